"""Guided first voyages: a game taught at the real table, step by step.

A game's `voyage.toml` has chapters. A chapter begins in an arranged position, with the learner on
seat 0; each step points at something, says something in both languages, and waits until the
learner goes on or does what it asks for. Then rivals play what is scripted, with scripted chance.

    [[chapter]]
    id = "late-morning"
    title_en = "..."                what the chapter is called, title_pl likewise
    minutes = 6
    names = ["", "Anna"]            what the seats are called; the learner has a name
    seats = 2                       the fewest of the game, without it
    seed = 162                      where the arrangement leaves something to the set-up
    [chapter.options]               as for a new match
    [chapter.arrangement]           as the game's own `arrangement` has it; "" stands for nothing

    [[chapter.step]]
    id = "enter"
    point = "square:a6"             a place of the table, by a name that its page knows; or some of
                                    them, with commas between: "space:b3, space:b4"
    say_en = "..."                  what is told, say_pl likewise
    wait = "enter a6"               the action, a list of which any will do, or "next"
    free = true                     any other legal action will do as well
    rivals = ["p1 pass"]            what others do then; p0 there is done for the learner
    chance = { loot = ["rum-1"] }   all that is drawn and rolled in the step, by source
    after_en = "..."                what is told when all that is done
    after_point = "seat:1"          what that points at, if it is something else
    otherwise_en = "..."            what is told of another legal action, which is not played
    tips_en = ["..."]               a list to take home, in the last step
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kaper import registry
from kaper.kernel.arrangement import written
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup

LANGUAGES = ("en", "pl")
NEXT = "next"
LEARNER = 0

Words = Mapping[str, str]
Table = Mapping[str, Json]

_LINE = re.compile(r"p(\d+) (.+)")
_TEXTS = ("say", "after", "otherwise", "tips")
_CHAPTER = {
    "id", "title_en", "title_pl", "minutes", "names", "seats", "seed", "options", "arrangement",
    "step",
}  # fmt: skip
_STEP = {
    "id", "point", "wait", "free", "rivals", "chance", "after_point",
    *(f"{text}_{language}" for text in _TEXTS for language in LANGUAGES),
}  # fmt: skip


class VoyageFault(BadSetup):
    """What is wrong in a voyage, and where."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is told, and what it waits for: `waits` is empty where one just goes on."""

    id: str
    point: str
    say: Words
    waits: tuple[str, ...]
    free: bool
    rivals: tuple[tuple[int, str], ...]
    chance: Mapping[str, tuple[str, ...]]
    after: Words | None
    after_point: str
    otherwise: Words | None
    tips: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A lesson of some minutes. `arrangement` is one line of JSON, as a record has it."""

    id: str
    title: Words
    minutes: int
    names: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    arrangement: str
    steps: tuple[Step, ...]


@cache
def voyage(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's voyage, in order; none where it has no voyage."""
    found = registry.game(game)
    file = files(found.package).joinpath("voyage.toml")
    if not file.is_file():
        return ()
    return read_voyage(game, file.read_text("utf-8"), found.seats[0])


def chapter_of(game: str, name: str) -> Chapter | None:
    return next((chapter for chapter in voyage(game) if chapter.id == name), None)


