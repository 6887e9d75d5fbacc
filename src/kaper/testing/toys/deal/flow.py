"""Turns of one offer each, the partner's answer, and the dues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from kaper.kernel.actions import Action, Verb
from kaper.kernel.decisions import Field, Form, Prompt
from kaper.kernel.deeds import NOT_OFFERED, Deed, Deeds, Refusal, always
from kaper.kernel.frames import DECLINE, PASS, Ask
from kaper.testing.toys.deal.market import GOODS, HARBOUR, Dealt, Market, Paid, has, move

TURNS = 2
DUES = 2
OFFER = Verb("offer", "partner", "give-gold=", "give-rum=", "get-gold=", "get-rum=")
ACCEPT = Verb("accept")
PAY = Verb("pay", "good")


def seat_named(word: str) -> int:
    return int(word.removeprefix("p"))


def goods_of(offer: Action) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What the maker of an offer gives, and gets."""
    numbers = tuple(int(word or 0) for word in offer.args[1:])
    return numbers[:2], numbers[2:]


@dataclass(frozen=True, slots=True)
class Turn(Ask[Market]):
    """Offer somebody a deal, or pass; then pay the dues."""

    number: int

    def deeds(self) -> Deeds[Turn, Market]:
        return DEALING

    def form(self, state: Market, seat: int) -> Form:
        give, get = state.stores[seat], [sum(kind) for kind in zip(*state.stores, strict=True)]
        blanks = zip(OFFER.parameters[1:], (*give, *get), strict=True)
        return Form(
            OFFER.name,
            (Field("partner", partners(state, seat)), *(Field(b, (), 1, n) for b, n in blanks)),
            partial(why_no_offer, state, seat),
            partial(suggestions, state, seat),
        )

    def suggestions(self, state: Market, seat: int, count: int) -> Sequence[Action]:
        return suggestions(state, seat, count)

    def prompt(self, state: Market, seat: int) -> Prompt:
        return Prompt("deal-prompt-offer")


def partners(state: Market, seat: int) -> tuple[str, ...]:
    return tuple(f"p{other}" for other in range(state.seats) if other != seat)


def why_no_offer(state: Market, seat: int, offer: Action) -> Refusal | None:
    partner, *numbers = offer.args
    if partner not in partners(state, seat):
        return Refusal("partner")
    if not all(
        word == "" or (word.isdecimal() and word == str(int(word) or "")) for word in numbers
    ):
        return Refusal("whole-goods")
    give, get = goods_of(offer)
    if not any(give) or not any(get):
        return Refusal("both-give")
    if has(state, seat, give) and has(state, seat_named(partner), get):
        return None
    return Refusal("have-it")


def suggestions(state: Market, seat: int, count: int) -> Sequence[Action]:
    """One for one, with everybody, both ways."""
    swaps = [
        OFFER(partner, *words)
        for partner in partners(state, seat)
        for words in (("1", "", "", "1"), ("", "1", "1", ""))
    ]
    return [swap for swap in swaps if why_no_offer(state, seat, swap) is None][:count]


def why_not_offered(turn: Turn, state: Market, seat: int, action: Action) -> Refusal | None:
    return why_no_offer(state, seat, action)


def end_turn(turn: Turn, state: Market, seat: int, action: Action) -> None:
    following = (seat + 1) % state.seats
    number = turn.number + (following == 0)
    state.stack.pop()
    if number < TURNS:
        state.stack.append(Turn(following, number))
    state.stack.append(Pay(seat))


def make_offer(turn: Turn, state: Market, seat: int, action: Action) -> None:
    end_turn(turn, state, seat, action)
    state.stack.append(Answer(seat_named(action.args[0]), seat, *goods_of(action)))


# Offers cannot be listed: they are asked by the form.
DEALING: Final = Deeds(Deed(OFFER, why_not_offered, make_offer), Deed(PASS, always, end_turn))


@dataclass(frozen=True, slots=True)
class Answer(Ask[Market]):
    """The partner accepts the deal or declines it."""

    maker: int
    give: tuple[int, ...]
    get: tuple[int, ...]

    def deeds(self) -> Deeds[Answer, Market]:
        return ANSWERING

    def prompt(self, state: Market, seat: int) -> Prompt:
        return Prompt("deal-prompt-answer", (("maker", self.maker),))


def accept(offer: Answer, state: Market, seat: int, action: Action) -> None:
    state.stack.pop()
    move(state, offer.maker, seat, offer.give)
    move(state, seat, offer.maker, offer.get)
    if state.trace is not None:
        state.trace.events.append(Dealt(offer.maker, seat, offer.give, offer.get))


def decline(offer: Answer, state: Market, seat: int, action: Action) -> None:
    state.stack.pop()


ANSWERING: Final = Deeds(Deed(ACCEPT, always, accept), Deed(DECLINE, always, decline))


@dataclass(frozen=True, slots=True)
class Pay(Ask[Market]):
    """Harbour dues, in goods of one's choice, picked one by one."""

    picked: tuple[int, ...] = ()

    def step(self, state: Market) -> bool:
        if len(self.picked) < DUES:
            return True
        state.stack.pop()
        dues = tuple(self.picked.count(good) for good in range(len(GOODS)))
        move(state, self.seat, HARBOUR, dues)
        if state.trace is not None:
            state.trace.events.append(Paid(self.seat, tuple(GOODS[good] for good in self.picked)))
        return False

    def deeds(self) -> Deeds[Pay, Market]:
        return PAYING

    def prompt(self, state: Market, seat: int) -> Prompt:
        return Prompt("deal-prompt-pay", (("left", DUES - len(self.picked)),))


def goods(pay: Pay, state: Market, seat: int) -> list[Action]:
    return [PAY(good) for good in GOODS]


def why_not_paid(pay: Pay, state: Market, seat: int, action: Action) -> Refusal | None:
    if action not in goods(pay, state, seat):
        return NOT_OFFERED
    good = GOODS.index(action.args[0])
    return None if state.stores[seat][good] > pay.picked.count(good) else Refusal("have-it")


def pick(pay: Pay, state: Market, seat: int, action: Action) -> None:
    state.stack[-1] = Pay(seat, (*pay.picked, GOODS.index(action.args[0])))


PAYING: Final = Deeds(Deed(PAY, why_not_paid, pick, goods))
