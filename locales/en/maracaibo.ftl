## The game

maracaibo-title = Pirates of Maracaibo
maracaibo-blurb = Sail the Caribbean three times, raid, explore and bury treasures, and become the greatest legend of them all.
maracaibo-stage-setup = Choosing quests
maracaibo-stage-play = At sea
maracaibo-stage-over = Game over
maracaibo-option-layout = Layout of the Caribbean
maracaibo-option-layout-main = the usual one
maracaibo-option-layout-two-channels = two channels
maracaibo-option-layout-long-islands = long islands
maracaibo-option-layout-southern-passage = southern passage
maracaibo-option-location-groups = Four or more locations side by side
maracaibo-option-location-groups-as-dealt = stay as they are dealt
maracaibo-option-location-groups-broken-up = are broken up (for first games)
maracaibo-option-fog-locations = Fog of war: locations
maracaibo-option-fog-locations-off = no
maracaibo-option-fog-locations-on = yes: locations lie face down until somebody stops there
maracaibo-option-fog-improvements = Fog of war: improvements
maracaibo-option-fog-improvements-off = no
maracaibo-option-fog-improvements-on = yes: improvements lie face down until somebody sails there
maracaibo-option-skirmishes = Pirate skirmishes
maracaibo-option-skirmishes-off = no
maracaibo-option-skirmishes-on = yes: ships that meet on a card fight
maracaibo-option-adventure-hunters = Adventure hunters
maracaibo-option-adventure-hunters-off = no
maracaibo-option-adventure-hunters-on = yes: only the harder condition of a quest counts, but double
maracaibo-option-rubies = Rubies
maracaibo-option-rubies-off = no
maracaibo-option-rubies-on = yes: rubies to pick up on the way and to sell in the Bay
maracaibo-option-retirement = Retirement
maracaibo-option-retirement-off = no
maracaibo-option-retirement-on = yes: at the end of the track a residence for half its cost
maracaibo-option-residence-stop = Stopping at a residence
maracaibo-option-residence-stop-build-only = you may build
maracaibo-option-residence-stop-build-or-doubloons = you build or take 5 doubloons
maracaibo-option-rivers = Rivers that count (with Retirement)
maracaibo-option-rivers-crossed = all that you have ever crossed
maracaibo-option-rivers-behind = those behind your explorer now
maracaibo-option-difficulty = Redbeard’s strength (for one player)
maracaibo-option-difficulty-0 = 0: harmless
maracaibo-option-difficulty-1 = 1
maracaibo-option-difficulty-2 = 2
maracaibo-option-difficulty-3 = 3
maracaibo-option-difficulty-4 = 4
maracaibo-option-difficulty-5 = 5
maracaibo-option-difficulty-6 = 6: merciless
maracaibo-seat-redbeard = Redbeard

## Set-up and rounds

maracaibo-first-player-chosen =
    { $you ->
        [seat] You are
       *[other] { $seat } is
    } the first player.
maracaibo-quests-dealt =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] { $count } quest
       *[other] { $count } quests
    }{ $quests ->
        [unknown] .
       *[other] : { $quests }.
    }
maracaibo-quests-kept =
    { $you ->
        [seat] You keep
       *[other] { $seat } keeps
    } { $count ->
        [one] { $count } quest
       *[other] { $count } quests
    }{ $quests ->
        [unknown] .
       *[other] : { $quests }.
    }
maracaibo-round-began =
    Round { $round } begins; { $you ->
        [seat] you sail first.
       *[other] first to sail: { $seat }.
    }
maracaibo-round-ended = Round { $round } is over.
maracaibo-income-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } the income: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }{ $vp ->
        [0] .
       *[other] {" "}and { $vp } VP.
    }

## Sailing

maracaibo-effect-chosen =
    { $you ->
        [seat] You begin
       *[other] { $seat } begins
    } with: { $effect }.
maracaibo-sailed =
    { $you ->
        [seat] You sail
       *[other] { $seat } sails
    } { $card ->
        [unknown] to { $square }, where a card lies face down.
       *[other] to { $square }: { $card }.
    }
maracaibo-entered-bay =
    { $you ->
        [seat] You sail
       *[other] { $seat } sails
    } into the Bay.
maracaibo-reached-maracaibo =
    { $you ->
        [seat] You reach
       *[other] { $seat } reaches
    } Maracaibo.
maracaibo-paid-opponent =
    { $you ->
        [seat] You pay 1 doubloon to { $owner }.
        [owner] { $seat } pays 1 doubloon to you.
       *[other] { $seat } pays 1 doubloon to { $owner }.
    }

## Doubloons, points, treasures

maracaibo-doubloons-gained =
    { $you ->
        [seat] You gain
       *[other] { $seat } gains
    } { $doubloons ->
        [one] { $doubloons } doubloon.
       *[other] { $doubloons } doubloons.
    }
maracaibo-points-scored =
    { $you ->
        [seat] You score
       *[other] { $seat } scores
    } { $vp } VP.
maracaibo-cubes-added =
    { $you ->
        [seat] You add
       *[other] { $seat } adds
    } { $count ->
        [one] { $count } cube to the { $kind } island: now { $cubes }.
       *[other] { $count } cubes to the { $kind } island: now { $cubes }.
    }
maracaibo-treasure-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } a treasure: { $kind }.
maracaibo-treasure-buried =
    { $you ->
        [seat] You bury
       *[other] { $seat } buries
    } a treasure: { $kind }, { $spot }.

## Cards, upgrades, tiles

maracaibo-card-left =
    { $you ->
        [seat] You leave the card and take
       *[other] { $seat } leaves the card and takes
    } { $doubloons ->
        [one] { $doubloons } doubloon.
       *[other] { $doubloons } doubloons.
    }
maracaibo-card-acquired =
    { $you ->
        [seat] You acquire
       *[other] { $seat } acquires
    } { $doubloons ->
        [0] { $card } for free.
        [one] { $card } for { $doubloons } doubloon.
       *[other] { $card } for { $doubloons } doubloons.
    }
maracaibo-card-dealt =
    { $card ->
        [unknown] A new card lies face down at { $square }.
       *[other] New at { $square }: { $card }.
    }
maracaibo-filler-laid = The cards have run out: { $square } gives only doubloons from now on.
maracaibo-residence-built =
    { $you ->
        [seat] You build
       *[other] { $seat } builds
    } { $doubloons ->
        [0] a residence for free: { $card }.
        [one] a residence for { $doubloons } doubloon: { $card }.
       *[other] a residence for { $doubloons } doubloons: { $card }.
    }
maracaibo-ship-upgraded =
    { $you ->
        [seat] You upgrade
       *[other] { $seat } upgrades
    } the ship: { $upgrade }.
maracaibo-figurehead-taken =
    { $doubloons ->
        [0] { $you ->
            [seat] You take
           *[other] { $seat } takes
        } a figurehead
       *[other] { $you ->
            [seat] You acquire
           *[other] { $seat } acquires
        } a figurehead for { $doubloons ->
            [one] { $doubloons } doubloon
           *[other] { $doubloons } doubloons
        }
    }: { $figurehead }.
maracaibo-tile-placed =
    { $you ->
        [seat] You place
       *[other] { $seat } places
    } { $doubloons ->
        [0] a black market tile on { $card } for free: { $tile }.
        [one] a black market tile on { $card } for { $doubloons } doubloon: { $tile }.
       *[other] a black market tile on { $card } for { $doubloons } doubloons: { $tile }.
    }
