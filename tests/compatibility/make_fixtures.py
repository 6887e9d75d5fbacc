"""Keep games as the rules of today play them, for the tests of later rules.

    python tests/compatibility/make_fixtures.py first-rules
    python tests/compatibility/make_fixtures.py marauders-4 marauders

writes the folder of that name, of all games or of those named: `records.zip` with finished games,
`saved.zip` with matches saved in mid-game (`Match.to_json`) and `tables.zip` with the database of a
server whose tables are being played. It is run once, by the rules that are to be kept; nothing is
ever made anew in a folder that is there already.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

import kaper
from kaper import registry
from kaper.bots import Seen, make_bot
from kaper.kernel.driver import waiting
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.hubs import ME, opened, play_on

OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "martinique": ({}, {"lost-treasure": "points", "enter-first": "1"}),
    "deliveries": ({}, {"visibility": "poor", "proof": "vouched"}, {"series": "100"}),
    "jolly-roger": ({}, {"loot": "hidden", "captains-gold": "on"}),
    "maracaibo": (
        {},
        {"rubies": "on", "retirement": "on", "layout": "two-channels"},
        {"fog-locations": "on", "fog-improvements": "on", "difficulty": "2"},
        {"skirmishes": "on", "adventure-hunters": "on", "location-groups": "broken-up"},
    ),
    "marauders": ({"length": "8"}, {}),
}
RECORDS = 5  # of each game, each the shortest of so many:
TRIED = 6
SAVED = 8  # of each game at most: those with the most frames that are not kept yet
GAMES_SEARCHED = 12
MOVES = 25  # of a table in mid-game


@dataclass(frozen=True, slots=True)
class Kind:
    """A way to play a game; games of the same kind differ by their seeds."""

    game: str
    seats: int
    bot: str
    options: dict[str, str]

    def positions(self, seed: int) -> Iterator[Match[State]]:
        """A match before each of its decisions, and at its end."""
        match = kaper.new(self.game, self.seats, seed, self.options)
        bots = [make_bot(self.bot, seed * 100 + seat) for seat in range(self.seats)]
        random = Random(seed)
        while not match.over:
            yield match
            seat = random.choice(waiting(match.state))
            match.play(seat, bots[seat].decide(Seen(match, seat)))
        yield match

    def finished(self, seed: int) -> Match[State]:
        *_, match = self.positions(seed)
        return match


def kinds_of(game: str) -> Iterator[Kind]:
    """All numbers of seats and all sets of options, played by either bot."""
    for number in count():
        seats = registry.game(game).seats
        options = OPTIONS[game]
        yield Kind(
            game,
            seats[number % len(seats)],
            ("random", "greedy")[number % 2],
            options[number % len(options)],
        )


def records(game: str) -> list[str]:
    kinds = list(islice(kinds_of(game), RECORDS))
    return [
        min((kind.finished(TRIED * number + seed).record() for seed in range(TRIED)), key=len)
        for number, kind in enumerate(kinds)
    ]


def saved_matches(game: str) -> list[str]:
    """Matches in mid-game that show as many kinds of frames on the stack as possible."""
    random = Random(1)
    kinds = list(islice(kinds_of(game), GAMES_SEARCHED))
    frames = {
        (kind, moment): {type(frame).__name__ for frame in match.state.stack}
        for kind in range(GAMES_SEARCHED)
        for moment, match in enumerate(kinds[kind].positions(kind))
    }
    # Of those that show the same, any moment of a game may be the first.
    places = sorted(frames, key=lambda _: random.random())
    kept: list[str] = []
    shown: set[str] = set()
    for _ in range(SAVED):
        kind, moment = max(places, key=lambda place: len(frames[place] - shown))
        if frames[kind, moment] <= shown:
            break
        places.remove((kind, moment))
        shown |= frames[kind, moment]
        match = next(islice(kinds[kind].positions(kind), moment, None))
        kept.append(json.dumps(match.to_json()))
    return kept


async def keep_tables(hub: Hub, games: Sequence[str]) -> None:
    random = Random(1)
    for game in games:
        sets = OPTIONS[game]
        fewest, most = registry.game(game).seats[0], registry.game(game).seats[-1]
        people = [NewSeat("me", "Anne"), *(NewSeat("here", f"Mary {n}") for n in range(1, most))]
        bots = [people[0], *(NewSeat("bot", bot="random") for _ in range(1, max(2, fewest)))]
        await play_on(await hub.make(NewTable(game, people, sets[0]), ME), random, MOVES)
        await play_on(await hub.make(NewTable(game, bots, sets[-1]), ME), random, MOVES)
        # Its server did not end in peace: the last snapshot is older than the last move.
        room = await hub.make(NewTable(game, people[:fewest], sets[-1]), ME)
        await play_on(room, random, MOVES)
        del hub.rooms[room.table.id]
    await hub.make(NewTable(games[0], [NewSeat("me", "Anne"), NewSeat("open")], {}), ME)


async def make_tables(path: Path, games: Sequence[str]) -> None:
    settings = Settings(database=sqlite_url(path), bot_pause=0.0, snapshot_every=MOVES // 2)
    async with opened(settings) as hub:
        await keep_tables(hub, games)


def pack(path: Path, texts: Mapping[str, str]) -> None:
    with ZipFile(path, "w", ZIP_DEFLATED) as packed:
        for name, text in texts.items():
            packed.writestr(name, text)


def make(folder: Path, games: Sequence[str]) -> None:
    folder.mkdir()
    pack(
        folder / "records.zip",
        {f"{g}-{n}.record": text for g in games for n, text in enumerate(records(g), 1)},
    )
    pack(
        folder / "saved.zip",
        {f"{g}-{n}.json": text for g in games for n, text in enumerate(saved_matches(g), 1)},
    )
    with TemporaryDirectory() as temporary:
        database = Path(temporary) / "kaper.sqlite3"
        asyncio.run(make_tables(database, games))
        with ZipFile(folder / "tables.zip", "w", ZIP_DEFLATED) as tables:
            tables.write(database, database.name)


if __name__ == "__main__":
    make(Path(__file__).parent / sys.argv[1], sys.argv[2:] or list(OPTIONS))
