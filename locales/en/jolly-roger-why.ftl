## Why something is refused: the facts

jolly-roger-why-no-player = There is no player { $player } at this table.
jolly-roger-why-not-yourself = Choose another player, not yourself.
jolly-roger-why-not-held = You do not hold this card: { $card }.
jolly-roger-why-no-loot = You have no such loot before you: { $loot }.
jolly-roger-why-empty-hand = { $owner } holds no crew card.
jolly-roger-why-no-leader = The leaders are the Captain and the First Mutineer.
jolly-roger-why-no-skill = The skills are navigation, gunnery and melee.
jolly-roger-why-no-special = This card has no effect of its own: { $card }.
jolly-roger-why-moment = This is not the time for this card: { $card }.
jolly-roger-why-voyage-captain-chooses = There is no such destination.
jolly-roger-why-voyage-empty-pile = No card of this destination is left: { $destination }.
jolly-roger-why-island-not-reached = You have just missed Treasure Island, so you choose another destination.
jolly-roger-why-attack-qm-reveals = { $owner } leads the attack and reveals the destination.
jolly-roger-why-loot-draw = This is not among the loot to be shared: { $loot }.
jolly-roger-why-loot-no-second-before-first =
    { $you ->
        [owner] You have
       *[other] { $owner } has
    } cards of this lot: { $have }. Somebody else has only: { $need }.
jolly-roger-why-mutiny-share-loot-others =
    { $you ->
        [owner] You have picked first and get
       *[other] { $owner } has picked first and gets
    } no other card of this loot.
jolly-roger-why-port-order-and-limits = Only Hostages and Jewels are sold, not { $loot }.
jolly-roger-why-punish-qm-chooses-victim =
    { $you ->
        [owner] You are Captain or Quartermaster and are
       *[other] { $owner } is Captain or Quartermaster and is
    } not punished.
jolly-roger-why-mutiny-not-the-captain = You are the Captain: the mutiny would be against you.
jolly-roger-why-mutiny-once-per-round = There has been a mutiny in this round.
jolly-roger-why-mutiny-role-cards-side = You are not the Quartermaster.
jolly-roger-why-office-laid = The Quartermaster card supports a side already.
jolly-roger-why-mutiny-leaders-own-side = You lead a side yourself and play for { $leader }.
jolly-roger-why-mutiny-no-switching = You have taken the side of { $leader }.
jolly-roger-why-pressed = A Sea Wolf forces you to the side of { $leader }.
jolly-roger-why-mutiny-redeal-uneven =
    { $you ->
        [owner] You have
       *[other] { $owner } has
    } been named already.
jolly-roger-why-variant-hidden-loot-showing = Loot lies open here: everybody sees it.
jolly-roger-why-variant-hidden-loot-showing-digital = Everybody has seen this card: { $loot }.
jolly-roger-why-card-traitor-window = { $owner } has played no such card that you can still answer: { $card }.
jolly-roger-why-waiting = Only one card can be answered now: { $owner }’s { $card }.
jolly-roger-why-own-card = This card is your own.
jolly-roger-why-role-card = A role card cannot be answered.
jolly-roger-why-robbed = You have stolen from { $owner } already.
jolly-roger-why-not-neutral = { $owner } has taken a side.
jolly-roger-why-begged = You have asked { $owner } already.
jolly-roger-why-nothing-buried = { $owner } has buried nothing.
jolly-roger-why-owner-without-loot = { $owner } has no loot that is not buried.
jolly-roger-why-card-second-mate-one-target = Nobody else holds a crew card.
jolly-roger-why-card-surgeon-not-captain = You are the Captain.
jolly-roger-why-card-surgeon-takes-over = You are Quartermaster yourself, or there is none, or the Quartermaster card supports a side.
jolly-roger-why-variant-three-players-details = A mutiny is under way.
jolly-roger-why-card-lookout-window = The destination has been revealed already.
jolly-roger-why-card-cook-details = As Captain you pick in any case.
jolly-roger-why-card-cabin-boy-target = Nobody else has buried loot.
jolly-roger-why-card-shipwright-details = Nobody else has loot that is not buried.
jolly-roger-why-card-shipwright-demand = { $owner } is neither Captain nor Quartermaster.
jolly-roger-why-bribe-cards = You have no such card to give: { $card }.
jolly-roger-why-bribe-refused = { $seat } has refused { $count } of your bribes since the last decision.

## What may be done: after “you may”

jolly-roger-verb-appoint = appoint a Quartermaster
jolly-roger-verb-recruit = draw a crew card
jolly-roger-verb-sail = choose a destination
jolly-roger-verb-add = add a crew card to the attack
jolly-roger-verb-reveal = reveal the destination
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
jolly-roger-verb-extra = choose who gets an extra card
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
