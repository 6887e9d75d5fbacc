## Why something is refused: the facts

deliveries-why-components-cards = Nie ma takiej karty: { $card }.
deliveries-why-not-held = Nie masz na ręce: { $card }.
deliveries-why-no-event = Wykłada się tylko wydarzenia; { $card } możesz tylko odłożyć.
deliveries-why-turn-take-open = Wśród odkrytych kart nie ma: { $card }.
deliveries-why-turn-discard = Wydarzeń się nie odkłada, tylko wykłada: { $card }.
deliveries-why-delivery-ship-and-good = Wskaż statek i towar, w tej kolejności.
deliveries-why-two-colours = Statek i towar różnią się kolorem: { $colours }.
deliveries-why-delivery-each-kind-once = Towar tego rodzaju już masz dostarczony: { $card }.
deliveries-why-event-colourless-cards-safe = Stracić można tylko statek albo towar, a nie: { $card }.
deliveries-why-event-matching-colour = Wydarzenie dotyczy koloru { $colour_of }. Karta w innym kolorze: { $card }.
deliveries-why-event-delivered-cards-safe = Ta karta jest już dostarczona: { $card }. Traci się tylko karty z ręki.
deliveries-why-event-show-hand = Masz kartę w tym kolorze: { $card }.

## What may be done: after “you may”

deliveries-verb-take = wziąć odkrytą kartę
deliveries-verb-draw = dobrać kartę ze stosu
deliveries-verb-discard = odłożyć kartę
deliveries-verb-play = wyłożyć wydarzenie
deliveries-verb-deliver = dostarczyć towar
deliveries-verb-hire = wynająć wilka morskiego
deliveries-verb-lose = oddać kartę
deliveries-verb-protect = wysłać wilka morskiego
deliveries-verb-show = udowodnić, że nie masz takiej karty
