"""A push service for tests: it takes notes for browsers, and can read them as those would."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from threading import Event, Thread

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid01

from kaper.kernel.codec import Json
from kaper.server.subscriptions import Subscription


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Note:
    """What came for a browser."""

    path: str
    head: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Answers with `statuses` in turn, then with 201."""

    origin: str = ""
    notes: list[Note] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = b"sixteen letters!"

    def subscription(self, name: str = "browser", language: str = "en") -> Subscription:
        public = self.key.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(
            f"{self.origin}/push/{name}", _text(point), _text(self.secret), language
        )

    def read(self, note: Note) -> Json:
        """As the browser reads it."""
        told = http_ece.decrypt(
            note.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        data: Json = json.loads(told)
        return data

    def is_signed(self, note: Note, server_key: str) -> bool:
        """Whether it comes from the server that the browser subscribed to."""
        scheme, _, words = note.head["authorization"].partition(" ")
        parts = dict(word.split("=", 1) for word in words.split(","))
        signed = Vapid01.verify(server_key, f"{scheme} {parts['t']}")
        return scheme == "vapid" and parts["k"] == server_key and bool(signed)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        head = {
            name.strip().lower(): value.strip()
            for name, _, value in (line.partition(":") for line in lines if line)
        }
        body = await reader.readexactly(int(head.get("content-length", "0")))
        self.notes.append(Note(first.split(" ")[1], head, body))
        status = self.statuses.pop(0) if self.statuses else 201
        more = f"location: {self.origin}/elsewhere\r\n" if 300 <= status < 400 else ""
        writer.write(
            f"HTTP/1.1 {status} x\r\ncontent-length: 0\r\n{more}connection: close\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """One on loopback."""
    service = PushService()
    async with await asyncio.start_server(service.answer, "127.0.0.1", 0) as server:
        service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield service


@contextmanager
def push_service_beside() -> Iterator[PushService]:
    """The same in a thread, for tests that wait for a browser."""
    started, stopped, found = Event(), Event(), list[PushService]()

    async def serve() -> None:
        async with push_service() as service:
            found.append(service)
            started.set()
            await asyncio.to_thread(stopped.wait)

    thread = Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    started.wait()
    try:
        yield found[0]
    finally:
        stopped.set()
        thread.join()
