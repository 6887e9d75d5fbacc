"""What the texts of the voyage of Pirates of Maracaibo claim is so."""

from __future__ import annotations

import re
from typing import cast

import pytest

from kaper.games.maracaibo.visibility.shapes import MaracaiboView, RaidView, SeatView, SpaceView
from kaper.testing.journeys import Journey, Told, every_way
from kaper.text import locales
from kaper.voyages import LANGUAGES, Chapter, voyage

EVERY_CHAPTER = pytest.mark.parametrize("chapter", voyage("maracaibo"), ids=lambda each: each.id)


def seen(journey: Journey) -> MaracaiboView:
    return cast("MaracaiboView", journey.match.view(0))


def mine(journey: Journey) -> SeatView:
    return seen(journey)["seats"][0]


def space(journey: Journey, square: str) -> SpaceView:
    return next(each for each in seen(journey)["spaces"] if each["square"] == square)


def raid(journey: Journey) -> RaidView:
    found = seen(journey)["raid"]
    assert found is not None
    return found


def asked(journey: Journey) -> str:
    return journey.table.pending[0].prompt.key.removeprefix("maracaibo-prompt-")


# Sail, acquire, build


def round_(journey: Journey, _: str) -> None:
    view = seen(journey)
    assert (view["round"], view["rounds"]) == (1, 3)
    assert mine(journey)["doubloons"] == 15
    assert [space(journey, square)["card"] for square in ("b3", "b4")] == ["cook", "rum"]


def acquire(journey: Journey, action: str) -> None:
    card = action.removeprefix("acquire ")
    assert mine(journey)["improvements"] == [card]
    assert mine(journey)["income"]["doubloons"] == 3
    assert mine(journey)["doubloons"] < (space(journey, "d4")["price"] or 0) == 16
    assert space(journey, mine(journey)["ship"])["card"] == "navigator"
    assert seen(journey)["seats"][1]["improvements"] == ["black-flag"]


def leave(journey: Journey, _: str) -> None:
    """Five for the card and one from Anna make the Hacienda's price."""
    anna = seen(journey)["seats"][1]
    assert anna["ship"] == mine(journey)["ship"] == "c3"
    assert mine(journey)["doubloons"] >= 16
    assert sum(mine(journey)["stored"].values()) == 0


def build(journey: Journey, _: str) -> None:
    own = mine(journey)
    assert own["vp"] == 2
    assert own["residences"] == ["hacienda"]
    assert own["score"]["residences"] == 2 * own["income"]["doubloons"]
    assert own["score"]["total"] >= 13
    assert own["doubloons"] <= 1


def own_course(journey: Journey, action: str) -> None:
    """The card was too dear, whichever it was: only Grenada is none of them."""
    own = mine(journey)
    assert own["ship"] == action.removeprefix("sail ")
    assert own["doubloons"] in {5, 6}
    assert len(own["improvements"]) == 1


SAIL: dict[str, Told] = {
    "round": round_,
    "acquire": acquire,
    "leave": leave,
    "build": build,
    "own-course": own_course,
}


# Raid, bury, explore


def tobago(journey: Journey, _: str) -> None:
    assert seen(journey)["islands"]["gold"] == {"cubes": 6, "value": 4}
    assert asked(journey) == "upgrade"


def upgrade(journey: Journey, _: str) -> None:
    """No die is strong enough, with the guns."""
    assert raid(journey)["strengths"] == {"gold": 3, "emerald": 4, "pearl": 2}
    assert raid(journey)["rerolls"] == 1
    prices = {each["action"]: each["strength"] for each in raid(journey)["actions"]}
    assert prices == {"vp": 1, "doubloons": 2, "treasure": 5}


def reroll(journey: Journey, _: str) -> None:
    assert raid(journey)["strengths"] == {"gold": 7, "emerald": 3, "pearl": 4}
    assert "reroll" not in journey.options()


def treasure(journey: Journey, _: str) -> None:
    own = mine(journey)
    assert (own["stored"]["gold"], own["doubloons"]) == (1, 6 + 3)
    assert raid(journey)["strength"] == 2
    assert seen(journey)["islands"]["gold"]["cubes"] == 5


def rest(journey: Journey, action: str) -> None:
    own = mine(journey)
    gained = {"spend doubloons": (12, 8), "spend vp": (9, 9)}
    assert (own["doubloons"], own["vp"]) == gained[action]
    assert seen(journey)["raid"] is None
    assert seen(journey)["seats"][1]["ship"] == "a3"


def grenada(journey: Journey, _: str) -> None:
    assert seen(journey)["islands"]["pearl"] == {"cubes": 5, "value": 4}
    assert {"upgrade u7", "upgrade u8"}.isdisjoint(journey.options())


