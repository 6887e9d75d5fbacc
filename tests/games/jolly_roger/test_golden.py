"""Finished games, replayed: every way a game can end, and every option.

`make_golden.py` wrote them; golden/endings.toml lists them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kaper.games.jolly_roger.game import GAME
from kaper.games.jolly_roger.rules.scoring import decided_by
from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.golden import Ending, check_list, check_record, endings_of

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = endings_of(GOLDEN)


@pytest.mark.rule(
    "jolly-roger:end.conditions",
    "jolly-roger:score.winner",
    "jolly-roger:variant.captains-gold",
    "jolly-roger:variant.hidden-loot-stays-hidden",
    "jolly-roger:variant.three-players-rules",
)
@pytest.mark.parametrize("ending", ENDINGS, ids=[ending.file for ending in ENDINGS])
def test_a_finished_game_replays_to_its_end(ending: Ending) -> None:
    match = check_record(GOLDEN, ending)
    result, state = match.result, match.state
    assert result is not None
    assert isinstance(state, JollyRoger)
    assert result.reason == ending.details["reason"]
    assert decided_by(state) == ending.details["decided"]


def test_every_ending_and_every_option_value_has_a_record() -> None:
    shown = {(ending.details["reason"], ending.details["decided"]) for ending in ENDINGS}
    assert shown == {(r, d) for r in ("rounds", "loot") for d in ("gold", "rum", "shared")}
    check_list(GOLDEN, GAME, ENDINGS)
