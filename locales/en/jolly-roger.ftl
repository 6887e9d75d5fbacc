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
jolly-roger-option-captains-gold = Captain’s gold
jolly-roger-option-captains-gold-off = no
jolly-roger-option-captains-gold-on = yes: the Captain’s swap at a Port gives everyone a crew card

## A round

jolly-roger-captain-drawn =
    { $you ->
        [seat] You are
       *[other] { $seat } is
    } dealt the Captain card.
jolly-roger-round-began =
    Round { $round } begins; { $you ->
        [seat] you command.
       *[other] { $seat } commands.
    }
jolly-roger-appointed =
    { $you ->
        [seat] You appoint { $owner } Quartermaster.
        [owner] { $seat } appoints you Quartermaster.
       *[other] { $seat } appoints { $owner } Quartermaster.
    }
jolly-roger-crew-drawn =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] { $count } crew card
       *[other] { $count } crew cards
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
jolly-roger-crew-reshuffled =
    { $count ->
        [one] The crew pile has run out: { $count } discarded card makes a new one.
       *[other] The crew pile has run out: { $count } discarded cards make a new one.
    }
jolly-roger-crew-discarded =
    { $you ->
        [seat] You are over the hand limit and discard
       *[other] { $seat } is over the hand limit and discards
    } { $card }.
jolly-roger-destination-chosen =
    { $you ->
        [seat] You choose
       *[other] { $seat } chooses
    } the destination: { $destination }.
jolly-roger-destination-shown =
    { $destination } revealed: navigation { $navigation }, gunnery { $gunnery }, melee { $melee }. { $loot ->
        [one] It promises { $loot } loot card.
       *[other] It promises { $loot } loot cards.
    }
jolly-roger-port-shown =
    { $crew ->
        [one] Pirate Port revealed: everyone gets { $crew } crew card.
       *[other] Pirate Port revealed: everyone gets { $crew } crew cards.
    }
jolly-roger-island-shown = Treasure Island lies ahead.
jolly-roger-voyage-broken-off = The voyage is broken off; its card goes back on the pile: { $destination }.
jolly-roger-island-missed =
    Nobody shows a map: { $you ->
        [seat] you have
       *[other] { $seat } has
    } to choose another destination.

## The attack and its loot

jolly-roger-card-added =
    { $you ->
        [seat] You add
       *[other] { $seat } adds
    } to the attack: { $card }.
jolly-roger-skill-assigned =
    { $you ->
        [seat] You count
       *[other] { $seat } counts
    } an any-skill card as { $skill }.
