"""What the table shows to everybody, moment by moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.game import GAME as RULES
from kaper.match import Match
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
NO_TRAITOR = ["traitor", "traitor"]
ALL_KINDS = ["gold-1", "gold-2", "gold-3", "rum", "rum", "jewels", "hostage", "hostage"]


def test_three_to_ten_play() -> None:
    assert list(RULES.seats) == [3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("jolly-roger:setup.draw-captain")
def test_before_the_first_appointment_there_is_no_quartermaster() -> None:
    match = Match.begin(RULES, 4, 1, {})
    view = match.view(None)
    assert view["captain"] in range(4)
    assert view["quartermaster"] is None
    assert (view["stage"], view["round"], view["rounds"]) == ("phase-1", 1, 10)
    assert view["options"] == {"loot_hidden": False, "captains_gold": False}


@pytest.mark.rule("jolly-roger:variant.three-players-no-qm")
def test_with_three_players_no_seat_is_shown_as_quartermaster(scenario: Arrange) -> None:
    scenario(GAME, seats=3, captain="p2").expect(captain=2, quartermaster=None)
    scenario(GAME, seats=4, captain="p2").expect(captain=2, quartermaster=3)
    scenario(GAME, seats=4, quartermaster="p2").expect(captain=0, quartermaster=2)


@pytest.mark.parametrize(("loot", "gold"), [("hidden", "off"), ("open", "on")])
def test_the_variants_are_shown(scenario: Arrange, loot: str, gold: str) -> None:
    s = scenario(GAME, seats=4, options={"loot": loot, "captains-gold": gold})
    s.expect(options={"loot_hidden": loot == "hidden", "captains_gold": gold == "on"})


@pytest.mark.rule("jolly-roger:round.three-phases")
def test_phases_and_rounds_go_on_together(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, stage="appoint", used=2, chance={"destination": ["pirate-port-1"]})
    s.expect(stage="phase-1", round=3, asked="p0 appoint").play("p0 appoint p1").pass_window()
    while s.options(0) == ["recruit", "decline"] or not s.options(0):
        asked = next(iter(s.match.pending()))
        s.play(f"p{asked} decline")
    s.pass_on().expect(stage="phase-2", round=3, asked="p0 sail")
    s.play("p0 sail pirate-port").expect(stage="phase-2", round=3)
    # The destination is used up, and still it is the third round.
    s.pass_on().expect(stage="phase-3", round=3, asked="p0 punishment")
    s.play("p0 waive").expect(stage="phase-3", round=3)
    s.pass_on().expect(stage="phase-1", round=4, asked="p0 appoint")


@pytest.mark.rule("jolly-roger:score.reveal-and-count", "jolly-roger:score.hostage")
@pytest.mark.parametrize("place", ["loot", "buried"])
def test_the_score_is_told_by_kind_at_the_end_and_not_before(scenario: Arrange, place: str) -> None:
    s = scenario(
        GAME,
        seats=4,
        stage="punish",
        used=10,
        p1={place: ALL_KINDS},
        p3={place: ["jewels", "rum"]},
        chance={"jewels": ["gold-3", "gold-2"]},
    )
    assert [s.seen(viewer, 1)["score"] for viewer in (0, 1, None)] == [None, None, None]
    # Jewels are worth nothing until they are valued.
    assert [s.seen(0, seat)["gold"] for seat in range(4)] == [0, 8, 0, 0]
    s.play("p0 waive").pass_on().expect(stage="over")
    for viewer in (0, 1, None):
        assert [s.seen(viewer, seat)["score"] for seat in range(4)] == [
            {"gold": 0, "jewels": 0, "hostages": 0, "rum": 0},
            {"gold": 6, "jewels": 3, "hostages": 2, "rum": 2},
            {"gold": 0, "jewels": 0, "hostages": 0, "rum": 0},
            {"gold": 0, "jewels": 2, "hostages": 0, "rum": 1},
        ]
        assert [s.seen(viewer, seat)["gold"] for seat in range(4)] == [0, 11, 0, 2]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-stays-hidden")
def test_hidden_loot_is_open_at_the_end(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        options={"loot": "hidden"},
        stage="punish",
        used=10,
        p1={"hand": ["n1c1"], "loot": ["gold-2", "rum"], "buried": ["gold-3"]},
    )
    hidden = {"hand": [None], "loot": [None, None], "buried": [None], "gold": None, "score": None}
    own = {"hand": ["n1c1"], "loot": ["gold-2", "rum"], "buried": ["gold-3"], "gold": 5}
    assert [s.seen(viewer, 1) for viewer in (0, 1, None)] == [
        hidden,
        {**own, "score": None},
        hidden,
    ]
    s.play("p0 waive").pass_on()
    score = {"gold": 5, "jewels": 0, "hostages": 0, "rum": 1}
    # Hands stay closed: they count for nothing.
    other = {**own, "hand": [None], "score": score}
    assert [s.seen(viewer, 1) for viewer in (0, 1, None)] == [other, {**own, "score": score}, other]


@pytest.mark.rule("jolly-roger:voyage.draw-face-down", "jolly-roger:attack.resolution-order")
def test_a_voyage_from_the_choice_to_the_reveal(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=[*NO_TRAITOR, "second-mate", "stowaways", "surgeon"],
        p1={"hand": ["n2c1", "g1c1"]},
        p2={"hand": ["helmsman", "multi-1c1", "cook"]},
        chance={"destination": ["settlement-3"]},
    )
    none = {"navigation": 0, "gunnery": 0, "melee": 0}
    s.expect(voyage=None, mutiny=None, played=[], shown=[], guard=None)
    s.play("p0 sail settlement").expect(
        voyage={
            "type": "settlement",
            "destination": None,
            "crew": [],
            "totals": none,
            "changes": none,
        }
    )
    s.pass_window().play("p1 add n2c1", "p2 add multi-1c1", "p2 add cook", "p1 reveal")
    s.play("p2 play helmsman", "p2 choose more-navigation").pass_window()
    s.expect(asked="p1 assign")
    voyage = s.part(3, "voyage")
    assert voyage == {
        "type": "settlement",
        "destination": {
            "card": "settlement-3",
            "needs": {"navigation": 2, "gunnery": 1, "melee": 4},
            "loot": 4,
            "crew": 0,
        },
        "crew": ["n2c1", "multi-1c1", "cook", "helmsman"],
        # Cards of any skill are added when they are assigned.
        "totals": {"navigation": 2, "gunnery": 0, "melee": 0},
        "changes": {"navigation": 1, "gunnery": 0, "melee": 0},
        "tally": {
            "lines": [
                _line("navigation", have=3, need=2, verdict="sure"),
                _line("gunnery", have=0, need=1, verdict="maybe"),
                _line("melee", have=0, need=4, verdict="short"),
            ],
            "flexible": 1,
        },
    }
    s.play("p1 assign melee").expect(events=["attack-lost navigation=3 gunnery=0 melee=1"])
    s.expect(voyage=None, used=["settlement-3"])


def _line(skill: str, *, have: int, need: int, verdict: str) -> dict[str, object]:
    line: dict[str, object] = {"skill": skill, "have": have, "hand": 0, "verdict": verdict}
    return {**line, "least": need, "most": need}


@pytest.mark.rule("jolly-roger:mutiny.open-window", "jolly-roger:mutiny.ask-totals")
def test_a_mutiny_as_everybody_sees_it(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=5,
        crew_discards=NO_TRAITOR,
        p0={"hand": ["g1c3"]},
        p2={"hand": ["n1c2"]},
        p3={"hand": ["n1c4", "m1c1"]},
    )
    s.expect(mutiny=None, mutiny_allowed=True).play("p0 sail fort", "p2 mutiny n1c2")
    s.expect(mutiny_allowed=False, stage="phase-2", voyage=None)
    assert s.part(None, "mutiny") == {
        "mutineer": 2,
        "captain": 1,
        "mutineers": 2,
        "sides": ["captain", None, "mutineer", None, None],
        "laid": [{"seat": 2, "card": "n1c2"}],
        "office": None,
        "standing": {"leader": "mutineer", "by": 1, "stakes": {"captain": 0, "mutineer": 0}},
    }
    s.play("p1 support captain quartermaster", "p3 support captain n1c4", "p0 support captain g1c3")
    assert s.part(4, "mutiny") == {
        "mutineer": 2,
        "captain": 9,
        "mutineers": 2,
        "sides": ["captain", "captain", "mutineer", "captain", None],
        "laid": [
            {"seat": 2, "card": "n1c2"},
            {"seat": 3, "card": "n1c4"},
            {"seat": 0, "card": "g1c3"},
        ],
        "office": "captain",
        "standing": {"leader": "captain", "by": 7, "stakes": {"captain": 0, "mutineer": 0}},
    }
    s.pass_window().expect(mutiny=None, mutiny_allowed=False, captain=0)
