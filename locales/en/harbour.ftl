## The harbour

harbour-play-now = Play now
harbour-more = Options
harbour-against-bots =
    { $count ->
        [one] against one bot (level: { $strength })
       *[other] against { $count } bots (level: { $strength })
    }
harbour-looking = Looking for your tables…
harbour-alone = alone
harbour-lost = You lost
harbour-history = My games and statistics
harbour-friends = With friends
harbour-open-tables = Open tables
harbour-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
harbour-under-way = under way
harbour-watch = Watch

## Who plays

harbour-who = What shall we call you?
harbour-who-how = Asked once and kept on this device. You can change it in the settings.
harbour-who-go = Play
harbour-their-name = Name of whoever plays here

## A new table

harbour-first-game = First game
harbour-last-game = As last time
harbour-first-game-how = “First game” takes few players and the easiest setup.
harbour-seats-how = Bots get names of their own. None of them knows more than a player in its seat could.
harbour-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
harbour-pace = Time limit
harbour-pace-evening = In one sitting
harbour-pace-days = Over days
harbour-pace-how = Your clock runs only while you are asked. Bots need no time.
harbour-pace-days-how = Nobody has to be there at the same time. Your clock runs only while you are asked, and stands still on holiday.
harbour-flag = When somebody’s time is up
harbour-flag-move = a bot makes that move
harbour-flag-bot = a bot takes over
harbour-flag-lose = they lose
harbour-holiday = Holiday for each player
harbour-listed = Who may join this table
harbour-listed-no = whoever has the link
harbour-listed-yes = anyone on this server
harbour-listed-how = “Anyone on this server” lists the table in everybody’s harbour: they may take a free seat, or watch.
harbour-rare = Rules that few change

## What each option changes

harbour-note-martinique-lost-treasure = Whether finding the treasure ends the game or only earns points.
harbour-note-martinique-enter-first = How many of your pirates must be on the island before any of them may move: the more, the harder.
harbour-note-maracaibo-difficulty = How much your opponent Redbeard gains each turn when you play alone.
harbour-note-maracaibo-layout = How the cards are laid out, and so which routes lead east.
harbour-note-maracaibo-location-groups = Locations far apart make an easier first game.
harbour-note-maracaibo-fog-locations = You do not know what a location offers before somebody has been there.
harbour-note-maracaibo-fog-improvements = You do not know which improvements lie ahead before somebody sails there.
harbour-note-maracaibo-skirmishes = Opponents on your card can be attacked, for points and loot.
harbour-note-maracaibo-adventure-hunters = Quests become harder and worth twice as much.
harbour-note-maracaibo-rubies = One more treasure to gather and sell.
harbour-note-maracaibo-retirement = Explorers who reach the end of their track can settle down.
harbour-note-maracaibo-residence-stop = What a stop is worth if you do not want to build there.
harbour-note-maracaibo-rivers = How rivers are counted when an explorer retires.
harbour-note-marauders-length = How many Glory Points win: 8 take about two hours with two players, 10 a whole evening.
harbour-note-marauders-cards = The second set has more cards that players use against one another.
harbour-note-jolly-roger-loot = Whether everyone sees how rich each player is.
harbour-note-jolly-roger-captains-gold = When the Captain swaps loot at a Port, everyone draws a crew card.
harbour-note-deliveries-series = One game takes about 25 minutes; a series ends when somebody has 100 points.
harbour-note-deliveries-visibility = Whether you can work out when the first Deliveries come.
harbour-note-deliveries-proof = How the others learn that you cannot give a card.
harbour-note-deliveries-first-player = Who begins.

## Why a table can’t be made so

server-bad-input = That doesn’t fit this game: it is neither one of its tables nor one of its saved games.
server-own-arrangement = A saved game that begins in a position set up by hand can’t be loaded here; replay it from the command line.
server-own-components = A saved game with components of your own can’t be loaded here; replay it from the command line.
server-wrong-seats = This game can’t be played by that number of players.
