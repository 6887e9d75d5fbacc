"""What can be set about a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from kaper.machine import cores


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one visitor may do: `burst` at once, `each second` on average."""

    burst: int
    per_second: float


def usual_bot_workers() -> int:
    """Bots that search use a whole core each; one core is left for the server."""
    return max(1, cores() - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, each with a value that suits playing at home."""

    database: str = ""  # an SQLAlchemy URL; empty for a file in the user's data folder
    hosts: tuple[str, ...] = ()  # names this server answers to, beside addresses and localhost
    secure_cookies: bool = False  # for hosting behind TLS that ends elsewhere
    static: Path = Path(__file__).parent / "static"
    clocks: tuple[int, ...] = (20, 40, 90)  # seconds that a table may give an open window
    bot_pause: float = 0.7
    bot_workers: int = field(default_factory=usual_bot_workers)
    bot_attempts: int = 3
    away_after: float = 60.0  # when a bot may stand in, at a table with a clock
    patience: float = 86_400.0  # the same without one, where nobody has to hurry
    hello_within: float = 10.0
    presence_pause: float = 0.1
    telling_pause: float = 0.1  # between messages to those who need not decide
    idle_after: float = 600.0
    link_valid: float = 86_400.0
    snapshot_every: int = 50  # changes; one costs as much time as two moves, late in a game ten
    tables_going: int = 200  # how many are listed: more than anybody plays at a time
    tables_ended: int = 30
    subscribers: int = 300  # at one table
    outbox: int = 64  # messages that may wait for a slow socket
    max_message: int = 8_192
    max_body: int = 1_000_000
    most_imported: int = 10_000  # actions of a record: many times those of the longest game
    bad_messages: int = 5
    talk_length: int = 500
    name_length: int = 40
    talk_limit: Limits = Limits(5, 0.5)
    message_limit: Limits = Limits(60, 20)
    make_limit: Limits = Limits(20, 0.5)
    join_limit: Limits = Limits(40, 1)

    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = user_data_path("kaper", appauthor=False, ensure_exists=True)
        return sqlite_url(folder / "kaper.sqlite3")


def sqlite_url(path: Path) -> str:
    """The address of a database file."""
    return f"sqlite+aiosqlite:///{path}"


def database_address(text: str) -> str:
    """A database given as a URL or as the path of a file."""
    if text.startswith("postgresql://"):
        return text.replace("postgresql://", "postgresql+asyncpg://", 1)
    return text if not text or "://" in text else sqlite_url(Path(text).absolute())