jolly-roger-total-changed =
    { $you ->
        [seat] You change
       *[other] { $seat } changes
    } a total ({ $skill }): { $points ->
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
    { $you ->
        [seat] You look
       *[other] { $seat } looks
    } { $cards ->
        [unknown] at the loot.
       *[other] at the loot: { $cards }.
    }
jolly-roger-loot-picked =
    { $you ->
        [seat] You pick
       *[other] { $seat } picks
    } { $card ->
        [unknown] a loot card.
       *[other] { $card }.
    }
jolly-roger-loot-shared =
    { $self ->
        [yes] { $you ->
            [seat] You keep
           *[other] { $seat } keeps
        }
       *[no] { $you ->
            [seat] You give { $owner }
            [owner] { $seat } gives you
           *[other] { $seat } gives { $owner }
        }
    } { $card ->
        [unknown] a loot card.
       *[other] { $card }.
    }

## The Port and the Island

jolly-roger-loot-swapped =
    { $you ->
        [seat] You swap
       *[other] { $seat } swaps
    } { $card } for a crew card.
jolly-roger-loot-sold =
    { $you ->
        [seat] You sell
       *[other] { $seat } sells
    } { $card } for { $cards ->
        [unknown] new loot.
       *[other] { $cards }.
    }
jolly-roger-buried =
    { $you ->
        [seat] You bury
       *[other] { $seat } buries
    } { $count ->
        [one] { $count } loot card
       *[other] { $count } loot cards
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Punishment

jolly-roger-punishment-demanded =
    { $you ->
        [seat] You demand
       *[other] { $seat } demands
    } a punishment.
jolly-roger-punishment-waived =
    { $you ->
        [seat] You waive
       *[other] { $seat } waives
    } punishment.
jolly-roger-punished =
    { $you ->
        [seat] You punish { $owner }, who loses
        [owner] { $seat } punishes you: you lose
       *[other] { $seat } punishes { $owner }, who loses
    } { $card }.

## Mutiny

jolly-roger-mutiny-called =
    { $you ->
        [seat] You cry mutiny and show
       *[other] { $seat } cries mutiny and shows
    } { $card }.
jolly-roger-mutiny-began =
    { $you ->
        [seat] Mutiny: you against Captain { $owner }.
        [owner] Mutiny: { $seat } against you, the Captain.
       *[other] Mutiny: { $seat } against Captain { $owner }.
    }
jolly-roger-support-laid =
    { $you ->
        [seat] You support
       *[other] { $seat } supports
    } { $crew ->
        [one] { $leader } with { $card }: { $crew } crew member.
       *[other] { $leader } with { $card }: { $crew } crew members.
    }
jolly-roger-leader-killed =
    { $you ->
        [seat] You have { $owner } killed
        [owner] { $seat } has you killed
       *[other] { $seat } has { $owner } killed
    }: the mutiny is over.
jolly-roger-pressed =
    { $you ->
        [seat] You force { $owner } onto your side.
        [owner] { $seat } forces you onto the same side.
       *[other] { $seat } forces { $owner } onto the same side.
    }
jolly-roger-mutiny-ended =
    The mutiny ends { $captain } to { $mutineer }. { $you ->
        [seat] You are Captain.
       *[other] { $seat } is Captain.
    }
jolly-roger-loot-collected =
    { $you ->
        [seat] You collect
       *[other] { $seat } collects
    } { $count ->
        [one] { $count } loot card from the losers.
       *[other] { $count } loot cards from the losers.
    }
jolly-roger-crew-redealt =
    { $you ->
        [seat] You are
       *[other] { $seat } is
    } { $count ->
        [one] dealt { $count } crew card of the mutiny
       *[other] dealt { $count } crew cards of the mutiny
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Special cards

jolly-roger-card-played =
    { $you ->
        [seat] You play
       *[other] { $seat } plays
    } { $card }.
jolly-roger-sea-wolf-laid =
    { $you ->
        [seat] You play
       *[other] { $seat } plays
    } { $card } for { $leader }.
jolly-roger-card-betrayed =
    { $you ->
        [seat] You play a Traitor against { $owner }’s
        [owner] { $seat } plays a Traitor against your
       *[other] { $seat } plays a Traitor against { $owner }’s
    } { $card }.
jolly-roger-card-cancelled =
    { $you ->
        [seat] Your
       *[other] { $seat }’s
    } card is cancelled: { $card }.
jolly-roger-crew-stolen =
    { $you ->
        [seat] You steal
       *[other] { $seat } steals
    } { $card ->
        [unknown] a crew card
       *[other] { $card }
    } from { $you ->
        [owner] you.
       *[other] { $owner }.
    }
jolly-roger-office-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } the Quartermaster card.
jolly-roger-captaincy-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } the Captain card.
jolly-roger-cook-first =
    { $you ->
        [seat] You
       *[other] { $seat }
    } will pick before the Captain.
jolly-roger-loot-dug-up =
    { $you ->
        [seat] You dig up one of { $owner }’s loot cards
        [owner] { $seat } digs up one of your loot cards
       *[other] { $seat } digs up one of { $owner }’s loot cards
    }{ $card ->
        [unknown] .
       *[other] : { $card }.
    }
jolly-roger-guard-posted =
    { $you ->
        [seat] You name { $owner }
        [owner] { $seat } names you
       *[other] { $seat } names { $owner }
    } to guard the ship.
jolly-roger-stand-in-refused =
    { $you ->
        [seat] You will not guard the ship for { $owner }.
        [owner] { $seat } will not guard the ship for you.
       *[other] { $seat } will not guard the ship for { $owner }.
    }
jolly-roger-loot-given =
    { $you ->
        [owner] You give
       *[other] { $owner } gives
    } { $card ->
        [unknown] a loot card
       *[other] { $card }
    } for the repairs; { $you ->
        [seat] you keep it.
       *[other] { $seat } keeps it.
    }
jolly-roger-loot-claimed =
    { $you ->
        [seat] You demand a loot card from { $owner }.
        [owner] { $seat } demands a loot card from you.
       *[other] { $seat } demands a loot card from { $owner }.
    }

## Bribes

jolly-roger-bribe-offered =
    { $you ->
        [seat] You offer { $owner } a bribe
        [owner] { $seat } offers you a bribe
       *[other] { $seat } offers { $owner } a bribe
    }{ $card ->
        [unknown] .
       *[other] : { $card }.
    }
jolly-roger-bribe-taken =
    { $you ->
        [seat] You take { $owner }’s bribe
        [owner] { $seat } takes your bribe
       *[other] { $seat } takes { $owner }’s bribe
    }{ $card ->
        [unknown] .
       *[other] : { $card }.
    }
jolly-roger-bribe-refused =
    { $you ->
        [seat] You refuse { $owner }’s bribe.
        [owner] { $seat } refuses your bribe.
       *[other] { $seat } refuses { $owner }’s bribe.
    }
jolly-roger-loot-shown =
    { $you ->
        [seat] You show
       *[other] { $seat } shows
    } a loot card to everybody: { $card }.

## The end

jolly-roger-jewels-valued =
    { $you ->
        [seat] Your
       *[other] { $seat }’s
    } Jewels are worth { $gold } gold (drawn: { $card }).
jolly-roger-scored =
    { $you ->
        [seat] You end
       *[other] { $seat } ends
    } with { $total } gold: loot { $gold }, Jewels { $jewels }, Hostages { $hostages }. Rum: { $rum }.
jolly-roger-won =
    { $you ->
        [seat] You win
       *[other] { $seat } wins
    }: { $reason }.
jolly-roger-reason-gold = most gold
jolly-roger-reason-rum = equal gold, but more Rum
jolly-roger-reason-shared = equal gold, equal Rum
jolly-roger-reason-rounds = ten rounds are played
jolly-roger-reason-loot = the loot pile has run out

## What bots say of their moves

jolly-roger-because-bought = Deal, { $owner }: I’m on your side.
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
        [one] Captain { $owner } has { $count } unburied loot card: time to share.
       *[other] Captain { $owner } has { $count } unburied loot cards: time to share.
    }
