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
jolly-roger-total-changed = { $seat } changes a total ({ $skill }): { $points ->
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
jolly-roger-sea-wolf-laid = { $seat } plays { $card } for { $leader }.
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

## What bots say of their moves

jolly-roger-because-bought = For that I count myself among the crew of { $owner }.
jolly-roger-because-free-gift = A gift that costs me nothing.
jolly-roger-because-poor-gift =
    { $count ->
        [one] You offer less than I would lose: { $count } loot card of mine would be at stake.
       *[other] You offer less than I would lose: { $count } loot cards of mine would be at stake.
    }
jolly-roger-because-no-gift = I would rather owe { $owner } nothing.
jolly-roger-because-undecided =
    { $count ->
        [one] { $owner } has taken no side and holds { $count } crew card.
       *[other] { $owner } has taken no side and holds { $count } crew cards.
    }
jolly-roger-because-raises = So { $owner } wants more? Here is a better offer.
jolly-roger-because-guard = Somebody could guard the ship in my place.
jolly-roger-because-rich-captain =
    { $count ->
        [one] Captain { $owner } has { $count } unburied loot card, which ought to go round.
       *[other] Captain { $owner } has { $count } unburied loot cards, which ought to go round.
    }
jolly-roger-because-another-captain = It is time for another Captain than { $owner }.
jolly-roger-because-neutral = No loot of mine is at stake as long as I stay out of it.
jolly-roger-because-stays-captain = I mean to stay Captain.
jolly-roger-because-pays-back = { $owner } gave me a gift: now I pay it back.
jolly-roger-because-stronger = { $owner } has more crew: { $more } to { $less }.
jolly-roger-because-their-loot =
    { $count ->
        [one] There is { $count } loot card to win from the other side.
       *[other] There are { $count } loot cards to win from the other side.
    }
jolly-roger-because-likes = I would rather have { $owner } as Captain.
jolly-roger-because-needed =
    { $count ->
        [one] At most { $count } point is missing: I help.
       *[other] At most { $count } points are missing: I help.
    }
jolly-roger-because-enough = There is enough crew in the attack already.
jolly-roger-because-perhaps-enough = It may be enough already.
jolly-roger-because-nobody-adds = Nobody adds anything any more.
jolly-roger-because-too-far =
    { $count ->
        [one] At least { $count } point is missing: I wait for others.
       *[other] At least { $count } points are missing: I wait for others.
    }

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
jolly-roger-prompt-claim = Nobody gives a card: you may demand one from the Captain or the Quartermaster.
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

## The table in the browser

jolly-roger-ui-tab-deck = Deck
jolly-roger-ui-tab-loot = Loot
jolly-roger-ui-tab-piles = Piles
jolly-roger-ui-status = Round { $round } of { $rounds }
jolly-roger-ui-status-mutiny = Mutiny
jolly-roger-ui-status-captain = Captain { $seat }
jolly-roger-ui-status-quartermaster = Quartermaster { $seat }
jolly-roger-ui-captain = Captain
jolly-roger-ui-mutineer = First Mutineer
jolly-roger-ui-quartermaster = Quartermaster
jolly-roger-ui-letter-captain = C
jolly-roger-ui-letter-quartermaster = Q
jolly-roger-ui-you = you
jolly-roger-ui-nothing = nothing
jolly-roger-ui-unknown-card = face-down card
jolly-roger-ui-any-skill = any skill

jolly-roger-ui-waits-answer = { $card } has been played: the others may answer it.
jolly-roger-ui-waits-passed = You have passed. The others may still act.
jolly-roger-ui-waits-window = The others may act now.
jolly-roger-ui-next-open = { $passed } of { $seats } have passed. Whoever plays a card wakes everybody again.
jolly-roger-ui-next-attack = { $seat } reveals the destination at any moment. A pass holds until the next card; { $passed } of { $seats } have passed.
jolly-roger-ui-next-first-card = Then everybody may add cards, until you reveal the destination.
jolly-roger-ui-next-mutiny = A draw keeps the Captain. Losers give up all unburied loot; who stays neutral loses nothing. { $passed } of { $seats } have passed.
jolly-roger-ui-next-mutiny-or-pass = Any crew card starts a mutiny, once a round. { $passed } of { $seats } have passed.
jolly-roger-ui-next-after-decision = { $passed } of { $seats } have passed; then the round goes on.
jolly-roger-ui-next-adjust = Then { $seat } counts the cards of any skill, and the attack is decided.
jolly-roger-ui-next-answer = A Traitor cancels the card. Nobody sees who is still thinking.
jolly-roger-ui-next-share = Drag a card to a player, or choose the card and then the player.
jolly-roger-ui-next-pick = { $seat } shares out the rest.
jolly-roger-ui-next-appoint = The Quartermaster leads attacks, shares loot and punishes.
jolly-roger-ui-next-sail = The others may answer with a mutiny; then the ship sails.
jolly-roger-ui-next-punishment = A punishment costs one player a random crew card; { $seat } chooses whom.
jolly-roger-ui-next-bribe = Whatever was promised, nobody can be held to it.
jolly-roger-ui-next-map = Without a map the Captain has to choose another destination.
jolly-roger-ui-next-bury = Buried loot is safe from every mutiny and can no longer be used.

jolly-roger-ui-hand = Your hand
jolly-roger-ui-hand-count = Hand: { $count } of at most { $limit }
jolly-roger-ui-hand-empty = No crew cards in hand.
jolly-roger-ui-ways = What to do with this card
jolly-roger-ui-way-add = Add to the attack
jolly-roger-ui-way-play = Use its effect
jolly-roger-ui-way-mutiny = Call a mutiny
jolly-roger-ui-way-support = { $leader ->
        [captain] For the Captain
       *[other] For the First Mutineer
    }
jolly-roger-ui-way-betray = Against { $seat }
jolly-roger-ui-way-discard = Discard
jolly-roger-ui-cards-in-hand = Cards in hand
jolly-roger-ui-badge-passed = pass
jolly-roger-ui-badge-deciding = decides
jolly-roger-ui-badge-laid = +{ $count }
jolly-roger-ui-badge-got = +{ $count }
jolly-roger-ui-guards = guards the ship
jolly-roger-ui-side-captain = for the Captain
jolly-roger-ui-side-mutineer = for the First Mutineer
jolly-roger-ui-detail-cards =
    { $count ->
        [one] { $count } crew card in hand
       *[other] { $count } crew cards in hand
    }
jolly-roger-ui-detail-loot = Loot
jolly-roger-ui-detail-buried =
    { $count ->
        [one] { $count } loot card buried
       *[other] { $count } loot cards buried
    }
jolly-roger-ui-detail-gold = { $gold } gold
jolly-roger-ui-detail-known = You know of

jolly-roger-ui-attack-on = Attack: { $destination }
jolly-roger-ui-target-hidden = its card lies face down
jolly-roger-ui-target-loot =
    { $count ->
        [one] { $count } loot card
       *[other] { $count } loot cards
    }
jolly-roger-ui-of = of { $need }
jolly-roger-ui-from-hand = your hand: +{ $points }
jolly-roger-ui-flexible = any skill: { $points }
jolly-roger-ui-no-cards = No crew card has been added yet.
jolly-roger-ui-verdict-sure = enough
jolly-roger-ui-verdict-maybe = perhaps
jolly-roger-ui-verdict-short = short

jolly-roger-ui-support = Crew
jolly-roger-ui-lay-here = Lay it here
jolly-roger-ui-camp-stake =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $count ->
        [one] { $count } loot card at stake
       *[other] { $count } loot cards at stake
    }