maracaibo-tile-activated =
    { $you ->
        [seat] You activate
       *[other] { $seat } activates
    } a black market tile: { $tile }.

## Quests

maracaibo-quest-drawn =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $quest ->
        [unknown] a quest.
       *[other] a quest: { $quest }.
    }
maracaibo-quest-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } a quest from the market: { $quest }.
maracaibo-quest-sold =
    { $you ->
        [seat] You sell
       *[other] { $seat } sells
    } { $quest ->
        [unknown] a quest
       *[other] the quest { $quest }
    } for { $doubloons ->
        [one] { $doubloons } doubloon.
       *[other] { $doubloons } doubloons.
    }
maracaibo-market-refreshed =
    { $you ->
        [seat] You replace
       *[other] { $seat } replaces
    } the quest market: { $quests }.
maracaibo-quest-turned-up = New in the quest market: { $quest }.

## Exploring and raiding

maracaibo-explorer-moved =
    { $you ->
        [seat] Your
       *[other] { $seat }’s
    } explorer reaches { $space }.
maracaibo-rivers-crossed =
    { $rivers ->
        [0] { $you ->
            [seat] No river counts for you any more.
           *[other] No river counts for { $seat } any more.
        }
       *[other] { $you ->
            [seat] You have crossed
           *[other] { $seat } has crossed
        } { $rivers ->
            [one] { $rivers } river.
           *[other] { $rivers } rivers.
        }
    }
maracaibo-movement-traded =
    { $you ->
        [seat] You give
       *[other] { $seat } gives
    } { $spaces ->
        [one] up { $spaces } space of movement: { $trade }.
       *[other] up { $spaces } spaces of movement: { $trade }.
    }
maracaibo-raid-rolled =
    { $you ->
        [seat] You roll
       *[other] { $seat } rolls
    } for a raid: gold { $gold }, emerald { $emerald }, pearl { $pearl }.
maracaibo-die-rolled =
    { $you ->
        [seat] You raid and roll
       *[other] { $seat } raids and rolls
    } one die: { $kind } { $pips }.
maracaibo-raid-aimed =
    { $you ->
        [seat] You raid
       *[other] { $seat } raids
    } with strength { $strength }: { $kind }.
maracaibo-strength-spent =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } a raid action: { $action }.

## The end

maracaibo-quests-revealed =
    { $you ->
        [seat] You reveal
       *[other] { $seat } reveals
    } the quests: { $quests }.
maracaibo-scored =
    { $you ->
        [seat] You end
       *[other] { $seat } ends
    } with { $total } VP: score track { $track }, rivers { $rivers }, doubloons { $doubloons }, improvements { $improvements }, their conditions { $conditions }, residences { $residences }, treasures { $treasures }, burying { $buried }, quests { $quests }, six quests { $six_quests }{ $rubies ->
        [0] .
       *[other] , rubies { $rubies }.
    }
maracaibo-won =
    { $you ->
        [seat] You win
       *[other] { $seat } wins
    }: { $reason }.
maracaibo-reason-points = most VP
maracaibo-reason-buried = equal VP, but more buried treasures
maracaibo-reason-shared = equal VP, equally many buried treasures
maracaibo-reason-equal = equal VP, and in solo play you need more
maracaibo-score-track = Score track
maracaibo-score-rivers = Rivers
maracaibo-score-doubloons = Doubloons
maracaibo-score-improvements = Improvements
maracaibo-score-conditions = Conditions of improvements
maracaibo-score-residences = Residences
maracaibo-score-treasures = Treasures
maracaibo-score-buried = Buried treasures
maracaibo-score-quests = Quests
maracaibo-score-six_quests = Six quests
maracaibo-score-total = Total

## Questions

maracaibo-prompt-keep =
    { $count ->
        [one] Keep { $count } of the quests.
       *[other] Keep { $count } of the quests.
    }
maracaibo-prompt-sail =
    { $spaces ->
        [one] Sail up to { $spaces } space towards Maracaibo.
       *[other] Sail up to { $spaces } spaces towards Maracaibo.
    }
maracaibo-prompt-pay =
    { $doubloons ->
        [one] You have only { $doubloons } doubloon: choose whom to pay.
       *[other] You have only { $doubloons } doubloons: choose whom to pay.
    }
maracaibo-prompt-improvement = Acquire the improvement, or leave it and take 5 doubloons.
maracaibo-prompt-acquire =
    You may acquire any { $type } card in the Caribbean{ $surcharge ->
        [0] .
        [one] {""}; it costs { $surcharge } doubloon more.
       *[other] {""}; it costs { $surcharge } doubloons more.
    }
maracaibo-prompt-residence = Build the residence, or take 5 doubloons.
maracaibo-prompt-build = You may build a residence.
maracaibo-prompt-upgrade = You may upgrade your ship.
maracaibo-prompt-die =
    { $rerolls ->
        [0] Choose a die.
        [one] Choose a die, or reroll all ({ $rerolls } reroll left).
       *[other] Choose a die, or reroll all ({ $rerolls } rerolls left).
    }
maracaibo-prompt-aim = A raid without dice: choose the kind of treasure.
maracaibo-prompt-spend = Raid ({ $kind }): spend your strength, { $strength } left.
maracaibo-prompt-explore =
    { $spaces ->
        [one] Move your explorer { $spaces } space.
       *[other] Move your explorer up to { $spaces } spaces.
    }
maracaibo-prompt-cube =
    { $count ->
        [one] You may put { $count } cube on an island.
       *[other] You may put { $count } cubes on one island.
    }
maracaibo-prompt-treasure =
    { $count ->
        [one] You may take { $count } treasure.
       *[other] You may take { $count } treasures of one kind.
    }
maracaibo-prompt-store = You may put the new treasure ({ $kind }) on its bonus space.
maracaibo-prompt-bury = You may bury a treasure.
maracaibo-prompt-quest = You may take a quest.
maracaibo-prompt-sell-quest = You may sell a quest for 8 doubloons.
maracaibo-prompt-figurehead = You may acquire a figurehead for 3 doubloons.
maracaibo-prompt-place-tile =
    { $doubloons ->
        [0] You may place a black market tile for free.
        [one] You may place a black market tile for { $doubloons } doubloon.
       *[other] You may place a black market tile for { $doubloons } doubloons.
    }
maracaibo-prompt-activate-tile = You may activate one of your black market tiles.
maracaibo-prompt-next = { $source }: choose what to do next.
maracaibo-prompt-one = { $source }: choose one.

## What others are asked

maracaibo-asked-keep = { $seat } is choosing which quests to keep.
maracaibo-asked-sail = { $seat } is choosing where to sail.
maracaibo-asked-pay = { $seat } is choosing whom to pay.
maracaibo-asked-acquire = { $seat } is thinking about acquiring a card.
maracaibo-asked-build = { $seat } is thinking about building a residence.
maracaibo-asked-upgrade = { $seat } is thinking about upgrading the ship.
maracaibo-asked-die = { $seat } is raiding, and is choosing the treasure to aim for.
maracaibo-asked-spend = { $seat } is spending the strength of a raid.
maracaibo-asked-explore = { $seat } is choosing where the explorer goes.
maracaibo-asked-treasure = { $seat } is choosing a treasure and its place.
maracaibo-asked-bury = { $seat } is thinking about burying a treasure.
maracaibo-asked-quest = { $seat } is choosing a quest.
maracaibo-asked-figurehead = { $seat } is thinking about a figurehead.
maracaibo-asked-tile = { $seat } is choosing a black market tile.
maracaibo-asked-next = { $seat } is choosing what to do next.
maracaibo-asked-rubies = { $seat } is thinking about selling rubies.

