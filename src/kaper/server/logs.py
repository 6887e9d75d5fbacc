"""What the server says of itself, for people or for programs that read it.

No line holds what a visitor is known by, an address that was asked for with its query, or a seed.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec


class AsJson(logging.Formatter):
    """Each line one object."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def set_up_logs(*, as_json: bool) -> None:
    """Only for a process of its own. What libraries find worth an information may be anything."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(AsJson() if as_json else plain)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("kaper").setLevel(logging.INFO)
