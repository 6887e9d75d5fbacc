## The game

marauders-title = Merchants & Marauders
marauders-blurb = Trade, raid and fight your way to Glory across the Caribbean, as an honest captain or a hunted pirate.
marauders-stage-setup = Setting up
marauders-stage-event = Event
marauders-stage-turns = The captains’ turns
marauders-stage-end = End of the round
marauders-stage-over = Game over
marauders-option-length = Length
marauders-option-length-10 = 10 Glory Points
marauders-option-length-8 = 8 Glory Points: short
marauders-option-length-12 = 12 Glory Points: long
marauders-option-length-15 = 15 Glory Points: very long
marauders-option-cards = Cards
marauders-option-cards-second = Second set: rivals, wagers and choices
marauders-option-cards-first = First set
marauders-option-proof = Proof of a lower price
marauders-option-proof-vouched = nobody is asked: the game checks it
marauders-option-proof-shown = show the cards to one opponent

## Captains

marauders-captain-dealt =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $captain ->
        [unknown] a captain in secret.
       *[other] { $captain }.
    }
marauders-captain-drawn =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } a new captain: { $captain }.
marauders-captain-sailed =
    { $you ->
        [seat] You enter
       *[other] { $seat } enters
    } play as { $captain }, with a { $ship } in { $zone_the }.
marauders-captain-refused =
    { $you ->
        [seat] You turn down { $captain } and draw
       *[other] { $seat } turns down { $captain } and draws
    } another captain.
marauders-first-player-drawn =
    { $you ->
        [seat] You are
       *[other] { $seat } is
    } the first player.
marauders-captain-died =
    { $you ->
        [seat] You lose
       *[other] { $seat } loses
    } captain { $captain }, who dies.
marauders-belongings-lost =
    { $you ->
        [seat] You lose
       *[other] { $seat } loses
    } all that was aboard. Ducats: { $gold }; Glory cards: { $cards }; cargo: { $goods }.
marauders-captain-retired =
    { $you ->
        [seat] You let
       *[other] { $seat } lets
    } { $captain } retire.
marauders-starting-gold =
    { $you ->
        [seat] You start
       *[other] { $seat } starts
    } with { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    } aboard.

## The round

marauders-round-began = Round { $round } begins.
marauders-merchants-returned = Merchants return to the sea: { $count }.
marauders-event-drawn =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } the Event “{ $event }”.
marauders-npc-sailed = { $fleet } sails to { $zone_the }.
marauders-npc-lurks = { $fleet } stays with its prey in { $zone_the }.
marauders-npc-entered = { $fleet } appears in { $zone_the } under { $npc }.
marauders-npc-left = { $fleet } leaves the Caribbean ({ $npc }).
marauders-war-declared = War! The nations: { $nations }.
marauders-peace-made = Peace is made.
marauders-hurricane-struck = The Hurricane strikes { $zone_the } and its neighbors.
marauders-merchant-scattered = The merchant leaves { $zone_the }.
marauders-plague-struck = Plague closes ports: { $zones }.
marauders-plague-over = The plague is over.
marauders-new-demand = Now in demand in { $zone }: { $good }.
marauders-mission-offered = A Mission is on offer in { $zone }: { $mission }.
marauders-reshuffled = The discards make a new deck: { $deck }.

## The turn

marauders-turn-began =
    It is { $you ->
        [seat] your
       *[other] { $seat }’s
    } turn.
marauders-sailed =
    { $you ->
        [seat] You sail
       *[other] { $seat } sails
    } to { $zone_the }.
marauders-left-port =
    { $you ->
        [seat] You put
       *[other] { $seat } puts
    } to sea from { $zone }.
marauders-entered-port =
    { $you ->
        [seat] You enter
       *[other] { $seat } enters
    } the port of { $zone }.
marauders-turned-away =
    { $you ->
        [seat] You are
       *[other] { $seat } is
    } turned away from { $zone }.
marauders-papers-used =
    { $you ->
        [seat] You show
       *[other] { $seat } shows
    } false papers in { $zone }.
marauders-passage-used =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } the secret passage.
marauders-tested =
    { $you ->
        [seat] You roll
       *[other] { $seat } rolls
    } { $skill }: { $dice } ({ $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }).
marauders-rerolled =
    { $you ->
        [seat] You now have
       *[other] { $seat } now has
    } { $dice } ({ $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }).
marauders-found =
    { $you ->
        [seat] You find the target: { $owner }.
        [owner] { $seat } finds you.
       *[other] { $seat } finds the target: { $owner }.
    }
marauders-missed =
    { $you ->
        [seat] You do not find the target: { $owner }.
        [owner] { $seat } does not find you.
       *[other] { $seat } does not find the target: { $owner }.
    }
marauders-lost-in-fog =
    { $you ->
        [seat] You lose sight of the target in a fog bank: { $owner }.
        [owner] { $seat } loses sight of you in a fog bank.
       *[other] { $seat } loses sight of the target in a fog bank: { $owner }.
    }
marauders-eluded =
    { $you ->
        [seat] You lose the target, which sails away: { $owner }.
        [owner] { $seat } loses you, and you sail away.
       *[other] { $seat } loses the target, which sails away: { $owner }.
    }
marauders-storm-faced =
    { $you ->
        [seat] You brave
       *[other] { $seat } braves
    } the elements with { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    } and { $you ->
        [seat] take
       *[other] takes
    } { $hits ->
        [one] { $hits } hit.
       *[other] { $hits } hits.
    }

## Gold and Glory

marauders-gold-gained =
    { $you ->
        [seat] You gain
       *[other] { $seat } gains
    } { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }.
marauders-gold-paid =
    { $you ->
        [seat] You pay
       *[other] { $seat } pays
    } { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }.
marauders-gold-stolen =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    } from { $you ->
        [owner] you.
       *[other] { $owner }.
    }
marauders-chest-opened =
    { $you ->
        [seat] You open
       *[other] { $seat } opens
    } the chest { $purpose ->
        [stash] to put Ducats in
       *[withdraw] to take Ducats out
    }.
marauders-stashed =
    { $you ->
        [seat] You stash
       *[other] { $seat } stashes
    } { $gold ->
        [0] Ducats in the chest.
        [one] { $gold } Ducat in the chest.
       *[other] { $gold } Ducats in the chest.
    }
marauders-withdrew =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $gold ->
        [0] Ducats from the chest.
        [one] { $gold } Ducat from the chest.
       *[other] { $gold } Ducats from the chest.
    }
marauders-glory-gained =
    { $you ->
        [seat] You earn a Glory Point for { $deed } and now have
       *[other] { $seat } earns a Glory Point for { $deed } and now has
    } { $glory }.
marauders-glory-drawn =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] { $count } Glory card
       *[other] { $count } Glory cards
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
marauders-glory-discarded =
    { $you ->
        [seat] You discard
       *[other] { $seat } discards
    } a Glory card: { $card }.
marauders-glory-played =
    { $you ->
        [seat] You play
       *[other] { $seat } plays
    } { $card }.
marauders-glory-copied =
    { $you ->
        [seat] You play Quick Learner and copy
       *[other] { $seat } plays Quick Learner and copies
    } { $card }.
marauders-glory-held-back =
    { $you ->
        [seat] You hold
       *[other] { $seat } holds
    } the card back: { $card }.
marauders-fleet-beckoned =
    { $you ->
        [seat] You point out
       *[other] { $seat } points out
    } { $fleet_the }.
marauders-glory-salvaged =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } a card from the Glory discards: { $card }.
marauders-slowed =
    { $you ->
        [seat] You hold { $owner } up
        [owner] { $seat } holds you up
       *[other] { $seat } holds { $owner } up
    }: { $count ->
        [one] { $count } action fewer
       *[other] { $count } actions fewer
    } on the next turn.
marauders-target-reached =
    { $you ->
        [seat] You announce
       *[other] { $seat } announces
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    } of Glory; the chest holds { $gold }.
marauders-game-ended = The game is over: { $reason }.

## The port

marauders-port-visited =
    { $you ->
        [seat] You do
       *[other] { $seat } does
    } business in { $zone }.
marauders-cargo-sold =
    { $you ->
        [seat] You sell
       *[other] { $seat } sells
    } for { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }: { $goods }.