## What a player can do

maracaibo-do-keep = Keep: { $quests }
maracaibo-do-sail = Sail to { $square }
maracaibo-do-bay = Sail into the Bay
maracaibo-do-pay = Pay { $seat }
maracaibo-do-acquire = Acquire { $card }
maracaibo-do-leave = Take 5 doubloons
maracaibo-do-build = Build { $card }
maracaibo-do-upgrade = Upgrade: { $upgrade }
maracaibo-do-reroll = Reroll all dice
maracaibo-do-raid = Raid: { $kind }
maracaibo-do-spend = { $action }
maracaibo-do-explore = Explore: { $space }
maracaibo-do-trade = Give up movement: { $trade }
maracaibo-do-cube = Add a cube to the { $kind } island
maracaibo-do-treasure = Take: { $kind }
maracaibo-do-store = Use the bonus space
maracaibo-do-bury = Bury: { $kind }, { $spot }
maracaibo-do-draw = Draw the top quest
maracaibo-do-take = Take: { $quest }
maracaibo-do-refresh = Replace the quest market
maracaibo-do-sell = Sell: { $quest }
maracaibo-do-figurehead = Acquire: { $figurehead }
maracaibo-do-place = Place { $tile } on { $card }
maracaibo-do-activate = Activate { $tile }

## Words

maracaibo-kind-gold = gold
maracaibo-kind-emerald = emerald
maracaibo-kind-pearl = pearl
maracaibo-type-ship = ship
maracaibo-type-equip = equipment
maracaibo-type-crew = crew
maracaibo-what-doubloon-income = doubloons of income
maracaibo-what-point-income = VP of income
maracaibo-what-rivers = rivers crossed
maracaibo-what-treasures = treasures
maracaibo-what-gold-treasures = gold
maracaibo-what-emerald-treasures = emeralds
maracaibo-what-pearl-treasures = pearls
maracaibo-what-buried = buried treasures
maracaibo-what-buried-gold = buried gold
maracaibo-what-buried-emerald = buried emeralds
maracaibo-what-buried-pearl = buried pearls
maracaibo-what-residences = residences
maracaibo-what-improvements-and-residences = improvements and residences
maracaibo-what-upgrades = ship upgrades
maracaibo-what-lightning = cards with lightning
maracaibo-what-ship = ship cards
maracaibo-what-equip = equipment cards
maracaibo-what-crew = crew cards
maracaibo-what-treasure-sets = sets of three different treasures
maracaibo-what-scored-quests = quests that score
maracaibo-spot-1 = space 1
maracaibo-spot-2 = space 2
maracaibo-spot-3 = space 3
maracaibo-spot-4 = space 4
maracaibo-spot-5 = space 5
maracaibo-spot-figurehead-1 = on the figurehead, space 1
maracaibo-spot-figurehead-2 = on the figurehead, space 2
maracaibo-spot-figurehead-3 = on the figurehead, space 3
maracaibo-spot-figurehead-4 = on the figurehead, space 4
maracaibo-source-location = Location
maracaibo-source-improvement = Improvement
maracaibo-source-bay = The Bay
maracaibo-source-maracaibo = Maracaibo
maracaibo-source-ship = Ship board
maracaibo-source-hideout = Hideout
maracaibo-source-track = Exploration track
maracaibo-source-explorer-space = Your explorer’s space
maracaibo-source-market-tile = Black market
maracaibo-source-figurehead = Figurehead
maracaibo-source-raid = Raid
maracaibo-effect-raid = Raid
maracaibo-effect-raid-plus-2 = Raid with 2 extra strength
maracaibo-effect-raid-of-4 = Raid with strength 4, without dice
maracaibo-effect-explore-2 = Explore, 2 spaces plus bonuses
maracaibo-effect-explore-3 = Explore, 3 spaces plus bonuses
maracaibo-effect-explore-4 = Explore, 4 spaces plus bonuses
maracaibo-effect-explorer-space = Use your explorer’s space again
maracaibo-effect-build = Build a residence
maracaibo-effect-bury = Bury a treasure
maracaibo-effect-quest = Take a quest
maracaibo-effect-sell-quest = Sell a quest for 8 doubloons
maracaibo-effect-upgrade = Upgrade your ship
maracaibo-effect-activate-tile = Activate a black market tile
maracaibo-effect-acquire-crew = Acquire a crew card from anywhere
maracaibo-effect-acquire-equip = Acquire an equipment card from anywhere
maracaibo-effect-cube-any = Add a cube to an island
maracaibo-effect-cubes-2-any = Add 2 cubes to one island
maracaibo-effect-treasure-gold = Take gold
maracaibo-effect-treasure-emerald = Take an emerald
maracaibo-effect-treasure-pearl = Take a pearl
maracaibo-effect-vp-per-rivers = Score 2 VP for each river crossed
maracaibo-effect-doubloons-4 = Take 4 doubloons
maracaibo-effect-doubloons-5 = Take 5 doubloons

## Raid actions and trades

maracaibo-action-vp = Boast (1 strength for 1 VP)
maracaibo-action-doubloons = Plunder (2 strength for 3 doubloons)
maracaibo-action-treasure = Seize the Treasure (5 strength for a treasure)
maracaibo-action-u7 = Boarding Ladders (3 strength for a treasure)
maracaibo-action-u12 = Blood-Red Flag (2 strength for 3 VP)
maracaibo-action-u16 = Trophy Mast (4 strength for 3 VP and a cube)
maracaibo-action-armoury = Armoury (2 strength for 3 VP)
maracaibo-action-grappling-hooks = Grappling Hooks (4 strength for 3 VP and a cube)
maracaibo-action-a-mermaid = Mermaid (2 strength for 2 VP and 2 doubloons)
maracaibo-action-h-kraken = Kraken (3 strength for 6 doubloons)
maracaibo-action-k-skull = Skull (2 strength to bury a treasure)
maracaibo-trade-rigging = Rigging (gain 3 doubloons)
maracaibo-trade-travel-chest = Travel Chest (bury a treasure)
maracaibo-trade-pathfinder = Pathfinder (gain 3 VP)
maracaibo-trade-j-nautilus = Nautilus (gain gold)

## Cards of the Caribbean

