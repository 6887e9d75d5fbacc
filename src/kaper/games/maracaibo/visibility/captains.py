"""What a viewer sees of each captain: what all have alike, and what only players have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from kaper.games.maracaibo.components.kinds import ALL_KINDS, KINDS, NONE
from kaper.games.maracaibo.components.layout import CARDS
from kaper.games.maracaibo.rules.counting import COUNTERS, income
from kaper.games.maracaibo.rules.powers import RANGE, Powers
from kaper.games.maracaibo.rules.scoring import Score, quest_points, score, score_track
from kaper.games.maracaibo.rules.skirmishes import strength_of
from kaper.games.maracaibo.rules.upgrades import locked_spaces
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.visibility.knowledge import sees_quests
from kaper.games.maracaibo.visibility.shapes import (
    CaptainView,
    PowersView,
    Progress,
    ScoreView,
    SeatView,
)

Name = TypeVar("Name", bound=str)


def captain_view(
    state: Maracaibo, owner: int, viewer: int | None, points: ScoreView
) -> CaptainView:
    """What players and Redbeard have alike."""
    tables, player = state.tables, state.players[owner]
    shown = sees_quests(state, owner, viewer)
    fifties, space = score_track(player.vp)
    return {
        "ship": state.chart().names[player.ship],
        "explorer": state.track().names[player.explorer],
        "vp": player.vp,
        "score_track": {"fifties": fifties, "space": space},
        "rivers": player.rivers,
        "stored": dict(zip(KINDS, player.stored, strict=True)),
        "improvements": [tables.cards.names[card] for card in player.improvements],
        "figurehead": (
            None if player.figurehead == NONE else tables.figureheads.names[player.figurehead]
        ),
        "quests": [tables.quests.names[quest] if shown else None for quest in player.quests],
        "residences": [
            tables.cards.names[state.cards[space]]
            for space in range(CARDS)
            if player.residences >> space & 1
        ],
        "rubies": player.rubies,
        "strength": strength_of(state, owner),
        "score": points,
    }


def player_view(state: Maracaibo, owner: int, viewer: int | None) -> SeatView:
    tables, player = state.tables, state.players[owner]
    shown = sees_quests(state, owner, viewer)
    doubloons, vp = income(state, owner)
    return {
        **captain_view(state, owner, viewer, _score(state, owner, shown=shown)),
        # Rule: doubloons.public
        "doubloons": player.doubloons,
        "upgrades": named(tables.ship.names, player.upgrades),
        "locked": [tables.ship.names[space] for space in locked_spaces(state, owner)],
        "bonus": named(KINDS, player.bonus),
        "buried": {
            KINDS[kind]: named(tables.hideout.spot_names, player.buried[kind]) for kind in ALL_KINDS
        },
        "on_figurehead": [None if kind == NONE else KINDS[kind] for kind in player.on_figurehead],
        "progress": [_progress(state, owner, quest) if shown else None for quest in player.quests],
        "tiles": [
            tables.market.names[state.effect_of_tile(tile)]
            for tile in range(tables.market.size)
            if player.tiles >> tile & 1
        ],
        "retired": player.retired,
        "income": {"doubloons": doubloons, "vp": vp},
        "powers": _powers(state, player.powers),
    }


def named(names: Sequence[Name], mask: int) -> list[Name]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _progress(state: Maracaibo, owner: int, quest: int) -> Progress:
    """What a player has of a quest's conditions, and what it would score now."""
    player = state.players[owner]
    conditions = state.tables.quests.conditions[quest]
    return {
        "have": [COUNTERS[what](state, player) for what in conditions],
        "vp": quest_points(state, player, quest),
    }


def _powers(state: Maracaibo, powers: Powers) -> PowersView:
    tables = state.tables
    return {
        "strength": powers.strength,
        "dice": dict(zip(KINDS, powers.dice, strict=True)),
        "spaces": powers.spaces,
        "discount": powers.discount,
        "range": RANGE + powers.more_range,
        "rerolls": powers.rerolls,
        "refresh": bool(powers.refresh),
        "raid_actions": [tables.raid_actions.names[number] for number in powers.raid_actions],
        "trades": [tables.trades.names[number] for number in powers.trades],
    }


def _score(state: Maracaibo, owner: int, *, shown: bool) -> ScoreView:
    """What the game would end with now; quests that the viewer does not see are left out."""
    held = state.players[owner].quests
    points = score(state, owner, held if shown else ())
    return score_view(points, certain=shown or not held)


def score_view(points: Score, *, certain: bool) -> ScoreView:
    return {
        "track": points.track,
        "rivers": points.rivers,
        "doubloons": points.doubloons,
        "improvements": points.improvements,
        "conditions": points.conditions,
        "residences": points.residences,
        "treasures": points.treasures,
        "buried": points.buried,
        "quests": points.quests,
        "six_quests": points.six_quests,
        "rubies": points.rubies,
        "total": points.total,
        "certain": certain,
    }
