"""A server with faults that an attack has to find."""

from __future__ import annotations

import msgspec
from litestar import get

from kaper.attack import target
from kaper.server import http
from kaper.server.messages import TableInfo
from kaper.server.renderings import Renderings, Viewer
from kaper.server.seating import Seating

HONEST = Renderings.info


def crash(*_: object) -> None:
    raise ZeroDivisionError


def owns(_: Seating, __: object, seat: int) -> bool:
    """Whoever asks for the host's seat has it."""
    return seat == 0


def info(self: Renderings, viewer: Viewer) -> TableInfo:
    """The seed is told before the end."""
    return msgspec.structs.replace(HONEST(self, viewer), seed=self.table.setup.seed)


@get("/api/treasure", sync_to_thread=False)
def treasure() -> str:
    """No row of the table of access speaks of it."""
    return "gold"


def plant() -> None:
    setattr(http, "replay_step", crash)  # noqa: B010 - of another type
    setattr(http, "ROUTES", (*http.ROUTES, treasure))  # noqa: B010 - of another length
    setattr(Seating, "owns", owns)  # noqa: B010 - a method
    setattr(Renderings, "info", info)  # noqa: B010 - a method


if __name__ == "__main__":
    plant()
    target.main()
