"""Those at a table who need no person: bots, the script of a voyage, the clock of windows, and
answers that give themselves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from kaper.kernel.frames import Window
from kaper.server.chores import Chores, weakly
from kaper.server.facts import AnyFact, Moved
from kaper.server.flags import HORIZON
from kaper.server.jobs import Thinking, question
from kaper.server.moments import seconds_until
from kaper.server.pauses import due, longest_pause, reacts_at
from kaper.server.peers import Peers, Turn
from kaper.server.refusals import CommandRefused, refuse
from kaper.server.settings import Settings

if TYPE_CHECKING:
    from kaper.server.rooms import Room

logger = logging.getLogger("kaper.server")


class Movers:
    """Lets them act in one room, each at its time."""

    def __init__(
        self, room: Room, thinkers: Thinking, peers: Peers, settings: Settings, chores: Chores
    ) -> None:
        self._living_room = weakly(room)
        self._thinkers = thinkers
        self._peers = peers
        self._settings = settings
        self._chores = chores
        # Set where somebody else may have to answer sooner than who is waited for.
        self._changed = asyncio.Event()
        # Set with every change of the table.
        self._stirred = asyncio.Event()

    @property
    def _room(self) -> Room:
        return self._living_room()

    def go_on(self) -> None:
        """Begin whatever goes on now without a person."""
        table = self._room.table
        self._stirred.set()
        if self._bot_seat() is not None:
            self._chores.begin(self._play_bots)
        if table.guide is not None and table.guide.line is not None:
            self._chores.begin(self._play_script)
        if table.clock.deadline is not None and self._window_left() is not None:
            self._chores.begin(self._keep_time)
        self._room.flags.go_on()
        self._room.reminders.go_on()
        self._room.diary.go_on()
        if self._next_answer() is not None:
            self._changed.set()
            self._chores.begin(self._answer_by_itself)

    async def hold(self, seat: int, decision: int) -> None:
        """Wait with what a person answers at once until an answer could also come by itself.

        In a window nobody sees who has passed, and cards are played as fast as one can.
        """
        if self._room.settled:
            left = self._held_for(seat, decision)
        else:
            async with self._room.held():
                left = self._held_for(seat, decision)
        if left:
            await asyncio.sleep(left)

    def _held_for(self, seat: int, decision: int) -> float:
        table = self._room.table
        asked = table.questions.asked.get(seat)
        if asked is None or asked.id != decision or table.over or table.guide is not None:
            return 0.0
        moment = self._reacts_at(seat)
        if not moment or table.hot_seat or isinstance(table.playing().state.stack[-1], Window):
            return 0.0
        return self._left(moment)

    def _stagger(self) -> float:
        return self._peers.stagger()

    def _reacts_at(self, seat: int) -> float:
        return reacts_at(self._room.table, seat, self._settings)

    def _left(self, moment: float) -> float:
        """How long to wait for the moment of a reaction or an answer."""
        return seconds_until(moment, longest_pause(self._settings), time.time())

    # Answers that give themselves

    def _next_answer(self) -> tuple[float, int] | None:
        """The next seat that answers by itself, and when."""
        table = self._room.table
        if table.match is None or table.over:
            return None
        seats = (seat for seat in table.pending if table.by_itself(seat) is not None)
        return min(((due(table, seat, self._settings), seat) for seat in seats), default=None)

    def answer_at_once(self) -> Moved | None:
        """What somebody answers by itself now."""
        following = self._next_answer()
        if following is None or self._left(following[0]):
            return None
        return self._room.table.answer_by_itself(following[1])

    async def _answer_by_itself(self) -> None:
        while (moment := await self._answer_due()) is not None:
            try:
                left = self._left(moment) + self._stagger()
                # `wait_for` may overlook that it is cancelled where the event is set just then.
                async with asyncio.timeout(left):
                    await self._changed.wait()
            except TimeoutError:
                await self._room.change(self.answer_at_once)

    async def _answer_due(self) -> float | None:
        async with self._room.held():
            self._changed.clear()
            following = self._next_answer()
            return None if following is None else following[0]

    # The clock

    async def _keep_time(self) -> None:
        """Play for those whose time is up, one after the other."""
        try:
            while (left := await self._time_left()) is not None:
                await asyncio.sleep(left + self._stagger())
                await self._room.change(self._lapse)
        except CommandRefused as refusal:
            logger.info("the clock came to nothing: %s", refusal.rule)

    async def _time_left(self) -> float | None:
        async with self._room.held():
            return self._window_left()

    def _window_left(self) -> float | None:
        """The seconds that an open window still has, where it is worth waiting for its end."""
        left = self._room.table.clock.left(time.time())
        return left if left is not None and left <= HORIZON else None

    def _lapse(self) -> AnyFact | None:
        clock, now = self._room.table.clock, time.time()
        if clock.deadline is None or seconds_until(clock.deadline, clock.longest(now), now):
            # Somebody acted meanwhile, or the machine's two clocks differ.
            return None
        lapsed = self._room.table.lapse()
        if lapsed is None:
            # Time alone will not change that.
            refuse("not-asked")
        return lapsed

    # The script of a voyage

    async def _play_script(self) -> None:
        """Others do what the voyage says, as slowly as if they had to think of it."""
        while (sequence := await self._script_goes_on()) is not None:
            await asyncio.sleep(self._settings.bot_pause + self._stagger())
            await self._room.change(partial(self._scripted, sequence))

    def _scripted(self, sequence: int) -> AnyFact | None:
        # Where something happened meanwhile, what comes next has a pause of its own.
        table = self._room.table
        return table.play_script() if table.sequence == sequence else None

    async def _script_goes_on(self) -> int | None:
        async with self._room.held() as table:
            goes_on = table.guide is not None and table.guide.line is not None and not table.over
            return table.sequence if goes_on else None

    # Bots

    def _bot_seat(self) -> int | None:
        """The next bot to act; among themselves they play only while somebody looks on."""
        room = self._room
        table = room.table
        waiting = [seat for seat in table.waiting() if table.bot_of(seat)]
        if not waiting or table.guide is not None:
            return None
        if not room.subscribers and all(place.kind == "bot" for place in table.places):
            return None
        return min(waiting, key=self._reacts_at)

    async def _play_bots(self) -> None:
        while await self._turn() is not None:
            await asyncio.sleep(self._settings.bot_pause)
            turn = await self._turn()
            if turn is not None:
                await self._give(turn)

    async def _turn(self) -> Turn | None:
        """The next bot's turn, as others may be told of it."""
        async with self._room.held() as table:
            seat = self._bot_seat()
            return None if seat is None else Turn(table.id, table.asked_from, seat)

    async def _give(self, turn: Turn) -> None:
        """Let any process play it; if nothing comes of it for long, it is offered again."""
        self._stirred.clear()
        if not await self._peers.offer(turn):
            await self.take(turn.seat)
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._settings.poll_every):
                await self._stirred.wait()

    async def take(self, seat: int) -> None:
        """Think for a bot, and play what it chose."""
        async with self._room.held() as table:
            match = table.match
            if match is None or not self._is_bots_turn(seat):
                return
            asked, bot = table.pending[seat].id, table.bot_of(seat)
            is_bot = table.places[seat].kind == "bot"
            asking, moment = question(match, seat, bot), self._reacts_at(seat)
        chosen = await self._thinkers.decide(asking)
        # Thinking is part of the pause: that it had to think tells that it had a choice.
        await asyncio.sleep(self._left(moment))
        try:
            await self._room.change(lambda: self._bot_move(seat, asked, chosen.action))
            because = chosen.because if is_bot else None
            if because is not None:
                await self._room.change(lambda: self._room.table.explain(seat, because))
        except CommandRefused as refusal:
            # Somebody took back meanwhile, or a person took the seat again.
            logger.info("a bot's move came to nothing: %s", refusal.rule)

    def _is_bots_turn(self, seat: int) -> bool:
        table = self._room.table
        return table.guide is None and seat in table.waiting() and bool(table.bot_of(seat))

    def _bot_move(self, seat: int, asked: int, action: str) -> AnyFact | None:
        if not self._is_bots_turn(seat):
            return None
        return self._room.table.move(seat, asked, action)
