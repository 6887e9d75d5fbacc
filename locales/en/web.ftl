## Everywhere

web-slogan = five pirate games, one harbour
web-tools = Tools
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-yes = yes
web-no = no
web-on = on
web-off = off
web-search = Search
web-nothing-found = Nothing found.
web-connecting = One moment …
web-reconnecting = Connection lost. Trying again; nothing you have done is lost.
web-offline = The server does not answer. Check the network and try again.
web-page-failed = This page could not be loaded.
web-reload = Load it again
web-refused = That is not possible now.
web-why-rule = Read the rule
web-why-not = Why not?
web-to-harbour = To the harbour
web-rules = Rules
web-primer = In short
web-primer-new = New here? The game in short
web-rules-of = { $game }: the rules
web-settings = Settings
web-credits = Credits and licences
web-name = Your name
web-me-name = Captain
web-bot = Bot
web-you = you
web-copied = Copied.
web-your-turn = Your turn

## The games

web-game-martinique = Martinique
web-game-maracaibo = Pirates of Maracaibo
web-game-marauders = Merchants & Marauders
web-game-jolly-roger = Jolly Roger
web-game-deliveries = Deliveries

web-blurb-martinique = Eight squares by eight, one buried treasure. Gather maps, cross out, dig first.
web-blurb-maracaibo = Sail east through a sea of cards, refit your ship, bury your loot.
web-blurb-marauders = Trade or the black flag. Seventeen seas, and ten Glory Points win.
web-blurb-jolly-roger = One ship, ten pirates, and a captain who can always be overthrown.
web-blurb-deliveries = Ship and goods of one colour, before the harbour bell rings.

## Harbour

web-harbour-side = My tables and links
web-playing-as = Playing as { $name }
web-continue = Back to your games
web-no-tables = No games yet. Take a new table and you play within a minute.
web-against = against { $names }
web-status-waiting = Waiting for players
web-status-playing = Others are thinking
web-status-over = Finished
web-your-turns = ({ $count }) Your turn
web-ended =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-join-by-link = Join by link
web-link = A link from a friend
web-enter = Enter
web-no-link = That is no link to a table.
web-join-how = No account: a link, a name, you play. You may also just watch.
web-one-screen = Around one screen
web-one-screen-how = The family at one device: a curtain falls between turns, so nobody peeks.
web-play-here = Play on this device
web-watch-record = Watch a game again
web-choose-file = Choose a record …
web-import-failed = That file is no record of a game.
web-players = Players
web-duration = Duration
web-minutes = { $minutes } min
web-weight = Difficulty
web-weight-of = Difficulty { $weight } of 5
web-new-table = New table
web-being-built = being built
web-unofficial-short = Unofficial, non-commercial, made by fans.

## A new table

web-game = Game
web-new-table-of = New table: { $game }
web-seats = Who plays
web-seat-me = Me
web-seat-bot = Bot: { $bot }
web-seat-open = A friend, by link
web-seat-here = Somebody on this device
web-bot-random = Deckhand
web-bot-greedy = Bosun
web-bot-mcts = Captain
web-clock = Time to react
web-clock-off = no limit
web-clock-seconds = { $seconds } s
web-clock-note = Only where everybody may act at once: when the time is up, whoever has not acted passes.
web-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-start = Start

## Waiting room

web-waiting-title = Waiting
web-waiting-for-players =
    { $count ->
        [one] One more player and off we go
       *[other] { $count } more players and off we go
    }
web-join-table = Take a seat
web-open-seat = free
web-take-seat = sit here
web-seat-a-bot = Seat a bot
web-here = is here
web-away = away
web-join = Join
web-invite-friends = Send this link to your friends
web-copy-link = Copy the link
web-copy-by-hand = The browser does not let this page copy. The link is selected: copy it yourself.
web-link-only-here = Only this computer can open this link. To play with others in your network, start Kaper at the address that this computer has there, and take a new table. For example:
web-share = Share
web-starts-by-itself = The game begins by itself as soon as every seat is taken.
web-no-table = There is no such table.

## At the table

web-prompt-mine = Your turn. { $prompt }
web-prompt-here = { $name }, your turn. { $prompt }
web-prompt-bot =
    { $count ->
        [one] { $names } is thinking …
       *[other] { $names } are thinking …
    }
web-prompt-others = Waiting for { $names }.
web-prompt-wait = One moment …
web-action-bar = Your move
web-choices = Choices
web-choose-on-board = Choose on the board.
web-all-moves = All moves ({ $count })
web-confirm = Confirm
web-hint = Hint
web-hint-is = what a bot would do
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-ask-whom =
    { $count ->
        [one] { $names } has to agree.
       *[other] { $names } have to agree.
    }
web-undo-request = Take it back?
web-undo-request-text =
    { $count ->
        [one] { $name } asks to take back the last action. Do you agree?
       *[other] { $name } asks to take back the last { $count } actions. Do you agree?
    }
web-undo-waiting = Somebody asked to take an action back; waiting for an answer.
web-agree = Agree
web-disagree = Better not
web-form-count = (choose { $least } to { $most })
web-log = Log
web-log-and-talk = Log and talk
web-say = Send
web-say-placeholder = Talk to the table …
web-spectator = Spectator
web-since-last-turn = Since your last turn
web-unread = new
web-events-more =
    { $count ->
        [one] One more event.
       *[other] { $count } more events.
    }
