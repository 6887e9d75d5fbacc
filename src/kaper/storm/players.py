"""A person at a table, who plays any legal action and comes back whenever thrown out.

A command without an answer is given again, under the same id, as browsers do.
"""

from __future__ import annotations

import asyncio
import time
from random import Random

import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kaper.server.client_messages import Act, Agree, Hello, Look, Rematch, Resign, Say, TakeBack
from kaper.server.messages import Done, Form, Message, Refused, Seat, TableStatus, Talk, UndoRequest
from kaper.server.scenes import Listener
from kaper.server.security import hashed
from kaper.storm.book import Book, Command, Order

PATIENCE = 6.0  # seconds for an answer, until one connects again
THINKING = 0.5
IDLE = 5.0
# Refusals after which the same may be tried again.
FOR_NOW = ("server:busy", "server:too-fast")


class Option(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    id: int
    options: list[Option]
    form: Form | None


class Event(msgspec.Struct):
    index: int


class AtTable(msgspec.Struct, rename="camel"):
    status: TableStatus
    seats: list[Seat]
    next_table: str


class Situation(msgspec.Struct, tag_field="type", tag="situation"):
    """As much of one as somebody reads who plays anything."""

    sequence: int
    table: AtTable
    seat: int | None
    waiting: list[int]
    decision: Asked | None
    interruption: Asked | None
    since: int
    happenings: list[Event]
    undo: list[str]
    request: UndoRequest | None


Heard = Situation | Talk | Done | Refused

_ENCODER = msgspec.json.Encoder()


class Player:
    """One browser; without a cookie it only looks on."""

    def __init__(self, address: str, book: Book, random: Random, table: str, cookie: str) -> None:
        self._address = address
        self._book = book
        self._random = random
        self._cookie = cookie
        self.person = hashed(cookie.rpartition(".")[0]) if cookie else None
        self.table = ""
        self.order: Order | None = None
        self.resting = False  # gives no more commands
        self._orders = 0
        self._refused = False
        self._thrown_out = False
        self._due = 0.0
        self._listener = Listener()
        self._sit_down(table)

    def _sit_down(self, table: str) -> None:
        self.table = table
        self._book.tables.setdefault(table, 0)
        self.now: Situation | None = None
        self._events = self._lines = 0
        self._answered: tuple[int, int] | None = None  # seat and question

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._visit()
            except (OSError, TimeoutError, WebSocketException):
                self._thrown_out = True
            await asyncio.sleep(self._random.uniform(0.02, 0.3))

    async def _visit(self) -> None:
        table = self.table
        dialling = connect(
            f"{self._address.replace('http', 'ws', 1)}/ws/{table}",
            origin=Origin(self._address),
            additional_headers={"cookie": f"kaper={self._cookie}"} if self._cookie else None,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
        )
        async with dialling as socket:
            self._book.counts["reconnections"] += self._thrown_out
            self._thrown_out = False
            eyes = None if self.now is None else self.now.seat
            self._listener = Listener()
            await _say(socket, Hello(self._events, self._lines, eyes, updates=True))
            if self.order is not None:
                await self._give(socket, self.order)
            else:
                self._rest(THINKING)
            while self.table == table:
                await self._go_on(socket)

    async def _go_on(self, socket: ClientConnection) -> None:
        """Take in the next message, or act when it is time to."""
        try:
            left = max(0.0, self._due - time.monotonic())
            # `wait_for` may overlook that it is cancelled where a message comes that very moment.
            async with asyncio.timeout(left):
                text = await socket.recv(decode=True)
        except TimeoutError:
            if self.order is None:
                await self._act(socket)
            elif self._refused:
                await self._give(socket, self.order)
            else:
                # No answer: perhaps nobody is there any more.
                raise
        else:
            self._read(text)

    # What is told

    def _read(self, text: str) -> None:
        told = self._listener.hear(text)
        # An update as what it comes to: that can be compared with what the facts say.
        self._book.hear(self.table, self.person, _ENCODER.encode(told).decode())
        message = msgspec.convert(told, Heard)
        match message:
            case Situation():
                self._see(message)
            case Talk():
                self._lines = max([self._lines, *(line.number for line in message.lines)])
            case Done() | Refused():
                self._hear_answer(message)

    def _see(self, situation: Situation) -> None:
        self.now = situation
        told = situation.happenings
        self._events = told[-1].index + 1 if told else min(self._events, situation.since)
        known = self._book.tables[self.table]
        self._book.tables[self.table] = max(known, situation.sequence)
        if self.order is None:
            self._due = min(self._due, time.monotonic() + self._random.uniform(0, THINKING))
            if situation.table.next_table:
                self._sit_down(situation.table.next_table)

    def _hear_answer(self, answer: Done | Refused) -> None:
        order = self.order
        if order is None or answer.id != order.command.id:
            return
        if isinstance(answer, Refused) and answer.rule in FOR_NOW:
            self._refused = True
            self._rest(1.0)
            return
        order.answer, self.order = answer, None
        self._rest(THINKING)
        if isinstance(answer, Refused):
            self._book.counts["refused"] += 1
            return
        self._book.counts["acknowledged"] += 1
        if isinstance(order.command, Act):
            self._answered = order.command.seat, order.command.decision

    def _rest(self, longest: float) -> None:
        self._due = time.monotonic() + self._random.uniform(0.02, longest)

    # What is done

    async def _act(self, socket: ClientConnection) -> None:
        self._rest(IDLE)
        now = self.now
        if self.person is None or now is None or self.resting:
            return
        command = self._choice(now, self.person)
        if command is not None:
            self.order = Order(self.table, self.person, command)
            self._book.orders.append(self.order)
            await self._give(socket, self.order)
        else:
            await self._look_elsewhere(socket, now)

    async def _give(self, socket: ClientConnection, order: Order) -> None:
        self._refused = False
        self._due = time.monotonic() + PATIENCE
        order.tries += 1
        self._book.counts["sent again"] += order.tries > 1
        await _say(socket, order.command)

    async def _look_elsewhere(self, socket: ClientConnection, now: Situation) -> None:
        """Where several play on one device, see with the eyes of one who is asked."""
        own = [seat for seat, info in enumerate(now.table.seats) if info.mine]
        asked = [seat for seat in own if seat in now.waiting and seat != now.seat]
        if len(own) > 1 and asked and now.decision is None:
            await _say(socket, Look(self._random.choice(asked)))
            self._rest(THINKING)

    def _choice(self, now: Situation, person: str) -> Command | None:
        draw, chance = self._random, self._random.random()
        if now.table.status == "over":
            return Rematch(self._id(person))
        if now.table.status == "waiting" or now.seat is None:
            return None
        if now.request is not None:
            if now.seat not in now.request.waiting:
                return None
            return Agree(self._id(person), now.seat, draw.random() < 0.7)
        if chance < 0.03:
            return Say(self._id(person), f"ahoy {draw.randrange(1000)}")
        if now.undo and chance < 0.06:
            return TakeBack(self._id(person), now.seat)
        if chance > 0.997:
            return Resign(self._id(person), now.seat)
        asked = now.decision or (now.interruption if chance < 0.3 else None)
        if asked is None or (now.seat, asked.id) == self._answered:
            return None
        action = _any_answer(asked, draw)
        return None if action is None else Act(self._id(person), now.seat, asked.id, action)

    def _id(self, person: str) -> str:
        self._orders += 1
        return f"{person[:8]}-{self._orders}"


def _any_answer(asked: Asked, random: Random) -> str | None:
    form = asked.form
    if form is not None and (not asked.options or random.random() < 0.1):
        return _filled_in(form, random)
    return random.choice(asked.options).text if asked.options else None


def _filled_in(form: Form, random: Random) -> str:
    words = [
        random.choice(blank.choices)
        if blank.choices
        else str(random.randint(blank.least, blank.most))
        for blank in form.fields
    ]
    return " ".join([form.verb, *words])


async def _say(socket: ClientConnection, message: Message) -> None:
    await socket.send(_ENCODER.encode(message).decode())