jolly-roger-ui-lead = { $leader } leads by { $by }
jolly-roger-ui-lead-draw = A draw: the Captain stays

jolly-roger-ui-lot = Loot to share
jolly-roger-ui-lot-left =
    { $count ->
        [one] { $count } loot card to share
       *[other] { $count } loot cards to share
    }
jolly-roger-ui-lot-share = { $share } for each
jolly-roger-ui-lot-how = Drag a card to a player, or choose it first.
jolly-roger-ui-lot-to-whom = Now choose a lit player.
jolly-roger-ui-my-loot = Your loot
jolly-roger-ui-loot-of = Loot of { $seat }
jolly-roger-ui-buried = Buried
jolly-roger-ui-buried-safe = Buried: no mutiny can take it.
jolly-roger-ui-treasures = Treasures of the others

jolly-roger-ui-port-ahead = The ship makes for the Port.
jolly-roger-ui-port-words =
    { $count ->
        [one] Everybody got { $count } crew card. Now loot may be swapped for crew, and Hostages and Jewels sold.
       *[other] Everybody got { $count } crew cards. Now loot may be swapped for crew, and Hostages and Jewels sold.
    }
jolly-roger-ui-island-ahead = A Bloody Pirate has to show the way.
jolly-roger-ui-island-words = Everybody may bury loot in turn. The chests so far:
jolly-roger-ui-guard-is = { $seat } guards the ship and may not bury.
jolly-roger-ui-destinations = Destinations
jolly-roger-ui-does-pirate-port = new crew for all
jolly-roger-ui-does-treasure-island = bury loot; needs a map
jolly-roger-ui-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
jolly-roger-ui-crew-pile = crew pile: { $count }
jolly-roger-ui-loot-pile = loot pile: { $count }
jolly-roger-ui-discards = Discards
jolly-roger-ui-discards-crew = Crew cards
jolly-roger-ui-discards-loot = Loot cards
jolly-roger-ui-in-play = In play:

jolly-roger-ui-bribe = Bribe …
jolly-roger-ui-bribe-title = Offer a bribe
jolly-roger-ui-bribe-words = Only the one you offer it to sees the card, unless it is open loot. It can be refused, and no promise binds.
jolly-roger-ui-bribe-whom = To whom?
jolly-roger-ui-bribe-what = What do you give?
jolly-roger-ui-bribe-why = What for? (said aloud; may stay empty)
jolly-roger-ui-bribe-for-support = your support
jolly-roger-ui-bribe-for-neutral = staying neutral
jolly-roger-ui-bribe-for-card = a card in the attack
jolly-roger-ui-bribe-for-share = a good share
jolly-roger-ui-bribe-for-mercy = sparing me
jolly-roger-ui-bribe-said = { $seat }, for this I ask: { $words }
jolly-roger-ui-bribe-offer = Offer
jolly-roger-ui-offered-title = { $seat } offers you a bribe
jolly-roger-ui-offered-words = Take it or refuse it; look around first if you like.

jolly-roger-ui-verb-add = Play
jolly-roger-ui-verb-play = Play
jolly-roger-ui-verb-betray = Betray
jolly-roger-ui-verb-mutiny = Mutiny!
jolly-roger-ui-verb-support = Lay
jolly-roger-ui-verb-sail = Set sail
jolly-roger-ui-verb-appoint = Appoint
jolly-roger-ui-verb-reveal = Reveal
jolly-roger-ui-verb-take = Take
jolly-roger-ui-verb-share = Give
jolly-roger-ui-verb-give = Give
jolly-roger-ui-verb-swap = Swap
jolly-roger-ui-verb-sell = Sell
jolly-roger-ui-verb-bury = Bury
jolly-roger-ui-verb-punish = Punish
jolly-roger-ui-verb-rob = Steal
jolly-roger-ui-verb-discard = Discard
jolly-roger-ui-verb-kill = Kill
jolly-roger-ui-verb-bribe = Offer

## What a choice brings

jolly-roger-brings-share = { $share } for each in the end
jolly-roger-brings-no-skill = no skill: adds nothing
jolly-roger-brings-flexible =
    { $points ->
        [one] { $points } point of any skill
       *[other] { $points } points of any skill
    }
