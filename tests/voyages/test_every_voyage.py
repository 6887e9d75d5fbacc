"""Every voyage of every game: its texts, and every way through it."""

from __future__ import annotations

import re

import pytest

import kaper
from kaper import registry
from kaper.kernel.arrangement import read_arrangement
from kaper.testing.journeys import Journey, every_way, play_on
from kaper.voyages import LANGUAGES, Chapter, Step, voyage

MOST_LETTERS = 215
MOST_SENTENCES = 2

CHAPTERS = [(game, chapter) for game in registry.games() for chapter in voyage(game)]
EVERY_CHAPTER = pytest.mark.parametrize(
    ("game", "chapter"), CHAPTERS, ids=[f"{game}-{chapter.id}" for game, chapter in CHAPTERS]
)


def texts_of(step: Step) -> list[str]:
    told = [words for words in (step.say, step.after, step.otherwise) if words is not None]
    return [words[language] for words in told for language in LANGUAGES]


def sentences(text: str) -> int:
    shortened = re.sub(r"\b(St|Św|nr)\.", r"\1", text)
    return len(re.findall(r"[.!?…][”)\u2019]*(?=\s+[A-ZĄĆĘŁŃÓŚŹŻ„“0-9]|$)", shortened))


@EVERY_CHAPTER
def test_each_text_is_short_and_said_in_two_sentences_at_most(game: str, chapter: Chapter) -> None:
    for step in chapter.steps:
        for text in texts_of(step):
            where = f"{game}, {chapter.id}, {step.id}: {text!r}"
            assert text == text.strip(), where
            assert "  " not in text, where
            assert "'" not in text, f"{where} has a typewriter's apostrophe"
            assert '"' not in text, f"{where} has a typewriter's quotes"
            assert len(text) <= MOST_LETTERS, f"{where}: {len(text)} letters"
            assert 1 <= sentences(text) <= MOST_SENTENCES, f"{where}: {sentences(text)} sentences"


@EVERY_CHAPTER
def test_the_last_step_takes_leave_and_waits_for_nothing(game: str, chapter: Chapter) -> None:
    last = chapter.steps[-1]
    assert not last.waits, f"{game}: the end of {chapter.id} waits for an action"
    assert not last.rivals, f"{game}: somebody plays at the end of {chapter.id}"
    assert last.after is None


@EVERY_CHAPTER
def test_every_way_leads_through_and_the_game_goes_on(game: str, chapter: Chapter) -> None:
    found = every_way(game, chapter.id)
    assert found
    for number, way in enumerate(found[:8]):
        journey = Journey(game, chapter)
        journey.go(way)
        assert journey.table.guide is None
        assert not journey.table.over
        assert journey.table.pending
        play_on(journey.match, number)


@EVERY_CHAPTER
def test_every_awaited_action_fits_on_some_way(game: str, chapter: Chapter) -> None:
    awaited = [(step.id, action) for step in chapter.steps for action in step.waits]
    done = set()
    for way in every_way(game, chapter.id):
        steps = [step.id for step in chapter.steps if step.waits]
        done |= set(zip(steps, way, strict=True))
    assert [each for each in awaited if each not in done] == []


@EVERY_CHAPTER
def test_a_record_of_the_voyage_is_replayed(game: str, chapter: Chapter) -> None:
    journey = Journey(game, chapter)
    journey.go(every_way(game, chapter.id)[0])
    record = journey.match.record()
    assert kaper.replay(record).record() == record


@EVERY_CHAPTER
def test_the_position_has_no_events_before_it(game: str, chapter: Chapter) -> None:
    match = kaper.new(
        game,
        len(chapter.names),
        chapter.seed,
        dict(chapter.options),
        arrangement=read_arrangement(chapter.arrangement),
    )
    assert match.events == []
