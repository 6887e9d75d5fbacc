"""Finished games, replayed: every way a game can end, and every option.

`make_golden.py` wrote them; golden/endings.toml lists them, and what has no record, and why.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kaper.games.deliveries.events import GameEnded
from kaper.games.deliveries.game import GAME
from kaper.testing.golden import Ending, check_list, check_record, endings_of

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = endings_of(GOLDEN)


@pytest.mark.rule(
    "deliveries:end.third-delivery",
    "deliveries:end.all-four-kinds",
    "deliveries:score.winner",
    "deliveries:score.tie",
    "deliveries:variant.100",
)
@pytest.mark.parametrize("ending", ENDINGS, ids=[ending.file for ending in ENDINGS])
def test_a_finished_game_replays_to_its_end(ending: Ending) -> None:
    match = check_record(GOLDEN, ending)
    result, details = match.result, ending.details
    assert result is not None
    assert (result.reason, len(result.winners) > 1) == (details["reason"], details["shared"])
    ended = [event.cause for event in match.events if isinstance(event, GameEnded)]
    assert ended[-1] == details["cause"]


def test_every_ending_and_every_option_value_has_a_record() -> None:
    assert {ending.details["cause"] for ending in ENDINGS} == {"third-delivery", "all-kinds"}
    reasons = {(ending.details["reason"], "series" in ending.options) for ending in ENDINGS}
    assert reasons == {
        ("points", False),
        ("pair", False),
        ("shared", False),
        ("hundred", True),
    }
    assert {ending.seats for ending in ENDINGS} == {2, 3, 4, 5}
    check_list(GOLDEN, GAME, ENDINGS)
