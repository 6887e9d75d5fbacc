"""The action step: improvements, residences, locations, the Bay and Maracaibo."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.rules.scoring import score_track
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]


def stop(table: Table, card: str, **p0: object) -> Scenario:
    """A ship stops at a card in d4."""
    others = ("options", "value_tiles", "market", "chance", "p1")
    around = {key: p0.pop(key) for key in others if key in p0}
    s = table(cards={"d4": card}, p0={"ship": "c4", **p0}, **around)
    return s.play("p0 sail d4")


# Improvements


@pytest.mark.rule("maracaibo:improvement.choose-one")
@pytest.mark.rule("maracaibo:improvement.pay-cost")
@pytest.mark.rule("maracaibo:improvement.placed-beside-ship")
def test_acquire_or_take_five(table: Table) -> None:
    s = stop(table, "cook", doubloons=10, chance={"level-two": ["coffee"]})
    assert s.options(0) == ["acquire cook", "leave"]
    s.refuse("p0 decline", "improvement.choose-one")
    s.play("p0 acquire cook")
    s.expect(
        p0={"doubloons": 6, "improvements": ["cook"], "income": {"doubloons": 3, "vp": 0}},
        events=["card-acquired p0 card=cook doubloons=4", "card-dealt square=d4 card=coffee"],
    )
    s = stop(table, "cook", doubloons=10).play("p0 leave")
    s.expect(p0={"doubloons": 15, "improvements": []}, no_events=["card-dealt"])


@pytest.mark.rule("maracaibo:improvement.choose-one")
@pytest.mark.rule("maracaibo:doubloons.pay-in-full")
def test_who_cannot_pay_takes_five_without_being_asked(table: Table) -> None:
    s = stop(table, "cook", doubloons=3)
    s.expect(events=["card-left p0 doubloons=5"], p0={"doubloons": 8}, asked="p1 sail")


@pytest.mark.rule("maracaibo:example.improvement.tobacco-discount")
@pytest.mark.rule("maracaibo:symbol.discount")
def test_tobacco_with_the_klabautermann(table: Table) -> None:
    s = stop(table, "tobacco", doubloons=5, improvements=["klabautermann"])
    s.play("p0 acquire tobacco").expect(p0={"doubloons": 0})


@pytest.mark.rule("maracaibo:symbol.discount")
@pytest.mark.rule("maracaibo:improvement.surcharge-and-discount")
@pytest.mark.rule("maracaibo:figurehead.l-unicorn")
def test_discounts_add_up_but_never_below_nothing(table: Table) -> None:
    s = stop(table, "cook", doubloons=1, improvements=["klabautermann"], figurehead="l-unicorn")
    s.play("p0 acquire cook").expect(p0={"doubloons": 1})


@pytest.mark.rule("maracaibo:improvement.permanent")
def test_a_card_does_not_discount_itself(table: Table) -> None:
    s = stop(table, "klabautermann", doubloons=12)
    s.play("p0 acquire klabautermann").expect(p0={"doubloons": 0, "powers": {"discount": 3}})


@pytest.mark.rule("maracaibo:improvement.lightning")
@pytest.mark.rule("maracaibo:improvement.refill")
def test_lightning_before_the_new_card(table: Table) -> None:
    s = stop(table, "dry-dock", doubloons=6).play("p0 acquire dry-dock")
    s.expect(asked="p0 upgrade", no_events=["card-dealt"])
    s.play("p0 upgrade u3", "p0 upgrade u4")
    s.expect(
        events=["ship-upgraded upgrade=u4", "card-dealt square=d4"],
        p0={"upgrades": ["u3", "u4"], "ship": "d4"},
    )


@pytest.mark.rule("maracaibo:improvement.refill-after-lightning")
def test_a_slot_stays_empty_while_lightning_acquires_another(table: Table) -> None:
    s = table(
        cards={"d4": "recruiter", "e1": "cook"},
        chance={"level-two": ["coffee", "indigo"]},
        p0={"ship": "c4", "doubloons": 10},
    )
    s.play("p0 sail d4", "p0 acquire recruiter", "p0 acquire cook")
    s.expect(events=["card-dealt square=e1 card=coffee", "card-dealt square=d4 card=indigo"])


@pytest.mark.rule("maracaibo:improvement.new-card-no-action")
def test_the_new_card_gives_nothing_to_ships_there(table: Table) -> None:
    s = stop(table, "cook", doubloons=30, p1={"ship": "d4"}, chance={"level-two": ["carpenter"]})
    s.play("p0 acquire cook").expect(asked="p1 sail", p1={"ship": "d4"})


LEVEL_TWO = [
    "captains-cabin", "reinforced-hull", "gun-battery", "mainmast", "armoury", "stern-gallery",
    "rigging", "powder-magazine", "ships-wheel", "golden-idol", "emerald-necklace", "pearl-crown",
    "coffee", "spices", "cotton", "merchants-scales", "travel-chest", "indigo", "ciphered-map",
    "adventuress", "old-sea-dog", "gold-hunter", "fence", "navigator", "fencing-master", "purser",
    "carpenter", "recruiter", "shipwright", "pathfinder", "pearl-hunter", "emerald-hunter",
    "bribed-governor", "grappling-hooks", "book-of-adventures", "jewel-casket", "ebony-pipe",
]  # fmt: skip
LOCATIONS_TWO = {"e1": "jamaica", "e2": "hispaniola", "e3": "cuba", "e4": "puerto-rico"}


@pytest.mark.rule("maracaibo:improvement.level2-exhausted")
@pytest.mark.rule("maracaibo:improvement.filler-card")
def test_when_level_two_has_run_out(table: Table) -> None:
    s = table(
        cards={"d4": "cook", **LOCATIONS_TWO},
        p0={"ship": "c4", "doubloons": 4},
        p1={"ship": "c4", "doubloons": 50, "improvements": LEVEL_TWO},
    )
    s.play("p0 sail d4", "p0 acquire cook").expect(events=["filler-laid square=d4"])
    # Whoever stops at the filler can only take doubloons; the owner of the first ship is paid.
    s.play("p1 sail d4").expect(events=["card-left p1 doubloons=5"], asked="p0 sail")


# Residences


@pytest.mark.rule("maracaibo:residence.build")
@pytest.mark.rule("maracaibo:residence.first-bonus")
def test_the_first_marker_scores(table: Table) -> None:
    s = stop(table, "hacienda", doubloons=16)
    assert s.options(0) == ["build hacienda", "decline"]
    s.play("p0 build hacienda").expect(p0={"doubloons": 0, "vp": 2, "residences": ["hacienda"]})


@pytest.mark.rule("maracaibo:example.residence.hacienda-second", "maracaibo:residence.first-bonus")
def test_the_second_marker_scores_nothing_now(table: Table) -> None:
    s = stop(
        table, "hacienda",
        doubloons=16, improvements=["cook", "rum"], p1={"residences": ["hacienda"]},
    )  # fmt: skip
    s.play("p0 build hacienda")
    s.expect(p0={"doubloons": 0, "vp": 0, "score": {"residences": 12}})


@pytest.mark.rule("maracaibo:residence.one-per-player")
@pytest.mark.rule("maracaibo:residence.marker-permanent")
def test_one_marker_for_each_player(table: Table) -> None:
    s = stop(table, "hacienda", doubloons=40, residences=["hacienda"])
    s.expect(asked="p1 sail", p0={"doubloons": 40, "residences": ["hacienda"]})


@pytest.mark.rule("maracaibo:residence.no-five-doubloons")
def test_who_does_not_build_gets_nothing(table: Table) -> None:
    s = stop(table, "hacienda", doubloons=16)
    s.refuse("p0 leave", "residence.no-five-doubloons")
    s.play("p0 decline").expect(p0={"doubloons": 16, "residences": []})
    stop(table, "hacienda", doubloons=15).expect(asked="p1 sail", p0={"doubloons": 15})


@pytest.mark.rule("maracaibo:residence.five-doubloons-option")
def test_by_an_option_who_does_not_build_takes_doubloons(table: Table) -> None:
    paid = {"residence-stop": "build-or-doubloons"}
    s = stop(table, "hacienda", options=paid, doubloons=16).expect(asked="p0 residence")
    assert s.options(0) == ["build hacienda", "leave"]
    s.refuse("p0 decline", "residence.five-doubloons-option")
    s.play("p0 leave").expect(p0={"doubloons": 21, "residences": []}, asked="p1 sail")
    s = stop(table, "hacienda", options=paid, doubloons=16, improvements=["purser"])
    s.play("p0 build hacienda").expect(p0={"doubloons": 2, "residences": ["hacienda"]})
    # Who cannot build is not asked.
    for doubloons, residences in ((15, []), (40, ["hacienda"])):
        s = stop(table, "hacienda", options=paid, doubloons=doubloons, residences=residences)
        s.expect(
            events=["card-left p0 doubloons=5"], p0={"doubloons": doubloons + 5}, asked="p1 sail"
        )


# Locations


@pytest.mark.rule("maracaibo:example.location.trinidad-pearls")
@pytest.mark.rule("maracaibo:location.raise-value")
@pytest.mark.rule("maracaibo:island.fill-upwards")
def test_trinidad_raises_the_value_of_pearls(table: Table) -> None:
    s = stop(table, "trinidad", value_tiles={"trinidad": "pearl"})
    s.expect(events=["cubes-added kind=pearl count=1 cubes=5"], islands={"pearl": {"cubes": 5}})
    # It is no choice: the next question is already the upgrade.
    s.expect(asked="p0 upgrade")


@pytest.mark.rule("maracaibo:location.raise-value")
def test_a_location_without_a_tile_adds_no_cube(table: Table) -> None:
    stop(table, "barbados").expect(no_events=["cubes-added"])


@pytest.mark.rule("maracaibo:example.location.tobago-bury")
@pytest.mark.rule("maracaibo:location.black-market")
@pytest.mark.rule("maracaibo:location.ordered-steps")
@pytest.mark.rule("maracaibo:location.upgrade")
def test_four_steps_in_order(table: Table) -> None:
    s = stop(
        table, "tobago",
        value_tiles={"tobago": "gold"}, market={"tobago": "p0 1a-bury"}, stored={"gold": 1},
    )  # fmt: skip
    s.expect(events=["cubes-added kind=gold", "tile-activated p0 tile=1a-bury"], asked="p0 bury")
    s.play("p0 bury gold 3").expect(p0={"vp": 3}, asked="p0 upgrade")
    s.play("p0 upgrade u5").expect(events=["ship-upgraded", "raid-rolled"], asked="p0 die")


@pytest.mark.rule("maracaibo:location.black-market")
def test_the_tile_of_another_is_ignored(table: Table) -> None:
    s = stop(
        table, "tobago",
        value_tiles={"tobago": "gold"}, market={"tobago": "p1 1a-bury"}, stored={"gold": 1},
    )  # fmt: skip
    s.expect(no_events=["tile-activated"], asked="p0 upgrade")


@pytest.mark.rule("maracaibo:location.actions-any-order")
@pytest.mark.rule("maracaibo:effects.optional")
@pytest.mark.rule("maracaibo:effects.resolve-fully-in-chosen-order")
def test_actions_in_any_order_and_each_optional(table: Table) -> None:
    def at_grenada() -> Scenario:
        return stop(table, "grenada", stored={"gold": 1}).play("p0 decline")

    s = at_grenada()
    assert s.options(0) == ["choose explore-2", "choose bury", "decline"]
    s.play("p0 choose bury", "p0 bury gold 2").expect(asked="p0 explore")
    s = at_grenada().play("p0 choose explore-2", "p0 explore 1").expect(asked="p0 bury")
    at_grenada().play("p0 decline").expect(asked="p1 sail")
    # Where only one of them is possible nothing is asked before it.
    stop(table, "grenada").play("p0 decline").expect(asked="p0 explore")


@pytest.mark.rule("maracaibo:location.slash-choose-one")
def test_only_one_of_actions_with_a_slash(table: Table) -> None:
    s = stop(table, "curacao", doubloons=0).play("p0 decline")
    assert s.options(0) == ["choose raid", "choose doubloons-5", "decline"]
    s.play("p0 choose doubloons-5").expect(p0={"doubloons": 5}, asked="p1 sail")


@pytest.mark.rule("maracaibo:location.never-leaves")
def test_locations_cannot_be_acquired(table: Table) -> None:
    s = stop(table, "barbados", doubloons=30).play("p0 decline", "p0 choose acquire-crew")
    s.refuse("p0 acquire tobago", "location.never-leaves")


@pytest.mark.rule("maracaibo:action.five-space-kinds")
@pytest.mark.parametrize(
    ("card", "asked"),
    [("cook", "improvement"), ("castle", "build"), ("aruba", "upgrade")],
)
def test_what_is_asked_on_a_card(table: Table, card: str, asked: str) -> None:
    stop(table, card, doubloons=18).expect(asked=f"p0 {asked}")


# The exploration board


@pytest.mark.rule("maracaibo:bay.upgrade-first")
@pytest.mark.rule("maracaibo:bay.explore-four")
def test_in_the_bay_an_upgrade_and_one_action(table: Table) -> None:
    s = table(p0={"ship": "i2", "doubloons": 0}).play("p0 bay").expect(asked="p0 upgrade")
    s.play("p0 upgrade u4")
    # Without doubloons there is no residence to build.
    assert s.options(0) == ["choose raid-plus-2", "choose explore-4", "decline"]
    s.refuse("p0 choose build", "doubloons.pay-in-full")
    # The upgrade just made counts: four and one more.
    s.play("p0 choose explore-4", "p0 explore al3").expect(p0={"doubloons": 3}, asked="p1 sail")


@pytest.mark.rule("maracaibo:bay.build-residence")
@pytest.mark.rule("maracaibo:symbol.build-residence")
def test_any_residence_is_built_from_the_bay(table: Table) -> None:
    s = table(
        cards={"a2": "hacienda", "a3": "castle", "a4": "inn", "b3": "estate"},
        p0={"ship": "i2", "doubloons": 17, "residences": ["hacienda"], "figurehead": "l-unicorn"},
    )
    s.play("p0 bay", "p0 decline", "p0 choose build")
    assert s.options(0) == ["build castle", "build inn", "build estate", "decline"]
    s.refuse("p0 build hacienda", "residence.one-per-player")
    s.play("p0 build castle").expect(p0={"doubloons": 1, "vp": 2})


@pytest.mark.rule("maracaibo:maracaibo.reward")
def test_maracaibo(table: Table) -> None:
    s = table(p0={"ship": "bay"})
    s.expect(p0={"vp": 6, "ship": "maracaibo"}, asked="p0 upgrade")


# What there is without end


@pytest.mark.rule("maracaibo:doubloons.gain")
@pytest.mark.rule("maracaibo:resources.unlimited")
@pytest.mark.rule("maracaibo:components.grey-cubes-universal")
def test_doubloons_and_cubes_never_run_out(table: Table) -> None:
    """More doubloons and cubes than the box holds: 194 in tokens, about 125 cubes."""
    s = table(
        cards={"d4": "curacao"},
        value_tiles={"curacao": "pearl"},
        islands={"pearl": 200},
        p0={"ship": "c4", "doubloons": 300},
    )
    s.play("p0 sail d4", "p0 decline", "p0 choose doubloons-5")
    s.expect(p0={"doubloons": 305}, islands={"pearl": {"cubes": 201, "value": 5}})


@pytest.mark.rule("maracaibo:vp.over-fifty")
@pytest.mark.rule("maracaibo:vp.exactly-fifty")
@pytest.mark.rule("maracaibo:vp.track")
@pytest.mark.parametrize(
    ("before", "fifties", "space"), [(0, 0, 6), (44, 0, 50), (45, 1, 1), (94, 1, 50), (97, 2, 3)]
)
def test_the_score_track(table: Table, before: int, fifties: int, space: int) -> None:
    """Six VP in Maracaibo move the marker on, past 50 with a marker for each lap."""
    s = table(p0={"ship": "bay", "vp": before})
    s.expect(p0={"vp": before + 6, "score_track": {"fifties": fifties, "space": space}})


@pytest.mark.parametrize(
    ("vp", "fifties", "space"),
    [(0, 0, 0), (1, 0, 1), (50, 0, 50), (51, 1, 1), (100, 1, 50), (101, 2, 1)],
)
def test_where_a_marker_stands(vp: int, fifties: int, space: int) -> None:
    assert score_track(vp) == (fifties, space)