def read_voyage(game: str, text: str, seats: int) -> tuple[Chapter, ...]:
    """Chapters from the text of a `voyage.toml`; `seats` where a chapter does not say how many."""
    try:
        data: Json = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise VoyageFault(f"{game}: {error}") from error
    place = Place(game)
    whole = place.table(data, {"chapter"})
    chapters = tuple(read_chapter(place, each, seats) for each in place.list_of(whole, "chapter"))
    place.at("chapter").refuse_twice([chapter.id for chapter in chapters])
    return chapters


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a voyage, for what is to be said of it, and what may stand there."""

    name: str

    def at(self, name: str) -> Place:
        return Place(f"{self.name}, {name}")

    def fault(self, problem: str) -> VoyageFault:
        return VoyageFault(f"{self.name}: {problem}")

    def table(self, value: Json, known: set[str]) -> Table:
        if not isinstance(value, dict):
            raise self.fault("is no table")
        unknown = sorted(set(value) - known)
        if unknown:
            raise self.fault(f"has no {', '.join(unknown)}")
        return value

    def text(self, table: Table, key: str) -> str:
        value = table.get(key)
        if not isinstance(value, str) or not value:
            raise self.fault(f"{key} must be a text")
        return value

    def number(self, table: Table, key: str, standard: int | None = None) -> int:
        value = table.get(key, standard)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fault(f"{key} must be a number")
        return value

    def flag(self, table: Table, key: str) -> bool:
        value = table.get(key, False)
        if not isinstance(value, bool):
            raise self.fault(f"{key} must be true or false")
        return value

    def list_of(self, table: Table, key: str) -> Sequence[Json]:
        value = table.get(key, [])
        if not isinstance(value, list):
            raise self.fault(f"{key} must be a list")
        return value

    def texts(self, table: Table, key: str) -> tuple[str, ...]:
        values = self.list_of(table, key)
        texts = tuple(value for value in values if isinstance(value, str))
        if len(texts) != len(values):
            raise self.fault(f"{key} must be a list of texts")
        return texts

    def part(self, table: Table, key: str) -> dict[str, Json]:
        value = table.get(key, {})
        if not isinstance(value, dict):
            raise self.fault(f"{key} must be a table")
        return value

    def words(self, table: Table, key: str) -> Words:
        """A text in every language."""
        return {each: self.text(table, f"{key}_{each}") for each in LANGUAGES}

    def words_if_any(self, table: Table, key: str) -> Words | None:
        return self.words(table, key) if self._has(table, key) else None

    def lists_of_words(self, table: Table, key: str) -> tuple[Words, ...]:
        lists = {each: self.texts(table, f"{key}_{each}") for each in LANGUAGES}
        if len({len(texts) for texts in lists.values()}) > 1:
            raise self.fault(f"{key} must be as many in every language")
        rows = zip(*lists.values(), strict=True)
        return tuple(dict(zip(LANGUAGES, row, strict=True)) for row in rows)

    def _has(self, table: Table, key: str) -> bool:
        return any(f"{key}_{each}" in table for each in LANGUAGES)

    def refuse_twice(self, names: Sequence[str]) -> None:
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise self.fault(f"{', '.join(twice)} stands twice")


def read_chapter(game: Place, entry: Json, least_seats: int) -> Chapter:
    table = game.at("chapter").table(entry, _CHAPTER)
    name = game.at("chapter").text(table, "id")
    place = game.at(f"chapter {name}")
    seats = place.number(table, "seats", least_seats)
    names = place.texts(table, "names") or ("",) * seats
    if len(names) != seats:
        raise place.fault(f"names must be {seats}, one for each seat")
    steps = tuple(_step(place, each, seats) for each in place.list_of(table, "step"))
    if not steps:
        raise place.fault("has no steps")
    place.at("step").refuse_twice([step.id for step in steps])
    return Chapter(
        name,
        place.words(table, "title"),
        place.number(table, "minutes"),
        names,
        str(place.number(table, "seed", 1)),
        {key: str(value) for key, value in place.part(table, "options").items()},
        written({key: _plain(each) for key, each in place.part(table, "arrangement").items()}),
        steps,
    )


def _plain(value: Json) -> Json:
    """TOML has no word for nothing: "" stands for it."""
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return None if value == "" else value


def _step(chapter: Place, entry: Json, seats: int) -> Step:
    table = chapter.at("step").table(entry, _STEP)
    name = chapter.at("step").text(table, "id")
    place = chapter.at(f"step {name}")
    step = Step(
        name,
        place.text(table, "point"),
        place.words(table, "say"),
        _waits(place, table),
        place.flag(table, "free"),
        tuple(_line(place, line, seats) for line in place.texts(table, "rivals")),
        _chance(place, table),
        place.words_if_any(table, "after"),
        place.text(table, "after_point" if "after_point" in table else "point"),
        place.words_if_any(table, "otherwise"),
        place.lists_of_words(table, "tips"),
    )
    if not step.waits and (step.otherwise or step.free):
        raise place.fault("waits for no action, so there is no other one")
    if "after_point" in table and step.after is None:
        raise place.fault("after_point has nothing to say")
    if step.chance and not (step.waits or step.rivals):
        raise place.fault("has chance, but nobody acts")
    return step


def _waits(place: Place, table: Table) -> tuple[str, ...]:
    if isinstance(table.get("wait"), list):
        waits = place.texts(table, "wait")
        if not waits or NEXT in waits:
            raise place.fault(f"wait must be an action, some of them, or {NEXT!r}")
        return waits
    wait = place.text(table, "wait")
    return () if wait == NEXT else (wait,)


def _line(place: Place, line: str, seats: int) -> tuple[int, str]:
    found = _LINE.fullmatch(line)
    if found is None or int(found[1]) >= seats:
        raise place.fault(f"rivals: {line!r} does not begin with a seat")
    return int(found[1]), found[2]


def _chance(place: Place, table: Table) -> dict[str, tuple[str, ...]]:
    chance: dict[str, tuple[str, ...]] = {}
    for source, values in place.part(table, "chance").items():
        if not isinstance(values, list):
            raise place.fault(f"chance: {source} must be a list")
        chance[source] = tuple(str(value) for value in values)
    return chance
