"""The table of access, checked cell by cell against a server."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from kaper.attack import access
from kaper.attack.evidence import Evidence
from kaper.attack.fleet import WHO, Crew, Fleet, Scene, Stage, Who
from kaper.attack.rows import Rows
from kaper.attack.target import PATIENCE
from kaper.kernel.codec import Json
from kaper.server import client_messages, messages

# What a cell may say where nothing is refused.
ALLOWED = ("see", "mine", "nothing", "new", "yes")
COMMAND = "matrix"


@dataclass(frozen=True)
class Cell:
    """One thing that somebody asks for, and what is to come of it."""

    name: str
    row: access.Row
    who: Who
    scene: Scene
    message: type[messages.Message] | None = None

    @property
    def expected(self) -> str:
        return self.row.cells[self.who]

    def __str__(self) -> str:
        return f"{self.who} at a table that is {self.row.stage}: {self.name}{self.row.more}"


async def lay_out(fleet: Fleet) -> list[Cell]:
    """All cells; whatever is really done is done at a table of its own."""
    shared: dict[Stage, Scene] = {}
    asked: list[tuple[str, type[messages.Message] | None, access.Row]] = []
    for name, rows in access.HTTP.items():
        asked += [(name, None, row) for row in rows]
    for kind, rows in access.MESSAGES.items():
        asked += [(kind.__name__, kind, row) for row in rows]
    cells: list[Cell] = []
    for name, message, row in asked:
        for who in WHO:
            scene = None if row.cells[who] == "yes" else shared.get(row.stage)
            if scene is None:
                scene = await fleet.scene(access.GAME, row.stage)
                assert scene is not None, row.stage
            if row.cells[who] != "yes":
                shared[row.stage] = scene
            cells.append(Cell(name, row, who, scene, message))
    return cells


class Matrix:
    """Checks cells, one after the other."""

    def __init__(self, address: str, crew: Crew, rows: Rows, evidence: Evidence) -> None:
        self._address = address
        self._crew = crew
        self._rows = rows
        self._evidence = evidence
        self._seen: dict[str, str] = {}
        self._browser = httpx.AsyncClient(
            base_url=address,
            timeout=PATIENCE,
            verify=False,  # noqa: S501 - loopback without TLS
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self._browser.aclose()

    async def check_all(self, cells: list[Cell], until: float) -> AsyncIterator[int]:
        """All of them: where there is no time for that, it counts as silence."""
        before = await self._rows.digests()
        self._seen = dict(before)
        await self._check_offers()
        for number, cell in enumerate(cells, 1):
            if time.monotonic() > until:
                self._evidence.fault("silent", f"no time for cells from {number} on")
                break
            await self._check(cell)
            yield number
        changed = {cell.scene.id for cell in cells if cell.expected == "yes"}
        after = await self._rows.digests()
        for table in before.keys() - changed:
            if before[table] != after.get(table):
                self._evidence.fault("change", f"table {table} is not what it was")

    async def _check_offers(self) -> None:
        described = (await self._request("nobody", "GET", "/api/schema/openapi.json")).json()
        for name in access.missing(access.endpoints(described)):
            self._evidence.fault("access", f"{name} is not both offered and in the table of access")

    async def _check(self, cell: Cell) -> None:
        evidence, table = self._evidence, cell.scene.id
        before = self._seen[table]
        evidence.part.sent += 1
        try:
            word = await (self._say(cell) if cell.message is not None else self._ask(cell))
        except (httpx.HTTPError, WebSocketException, OSError, TimeoutError) as error:
            evidence.fault("silent", f"{cell}: {error!r}")
            return
        evidence.part.answers["refused" if word not in ALLOWED else "allowed"] += 1
        if word != cell.expected:
            evidence.fault("access", f"{cell}: {word}, not {cell.expected}")
        self._seen |= await self._rows.digests([table])
        changed = self._seen[table] != before
        if changed and cell.expected != "yes":
            evidence.fault("change", str(cell))
        elif cell.expected == "yes" and not changed:
            evidence.fault("access", f"{cell}: nothing came of it")

    # Over HTTP

    async def _request(
        self, who: Who, method: str, address: str, body: access.Asked | None = None
    ) -> httpx.Response:
        cookie = self._crew.cookies[who]
        headers = {"x-kaper": "1", "origin": self._address}
        headers |= {"cookie": f"kaper={cookie}"} if cookie else {}
        # The next one comes with a cookie of their own, or with none.
        self._browser.cookies.clear()
        return await self._browser.request(method, address, headers=headers, json=body)

    async def _ask(self, cell: Cell) -> str:
        method, path = cell.name.split()
        scene, row = cell.scene, cell.row
        address = path.format(table_id=scene.id, **row.path) + row.more.format(secret=scene.secret)
        body = None if row.body is None else row.body(scene)
        answer = await self._request(cell.who, method, address, body)
        headers = "\n".join(answer.headers.values())
        self._evidence.answered(str(cell), answer.status_code, f"{headers}\n{answer.text}")
        return self._word(cell, answer)

    def _word(self, cell: Cell, answer: httpx.Response) -> str:
        """What came of it, in the words of the table."""
        if "refused=server:" in answer.headers.get("location", ""):
            return str(answer.headers["location"].partition("refused=server:")[2])
        if answer.status_code >= 400:
            return str(answer.json()["error"]).removeprefix("server:")
        if answer.headers.get("content-type", "").startswith("application/json"):
            self._check_eyes(cell, answer.json())
        if cell.expected in ("mine", "nothing"):
            return "mine" if cell.scene.id in answer.text else "nothing"
        return cell.expected if cell.expected in ALLOWED else "yes"

    # Over a socket

    async def _say(self, cell: Cell) -> str:
        assert cell.message is not None
        assert cell.row.body is not None
        cookie = self._crew.cookies[cell.who]
        async with connect(
            f"{self._address.replace('http', 'ws', 1)}/ws/{cell.scene.id}",
            origin=Origin(self._address),
            additional_headers={"cookie": f"kaper={cookie}"} if cookie else None,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
        ) as socket:
            await socket.send('{"type":"hello","events":0,"talk":0}')
            await self._read(socket, cell, "talk")
            tag = cell.message.__struct_config__.tag
            fields = dict(cell.row.body(cell.scene))
            if "id" in cell.message.__struct_fields__:
                fields["id"] = COMMAND
            await socket.send(json.dumps({"type": tag, **fields}))
            return await self._answer(socket, cell)

    async def _answer(self, socket: ClientConnection, cell: Cell) -> str:
        # To look is answered by what is to be seen.
        wanted = ("situation",) if cell.message is client_messages.Look else ()
        told = await self._read(socket, cell, "done", "refused", "reason", "hint", "pong", *wanted)
        if told["type"] == "refused":
            return str(told["rule"]).removeprefix("server:")
        if told["type"] == "situation" and told["seat"] != cell.row.body(cell.scene)["seat"]:  # type: ignore[misc] # it has one
            return await self._answer(socket, cell)
        return "yes" if told["type"] == "done" else "see"

    async def _read(self, socket: ClientConnection, cell: Cell, *kinds: str) -> Mapping[str, Json]:
        """The next message of one of these kinds."""
        while True:
            text = str(await socket.recv())
            self._evidence.look(str(cell), text)
            told: dict[str, Json] = json.loads(text)
            self._check_eyes(cell, told)
            if told["type"] in kinds:
                return told

    def _check_eyes(self, cell: Cell, told: Json) -> None:
        """Nobody sees a running game with other eyes than their own, nor more than those may."""
        scene = cell.scene
        if not isinstance(told, dict) or told.get("view") is None or scene.table.over:
            return
        seat = told.get("seat")
        assert seat is None or isinstance(seat, int)
        if seat is not None and seat not in scene.seats_of(cell.who):
            self._evidence.fault("secret", f"{cell}: sees with the eyes of seat {seat}")
        elif cell.expected != "yes" and told["view"] != json.loads(json.dumps(scene.views[seat])):
            self._evidence.fault("secret", f"{cell}: sees another view than that of seat {seat}")
