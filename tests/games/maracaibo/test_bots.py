"""What the bots think of positions: what is begun is worth something, in every module."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kaper
from kaper.bots import Seen
from kaper.games.maracaibo.evaluation.evaluate import evaluate
from kaper.games.maracaibo.evaluation.outlook import prospects
from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.bot_games import played
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]


def state_of(scenario: Table, options: dict[str, str] | None = None, /, **p0: object) -> Maracaibo:
    state = scenario(
        "maracaibo", seats=2, options=options or {}, cards={"a2": "castle"}, p0=p0, p1={}
    ).match.state
    assert isinstance(state, Maracaibo)
    return state


def worth(scenario: Table, options: dict[str, str] | None = None, /, **p0: object) -> float:
    """How the first captain stands who has this, beside one who has nothing."""
    return evaluate(state_of(scenario, options, **p0), 0)


@pytest.mark.parametrize(
    "better",
    [
        {"doubloons": 20},
        {"vp": 3},
        {"improvements": ["cook"]},
        {"upgrades": ["u3"]},
        {"stored": {"gold": 1}},
        {"explorer": "1"},
        {"figurehead": "f-sea-serpent"},
    ],
    ids=str,
)
def test_whatever_one_has_is_worth_something(scenario: Table, better: dict[str, object]) -> None:
    assert worth(scenario, **better) > worth(scenario) == 0.5


def test_a_ruby_is_worth_more_than_its_exchange_as_long_as_there_is_time(scenario: Table) -> None:
    rubies = {"rubies": "on"}
    without = state_of(scenario, rubies)
    held = state_of(scenario, rubies, rubies=1)
    assert prospects(held, 0, ()) - prospects(without, 0, ()) > 2


def test_a_quest_of_adventure_hunters_counts_by_its_harder_line(scenario: Table) -> None:
    """Two rivers of four: the easier line is met, which hunters do not care for."""
    half = {"explorer": "11", "quests": ["rivers"]}
    hunters = {"adventure-hunters": "on"}
    crossed = state_of(scenario, hunters, **half)
    quests = crossed.players[0].quests
    # To come: 14 points, and 5 that need not be paid.
    begun = prospects(crossed, 0, quests) - prospects(crossed, 0, ())
    assert begun == pytest.approx(0.7 * (14 + 5) / 2)


def test_who_retires_has_still_explored(scenario: Table) -> None:
    on = {"retirement": "on"}
    at_the_end = {"explorer": "27", "rivers": 4}
    back = {"explorer": "s", "rivers": 4, "retired": True, "residences": ["castle"]}
    assert worth(scenario, on, **back) > worth(scenario, on, **at_the_end)


def test_quests_that_the_seat_does_not_know_do_not_count(scenario: Table) -> None:
    met = {"explorer": "27", "rivers": 4, "quests": ["rivers"]}
    hidden = evaluate(state_of(scenario, **met), 1)
    shown = evaluate(state_of(scenario, **met, shown=["rivers"]), 1)
    assert hidden == evaluate(state_of(scenario, explorer="27", rivers=4), 1)
    assert shown < hidden


@pytest.mark.parametrize("seed", range(2))
def test_greedy_beats_random_by_far(seed: int) -> None:
    names = ("greedy", "random") if seed % 2 else ("random", "greedy")
    result = played("maracaibo", names, seed).result
    assert result is not None
    scores = dict(zip(names, result.scores, strict=True))
    assert scores["greedy"] > scores["random"] + 50
    assert scores["greedy"] > 120


def test_a_look_ends_with_the_own_turn_also_where_nobody_else_is_asked() -> None:
    """Alone, Redbeard's turn is played at once, and the next question is to the same seat."""
    match = kaper.new("maracaibo", 1, 1)
    turns = 0
    while not match.over and turns < 5:
        position = Seen(match, 0).sample(1)
        asked = match.pending()[0].prompt.key
        assert position.goes_on(0) == (asked != "maracaibo-prompt-sail")
        turns += asked == "maracaibo-prompt-sail"
        match.play(0, match.pending()[0].options[0])
    assert turns == 5
