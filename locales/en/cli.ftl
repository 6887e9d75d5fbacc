## The start

cli-start =
    Kaper: pirate board games, alone against bots, with friends, or a million games by morning.

    Three things to try:

      kaper play                                        in the browser; with --terminal, here
      kaper games                                       the games and their variants
      kaper simulate martinique --games 100 --check     bots play, every rule is checked

    All commands: kaper --help. Po polsku: kaper --lang pl

cli-new-game =
    The game { $name } is in { $folder }: small, but whole. Its README.md tells what is where.

      pip install -e { $folder }                        beside Kaper’s sources: python3 play.py add { $folder }
      kaper play --terminal { $name }                   it is in the browser, too
      kaper simulate { $name } --games 100 --check      bots play, every rule is checked

## Columns of tables

cli-column-game = Game
cli-column-title = Title
cli-column-seats = Players
cli-column-options = Options (the standard first)
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-mean-score = Mean score
cli-column-interval = 95%
cli-column-elo = Elo
cli-column-elo-interval = 95%
cli-column-ms-decision = ms/decision
cli-column-cpu = CPU
cli-column-gain = Points over greedy
cli-column-headroom = Of headroom
cli-column-reason = Ended by
cli-column-figure = Figure
cli-column-mean = Mean
cli-column-games = Games
cli-column-rule = Rule
cli-column-kind = Kind
cli-column-tests = Tests
cli-column-table = Table
cli-column-id = Id
cli-column-name = Name
cli-column-copies = Copies
cli-column-source = Source
cli-column-engine = Engine
cli-column-median = Median µs
cli-column-spread = Min–max µs
cli-column-ratio = Times { $game }
cli-column-here = Here µs
cli-column-there = There µs
cli-column-here-there = Here/there
cli-column-bare = Rules µs
cli-column-simulate = simulate µs
cli-column-arena = arena µs
cli-column-simulate-pace = simulate/rules
cli-column-arena-pace = arena/rules
cli-column-server = Server
cli-column-moves = Moves/s
cli-column-moves-spread = Min–max
cli-column-moves-ratio = Kaper/peer
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-cpu-move = CPU µs/move
cli-column-cpu-ratio = Peer/Kaper
cli-column-server-busy = Server busy
cli-column-generator-busy = Generator busy
cli-column-messages = Messages/move
cli-column-where = Where
cli-column-function = Function
cli-column-break = Break
cli-column-before = Before
cli-column-after = After
cli-column-test = Test
cli-column-why = Why
cli-column-run = Run by tests
cli-column-strike = Fault
cli-column-strikes = Strikes

## Simulate and replay

cli-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $length } decisions on average, in { $seconds } s: { $speed } decisions a second.
cli-cut =
    { $count ->
        [one] { $count } game was not over within the limit of decisions ({ $longest }): it was cut and is left out.
       *[other] { $count } games were not over within the limit of decisions ({ $longest }): they were cut and are left out.
    }
cli-checked =
    { $count ->
        [one] { $count } decision checked, no fault.
       *[other] { $count } decisions checked, no fault.
    }
cli-fault =
    kaper: the check “{ $check }” failed at decision { $decision } of the game with seed { $seed }
      { $detail }
      The record that shows it: { $file }
cli-replayed =
    { $count ->
        [one] { $game }: { $count } decision, replayed and checked.
       *[other] { $game }: { $count } decisions, replayed and checked.
    }
cli-analysed = The analysis is a page for your browser: { $file }
cli-puzzles-found =
    { $count ->
        [one] { $count } puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }
cli-unfinished = The game is not over.
cli-verified = Every random outcome matches the seed: nothing was tampered with.
cli-asked =
    { $count ->
        [one] { $names } decides now.
       *[other] { $names } decide now.
    }
cli-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
cli-won = You win.
cli-won-together = You win together with { $names }.
cli-no-winner = Nobody wins.
cli-score = { $seat }: { $score }

## Hosting

cli-moving = bringing tables over
cli-moved =
    { $tables ->
        [one] { $tables } table has arrived, and was played again to check it. Facts: { $facts }.
       *[other] { $tables } tables have arrived, and were played again to check them. Facts: { $facts }.
    }
cli-moved-broken =
    { $count ->
        [one] One table could not be played where it came from, nor can it be now: { $ids }
       *[other] { $count } tables could not be played where they came from, nor can they be now: { $ids }
    }

## Arena

