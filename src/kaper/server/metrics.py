"""What can be counted about a server; here nobody counts."""

from __future__ import annotations

from kaper.extras import hosting_libraries
from kaper.server.settings import Settings

# Where several processes leave their numbers.
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"


class Metrics:
    """Is told what happens."""

    def kept(self, facts: int, seconds: float) -> None:
        """So many facts were committed together, within this time."""

    def conflict(self) -> None:
        """Another process was faster."""

    def thought(self, seconds: float) -> None:
        """A bot has chosen."""

    def answered(self, status: int) -> None:
        """Somebody was answered over HTTP."""

    def tables(self, count: int) -> None:
        """So many tables are live in this process."""

    def sockets(self, change: int) -> None:
        """Browsers came or left."""


def metrics_of(settings: Settings) -> Metrics:
    if not settings.metrics:
        return Metrics()
    with hosting_libraries():
        from kaper.server.hosting.prometheus import counting  # noqa: PLC0415

    return counting()


def start_telling(settings: Settings) -> None:
    """Tell the numbers where the settings say."""
    if settings.metrics:
        with hosting_libraries():
            from kaper.server.hosting.prometheus import tell  # noqa: PLC0415

        tell(settings.metrics)
