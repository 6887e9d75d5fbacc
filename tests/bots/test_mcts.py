"""The bot that searches: it finds what is good, keeps its budget, and knows no secrets."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest

import kaper
from kaper import registry
from kaper.bots import Bot, Seen, clock, make_bot
from kaper.bots.mcts import Budget, Following, Search
from kaper.bots.tree import AT_ROOT, BELOW, WIDTH_AT_FIRST, Edge, Judgement, select
from kaper.kernel.actions import Verb
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.bot_games import wins
from kaper.testing.slow_judging import SlowJudging
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


def test_it_beats_greedy() -> None:
    assert wins("martinique", "mcts:40", "greedy", range(6)) >= 4


@pytest.mark.parametrize(("game", "seats"), [("maracaibo", 2), ("marauders", 2), ("vote", 3)])
def test_a_plan_is_a_line_of_own_actions(game: str, seats: int) -> None:
    """It begins with what is thought best, and can be played where nothing new turns up."""
    lengths = []
    match = kaper.new(game, seats, 1)
    for number, decision in enumerate(islice(wander(match, 1), 60)):
        if number % 5 and game != "vote":
            continue
        seat = decision.seat
        search = Search(Seen(match, seat), Random(number))
        search.spend(Budget(passes=60))
        plan, world = search.plan(), search._world(0).clone()
        assert plan[0] == search.best()
        assert plan[0] in decision.options
        for action in plan:
            assert action in world.options(seat)
            world.apply(seat, action)
        lengths.append(len(plan))
    assert max(lengths) == 1 if game == "vote" else max(lengths) > 1


def passes_of(search: Search[State]) -> int:
    return sum(edge.visits for edge in search._root.edges_of(search._seen.seat).values())


def test_it_goes_on_with_what_it_thought_of_its_turn() -> None:
    """Only where it sees what it foresaw: not once a die fell, or others have played."""
    match = kaper.new("maracaibo", 2, 1)
    kept: Following | None = None
    known: list[int] = []
    for _ in range(40):
        seat = next(iter(match.pending()))
        seen = Seen(match, seat)
        if len(seen.options()) == 1:
            match.play(seat, seen.options()[0])
            continue
        search = Search(seen, Random(1), kept)
        known.append(passes_of(search))
        if kept is not None and known[-1]:
            assert passes_of(Search(seen, Random(1), replace(kept, view={}))) == 0
        search.spend(Budget(passes=30))
        assert passes_of(search) == known[-1] + 30
        kept = search.following()
        match.play(seat, search.best())
    assert max(known) > 5
    assert known.count(0) > 5


# --- What it may know ----------------------------------------------------------------------------


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


@pytest.mark.parametrize("seats", [5, 10])
def test_it_plays_jolly_roger_to_the_end(seats: int) -> None:
    """Attacks and mutinies with many seats: windows within windows, and bribes as forms."""
    match = kaper.new("jolly-roger", seats, 1)
    bots = [make_bot("random", seat) for seat in range(seats)]
    bots[1] = make_bot("mcts:3", 1)
    order, decided = Random(1), 0
    while not match.over:
        seat = order.choice(list(match.pending()))
        decided += seat == 1
        match.play(seat, bots[seat].decide(Seen(match, seat)))
    assert decided > 10


def test_in_a_window_it_is_the_one_who_acts() -> None:
    search = Search(Seen(kaper.new("auction", 4, 1), 2), Random(1))
    search.spend(Budget(passes=30))
    assert list(search._root.edges) == [2]


# --- The budget ----------------------------------------------------------------------------------


def test_passes_are_counted() -> None:
    search = Search(Seen(kaper.new("martinique", 2, 1), 0), Random(1))
    search.spend(Budget(passes=25))
    assert search.passes == 25


def test_where_there_is_time_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    time = SlowJudging(monkeypatch, 0.0001)
    choice(kaper.new("martinique", 2, 1), 0, "100ms")
    assert time.now >= 0.09


def test_a_tree_without_end_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every position is known already, no look asks for the time."""
    ticks = count()
    monkeypatch.setattr(clock, "perf_counter", lambda: next(ticks) / 1000)
    match = kaper.new("auction", 2, 1)
    match.play(0, "knock")
    search = Search(Seen(match, 0), Random(1))
    search.spend(Budget(seconds=2.0))
    assert search.passes > 50


