"""What a browser may ask for on its socket, and the answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from kaper.server.client_messages import (
    Act,
    Agree,
    AskAlways,
    AskHint,
    Change,
    ClientMessage,
    HandOver,
    Hello,
    LeaveVoyage,
    Look,
    Ping,
    Proceed,
    Rematch,
    Resign,
    Say,
    SayPhrase,
    SeatBot,
    Stand,
    TakeBack,
    TakeHoliday,
    Why,
)
from kaper.server.facts import AnyFact
from kaper.server.haven import Haven
from kaper.server.kept import STORAGE_FAILURES
from kaper.server.messages import Done, Hint, Pong, Reason, Refused, ServerMessage
from kaper.server.phrases import phrase_key
from kaper.server.refusals import CommandRefused, grounds_of, refuse
from kaper.server.rooms import Room
from kaper.server.subscriber import Subscriber
from kaper.server.writing import legible

logger = logging.getLogger("kaper.server")

_ENCODER = msgspec.json.Encoder()
_ID_LENGTH = 64
KEY_LENGTH = 16  # letters of a device's hash before the id of a command


def _id(message: ClientMessage) -> str:
    return "" if isinstance(message, (Hello, Look)) else message.id


def command_key(device: str, command: str) -> str:
    """Two devices may use the same id for their commands; who comes with one may change."""
    return f"{device[:KEY_LENGTH]}:{command}"


class Commands:
    """Carries out the commands of one connected browser."""

    def __init__(self, hub: Haven, room: Room, subscriber: Subscriber) -> None:
        self._hub = hub
        self._room = room
        self._me = subscriber
        self._hint: asyncio.Task[None] | None = None

    async def carry_out(self, message: ClientMessage) -> None:
        kind, game = str(message.__struct_config__.tag), self._room.table.setup.game
        with self._hub.telemetry.span("command", kind=kind, game=game):
            await self._reply(_id(message)[:_ID_LENGTH], self._answer(message))

    async def _reply(self, command: str, answering: Awaitable[ServerMessage | None]) -> None:
        answer: ServerMessage | None
        try:
            answer = await answering
        except CommandRefused as refusal:
            answer = Refused(command, refusal.rule, refusal.grounds)
        except STORAGE_FAILURES as failure:
            logger.warning("a command was not carried out: %s", failure)
            answer = Refused(command, "server:busy", None)
        if answer is not None:
            self._me.send(_ENCODER.encode(answer))

    async def _answer(self, message: ClientMessage) -> ServerMessage | None:
        if len(_id(message)) > _ID_LENGTH or "\0" in _id(message):
            refuse("bad-message")
        person = self._me.person
        match message:
            case Ping():
                return Pong(message.id)
            case Look():
                await self._room.look(self._me, message.seat)
                return None
            case Hello():
                refuse("bad-message")
            case Why():
                async with self._room.held() as table:
                    refusal = table.refusal(person, message.seat, message.action)
                if refusal is None:
                    return Reason(message.id, "", None)
                return Reason(message.id, refusal.rule, grounds_of(refusal))
            case AskHint():
                self._start_hint(message)
                return None
            case Say():
                return await self._say(message.id, self._words(message.text))
            case SayPhrase():
                return await self._say(message.id, "", phrase_key(message.phrase))
            case Rematch():
                key = self._key(message.id)
                return Done(message.id, await self._hub.rematch(self._room, person, key))
        return await self._change(message)

    async def _change(self, message: Change) -> ServerMessage | None:
        if isinstance(message, Act) and self._room.table.owns(self._me.person, message.seat):
            await self._room.movers.hold(message.seat, message.decision)
        sequence = await self._room.change(self._deciding(message), self._key(message.id))
        return Done(message.id, sequence)

    def _deciding(self, message: Change) -> Callable[[], AnyFact | None]:
        """Decided under the room's lock, on the table as it then is."""
        room, person = self._room, self._me.person
        match message:
            case Act(_, seat, decision, action):
                return lambda: room.table.act(person, seat, decision, action)
            case TakeBack(_, seat):
                return lambda: room.table.take_back(person, seat)
            case Agree(_, seat, yes):
                return lambda: room.table.answer(person, seat, yes)
            case Resign(_, seat):
                return lambda: room.table.resign(person, seat)
            case SeatBot(_, seat, bot):
                return lambda: room.table.seat_bot(person, seat, bot, away=room.away(seat))
            case Proceed(_, step, stage):
                return lambda: room.table.proceed(person, step, stage)
            case LeaveVoyage():
                return lambda: room.table.leave_voyage(person)
            case AskAlways(_, seat, always):
                return lambda: room.table.ask_always(person, seat, always)
            case Stand(_, seat, until):
                return lambda: room.table.stand(person, seat, until)
            case TakeHoliday(_, seat, days):
                return lambda: room.table.take_holiday(person, seat, days, time.time())
            case HandOver(_, seat):
                return lambda: room.table.hand_over(person, seat, host_away=room.host_away())

    def _key(self, command: str) -> str:
        return command_key(self._me.device, command)

    def _words(self, written: str) -> str:
        text = legible(written)
        if not text or len(text) > self._hub.settings.talk_length:
            refuse("talk-length")
        return text

    async def _say(self, command: str, text: str, key: str = "") -> Done:
        room, person = self._room, self._me.person
        if not room.talk_limits.take(person or ""):
            refuse("too-fast")
        member = person is not None and await self._hub.store.is_member(room.table.id, person)
        sequence = await room.change(
            lambda: room.table.say(person, text, member=member, key=key), self._key(command)
        )
        return Done(command, sequence)

    def _start_hint(self, message: AskHint) -> None:
        """Thinking takes a while, and the browser may want other things meanwhile."""
        if self._hint is not None and not self._hint.done():
            refuse("too-fast")
        answering = self._reply(message.id, self._hint_for(message))
        self._hint = asyncio.get_running_loop().create_task(answering)

    async def _hint_for(self, message: AskHint) -> Hint:
        action, advice = await self._room.hints.ask(self._me.person, message.seat)
        return Hint(message.id, action, advice)
