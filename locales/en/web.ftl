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
web-found =
    { $count ->
        [one] { $count } place found.
       *[other] { $count } places found.
    }
web-connecting = One moment…
web-reconnecting = Connection lost. Reconnecting; your moves are safe.
web-offline = The server isn’t answering. Check your connection and try again.
web-page-failed = This page could not be loaded.
web-reload = Reload

## Without a server

web-alone = No connection
web-alone-why = Kaper’s server can’t be reached, so tables can’t be opened just now.
web-alone-safe = Your games are safe: they are kept on the server and go on where you left off.
web-alone-again = Try again
web-alone-works = Meanwhile you can open:
web-install = Install as an app
web-install-how = Kaper gets an icon of its own and opens without the browser’s bars.
web-install-by-menu = To install Kaper as an app, choose “Share”, then “Add to Home Screen”.

web-refused = You can’t do that now.
web-why-rule = Read the rule
web-why-not = Why not?
web-to-harbour = To the harbour
web-rules = Rules
web-puzzles = Puzzles of the day
web-primer-new = New here? Read the quick rules
web-rules-of = { $game }: the rules
web-settings = Settings
web-credits = Credits and licences
web-name = Your name
web-name-missing = Write a name first: the others see it at the table.
web-portrait = Your portrait, if you like
web-portrait-of = Portrait { $number } of { $count }
web-you = you
web-you-alone = You
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
web-blurb-marauders = Trade or the black flag. Seventeen seas; the first to ten Glory Points wins.
web-blurb-jolly-roger = One ship, ten pirates, and a captain who can always be overthrown.
web-blurb-deliveries = Ship and goods of one colour, before the harbour bell rings.

## Harbour

web-harbour-side = My tables and links
web-playing-as = Playing as { $name }
web-continue = Back to your games
web-no-tables = No games yet. “Play now” takes you to a table at once.
web-broken-tables =
    { $count ->
        [one] One of your tables is damaged and cannot be opened.
       *[other] { $count } of your tables are damaged and cannot be opened.
    }
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
web-link = A link from a friend
web-enter = Enter
web-no-link = That isn’t a link to a table.
web-join-how = No account: a link, a name, and you play. You can also just watch.
web-one-screen = Around one screen
web-one-screen-how = The family at one device: a curtain falls between turns, so nobody peeks.
web-play-here = Play on this device
web-watch-record = Watch a game again
web-choose-file = Choose a saved game…
web-import-failed = That file isn’t a saved game.
web-players = Players
web-duration = Duration
web-minutes = { $minutes } min
web-weight = Difficulty
web-weight-of = Difficulty { $weight } of 5
web-being-built = coming soon
web-unofficial-short = Unofficial, non-commercial, made by fans.

## A new table

web-game = Game
web-new-table-of = New table: { $game }
web-seats = Who’s playing
web-seat-me = Me
web-seat-bot = A bot, { $bot }
web-seat-open = A friend, by link
web-seat-here = Somebody on this device
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-level-easy = Easy: sees only its own turn and often overlooks the best move. For children and first games.
web-level-medium = Medium: plans its own turn well and slips now and then.
web-level-hard = Hard: also works out what the others may answer. Thinks for up to a second.
web-level-expert = Expert: works out more than the hard one, and takes up to four seconds for it.
web-style-of = What the bot in seat { $number } likes
web-style-none = just to win
web-style-raider = likes raids
web-style-trader = likes trade
web-style-builder = likes to build
web-style-explorer = likes to explore
web-style-mutineer = quick to mutiny
web-style-loyal = stands by the Captain
web-bot-random = beginner
web-bot-greedy = experienced
web-bot-mcts = master
web-bot-is = bot, { $strength }
web-clock = Time to react
web-clock-off = no limit
web-clock-seconds = { $seconds } s
web-clock-note = Used only when everyone may act at once: when time is up, anyone who hasn’t acted passes.
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
web-open-seat = open
web-take-seat = sit here
web-seat-a-bot = Seat a bot
web-here = is here
web-away = away
web-join = Join
web-invite-friends = Send this link to your friends
web-copy-link = Copy the link
web-copy-by-hand = Your browser won’t let this page copy. The link is selected: copy it yourself.
web-link-only-here = This link works only on this computer.
web-link-elsewhere = To let others on your network in, open the tables to the network: in the harbour, at the computer that runs Kaper.
web-qr = QR code of the link
web-qr-how = Point the camera of a phone on your network at this code to open the table.
web-network = Open to my network
web-network-shut = Off: only this computer can reach these tables.
web-network-open = On: anyone on this network who has the address or a link can come in. Switch it off when you have finished playing. Address on the network:
web-share = Share
web-starts-by-itself = The game starts as soon as every seat is taken.
web-no-table = There is no such table.

