"""What a viewer of Maracaibo remembers: where quests went, and which cards were seen at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kaper.games.maracaibo import events, module_events, redbeard_events
from kaper.games.maracaibo.events import REDBEARD_NAME
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.witness import Witness

MARKET = "market"


class Place:
    """A place of the quest deck."""


class CardWitness(Witness[Maracaibo]):
    """`where` tells in which places a quest can be, once it was seen: hands go by their seats.

    A quest that is sold unseen may be any that was known in the hand, so each of those is from
    then on in the hand or in the place of the deck to which the one sold went. That much is kept
    in mind of quests that came to the hand before all eyes, as long as no other hand is in play.
    """

    def __init__(self, match: Match[Maracaibo], viewer: int | None) -> None:
        super().__init__(match, viewer)
        self.deck: list[object] = [Place() for _ in range(len(match.state.quest_deck))]
        self.market: list[str] = []
        self.gap = 0  # in the market, where the next quest is laid
        self.where: dict[str, set[object]] = {}
        self.home: dict[str, int] = {}  # the hand into which everybody saw a quest come
        self.cards: set[str] = set()  # of the Caribbean and of level II, seen face up
        self.revealed: set[str] = set()  # of Redbeard's deck
        self.reshuffled = False

    def read(self, event: Event) -> None:
        match event:
            case events.QuestsKept():
                self.deck.append(Place())
            case redbeard_events.RedbeardDealt():
                self._draw(REDBEARD)
            case events.QuestDrawn(seat=seat, quest=quest):
                self._draw(_seat(seat), quest)
            case events.QuestTaken(seat=seat, quest=quest):
                self.where[quest] = {_seat(seat)}
                self.home[quest] = _seat(seat)
                self.gap = 0 if seat == REDBEARD_NAME else self.market.index(quest)
                self.market.remove(quest)
            case events.QuestTurnedUp(quest=quest):
                self._draw(MARKET, quest)
                self.market.insert(self.gap, quest)
                self.gap = len(self.market)
            case events.QuestSold(seat=seat, quest=quest):
                self._sell(_seat(seat), quest)
            case events.MarketRefreshed(quests=quests):
                self._refresh(quests)
            case _:
                self._read_cards(event)

    def _read_cards(self, event: Event) -> None:
        match event:
            case (
                events.CardAcquired(card=card)
                | events.CardDealt(card=card)
                | module_events.CardRevealed(card=card)
                | module_events.TopTurnedUp(card=card)
                | redbeard_events.RedbeardKept(card=card)
            ) if card:
                self.cards.add(card)
            case redbeard_events.RedbeardRevealed(redbeard=card):
                self.revealed.add(card)
            case redbeard_events.RedbeardShuffled():
                self.reshuffled = True

    def _draw(self, place: object, quest: str = "") -> None:
        """The top of the deck comes to another place; where it is seen, it is no other quest."""
        top = self.deck.pop(0)
        for places in self.where.values():
            if top in places:
                places.remove(top)
                if not quest:
                    places.add(place)
        if quest:
            self.where[quest] = {place}

    def _sell(self, seat: int, quest: str) -> None:
        bottom = Place()
        self.deck.append(bottom)
        if quest:
            self.where[quest] = {bottom}
            self.home.pop(quest, None)
        for known in [known for known, places in self.where.items() if seat in places]:
            if self.home.get(known) != seat:
                del self.where[known]
            elif known != quest and seat != self.viewer:
                self.where[known].add(bottom)

    def _refresh(self, quests: Sequence[str]) -> None:
        for quest in self.market:
            self.deck.append(Place())
            self.where[quest] = {self.deck[-1]}
        for quest in quests:
            self._draw(MARKET, quest)
        self.market = [*quests]
        self.gap = len(quests)

    def doubts(self, state: Maracaibo) -> Iterator[str]:
        yield from self._quests(state)
        names = state.tables.cards.names
        hidden = [card for space, card in enumerate(state.cards) if state.hidden >> space & 1]
        for card in (*state.deck, *hidden):
            if names[card] in self.cards:
                yield f"{names[card]} was seen, and lies face down"
        yield from self._redbeard(state)

    def _quests(self, state: Maracaibo) -> Iterator[str]:
        names = state.tables.quests.names
        ordered = [quest for segment in state.quest_deck.segments for quest in segment.items]
        found: dict[str, object] = {names[q]: p for q, p in zip(ordered, self.deck, strict=True)}
        found |= {names[quest]: MARKET for quest in state.quest_market}
        for seat, player in enumerate(state.players):
            found |= {names[quest]: seat for quest in player.quests}
        for quest, places in self.where.items():
            if found[quest] not in places:
                yield f"{quest} is at {self._name(found[quest])}, not {self._names(places)}"

    def _names(self, places: set[object]) -> str:
        return " or ".join(map(self._name, places))

    def _name(self, place: object) -> str:
        return f"place {self.deck.index(place)} of the deck" if place in self.deck else f"{place}"

    def _redbeard(self, state: Maracaibo) -> Iterator[str]:
        names = state.tables.redbeard.names
        held = {names[card] for card in (*state.redbeard_deck, *state.redbeard_discards)}
        if self.revealed - held:
            yield f"Redbeard has no {', '.join(self.revealed - held)}"
        if self.reshuffled and held - self.revealed:
            yield f"Redbeard has {', '.join(held - self.revealed)}"


def _seat(who: int | str) -> int:
    return REDBEARD if who == REDBEARD_NAME else int(who)
