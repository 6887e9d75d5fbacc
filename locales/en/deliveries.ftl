## The game

deliveries-title = Deliveries
deliveries-blurb = Pair ships with goods of their colour and bring them to port in time; what stays in your hand costs you.

deliveries-stage-turn = Under way
deliveries-stage-delivery = Delivery
deliveries-stage-wolf = A Sea Wolf for hire
deliveries-stage-event = Event
deliveries-stage-over = Game over

deliveries-option-series = Length
deliveries-option-series-one = a single game
deliveries-option-series-100 = several games, to 100 points
deliveries-option-visibility = Visibility
deliveries-option-visibility-clear = clear: you can count the cards to the first two deliveries
deliveries-option-visibility-poor = poor: every delivery comes as a surprise
deliveries-option-proof = If you have no card of the event’s colour
deliveries-option-proof-shown = show your hand
deliveries-option-proof-vouched = your hand stays hidden; the app checks
deliveries-option-first-player = First player
deliveries-option-first-player-random = random
deliveries-option-first-player-first-seat = the first seat

## Turns

deliveries-began =
    Game { $game }: { $you ->
        [seat] you begin
       *[other] { $seat } begins
    }. Open cards: { $cards }.
deliveries-took-open =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $card }.
deliveries-row-filled = New in the row: { $card }.
deliveries-drew =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $card ->
        [unknown] a card, unseen.
       *[other] { $card }.
    }
deliveries-discarded =
    { $you ->
        [seat] You discard
       *[other] { $seat } discards
    } { $card }.

## Events

deliveries-event-played =
    { $you ->
        [seat] You play
       *[other] { $seat } plays
    } { $event }. Everyone loses a { $colour } card.
deliveries-card-lost =
    { $you ->
        [seat] You lose
       *[other] { $seat } loses
    } { $card }.
deliveries-hand-shown =
    { $you ->
        [seat] You have no { $colour } card and show your hand
       *[other] { $seat } has no { $colour } card and shows their hand
    }: { $cards }.
deliveries-hand-vouched =
    { $you ->
        [seat] You have
       *[other] { $seat } has
    } no { $colour } card.
deliveries-wolf-used =
    { $you ->
        [seat] You send a Sea Wolf and lose nothing.
       *[other] { $seat } sends a Sea Wolf and loses nothing.
    }

## Deliveries

deliveries-delivery-came =
    On { $you ->
        [seat] your
       *[other] { $seat }’s
    } turn the harbour bell rings: delivery { $number } of 3.
deliveries-delivered =
    { $you ->
        [seat] You deliver
       *[other] { $seat } delivers
    } { $points ->
        [one] { $cards } for { $points } point.
       *[other] { $cards } for { $points } points.
    }
deliveries-nothing-delivered =
    { $you ->
        [seat] You deliver
       *[other] { $seat } delivers
    } nothing.
deliveries-wolf-hired =
    { $you ->
        [seat] You hire
       *[other] { $seat } hires
    } the Sea Wolf.
deliveries-wolf-declined =
    { $you ->
        [seat] You do
       *[other] { $seat } does
    } not want the Sea Wolf.
deliveries-wolf-discarded = Nobody hires the Sea Wolf; the card is discarded.

## The end

deliveries-game-ended = The game ends: { $cause }.
deliveries-cause-third-delivery = the third delivery is done
deliveries-cause-all-kinds = all four kinds of goods are delivered
deliveries-scored =
    { $you ->
        [seat] You score
       *[other] { $seat } scores
    } { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    } Deliveries: { $deliveries }, hand: { $hand }, Sea Wolves: { $wolves }, events: { $events }.
deliveries-totalled =
    { $you ->
        [seat] You now have
       *[other] { $seat } now has
    } { $total ->
        [one] { $total } point in all.
       *[other] { $total } points in all.
    }
deliveries-won =
    { $you ->
        [seat] You win
       *[other] { $seat } wins
    }: { $reason }.
