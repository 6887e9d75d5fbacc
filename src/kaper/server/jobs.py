"""What bots are asked, packed to be thought of elsewhere.

That is another process of a server, or another worker of a browser.
"""

from __future__ import annotations

import pickle
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from kaper import registry
from kaper.bots import Bot, Seen, make_bot
from kaper.kernel import driver
from kaper.kernel.codec import Json, encode_fields
from kaper.kernel.decisions import Prompt
from kaper.kernel.events import Event
from kaper.kernel.record import Header
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import components_of

T = TypeVar("T")

# The bots that thought last in this process, the latest at the end. A tree takes some megabytes.
_KEPT: dict[tuple[Header, int, str], Bot] = {}
MOST_KEPT = 8


@dataclass(frozen=True, slots=True)
class Job:
    """A position to think about: what a match is made of, without its history."""

    header: Header
    state: dict[str, Json]
    events: list[Event]
    seat: int
    bot: str
    seed: int

    @classmethod
    def of(cls, match: Match[State], seat: int, bot: str) -> Job:
        state, events = encode_fields(match.state), list(match.events)
        return cls(match.header, state, events, seat, bot, secrets.randbits(64))

    def match(self) -> Match[State]:
        game, components = registry.game(self.header.game), components_of(self.header)
        match = Match(
            game, game.restore(self.state, components, game.rules), self.header, components
        )
        match.events = self.events
        return match


@dataclass(frozen=True, slots=True)
class Question:
    """A job packed for the worker, and what would be legal."""

    data: bytes
    options: list[str]
    game: str
    bot: str


@dataclass(frozen=True, slots=True)
class Thought:
    """The text of the action that a bot chooses, and what it says of that."""

    action: str
    because: Prompt | None = None


def question(match: Match[State], seat: int, bot: str) -> Question:
    options = [option.text for option in driver.options(match.state, seat)]
    data = pickle.dumps(Job.of(match, seat, bot))
    return Question(data, options, match.header.game, bot)


def think(data: bytes) -> Thought:
    """Run in the worker: what the bot chooses."""
    job = pickle.loads(data)  # noqa: S301 - from our own process
    assert isinstance(job, Job)
    bot, seen = _bot_of(job), Seen(job.match(), job.seat)
    action = bot.decide(seen)
    return Thought(action.text, bot.because(seen, action))


def _bot_of(job: Job) -> Bot:
    """The bot that thought for this seat last, if that was here: it may remember its plan."""
    key = (job.header, job.seat, job.bot)
    bot = _KEPT.pop(key, None) or make_bot(job.bot, job.seed)
    _KEPT[key] = bot
    if len(_KEPT) > MOST_KEPT:
        del _KEPT[next(iter(_KEPT))]
    return bot


class Thinking(ABC):
    """Those who think for bots and hints, so that a table goes on answering meanwhile."""

    @abstractmethod
    async def run(self, thinking: Callable[[bytes], T], data: bytes) -> T | None:
        """What comes of thinking, or nothing where it fails."""

    @abstractmethod
    async def at_leisure(self, work: Callable[[bytes], T], data: bytes) -> T:
        """Do a short piece of work that can wait for bots that think."""

    async def decide(self, asked: Question) -> Thought:
        """What the bot would do."""
        found = await self.run(think, asked.data)
        if found is not None:
            return found
        # The others wait: any legal action is better than none.
        action = Random(secrets.randbits(64)).choice(asked.options)  # noqa: S311 - play, not secrets
        return Thought(action)