jolly-roger-because-another-captain = It is time for another Captain than { $owner }.
jolly-roger-because-neutral = No loot of mine is at stake as long as I stay out of it.
jolly-roger-because-stays-captain = I mean to stay Captain.
jolly-roger-because-pays-back = I owe { $owner } a favour: now I pay it back.
jolly-roger-because-stronger = { $owner } has more crew: { $more } to { $less }.
jolly-roger-because-their-loot =
    { $count ->
        [one] There is { $count } loot card to win from the other side.
       *[other] There are { $count } loot cards to win from the other side.
    }
jolly-roger-because-likes = I would rather have { $owner } as Captain.
jolly-roger-because-needed =
    { $count ->
        [one] We are at most { $count } point short: I’ll help.
       *[other] We are at most { $count } points short: I’ll help.
    }
jolly-roger-because-enough = There is enough crew in the attack already.
jolly-roger-because-perhaps-enough = It may be enough already.
jolly-roger-because-nobody-adds = Nobody is adding any more.
jolly-roger-because-too-far =
    { $count ->
        [one] We are at least { $count } point short: I’ll wait for the others.
       *[other] We are at least { $count } points short: I’ll wait for the others.
    }

## Questions

jolly-roger-prompt-appoint = Appoint a Quartermaster.
jolly-roger-prompt-reappoint = The mutiny is over: appoint a Quartermaster, the same or another.
jolly-roger-prompt-recruit = Your hand is empty: you may draw a crew card for free.
jolly-roger-prompt-sail = Choose where the ship sails.
jolly-roger-prompt-after-decision =
    { $decided ->
        [appointed] { $owner } is Quartermaster.
        [you-appointed] You are Quartermaster.
        [sailing] The ship sails. Destination: { $destination }.
        [demanded] The Captain demands a punishment.
       *[waived] The Captain waives the punishment.
    } Play a card, or pass.