maracaibo-card-longboat = Longboat
maracaibo-card-deck-gun = Deck Gun
maracaibo-card-cargo-hold = Cargo Hold
maracaibo-card-dry-dock = Dry Dock
maracaibo-card-crows-nest = Crow’s Nest
maracaibo-card-black-flag = Black Flag
maracaibo-card-tobacco = Tobacco
maracaibo-card-rum = Rum
maracaibo-card-sugar = Sugar
maracaibo-card-cocoa = Cocoa
maracaibo-card-shovels = Shovels
maracaibo-card-golden-sabre = Golden Sabre
maracaibo-card-emerald-dagger = Emerald Dagger
maracaibo-card-pearl-pistol = Pearl Pistol
maracaibo-card-klabautermann = Klabautermann
maracaibo-card-cook = Cook
maracaibo-card-gunner = Gunner
maracaibo-card-scout = Scout
maracaibo-card-quartermaster = Quartermaster
maracaibo-card-harpooner = Harpooner
maracaibo-card-shantyman = Shantyman
maracaibo-card-bosun = Bosun
maracaibo-card-captains-cabin = Captain’s Cabin
maracaibo-card-reinforced-hull = Reinforced Hull
maracaibo-card-gun-battery = Gun Battery
maracaibo-card-mainmast = Mainmast
maracaibo-card-armoury = Armoury
maracaibo-card-stern-gallery = Stern Gallery
maracaibo-card-rigging = Rigging
maracaibo-card-powder-magazine = Powder Magazine
maracaibo-card-ships-wheel = Ship’s Wheel
maracaibo-card-golden-idol = Golden Idol
maracaibo-card-emerald-necklace = Emerald Necklace
maracaibo-card-pearl-crown = Pearl Crown
maracaibo-card-coffee = Coffee
maracaibo-card-spices = Spices
maracaibo-card-cotton = Cotton
maracaibo-card-merchants-scales = Merchant’s Scales
maracaibo-card-travel-chest = Travel Chest
maracaibo-card-indigo = Indigo
maracaibo-card-ciphered-map = Ciphered Map
maracaibo-card-adventuress = Adventuress
maracaibo-card-old-sea-dog = Old Sea Dog
maracaibo-card-gold-hunter = Gold Hunter
maracaibo-card-fence = Fence
maracaibo-card-navigator = Navigator
maracaibo-card-fencing-master = Fencing Master
maracaibo-card-purser = Purser
maracaibo-card-carpenter = Carpenter
maracaibo-card-recruiter = Recruiter
maracaibo-card-shipwright = Shipwright
maracaibo-card-pathfinder = Pathfinder
maracaibo-card-pearl-hunter = Pearl Hunter
maracaibo-card-emerald-hunter = Emerald Hunter
maracaibo-card-bribed-governor = Bribed Governor
maracaibo-card-grappling-hooks = Grappling Hooks
maracaibo-card-book-of-adventures = Book of Adventures
maracaibo-card-jewel-casket = Jewel Casket
maracaibo-card-ebony-pipe = Ebony Pipe
maracaibo-card-tobago = Tobago
maracaibo-card-trinidad = Trinidad
maracaibo-card-bonaire = Bonaire
maracaibo-card-curacao = Curaçao
maracaibo-card-grenada = Grenada
maracaibo-card-barbados = Barbados
maracaibo-card-aruba = Aruba
maracaibo-card-margarita = Margarita
maracaibo-card-jamaica = Jamaica
maracaibo-card-hispaniola = Hispaniola
maracaibo-card-cuba = Cuba
maracaibo-card-puerto-rico = Puerto Rico
maracaibo-card-hacienda = Hacienda
maracaibo-card-castle = Castle
maracaibo-card-hidden-harbour = Hidden Harbour
maracaibo-card-fortress = Fortress
maracaibo-card-lighthouse = Lighthouse
maracaibo-card-palace = Palace
maracaibo-card-townhouse = Townhouse
maracaibo-card-citadel = Citadel
maracaibo-card-inn = Inn
maracaibo-card-estate = Estate
maracaibo-card-pirate-cove = Pirate Cove
maracaibo-card-sea-fort = Sea Fort
maracaibo-card-filler = a card face down

## Quests

maracaibo-quest-treasures = King’s Ransom
maracaibo-quest-gold = Gold Fever
maracaibo-quest-emeralds = Green Fire
maracaibo-quest-pearls = Tears of the Sea
maracaibo-quest-ships = Pride of the Fleet
maracaibo-quest-equipment = Full Hold
maracaibo-quest-crew = All Hands on Deck
maracaibo-quest-doubloon-income = Bulging Purse
maracaibo-quest-vp-income = Growing Legend
maracaibo-quest-improvements-residences = Pirate Empire
maracaibo-quest-rivers = Beyond the Rivers
maracaibo-quest-residences = Lord of the Manor
maracaibo-quest-each-kind = Shipshape
maracaibo-quest-buried = X Marks the Spot
maracaibo-quest-buried-gold = Gold in the Sand
maracaibo-quest-buried-emeralds = Emeralds Underground
maracaibo-quest-buried-pearls = Pearls in the Dark
maracaibo-quest-buried-vp-income = Silent Glory
maracaibo-quest-lightning = Quick as Lightning
maracaibo-quest-upgrades = Finest Ship Afloat
maracaibo-quest-crew-rivers = Hardened Expedition
maracaibo-quest-equipment-rivers = Well-Stocked Expedition
maracaibo-quest-equipment-crew = Armed to the Teeth
maracaibo-quest-ship-residences = Ship and Home
maracaibo-quest-buried-rivers = Trail of Treasures

## Figureheads

maracaibo-figurehead-a-mermaid = Mermaid
maracaibo-figurehead-b-dragon = Dragon
maracaibo-figurehead-c-harpy = Harpy
maracaibo-figurehead-d-whale = Whale
maracaibo-figurehead-e-lion = Lion
maracaibo-figurehead-f-sea-serpent = Sea Serpent
maracaibo-figurehead-g-poseidon = Poseidon
maracaibo-figurehead-h-kraken = Kraken
maracaibo-figurehead-i-hawk = Hawk
maracaibo-figurehead-j-nautilus = Nautilus
maracaibo-figurehead-k-skull = Skull
maracaibo-figurehead-l-unicorn = Unicorn

## Black market

maracaibo-tile-1a-bury = Gravedigger
maracaibo-tile-1b-equipment = Gunrunner
maracaibo-tile-2a-buried = Treasure Broker
maracaibo-tile-2b-crew = Press Gang
maracaibo-tile-3a-quests = Rumour Monger
maracaibo-tile-3b-emeralds = Emerald Cutter
maracaibo-tile-4a-rivers = Mapmaker
maracaibo-tile-4b-pearls = Pearl Dealer
maracaibo-tile-5a-vp-cube = Price Fixer
maracaibo-tile-5b-gold = Goldsmith

## Ship board

maracaibo-upgrade-u1 = Carver’s Bench
maracaibo-upgrade-u2 = Smuggler’s Contact
maracaibo-upgrade-u3 = Swivel Guns
maracaibo-upgrade-u4 = Jolly Boat
maracaibo-upgrade-u5 = Strongbox
maracaibo-upgrade-u6 = Captain’s Log
maracaibo-upgrade-u7 = Boarding Ladders
maracaibo-upgrade-u8 = Bosun’s Stores
maracaibo-upgrade-u9 = False Bottom
maracaibo-upgrade-u10 = Shovel Rack
maracaibo-upgrade-u11 = Scouting Kit
maracaibo-upgrade-u12 = Blood-Red Flag
maracaibo-upgrade-u13 = Chart Table
maracaibo-upgrade-u14 = Secret Hatch
maracaibo-upgrade-u15 = Treasure Hoist
maracaibo-upgrade-u16 = Trophy Mast
maracaibo-upgrade-u17 = Gilded Stern
maracaibo-upgrade-u18 = Architect’s Cabin

## Exploration track