marauders-market-drawn =
    { $you ->
        [seat] You look
       *[other] { $seat } looks
    } at an offer of { $count ->
        [one] { $count } Cargo card
       *[other] { $count } Cargo cards
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
marauders-cargo-bought =
    { $you ->
        [seat] You buy
       *[other] { $seat } buys
    } { $count ->
        [one] { $count } Cargo card
       *[other] { $count } Cargo cards
    } for { $gold } in all{ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-discount-shown =
    { $you ->
        [seat] You show { $owner }
        [owner] { $seat } shows you
       *[other] { $seat } shows { $owner }
    } the cards that justify the price{ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-cargo-discarded =
    { $you ->
        [seat] You put on the discards
       *[other] { $seat } puts on the discards
    }: { $goods }.
marauders-cargo-gained =
    { $you ->
        [seat] You stow
       *[other] { $seat } stows
    } a Cargo card{ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-cargo-stowed =
    { $you ->
        [seat] You stow
       *[other] { $seat } stows
    }: { $goods }.
marauders-cargo-lost =
    { $you ->
        [seat] You lose
       *[other] { $seat } loses
    } cargo from the damaged hold: { $goods }.
marauders-repaired =
    { $you ->
        [seat] You repair
       *[other] { $seat } repairs
    } { $count ->
        [one] { $count } damage
       *[other] { $count } damage
    }: { $location }.
marauders-refitted =
    { $you ->
        [seat] You restore
       *[other] { $seat } restores
    } the Reinforced Hull.
marauders-modification-shown = { $zone } offers a Modification: { $modification }.
marauders-plans-seen =
    { $you ->
        [seat] You look
       *[other] { $seat } looks
    } at all Modifications in port.
marauders-modification-fitted =
    { $you ->
        [seat] You fit
       *[other] { $seat } fits
    } a Modification: { $modification }.
marauders-modification-returned =
    { $you ->
        [seat] You return
       *[other] { $seat } returns
    } a Modification to a port: { $zone }.
marauders-weapon-gained =
    { $you ->
        [seat] You get
       *[other] { $seat } gets
    } a Special Weapon: { $weapon }.
marauders-weapon-sold =
    { $you ->
        [seat] You sell
       *[other] { $seat } sells
    } a Special Weapon for 1 Ducat: { $weapon }.
marauders-weapon-used =
    { $you ->
        [seat] You use
       *[other] { $seat } uses
    } a Special Weapon: { $weapon }.
marauders-ship-sold =
    { $you ->
        [seat] You give
       *[other] { $seat } gives
    } up the old ship for { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }: { $ship }.
marauders-ship-chosen =
    { $you ->
        [seat] You choose
       *[other] { $seat } chooses
    } a new ship: { $ship }.
marauders-ship-bought =
    { $you ->
        [seat] You buy
       *[other] { $seat } buys
    } a ship for { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }: { $ship }.
marauders-ship-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } over a ship: { $ship }.
marauders-crew-recruited =
    { $you ->
        [seat] You regain
       *[other] { $seat } regains
    } { $count ->
        [one] { $count } Crew
       *[other] { $count } Crew
    }.
marauders-crew-lost =
    { $you ->
        [seat] You lose
       *[other] { $seat } loses
    } { $count ->
        [one] { $count } Crew
       *[other] { $count } Crew
    }.
marauders-hired =
    { $you ->
        [seat] You hire
       *[other] { $seat } hires
    } a Specialist: { $card }.

## Rumors and Missions

marauders-rumor-drawn =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $rumor ->
        [unknown] a Rumor.
       *[other] a Rumor: { $rumor }.
    }
marauders-rumor-dropped =
    { $you ->
        [seat] You give
       *[other] { $seat } gives
    } { $rumor ->
        [unknown] up a Rumor.
       *[other] up a Rumor: { $rumor }.
    }
marauders-rumor-shown =
    { $you ->
        [seat] You check
       *[other] { $seat } checks
    } a Rumor: { $rumor }.
marauders-rumor-proven =
    { $you ->
        [seat] You prove
       *[other] { $seat } proves
    } a Rumor true: { $rumor }.
marauders-rumor-false =
    { $you ->
        [seat] You find
       *[other] { $seat } finds
    } a Rumor to be false: { $rumor }.
marauders-rumor-seen =
    { $you ->
        [seat] You overhear { $owner }’s Rumor
        [owner] { $seat } overhears your Rumor
       *[other] { $seat } overhears { $owner }’s Rumor
    }{ $rumor ->
        [unknown] .
       *[other] : { $rumor }.
    }
marauders-rumor-bought =
    { $you ->
        [seat] You buy { $owner }’s Rumor
        [owner] { $seat } buys your Rumor
       *[other] { $seat } buys { $owner }’s Rumor
    }{ $rumor ->
        [unknown] .
       *[other] : { $rumor }.
    }
marauders-mission-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } a Mission: { $mission }.
marauders-mission-failed =
    { $you ->
        [seat] You do
       *[other] { $seat } does
    } not get the Mission: { $mission }.
marauders-mission-dropped =
    { $you ->
        [seat] You discard
       *[other] { $seat } discards
    } a Mission: { $mission }.
marauders-mission-advanced =
    { $you ->
        [seat] You get
       *[other] { $seat } gets
    } on with a Mission: { $mission }.
marauders-mission-done =
    { $you ->
        [seat] You complete
       *[other] { $seat } completes
    } a Mission: { $mission }.
marauders-nation-named =
    { $you ->
        [seat] You name
       *[other] { $seat } names
    } a nation: { $nation }.
marauders-rival-named =
    { $you ->
        [seat] You name a rival: { $owner }.
        [owner] { $seat } names you as a rival.
       *[other] { $seat } names a rival: { $owner }.
    }
marauders-wager-won =
    { $you ->
        [seat] You win the wager with { $owner }
        [owner] { $seat } wins the wager with you
       *[other] { $seat } wins the wager with { $owner }
    }: { $mission }.
marauders-overtook =
    { $you ->
        [seat] You get there before { $owner }
        [owner] { $seat } gets there before you
       *[other] { $seat } gets there before { $owner }
    }: { $mission }.
marauders-reward-chosen =
    { $you ->
        [seat] You choose
       *[other] { $seat } chooses
    }: { $rewards }.
marauders-prize-taken =
    { $you ->
        [seat] You are the first this round and take
       *[other] { $seat } is the first this round and takes
    } the prize: { $gold ->
        [one] { $gold } Ducat.
       *[other] { $gold } Ducats.
    }
marauders-delivered =
    { $you ->
        [seat] You deliver
       *[other] { $seat } delivers
    }: { $goods }.

## Bounties

marauders-bounty-set =
    The { $nation_adjective } Bounty on { $you ->
        [seat] you
       *[other] { $seat }
    } rises to { $level }.
marauders-bounty-lifted =
    The { $nation_adjective } Bounty on { $you ->
        [seat] you
       *[other] { $seat }
    } falls to { $level }.
marauders-bounty-paid =
    { $you ->
        [seat] You collect the Bounty on { $owner }
        [owner] { $seat } collects the Bounty on you
       *[other] { $seat } collects the Bounty on { $owner }
    }: { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }, paid by { $nation_the }.

## Merchant raids

marauders-merchant-found =
    { $you ->
        [seat] You find
       *[other] { $seat } finds
    } a merchant under the { $nation_adjective } flag in { $zone_the }.
marauders-merchant-spied =
    { $you ->
        [seat] You find
       *[other] { $seat } finds
    } { $nation ->
        [unknown] a merchant in { $zone_the }.
       *[other] a merchant under the { $nation_adjective } flag in { $zone_the }.
    }
marauders-merchant-released =
    { $you ->
        [seat] You let
       *[other] { $seat } lets
    } the merchant go.
marauders-merchant-put-back =
    { $you ->
        [seat] You leave
       *[other] { $seat } leaves
    } the merchant in { $zone_the }.
marauders-raid-began =
    { $you ->
        [seat] You raid
       *[other] { $seat } raids
    } a merchant under the { $nation_adjective } flag.
marauders-raid-drawn =
    { $you ->
        [seat] You lay
       *[other] { $seat } lays
    } out: { $cards }.
marauders-raid-thrown =
    { $you ->
        [seat] You discard
       *[other] { $seat } discards
    }: { $cards }.
marauders-success-added =
    { $you ->
        [seat] You now have
       *[other] { $seat } now has
    } { $successes ->
        [one] { $successes } success.
       *[other] { $successes } successes.
    }
marauders-raid-won =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    } in the raid.
marauders-raid-lost =
    { $you ->
        [seat] Your
       *[other] { $seat }’s
    } raid fails: { $outcome }.

## Battles

marauders-battle-began =
    { $you ->
        [seat] You attack { $owner }.
        [owner] { $seat } attacks you.
       *[other] { $seat } attacks { $owner }.
    }
marauders-declared =
    { $you ->
        [seat] You declare
       *[other] { $seat } declares
    }: { $declaration }.
marauders-maneuver-won =
    { $you ->
        [seat] You win
       *[other] { $seat } wins
    } the maneuvers.
marauders-maneuver-tied = Nobody wins the maneuvers.
marauders-long-guns-fired =
    { $you ->
        [seat] You fire
       *[other] { $seat } fires
    } the Long Guns: { $dice } ({ $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }).
marauders-chasers-fired =
    { $you ->
        [seat] You fire
       *[other] { $seat } fires
    } the Chasers.
marauders-located =
    { $you ->
        [seat] You roll
       *[other] { $seat } rolls
    } for the hit locations: { $dice }.
marauders-die-set =
    { $you ->
        [seat] You aim
       *[other] { $seat } aims
    } one shot: { $location }.
marauders-hit =
    { $you ->
        [seat] You are hit
       *[other] { $seat } is hit
    }{ $left ->
        [0] ; the location is destroyed: { $location }.
       *[other] . { $location }: { $left } left.
    }
marauders-hit-absorbed =
    { $you ->
        [seat] Your
       *[other] { $seat }’s
    } Reinforced Hull stops a hit: { $location }.
marauders-hit-ignored =
    { $you ->
        [seat] You ignore
       *[other] { $seat } ignores
    } a hit: { $location }.
marauders-hit-chosen =
    { $you ->
        [seat] You pick
       *[other] { $seat } picks
    } a hit to move: { $location }.
marauders-hit-moved =
    { $you ->
        [seat] You move
       *[other] { $seat } moves
    } a hit: { $location } to { $to }.
marauders-swivel-guns-fired =
    { $you ->
        [seat] You fire
       *[other] { $seat } fires
    } the Swivel Guns: { $dice } ({ $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }).
marauders-crew-hit =
    { $you ->
        [seat] You lose
       *[other] { $seat } loses
    } { $count ->
        [one] { $count } Crew
       *[other] { $count } Crew
    }, { $left } left.
marauders-sunk =
    { $you ->
        [seat] You are
       *[other] { $seat } is
    } sunk.
marauders-escaped =
    { $you ->
        [seat] You get
       *[other] { $seat } gets
    } away.
marauders-battle-broken-off = Neither ship can fight on: the battle ends.
marauders-crew-combat-began =
    { $you ->
        [seat] Crew Combat: you against { $owner }.
        [owner] Crew Combat: { $seat } against you.
       *[other] Crew Combat: { $seat } against { $owner }.
    }
marauders-crew-combat-won =
    { $you ->
        [seat] You win
       *[other] { $seat } wins
    } the Crew Combat.
marauders-nobody-won = Nobody wins the battle.
marauders-npc-defeated =
    { $you ->
        [seat] You defeat
       *[other] { $seat } defeats
    } { $fleet_the } under { $npc }.
marauders-plundered =
    { $you ->
        [seat] You plunder { $owner }’s ship and take
        [owner] { $seat } plunders your ship and takes
       *[other] { $seat } plunders { $owner }’s ship and takes
    } { $gold ->
        [one] { $gold } Ducat.
       *[other] { $gold } Ducats.
    }
