"""What can be set about a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from kaper.machine import cores


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one visitor may do: `burst` at once, `each second` on average."""

    burst: int
    per_second: float


# Those of the makers of browsers: Google, Mozilla, Microsoft, Apple.
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)


def usual_bot_workers(servers: int = 1) -> int:
    """Bots that search use a whole core each; one core is left for serving."""
    return max(1, (cores() - 1) // servers)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, each with a value that suits playing at home."""

    database: str = ""  # an SQLAlchemy URL; empty for a file in the user's data folder
    redis: str = ""  # the address of a Redis, by which processes hear of each other
    homes: str = ""  # a folder in which several processes of one server find each other
    metrics: str = ""  # where Prometheus finds numbers: a port of this machine, or HOST:PORT
    telemetry: str = ""  # the address of a collector of traces
    log_json: bool = False
    drain: float = 0.0  # seconds from being told to end until nobody more is let in
    hosts: tuple[str, ...] = ()  # names this server answers to, beside addresses and localhost
    secure_cookies: bool = False  # for hosting behind TLS that ends elsewhere
    static: Path = Path(__file__).parent / "static"
    clocks: tuple[int, ...] = (20, 40, 90)  # seconds that a table may give an open window
    least_time: int = 30  # seconds that a table gives for a move or a game
    bot_pause: float = 0.7
    # Seconds that an answer takes which gives itself, where none at all would tell of a hand:
    # drawn evenly between these, whatever the hand is.
    answer_pause: tuple[float, float] = (1.0, 3.0)
    # Seconds before the only answer is given to whoever can still take back the last action.
    second_thoughts: float = 4.0
    # Without any, other processes think for the bots, and this one only for hints.
    bot_workers: int = field(default_factory=usual_bot_workers)
    bot_attempts: int = 3
    away_after: float = 60.0  # when a bot may stand in, at a table with a clock
    patience: float = 86_400.0  # the same without one, where nobody has to hurry
    connections: int = 2_000
    connections_of_one: int = 200  # from one address or network: a browser keeps up to seven
    # Seconds for a request to come, for its body, and to read what was asked for.
    head_within: float = 10.0
    body_within: float = 60.0
    read_within: float = 60.0
    hello_within: float = 10.0
    presence_pause: float = 0.1
    telling_pause: float = 0.1  # between messages to those who need not decide
    idle_after: float = 600.0
    poll_every: float = 15.0  # what no other process told us of is found after so long
    watch_every: float = 30.0  # looks for tables at which something is to happen by itself
    note_pause: float = 20.0  # until a later moment is noted for that
    # Seconds that somebody has to answer, or to come back, before a reminder is sent.
    remind_after: float = 120.0
    remind_patience: float = 10.0  # seconds for whoever takes a reminder
    webhook: str = ""  # an address of the host's own, told which tables wait
    # Reminders are sent to these hosts and those below them over TLS, or to whole origins.
    push_services: tuple[str, ...] = PUSH_SERVICES
    link_valid: float = 86_400.0
    snapshot_every: int = 50  # changes; one costs as much time as two moves, late in a game ten
    tables_going: int = 200  # how many are listed: more than anybody plays at a time
    tables_ended: int = 30
    tables_listed: int = 30
    history_page: int = 20
    listed_for: float = 86_400.0  # since it was made: whoever waits longer has gone
    subscribers: int = 300  # at one table
    outbox: int = 64  # messages that may wait for a slow socket
    max_message: int = 8_192
    max_body: int = 1_000_000
    most_imported: int = 10_000  # lines of a record: many times those of the longest game
    import_within: float = 10.0  # seconds of work for one record: many times those of any game
    imports_waiting: int = 8
    # Passes for each decision of an analysis, fewest and most, and those for a whole game.
    analysis_passes: tuple[int, int] = (8, 60)
    analysis_work: int = 30_000
    analyses_waiting: int = 8
    bad_messages: int = 5
    talk_length: int = 500
    name_length: int = 40
    talk_limit: Limits = Limits(5, 0.5)
    message_limit: Limits = Limits(60, 20)
    make_limit: Limits = Limits(20, 0.5)
    join_limit: Limits = Limits(40, 1)
    answer_limit: Limits = Limits(40, 1)

    def database_url(self) -> str:
        if self.database:
            return self.database
        from platformdirs import user_data_path  # noqa: PLC0415 - a browser has no such folder

        folder = user_data_path("kaper", appauthor=False, ensure_exists=True)
        return sqlite_url(folder / "kaper.sqlite3")


def sqlite_url(path: Path) -> str:
    """The address of a database file."""
    return f"sqlite+aiosqlite:///{path}"


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def database_address(text: str) -> str:
    """A database given as a URL or as the path of a file."""
    if text.startswith("postgresql://"):
        return text.replace("postgresql://", "postgresql+asyncpg://", 1)
    return text if not text or "://" in text else sqlite_url(Path(text).absolute())
