## The game

jolly-roger-title = Jolly Roger
jolly-roger-blurb = One ship, one Captain, a crew of rogues: raid together, share the loot, and cry mutiny in time.
jolly-roger-stage-phase-1 = Appointing the Quartermaster
jolly-roger-stage-phase-2 = The voyage
jolly-roger-stage-phase-3 = Punishment
jolly-roger-stage-over = Game over
jolly-roger-option-loot = Loot
jolly-roger-option-loot-open = lies open
jolly-roger-option-loot-hidden = is hidden
jolly-roger-option-captains-gold = Captain's gold
jolly-roger-option-captains-gold-off = no
jolly-roger-option-captains-gold-on = yes: the Captain's swap at a Port gives everyone a crew card

## A round

jolly-roger-captain-drawn = { $seat } is dealt the Captain card.
jolly-roger-round-began = Round { $round } begins; { $seat } commands.
jolly-roger-appointed = { $seat } appoints { $owner } Quartermaster.
jolly-roger-crew-drawn =
    { $count ->
        [one] { $seat } draws { $count } crew card
       *[other] { $seat } draws { $count } crew cards
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
jolly-roger-crew-reshuffled =
    { $count ->
        [one] The crew pile has run out: { $count } discarded card makes a new one.
       *[other] The crew pile has run out: { $count } discarded cards make a new one.
    }
jolly-roger-crew-discarded = { $seat } is over the hand limit and discards { $card }.
jolly-roger-destination-chosen = { $seat } sets sail. Destination: { $destination }.
jolly-roger-destination-shown = { $destination } turned up: navigation { $navigation }, gunnery { $gunnery }, melee { $melee }. { $loot ->
        [one] It promises { $loot } loot card.
       *[other] It promises { $loot } loot cards.
    }
jolly-roger-port-shown =
    { $crew ->
        [one] Pirate Port turned up: everyone gets { $crew } crew card.
       *[other] Pirate Port turned up: everyone gets { $crew } crew cards.
    }
jolly-roger-island-shown = Treasure Island lies ahead.
jolly-roger-voyage-broken-off = The voyage is broken off; the card goes back on its pile. Destination not reached: { $destination }.
jolly-roger-island-missed = Nobody shows a map: { $seat } has to choose another destination.

## The attack and its loot

jolly-roger-card-added = { $seat } sends into the attack: { $card }.
jolly-roger-skill-assigned = { $seat } counts a card of many skills as { $skill }.
jolly-roger-total-changed = { $seat } changes a total. { $skill }: { $points ->
        [1] one point more.
       *[other] one point less.
    }
jolly-roger-attack-won = The attack succeeds with navigation { $navigation }, gunnery { $gunnery }, melee { $melee }.
jolly-roger-attack-lost = The attack fails with navigation { $navigation }, gunnery { $gunnery }, melee { $melee }.
jolly-roger-loot-drawn =
    { $count ->
        [one] { $count } loot card is won
       *[other] { $count } loot cards are won
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
jolly-roger-lot-seen =
    { $cards ->
        [unknown] { $seat } looks at the loot.
       *[other] { $seat } looks at the loot: { $cards }.
    }
jolly-roger-loot-picked =
    { $card ->
        [unknown] { $seat } picks a loot card.
       *[other] { $seat } picks { $card }.
    }
jolly-roger-loot-shared =
    { $card ->
        [unknown] { $seat } shares out a loot card: { $owner } gets it.
       *[other] { $seat } shares out: { $owner } gets { $card }.
    }

## The Port and the Island

jolly-roger-loot-swapped = { $seat } swaps for a crew card: { $card }.
jolly-roger-loot-sold =
    { $cards ->
        [unknown] { $seat } sells { $card } for new loot.
       *[other] { $seat } sells { $card } and gets { $cards }.
    }
jolly-roger-buried =
    { $count ->
        [one] { $seat } buries { $count } loot card
       *[other] { $seat } buries { $count } loot cards
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Punishment

jolly-roger-punishment-demanded = { $seat } demands a punishment.
jolly-roger-punishment-waived = { $seat } waives punishment.
jolly-roger-punished = { $seat } punishes { $owner }, who loses { $card }.

## Mutiny

jolly-roger-mutiny-called = { $seat } cries mutiny and shows { $card }.
jolly-roger-mutiny-began = Mutiny: { $seat } against Captain { $owner }.
jolly-roger-support-laid =
    { $crew ->
        [one] { $seat } supports { $leader } with { $card }: { $crew } crew member.
       *[other] { $seat } supports { $leader } with { $card }: { $crew } crew members.
    }
jolly-roger-leader-killed = { $seat } has { $owner } killed: the mutiny is over.
jolly-roger-pressed = { $seat } forces { $owner } to take sides.
jolly-roger-mutiny-ended = The mutiny ends { $captain } to { $mutineer }. Captain is now { $seat }.
jolly-roger-loot-collected =
    { $count ->
        [one] { $seat } collects { $count } loot card from the losers.
       *[other] { $seat } collects { $count } loot cards from the losers.
    }
jolly-roger-crew-redealt =
    { $count ->
        [one] { $seat } is dealt { $count } crew card of the mutiny
       *[other] { $seat } is dealt { $count } crew cards of the mutiny
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Special cards

jolly-roger-card-played = { $seat } plays { $card }.
jolly-roger-card-betrayed = { $seat } plays a Traitor against { $card } of { $owner }.
jolly-roger-card-cancelled = { $card } of { $seat } is cancelled.
jolly-roger-crew-stolen =
    { $card ->
        [unknown] { $seat } steals a crew card from { $owner }.
       *[other] { $seat } steals { $card } from { $owner }.
    }
jolly-roger-office-taken = { $seat } takes the Quartermaster card.
jolly-roger-captaincy-taken = { $seat } takes the Captain card.
jolly-roger-cook-first = { $seat } will pick before the Captain.
jolly-roger-loot-dug-up =
    { $card ->
        [unknown] { $seat } digs up a loot card of { $owner }.
       *[other] { $seat } digs up { $card } of { $owner }.
    }
jolly-roger-guard-posted = { $seat } has found a guard for the ship: { $owner }.
jolly-roger-stand-in-refused = { $seat } will not guard the ship for { $owner }.
jolly-roger-loot-given =
    { $card ->
        [unknown] { $owner } gives a loot card for the repairs; { $seat } keeps it.
       *[other] { $owner } gives { $card } for the repairs; { $seat } keeps it.
    }
jolly-roger-loot-claimed = { $seat } demands a loot card from { $owner }.

## Bribes

jolly-roger-bribe-offered =
    { $card ->
        [unknown] { $seat } offers { $owner } a bribe.
       *[other] { $seat } offers { $owner } a bribe: { $card }.
    }
jolly-roger-bribe-taken =
    { $card ->
        [unknown] { $seat } takes the bribe of { $owner }.
       *[other] { $seat } takes the bribe of { $owner }: { $card }.
    }
jolly-roger-bribe-refused = { $seat } refuses the bribe of { $owner }.
jolly-roger-loot-shown = { $seat } shows a loot card to everybody: { $card }.

## The end

jolly-roger-jewels-valued = Jewels of { $seat } are valued by { $card }: { $gold } gold.
jolly-roger-scored = { $seat } ends with { $total } gold: loot { $gold }, Jewels { $jewels }, Hostages { $hostages }. Rum: { $rum }.
jolly-roger-won = { $seat } wins: { $reason }.
jolly-roger-reason-gold = most gold
jolly-roger-reason-rum = equal gold, but more Rum
jolly-roger-reason-shared = equal gold, equal Rum
jolly-roger-reason-rounds = ten rounds are played
jolly-roger-reason-loot = the loot pile has run out

## Questions

jolly-roger-prompt-appoint = Appoint a Quartermaster.
jolly-roger-prompt-reappoint = The mutiny is over: appoint a Quartermaster, the same or another.
jolly-roger-prompt-recruit = Your hand is empty: you may draw a crew card for free.
jolly-roger-prompt-sail = Choose where the ship sails.
jolly-roger-prompt-after-decision = The Captain has decided. Play a card, or pass.
jolly-roger-prompt-mutiny-or-pass = The Captain has decided. Call a mutiny, play a card, or pass.
jolly-roger-prompt-first-card = You lead the attack: play its first card.
jolly-roger-prompt-adjust = The destination lies open: change a total, or pass.
jolly-roger-prompt-pick = Pick a loot card for yourself.
jolly-roger-prompt-after-share = The loot is shared. Play a card, or pass.
jolly-roger-prompt-swap = You may swap a loot card for a crew card.
jolly-roger-prompt-sell = You may sell Hostages and Jewels for new loot.
jolly-roger-prompt-map = The Island needs a map: play a Bloody Pirate, or pass.
jolly-roger-prompt-arrival = The ship has reached Treasure Island. Play a card, or pass.
jolly-roger-prompt-bury = Bury loot: all, some or none.
jolly-roger-prompt-after-burying = The burying is over. Play a card, or pass.
jolly-roger-prompt-punishment = Demand a punishment, or waive it.
jolly-roger-prompt-punish = The Captain demands a punishment: choose whom.
jolly-roger-prompt-post = Choose who guards the ship.
jolly-roger-prompt-find-stand-in = You have to guard the ship. Find somebody to do it for you, or stay.
jolly-roger-prompt-dig-up = Choose whose buried loot to draw from.
jolly-roger-prompt-claim = Nobody gives a card: you may demand one from an officer.
jolly-roger-prompt-kill = Choose whom the Assassin kills.
jolly-roger-prompt-press = Choose a neutral player for your side.
jolly-roger-prompt-lay-pressed = You are forced to take sides: lay a crew card.
jolly-roger-prompt-discard =
    { $count ->
        [one] Too many cards: discard { $count }.
       *[other] Too many cards: discard { $count }.
    }
jolly-roger-prompt-attack =
    { $count ->
        [one] { $count } card lies in the attack. Add a card, or pass.
       *[other] { $count } cards lie in the attack. Add a card, or pass.
    }
jolly-roger-prompt-assign = Totals: navigation { $navigation }, gunnery { $gunnery }, melee { $melee }. { $count ->
        [one] Choose the skill for { $count } more card.
       *[other] Choose the skill for { $count } more cards.
    }
jolly-roger-prompt-before-pick =
    { $count ->
        [one] { $count } loot card is to be shared. Play a card, or pass.
       *[other] { $count } loot cards are to be shared. Play a card, or pass.
    }
jolly-roger-prompt-share =
    { $count ->
        [one] Share out { $count } loot card, as evenly as possible.
       *[other] Share out { $count } loot cards, as evenly as possible.
    }
jolly-roger-prompt-mutiny = Mutiny! Captain { $captain }, First Mutineer { $mutineer }. Lay a card, or pass.
jolly-roger-prompt-extras =
    { $count ->
        [one] Name who gets a card over; { $count } is left.
       *[other] Name who gets a card over; { $count } are left.
    }
jolly-roger-prompt-answer = { $owner } plays { $card }. Answer with a Traitor, or pass.
jolly-roger-prompt-rob =
    { $count ->
        [one] Choose whom to steal from; { $count } card to go.
       *[other] Choose whom to steal from; { $count } cards to go.
    }
jolly-roger-prompt-stand-in = { $owner } asks you to guard the ship instead.
jolly-roger-prompt-repairs = { $owner } asks for a loot card for repairs. Give one, or pass.
jolly-roger-prompt-hand-over = { $owner } demands a loot card: choose which.
jolly-roger-prompt-bribe = { $owner } offers you a bribe: { $card }. Accept it, or decline.

## Buttons

jolly-roger-do-appoint = Appoint { $seat }
jolly-roger-do-recruit = Draw a crew card
jolly-roger-do-sail = Sail: { $destination }
jolly-roger-do-add = Add { $card }
jolly-roger-do-reveal = Reveal the destination
jolly-roger-do-assign = Count as { $skill }
jolly-roger-do-take = Take { $loot }
jolly-roger-do-share = { $loot } for { $seat }
jolly-roger-do-swap = Swap { $loot }
jolly-roger-do-sell = Sell { $loot }
jolly-roger-do-bury = Bury { $loot }
jolly-roger-do-demand = Demand a punishment
jolly-roger-do-waive = Waive it
jolly-roger-do-punish = Punish { $seat }
jolly-roger-do-mutiny = Mutiny with { $card }
jolly-roger-do-support = For { $leader }: { $card }
jolly-roger-do-extra = One more for { $seat }
jolly-roger-do-play = Play { $card }
jolly-roger-do-betray = Traitor against { $card } of { $seat }
jolly-roger-do-rob = Steal from { $seat }
jolly-roger-do-post = Guard: { $seat }
jolly-roger-do-beg = Ask { $seat }
jolly-roger-do-stand-in = Guard the ship
jolly-roger-do-kill = Kill { $leader }
jolly-roger-do-press = Force { $seat }
jolly-roger-do-dig-up = Loot of { $seat }
jolly-roger-do-give = Give { $loot }
jolly-roger-do-claim = Demand from { $seat }
jolly-roger-do-discard = Discard { $card }
jolly-roger-do-bribe = Offer { $seat } a bribe: { $card }
jolly-roger-do-show = Show { $loot }
jolly-roger-do-accept = Accept

## Words

jolly-roger-leader-captain = the Captain
jolly-roger-leader-mutineer = the First Mutineer
jolly-roger-skill-navigation = navigation
jolly-roger-skill-gunnery = gunnery
jolly-roger-skill-melee = melee
jolly-roger-effect-more-navigation = One point more of navigation
jolly-roger-effect-less-navigation = One point less of navigation
jolly-roger-effect-more-gunnery = One point more of gunnery
jolly-roger-effect-less-gunnery = One point less of gunnery
jolly-roger-effect-more-melee = One point more of melee
jolly-roger-effect-less-melee = One point less of melee
jolly-roger-destination-fort = Fort
jolly-roger-destination-merchant-ship = Merchant Ship
jolly-roger-destination-settlement = Settlement
jolly-roger-destination-pirate-port = Pirate Port
jolly-roger-destination-treasure-island = Treasure Island
jolly-roger-card-quartermaster = Quartermaster
jolly-roger-card-bloody-pirate = Bloody Pirate
jolly-roger-card-traitor = Traitor
jolly-roger-card-bosun = Bosun
jolly-roger-card-second-mate = Second Mate
jolly-roger-card-stowaways = Stowaways
jolly-roger-card-lookout = Lookout
jolly-roger-card-cook = Cook
jolly-roger-card-cabin-boy = Cabin Boy
jolly-roger-card-surgeon = Surgeon
jolly-roger-card-first-mate = First Mate
jolly-roger-card-helmsman = Helmsman
jolly-roger-card-sharpshooter = Sharpshooter
jolly-roger-card-assassin = Assassin
jolly-roger-card-ship-rats = Ship Rats
jolly-roger-card-shipwright = Shipwright
jolly-roger-card-sea-wolf = Sea Wolf
jolly-roger-card-n1c1 = Old Fisherman (navigation 1, crew 1)
jolly-roger-card-n1c2 = Two Topmen (navigation 1, crew 2)
jolly-roger-card-n1c3 = Oarsmen (navigation 1, crew 3)
jolly-roger-card-n1c4 = Rigging Gang (navigation 1, crew 4)
jolly-roger-card-n2c1 = Harbour Pilot (navigation 2, crew 1)
jolly-roger-card-n2c2 = Stargazers (navigation 2, crew 2)
jolly-roger-card-n2c3 = Storm Watch (navigation 2, crew 3)
jolly-roger-card-g1c1 = Powder Boy (gunnery 1, crew 1)
jolly-roger-card-g1c2 = Fuse Twins (gunnery 1, crew 2)
jolly-roger-card-g1c3 = Shot Carriers (gunnery 1, crew 3)
jolly-roger-card-g1c4 = Gun Crew (gunnery 1, crew 4)
jolly-roger-card-g2c1 = Master Gunner (gunnery 2, crew 1)
jolly-roger-card-g2c2 = Musketeers (gunnery 2, crew 2)
jolly-roger-card-g2c3 = Broadside Battery (gunnery 2, crew 3)
jolly-roger-card-m1c1 = Knife Thrower (melee 1, crew 1)
jolly-roger-card-m1c2 = Brawling Brothers (melee 1, crew 2)
jolly-roger-card-m1c3 = Tavern Ruffians (melee 1, crew 3)
jolly-roger-card-m1c4 = Boarding Mob (melee 1, crew 4)
jolly-roger-card-m2c1 = Duellist (melee 2, crew 1)
jolly-roger-card-m2c2 = Axe Fighters (melee 2, crew 2)
jolly-roger-card-m2c3 = Cutlass Company (melee 2, crew 3)
jolly-roger-card-multi-1c1 = Jack of All Trades (any skill 1, crew 1)
jolly-roger-card-gold-1 = Gold 1
jolly-roger-card-gold-2 = Gold 2
jolly-roger-card-gold-3 = Gold 3
jolly-roger-card-rum = Rum
jolly-roger-card-jewels = Jewels
jolly-roger-card-hostage = Hostage
jolly-roger-loot-gold-1 = { jolly-roger-card-gold-1 }
jolly-roger-loot-gold-2 = { jolly-roger-card-gold-2 }
jolly-roger-loot-gold-3 = { jolly-roger-card-gold-3 }
jolly-roger-loot-rum = { jolly-roger-card-rum }
jolly-roger-loot-jewels = { jolly-roger-card-jewels }
jolly-roger-loot-hostage = { jolly-roger-card-hostage }
jolly-roger-loot-all = everything
jolly-roger-source-first-mate = { jolly-roger-card-first-mate }
jolly-roger-source-helmsman = { jolly-roger-card-helmsman }
jolly-roger-source-sharpshooter = { jolly-roger-card-sharpshooter }
