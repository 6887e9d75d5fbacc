"""`kaper train`: it learns what wins, from what a seat may know, and the same again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kaper import registry
from kaper.kernel.errors import BadSetup
from kaper.kernel.weights import Weights, read_weights
from kaper.train.play import Score, features_of, judging_by, play_deal
from kaper.train.training import Plan, Training, train
from tests.cli.running import refused, run, run_json

GAME = "martinique"
PLAN = Plan(GAME, games=4, seed=3, matches=2)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")


def trained(plan: Plan) -> Training:
    *_, training = train(plan)
    return training


def knowing_nothing() -> Weights:
    features = features_of(registry.game(GAME))
    nothing = [0.0] * len(features.names)
    return Weights(nothing, nothing, features.stages)


def text_of(weights: Weights) -> str:
    names = features_of(registry.game(GAME)).names
    rows = zip(names, weights.first, weights.last, strict=True)
    return "[weights]\n" + "\n".join(f'"{name}" = [{a}, {b}]' for name, a, b in rows)


def test_who_judges_otherwise_leaves_the_game_as_it_is() -> None:
    game = registry.game(GAME)
    before = game.weights
    assert judging_by(game, knowing_nothing()).weights is not before
    assert game.weights is before


def test_it_learns_to_play_from_nothing() -> None:
    """Whoever knows nothing plays at random; after a few games that is beaten."""
    nothing = knowing_nothing()
    learned = trained(Plan(GAME, games=30, seed=1, matches=0, start=text_of(nothing)))
    game, score = registry.game(GAME), Score()
    for deal in range(4):
        judges = [judging_by(game, weights) for weights in (learned.weights, nothing)]
        play_deal(judges, 2, f"deal {deal}", score)
    assert score.games == 8
    assert score.wins >= 7


def test_the_same_seed_gives_the_same_bytes() -> None:
    text = trained(PLAN).text()
    assert text == trained(PLAN).text()
    assert text != trained(replace(PLAN, seed=4)).text()


def test_trials_on_the_way_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaper.train.training.FIRST_TRIAL", 2)
    monkeypatch.setattr("kaper.train.training.TRIAL_DEALS", 1)
    watched = trained(replace(PLAN, trials=True))
    assert list(watched.trials) == [2, 4]
    assert watched.text() == trained(PLAN).text()


def test_what_time_ends_is_what_fewer_games_give(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("kaper.train.training.perf_counter", lambda: float(next(clock)))
    ended = trained(replace(PLAN, games=100, seconds=5.0))
    assert 0 < ended.games < 10
    assert ended.text() == trained(replace(PLAN, games=ended.games)).text()


def test_the_file_can_be_read_and_learned_on() -> None:
    first = trained(PLAN)
    read = read_weights(first.text(), features_of(registry.game(GAME)))
    assert (read.first, read.last) == (first.weights.first, first.weights.last)
    on = trained(Plan(GAME, games=0, seed=1, matches=2, start=first.text()))
    assert (on.weights.first, on.games, on.matches.games) == (read.first, 0, 2)


# --- What is refused -----------------------------------------------------------------------------


def test_weights_must_fit_the_features(capsys: pytest.CaptureFixture[str]) -> None:
    good = text_of(knowing_nothing())
    assert '"jokers" = ' in good
    for wrong, word in (
        (good.replace('"jokers" =', '"jesters" ='), "'jokers'"),
        (good + '\n"jesters" = [0.0, 0.0]', "'jesters'"),
        (good.replace('"jokers" = [0.0, 0.0]', '"jokers" = [0.0]'), "two numbers"),
        (good.replace('"jokers" = [0.0, 0.0]', '"jokers" = [nan, 0.0]'), "two numbers"),
        (good.replace("[weights]", "[weighs]"), "[weights]"),
        ("weights = [", "TOML"),
    ):
        Path("wrong.toml").write_text(wrong, "utf-8")
        words = ("train", GAME, "--games", "0", "--matches", "2", "--start", "wrong.toml")
        assert word in refused(capsys, 2, *words)
    assert not Path(f"{GAME}-weights.toml").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("deliveries",), "docs/bots.md"),
        ((GAME, "--games", "0", "--matches", "0"), "nothing to do"),
        ((GAME, "--games", "-1"), "nothing to do"),
        ((GAME, "--seconds", "0"), "seconds"),
        ((GAME, "--out", "nowhere/weights.toml"), "nowhere"),
        ((GAME, "--plot", "curve.txt"), ".png"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    assert told in refused(capsys, 2, "train", *words)


def test_a_game_without_features_cannot_be_trained() -> None:
    with pytest.raises(BadSetup, match="features"):
        Plan("deliveries", games=1, seed=1, matches=0).prepare()


# --- The command ---------------------------------------------------------------------------------

SHORT = ("train", GAME, "--games", "2", "--matches", "2", "--seed", "3")


def test_the_command_writes_the_weights_and_tells_of_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = run_json(capsys, *SHORT, "--out", "here.toml")
    assert (data["games"], data["matches"], data["file"]) == (2, 2, "here.toml")
    text = Path("here.toml").read_text("utf-8")
    assert 'command = "kaper train martinique --games 2 --seed 3 --matches 2"' in text
    told = run(capsys, "--lang", "pl", *SHORT, "--plot", "curve.svg")
    assert f"{GAME}-weights.toml" in told
    assert Path(f"{GAME}-weights.toml").read_text("utf-8") == text
    assert "<svg" in Path("curve.svg").read_text("utf-8")
