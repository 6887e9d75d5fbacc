## Why something is refused: the facts

maracaibo-why-setup-quest-draft = You were dealt, in this order: { $quests }.
maracaibo-why-quests-kept = You keep { $need }; these are { $have }.
maracaibo-why-turn-move-then-action =
    { $square ->
        [BAY] Your ship has made its move this turn: it lies in the Bay.
        [MARACAIBO] Your ship has made its move this turn: it lies in Maracaibo.
       *[other] Your ship has made its move this turn: it lies at { $square }.
    }
maracaibo-why-move-spaces = The Caribbean has no space { $square }.
maracaibo-why-move-islands-blocked = At { $square } lies an island ({ $kind }): ships sail around it.
maracaibo-why-move-must-advance = { $square } lies no nearer to Maracaibo than where your move began.
maracaibo-why-move-one-to-three =
    { $need ->
        [one] It takes { $need } step to { $square }; your ship makes at most { $have }.
       *[other] It takes { $need } steps to { $square }; your ship makes at most { $have }.
    }
maracaibo-why-not-moved = Your ship has not moved yet.
maracaibo-why-here-already = Your ship lies at { $square } already.
maracaibo-why-bay-must-stop = Ships enter the Bay by the action for it, and Maracaibo only from the Bay.
maracaibo-why-bay-reached-from-last-column =
    { $need ->
        [one] It takes { $need } step to the Bay; your ship makes at most { $have }.
       *[other] It takes { $need } steps to the Bay; your ship makes at most { $have }.
    }
maracaibo-why-fog-improvements-reveal-on-entry = On every way there that your ship can make, a card lies face down: sail to that card first.
maracaibo-why-move-pay-opponents = You can pay only: { $owner }.
maracaibo-why-doubloons-pay-in-full =
    { $cost ->
        [one] It costs { $cost } doubloon; you have { $have }.
       *[other] It costs { $cost } doubloons; you have { $have }.
    }
maracaibo-why-other-kind = You can choose only: { $kind }.
maracaibo-why-other-effect = That is none of the effects to choose from.
maracaibo-why-not-here = Your ship lies at { $card }: here it is this card or none.
maracaibo-why-none-face-up = No such improvement lies face up in the Caribbean: { $type }.
maracaibo-why-other-type = { $card } is not of the kind that you can acquire now: { $type }.
maracaibo-why-not-face-up = { $card } does not lie face up in the Caribbean.
maracaibo-why-location-never-leaves = This is no improvement: { $card }.
maracaibo-why-residence-build = { $card } is no residence of this Caribbean.
maracaibo-why-residence-one-per-player = You have built { $card } already.
maracaibo-why-all-built = You have built every residence of the Caribbean.
maracaibo-why-retirement-once = You have used the residence discount tile already.
maracaibo-why-retirement-cannot-pay = There is no residence that you could build there for half its cost.
maracaibo-why-retirement-trades = What you gave up movement for follows after the move.
maracaibo-why-nothing-given-up = You have given up no movement for that.
maracaibo-why-upgrade-none-left = Every upgrade space of your ship is filled.
maracaibo-why-no-such-upgrade = Your ship has no such upgrade space.
maracaibo-why-upgrade-place-cube = You have made this upgrade already: { $upgrade }.
maracaibo-why-upgrade-lock-lines =
    { $need ->
        [one] The lock before it opens with { $need } upgrade; you have { $have }.
       *[other] The lock before it opens with { $need } upgrades; you have { $have }.
    }
maracaibo-why-raid-reroll-once = You have no reroll left in this raid.
maracaibo-why-raid-more-actions = You do not have this raid action.
maracaibo-why-raid-action-once-per-turn = You have performed this raid action this turn: { $action }.
maracaibo-why-raid-spend-within-raid = It costs { $cost } raid strength; this raid has { $have } left.
maracaibo-why-explore-track-end = Your explorer has nowhere to go.
maracaibo-why-explore-direction = From where your explorer stands ({ $space }) no path leads there.
maracaibo-why-no-such-space = The track has no such space.
maracaibo-why-explore-skip-occupied = { $seat }’s explorer stands there, so the space is skipped ({ $space }).
maracaibo-why-explore-up-to-value =
    { $count ->
        [one] Your explorer moves { $count } space; { $space } lies further.
       *[other] Your explorer moves at most { $count } spaces; { $space } lies further.
    }
