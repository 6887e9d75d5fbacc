"""The shape that a game declares for its views is held against what it shows."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import pytest

from kaper.kernel.shapes import Pair, SomeOf
from kaper.testing.shapes import misfits


class Card(TypedDict):
    name: str
    price: NotRequired[int]


class Table(TypedDict):
    stage: Literal["play", "over"]
    cards: list[Card | None]
    coins: dict[Literal["gold", "silver"], int]
    prices: SomeOf[Literal["gold", "silver"], int]
    sides: Pair[bool]


FITS: dict[str, object] = {
    "stage": "play",
    "cards": [{"name": "rum"}, {"name": "map", "price": 3}, None],
    "coins": {"gold": 1, "silver": 0},
    "prices": {"silver": 2},
    "sides": [True, False],
}


def test_what_fits() -> None:
    assert not list(misfits(FITS, Table, "view"))


@pytest.mark.parametrize(
    ("key", "value", "misfit"),
    [
        ("stage", "lost", "view.stage: 'lost'"),
        ("cards", [{"price": 3}], "view.cards[0]: {'price': 3}"),
        ("cards", {}, "view.cards: {}"),
        ("coins", {"gold": 1}, "view.coins has the keys gold"),
        ("coins", {"gold": True, "silver": 0}, "view.coins.gold: True"),
        ("prices", {"copper": 1}, "view.prices has a key: 'copper'"),
        ("sides", [True], "view.sides has 1 items"),
        ("more", 1, "view has 'more'"),
    ],
)
def test_what_does_not_fit(key: str, value: object, misfit: str) -> None:
    assert list(misfits({**FITS, key: value}, Table, "view")) == [misfit]


def test_what_is_missing() -> None:
    without = {key: value for key, value in FITS.items() if key != "stage"}
    assert list(misfits(without, Table, "view")) == ["view lacks 'stage'"]
