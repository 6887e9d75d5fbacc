"""The books of the games over HTTP, with the positions of their examples."""

from __future__ import annotations

from functools import cache
from urllib.parse import urlencode

import msgspec

import kaper
from kaper import registry
from kaper.book import BookChapter, Example, Paragraph, book
from kaper.kernel.arrangement import read_arrangement
from kaper.kernel.chance import ScriptedFeed
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server import http_messages, packing
from kaper.server.framework import HTTP_200_OK, FromPath, Response, ResponseSpec, get
from kaper.server.games import answer, packed_for
from kaper.server.http import Asked
from kaper.server.refusals import refuse
from kaper.voyages import LEARNER


@get(
    "/api/books/{game_id:str}",
    sync_to_thread=True,
    responses={
        # A made-up view could not be written down.
        HTTP_200_OK: ResponseSpec(
            http_messages.BookInfo, description="The book", generate_examples=False
        )
    },
)
def show_book(request: Asked, game_id: FromPath[str]) -> Response[bytes]:
    if game_id not in registry.games():
        refuse("no-such-game")
    coding = packed_for(request)
    return answer(request, book_body(game_id, coding), coding)


@cache
def book_body(game_id: str, coding: str | None) -> packing.Body:
    return packing.packed(msgspec.json.encode(book_info(game_id)), coding)


def book_info(game_id: str) -> http_messages.BookInfo:
    found = book(game_id)
    return http_messages.BookInfo(
        game_id,
        [_chapter(chapter) for chapter in found.chapters],
        [_example(game_id, example) for example in found.examples.values()],
    )


def _chapter(chapter: BookChapter) -> http_messages.BookChapter:
    paragraphs = [_paragraph(paragraph) for paragraph in chapter.paragraphs]
    return http_messages.BookChapter(
        chapter.id, dict(chapter.title), list(chapter.prompts), paragraphs
    )


def _paragraph(told: Paragraph) -> http_messages.BookParagraph:
    return http_messages.BookParagraph(
        dict(told.words), list(told.rules), told.figure, told.example
    )


def _example(game_id: str, example: Example) -> http_messages.BookExample:
    script = example.script
    match = position(game_id, example)
    game = registry.game(game_id)
    return http_messages.BookExample(
        script.id,
        dict(script.title),
        dict(example.task.say),
        list(script.names),
        dict(match.view(LEARNER)),
        urlencode(game.component_options(game.check_options(script.options))),
        list(example.parts),
    )


def position(game_id: str, example: Example) -> Match[State]:
    """The match in which the learner has something to do."""
    script = example.script
    match = kaper.new(
        game_id,
        len(script.names),
        script.seed,
        dict(script.options),
        arrangement=read_arrangement(script.arrangement),
    )
    for step in script.steps[: script.steps.index(example.task)]:
        feed = ScriptedFeed(step.chance)
        for seat, action in step.rivals:
            match.play(seat, action, feed=feed)
    return match


ROUTES = (show_book,)