web-zones = Parts of the table
web-zone-left = Left side of the table
web-zone-right = Right side of the table
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-seat-bot-for = A bot plays for { $name }
web-seat-bot-sure = Let a bot play for { $name }?
web-seat-bot-how = The bot ({ $bot }) decides for this seat from now on. { $name } may come back at any time and take the seat again.
web-seat-kept = You were away, and a bot plays your seat. It is still yours.
web-seat-back = Take the seat back: { $name }
web-other-device = Play on another device
web-other-device-how = Whoever opens this link plays your seat. Open it on your own devices only, and show it to nobody. It works for a day.
web-seat-link = The link to your seat
web-export-seen = Save what I see
web-resign = Resign
web-resign-sure = { $name }, do you really resign?
web-resign-how =
    { $players ->
        [1] The game ends at once.
        [2] The game ends at once, and the other side wins.
       *[other] A bot plays on in your place, and you cannot take the seat back.
    }

web-one-device = on one device
web-curtain-turn = { $name }, it is your turn
web-curtain-hand-over = Hand the device over. Everybody else looks away.
web-curtain-open = I am { $name }: open the curtain
web-curtain-undo = { $name }: take it back

## Keys

web-keys = Keys
web-keys-board = On a board the arrow keys go from place to place. Enter selects; on what is selected it confirms.
web-key-help = this list
web-key-moves = list of legal moves
web-key-confirm = confirm the selected move
web-key-cancel = clear the selection
web-key-undo = undo
web-key-hint = hint
web-key-chat = talk to the table
web-key-rules = rules
web-key-skip = skip animations

## The end

web-game-over = The game is over.
web-see-result = Result
web-see-board = See the board
web-result-won = You win!
web-result-winner = { $name } wins
web-result-draw = A draw
web-result-shared = { $names } win together
web-winner = Winner
web-reason-resigned = { $name } gave up.
web-reason-resigned-me = You gave up.
web-total = Total
web-rematch = Rematch
web-to-rematch = To the rematch
web-export = Save the record
web-fair-play = Fair play
web-fair-play-how = The hash was known before the first move, the seed only now. Whoever wants to can check that no shuffle was touched: kaper replay --verify.
web-seed = Seed
web-seed-hash = SHA-256 of the seed

## Replay

web-replay = Replay
web-replay-start = Before the first move
web-replay-step = Step { $step } of { $steps }
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-stays = This step could not be fetched. Try again.
web-replay-failed = This game cannot be watched: it is not over yet, or there is no such game.
web-eyes = Through whose eyes
web-eyes-spectator = As a spectator
web-eyes-of = Through the eyes of { $name }

## Rules

web-contents = Contents
web-icons = Icons
web-pieces = Components
web-sources = Each component says how well its printed face is known. House-made ones fill the exact count; whoever owns the box can replace them by a file.
web-source-rulebook = from the rulebook
web-source-found = found
web-source-inferred = inferred
web-source-recalled = recalled
web-source-house = house-made
web-rule-clarification = clarification
web-rule-example = example
web-rule-variant = variant

## Settings

web-language = Language
web-theme = Look
web-theme-chart = Chart by day
web-theme-night = Lantern at night
web-theme-system = Like the system
web-theme-to-chart = Look: chart by day
web-theme-to-night = Look: lantern at night
web-speed = Animations
web-speed-0 = none
web-speed-1 = normal
web-speed-2 = fast
web-confirm-moves = Confirm every move
web-sound = Sounds
web-notify = Tell me when it is my turn
web-notify-blocked = The browser does not allow notifications for this page.
web-settings-kept = Settings stay in this browser and are sent nowhere.

## Credits

web-credits-games = The games
web-unofficial = Kaper is an unofficial, non-commercial implementation made by fans. Names of games belong to their owners; rules are told in our own words, and no artwork of the printed games is used.
web-credits-house = Where a printed card or token is not known to us, a house-made one fills its place and says so.
web-credits-icons = Icons
web-credits-icons-by = Icons by Lorc, Delapouite and contributors,
web-credits-icons-changed = Recoloured and resized.
web-credits-fonts = Fonts
web-licence = licence
web-credits-code = Pictures and code
web-credits-code-text = Ships, seat marks, flags, emblems and charts are drawn for Kaper. They and the code are under the MIT licence.
web-house = made for Kaper; the printed one is not known

## Guided voyages

web-voyage-minutes = First voyage, { $minutes } min
web-voyage-on = First voyage: { $game }
web-voyage-how = Learn by playing: a guide leads you through your first turns at a real table.
web-voyage-welcome = New here? Learn by playing
web-voyage-offer = A guide leads you through your first turns of { $game }, in { $minutes } minutes.
web-voyage-start = Set out
web-voyage-again = Sail again
web-voyage-ended = done
web-voyage-step = First voyage: step { $step } of { $steps }
web-guide = Guide
web-guide-step = Step
web-guide-look = It points at: { $what }
web-guide-next = Continue
web-guide-act = Your move
web-guide-fold = Make the guide small
web-guide-unfold = Show what the guide says
web-guide-leave = Leave the lesson
web-guide-leave-how = Play on from here without the guide, or go to the harbour: the lesson waits for you there.
web-guide-stay = Stay
web-guide-alone = Play on without the guide
web-guide-end = Well sailed!
web-guide-play-on = Play on from here
web-guide-next-chapter = Next chapter: { $title }
