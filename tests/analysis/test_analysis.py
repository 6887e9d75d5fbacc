"""Analyses: what they find, what they may know, and that they find it again."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

import kaper
from kaper import registry
from kaper.analysis import Report, analyse
from kaper.analysis.analysing import reviewed, reviewing, tasks
from kaper.analysis.chances import chances, shares
from kaper.analysis.fitting import Moment, loss
from kaper.analysis.page import page, points
from kaper.analysis.plot import plot
from kaper.bots import Seen, make_bot
from kaper.kernel.codec import encode_fields
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.toys import register_toys


def played(game: str, seats: int = 2, seed: int = 5, bots: str = "random,greedy:1") -> Match[State]:
    """A whole game among bots of different strength."""
    match = kaper.new(game, seats, seed)
    names = bots.split(",")
    minds = [make_bot(names[seat % len(names)], seed + seat) for seat in range(seats)]
    while not match.over:
        seat = min(match.pending())
        match.play(seat, minds[seat].decide(Seen(match, seat)))
    return match


@pytest.fixture(scope="module")
def deliveries() -> Match[State]:
    return played("deliveries")


@pytest.fixture(scope="module")
def report(deliveries: Match[State]) -> Report:
    return analyse(deliveries, "20")


@pytest.fixture
def _toys() -> Iterator[None]:
    with registry.only_for_now():
        register_toys()
        yield


def test_the_same_seed_and_passes_find_the_same() -> None:
    match = kaper.new("martinique", 2, 7)
    for _ in range(4):
        seat, decision = next(iter(match.pending().items()))
        match.play(seat, decision.options[-1])
    told: list[tuple[int, int]] = []
    first = analyse(match, "8", seed=4, progress=lambda done, steps: told.append((done, steps)))
    assert analyse(match, "8", seed=4) == first
    assert analyse(match, "8", seed=5) != first
    assert told == [(done, 4) for done in range(1, 5)]


def test_chances_go_from_the_deal_to_the_result(deliveries: Match[State], report: Report) -> None:
    assert deliveries.result is not None
    assert len(report.chances) == len(deliveries.history) + 1
    assert all(sum(row) == pytest.approx(1, abs=0.001) for row in report.chances)
    ends = [float(seat in deliveries.result.winners) for seat in range(2)]
    assert report.chances[-1] == ends
    for seat in report.seats:
        parts = seat.start + seat.luck + seat.choices + seat.rest
        assert parts == pytest.approx(seat.end, abs=0.001)
        assert seat.choices <= 0


def test_who_plays_at_random_loses_more_by_choices(report: Report) -> None:
    """Seat 0 does anything that is legal."""
    careless, careful = report.seats
    assert careless.choices < 2 * careful.choices
    assert careless.worst[0].chance + 0.02 < careless.worst[0].otherwise
    assert len(careless.worst) == 3


def test_a_choice_is_judged_by_what_its_seat_could_know(deliveries: Match[State]) -> None:
    """In another world that the seat cannot tell from the true one, it is judged alike."""
    for task in list(tasks(deliveries, "10", 1))[5:9]:
        true = task.carry_out()
        state = deliveries.history[task.step].before
        other = deliveries.game.sample(state, task.move.seat, 99)
        assert replace(task, state=encode_fields(other)).carry_out().verdict == true.verdict


def test_only_what_nobody_could_foresee_is_luck(deliveries: Match[State]) -> None:
    moments = list(reviewing(deliveries, "2", 1))
    found = reviewed(deliveries, moments)
    for moment, before in zip(moments, deliveries.history, strict=True):
        luck = found.luck(moment.step)
        assert before.step.learned or luck == (0.0, 0.0)
        assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert any(found.luck(step) != (0.0, 0.0) for step in range(len(moments)))


def test_what_was_played_is_tried_as_well(deliveries: Match[State]) -> None:
    """Nothing is called a mistake that was hardly looked at."""
    for task in list(tasks(deliveries, "30", 1))[:6]:
        verdict = task.carry_out().verdict
        assert verdict is not None
        assert verdict.played.passes >= 5
        assert sum(option.passes for option in verdict.options) == 30


def test_a_task_can_be_carried_out_elsewhere(deliveries: Match[State]) -> None:
    task = next(tasks(deliveries, "10", 1))
    assert pickle.loads(pickle.dumps(task)).carry_out() == task.carry_out()


def test_what_was_taken_back_does_not_count() -> None:
    match = kaper.new("martinique", 2, 7)
    first, second = match.pending()[0].options[:2]
    match.play(0, first)
    match.undo(0)
    match.play(0, second)
    report = analyse(match, "4")
    assert len(report.chances) == 2
    assert not report.over


def test_a_game_without_moves_cannot_be_analysed() -> None:
    with pytest.raises(BadSetup, match="nothing to analyse"):
        analyse(kaper.new("martinique", 2, 7), "4")


@pytest.mark.usefixtures("_toys")
@pytest.mark.parametrize("game", ["auction", "vote", "deal"])
def test_every_kind_of_decision_can_be_judged(game: str) -> None:
    """Bids, sealed answers, forms."""
    match = played(game, registry.game(game).seats[0], seed=2, bots="random")
    assert analyse(match, "6").over


def test_shares() -> None:
    assert shares((0.5, 0.5), 3) == (0.5, 0.5)
    assert shares((0.6, 0.4), 2)[0] == pytest.approx(2.25 / (2.25 + 1 / 2.25))
    # Who plays alone has the game against them.
    assert shares((0.8,), 1)[0] == pytest.approx(0.8)
    match = kaper.new("martinique", 2, 1)
    assert sum(chances(match.game, match.state)) == pytest.approx(1)


def test_a_steepness_that_fits_is_less_surprised() -> None:
    sure = [Moment((0.6, 0.4), (1.0, 0.0))] * 9 + [Moment((0.6, 0.4), (0.0, 1.0))]
    assert loss(sure, 2.7) < loss(sure, 1.0)
    assert loss(sure, 2.7) < loss(sure, 9.0)
    assert loss([Moment((0.5,), (1.0,))], 1) > loss([Moment((0.9,), (1.0,))], 1)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_page_needs_nothing_else(deliveries: Match[State], report: Report, lang: str) -> None:
    html = page(deliveries, report, lang)
    assert f'<html lang="{lang}">' in html
    assert "<script" not in html
    assert "http" not in html
    assert html.count("<polyline") == 2
    assert 'role="img" aria-label="' in html
    for choice in report.seats[0].worst:
        assert f"{choice.otherwise:.0%}" in html


def test_names_are_not_written_over_each_other(report: Report) -> None:
    level = replace(report, chances=[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
    drawn = plot(level, ("a", "b", "<c>"), "told", "steps")
    heights = [
        float(line.split(' y="')[1].split('"')[0])
        for line in drawn.splitlines()
        if 'class="name"' in line
    ]
    assert min(b - a for a, b in pairwise(heights)) >= 15
    assert max(heights) < 250
    assert "&lt;c&gt;" in drawn


def test_points_have_a_sign() -> None:
    assert [points(change) for change in (0.124, -0.126, 0.0)] == ["+12", "\N{MINUS SIGN}13", "+0"]
