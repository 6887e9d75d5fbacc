"""Raids: with three dice, with one and without."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

FULL = [f"u{number}" for number in range(1, 19)]


def at_tobago(table: Table, *dice: int, **p0: object) -> Scenario:
    """A raid on Tobago, the dice gold, emerald, pearl; with a full ship board if not said else."""
    upgrades = p0.pop("upgrades", None)
    s = table(
        cards={"d4": "tobago"},
        value_tiles={"tobago": "pearl"},
        chance={"raid": dice},
        p0={"ship": "c4", "doubloons": 0, "upgrades": upgrades or [], **p0},
    )
    s.play("p0 sail d4")
    if s.options(0)[-1] == "decline":
        s.play("p0 decline")
    return s


@pytest.mark.rule("maracaibo:example.raid.laura")
@pytest.mark.rule("maracaibo:raid.choose-die")
@pytest.mark.rule("maracaibo:raid.action-treasure")
@pytest.mark.rule("maracaibo:raid.action-vp")
@pytest.mark.rule("maracaibo:treasure.storage-bonus")
def test_laura_takes_an_emerald(table: Table) -> None:
    s = at_tobago(table, 2, 6, 3)
    s.expect(asked="p0 die")
    assert s.options(0) == ["raid gold", "raid emerald", "raid pearl", "reroll"]
    s.play("p0 raid emerald", "p0 spend treasure", "p0 spend vp")
    s.expect(
        events=["strength-spent p0 strength=5", "treasure-taken p0 kind=emerald"],
        p0={"vp": 3, "stored": {"gold": 0, "emerald": 1, "pearl": 0}, "bonus": ["emerald"]},
    )


@pytest.mark.rule("maracaibo:raid.roll-all")
@pytest.mark.rule("maracaibo:raid.reroll-once")
@pytest.mark.rule("maracaibo:raid.reroll-binding")
def test_all_dice_are_rerolled_once_and_for_good(table: Table) -> None:
    s = at_tobago(table, 6, 1, 1, 2, 3, 4)
    s.play("p0 reroll")
    s.expect(events=["raid-rolled p0 gold=2 emerald=3 pearl=4"])
    s.refuse("p0 reroll", "raid.reroll-once")
    s.play("p0 raid gold").expect(events=["raid-aimed p0 kind=gold strength=2"])


@pytest.mark.rule("maracaibo:raid.colour-fixes-treasure")
def test_the_die_fixes_the_kind(table: Table) -> None:
    for kind, dice in (("gold", (5, 1, 1)), ("emerald", (1, 5, 1)), ("pearl", (1, 1, 5))):
        s = at_tobago(table, *dice)
        s.play(f"p0 raid {kind}", "p0 spend treasure").expect(
            events=[f"treasure-taken kind={kind}"]
        )


@pytest.mark.rule("maracaibo:raid.action-doubloons")
@pytest.mark.rule("maracaibo:raid.unspent-lost")
@pytest.mark.rule("maracaibo:raid.spend-within-raid")
def test_strength_is_spent_or_lost(table: Table) -> None:
    s = at_tobago(table, 4, 1, 1)
    s.play("p0 raid gold")
    s.refuse("p0 spend treasure", "raid.spend-within-raid")
    s.play("p0 spend doubloons")
    s.expect(p0={"doubloons": 3}, events=["strength-spent p0 strength=2"])
    s.play("p0 done")
    s.refuse("p0 spend vp", "turn.move-then-action")


@pytest.mark.rule("maracaibo:raid.action-once-per-turn")
def test_each_raid_action_once_a_turn(table: Table) -> None:
    s = at_tobago(table, 6, 1, 1)
    s.play("p0 raid gold", "p0 spend doubloons")
    s.refuse("p0 spend doubloons", "raid.action-once-per-turn")
    s.play("p0 spend vp")
    # Three strength is left, but nothing to spend it on: the raid is over.
    assert s.options(0) == []


@pytest.mark.rule("maracaibo:raid.two-raids-one-turn")
def test_a_second_raid_in_the_turn(table: Table) -> None:
    """Tobago's raid, then a raid without dice on the track by the upgrade's exploring."""
    s = table(
        cards={"d4": "tobago"},
        value_tiles={"tobago": "pearl"},
        chance={"raid": [6, 1, 1]},
        p0={"ship": "c4", "explorer": "bl1", "doubloons": 0, "upgrades": ["u1", "u2"]},
    )
    s.play("p0 sail d4", "p0 upgrade u11", "p0 explore bl2", "p0 raid pearl", "p0 spend vp")
    s.play("p0 done").expect(asked="p0 die")
    s.play("p0 raid gold")
    s.refuse("p0 spend vp", "raid.action-once-per-turn")
    s.play("p0 spend doubloons").expect(p0={"doubloons": 3, "vp": 1})


@pytest.mark.rule("maracaibo:raid.more-actions")
@pytest.mark.rule("maracaibo:symbol.raid-treasure-3")
def test_more_raid_actions_have_to_be_unlocked(table: Table) -> None:
    s = at_tobago(table, 3, 1, 1)
    s.play("p0 raid gold").refuse("p0 spend u7", "raid.more-actions")
    s = at_tobago(table, 3, 1, 1, upgrades=["u1", "u2", "u7"])
    s.play("p0 raid gold", "p0 spend u7").expect(
        p0={"stored": {"gold": 1, "emerald": 0, "pearl": 0}}
    )


@pytest.mark.rule("maracaibo:raid.same-action-two-sources")
@pytest.mark.rule("maracaibo:symbol.raid-vp-2")
def test_the_same_action_from_two_sources(table: Table) -> None:
    upgrades = ["u1", "u2", "u3", "u4", "u5", "u12"]
    s = at_tobago(table, 5, 1, 1, upgrades=upgrades, improvements=["armoury"])
    s.play("p0 raid gold", "p0 spend armoury", "p0 spend u12").expect(p0={"vp": 6})


@pytest.mark.rule("maracaibo:raid.unlocked-mid-raid")
def test_an_action_unlocked_in_the_raid_can_still_be_paid(table: Table) -> None:
    """A buried pearl gives an upgrade in the middle of the raid."""
    s = at_tobago(
        table, 1, 1, 6,
        upgrades=["u1", "u2"], figurehead="k-skull", stored={"pearl": 1},
    )  # fmt: skip
    s.play("p0 raid pearl", "p0 spend k-skull", "p0 bury pearl 2", "p0 upgrade u7")
    s.play("p0 spend u7").expect(events=["treasure-taken p0 kind=pearl"])


@pytest.mark.rule("maracaibo:symbol.raid-vp-cube-4")
def test_points_and_a_cube(table: Table) -> None:
    s = at_tobago(table, 5, 1, 1, improvements=["grappling-hooks"])
    s.play("p0 raid gold", "p0 spend grappling-hooks", "p0 cube emerald")
    s.expect(p0={"vp": 3}, islands={"emerald": {"cubes": 5}})


@pytest.mark.rule("maracaibo:raid.add-permanent-strength")
@pytest.mark.rule("maracaibo:symbol.raid-strength")
def test_permanent_strength(table: Table) -> None:
    s = at_tobago(table, 2, 1, 1, improvements=["gunner", "deck-gun"], upgrades=["u3"])
    s.play("p0 raid gold").expect(events=["raid-aimed strength=5"])


@pytest.mark.rule("maracaibo:example.symbol.yellow-seven")
@pytest.mark.rule("maracaibo:symbol.die-colour-plus-two")
def test_the_yellow_die_counts_seven(table: Table) -> None:
    s = at_tobago(table, 5, 5, 1, improvements=["golden-sabre"])
    s.play("p0 raid gold").expect(events=["raid-aimed kind=gold strength=7"])
    s = at_tobago(table, 5, 5, 1, improvements=["golden-sabre"])
    s.play("p0 raid emerald").expect(events=["raid-aimed kind=emerald strength=5"])


@pytest.mark.rule("maracaibo:figurehead.e-lion")
def test_the_lion(table: Table) -> None:
    s = at_tobago(table, 1, 1, 1, 2, 2, 2, 3, 3, 3, figurehead="e-lion")
    s.play("p0 reroll", "p0 reroll").refuse("p0 reroll", "raid.reroll-once")
    s.play("p0 raid pearl").expect(events=["raid-aimed strength=5"])


def acquiring(table: Table, card: str, **p0: object) -> Scenario:
    """A lightning raid: the card is acquired where the ship stops."""
    dice = p0.pop("dice", ())
    s = table(
        cards={"d4": card},
        chance={"raid": dice},
        p0={"ship": "c4", "doubloons": 9, **p0},
    )
    return s.play("p0 sail d4", f"p0 acquire {card}")


@pytest.mark.rule("maracaibo:symbol.raid-fixed")
@pytest.mark.rule("maracaibo:symbol.raid-fixed-no-dice")
def test_a_raid_without_dice(table: Table) -> None:
    s = acquiring(table, "harpooner", improvements=["golden-sabre", "gunner"])
    s.expect(asked="p0 aim", no_events=["raid-rolled"])
    assert s.options(0) == ["raid gold", "raid emerald", "raid pearl"]
    # Five and the gunner's one; the sabre counts only for a die that is rolled.
    s.play("p0 raid gold").expect(events=["raid-aimed kind=gold strength=6"])
    s.play("p0 spend treasure").expect(events=["treasure-taken kind=gold"])


@pytest.mark.rule("maracaibo:symbol.raid-one-die")
@pytest.mark.rule("maracaibo:symbol.raid-one-die-reroll")
def test_a_raid_with_one_die(table: Table) -> None:
    s = acquiring(table, "emerald-hunter", dice=[1, 3], improvements=["emerald-dagger"])
    s.expect(events=["die-rolled p0 kind=emerald pips=1"])
    assert s.options(0) == ["raid emerald", "reroll"]
    s.play("p0 reroll")
    # Without a reroll left there is nothing to choose: 3 + 4 + 2.
    s.expect(events=["die-rolled pips=3", "raid-aimed kind=emerald strength=9"], asked="p0 spend")


@pytest.mark.rule("maracaibo:symbol.raid-one-die-reroll")
@pytest.mark.rule("maracaibo:figurehead.e-lion")
def test_the_lion_rerolls_a_single_die_twice(table: Table) -> None:
    s = acquiring(table, "pearl-hunter", dice=[1, 2, 3], figurehead="e-lion")
    s.play("p0 reroll").expect(asked="p0 die").play("p0 reroll")
    # 3 + 4, and the lion's 2.
    s.expect(events=["raid-aimed kind=pearl strength=9"], asked="p0 spend")


@pytest.mark.rule("maracaibo:figurehead.a-mermaid")
@pytest.mark.rule("maracaibo:figurehead.h-kraken")
@pytest.mark.parametrize(
    ("figurehead", "dice", "doubloons", "vp"),
    [("a-mermaid", (2, 1, 1), 2, 2), ("h-kraken", (3, 1, 1), 6, 0)],
)
def test_raid_actions_of_figureheads(
    table: Table, figurehead: str, dice: tuple[int, ...], doubloons: int, vp: int
) -> None:
    s = at_tobago(table, *dice, figurehead=figurehead)
    s.play("p0 raid gold", f"p0 spend {figurehead}").expect(p0={"doubloons": doubloons, "vp": vp})


@pytest.mark.rule("maracaibo:figurehead.k-skull")
@pytest.mark.rule("maracaibo:figurehead.k-colour")
def test_the_skull_buries_what_the_die_shows(table: Table) -> None:
    s = at_tobago(table, 2, 1, 1, figurehead="k-skull", stored={"gold": 1, "pearl": 1})
    s.play("p0 raid gold", "p0 spend k-skull")
    assert {option.split()[1] for option in s.options(0)[:-1]} == {"gold"}
    # Without a stored treasure of that kind the action is not there.
    s = at_tobago(table, 1, 2, 1, figurehead="k-skull", stored={"gold": 1})
    s.play("p0 raid emerald")
    assert "spend k-skull" not in s.options(0)


@pytest.mark.rule("maracaibo:bay.raid-plus-two")
def test_the_raid_of_the_bay(table: Table) -> None:
    s = table(chance={"raid": [3, 1, 1]}, p0={"ship": "i2", "doubloons": 0})
    s.play("p0 bay", "p0 decline", "p0 choose raid-plus-2", "p0 raid gold")
    s.expect(events=["raid-aimed kind=gold strength=5"])


# Strength that is left


def raid_in_the_bay(table: Table, gold: int, **p0: object) -> Scenario:
    """p0 has a ruby to sell after a raid for gold, whose strength is the die's and 2."""
    s = table(
        options={"rubies": "on"},
        chance={"raid": [gold, 1, 1]},
        p0={"ship": "i2", "rubies": 1, "doubloons": 0, "upgrades": ["u1", "u2"], **p0},
    )
    s.play("p0 bay", "p0 done", "p0 decline", "p0 done", "p0 choose raid-plus-2", "p0 raid gold")
    return s.play("p0 spend vp", "p0 spend doubloons")


