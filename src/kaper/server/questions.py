"""What a table asks of persons, and which of it they need not answer themselves.

A question with one answer is answered without them, unless they want to be asked always; so is
one that they said to pass on until something happens. All of it hangs on the facts of the table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from kaper.kernel.decisions import Decision
from kaper.kernel.frames import Window
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.facts import AskedAlways, Moved, Stood
from kaper.server.messages import Patience


def draw(seed: str, number: int, seat: int) -> float:
    """How long a seat takes to answer, from 0 to 1: by the table's secret, the number of the fact
    that brought the question about, and the seat. What the seat holds has no part in it."""
    text = f"{seed} answers {number} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest()) / (1 << 56)


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat has been asked since a moment, by the fact of this number."""

    id: int
    at: float
    number: int


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that a seat gave without being asked: the events and actions before it."""

    seat: int
    action: str
    events: int
    actions: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A pass that stands until a card is played, or until one window is over: its place."""

    until: Patience
    place: int
    frame: str


@dataclass(slots=True)
class Questions:
    """Those of one table, after all its facts so far."""

    seed: str
    always: set[int] = field(default_factory=set)
    standing: dict[int, Standing] = field(default_factory=dict)
    given: list[Given] = field(default_factory=list)
    asked: dict[int, Question] = field(default_factory=dict)

    def follow(
        self, match: Match[State] | None, pending: Mapping[int, Decision], at: float, number: int
    ) -> None:
        """Take note of who is asked what; a question that stays keeps its moment."""
        self.asked = {
            seat: self._question(decision, at, number) for seat, decision in pending.items()
        }
        if match is not None:
            for seat in [s for s in self.standing if self._is_over(match.state, s, pending)]:
                del self.standing[seat]

    def _question(self, decision: Decision, at: float, number: int) -> Question:
        known = self.asked.get(decision.seat)
        if known is not None and known.id == decision.id:
            return known
        return Question(decision.id, at, number)

    def draw(self, seat: int) -> float:
        """The share of the longest pause that an asked seat takes, from 0 to 1."""
        return draw(self.seed, self.asked[seat].number, seat)

    def _is_over(self, state: State, seat: int, pending: Mapping[int, Decision]) -> bool:
        """Whether the game has come to what nobody would let go by unasked."""
        standing = self.standing[seat]
        if standing.until == "window":
            below = state.stack[standing.place : standing.place + 1]
            return not below or type(below[0]).__name__ != standing.frame
        asked = pending.get(seat)
        return asked is not None and _is_choice(asked) and not may_stand(state, seat)

    def moved(self, match: Match[State], fact: Moved, events: int) -> None:
        """An action was done when so many events had happened."""
        if fact.by_itself:
            self.given.append(Given(fact.seat, fact.action, events, len(match.history) - 1))
        action = match.game.grammar.parse(fact.action)
        if action is not None and action.verb in match.game.stirring:
            self.standing = {s: kept for s, kept in self.standing.items() if kept.until != "card"}

    def taken_back(self, match: Match[State]) -> None:
        """What an undo took away is not told any more; nobody passes blindly on what is new."""
        self.given = [given for given in self.given if given.actions < len(match.history)]
        self.standing = {}

    def change(self, fact: AskedAlways | Stood, state: State | None) -> None:
        """What a person wishes to be asked."""
        if isinstance(fact, AskedAlways):
            (self.always.add if fact.always else self.always.discard)(fact.seat)
        elif fact.until == "" or state is None or not state.stack:
            self.standing.pop(fact.seat, None)
        else:
            place = len(state.stack) - 1
            frame = type(state.stack[place]).__name__
            self.standing[fact.seat] = Standing(fact.until, place, frame)

    def is_for_person(self, asked: Decision) -> bool:
        """Whether only the person of a seat can answer what it is asked."""
        seat = asked.seat
        return seat not in self.standing and (seat in self.always or _is_choice(asked))

    def answer(self, state: State, asked: Decision, *, watched: bool) -> str | None:
        """What a person's seat answers without being asked, or None.

        Where persons share a device the others see who is asked (`watched`): to be asked only
        where there is a choice would tell of the hand.
        """
        top, seat = state.stack[-1], asked.seat
        standing = self.standing.get(seat)
        if standing is not None and (
            standing.until == "card" or standing.place == len(state.stack) - 1
        ):
            passing = top.passing(state, seat)
            if passing is not None:
                return passing.text
        if seat in self.always or _is_choice(asked):
            return None
        if watched and not top.in_the_open(state, seat):
            return None
        return asked.options[0].text

    def own_actions(self) -> Collection[int]:
        """The numbers of the actions that no undo stops at."""
        return {given.actions for given in self.given}


def _is_choice(asked: Decision) -> bool:
    return len(asked.options) > 1 or asked.form is not None


def may_stand(state: State, seat: int) -> list[Patience]:
    """How a waiting seat may let things go by from here on."""
    top = state.stack[-1]
    if top.passing(state, seat) is None:
        return []
    return ["card", "window"] if isinstance(top, Window) else ["card"]
