"""What bots like beyond winning."""

from __future__ import annotations

import pytest

from kaper.bots import Seen
from kaper.games.jolly_roger.evaluation import styles as jolly_roger
from kaper.games.jolly_roger.game import JollyRogerGame
from kaper.games.jolly_roger.state import CAPTAIN, MUTINEER, NEUTRAL
from kaper.games.maracaibo.evaluation import styles as maracaibo
from kaper.games.maracaibo.game import MaracaiboGame
from kaper.games.marauders.evaluation import styles as marauders
from kaper.games.marauders.game import MaraudersGame
from kaper.match import Match


def test_a_bot_judges_by_its_style_for_itself_alone() -> None:
    match = Match.begin(MaracaiboGame(), 2, 1, {})
    match.state.players[0].explorer = 3
    plain = Seen(match, 0).sample(1)
    likes = Seen(match, 0).in_style("explorer").sample(1).clone()
    assert likes.evaluate(0) == pytest.approx(plain.evaluate(0) + 3 * maracaibo.EXPLORED)
    assert likes.evaluate(1) == plain.evaluate(1)


def test_raiders_like_bounties_and_traders_do_not() -> None:
    state = Match.begin(MaraudersGame(), 2, 1, {}).state
    state.captains[0].bounties = (1, 0, 2, 0)
    assert marauders.raider(state, 0) == pytest.approx(3 * marauders.PRIDE)
    assert marauders.trader(state, 0) == pytest.approx(-3 * marauders.SHAME)
    assert marauders.raider(state, 1) == marauders.trader(state, 1) == 0
    state.captains[0].bounties = (9, 9, 9, 9)
    assert marauders.raider(state, 0) == marauders.MOST
    assert marauders.trader(state, 0) == -marauders.MOST


def test_captains_of_maracaibo_like_what_they_collect() -> None:
    state = Match.begin(MaracaiboGame(), 2, 1, {}).state
    before = {name: taste(state, 0) for name, taste in maracaibo.STYLES.items()}
    player = state.players[0]
    player.stored = (2, 0, 1)
    player.residences |= 1 << 5
    assert maracaibo.raider(state, 0) == pytest.approx(before["raider"] + 3 * maracaibo.TREASURE)
    assert maracaibo.builder(state, 0) == pytest.approx(before["builder"] + maracaibo.RESIDENCE)
    assert maracaibo.explorer(state, 0) == before["explorer"]


@pytest.mark.parametrize(
    ("side", "mutineer", "loyal"),
    [
        (MUTINEER, jolly_roger.SIDE, -jolly_roger.SIDE),
        (CAPTAIN, 0, jolly_roger.SIDE),
        (NEUTRAL, 0, 0),
    ],
)
def test_sides_in_a_mutiny(side: int, mutineer: float, loyal: float) -> None:
    state = Match.begin(JollyRogerGame(), 4, 1, {}).state
    state.sides[0] = side
    assert jolly_roger.mutineer(state, 0) == pytest.approx(mutineer)
    assert jolly_roger.loyal(state, 0) == pytest.approx(loyal)
    state.sides[0] = NEUTRAL
    state.mutineer, state.mutinied = 0, True
    assert jolly_roger.mutineer(state, 0) == pytest.approx(jolly_roger.SIDE + jolly_roger.MUTINIED)
    assert jolly_roger.loyal(state, 0) == -jolly_roger.SIDE
    state.mutineer = 1
    assert jolly_roger.loyal(state, 0) == -jolly_roger.MUTINIED
