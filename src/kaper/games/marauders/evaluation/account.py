"""What a finished game was like for one player: the ways to Glory, the captain of the beginning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kaper.games.marauders.battle_events import RaidBegan
from kaper.games.marauders.doors import stash_points
from kaper.games.marauders.evaluation.figures import first_captains
from kaper.games.marauders.glory_events import GloryGained
from kaper.games.marauders.state import Marauders
from kaper.kernel.events import Event
from kaper.kernel.game import Account

WAYS = ("sale", "mission", "rumor", "defeat", "raid", "ship")


def account(state: Marauders, events: Sequence[Event], seat: int) -> Account:
    glory = [event for event in events if isinstance(event, GloryGained) and event.seat == seat]
    deeds = Counter(event.deed for event in glory)
    points = {**{way: float(deeds[way]) for way in WAYS}, "stash": float(stash_points(state, seat))}
    raided = any(isinstance(event, RaidBegan) and event.seat == seat for event in events)
    return Account(points, (first_captains(events)[seat], "raid" if raided else "no-raid"))