marauders-hold-searched =
    { $you ->
        [seat] You search { $owner }’s hold
        [owner] { $seat } searches your hold
       *[other] { $seat } searches { $owner }’s hold
    }{ $goods ->
        [unknown] .
       *[other] : { $goods }.
    }
marauders-cards-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $count ->
        [one] { $count } Glory card
       *[other] { $count } Glory cards
    } from { $you ->
        [owner] you
       *[other] { $owner }
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Prompts

marauders-prompt-ship = You are { $captain }. Choose your ship.
marauders-prompt-new-captain = A pirate lies off the home port of { $captain }. Keep this captain, or draw another.
marauders-prompt-turn =
    { $count ->
        [one] You have { $count } action left
       *[other] You have { $count } actions left
    }{ $moves ->
        [0] .
       *[other] , plus { $moves } for moving only.
    }
marauders-prompt-craft = Your Craftsman repairs one damage: choose where.
marauders-prompt-passage = You may use the secret passage for extra Moves.
marauders-prompt-return = Your Modifications go back to the ports. Choose one for the next: { $count } left.
marauders-prompt-cut-hand = Too many Glory cards: discard { $count }.
marauders-prompt-failed-test = The test has failed ({ $skill }). Play a card, reroll, or pass.
marauders-prompt-haven = The port is closed to you: talk your way in, pay { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }, or stay at sea.
marauders-prompt-shed-cargo = Too much cargo for your hold: leave { $count } behind.
marauders-prompt-stow = Stow cargo: room for { $count } more.
marauders-prompt-repair-some = Repair up to { $count } damage.
marauders-prompt-beckon =
    { $fleet } goes where you want: { $count ->
        [one] { $count } zone
       *[other] { $count } zones
    } at most.
marauders-prompt-salvage = Take a card from the Glory discards.
marauders-prompt-place-hit = A skull: choose where the hit lands. { $count } to place.
marauders-prompt-land-hits = Hits are about to land on your ship. Prevent one, or pass.
marauders-prompt-found = You have been found by { $owner }. Hide, or pass.
marauders-prompt-slip-away = Choose the zone you slip away to.
marauders-prompt-merchant = You have found a merchant under the { $nation_adjective } flag. Raid it, or let it go.
marauders-prompt-merchant-crippled = You have found a merchant under the { $nation_adjective } flag. You can’t raid it: part of your ship is destroyed.
marauders-prompt-raid-roll = Your roll: { $dice }. Play a card, reroll, or pass.
marauders-prompt-raid = Spend your successes: { $count } left.
marauders-prompt-declare =
    Battle round { $round }: declare { $you ->
        [owner] your
       *[other] { $owner }’s
    } action.
marauders-prompt-chase = The enemy declares Flee: you may fire your Chasers.
marauders-prompt-maneuver-roll = Maneuvers: you { $dice }, enemy { $foes }. Use a card or weapon, or pass.
marauders-prompt-location-roll =
    { $dice ->
        [unknown] The enemy’s hit locations: { $foes }.
       *[other] Your hit locations: { $dice }.
    } Use a card or weapon, or pass.
marauders-prompt-crew-roll = Crew Combat: you { $dice }, enemy { $foes }. Use a card or weapon, or pass.
marauders-prompt-whose-dice =
    { $dice ->
        [unknown] Reroll the enemy’s dice ({ $foes }).
       *[other] { $foes ->
            [unknown] Reroll your own dice ({ $dice }).
           *[other] Reroll your own dice ({ $dice }) or the enemy’s ({ $foes }).
        }
    }
marauders-prompt-pick-dice = Choose dice to reroll: { $dice }.
marauders-prompt-set-die = Set one die to a location: { $dice }.
marauders-prompt-move-hit = Move the hit on this location to another: { $location }.
marauders-prompt-claim-bounty = You have beaten a pirate, { $owner }. Choose which nation pays.
marauders-prompt-capture = You may take over the beaten ship ({ $ship }).
marauders-prompt-port = In port: { $zone }. Choose an activity.
marauders-prompt-recruiting = The test has failed: you may hire Crew at 2 Ducats each. Missing: { $count }.
marauders-prompt-stash = How many Ducats do you stash in the chest? Aboard: { $gold }.
marauders-prompt-withdraw = How many Ducats do you take from the chest? Stashed: { $gold }.
marauders-prompt-sale = Lay out what you sell. In demand here: { $good }.
marauders-prompt-market = Buy from the offer. Paid so far: { $paid }.
marauders-prompt-redraw =
    Choose what to replace, at most { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; then you see the whole offer.
marauders-prompt-prove-discount = Choose who sees the cards that justify your price.
marauders-prompt-yard = At the shipyard with { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }.
marauders-prompt-carry = Choose the Modifications that come along to the new ship ({ $ship }).
marauders-prompt-keep-rumor = You may hold one Rumor: choose it.
marauders-prompt-gossip = { $owner } has drawn a Rumor. Play a card, or pass.
marauders-prompt-buy-rumor = The Rumor is “{ $rumor }”. You may buy it for { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }.
marauders-prompt-check-rumor = You check { $rumor }. Play a card before the roll, or pass.
marauders-prompt-name-nation = Name the nation whose merchants you will raid.
marauders-prompt-crew-fight = You have found them: Crew { $crew }, Leadership { $leadership }. Fight now, or later.
marauders-prompt-deliver = Choose what to deliver: { $count } more.
marauders-prompt-choose-weapon = Choose a Special Weapon.
marauders-prompt-choose-pardon = Choose the nation whose Bounty is lifted.
marauders-prompt-choose-victim = Choose who must hand over up to { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }.
marauders-prompt-smuggle = Sell up to { $count } Cargo cards for { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    } each.
marauders-prompt-choose-modification = Take a Modification of any port for free.
marauders-prompt-frigate-fight = You may fight the mutineers for their Frigate.
marauders-prompt-frigate-won = You have won: take the Frigate, or decline it for gold.
marauders-prompt-name-rival = Name your rival for the Mission { $mission }.
marauders-prompt-rival-found = You have found your rival, { $owner }. Attack, or decline.
marauders-prompt-rumor-reward = Choose what the Rumor { $rumor } brings you.
marauders-prompt-mission-reward = Choose your earnings for the Mission { $mission }.

## What others are asked

marauders-asked-ship = { $seat } is choosing a ship or a captain.
marauders-asked-turn = { $seat } is choosing an action.
marauders-asked-repair = { $seat } is choosing what to repair.
marauders-asked-passage = { $seat } may use the secret passage.
marauders-asked-return = { $seat } is choosing ports for lost Modifications.
marauders-asked-discard = { $seat } has too many Glory cards, and is choosing what to discard.
marauders-asked-test = { $seat } has failed a test, and may answer it.
marauders-asked-haven = { $seat } is turned away from a port, and may find a way in.
marauders-asked-cargo = { $seat } is stowing cargo.
marauders-asked-beckon = { $seat } is choosing where a fleet goes.
marauders-asked-salvage = { $seat } is choosing a card from the Glory discards.
marauders-asked-battle = { $seat } is deciding in the battle.
marauders-asked-found = { $seat } has been found, and may hide.
marauders-asked-raid = { $seat } is raiding a merchant.
marauders-asked-bounty = { $seat } is choosing which nation pays the Bounty.
marauders-asked-port = { $seat } is doing business in port.
marauders-asked-rumor = { $seat } is dealing with a Rumor.
marauders-asked-gossip = { $seat } may answer the new Rumor with a card.
marauders-asked-mission = { $seat } is choosing the target of a Mission.
marauders-asked-reward = { $seat } is choosing a reward.

## Actions

marauders-do-ship = { $ship }
marauders-do-sail = Sail to { $zone_the }
marauders-do-enter = Enter the port
marauders-do-leave = Put to sea
marauders-do-scout = Scout for { $owner }
marauders-do-port = Port action
marauders-do-end = End the turn
marauders-do-retire = Retire
marauders-do-redraw = Draw another captain
marauders-do-keep = Keep this captain
marauders-do-jettison = Throw { $good } overboard
marauders-do-play =
    { $fleet ->
        [unknown] { $seat ->
            [unknown] { $target ->
                [unknown] Play { $card }
               *[other] Play { $card }: { $target }
            }
           *[other] Play { $card } on { $seat }
        }
       *[other] Play { $card }: { $fleet }
    }
marauders-do-discard = Discard { $card }
marauders-do-sell = Sell { $good }
marauders-do-trade = Sell goods
marauders-do-market = Buy goods
marauders-do-amount = { $gold } Ducats
marauders-do-buy = Buy: { $good }
marauders-do-replace = Replace { $good }
marauders-do-show = { $seat }
marauders-do-yard = Visit the shipyard
marauders-do-repair = Repair: { $location }
marauders-do-refit = Restore the Reinforced Hull
marauders-do-modify = Buy the Modification
marauders-do-arm = Take { $weapon }
marauders-do-disarm = Sell { $weapon }
marauders-do-purchase = Buy a ship: { $ship }
marauders-do-carry = Bring along { $modification }
marauders-do-return = { $zone }
marauders-do-recruit = Recruit
marauders-do-hire-crew = Hire 1 Crew
marauders-do-ask-around = Seek a Rumor
marauders-do-check = Check your Rumor
marauders-do-claim = Take the Mission: { $mission }
marauders-do-name = { $nation }
marauders-do-hire = Hire: { $card }
marauders-do-stash = Stash Ducats
marauders-do-withdraw = Take Ducats from the chest
marauders-do-pardon = Lift the { $nation_adjective } Bounty
marauders-do-toll = Pay the toll
marauders-do-persuade = Persuade the officials
marauders-do-papers = Show false papers
marauders-do-passage = Use the passage
marauders-do-deliver = Deliver { $good }
marauders-do-raid = Raid the merchant ({ $nation })
marauders-do-release = Let the merchant go
marauders-do-put-back = Leave the merchant there
marauders-do-draw = Draw a card
marauders-do-throw = Discard { $card }
marauders-do-exchange = Exchange { $card }
marauders-do-spend = Use { $weapon } for a success
marauders-do-stow = Stow { $good }
marauders-do-shoot = Shoot
marauders-do-board = Board
marauders-do-flee = Flee
marauders-do-chase = Fire the Chasers
marauders-do-reroll = Reroll: { $die }
marauders-do-own-dice = Your own dice
marauders-do-foes-dice = The enemy’s dice
marauders-do-deploy = Use { $weapon }
marauders-do-set = Set { $die } to { $location }
marauders-do-place = { $location }
marauders-do-absorb = Absorb the hit: { $location }
marauders-do-shift = Move the hit: { $location } to { $to }
marauders-do-claim-bounty = Collect: { $nation }
marauders-do-capture = Take the ship
marauders-do-take = { $card }
marauders-do-fight = Fight
marauders-do-send = Send to { $zone_the }
marauders-do-challenge = Challenge { $seat }
marauders-do-pick = Choose: { $reward }

## Words

marauders-reason-no-events = the Event deck is used up
marauders-reason-no-captains = there is no captain left
marauders-reason-target = the Glory target is reached
marauders-reason-track = the Glory track decides, without the chest
marauders-reason-chest = level on the track, the fuller chest decides
marauders-reason-shared = level in everything, the victory is shared
marauders-deed-defeat = a victory in battle
marauders-deed-sale = a great sale
marauders-deed-raid = a rich raid
marauders-deed-mission = a Mission
marauders-deed-rumor = a Rumor
marauders-deed-ship = a great ship
marauders-score-sale = Sales
marauders-score-mission = Missions
marauders-score-rumor = Rumors
marauders-score-defeat = Victories in battle
marauders-score-raid = Raids
marauders-score-ship = Great ships
marauders-score-stash = Gold in the stash
marauders-had-raid = Raided at least once
marauders-had-no-raid = Never raided
marauders-deck-cargo = Cargo
marauders-deck-glory = Glory
marauders-deck-mission = Missions
marauders-reward-gold-5 = 5 Ducats
marauders-reward-gold-6 = 6 Ducats
marauders-reward-gold-7 = 7 Ducats
marauders-reward-gold-8 = 8 Ducats
marauders-reward-gold-10 = 10 Ducats
marauders-reward-gold-11 = 11 Ducats
marauders-reward-gold-15 = 15 Ducats
marauders-reward-gold-16 = 16 Ducats
marauders-reward-gold-18 = 18 Ducats
marauders-reward-gold-20 = 20 Ducats
marauders-reward-bounty-spain = a Spanish Bounty level
marauders-reward-cargo-2 = 2 drawn Cargo cards
marauders-reward-crew = full Crew
marauders-reward-fight-2-1 = Crew Combat (Crew 2, Leadership 1)
marauders-reward-fight-2-2 = Crew Combat (Crew 2, Leadership 2)
marauders-reward-gale-2 = a gale (2 hits)
marauders-reward-glory-cards-1 = 1 more Glory card
marauders-reward-lose-crew-1 = 1 Crew lost
marauders-reward-modification-6 = this port’s Modification (or 6 Ducats)
marauders-reward-pardon-level-spain-2 = 2 Spanish Bounty levels fewer
marauders-reward-specialist-gunner = a Gunner (or 8 Ducats)
marauders-reward-specialist-steward = a Steward (or 8 Ducats)
marauders-reward-specialist-veteran = a Veteran (or 8 Ducats)
marauders-reward-weapon = a Special Weapon
marauders-reward-weapons = each missing Special Weapon
marauders-declaration-shoot = Shoot
marauders-declaration-board = Board
marauders-declaration-flee = Flee
marauders-outcome-escape = the merchant gets away
marauders-outcome-damage = a location is destroyed
marauders-outcome-sunk = the ship sinks
marauders-skill-seamanship = Seamanship
marauders-skill-scouting = Scouting
marauders-skill-leadership = Leadership
marauders-skill-influence = Influence
marauders-location-hull = Hull
marauders-to-hull = Hull
marauders-target-hull = Hull
marauders-location-hold = Cargo Hold
marauders-to-hold = Cargo Hold
marauders-target-hold = Cargo Hold
marauders-location-masts = Masts
marauders-to-masts = Masts
marauders-target-masts = Masts
marauders-location-crew = Crew
marauders-to-crew = Crew
marauders-target-crew = Crew
marauders-location-cannons = Cannons
marauders-to-cannons = Cannons
marauders-target-cannons = Cannons
marauders-fleet-spain = The Spanish Flagship
    .the = the Spanish Flagship
marauders-seat-spain = The Spanish Flagship
marauders-owner-spain = the Spanish Flagship
marauders-fleet-england = The English Flagship
    .the = the English Flagship
marauders-seat-england = The English Flagship
marauders-owner-england = the English Flagship
marauders-fleet-france = The French Flagship
    .the = the French Flagship
marauders-seat-france = The French Flagship
marauders-owner-france = the French Flagship
marauders-fleet-netherlands = The Dutch Flagship
    .the = the Dutch Flagship
marauders-seat-netherlands = The Dutch Flagship
marauders-owner-netherlands = the Dutch Flagship
marauders-fleet-pirate-sloop = The pirate Sloop
    .the = the pirate Sloop
marauders-seat-pirate-sloop = The pirate Sloop
marauders-owner-pirate-sloop = the pirate Sloop
marauders-fleet-pirate-frigate = The pirate Frigate
    .the = the pirate Frigate
marauders-seat-pirate-frigate = The pirate Frigate
marauders-owner-pirate-frigate = the pirate Frigate
marauders-owner-merchant = the merchant
marauders-owner-spanish-merchant = the Spanish merchant
marauders-owner-rumor = your Rumor
marauders-owner-mission = your Mission
marauders-owner-foe = the enemy
marauders-seat-foe = The enemy
marauders-die-skull = skull
marauders-dice-skull = skull
marauders-zone-havana = Havana
    .the = Havana
marauders-card-havana = Havana
marauders-zone-nassau = Nassau
    .the = Nassau
marauders-card-nassau = Nassau
marauders-zone-tortuga = Tortuga
    .the = Tortuga
marauders-card-tortuga = Tortuga
marauders-zone-port-royale = Port Royale
    .the = Port Royale
marauders-card-port-royale = Port Royale
marauders-zone-old-providence = Old Providence
    .the = Old Providence
marauders-card-old-providence = Old Providence
marauders-zone-petit-goave = Petit-Goâve
    .the = Petit-Goâve
marauders-card-petit-goave = Petit-Goâve
marauders-zone-cartagena = Cartagena
    .the = Cartagena
marauders-card-cartagena = Cartagena
marauders-zone-santo-domingo = Santo Domingo
    .the = Santo Domingo
marauders-card-santo-domingo = Santo Domingo
marauders-zone-caribbean-sea = The Caribbean Sea
    .the = the Caribbean Sea
marauders-card-caribbean-sea = The Caribbean Sea
marauders-zone-curacao = Curaçao
    .the = Curaçao
marauders-card-curacao = Curaçao
marauders-zone-san-juan = San Juan
    .the = San Juan
marauders-card-san-juan = San Juan
marauders-zone-caracas = Caracas
    .the = Caracas
marauders-card-caracas = Caracas
marauders-zone-st-maarten = St. Maarten
    .the = St. Maarten
marauders-card-st-maarten = St. Maarten
marauders-zone-basse-terre = Basse-Terre
    .the = Basse-Terre
marauders-card-basse-terre = Basse-Terre
marauders-zone-st-johns = St. John’s
    .the = St. John’s
marauders-card-st-johns = St. John’s
marauders-zone-bridgetown = Bridgetown
    .the = Bridgetown
marauders-card-bridgetown = Bridgetown
marauders-zone-trinidad = Trinidad
    .the = Trinidad
marauders-card-trinidad = Trinidad
marauders-ship-sloop = Sloop
marauders-ship-flute = Flute
marauders-ship-frigate = Frigate
marauders-ship-galleon = Galleon
marauders-ship-ship-of-the-line = Ship of the Line
marauders-captain-frances-wright = Frances Wright
marauders-captain-percival-whitewood = Percival Whitewood
marauders-captain-eleanor-ashcombe = Eleanor Ashcombe
marauders-captain-josiah-crake = Josiah Crake
marauders-captain-alexandre-villon = Alexandre Villon
marauders-captain-nicolas-jaures = Nicolas Jaurès
marauders-captain-dominique-de-richery = Dominique de Richery
marauders-captain-margaux-tessier = Margaux Tessier
marauders-captain-felipe-arriaga = Felipe Arriaga
marauders-captain-federico-de-silva = Federico de Silva
marauders-captain-tomas-berenguer = Tomás Berenguer
marauders-captain-baltasar-ruiz = Baltasar Ruiz
marauders-captain-pepijn-van-avezaath = Pepijn van Avezaath
marauders-captain-joost-verhagen = Joost Verhagen
marauders-captain-cornelis-baak = Cornelis Baak
marauders-captain-hendrik-roosdaal = Hendrik Roosdaal
marauders-npc-philips-van-almonde = Philips van Almonde
marauders-event-philips-van-almonde = Dutch Flagship: Philips van Almonde
marauders-npc-abraham-crijnssen = Abraham Crijnssen
marauders-event-abraham-crijnssen = Dutch Flagship: Abraham Crijnssen
marauders-npc-jacob-binckes = Jacob Binckes
marauders-event-jacob-binckes = Dutch Flagship: Jacob Binckes
marauders-npc-christopher-myngs = Christopher Myngs
marauders-event-christopher-myngs = English Flagship: Christopher Myngs
marauders-npc-john-benbow = John Benbow
marauders-event-john-benbow = English Flagship: John Benbow
marauders-npc-edward-vernon = Edward Vernon
marauders-event-edward-vernon = English Flagship: Edward Vernon
marauders-npc-jean-d-estrees = Jean d’Estrées
marauders-event-jean-d-estrees = French Flagship: Jean d’Estrées
marauders-npc-jean-du-casse = Jean du Casse
marauders-event-jean-du-casse = French Flagship: Jean du Casse
marauders-npc-baron-de-pointis = Baron de Pointis
marauders-event-baron-de-pointis = French Flagship: Baron de Pointis
marauders-npc-fadrique-de-toledo = Fadrique de Toledo
marauders-event-fadrique-de-toledo = Spanish Flagship: Fadrique de Toledo
marauders-npc-blas-de-lezo = Blas de Lezo
marauders-event-blas-de-lezo = Spanish Flagship: Blas de Lezo
marauders-npc-manuel-de-velasco = Manuel de Velasco
marauders-event-manuel-de-velasco = Spanish Flagship: Manuel de Velasco
marauders-npc-jack-rackham = Jack Rackham
marauders-event-jack-rackham = Pirate Sloop: Jack Rackham
marauders-npc-anne-bonny = Anne Bonny
marauders-event-anne-bonny = Pirate Sloop: Anne Bonny
marauders-npc-charles-vane = Charles Vane
marauders-event-charles-vane = Pirate Sloop: Charles Vane
marauders-npc-benjamin-hornigold = Benjamin Hornigold
marauders-event-benjamin-hornigold = Pirate Frigate: Benjamin Hornigold
marauders-npc-bartholomew-roberts = Bartholomew Roberts
marauders-event-bartholomew-roberts = Pirate Frigate: Bartholomew Roberts
marauders-npc-edward-teach = Edward Teach
marauders-event-edward-teach = Pirate Frigate: Edward Teach
marauders-event-war = War!
marauders-event-peace = Peace!
marauders-event-storm = Storm
marauders-event-hurricane = Hurricane
marauders-event-plague = Plague
marauders-event-royal-amnesty = Royal Amnesty
marauders-event-new-markets = New Markets
marauders-event-fair-winds = Fair Winds
marauders-event-becalmed = Becalmed
marauders-event-treasure-convoy = Treasure Convoy
marauders-event-pirate-hunt = Pirate Hunt
marauders-event-tavern-talk = Tavern Talk
marauders-event-head-money = Head Money
marauders-event-prize-court = Prize Court
marauders-event-hungry-garrison = Hungry Garrison
marauders-card-crew-combat-reroll = Crew Combat Reroll
marauders-card-quick-learner = Quick Learner
marauders-card-weather-gauge = Weather Gauge
marauders-card-second-look = Second Look
marauders-card-silver-tongue = Silver Tongue
marauders-card-called-shot = Called Shot
marauders-card-jury-rig = Jury Rig
marauders-card-press-gang = Press Gang
marauders-card-following-wind = Following Wind
marauders-card-eager-buyer = Eager Buyer
marauders-card-glut = Glut
marauders-card-kings-pardon = King’s Pardon
marauders-card-fog-bank = Fog Bank
marauders-card-harbour-gossip = Harbour Gossip
marauders-card-cutpurse = Cutpurse
marauders-card-bold-approach = Bold Approach
marauders-card-glancing-blow = Glancing Blow
marauders-card-treasure-sense = Treasure Sense
marauders-card-sudden-gust = Sudden Gust
marauders-card-all-hands = All Hands
marauders-card-eagle-eye = Eagle Eye
marauders-card-signal-fires = Signal Fires
marauders-card-another-clerk = Another Clerk
marauders-card-customs-search = Customs Search
marauders-card-smoke-on-the-water = Smoke on the Water
marauders-card-lay-them-again = Lay Them Again
marauders-card-stand-fast = Stand Fast
marauders-card-a-friend-in-the-yard = A Friend in the Yard
marauders-card-boarding-axes = Boarding Axes
marauders-card-marksmen-aloft = Marksmen Aloft
marauders-card-loose-talk = Loose Talk
marauders-card-fouled-anchor = Fouled Anchor
marauders-card-market-day = Market Day
marauders-card-a-ballad-of-your-deeds = A Ballad of Your Deeds
marauders-card-full-warehouse = Full Warehouse
marauders-card-send-it-back = Send It Back
marauders-card-cut-and-run = Cut and Run
marauders-card-armourers-gift = Armourer’s Gift
marauders-card-a-round-for-the-house = A Round for the House
marauders-card-waste-not = Waste Not
marauders-card-the-back-door = The Back Door
marauders-card-fence-on-the-beach = Fence on the Beach
marauders-card-false-colours = False Colours
marauders-card-patient-chase = Patient Chase
marauders-card-hard-over = Hard Over
marauders-card-flotsam = Flotsam
marauders-card-lean-season = Lean Season
marauders-card-the-map-is-true = The Map Is True
marauders-rumor-false-papers = False Papers
marauders-card-false-papers = False Papers
marauders-rumor-a-myriad-of-goods = A Myriad of Goods
marauders-card-a-myriad-of-goods = A Myriad of Goods
marauders-rumor-sunken-galleon = Sunken Galleon
marauders-card-sunken-galleon = Sunken Galleon
marauders-rumor-hermits-cache = Hermit’s Cache
marauders-card-hermits-cache = Hermit’s Cache
marauders-rumor-out-of-work-shipwright = Out-of-work Shipwright
marauders-card-out-of-work-shipwright = Out-of-work Shipwright
marauders-rumor-marooned-gunner = Marooned Gunner
marauders-card-marooned-gunner = Marooned Gunner
marauders-rumor-old-admirals-plans = Old Admiral’s Plans
marauders-card-old-admirals-plans = Old Admiral’s Plans
marauders-rumor-smugglers-cove = Smugglers’ Cove
marauders-card-smugglers-cove = Smugglers’ Cove
marauders-rumor-widows-fortune = Widow’s Fortune
marauders-card-widows-fortune = Widow’s Fortune
marauders-rumor-friendly-governor = Friendly Governor
marauders-card-friendly-governor = Friendly Governor
marauders-rumor-drifting-wreck = Drifting Wreck
marauders-card-drifting-wreck = Drifting Wreck
marauders-rumor-deserters = Deserters
marauders-card-deserters = Deserters
marauders-rumor-pearl-beds = Pearl Beds
marauders-card-pearl-beds = Pearl Beds
marauders-rumor-mutinous-frigate = Mutinous Frigate
marauders-card-mutinous-frigate = Mutinous Frigate
marauders-rumor-ruins-in-the-jungle = Ruins in the Jungle
marauders-card-ruins-in-the-jungle = Ruins in the Jungle
marauders-rumor-idol-of-the-main = Idol of the Main
marauders-card-idol-of-the-main = Idol of the Main
marauders-rumor-corrupt-harbourmaster = Corrupt Harbourmaster
marauders-card-corrupt-harbourmaster = Corrupt Harbourmaster
marauders-rumor-powder-store = Powder Store
marauders-card-powder-store = Powder Store
marauders-rumor-hidden-careenage = Hidden Careenage
marauders-card-hidden-careenage = Hidden Careenage
marauders-rumor-spanish-paymaster = Spanish Paymaster
marauders-card-spanish-paymaster = Spanish Paymaster
marauders-rumor-renowned-helmsman = Renowned Helmsman
marauders-card-renowned-helmsman = Renowned Helmsman
marauders-rumor-castaway = Castaway
marauders-card-castaway = Castaway
marauders-rumor-secret-passage = Secret Passage
marauders-card-secret-passage = Secret Passage
marauders-rumor-compromising-letters = Compromising Letters
marauders-card-compromising-letters = Compromising Letters
marauders-rumor-the-quartermasters-chest = The Quartermaster’s Chest
marauders-card-the-quartermasters-chest = The Quartermaster’s Chest
marauders-rumor-pearl-fishers-of-margarita = Pearl Fishers of Margarita
marauders-card-pearl-fishers-of-margarita = Pearl Fishers of Margarita
marauders-rumor-the-drowned-street = The Drowned Street
marauders-card-the-drowned-street = The Drowned Street
marauders-mission-the-queens-cousin = The Queen’s Cousin
marauders-mission-medicine-for-tortuga = Medicine for Tortuga
marauders-mission-sugar-contract = Sugar Contract
marauders-mission-timber-for-the-yard = Timber for the Yard
marauders-mission-cloth-for-the-garrison = Cloth for the Garrison
marauders-mission-hunters-commission = Hunter’s Commission
marauders-mission-letter-of-marque-spain = Letter of Marque: Spain
marauders-mission-letter-of-marque-england = Letter of Marque: England
marauders-mission-letter-of-marque-france = Letter of Marque: France
marauders-mission-letter-of-marque-netherlands = Letter of Marque: Netherlands
marauders-mission-the-governors-family = The Governor’s Family
marauders-mission-spy-aboard = Spy aboard
marauders-mission-survey-of-the-shoals = Survey of the Shoals
marauders-mission-recover-the-ransom = Recover the Ransom
marauders-mission-through-the-blockade = Through the Blockade
marauders-mission-affair-of-honour = Affair of Honour
marauders-mission-mutineers-at-large = Mutineers at Large
marauders-mission-collectors-curios = Collector’s Curios
marauders-mission-rum-for-the-fleet = Rum for the Fleet
marauders-mission-smuggled-muskets = Smuggled Muskets
marauders-mission-bring-down-a-flagship = Bring down a Flagship
marauders-mission-merchant-prince = Merchant Prince
marauders-mission-missing-convoy = Missing Convoy
marauders-mission-royal-dispatches = Royal Dispatches
marauders-mission-mapmakers-round = Mapmaker’s Round
marauders-mission-fever-ship = Fever Ship
marauders-mission-the-captains-cup = The Captains’ Cup
marauders-mission-first-with-the-news = First with the News
marauders-mission-guarda-costa = Guarda Costa
marauders-mission-the-governors-peace = The Governor’s Peace
marauders-mission-the-salt-race = The Salt Race
marauders-mission-an-old-debt = An Old Debt
marauders-mission-articles-broken = Articles Broken
marauders-mission-wrecks-of-the-plate-fleet = Wrecks of the Plate Fleet
marauders-mission-rebels-in-the-cane = Rebels in the Cane
marauders-mission-a-bet-at-the-exchange = A Bet at the Exchange
marauders-mission-the-tobacco-monopoly = The Tobacco Monopoly
marauders-mission-muskets-for-the-maroons = Muskets for the Maroons
marauders-mission-silver-under-escort = Silver under Escort
marauders-mission-eyes-on-the-squadron = Eyes on the Squadron
marauders-mission-raleighs-papers = Raleigh’s Papers
marauders-modification-extra-hammocks = Extra Hammocks
marauders-modification-sails-and-rigging = Sails and Rigging
marauders-modification-reinforced-hull = Reinforced Hull
marauders-modification-spacious-hold = Spacious Hold
marauders-modification-chasers = Chasers
marauders-modification-extra-gun-battery = Extra Gun Battery
marauders-modification-swivel-guns = Swivel Guns
marauders-modification-long-guns = Long Guns
marauders-weapon-grappling-hooks = Grappling Hooks
marauders-target-grappling-hooks = Grappling Hooks
marauders-weapon-chain-shot = Chain Shot
marauders-target-chain-shot = Chain Shot
marauders-weapon-grape-shot = Grape Shot
marauders-target-grape-shot = Grape Shot
marauders-nation-spain = Spain
    .the = Spain
    .adjective = Spanish
marauders-target-spain = Spain
marauders-nation-england = England
    .the = England
    .adjective = English
marauders-target-england = England
marauders-nation-france = France
    .the = France
    .adjective = French
marauders-target-france = France
marauders-nation-netherlands = Netherlands
    .the = the Netherlands
    .adjective = Dutch
marauders-target-netherlands = Netherlands
marauders-good-cocoa = Cocoa
marauders-card-cocoa = Cocoa
marauders-good-fruit = Fruit
marauders-card-fruit = Fruit
marauders-good-rum = Rum
marauders-card-rum = Rum
marauders-good-spices = Spices
marauders-card-spices = Spices
marauders-good-sugar = Sugar
marauders-card-sugar = Sugar
marauders-good-textiles = Textiles
marauders-card-textiles = Textiles
marauders-good-tobacco = Tobacco
marauders-card-tobacco = Tobacco
marauders-good-wood = Wood
marauders-card-wood = Wood
marauders-card-craftsman-a = Craftsman
marauders-card-craftsman-b = Craftsman
marauders-card-boatswain-a = Boatswain
marauders-card-boatswain-b = Boatswain
marauders-card-gunner-a = Gunner
marauders-card-gunner-b = Gunner
marauders-card-sawbones-a = Sawbones
marauders-card-sawbones-b = Sawbones
marauders-card-lookout-a = Lookout
marauders-card-lookout-b = Lookout
marauders-card-veteran-a = Veteran
marauders-card-veteran-b = Veteran
marauders-card-steward-a = Steward
marauders-card-steward-b = Steward
marauders-card-helmsman-a = Helmsman
marauders-card-helmsman-b = Helmsman
marauders-npc-admiral-spain = a nameless admiral
marauders-npc-admiral-england = a nameless admiral
marauders-npc-admiral-france = a nameless admiral
marauders-npc-admiral-netherlands = a nameless admiral
marauders-good-any = any goods
marauders-good-different = different goods
marauders-good-rumor = the Rumor
marauders-card-cocoa-1 = Cocoa 1 (escape)
marauders-card-cocoa-2 = Cocoa 2 (escape)
marauders-card-cocoa-3 = Cocoa 3 (escape)
marauders-card-cocoa-4 = Cocoa 3 (escape)
marauders-card-cocoa-5 = Cocoa 3 (Hold)
marauders-card-cocoa-6 = Cocoa 3 (Masts)
marauders-card-cocoa-7 = Cocoa 4 (Crew)
marauders-card-cocoa-8 = Cocoa 5 (Cannons)
marauders-card-fruit-1 = Fruit 1 (escape)
marauders-card-fruit-2 = Fruit 2 (escape)
marauders-card-fruit-3 = Fruit 3 (escape)
marauders-card-fruit-4 = Fruit 3 (escape)
marauders-card-fruit-5 = Fruit 3 (Masts)
marauders-card-fruit-6 = Fruit 3 (Crew)
marauders-card-fruit-7 = Fruit 4 (Cannons)
marauders-card-fruit-8 = Fruit 5 (Hold)
marauders-card-rum-1 = Rum 1 (escape)
marauders-card-rum-2 = Rum 2 (escape)
marauders-card-rum-3 = Rum 3 (escape)
marauders-card-rum-4 = Rum 3 (escape)
marauders-card-rum-5 = Rum 3 (Crew)
marauders-card-rum-6 = Rum 3 (Cannons)
marauders-card-rum-7 = Rum 4 (Hold)
marauders-card-rum-8 = Rum 5 (Masts)
marauders-card-spices-1 = Spices 1 (escape)
marauders-card-spices-2 = Spices 2 (escape)
marauders-card-spices-3 = Spices 3 (escape)
marauders-card-spices-4 = Spices 3 (escape)
marauders-card-spices-5 = Spices 3 (Cannons)
marauders-card-spices-6 = Spices 3 (Hold)
marauders-card-spices-7 = Spices 4 (Masts)
marauders-card-spices-8 = Spices 5 (Crew)
marauders-card-sugar-1 = Sugar 1 (escape)
marauders-card-sugar-2 = Sugar 2 (escape)
marauders-card-sugar-3 = Sugar 3 (escape)
marauders-card-sugar-4 = Sugar 3 (escape)
marauders-card-sugar-5 = Sugar 3 (Hold)
marauders-card-sugar-6 = Sugar 3 (Masts)
marauders-card-sugar-7 = Sugar 4 (Crew)
marauders-card-sugar-8 = Sugar 5 (Hull)
marauders-card-textiles-1 = Textiles 1 (escape)
marauders-card-textiles-2 = Textiles 2 (escape)
marauders-card-textiles-3 = Textiles 3 (escape)
marauders-card-textiles-4 = Textiles 3 (escape)
marauders-card-textiles-5 = Textiles 3 (Masts)
marauders-card-textiles-6 = Textiles 3 (Crew)
marauders-card-textiles-7 = Textiles 4 (Cannons)
marauders-card-textiles-8 = Textiles 5 (Hull)
marauders-card-tobacco-1 = Tobacco 1 (escape)
marauders-card-tobacco-2 = Tobacco 2 (escape)
marauders-card-tobacco-3 = Tobacco 3 (escape)
marauders-card-tobacco-4 = Tobacco 3 (escape)
marauders-card-tobacco-5 = Tobacco 3 (Crew)
marauders-card-tobacco-6 = Tobacco 3 (Cannons)
marauders-card-tobacco-7 = Tobacco 4 (Hull)
marauders-card-tobacco-8 = Tobacco 5 (Hold)
marauders-card-wood-1 = Wood 1 (escape)
marauders-card-wood-2 = Wood 2 (escape)
marauders-card-wood-3 = Wood 3 (escape)
marauders-card-wood-4 = Wood 3 (escape)
marauders-card-wood-5 = Wood 3 (Cannons)
marauders-card-wood-6 = Wood 3 (Hold)
marauders-card-wood-7 = Wood 4 (Hull)
marauders-card-wood-8 = Wood 5 (Masts)

### Table

marauders-ui-tab-chart = Chart
marauders-ui-tab-mine = My ship
marauders-ui-tab-captains = Captains
marauders-ui-chart = Sea chart of the Caribbean
marauders-ui-zone-port = { $nation_adjective } port
marauders-ui-zone-demand = in demand: { $good }
marauders-ui-zone-merchant =
    { $nation ->
        [unknown] a merchant
       *[other] a merchant under the { $nation_adjective } flag
    }
marauders-ui-zone-mission = Mission on offer: { $mission }
marauders-ui-zone-ships = ships: { $names }
marauders-ui-zone-moored = in port: { $names }
marauders-ui-zone-borders = borders on: { $zones }
marauders-ui-border-n = north { $zone }
marauders-ui-border-ne = northeast { $zone }
marauders-ui-border-e = east { $zone }
marauders-ui-border-se = southeast { $zone }
marauders-ui-border-s = south { $zone }
marauders-ui-border-sw = southwest { $zone }
marauders-ui-border-w = west { $zone }
marauders-ui-border-nw = northwest { $zone }
marauders-ui-status = Round { $round } · { $target } Glory wins
marauders-ui-status-last = Round { $round }, the last one · { $target } Glory reached
marauders-ui-captains = Captains
marauders-ui-captain = Captain
marauders-ui-target = goal: { $count }
marauders-ui-you = (you)
marauders-ui-glory = Glory Points
marauders-ui-glory-cards = Glory cards
marauders-ui-gold = Ducats aboard
marauders-ui-chest = Ducats in the chest
marauders-ui-chest-used = There may be Ducats in the chest
marauders-ui-with-chest = with the chest
marauders-ui-standing = Glory Points if the game ended now
marauders-ui-cargo = Cargo
marauders-ui-no-cargo = The hold is empty.
marauders-ui-unknown-cargo = cargo you have not seen
marauders-ui-has-cargo = Cargo cards: { $count }
marauders-ui-has-cards = Glory cards: { $count }
marauders-ui-has-rumor = holds a Rumor
marauders-ui-slowed = { $count ->
        [one] { $count } action fewer on the next turn
       *[other] { $count } actions fewer on the next turn
    }
marauders-ui-in-port = In port:
marauders-ui-status-waiting = waits for a new captain
marauders-ui-status-retired = retired
marauders-ui-status-unseen = not yet revealed
marauders-ui-bounty = { $nation_adjective } Bounty: { $level }
marauders-ui-bounties = Bounties by nation
marauders-ui-mine = My ship and what I have
marauders-ui-your-ship = Your { $ship ->
        [none] ship
       *[other] { $ship }
    }
marauders-ui-turns = Maneuver
marauders-ui-maneuverability = Maneuverability
marauders-ui-used-up = { $name } (used up)
marauders-ui-weapon-count = { $weapon }: { $count }
marauders-ui-good-price = { $good }, { $count ->
        [one] { $count } Ducat
       *[other] { $count } Ducats
    }
marauders-ui-round = This round
marauders-ui-no-event = No Event in force
marauders-ui-events-left = Event cards left: { $count }
marauders-ui-war = War:
marauders-ui-plague = Plague closes: { $zones }
marauders-ui-independent = Independent captains
marauders-ui-no-independent = None at sea yet.
marauders-ui-hunts-you = hunts you
marauders-ui-hunts = hunts
marauders-ui-entering = comes at the end of the round
marauders-ui-missions-on-offer = Missions on offer
marauders-ui-rival = Rival: { $name }
marauders-ui-prize-taken =
    The prize is taken: { $you ->
        [seat] by you
       *[other] { $seat }
    }
marauders-ui-merchant-box = Merchants off the map: { $count } of { $full }
marauders-ui-reachable = Places to choose
marauders-ui-to-chart = Chart
marauders-ui-to-port = Port
marauders-ui-business-sell = Sell goods
marauders-ui-business-buy = Buy goods
marauders-ui-business-yard = Shipyard
marauders-ui-business-recruit = Recruit
marauders-ui-business-rumor = Seek a Rumor
marauders-ui-business-mission = Missions
marauders-ui-business-stash = Stash
marauders-ui-business-hire = Specialists
marauders-ui-business-pardon = Royal Amnesty
marauders-ui-sell-note = In demand: { $good }, { $demanded } each. Other goods: { $other } each.
marauders-ui-sell-plain = All goods: { $other } each.
marauders-ui-buy-note = An offer of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: the more of a good, the cheaper.
marauders-ui-yard-note = Repair { $repair }, weapon { $weapon }{ $modification ->
        [none] ; no Modification in store.
        [unknown] ; Modification { $price }.
       *[other] ; { $modification } { $price }.
    }
marauders-ui-recruit-note = { $missing ->
        [0] Your Crew is complete.
       *[other] Missing: { $missing }. { $price ->
            [0] Free here.
           *[other] Leadership test; after a failure { $price } each.
        }
    }
marauders-ui-rumor-note = { $price ->
        [0] Free.
       *[other] Costs { $price }.
    } { $test ->
        [none] No test.
       *[influence] Influence test.
    }
marauders-ui-mission-none = None on offer here.
marauders-ui-mission-yours = Yours: { $mission }.
marauders-ui-stash-note = In your chest: { $count }. Every 10 Ducats are worth a Glory Point.
marauders-ui-hire-note = Specialists from your hand, if their card lets you hire them here.
marauders-ui-pardon-note = One level of a Bounty: { $price }.
marauders-ui-act-trade = Sell
marauders-ui-act-deliver = Deliver: { $what }
marauders-ui-act-market = See the offer
marauders-ui-act-yard = Enter
marauders-ui-act-recruit = Recruit
marauders-ui-act-ask-around = Ask around
marauders-ui-act-check = Check yours
marauders-ui-act-claim = { $what }
marauders-ui-act-stash = Stash
marauders-ui-act-withdraw = Take out
marauders-ui-act-hire = { $what }
marauders-ui-act-pardon = { $what }
marauders-ui-act-hire-crew = Hire 1 Crew for { $price }
marauders-ui-closed = Why not?
marauders-ui-counter-hold = Your hold
marauders-ui-counter-laid = On the counter
marauders-ui-counter-offer = The offer
marauders-ui-sale-total = Total: { $count ->
        [one] { $count } Ducat
       *[other] { $count } Ducats
    }{ $glory ->
        [yes] , and a Glory Point for { $demanded } in demand
       *[no] {""}
    }.
marauders-ui-wanted-in = In demand in { $zones }
marauders-ui-wanted-nowhere = In demand nowhere now
marauders-ui-recruiting-note = The test has failed. Each Crew now costs { $price }.
marauders-ui-yard-repairs = Repairs, { $price } a point
marauders-ui-yard-refit = Restore the Reinforced Hull: { $price }
marauders-ui-yard-modification = Modification in store, { $price }
marauders-ui-yard-none = None in store.
marauders-ui-yard-carry = Bring along: { $name }
marauders-ui-yard-weapons = Special Weapons, { $price } each
marauders-ui-yard-disarm = Sell { $weapon } for { $price }
marauders-ui-yard-ships = Ships; your old one brings { $value }
marauders-ui-yard-price = { $price }; { $after } after trading in yours
marauders-ui-amount-stash = Into the chest
marauders-ui-amount-withdraw = Out of the chest
marauders-ui-all-of-it = All: { $count }
marauders-brings-costs = { $count ->
        [one] −{ $count } Ducat
       *[other] −{ $count } Ducats
    }
marauders-brings-gains = { $count ->
        [one] +{ $count } Ducat
       *[other] +{ $count } Ducats
    }
marauders-brings-demand = in demand: { $good }
marauders-brings-wanted-in = In demand in { $zones }
marauders-brings-reads-glory = { $card }
marauders-brings-reads-rumor = { $rumor }
marauders-brings-reads-mission = { $mission }
marauders-brings-reads-ship = { $ship }
marauders-brings-reads-modification = { $modification }
marauders-brings-reads-weapon = { $weapon }
marauders-brings-hurricane = Hurricane
marauders-brings-storm = Storm
marauders-brings-rival = { $zone }
marauders-brings-unused = { $count ->
        [one] { $count } action unused
       *[other] { $count } actions unused
    }
marauders-brings-action = 1 action, { $left } left
marauders-brings-extra-move = uses an extra Move
marauders-brings-merchant = a merchant is there
marauders-brings-rumor = your Rumor leads there
marauders-brings-mission = your Mission leads there
marauders-brings-barred = its port is closed to you
marauders-brings-hunted = { $fleet } will scout for you
marauders-brings-prey =
    hunts { $you ->
        [owner] you
       *[other] { $owner }
    } there
marauders-brings-left-ashore =
    too full a hold: { $count ->
        [one] { $count } Cargo card stays
       *[other] { $count } Cargo cards stay
    } ashore
marauders-brings-safe = safe from ships at sea
marauders-brings-sure = found without a roll
marauders-brings-then-raid = then raid it, or let it go
marauders-brings-cannot-raid = you could not raid it. Destroyed: { $locations }
marauders-brings-then-battle = then battle at once
marauders-brings-wanted = brings the { $nation_adjective } Bounty
marauders-brings-free = free, without a test
marauders-brings-test = { $skill }: { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }, { $chance }% for a skull
marauders-ui-verb-sail = Sail
marauders-ui-verb-send = Send
marauders-ui-verb-enter = Enter
marauders-ui-verb-leave = Put to sea
marauders-ui-verb-port = Go ashore
marauders-ui-verb-scout = Scout
marauders-ui-verb-end = End the turn
marauders-ui-verb-buy = Buy
marauders-ui-verb-sell = Lay out
marauders-ui-verb-purchase = Buy
marauders-ui-verb-repair = Repair
marauders-ui-verb-claim = Take
marauders-ui-verb-market = See the offer
marauders-ui-verb-yard = Enter
marauders-ui-verb-recruit = Recruit
marauders-ui-verb-hire = Hire
marauders-ui-verb-jettison = Throw overboard
marauders-ui-verb-amount = Confirm
marauders-ui-next-turn = Sail to a highlighted zone, scout, or use the buttons below. Then ships that hunt you may scout for you.
marauders-ui-next-moored = You are in port: put to sea, or do business here once this turn.
marauders-ui-next-served = Your business in port is done: put to sea, or end the turn.
marauders-ui-next-port = Selling comes first; each activity once per visit.
marauders-ui-next-sale = Lay out cards from your hold, then finish.
marauders-ui-next-market = The offer is secret; what you leave is discarded.
marauders-ui-next-yard = Buy what you need, then finish.
marauders-ui-next-beckon = Choose a highlighted zone: it sails there.
marauders-ui-next-slip-away = Choose a highlighted zone: you sail there at once.
marauders-ui-score-glory = Glory Points
marauders-ui-score-chest = Points for the chest
marauders-ui-token-merchant = Merchant
marauders-ui-token-merchant-text = Scout to find it; only then is its flag seen. A raid brings Cargo and gold, and a Bounty from that nation.
marauders-ui-token-modification = Modification
marauders-ui-token-modification-text = Face down. It is revealed when somebody does business in this port, and can be bought in its shipyard.
marauders-ui-flagships-hunt = Hunts captains with a Bounty, and enemies in war. It scouts for them when they meet at sea, and attacks whom it finds.
marauders-ui-pirates-hunt = Hunts captains without a Bounty. It scouts for them when they meet at sea, and attacks whom it finds.
marauders-ui-voyage-lurks = lies in wait
marauders-ui-voyage-from = came from { $zone_the }
marauders-ui-voyage-new = has just appeared
marauders-ui-next-idle = No action is left. You may still play cards; then end the turn.

### Scenes

## On the stage

marauders-ui-battle = Battle
marauders-ui-raid = Merchant raid
marauders-ui-raid-on = Raid on a merchant under the { $nation_adjective } flag
marauders-ui-storm = Storm
marauders-ui-hold = Cargo
marauders-ui-answer = Your answer
marauders-ui-new-captain = A new captain
marauders-ui-spoils = The spoils
marauders-ui-battle-round = Battle, round { $round }
marauders-ui-crew-round = Crew Combat, round { $round }
marauders-ui-undeclared = not declared yet
marauders-ui-controlled = Played by { $name }
marauders-ui-outmaneuvers = wins the maneuvers
marauders-ui-wins = wins
marauders-ui-dice = Dice
marauders-ui-hit-dice = Dice for the hits
marauders-ui-dice-of = { $name }’s dice
marauders-ui-hits-of = Hits by { $name }
marauders-ui-die-skull = skull: a success
marauders-ui-die-pips = { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
marauders-ui-location-label = { $location }: { $left } of { $full }{ $coming ->
        [0] {""}
        [one] , 1 hit on the way
       *[other] , { $coming } hits on the way
    }
marauders-ui-turns-label = Maneuverability { $count }
marauders-ui-raid-roll = Your roll
marauders-ui-successes = { $count ->
        [0] No success to spend
        [one] { $count } success to spend
       *[other] { $count } successes to spend
    }
marauders-ui-misses =
    { $count ->
        [one] { $count } failed die: a Special Weapon can turn it into a success.
       *[other] { $count } failed dice: a Special Weapon can turn one into a success.
    }
marauders-ui-as-it-lies = As it stands
marauders-ui-draw = Draw one more
marauders-ui-laid-out = Laid out
marauders-ui-aboard = Aboard
marauders-ui-room = { $count ->
        [0] no room left
        [one] room for { $count } more
       *[other] room for { $count } more
    }
marauders-ui-excess = { $count ->
        [one] { $count } too many
       *[other] { $count } too many
    }
marauders-ui-no-room = There is no room in the hold.
marauders-ui-unseen-card = a card you have not seen
marauders-ui-ship-sloop = Nimble and hard to catch; little room.
marauders-ui-ship-flute = A merchant’s ship: a large hold, few hands.
marauders-ui-not-now = Not possible now.
marauders-ui-no-answer = None of your cards fits now.
marauders-ui-touch-die = You may reroll one die: choose it.
marauders-ui-touch-hit = Choose the location whose hit you want to prevent.
marauders-ui-place-hit = Choose the location that takes the hit.{ $count ->
        [one] {""}
       *[other] {" "}{ $count } to place.
    }
marauders-ui-pick-dice = Choose each die you want to reroll.
marauders-ui-set-die = Choose the die you want to set.
marauders-ui-set-where = Now choose one of { $name }’s locations.

## What leaves things as they are

marauders-ui-close-maneuver-roll = Let the roll stand
marauders-ui-close-location-roll = Let the roll stand
marauders-ui-close-crew-roll = Let the roll stand
marauders-ui-close-raid-roll = Let the roll stand
marauders-ui-close-raid = Stop: take what lies open
marauders-ui-close-land-hits = Take the hits
marauders-ui-close-chase = Do not fire
marauders-ui-close-capture = Keep your own ship
marauders-ui-close-claim-bounty = Collect nothing
marauders-ui-close-whose-dice = Take the card back
marauders-ui-close-set-die = Take the card back
marauders-ui-close-move-hit = Take the card back
marauders-ui-close-pick-dice = Reroll the picked dice
marauders-ui-close-stow = Done
marauders-ui-close-found = Face the enemy
marauders-ui-close-slip-away = Take the card back
marauders-ui-close-failed-test = Accept the failure
marauders-ui-close-gossip = Play no card
marauders-ui-close-buy-rumor = Do not buy
marauders-ui-close-check-rumor = Roll without a card
marauders-ui-close-crew-fight = Not yet
marauders-ui-close-frigate-fight = Leave them alone
marauders-ui-close-frigate-won = Take the gold instead
marauders-ui-close-rival-found = Let the ship go

## What a choice would mean

marauders-brings-dice = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } against { $foes }: { $chance }% to win the maneuvers
marauders-brings-shoot = { $hits }.{ $tenths } hits on average, { $most } at most
marauders-brings-no-guns = No Cannons left: no hits
marauders-brings-board = On a win, Crew { $crew } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } against { $foes } with { $foes_dice }: { $chance }% to win the fight
marauders-brings-fight = Crew { $crew } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } against { $foes } with { $foes_dice }: { $chance }% to win the fight
marauders-brings-flee = { $chance }% to get away
marauders-brings-fire = They shoot: { $hits }.{ $tenths } hits on you on average, { $most } at most
marauders-brings-nobody = Nobody wins the maneuvers
marauders-brings-win = You win the maneuvers
marauders-brings-win-board = You win the maneuvers and board
marauders-brings-win-flee = You win the maneuvers and get away
marauders-brings-win-stuck = You win the maneuvers, but do not get away
marauders-brings-lose = The enemy wins the maneuvers
marauders-brings-lose-board = The enemy wins the maneuvers and boards
marauders-brings-lose-flee = The enemy gets away
marauders-brings-deal = { $count ->
        [one] You deal { $count } hit
       *[other] You deal { $count } hits
    }
