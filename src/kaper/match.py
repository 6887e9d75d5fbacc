"""A match: a game being played, with its record, its log and its undo.

This is the face of the kernel for the command line, the server, the tests and anyone's notebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from secrets import randbits
from typing import Generic, TypeVar

from kaper.kernel import driver
from kaper.kernel.actions import Action, verbs_of
from kaper.kernel.arrangement import Arrangement, read_arrangement, written
from kaper.kernel.chance import Feed, Outcome
from kaper.kernel.codec import Json, digest, encode, encode_fields
from kaper.kernel.components import Components
from kaper.kernel.decisions import Decision, Prompt
from kaper.kernel.deeds import Refusal
from kaper.kernel.errors import BadSetup, CannotUndo, IllegalAction
from kaper.kernel.events import Event
from kaper.kernel.frames import Window
from kaper.kernel.game import Game, Result
from kaper.kernel.prospects import Prospect
from kaper.kernel.record import Check, End, Entry, Header, Move, Record, Undo
from kaper.kernel.state import State, Trace
from kaper.kernel.undo import SOMEBODY_LEARNED, Step, why_no_undo

S = TypeVar("S", bound=State)

# A digest stands in the record after so many actions, and at the end.
CHECK_EVERY = 20


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A seat took back its own or, by consent, everybody's last actions."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """An action that can be taken back: the state and the length of the log before it."""

    before: S
    events: int
    step: Step
    action: Action


def _breaking_in(asked: Sequence[int]) -> Prompt:
    """What a seat is told that is not asked but may act.

    It names the first of those who are asked: once it is another, what was meant is, too.
    """
    return Prompt("kernel-prompt-break-in", (("owner", asked[0]),))


class Match(Generic[S]):
    """One game at one table. Make it with `kaper.new`."""

    def __init__(self, game: Game[S], state: S, header: Header, components: Components) -> None:
        self.game = game
        self.state = state
        self.header = header
        self.components = components
        self.setup: tuple[Outcome, ...] = ()
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.history: list[Played[S]] = []
        # A copy for search has no record of how it came about.
        self._recorded = True
        self._questions: list[Prompt | None] = [None] * state.seats
        self._ids = [0] * state.seats
        self._renumber(None)

    @classmethod
    def begin(
        cls,
        game: Game[S],
        seats: int | None,
        seed: int | str | None,
        options: Mapping[str, str],
        *,
        components: Components | None = None,
        feed: Feed | None = None,
        arrangement: Arrangement | None = None,
    ) -> Match[S]:
        """Set up a new match; with an arrangement it begins there, in another position.

        Without seats it is for as few as may play; without a seed chance is new.
        """
        seats = game.seats[0] if seats is None else seats
        seed = randbits(64) if seed is None else seed
        built_in = game.components(options)
        chosen = components or built_in
        trace = Trace(feed=feed)
        state = game.start(seats, seed, options, chosen, trace)
        header = Header(
            game.id,
            game.rules,
            seats,
            str(seed),
            tuple(game.check_options(options).items()),
            "" if chosen == built_in else chosen.to_json(),
        )
        match = cls(game, state, header, chosen)
        match.setup = tuple(trace.outcomes)
        match.events = trace.events
        if arrangement is not None:
            match.arrange(arrangement, feed)
        return match

    def arrange(self, arrangement: Arrangement, feed: Feed | None = None) -> None:
        """Put a match that nobody has played into a described position.

        What the set-up told is void; the log begins with what follows from the arrangement.
        """
        text = written(arrangement)
        self.game.arrange(self.state, read_arrangement(text))
        problems = self.problems()
        if problems:
            raise BadSetup(f"this cannot occur in a game: {'; '.join(problems)}")
        # It may leave nothing to decide: what then goes by itself is part of the set-up.
        trace = Trace(feed=feed)
        self.state.trace = trace
        driver.run(self.state)
        self.state.trace = None
        self.header = replace(self.header, arrangement=text)
        self.setup += tuple(trace.outcomes)
        self.events = trace.events
        self.restart_questions()

    def __eq__(self, other: object) -> bool:
        """Whether both are in one position of one game, and chance will be the same."""
        if not isinstance(other, Match):
            return NotImplemented
        same = (self.game.id, self.components) == (other.game.id, other.components)
        return same and self.header.options == other.header.options and self.state == other.state

    __hash__ = None  # type: ignore[assignment] # a position changes

    def __repr__(self) -> str:
        """What makes it again, where a line can say that."""
        header = self.header
        line = f"{header.game!r}, {header.seats}, {header.seed!r}, {dict(header.options)}"
        if self._recorded and not (self.entries or header.arrangement or header.components):
            return f"kaper.new({line})"
        played = f"actions: {len(self.history)}" if self._recorded else "a copy"
        return f"<Match({line}), {played}, {self.digest()}>"

    def __str__(self) -> str:
        return self.table()

    def table(
        self, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None
    ) -> str:
        """The table as text, as a seat sees it; None is a spectator."""
        from kaper.showing import shown  # noqa: PLC0415 - as heavy as its words

        return shown(self, seat, lang, names)

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.game.result(self.state) if self.over else None

    # Decisions and actions

    def pending(self) -> dict[int, Decision]:
        """The decisions now awaited, by seat."""
        return {seat: self.decision(seat) for seat in driver.waiting(self.state)}

    def interruptions(self) -> dict[int, Decision]:
        """What seats may do that are not asked, before those who are asked act; nobody waits for
        it, and only the seat itself may be told of it."""
        asked = driver.waiting(self.state)
        found = (self._interruption(seat, asked) for seat in range(self.seats))
        return {decision.seat: decision for decision in found if decision is not None}

    def interruption(self, seat: int) -> Decision | None:
        """What a seat may do though it is not asked; None where there is nothing."""
        return self._interruption(seat, driver.waiting(self.state))

    def _interruption(self, seat: int, asked: Sequence[int]) -> Decision | None:
        options = tuple(self._interrupting(seat, asked))
        return Decision(self._ids[seat], seat, _breaking_in(asked), options) if options else None

    def _interrupting(self, seat: int, asked: Sequence[int]) -> Sequence[Action]:
        if not asked or seat in asked or seat not in range(self.seats):
            return ()
        return self.state.stack[-1].interruptions(self.state, seat)

    def decision(self, seat: int | None = None) -> Decision:
        """What a waiting seat is asked; without a seat, the first of those who wait."""
        if self.over:
            raise BadSetup("the game is over: nobody is asked")
        frame = self.state.stack[-1]
        if seat is None:
            seat = driver.waiting(self.state)[0]
        return Decision(
            self._ids[seat],
            seat,
            frame.prompt(self.state, seat),
            tuple(frame.options(self.state, seat)),
            frame.form(self.state, seat),
        )

    def parse(self, seat: int, action: str | Action) -> Action:
        """The action with this text."""
        if isinstance(action, Action):
            return action
        parsed = self.game.grammar.parse(action)
        if parsed is None:
            # Rule: kernel:unknown-action
            raise IllegalAction(Refusal("kernel:unknown-action").of(self.game.id), seat, action)
        return parsed

    def why_not(self, seat: int, action: str | Action) -> str | None:
        """None where the action is legal now, else the id of the rule that forbids it."""
        refusal = self.refusal(seat, action)
        return None if refusal is None else refusal.rule

    def refusal(self, seat: int, action: str | Action) -> Refusal | None:
        """None where the action is legal now, else the rule against it and the facts."""
        try:
            parsed = self.parse(seat, action)
        except IllegalAction as error:
            return error.refusal
        refusal = Refusal("kernel:game-over") if self.over else self._refusal(seat, parsed)
        return None if refusal is None else refusal.of(self.game.id)

    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        frame = self.state.stack[-1]
        asked = frame.waiting(self.state)
        if seat not in asked:
            breaking_in = self._interrupting(seat, asked)
            if action in breaking_in:
                return None
            # Rule: kernel:not-asked
            rule = frame.not_asked(self.state, seat)
            # Who has passed in secret is not told.
            deciding = driver.seen_waiting(self.state, (seat,))
            owner = tuple(f"p{other}" for other in deciding)
            if not breaking_in:
                return Refusal(rule, "kernel:asked", owner=owner, count=len(owner))
            verbs = verbs_of(breaking_in)
            return Refusal(rule, "kernel:break-in", owner=owner, count=len(owner), verbs=verbs)
        form = frame.form(self.state, seat)
        if form is not None and action.verb == form.verb:
            return form.validate(action)
        options = frame.options(self.state, seat)
        if action in options:
            return None
        refusal = frame.refusal(self.state, seat, action)
        # An action may be written in another way than the one that counts.
        if refusal is None:
            return Refusal("kernel:not-an-option")
        if refusal.fact == "kernel:offered":
            return Refusal(refusal.rule, refusal.fact, verbs=verbs_of(options))
        return refusal

    def brings(self, seat: int, action: str | Action) -> Sequence[Prospect]:
        """What an option of a seat leads to: costs, gains, chances, as far as the seat knows."""
        return self.state.stack[-1].brings(self.state, seat, self.parse(seat, action))

    def play(
        self,
        seat: int,
        action: str | Action,
        feed: Feed | None = None,
        *,
        decision: int | None = None,
    ) -> list[Event]:
        """Carry out an action and return what happened; an illegal one changes nothing.

        With the id of the decision that it answers, an action that comes too late is refused.
        """
        parsed = self.parse(seat, action)
        refusal = self.refusal(seat, parsed)
        if refusal is None and decision is not None and decision != self._ids[seat]:
            # Rule: kernel:late-answer
            refusal = Refusal("kernel:late-answer").of(self.game.id)
        if refusal is not None:
            raise IllegalAction(refusal, seat, parsed.text)
        before = self.state.clone()
        trace = Trace(feed=feed)
        self.state.trace = trace
        try:
            driver.apply(self.state, seat, parsed)
        except BaseException:
            self.state = before
            raise
        self.state.trace = None
        step = Step.of(seat, trace)
        self.history.append(Played(before, len(self.events), step, parsed))
        self.events += trace.events
        self.entries.append(Move(seat, parsed.text, tuple(trace.outcomes)))
        self._check_in()
        self._renumber(seat)
        return trace.events

    def _check_in(self) -> None:
        if self.over:
            result = self.game.result(self.state)
            self.entries += [Check(digest(self.state)), End(result.winners, result.reason)]
        elif self._unchecked() == CHECK_EVERY:
            self.entries.append(Check(digest(self.state)))

    def _unchecked(self) -> int:
        """How many actions stand after the last digest."""
        moves = 0
        for entry in reversed(self.entries):
            if isinstance(entry, Check):
                break
            moves += isinstance(entry, Move)
        return moves

    def _renumber(self, acted: int | None) -> None:
        """Give a new id to each question that was not there before."""
        asked = driver.waiting(self.state)
        for seat in range(self.seats):
            question = self._question(seat, asked)
            if question is not None and (seat == acted or question != self._questions[seat]):
                self._ids[seat] += 1
            self._questions[seat] = question

    def _question(self, seat: int, asked: Sequence[int]) -> Prompt | None:
        if seat in asked:
            return self.state.stack[-1].prompt(self.state, seat)
        return _breaking_in(asked) if self._interrupting(seat, asked) else None

    def restart_questions(self) -> None:
        """Ask everybody anew, after the state was arranged otherwise."""
        self._questions = [None] * self.seats
        self._renumber(None)

    # Undo

    def why_no_undo(self, seat: int, count: int = 1, *, consent: bool = False) -> str | None:
        """None where a seat may take back the last actions, else the rule against it."""
        if self.over:
            # Rule: kernel:game-over
            return "kernel:game-over"
        top = self.state.stack[-1]
        if isinstance(top, Window) and top.secret:
            # Whether one can take back would tell whether others have passed since.
            return SOMEBODY_LEARNED
        last = [played.step for played in self.history[-count:]]
        return why_no_undo(last, seat, count, consent=consent)

    def can_undo(self, seat: int, count: int = 1, *, consent: bool = False) -> bool:
        return self.why_no_undo(seat, count, consent=consent) is None

    def undo(self, seat: int, count: int = 1, *, consent: bool = False) -> None:
        """Take back the last actions: own ones, or with everybody's consent others' too."""
        rule = self.why_no_undo(seat, count, consent=consent)
        if rule is not None:
            raise CannotUndo(rule, seat)
        played = self.history[-count]
        del self.history[-count:]
        self.state = played.before
        del self.events[played.events :]
        self.events.append(TookBack(seat, count))
        self.entries.append(Undo(seat, count))
        self.restart_questions()

    # What a seat may know

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What a seat sees, ready for JSON; None is a spectator."""
        return self.game.view(self.state, seat)

    def redacted(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events as a seat may know them."""
        return self.redact(self.events[since:], seat)

    def redact(self, events: Iterable[Event], seat: int | None) -> list[Event]:
        seen = (self.seen(event, seat) for event in events)
        return [event for event in seen if event is not None]

    def seen(self, event: Event, seat: int | None) -> Event | None:
        """An event as a seat may know it, the very same where all may; None for nothing of it."""
        return event if isinstance(event, TookBack) else self.game.redact(event, seat)

    def log(
        self, seat: int | None, lang: str = "en", names: Sequence[str] | None = None
    ) -> list[str]:
        """The story so far, in words, as a seat may know it."""
        # Most matches tell nobody anything, and Fluent takes a while to import.
        from kaper.text import Text  # noqa: PLC0415

        text = Text(self.game.id, lang, names)
        return [text.event(event) for event in self.redacted(seat)]

    def sample(self, seat: int | None, seed: int) -> Match[S]:
        """A match that this seat cannot tell from this one, without its record."""
        return self._with_state(self.game.sample(self.state, seat, seed))

    def clone(self) -> Match[S]:
        """An independent copy for search, without the record."""
        return self._with_state(self.state.clone())

    def _with_state(self, state: S) -> Match[S]:
        copy = Match(self.game, state, self.header, self.components)
        copy._recorded = False
        return copy

    # Keeping it

    def problems(self) -> list[str]:
        """Everything that is wrong with the state."""
        return self.game.problems(self.state)

    def digest(self) -> str:
        return digest(self.state)

    def record(self) -> str:
        """The whole match as text: `kaper.replay` plays it again."""
        return str(Record(self.header, self.setup, self.entries))

    def resume_ids(self, ids: Sequence[int]) -> None:
        """Go on counting questions where a saved match left off."""
        self._ids = list(ids)

    def to_json(self) -> dict[str, Json]:
        """Record and snapshot: `kaper.load` goes on from here, even after a change of the rules."""
        return {
            "record": self.record(),
            "rules": self.game.rules,
            "rng": str(self.state.rng),
            "digest": self.digest(),
            "state": encode_fields(self.state),
            "events": [encode(event) for event in self.events],
            "ids": list(self._ids),
        }
