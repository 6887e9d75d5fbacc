"""The rules of a game as a book: chapters to be read in order, with examples to be tried.

A game's `book.toml` tells in plain words what its ledger says exactly: each paragraph names the
rules that it tells. An example is a position at the real table with one thing to do there; whoever
tries it is led by the guide of the voyages.

    [[chapter]]
    id = "walking"
    title_en = "..."                what the chapter is called, title_pl likewise
    prompts = ["martinique-prompt-turn"]    questions at the table that it answers

    [[chapter.paragraph]]
    en = "..."                      a few sentences, pl likewise
    rules = ["move.exact-steps"]    what they tell: ids of the ledger
    figure = "walk"                 a drawing that the game's page knows by this name
    example = "through"             an example that stands below

    [[example]]
    id = "through"
    title_en = "..."                title_pl likewise
    names, seats, seed, options, arrangement    as a voyage has them; what the arrangement leaves
                                    out is as the book's own [arrangement] has it
    say_en, wait, free, rivals, chance, otherwise_en    likewise: the one thing to do
    before_en = "..."               what is told before, if anything; before_pl likewise
    before = ["p4 sail fort"]       what is then done, before the learner is asked
    before_chance = { die = [3] }   what is drawn and rolled in that
    after_en = "..."                what came of it, after_pl likewise
    parts = ["board", "mine"]       what of the table is drawn: the board, without it
    [example.claims]                what the view then shows the learner, by its path
    "seats.0.points.total" = 5
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kaper import registry
from kaper.kernel.codec import Json
from kaper.kernel.ledger import read_ledger
from kaper.voyages import (
    LANGUAGES,
    Chapter,
    Place,
    Step,
    Table,
    Words,
    chapter_of,
    read_chapter,
    voyage,
)

BOARD = "board"

_CHAPTER = {"id", "title_en", "title_pl", "prompts", "paragraph"}
_PARAGRAPH = {*LANGUAGES, "rules", "figure", "example"}
_POSITION = {"id", "title_en", "title_pl", "names", "seats", "seed", "options", "arrangement"}
_TASK = {
    "say_en", "say_pl", "wait", "free", "rivals", "chance", "otherwise_en", "otherwise_pl",
}  # fmt: skip
_EXAMPLE = {
    *_POSITION, *_TASK, "point", "before", "before_chance", "before_en", "before_pl", "after_en",
    "after_pl", "parts", "claims",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences, and the full ids of the rules that they tell; figure and example or ''."""

    words: Words
    rules: tuple[str, ...]
    figure: str
    example: str