jolly-roger-prompt-mutiny-or-pass =
    { $decided ->
        [appointed] { $owner } is Quartermaster.
        [you-appointed] You are Quartermaster.
        [sailing] The ship sails. Destination: { $destination }.
        [demanded] The Captain demands a punishment.
       *[waived] The Captain waives the punishment.
    } Call a mutiny, play a card, or pass.
jolly-roger-prompt-first-card = You lead the attack: play its first card.
jolly-roger-prompt-adjust = The destination is revealed: change one skill total by 1, or pass.
jolly-roger-prompt-pick = Pick a loot card for yourself.
jolly-roger-prompt-after-share = The loot is shared. Play a card, or pass.
jolly-roger-prompt-swap = You may swap a loot card for a crew card.
jolly-roger-prompt-sell = You may sell Hostages and Jewels for new loot.
jolly-roger-prompt-map = The Island needs a map, and only a Bloody Pirate has one: play one, or pass.
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
jolly-roger-prompt-press = Choose a neutral player who must join your side.
jolly-roger-prompt-lay-pressed = You have to support { $leader }: lay a crew card.
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
jolly-roger-prompt-mutiny = Mutiny! Support: Captain { $captain }, First Mutineer { $mutineer }. Lay a card, or pass.
jolly-roger-prompt-extras =
    { $count ->
        [one] Choose who gets an extra card; { $count } left to deal.
       *[other] Choose who gets an extra card; { $count } left to deal.
    }
jolly-roger-prompt-answer = { $owner } plays { $card }. Answer with a Traitor, or pass.
jolly-roger-prompt-rob =
    { $count ->
        [one] Choose whom to steal from; { $count } card left to steal.
       *[other] Choose whom to steal from; { $count } cards left to steal.
    }
jolly-roger-prompt-stand-in = { $owner } asks you to guard the ship instead.
jolly-roger-prompt-repairs = { $owner } asks for a loot card for repairs. Give one, or pass.
jolly-roger-prompt-hand-over = { $owner } demands a loot card: choose which.
jolly-roger-prompt-bribe = { $owner } offers you a bribe: { $card }. Accept it, or decline.

## What others are asked

jolly-roger-asked-appoint = { $seat } is choosing the Quartermaster.
jolly-roger-asked-recruit = { $seat } may draw a crew card for free.
jolly-roger-asked-sail = { $seat } is choosing where the ship sails.
jolly-roger-asked-first-card = { $seat } is choosing the first card of the attack.
jolly-roger-asked-adjust = { $seat } may change one skill total by 1.
jolly-roger-asked-pick = { $seat } is picking a loot card.
jolly-roger-asked-share = { $seat } is sharing out the loot.
jolly-roger-asked-port = { $seat } is trading in the Pirate Port.
jolly-roger-asked-bury = { $seat } is choosing what to bury.
jolly-roger-asked-punishment = { $seat } is thinking about a punishment.
jolly-roger-asked-punish = { $seat } is choosing whom to punish.
jolly-roger-asked-post = { $seat } is choosing who guards the ship.
jolly-roger-asked-stand-in = { $seat } is thinking about guarding the ship.
jolly-roger-asked-dig-up = { $seat } is choosing whose buried loot to draw from.
jolly-roger-asked-claim = { $seat } may demand a loot card for repairs.
jolly-roger-asked-hand-over = { $seat } is choosing a loot card to hand over.
jolly-roger-asked-kill = { $seat } is choosing whom the Assassin kills.
jolly-roger-asked-press = { $seat } is choosing who must take sides.
jolly-roger-asked-lay-pressed = { $seat } has to take sides, and is choosing a card.
jolly-roger-asked-discard = { $seat } has too many cards, and is choosing what to discard.
jolly-roger-asked-extras = { $seat } is choosing who gets an extra card.
jolly-roger-asked-assign = { $seat } is choosing the skills that cards count for.
jolly-roger-asked-rob = { $seat } is choosing whom to steal from.
jolly-roger-asked-bribe = { $seat } is thinking about a bribe.

## Buttons

jolly-roger-do-appoint = Appoint { $seat }
jolly-roger-do-recruit = Draw a crew card
jolly-roger-do-sail = Sail: { $destination }
jolly-roger-do-add = Add { $card }
jolly-roger-do-reveal = Reveal the destination
jolly-roger-do-assign = Count as { $skill }
jolly-roger-do-take = Take { $loot }
jolly-roger-do-share =
    { $loot } for { $you ->
        [seat] yourself
       *[other] { $seat }
    }
