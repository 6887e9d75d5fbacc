"""The bot that searches: it finds what is good, keeps its budget, and knows no secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

import kaper
from kaper import registry
from kaper.bots import Bot, Seen, bot_names, make_bot, mcts
from kaper.bots.mcts import Budget, Search
from kaper.bots.tree import WIDTH_AT_FIRST, Edge, select
from kaper.kernel.actions import Verb
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.toys import register_toys
from kaper.testing.wander import wander

TRY = Verb("try", "number")


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with registry.only_for_now():
        register_toys()
        yield


def choice(match: Match[State], seat: int, budget: str = "100", seed: int = 1) -> str:
    return make_bot(f"mcts:{budget}", seed).decide(Seen(match, seat)).text


# --- What it finds -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_it_buys_the_lot_that_wins_the_game(seed: int) -> None:
    """One action ahead there is nothing to be seen: a bid pays only when the lot is sold."""
    match = kaper.new("auction", 2, seed)
    match.play(0, "knock")
    match.play(0, "bid 1")
    match.play(1, "pass")
    match.play(1, "knock")
    last = match.pending()[1]
    assert [option.text for option in last.options] == ["bid 1", "bid 2", "bid 3", "pass"]
    assert choice(match, 1, "200", seed).startswith("bid")


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_the_deal_that_is_good_for_it(seed: int) -> None:
    """One gold and six rum are worth 6, two and five are worth 10."""
    match = kaper.new("deal", 2, seed)
    match.play(0, "offer p1 give-rum=1 get-gold=1")
    assert choice(match, 1, "200", seed) == "accept"


def test_it_beats_greedy_where_looking_ahead_pays() -> None:
    wins = 0.0
    for game in range(4):
        match = kaper.new("martinique", 2, game)
        seat = game % 2
        bots = [make_bot("greedy", game), make_bot("greedy", game)]
        bots[seat] = make_bot("mcts:20", game)
        while not match.over:
            (mover,) = match.pending()
            match.play(mover, bots[mover].decide(Seen(match, mover)))
        assert match.result is not None
        wins += (seat in match.result.winners) / len(match.result.winners)
    assert wins >= 3


# --- What it may know ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_it_decides_alike_where_its_seat_can_see_no_difference(seed: int) -> None:
    match = kaper.new("martinique", 2, seed)
    hidden = 0
    for number, decision in enumerate(wander(match, seed)):
        if number % 5 or len(decision.options) == 1:
            continue
        seat = decision.seat
        other = match.sample(seat, number)
        hidden += match.digest() != other.digest()
        assert choice(match, seat, "30", number) == choice(other, seat, "30", number)
    assert hidden > 5


@pytest.mark.parametrize("seed", range(3))
def test_a_sealed_answer_stays_sealed(seed: int) -> None:
    choices = set()
    for secret in ("vote p0", "vote p2"):
        match = kaper.new("vote", 3, 1)
        match.play(1, secret)
        choices.add(choice(match, 0, "60", seed))
    assert len(choices) == 1


def test_sealed_answers_are_chosen_apart() -> None:
    search = Search(Seen(kaper.new("vote", 3, 1), 1), Random(1))
    search.spend(Budget(passes=50))
    root = search._root
    assert sorted(root.edges) == [0, 1, 2]
    assert all(len(taken) == 3 for taken in root.after)
    for seat in range(3):
        assert sum(edge.visits for edge in root.edges_of(seat).values()) == 50


# --- All kinds of decisions ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats"), [("auction", 3), ("chain", 2), ("deal", 3), ("deck", 2), ("vote", 4)]
)
def test_it_plays_whole_games(game: str, seats: int) -> None:
    """Windows within windows, forms, hidden cards, sealed votes: always something legal."""

    def played() -> str:
        match = kaper.new(game, seats, 3)
        bots = [make_bot("mcts:12", seat) for seat in range(seats)]
        order = Random(3)
        while not match.over:
            seat = order.choice(list(match.pending()))
            match.play(seat, bots[seat].decide(Seen(match, seat)))
        return match.record()

    assert played() == played()


def test_in_a_window_it_is_the_one_who_acts() -> None:
    search = Search(Seen(kaper.new("auction", 4, 1), 2), Random(1))
    search.spend(Budget(passes=30))
    assert list(search._root.edges) == [2]


# --- The budget ----------------------------------------------------------------------------------


def test_passes_are_counted() -> None:
    search = Search(Seen(kaper.new("martinique", 2, 1), 0), Random(1))
    search.spend(Budget(passes=25))
    assert search.passes == 25


def test_it_stops_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(mcts, "perf_counter", lambda: next(ticks) / 100)
    search = Search(Seen(kaper.new("martinique", 2, 1), 0), Random(1))
    search.spend(Budget(seconds=0.1))
    assert search.passes == 10


def test_a_single_option_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "spend", None)
    match = kaper.new("auction", 2, 1)
    match.play(1, "pass")
    assert choice(match, 0) == "knock"


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("100ms", Budget(seconds=0.1)),
        ("2s", Budget(seconds=2.0)),
        ("1.5s", Budget(seconds=1.5)),
        ("500", Budget(passes=500)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("name", ["mcts:", "mcts:0", "mcts:0ms", "mcts:-1s", "mcts:2h", "mcts:x"])
def test_other_budgets_are_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="100ms"):
        make_bot(name, 1)


def test_names_go_from_the_weakest_to_the_strongest() -> None:
    assert bot_names() == ("random", "greedy", "mcts")
    for name in bot_names():
        assert make_bot(name, 1).name == name


def test_the_bot_of_the_page_on_bots_plays() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, type[Bot]] = {}
    exec(compile(code, "bots.md", "exec"), names)
    match = kaper.new("martinique", 2, 1)
    bot = names["LastBot"](1)  # type: ignore[call-arg]
    while not match.over:
        (seat,) = match.pending()
        match.play(seat, bot.decide(Seen(match, seat)))


# --- The tree ------------------------------------------------------------------------------------


def test_few_edges_are_considered_at_first() -> None:
    edges = [Edge(TRY(number), 0.5, number) for number in range(50)]
    for _ in range(5):
        select(edges).count(0.5)
    assert 1 < sum(edge.visits > 0 for edge in edges) <= WIDTH_AT_FIRST + 3


def test_every_edge_is_tried_in_time() -> None:
    edges = [Edge(TRY(number), 0.5, number) for number in range(9)]
    for _ in range(200):
        select(edges).count(0.5)
    assert all(edge.visits for edge in edges)


def test_the_better_edge_is_taken_more_often_whatever_the_first_look_said() -> None:
    good, bad = Edge(TRY(1), 0.4, 1), Edge(TRY(2), 0.6, 0)
    for _ in range(200):
        edge = select([good, bad])
        edge.count(0.8 if edge is good else 0.3)
    assert good.visits > 4 * bad.visits


def test_an_edge_seldom_available_is_not_thought_neglected() -> None:
    always, seldom = Edge(TRY(1), 0.5, 0), Edge(TRY(2), 0.5, 1)
    for number in range(300):
        edge = select([always, seldom] if number % 10 == 0 else [always])
        edge.count(0.6 if edge is always else 0.4)
    assert always.available == 300
    assert seldom.available == 30
    assert seldom.visits < 20
