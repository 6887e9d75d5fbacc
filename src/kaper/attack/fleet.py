"""Tables to be attacked: of every game, at every stage, with somebody of every kind around them.

They are laid straight into the database before the server starts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Literal, cast

from sqlalchemy import insert

from kaper import registry
from kaper.book import scripts
from kaper.kernel.decisions import Decision
from kaper.server import schema
from kaper.server.devices import today
from kaper.server.facts import (
    AnyFact,
    Asked,
    AskedAlways,
    KeptFact,
    Person,
    Place,
    TableSetup,
    seed_hash,
)
from kaper.server.haven import new_id, new_seed
from kaper.server.identities import Identities
from kaper.server.security import hashed, new_secret
from kaper.server.settings import Settings
from kaper.server.store import Store
from kaper.server.tables import Table
from kaper.voyages import Chapter

if TYPE_CHECKING:
    from litestar.types import Scope

# Whoever may stand before the server, the strangest first.
Who = Literal[
    "nobody",
    "forged",
    "old",
    "shut-out",
    "stranger",
    "watcher",
    "former",
    "player",
    "second",
    "host",
]
WHO: tuple[Who, ...] = (
    "nobody",  # without a cookie
    "forged",  # with the host's key and a signature that is none
    "old",  # with the host's key and no signature, as they once were
    "shut-out",  # with a device that once was the host's
    "stranger",  # with a good key, but not of this table
    "watcher",  # invited, without a seat
    "former",  # whose seat a bot plays now
    "player",  # of another seat
    "second",  # the host, with another device
    "host",  # who made the table and sits on the seat in question
)
KNOWN: tuple[Who, ...] = ("stranger", "watcher", "former", "player", "host")
# Besides the first one, the host has these devices, by their ids.
SHUT_OUT: Who = "shut-out"
SECOND: Who = "second"
HOST, PLAYER, FORMER, OPEN = range(4)

Stage = Literal["waiting", "begun", "playing", "window", "asked", "late", "over", "voyage"]
STAGES: tuple[Stage, ...] = (
    "waiting",
    "begun",
    "playing",
    "window",
    "asked",
    "late",
    "over",
    "voyage",
)
# Tries to find a position of which a stage speaks, each with other chance.
_TRIES = 12
_LATE = 0.8


@dataclass
class Scene:
    """A table and what is known of it; `views` are what each pair of eyes may see."""

    table: Table
    stage: Stage
    invitation: str
    record: str
    views: dict[int | None, object] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def secret(self) -> str:
        """That of its invitation."""
        return self.invitation.partition("?k=")[2]

    @property
    def hides_seed(self) -> bool:
        """That of a voyage is the same for everybody, and that of a finished game is told."""
        return not self.table.over and self.stage != "voyage"

    @property
    def asked(self) -> Decision | None:
        """What the host is asked."""
        return self.table.pending.get(HOST)

    def seats_of(self, who: Who) -> tuple[int, ...]:
        return {"host": (HOST,), "second": (HOST,), "player": (PLAYER,)}.get(who, ())


class Crew:
    """One person of every kind, with the cookies that they show."""

    def __init__(self) -> None:
        self.persons: dict[Who, Person] = {}
        self.cookies: dict[Who, str] = {"nobody": ""}

    async def sign_on(self, identities: Identities) -> None:
        for who in (*KNOWN, SHUT_OUT, SECOND):
            visitor = await identities.visitor(cast("Scope", {"headers": [], "scheme": "http"}))
            self.persons[who] = visitor.person
            self.cookies[who] = str(visitor.cookies[0].value)
        key = self.cookies["host"].rpartition(".")[0]
        self.cookies["forged"] = f"{key}.{'A' * 22}"
        self.cookies["old"] = key

    @property
    def keys(self) -> list[str]:
        """What nobody may ever be told: keys, and the names under which they are kept."""
        return [*(self.cookies[who] for who in self.persons), *self.persons.values()]


class Fleet:
    """Makes scenes in a database."""

    def __init__(self, store: Store, seed: int) -> None:
        self._store = store
        self._random = Random(seed)  # noqa: S311 - hostile, not secret
        self.crew = Crew()

    async def open(self) -> None:
        await self._store.open()
        identities = Identities(self._store, Settings())
        await identities.open()
        await self.crew.sign_on(identities)
        async with self._store.engine.begin() as connection:
            await connection.execute(
                insert(schema.devices),
                [self._device("host"), self._device(SECOND), self._device(SHUT_OUT)],
            )

    def _device(self, who: Who) -> dict[str, object]:
        """A device of the host's."""
        return {
            "key_hash": self.crew.persons[who],
            "id": who,
            "person": self.crew.persons["host"],
            "kind": "/",
            "name": who,
            "since": time.time(),
            "seen": today(),
            "shut_out": who == SHUT_OUT,
        }

    async def close(self) -> None:
        await self._store.close()

    async def signing_secret(self) -> str:
        return await self._store.note("identity-secret", "")

    async def scene(self, game: str, stage: Stage) -> Scene | None:
        """A new table at this stage; None where the game has no such stage."""
        table, facts = self._played(game, stage)
        if table is None:
            return None
        await self._store.create(table.setup, seed_hash(table.setup.seed), facts)
        for who in ("watcher", "former"):
            await self._store.add_member(table.id, self.crew.persons[who])
        secret = new_secret()
        await self._store.add_link(hashed(secret), table.id, None, None)
        match = table.match
        eyes = () if match is None else (None, *range(len(table.places)))
        return Scene(
            table,
            stage,
            f"/t/{table.id}?k={secret}",
            "" if match is None else match.record(),
            {} if match is None else {each: dict(match.view(each)) for each in eyes},
        )

    def _played(self, game: str, stage: Stage) -> tuple[Table | None, list[KeptFact]]:
        for _ in range(_TRIES):
            table = self._new_table(game, stage)
            if table is None:
                break
            facts = list(self._facts_to(table, stage))
            if _reached(table, stage):
                return table, facts
        return None, []

    def _new_table(self, game: str, stage: Stage) -> Table | None:
        if stage == "voyage":
            chapter = next(iter(scripts(game)), None)
            return None if chapter is None else Table(self._voyage(game, chapter))
        # No more than there are kinds of persons, and no fewer where the game allows.
        count = max(seats for seats in registry.game(game).seats if seats <= 4)
        return Table(self._setup(game, self._places(count, stage)))

    def _places(self, count: int, stage: Stage) -> list[Place]:
        persons = self.crew.persons
        places = [
            Place("person", "Host", "", [persons["host"]]),
            Place("person", "Player", "", [persons["player"]]),
            Place("bot", "Former", "random", [], [persons["former"]]),
            Place("bot", "Bot", "random"),
        ][:count]
        if stage == "waiting":
            places[-1] = Place("open")
        return places

    def _setup(self, game: str, places: list[Place]) -> TableSetup:
        options = registry.game(game).check_options({})
        host, made = self.crew.persons["host"], time.time()
        return TableSetup(new_id(), game, options, new_seed(), host, places, made)

    def _voyage(self, game: str, chapter: Chapter) -> TableSetup:
        host = self.crew.persons["host"]
        places = [Place("bot", rival, "random") for rival in chapter.names]
        places[HOST] = Place("person", "Host", "", [host])
        return TableSetup(
            new_id(),
            game,
            registry.game(game).check_options(chapter.options),
            chapter.seed,
            host,
            places,
            time.time(),
            arrangement=chapter.arrangement,
            voyage=chapter.id,
        )

    def _facts_to(self, table: Table, stage: Stage) -> Iterator[KeptFact]:
        if stage == "waiting":
            return
        yield _kept(table, table.start())
        # Nothing is to happen by itself.
        for seat, place in enumerate(table.places):
            if place.kind == "person":
                yield _kept(table, AskedAlways(seat, always=True))
        if stage in ("voyage", "begun"):
            return
        least = int(_LATE * self._length(table)) if stage == "late" else 6
        while not table.over and not (table.sequence > least and _reached(table, stage)):
            yield self._any_move(table)
        if stage == "asked" and not table.over:
            yield _kept(table, Asked(PLAYER, 1, [HOST]))

    def _length(self, table: Table) -> int:
        """How many moves such a game may have."""
        other = Table(table.setup)
        _kept(other, other.start())
        while not other.over:
            self._any_move(other)
        return other.sequence

    def _any_move(self, table: Table) -> KeptFact:
        seat = self._random.choice(sorted(table.pending))
        asked = table.pending[seat]
        moved = table.move(seat, asked.id, self._random.choice(asked.options).text)
        return _kept(table, moved, carried_out=True)


def _kept(table: Table, fact: AnyFact, *, carried_out: bool = False) -> KeptFact:
    kept = KeptFact(table.sequence + 1, fact, time.time())
    table.record(kept, carried_out=carried_out)
    return kept


def _reached(table: Table, stage: Stage) -> bool:
    asked = table.pending.get(HOST)
    chooses = asked is not None and len(asked.options) > 1
    wanted: dict[Stage, Callable[[], bool]] = {
        "waiting": lambda: table.match is None,
        "begun": lambda: table.match is not None,
        "playing": lambda: chooses and table.undo_kind(HOST) != "",
        "window": lambda: HOST in table.pending and bool(table.may_stand(HOST)),
        "asked": lambda: chooses and table.undo_kind(PLAYER) == "consent",
        "late": lambda: not table.over,
        "over": lambda: table.over,
        "voyage": lambda: table.guide is not None,
    }
    return wanted[stage]()


async def armada(fleet: Fleet, games: Sequence[str], copies: int = 1) -> list[Scene]:
    """Tables of these games at all stages that they have."""
    found = [
        await fleet.scene(game, stage) for _ in range(copies) for game in games for stage in STAGES
    ]
    return [scene for scene in found if scene is not None]
