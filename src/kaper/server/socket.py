"""The live channel: one WebSocket for each browser at a table.

Plain ASGI: every message to every browser passes here, and a framework's layers would be half of
what it costs to send one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

import msgspec

from kaper.server.client_messages import ClientMessage, Hello
from kaper.server.commands import Commands
from kaper.server.connected import Connection
from kaper.server.haven import Haven
from kaper.server.kept import STORAGE_FAILURES
from kaper.server.messages import Refused
from kaper.server.rebuild import BrokenTable
from kaper.server.refusals import CommandRefused
from kaper.server.rooms import Room
from kaper.server.security import Bucket
from kaper.server.settings import Settings
from kaper.server.subscriber import Subscriber

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send, WebSocketSendMessage

logger = logging.getLogger("kaper.server")

_DECODER = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()

PATH = "/ws/"

# What the scope of a socket offers: a function that writes a text at once, or says that it cannot
# now. Most of what is sent goes this way: waiting for a task would cost as much as making it.
WRITE = "kaper.write"

# Why the server closes a socket; after all but the first three the browser may come back.
NO_SUCH_TABLE = 4404
SIGNED_OFF = 4401
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

    async def text(self) -> str | None:
        """The next message, or None where the browser has gone.

        A binary one is an empty text, which nobody understands.
        """
        message = await self._receive()
        return message.get("text") or "" if message["type"] == "websocket.receive" else None

    async def send(self, text: bytes) -> None:
        await self._tell({"type": "websocket.send", "text": text.decode(), "bytes": None})

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

    def __init__(self, hub: Haven) -> None:
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
        identity = await self._hub.identities.identity(scope)
        person = None if identity is None else identity.person
        member = await self._hub.store.is_member(room.table.id, person)
        subscriber = Subscriber(
            person, hello.seat, hello.events, settings.outbox, member, hello.updates
        )
        subscriber.write = _writing(scope)
        if identity is None:
            await room.enter(subscriber, hello.talk)
            return await self._converse(socket, room, subscriber)
        subscriber.device = identity.device
        with self._hub.connected.entered(Connection(identity)) as connection:
            connection.drop = partial(_drop, subscriber)
            return await self._attend(socket, room, subscriber, connection, hello.talk)

    async def _attend(
        self, socket: Socket, room: Room, subscriber: Subscriber, connection: Connection, talk: int
    ) -> int:
        """Let a known device in, for as long as it is one."""
        code = TOO_MUCH
        # It may have been shut out before it could be found among the connected.
        await self._hub.connected.check(connection)
        if not connection.has_ended():
            await room.enter(subscriber, talk)
            if connection.has_ended():
                room.leave(subscriber)
            else:
                code = await self._converse(socket, room, subscriber)
        if connection.shut_out:
            await socket.send(_refused("", "server:signed-off"))
        return SIGNED_OFF if connection.shut_out else code

    async def _converse(self, socket: Socket, room: Room, subscriber: Subscriber) -> int:
        loop = asyncio.get_running_loop()
        sender = loop.create_task(_send_on(socket, subscriber))
        listener = loop.create_task(self._listen(socket, room, subscriber))
        subscriber.drop = listener.cancel
        self._hub.metrics.sockets(1)
        try:
            await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._hub.metrics.sockets(-1)
            room.leave(subscriber)
            # The listener holds the subscriber: that it holds the listener, too, ends here.
            subscriber.drop = lambda: None
            sender.cancel()
            listener.cancel()
            await asyncio.gather(sender, listener, return_exceptions=True)
        if listener.cancelled():
            return TOO_MUCH
        code = listener.result()
        if code is None:
            raise Disconnected
        for message in subscriber.messages:
            await socket.send(message)
        return code

    async def _listen(self, socket: Socket, room: Room, subscriber: Subscriber) -> int | None:
        """Carry out what a browser asks for; gives why to close, or None when it has gone.

        What a task raises keeps all that was at hand alive: going is nothing to raise.
        """
        settings = self._hub.settings
        commands = Commands(self._hub, room, subscriber)
        bucket, bad = Bucket(settings.message_limit), 0
        while (text := await socket.text()) is not None:
            message = _decode(text, settings)
            if message is None:
                bad += 1
                subscriber.send(_refused("", "server:bad-message"))
                if bad >= settings.bad_messages:
                    return MISBEHAVED
            elif bucket.take():
                await commands.carry_out(message)
            else:
                subscriber.send(_refused(getattr(message, "id", ""), "server:too-fast"))
        return None


def _drop(subscriber: Subscriber) -> None:
    """By whatever means there are when it comes to that."""
    subscriber.drop()


async def _hello(socket: Socket, settings: Settings) -> Hello | None:
    try:
        text = await asyncio.wait_for(socket.text(), settings.hello_within)
    except TimeoutError:
        return None
    if text is None:
        raise Disconnected
    message = _decode(text, settings)
    return message if isinstance(message, Hello) else None


def _writing(scope: Scope) -> Callable[[bytes], bool]:
    offered = (scope.get("extensions") or {}).get(WRITE)
    if offered is None:
        # Then everything waits to be sent.
        return lambda _: False
    return cast("Callable[[bytes], bool]", offered["text"])


def _decode(text: str, settings: Settings) -> ClientMessage | None:
    if len(text) > settings.max_message:
        return None
    try:
        message: ClientMessage = _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        # The latter where lists are nested too deeply.
        return None
    return message


def _refused(command: str, rule: str) -> bytes:
    return _ENCODER.encode(Refused(command, rule, None))


async def _send_on(socket: Socket, subscriber: Subscriber) -> None:
    """Send what could not be written at once."""
    messages, wake = subscriber.messages, subscriber.wake
    while True:
        while messages:
            # As long as it is under way, nothing later may overtake it.
            await socket.send(messages[0])
            messages.popleft()
        wake.clear()
        await wake.wait()
