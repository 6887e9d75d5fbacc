"""What a viewer of Jolly Roger remembers: cards that were given, stolen, shown or laid open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from kaper.games.jolly_roger import card_events, events
from kaper.games.jolly_roger.components.cards import KINDS, SPECIALS, TRAITOR, kinds_of
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.witness import Witness

# Places: a hand, loot or buried loot of a seat, and the lot that is shared.
Place = tuple[str, int]
LOT: Place = ("lot", 0)


def hand(seat: int) -> Place:
    return "hand", seat


def loot(seat: int) -> Place:
    return "loot", seat


def buried(seat: int) -> Place:
    return "buried", seat


class Cards:
    """Cards that were seen, each with the places in one of which it is by now.

    A card that went somewhere unseen is in one of several places. Where it can be just now is
    more than a game keeps in mind: it is only asked that it has not gone back to the pile, and
    one that comes in sight anywhere is taken for it.
    """

    def __init__(self) -> None:
        self.seen: list[tuple[str, frozenset[Place]]] = []

    def arrive(self, card: str, place: Place) -> None:
        self.seen.append((card, frozenset({place})))

    def find(self, card: str) -> None:
        """A card comes in sight that may be one of those that are in one of several places."""
        for token in [t for t in self.seen if t[0] == card and len(t[1]) > 1][:1]:
            self.seen.remove(token)

    def show(self, card: str, place: Place) -> None:
        """It may be one that was seen there before."""
        if (card, frozenset({place})) not in self.seen:
            self.find(card)
            self.arrive(card, place)

    def leave(self, card: str, place: Place) -> None:
        """Of several alike one is gone, and nobody can tell which."""
        alike = [token for token in self.seen if token[0] == card and place in token[1]]
        if not alike:
            self.find(card)
            return
        for token in alike:
            self.seen.remove(token)
        everywhere = frozenset[Place]().union(*(places for _, places in alike))
        self.seen += [(card, everywhere)] * (len(alike) - 1)

    def move(self, card: str, old: Place, new: Place) -> None:
        """A card goes from place to place, named to those who see it."""
        if card:
            self.leave(card, old)
            self.arrive(card, new)
        else:
            self.may_move(old, new)

    def may_move(self, old: Place, new: Place) -> None:
        self.seen = [(c, places | {new} if old in places else places) for c, places in self.seen]

    def all_move(self, old: Place, new: Place) -> None:
        alone = frozenset({old})
        self.seen = [
            (c, frozenset({new}) if places == alone else places) for c, places in self.seen
        ]
        self.may_move(old, new)

    def doubts(self, cards: Mapping[Place, Sequence[str]]) -> Iterator[str]:
        for (card, places), count in Counter(self.seen).items():
            if len(places) == 1:
                (place,) = places
                if cards[place].count(card) < count:
                    yield f"{count} {card} were in {place}, not {cards[place].count(card)}"
        everything = Counter(card for held in cards.values() for card in held)
        missing = Counter(card for card, _ in self.seen) - everything
        if missing:
            yield f"nobody has {', '.join(missing.elements())}"


class CrewWitness(Witness[JollyRoger]):
    def __init__(self, match: Match[JollyRoger], viewer: int | None) -> None:
        super().__init__(match, viewer)
        self.hidden = match.state.hidden_loot
        self.crew_names = {*match.state.tables.crew_names}
        self.view_loot = [0] * match.seats
        self.crew = Cards()
        self.loot = Cards()
        self.called: list[tuple[int, str]] = []
        self.discards: list[str] = []
        self.pile: Counter[str] | None = None  # at most these are in the crew pile

    # Crew

    def read(self, event: Event) -> None:
        self._read_crew(event)
        if self.hidden:
            self._read_loot(event)
            self._read_lot(event)

    def _read_crew(self, event: Event) -> None:
        match event:
            case (
                events.CardAdded(seat=seat, card=card)
                | events.CrewDiscarded(seat=seat, card=card)
                | events.Punished(owner=seat, card=card)
            ):
                self.crew.leave(card, hand(seat))
            case (
                events.MutinyCalled(seat=seat, card=card)
                | card_events.CardPlayed(seat=seat, card=card)
                | card_events.SeaWolfLaid(seat=seat, card=card)
            ):
                self.crew.leave(card, hand(seat))
                self.called.append((seat, card))
            case events.SupportLaid(seat=seat, card=card):
                # A card that called the mutiny, or pressed somebody, lay there before.
                if (seat, card) in self.called:
                    self.called.remove((seat, card))
                else:
                    self.crew.leave(card, hand(seat))
            case card_events.CardBetrayed(seat=seat):
                self.crew.leave(SPECIALS[TRAITOR], hand(seat))
            case card_events.CrewStolen(seat=seat, owner=owner, card=card):
                self.crew.move(card, hand(owner), hand(seat))
            case card_events.BribeOffered(seat=seat, card=card) if self._is_crew(card):
                self.crew.show(card, hand(seat))
            case card_events.BribeTaken(seat=seat, owner=owner, card=card, hidden=hidden):
                if self._is_crew(card) or (hidden and not card):
                    self.crew.move(card, hand(owner), hand(seat))
            case events.MutinyEnded() | events.RoundBegan():
                self.called.clear()
            case events.CrewReshuffled(count=count):
                known = len(self.discards) == count
                self.pile = Counter(self.discards) if known else None

    def _is_crew(self, card: str) -> bool:
        return bool(card) and card in self.crew_names

    # Hidden loot

    def _read_loot(self, event: Event) -> None:
        match event:
            case events.LootSwapped(seat=seat, card=card) | events.LootSold(seat=seat, card=card):
                self.loot.leave(card, loot(seat))
            case card_events.LootShown(seat=seat, card=card):
                self.loot.show(card, loot(seat))
            case card_events.LootGiven(seat=seat, owner=owner, card=card):
                self.loot.move(card, loot(owner), loot(seat))
            case card_events.LootDugUp(seat=seat, owner=owner, card=card):
                self.loot.move(card, buried(owner), loot(seat))
            case card_events.BribeOffered(seat=seat, card=card) if card:
                if not self._is_crew(card):
                    self.loot.show(card, loot(seat))
            case card_events.BribeTaken(seat=seat, owner=owner, card=card):
                if not self._is_crew(card):
                    self.loot.move(card, loot(owner), loot(seat))

    def _read_lot(self, event: Event) -> None:
        match event:
            case events.LotSeen(cards=cards) if cards[0]:
                self.loot.seen = [
                    (card, places)
                    for card, places in self.loot.seen
                    if LOT not in places and (len(places) == 1 or card not in cards)
                ]
                for card in cards:
                    self.loot.arrive(card, LOT)
            case events.LootPicked(seat=seat, card=card):
                self.loot.move(card, LOT, loot(seat))
            case events.LootShared(owner=owner, card=card):
                self.loot.move(card, LOT, loot(owner))
            case events.LootCollected():
                for seat in range(len(self.view_loot)):
                    self.loot.may_move(loot(seat), LOT)
            case events.Buried(seat=seat, count=count, cards=cards):
                if cards[0]:
                    for card in cards:
                        self.loot.move(card, loot(seat), buried(seat))
                elif count == self.view_loot[seat]:
                    self.loot.all_move(loot(seat), buried(seat))
                else:
                    self.loot.may_move(loot(seat), buried(seat))

    def look(self, view: Mapping[str, Any]) -> None:
        self.discards = [*view["crew_discards"]]
        self.view_loot = [len(seat["loot"]) for seat in view["seats"]]

    # Comparing

    def doubts(self, state: JollyRoger) -> Iterator[str]:
        crew, goods = state.tables.crew_names, state.tables.loot_names
        hands = {hand(s): [crew[k] for k in kinds_of(c)] for s, c in enumerate(state.hands)}
        yield from self.crew.doubts(hands)
        yield from self._reshuffled(state, hands.values())
        if self.hidden:
            places = {LOT: [goods[kind] for kind in kinds_of(state.lot)]}
            for seat in range(state.seats):
                places[loot(seat)] = [goods[kind] for kind in kinds_of(state.loot[seat])]
                places[buried(seat)] = [goods[kind] for kind in kinds_of(state.buried[seat])]
            yield from self.loot.doubts(places)

    def _reshuffled(self, state: JollyRoger, hands: Iterable[Iterable[str]]) -> Iterator[str]:
        """What neither lies open nor was among the discards when they became the pile."""
        if self.pile is None:
            return
        names = state.tables.crew_names
        laid = [entry % KINDS for entry in state.laid]
        lying = [*state.crew_discards, *state.table, *state.played, *laid]
        shown = Counter(names[kind] for kind in lying)
        deck = Counter(names[kind] for kind in state.tables.crew_deck)
        missing = deck - self.pile - shown - Counter(card for held in hands for card in held)
        if missing:
            yield f"in nobody's hands is {', '.join(missing.elements())}"
