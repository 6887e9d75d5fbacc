"""Guided voyages over HTTP: what they tell, and a table to be led through one at."""

from __future__ import annotations

from kaper import registry
from kaper.book import book, script_of
from kaper.server.facts import Person, Place
from kaper.server.framework import HTTP_201_CREATED, FromPath, JSONBody, Response, get, post
from kaper.server.haven import Haven
from kaper.server.http import NO_STORE, Asked, Harbour, Limited, address_of
from kaper.server.http_messages import (
    LessonInfo,
    NewVoyage,
    TableMade,
    VoyageChapter,
    VoyageInfo,
    VoyageStep,
)
from kaper.server.refusals import refuse
from kaper.server.rooms import Room
from kaper.voyages import LEARNER, Chapter, Step, Words, voyage

# Rivals that play on when the voyage is over are for beginners.
RIVAL = "easy"


def lessons(game: str) -> list[LessonInfo]:
    """The chapters of a game's voyage, without what they tell."""
    return [
        LessonInfo(chapter.id, dict(chapter.title), chapter.minutes, len(chapter.steps))
        for chapter in voyage(game)
    ]


@get("/api/voyages/{game_id:str}", sync_to_thread=False)
def show_voyage(game_id: FromPath[str]) -> VoyageInfo:
    if game_id not in registry.games():
        refuse("no-such-game")
    examples = [example.script for example in book(game_id).examples.values()]
    return VoyageInfo(
        game_id,
        [_chapter(chapter) for chapter in voyage(game_id)],
        [_chapter(chapter) for chapter in examples],
    )


def _chapter(chapter: Chapter) -> VoyageChapter:
    steps = [_step(step) for step in chapter.steps]
    return VoyageChapter(chapter.id, dict(chapter.title), chapter.minutes, steps)


def _step(step: Step) -> VoyageStep:
    return VoyageStep(
        step.id,
        step.point,
        dict(step.say),
        list(step.waits),
        step.free,
        _words(step.after),
        step.after_point,
        _words(step.otherwise),
        [dict(tip) for tip in step.tips],
    )


def _words(words: Words | None) -> dict[str, str] | None:
    return None if words is None else dict(words)


@post("/api/voyages")
async def set_out(
    request: Asked, data: JSONBody[NewVoyage], hub: Harbour, limiter: Limited
) -> Response[TableMade]:
    await limiter.make(address_of(request))
    if data.game not in registry.games():
        refuse("no-such-game")
    chapter = script_of(data.game, data.chapter)
    if chapter is None:
        refuse("no-such-chapter")
    visitor = await hub.identities.visitor(request.scope)
    room = await make_voyage(hub, data.game, chapter, hub.name(data.name), visitor.person)
    # Nobody is invited to a lesson.
    made = TableMade(room.table.id, "")
    return Response(made, status_code=HTTP_201_CREATED, cookies=visitor.cookies, headers=NO_STORE)


async def make_voyage(hub: Haven, game: str, chapter: Chapter, name: str, person: Person) -> Room:
    """A table in the position of a chapter, with the learner and its rivals."""
    places = [Place("bot", rival, RIVAL) for rival in chapter.names]
    places[LEARNER] = Place("person", name, "", [person])
    return await hub.found(
        game,
        registry.game(game).check_options(chapter.options),
        places,
        person,
        seed=chapter.seed,
        arrangement=chapter.arrangement,
        chapter=chapter.id,
    )


ROUTES = (show_voyage, set_out)
