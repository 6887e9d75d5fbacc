"""Tables of all games and those who sit there: persons, several on one device, bots, onlookers."""

from __future__ import annotations

import asyncio
from itertools import cycle, islice
from random import Random

import httpx
import msgspec

from kaper import registry
from kaper.server.identities import PLAIN
from kaper.server.pace import DAY, NO_LIMIT, Pace
from kaper.storm.book import Book
from kaper.storm.players import Player

MOST_SEATS = 4
CLOCK = 20
# Some of which no storm outlasts, unless the clock is set.
PACES = (
    NO_LIMIT,
    Pace("move", 30, 0, "move", 0),
    Pace("game", 60, 5, "bot", 0),
    Pace("move", DAY, 0, "lose", 7),
)
_AGAIN = (429, 503)


class Host:
    """Makes tables and brings people to them, over HTTP as browsers do."""

    def __init__(self, address: str, book: Book, random: Random) -> None:
        self._address = address
        self._book = book
        self._random = random

    async def tables(self, count: int) -> list[Player]:
        """Everybody who plays or looks on at so many new tables."""
        players: list[Player] = []
        for game in islice(cycle(registry.games()), count):
            players += await self._table(game, one_device=len(players) % 4 == 3)
        return players

    async def _table(self, game: str, *, one_device: bool) -> list[Player]:
        random = self._random
        counts = [count for count in registry.game(game).seats if count <= MOST_SEATS]
        others = random.choices(
            ["here"] if one_device else ["open", "open", "bot"], k=max(counts[-1:]) - 1
        )
        others = others[: random.choice(counts) - 1]
        seats = [{"kind": "me", "name": "A"}]
        seats += [
            {"kind": kind, "name": "B", "bot": random.choice(["random", "greedy"])}
            if kind == "bot"
            else {"kind": kind, "name": "C"}
            for kind in others
        ]
        clock = CLOCK if game == "jolly-roger" and random.random() < 0.5 else 0
        pace = msgspec.to_builtins(random.choice(PACES))
        body = {"game": game, "seats": seats, "options": {}, "clock": clock, "pace": pace}
        made, cookie = await self._ask("POST", "/api/tables", body)
        table, invitation = made["id"], made["invite"]
        self._note(cookie, invitation.rpartition("=")[2])
        players = [self._player(table, cookie)]
        for _ in range(others.count("open")):
            _, guest = await self._ask("GET", invitation)
            self._note(guest)
            await self._ask("POST", f"/api/tables/{table}/join", {"name": "C"}, guest)
            players.append(self._player(table, guest))
        return [*players, self._player(table, "")]

    def _player(self, table: str, cookie: str) -> Player:
        random = Random(self._random.getrandbits(64))
        return Player(self._address, self._book, random, table, cookie)

    def _note(self, cookie: str, *more: str) -> None:
        self._book.secrets |= {cookie, cookie.rpartition(".")[0], *more}

    async def _ask(
        self, method: str, path: str, body: object = None, cookie: str = ""
    ) -> tuple[dict[str, str], str]:
        """The answer, and the cookie that came with it; who is too fast waits."""
        headers = {"x-kaper": "1", "origin": self._address}
        if cookie:
            headers["cookie"] = f"{PLAIN}={cookie}"
        async with httpx.AsyncClient(base_url=self._address, verify=False, trust_env=False) as http:  # noqa: S501 - loopback without TLS
            while True:
                answer = await http.request(method, path, json=body, headers=headers, timeout=60)
                if answer.status_code not in _AGAIN:
                    break
                await asyncio.sleep(1)
            if answer.is_redirect:
                return {}, answer.cookies[PLAIN]
            return answer.raise_for_status().json(), answer.cookies.get(PLAIN) or ""
