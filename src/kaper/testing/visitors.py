"""A server in this process and people who visit it, for tests."""

from __future__ import annotations

import itertools
import json
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from types import TracebackType
from typing import Self

import httpx
import uvicorn
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from kaper.kernel.codec import Json
from kaper.server.front import Front, load
from kaper.server.network import Network
from kaper.server.run import address, config, listen
from kaper.server.scenes import Listener
from kaper.server.settings import Settings

PATIENCE = 60.0  # seconds: a busy machine is no fault of ours

Object = dict[str, Json]


@contextmanager
def running(
    settings: Settings, front: Front | None = None, network: Network | None = None
) -> Iterator[str]:
    """A server on a free port of this machine; gives its address."""
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(
        config(front or Front(settings, partial(load, network=network)), settings)
    )
    if network is not None:
        network.attach(server, listening.getsockname()[1])
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive(), "the server to start")
        yield address(listening).rstrip("/")
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


def wait_for(reached: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not reached():
        if time.monotonic() > until:
            raise TimeoutError(f"waited in vain for {what}")
        time.sleep(0.005)


def json_object(data: Json) -> Object:
    assert isinstance(data, dict), data
    return data


def json_list(data: Json) -> list[Json]:
    assert isinstance(data, list), data
    return data


def json_int(data: object) -> int:
    assert isinstance(data, int), data
    return data


class Visitor:
    """One person's browser: its cookie, and what it asks over HTTP."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server,
            headers={"x-kaper": "1", "origin": server},
            timeout=PATIENCE,
            verify=False,  # noqa: S501 - loopback without TLS
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.http.close()

    @property
    def key(self) -> str:
        return self.http.cookies.get("kaper") or ""

    def become(self, key: str) -> None:
        """Go on as the person with this key."""
        self.http.cookies.clear()
        self.http.cookies.set("kaper", key)

    def make(
        self,
        *seats: str,
        game: str = "martinique",
        options: Mapping[str, str] | None = None,
        listed: bool = False,
    ) -> Object:
        """A table with seats such as `me`, `here`, `open`, `bot:easy`."""
        order: list[dict[str, str]] = []
        for number, seat in enumerate(seats):
            kind, _, bot = seat.partition(":")
            order.append({"kind": kind, "name": f"{kind}-{number}", "bot": bot})
        body = {"game": game, "seats": order, "options": dict(options or {}), "listed": listed}
        return self.post("/api/tables", body)

    def post(
        self, path: str, body: object = None, status: int | Sequence[int] = (200, 201)
    ) -> Object:
        answer = self.http.post(path, json=body)
        wanted = (status,) if isinstance(status, int) else status
        assert answer.status_code in wanted, (answer.status_code, answer.text)
        return json_object(answer.json())

    def get(self, path: str, status: int = 200) -> Object:
        answer = self.http.get(path)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return json_object(answer.json())

    def accept(self, invitation: str, name: str = "guest") -> Object:
        """Follow an invitation and take a seat."""
        answer = self.http.get(invitation)
        assert answer.status_code == 303, answer.text
        table = answer.headers["location"].removeprefix("/t/")
        return self.post(f"/api/tables/{table}/join", {"name": name})

    def sit(self, table: str, *, seat: int | None = None, events: int = 0, talk: int = 0) -> Live:
        """Connect to a table and say hello."""
        live = Live(self.dial(table))
        live.send(type="hello", events=events, talk=talk, seat=seat, updates=True)
        live.until(lambda: live.situation is not None and live.talked)
        return live

    def dial(self, table: str) -> ClientConnection:
        """A connection on which nothing is said yet; whoever takes it closes it."""
        dialled = connect(
            f"{self.server.replace('http', 'ws', 1)}/ws/{table}",
            origin=Origin(self.server),
            additional_headers={"cookie": f"kaper={self.key}"} if self.key else None,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
        )
        return dialled.__enter__()


class Live:
    """A connection to a table: what was told so far, and commands."""

    _ids = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.heard: list[Object] = []  # the same, with situations in place of updates
        self._listener = Listener()
        self.situation: Object | None = None
        self.log: dict[int, Object] = {}
        self._lines: dict[int, Object] = {}
        self.talked = False
        self.answers: dict[str, Object] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.socket.close()

    # Reading

    def read(self, timeout: float = PATIENCE) -> Object:
        """The next message, taken into account."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message = self._listener.hear(text)
        self.heard.append(message)
        match message["type"]:
            case "situation":
                self._situation(message)
            case "talk":
                for line in map(json_object, json_list(message["lines"])):
                    self._lines[json_int(line["number"])] = line
                self.talked = True
            case _:
                self.answers[str(message["id"])] = message
        return message

    def _situation(self, message: Object) -> None:
        since = json_int(message["since"])
        self.log = {index: event for index, event in self.log.items() if index < since}
        for event in map(json_object, json_list(message["happenings"])):
            self.log[json_int(event["index"])] = event
        self.situation = message

    def until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            self.read()

    def catch_up(self, sequence: int) -> None:
        self.until(lambda: self.sequence >= sequence)

    @property
    def now(self) -> Object:
        assert self.situation is not None
        return self.situation

    @property
    def sequence(self) -> int:
        return json_int(self.now["sequence"])

    @property
    def table(self) -> Object:
        return json_object(self.now["table"])

    def seats(self, what: str) -> list[Json]:
        """One thing about every seat."""
        return [json_object(seat)[what] for seat in json_list(self.table["seats"])]

    @property
    def lines(self) -> list[Object]:
        """What was said; a line told again is the newer one."""
        return list(self._lines.values())

    @property
    def decision(self) -> Object | None:
        decision = self.now["decision"]
        return None if decision is None else json_object(decision)

    @property
    def over(self) -> bool:
        return self.table["status"] == "over"

    def keys(self) -> list[Json]:
        """What happened, by the keys of the messages that tell it."""
        return [event["key"] for event in self.log.values()]

    def options(self) -> list[str]:
        decision = self.decision
        listed = [] if decision is None else json_list(decision["options"])
        return [str(json_object(option)["text"]) for option in listed]

    # Saying

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, kind: str, **fields: object) -> Object:
        """Send a command and give its answer."""
        command = str(fields.pop("id", f"command-{next(self._ids)}"))
        self.answers.pop(command, None)
        self.send(type=kind, id=command, **fields)
        self.until(lambda: command in self.answers)
        return self.answers[command]

    def act(self, action: str, *, decision: int | None = None, seat: int | None = None) -> Object:
        """Answer the pending decision, or one that is named."""
        asked = self.decision or {"id": 0, "seat": 0}
        return self.ask(
            "act",
            action=action,
            decision=asked["id"] if decision is None else decision,
            seat=asked["seat"] if seat is None else seat,
        )

    def play(self, action: str) -> int:
        """Act, see that it is done, and see its result; gives the sequence."""
        answer = self.act(action)
        assert answer["type"] == "done", answer
        sequence = json_int(answer["sequence"])
        self.catch_up(sequence)
        return sequence