@dataclass(frozen=True, slots=True)
class BookChapter:
    id: str
    title: Words
    prompts: tuple[str, ...]
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A position to be tried: `script` leads through it, `claims` are then so in the view."""

    script: Chapter
    parts: tuple[str, ...]
    claims: Mapping[str, Json]

    @property
    def task(self) -> Step:
        """The one thing to do."""
        return self.script.steps[-2]


@dataclass(frozen=True, slots=True)
class Book:
    chapters: tuple[BookChapter, ...]
    examples: Mapping[str, Example]

    @property
    def figures(self) -> frozenset[str]:
        told = (paragraph.figure for chapter in self.chapters for paragraph in chapter.paragraphs)
        return frozenset(figure for figure in told if figure)


@cache
def book(game: str) -> Book:
    """The book of a game; an empty one where it has none."""
    found = registry.game(game)
    file = files(found.package).joinpath("book.toml")
    if not file.is_file():
        return Book((), {})
    rules = frozenset(read_ledger(found.package).rules)
    return read_book(game, file.read_text("utf-8"), rules, found.seats[0])


def script_of(game: str, name: str) -> Chapter | None:
    """What a guide leads through under this name: a chapter of the voyage, or an example."""
    example = book(game).examples.get(name)
    return chapter_of(game, name) if example is None else example.script


def scripts(game: str) -> tuple[Chapter, ...]:
    """All that a guide may lead through in a game."""
    return *voyage(game), *(example.script for example in book(game).examples.values())


def read_book(game: str, text: str, rules: frozenset[str], seats: int) -> Book:
    """A book from the text of a `book.toml`, by a ledger with these full ids."""
    place = Place(f"{game}, book")
    try:
        data: Json = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise place.fault(str(error)) from error
    whole = place.table(data, {"chapter", "example", "arrangement"})
    shared = place.part(whole, "arrangement")
    examples = [_example(place, each, shared, seats) for each in place.list_of(whole, "example")]
    names = [example.script.id for example in examples]
    place.at("example").refuse_twice(names)
    chapters = tuple(
        _chapter(place, each, game, rules, names) for each in place.list_of(whole, "chapter")
    )
    place.at("chapter").refuse_twice([chapter.id for chapter in chapters])
    shown = [paragraph.example for chapter in chapters for paragraph in chapter.paragraphs]
    for name in names:
        if name not in shown:
            raise place.fault(f"example {name} stands in no chapter")
    return Book(chapters, {example.script.id: example for example in examples})


def _chapter(
    book_place: Place, entry: Json, game: str, rules: frozenset[str], examples: list[str]
) -> BookChapter:
    table = book_place.at("chapter").table(entry, _CHAPTER)
    name = book_place.at("chapter").text(table, "id")
    place = book_place.at(f"chapter {name}")
    paragraphs = tuple(
        _paragraph(place.at(f"paragraph {number}"), each, game, rules, examples)
        for number, each in enumerate(place.list_of(table, "paragraph"), 1)
    )
    if not paragraphs:
        raise place.fault("has no paragraphs")
    return BookChapter(name, place.words(table, "title"), place.texts(table, "prompts"), paragraphs)


def _paragraph(
    place: Place, entry: Json, game: str, rules: frozenset[str], examples: list[str]
) -> Paragraph:
    table = place.table(entry, _PARAGRAPH)
    told = tuple(f"{game}:{rule}" for rule in place.texts(table, "rules"))
    unknown = [rule for rule in told if rule not in rules]
    if unknown:
        raise place.fault(f"the ledger has no {', '.join(unknown)}")
    example = place.text(table, "example") if "example" in table else ""
    if example and example not in examples:
        raise place.fault(f"there is no example {example}")
    figure = place.text(table, "figure") if "figure" in table else ""
    words = {each: place.text(table, each) for each in LANGUAGES}
    return Paragraph(words, told, figure, example)


def _example(book_place: Place, entry: Json, shared: dict[str, Json], seats: int) -> Example:
    table = book_place.at("example").table(entry, _EXAMPLE)
    name = book_place.at("example").text(table, "id")
    place = book_place.at(f"example {name}")
    arrangement = {**shared, **place.part(table, "arrangement")}
    return Example(
        read_chapter(place, {**_script(place, table), "arrangement": arrangement}, seats),
        place.texts(table, "parts") or (BOARD,),
        place.part(table, "claims"),
    )


def _script(place: Place, table: Table) -> dict[str, Json]:
    """A chapter of a few steps: what is told before, what is to be done, and what came of it."""
    point = table.get("point", BOARD)
    before = place.words_if_any(table, "before")
    steps: list[Json] = []
    if before is not None:
        done = {"rivals": table.get("before", []), "chance": table.get("before_chance", {})}
        steps.append({**_told("before", before, point), **done})
    steps.append({"id": "try", "point": point, **{key: table[key] for key in _TASK & set(table)}})
    steps.append(_told("told", place.words(table, "after"), point))
    position = {key: table[key] for key in _POSITION & set(table)}
    return {**position, "minutes": 1, "step": steps}


def _told(name: str, words: Words, point: Json) -> dict[str, Json]:
    said = {f"say_{language}": text for language, text in words.items()}
    return {"id": name, "point": point, "wait": "next", **said}
