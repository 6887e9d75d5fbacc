"""The games by which sets of components are compared, and what is kept of each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial

from kaper import registry
from kaper.kernel.actions import Action
from kaper.kernel.components import Components
from kaper.kernel.driver import LONGEST
from kaper.kernel.errors import BadSetup
from kaper.kernel.game import Result
from kaper.kernel.state import State
from kaper.match import Match
from kaper.simulate import Plan
from kaper.watching import Answer, watch
from kaper.workers import shared_out

# What somebody had, or chose: the verb, empty for what was had, and the id of a component.
Thing = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Setting:
    """One of the sets that are compared: the game's own, its variants, or a file's."""

    label: str
    options: tuple[tuple[str, str], ...] = ()
    components: str | None = None


@dataclass(frozen=True, slots=True)
class Job:
    """One game: which setting, how many seats, which seed."""

    setting: int
    seats: int
    seed: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """The games to play: as many for each setting and each number of seats, with the same seeds."""

    game: str
    settings: tuple[Setting, ...]
    seats: tuple[int, ...]
    games: int
    seed: int = 0
    bot: str = "greedy:1"
    longest: int = LONGEST

    def prepare(self) -> None:
        """Raise what is wrong before anything starts."""
        for setting in range(len(self.settings)):
            for seats in self.seats:
                self.plan(Job(setting, seats, self.seed)).prepare()

    def plan(self, job: Job) -> Plan:
        setting = self.settings[job.setting]
        return Plan(
            game=self.game,
            seats=job.seats,
            games=self.games,
            seed=self.seed,
            options=setting.options,
            bots=(self.bot,),
            components=setting.components,
            longest=self.longest,
        )

    def jobs(self) -> list[Job]:
        return [
            Job(setting, seats, self.seed + number)
            for number in range(self.games)
            for seats in self.seats
            for setting in range(len(self.settings))
        ]

    def tables(self, setting: int) -> Components:
        return self.plan(Job(setting, self.seats[0], self.seed)).tables()


@dataclass(frozen=True, slots=True)
class Seat:
    """What one seat, or a rival who has none, came to."""

    score: int
    share: float  # of the victory
    points: Mapping[str, float]
    things: frozenset[Thing]


@dataclass(frozen=True, slots=True)
class Played:
    """One game. Seats stand in turn order, from whoever began."""

    job: Job
    seats: tuple[Seat, ...]
    rivals: tuple[Seat, ...]
    decisions: int
    figures: Mapping[str, float]
    asked: Mapping[Thing, int]  # in how many choices it could be chosen
    chosen: Mapping[Thing, int]
    actions: Mapping[Thing, str]  # an example of each


def play_all(wanted: Wanted, workers: int | None) -> Iterator[tuple[Job, Played | None]]:
    """Each game as it ends; None where it was cut."""
    wanted.prepare()
    yield from shared_out(partial(play, wanted), wanted.jobs(), workers)


def play(wanted: Wanted, job: Job) -> Played | None:
    plan = wanted.plan(job)
    match = plan.begin(job.seed)
    words = _pieces(plan.tables())
    kept = _Choices(words)
    for answer in watch(plan, match, job.seed):
        kept.add(answer)
    result = match.result
    if result is None:
        return None
    game = match.game
    seats = [_seat(match, result, seat, words, kept) for seat in range(job.seats)]
    first = game.opener(match.state)
    return Played(
        job,
        (*seats[first:], *seats[:first]),
        tuple(_rival(match, rival) for rival in game.rivals(match.state)),
        kept.decisions,
        game.figures(match.state, match.events),
        kept.asked,
        kept.chosen,
        kept.actions,
    )


class _Choices:
    """What was asked and what was chosen in a game, wherever there was a choice."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self.asked: Counter[Thing] = Counter()
        self.chosen: Counter[Thing] = Counter()
        self.actions: dict[Thing, str] = {}
        self.by_seat: dict[int, set[Thing]] = {}
        self.decisions = 0
        self._words = words

    def add(self, answer: Answer) -> None:
        self.decisions += 1
        if len(answer.options) < 2:
            return
        offered = {(option.verb, piece): option.text for option, piece in self._named(answer)}
        self.actions = offered | self.actions
        self.asked.update(offered.keys())
        taken = {
            (option.verb, piece) for option, piece in self._named(answer) if option == answer.action
        }
        self.chosen.update(taken)
        self.by_seat.setdefault(answer.seat, set()).update(taken)

    def _named(self, answer: Answer) -> Iterator[tuple[Action, str]]:
        for option in answer.options:
            piece = piece_of(option.args[0], self._words) if option.args else None
            if piece is not None:
                yield option, piece


def piece_of(word: str, pieces: Mapping[str, str]) -> str | None:
    """The component that a word of an action names, perhaps one of its copies."""
    return pieces.get(word) or pieces.get(re.sub(r"-\d+$", "", word))


@cache
def _pieces(components: Components) -> dict[str, str]:
    """The ids of components by the words that actions use: without the name of their table."""
    found: dict[str, str] = {}
    for table, rows in components.tables.items():
        for row in rows:
            name = str(row.get("id", ""))
            found.setdefault(name, name)
            found.setdefault(name.removeprefix(f"{table}-"), name)
    return found


def _seat(
    match: Match[State], result: Result, seat: int, words: Mapping[str, str], kept: _Choices
) -> Seat:
    account = match.game.account(match.state, match.events, seat)
    had = {("", words.get(name, name)) for name in account.had}
    return Seat(
        result.scores[seat],
        1 / len(result.winners) if seat in result.winners else 0.0,
        account.points,
        frozenset(had | kept.by_seat.get(seat, set())),
    )


def _rival(match: Match[State], rival: int) -> Seat:
    points = match.game.account(match.state, match.events, rival).points
    return Seat(round(sum(points.values())), 0.0, points, frozenset())


def settings_of(
    game_id: str,
    options: tuple[tuple[str, str], ...],
    components: tuple[str, str] | None,
    vary: str | None,
) -> tuple[Setting, ...]:
    """What is compared: the game's own set with a file's, the values of an option, or it alone."""
    if vary is None:
        own = Setting(game_id, options)
        return (
            (own,) if components is None else (own, Setting(components[0], options, components[1]))
        )
    if components is not None:
        raise BadSetup("--vary and --components compare two different things: name one of them")
    known = {option.name: option for option in registry.game(game_id).options}
    if vary not in known:
        raise BadSetup(f"{game_id} has no option {vary!r}; its options: {', '.join(known)}")
    return tuple(
        Setting(f"{vary}={value}", (*options, (vary, value))) for value in known[vary].values
    )