@pytest.mark.rule("maracaibo:raid.spend-within-raid")
@pytest.mark.rule("maracaibo:raid.unspent-lost")
def test_a_raid_goes_on_when_a_raid_action_is_unlocked(table: Table) -> None:
    """A ruby sold after the raid gives two upgrades."""
    s = raid_in_the_bay(table, 4).expect(asked="p0 rubies")
    s.play("p0 ruby 3", "p0 upgrade u7").expect(asked="p0 spend")
    assert s.match.pending()[0].prompt.args == (("strength", 3), ("kind", "gold"))
    assert s.options(0) == ["spend u7", "done"]
    # At once: what it brings may already serve the second upgrade.
    s.play("p0 spend u7").expect(
        events=["strength-spent p0 strength=3", "treasure-taken p0 kind=gold"], asked="p0 upgrade"
    )
    s.play("p0 decline").expect(asked="p1 sail")


@pytest.mark.rule("maracaibo:raid.spend-within-raid")
def test_an_action_that_the_strength_left_cannot_pay_asks_nothing(table: Table) -> None:
    s = raid_in_the_bay(table, 3).play("p0 ruby 3", "p0 upgrade u7").expect(asked="p0 upgrade")
    s.play("p0 decline").expect(asked="p1 sail")


@pytest.mark.rule("maracaibo:raid.spend-within-raid")
def test_before_the_turn_ends_a_raid_may_have_something_new_to_spend_on(table: Table) -> None:
    """The skull buries gold, of which there is none until the explorer finds some."""
    s = raid_in_the_bay(table, 3, figurehead="k-skull", explorer="2")
    s.play("p0 ruby 6", "p0 explore al2", "p0 treasure gold")
    s.expect(asked="p0 spend", p0={"doubloons": 6})
    assert s.options(0) == ["spend k-skull", "done"]
    s.play("p0 spend k-skull", "p0 bury gold 2").expect(p0={"doubloons": 11}, asked="p1 sail")


