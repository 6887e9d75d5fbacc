"""Golden records: finished games that show every way a game can end, kept and replayed.

A game's folder `golden` holds `endings.toml`, which lists what is to be shown, and a record for
each entry. `make_golden.py` beside it searches for the games (`make`), `test_golden.py` replays
them (`check_record`, `check_list`). Scores are copied to the list by hand, so that a change of the
rules which changes them is seen.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Generic

import kaper
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.components import Components
from kaper.kernel.frames import S
from kaper.kernel.game import Game
from kaper.kernel.record import parse
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import verify_seed


@dataclass(frozen=True, slots=True)
class Ending:
    """One entry of the list; `details` are the fields that only the game itself knows.

    An option that it does not name is as in a record that does not.
    """

    file: str
    seats: int
    options: Mapping[str, str]
    scores: tuple[int, ...]
    details: Mapping[str, object]


def endings_of(golden: Path) -> list[Ending]:
    data = tomllib.loads((golden / "endings.toml").read_text("utf-8"))
    return [
        Ending(
            entry.pop("file"),
            entry.pop("seats"),
            entry.pop("options"),
            tuple(entry.pop("scores", ())),
            entry,
        )
        for entry in data["record"]
    ]


# Making


def at_random(state: State, random: Random) -> tuple[int, Action]:
    """Anything legal, of anybody who is asked."""
    seat = random.choice(driver.waiting(state))
    return seat, random.choice(state.stack[-1].options(state, seat))


@dataclass(frozen=True, slots=True)
class Search(Generic[S]):
    """How games of one kind are looked for: whether one is found, and how they are played."""

    game: Game[S]
    is_met: Callable[[Ending, S], bool]
    choose: Callable[[Ending], Callable[[S, Random], tuple[int, Action]]] = lambda _: at_random
    components: Callable[[Ending], Components | None] = lambda _: None

    def find(self, ending: Ending) -> Match[S]:
        """The first game of this kind, with the same number as the seed of game and players."""
        return next(match for seed in count(1) if (match := self._play(ending, seed)) is not None)

    def _play(self, ending: Ending, seed: int) -> Match[S] | None:
        """Played without a record, which is made only of a game that fits."""
        components = self.components(ending)
        options = self.game.recorded_options(ending.options)
        state = self.game.start(ending.seats, seed, options, components)
        random = Random(seed)  # noqa: S311 - play, not secrets
        choose = self.choose(ending)
        moves: list[tuple[int, Action]] = []
        while state.stack:
            moves.append(choose(state, random))
            driver.apply(state, *moves[-1])
        if not self.is_met(ending, state):
            return None
        match = Match.begin(self.game, ending.seats, seed, options, components=components)
        for seat, action in moves:
            match.play(seat, action)
        return match


def make(golden: Path, search: Search[S]) -> None:
    """Write the record of every entry, and print the scores for the list."""
    for ending in endings_of(golden):
        match = search.find(ending)
        (golden / f"{ending.file}.record").write_text(match.record(), "utf-8")
        ended = match.result
        assert ended is not None
        sys.stdout.write(f"{ending.file}: {list(ended.scores)}, winners {ended.winners}\n")


# Checking


def check_record(golden: Path, ending: Ending) -> Match[State]:
    """Replay a record to its end, and compare what every list tells."""
    text = (golden / f"{ending.file}.record").read_text("utf-8")
    match = kaper.replay(text)
    header, _, _ = parse(text)
    # One of older rules, or without an option of today, is written otherwise now.
    if header == match.header:
        assert match.record() == text
    verify_seed(text)
    assert match.problems() == []
    assert match.seats == ending.seats
    assert dict(match.header.options) == match.game.recorded_options(ending.options)
    assert match.result is not None
    assert match.result.scores == ending.scores
    return match


def check_list(golden: Path, game: Game[S], endings: Sequence[Ending]) -> None:
    """List and folder agree, and every value of every option is shown."""
    assert {f"{ending.file}.record" for ending in endings} == {
        path.name for path in golden.glob("*.record")
    }
    shown = {item for ending in endings for item in game.recorded_options(ending.options).items()}
    assert shown == {(option.name, value) for option in game.options for value in option.values}
