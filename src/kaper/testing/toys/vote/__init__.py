"""Vote: the crew elects its captain in secret ballots.

Shows `Sealed`, `Ask` for ties, and an interruption: whoever is tied may withdraw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.kernel.actions import Action, Grammar, Verb
from kaper.kernel.chance import seeded
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import NOT_OFFERED, Deed, Deeds, Refusal
from kaper.kernel.events import Event
from kaper.kernel.frames import Ask, Frame, Sealed, reseal
from kaper.kernel.game import Option, Options, Result, ranking_of
from kaper.kernel.state import State
from kaper.testing.toys.toy import Toy

BALLOTS = 3
VOTE = Verb("vote", "candidate")
BREAK = Verb("break", "candidate")
WITHDRAW = Verb("withdraw")


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """All ballots are open; `votes` are the candidates, by the seats that named them."""

    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    votes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Elected(Event):
    seat: int


@dataclass(slots=True)
class Crew(State):
    stack: list[Frame[Crew]]
    tie_break: str
    captain: int
    terms: list[int]  # how often each seat was elected

    def clone(self) -> Crew:
        return Crew(
            self.seats, self.stack[:], self.rng, None, self.tie_break, self.captain, self.terms[:]
        )


def elect(state: Crew, seat: int) -> None:
    """The one door to the captain's seat."""
    state.captain = seat
    state.terms[seat] += 1
    if state.trace is not None:
        state.trace.events.append(Elected(seat))


@dataclass(frozen=True, slots=True)
class Ballot(Sealed[Crew]):
    """Everybody names somebody else; the most votes win."""

    number: int

    def deeds(self) -> Deeds[Ballot, Crew]:
        return VOTING

    def prompt(self, state: Crew, seat: int) -> Prompt:
        return Prompt("vote-prompt-vote", (("number", self.number),))

    def not_asked(self, state: Crew, seat: int) -> str:
        return "one-vote"

    def resolve(self, state: Crew, answers: tuple[Action, ...]) -> None:
        votes = tuple(int(answer.args[0][1:]) for answer in answers)
        if state.trace is not None:
            state.trace.events.append(Counted(votes))
        if self.number < BALLOTS:
            state.stack.append(Ballot(self.asked, self.number + 1))
        first = ranking_of([(votes.count(seat),) for seat in range(state.seats)])[0]
        if len(first) == 1:
            elect(state, first[0])
        elif state.tie_break == "captain":
            state.stack.append(TieBreak(state.captain, first))


def the_crew(ballot: Ballot, state: Crew, seat: int) -> list[Action]:
    return [VOTE(f"p{other}") for other in range(state.seats)]


def why_no_vote(ballot: Ballot, state: Crew, seat: int, action: Action) -> Refusal | None:
    if action == VOTE(f"p{seat}"):
        return Refusal("not-oneself")
    return None if action in the_crew(ballot, state, seat) else NOT_OFFERED


VOTING: Final = Deeds(Deed(VOTE, why_no_vote, Ballot.answer, the_crew))


@dataclass(frozen=True, slots=True)
class TieBreak(Ask[Crew]):
    """The captain in office decides between equals."""

    tied: tuple[int, ...]

    def deeds(self) -> Deeds[TieBreak, Crew]:
        return BREAKING

    def prompt(self, state: Crew, seat: int) -> Prompt:
        return Prompt("vote-prompt-break")

    def interruptions(self, state: Crew, seat: int) -> Sequence[Action]:
        return (WITHDRAW(),) if seat in self.tied else ()

    def step(self, state: Crew) -> bool:
        if len(self.tied) > 1:
            return True
        state.stack.pop()
        elect(state, self.tied[0])
        return False


def tied(ties: TieBreak, state: Crew, seat: int) -> list[Action]:
    return [BREAK(f"p{candidate}") for candidate in ties.tied]


def why_not_him(ties: TieBreak, state: Crew, seat: int, action: Action) -> Refusal | None:
    return None if action in tied(ties, state, seat) else NOT_OFFERED


def decide(ties: TieBreak, state: Crew, seat: int, action: Action) -> None:
    state.stack.pop()
    elect(state, int(action.args[0][1:]))


def why_no_withdrawal(ties: TieBreak, state: Crew, seat: int, action: Action) -> Refusal | None:
    """It is an interruption: whoever is asked decides instead."""
    return NOT_OFFERED


def withdraw(ties: TieBreak, state: Crew, seat: int, action: Action) -> None:
    left = tuple(other for other in ties.tied if other != seat)
    state.stack[-1] = TieBreak(ties.seat, left)


BREAKING: Final = Deeds(
    Deed(BREAK, why_not_him, decide, tied), Deed(WITHDRAW, why_no_withdrawal, withdraw)
)


class VoteGame(Toy[Crew]):
    id = "vote"
    package = "kaper.testing.toys.vote"
    seats = range(3, 6)
    options: tuple[Option, ...] = (Option("ties", ("captain", "nobody")),)
    grammar = Grammar(VOTE, BREAK, WITHDRAW)
    state = Crew
    records = (Ballot, TieBreak, Counted, Elected)

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Crew:
        ballot = Ballot(tuple(range(seats)), 1)
        return Crew(seats, [ballot], rng, None, options["ties"], 0, [0] * seats)

    def view(self, state: Crew, seat: int | None) -> dict[str, Json]:
        frame = state.stack[-1] if state.stack else None
        given = frame.given() if isinstance(frame, Ballot) else ()
        own = given[seat] if given and seat is not None else None
        return {
            "captain": state.captain,
            "terms": list(state.terms),
            "voted": [other for other, vote in enumerate(given) if vote is not None],
            "own_vote": None if own is None else own.text,
        }

    def redact(self, event: Event, seat: int | None) -> Event:
        return event

    def sample(self, state: Crew, seat: int | None, seed: int) -> Crew:
        other = state.clone()
        other.rng = seeded(seed)
        reseal(other, seat)
        return other

    def result(self, state: Crew) -> Result:
        ranking = ranking_of([(terms,) for terms in state.terms])
        return Result(tuple(state.terms), ranking[0], ranking, "ballots")

    def evaluate(self, state: Crew, seat: int) -> float:
        return (1 + state.terms[seat]) / (1 + BALLOTS)

    def problems(self, state: Crew) -> list[str]:
        elections = sum(state.terms)
        return [f"{elections} elections"] if elections > BALLOTS else []
