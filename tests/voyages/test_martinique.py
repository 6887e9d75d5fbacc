"""What the texts of Martinique's voyage claim is so."""

from __future__ import annotations

from typing import cast

from kaper.games.martinique.components.geography import NUMBER, SIZE
from kaper.games.martinique.components.tokens import LETTERS
from kaper.games.martinique.state import Martinique
from kaper.games.martinique.visibility.shapes import MartiniqueView
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.journeys import Journey, Told, every_way
from kaper.voyages import voyage

CHAPTER = voyage("martinique")[0]


def seen(match: Match[State]) -> MartiniqueView:
    return cast("MartiniqueView", match.view(0))


def points(match: Match[State], seat: int) -> int:
    return seen(match)["seats"][seat]["points"]["total"]


def events(journey: Journey, *names: str) -> None:
    """These happened last, in this order."""
    told = iter(type(event).__name__ for event in journey.match.events[-12:])
    assert all(name in told for name in names), journey.match.events[-12:]


def goal(journey: Journey, _: str) -> None:
    assert seen(journey.match)["reserve"] == [1, 0]
    assert len(seen(journey.match)["notebook"]["squares"]) == 9


def walk(journey: Journey, _: str) -> None:
    assert seen(journey.match)["seats"][0]["loot"] == ["swords-1", "chest-2"]


def load(journey: Journey, _: str) -> None:
    assert seen(journey.match)["seats"][0]["hold_points"] == [5]
    assert points(journey.match, 0) > points(journey.match, 1)


def map_(journey: Journey, _: str) -> None:
    view = seen(journey.match)
    assert view["seats"][0]["maps"][-1] == {"coordinate": "D", "open": False}
    assert (view["notebook"]["letters"], view["notebook"]["digits"]) == (
        ["F", "G"],
        ["2", "5", "7"],
    )


def pass_(journey: Journey, _: str) -> None:
    assert journey.options() == ["reveal 4", "decline"]


def reveal(journey: Journey, _: str) -> None:
    assert len(seen(journey.match)["notebook"]["squares"]) == 4
    events(journey, "MapTurnedUp", "Sat")


def sit(journey: Journey, _: str) -> None:
    view = seen(journey.match)
    assert view["stools"][5] == 0
    assert view["seats"][0]["loot"][-1] == "pistols-2"


def hook(journey: Journey, _: str) -> None:
    """The joker would bring 6 points, and leave the map."""
    other = journey.match.sample(0, 1)
    other.play(0, "take joker")
    before = points(other, 0)
    other.play(0, "load 3 jokers=skull")
    assert seen(other)["seats"][0]["hold_points"][-1] == 6
    assert points(other, 0) > before


def gift(journey: Journey, _: str) -> None:
    view = seen(journey.match)
    assert view["stage"] == "dusk"
    assert len(view["notebook"]["squares"]) == 2
    assert "g5" in view["notebook"]["squares"]


def dig_again(journey: Journey, _: str) -> None:
    state = journey.match.state
    assert isinstance(state, Martinique)
    treasure = NUMBER["g5"]
    assert state.lost == (treasure % SIZE, LETTERS + treasure // SIZE)
    assert list(journey.table.pending) == [0]


CLAIMS: dict[str, Told] = {
    "goal": goal,
    "walk": walk,
    "load": load,
    "map": map_,
    "pass": pass_,
    "reveal": reveal,
    "sit": sit,
    "hook": hook,
    "gift": gift,
    "dig-again": dig_again,
}


def test_what_the_guide_says_is_so_on_every_way() -> None:
    for way in every_way("martinique", CHAPTER.id):
        Journey("martinique", CHAPTER, CLAIMS).go(way)


def test_all_claims_are_of_a_step() -> None:
    assert set(CLAIMS) <= {step.id for step in CHAPTER.steps}
