"""What server and browser say about whoever asks, over HTTP, typed (`GET` unless noted):

    /api/devices                        MyDevices
    POST /api/devices/{id}/name         NameDevice -> MyDevices
    POST /api/devices/{id}/shut-out     -> MyDevices
    POST /api/device-link               CarriedSettings -> DeviceLink: one more device may come
    POST /api/device-link/withdraw      -> MyDevices
    POST /api/device-link/look          DeviceSecret -> DeviceOffer: nothing happens yet
    POST /api/device-link/follow        DeviceSecret -> DeviceJoined
    /api/my-data                        MyData, as a file
    POST /api/my-data/delete            DeleteMyData -> DataDeleted

The link is `/d#{secret}`: what follows `#` no browser sends, and no preview of a link sees.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from kaper.server.http_messages import GameStatistics, PastGame
from kaper.server.messages import Happening, Line, MatchResult, Message, TableInfo

Word = Annotated[str, Meta(max_length=64)]


class CarriedSettings(Message, frozen=True):
    """What a browser keeps of its settings, for another one of the same person.

    `voyages` are the chapters ended of each game's voyage.
    """

    name: Word
    portrait: Word
    language: Literal["en", "pl"]
    theme: Literal["chart", "night", "system"]
    volume: Annotated[int, Meta(ge=0, le=100)]
    speed: Annotated[float, Meta(ge=0, le=2)]
    keys: bool
    spoken: Literal["full", "short"]
    confirm: bool
    ask_always: bool
    voyages: Annotated[dict[Word, Annotated[list[Word], Meta(max_length=20)]], Meta(max_length=20)]


class MyDevice(Message, frozen=True):
    """A device of mine; `here`: the one that asks. `id` is empty while it is the only one.

    `name` is what I call it, if anything. `since` and `seen`, the day on which it was here last,
    are 0 while nothing is kept.
    """

    id: str
    browser: str
    system: str
    name: str
    here: bool
    since: float
    seen: float


class MyDevices(Message, frozen=True):
    """Those that are not shut out; `link` is when the link for one more expires, or None."""

    devices: list[MyDevice]
    link: float | None


class NameDevice(Message, frozen=True):
    name: str


class DeviceLink(Message, frozen=True):
    """The path of a link, good once, until it `expires`."""

    path: str
    expires: float


class DeviceSecret(Message, frozen=True):
    secret: Word


class DeviceOffer(Message, frozen=True):
    """What following a link would come to: whose device this becomes, and what it brings along.

    `own_games` and `own_devices` are those that this browser has: they become the other's too.
    """

    name: str
    portrait: str
    games: int
    devices: list[MyDevice]
    own_games: int
    own_devices: int
    expires: float


class DeviceJoined(Message, frozen=True):
    settings: CarriedSettings


class MyView(Message, frozen=True):
    """What a seat of mine may know of a game that goes on."""

    seat: int
    view: dict[str, object]
    happenings: list[Happening]


class MyTableData(Message, frozen=True):
    """A table of mine: its `record` when it is over, until then what my seats may know.

    `names` are those that I had there, `said` is what I said. Of one that is `broken` nothing more
    than its id can be told.
    """

    id: str
    since: float
    broken: bool
    table: TableInfo | None
    names: list[str]
    views: list[MyView]
    record: str
    result: MatchResult | None
    said: list[Line]


class MyReminders(Message, frozen=True):
    """A browser that wants to be told of turns: its address at its push service."""

    endpoint: str
    language: str


class MyData(Message, frozen=True):
    """All that is kept of whoever asks, as far as the rules of the games let them know it."""

    made: float
    devices: list[MyDevice]
    reminders: list[MyReminders]
    history: list[PastGame]
    statistics: list[GameStatistics]
    tables: list[MyTableData]


class DeleteMyData(Message, frozen=True):
    """`sure` because there is no way back."""

    sure: bool


class DataDeleted(Message, frozen=True):
    """At how many tables somebody is forgotten, and how many seats of games were given up."""

    tables: int
    seats: int