deliveries-shared-win =
    { $you ->
        [seat] You share
       *[other] { $seat } shares
    } the victory.

deliveries-reason-points = the most points
deliveries-reason-pair = equal points, but the more valuable delivery
deliveries-reason-hundred = 100 points and the highest total
deliveries-reason-games = the highest total after the last game
deliveries-reason-shared = equal in everything

deliveries-score-deliveries = Deliveries
deliveries-score-hand = Cards left in hand
deliveries-score-wolves = Sea Wolves left
deliveries-score-events = Events left
deliveries-score-total = Total

## Questions

deliveries-prompt-turn =
    { $held ->
        [0] Take an open card, or draw one from the pile.
       *[other] Take a card, or discard one from your hand.
    }
deliveries-prompt-deliver =
    { $laid ->
        [0] Delivery { $number } of 3: lay down a ship with goods of its colour, or deliver nothing.
       *[other] Delivery { $number } of 3: lay down another pair, or finish.
    }
deliveries-prompt-hire = A Sea Wolf is for hire: he averts one event, but costs 3 points if he is left over.
deliveries-prompt-lose = An event strikes. Give up one { $colour } card.

## What others are asked

deliveries-asked-turn = { $seat } is choosing: take a card, or discard one.
deliveries-asked-deliver = { $seat } is choosing what to deliver.
deliveries-asked-hire = { $seat } is thinking about hiring the Sea Wolf.
deliveries-asked-lose = { $seat } is choosing a card to give up.

## Buttons

deliveries-do-take = Take { $card }
deliveries-do-draw = Draw the top card
deliveries-do-discard = Discard { $card }
deliveries-do-play = Play: { $event }
deliveries-do-deliver = Deliver { $cards }
deliveries-do-hire = Hire the Sea Wolf
deliveries-do-lose = Give up { $card }
deliveries-do-protect = Send the Sea Wolf
deliveries-do-show = Prove that you have none

## Cards

deliveries-colour-blue = blue
deliveries-colour-red = red
deliveries-colour-pink = pink
deliveries-colour-yellow = yellow

deliveries-event-rats = “Rats!”
deliveries-event-mutiny = “Crew mutiny!”
deliveries-event-flu = “Swine flu”
deliveries-event-pirates = “Pirate attack!”

deliveries-card-blue-1 = blue ship 1
deliveries-card-blue-2 = blue ship 2
deliveries-card-blue-3 = blue ship 3
deliveries-card-blue-4 = blue ship 4
deliveries-card-blue-5 = blue ship 5
deliveries-card-blue-6 = blue ship 6
deliveries-card-red-1 = red ship 1
deliveries-card-red-2 = red ship 2
deliveries-card-red-3 = red ship 3
deliveries-card-red-4 = red ship 4
deliveries-card-red-5 = red ship 5
deliveries-card-red-6 = red ship 6
deliveries-card-pink-1 = pink ship 1
deliveries-card-pink-2 = pink ship 2
deliveries-card-pink-3 = pink ship 3
deliveries-card-pink-4 = pink ship 4
deliveries-card-pink-5 = pink ship 5
deliveries-card-pink-6 = pink ship 6
deliveries-card-yellow-1 = yellow ship 1
deliveries-card-yellow-2 = yellow ship 2
deliveries-card-yellow-3 = yellow ship 3
deliveries-card-yellow-4 = yellow ship 4
deliveries-card-yellow-5 = yellow ship 5
deliveries-card-yellow-6 = yellow ship 6
deliveries-card-fish-1 = fish 1
deliveries-card-fish-2 = fish 2
deliveries-card-fish-3 = fish 3
deliveries-card-fish-4 = fish 4
deliveries-card-fish-5 = fish 5
deliveries-card-fish-6 = fish 6
deliveries-card-barrels-1 = barrels 1
deliveries-card-barrels-2 = barrels 2
deliveries-card-barrels-3 = barrels 3
deliveries-card-barrels-4 = barrels 4
deliveries-card-barrels-5 = barrels 5
deliveries-card-barrels-6 = barrels 6
deliveries-card-pigs-1 = pigs 1
deliveries-card-pigs-2 = pigs 2
deliveries-card-pigs-3 = pigs 3
deliveries-card-pigs-4 = pigs 4
deliveries-card-pigs-5 = pigs 5
deliveries-card-pigs-6 = pigs 6
deliveries-card-gold-1 = gold 1
deliveries-card-gold-2 = gold 2
deliveries-card-gold-3 = gold 3
deliveries-card-gold-4 = gold 4
deliveries-card-gold-5 = gold 5
deliveries-card-gold-6 = gold 6
deliveries-card-rats = { deliveries-event-rats }
deliveries-card-mutiny = { deliveries-event-mutiny }
deliveries-card-flu = { deliveries-event-flu }
deliveries-card-pirates = { deliveries-event-pirates }
deliveries-card-sea-wolf = a Sea Wolf

