"""The scenario language: tests that read like the rulebook.

    def test_passing_an_enemy(scenario):
        s = scenario("martinique", p0={"at": ["a1"]}, p1={"at": ["a2"], "maps": ["C"]},
                     tokens={"a1": "skull-2"})
        s.play("p0 move a1-a2-a3", "p0 reveal 1")
        s.expect(p1={"maps": [{"coordinate": "C", "open": True}]}, events=["map-turned-up p0"])

An arrangement is the game's own (`Game.arrange`), chance is scripted by source, refused actions are
compared with the rule that forbids them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace

from kaper import registry
from kaper.kernel.chance import ScriptedFeed
from kaper.kernel.codec import Json
from kaper.kernel.events import Event
from kaper.kernel.frames import PASS, Frame, S, Window
from kaper.kernel.game import Game, Options
from kaper.kernel.state import State
from kaper.match import Match

_SEAT = re.compile(r"p(\d+)")


class Scenario:
    """A match that begins with an arrangement, and what is expected of it."""

    def __init__(
        self,
        game: str | Game[State],
        *,
        seats: int | None = None,
        options: Options | None = None,
        chance: Mapping[str, Iterable[str | int]] | None = None,
        seed: int = 1,
        **arrangement: object,
    ) -> None:
        found = registry.game(game) if isinstance(game, str) else game
        self._feed = ScriptedFeed(chance or {})
        self.match = Match.begin(found, seats or found.seats[0], seed, options or {})
        self.events: list[Event] = []
        if arrangement:
            self.match.arrange(arrangement, self._feed)
            self.events = list(self.match.events)

    def play(self, *lines: str) -> Scenario:
        """Carry out actions, each as `p0 move a1-a2`; `events` holds what happened in them."""
        self.events = []
        for line in lines:
            seat, action = _actor(line)
            self.events += self.match.play(seat, action, self._feed)
            assert self.match.problems() == [], self.match.problems()
        return self

    def pass_window(self) -> Scenario:
        """All who may pass do, until another question is asked; `events` goes on."""
        question = self._question()
        while (seat := self._passer()) is not None and self._question() == question:
            self.events += self.match.play(seat, "pass", self._feed)
            assert self.match.problems() == [], self.match.problems()
        return self

    def pass_on(self) -> Scenario:
        """Pass one window after the other, until somebody has to do something else."""
        while self._passer() is not None:
            self.pass_window()
        return self

    def _passer(self) -> int | None:
        pending = self.match.pending().items()
        passers = [seat for seat, decision in pending if PASS() in decision.options]
        # Where somebody alone cannot pass, that one has to act when all others have.
        return passers[0] if passers else None

    def _question(self) -> Frame[State] | None:
        """The frame that asks, whoever has passed on it."""
        frame = self.match.state.stack[-1] if self.match.state.stack else None
        return replace(frame, passed=()) if isinstance(frame, Window) else frame

    def refuse(self, line: str, rule: str) -> Scenario:
        """Expect that an action is refused because of a rule, and that nothing changes by it."""
        seat, action = _actor(line)
        before = self.match.digest()
        full = rule if ":" in rule else f"{self.match.game.id}:{rule}"
        found = self.match.why_not(seat, action)
        assert found == full, f"{line}: refused by {found}, not by {full}"
        assert self.match.digest() == before
        return self

    def options(self, seat: int) -> list[str]:
        """The texts of what a seat may do; empty where it is not asked."""
        decision = self.match.pending().get(seat)
        return [] if decision is None else [action.text for action in decision.options]

    def interruptions(self, seat: int) -> list[str]:
        """The texts of what a seat may do though it is not asked."""
        decision = self.match.interruption(seat)
        return [] if decision is None else [action.text for action in decision.options]

    def expect(
        self,
        *,
        events: Sequence[str] | None = None,
        no_events: Sequence[str] = (),
        asked: str | None = None,
        winners: Sequence[int] | None = None,
        **expected: object,
    ) -> Scenario:
        """Compare with what is the case: seats (`p0=...`) with their own view, the rest with it.

        `events` must all have happened in the last `play`, in this order; `asked` is a seat and
        the last part of its prompt's key, as `p0 load`.
        """
        if events is not None:
            self._expect_events(events)
        for text in no_events:
            assert not any(_fits(text, event) for event in self.events), f"{text} happened"
        if asked is not None:
            self._expect_asked(asked)
        if winners is not None:
            result = self.match.result
            assert result is not None, "the game is not over"
            assert list(result.winners) == list(winners), result
        for key, value in expected.items():
            seat = _SEAT.fullmatch(key)
            own = int(seat[1]) if seat else 0
            actual = self.seen(own, own) if seat else self.match.view(0)[key]
            _compare(key, value, actual)
        return self

    def seen(self, viewer: int | None, owner: int) -> dict[str, Json]:
        """What a viewer sees of a player."""
        return self.rows(viewer, "seats")[owner]

    def rows(self, viewer: int | None, key: str) -> list[dict[str, Json]]:
        """A list of tables in a view, such as its seats."""
        rows = self.match.view(viewer)[key]
        assert isinstance(rows, list)
        return [row for row in rows if isinstance(row, dict)]

    def part(self, viewer: int | None, key: str) -> dict[str, Json]:
        """A table in a view, such as its battle."""
        part = self.match.view(viewer)[key]
        assert isinstance(part, dict)
        return part

    def state(self, kind: type[S]) -> S:
        """The state of a game of this kind, for what no view tells."""
        state = self.match.state
        assert isinstance(state, kind)
        return state

    def samples(self, kind: type[S], viewer: int | None) -> list[S]:
        """Some states that a viewer cannot tell from the truth."""
        sampled = [self.match.sample(viewer, seed).state for seed in range(12)]
        return [state for state in sampled if isinstance(state, kind)]

    def _expect_events(self, texts: Sequence[str]) -> None:
        left = iter(self.events)
        for text in texts:
            found = any(_fits(text, event) for event in left)
            assert found, f"{text!r} is missing, or out of order, in {self.events}"

    def _expect_asked(self, text: str) -> None:
        seat, prompt = _actor(text)
        pending = self.match.pending()
        assert seat in pending, f"p{seat} is not asked, but {sorted(pending)}"
        key = pending[seat].prompt.key
        assert key.endswith(f"-{prompt}"), f"p{seat} is asked {key}, not {prompt}"


def _actor(line: str) -> tuple[int, str]:
    who, _, rest = line.partition(" ")
    seat = _SEAT.fullmatch(who)
    assert seat is not None, f"{line!r} does not begin with a seat"
    return int(seat[1]), rest


def _fits(text: str, event: Event) -> bool:
    """Whether an event is the one described, as `map-turned-up p0 coordinate=C`."""
    name, *details = text.split()
    if name != re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower():
        return False
    known = {field.name: getattr(event, field.name) for field in fields(event)}
    for detail in details:
        seat = _SEAT.fullmatch(detail)
        key, _, value = ("seat", "", seat[1]) if seat else detail.partition("=")
        actual = known.get(key)
        shown = ",".join(map(str, actual)) if isinstance(actual, tuple) else str(actual)
        if shown != value:
            return False
    return True


def _compare(where: str, expected: object, actual: object) -> None:
    """Whether something is as expected; of a table, only the expected keys are compared."""
    if isinstance(expected, Mapping):
        assert isinstance(actual, Mapping), f"{where} is {actual!r}"
        for key, value in expected.items():
            assert key in actual, f"{where} has no {key}, but {sorted(actual)}"
            _compare(f"{where}.{key}", value, actual[key])
    else:
        assert actual == expected, f"{where} is {actual!r}, not {expected!r}"