cli-arena-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $length } decisions on average, in { $seconds } s; different deals: { $deals }.
cli-arena-note = Each deal was played with every line-up. Intervals count deals: shares by Wilson, Elo (Bradley–Terry) by Bayesian bootstrap.
cli-arena-before = How often the row’s bot finished ahead of the column’s
cli-arena-elo = Elo, with 95% intervals
cli-arena-scores = Scores
cli-arena-crowded =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } on { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }: bots that search for some time get only part of it. Use --workers { $cores } at most.
cli-arena-headroom =
    { $deals ->
        [one] Headroom, over { $deals } deal
       *[other] Headroom, over { $deals } deals
    }
cli-arena-headroom-note = Points of win share beyond a fair share, won against greedy bots. The oracle sees everything: its points are the headroom, 100%.
cli-arena-headroom-unknown = The oracle is not surely better than greedy, so no parts can be told: play more deals, or let it think longer with --oracle.
cli-arena-title =
    { $games ->
        [one] { $game }: { $games } game
       *[other] { $game }: { $games } games
    }

## Data

cli-dataset-made =
    { $games ->
        [one] { $games } game is in { $folder }. What stands in each column: docs/datasets.md.
       *[other] { $games } games are in { $folder }. What stands in each column: docs/datasets.md.
    }

cli-balance-made = The balance page is a file for your browser or editor: { $file }

## Training

cli-train-learned =
    { $games ->
        [one] Learned from { $games } game in { $seconds } s.
       *[other] Learned from { $games } games in { $seconds } s.
    }
cli-train-loss = Log loss: { $first } in the first games, { $last } in the last. Only matches tell strength.
cli-train-cut =
    { $count ->
        [one] { $count } game found no end and taught nothing.
       *[other] { $count } games found no end and taught nothing.
    }
cli-train-matches =
    { $games ->
        [one] Against the formula: { $share } of { $games } game ({ $low } to { $high }), { $ms } ms a decision beside { $formula } ms.
       *[other] Against the formula: { $share } of { $games } games ({ $low } to { $high }), { $ms } ms a decision beside { $formula } ms.
    }
cli-train-stronger = These weights are stronger than the formula.
cli-train-not-stronger = That does not show that these weights are stronger than the formula.
cli-train-written = The weights are in { $file }.
cli-train-title =
    { $games ->
        [one] { $game }: learned from { $games } game
       *[other] { $game }: learned from { $games } games
    }
cli-train-games = games
cli-train-loss-over-games = Log loss, mean of { $window } games
cli-train-strength = Share of wins against the formula

## Ledger and components

cli-no-tests = The tests are not here: only a copy of the sources has them, so nothing is known about which rules they cover.
cli-covered = { $covered } of { $rules } rules have a test ({ $kinds }).
cli-not-covered =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    } ({ $kinds }).
cli-without-line =
    { $count ->
        [0] Every rule that can be enforced has a line of code that enforces it.
        [one] { $count } rule that can be enforced has no line of code that enforces it.
       *[other] { $count } rules that can be enforced have no line of code that enforces them.
    }
cli-rule-lines = Lines that enforce it
cli-rule-no-line = none
cli-rule-named = Lines that only name it
cli-rule-tests = Tests
cli-rule-no-test = none
cli-unknown-rules = Tests name rules that the ledger does not have: { $rules }
cli-source =
    { $source ->
        [rulebook] Told by the rulebook
        [found] Found in published sources
        [inferred] Inferred
        [recalled] From memory
       *[house] Our own, as the printed ones are not known
    }: { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }.
cli-house = House components: { $house } of { $all } kinds. If you own the box, replace them with --components FILE.

## Bench

cli-bench-decisions = A random decision (legal actions, choice, apply), in CPU time:
cli-bench-clones = A copy of a position, in CPU time:
cli-bench-note = These are different games: a ratio is a scale, not a race over the same distance.
cli-bench-against = There is { $folder }. A ratio above 1 means that it takes longer here.
cli-bench-used-note = “Rules” is the engine alone: legal actions, choice, apply. The last columns say how much of its pace is left.
cli-bench-absent = Not installed, so left out: { $names }. `python3 play.py bench` installs them.
cli-bench-servers =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, each with two players and two spectators: { $sockets } sockets. Whoever is to move answers at once.
cli-server-ours = kaper
cli-bench-servers-note =
    A scale, not a race over the same distance. Ours plays Martinique by its full rules, and a move
    counts when it is committed to the database (a crash does not lose it, a power cut may).
    boardgame.io plays a simpler game with a state about as large, which it keeps in memory; a move
    counts when its update comes. Spectators of ours get moves that come in quick succession together,
    so it sends fewer messages. One generator loads both, in turn; CPU time a move is the fairest number.
