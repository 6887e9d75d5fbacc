"""Improvements and residences: what they cost, acquiring and building them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import ACQUIRE, BUILD, LEAVE
from kaper.games.maracaibo.components.kinds import IMPROVEMENT, NONE, RESIDENCE, SHIP, TYPES
from kaper.games.maracaibo.rules.asking import OR_NOT, WHEN, Decide, too_dear
from kaper.games.maracaibo.rules.prospects import (
    pays,
    powers_bring,
    score_change,
    scroll_brings,
)
from kaper.games.maracaibo.rules.raid import gain_powers
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.rules.words import Word, context_of, effect_brings
from kaper.games.maracaibo.state import NO_CARD, Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.effects import Context, run_effect
from kaper.kernel.frames import Frame
from kaper.kernel.prospects import Prospect

# For crew and equipment acquired from afar.
SURCHARGE = 3


def price(state: Maracaibo, seat: int, card: int, surcharge: int = 0) -> int:
    """The printed cost and any surcharge, less all discounts, but never below 0."""
    # Rule: improvement.pay-cost, symbol.discount, figurehead.l-unicorn
    cost = state.tables.cards.costs[card] + surcharge - state.players[seat].powers.discount
    # Rule: improvement.surcharge-and-discount
    return max(cost, 0)


# Improvements


def acquire(state: Maracaibo, seat: int, space: int, surcharge: int = 0) -> None:
    """Pay and take; then its lightning, and last of all a new card in its place."""
    cost = price(state, seat, state.cards[space], surcharge)
    card = doors.acquire(state, seat, space, cost)
    # Rule: improvement.permanent
    gain_powers(state, seat, state.tables.cards.powers[card])
    # Rule: improvement.refill-after-lightning
    state.stack.append(Refill(space))
    lightning = state.tables.cards.now[card]
    # Rule: improvement.lightning
    if lightning is not None:
        run_effect(state, lightning, context_of(seat, "improvement"))


def acquisition_brings(
    state: Maracaibo, seat: int, space: int, surcharge: int = 0
) -> list[Prospect]:
    """The price, what works from now on and at once, and what the card counts at the end."""
    cards, after = state.tables.cards, state.clone()
    cost = price(state, seat, state.cards[space], surcharge)
    card = doors.acquire(after, seat, space, cost)
    doors.add_powers(after, seat, cards.powers[card])
    return [
        pays(state, seat, cost),
        *powers_bring(state, seat, cards.powers[card]),
        *effect_brings(after, cards.now[card], context_of(seat, "improvement")),
        *scroll_brings(cards.ends[card]),
        *score_change(score(state, seat), score(after, seat)),
    ]


@dataclass(frozen=True, slots=True)
class Refill(Frame[Maracaibo]):
    """A new card where one was acquired, under the ships that stand there."""

    space: int

    def step(self, state: Maracaibo) -> bool:
        state.stack.pop()
        # Rule: improvement.new-card-no-action
        doors.refill(state, self.space)
        return False


@dataclass(frozen=True, slots=True)
class AcquireFromAfar(Word):
    """Any improvement of this type in the Caribbean; only a ship costs no surcharge."""

    type: int

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        seat, surcharge = context.seat, surcharge_for(self.type)
        if affordable_from_afar(state, seat, self.type):
            return None
        prices = [price(state, seat, card, surcharge) for card in face_up(state, self.type)]
        if not prices:
            return Refusal(rule_for(self.type), "none-face-up", type=TYPES[self.type])
        return too_dear(state, seat, min(prices))

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseAfar(context.seat, self.type))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        cards, surcharge = face_up(state, self.type), surcharge_for(self.type)
        prices = [price(state, context.seat, card, surcharge) for card in cards]
        if not prices:
            return []
        return [Prospect("gain", "acquire", type=TYPES[self.type], count=min(prices))]

    def label(self) -> str:
        return f"acquire-{TYPES[self.type]}"


def surcharge_for(kind: int) -> int:
    # Rule: acquire.crew-or-equipment, symbol.acquire-ship
    return 0 if kind == SHIP else SURCHARGE


def rule_for(kind: int) -> str:
    """The rule by which improvements of this type are acquired from afar."""
    return "symbol.acquire-ship" if kind == SHIP else "acquire.crew-or-equipment"


def face_up(state: Maracaibo, kind: int) -> list[int]:
    """The improvements of a type that lie face up, in the order of the spaces."""
    types, hidden = state.tables.cards.symbol, state.hidden
    return [
        card
        for space, card in enumerate(state.cards)
        if card != NO_CARD and types[card] == kind and not hidden >> space & 1
    ]


def affordable_from_afar(state: Maracaibo, seat: int, kind: int) -> list[int]:
    """Those of them that a player can pay."""
    costs, player = state.tables.cards.costs, state.players[seat]
    most = player.doubloons + player.powers.discount - surcharge_for(kind)
    return [card for card in face_up(state, kind) if costs[card] <= most]


@dataclass(frozen=True, slots=True)
class ChooseAfar(Decide):
    type: int

    def deeds(self) -> Deeds[ChooseAfar, Maracaibo]:
        return FROM_AFAR

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        args = (("type", TYPES[self.type]), ("surcharge", surcharge_for(self.type)))
        return Prompt("maracaibo-prompt-acquire", args)

    def not_now(self, state: Maracaibo, seat: int, action: Action) -> str:
        return WHEN.get(action.verb, rule_for(self.type))


def from_afar(asked: ChooseAfar, state: Maracaibo, seat: int) -> list[Action]:
    acquires = state.tables.actions.acquires
    return [acquires[card] for card in affordable_from_afar(state, seat, asked.type)]


def why_not_from_afar(
    asked: ChooseAfar, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    name, cards = action.args[0], state.tables.cards
    card = cards.number.get(name, NONE)
    if card == NONE or cards.type[card] != IMPROVEMENT:
        return Refusal("location.never-leaves", card=name)
    if cards.symbol[card] != asked.type:
        return Refusal(rule_for(asked.type), "other-type", card=name, type=TYPES[asked.type])
    if not lies_face_up(state, card):
        owned = any(card in player.improvements for player in state.players)
        fog = state.fog_improvements and not owned
        rule = "fog-improvements.hidden-not-acquirable" if fog else rule_for(asked.type)
        return Refusal(rule, "not-face-up", card=name)
    return too_dear(state, seat, price(state, seat, card, surcharge_for(asked.type)))


def lies_face_up(state: Maracaibo, card: int) -> bool:
    """What lies face down must not be told from what is not there."""
    return card in state.cards and not state.hidden >> state.cards.index(card) & 1


def acquire_from_afar(asked: ChooseAfar, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    space = state.cards.index(card_of(state, action))
    # Rule: acquire.resolves-normally
    acquire(state, seat, space, surcharge_for(asked.type))


def afar_brings(asked: ChooseAfar, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    space = state.cards.index(card_of(state, action))
    return acquisition_brings(state, seat, space, surcharge_for(asked.type))


# Listed ahead as just what is legal: all cards of the Caribbean are many to ask about.
FROM_AFAR: Final = Deeds(
    Deed(
        ACQUIRE,
        why_not_from_afar,
        acquire_from_afar,
        from_afar,
        prepared=True,
        brings=afar_brings,
    ),
    OR_NOT,
)


def can_acquire(state: Maracaibo, seat: int, space: int) -> bool:
    """Whether the card of a space is an improvement that a visitor can pay."""
    card = state.cards[space]
    # Rule: improvement.filler-card
    if state.tables.cards.type[card] != IMPROVEMENT:
        return False
    return state.players[seat].doubloons >= price(state, seat, card)


# Residences


@dataclass(frozen=True, slots=True)
class BuildResidence(Word):
    """Any residence of the Caribbean without one's own marker."""

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        seat = context.seat
        spaces = residences_without(state, seat)
        if not spaces:
            return Refusal("residence.one-per-player", "all-built")
        return too_dear(state, seat, min(price(state, seat, state.cards[at]) for at in spaces))

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: symbol.build-residence, bay.build-residence
        state.stack.append(ChooseResidence(context.seat))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        spaces = residences_without(state, context.seat)
        prices = [price(state, context.seat, state.cards[at]) for at in spaces]
        return [Prospect("gain", "build", count=min(prices))] if prices else []

    def label(self) -> str:
        return "build"


