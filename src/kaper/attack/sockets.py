"""Hostile messages on the sockets of all tables, by people who may and who may not play there."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from kaper.attack.bending import Bender, Knowledge
from kaper.attack.evidence import Evidence
from kaper.attack.fleet import HOST, PLAYER, Crew, Scene, Who
from kaper.attack.rows import Rows, is_of
from kaper.attack.target import PATIENCE
from kaper.kernel.codec import Json

ATTACKERS: tuple[Who, ...] = ("nobody", "forged", "old", "stranger", "watcher", "former", "player")
AT_ONCE = 6  # sockets
SESSION = 40  # messages of one connection, fewer than the server takes at once
FLOOD = 400  # messages of one connection, more than the server takes
FLOODS = 0.02  # how often that is
RUDE = 0.5  # how many come only to break something
BURST = 8  # messages before an answer is waited for
_FAREWELLS = (1008, 1009, 1013)  # what the server closes a socket with that misbehaves


class Siege:
    """Attacks the tables of a server by their sockets."""

    def __init__(self, address: str, crew: Crew, scenes: Sequence[Scene], evidence: Evidence):
        self._address = address
        self._crew = crew
        self._scenes = scenes
        self._evidence = evidence
        self._count = 0

    async def wake_bots(self) -> None:
        """Ask for a hint as the host may: a process for bots starts with the first question."""
        scene = next(scene for scene in self._scenes if scene.stage == "playing")
        async with self._dialled(scene, "host") as socket, asyncio.timeout(PATIENCE):
            await socket.send('{"type":"hello","events":0,"talk":0}')
            await socket.send(json.dumps({"type": "ask-hint", "id": "hint", "seat": HOST}))
            while json.loads(await socket.recv())["type"] not in ("hint", "refused"):
                pass

    async def attack(self, count: int, until: float, seed: int, rows: Rows) -> AsyncIterator[int]:
        """Send so many messages, or as many as there is time for."""
        tables = [scene.id for scene in self._scenes]
        before = await rows.facts(tables)
        self._count = count
        crowd = [
            asyncio.create_task(self._come_and_go(Random(f"{seed} {number}"), until))  # noqa: S311 - hostile, not secret
            for number in range(AT_ONCE)
        ]
        while pending := [task for task in crowd if not task.done()]:
            await asyncio.wait(pending, timeout=0.2)
            yield self._evidence.part.sent
        for task in crowd:
            task.result()
        after = await rows.facts(tables)
        for scene in self._scenes:
            facts = after[scene.id]
            if facts[: len(before[scene.id])] != before[scene.id]:
                self._evidence.fault("change", f"table {scene.id} has another past")
            for fact in facts[len(before[scene.id]) :]:
                if not is_of(fact, PLAYER):
                    self._evidence.fault("change", f"{scene.table.setup.game}: {fact}")

    async def _come_and_go(self, random: Random, until: float) -> None:
        bender = Bender(random)
        while self._evidence.part.sent < self._count and time.monotonic() < until:
            scene, who = random.choice(self._scenes), random.choice(ATTACKERS)
            try:
                async with self._dialled(scene, who) as socket:
                    await _Session(self._evidence, scene, who, socket, bender).run(random)
            except ConnectionClosed as closed:
                self._closed(closed)
            except (WebSocketException, OSError, TimeoutError) as error:
                self._evidence.fault("silent", f"{who} at {scene.table.setup.game}: {error!r}")

    def _dialled(self, scene: Scene, who: Who) -> connect:
        cookie = self._crew.cookies[who]
        return connect(
            f"{self._address.replace('http', 'ws', 1)}/ws/{scene.id}",
            origin=Origin(self._address),
            additional_headers={"cookie": f"kaper={cookie}"} if cookie else None,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
        )

    def _closed(self, closed: ConnectionClosed) -> None:
        code = None if closed.rcvd is None else closed.rcvd.code
        self._evidence.part.answers[f"closed {code}"] += 1
        if code not in _FAREWELLS:
            self._evidence.fault("failure", f"a socket was closed with {code}")


class _Session:
    """One connection."""

    def __init__(
        self,
        evidence: Evidence,
        scene: Scene,
        who: Who,
        socket: ClientConnection,
        bender: Bender,
    ) -> None:
        self._evidence = evidence
        self._scene = scene
        self._who: Who = who
        self._socket = socket
        self._bender = bender
        asked = scene.asked
        self._known = Knowledge(
            len(scene.table.places),
            own=next(iter(scene.seats_of(who)), None),
            decision=0 if asked is None else asked.id,
            # What the host might do: others have learned of it somehow.
            actions=[] if asked is None else [option.text for option in asked.options],
        )

    async def run(self, random: Random) -> None:
        """Say hello, mostly, and then whatever comes to mind."""
        make = self._bender.rude if random.random() < RUDE else self._bender.sly
        most = FLOOD if random.random() < FLOODS else SESSION
        if random.random() < 0.95:
            seat = random.choice((None, HOST, PLAYER))
            await self._send(json.dumps({"type": "hello", "events": 0, "talk": 0, "seat": seat}))
        for number in range(most):
            await self._send(make(self._known))
            if number % BURST == BURST - 1:
                await self._catch_up(f"ping {number}")

    async def _send(self, message: str | bytes) -> None:
        self._evidence.part.sent += 1
        await self._socket.send(message)

    async def _catch_up(self, ping: str) -> None:
        """Read until the server answers, however busy it is."""
        await self._socket.send(json.dumps({"type": "ping", "id": ping}))
        async with asyncio.timeout(PATIENCE):
            while not self._take(str(await self._socket.recv()), ping):
                pass

    def _take(self, text: str, ping: str) -> bool:
        told: dict[str, Json] = json.loads(text)
        kind = str(told["type"])
        self._evidence.part.answers[kind] += 1
        self._evidence.look(f"{self._who}, socket", text)
        if kind == "situation":
            self._learn(told)
        # An impatient one is told that it is too fast, not how things are.
        return kind in ("pong", "refused") and told["id"] == ping

    def _learn(self, told: dict[str, Json]) -> None:
        own = self._scene.seats_of(self._who)
        decision = told["decision"]
        seen = [told["seat"]] + ([decision["seat"]] if isinstance(decision, dict) else [])
        for seat in seen:
            if seat is not None and seat not in own:
                self._evidence.fault("secret", f"{self._who} sees with the eyes of seat {seat}")
        if isinstance(decision, dict) and isinstance(decision["options"], list):
            self._known.decision = int(str(decision["id"]))
            self._known.actions = [str(each["text"]) for each in decision["options"]]  # type: ignore[call-overload,index] # a list of choices
