"""What earlier rules recorded and saved is read, and goes on by the rules of today."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest
from sqlalchemy import select

import kaper
from kaper import registry
from kaper.kernel import driver
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadRecord
from kaper.kernel.record import parse
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server import schema
from kaper.server.hub import Hub
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.hubs import play_on, with_hub

# The first rules of all games; of Merchants & Marauders the last with flat states, and the last
# by which a battle kept the declarations of the round before.
RULES = [Path(__file__).parent / rules for rules in ("first-rules", "marauders-4", "marauders-5")]
# And Pirates of Maracaibo played with components of the players' own, in the old words.
KEPT = [*RULES, Path(__file__).parent / "maracaibo-old-words"]
MOVES = 15  # that a table goes on
LONGEST = 2_000  # decisions: at random a series of Deliveries never ends


def texts(packed: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for folder in KEPT:
        with ZipFile(folder / packed) as kept:
            found |= {f"{folder.name}/{n}": kept.read(n).decode() for n in kept.namelist()}
    return found


RECORDS, SAVED = texts("records.zip"), texts("saved.zip")


def refusal(text: str) -> BadRecord | None:
    try:
        kaper.replay(text)
    except BadRecord as error:
        return error
    return None


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_played_again_or_told_where_a_mended_rule_forbids_it(name: str) -> None:
    header, _, _ = parse(RECORDS[name])
    rules = registry.game(header.game).rules
    refused = refusal(RECORDS[name])
    if refused is None:
        match = kaper.replay(RECORDS[name])
        assert match.over
        assert match.problems() == []
        assert kaper.replay(match.record()).digest() == match.digest()
    else:
        assert rules > header.rules
        assert refused.line > len(header.lines())
        assert f"made by rules {header.rules}, and these are rules {rules}" in refused.problem


def without_moves(record: str) -> str:
    """The record up to its first move: it no longer tells how the position came about."""
    _, _, entries = parse(record)
    lines = record.splitlines(keepends=True)
    return "".join(lines[: entries[0].line - 1])


def play_to_the_end(match: Match[State]) -> None:
    """Or long enough: a game may go on for as long as its players keep it from its end."""
    random = Random(1)
    while not match.over and len(match.history) < LONGEST:
        seat = random.choice(driver.waiting(match.state))
        match.play(seat, random.choice(match.decision(seat).options))
        assert match.problems() == []


@pytest.mark.parametrize("name", SAVED)
def test_a_saved_match_goes_on_from_its_snapshot(name: str) -> None:
    data: dict[str, Json] = json.loads(SAVED[name])
    match = kaper.load({**data, "record": without_moves(str(data["record"]))})
    assert not match.history
    assert match.problems() == []
    # Whichever way it is loaded, everybody sees the same.
    assert kaper.load(data).digest() == match.digest()
    again = kaper.load(json.loads(json.dumps(match.to_json())))
    assert again.state == match.state
    play_to_the_end(match)


@pytest.mark.parametrize("folder", RULES, ids=[folder.name for folder in RULES])
def test_tables_of_a_server_are_opened_and_played_on(folder: Path, tmp_path: Path) -> None:
    with ZipFile(folder / "tables.zip") as kept:
        kept.extract("kaper.sqlite3", tmp_path)
    settings = Settings(
        database=sqlite_url(tmp_path / "kaper.sqlite3"), bot_pause=0.0, bot_workers=1
    )
    sequences: dict[str, int] = {}

    async def go_on(hub: Hub) -> None:
        async with hub.store.engine.connect() as connection:
            found = list(await connection.execute(select(schema.tables.c.id)))
        assert found
        for (table_id,) in found:
            room = await hub.room(table_id)
            assert room is not None
            table = room.table
            assert table.sequence >= sequences.get(table_id, 0)
            if table.match is not None:
                assert table.match.problems() == []
                await play_on(room, Random(1), table.sequence + MOVES)
            sequences[table_id] = room.table.sequence

    for _ in range(2):
        with_hub(settings, go_on)


@pytest.mark.parametrize("game", registry.games())
def test_golden_records_are_of_the_rules_of_today(game: str) -> None:
    """So that every digest in them is compared."""
    folder = Path(__file__).parents[1] / "games" / game.replace("-", "_") / "golden"
    headers = [parse(path.read_text("utf-8"))[0] for path in sorted(folder.glob("*.record"))]
    assert {header.rules for header in headers} == {registry.game(game).rules}