def test_without_any_time_it_answers_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "perf_counter", count().__next__)
    match = kaper.new("martinique", 2, 1)
    assert choice(match, 0, "1ms") in [option.text for option in match.pending()[0].options]


def test_no_garbage_is_collected_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    collects: list[bool] = []
    spend = Search.spend

    def watched(search: Search[State], budget: Budget) -> None:
        collects.append(gc.isenabled())
        spend(search, budget)

    monkeypatch.setattr(Search, "spend", watched)
    choice(kaper.new("martinique", 2, 1), 0, "2")
    assert collects == [False]
    assert gc.isenabled()


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


def edge_of(number: int, look: float) -> Edge:
    return Edge(TRY(number), look)


def test_few_edges_are_considered_at_first() -> None:
    edges = [edge_of(number, 0.5) for number in range(50)]
    for _ in range(5):
        select(edges, AT_ROOT).count(0.5)
    assert 1 < sum(edge.visits > 0 for edge in edges) <= WIDTH_AT_FIRST + 3


def test_every_edge_is_tried_in_time() -> None:
    edges = [edge_of(number, 0.5) for number in range(9)]
    for _ in range(200):
        select(edges, AT_ROOT).count(0.5)
    assert all(edge.visits for edge in edges)


def test_the_best_at_first_look_is_tried_first_and_a_twin_last() -> None:
    edges = [Edge(TRY(0), 0.6, twin=True), *(edge_of(n, 0.4 + n / 100) for n in range(1, 5))]
    assert select(edges, AT_ROOT) is edges[-1]


def test_what_looks_bad_is_left_out_where_others_are_foreseen() -> None:
    good, bad = edge_of(1, 0.6), edge_of(2, 0.3)
    for _ in range(50):
        select([good, bad], BELOW).count(0.6)
    assert not bad.visits


def test_the_better_edge_is_taken_more_often_whatever_the_first_look_said() -> None:
    good, bad = edge_of(1, 0.4), edge_of(2, 0.6)
    for number in range(400):
        edge = select([good, bad], AT_ROOT)
        edge.count((0.7 if edge is good else 0.3) + number % 2 / 10)
    assert good.visits > 4 * bad.visits


def test_an_edge_seldom_available_is_not_thought_neglected() -> None:
    always, seldom = edge_of(1, 0.5), edge_of(2, 0.5)
    for number in range(300):
        edges = [always, seldom] if number % 10 == 0 else [always]
        edge = select(edges, AT_ROOT)
        edge.count(0.6 if edge is always else 0.4)
    assert always.available == 300
    assert seldom.available == 30
    assert seldom.visits < 20


def test_one_lucky_pass_is_not_believed_where_chance_rules() -> None:
    """Ten passes between 0.2 and 0.8 say less than the looks; a hundred say more."""
    first, second = edge_of(1, 0.55), edge_of(2, 0.5)
    for worth in (0.2, 0.8) * 5:
        first.count(worth)
        second.count(worth + 0.01)
    judgement = Judgement([first, second], AT_ROOT.doubt)
    assert judgement.of(first) > judgement.of(second)


def test_in_a_calm_game_passes_soon_outweigh_looks() -> None:
    first, second = edge_of(1, 0.55), edge_of(2, 0.5)
    for _ in range(10):
        first.count(0.50)
        second.count(0.52)
    judgement = Judgement([first, second], AT_ROOT.doubt)
    assert judgement.of(second) > judgement.of(first)