def residences_without(state: Maracaibo, seat: int) -> list[int]:
    """The spaces of the residences that bear no marker of a seat."""
    types, own = state.tables.cards.type, state.players[seat].residences
    # Rule: residence.one-per-player
    return [
        space
        for space, card in enumerate(state.cards)
        if card != NO_CARD and types[card] == RESIDENCE and not own >> space & 1
    ]


def payable(state: Maracaibo, seat: int, spaces: Sequence[int]) -> list[int]:
    """Those of some residences that a player can pay."""
    doubloons, cards = state.players[seat].doubloons, state.cards
    return [space for space in spaces if price(state, seat, cards[space]) <= doubloons]


@dataclass(frozen=True, slots=True)
class ChooseResidence(Decide):
    """Which residence to build: any, or on a visit the one where the ship stands."""

    asks: ClassVar[str] = "residence.build"
    only: int = NONE

    def spaces(self, state: Maracaibo) -> Sequence[int]:
        return residences_without(state, self.seat) if self.only == NONE else (self.only,)

    def deeds(self) -> Deeds[ChooseResidence, Maracaibo]:
        return BUILDING

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-build")

    def not_now(self, state: Maracaibo, seat: int, action: Action) -> str:
        if action.verb == LEAVE.name and self.only != NONE:
            return "residence.no-five-doubloons"
        return Decide.not_now(self, state, seat, action)


