"""The live channel: one WebSocket for each browser at a table.

Plain ASGI: every message to every browser passes here, and a framework's layers would be half of
what it costs to send one.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar.types import Receive, Scope, Send, WebSocketSendMessage

from kaper.server.commands import Commands
from kaper.server.hub import Hub
from kaper.server.messages import ClientMessage, Hello, Refused
from kaper.server.rebuild import BrokenTable
from kaper.server.refusals import CommandRefused
from kaper.server.rooms import Room
from kaper.server.security import Bucket, cookie_of, person_of
from kaper.server.settings import Settings
from kaper.server.subscriber import Subscriber
from kaper.server.writer import STORAGE_FAILURES

logger = logging.getLogger("kaper.server")

_DECODER = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()

PATH = "/ws/"

# Why the server closes a socket; after all but the first two the browser may come back.
NO_SUCH_TABLE = 4404
BROKEN_TABLE = 4500
MISBEHAVED = 1008
TOO_MUCH = 1013
CLOSE_WITHIN = 1.0


class Disconnected(Exception):
    """The browser has gone."""


class Socket:
    """One connection: texts in and out."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()
        await self._tell({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def text(self) -> str:
        """The next message; a binary one is an empty text, which nobody understands."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Disconnected
        return message.get("text") or ""

    async def send(self, text: str) -> None:
        await self._tell({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int) -> None:
        message: WebSocketSendMessage = {"type": "websocket.close", "code": code, "reason": ""}
        try:
            await asyncio.wait_for(self._tell(message), CLOSE_WITHIN)
        except TimeoutError as error:
            # One that does not read does not get to know why, either.
            raise Disconnected from error

    async def _tell(self, message: WebSocketSendMessage) -> None:
        try:
            await self._send(message)
        except OSError as error:
            raise Disconnected from error


class Sockets:
    """See `messages`: the browser says `Hello`, then commands; it is told all that changes."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = Socket(receive, send)
        try:
            await socket.accept()
            await socket.close(await self._serve(scope, socket))
        except Disconnected:
            return

    async def _serve(self, scope: Scope, socket: Socket) -> int:
        """Talk with a browser until it has gone, or until there is a reason to close."""
        try:
            return await self._talk(scope, socket)
        except BrokenTable as broken:
            code, rule = BROKEN_TABLE, broken.rule
        except CommandRefused as refusal:
            code, rule = TOO_MUCH, refusal.rule
        except STORAGE_FAILURES as failure:
            logger.warning("a table cannot be read: %s", failure)
            code, rule = TOO_MUCH, "server:busy"
        await socket.send(_refused("", rule))
        return code

    async def _talk(self, scope: Scope, socket: Socket) -> int:
        settings = self._hub.settings
        room = await self._hub.room(scope["path"].removeprefix(PATH))
        if room is None:
            return NO_SUCH_TABLE
        hello = await _hello(socket, settings)
        if hello is None:
            return MISBEHAVED
        person = person_of(cookie_of(scope["headers"]))
        member = await self._hub.store.is_member(room.table.id, person)
        subscriber = Subscriber(person, hello.seat, hello.events, settings.outbox, member)
        await room.enter(subscriber, hello.talk)
        return await self._converse(socket, room, subscriber)

    async def _converse(self, socket: Socket, room: Room, subscriber: Subscriber) -> int:
        loop = asyncio.get_running_loop()
        sender = loop.create_task(_send_on(socket, subscriber))
        listener = loop.create_task(self._listen(socket, room, subscriber))
        subscriber.drop = listener.cancel
        try:
            await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(subscriber)
            sender.cancel()
            listener.cancel()
            await asyncio.gather(sender, listener, return_exceptions=True)
        if listener.cancelled():
            return TOO_MUCH
        code = listener.result()
        for message in subscriber.messages:
            await socket.send(message)
        return code

    async def _listen(self, socket: Socket, room: Room, subscriber: Subscriber) -> int:
        settings = self._hub.settings
        commands = Commands(self._hub, room, subscriber)
        bucket, bad = Bucket(settings.message_limit), 0
        while True:
            message = _decode(await socket.text(), settings)
            if message is None:
                bad += 1
                subscriber.send(_refused("", "server:bad-message"))
                if bad >= settings.bad_messages:
                    return MISBEHAVED
            elif bucket.take():
                await commands.carry_out(message)
            else:
                subscriber.send(_refused(getattr(message, "id", ""), "server:too-fast"))


async def _hello(socket: Socket, settings: Settings) -> Hello | None:
    try:
        message = _decode(await asyncio.wait_for(socket.text(), settings.hello_within), settings)
    except TimeoutError:
        return None
    return message if isinstance(message, Hello) else None


def _decode(text: str, settings: Settings) -> ClientMessage | None:
    if len(text) > settings.max_message:
        return None
    try:
        message: ClientMessage = _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        # The latter where lists are nested too deeply.
        return None
    return message


def _refused(command: str, rule: str) -> str:
    return _ENCODER.encode(Refused(command, rule, None)).decode()


async def _send_on(socket: Socket, subscriber: Subscriber) -> None:
    messages, wake = subscriber.messages, subscriber.wake
    while True:
        while messages:
            await socket.send(messages.popleft())
        wake.clear()
        await wake.wait()
