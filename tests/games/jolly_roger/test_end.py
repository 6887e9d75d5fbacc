"""The end of the game: when it comes, the last mutiny, gold and ties."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"


def result_of(s: Scenario) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    result = s.match.result
    assert result is not None
    return result.scores, result.winners, result.reason


@pytest.mark.rule("jolly-roger:end.conditions", "jolly-roger:end.after-full-round")
def test_the_game_ends_after_ten_rounds(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, used=9, p2={"hand": ["n1c1"]}).play("p0 sail pirate-port").pass_on()
    s.expect(asked="p0 punishment").play("p0 demand").pass_window().expect(asked="p1 punish")
    s.play("p1 punish p2")
    assert s.match.over
    assert result_of(s)[2] == "rounds"
    nine = (
        scenario(GAME, seats=4, used=8)
        .play("p0 sail pirate-port")
        .pass_on()
        .play("p0 waive")
        .pass_on()
    )
    nine.expect(asked="p0 appoint", round=10)


@pytest.mark.rule(
    "jolly-roger:end.conditions", "jolly-roger:end.loot-short", "jolly-roger:end.after-full-round"
)
def test_the_game_ends_with_the_loot(scenario: Arrange) -> None:
    """b-D7."""
    enough = ["n2c1", "n2c1", "n2c1", "g2c1", "g1c1", "m2c1"]
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": enough},
        p2={"hand": ["n1c1"]},
        loot_pile=["gold-1", "gold-2"],
        chance={"destination": ["merchant-ship-2"]},
    )
    s.play("p0 sail merchant-ship").pass_window().play(
        *(f"p1 add {card}" for card in enough), "p1 reveal"
    ).pass_on()
    s.expect(events=["attack-won", "loot-drawn count=2"], loot_pile=0, asked="p0 pick")
    s.play("p0 take gold-2", "p1 share gold-1 p3").pass_on().expect(asked="p0 punishment")
    s.play("p0 waive").pass_on()
    assert result_of(s) == ((2, 0, 0, 1), (0,), "loot")


@pytest.mark.rule("jolly-roger:end.last-mutiny", "jolly-roger:mutiny.in-phase-three")
def test_a_last_mutiny_is_possible(scenario: Arrange) -> None:
    """b-D6."""
    s = scenario(
        GAME,
        seats=4,
        stage="punish",
        used=10,
        crew_discards=["traitor", "traitor"],
        p0={"loot": ["gold-3"]},
        p2={"hand": ["n1c2"]},
    )
    s.play("p0 waive")
    assert "mutiny n1c2" in s.options(2)
    s.play("p2 mutiny n1c2").pass_window().play("p2 appoint p3").pass_on()
    # The cards are shared before the end; then the game is over instead of a new round.
    s.expect(p2={"loot": ["gold-3"]}).play("p3 extra p3")
    assert s.match.over
    assert result_of(s) == ((0, 0, 3, 0), (2,), "rounds")
    had = scenario(
        GAME, seats=4, stage="punish", used=10, mutinied=True, p2={"hand": ["n1c2"]}
    ).play("p0 waive")
    had.refuse("p2 mutiny n1c2", "mutiny.once-per-round")


@pytest.mark.rule(
    "jolly-roger:score.reveal-and-count", "jolly-roger:score.hostage", "jolly-roger:score.jewels"
)
def test_gold_hostages_and_jewels(scenario: Arrange) -> None:
    """b-D8: 7 gold, a Hostage and Jewels with an empty pile make 9."""
    s = scenario(
        GAME,
        seats=4,
        stage="punish",
        used=10,
        loot_pile=[],
        p1={"loot": ["gold-3", "hostage", "rum"], "buried": ["gold-3", "gold-1", "jewels"]},
    )
    s.play("p0 waive").pass_on()
    assert result_of(s)[0] == (0, 9, 0, 0)
    s.expect(events=["scored p1 total=9 gold=7 jewels=1 hostages=1 rum=1"])
    for viewer in (0, None):
        seats = s.match.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[1], dict)
        assert seats[1]["buried"] == ["gold-1", "gold-3", "jewels"]


@pytest.mark.rule("jolly-roger:score.jewels", "jolly-roger:score.jewels-special-draw")
@pytest.mark.parametrize(
    ("card", "gold"),
    [("gold-1", 1), ("gold-2", 2), ("gold-3", 3), ("rum", 0), ("jewels", 1), ("hostage", 1)],
)
def test_unsold_jewels_are_worth_a_random_card(scenario: Arrange, card: str, gold: int) -> None:
    s = scenario(
        GAME, seats=4, stage="punish", used=10, p2={"loot": ["jewels"]}, chance={"jewels": [card]}
    )
    s.play("p0 waive").pass_on().expect(events=[f"jewels-valued p2 card={card} gold={gold}"])
    assert result_of(s)[0] == (0, 0, gold, 0)


@pytest.mark.rule("jolly-roger:score.jewels-special-draw")
def test_each_jewels_card_draws_its_own_clockwise_from_the_captain(
    scenario: Arrange,
) -> None:
    s = scenario(
        GAME,
        seats=4,
        stage="punish",
        used=10,
        captain="p2",
        quartermaster="p3",
        p1={"loot": ["jewels"]},
        p3={"loot": ["jewels"], "buried": ["jewels"]},
        chance={"jewels": ["gold-3", "rum", "gold-2"]},
    )
    s.play("p2 waive").pass_on()
    s.expect(
        events=[
            "jewels-valued p3 card=gold-3",
            "jewels-valued p3 card=rum",
            "jewels-valued p1 card=gold-2",
        ]
    )
    assert result_of(s)[0] == (0, 2, 0, 3)


@pytest.mark.rule("jolly-roger:score.winner")
@pytest.mark.parametrize(
    ("rum", "winners", "reason"),
    [((2, 1), (1,), "rum"), ((1, 2), (3,), "rum"), ((1, 1), (1, 3), "shared")],
)
def test_ties_go_by_rum_and_then_are_shared(
    scenario: Arrange, rum: tuple[int, int], winners: tuple[int, ...], reason: str
) -> None:
    """b-D9."""
    s = scenario(
        GAME,
        seats=4,
        stage="punish",
        used=10,
        p1={"loot": ["gold-2", *["rum"] * rum[0]]},
        p3={"buried": ["gold-1", "gold-1", *["rum"] * rum[1]]},
        p2={"loot": ["gold-1", "rum", "rum", "rum"]},
    )
    s.play("p0 waive").pass_on()
    assert result_of(s)[1] == winners
    s.expect(events=[f"won p{seat} reason={reason}" for seat in winners])