## At the table

web-prompt-here = { $name }: { $prompt }
web-prompt-by-itself = Nothing to choose here: it goes on by itself.
web-pass-only = You have nothing to answer with here, so all you can do is pass.
web-stand-card = Pass until a card is played
web-stand-window = Pass until this is over
web-standing-card = You pass until a card is played.
web-standing-window = You pass until this is over.
web-standing-end = Ask me again
web-log-given = { $count ->
        [one] Answered for you: { $choice }
       *[other] Answered for you, { $count } times: { $choice }
    }
web-ask-always = Ask even where there is only one answer
web-prompt-bot =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
web-prompt-others = Waiting for { $names }.
web-prompt-wait = One moment…
web-action-bar = Your move
web-choices = Choices
web-choose-on-board = Choose a highlighted space or card.
web-all-moves = All moves ({ $count })
web-confirm = Confirm
web-hint = Hint
web-hint-is = what a bot would do
web-hint-take = Do it
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-ask-whom =
    { $count ->
        [one] { $names } has to agree.
       *[other] { $names } have to agree.
    }
web-undo-request = Undo?
web-undo-request-text =
    { $count ->
        [one] { $name } asks to undo the last action. Do you agree?
       *[other] { $name } asks to undo the last { $count } actions. Do you agree?
    }
web-undo-waiting = Waiting for the others to agree to an undo.
web-agree = Agree
web-disagree = No, play on
web-form-count = (choose { $least } to { $most })
web-log = Log
web-log-and-talk = Log and chat
web-say = Send
web-say-placeholder = Message everyone…
web-phrases = Ready phrases
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-your-turn = Your turn!
web-phrase-one-moment = One moment, please.
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-good-game = Good game!
web-deleted = (deleted)
web-spectator = Spectator
web-since-last-turn = Since your last turn
web-recap-none = Nothing new yet
web-asked-again = You are asked again.
web-announcer = What happens
web-question = Question
web-log-wide = Widen the log
web-skip = Skip
web-unread = new
web-zones = Parts of the table
web-zone-left = Left side of the table
web-zone-right = Right side of the table
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-watching = Watching
web-people = Who is who
web-people-marks = The mark beside a name, with its colour, shape and letter, stands for that player everywhere on the table.
web-watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-seat-bot-for = Let a bot play for { $name }
web-seat-bot-sure = Let a bot play for { $name }?
web-seat-bot-how = The bot ({ $bot }) decides for this seat from now on. { $name } may come back at any time and take the seat again.
web-seat-kept = You were away, and a bot plays your seat. It is still yours.
web-seat-back = Take back { $name }’s seat
web-other-device = Play on another device
web-other-device-how = Whoever opens this link plays your seat. Open it on your own devices only, and show it to nobody. It works for a day.
web-seat-link = The link to your seat
web-export-seen = Save my view of the game
web-resign = Resign
web-resign-sure = { $name }, really resign?
web-resign-how =
    { $players ->
        [1] The game ends at once.
        [2] The game ends at once, and the other side wins.
       *[other] A bot plays on in your place, and you cannot take the seat back.
    }