maracaibo-why-symbol-explore-trade = You have nothing that lets you give up movement for that.
maracaibo-why-traded = In this explore action you have used it already: { $trade }.
maracaibo-why-symbol-explore-trade-limit =
    { $have ->
        [one] You have { $have } space of movement left and need { $need }, as your explorer still has to move.
       *[other] You have { $have } spaces of movement left and need { $need }, as your explorer still has to move.
    }
maracaibo-why-must-move = You have given up movement, so your explorer has to move.
maracaibo-why-no-way-on = After that your explorer would have nowhere to go.
maracaibo-why-symbol-explore-here-limits = The space of your explorer gives nothing more now.
maracaibo-why-none-stored = You have none in your storage: { $kind }.
maracaibo-why-no-spot-left = You have no empty space left to bury this kind: { $kind }.
maracaibo-why-no-such-spot = You have no such space to bury this kind: { $kind }.
maracaibo-why-bury-no-space = A treasure is buried there already: { $kind }, { $spot }.
maracaibo-why-quest-gain = { $quest } does not lie in the quest market.
maracaibo-why-quest-deck-empty = The quest deck is empty.
maracaibo-why-no-quest-left = There is no quest left, neither in the deck nor in the market.
maracaibo-why-no-quest-in-market = The quest market is empty.
maracaibo-why-figurehead-d-whale = You have no figurehead that replaces the quest market.
maracaibo-why-figurehead-d-discards-bottom = You have replaced the market for this quest already.
maracaibo-why-symbol-sell-quest = You do not hold { $quest }.
maracaibo-why-no-quest-held = You hold no quest.
maracaibo-why-figurehead-only-one = You have a figurehead already: { $figurehead }.
maracaibo-why-figurehead-acquire = This figurehead does not lie in the market.
maracaibo-why-black-market-no-target = No location is free for a black market tile.
maracaibo-why-no-tile-left = You have placed all of your black market tiles.
maracaibo-why-no-such-tile = There is no such black market tile.
maracaibo-why-placed-already = You have placed this tile already: { $tile }.
maracaibo-why-black-market-never-flip = In this game the tile lies on its other side: { $tile }.
maracaibo-why-black-market-place = This is not a location: { $card }.
maracaibo-why-black-market-one-per-location =
    { $you ->
        [seat] Your
       *[other] { $seat }’s
    } tile lies on { $card } already.
maracaibo-why-symbol-activate-market = You have not placed this tile yet: { $tile }.
maracaibo-why-no-tile-placed = You have placed no black market tile yet.
maracaibo-why-rubies-sell = This space of the ruby market is taken: { $ruby }.
maracaibo-why-no-such-ruby = The ruby market has no such space.
maracaibo-why-ruby-sold = You have sold a ruby on this visit already.

## What one may do, after "you may"

maracaibo-verb-keep = keep quests
maracaibo-verb-sail = sail to a card
maracaibo-verb-bay = sail into the Bay
maracaibo-verb-stop = stop here
maracaibo-verb-pay = pay an opponent
maracaibo-verb-acquire = acquire an improvement
maracaibo-verb-leave = take 5 doubloons
maracaibo-verb-build = build a residence
maracaibo-verb-upgrade = upgrade your ship
maracaibo-verb-reroll = reroll all dice
maracaibo-verb-raid = choose the kind of treasure to raid
maracaibo-verb-spend = spend raid strength
maracaibo-verb-explore = move your explorer
maracaibo-verb-trade = give up movement
maracaibo-verb-cube = add a cube to an island
maracaibo-verb-treasure = take a treasure
maracaibo-verb-store = use the bonus space
maracaibo-verb-bury = bury a treasure
maracaibo-verb-draw = draw the top quest
maracaibo-verb-take = take a quest from the market
maracaibo-verb-refresh = replace the quest market
maracaibo-verb-sell = sell a quest
maracaibo-verb-figurehead = acquire a figurehead
maracaibo-verb-place = place a black market tile
maracaibo-verb-activate = activate a black market tile
maracaibo-verb-ruby = sell a ruby
maracaibo-verb-exchange = exchange a ruby for 2 VP