## The table in the browser: places

deliveries-ui-tab-quay = Quay
deliveries-ui-tab-players = Players
deliveries-ui-status =
    { $stage ->
        [delivery] Delivery { $number } of 3
        [wolf] A Sea Wolf for hire
       *[other] Before delivery { $number } of 3
    }
deliveries-ui-series = game { $game }, to { $target } points
deliveries-ui-fog = poor visibility
deliveries-ui-market = Open cards and piles
deliveries-ui-open-card = { $card }, open
deliveries-ui-left =
    { $cards ->
        [one] { $cards } left
       *[other] { $cards } left
    }
deliveries-ui-pile-label =
    { $cards ->
        [one] Draw pile, { $cards } card
       *[other] Draw pile, { $cards } cards
    }
deliveries-ui-until =
    { $cards ->
        [one] { $cards } card until the next delivery
       *[other] { $cards } cards until the next delivery
    }
deliveries-ui-until-most =
    { $cards ->
        [one] at most { $cards } card until the next delivery
       *[other] at most { $cards } cards until the next delivery
    }
deliveries-ui-discarded = discards: { $cards }
deliveries-ui-discards-label =
    { $cards ->
        [one] Discard pile, { $cards } card
       *[other] Discard pile, { $cards } cards
    }
deliveries-ui-discards-none = Nothing has been discarded yet.
deliveries-ui-quays-mine = Your quays
deliveries-ui-quays-of = { $seat }’s quays
deliveries-ui-quay-empty = empty quay
deliveries-ui-quay-none = no pair in hand
deliveries-ui-quay-ready = pair in hand: +{ $points }
deliveries-ui-quay-may = Deliver +{ $points }
deliveries-ui-until-next = Until the next delivery
deliveries-ui-at-most = ≤ { $cards }
deliveries-ui-part-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
deliveries-ui-part-delivery =
    { $deliveries ->
        [one] a Delivery card
       *[other] { $deliveries } Delivery cards
    }
deliveries-ui-part-mixed =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } shuffled together with { $deliveries ->
        [one] { $deliveries } Delivery card
       *[other] { $deliveries } Delivery cards
    }
deliveries-ui-pile-words =
    { $left ->
        [0] This was the last of the three deliveries.
        [1] One delivery to come: its card lies somewhere in the striped part.
       *[other]
            { $fog ->
                [yes] Deliveries to come: { $left }. Their cards lie somewhere in the striped parts.
               *[no] Deliveries to come: { $left }. The last card lies somewhere in the striped part.
            }
    }

## The table in the browser: hands and players

deliveries-ui-hand = Your hand
deliveries-ui-hand-cards =
    { $cards ->
        [one] Your hand, { $cards } card
       *[other] Your hand, { $cards } cards
    }