def own_upgrade(journey: Journey, action: str) -> None:
    """Two cubes open the line marked 2."""
    own = mine(journey)
    assert len(own["upgrades"]) == 2
    assert "u7" not in own["locked"]
    assert own["powers"]["spaces"] == (action == "upgrade u4")
    assert {"choose bury", "choose explore-2"} <= set(journey.options())


def bury(journey: Journey, _: str) -> None:
    own = mine(journey)
    assert own["stored"]["gold"] == 0
    assert own["score"]["treasures"] == seen(journey)["islands"]["gold"]["value"]
    assert own["score"]["buried"] == 2


def explore(journey: Journey, _: str) -> None:
    assert mine(journey)["rivers"] == 1
    assert mine(journey)["score"]["rivers"] == 4


LOCATIONS: dict[str, Told] = {
    "tobago": tobago,
    "upgrade": upgrade,
    "reroll": reroll,
    "treasure": treasure,
    "rest": rest,
    "grenada": grenada,
    "own-upgrade": own_upgrade,
    "bury": bury,
    "explore": explore,
}


# Quests, the Bay and the final count


def quests(journey: Journey, _: str) -> None:
    assert mine(journey)["quests"] == ["residences"]
    assert mine(journey)["progress"] == [{"have": [1], "vp": 3}]


def lightning(journey: Journey, _: str) -> None:
    assert asked(journey) == "quest"
    assert mine(journey)["doubloons"] == 17


def take(journey: Journey, _: str) -> None:
    assert len(mine(journey)["quests"]) == 2


def bay(journey: Journey, _: str) -> None:
    assert "upgrade u12" not in journey.options()


def stores(journey: Journey, _: str) -> None:
    own = mine(journey)
    assert own["powers"]["discount"] == 1
    assert own["doubloons"] == 17
    assert set(journey.options()) == {
        "choose raid-plus-2",
        "choose explore-4",
        "choose build",
        "decline",
    }


def choose(journey: Journey, _: str) -> None:
    """Three can be paid, and three crew are there for the Inn."""
    homes = {"build inn", "build castle", "build fortress"}
    assert homes <= set(journey.options())
    cards = {"cook", "shantyman", "quartermaster"}
    assert cards <= set(mine(journey)["improvements"])


def built(journey: Journey, action: str) -> None:
    own = mine(journey)
    assert own["ship"] == "maracaibo"
    assert own["vp"] == 15 + 2 + 6
    first = own["progress"][0]
    assert first is not None
    assert first["vp"] == 7
    if action == "build inn":
        hacienda = 2 * own["income"]["doubloons"]
        assert own["score"]["residences"] == hacienda + 4 * 3
    assert {"upgrade u12", "upgrade u13"} <= set(journey.options())


def maracaibo(journey: Journey, _: str) -> None:
    """The income of round 2 is paid; Anna has sailed in round 3."""
    view, own = seen(journey), mine(journey)
    assert view["round"] == view["rounds"] == 3
    assert own["income"] == {"doubloons": 8, "vp": 2}
    assert own["vp"] == 15 + 2 + 6 + 2
    assert own["doubloons"] in {8, 10}
    assert own["ship"] == "start"
    assert view["seats"][1]["ship"] == "b4"
    assert own["explorer"] == "8"


def count(journey: Journey, _: str) -> None:
    own = mine(journey)
    assert own["score"]["rivers"] == 4 * own["rivers"]
    assert own["score"]["doubloons"] == own["doubloons"] // 5
    assert own["score"]["buried"] == 2


HARBOUR: dict[str, Told] = {
    "quests": quests,
    "lightning": lightning,
    "take": take,
    "bay": bay,
    "stores": stores,
    "choose": choose,
    "build": built,
    "maracaibo": maracaibo,
    "count": count,
}
CLAIMS = {"sail": SAIL, "locations": LOCATIONS, "harbour": HARBOUR}


@EVERY_CHAPTER
def test_what_the_guide_says_is_so_on_every_way(chapter: Chapter) -> None:
    for way in every_way("maracaibo", chapter.id):
        Journey("maracaibo", chapter, CLAIMS[chapter.id]).go(way)


@EVERY_CHAPTER
def test_all_claims_are_of_a_step(chapter: Chapter) -> None:
    assert set(CLAIMS[chapter.id]) <= {step.id for step in chapter.steps}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_are_named_as_they_are(lang: str) -> None:
    told = [step.say[lang] for chapter in voyage("maracaibo") for step in chapter.steps]
    named = {name for text in told for name in re.findall("[„“](.+?)”", text)}
    lines = (locales() / lang / "maracaibo.ftl").read_text("utf-8").splitlines()
    assert named
    assert named <= {line.partition(" = ")[2] for line in lines}
