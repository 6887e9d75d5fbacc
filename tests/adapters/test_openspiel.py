"""OpenSpiel's own test, its bots and its solvers on Kaper's games."""

from __future__ import annotations

import json

import pytest

import kaper
from kaper.kernel.codec import digest
from kaper.kernel.state import State
from tests.adapters.needed import need

need("pyspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402
from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    best_response,
    cfr,
    expected_game_score,
    exploitability,
    ismcts,
    mcts,
)

from kaper.adapters.openspiel import KaperState, name_of  # noqa: E402

# At Dusk all but these tokens of Martinique lie open: the treasure is in one of four places.
OPEN = [*"ABCDEF", *"123456"]


def load(game: str, **params: str | int) -> pyspiel.Game:
    return pyspiel.load_game(name_of(game), params)


@pytest.mark.parametrize("chance", ["deals", "explicit"])
@pytest.mark.parametrize("game", kaper.games())
def test_the_simulation_of_openspiel(game: str, chance: str) -> None:
    pyspiel.random_sim_test(load(game, chance=chance), num_sims=1, serialize=True, verbose=False)


def begun(game: pyspiel.Game) -> KaperState:
    state: KaperState = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    return state


def search(game: pyspiel.Game, simulations: int) -> ismcts.ISMCTSBot:
    random = np.random.RandomState(1)
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=random,
    )


@pytest.mark.parametrize("game", kaper.games())
def test_its_search_of_information_sets(game: str) -> None:
    loaded = load(game, seats=4 if game == "jolly-roger" else 2)
    state, bot = begun(loaded), search(loaded, 12)
    for _ in range(3):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_resampled_state_has_the_same_information_and_chance_of_its_own() -> None:
    state = begun(load("martinique"))
    seat = state.current_player()
    other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.legal_actions() == state.legal_actions()
    assert digest(known(other)) != digest(known(state))
    assert known(other).rng != known(state).rng


def known(state: KaperState) -> State:
    assert state.course.state is not None
    return state.course.state


def test_information_tells_questions_apart_that_a_view_does_not() -> None:
    """What may be answered belongs to it: search trees go by it."""
    state = begun(load("martinique"))
    seat = state.current_player()
    key = state.information_state_string(seat)
    assert key.split()[2:] == [str(number) for number in state.legal_actions()]
    told = json.loads(state.observation_string(seat))
    assert told["question"][0] == "martinique-prompt-enter"
    assert all(text.startswith("enter ") for text in told["options"])


def test_clones_go_ways_of_their_own() -> None:
    state = begun(load("maracaibo"))
    before = state.information_state_string(0)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert clone.information_state_string(0) != before


def test_tensors_are_cut_into_planes() -> None:
    state = begun(load("martinique"))
    observer = load("martinique").make_py_observer()
    observer.set_from(state, 0)
    assert observer.dict["loot-by-symbol"].shape == (6, 8, 8)
    assert observer.dict["maps-on-island"].sum() == 12
    assert state.observation_tensor(0) == pytest.approx(observer.tensor.tolist())


def dusk(*, dug: dict[str, list[str]], hidden: list[str]) -> str:
    """A position at Dusk in which the first player trails, but may find the treasure."""
    position = {
        "stage": "dusk",
        "stools": ["p1", "p0"] * 4,
        "dug": dug,
        "lost": "g7",
        "bar": {"maps": [], "jokers": 0},
        "p0": {"maps": [*OPEN, *hidden], "open": OPEN},
        "p1": {"hold": [["rum-1", "rum-3"]]},
    }
    return json.dumps(position)


def test_regret_minimisation_digs_where_the_treasure_may_be() -> None:
    """The last to dig holds one hidden token, which leaves two squares: half of the games."""
    dug = {"p1": ["a1", "a2", "a3", "a4"], "p0": ["b1", "b2", "b3"]}
    game = load("martinique", position=dusk(dug=dug, hidden=["H"]), worlds=8)
    start = game.new_initial_state()
    assert start.chance_outcomes() == [(world, 1 / 8) for world in range(8)]
    blind = [policy.UniformRandomPolicy(game)] * 2
    solver = cfr.CFRSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    learned = solver.average_policy()
    # One square of 57 is right.
    assert expected_game_score.policy_value(start, blind)[0] == pytest.approx(2 / 57 - 1)
    assert expected_game_score.policy_value(start, [learned, learned])[0] > -0.15
    assert exploitability.exploitability(game, learned) < 0.1


def test_a_best_response_at_dusk() -> None:
    """Who leads digs first, at best where the treasure may be; the other digs anywhere."""
    dug = {"p1": ["a1", "a2", "a3"], "p0": ["b1", "b2", "b3"]}
    game = load("martinique", position=dusk(dug=dug, hidden=[]), worlds=4)
    blind = policy.UniformRandomPolicy(game)
    value = best_response.BestResponsePolicy(game, 1, blind).value(game.new_initial_state())
    assert value == pytest.approx(1 - 2 * 3 / 4 / 57)
