"""Every bot: its name, its time, and that it decides by what its seat may know."""

from __future__ import annotations

from itertools import islice

import pytest

import kaper
from kaper.bots import (
    STAND_IN,
    Seen,
    bot_names,
    bots_of,
    check_bot,
    clock,
    level_names,
    make_bot,
)
from kaper.bots.greedy import GreedyBot, Sight
from kaper.kernel.actions import Verb
from kaper.kernel.errors import BadSetup
from kaper.testing.bot_games import wins
from kaper.testing.slow_judging import SlowJudging
from kaper.testing.wander import wander

GAMES = [
    ("martinique", 2),
    ("deliveries", 3),
    ("jolly-roger", 4),
    ("maracaibo", 2),
    ("marauders", 2),
]
# A search that counts passes, not seconds, decides the same on any machine.
NAMES = ["random", "easy", "medium", "greedy", "mcts:8", "hard:8", "expert:8"]

TRY = Verb("try", "number")


def test_names_go_from_the_weakest_to_the_strongest() -> None:
    assert bot_names() == ("random", "easy", "medium", "greedy", "mcts", "hard", "expert")
    assert set(level_names()) < set(bot_names())
    assert STAND_IN in level_names()
    for name in bot_names():
        assert make_bot(name, 1).name == name


def test_a_style_is_of_a_level_and_of_a_game() -> None:
    game = kaper.new("marauders", 2, 1).game
    assert "medium-raider" in bots_of(game)
    assert make_bot("hard-raider:5", 1).name == "hard-raider"
    check_bot("expert-trader:2s", game)
    for unknown in ("hard-builder", "hard-raider-trader", "greedy-raider", "random-raider"):
        with pytest.raises(BadSetup, match=r"no style|there is no bot"):
            check_bot(unknown, game)


# --- What it may know ----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_bot_decides_alike_where_its_seat_can_see_no_difference(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The true match against one in which all that the seat cannot know is dealt anew."""
    monkeypatch.setattr(clock, "perf_counter", lambda: 0.0)
    match = kaper.new(game, seats, 3)
    hidden = 0
    for number, decision in enumerate(islice(wander(match, 3), 150)):
        if number % 13 or len(decision.options) == 1:
            continue
        seat = decision.seat
        other = match.sample(seat, number)
        hidden += match.digest() != other.digest()
        for name in [*NAMES, *(f"hard-{style}:8" for style in match.game.styles)]:
            one, again = (make_bot(name, number).decide(Seen(m, seat)) for m in (match, other))
            assert one == again, name
    assert hidden > 3


# --- Its time ------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [0.0005, 0.01])
@pytest.mark.parametrize("name", ["easy", "greedy", "mcts:100ms", "hard"])
@pytest.mark.parametrize(("game", "seats"), [("martinique", 2), ("jolly-roger", 10)])
def test_it_keeps_its_time(
    game: str, seats: int, name: str, step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However slow the game is: nothing is begun after the time is up."""
    seconds = 0.1 if name == "mcts:100ms" else 1.0
    match = kaper.new(game, seats, 1)
    for decision in islice(wander(match, 2), 8):
        seen = Seen(match, decision.seat)
        time = SlowJudging(monkeypatch, step)
        assert make_bot(name, 1).decide(seen) in seen.options()
        assert time.now <= 1.1 * seconds
        monkeypatch.undo()


def test_without_any_time_it_answers_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kaper.new("martinique", 2, 1)
    time = SlowJudging(monkeypatch, 1.0)
    for seconds in (0.0, 0.5):
        bot = GreedyBot(1, Sight(seconds=seconds))
        assert bot.decide(Seen(match, 0)) in match.pending()[0].options
    assert time.now == 1.0


def test_of_worlds_only_those_count_that_all_options_were_tried_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With time for a world and a half it decides as with one world."""
    match = kaper.new("deliveries", 2, 1)
    seen = Seen(match, next(iter(match.pending())))
    options = len(seen.options())
    one = GreedyBot(1, Sight(worlds=1, foresight=0)).decide(seen)
    SlowJudging(monkeypatch, 0.95 / (1.5 * options))
    assert GreedyBot(1, Sight(worlds=8, foresight=0)).decide(seen) == one


# --- How well it plays ---------------------------------------------------------------------------


def noticed(worths: dict[int, float], sight: Sight) -> set[int]:
    bot = GreedyBot(1, sight)
    actions = {TRY(number): worth for number, worth in worths.items()}
    chosen = {bot._noticed(actions).text for _ in range(200)}
    return {number for number in worths if TRY(number).text in chosen}


def test_it_overlooks_what_is_a_little_better_but_nothing_glaring() -> None:
    worths = {1: 0.5, 2: 0.48, 3: 0.2}
    assert noticed(worths, Sight()) == {1}
    assert noticed(worths, Sight(overlooks=0.5, glaring=0.1)) == {1, 2}
    assert noticed(worths, Sight(overlooks=0.5, glaring=0.5)) == {1, 2, 3}


@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("easy", "random")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    assert wins("deliveries", better, worse, range(30)) >= 18
