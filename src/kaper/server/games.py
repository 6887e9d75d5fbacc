"""The games on offer and their rules, which are the same for everybody."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from kaper import registry
from kaper.bots import level_names
from kaper.kernel.codec import Json
from kaper.kernel.components import Row
from kaper.kernel.errors import BadSetup
from kaper.kernel.game import Options
from kaper.kernel.ledger import Chapter, read_ledger, read_titles
from kaper.server import packing
from kaper.server.framework import (
    HTTP_200_OK,
    HTTP_304_NOT_MODIFIED,
    FromPath,
    MediaType,
    Response,
    ResponseSpec,
    get,
)
from kaper.server.http import Asked, Harbour
from kaper.server.http_messages import (
    ChapterInfo,
    GameInfo,
    OptionInfo,
    PieceInfo,
    Printed,
    RuleInfo,
    RulesInfo,
    SectionInfo,
)
from kaper.server.refusals import refuse
from kaper.server.voyages import lessons
from kaper.text import LANGUAGES, REFUSALS, paths_of

logger = logging.getLogger("kaper.server")

KERNEL = "kernel"


def playable() -> list[str]:
    """The games that can be loaded: a faulty package keeps nobody from all the others."""
    return [name for name in registry.games() if _can_be_loaded(name)]


def _can_be_loaded(name: str) -> bool:
    try:
        registry.game(name)
    except BadSetup as error:
        logger.warning("%s", error)
        return False
    return True


@get("/api/games", sync_to_thread=False)
def list_games(hub: Harbour) -> list[GameInfo]:
    return [game_info(name, hub.clocks(name)) for name in playable()]


def game_info(name: str, clocks: Sequence[int]) -> GameInfo:
    game = registry.game(name)
    return GameInfo(
        name,
        read_titles(game.package),
        list(game.seats),
        [OptionInfo(option.name, list(option.values)) for option in game.options],
        list(level_names()),
        list(game.styles),
        list(clocks),
        lessons(name),
        board_of(name) is not None,
    )


def board_of(game_id: str) -> bytes | None:
    """The script with which a game of another package draws its board; most have none."""
    file = files(registry.package_of(game_id)).joinpath("board.js")
    return file.read_bytes() if file.is_file() else None


@get(
    "/api/rules/{game_id:str}",
    sync_to_thread=False,
    responses={HTTP_200_OK: ResponseSpec(RulesInfo, description="The rules and the components")},
)
def show_rules(request: Asked, game_id: FromPath[str]) -> Response[bytes]:
    """The rules of a game, or of all games: those of the kernel.

    The options of a table choose its components: `?cards=first`.
    """
    if game_id not in (KERNEL, *registry.games()):
        refuse("no-such-game")
    chosen = {} if game_id == KERNEL else _chosen(game_id, dict(request.query_params))
    coding = packed_for(request)
    return answer(request, rules_body(game_id, tuple(chosen.items()), coding), coding)


def packed_for(request: Asked) -> str | None:
    return "gzip" if "gzip" in packing.taken(request.scope["headers"]) else None


def answer(
    request: Asked, body: packing.Body, coding: str | None, kind: str = MediaType.JSON
) -> Response[bytes]:
    """What is the same for everybody, unless whoever asks has it."""
    headers = {"cache-control": "no-cache", **packing.headers_of(body.tag, coding)}
    if packing.has(request.scope["headers"], body.tag):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(body.content, media_type=kind, headers=headers)


def _chosen(game_id: str, asked: Mapping[str, str]) -> dict[str, str]:
    """The options that choose components; others may have put words of theirs in the address."""
    game = registry.game(game_id)
    known = {option.name: asked[option.name] for option in game.options if option.name in asked}
    return game.component_options(game.check_options(known))


@cache
def rules_body(
    game_id: str, chosen: tuple[tuple[str, str], ...], coding: str | None
) -> packing.Body:
    return packing.packed(msgspec.json.encode(rules_of(game_id, dict(chosen))), coding)


def rules_of(game_id: str, options: Options) -> RulesInfo:
    shared = game_id == KERNEL
    ledger = read_ledger("kaper.kernel" if shared else registry.game(game_id).package)
    return RulesInfo(
        game_id,
        ledger.titles,
        [_chapter(chapter) for chapter in ledger.chapters],
        [RuleInfo(r.id, r.kind, r.section.id, r.en, r.pl) for r in ledger.rules.values()],
        [] if shared else _pieces(game_id, options),
    )


def _chapter(chapter: Chapter) -> ChapterInfo:
    sections = [SectionInfo(section.id, section.titles) for section in chapter.sections]
    return ChapterInfo(chapter.titles, sections)


def _pieces(game_id: str, options: Options) -> list[PieceInfo]:
    return [
        _piece(table, row)
        for table, rows in registry.game(game_id).components(options).tables.items()
        for row in rows
    ]


def _piece(table: str, row: Row) -> PieceInfo:
    told = ("id", "copies", "source", "name_en", "name_pl", "text_en", "text_pl")
    return PieceInfo(
        id=str(row["id"]),
        table=table,
        copies=int(str(row.get("copies", 1))),
        source=str(row["source"]),
        name_en=str(row["name_en"]),
        name_pl=str(row["name_pl"]),
        text_en=str(row["text_en"]),
        text_pl=str(row["text_pl"]),
        printed={name: _printed(value) for name, value in row.items() if name not in told},
    )


def _printed(value: Json) -> Printed:
    if isinstance(value, list):
        return [item if isinstance(item, int) else str(item) for item in value]
    return value if isinstance(value, int) else str(value)


@get(
    "/api/words/{lang:str}/{file:str}",
    sync_to_thread=False,
    responses={HTTP_200_OK: ResponseSpec(str, description="Fluent messages")},
)
def show_words(request: Asked, lang: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """The messages of a game, by the name of their file: of games that the client was built
    without."""
    if file.removesuffix(REFUSALS) not in registry.games() or lang not in LANGUAGES:
        refuse("no-such-game")
    coding = packed_for(request)
    return answer(request, words_body(lang, file, coding), coding)


@cache
def words_body(lang: str, file: str, coding: str | None) -> packing.Body:
    [path] = [each for each in paths_of(file.removesuffix(REFUSALS), lang) if each.stem == file]
    # A game that was registered by hand may have none.
    text = path.read_text("utf-8") if path.is_file() else ""
    return packing.packed(msgspec.json.encode(text), coding)


@get(
    "/api/boards/{game_id:str}",
    sync_to_thread=False,
    responses={HTTP_200_OK: ResponseSpec(str, description="A script that draws a board")},
)
def show_board(request: Asked, game_id: FromPath[str]) -> Response[bytes]:
    found = board_of(game_id) if game_id in registry.games() else None
    if found is None:
        refuse("no-such-game")
    coding = packed_for(request)
    return answer(request, packing.packed(found, coding), coding, "text/javascript")


ROUTES = (list_games, show_rules, show_words, show_board)
