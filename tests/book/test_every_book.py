"""Every book of every game: its texts, what it tells of the ledger, and its examples tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from kaper import registry
from kaper.book import Example, book, scripts
from kaper.kernel.ledger import read_ledger
from kaper.testing.journeys import Journey, play_on
from kaper.text import Text
from kaper.voyages import LANGUAGES, LEARNER

GAMES = registry.games()
MOST_LETTERS = 480
# Inventories and cases that hardly ever come up may stay in the ledger alone.
LEAST_TOLD = Fraction(8, 10)

EXAMPLES = [(game, example) for game in GAMES for example in book(game).examples.values()]
EVERY_EXAMPLE = pytest.mark.parametrize(
    ("game", "example"),
    EXAMPLES,
    ids=[f"{game}-{example.script.id}" for game, example in EXAMPLES],
)


@pytest.mark.parametrize("game", GAMES)
def test_each_paragraph_is_short_and_set_with_care(game: str) -> None:
    for chapter in book(game).chapters:
        for paragraph in chapter.paragraphs:
            for text in paragraph.words.values():
                where = f"{game}, {chapter.id}: {text!r}"
                assert text == text.strip(), where
                assert "  " not in text, where
                assert "'" not in text, f"{where} has a typewriter's apostrophe"
                assert '"' not in text, f"{where} has a typewriter's quotes"
                assert len(text) <= MOST_LETTERS, f"{where}: {len(text)} letters"


@pytest.mark.parametrize("game", GAMES)
def test_the_book_tells_what_a_player_needs(game: str) -> None:
    rules = read_ledger(registry.game(game).package).rules.values()
    told = {
        rule
        for chapter in book(game).chapters
        for paragraph in chapter.paragraphs
        for rule in paragraph.rules
    }
    variants = [rule.id for rule in rules if rule.kind == "variant" and rule.id not in told]
    assert variants == []
    needed = [rule.id for rule in rules if rule.kind == "rule"]
    untold = [rule for rule in needed if rule not in told]
    assert Fraction(len(needed) - len(untold), len(needed)) >= LEAST_TOLD, untold


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_answers_questions_that_the_table_asks(game: str) -> None:
    words = Text(game, "en")
    keys = [key for chapter in book(game).chapters for key in chapter.prompts]
    assert len(keys) == len(set(keys))
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_guide_leads_through_has_a_name_of_its_own(game: str) -> None:
    names = [script.id for script in scripts(game)]
    assert len(names) == len(set(names))


@EVERY_EXAMPLE
def test_an_example_does_what_it_says(game: str, example: Example) -> None:
    for action in example.task.waits:
        journey = Journey(game, example.script)
        journey.go(())
        assert journey.guide.step is example.task
        journey.refuse_others()
        journey.step(action)
        assert journey.guide.step is example.script.steps[-1]
        view = journey.match.view(LEARNER)
        seen = {path: at(view, path) for path in example.claims}
        assert seen == example.claims


@EVERY_EXAMPLE
def test_the_game_goes_on_after_an_example(game: str, example: Example) -> None:
    journey = Journey(game, example.script)
    journey.go(example.task.waits[:1])
    assert journey.table.guide is None
    assert journey.table.pending
    play_on(journey.match, 1)


@EVERY_EXAMPLE
def test_an_example_is_told_in_a_few_words(game: str, example: Example) -> None:
    assert example.claims, f"{game}, {example.script.id} proves nothing"
    for step in example.script.steps:
        for words in (step.say, step.otherwise):
            for language in LANGUAGES if words else ():
                assert len(words[language]) <= 215, words[language]  # type: ignore[index]


def at(view: object, path: str) -> object:
    """A part of a view: `seats.0.points`."""
    for word in path.split("."):
        if isinstance(view, Mapping):
            view = view.get(word)
        else:
            assert isinstance(view, Sequence), path
            view = view[int(word)]
    return view
