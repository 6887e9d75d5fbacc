"""Attacks: cards, the open window, the reveal, sums."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.actions import ASSIGNS
from kaper.games.jolly_roger.game import GAME as RULES
from kaper.games.jolly_roger.rules.attack import Assign
from kaper.games.jolly_roger.state import JollyRoger
from kaper.match import Match
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
FORT = ("n1c2", "n2c2", "g2c1", "g2c3", "m2c3")


def attack(scenario: Arrange, target: str, cards: tuple[str, ...]) -> Scenario:
    """The Quartermaster p1 plays all these cards and reveals; p3 has one, so windows open."""
    kind = target.rpartition("-")[0]
    hands = {"p1": {"hand": list(cards)}, "p3": {"hand": ["m1c1"]}}
    s = scenario(GAME, seats=4, chance={"destination": [target]}, **hands)
    s.play(f"p0 sail {kind}").pass_window()
    s.play(*(f"p1 add {card}" for card in cards), "p1 reveal")
    return s


@pytest.mark.rule(
    "jolly-roger:attack.fort-example",
    "jolly-roger:attack.failure",
    "jolly-roger:attack.sum-per-skill",
    "jolly-roger:attack.crew-discarded",
    "jolly-roger:voyage.destination-discarded",
)
def test_example_the_fort_holds(scenario: Arrange) -> None:
    """b-R3."""
    s = attack(scenario, "fort-4", FORT)
    s.expect(voyage={"totals": {"navigation": 3, "gunnery": 4, "melee": 2}})
    s.pass_on()
    s.expect(events=["attack-lost navigation=3 gunnery=4 melee=2"], no_events=["loot-drawn"])
    s.expect(used=["fort-4"], voyage=None, asked="p0 punishment", loot_pile=46)
    assert s.match.view(0)["crew_discards"] == sorted(FORT, key=list(FORT).index)


@pytest.mark.rule("jolly-roger:attack.success")
@pytest.mark.parametrize(("extra", "won"), [("m1c2", True), ("n1c3", False)])
def test_every_total_must_reach_its_value(scenario: Arrange, extra: str, won: bool) -> None:
    s = attack(scenario, "fort-4", (*FORT, extra)).pass_on()
    s.expect(events=["attack-won melee=3" if won else "attack-lost melee=2"])


@pytest.mark.rule("jolly-roger:attack.which-destinations", "jolly-roger:attack.qm-first-card")
@pytest.mark.parametrize("kind", ["fort", "merchant-ship", "settlement"])
def test_the_quartermaster_must_play_first(scenario: Arrange, kind: str) -> None:
    s = scenario(GAME, seats=4, p1={"hand": ["n1c1", "n1c2"]}, p2={"hand": ["g1c1"]})
    s.refuse("p2 add g1c1", "voyage.captain-chooses")
    s.play(f"p0 sail {kind}")
    s.refuse("p2 add g1c1", "attack.players-may-add")
    s.pass_window().expect(asked="p1 first-card")
    s.refuse("p2 add g1c1", "attack.qm-first-card")
    s.refuse("p1 pass", "attack.qm-first-card")
    s.refuse("p1 reveal", "attack.qm-first-card")
    assert s.options(1) == ["add n1c1", "add n1c2"]
    s.play("p1 add n1c1")
    assert set(s.match.pending()) == {0, 1, 2, 3}


@pytest.mark.rule(
    "jolly-roger:attack.players-may-add",
    "jolly-roger:attack.no-order",
    "jolly-roger:attack.crew-card-parts",
)
def test_anybody_adds_any_number_in_any_order(scenario: Arrange) -> None:
    hands = {
        "p0": {"hand": ["n1c1"]},
        "p1": {"hand": ["n1c2", "g1c2"]},
        "p3": {"hand": ["g2c1", "m2c1"]},
    }
    s = scenario(GAME, seats=4, **hands).play("p0 sail fort").pass_window()
    s.play("p1 add n1c2", "p3 add g2c1", "p0 add n1c1", "p3 add m2c1", "p1 add g1c2")
    s.expect(
        voyage={
            "crew": ["n1c2", "g2c1", "n1c1", "m2c1", "g1c2"],
            "totals": {"navigation": 2, "gunnery": 3, "melee": 2},
        }
    )
    s.refuse("p2 add n1c1", "attack.players-may-add")
    assert s.options(2) == ["pass"]


@pytest.mark.rule("jolly-roger:attack.open-window", "jolly-roger:attack.qm-reveals")
def test_a_pass_stands_until_a_card_is_played(scenario: Arrange) -> None:
    """b-D12, b-D13."""
    hands = {"p1": {"hand": ["n1c1", "n1c2"]}, "p2": {"hand": ["g1c1", "g1c2"]}}
    s = scenario(GAME, seats=4, **hands).play("p0 sail fort").pass_window().play("p1 add n1c1")
    # Asked in turn, it goes clockwise from the left of the Quartermaster.
    assert list(s.match.pending()) == [2, 3, 0, 1]
    s.play("p0 pass", "p3 pass", "p2 pass")
    s.refuse("p2 add g1c1", "attack.open-window")
    # All others have passed: the Quartermaster must play or reveal.
    assert s.options(1) == ["add n1c2", "reveal"]
    s.play("p1 add n1c2")
    assert set(s.match.pending()) == {0, 1, 2, 3}
    s.refuse("p2 reveal", "attack.qm-reveals")
    s.play("p2 add g1c1", "p3 pass", "p1 reveal")
    assert s.match.view(0)["passed"] == []
    s.refuse("p2 add g1c2", "attack.players-may-add")


@pytest.mark.rule("jolly-roger:attack.open-window")
def test_the_quartermaster_may_wait_while_others_think(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p1={"hand": ["n1c1", "n1c2"]}).play("p0 sail fort").pass_window()
    s.play("p1 add n1c1")
    assert s.options(1) == ["add n1c2", "reveal", "pass"]
    s.play("p1 pass", "p0 pass", "p2 pass", "p3 pass").expect(asked="p1 attack")
    assert s.options(1) == ["add n1c2", "reveal"]


@pytest.mark.rule("jolly-roger:attack.special-as-crew")
def test_a_special_card_gives_no_skill_in_an_attack(scenario: Arrange) -> None:
    s = (
        scenario(GAME, seats=4, p1={"hand": ["cook", "ship-rats"]})
        .play("p0 sail fort")
        .pass_window()
    )
    s.play("p1 add cook", "p1 add ship-rats")
    s.expect(
        voyage={
            "crew": ["cook", "ship-rats"],
            "totals": {"navigation": 0, "gunnery": 0, "melee": 0},
        }
    )
    s.play("p1 reveal").pass_on()
    discards = s.match.view(0)["crew_discards"]
    assert discards == ["cook", "ship-rats"]


@pytest.mark.rule(
    "jolly-roger:attack.multi-skill",
    "jolly-roger:attack.multi-skill-example",
    "jolly-roger:attack.resolution-order",
)
def test_a_multi_skill_card_counts_once_by_the_quartermasters_choice(
    scenario: Arrange,
) -> None:
    """b-R10."""
    s = attack(scenario, "fort-4", (*FORT, "multi-1c1"))
    s.refuse("p1 assign melee", "attack.multi-skill")
    s.pass_window().expect(asked="p1 assign")
    assert s.options(1) == ["assign navigation", "assign gunnery", "assign melee"]
    assert s.match.pending()[1].prompt.args[:3] == (("navigation", 3), ("gunnery", 4), ("melee", 2))
    s.refuse("p0 assign melee", "attack.multi-skill")
    s.play("p1 assign melee").expect(
        events=["skill-assigned p1 skill=melee", "attack-won navigation=3 gunnery=4 melee=3"]
    )
    other = attack(scenario, "fort-4", (*FORT, "multi-1c1")).pass_window()
    other.play("p1 assign gunnery").expect(events=["attack-lost gunnery=5 melee=2"])


@pytest.mark.rule(
    "jolly-roger:card.first-mate",
    "jolly-roger:card.helmsman",
    "jolly-roger:card.sharpshooter",
    "jolly-roger:attack.resolution-order",
)
@pytest.mark.parametrize(
    ("card", "effect", "change"),
    [
        ("first-mate", "more-melee", ("melee", 1)),
        ("first-mate", "less-melee", ("melee", -1)),
        ("helmsman", "more-navigation", ("navigation", 1)),
        ("helmsman", "less-navigation", ("navigation", -1)),
        ("sharpshooter", "more-gunnery", ("gunnery", 1)),
        ("sharpshooter", "less-gunnery", ("gunnery", -1)),
    ],
)
def test_cards_that_change_a_total(
    scenario: Arrange, card: str, effect: str, change: tuple[str, int]
) -> None:
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": ["m1c1", "n1c1", "g1c1"]},
        p3={"hand": [card]},
        crew_discards=["traitor", "traitor"],
    )
    s.play("p0 sail fort").pass_window()
    rule = f"card.{card}"
    s.play("p1 add m1c1", "p1 add n1c1", "p1 add g1c1")
    s.refuse(f"p3 play {card}", rule)
    s.play("p1 reveal", f"p3 play {card}", f"p3 choose {effect}")
    skill, points = change
    s.expect(
        events=[f"total-changed p3 skill={skill} points={points}"],
        voyage={"changes": {skill: points}},
    )
    s.pass_on()
    name = "attack-lost"
    totals = {"navigation": 1, "gunnery": 1, "melee": 1}
    totals[skill] += points
    s.expect(events=[f"{name} " + " ".join(f"{k}={v}" for k, v in totals.items())])
    # Discarded with the attack cards, not before.
    assert card in str(s.match.view(0)["crew_discards"])
    assert s.state(JollyRoger).changes == [0, 0, 0]


@pytest.mark.rule("jolly-roger:attack.resolution-order")
def test_a_total_never_falls_below_zero(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": ["n1c1"]},
        p2={"hand": ["first-mate"]},
        crew_discards=["traitor", "traitor"],
    )
    s.play("p0 sail fort").pass_window().play(
        "p1 add n1c1", "p1 reveal", "p2 play first-mate", "p2 choose less-melee"
    )
    s.pass_on().expect(events=["attack-lost navigation=1 gunnery=0 melee=0"])


@pytest.mark.rule("jolly-roger:card.first-mate")
def test_a_change_can_save_or_spoil_an_attack(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": list(FORT)},
        p2={"hand": ["first-mate"]},
        crew_discards=["traitor", "traitor"],
        chance={"destination": ["fort-4"]},
    )
    s.play("p0 sail fort").pass_window().play(*(f"p1 add {card}" for card in FORT), "p1 reveal")
    s.play("p2 play first-mate", "p2 choose more-melee").pass_on().expect(
        events=["attack-won melee=3"]
    )


@pytest.mark.rule("jolly-roger:attack.multi-skill")
def test_multi_skill_cards_are_assigned_in_the_order_in_which_they_were_played() -> None:
    """The house has only cards of one point; with others it matters which one comes first."""
    state = Match.begin(RULES, 4, 1, {}).state
    frame = Assign(state.quartermaster, (0, 0, 0), (1, 2))
    state.stack.append(frame)
    frame.answer(state, state.quartermaster, ASSIGNS[1])
    assert state.stack[-1] == Assign(state.quartermaster, (0, 1, 0), (2,))
