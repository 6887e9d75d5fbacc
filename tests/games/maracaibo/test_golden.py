"""Finished games, replayed: every way a game can end, and every option.

`make_golden.py` wrote them; golden/endings.toml lists them. That a player beats Redbeard, or ties
with him, is shown by scenarios: no random play gets there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kaper.games.maracaibo.game import GAME
from kaper.testing.golden import Ending, check_list, check_record, endings_of

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = endings_of(GOLDEN)


@pytest.mark.rule("maracaibo:end.winner", "maracaibo:end.tie")
@pytest.mark.parametrize("ending", ENDINGS, ids=[ending.file for ending in ENDINGS])
def test_a_finished_game_replays_to_its_end(ending: Ending) -> None:
    result = check_record(GOLDEN, ending).result
    assert result is not None
    assert result.reason == ending.details["reason"]
    assert bool(result.winners) == ending.details["won"]


def test_every_ending_and_every_option_value_has_a_record() -> None:
    shown = {(ending.details["reason"], ending.details["won"]) for ending in ENDINGS}
    assert shown == {("points", True), ("buried", True), ("shared", True), ("points", False)}
    check_list(GOLDEN, GAME, ENDINGS)
