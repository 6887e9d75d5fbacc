"""What a viewer of Merchants & Marauders remembers of hands, holds, Rumors and face-down tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kaper.games.marauders import battle_events, events, glory_events, port_events
from kaper.games.marauders.components.ids import NATIONS, NONE
from kaper.games.marauders.state import Marauders
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.witness import Witness


@dataclass(slots=True)
class Group:
    """Tokens that are laid face down in some zones, one in each; nobody sees which where."""

    zones: set[str]
    tokens: Counter[str]

    def complete(self) -> bool:
        return len(self.zones) == self.tokens.total()

    def take(self, zone: str, token: str) -> None:
        if zone in self.zones:
            self.zones.remove(zone)
            self.tokens[token] -= 1

    def fits(self, tokens: Mapping[str, str]) -> bool:
        return not Counter(tokens[zone] for zone in self.zones) - self.tokens


class Cards:
    """Cards of one deck in hands: at least so many of a kind in each, and in all together.

    When the deck was made anew, all that did not lie open was in hands: it still is, unless it
    lies open now.
    """

    def __init__(self, seats: int, deck: Iterable[str]) -> None:
        self.deck = Counter(deck)
        self.known: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.held: Counter[str] = Counter()
        self.discards: Counter[str] = Counter()
        self.apart: Counter[str] = Counter()  # open, and in no discards

    def come(self, seat: int, cards: Iterable[str]) -> None:
        self.known[seat].update(card for card in cards if card)

    def leave(self, seat: int, cards: Iterable[str]) -> None:
        """Openly, to the discards: nobody can tell which of several alike."""
        for card in cards:
            self.known[seat][card] -= self.known[seat][card] > 0
            self.discards[card] += 1

    def back(self, seat: int, card: str) -> None:
        """From the discards, before all eyes."""
        self.come(seat, [card])
        self.discards[card] -= 1

    def reshuffle(self) -> None:
        self.held = self.deck - self.discards - self.apart
        self.discards = Counter()

    def doubts(self, hands: Iterable[Iterable[str]], table: Iterable[str] = ()) -> Iterator[str]:
        held = [Counter(hand) for hand in hands]
        for seat, (known, hand) in enumerate(zip(self.known, held, strict=True)):
            if known - hand:
                yield f"p{seat} has no {', '.join((known - hand).elements())}"
        missing = self.held - self.discards - self.apart - sum(held, Counter(table))
        if missing:
            yield f"in nobody's hands is {', '.join(missing.elements())}"


class PirateWitness(Witness[Marauders]):
    def __init__(self, match: Match[Marauders], viewer: int | None) -> None:
        super().__init__(match, viewer)
        tables = match.state.tables
        self.goods = Cards(match.seats, (tables.good_names[card.good] for card in tables.cargo))
        state = match.state
        deck = [
            *state.decks.glory,
            *(kind for captain in state.captains for kind in captain.hand),
        ]
        self.glory = Cards(match.seats, (tables.glory_names[kind] for kind in deck))
        self.rumors: dict[str, int] = {}
        self.merchants: list[Group] = []
        self.modifications: list[Group] = []
        self.returning = Group(set(), Counter())  # Modifications of a ship that is lost
        self.view: Mapping[str, Any] = {}
        self.batch: list[Event] = []

    # Cards

    def read(self, event: Event) -> None:
        self.batch.append(event)
        self._read_glory(event)
        self._read_goods(event)
        self._read_rumors(event)

    def _read_glory(self, event: Event) -> None:
        glory = self.glory
        match event:
            case glory_events.GloryDrawn(seat=seat, cards=cards):
                glory.come(seat, cards)
            case (
                glory_events.GloryDiscarded(seat=seat, card=card)
                | glory_events.GloryPlayed(seat=seat, card=card)
            ):
                glory.leave(seat, [card])
            case glory_events.GloryCopied(seat=seat):
                # Which card it is that copies another, the discards show.
                for card in [*glory.known[seat]]:
                    glory.known[seat][card] = max(0, glory.known[seat][card] - 1)
            case (
                glory_events.GloryHeldBack(seat=seat, card=card)
                | glory_events.GlorySalvaged(seat=seat, card=card)
            ):
                glory.back(seat, card)
            case port_events.Hired(seat=seat, card=card):
                glory.known[seat][card] -= glory.known[seat][card] > 0
            case battle_events.CardsTaken(seat=seat, owner=owner, cards=cards):
                glory.come(seat, cards if cards[0] else glory.known[owner].elements())
                glory.known[owner].clear()
            case events.BelongingsLost(seat=seat, cards=cards):
                glory.leave(seat, cards)
                glory.known[seat].clear()
            case events.Reshuffled(deck="glory"):
                glory.reshuffle()

    def _read_goods(self, event: Event) -> None:
        cargo = self.goods
        match event:
            case (
                port_events.CargoStowed(seat=seat, goods=goods)
                | port_events.CargoGained(seat=seat, goods=goods)
            ):
                cargo.come(seat, goods)
            case (
                port_events.CargoSold(seat=seat, goods=goods)
                | port_events.CargoDiscarded(seat=seat, goods=goods)
                | port_events.CargoLost(seat=seat, goods=goods)
                | port_events.Delivered(seat=seat, goods=goods)
                | events.BelongingsLost(seat=seat, goods=goods)
            ):
                cargo.leave(seat, goods)
            case battle_events.RaidThrown(cards=cards):
                cargo.discards.update(map(_good, cards))
            case battle_events.HoldSearched(owner=owner):
                cargo.known[owner].clear()
            case events.Reshuffled(deck="cargo"):
                cargo.reshuffle()

    def _read_rumors(self, event: Event) -> None:
        match event:
            case port_events.RumorSeen(owner=owner, rumor=rumor) if rumor:
                self.rumors[rumor] = owner
            case port_events.RumorShown(seat=seat, rumor=rumor):
                self.rumors[rumor] = seat
            case port_events.RumorBought(seat=seat, owner=owner, rumor=rumor):
                self._pass_rumors(owner, seat)
                if rumor:
                    self.rumors[rumor] = seat
            case battle_events.Plundered(seat=seat, owner=owner):
                self._pass_rumors(owner, seat)
            case port_events.RumorDropped(seat=seat) | events.BelongingsLost(seat=seat):
                self.rumors = {r: s for r, s in self.rumors.items() if s != seat}
            case port_events.RumorProven(rumor=rumor) | port_events.RumorFalse(rumor=rumor):
                self.rumors.pop(rumor, None)

    def _pass_rumors(self, owner: int, seat: int) -> None:
        self.rumors = {r: seat if s == owner else s for r, s in self.rumors.items()}

    # What lies on the table

    def look(self, view: Mapping[str, Any]) -> None:
        self.goods.discards = Counter(_good(card) for card in view["cargo_discards"])
        self.glory.discards = Counter(view["glory_discards"])
        self.glory.apart = Counter(card for seat in view["seats"] for card in seat["specialists"])
        if self.view:
            self._look_at_merchants(view)
            self._look_at_modifications(view)
        self.view = view
        self.batch = []

    def _look_at_merchants(self, view: Mapping[str, Any]) -> None:
        box, unsure = Counter(self.view["merchant_box"]), False
        for event in self.batch:
            match event:
                case battle_events.MerchantFound(zone=zone, nation=nation):
                    box[nation] += 1
                    for group in self.merchants:
                        group.take(zone, nation)
                case events.MerchantScattered(zone=zone):
                    # Of which nation it is, only the next look at the box tells.
                    unsure = True
                    self.merchants = [group for group in self.merchants if zone not in group.zones]
                case events.MerchantsReturned() if not unsure:
                    self.merchants.append(Group(self._filled(view), box))

    def _look_at_modifications(self, view: Mapping[str, Any]) -> None:
        """Ships show theirs, so all know which are on their way back to the ports."""
        bought = [
            e.modification for e in self.batch if isinstance(e, port_events.ModificationFitted)
        ]
        lost = _fitted(self.view) + Counter(bought) - _fitted(view)
        laid = {e.zone for e in self.batch if isinstance(e, port_events.ModificationReturned)}
        sold = {zone["zone"] for zone in view["zones"] if zone["modification"] is None}
        groups = self.modifications
        if len(bought) == 1:
            for group in groups:
                for zone in group.zones & sold:
                    group.take(zone, bought[0])
        self.modifications = [group for group in groups if not group.zones & (sold | laid)]
        self.returning.tokens += lost
        self.returning.zones |= laid
        if self.returning.complete():
            self.modifications.append(self.returning)
            self.returning = Group(set(), Counter())

    def _filled(self, view: Mapping[str, Any]) -> set[str]:
        """Zones that had no merchant and now have one."""
        found = {e.zone for e in self.batch if isinstance(e, battle_events.MerchantFound)}
        return {
            zone["zone"]
            for before, zone in zip(self.view["zones"], view["zones"], strict=True)
            if (before["merchant"] is None or zone["zone"] in found) and zone["merchant"]
        }

    # Comparing

    def doubts(self, state: Marauders) -> Iterator[str]:
        tables = state.tables
        names = tables.glory_names
        yield from self.glory.doubts(
            [names[kind] for kind in captain.hand] for captain in state.captains
        )
        goods = [tables.good_names[card.good] for card in tables.cargo]
        holds = [[goods[card] for card in captain.cargo] for captain in state.captains]
        yield from self.goods.doubts(holds, (goods[card] for card in state.laid.cards))
        for rumor, seat in self.rumors.items():
            if rumor not in [tables.rumor_names[held] for held in state.captains[seat].rumors]:
                yield f"p{seat} has not {rumor}"
        yield from _misplaced(tables.zone_names, state.merchants, NATIONS, self.merchants)
        names, groups = tables.modification_names, [*self.modifications, self.returning]
        yield from _misplaced(tables.zone_names, state.modifications, names, groups)


def _misplaced(
    zones: Sequence[str], tokens: Sequence[int], names: Sequence[str], groups: Iterable[Group]
) -> Iterator[str]:
    laid = {zone: names[token] for zone, token in zip(zones, tokens, strict=True) if token != NONE}
    for group in groups:
        if not group.fits(laid):
            yield f"{dict(group.tokens)} are not in {', '.join(sorted(group.zones))}"


def _fitted(view: Mapping[str, Any]) -> Counter[str]:
    return Counter(kind for seat in view["seats"] for kind in seat["modifications"])


def _good(card: str) -> str:
    """Cargo cards go by their good and a number."""
    return card.rstrip("0123456789").rstrip("-")