@pytest.mark.rule("maracaibo:raid.spend-within-raid")
def test_what_was_forgone_is_not_asked_again_but_may_still_be_had(table: Table) -> None:
    s = table(
        options={"rubies": "on"},
        chance={"raid": [4, 1, 1]},
        p0={"ship": "i2", "rubies": 1, "doubloons": 0, "upgrades": ["u1", "u2"]},
    )
    s.play("p0 bay", "p0 done", "p0 decline", "p0 done", "p0 choose raid-plus-2", "p0 raid gold")
    s.play("p0 done").expect(asked="p0 rubies")
    s.play("p0 ruby 3", "p0 upgrade u7").expect(asked="p0 spend")
    assert s.options(0) == ["spend vp", "spend doubloons", "spend treasure", "spend u7", "done"]
    s.play("p0 done", "p0 upgrade u3").expect(asked="p1 sail", no_events=["strength-spent"])


@pytest.mark.rule("maracaibo:raid.unspent-lost")
def test_at_the_end_of_the_turn_strength_is_lost(table: Table) -> None:
    s = table(
        cards={"d4": "rum"},
        chance={"raid": [4, 1, 1]},
        p0={"ship": "i2", "upgrades": ["u1", "u2"]},
        p1={"ship": "c4", "doubloons": 0},
    )
    s.play("p0 bay", "p0 decline", "p0 choose raid-plus-2", "p0 raid gold", "p0 done")
    # In Maracaibo, a turn later, an action comes too late.
    s.play("p1 sail d4").expect(asked="p0 upgrade")
    s.play("p0 upgrade u7").expect(asked="p1 sail", events=["round-began"])


