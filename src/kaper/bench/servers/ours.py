"""Playing Martinique on our server: any of the options that the server sends."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy

import httpx
import msgspec

from kaper.bench.servers.heats import SPECTATORS, Heat, Seat, Side
from kaper.bench.servers.host import hosted
from kaper.bench.servers.wire import greeting
from kaper.kernel.errors import KaperError

GAME = "martinique"
NAME = "ours"


class _Option(msgspec.Struct):
    text: str


class _Decision(msgspec.Struct):
    id: int
    seat: int
    options: list[_Option]


class _Situation(msgspec.Struct, tag_field="type", tag="situation"):
    """As much of a message as a player has to read."""

    decision: _Decision | None


class _Update(msgspec.Struct, tag_field="type", tag="update"):
    """The same; it is left out where nothing else is asked than before."""

    decision: _Decision | None = None


class _Talk(msgspec.Struct, tag_field="type", tag="talk"):
    pass


class _Done(msgspec.Struct, tag_field="type", tag="done"):
    pass


class _Refused(msgspec.Struct, tag_field="type", tag="refused"):
    rule: str


class _Act(msgspec.Struct, tag_field="type", tag="act"):
    id: str
    seat: int
    decision: int
    action: str


_DECODER = msgspec.json.Decoder(_Situation | _Update | _Talk | _Done | _Refused)
_ENCODER = msgspec.json.Encoder()


class OurSeat(Seat):
    answered = 0

    def opened(self) -> None:
        self.say(b'{"type":"hello","events":0,"talk":0,"updates":true}')

    def read(self, text: bytes) -> None:
        if not self.plays:
            self.seated()
            return
        message = _DECODER.decode(text)
        if isinstance(message, _Done):
            self.heat.confirmed(self)
        elif isinstance(message, (_Situation, _Update)):
            self.seated()
            decision = message.decision
            if decision is not None and decision.id != self.answered:
                self.answered = decision.id
                action = self.random.choice(decision.options).text
                act = _Act(f"{decision.seat}-{decision.id}", decision.seat, decision.id, action)
                self.heat.move(self, _ENCODER.encode(act))
        elif isinstance(message, _Refused):
            self.lost(KaperError(f"refused: {message.rule}"))


class Ours(Side):
    name = NAME

    def client(self) -> httpx.AsyncClient:
        http = httpx.AsyncClient(base_url=self.address, headers={"x-kaper": "1"}, timeout=30)
        # Each request is another person's: it brings its own cookie or none.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        return http

    async def seats(self, http: httpx.AsyncClient, heat: Heat, table: int) -> Sequence[OurSeat]:
        """A table for two persons, the second by invitation."""
        wanted = [{"kind": "me", "name": "A"}, {"kind": "open"}]
        body = {"game": GAME, "seats": wanted, "options": {}}
        made = (await http.post("/api/tables", json=body)).raise_for_status()
        name = made.json()["id"]
        guest = (await http.get(made.json()["invite"])).cookies["kaper"]
        joined = await http.post(
            f"/api/tables/{name}/join",
            json={"name": "B"},
            headers={"cookie": f"kaper={guest}"},
        )
        joined.raise_for_status()
        players = [{"Cookie": f"kaper={cookie}"} for cookie in (made.cookies["kaper"], guest)]
        return [
            OurSeat(
                heat, table, greeting(self.address, f"/ws/{name}", headers), plays=bool(headers)
            )
            for headers in (*players, *[dict[str, str]()] * SPECTATORS)
        ]


@contextmanager
def our_side() -> Iterator[Ours]:
    with hosted([sys.executable, "-m", "kaper.bench.servers.serve_ours"]) as host:
        yield Ours(host)
