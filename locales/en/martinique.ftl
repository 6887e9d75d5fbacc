## The game

martinique-title = Martinique
martinique-blurb = Two captains, one island: fill your hold at Dawn, dig for the Lost Treasure at Dusk.

martinique-seat-0 = Black
martinique-seat-1 = Red

martinique-stage-dawn = Dawn
martinique-stage-dusk = Dusk
martinique-stage-over = Game over

martinique-option-lost-treasure = Digging up the Lost Treasure
martinique-option-lost-treasure-wins = wins at once
martinique-option-lost-treasure-points = scores 20 points
martinique-option-enter-first = Pirates to land before the first move
martinique-option-enter-first-1 = 1 pirate
martinique-option-enter-first-2 = 2 pirates
martinique-option-enter-first-3 = 3 pirates
martinique-option-enter-first-4 = 4 pirates

## Dawn

martinique-entered =
    { $you ->
        [seat] You land
       *[other] { $seat } lands
    } a pirate on { $square }.
martinique-moved =
    { $you ->
        [seat] You move
       *[other] { $seat } moves
    } a pirate: { $path }.
martinique-map-turned-up =
    { $you ->
        [seat] You reveal { $owner }’s map token
        [owner] { $seat } reveals your map token
       *[other] { $seat } reveals { $owner }’s map token
    } no. { $slot }: coordinate { $coordinate }.
martinique-reveal-declined =
    { $you ->
        [seat] You reveal no map token; { $owner } keeps the secret.
        [owner] { $seat } reveals no map token; you keep the secret.
       *[other] { $seat } reveals no map token; { $owner } keeps the secret.
    }
martinique-loot-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } loot from { $square }: { $token }.
martinique-map-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $coordinate ->
        [unknown] the map token from { $square }.
       *[other] the map token from { $square }: coordinate { $coordinate }.
    }
martinique-sat =
    { $you ->
        [seat] You seat
       *[other] { $seat } seats
    } the pirate from { $square } on bar stool { $stool }.
martinique-joker-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } a joker from the bar.
martinique-bar-map-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $coordinate ->
        [unknown] map token no. { $place } from the bar.
       *[other] map token no. { $place } from the bar: coordinate { $coordinate }.
    }
martinique-loaded =
    { $you ->
        [seat] You load
       *[other] { $seat } loads
    } { $points ->
        [one] the Small Treasure of size { $size }, worth { $points } point: { $tokens }.
       *[other] the Small Treasure of size { $size }, worth { $points } points: { $tokens }.
    } Paid from the loot: { $spent }{ $jokers ->
        [0] .
        [one] , plus { $jokers } joker.
       *[other] , plus { $jokers } jokers.
    }
martinique-refilled = From the bag to the Small Treasure of size { $size }: { $tokens }.
martinique-load-skipped =
    { $you ->
        [seat] You save the jokers and load nothing.
       *[other] { $seat } saves the jokers and loads nothing.
    }
martinique-blocked =
    { $you ->
        [seat] You can’t move, so you pass.
       *[other] { $seat } can’t move and passes.
    }

## Dusk and the end

martinique-dusk-fell =
    { $discarded ->
        [one] Dusk falls. The last { $discarded } token is removed from the island; nobody looks at the maps among them.
       *[other] Dusk falls. The { $discarded } tokens left on the island are removed; nobody looks at the maps among them.
    }
martinique-dug =
    { $you ->
        [seat] You send
       *[other] { $seat } sends
    } the pirate from bar stool { $stool } to dig on { $square }.
martinique-treasure-shown = The Lost Treasure lies on { $square }.
martinique-treasure-found =
    { $you ->
        [seat] You dig
       *[other] { $seat } digs
    } up the Lost Treasure on { $square }.
martinique-scored =
    { $you ->
        [seat] You score
       *[other] { $seat } scores
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $loads } for most loads, { $digits } for digits in the hold, { $pairs } for pairs in the loot{ $treasure ->
        [0] .
       *[other] , { $treasure } for the Lost Treasure.
    }
martinique-won =
    { $you ->
        [seat] You win
       *[other] { $seat } wins
    }: { $reason }.
martinique-drawn = A draw: equal points, equal loads.

martinique-reason-treasure = the Lost Treasure is dug up, so points do not count
martinique-reason-points = more victory points
martinique-reason-loads = equal points, but more loads in the hold
martinique-reason-draw = equal points, equal loads

martinique-score-loads = Most loads
martinique-score-digits = Digits in the hold
martinique-score-pairs = Pairs in the loot
martinique-score-treasure = Lost Treasure
martinique-score-total = Total

## Questions

