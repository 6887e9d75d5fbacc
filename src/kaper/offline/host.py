"""A place without a server: the handlers and the tables of one, for a page of a browser.

A page is one person. Two pages of one browser are two processes that share what is kept: whoever
comes second to a place among the facts reads on, and each tells the others how far a table is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

import msgspec

from kaper.kernel.errors import KaperError
from kaper.offline.drawers import Drawers
from kaper.offline.store import BrowserStore
from kaper.offline.thinkers import Elsewhere, WorkerThinkers
from kaper.server import books, games, history, http, puzzles, reviews, voyages
from kaper.server.connected import Connected
from kaper.server.facts import Person
from kaper.server.framework.small import Desk, NoSuchPage, Route
from kaper.server.haven import Haven
from kaper.server.http_messages import Problem
from kaper.server.kept import STORAGE_FAILURES, Identity
from kaper.server.peers import Peers
from kaper.server.refusals import CommandRefused
from kaper.server.security import Limiter
from kaper.server.settings import Settings
from kaper.server.socket import PATH, WRITE, Sockets
from kaper.server.visitors import Visitor

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

logger = logging.getLogger("kaper.offline")

# Whoever uses this browser: there is nobody to be told from.
ME: Person = "me"

MODULES = (books, games, http, history, puzzles, reviews, voyages)

# A browser takes four or five times as long for the same work.
SETTINGS = Settings(bot_workers=1, import_within=60.0)


class OnlyMe:
    """Knows who asks: always the same."""

    async def identity(self, scope: Scope) -> Identity:
        del scope
        return Identity(ME, ME)

    async def person(self, scope: Scope) -> Person:
        del scope
        return ME

    async def visitor(self, scope: Scope) -> Visitor:
        return Visitor(await self.identity(scope), [])

    async def whose_each(self, keys: object) -> dict[str, Person | None]:
        del keys
        return {ME: ME}


class Pages(Peers):
    """Other pages of this browser, told how far a table is."""

    def __init__(self, tell: Callable[[str, int], object]) -> None:
        super().__init__(shared=True)
        self._tell = tell

    def tell(self, table: str, sequence: int) -> None:
        self._tell(table, sequence)


@dataclass(slots=True)
class Line:
    """One live connection of a page to a table."""

    task: asyncio.Task[None]
    said: asyncio.Queue[Mapping[str, object]] = field(default_factory=asyncio.Queue)


class Host:
    """All that a page may ask for."""

    def __init__(
        self, drawers: Drawers, elsewhere: Elsewhere, tell: Callable[[str, int], object]
    ) -> None:
        self._thinkers = WorkerThinkers(elsewhere)
        self._haven = Haven(SETTINGS, BrowserStore(drawers), self._thinkers, Pages(tell))
        me = OnlyMe()
        self._haven.identities = me
        self._haven.connected = Connected(me)
        self._sockets = Sockets(self._haven)
        limiter = Limiter(SETTINGS, self._haven.peers)
        routes = [route for module in MODULES for route in module.ROUTES]
        self._desk = Desk(
            [route for route in routes if isinstance(route, Route)],
            {"hub": self._haven, "limiter": limiter},
        )
        self._lines: dict[int, Line] = {}
        self._sweeping = asyncio.get_running_loop().create_task(self._haven.sweep_on())

    # What is asked once

    async def ask(self, method: str, address: str, body: str) -> tuple[bool, str]:
        """Whether it was answered, and the answer or the problem."""
        try:
            found = await self._desk.answer(method, address, body.encode())
        except CommandRefused as refusal:
            return False, _problem(refusal.rule)
        except KaperError as error:
            return False, _problem("server:bad-input", str(error))
        except NoSuchPage:
            return False, _problem("server:no-such-page")
        except (msgspec.MsgspecError, RecursionError):
            return False, _problem("server:bad-message")
        except STORAGE_FAILURES as failure:
            logger.warning("%s %s came to nothing: %s", method, address, failure)
            return False, _problem("server:busy")
        return True, found.body().decode()

    # What is said at a table

    def connect(
        self,
        number: int,
        table: str,
        tell: Callable[[str], object],
        close: Callable[[int], object],
    ) -> None:
        """Begin a conversation: the page says `Hello`, as to a server."""
        said: asyncio.Queue[Mapping[str, object]] = asyncio.Queue()
        said.put_nowait({"type": "websocket.connect"})

        async def send(message: Mapping[str, object]) -> None:
            if message["type"] == "websocket.send":
                tell(str(message["text"]))
            elif message["type"] == "websocket.close":
                close(int(str(message["code"])))

        def write(text: bytes) -> bool:
            tell(text.decode())
            return True

        scope = {"path": f"{PATH}{table}", "headers": [], "extensions": {WRITE: {"text": write}}}
        talking = self._sockets(cast("Scope", scope), cast("Receive", said.get), cast("Send", send))
        task = asyncio.get_running_loop().create_task(talking)
        self._lines[number] = Line(task, said)
        task.add_done_callback(lambda _: self._lines.pop(number, None))

    def say(self, number: int, text: str) -> None:
        if number in self._lines:
            self._lines[number].said.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self, number: int) -> None:
        if number in self._lines:
            self._lines[number].said.put_nowait({"type": "websocket.disconnect"})

    # What happens around

    def watch(self, watched: bool) -> None:
        """Somebody looks at the page, or nobody does."""
        self._thinkers.look(watched=watched)

    def hear(self, table: str, sequence: int) -> None:
        """Another page says that a table has facts up to this one."""
        self._haven.hear(table, sequence)

    async def close(self) -> None:
        self._sweeping.cancel()
        for line in list(self._lines.values()):
            line.task.cancel()
            with suppress(asyncio.CancelledError):
                await line.task
        await self._haven.put_all_away()


def _problem(rule: str, detail: str = "") -> str:
    return msgspec.json.encode(Problem(rule, detail)).decode()
