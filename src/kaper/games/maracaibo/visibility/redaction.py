"""What the log tells a seat."""

from __future__ import annotations

from dataclasses import replace

from kaper.games.maracaibo.events import (
    UNSEEN,
    QuestDrawn,
    QuestsDealt,
    QuestsKept,
    QuestSold,
)
from kaper.kernel.events import Event


def redact(event: Event, seat: int | None) -> Event:
    """The names of quests that only one seat knows are taken out for all others."""
    # Rule: quest.secret
    if isinstance(event, (QuestsDealt, QuestsKept)):
        return event if event.seat == seat else replace(event, quests=UNSEEN)
    if isinstance(event, (QuestDrawn, QuestSold)):
        return event if event.seat == seat else replace(event, quest="")
    return event
