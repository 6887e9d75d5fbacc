"""What the texts of the voyage of Deliveries claim is so."""

from __future__ import annotations

from typing import cast

from kaper.games.deliveries.visibility.shapes import DeliveriesView
from kaper.testing.journeys import Journey, Told, every_way
from kaper.voyages import voyage

CHAPTER = voyage("deliveries")[0]


def seen(journey: Journey) -> DeliveriesView:
    return cast("DeliveriesView", journey.match.view(0))


def hand(journey: Journey) -> set[str]:
    return set(seen(journey)["seats"][0]["hand"])


def points(journey: Journey) -> list[int]:
    return [seat["points"]["deliveries"] for seat in seen(journey)["seats"]]


def goal(journey: Journey, _: str) -> None:
    assert hand(journey) == {"red-5", "blue-4", "fish-2", "gold-1", "pirates"}


def take(journey: Journey, _: str) -> None:
    view = seen(journey)
    assert view["pile"]["parts"][0] == {"cards": 6, "deliveries": 0}
    assert view["deliveries_left"] == 3
    assert view["row"] == ["pigs-1", "pink-2", "barrels-1", "yellow-1"]


def draw(journey: Journey, _: str) -> None:
    assert "blue-6" in hand(journey)
    assert {"yellow-5", "gold-5"} <= set(seen(journey)["seats"][1]["known"])


def event(journey: Journey, _: str) -> None:
    assert journey.options() == ["lose gold-1"]


def lose(journey: Journey, _: str) -> None:
    assert seen(journey)["pile"]["parts"][0]["cards"] == 1


def last_card(journey: Journey, _: str) -> None:
    assert seen(journey)["stage"] == "delivery"
    assert list(journey.table.pending) == [0]


def deliver(journey: Journey, _: str) -> None:
    assert points(journey) == [9, 0, 0]
    assert journey.options() == ["deliver blue-4,fish-2", "deliver blue-6,fish-2", "done"]


def better_ship(journey: Journey, _: str) -> None:
    assert points(journey) == [17, 0, 0]
    assert journey.options() == ["done"]


def done(journey: Journey, _: str) -> None:
    assert points(journey) == [17, 6, 10]


def wolf(journey: Journey, _: str) -> None:
    assert journey.options() == ["lose pigs-5", "protect"]


def protect(journey: Journey, _: str) -> None:
    assert seen(journey)["seats"][0]["wolves"] == 0
    assert "pigs-5" in hand(journey)
    assert "pink-6" in seen(journey)["row"]


def discard(journey: Journey, _: str) -> None:
    """An 11-point pair, 7 ahead, and two more deliveries."""
    assert hand(journey) == {"pigs-5", "pink-6"}
    assert points(journey) == [17, 6, 10]
    assert seen(journey)["deliveries_left"] == 2


CLAIMS: dict[str, Told] = {
    "goal": goal,
    "take": take,
    "draw": draw,
    "event": event,
    "lose": lose,
    "last-card": last_card,
    "deliver": deliver,
    "better-ship": better_ship,
    "done": done,
    "wolf": wolf,
    "protect": protect,
    "discard": discard,
}


def test_what_the_guide_says_is_so_on_every_way() -> None:
    for way in every_way("deliveries", CHAPTER.id):
        Journey("deliveries", CHAPTER, CLAIMS).go(way)


def test_all_claims_are_of_a_step() -> None:
    assert set(CLAIMS) <= {step.id for step in CHAPTER.steps}