martinique-prompt-enter =
    { $missing ->
        [one] Land a pirate on the beach. From then on your pirates may move.
       *[other] Land a pirate on the beach. { $missing } have to land before any may move, this one included.
    }
martinique-prompt-enter-or-move = Land a pirate on the beach, or move one on the island.
martinique-prompt-move = Move one of your pirates.
martinique-prompt-turn-up =
    { $times ->
        [one] You slipped past an opponent: you may reveal { $times } of their map tokens.
       *[other] You slipped past opponents: you may reveal { $times } of their map tokens.
    }
martinique-prompt-bonus = The Hook is buying: pick a bonus from the bar.
martinique-prompt-load = Your loot matches: choose a Small Treasure to load into your hold.
martinique-prompt-load-with-jokers =
    { $jokers ->
        [one] You have { $jokers } joker. Load a Small Treasure with its help, or save it for later.
       *[other] You have { $jokers } jokers. Load a Small Treasure with their help, or save them for later.
    }
martinique-prompt-take-stool = Nobody can move. Choose who takes the next bar stool.
martinique-prompt-dig =
    { $left ->
        [one] Dig where you suspect the Lost Treasure. You have { $left } pirate to send.
       *[other] Dig where you suspect the Lost Treasure. You have { $left } pirates to send.
    }

## What others are asked

martinique-asked-enter = { $seat } is choosing where a pirate lands.
martinique-asked-move = { $seat } is choosing which pirate moves, and where.
martinique-asked-turn-up = { $seat } may reveal an opponent’s map tokens.
martinique-asked-bonus = { $seat } is picking a bonus from the bar.
martinique-asked-load = { $seat } is choosing a Small Treasure to load.
martinique-asked-stool = { $seat } is choosing who takes the next bar stool.
martinique-asked-dig = { $seat } is choosing where to dig.

## Buttons

martinique-do-enter = Land on { $square }
martinique-do-move = Move { $path }
martinique-do-reveal = Reveal map token no. { $slot }
martinique-do-take = Take { $bonus }
martinique-do-load =
    { $jokers ->
        [unknown] Load the { $treasure }
       *[other] Load the { $treasure }, joker for: { $jokers }
    }
martinique-do-skip = Load nothing, save jokers
martinique-do-sit = Seat the pirate from { $square }
martinique-do-dig = Dig on { $square }

martinique-bonus-joker = a joker
martinique-bonus-map-1 = map token no. 1
martinique-bonus-map-2 = map token no. 2

martinique-treasure-2 = Small Treasure of size 2
martinique-treasure-3 = Small Treasure of size 3
martinique-treasure-4 = Small Treasure of size 4

## Loot

martinique-symbol-swords = swords
martinique-symbol-pistols = pistols
martinique-symbol-skull = skull
martinique-symbol-chest = chest
martinique-symbol-parrot = parrot
martinique-symbol-rum = rum

martinique-token-swords-1 = { martinique-symbol-swords } 1
martinique-token-swords-2 = { martinique-symbol-swords } 2
martinique-token-swords-3 = { martinique-symbol-swords } 3
martinique-token-pistols-1 = { martinique-symbol-pistols } 1
martinique-token-pistols-2 = { martinique-symbol-pistols } 2
martinique-token-pistols-3 = { martinique-symbol-pistols } 3
martinique-token-skull-1 = { martinique-symbol-skull } 1
martinique-token-skull-2 = { martinique-symbol-skull } 2
martinique-token-skull-3 = { martinique-symbol-skull } 3
martinique-token-chest-1 = { martinique-symbol-chest } 1
martinique-token-chest-2 = { martinique-symbol-chest } 2
martinique-token-chest-3 = { martinique-symbol-chest } 3
martinique-token-parrot-1 = { martinique-symbol-parrot } 1
martinique-token-parrot-2 = { martinique-symbol-parrot } 2
martinique-token-parrot-3 = { martinique-symbol-parrot } 3
martinique-token-rum-1 = { martinique-symbol-rum } 1
martinique-token-rum-2 = { martinique-symbol-rum } 2
martinique-token-rum-3 = { martinique-symbol-rum } 3

## Loot given up for a load, and what a joker stands in for