jolly-roger-brings-need = { $skill } { $need }
jolly-roger-brings-assigned = { $skill } { $have } of { $need }
jolly-roger-brings-total =
    { $skill } { $have } of { $need }: { $verdict ->
        [sure] enough
        [maybe] perhaps
       *[short] short
    }
jolly-roger-brings-crew-spent =
    { $crew ->
        [one] { $crew } crew member less for a mutiny
       *[other] { $crew } crew members less for a mutiny
    }
jolly-roger-brings-stake =
    { $count ->
        [one] stakes { $count } loot card
       *[other] stakes { $count } loot cards
    }
jolly-roger-brings-calls =
    { $crew ->
        [one] begins with { $crew } crew member
       *[other] begins with { $crew } crew members
    }
jolly-roger-brings-kills = kills the Captain: the mutiny is won at once
jolly-roger-brings-leads =
    { $side ->
        [captain] Captain would lead by { $by }
       *[mutineer] First Mutineer would lead by { $by }
    }
jolly-roger-brings-draw = a draw: the Captain would stay
jolly-roger-brings-pirate-port = crew cards for everybody
jolly-roger-brings-treasure-island = somebody must show a map

## The table in the browser: when special cards are played

jolly-roger-ui-when-quartermaster = role card
jolly-roger-ui-when-bloody-pirate = the way to the Island
jolly-roger-ui-when-traitor = after another's card
jolly-roger-ui-when-bosun = on reaching the Island
jolly-roger-ui-when-second-mate = any time
jolly-roger-ui-when-stowaways = any time
jolly-roger-ui-when-lookout = destination chosen
jolly-roger-ui-when-cook = before the first pick
jolly-roger-ui-when-cabin-boy = after the burying
jolly-roger-ui-when-surgeon = any time
jolly-roger-ui-when-first-mate = target revealed
jolly-roger-ui-when-helmsman = target revealed
jolly-roger-ui-when-sharpshooter = target revealed
jolly-roger-ui-when-assassin = mutiny
jolly-roger-ui-when-ship-rats = mutiny
jolly-roger-ui-when-shipwright = after the sharing
jolly-roger-ui-when-sea-wolf = mutiny
jolly-roger-ui-score-gold = Gold
jolly-roger-ui-score-jewels = Jewels
jolly-roger-ui-score-hostages = Hostages
jolly-roger-ui-score-rum = Rum, for ties only

## Why something is refused: the facts

