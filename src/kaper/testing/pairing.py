"""Two devices of one person, for tests."""

from __future__ import annotations

from kaper.kernel.codec import Json
from kaper.testing.visitors import Object, Visitor, json_list, json_object

SETTINGS: dict[str, Json] = {
    "name": "Ania",
    "portrait": "kaya",
    "language": "pl",
    "theme": "night",
    "volume": 30,
    "speed": 2,
    "keys": False,
    "spoken": "short",
    "confirm": False,
    "askAlways": True,
    "voyages": {"martinique": ["first"]},
}


def offered(visitor: Visitor) -> str:
    """The secret of a new link for one more device."""
    path = str(visitor.post("/api/device-link", SETTINGS)["path"])
    assert path.startswith("/d#")
    return path.removeprefix("/d#")


def pair(old: Visitor, new: Visitor) -> Object:
    return new.post("/api/device-link/follow", {"secret": offered(old)})


def devices(visitor: Visitor) -> list[Object]:
    told = json_list(visitor.get("/api/devices")["devices"])
    return [json_object(device) for device in told]


def other_device(visitor: Visitor) -> str:
    """The id of the one other device that somebody has."""
    (other,) = [device for device in devices(visitor) if not device["here"]]
    return str(other["id"])


def tables(visitor: Visitor) -> set[str]:
    return {table["id"] for table in visitor.http.get("/api/tables").json()}