web-one-device = on one device
web-curtain-turn = { $name }, it is your turn
web-curtain-hand-over = Hand the device over. Everybody else looks away.
web-curtain-open = I’m { $name }: raise the curtain
web-curtain-undo = { $name }: undo my move

## Keys

web-keys = Keyboard shortcuts
web-keys-board = Arrow keys move around the board. Enter selects; Enter again confirms.
web-key-help = this list
web-key-moves = list of legal moves
web-key-confirm = confirm the selected move
web-key-cancel = clear the selection
web-key-undo = undo
web-key-hint = hint
web-key-chat = chat
web-key-rules = rules
web-key-skip = skip animations and announcements
web-key-log = widen the log

## The end

web-game-over = The game is over.
web-see-result = Result
web-see-board = See the board
web-result-won = You win!
web-result-winner = { $name } wins
web-result-draw = A draw
web-result-shared = { $names } win together
web-result-won-together = You win together with { $names }
web-winner = Winner
web-reason-resigned = { $name } resigns.
web-reason-resigned-me = You resign.
web-total = Total
web-rematch = Rematch
web-to-rematch = To the rematch
web-rematch-called = There is a rematch: join in.
web-export = Save the game to a file
web-fair-play = Fair play
web-fair-play-how = Before the first move we published only the hash of the seed behind every shuffle and roll; now you see the seed itself. Anyone can check that nothing was tampered with: kaper replay --verify.
web-seed = Seed
web-seed-hash = SHA-256 of the seed

## Replay

web-analysis = Analysis
web-replay = Replay
web-replay-start = Before the first move
web-replay-step = Step { $step } of { $steps }
web-replay-back = One step back
web-replay-on = One step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-stays = This step could not be fetched. Try again.
web-replay-failed = This game cannot be watched: it is not over yet, or there is no such game.
web-eyes = View
web-eyes-spectator = As a spectator
web-eyes-of = As { $name }

## Rules

web-contents = Contents
web-icons = Icons
web-pieces = Components
web-sources = Each component tells you how well we know the printed original. House-made ones complete the set; if you own the box, you can replace them with a file of your own.
web-source-rulebook = from the rulebook
web-source-found = found
web-source-inferred = inferred
web-source-recalled = from memory
web-source-house = house-made
web-rule-clarification = clarification
web-rule-example = example
web-rule-variant = variant

## Settings

web-language = Language
web-theme = Theme
web-theme-chart = Day (chart)
web-theme-night = Night (lantern)
web-theme-system = Same as my device
web-theme-to-chart = Theme: day
web-theme-to-night = Theme: night
web-speed = Animations
web-speed-slow = slow
web-speed-0 = none
web-speed-1 = normal
web-speed-2 = fast
web-spoken = Read aloud by a screen reader
web-spoken-full = all that happens
web-spoken-short = only what matters
web-letter-keys = Single letters as shortcuts
web-confirm-moves = Confirm every move
web-sound = Sounds
web-volume = Volume of sounds
web-volume-off = off
web-notify = Tell me when it is my turn
web-notify-blocked = The browser does not allow notifications for this page.
web-settings-kept = Settings stay in this browser.

## Credits

web-credits-games = The games
web-unofficial = Kaper is an unofficial, non-commercial implementation made by fans. Game titles belong to their owners; the rules are in our own words, and we use no artwork from the published games.
web-credits-house = Where we don’t know a printed card or token, a house-made one takes its place and is marked as such.
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

## The rules as a book
web-book = The book
web-book-mark = The exact rules
web-book-rule = Show in full
web-book-told = In the book: { $chapter }
web-ledger = Exact rules
web-ledger-how = Every rule in full, with how we read what the rulebook leaves open. The book tells the same in plain words.
web-example = Example
web-example-try = Try it at the table
web-example-back = Back to the book
