"""What a finished game was like in numbers: its length, its pace, and how captains fared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kaper.games.marauders.events import CaptainDied, CaptainRetired, CaptainSailed, RoundBegan
from kaper.games.marauders.glory_events import GloryGained
from kaper.games.marauders.port_events import MissionDone, MissionTaken, RumorProven
from kaper.games.marauders.rules.scoring import result
from kaper.games.marauders.state import TARGET, Marauders
from kaper.kernel.events import Event


def figures(state: Marauders, events: Sequence[Event]) -> dict[str, float]:
    """Counts are those of one player on average; captains win so much of their fair share."""
    seats, counts = state.seats, Counter(map(type, events))
    found = {
        "rounds": float(state.round),
        "ended-by-target": float(state.ending == TARGET),
        "first-glory": sum(first_glory(state, events)) / seats,
        "missions-taken": counts[MissionTaken] / seats,
        "missions": counts[MissionDone] / seats,
        "rumors": counts[RumorProven] / seats,
        "captains-lost": (counts[CaptainDied] + counts[CaptainRetired]) / seats,
    }
    winners = result(state).winners
    for seat, captain in first_captains(events).items():
        found[f"captain {captain}"] = seats * (seat in winners) / len(winners)
    return found


def first_glory(state: Marauders, events: Sequence[Event]) -> list[int]:
    """The round of each player's first Glory; the last round where there was none."""
    rounds, now = [state.round] * state.seats, 0
    for event in events:
        if isinstance(event, RoundBegan):
            now = event.round
        elif isinstance(event, GloryGained):
            rounds[event.seat] = min(rounds[event.seat], now)
    return rounds


def first_captains(events: Sequence[Event]) -> dict[int, str]:
    """With whom each seat began."""
    sailed = [event for event in events if isinstance(event, CaptainSailed)]
    return {event.seat: event.captain for event in reversed(sailed)}
