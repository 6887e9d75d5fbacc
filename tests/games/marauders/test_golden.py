"""Finished games, replayed: every way a game can end, what decides it, and every length.

`make_golden.py` wrote them; golden/endings.toml lists them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kaper.games.marauders.events import CaptainDied, CaptainRetired, CaptainSailed
from kaper.games.marauders.game import GAME
from kaper.games.marauders.glory_events import TargetReached
from kaper.games.marauders.rules.scoring import decided_by
from kaper.games.marauders.state import Marauders
from kaper.testing.golden import Ending, check_list, check_record, endings_of

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = endings_of(GOLDEN)


@pytest.mark.rule(
    "marauders:end.target",
    "marauders:end.several-at-target",
    "marauders:end.tie-break",
    "marauders:end.event-deck",
    "marauders:end.captain-deck",
    "marauders:end.most-points",
    "marauders:end.most-points-details",
    "marauders:variant.game-length",
)
@pytest.mark.parametrize("ending", ENDINGS, ids=[ending.file for ending in ENDINGS])
def test_a_finished_game_replays_to_its_end(ending: Ending) -> None:
    match = check_record(GOLDEN, ending)
    result, state = match.result, match.state
    assert result is not None
    assert isinstance(state, Marauders)
    assert result.reason == ending.details["reason"]
    assert decided_by(state) == ending.details["decided"]
    announced = any(isinstance(event, TargetReached) for event in match.events)
    assert announced == (result.reason == "target")


@pytest.mark.rule("marauders:death.new-captain", "marauders:retire.next-turn")
def test_captains_die_and_retire_on_the_way() -> None:
    (ending,) = [ending for ending in ENDINGS if ending.file == "no-captains-points"]
    events = check_record(GOLDEN, ending).events
    died = sum(isinstance(event, CaptainDied) for event in events)
    retired = sum(isinstance(event, CaptainRetired) for event in events)
    sailed = sum(isinstance(event, CaptainSailed) for event in events)
    assert died
    assert retired
    # The last one who died or retired has no successor, and others may still wait for theirs.
    assert ending.seats <= sailed <= ending.seats + died + retired - 1


def test_every_ending_and_every_length_has_a_record() -> None:
    shown = {(ending.details["reason"], ending.details["decided"]) for ending in ENDINGS}
    ties = {(r, d) for r in ("target", "no-events", "no-captains") for d in ("track", "chest")}
    shared = {(reason, "shared") for reason in ("target", "no-events", "no-captains")}
    first = {("target", "target"), ("no-events", "points"), ("no-captains", "points")}
    assert shown == ties | shared | first
    check_list(GOLDEN, GAME, ENDINGS)
