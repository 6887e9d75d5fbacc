"""Rumors: sought in port, checked where they lead, proven or false."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import doors, hands
from kaper.games.marauders.actions import BUY, PASSES, playing
from kaper.games.marauders.knowledge import gold_spent
from kaper.games.marauders.port_events import (
    RumorBought,
    RumorFalse,
    RumorProven,
    RumorSeen,
    RumorShown,
)
from kaper.games.marauders.rewards import effects_of
from kaper.games.marauders.rolls import AfterTest, SkillTest, put_to_test
from kaper.games.marauders.rumor_slot import draw_rumors, receive_rumors
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.games.marauders.tables import INFLUENCE, NONE, SCOUTING
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, Run
from kaper.kernel.frames import DECLINE, Ask, Frame
from kaper.kernel.piles import EVERYBODY

RUMOR_PRICE = 2
# A bit of `done`: a Rumor was sought in this Port action.
RUMOR_SOUGHT = 1 << 6
PURCHASE = BUY("rumor")


def rumor_price(state: Marauders, seat: int) -> int:
    if state.event_word("free-rumors"):
        return 0
    return state.tables.zone_rule[state.zones[seat]].get("rumor-price", RUMOR_PRICE)


def seek_rumor(state: Marauders, seat: int) -> None:
    """Pay first, then test Influence; an Event may make both needless."""
    state.done |= RUMOR_SOUGHT
    doors.pay(state, seat, rumor_price(state, seat))
    if state.event_word("free-rumors"):
        state.stack.append(Seek(seat, successes=1))
    else:
        extra = state.tables.zone_rule[state.zones[seat]].get("influence-dice", 0)
        put_to_test(state, Seek(seat), INFLUENCE, extra)


@dataclass(frozen=True, slots=True)
class Seek(AfterTest):
    def judge(self, state: Marauders) -> None:
        if self.successes and state.rumor_deck:
            others = tuple(state.clockwise(self.seat)[1:])
            state.stack.append(Gossip(self.seat, others))
            draw_rumors(state, self.seat)


@dataclass(frozen=True, slots=True)
class Gossip(Frame[Marauders]):
    """Others may look at the Rumor just drawn and buy it, or draw one of their own."""

    owner: int
    seats: tuple[int, ...]
    looking: bool = field(default=False, kw_only=True)
    price: int = field(default=0, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if not self.seats or not state.rumors[self.owner]:
            state.stack.pop()
            state.last_card = NONE
            return False
        if self.looking or hands.may_hold(state, self.seats[0]):
            return True
        state.stack[-1] = Gossip(self.owner, self.seats[1:])
        return False

    def waiting(self, state: Marauders) -> tuple[int, ...]:
        return (self.seats[0],)

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        if self.looking:
            can_pay = state.gold[seat] >= self.price
            return (PURCHASE, DECLINE()) if can_pay else (DECLINE(),)
        plays = [
            playing(name)
            for name, word in hands.fitting(state, seat, "rumor-drawn")
            if word.name == "gossip" or state.rumor_deck
        ]
        return [*plays, PASSES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        later = Gossip(self.owner, self.seats[1:])
        if action is PASSES or action.verb == DECLINE.name:
            state.stack[-1] = later
        elif action is PURCHASE:
            state.stack[-1] = later
            self._buy(state, seat)
        else:
            self._play(state, seat, hands.play(state, seat, action))

    def _play(self, state: Marauders, seat: int, word: Word) -> None:
        """Listen to the Rumor, or draw one of one's own."""
        if word.name == "rumor":
            state.stack[-1] = Gossip(self.owner, self.seats[1:])
            draw_rumors(state, seat)
        else:
            state.stack[-1] = replace(self, looking=True, price=word.value)
            (rumor,) = state.rumors[self.owner]
            state.rumors_known[rumor] |= 1 << seat
            doors.tell(state, RumorSeen(seat, self.owner, state.tables.rumor_names[rumor]))

    def _buy(self, state: Marauders, seat: int) -> None:
        """The seller may seek another Rumor in this Port action."""
        (rumor,) = state.rumors[self.owner]
        state.rumors[self.owner] = ()
        state.gold[seat] -= self.price
        state.gold[self.owner] += self.price
        gold_spent(state, seat)
        state.done &= ~RUMOR_SOUGHT
        doors.tell(state, RumorBought(seat, self.owner, state.tables.rumor_names[rumor]))
        receive_rumors(state, seat, (rumor,))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        if self.looking:
            name = state.tables.rumor_names[state.rumors[self.owner][0]]
            return Prompt("marauders-prompt-buy-rumor", (("rumor", name), ("gold", self.price)))
        return Prompt("marauders-prompt-gossip", (("owner", self.owner),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "glory.play-other-turn"


# Checking


def rumor_here(state: Marauders, seat: int, skill: int) -> bool:
    if not state.rumors[seat]:
        return False
    rumor = state.rumors[seat][0]
    tables = state.tables
    return tables.rumor_zone[rumor] == state.zones[seat] and tables.rumor_skill[rumor] == skill


def can_scout_rumor(state: Marauders, seat: int) -> bool:
    return rumor_here(state, seat, SCOUTING)


def check_rumor(state: Marauders, seat: int) -> None:
    """The card is shown to all before its test."""
    rumor = state.rumors[seat][0]
    state.rumor_shown = rumor
    state.rumors_known[rumor] = EVERYBODY
    doors.tell(state, RumorShown(seat, state.tables.rumor_names[rumor]))
    state.stack.append(CheckRumor(seat, rumor))


@dataclass(frozen=True, slots=True)
class CheckRumor(Ask[Marauders]):
    """Before the roll, cards may add dice or spare it; after it the Rumor is true or false."""

    rumor: int
    extra: int = field(default=0, kw_only=True)
    successes: int = field(default=NONE, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if self.successes != NONE:
            self._judge(state)
            return False
        if hands.may_hold(state, self.seat):
            return True
        self._test(state)
        return False

    def _test(self, state: Marauders) -> None:
        skill = state.tables.rumor_skill[self.rumor]
        if skill == SCOUTING:
            extra = state.ability(self.seat, "scouting-dice")
        else:
            extra = state.tables.zone_rule[state.zones[self.seat]].get("influence-dice", 0)
        state.last_card = NONE
        state.stack.append(SkillTest(self.seat, skill, extra + self.extra))

    def _judge(self, state: Marauders) -> None:
        seat, name = self.seat, state.tables.rumor_names[self.rumor]
        state.stack.pop()
        if not self.successes:
            doors.tell(state, RumorFalse(seat, name))
            put_back(state, seat, self.rumor)
            return
        doors.tell(state, RumorProven(seat, name))
        state.stack.append(ProvenRumor(seat, self.rumor))
        state.stack.append(
            Run(effects_of(state.tables.rumor_reward[self.rumor]), Context(seat, name))
        )

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, successes=result[0])

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [*hands.plays(state, seat, "rumor-test"), PASSES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is PASSES:
            self._test(state)
            return
        word = hands.play(state, seat, action)
        if word.name == "dice":
            state.stack[-1] = replace(self, extra=self.extra + word.value)
        else:
            state.last_card = NONE
            state.stack[-1] = replace(self, successes=word.value)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        name = state.tables.rumor_names[self.rumor]
        return Prompt("marauders-prompt-check-rumor", (("rumor", name), ("count", self.extra)))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "rumor.place-and-test"


def put_back(state: Marauders, seat: int, rumor: int) -> None:
    """A Rumor that is done with is shuffled back into its deck."""
    state.rumors[seat] = tuple(card for card in state.rumors[seat] if card != rumor)
    state.rumor_deck = sorted((*state.rumor_deck, rumor))


@dataclass(frozen=True, slots=True)
class ProvenRumor(Frame[Marauders]):
    """The reward is taken: Glory, unless a fight for it was lost with the captain's life."""

    seat: int
    rumor: int

    def step(self, state: Marauders) -> bool:
        state.stack.pop()
        if state.status[self.seat] != IN_PLAY:
            return False
        if self.rumor in state.rumors[self.seat]:
            put_back(state, self.seat, self.rumor)
        hands.gain_glory(state, self.seat, "rumor")
        return False
