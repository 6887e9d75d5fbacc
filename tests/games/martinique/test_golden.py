"""Finished games, replayed: every way a game can end, and every option.

`make_golden.py` wrote them; golden/endings.toml lists them, and what has no record, and why.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kaper.games.martinique.events import TreasureFound
from kaper.games.martinique.game import GAME
from kaper.testing.golden import Ending, check_list, check_record, endings_of

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = endings_of(GOLDEN)


@pytest.mark.rule(
    "martinique:reveal.finder-wins",
    "martinique:reveal.nobody-found",
    "martinique:score.tie-more-loads",
    "martinique:score.draw",
    "martinique:variant.treasure-20-points",
    "martinique:variant.treasure-20-ties",
    "martinique:variant.entry-number",
)
@pytest.mark.parametrize("ending", ENDINGS, ids=[ending.file for ending in ENDINGS])
def test_a_finished_game_replays_to_its_end(ending: Ending) -> None:
    match = check_record(GOLDEN, ending)
    result, details = match.result, ending.details
    assert result is not None
    assert (result.reason, list(result.winners)) == (details["reason"], details["winners"])
    found = [event.seat for event in match.events if isinstance(event, TreasureFound)]
    assert bool(found) == details["found"]
    if "finder" in details:
        assert found == [details["finder"]]


def test_every_ending_and_every_option_value_has_a_record() -> None:
    shown = {
        (
            ending.details["reason"],
            GAME.check_options(ending.options)["lost-treasure"],
            ending.details["found"],
        )
        for ending in ENDINGS
    }
    assert shown >= {
        ("treasure", "wins", True),
        ("points", "wins", False),
        ("loads", "wins", False),
        ("draw", "wins", False),
        ("points", "points", True),
        ("points", "points", False),
        ("loads", "points", True),
        ("draw", "points", False),
    }
    check_list(GOLDEN, GAME, ENDINGS)
