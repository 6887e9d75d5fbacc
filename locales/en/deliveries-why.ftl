## Why something is refused: the facts

deliveries-why-components-cards = There is no card { $card }.
deliveries-why-not-held = You do not hold { $card }.
deliveries-why-no-event = Only events are played; { $card } can only be discarded.
deliveries-why-turn-take-open = Not among the open cards: { $card }.
deliveries-why-turn-discard = Events are not discarded but played: { $card }.
deliveries-why-delivery-ship-and-good = Name a ship and goods, in this order.
deliveries-why-two-colours = Ship and goods differ in colour: { $colours }.
deliveries-why-delivery-each-kind-once = You have delivered goods of this kind already: { $card }.
deliveries-why-event-colourless-cards-safe = Only a ship or goods can be lost, not { $card }.
deliveries-why-event-matching-colour = The event strikes { $colour } cards, not { $card }.
deliveries-why-event-delivered-cards-safe = You have delivered { $card }; only hand cards are lost.
deliveries-why-event-show-hand = You hold a card of the colour: { $card }.

## What may be done: after “you may”

deliveries-verb-take = take an open card
deliveries-verb-draw = draw the top card
deliveries-verb-discard = discard a card
deliveries-verb-play = play an event
deliveries-verb-deliver = deliver goods
deliveries-verb-hire = hire the Sea Wolf
deliveries-verb-lose = give up a card
deliveries-verb-protect = send the Sea Wolf
deliveries-verb-show = prove that you have no such card
