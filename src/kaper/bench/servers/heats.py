"""A heat: at each of many tables two players make some moves, as fast as they are answered.

Tables and connections are made before the clock starts, on both sides: what is measured is moves.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles
from urllib.parse import urlsplit

import httpx

from kaper.bench.servers.host import Host
from kaper.bench.servers.wire import Wire
from kaper.kernel.codec import Json
from kaper.kernel.errors import KaperError

# Random games of Martinique are longer than this (29 decisions were the fewest in 20000): no heat
# sees one end, after which its table would be waited for in vain.
MOVES = 20
SPECTATORS = 2
SOCKETS = 2 + SPECTATORS
MOST_WAIT = 60.0
# Who comes and goes is told with a delay; that is no part of a move.
QUIET = 0.25


@dataclass(slots=True)
class Score:
    """What one side did in all its rounds."""

    moves: int = 0
    messages: int = 0
    bytes: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0
    generator_cpu: float = 0.0
    waits: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)  # moves a second
    cpu_rounds: list[float] = field(default_factory=list)  # microseconds a move

    @property
    def moves_per_second(self) -> float:
        return median(self.rounds)

    @property
    def cpu_per_move(self) -> float:
        return median(self.cpu_rounds)

    def wait_ms(self, percent: int) -> float:
        return quantiles(self.waits, n=100)[percent - 1] * 1000

    def add(self, other: Score) -> None:
        """Another round."""
        self.moves += other.moves
        self.messages += other.messages
        self.bytes += other.bytes
        self.seconds += other.seconds
        self.server_cpu += other.server_cpu
        self.generator_cpu += other.generator_cpu
        self.waits += other.waits
        self.rounds.append(other.moves / other.seconds)
        self.cpu_rounds.append(other.server_cpu / other.moves * 1e6)

    def to_json(self) -> dict[str, Json]:
        return {
            "moves_per_second": round(self.moves_per_second, 1),
            "p50_ms": round(self.wait_ms(50), 2),
            "p99_ms": round(self.wait_ms(99), 2),
            "server_cpu_us_per_move": round(self.cpu_per_move, 1),
            "server_busy": round(self.server_cpu / self.seconds, 3),
            "generator_busy": round(self.generator_cpu / self.seconds, 3),
            "messages_per_move": round(self.messages / self.moves, 2),
            "bytes_per_message": round(self.bytes / max(self.messages, 1)),
            "moves": self.moves,
            "rounds": [round(number, 1) for number in self.rounds],
            "cpu_us_rounds": [round(number, 1) for number in self.cpu_rounds],
        }


class Heat:
    """Counts the moves of one heat, and holds the first of each table until the start."""

    def __init__(self, tables: int, moves: int, score: Score) -> None:
        self._left = [moves] * tables
        self._outstanding = tables * moves
        self._held: list[tuple[Seat, bytes]] = []
        self._started = False
        self._score = score
        self.finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def start(self) -> None:
        self._started = True
        for seat, move in self._held:
            self.move(seat, move)

    def move(self, seat: Seat, move: bytes) -> None:
        """A player wants to send a move."""
        if not self._started:
            self._held.append((seat, move))
        elif self._left[seat.table]:
            self._left[seat.table] -= 1
            seat.sent.append(time.perf_counter())
            seat.say(move)

    def confirmed(self, seat: Seat) -> None:
        """The server has carried out a move of this player, who now knows it."""
        if seat.sent:
            self._score.waits.append(time.perf_counter() - seat.sent.popleft())
            self._outstanding -= 1
            if self._outstanding == 0 and not self.finished.done():
                self.finished.set_result(None)

    def message(self, size: int) -> None:
        if self._started:
            self._score.messages += 1
            self._score.bytes += size

    def fail(self, error: Exception) -> None:
        if not self.finished.done():
            self.finished.set_exception(error)


class Seat(Wire):
    """A player's or a spectator's connection to a table; `read` is only for players."""

    def __init__(self, heat: Heat, table: int, request: bytes, *, plays: bool) -> None:
        super().__init__(request)
        self.heat = heat
        self.table = table
        self.plays = plays
        self.ready = asyncio.get_running_loop().create_future()
        self.sent: deque[float] = deque()
        self.random = random.Random(table)  # noqa: S311 - play, not secrets

    @abstractmethod
    def read(self, text: bytes) -> None:
        """Confirm moves and make new ones."""

    def got(self, text: bytes) -> None:
        self.heat.message(len(text))
        self.read(text)

    def seated(self) -> None:
        """The server has told how things stand."""
        if not self.ready.done():
            self.ready.set_result(None)

    def lost(self, error: Exception) -> None:
        if not self.ready.done():
            self.ready.set_exception(error)
        self.heat.fail(error)


class Side(ABC):
    """One of the servers, and how to play there."""

    name: str

    def __init__(self, host: Host) -> None:
        self.host = host
        self.address = host.addresses[0]

    @abstractmethod
    async def seats(self, http: httpx.AsyncClient, heat: Heat, table: int) -> Sequence[Seat]:
        """Make a table, and its seats, not yet connected: two players, then the spectators."""

    @abstractmethod
    def client(self) -> httpx.AsyncClient: ...

    async def round(self, tables: int, seconds: float) -> Score:
        """Heats until they have taken so long together."""
        score = Score()
        while score.seconds < seconds:
            try:
                async with asyncio.timeout(MOST_WAIT):
                    await self._heat(tables, score)
            except TimeoutError as error:
                raise KaperError(f"{self.name} did not answer for {MOST_WAIT:.0f} s") from error
            except httpx.HTTPError as error:
                raise KaperError(f"{self.name}: {error}") from error
        return score

    async def _heat(self, tables: int, score: Score) -> None:
        heat = Heat(tables, MOVES, score)
        async with self.client() as http:
            groups = [await self.seats(http, heat, table) for table in range(tables)]
        seats = [seat for group in groups for seat in group]
        try:
            for seat in seats:
                await self._connect(seat)
            await asyncio.sleep(QUIET)
            await self._measure(heat, score, tables * MOVES)
        finally:
            for seat in seats:
                seat.leave()
        # So that the server is done with the farewells before the next heat.
        await asyncio.sleep(QUIET)

    async def _connect(self, seat: Seat) -> None:
        where = urlsplit(self.address)
        assert where.hostname is not None
        assert where.port is not None
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: seat, where.hostname, where.port)
        await seat.ready

    async def _measure(self, heat: Heat, score: Score, moves: int) -> None:
        server, generator = self.host.cpu(), time.process_time()
        start = time.perf_counter()
        heat.start()
        await heat.finished
        score.seconds += time.perf_counter() - start
        score.generator_cpu += time.process_time() - generator
        # Renderings that the server has put off belong to these moves, too.
        await asyncio.sleep(QUIET)
        score.server_cpu += self.host.cpu() - server
        score.moves += moves