jolly-roger-do-swap = Swap { $loot }
jolly-roger-do-sell = Sell { $loot }
jolly-roger-do-bury = Bury { $loot }
jolly-roger-do-demand = Demand a punishment
jolly-roger-do-waive = Waive punishment
jolly-roger-do-punish = Punish { $seat }
jolly-roger-do-mutiny = Mutiny with { $card }
jolly-roger-do-support = For { $leader }: { $card }
jolly-roger-do-extra =
    One more for { $you ->
        [seat] yourself
       *[other] { $seat }
    }
jolly-roger-do-play = Play { $card }
jolly-roger-do-betray = Cancel { $card } ({ $seat })
jolly-roger-do-rob = Steal from { $seat }
jolly-roger-do-post = Guard: { $seat }
jolly-roger-do-beg = Ask { $seat }
jolly-roger-do-stand-in = Guard the ship
jolly-roger-do-kill = Kill { $leader }
jolly-roger-do-press = Force { $seat }
jolly-roger-do-dig-up = Dig up { $seat }’s loot
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

jolly-roger-ui-tab-deck = Ship
jolly-roger-ui-tab-loot = Loot
jolly-roger-ui-tab-piles = Piles
jolly-roger-ui-status = Round { $round } of { $rounds }
jolly-roger-ui-status-mutiny = Mutiny
jolly-roger-ui-status-captain = Captain { $seat }
jolly-roger-ui-status-quartermaster = Quartermaster { $seat }
jolly-roger-ui-captain = Captain
jolly-roger-ui-mutineer = First Mutineer
jolly-roger-ui-quartermaster = Quartermaster
jolly-roger-ui-you = you
jolly-roger-ui-nothing = nothing
jolly-roger-ui-unknown-card = face-down card
jolly-roger-ui-any-skill = any skill

jolly-roger-ui-waits-answer = { $card } has been played: the others may answer it.
jolly-roger-ui-waits-passed = You have passed. The others may still act.
jolly-roger-ui-waits-window = The others may act now.
jolly-roger-ui-next-open = { $passed } of { $seats } have passed. When anyone plays a card, everyone may act again.
jolly-roger-ui-next-attack =
    { $mine ->
        [yes] You reveal the destination whenever you like.
       *[no] { $seat } reveals the destination at any moment.
    } A pass holds until the next card; { $passed } of { $seats } have passed.
jolly-roger-ui-next-first-card = Then everybody may add cards, until you reveal the destination.
jolly-roger-ui-next-mutiny = Losers give up unburied loot; who stays neutral loses nothing. A draw keeps the Captain.
jolly-roger-ui-next-mutiny-or-pass = Any crew card starts a mutiny, once a round. { $passed } of { $seats } have passed.
jolly-roger-ui-next-after-decision = When everyone has passed, the round goes on. { $passed } of { $seats } have passed.
jolly-roger-ui-next-adjust =
    { $mine ->
        [yes] Then you count the any-skill cards, and the attack is decided.
       *[no] Then { $seat } counts the any-skill cards, and the attack is decided.
    }
jolly-roger-ui-next-gift-or-pass = You hold no card for this moment. You may offer a bribe, or pass.
jolly-roger-ui-next-answer = A Traitor cancels the card. Nobody sees who is still thinking.
jolly-roger-ui-next-share = Drag a card to a player, or choose the card and then the player.
jolly-roger-ui-next-pick =
    { $mine ->
        [yes] Then you share out the rest.
       *[no] { $seat } shares out the rest.
    }
jolly-roger-ui-next-appoint = The Quartermaster leads attacks, shares loot and punishes.
jolly-roger-ui-next-sail = The others may answer with a mutiny; then the ship sails.
jolly-roger-ui-next-punishment =
    { $mine ->
        [yes] A punishment costs one player a random crew card; you choose whom.
       *[no] A punishment costs one player a random crew card; { $seat } chooses whom.
    }
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
jolly-roger-ui-detail-known = Cards you know

jolly-roger-ui-attack-on = Attack: { $destination }
jolly-roger-ui-target-hidden = its card lies face down
jolly-roger-ui-target-loot =
    { $count ->
        [one] { $count } loot card
       *[other] { $count } loot cards
    }
