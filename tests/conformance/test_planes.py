"""Planes say what views say, of the same position to the same seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kaper
from kaper import registry
from kaper.games.deliveries.components.cards import NAMES
from kaper.games.martinique.components.geography import SQUARES
from kaper.games.martinique.components.tokens import LOOT_NAMES, MAP_NAMES
from kaper.kernel import driver
from kaper.kernel.observation import Observer

# Positions are looked at from so many moves on, in so many games.
GAMES, MOVES = 3, 120


class Glance:
    """A position as one seat sees it, in both ways."""

    def __init__(self, match: kaper.Match[Any], observer: Observer[Any], seat: int) -> None:
        self.seat = seat
        self.seats = match.seats
        self.tables = match.state.tables
        self.view: Any = match.view(seat)
        self._named = observer.named(observer.row(match.state, seat))
        self._shapes = {plane.name: plane.shape for plane in observer.planes}

    def plane(self, name: str) -> bytes:
        return self._named[name]

    def cut(self, name: str) -> list[bytes]:
        """The rows of a plane along its first axis."""
        count = self._shapes[name][0]
        size = len(self._named[name]) // count
        return [self._named[name][size * n : size * (n + 1)] for n in range(count)]

    def by_seats(self, name: str) -> list[bytes]:
        """The same of a plane that goes by seats, in the order of the seats."""
        rows = self.cut(name)
        return [rows[(seat - self.seat) % self.seats] for seat in range(self.seats)]


def glances(game: str, seats: int) -> Iterator[Glance]:
    random = Random(game)
    for seed in range(GAMES):
        match = kaper.new(game, seats, seed)
        observer = Observer(registry.game(game), match.state)
        for _ in range(random.randrange(MOVES)):
            if match.over:
                break
            seat, decision = random.choice(list(match.pending().items()))
            options = driver.options(match.state, seat)
            match.play(seat, random.choice(options) if options else decision.options[0])
        if not match.over:
            yield from (Glance(match, observer, seat) for seat in range(seats))


def counted(names: list[str | None], known: list[str] | tuple[str, ...]) -> bytes:
    """How often each of the known names is among some, of which a view tells not all."""
    return bytes(names.count(name) for name in known)


def place(names: list[str] | tuple[str, ...], name: str | None) -> bytes:
    return bytes(each == name for each in names)


def test_martinique() -> None:
    for glance in glances("martinique", 2):
        view, squares = glance.view, SQUARES
        tokens, pirates = view["tokens"], view["pirates"]
        assert glance.plane("maps-on-island") == bytes(tokens.get(s) == "map" for s in squares)
        digits = bytes(int(tokens[s][-1]) if "-" in tokens.get(s, "") else 0 for s in squares)
        assert glance.plane("loot-digits") == digits
        for name, owner in (("own-pirates", glance.seat), ("other-pirates", 1 - glance.seat)):
            assert glance.plane(name) == bytes(pirates.get(s) == owner for s in squares)
        for name, key in (
            ("own-maps", "own"), ("own-open-maps", "own_open"), ("other-open-maps", "others_open"),
        ):  # fmt: skip
            assert glance.plane(name) == counted(view["notebook"][key], MAP_NAMES)
        for row, seen in zip(glance.by_seats("loot"), view["seats"], strict=True):
            assert row == counted(seen["loot"], LOOT_NAMES)


def test_deliveries() -> None:
    for glance in glances("deliveries", 3):
        view = glance.view
        assert glance.plane("row") == counted(view["row"], NAMES)
        pile = view["pile"]
        lying = (pile["least_until_delivery"], pile["most_until_delivery"])
        assert (glance.plane("pile")[0], *glance.plane("until-delivery")) == (pile["cards"], *lying)
        for row, seen in zip(glance.by_seats("known-hands"), view["seats"], strict=True):
            assert row == counted(seen["hand"], NAMES)
        hidden = [row[0] for row in glance.by_seats("hidden-cards")]
        sizes = [len(seen["hand"]) + seen["wolves"] for seen in view["seats"]]
        cards = [seen["cards"] for seen in view["seats"]]
        assert [size + more for size, more in zip(sizes, hidden, strict=True)] == cards


def test_jolly_roger() -> None:
    for glance in glances("jolly-roger", 5):
        view, tables = glance.view, glance.tables
        captain = [row[0] for row in glance.by_seats("captain")]
        assert captain == [seat == view["captain"] for seat in range(5)]
        assert glance.plane("crew-discards") == counted(view["crew_discards"], tables.crew_names)
        for name, sizes, key, names in (
            ("known-hands", "hand-sizes", "hand", tables.crew_names),
            ("known-loot", "loot-sizes", "loot", tables.loot_names),
        ):
            seen = [each[key] for each in view["seats"]]
            assert glance.by_seats(name) == [counted(cards, names) for cards in seen]
            assert [row[0] for row in glance.by_seats(sizes)] == [len(cards) for cards in seen]


def test_maracaibo() -> None:
    for glance in glances("maracaibo", 3):
        view, tables = glance.view, glance.tables
        assert [row[0] for row in glance.by_seats("doubloons")] == [
            seen["doubloons"] for seen in view["seats"]
        ]
        own = view["seats"][glance.seat]["quests"]
        assert glance.by_seats("known-quests")[glance.seat] == counted(own, tables.quests.names)
        assert glance.cut("cards") == [
            place(tables.cards.names, space["card"]) for space in view["spaces"]
        ]
        assert [int.from_bytes(row) for row in glance.by_seats("turn")] == [
            seat == view["turn"] for seat in range(3)
        ]


def test_marauders() -> None:
    for glance in glances("marauders", 3):
        view, tables = glance.view, glance.tables
        for row, seen in zip(glance.by_seats("known-hands"), view["seats"], strict=True):
            assert row == counted(seen["hand"], tables.glory_names)
        for row, seen in zip(glance.by_seats("zone"), view["seats"], strict=True):
            assert row == place(tables.zone_names, seen["zone"])
        own = view["seats"][glance.seat]
        chest = sum(glance.by_seats("chest-at-least")[glance.seat])
        assert chest == own["chest"] == sum(glance.by_seats("chest-at-most")[glance.seat])
        assert sum(glance.by_seats("gold-in-all")[glance.seat]) == own["gold"] + chest
        assert glance.cut("known-tokens") == [
            place(tables.modification_names, zone["modification"]) for zone in view["zones"]
        ]
        assert glance.plane("tokens") == bytes(
            zone["modification"] is not None for zone in view["zones"]
        )


@pytest.mark.parametrize("game", kaper.games())
def test_the_question_is_told_to_who_is_asked(game: str) -> None:
    for glance in glances(game, 3 if 3 in registry.game(game).seats else 2):
        waits = glance.plane("waiting")[0]
        assert sum(glance.plane("question")) == waits
