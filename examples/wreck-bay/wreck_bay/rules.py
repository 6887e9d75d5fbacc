"""A round: finds come to light, sailors are sent in secret, and captains dive."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kaper.kernel.actions import Action, Verb
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import NOT_OFFERED, Deed, Deeds, Refusal
from kaper.kernel.frames import Ask, Frame, Sealed
from kaper.kernel.prospects import Prospect
from wreck_bay.state import ROUNDS, SAILORS, Bay, points

SEND = Verb("send", "sailor")
DIVE = Verb("dive", "find")


@dataclass(frozen=True, slots=True)
class SetUp(Frame[Bay]):
    def step(self, state: Bay) -> bool:
        state.stack[-1] = Rounds()
        state.deal_charts()
        return False


@dataclass(frozen=True, slots=True)
class Rounds(Frame[Bay]):
    """One round after the other."""

    def step(self, state: Bay) -> bool:
        # Rule: end.rounds
        if state.round == ROUNDS:
            state.stack.pop()
            state.show_charts()
            return False
        state.round += 1
        state.bring_to_light()
        # Rule: send.at-once
        state.stack.append(Sending(tuple(range(state.seats))))
        return False


@dataclass(frozen=True, slots=True)
class Sending(Sealed[Bay]):
    """Everybody chooses a sailor in secret."""

    def deeds(self) -> Deeds[Sending, Bay]:
        return SENDING

    def prompt(self, state: Bay, seat: int) -> Prompt:
        return Prompt("wreck-bay-prompt-send", (("round", state.round),))

    def in_the_open(self, state: Bay, seat: int) -> bool:
        """Everybody has seen who was sent before."""
        return True

    def not_now(self, state: Bay, seat: int, action: Action) -> str:
        return "dive.order"

    def not_asked(self, state: Bay, seat: int) -> str:
        return "send.at-once"

    def resolve(self, state: Bay, answers: tuple[Action, ...]) -> None:
        for seat, answer in enumerate(answers):
            state.send(seat, int(answer.args[0]))
        first, *others = diving_order(state)
        state.stack.append(Diving(first, tuple(others)))


def sailors(sending: Sending, state: Bay, seat: int) -> list[Action]:
    return [SEND(sailor) for sailor in range(1, SAILORS + 1)]


def why_not_sent(sending: Sending, state: Bay, seat: int, action: Action) -> Refusal | None:
    if action not in sailors(sending, state, seat):
        return Refusal("setup.crew", count=SAILORS)
    sailor = int(action.args[0])
    return Refusal("send.once", sailor=sailor) if sailor in state.sent[seat] else None


SENDING: Final = Deeds(Deed(SEND, why_not_sent, Sending.answer, sailors))


def diving_order(state: Bay) -> list[int]:
    """The seats in the order in which they dive."""
    sailor = [sent[-1] for sent in state.sent]
    # Rule: round.lookout
    lookout = (state.round - 1) % state.seats

    def place(seat: int) -> tuple[bool, int, int]:
        # Rule: dive.equals
        if sailor.count(sailor[seat]) > 1:
            return True, (seat - lookout) % state.seats, 0
        # Rule: dive.order
        return False, -sailor[seat], 0

    return sorted(range(state.seats), key=place)


@dataclass(frozen=True, slots=True)
class Diving(Ask[Bay]):
    """A captain takes a find; then the others do."""

    after: tuple[int, ...]

    def step(self, state: Bay) -> bool:
        if self.after:
            return True
        # Rule: dive.last
        state.stack.pop()
        state.take(self.seat, state.light[0])
        return False

    def deeds(self) -> Deeds[Diving, Bay]:
        return DIVING

    def prompt(self, state: Bay, seat: int) -> Prompt:
        return Prompt("wreck-bay-prompt-dive")

    def in_the_open(self, state: Bay, seat: int) -> bool:
        return True

    def not_now(self, state: Bay, seat: int, action: Action) -> str:
        return "send.at-once"

    def not_asked(self, state: Bay, seat: int) -> str:
        return "dive.order"


def in_the_light(diving: Diving, state: Bay, seat: int) -> list[Action]:
    return [DIVE(state.tables.find_names[find]) for find in dict.fromkeys(state.light)]


def why_no_dive(diving: Diving, state: Bay, seat: int, action: Action) -> Refusal | None:
    if action in in_the_light(diving, state, seat):
        return None
    find = action.args[0]
    if find not in state.tables.find_names:
        return NOT_OFFERED
    return Refusal("dive.one-in-the-light", find=find)


def dive(diving: Diving, state: Bay, seat: int, action: Action) -> None:
    state.stack[-1] = Diving(diving.after[0], diving.after[1:])
    state.take(seat, state.tables.find_names.index(action.args[0]))


def what_it_brings(diving: Diving, state: Bay, seat: int, action: Action) -> Sequence[Prospect]:
    """What a find changes in the captain's points, by the captain's own chart."""
    after = state.clone()
    after.take(seat, state.tables.find_names.index(action.args[0]))
    change = points(after, seat) - points(state, seat)
    if change < 0:
        return (Prospect("cost", "fewer-points", points=-change),)
    return (Prospect("gain", "points", points=change),)


DIVING: Final = Deeds(Deed(DIVE, why_no_dive, dive, in_the_light, brings=what_it_brings))