cli-bench-no-server = boardgame.io could not be installed, so ours alone is measured: { $why }

## Mutate

cli-mutate-measuring = Which test runs which line
cli-mutate-breaking = Breaking rules
cli-mutate-kept = What was found is kept: the same command goes on from here.
cli-mutate-harmless = Breaks that change nothing a test could notice: { $count }
cli-mutate-by-play = Breaks noticed only in whole games, by no test of a rule: { $count }
cli-mutate-wrong = Breaks listed as harmless that a test noticed all the same: { $count }
cli-mutate-lived = Breaks that nothing noticed: { $count }
cli-mutate-stale = breaks.toml lists what is not there: { $name }
cli-mutate-run = yes
cli-mutate-never-run = never
cli-mutate-tried = { $tried } of { $possible } possible breaks, drawn with seed { $seed }, in { $seconds } s.
cli-mutate-counts = Noticed by tests of rules: { $rules }; only in whole games: { $play }; harmless: { $harmless }; by nothing: { $lived }.

## Attacks

cli-attack-part-access = Who may do what
cli-attack-part-requests = Requests
cli-attack-part-bytes = Bytes
cli-attack-part-sockets = Sockets
cli-attack-part-files = Files
cli-attack-part-warming = Warming up
cli-attack-part = Part
cli-attack-sent = Sent
cli-attack-answers = Answers
cli-attack-seconds = Seconds
cli-attack-judged = Must not be
cli-attack-found = Found
cli-attack-kind-failure = Answers 5xx
cli-attack-kind-exception = Exceptions that nobody handled
cli-attack-kind-change = Changes by those who may not
cli-attack-kind-secret = Secrets told
cli-attack-kind-access = Let in or kept out wrongly
cli-attack-kind-reader = Files that were not read or refused in time and in words
cli-attack-kind-silent = No answer
cli-attack-kind-memory = Grown beyond bounds
cli-attack-memory = Memory: { $before } MB before, { $after } MB after; { $most } MB more are allowed.
cli-attack-memory-unknown = This system does not tell how much memory the server has.
cli-attack-stood = The server stood.
cli-attack-fell = The server did not stand.

## A storm

cli-storm-limit =
    { $minutes ->
        [one] A storm begins; it ends by itself within { $minutes } minute, then come the calm and the verdict.
       *[other] A storm begins; it ends by itself within { $minutes } minutes, then come the calm and the verdict.
    }
cli-storm-left-out = Left out: { $kind }. { $why }
cli-storm-not-ours = A service that was not started for the storm is never stopped.
cli-storm-no-root = Only root can mount a disk to fill up.
cli-storm-no-files = The server itself keeps nothing in files here.
cli-storm-kind-server = server killed
cli-storm-kind-worker = one process killed
cli-storm-kind-workers = all processes killed
cli-storm-kind-redis = Redis killed
cli-storm-kind-redis-cut = Redis cut off
cli-storm-kind-redis-stall = Redis silent
cli-storm-kind-database = PostgreSQL killed
cli-storm-kind-database-cut = PostgreSQL cut off
cli-storm-kind-database-stall = PostgreSQL silent
cli-storm-kind-disk = disk full
cli-storm-kind-files = writing forbidden
cli-storm-kind-clock = clock set
cli-storm-took = { $strikes } strikes, { $kills } of them kills, drawn with seed { $seed }, in { $seconds } s; the longest until all was well again took { $longest } s.
cli-storm-figures = Tables: { $tables }; facts kept: { $facts }; commands acknowledged: { $acknowledged }; sent again: { $again }; reconnections: { $reconnections }; situations compared with a replay: { $situations }.
cli-storm-verdict =
    { $wrong ->
        [0] Nothing was lost, doubled, invented or betrayed.
        [one] { $wrong } thing is wrong.
       *[other] { $wrong } things are wrong.
    }