deliveries-ui-hand-empty = You hold no cards yet.
deliveries-ui-sum-delivered = Delivered
deliveries-ui-sum-now = Pairs
deliveries-ui-sum-cost = Left over
deliveries-ui-sum-ended = If it ended now
deliveries-ui-sum-final = Final score
deliveries-ui-worth-now = worth { $points } now with { $card }
deliveries-ui-worth-end = costs { $points } at the end
deliveries-ui-worth-ballast = its goods are delivered already
deliveries-ui-players = At the quay
deliveries-ui-you = (you)
deliveries-ui-goal = to { $points } points
deliveries-ui-points-delivered = Points
deliveries-ui-kind-done =
    { $points ->
        [one] delivered for { $points } point
       *[other] delivered for { $points } points
    }
deliveries-ui-kind-open = not delivered
deliveries-ui-cards-held = Cards in hand: { $cards }
deliveries-ui-cards-in-hand = Cards in hand
deliveries-ui-wolves-held = Sea Wolves: { $count }
deliveries-ui-unseen =
    { $cards ->
        [one] { $cards } unseen card
       *[other] { $cards } unseen cards
    }
deliveries-ui-never = has no { $colours }
deliveries-ui-series-total = { $total } in all
deliveries-ui-score-before = Earlier games

## The table in the browser: faces of cards

deliveries-ui-letter-blue = B
deliveries-ui-letter-red = R
deliveries-ui-letter-pink = P
deliveries-ui-letter-yellow = Y
deliveries-ui-face-ship = Ship
deliveries-ui-face-fish = Fish
deliveries-ui-face-barrels = Barrels
deliveries-ui-face-pigs = Pigs
deliveries-ui-face-gold = Gold
deliveries-ui-face-rats = Rats!
deliveries-ui-face-mutiny = Crew mutiny!
deliveries-ui-face-flu = Swine flu
deliveries-ui-face-pirates = Pirate attack!
deliveries-ui-face-wolf = Sea Wolf
deliveries-ui-face-delivery = Delivery!
deliveries-ui-wolf = Sea Wolf

## The table in the browser: scenes and news

deliveries-ui-scene-delivery-title = The harbour bell rings
deliveries-ui-scene-delivery = Everyone may lay down pairs of a ship and its goods, one after the other.
deliveries-ui-scene-delivery-none = You have no pair of one colour. What stays in your hand counts against you at the end.
deliveries-ui-scene-delivery-pairs =
    { $count ->
        [one] You can deliver one pair: { $points } points.
       *[other] You can deliver { $count } kinds: { $points } points.
    } What stays in your hand counts against you at the end.
deliveries-ui-scene-wolf-title = A Sea Wolf for hire
deliveries-ui-scene-wolf = He averts one event. Left over at the end, he costs 3 points.
deliveries-ui-scene-fish = Everyone loses a blue card: fish or a blue ship. Anyone without one proves it; a Sea Wolf prevents the loss.
deliveries-ui-scene-barrels = Everyone loses a red card: barrels or a red ship. Anyone without one proves it; a Sea Wolf prevents the loss.
deliveries-ui-scene-pigs = Everyone loses a pink card: pigs or a pink ship. Anyone without one proves it; a Sea Wolf prevents the loss.
deliveries-ui-scene-gold = Everyone loses a yellow card: gold or a yellow ship. Anyone without one proves it; a Sea Wolf prevents the loss.
deliveries-ui-news-delivery = Delivery { $number }
deliveries-ui-news-count = The game is scored
deliveries-ui-told-asked = is choosing
deliveries-ui-told-lost = loses
deliveries-ui-told-shown = has none and shows
deliveries-ui-told-vouched = has none
deliveries-ui-told-wolf = sends a Sea Wolf
deliveries-ui-told-nothing = nothing
deliveries-ui-told-hired = hires the Sea Wolf
deliveries-ui-told-declined = no Sea Wolf
deliveries-ui-told-total = { $total } in all

## The table in the browser: what comes next

