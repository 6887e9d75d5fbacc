"""A connected browser, as its table sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from kaper.server.facts import Person
from kaper.server.scenes import Scene


@dataclass(eq=False, slots=True)
class Subscriber:
    """`known` counts the events it has; `messages` wait until its socket can `write` again.

    A `member` was invited to this table. One that takes `updates` was told a `scene` before.
    `device` is the hash of its key, as a person's is.
    """

    person: Person | None
    eyes: int | None
    known: int
    most: int
    member: bool = False
    updates: bool = False
    device: str = ""
    scene: Scene | None = None
    messages: deque[bytes] = field(default_factory=deque)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    told: float = 0.0
    behind: bool = False
    write: Callable[[bytes], bool] = lambda message: False
    drop: Callable[[], object] = lambda: None

    def send(self, message: bytes) -> None:
        if not self.messages and self.write(message):
            return
        if len(self.messages) >= self.most:
            # Too slow: its socket is closed, and it may come back and go on.
            self.drop()
        else:
            self.messages.append(message)
            self.wake.set()