martinique-spent-swords-1 = { martinique-token-swords-1 }
martinique-spent-swords-2 = { martinique-token-swords-2 }
martinique-spent-swords-3 = { martinique-token-swords-3 }
martinique-spent-pistols-1 = { martinique-token-pistols-1 }
martinique-spent-pistols-2 = { martinique-token-pistols-2 }
martinique-spent-pistols-3 = { martinique-token-pistols-3 }
martinique-spent-skull-1 = { martinique-token-skull-1 }
martinique-spent-skull-2 = { martinique-token-skull-2 }
martinique-spent-skull-3 = { martinique-token-skull-3 }
martinique-spent-chest-1 = { martinique-token-chest-1 }
martinique-spent-chest-2 = { martinique-token-chest-2 }
martinique-spent-chest-3 = { martinique-token-chest-3 }
martinique-spent-parrot-1 = { martinique-token-parrot-1 }
martinique-spent-parrot-2 = { martinique-token-parrot-2 }
martinique-spent-parrot-3 = { martinique-token-parrot-3 }
martinique-spent-rum-1 = { martinique-token-rum-1 }
martinique-spent-rum-2 = { martinique-token-rum-2 }
martinique-spent-rum-3 = { martinique-token-rum-3 }

martinique-joker-swords = { martinique-symbol-swords }
martinique-joker-pistols = { martinique-symbol-pistols }
martinique-joker-skull = { martinique-symbol-skull }
martinique-joker-chest = { martinique-symbol-chest }
martinique-joker-parrot = { martinique-symbol-parrot }
martinique-joker-rum = { martinique-symbol-rum }

## The table in the browser: tabs, board and squares

martinique-ui-tab-island = Island
martinique-ui-tab-notes = Notes & loot
martinique-ui-sea = Caribbean Sea
martinique-ui-grid = The island of Martinique, 8 by 8 squares
martinique-ui-goal =
    { $points ->
        [0] the Lost Treasure wins the game
       *[other] the Lost Treasure is worth { $points } points
    }

martinique-ui-square-beach = beach
martinique-ui-square-hook = The Hook
martinique-ui-square-map = map token
martinique-ui-square-empty = empty
martinique-ui-pirate-mine = your pirate
martinique-ui-pirate-of = { $seat }’s pirate
martinique-ui-picked = selected
martinique-ui-can-move = this pirate can move
martinique-ui-can-enter = a pirate can land here
martinique-ui-can-sit = this pirate can take the next bar stool
martinique-ui-can-go =
    { $steps ->
        [one] your pirate can go here in { $steps } step
       *[other] your pirate can go here in { $steps } steps
    }
martinique-ui-then-stool = and leaves the island for a bar stool
martinique-brings-dig-possible = your notebook: possible
martinique-brings-dig-excluded = your notebook: excluded
martinique-ui-treasure-here = the Lost Treasure lies here

## The table in the browser: panels

martinique-ui-tavern = Tavern “The Hook”
martinique-ui-stools-taken = { $taken } of { $all }
martinique-ui-stool-free = bar stool { $number }: free
martinique-ui-stool-next = bar stool { $number }: free, the next one
martinique-ui-stool-taken = bar stool { $number }: { $seat }
martinique-ui-joker = joker
martinique-ui-bar-map = map token no. { $number } in the bar, face down
martinique-ui-bar-empty = The bar is empty.
martinique-ui-bar-for = for a pirate that ends its move here

martinique-ui-small-treasures = Small Treasures
martinique-ui-peek-empty = Empty square: a pirate that ends its walk here sits down at the bar. At Dusk you can dig here.
martinique-ui-treasures-match = Only the pictures have to match.
martinique-ui-in-bag = bag: { $count }
martinique-ui-worth =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
martinique-ui-closed = closed: the bag is empty
martinique-ui-no-joker = no joker

martinique-ui-lost = Lost Treasure
martinique-ui-lost-hidden = a letter and a digit, hidden until the end
martinique-ui-lost-found =
    on { $square }: { $you ->
        [seat] you
       *[other] { $seat }
    } dug it up
martinique-ui-lost-nobody = on { $square }: nobody dug there

