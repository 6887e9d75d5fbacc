"""What tournaments tell of a game: its pace, its Missions, and how captains fared."""

from __future__ import annotations

from pathlib import Path

import kaper
from kaper.games.marauders.evaluation.figures import figures, first_captains, first_glory
from kaper.games.marauders.events import CaptainSailed, RoundBegan
from kaper.games.marauders.game import GAME
from kaper.games.marauders.glory_events import GloryGained
from kaper.games.marauders.state import Marauders
from kaper.kernel.events import Event
from kaper.match import Match

RECORD = Path(__file__).parent / "golden" / "target.record"


def test_first_glory_is_counted_for_each_player() -> None:
    state = Match.begin(GAME, 3, 1, {}).state
    state.round = 9
    events: list[Event] = [
        RoundBegan(2),
        GloryGained(1, "sale", 1),
        RoundBegan(4),
        GloryGained(1, "raid", 2),
        GloryGained(2, "mission", 1),
    ]
    assert first_glory(state, events) == [9, 2, 4]


def test_a_captain_counts_for_whom_the_game_began_with() -> None:
    sailed = [CaptainSailed(0, name, "sloop", "nassau") for name in ("first", "second")]
    assert first_captains(sailed) == {0: "first"}


def test_figures_of_a_whole_game() -> None:
    match = kaper.replay(RECORD.read_text("utf-8"))
    state, result = match.state, match.result
    assert isinstance(state, Marauders)
    assert result is not None
    found = figures(state, match.events)
    assert found["rounds"] == state.round
    assert found["ended-by-target"] == 1
    shares = {name: share for name, share in found.items() if name.startswith("captain ")}
    assert sorted(shares.values()) == [0, 2]
    (winner,) = result.winners
    (captain,) = (name for name, share in shares.items() if share)
    assert captain == f"captain {first_captains(match.events)[winner]}"
