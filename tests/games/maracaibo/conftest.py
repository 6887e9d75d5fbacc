"""Tables of Pirates of Maracaibo, arranged as a test describes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from kaper.testing.scenario import Scenario


@pytest.fixture
def table(scenario: Callable[..., Scenario]) -> Callable[..., Scenario]:
    """Two players if nothing else is said: see `arrangement` for the words."""

    def make(*, seats: int = 2, **arrangement: object) -> Scenario:
        return scenario("maracaibo", seats=seats, **arrangement)

    return make


# From c2 a ship reaches e1, d1 and d4, in the order of Redbeard's priority.
RESIDENCES = {"e1": "castle", "d1": "hacienda", "d4": "inn"}


@pytest.fixture
def his_turn(scenario: Callable[..., Scenario]) -> Callable[..., Scenario]:
    """Redbeard's turn with these cards on top of his deck and `reach` around his ship.

    His ship stands at c2 and reaches only residences, of which he can do nothing, unless `reach`
    lays other cards. His ship board is full, so that nothing but his action happens.
    """

    def make(
        *cards: str,
        reach: dict[str, str] | None = None,
        ship: str = "c2",
        dice: Sequence[int] = (),
        redbeard: dict[str, object] | None = None,
        chance: dict[str, Sequence[str | int]] | None = None,
        **arrangement: object,
    ) -> Scenario:
        return scenario(
            "maracaibo",
            seats=1,
            chance={"redbeard": cards, "redbeard-die": dice, **(chance or {})},
            turn="redbeard",
            redbeard={"ship": ship, "upgrades": 9, "deck": [*cards], **(redbeard or {})},
            cards=RESIDENCES | (reach or {}),
            **arrangement,
        )

    return make
