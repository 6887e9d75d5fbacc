"""Tournaments: fair schedules, right numbers, and what the command tells."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import log10
from pathlib import Path
from random import Random

import pytest

import kaper
from kaper.arena import command, play
from kaper.arena.bradley_terry import elo
from kaper.arena.command import tournament
from kaper.arena.play import play_all, play_game
from kaper.arena.report import Figure, Report, mean_figures
from kaper.arena.schedule import LineUp, Pairing, Plan, line_ups
from kaper.arena.statistics import Duels, ratings
from kaper.bots import Seen, clock, make_bot
from kaper.cli import main
from kaper.kernel.chance import seeded
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.machine import cores
from kaper.match import Match
from tests.arena.made import game

GAME = "deliveries"
PLAN = Plan(GAME, ("random", "greedy"), 2, 4, seed=7)


# --- The schedule --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seats", "count"),
    [("ab", 2, 2), ("abc", 2, 6), ("abc", 3, 3), ("abcd", 3, 12), ("ab", 3, 6), ("ab", 4, 2)],
)
def test_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int, count: int) -> None:
    found = line_ups(bots, seats)
    assert len(found) == len(set(found)) == count
    for seat in range(seats):
        sitting = Counter(line_up[seat] for line_up in found)
        assert len(sitting) == len(bots)
        assert len(set(sitting.values())) == 1


@pytest.mark.usefixtures("toys")
def test_a_tournament_with_another_set_of_components() -> None:
    plan = Plan("stall", ("random", "greedy"), 2, 2, options=(("goods", "first"),))
    assert [row["id"] for row in plan.tables().tables["good"]] == ["rum", "sugar"]
    assert len(list(play_all(plan, plan.pairings(), 1))) == 2


def test_every_pair_meets_equally_often() -> None:
    met = Counter(frozenset(line_up) for line_up in line_ups("abc", 2))
    assert set(met.values()) == {2}


def test_every_line_up_plays_the_same_deals() -> None:
    plan = Plan(GAME, ("random", "greedy", "mcts:5"), 2, 13, seed=40)
    pairings = plan.pairings()
    assert len(pairings) == 18  # three deals, six line-ups: the first whole number above 13
    for bots in plan.line_ups():
        assert [p.deal for p in pairings if p.bots == bots] == [40, 41, 42]


@pytest.mark.parametrize(
    "plan",
    [
        Plan(GAME, ("random",), 2, 4),
        Plan(GAME, ("random", "genius"), 2, 4),
        Plan(GAME, ("random", "greedy"), 1, 4),
        Plan(GAME, ("random", "greedy"), 6, 4),
        Plan(GAME, ("random", "greedy"), 2, 0),
        Plan(GAME, ("random", "greedy"), 2, 4, options=(("tide", "high"),)),
    ],
)
def test_a_plan_that_cannot_work_is_refused(plan: Plan) -> None:
    with pytest.raises(BadSetup):
        plan.prepare()


# --- Playing -------------------------------------------------------------------------------------


def test_a_game_can_be_played_again() -> None:
    (one, *_) = PLAN.pairings()
    first, again = play_game(PLAN, one), play_game(PLAN, one)
    assert first is not None
    assert again is not None
    assert (first.scores, first.decisions) == (again.scores, again.decisions)
    assert first.length == sum(first.decisions) > 20
    assert all(seconds > 0 for seconds in first.seconds)


@pytest.mark.parametrize(
    ("name", "bots"), [("deliveries", ("random", "greedy:1")), ("marauders", ("random", "random"))]
)
def test_a_game_goes_as_it_would_if_all_of_it_were_kept(name: str, bots: LineUp) -> None:
    """The same deal and whims, with a record and undo; figures are told from its events."""
    played = play_game(Plan(name, bots, 2, 1), Pairing(3, 1, bots))
    match: Match[State] = kaper.new(name, 2, 3)
    players = [make_bot(bot, seeded(f"3 1 bot {seat}")) for seat, bot in enumerate(bots)]
    decisions = [0, 0]
    order = Random(seeded("3 order"))
    while not match.over:
        waiting = list(match.pending())
        seat = waiting[0] if len(waiting) == 1 else order.choice(waiting)
        match.play(seat, players[seat].decide(Seen(match, seat)))
        decisions[seat] += 1
    assert played is not None
    assert match.result is not None
    assert (played.scores, played.winners) == (match.result.scores, match.result.winners)
    assert played.decisions == tuple(decisions)
    assert played.figures == match.game.figures(match.state, match.events)


def test_nothing_is_kept_of_a_game_but_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_asked(*_: object, **__: object) -> None:
        raise AssertionError("nobody asked for this")

    for name in ("play", "digest", "record", "clone"):
        monkeypatch.setattr(Match, name, nobody_asked)
    assert play_game(PLAN, PLAN.pairings()[0]) is not None
    # Where nobody listens, nothing is told either.
    monkeypatch.setattr(play, "Trace", nobody_asked)
    assert play_game(PLAN, Pairing(7, 0, ("random", "random"))) is not None


@pytest.mark.parametrize("processor_time", [True, False])
def test_budgets_count_the_time_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, *, processor_time: bool
) -> None:
    asked: set[str] = set()
    for name in ("processor_seconds", "perf_counter"):
        counted = getattr(clock, name)
        monkeypatch.setattr(clock, name, partial(_noted, name, counted, asked))
    plan = replace(PLAN, bots=("hard:1ms", "random"), processor_time=processor_time)
    assert play_game(plan, plan.pairings()[0]) is not None
    assert asked == {"processor_seconds" if processor_time else "perf_counter"}


def _noted(name: str, counted: Callable[[], float], asked: set[str]) -> float:
    asked.add(name)
    return counted()


def test_workers_change_nothing_but_the_time() -> None:
    alone, together = (
        {
            pairing: game.scores
            for pairing, game in play_all(PLAN, PLAN.pairings(), workers)
            if game is not None
        }
        for workers in (1, 2)
    )
    assert alone == together
    assert len(alone) == 4


# --- Statistics ----------------------------------------------------------------------------------


def test_duels_count_places() -> None:
    duels = Duels.of([game("a", "b", "c", winner=0), game("a", "b", winner=None)])
    # With half a point each for the drawn game that is given.
    points = duels.points()
    assert points["a", "b"] == 2.0
    assert points["b", "a"] == 1.0
    assert points["b", "c"] == points["c", "b"] == 1.0
    rate = duels.rate("a", "b")
    assert rate is not None
    assert rate.value == 0.75
    assert duels.rate("a", "a") is None


def test_two_ratings_differ_as_elo_says() -> None:
    """Three of four, and the drawn game that is given: 3.5 of 5."""
    games = [game("a", "b", winner=0)] * 3 + [game("a", "b", winner=1)]
    a, b = elo(("a", "b"), Duels.of(games).points())
    assert a - b == pytest.approx(400 * log10(0.7 / 0.3), abs=0.1)
    assert (a + b) / 2 == pytest.approx(1500)


def test_ratings_add_up_over_three_bots() -> None:
    """Where a beats b, and b beats c, at 3 to 1, a beats c at 9 to 1."""
    points = {("a", "b"): 7.5, ("b", "a"): 2.5, ("b", "c"): 7.5, ("c", "b"): 2.5}
    a, b, c = elo("abc", points)
    assert a - b == pytest.approx(400 * log10(3), abs=0.1)
    assert a - c == pytest.approx(400 * log10(9), abs=0.2)


def test_ratings_far_apart_are_found() -> None:
    points = {("a", "b"): 1e6, ("b", "a"): 1.0, ("b", "c"): 1e6, ("c", "b"): 1.0}
    a, b, c, alone = elo("abcd", points)
    assert a - b == pytest.approx(400 * 6, abs=0.1)
    assert b - c == pytest.approx(400 * 6, abs=0.1)
    assert alone == pytest.approx(1500, abs=0.1)


def test_a_bot_that_never_lost_has_a_rating_with_an_interval() -> None:
    games = [game("a", "b", winner=0, deal=deal) for deal in range(20)]
    a, b = ratings(("a", "b"), Duels.of(games))
    assert a.value == pytest.approx(1500 + 200 * log10(20.5 / 0.5), abs=0.1)
    assert b.low < b.value < b.high < a.low < a.value < a.high


def test_intervals_shrink_with_more_deals() -> None:
    def width(deals: int) -> float:
        games = [game("a", "b", winner=int(deal % 3 == 0), deal=deal) for deal in range(deals)]
        found = ratings(("a", "b"), Duels.of(games))[0]
        assert found.low < found.value < found.high
        return found.high - found.low

    assert width(120) < width(12)


# --- The report ----------------------------------------------------------------------------------


def test_standings() -> None:
    plan = Plan(GAME, ("a", "b"), 2, 4)
    games = [
        game("b", "a", winner=0, deal=0, number=1),
        game("a", "b", winner=0, deal=0),
        game("a", "b", winner=0, deal=1),
        game("b", "a", winner=None, deal=1, number=1),
    ]
    report = Report.of(plan, games, 2.0)
    a, b = report.standings
    assert (a.games, a.wins, b.wins) == (4, 2.5, 1.5)
    assert a.win_rate.value == 0.625
    assert a.by_seat == (1.0, 0.25)
    assert a.scores == (10, 4, 10, 10)
    assert a.ms_per_decision == pytest.approx(2.0)
    assert a.cpu == pytest.approx(0.5)
    assert report.mean_length == 6
    assert [(g.deal, g.number) for g in report.games] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_games_that_were_cut_are_left_out_and_told_of() -> None:
    lengths = sorted(game.length for game in tournament(PLAN, 1).games)
    longest = lengths[1]
    report = tournament(replace(PLAN, longest=longest), 1)
    assert (len(report.games), report.cut) == (2, 2)
    assert max(game.length for game in report.games) == longest
    assert report.to_json()["cut"] == 2
    with pytest.raises(BadSetup, match="no game was over after 3 decisions"):
        tournament(replace(PLAN, longest=3), 1)


def test_greedy_comes_out_above_random() -> None:
    random, greedy = tournament(Plan(GAME, ("random", "greedy"), 2, 4), 1).standings
    assert greedy.elo.value > random.elo.value
    assert greedy.win_rate.value > 0.5


# --- The command ---------------------------------------------------------------------------------

WORDS = ("arena", GAME, "--bots", "greedy,random", "--games", "4", "--workers", "1")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--json", "--option", "visibility=poor"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"game", "seats", "seed", "options", "games", "deals", "line_ups", "seconds"} <= set(
        data
    )
    assert {"mean_length", "shortest", "longest", "bots", "before"} <= set(data)
    assert (data["games"], data["deals"]) == (4, 2)
    assert data["options"]["visibility"] == "poor"
    keys = {"games", "wins", "win_rate", "win_rate_by_seat", "elo", "mean_score", "ms_per_decision"}
    keys |= {"cpu"}
    assert set(data["bots"]["greedy"]) == keys
    low, high = data["bots"]["greedy"]["elo"]["interval"]
    assert low <= data["bots"]["greedy"]["elo"]["value"] <= high
    assert data["before"]["greedy"]["greedy"] is None
    shares = [
        data["before"][a][b]["value"] for a, b in (("greedy", "random"), ("random", "greedy"))
    ]
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(("lang", "word"), [("en", "deals"), ("pl", "rozdań")])
def test_table_and_plot(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, word: str
) -> None:
    picture = tmp_path / "arena.png"
    bots = ("--bots", "greedy,random,mcts:2", "--games", "6")
    assert main([*WORDS, *bots, "--plot", str(picture), "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert word in out
    assert "mcts:2" in out
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("plot", ["arena.doc", "nowhere/arena.png"])
def test_a_plot_that_cannot_be_written_is_refused_before_playing(
    capsys: pytest.CaptureFixture[str], plot: str
) -> None:
    assert main([*WORDS, "--plot", plot]) == 2
    assert "plot" in capsys.readouterr().err


def test_more_workers_than_cores_are_warned_of(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "run", lambda *_, **__: None)
    assert main([*WORDS, "--workers", str(cores())]) == 0
    assert not capsys.readouterr().err
    assert main([*WORDS, "--workers", str(cores() + 1)]) == 0
    assert f"--workers {cores()} at most" in capsys.readouterr().err


# --- What a game tells of itself -----------------------------------------------------------------


def test_bots_that_are_alike_play_each_deal_once() -> None:
    plan = Plan(GAME, ("random", "random"), 2, 3)
    report = tournament(plan, 1)
    assert [played.deal for played in report.games] == [0, 1, 2]
    (standing,) = report.standings
    assert standing.bot == "random"
    assert json.loads(json.dumps(report.to_json()))["games"] == 3


def test_figures_are_means_over_the_games_that_have_them() -> None:
    figures = mean_figures([{"rounds": 10.0, "captain anne": 1.0}, {"rounds": 20.0}])
    assert figures == {"rounds": Figure(15.0, 2), "captain anne": Figure(1.0, 1)}


def test_a_greedy_bot_may_be_told_in_how_many_worlds_to_try() -> None:
    assert len(tournament(Plan(GAME, ("greedy:1", "random"), 2, 2), 1).games) == 2
    for name in ("greedy:0", "greedy:", "greedy:many", "random:2"):
        with pytest.raises(BadSetup, match="there is no bot"):
            Plan(GAME, (name, "random"), 2, 2).prepare()
