"""Carries reminders out of the house: to the push services of browsers, and to a webhook."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Literal

import msgspec

from kaper.extras import hosting_libraries
from kaper.server.facts import Person
from kaper.server.kept import STORAGE_FAILURES
from kaper.server.settings import Settings

if TYPE_CHECKING:
    from kaper.server.hosting.push import Push
    from kaper.server.hosting.webhook import Webhook
    from kaper.server.store import Store
    from kaper.server.subscriptions import Subscription

logger = logging.getLogger("kaper.server")

# What is still to be sent; more would only come too late.
_MOST = 1000

# It is somebody's turn, or their time is nearly up.
Occasion = Literal["turn", "soon"]


class Notice(msgspec.Struct, frozen=True):
    """What a browser is told: nothing that tells of the game but that it waits."""

    table: str
    game: str
    occasion: Occasion
    language: str


class Call(msgspec.Struct, frozen=True):
    """What a webhook is told: what everybody at the table sees. `address` is a path here."""

    table: str
    game: str
    occasion: Occasion
    names: list[str]
    address: str


class Herald:
    """That of one process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self.push: Push | None = None
        self.webhook: Webhook | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.push = await _push(self._store, self._settings)
        if self._settings.webhook:
            with hosting_libraries():
                from kaper.server.hosting.webhook import Webhook  # noqa: PLC0415 - as below

            self.webhook = Webhook(self._settings.webhook, self._settings.remind_patience)

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        for service in (self.push, self.webhook):
            if service is not None:
                await service.close()

    @property
    def able(self) -> bool:
        """Whether anybody could be reminded."""
        return self.push is not None or self.webhook is not None

    async def claim(self, table: str, seat: int, asked: float, times: int) -> bool:
        """Take a reminder on; whether no other process did."""
        return await self._store.subscriptions.claim(table, seat, asked, times)

    def remind(self, persons: list[Person], notice: Notice) -> None:
        """Tell all browsers of these persons, soon."""
        if self.push is not None:
            self._begin(self._remind(self.push, persons, notice))

    async def _remind(self, push: Push, persons: list[Person], notice: Notice) -> None:
        try:
            found = await self._store.subscriptions.of(persons)
            # A service that takes long keeps nobody's other browsers from being told.
            await asyncio.gather(*(self._send(push, each, notice) for each in found))
        except STORAGE_FAILURES as failure:
            logger.warning("a reminder came to nothing: %s", failure)

    async def _send(self, push: Push, to: Subscription, notice: Notice) -> None:
        told = msgspec.structs.replace(notice, language=to.language)
        if await push.send(to, msgspec.json.encode(told), notice.table) == "gone":
            await self._store.subscriptions.forget(to.endpoint)

    def call(self, call: Call) -> None:
        """Tell the webhook."""
        if self.webhook is not None:
            self._begin(self.webhook.send(msgspec.json.encode(call)))

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        if len(self._sending) >= _MOST:
            work.close()
            logger.warning("too many reminders are under way: one is left out")
            return
        task = asyncio.get_running_loop().create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)


async def _push(store: Store, settings: Settings) -> Push | None:
    """Web push, where its libraries are installed: at home nobody is far away."""
    try:
        from kaper.server.hosting.push import Push  # noqa: PLC0415 - a library of hosting
    except ModuleNotFoundError:
        return None
    return await Push.of(store, settings)
