"""Bots play Jolly Roger by what their seat may know, and the better one wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import kaper
from kaper.bots import Seen, make_bot
from kaper.games.jolly_roger.game import GAME
from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.bot_games import played
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

Arrange = Callable[..., Scenario]


def test_greedy_gets_more_gold_than_random() -> None:
    gold = {"greedy": 0.0, "random": 0.0}
    for game in range(12):
        seat = game % 4
        names = tuple("greedy" if each == seat else "random" for each in range(4))
        result = played("jolly-roger", names, game).result
        assert result is not None
        gold["greedy"] += result.scores[seat]
        gold["random"] += sum(s for each, s in enumerate(result.scores) if each != seat) / 3
    assert gold["greedy"] > 2 * gold["random"]


def worth(s: Scenario, seat: int, action: str) -> float:
    """What the evaluation says after an action, on average over a few samples."""
    total = 0.0
    for seed in range(6):
        copy = s.match.sample(seat, seed)
        copy.play(seat, action)
        state = copy.state
        assert isinstance(state, JollyRoger)
        total += GAME.evaluate(state, seat)
    return total


def test_the_evaluation_attacks_where_points_are_missing_and_holds_back_where_not(
    scenario: Arrange,
) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=["traitor", "traitor"],
        p1={"hand": ["g2c1", "g2c1", "n1c1", "m2c1", "m1c1"]},
        p2={"hand": ["g2c2", "n1c3", "lookout"]},
        chance={"destination": ["fort-4"]},
    )
    s.play("p0 sail fort", "p2 play lookout").pass_window()
    s.play("p1 add g2c1", "p1 add n1c1", "p1 add m2c1", "p1 add m1c1")
    # Two gunnery points and one of navigation are missing: each is worth its card.
    assert worth(s, 2, "add g2c2") > worth(s, 2, "pass")
    s.play("p1 add g2c1", "p2 add n1c3")
    assert worth(s, 2, "pass") > worth(s, 2, "add g2c2")


def test_the_evaluation_mutinies_with_a_reason(scenario: Arrange) -> None:
    strong = ["n1c4", "g1c4", "n1c3"]
    rich = scenario(
        "jolly-roger", seats=4, p0={"loot": ["gold-3", "gold-3", "gold-2"]}, p2={"hand": strong}
    ).play("p0 sail fort")
    assert worth(rich, 2, "mutiny n1c4") > worth(rich, 2, "pass")
    poor = scenario(
        "jolly-roger",
        seats=4,
        p0={"hand": ["m1c4", "m1c3", "g1c3", "n1c3"]},
        p2={"hand": ["n2c1", "g2c1"], "loot": ["gold-3", "gold-2"]},
    ).play("p0 sail fort")
    assert worth(poor, 2, "pass") > worth(poor, 2, "mutiny n2c1")


def test_a_quartermaster_left_alone_reveals_rather_than_waste_cards(scenario: Arrange) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=["traitor", "traitor"],
        p1={"hand": ["n2c1", "g2c1", "m1c1", "second-mate"]},
    )
    s.play("p0 sail merchant-ship").pass_window()
    s.play("p1 add n2c1", "p1 add g2c1", "p1 add m1c1", "p2 pass", "p3 pass", "p0 pass")
    assert worth(s, 1, "reveal") > worth(s, 1, "add second-mate")


def test_nobody_lays_more_crew_for_a_mutiny_that_is_won(scenario: Arrange) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=["traitor", "traitor"],
        p0={"loot": ["gold-3", "gold-3"], "hand": []},
        p2={"hand": ["n1c4", "g1c4", "n1c3"]},
    )
    s.play("p0 sail fort", "p2 mutiny n1c4", "p2 support mutineer g1c4")
    s.play("p0 pass", "p1 pass", "p3 pass")
    assert worth(s, 2, "pass") > worth(s, 2, "support mutineer n1c3")


def test_a_bribe_is_taken_when_it_gives_more_than_it_costs(scenario: Arrange) -> None:
    """Whoever takes a leader's gift means to stand by this leader, and to lose with him."""

    def offered(gift: str, own: list[str]) -> Scenario:
        return scenario(
            "jolly-roger",
            seats=4,
            crew_discards=["traitor", "traitor"],
            p0={"hand": [], "loot": [gift]},
            p1={"hand": ["n1c2", "g1c2"], "loot": own},
            p2={"hand": ["n1c4", "m1c4"]},
        ).play("p0 sail fort", "p2 mutiny n1c4", f"p0 bribe p1 {gift}")

    rich = offered("gold-3", [])
    assert worth(rich, 1, "accept") > worth(rich, 1, "decline")
    poor = offered("rum", ["gold-3", "gold-3"])
    assert worth(poor, 1, "decline") > worth(poor, 1, "accept")


def test_a_quartermaster_calls_no_mutiny_without_support(scenario: Arrange) -> None:
    def decided(own: list[str]) -> Scenario:
        return scenario(
            "jolly-roger",
            seats=4,
            p0={"hand": ["n1c4", "g1c4", "m1c3", "m1c2"], "loot": ["gold-3"]},
            p1={"hand": own},
        ).play("p0 sail fort")

    alone = decided(["n2c1"])
    assert worth(alone, 1, "pass") > worth(alone, 1, "mutiny quartermaster")
    strong = decided(["m1c4", "n2c3", "n1c3", "g1c3", "g2c3", "ship-rats"])
    assert worth(strong, 1, "mutiny quartermaster") > worth(alone, 1, "mutiny quartermaster")


def test_greedy_players_win_most_of_their_attacks() -> None:
    ends: Counter[str] = Counter()
    for seed in range(8):
        match = played("jolly-roger", ("greedy",) * 5, seed)
        ends.update(type(event).__name__ for event in match.events)
    assert ends["AttackWon"] > ends["AttackLost"]
    assert ends["BribeTaken"]
    assert ends["BribeRefused"]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_decides_alike_where_its_seat_can_see_no_difference(name: str) -> None:
    match = kaper.new("jolly-roger", 4, 3, {"loot": "hidden"})
    for number, decision in enumerate(wander(match, 3)):
        if number % 5 == 0:
            seat = decision.seat
            other = match.sample(seat, number)
            choices = {make_bot(name, number).decide(Seen(m, seat)) for m in (match, other)}
            assert len(choices) == 1


def test_equal_seeds_play_equal_games() -> None:
    names = ("greedy", "random", "greedy")
    assert played("jolly-roger", names, 1).record() == played("jolly-roger", names, 1).record()