deliveries-ui-next-turn = An open card is replaced at once. Then it is { $seat }’s turn.
deliveries-ui-next-deliver = Each kind of goods counts once a game. Then { $seat } may deliver, until all have been asked.
deliveries-ui-next-deliver-last = Each kind of goods counts once a game. Nobody delivers after you.
deliveries-ui-next-hire = If you decline, { $seat } is asked.
deliveries-ui-next-hire-last = Nobody else wants him: if you decline, he goes to the discards.
deliveries-ui-next-lose = Then the others choose, each in turn; { $seat } is next.
deliveries-ui-next-lose-last = You are the last to choose.

## The table in the browser: the action bar

deliveries-ui-will-done =
    { $laid ->
        [0] Deliver nothing
       *[other] Deliver nothing more
    }
deliveries-ui-verb-take = Take
deliveries-ui-verb-draw = Draw
deliveries-ui-verb-discard = Discard
deliveries-ui-verb-play = Play
deliveries-ui-verb-deliver = Deliver
deliveries-ui-verb-done = Done
deliveries-ui-verb-hire = Hire
deliveries-ui-verb-decline = Decline
deliveries-ui-verb-lose = Give up
deliveries-ui-verb-protect = Send
deliveries-ui-verb-show = Prove

## What a choice brings

deliveries-brings-pair = +{ $points } with { $card }
deliveries-brings-needs-goods = needs its goods
deliveries-brings-needs-ship = needs its ship
deliveries-brings-ballast = already delivered: it can only cost
deliveries-brings-event = an event to play; −{ $points } if left over
deliveries-brings-unseen = unseen by the others
deliveries-brings-until =
    { $cards ->
        [one] { $cards } card to the delivery
       *[other] { $cards } cards to the delivery
    }
deliveries-brings-until-most =
    { $cards ->
        [one] at most { $cards } card to the delivery
       *[other] at most { $cards } cards to the delivery
    }
deliveries-brings-delivery-now = the delivery comes at once
deliveries-brings-saves = saves { $points } at the end
deliveries-brings-pair-lost = pairs lose { $points }
deliveries-brings-you-lose =
    { $cards ->
        [one] you lose { $card }
       *[other] you lose one of { $cards }, e.g. { $card }
    }
deliveries-brings-shown = everyone sees your hand
deliveries-brings-vouched = nobody sees your hand
deliveries-brings-points = +{ $points } points
deliveries-brings-last-kind = your fourth kind: the game ends after this delivery
deliveries-brings-stay =
    { $cards ->
        [0] your hand is empty
        [one] { $cards } card stays in hand
       *[other] { $cards } cards stay in hand
    }
deliveries-brings-unsent = { $points } not delivered
deliveries-brings-cost = hand: −{ $points } if the game ends
deliveries-brings-wolf-averts = averts one event
deliveries-brings-wolf-costs = −{ $points } if left over
deliveries-brings-wolf-spares = your Sea Wolf can prevent it
deliveries-brings-wolf-used = you lose no card

## Where to choose

deliveries-ui-where-turn = Choose an open card, the pile, or a card of your hand.
deliveries-ui-where-deliver = Choose the cards in your hand.
deliveries-ui-where-hand = Choose a card of your hand.

## What looks better or worse afterwards: why a hint advises something

deliveries-brings-outlook-delivered =
    { $way ->
        [more] more points delivered
       *[less] fewer points delivered
    }
deliveries-brings-outlook-pairs =
    { $way ->
        [more] better pairs to deliver
       *[less] poorer pairs to deliver
    }
deliveries-brings-outlook-spare =
    { $way ->
        [more] fewer cards that would only cost
       *[less] more cards that may only cost
    }
deliveries-brings-outlook-wolves =
    { $way ->
        [more] more from your Sea Wolf
       *[less] less from your Sea Wolf
    }
deliveries-brings-outlook-rivals =
    { $way ->
        [more] the strongest rival stands worse
       *[less] the strongest rival stands better
    }