maracaibo-space-s = Jungle’s Edge
maracaibo-space-1 = Stranded Wreck
maracaibo-space-2 = Parting of the Ways
maracaibo-space-au1 = Smugglers’ Path
maracaibo-space-au2 = Mast Wood
maracaibo-space-au3 = Ferryman’s Hut
maracaibo-space-al1 = Mangrove Swamp
maracaibo-space-al2 = Gold-Bearing Stream
maracaibo-space-al3 = Abandoned Camp
maracaibo-space-al4 = Hollow Ceiba
maracaibo-space-7 = Hermit’s Cabin
maracaibo-space-8 = Trading Post
maracaibo-space-9 = Lookout Rock
maracaibo-space-10 = Mule Track
maracaibo-space-11 = Sawmill
maracaibo-space-12 = Plantation
maracaibo-space-13 = Night Market
maracaibo-space-bu1 = Emerald Mine
maracaibo-space-bu2 = Overseer’s House
maracaibo-space-bu3 = Bat Cave
maracaibo-space-bu4 = Cloud Ridge
maracaibo-space-bu5 = Rope Bridge
maracaibo-space-bl1 = Tar Works
maracaibo-space-bl2 = Ambush Gorge
maracaibo-space-bl3 = Informer’s Tavern
maracaibo-space-19 = Mission Ruins
maracaibo-space-20 = Silver Road
maracaibo-space-21 = Pearl Lagoon
maracaibo-space-22 = Thundering Falls
maracaibo-space-23 = Hidden Shipyard
maracaibo-space-24 = Old Burial Ground
maracaibo-space-25 = Oracle’s Grove
maracaibo-space-26 = Sunken Temple
maracaibo-space-27 = City of Gold
maracaibo-space-discount = residence discount tile

## Redbeard

maracaibo-redbeard-dealt = Redbeard gets a quest that nobody sees.
maracaibo-redbeard-revealed = Redbeard’s card: { $redbeard }.
maracaibo-redbeard-ignored = Redbeard can do nothing on this card and skips it: { $redbeard }.
maracaibo-redbeard-shuffled = Redbeard’s cards are shuffled into a new deck.
maracaibo-redbeard-drifted = None of Redbeard’s cards can be used: he only sails on.
maracaibo-redbeard-acted = Redbeard’s main action: { $deed }.
maracaibo-redbeard-added = Redbeard’s additional action: { $deed }.
maracaibo-redbeard-met =
    { $you ->
        [seat] Redbeard meets you: you take 1 doubloon.
       *[other] Redbeard meets { $seat }, who takes 1 doubloon.
    }
maracaibo-redbeard-paid =
    { $you ->
        [seat] You meet Redbeard and pay
       *[other] { $seat } meets Redbeard and pays
    } 1 doubloon to the supply.
maracaibo-redbeard-rolled = Redbeard rolls a { $pips }.
maracaibo-redbeard-upgraded = Redbeard upgrades his ship: { $deed }.
maracaibo-redbeard-advanced = Redbeard’s raids and explorations grow stronger: step { $step } of his track.
maracaibo-redbeard-kept = Redbeard keeps the top card of level II: { $card }.
maracaibo-deed-raid = raid
maracaibo-deed-explore = explore
maracaibo-deed-take-quest = take a quest
maracaibo-deed-level-two = take a card of level II
maracaibo-deed-improvement = take an improvement
maracaibo-deed-vp = score VP
maracaibo-deed-cube = add a cube
maracaibo-deed-march = move the explorer
maracaibo-deed-treasure = take a treasure
maracaibo-deed-upgrade = upgrade the ship
maracaibo-deed-track = a step on his track
maracaibo-deed-quest = a quest
maracaibo-deed-figurehead = a figurehead
maracaibo-deed-residence = a residence
maracaibo-redbeard-109 = Boarding Action (A)
maracaibo-redbeard-110 = Old Map (A)
maracaibo-redbeard-111 = Rumours from Aruba (A)
maracaibo-redbeard-112 = Restless Captain (A)
maracaibo-redbeard-113 = Harbour Recruitment (A)
maracaibo-redbeard-114 = New Blood (A)
maracaibo-redbeard-115 = Fame of Redbeard (B)
maracaibo-redbeard-116 = Rising Prices (B)
maracaibo-redbeard-117 = Forced March (B)
maracaibo-redbeard-118 = Ballad of Redbeard (B)
maracaibo-redbeard-119 = Stolen Cargo (B)
maracaibo-redbeard-120 = Night in the Shipyard (B)

## Modules

maracaibo-card-revealed = Revealed at { $square }: { $card }.
maracaibo-value-tile-placed = { $card } gets a treasure value tile: { $kind }.
maracaibo-top-turned-up = The next card of level II lies face up: { $card }.
maracaibo-skirmish-rolled =
    { $you ->
        [seat] You roll
       *[other] { $seat } rolls
    } in the skirmish: die { $pips }, strength { $strength }.
maracaibo-skirmish-won =
    { $you ->
        [seat] You win
       *[other] { $seat } wins
    } the skirmish.
maracaibo-skirmish-drawn = The skirmish has no winner.
maracaibo-ruby-gained =
    { $you ->
        [seat] You gain
       *[other] { $seat } gains
    } a ruby (by now: { $rubies }).
maracaibo-ruby-sold =
    { $you ->
        [seat] You sell
       *[other] { $seat } sells
    } a ruby: { $ruby }.
maracaibo-ruby-exchanged =
    { $you ->
        [seat] You exchange
       *[other] { $seat } exchanges
    } a ruby for points.
maracaibo-prompt-sail-on =
    { $spaces ->
        [one] Sail on, up to { $spaces } more space, or stop if you are nearer to Maracaibo than when you set out.
       *[other] Sail on, up to { $spaces } more spaces, or stop if you are nearer to Maracaibo than when you set out.
    }
maracaibo-prompt-rubies =
    { $rubies ->
        [one] You have { $rubies } ruby.
       *[other] You have { $rubies } rubies.
    } { $sell ->
        [0] You may exchange any number of rubies for 2 VP each
       *[other] You may sell 1 ruby and exchange any number for 2 VP each
    }{ $steps ->
        [0] .
       *[other] , now or later in the Bay.
    }
maracaibo-prompt-retire = Build a residence for half its cost.
maracaibo-do-stop = Stop here
maracaibo-do-ruby = Sell a ruby: { $ruby }
maracaibo-do-exchange = Exchange a ruby for 2 VP
maracaibo-score-rubies = Rubies
maracaibo-ruby-1 = Moneylender
maracaibo-ruby-2 = Crown Jeweller
maracaibo-ruby-3 = Master Shipbuilder
maracaibo-ruby-4 = Fortune Hunter
maracaibo-ruby-5 = Cave Keeper
maracaibo-ruby-6 = Jungle Guide
## The table in the browser

maracaibo-ui-tab-sea = Caribbean
maracaibo-ui-tab-mine = Ship
maracaibo-ui-tab-captains = Captains
maracaibo-ui-status = Round { $round } of { $rounds }{ $ending ->
        [yes] {" "}· the last turns
        [last] {" "}· whoever reaches Maracaibo ends the game
       *[other] {" "}· whoever reaches Maracaibo ends the round
    }
maracaibo-ui-you = (you)
maracaibo-ui-sea = The Caribbean
maracaibo-ui-start = Start
maracaibo-ui-bay = Bay
maracaibo-ui-then-one = and one of
maracaibo-ui-maracaibo = Maracaibo
maracaibo-ui-last-player = Last player’s marker: { $name }
maracaibo-ui-filler =
    { $count ->
        [one] { $square }: a card that only gives { $count } doubloon.
       *[other] { $square }: a card that only gives { $count } doubloons.
    }