@pytest.mark.rule("maracaibo:raid.two-raids-one-turn")
@pytest.mark.rule("maracaibo:raid.spend-within-raid")
def test_strength_left_of_two_raids_is_not_added(table: Table) -> None:
    """A raid of 4 on the track leaves 1, Tobago's 2: an action that costs 3 is beyond both."""
    s = table(
        cards={"d4": "tobago"}, value_tiles={"tobago": "pearl"}, chance={"raid": [1, 1, 4]},
        p0={
            "ship": "c4", "explorer": "bl1", "doubloons": 0, "upgrades": ["u1", "u2"],
            "figurehead": "k-skull", "stored": {"pearl": 1},
        },
    )  # fmt: skip
    s.play("p0 sail d4", "p0 upgrade u11", "p0 explore bl2", "p0 raid gold", "p0 spend vp")
    s.play("p0 spend doubloons").expect(asked="p0 die").play("p0 raid pearl", "p0 spend k-skull")
    s.play("p0 bury pearl 2", "p0 upgrade u7").expect(asked="p1 sail")


@pytest.mark.rule("maracaibo:raid.action-once-per-turn", "maracaibo:raid.unspent-lost")
def test_in_the_next_turn_every_raid_action_is_free_again(table: Table) -> None:
    s = at_tobago(table, 3, 1, 1).play("p0 raid gold", "p0 spend doubloons")
    assert s.state(Maracaibo).used
    s.play("p0 done").expect(asked="p1 sail")
    state = s.state(Maracaibo)
    assert (state.used, state.closed_raids, state.turn) == (0, (), 1)
