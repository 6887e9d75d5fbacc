"""Everything printed about Redbeard happens in real play: whole games with the built-in set."""

from __future__ import annotations

from itertools import count

import pytest

from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.redbeard_events import (
    RedbeardActed,
    RedbeardAdded,
    RedbeardAdvanced,
    RedbeardRolled,
    RedbeardUpgraded,
)
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.wander import wander

OPTIONS = {"difficulty": "3", "rubies": "on"}
MOST_GAMES = 80

SCORED = {
    "track", "rivers", "improvements", "residences", "treasures", "quests", "six_quests", "rubies",
}  # fmt: skip
UPGRADES = {"quest", "figurehead", "track", "residence", "rolled again for a residence"}
ACTIONS = {"raid", "explore", "take-quest", "level-two", "improvement"}
ADDED = {"vp", "cube", "march", "treasure", "upgrade"}
STEPS = {f"{action} on step {step}" for action in ("raid", "explore") for step in (1, 2, 3, 4)}


def happened(match: Match[Maracaibo]) -> set[str]:
    """What Redbeard did in a finished game, and what he scored for."""
    points = score(match.state, REDBEARD).by_source()
    found = {source for source, vp in points.items() if vp}
    step = 1
    before: Event | None = None
    for event in match.events:
        match event:
            case RedbeardUpgraded() | RedbeardAdded():
                found.add(event.deed)
            case RedbeardAdvanced():
                step = event.step
            case RedbeardActed():
                found |= {event.deed, f"{event.deed} on step {step}"}
            case RedbeardRolled() if isinstance(before, RedbeardRolled):
                found.add("rolled again for a residence")
        before = event
    return found


@pytest.mark.rule("maracaibo:solo.upgrade.board", "maracaibo:solo.score-six-quests")
@pytest.mark.rule("maracaibo:solo.score-rivers", "maracaibo:solo.score-improvements")
@pytest.mark.rule("maracaibo:solo.score-residences", "maracaibo:solo.score-treasures")
@pytest.mark.rule("maracaibo:solo.score-quests", "maracaibo:rubies.solo-score")
def test_all_that_is_printed_about_him_happens() -> None:
    missing = SCORED | UPGRADES | ACTIONS | ADDED | STEPS
    for seed in count():
        assert seed < MOST_GAMES, f"never in {MOST_GAMES} games: {missing}"
        match = Match.begin(GAME, 1, seed, OPTIONS)
        for _ in wander(match, seed):
            pass
        missing -= happened(match)
        if not missing:
            break