maracaibo-ui-face-down = { $square }: a card that lies face down.
maracaibo-ui-empty = { $square }: no card.
maracaibo-ui-beside = Next to it: { $names }.
maracaibo-ui-ships-here = Ships here: { $names }.
maracaibo-ui-residents = Residences built by: { $names }.
maracaibo-ui-value-tile = Treasure value: { $kind }.
maracaibo-ui-island-gold = Gold
maracaibo-ui-island-emerald = Emeralds
maracaibo-ui-island-pearl = Pearls
maracaibo-ui-island-label =
    { $cubes ->
        [one] Treasure island, { $kind }: { $cubes } cube. Each treasure is worth { $value } VP.
       *[other] Treasure island, { $kind }: { $cubes } cubes. Each treasure is worth { $value } VP.
    }
maracaibo-ui-each = each
maracaibo-ui-trail = Exploration track
maracaibo-ui-explorers-here = Explorers here: { $names }.
maracaibo-ui-raid = Raid
maracaibo-ui-die-label = Die { $kind }: { $pips }, raid strength { $strength }
maracaibo-ui-reroll = Reroll ({ $left } left)
maracaibo-ui-strength = strength
maracaibo-ui-strength-of = of { $strength } strength
maracaibo-ui-raid-action = { $name }, costs { $cost } strength{ $used ->
        [yes] , already used this turn
       *[other] {""}
    }
maracaibo-ui-mine = Your area
maracaibo-ui-your-ship = Your ship
maracaibo-ui-hideout = Hideout
maracaibo-ui-quests = Quests
maracaibo-ui-captains = Captains
maracaibo-ui-market = Markets
maracaibo-ui-standing = VP if the game ended now. Every 5 doubloons count as 1, so paying may lower it.
maracaibo-ui-standing-at-least = At least so many VP if the game ended now: secret quests may add some. Every 5 doubloons count as 1, so paying may lower it.
maracaibo-ui-vp-track = VP on the score track
maracaibo-ui-vp-short = VP
maracaibo-ui-doubloons = Doubloons
maracaibo-ui-rivers = Rivers crossed
maracaibo-ui-buried = Buried treasures
maracaibo-ui-per-round = Income
maracaibo-ui-no-income = Income: none yet
maracaibo-ui-income = Income at the end of a round: { $doubloons } doubloons and { $vp } VP
maracaibo-ui-no-figurehead = No figurehead yet
maracaibo-ui-locked = Locked until { $needed } upgrades are made
maracaibo-ui-lock-open = Lock line { $needed }: open
maracaibo-ui-upgraded = Upgraded
maracaibo-ui-stored =
    { $count ->
        [one] Stored, { $kind }: { $count } treasure
       *[other] Stored, { $kind }: { $count } treasures
    }
maracaibo-ui-hole = { $name } ({ $kind }): { $full ->
        [yes] a treasure is buried here
       *[other] empty, { $bonus }
    }
maracaibo-ui-no-bonus = no bonus
maracaibo-ui-rubies =
    { $count ->
        [one] ruby
       *[other] rubies
    }
maracaibo-ui-quest-have = you have { $have }; easier { $easier }, harder { $harder }
maracaibo-ui-easier = VP for the easier condition
maracaibo-ui-harder = VP for the harder condition
maracaibo-ui-quests-unseen =
    { $count ->
        [one] { $count } quest, secret until the end
       *[other] { $count } quests, secret until the end
    }
maracaibo-ui-no-quests = No quest yet.
maracaibo-ui-holdings = { $name }: cards and tiles
maracaibo-ui-no-cards = No cards yet.
maracaibo-ui-score-button = Score
maracaibo-ui-score-sheet = Score sheet
maracaibo-ui-score-source = Source
maracaibo-ui-score-now = What everybody would have if the game ended now. Paying doubloons may lower it.
maracaibo-ui-score-final = The final count.
maracaibo-ui-score-hidden = + The quests of others are secret until the end and not counted here.
maracaibo-ui-dealt = Keep
maracaibo-ui-quest-market = Quest market
maracaibo-ui-quest-deck =
    { $count ->
        [one] Quest deck: { $count } card
       *[other] Quest deck: { $count } cards
    }
maracaibo-ui-figureheads =
    { $count ->
        [one] Figureheads ({ $count } doubloon)
       *[other] Figureheads ({ $count } doubloons)
    }
maracaibo-ui-tiles = Black market
maracaibo-ui-tile-placed = Placed.
maracaibo-ui-ruby-market = Ruby market
maracaibo-ui-redbeard = Redbeard
maracaibo-ui-redbeard-deck =
    { $count ->
        [one] { $count } card in his deck
       *[other] { $count } cards in his deck
    }
maracaibo-ui-redbeard-track = Raid and exploration track
maracaibo-ui-redbeard-ship =
    { $count ->
        [one] His ship board: { $count } upgrade
       *[other] His ship board: { $count } upgrades
    }
maracaibo-ui-to-trail = Show the track

maracaibo-ui-next-sail = Stop on a highlighted card; you don’t use the cards you pass.
maracaibo-ui-next-improvement = Then the next captain sails.
maracaibo-ui-next-residence = Then the next captain sails.
maracaibo-ui-next-upgrade = Choose a highlighted space of your ship board.
maracaibo-ui-next-build = Choose a highlighted residence, however far away.
maracaibo-ui-next-quest = Choose one in the market, or draw from the deck unseen.
maracaibo-ui-next-figurehead = Choose one in the market; you keep it for the whole game.
maracaibo-ui-next-place-tile = Choose a tile of the black market, then a location for it.
maracaibo-ui-next-die = The die gives the strength and the kind of treasure.
maracaibo-ui-next-spend = What you do not spend is lost.
maracaibo-ui-next-explore = You get what is shown where your explorer stops.
maracaibo-ui-next-bury = Choose a space of your hideout: you get the bonus that you cover, and 2 VP at the end.

maracaibo-ui-where-ship = Choose on your ship board, on the right.
maracaibo-ui-where-hideout = Choose in your hideout, on the right.
maracaibo-ui-where-quests = Choose among your quests, on the right.
maracaibo-ui-where-figureheads = Choose among the figureheads, on the right.
maracaibo-ui-where-tiles = Choose among the tiles, on the right.

maracaibo-ui-verb-sail = Sail
maracaibo-ui-verb-bay = Sail
maracaibo-ui-verb-stop = Stop here
maracaibo-ui-verb-acquire = Acquire
maracaibo-ui-verb-leave = Take doubloons
maracaibo-ui-verb-build = Build
maracaibo-ui-verb-upgrade = Upgrade
maracaibo-ui-verb-reroll = Reroll
maracaibo-ui-verb-raid = Raid
maracaibo-ui-verb-spend = Spend
maracaibo-ui-verb-explore = Explore
maracaibo-ui-verb-bury = Bury
maracaibo-ui-verb-take = Take
maracaibo-ui-verb-keep = Keep
maracaibo-ui-verb-draw = Draw
maracaibo-ui-verb-sell = Sell
maracaibo-ui-verb-figurehead = Acquire
maracaibo-ui-verb-place = Place
maracaibo-ui-verb-activate = Activate
maracaibo-ui-verb-done = Done

maracaibo-ui-will-sail = You sail to { $name }.
maracaibo-ui-will-explore =
    { $count ->
        [one] Explore { $count } space
       *[other] Explore up to { $count } spaces
    }
maracaibo-ui-skirmish = Skirmish
maracaibo-ui-skirmish-sum = { $name }: { $pips } on the die, strength { $strength }, together { $total }.
maracaibo-ui-skirmish-winner = wins
maracaibo-ui-skirmish-won =
    { $vp ->
        [0] { $name } wins.
       *[other] { $name } wins: +{ $vp } VP.
    }
