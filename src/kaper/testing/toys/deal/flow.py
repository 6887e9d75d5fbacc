"""Turns of one offer each, the partner's answer, and the dues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from kaper.kernel.actions import Action, Verb
from kaper.kernel.decisions import Field, Form, Prompt
from kaper.kernel.deeds import Refusal
from kaper.kernel.frames import DECLINE, PASS, Ask, AskSome
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

    def options(self, state: Market, seat: int) -> Sequence[Action]:
        return (PASS(),)

    def form(self, state: Market, seat: int) -> Form:
        give, get = state.stores[seat], [sum(kind) for kind in zip(*state.stores, strict=True)]
        blanks = zip(OFFER.parameters[1:], (*give, *get), strict=True)
        return Form(
            OFFER.name,
            (Field("partner", partners(state, seat)), *(Field(b, (), 1, n) for b, n in blanks)),
            partial(why_no_offer, state, seat),
            partial(suggestions, state, seat),
        )

    def answer(self, state: Market, seat: int, action: Action) -> None:
        following = (seat + 1) % state.seats
        number = self.number + (following == 0)
        state.stack.pop()
        if number < TURNS:
            state.stack.append(Turn(following, number))
        state.stack.append(Pay(seat, DUES, DUES))
        if action != PASS():
            state.stack.append(Answer(seat_named(action.args[0]), seat, *goods_of(action)))

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


@dataclass(frozen=True, slots=True)
class Answer(Ask[Market]):
    """The partner accepts the deal or declines it."""

    maker: int
    give: tuple[int, ...]
    get: tuple[int, ...]

    def options(self, state: Market, seat: int) -> Sequence[Action]:
        return (ACCEPT(), DECLINE())

    def answer(self, state: Market, seat: int, action: Action) -> None:
        state.stack.pop()
        if action == ACCEPT():
            move(state, self.maker, seat, self.give)
            move(state, seat, self.maker, self.get)
            if state.trace is not None:
                state.trace.events.append(Dealt(self.maker, seat, self.give, self.get))

    def prompt(self, state: Market, seat: int) -> Prompt:
        return Prompt("deal-prompt-answer", (("maker", self.maker),))


@dataclass(frozen=True, slots=True)
class Pay(AskSome[Market]):
    """Harbour dues, in goods of one's choice."""

    def items(self, state: Market) -> Sequence[int]:
        return [good for good, n in enumerate(state.stores[self.seat]) for _ in range(n)]

    def action(self, state: Market, item: int) -> Action:
        return PAY(GOODS[item])

    def resolve(self, state: Market, picked: tuple[int, ...]) -> None:
        move(state, self.seat, HARBOUR, tuple(picked.count(good) for good in range(len(GOODS))))
        if state.trace is not None:
            state.trace.events.append(Paid(self.seat, tuple(GOODS[good] for good in picked)))

    def prompt(self, state: Market, seat: int) -> Prompt:
        return Prompt("deal-prompt-pay", (("left", self.most - len(self.picked)),))