jolly-roger-ui-of = needs { $need }
jolly-roger-ui-from-hand = your hand: +{ $points }
jolly-roger-ui-flexible = any skill: { $points }
jolly-roger-ui-attack-over = The attack has succeeded, and the loot is shared.
jolly-roger-ui-no-cards = No crew card has been added yet.
jolly-roger-ui-verdict-sure = enough
jolly-roger-ui-verdict-maybe = perhaps
jolly-roger-ui-verdict-short = not enough

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
jolly-roger-ui-lot-to-whom = Now choose a highlighted player.
jolly-roger-ui-my-loot = Your loot
jolly-roger-ui-loot-of = { $seat }’s loot
jolly-roger-ui-buried = Buried
jolly-roger-ui-buried-safe = Buried: no mutiny can take it.
jolly-roger-ui-treasures = The others’ treasures

jolly-roger-ui-port-ahead = The ship makes for the Port.
jolly-roger-ui-port-words =
    { $count ->
        [one] Everybody got { $count } crew card. Now loot may be swapped for crew, and Hostages and Jewels sold.
       *[other] Everybody got { $count } crew cards. Now loot may be swapped for crew, and Hostages and Jewels sold.
    }
jolly-roger-ui-island-ahead = A Bloody Pirate has to show the way.
jolly-roger-ui-island-words = Everybody may bury loot in turn. The chests so far:
jolly-roger-ui-guard-is =
    { $you ->
        [seat] You guard
       *[other] { $seat } guards
    } the ship and may not bury.
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

jolly-roger-ui-bribe = Bribe…
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

jolly-roger-ui-verb-add = Add
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
jolly-roger-brings-reads-card = { $card }
jolly-roger-brings-crew-spent =
    { $crew ->
        [one] { $crew } fewer crew member for a mutiny
       *[other] { $crew } fewer crew members for a mutiny
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
jolly-roger-ui-when-traitor = after another’s card
jolly-roger-ui-when-bosun = on reaching the Island
jolly-roger-ui-when-second-mate = any time
jolly-roger-ui-when-stowaways = any time
jolly-roger-ui-when-lookout = destination chosen
jolly-roger-ui-when-cook = before the first pick
jolly-roger-ui-when-cabin-boy = after the burying
jolly-roger-ui-when-surgeon = any time
jolly-roger-ui-when-first-mate = destination revealed
jolly-roger-ui-when-helmsman = destination revealed
jolly-roger-ui-when-sharpshooter = destination revealed
jolly-roger-ui-when-assassin = mutiny
jolly-roger-ui-when-ship-rats = mutiny
jolly-roger-ui-when-shipwright = after the sharing
jolly-roger-ui-when-sea-wolf = mutiny
jolly-roger-ui-score-gold = Gold
jolly-roger-ui-score-jewels = Jewels
jolly-roger-ui-score-hostages = Hostages
jolly-roger-ui-score-rum = Rum, for ties only

## Where to choose

jolly-roger-ui-where-player = Choose a player.
jolly-roger-ui-where-sail = Choose a destination.
jolly-roger-ui-where-hand = Choose a card of your hand.
jolly-roger-ui-where-pick = Choose a card of the loot.
jolly-roger-ui-where-share = Choose a card of the loot, then who gets it.
jolly-roger-ui-where-own-loot = Choose one of your loot cards.

## What looks better or worse afterwards: why a hint advises something

jolly-roger-brings-outlook-loot =
    { $way ->
        [more] more loot and office for you
       *[less] less loot and office for you
    }
jolly-roger-brings-outlook-hand =
    { $way ->
        [more] a stronger hand left
       *[less] a weaker hand left
    }
jolly-roger-brings-outlook-voyage =
    { $way ->
        [more] more to expect of this voyage
       *[less] less to expect of this voyage
    }
jolly-roger-brings-outlook-mutiny =
    { $way ->
        [more] the mutiny goes better for you
       *[less] the mutiny goes worse for you
    }
jolly-roger-brings-outlook-gift =
    { $way ->
        [more] you give away less
       *[less] you give away more
    }
jolly-roger-brings-outlook-rivals =
    { $way ->
        [more] the richest of the others has less
       *[less] the richest of the others has more
    }