maracaibo-ui-skirmish-drawn = A draw: nobody wins.

maracaibo-ui-sign-or = or
maracaibo-ui-sign-for = for
maracaibo-ui-sign-then = then
maracaibo-ui-sign-per = for each
maracaibo-ui-sign-per-group = for every { $count }
maracaibo-ui-sign-doubloons =
    { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }
maracaibo-ui-sign-vp = { $count } VP
maracaibo-ui-sign-upgrade = upgrade your ship
maracaibo-ui-sign-bury = bury a treasure
maracaibo-ui-sign-quest = take a quest
maracaibo-ui-sign-sell =
    { $count ->
        [one] sell a quest for { $count } doubloon
       *[other] sell a quest for { $count } doubloons
    }
maracaibo-ui-sign-treasure = a treasure of the die’s kind
maracaibo-ui-sign-treasure-kind = take a treasure: { $kind }
maracaibo-ui-sign-treasure-any = take a treasure of your choice
maracaibo-ui-sign-treasures =
    { $count ->
        [one] take { $count } treasure of one kind
       *[other] take { $count } treasures of one kind
    }
maracaibo-ui-sign-treasure-die = a treasure by the die
maracaibo-ui-sign-cube = add a cube to any island
maracaibo-ui-sign-cube-kind = add a cube to the { $kind } island
maracaibo-ui-sign-cube-most = a cube on the island of the treasure Redbeard has most of
maracaibo-ui-sign-cubes =
    { $count ->
        [one] add { $count } cube to one island
       *[other] add { $count } cubes to one island
    }
maracaibo-ui-sign-raid = raid
maracaibo-ui-sign-raid-plus = raid with { $count } extra strength
maracaibo-ui-sign-raid-fixed = raid without dice, strength { $count }
maracaibo-ui-sign-raid-die = raid with one die ({ $kind }), { $count } extra strength
maracaibo-ui-sign-explore =
    { $count ->
        [one] explore { $count } space
       *[other] explore up to { $count } spaces
    }
maracaibo-ui-sign-here = use your explorer’s space again
maracaibo-ui-sign-place-tile =
    { $count ->
        [0] place a black market tile for free
        [one] place a black market tile for { $count } doubloon
       *[other] place a black market tile for { $count } doubloons
    }
maracaibo-ui-sign-activate = activate a black market tile of yours
maracaibo-ui-sign-figurehead =
    { $count ->
        [one] acquire a figurehead for { $count } doubloon
       *[other] acquire a figurehead for { $count } doubloons
    }
maracaibo-ui-sign-build = build a residence anywhere
maracaibo-ui-sign-residence = a residence
maracaibo-ui-sign-get-ship = acquire a ship card from anywhere
maracaibo-ui-sign-get-crew = acquire a crew card from anywhere for { $count } more
maracaibo-ui-sign-get-equip = acquire an equipment card from anywhere for { $count } more
maracaibo-ui-sign-vp-income-now = VP equal to your VP income
maracaibo-ui-sign-doubloon-income-now = doubloons equal to your doubloon income
maracaibo-ui-sign-refresh = you may replace the quest market before choosing
maracaibo-ui-sign-more-strength = always: +{ $count } raid strength
maracaibo-ui-sign-more-die = always: +{ $count } strength with the die { $kind }
maracaibo-ui-sign-more-spaces =
    { $count ->
        [one] always: explore { $count } space further
       *[other] always: explore { $count } spaces further
    }
maracaibo-ui-sign-discount = always: improvements and residences cost { $count } less
maracaibo-ui-sign-range = always: sail up to { $count } spaces
maracaibo-ui-sign-more-rerolls =
    { $count ->
        [one] always: { $count } more reroll
       *[other] always: { $count } more rerolls
    }
maracaibo-ui-sign-pays-strength = raid action: spend { $count } strength
maracaibo-ui-sign-pays-spaces =
    { $count ->
        [one] when exploring: give up { $count } space
       *[other] when exploring: give up { $count } spaces
    }
maracaibo-ui-sign-per-each = { $number } VP
maracaibo-ui-sign-per-capped = at most { $most } VP: { $number } VP
maracaibo-ui-sign-end-per = at the end: { $number } VP
maracaibo-ui-sign-end-group = at the end: { $number } VP
maracaibo-ui-sign-track = a step on his track
maracaibo-ui-sign-redbeard-explore = explore
maracaibo-ui-sign-redbeard-quest = sail to Aruba for a quest
maracaibo-ui-sign-redbeard-figurehead = a figurehead
maracaibo-ui-sign-redbeard-crew = the top card of level II, where crew cards are acquired
maracaibo-ui-sign-redbeard-equip = the top card of level II, where equipment cards are acquired
maracaibo-ui-sign-count-doubloon-income = doubloons of income
maracaibo-ui-sign-count-point-income = VP of income
maracaibo-ui-sign-count-treasure-sets = set of three different treasures
maracaibo-ui-sign-count-kind = treasures: { $kind }
maracaibo-ui-sign-count-treasures = treasures
maracaibo-ui-sign-count-buried = buried treasures
maracaibo-ui-sign-count-buried-kind = buried treasures: { $kind }
maracaibo-ui-sign-count-ship = ship cards
maracaibo-ui-sign-count-equip = equipment cards
maracaibo-ui-sign-count-crew = crew cards
maracaibo-ui-sign-count-rivers = rivers crossed
maracaibo-ui-sign-count-held-quests = quests held
maracaibo-ui-sign-count-scored-quests = quests that score
maracaibo-ui-sign-count-residences = residences
maracaibo-ui-sign-count-improvements-and-residences = improvements and residences
maracaibo-ui-sign-count-upgrades = ship upgrades
maracaibo-ui-sign-count-lightning = cards with lightning

## What a choice leads to

maracaibo-brings-steps =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
maracaibo-brings-spaces =
    { $count ->
        [one] { $count } space of the track
       *[other] { $count } spaces of the track
    }
maracaibo-brings-toll =
    { $count ->
        [one] −{ $count } doubloon to { $seat }
       *[other] −{ $count } doubloons to { $seat }
    }
maracaibo-brings-fight = skirmish: your die +{ $own } against { $others }
maracaibo-brings-fight-won =
    { $doubloons ->
        [0] { $chance }%: you win, +{ $vp } VP
        [one] { $chance }%: you win, +{ $vp } VP and { $doubloons } doubloon
       *[other] { $chance }%: you win, +{ $vp } VP and { $doubloons } doubloons
    }
maracaibo-brings-fight-lost =
    { $doubloons ->
        [0] { $chance }%: you lose, but have no doubloon to pay
       *[other] { $chance }%: you lose a doubloon
    }
maracaibo-brings-fight-lost-alone = { $chance }%: Redbeard wins, +{ $vp } VP for him
maracaibo-brings-turned-up = a card is revealed
maracaibo-brings-sail-on =
    { $count ->
        [0] no space further
        [one] then up to { $count } space further
       *[other] then up to { $count } spaces further
    }
maracaibo-brings-then-maracaibo =
    { $last ->
        [yes] next turn Maracaibo, and the game draws to its end
       *[no] next turn Maracaibo, and the round ends
    }
maracaibo-brings-price = costs { $count }, you have { $have }
maracaibo-brings-too-dear = costs { $count }, you have only { $have }
maracaibo-brings-or-doubloons =
    { $count ->
        [one] or take { $count } doubloon
       *[other] or take { $count } doubloons
    }