marauders-brings-take = { $count ->
        [one] You take { $count } hit
       *[other] You take { $count } hits
    }
marauders-brings-deal-crew = The enemy loses { $count } Crew
marauders-brings-take-crew = You lose { $count } Crew
marauders-brings-chase = One hit at once
marauders-brings-shot = { $count ->
        [one] { $count } skull strikes: { $location }
       *[other] { $count } skulls strike: { $location }
    }
marauders-brings-hooks = Reroll as many of your dice as you like
marauders-brings-prize = Hull { $hull }, Cargo Hold { $hold }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }, Maneuverability { $turns }
marauders-brings-lost-modifications = { $count ->
        [one] { $count } Modification of yours goes back to a port
       *[other] { $count } Modifications of yours go back to ports
    }
marauders-brings-gold = { $gold ->
        [one] { $gold } Ducat
       *[other] { $gold } Ducats
    }
marauders-brings-glory = 1 Glory Point
marauders-brings-bounty = Bounty on you: { $level }
marauders-brings-letter = Your letter of marque covers it: no Bounty
marauders-brings-raid = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $chance }% for a success or more
marauders-brings-escape = { $count ->
        [one] { $count } escape symbol and it gets away
       *[other] { $count } escape symbols and it gets away
    }
marauders-brings-away = Goes: { $card }
marauders-brings-next = The next card: { $escape }% escape, { $hit }% a hit on you
marauders-brings-loot = { $loot }.{ $tenths } Ducats on average
marauders-brings-escapes = Escape { $count } of { $needed }
marauders-brings-hits = Hits on you: { $locations }
marauders-brings-raid-escape = It gets away
marauders-brings-raid-damage = A location destroyed: no loot
marauders-brings-raid-sunk = Your ship sinks
marauders-brings-success = 1 success more
marauders-brings-room = { $count ->
        [0] Then the hold is full
        [one] Then room for { $count } more
       *[other] Then room for { $count } more
    }