def payable_residences(asked: ChooseResidence, state: Maracaibo, seat: int) -> list[Action]:
    builds = state.tables.actions.builds
    return [builds[state.cards[at]] for at in payable(state, seat, asked.spaces(state))]


def why_no_building(
    asked: ChooseResidence, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    if asked.only != NONE:
        elsewhere = not_here(state, asked.only, action.args[0], asked.asks)
        if elsewhere is not None:
            return elsewhere
    refusal = no_residence(state, seat, action.args[0])
    return refusal or too_dear(state, seat, price(state, seat, card_of(state, action)))


def not_here(state: Maracaibo, space: int, name: str, rule: str) -> Refusal | None:
    """A visitor has to do with the card of this space alone."""
    here = state.tables.cards.names[state.cards[space]]
    return None if name == here else Refusal(rule, "not-here", card=here)


def no_residence(state: Maracaibo, seat: int, name: str) -> Refusal | None:
    """Why a card of this name is none where this player can still put a marker."""
    cards = state.tables.cards
    card = cards.number.get(name, NONE)
    if card == NONE or cards.type[card] != RESIDENCE or card not in state.cards:
        return Refusal("residence.build", card=name)
    if state.players[seat].residences >> state.cards.index(card) & 1:
        return Refusal("residence.one-per-player", card=name)
    return None


def card_of(state: Maracaibo, action: Action) -> int:
    """The card that an action names."""
    return state.tables.cards.number[action.args[0]]


def build(asked: Decide, state: Maracaibo, seat: int, action: Action) -> None:
    """Pay, and put a marker on the card."""
    state.stack.pop()
    card = card_of(state, action)
    doors.build(state, seat, state.cards.index(card), price(state, seat, card))


def building_brings(asked: Decide, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    card = card_of(state, action)
    return residence_brings(state, seat, card, price(state, seat, card))


def residence_brings(state: Maracaibo, seat: int, card: int, cost: int) -> list[Prospect]:
    """The price, points for the first one there, and what it counts at the end."""
    after = state.clone()
    doors.build(after, seat, state.cards.index(card), cost)
    told = [pays(state, seat, cost)]
    first = after.players[seat].vp - state.players[seat].vp
    if first:
        told.append(Prospect("gain", "first", count=first))
    what, each, most = state.tables.cards.residence_scores[card]
    told.append(Prospect("note", "residence", what=what, vp=each, most=most))
    return [*told, *score_change(score(state, seat), score(after, seat))]


BUILDING: Final = Deeds(
    Deed(
        BUILD,
        why_no_building,
        build,
        payable_residences,
        prepared=True,
        brings=building_brings,
    ),
    OR_NOT,
)
