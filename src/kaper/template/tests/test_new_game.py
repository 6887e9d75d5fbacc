"""Each rule of New Game, and what every game has to pass."""

from __future__ import annotations

import pytest
from new_game.game import GAME, Digging

from kaper.kernel.chance import ScriptedFeed
from kaper.kernel.errors import IllegalAction
from kaper.match import Match
from kaper.testing.conformance import Table, conform, tables_of
from kaper.testing.words import check_words

rule = pytest.mark.rule


def play(*lines: str, bag: tuple[str, ...] = ()) -> Match[Digging]:
    """A match of two in which the first tokens from the bag are these."""
    match = Match.begin(GAME, 2, 1, {})
    feed = ScriptedFeed({"bag": bag})
    for line in lines:
        seat, _, action = line.partition(" ")
        match.play(int(seat[1]), action, feed)
    return match


def gold(match: Match[Digging]) -> list[object]:
    seats = match.view(None)["seats"]
    assert isinstance(seats, list)
    return [seat["gold"] for seat in seats]


@pytest.mark.parametrize("table", tables_of(GAME), ids=str)
def test_conformance(table: Table) -> None:
    conform(GAME, table)


def test_everything_that_players_read_has_words() -> None:
    check_words(GAME)


@rule("new-game:setup.bag")
def test_all_tokens_are_in_the_bag() -> None:
    assert play().view(None)["bag"] == 24


@rule("new-game:turn.dig", "new-game:turn.keep")
def test_dig_again_then_keep() -> None:
    match = play("p0 dig", "p0 dig", "p0 keep", bag=("coin", "crown"))
    assert gold(match) == [4, 0]
    assert list(match.pending()) == [1]


@rule("new-game:turn.keep")
def test_nothing_is_kept_before_something_is_dug_up() -> None:
    with pytest.raises(IllegalAction, match=r"new-game:turn\.keep"):
        play("p0 keep")


@rule("new-game:turn.curse")
def test_a_curse_costs_the_heap() -> None:
    match = play("p0 dig", "p0 dig", bag=("crown", "curse"))
    assert gold(match) == [0, 0]
    assert match.view(None)["heap"] == []
    assert list(match.pending()) == [1]


@rule("new-game:turn.in-order")
def test_turns_go_round() -> None:
    match = play("p0 dig", "p0 keep", "p1 dig", "p1 keep", bag=("coin", "coin"))
    assert list(match.pending()) == [0]
    assert match.why_not(1, "dig") == "new-game:turn.in-order"


@rule("new-game:end.empty-bag", "new-game:end.most-gold")
def test_the_last_heap_is_kept_and_the_most_gold_wins() -> None:
    match = play("p0 dig", "p0 keep", bag=("crown",))
    while not match.over:
        match.play(match.decision().seat, "dig")
    assert match.view(None)["bag"] == 0
    assert match.result is not None
    assert list(match.result.scores) == gold(match)
    best = max(match.result.scores)
    assert list(match.result.winners) == [s for s in (0, 1) if match.result.scores[s] == best]