cli-storm-kept = What players noted and the server logged lies in { $folder }
cli-storm-wrong-no-table = { $table }: the table is gone
cli-storm-wrong-damage = the database is damaged: { $detail }
cli-storm-wrong-lost = { $table }: an acknowledged command is lost: { $detail }
cli-storm-wrong-doubled = { $table }: a command was carried out twice: { $detail }
cli-storm-wrong-invented = { $table }: nobody gave this command: { $detail }
cli-storm-wrong-refused-kept = { $table }: a command was refused and yet carried out: { $detail }
cli-storm-wrong-other = { $table }: something else was carried out than the command said: { $detail }
cli-storm-wrong-unanswered = { $table }: a command was never answered: { $detail }
cli-storm-wrong-broken = { $table }: the table cannot be built anew: { $detail }
cli-storm-wrong-digest = { $table }: a replay leads to another position than the snapshot
cli-storm-wrong-seed = { $table }: the seed does not give what chance decided: { $detail }
cli-storm-wrong-told = { $table }: somebody was told what the facts do not say, at { $detail }
cli-storm-wrong-talk = { $table }: somebody read a line that nobody said: { $detail }
cli-storm-wrong-leak = { $detail } holds a secret
cli-storm-wrong-stuck = { $table }: the game did not go on after the storm
cli-storm-wrong-not-back = not everything served again after a strike: { $detail }
cli-storm-wrong-out-of-time = the storm took too long
cli-storm-wrong-exit-code = the server did not end in peace: { $detail }
cli-storm-wrong-left-over = processes outlived their server: { $detail }

## The game in the terminal

cli-welcome = { $game }. You play { $seat }. Type ? for help.
cli-no-hint = There is no hint for what nobody asks you.
cli-hint = Your choice: a number, an action, or ? for help.
cli-let-be = An empty line lets them go on.
cli-page = Page { $page } of { $pages }; “{ $more }” shows the next.
cli-no-such-number = The numbers go from 1 to { $most }.
cli-not-understood = “{ $line }” is neither a number, nor an action, nor a command. Type ? for help.
cli-refused = Not allowed: { $rule } [{ $id }]
cli-allowed = “{ $action }” is allowed.
cli-why-what = Name an action, for example: why move a1-a2
cli-no-rules = No rule mentions “{ $wanted }”. Try a word, for example: rules joker
cli-more-rules =
    { $count ->
        [one] { $count } more rule mentions it.
       *[other] { $count } more rules mention it.
    }
cli-save-where = Name a file, for example: save evening.kaper
cli-saved = Saved. Go on with: kaper play --resume { $file }
cli-not-saved = Not saved: { $problem }
cli-left = Fair winds!

cli-help-answer = Answer with the number of an option or with an action as the record writes it, or say:
cli-command-help = help
cli-command-log = log
cli-command-rules = rules
cli-command-why = why
cli-command-hint = hint
cli-command-undo = undo
cli-command-board = board
cli-command-more = more
cli-command-save = save
cli-command-quit = quit
cli-help-help = this list
cli-help-log = what happened so far
cli-help-rules = the rules that mention a WORD
cli-help-hint = what a bot would do, why, and how it would go on
cli-help-why = why an ACTION is not allowed now
cli-help-undo = undo your last action, if nobody learned anything since
cli-help-board = show the board again
cli-help-more = the next page of options
cli-help-save = save the game to a FILE
cli-help-quit = leave

## Martinique's board: two letters a token

cli-martinique-swords = Sw
cli-martinique-pistols = Pi
cli-martinique-skull = Sk
cli-martinique-chest = Ch
cli-martinique-parrot = Pa
cli-martinique-rum = Ru
cli-martinique-map = Map
cli-martinique-map-token = map token
cli-martinique-bag = In the bag
cli-martinique-bar-jokers = Jokers in the bar
cli-martinique-bar-maps = Map tokens in the bar
cli-martinique-stools = Bar stools
cli-martinique-possible = The treasure may lie at
cli-martinique-reserve = To land
cli-martinique-loot = Loot
cli-martinique-jokers = Jokers
cli-martinique-maps = Maps
cli-martinique-hold = Hold
cli-martinique-points = Points

## The tables of Merchants & Marauders

cli-marauders-zone = Sea zone
cli-marauders-demand = In demand
cli-marauders-modification = Modification
cli-marauders-merchant = Merchant
cli-marauders-ships = Ships (in port)
cli-marauders-round = round
cli-marauders-events-left = Events left:
cli-marauders-captain = Captain
cli-marauders-glory = Glory (total)
cli-marauders-gold = Ducats aboard
cli-marauders-chest = Chest
cli-marauders-ship = Ship
cli-marauders-locations = Locations
cli-marauders-fitted = Modifications
cli-marauders-weapons = Special Weapons
cli-marauders-cargo = Cargo
cli-marauders-hand = Glory cards
cli-marauders-specialists = Specialists
cli-marauders-rumors = Rumors
cli-marauders-mission = Mission
cli-marauders-bounties = Bounties

## The site

cli-site-modules = Packing the interpreter and the games…
cli-site-client = Building the pages…
cli-site-done = The site is in { $folder }: put it on any file server.