maracaibo-brings-own-residence = your residence stands there
maracaibo-brings-first = +{ $count } VP for the first one there
maracaibo-brings-pay =
    { $count ->
        [0] costs nothing
        [one] −{ $count } doubloon, { $left } left
       *[other] −{ $count } doubloons, { $left } left
    }
maracaibo-brings-doubloons =
    { $count ->
        [0] no doubloons now
        [one] +{ $count } doubloon
       *[other] +{ $count } doubloons
    }
maracaibo-brings-vp =
    { $count ->
        [0] no VP now
       *[other] +{ $count } VP
    }
maracaibo-brings-end = { $score }: { $gain } VP at the end
maracaibo-brings-income-doubloons =
    { $count ->
        [one] +{ $count } doubloon of income
       *[other] +{ $count } doubloons of income
    }
maracaibo-brings-income-vp = +{ $count } VP of income
maracaibo-brings-one-of = one of { $count }:
maracaibo-brings-not-now =
    { $all ->
        [yes] not possible now
       *[no] not all of it is possible now
    }
maracaibo-brings-upgrade = upgrade your ship
maracaibo-brings-bury = bury a treasure
maracaibo-brings-bury-here = a space to bury a treasure:
maracaibo-brings-quest = take a quest
maracaibo-brings-sell-quest =
    { $count ->
        [one] sell a quest for { $count } doubloon
       *[other] sell a quest for { $count } doubloons
    }
maracaibo-brings-treasures =
    { $count ->
        [one] { $count } treasure: { $kind }
       *[other] { $count } treasures: { $kind }
    }
maracaibo-brings-treasures-any =
    { $count ->
        [one] { $count } treasure of your choice
       *[other] { $count } treasures of one kind
    }
maracaibo-brings-cubes =
    { $count ->
        [one] { $count } cube on the { $kind } island
       *[other] { $count } cubes on the { $kind } island
    }
maracaibo-brings-cubes-any =
    { $count ->
        [one] { $count } cube on any island
       *[other] { $count } cubes on one island
    }
maracaibo-brings-raid =
    { $count ->
        [0] raid
       *[other] raid with { $count } extra strength
    }
maracaibo-brings-raid-die =
    { $count ->
        [0] raid with one die ({ $kind })
       *[other] raid with one die ({ $kind }), { $count } extra strength
    }
maracaibo-brings-raid-fixed = raid without dice, strength { $count }
maracaibo-brings-explore =
    { $count ->
        [one] explore { $count } space
       *[other] explore up to { $count } spaces
    }
maracaibo-brings-here = your explorer’s space again:
maracaibo-brings-build =
    { $count ->
        [one] build a residence, from { $count } doubloon
       *[other] build a residence, from { $count } doubloons
    }
maracaibo-brings-acquire =
    { $count ->
        [one] acquire from anywhere ({ $type }), from { $count } doubloon
       *[other] acquire from anywhere ({ $type }), from { $count } doubloons
    }
maracaibo-brings-place-tile =
    { $count ->
        [0] place a black market tile for free
        [one] place a black market tile for { $count } doubloon
       *[other] place a black market tile for { $count } doubloons
    }
maracaibo-brings-activate-tile = activate a black market tile
maracaibo-brings-figurehead =
    { $count ->
        [one] acquire a figurehead for { $count } doubloon
       *[other] acquire a figurehead for { $count } doubloons
    }
maracaibo-brings-more-strength = always +{ $count } raid strength
maracaibo-brings-more-die = always +{ $count } strength with the die { $kind }
maracaibo-brings-more-spaces =
    { $count ->
        [one] always explore { $count } space further
       *[other] always explore { $count } spaces further
    }
maracaibo-brings-discount = improvements and residences cost { $count } less
maracaibo-brings-range =
    { $count ->
        [one] sail up to { $count } space
       *[other] sail up to { $count } spaces
    }
maracaibo-brings-more-rerolls =
    { $count ->
        [one] { $count } more reroll in every raid
       *[other] { $count } more rerolls in every raid
    }
maracaibo-brings-refresh = may replace the quest market before choosing
maracaibo-brings-action = a new raid action: { $action }
maracaibo-brings-trade = when exploring: { $trade }
maracaibo-brings-strength = strength { $count }
maracaibo-brings-buys = enough for { $actions }
maracaibo-brings-reroll-better = { $chance }%: a stronger die than { $count }
maracaibo-brings-reroll-worse = { $chance }%: only weaker ones, and the new roll counts
maracaibo-brings-strength-left = { $count } strength left
maracaibo-brings-spaces-left =
    { $count ->
        [one] { $count } space left to explore
       *[other] { $count } spaces left to explore
    }
maracaibo-brings-unspent = { $count } strength not spent
maracaibo-brings-retire =
    { $count ->
        [one] a residence for half its cost, from { $count } doubloon
       *[other] a residence for half its cost, from { $count } doubloons
    }
maracaibo-brings-ruby = +1 ruby
maracaibo-brings-ruby-less = −1 ruby, { $left } left
maracaibo-brings-unseen =
    { $count ->
        [one] the only card of the deck, unseen
       *[other] the top card of { $count }, unseen
    }
maracaibo-brings-new-market =
    { $count ->
        [one] { $count } new quest to choose from
       *[other] { $count } new quests to choose from
    }
maracaibo-brings-condition = { $what }: { $have }, needed { $need }
maracaibo-brings-quest-worth = worth { $vp } VP at the end
maracaibo-brings-residence = { $what }: { $vp } VP each, at most { $most }
maracaibo-brings-scroll =
    { $group ->
        [one] at the end { $vp } VP for each: { $what }
       *[other] at the end { $vp } VP for every { $group }: { $what }
    }
maracaibo-brings-worth =
    { $cubes ->
        [one] { $cubes } cube there, each treasure worth { $vp } VP instead of { $before }
       *[other] { $cubes } cubes there, each treasure worth { $vp } VP instead of { $before }
    }
maracaibo-brings-worth-still =
    { $cubes ->
        [one] { $cubes } cube there, each treasure still worth { $vp } VP
       *[other] { $cubes } cubes there, each treasure still worth { $vp } VP
    }
maracaibo-brings-owned = you have { $count } of them

## What looks better or worse afterwards: why a hint advises something

maracaibo-brings-outlook-points =
    { $way ->
        [more] more VP at once
       *[less] fewer VP at once
    }
maracaibo-brings-outlook-doubloons =
    { $way ->
        [more] more doubloons left at the end
       *[less] fewer doubloons left at the end
    }
maracaibo-brings-outlook-improvements =
    { $way ->
        [more] improvements bring more VP
       *[less] improvements bring fewer VP
    }
maracaibo-brings-outlook-residences =
    { $way ->
        [more] residences bring more VP
       *[less] residences bring fewer VP
    }
maracaibo-brings-outlook-treasures =
    { $way ->
        [more] treasures bring more VP
       *[less] treasures bring fewer VP
    }
maracaibo-brings-outlook-quests =
    { $way ->
        [more] quests bring more VP
       *[less] quests bring fewer VP
    }
maracaibo-brings-outlook-rivers =
    { $way ->
        [more] rivers bring more VP
       *[less] rivers bring fewer VP
    }
maracaibo-brings-outlook-ahead =
    { $way ->
        [more] more to expect of later turns
       *[less] less to expect of later turns
    }
maracaibo-brings-outlook-rivals =
    { $way ->
        [more] the strongest rival stands worse
       *[less] the strongest rival stands better
    }
