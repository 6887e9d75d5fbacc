"""Who may do what: one row for each endpoint and each message, checked one by one.

A cell says what comes of it:

    see       it is answered, and nothing changes
    mine      it is answered, and this table stands in the answer; nothing changes
    nothing   it is answered, and this table does not stand in the answer; nothing changes
    new       something new is made, and nothing that there was changes
    yes       it is done
    a word    it is refused for this reason, and nothing changes

Whatever the server offers and no row speaks of is a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import get_args

from kaper.analysis.puzzles import puzzles
from kaper.attack.fleet import (
    FORMER,
    HOST,
    OPEN,
    PLAYER,
    SECOND,
    SHUT_OUT,
    WHO,
    Scene,
    Stage,
    Who,
)
from kaper.attack.target import PUSH_SERVICE
from kaper.book import scripts
from kaper.server import client_messages, messages
from kaper.server.phrases import Phrase

GAME = "jolly-roger"

Asked = Mapping[str, object]


@dataclass(frozen=True)
class Row:
    """What comes of one thing that anybody may ask for at a stage, by who asks."""

    stage: Stage
    cells: Mapping[Who, str]
    more: str  # of an address, after its path: a query
    body: Callable[[Scene], Asked] | None
    path: Mapping[str, str]  # what the blanks of an address are filled with


def row(
    stage: Stage,
    rest: str,
    *,
    more: str = "",
    body: Callable[[Scene], Asked] | None = None,
    path: Mapping[str, str] | None = None,
    cells: Mapping[Who, str] | None = None,
    host: str | None = None,
) -> Row:
    """`rest` is for all who have no cell of their own; of the host one speaks most often.

    With another device the host may do the same.
    """
    own: dict[Who, str] = {**dict.fromkeys(WHO, rest), **(cells or {})}
    if host is not None:
        own["host"] = host
    own["second"] = own["host"]
    return Row(stage, own, more, body, path or {})


# What is sent


def _new_table(_: Scene) -> Asked:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return {"game": "martinique", "seats": seats, "options": {}}


def _new_voyage(_: Scene) -> Asked:
    return {"game": GAME, "chapter": scripts(GAME)[0].id, "name": "x"}


def _answer(_: Scene) -> Asked:
    return {"action": next(iter(puzzles(GAME).values())).solution}


def _record(scene: Scene) -> Asked:
    return {"record": scene.record}


def _act(seat: int) -> Callable[[Scene], Asked]:
    def asked(scene: Scene) -> Asked:
        decision = scene.asked
        assert decision is not None
        return {"seat": seat, "decision": decision.id, "action": decision.options[0].text}

    return asked


def _why(_: Scene) -> Asked:
    return {"seat": HOST, "action": "pass"}


def _first_step(scene: Scene) -> Asked:
    assert scene.table.guide is not None
    return {"step": scene.table.guide.number, "stage": scene.table.guide.stage}


def _patience(scene: Scene) -> Asked:
    return {"seat": HOST, "until": scene.table.may_stand(HOST)[0]}


def _settings(_: Scene) -> Asked:
    return {
        "name": "x",
        "portrait": "",
        "language": "en",
        "theme": "system",
        "volume": 60,
        "speed": 1,
        "keys": True,
        "spoken": "full",
        "confirm": True,
        "askAlways": False,
        "voyages": {},
    }


def words(**fields: object) -> Callable[[Scene], Asked]:
    return lambda _: fields


# The tables of access

TABLE = "/api/tables/{table_id}"
# A browser that wants to be reminded; its key is the point from which the curve's others are made.
BROWSER = {
    "endpoint": f"https://{PUSH_SERVICE}/attacked",
    "key": "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKW"
    "T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
    "secret": "AAAAAAAAAAAAAAAAAAAAAA",
    "language": "en",
}
NAMED = {"game_id": GAME}
PUZZLE = "/api/puzzles/{game_id}/{puzzle_id}"
SOLVED = {**NAMED, "puzzle_id": next(iter(puzzles(GAME)))}
UNSOLVED = {**NAMED, "puzzle_id": "guess"}
WORDS = "/api/words/{lang}/{file}"
AT_TABLE: tuple[Who, ...] = ("watcher", "former", "player", "host")
SEATED: tuple[Who, ...] = ("player", "host")
UNKNOWN: tuple[Who, ...] = ("nobody", "forged", "old", SHUT_OUT)
A_DEVICE, LOST_DEVICE = {"device_id": SECOND}, {"device_id": SHUT_OUT}

HTTP: Mapping[str, tuple[Row, ...]] = {
    "GET /health": (row("playing", "nothing"),),
    "GET /ready": (row("playing", "nothing"),),
    "GET /api/games": (row("playing", "nothing"),),
    "GET /api/books/{game_id}": (row("playing", "nothing", path=NAMED),),
    "GET /api/rules/{game_id}": (row("playing", "nothing", path=NAMED),),
    f"GET {WORDS}": (
        row("playing", "nothing", path={"lang": "en", "file": f"{GAME}-why"}),
        row("playing", "no-such-game", path={"lang": "en", "file": "kernel"}),
    ),
    # Games of Kaper's own have boards in the client.
    "GET /api/boards/{game_id}": (row("playing", "no-such-game", path=NAMED),),
    "GET /api/voyages/{game_id}": (row("playing", "nothing", path=NAMED),),
    "POST /api/voyages": (row("playing", "new", body=_new_voyage),),
    "POST /api/tables": (row("playing", "new", body=_new_table),),
    "GET /api/puzzles": (row("playing", "nothing"),),
    f"GET {PUZZLE}": (
        row("playing", "nothing", path=SOLVED),
        row("playing", "no-such-puzzle", path=UNSOLVED),
    ),
    f"POST {PUZZLE}/answer": (
        row("playing", "nothing", path=SOLVED, body=_answer),
        row("playing", "no-such-puzzle", path=UNSOLVED, body=_answer),
    ),
    f"POST {PUZZLE}/solution": (
        row("playing", "nothing", path=SOLVED),
        row("playing", "no-such-puzzle", path=UNSOLVED),
    ),
    f"POST {PUZZLE}/play": (
        row("playing", "new", path=SOLVED, body=_answer),
        row("playing", "no-such-puzzle", path=UNSOLVED, body=_answer),
    ),
    "POST /api/import": (row("over", "new", body=_record),),
    "GET /api/tables": (row("playing", "nothing", cells=dict.fromkeys(AT_TABLE, "mine")),),
    "GET /api/listed-tables": (row("waiting", "nothing"),),
    "GET /api/history": (row("over", "nothing", cells=dict.fromkeys(SEATED, "mine")),),
    "GET /api/statistics": (row("over", "nothing", cells=dict.fromkeys(SEATED, "mine")),),
    "GET /api/network": (row("playing", "nothing"),),
    "POST /api/network": (row("playing", "here-only", body=words(open=True)),),
    "GET /api/push": (row("playing", "nothing"),),
    "POST /api/push": (
        row("playing", "nothing", body=words(**BROWSER)),
        row("playing", "bad-message", body=words(**{**BROWSER, "endpoint": "https://[::1]/"})),
    ),
    "POST /api/push/forget": (row("playing", "nothing", body=words(endpoint=BROWSER["endpoint"])),),
    "GET /api/devices": (row("playing", "nothing"),),
    "POST /api/devices/{device_id}/name": (
        row("playing", "no-such-device", path=A_DEVICE, body=words(name="x"), host="see"),
        row("playing", "no-such-device", path={"device_id": "guess"}, body=words(name="x")),
    ),
    "POST /api/devices/{device_id}/shut-out": (
        row("playing", "no-such-device", path=LOST_DEVICE, host="see"),
        row("playing", "no-such-device", path={"device_id": "guess"}),
    ),
    "POST /api/device-link": (row("playing", "new", body=_settings),),
    "POST /api/device-link/withdraw": (
        row("playing", "see", cells=dict.fromkeys(UNKNOWN, "no-such-device")),
    ),
    "POST /api/device-link/look": (
        row("playing", "old-device-link", body=words(secret="guess")),  # noqa: S106 - none
    ),
    "POST /api/device-link/follow": (
        row("playing", "old-device-link", body=words(secret="guess")),  # noqa: S106 - none
    ),
    "GET /api/my-data": (
        row(
            "playing",
            "no-such-device",
            cells={"stranger": "nothing", **dict.fromkeys(AT_TABLE, "mine")},
        ),
    ),
    "POST /api/my-data/delete": (
        row(
            "playing",
            "not-sure",
            body=words(sure=False),
            cells=dict.fromkeys(UNKNOWN, "no-such-device"),
        ),
    ),
    f"GET {TABLE}": (row("waiting", "see"), row("playing", "see"), row("over", "see")),
    f"POST {TABLE}/join": (
        row(
            "waiting",
            "not-invited",
            body=words(name="x"),
            cells={"watcher": "yes", "former": "yes", "player": "see", "host": "see"},
        ),
        row(
            "playing",
            "not-invited",
            body=words(name="x", seat=FORMER),
            cells={**dict.fromkeys(AT_TABLE, "seat-taken"), "former": "yes"},
        ),
        row("waiting", "no-such-seat", body=words(name="x", seat=-1)),
    ),
    f"POST {TABLE}/invite": (row("waiting", "host-only", host="yes"),),
    f"POST {TABLE}/seats/{{seat}}/link": (
        row("playing", "not-your-seat", path={"seat": str(HOST)}, host="yes"),
        row("playing", "not-your-seat", path={"seat": str(FORMER)}),
    ),
    f"GET {TABLE}/record": (row("playing", "not-over"), row("over", "see")),
    f"GET {TABLE}/export": (
        row("waiting", "see"),
        row("playing", "see"),
        row("playing", "not-your-seat", more=f"?seat={HOST}", host="see"),
        row("playing", "not-your-seat", more=f"?seat={FORMER}"),
        row("over", "see"),
    ),
    f"GET {TABLE}/replay": (row("playing", "not-over"), row("over", "see")),
    f"GET {TABLE}/replay/{{step}}": (
        row("playing", "not-over", path={"step": "0"}, more=f"?seat={HOST}"),
        row("over", "see", path={"step": "0"}, more=f"?seat={HOST}"),
    ),
    f"GET {TABLE}/analysis": (row("playing", "not-over"), row("over", "see")),
    f"POST {TABLE}/analysis": (row("playing", "not-over"), row("over", "see")),
    f"POST {TABLE}/try": (
        row("playing", "not-over", body=words(step=0)),
        row("over", "new", body=words(step=0)),
        row("over", "no-such-step", body=words(step=-1)),
    ),
    "GET /t/{table_id}": (
        row("waiting", "bad-link", more="?k=guess"),
        row("waiting", "yes", more="?k={secret}", cells=dict.fromkeys(AT_TABLE, "see")),
    ),
}

SEAT = words(seat=HOST)

MESSAGES: Mapping[type[messages.Message], tuple[Row, ...]] = {
    client_messages.Hello: (
        row("waiting", "bad-message", body=words(events=0, talk=0, seat=HOST)),
        row("playing", "bad-message", body=words(events=0, talk=0, seat=HOST)),
    ),
    client_messages.Look: (row("playing", "not-your-seat", body=SEAT, host="see"),),
    client_messages.Why: (row("playing", "not-your-seat", body=_why, host="see"),),
    client_messages.AskHint: (row("playing", "not-your-seat", body=SEAT, host="see"),),
    client_messages.Say: (
        row(
            "playing", "not-invited", body=words(text="ahoy"), cells=dict.fromkeys(AT_TABLE, "yes")
        ),
    ),
    client_messages.SayPhrase: (
        row(
            "waiting",
            "not-invited",
            body=words(phrase=get_args(Phrase)[0]),
            cells=dict.fromkeys(AT_TABLE, "yes"),
        ),
    ),
    client_messages.Rematch: (
        row("playing", "not-over", body=words()),
        row("over", "not-seated", body=words(), cells=dict.fromkeys(SEATED, "yes")),
    ),
    client_messages.Ping: (row("playing", "see", body=words()),),
    client_messages.Act: (
        row("playing", "not-your-seat", body=_act(HOST), host="yes"),
        row("playing", "not-your-seat", body=_act(FORMER)),
    ),
    client_messages.TakeBack: (row("playing", "not-your-seat", body=SEAT, host="yes"),),
    client_messages.Agree: (
        row("asked", "not-your-seat", body=words(seat=HOST, yes=True), host="yes"),
    ),
    client_messages.Resign: (row("playing", "not-your-seat", body=SEAT, host="yes"),),
    client_messages.SeatBot: (
        row("waiting", "host-only", body=words(seat=OPEN, bot="random"), host="yes"),
        row(
            "playing",
            "not-seated",
            body=words(seat=HOST, bot="random"),
            cells=dict.fromkeys(SEATED, "not-away"),
        ),
    ),
    client_messages.Proceed: (row("voyage", "not-your-seat", body=_first_step, host="yes"),),
    client_messages.LeaveVoyage: (row("voyage", "not-your-seat", body=words(), host="yes"),),
    client_messages.AskAlways: (
        row("playing", "not-your-seat", body=words(seat=HOST, always=False), host="yes"),
    ),
    client_messages.TakeHoliday: (
        row("playing", "not-your-seat", body=words(seat=HOST, days=1), host="no-holiday"),
    ),
    client_messages.HandOver: (
        row(
            "playing",
            "not-your-seat",
            body=words(seat=PLAYER),
            cells={"player": "host-only", "host": "yes"},
        ),
        row("waiting", "no-such-seat", body=words(seat=OPEN)),
    ),
    client_messages.Stand: (row("window", "not-your-seat", body=_patience, host="yes"),),
}
CLIENT_MESSAGES: frozenset[type] = frozenset(get_args(client_messages.ClientMessage))


def missing(offered: Collection[str]) -> list[str]:
    """What the server offers, or understands, and no row speaks of; and rows of what is gone."""
    said = {kind.__name__ for kind in CLIENT_MESSAGES ^ MESSAGES.keys()}
    return sorted({*offered} ^ HTTP.keys()) + sorted(said)


def endpoints(description: Asked) -> list[str]:
    """What an OpenAPI description offers, as the table names it."""
    paths = description["paths"]
    assert isinstance(paths, dict)
    return [
        f"{method.upper()} {path}"
        for path, methods in paths.items()
        for method in methods
        if method in METHODS
    ]


METHODS = ("get", "post", "put", "patch", "delete", "options", "head", "trace")