jolly-roger-why-no-player = There is no player { $player } at this table.
jolly-roger-why-not-yourself = You name yourself: it has to be another player.
jolly-roger-why-not-held = You do not hold this card: { $card }.
jolly-roger-why-no-loot = This does not lie before you: { $loot }.
jolly-roger-why-empty-hand = { $owner } holds no crew card.
jolly-roger-why-no-leader = The leaders are the Captain and the First Mutineer.
jolly-roger-why-no-skill = The skills are navigation, gunnery and melee.
jolly-roger-why-no-special = This card has no effect of its own: { $card }.
jolly-roger-why-moment = It is not the moment of this card: { $card }.
jolly-roger-why-voyage-captain-chooses = There is no such destination.
jolly-roger-why-voyage-empty-pile = No card of this destination is left: { $destination }.
jolly-roger-why-island-not-reached = You have just missed Treasure Island, so you choose another destination.
jolly-roger-why-attack-qm-reveals = { $owner } leads the attack and turns up the destination.
jolly-roger-why-loot-draw = This is not among the loot to be shared: { $loot }.
jolly-roger-why-loot-no-second-before-first = { $owner } has cards of this lot: { $have }. Somebody else has only: { $need }.
jolly-roger-why-mutiny-share-loot-others = { $owner } has picked first and gets no other card of this loot.
jolly-roger-why-port-order-and-limits = Only Hostages and Jewels are sold, not { $loot }.
jolly-roger-why-punish-qm-chooses-victim = { $owner } is Captain or Quartermaster and is not punished.
jolly-roger-why-mutiny-not-the-captain = You are the Captain: the mutiny would be against you.
jolly-roger-why-mutiny-once-per-round = There has been a mutiny in this round.
jolly-roger-why-mutiny-role-cards-side = You are not the Quartermaster.
jolly-roger-why-office-laid = The Quartermaster card supports a side already.
jolly-roger-why-mutiny-leaders-own-side = You lead a side yourself and play for { $leader }.
jolly-roger-why-mutiny-no-switching = You have taken the side of { $leader }.
jolly-roger-why-pressed = A Sea Wolf forces you to the side of { $leader }.
jolly-roger-why-mutiny-redeal-uneven = { $owner } has been named already.
jolly-roger-why-variant-hidden-loot-showing = Loot lies open here: everybody sees it.
jolly-roger-why-variant-hidden-loot-showing-digital = Everybody has seen this card: { $loot }.
jolly-roger-why-card-traitor-window = Among the cards that you can still answer, none of { $owner } is this: { $card }.
jolly-roger-why-waiting = Only one card can be answered now: { $card } of { $owner }.
jolly-roger-why-own-card = This card is your own.
jolly-roger-why-role-card = A role card cannot be answered.
jolly-roger-why-robbed = You have robbed { $owner } already.
jolly-roger-why-not-neutral = { $owner } has taken a side.
jolly-roger-why-begged = You have asked { $owner } already.
jolly-roger-why-nothing-buried = { $owner } has buried nothing.
jolly-roger-why-owner-without-loot = { $owner } has no loot that is not buried.
jolly-roger-why-card-second-mate-one-target = Nobody else holds a crew card.
jolly-roger-why-card-surgeon-not-captain = You are the Captain.
jolly-roger-why-card-surgeon-takes-over = You are Quartermaster yourself, or there is none, or the Quartermaster card supports a side.
jolly-roger-why-variant-three-players-details = A mutiny is under way.
jolly-roger-why-card-lookout-window = The destination has been turned up already.
jolly-roger-why-card-cook-details = As Captain you pick in any case.
jolly-roger-why-card-cabin-boy-target = Nobody else has buried loot.
jolly-roger-why-card-shipwright-details = Nobody else has loot that is not buried.
jolly-roger-why-card-shipwright-demand = { $owner } is neither Captain nor Quartermaster.
jolly-roger-why-bribe-cards = You have no such card to give: { $card }.
jolly-roger-why-bribe-refused = { $seat } has refused { $count } gifts of yours since the last decision.

## What may be done: after “you may”

jolly-roger-verb-appoint = appoint a Quartermaster
jolly-roger-verb-recruit = draw a crew card
jolly-roger-verb-sail = choose a destination
jolly-roger-verb-add = add a crew card to the attack
jolly-roger-verb-reveal = turn up the destination
jolly-roger-verb-assign = assign a skill
jolly-roger-verb-take = pick a loot card
jolly-roger-verb-share = share out loot
jolly-roger-verb-swap = swap loot for crew
jolly-roger-verb-sell = sell loot
jolly-roger-verb-bury = bury loot
jolly-roger-verb-demand = demand a punishment
jolly-roger-verb-waive = waive the punishment
jolly-roger-verb-punish = punish a player
jolly-roger-verb-mutiny = call a mutiny
jolly-roger-verb-support = support a leader
jolly-roger-verb-extra = name who gets a card more
jolly-roger-verb-play = play a special card
jolly-roger-verb-betray = play a Traitor
jolly-roger-verb-rob = steal from a player
jolly-roger-verb-post = post a guard
jolly-roger-verb-beg = ask a player to guard in your place
jolly-roger-verb-stand-in = guard the ship
jolly-roger-verb-kill = kill a leader
jolly-roger-verb-press = force a neutral player
jolly-roger-verb-dig-up = dig up another’s loot
jolly-roger-verb-give = give a loot card
jolly-roger-verb-claim = demand a loot card
jolly-roger-verb-discard = discard a crew card
jolly-roger-verb-bribe = offer a bribe
jolly-roger-verb-show = show loot
jolly-roger-verb-accept = accept the bribe