martinique-ui-mine = Your hold and loot
martinique-ui-loot = Loot
martinique-ui-maps = Maps
martinique-ui-hold = Hold
martinique-ui-none = none yet
martinique-ui-jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
martinique-ui-waiting = { $count } in the boat
martinique-ui-hold-empty = empty
martinique-ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
martinique-ui-loads =
    { $count ->
        [one] { $count } load
       *[other] { $count } loads
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
martinique-ui-map-hidden = map token no. { $number }, face down
martinique-ui-map-open = map token no. { $number }: { $coordinate }, revealed
martinique-ui-map-secret = map token no. { $number }: { $coordinate }, only you see it

martinique-ui-notebook = Where is the treasure?
martinique-ui-notebook-label = Squares where the treasure may still lie: { $count } of 64
martinique-ui-squares-left =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
martinique-ui-legend-own = yours
martinique-ui-legend-open = yours, revealed
martinique-ui-legend-theirs = your opponent’s, revealed
martinique-ui-legend-seen = revealed
martinique-ui-legend-pencil = Choose a letter or digit to mark it in pencil.
martinique-ui-key-open = { $coordinate }: still possible
martinique-ui-key-own = { $coordinate }: excluded, the token is yours
martinique-ui-key-own-open = { $coordinate }: excluded, the token is yours and revealed
martinique-ui-key-theirs = { $coordinate }: excluded, the token is revealed
martinique-ui-key-crossed = { $coordinate }: crossed out in pencil
martinique-ui-key-suspected = { $coordinate }: suspected, in pencil

## The table in the browser: what a choice brings

martinique-ui-will-enter = A pirate lands on { $square }
martinique-ui-will-move =
    { $passed ->
        [0] Pirate from { $start } goes to { $end }
       *[other] Pirate from { $start } slips past { $where } and goes to { $end }
    }
martinique-ui-will-sit = Pirate from { $square } takes bar stool { $number }
martinique-ui-will-dig = Pirate from bar stool { $number } digs on { $square }

martinique-brings-steps =
    { $steps ->
        [one] { $token }: { $steps } step from here
       *[other] { $token }: { $steps } steps from here
    }
martinique-brings-map = map token, for your eyes only
martinique-brings-reveal =
    { $count ->
        [one] you may reveal { $count } map
       *[other] you may reveal { $count } maps
    }
martinique-brings-stool = bar stool { $number }
martinique-brings-bonus = a bonus from the bar
martinique-brings-token = { $token }
martinique-brings-spent = − { $tokens }
martinique-brings-load = load +{ $points }
martinique-brings-with-jokers = with jokers: load +{ $points }
martinique-brings-jokers =
    { $count ->
        [one] − { $count } joker
       *[other] − { $count } jokers
    }
martinique-brings-total = total { $gain }
martinique-ui-chip-ways = Way { $number } of { $count }, by { $path }: choose the square again for another

martinique-ui-verb-enter = Land
martinique-ui-verb-move = Move
martinique-ui-verb-reveal = Reveal
martinique-ui-verb-decline = Decline
martinique-ui-verb-take = Take
martinique-ui-verb-load = Load
martinique-ui-verb-skip = Save jokers
martinique-ui-verb-sit = Seat
martinique-ui-verb-dig = Dig

martinique-ui-next-enter = Landing is your whole turn; that pirate can move from your next turn on.
martinique-ui-next-enter-or-move = After a move you take the token left behind; if your loot matches, you load a Small Treasure.
martinique-ui-next-move = Then you take the token left behind; if your loot matches, you load a Small Treasure.
martinique-ui-next-turn-up = A revealed map token stays face up for the rest of the game; then your move goes on.
martinique-ui-next-bonus = A map token from the bar is for your eyes only; then, if your loot matches, you load a Small Treasure.
martinique-ui-next-load = One load a turn; then the space is filled from the bag.
martinique-ui-next-load-with-jokers = Used jokers leave the game.
martinique-ui-next-take-stool = When all eight sit at the bar, Dusk falls.
martinique-ui-next-dig = When all eight have dug, the Lost Treasure is revealed.

## Where to choose

martinique-ui-where-enter = Choose a beach square.
martinique-ui-where-enter-or-move = Choose a pirate or a beach square.
martinique-ui-where-move = Choose a pirate on the island, then where it goes.
martinique-ui-where-turn-up = Choose one of your opponent’s map tokens.
martinique-ui-where-bonus = Choose a bonus in the tavern.
martinique-ui-where-treasures = Choose a Small Treasure.
martinique-ui-where-dig = Choose a square on the island.

## What looks better or worse afterwards: why a hint advises something

martinique-brings-outlook-treasure =
    { $way ->
        [more] a better chance of the Lost Treasure
       *[less] a poorer chance of the Lost Treasure
    }
martinique-brings-outlook-their-treasure =
    { $way ->
        [more] your opponent knows less of the Lost Treasure
       *[less] your opponent knows more of the Lost Treasure
    }
martinique-brings-outlook-loads =
    { $way ->
        [more] more in your hold
       *[less] less in your hold
    }
martinique-brings-outlook-pairs =
    { $way ->
        [more] more pairs in your loot
       *[less] fewer pairs in your loot
    }
martinique-brings-outlook-tokens =
    { $way ->
        [more] loot that Small Treasures need
       *[less] less of the loot that Small Treasures need
    }
martinique-brings-outlook-pirates =
    { $way ->
        [more] your pirates stay on the island longer
       *[less] a pirate of yours goes to the tavern
    }
martinique-brings-outlook-rivals =
    { $way ->
        [more] your opponent gets less
       *[less] your opponent gets more
    }
