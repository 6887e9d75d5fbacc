## Why something is refused: the facts

martinique-why-components-island-grid = The island has no square { $square }.
martinique-why-setup-colours = All { $count } of your pirates have landed.
martinique-why-enter-on-beach = { $square } is not on the beach.
martinique-why-occupied =
    { $you ->
        [owner] You have
       *[other] { $owner } has
    } a pirate on { $square }.
martinique-why-move-one-own-pirate = None of your pirates stands on { $square }.
martinique-why-entered = Land pirates first: { $have } of { $need } have landed.
martinique-why-move-blocked-pirate = Your pirate on { $square } has no free square to go to.
martinique-why-move-orthogonal-only = { $path } is not a step up, down, left or right.
martinique-why-move-start-square-counts = This path comes back to its start, { $square }.
martinique-why-move-no-square-twice = This path enters { $square } twice.
martinique-why-steps = The token on { $square } makes it { $need ->
        [one] { $need } step
       *[other] { $need } steps
    }; this path has { $have }.
martinique-why-move-pass-enemy-reveals-map = { $owner } has { $count ->
        [0] no map token
        [one] { $count } map token
       *[other] { $count } map tokens
    }.
martinique-why-move-revealed-map-stays-open = Map token no. { $slot } lies face up already.
martinique-why-land-hook-bonus = That is no longer in the bar.
martinique-why-setup-small-treasures = There is no such Small Treasure.
martinique-why-load-bag-runs-short = The { $treasure } is empty and closed.
martinique-why-load-joker-substitutes = That takes { $need ->
        [one] { $need } joker
       *[other] { $need } jokers
    }; you have { $have }.
martinique-why-no-such-symbol = The { $treasure } does not ask for all these symbols.
martinique-why-load-symbols-only = Your loot does not match the { $treasure }.
martinique-why-load-compulsory-without-joker = Your loot matches without jokers ({ $treasure }), so you have to load.

## What one may do, after "you may"

martinique-verb-enter = land a pirate
martinique-verb-move = move a pirate
martinique-verb-reveal = reveal a map token
martinique-verb-take = take a bonus from the bar
martinique-verb-load = load a Small Treasure
martinique-verb-skip = load nothing
martinique-verb-sit = seat a pirate
martinique-verb-dig = dig