marauders-brings-left = { $location }: { $left } left
marauders-brings-destroyed = Destroyed: { $location }
marauders-brings-sinks = The ship sinks
marauders-brings-spared = Spared: { $location }
marauders-brings-redraw = The next card of the deck, whoever it is

## Cards

marauders-ui-cards = Cards
marauders-ui-holdings = { $name }’s cards
marauders-ui-read = Read
marauders-ui-nothing-held = None
marauders-ui-ways = How to use the card
marauders-ui-held-hired = hired
marauders-ui-held-kept = proven, kept
marauders-ui-turns-left = { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
marauders-ui-chest-closed = chest in use
marauders-ui-chest-empty = chest empty
marauders-ui-chest-note = Only its owner knows what is in the chest.

## Verbs of the stage

marauders-ui-verb-shoot = Fire!
marauders-ui-verb-board = Board!
marauders-ui-verb-flee = Flee
marauders-ui-verb-chase = Fire!
marauders-ui-verb-raid = Raid
marauders-ui-verb-release = Let go
marauders-ui-verb-put-back = Leave
marauders-ui-verb-draw = Draw
marauders-ui-verb-throw = Discard
marauders-ui-verb-exchange = Exchange
marauders-ui-verb-spend = Use
marauders-ui-verb-deploy = Use
marauders-ui-verb-stow = Stow
marauders-ui-verb-reroll = Reroll
marauders-ui-verb-own-dice = Choose
marauders-ui-verb-foes-dice = Choose
marauders-ui-verb-set = Aim
marauders-ui-verb-place = Take the hit
marauders-ui-verb-absorb = Absorb
marauders-ui-verb-shift = Move
marauders-ui-verb-claim-bounty = Collect
marauders-ui-verb-capture = Take the ship
marauders-ui-verb-take = Keep
marauders-ui-verb-fight = Fight
marauders-ui-verb-pick = Choose
marauders-ui-verb-challenge = Challenge
marauders-ui-verb-keep = Keep
marauders-ui-verb-redraw = Draw
marauders-ui-verb-ship = Choose
marauders-ui-verb-play = Play
marauders-ui-verb-discard = Discard
marauders-ui-verb-pass = Pass
marauders-ui-verb-done = Done

## Where to choose

marauders-ui-where-turn = Choose a zone on the chart, or something aboard.
marauders-ui-where-zone = Choose a zone on the chart.
marauders-ui-where-port-on-chart = Choose a port on the chart.
marauders-ui-where-cut-hand = Choose among your Glory cards.
marauders-ui-where-cargo = Choose among your cargo.
marauders-ui-where-port = Choose in the port.
marauders-ui-where-yard = Choose in the shipyard.
marauders-ui-where-market = Choose from the offer in port.

## What looks better or worse afterwards: why a hint advises something

marauders-brings-outlook-glory =
    { $way ->
        [more] more Glory in hand
       *[less] less Glory in hand
    }
marauders-brings-outlook-rivals =
    { $way ->
        [more] the strongest rival stands worse
       *[less] the strongest rival stands better
    }
marauders-brings-outlook-ship =
    { $way ->
        [more] a better ship, crew and cards
       *[less] a poorer ship, crew and cards
    }
marauders-brings-outlook-reward =
    { $way ->
        [more] a reward is near
       *[less] less of a reward
    }
marauders-brings-outlook-mission =
    { $way ->
        [more] brings you nearer to a Mission
       *[less] takes you away from a Mission
    }
marauders-brings-outlook-rumor =
    { $way ->
        [more] brings you nearer to a Rumor
       *[less] takes you away from a Rumor
    }
marauders-brings-outlook-gold =
    { $way ->
        [more] more gold, or gold nearer to your chest
       *[less] less gold, or gold farther from your chest
    }
marauders-brings-outlook-trade =
    { $way ->
        [more] better trade ahead
       *[less] worse trade ahead
    }
marauders-brings-outlook-raid =
    { $way ->
        [more] better merchants to raid
       *[less] fewer merchants to raid
    }
marauders-brings-outlook-prey =
    { $way ->
        [more] a ship that you can beat is near
       *[less] ships that you can beat are farther off
    }
marauders-brings-outlook-battle =
    { $way ->
        [more] better odds in the battle
       *[less] worse odds in the battle
    }
marauders-brings-outlook-danger =
    { $way ->
        [more] less danger at sea
       *[less] more danger at sea
    }
