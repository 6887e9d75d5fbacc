"""A connected browser, as its table sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from kaper.server.facts import Person


@dataclass(eq=False, slots=True)
class Subscriber:
    """`known` counts the events it has; `messages` wait to be sent.

    A `member` was invited to this table.
    """

    person: Person | None
    eyes: int | None
    known: int
    most: int
    member: bool = False
    messages: deque[str] = field(default_factory=deque)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    told: float = 0.0
    behind: bool = False
    drop: Callable[[], object] = lambda: None

    def send(self, message: str) -> None:
        if len(self.messages) >= self.most:
            # Too slow: its socket is closed, and it may come back and go on.
            self.drop()
        else:
            self.messages.append(message)
            self.wake.set()
