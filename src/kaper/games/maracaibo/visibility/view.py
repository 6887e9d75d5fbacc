"""What a seat sees, ready for JSON: only what changes; what is printed is in the components."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.maracaibo.components.kinds import ALL_KINDS, KINDS, NONE
from kaper.games.maracaibo.components.layout import CARDS
from kaper.games.maracaibo.doors import level_two_left, who
from kaper.games.maracaibo.rules import fog
from kaper.games.maracaibo.rules.acquiring import price
from kaper.games.maracaibo.rules.counting import COUNTERS, income
from kaper.games.maracaibo.rules.exploring import MoveExplorer
from kaper.games.maracaibo.rules.powers import RANGE, Powers
from kaper.games.maracaibo.rules.raid import ChooseDie, SpendStrength, strength_of
from kaper.games.maracaibo.rules.rubies import has_delivery
from kaper.games.maracaibo.rules.scoring import (
    points_of_lines,
    quest_points,
    score,
    score_track,
    value,
)
from kaper.games.maracaibo.rules.stops import doubloons_at
from kaper.games.maracaibo.rules.upgrades import locked_spaces
from kaper.games.maracaibo.state import NO_CARD, ROUNDS, Maracaibo
from kaper.games.maracaibo.visibility.knowledge import sees_quests
from kaper.games.maracaibo.visibility.redbeard_view import redbeard_view
from kaper.kernel.codec import Json


def view(state: Maracaibo, seat: int | None) -> dict[str, Json]:
    tables = state.tables
    return {
        "stage": "over" if not state.stack else "play" if state.round else "setup",
        "round": state.round,
        "rounds": ROUNDS,
        "turn": who(state, state.turn),
        "first": state.first,
        "last": who(state, state.last()),
        "ending": state.ending,
        "layout": tables.caribbean.layout_names[state.layout],
        "options": {
            "fog_locations": state.fog_locations,
            "fog_improvements": state.fog_improvements,
            "skirmishes": state.skirmishes,
            "adventure_hunters": state.hunters,
            "rubies": state.rubies,
            "retirement": state.retirement,
            "paid_at_residences": state.paid_at_residences,
            "rivers_behind": state.rivers_behind,
            "difficulty": state.difficulty,
        },
        # Rule: setup.shared-area
        "spaces": [_space(state, space, seat) for space in range(CARDS)],
        "islands": {
            kind: {"cubes": state.islands[number], "value": value(state, number)}
            for number, kind in enumerate(KINDS)
        },
        "deck": level_two_left(state),
        "deck_top": _name_of(state, state.deck_top),
        "quest_deck": len(state.quest_deck),
        "quest_market": [tables.quests.names[quest] for quest in state.quest_market],
        "quest_points": _quest_points(state, seat),
        "figureheads": [tables.figureheads.names[tile] for tile in state.figureheads],
        "market_sides": [
            tables.market.names[state.effect_of_tile(tile)] for tile in range(tables.market.size)
        ],
        "ruby_market": _named(tables.rubies.names, state.ruby_market),
        "raid": _raid(state),
        "explore": _explore(state),
        "seats": [_player(state, owner, seat) for owner in range(state.seats)],
        "redbeard": redbeard_view(state, seat),
    }


def _space(state: Maracaibo, space: int, viewer: int | None) -> dict[str, Json]:
    chart, card, hidden = state.chart(), state.cards[space], state.hidden >> space & 1
    tile, value_tile = state.market_tiles[space], state.value_tiles[space]
    return {
        "square": chart.names[space],
        "card": None if hidden else _name_of(state, card),
        "back": fog.level_of(state, space) if hidden else None,
        "doubloons": doubloons_at(state, space),
        "price": None if hidden else _price(state, card, viewer),
        "ruby_delivery": has_delivery(state, space),
        "value_tile": None if value_tile == NONE else KINDS[value_tile],
        "market_tile": None if tile == NONE else _tile(state, tile),
        "residents": [
            who(state, seat)
            for seat, player in enumerate(state.players)
            if player.residences >> space & 1
        ],
    }


def _price(state: Maracaibo, card: int, viewer: int | None) -> int | None:
    """What a card costs the viewer; who only watches sees the prices of whoever has the turn."""
    if card == NO_CARD or not state.tables.cards.costs[card]:
        return None
    return price(state, state.turn if viewer is None else viewer, card)


def _quest_points(state: Maracaibo, viewer: int | None) -> dict[str, Json]:
    """What each quest that the viewer sees can bring, line by line of those that count."""
    hands = [player.quests for owner, player in enumerate(state.players)
             if sees_quests(state, owner, viewer)]  # fmt: skip
    seen = {*state.quest_market, *(quest for hand in hands for quest in hand)}
    names = state.tables.quests.names
    return {names[quest]: [*points_of_lines(state, quest)] for quest in sorted(seen)}


def _name_of(state: Maracaibo, card: int) -> str | None:
    return None if card in (NO_CARD, NONE) else state.tables.cards.names[card]


def _tile(state: Maracaibo, tile: int) -> dict[str, Json]:
    owner, number = divmod(tile, state.tables.market.size)
    return {"seat": owner, "tile": state.tables.market.names[state.effect_of_tile(number)]}


# A raid or an exploration under way


def _raid(state: Maracaibo) -> dict[str, Json] | None:
    """The topmost raid: before a die is chosen its dice, afterwards what is left to spend."""
    for frame in reversed(state.stack):
        if isinstance(frame, SpendStrength):
            return {
                "kind": KINDS[frame.kind],
                "strength": frame.strength,
                "actions": _raid_actions(state, frame.seat),
            }
        if isinstance(frame, ChooseDie):
            return {
                "kind": None,
                "dice": {KINDS[k]: pips for k, pips in zip(frame.kinds, frame.dice, strict=True)},
                "strengths": {KINDS[kind]: strength_of(state, frame, kind) for kind in frame.kinds},
                "rerolls": frame.rerolls,
                "actions": _raid_actions(state, frame.seat),
            }
    return None


def _raid_actions(state: Maracaibo, seat: int) -> list[Json]:
    actions = state.tables.raid_actions
    return [
        {
            "action": actions.names[number],
            "strength": actions.costs[number],
            "used": bool(state.used >> number & 1),
        }
        for number in (*actions.base, *state.players[seat].powers.raid_actions)
    ]


def _explore(state: Maracaibo) -> dict[str, Json] | None:
    for frame in reversed(state.stack):
        if isinstance(frame, MoveExplorer):
            trades = [state.tables.trades.names[trade] for trade in frame.traded]
            return {"spaces": frame.spaces, "traded": [*trades]}
    return None


# Players


def _player(state: Maracaibo, owner: int, viewer: int | None) -> dict[str, Json]:
    tables, player = state.tables, state.players[owner]
    shown = sees_quests(state, owner, viewer)
    doubloons, vp = income(state, owner)
    return {
        "ship": state.chart().names[player.ship],
        "explorer": state.track().names[player.explorer],
        # Rule: doubloons.public
        "doubloons": player.doubloons,
        "vp": player.vp,
        "score_track": {**score_track(player.vp)},
        "rivers": player.rivers,
        "upgrades": _named(tables.ship.names, player.upgrades),
        "locked": [tables.ship.names[space] for space in locked_spaces(state, owner)],
        "stored": dict(zip(KINDS, player.stored, strict=True)),
        "bonus": _named(KINDS, player.bonus),
        "buried": {
            KINDS[kind]: _named(tables.hideout.spot_names, player.buried[kind])
            for kind in ALL_KINDS
        },
        "on_figurehead": [None if kind == NONE else KINDS[kind] for kind in player.on_figurehead],
        "improvements": [tables.cards.names[card] for card in player.improvements],
        "figurehead": (
            None if player.figurehead == NONE else tables.figureheads.names[player.figurehead]
        ),
        "quests": [tables.quests.names[quest] if shown else None for quest in player.quests],
        "progress": [_progress(state, owner, quest) if shown else None for quest in player.quests],
        "tiles": [
            tables.market.names[state.effect_of_tile(tile)]
            for tile in range(tables.market.size)
            if player.tiles >> tile & 1
        ],
        "residences": [
            tables.cards.names[state.cards[space]]
            for space in range(CARDS)
            if player.residences >> space & 1
        ],
        "rubies": player.rubies,
        "retired": player.retired,
        "income": {"doubloons": doubloons, "vp": vp},
        "powers": _powers(state, player.powers),
        "score": _score(state, owner, shown=shown),
    }


def _named(names: Sequence[str], mask: int) -> list[Json]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _progress(state: Maracaibo, owner: int, quest: int) -> dict[str, Json]:
    """What a player has of a quest's conditions, and what it would score now."""
    player = state.players[owner]
    conditions = state.tables.quests.conditions[quest]
    return {
        "have": [COUNTERS[what](state, player) for what in conditions],
        "vp": quest_points(state, player, quest),
    }


def _powers(state: Maracaibo, powers: Powers) -> dict[str, Json]:
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


def _score(state: Maracaibo, owner: int, *, shown: bool) -> dict[str, Json]:
    """What the game would end with now; quests that the viewer does not see are left out."""
    held = state.players[owner].quests
    points = score(state, owner, held if shown else ())
    return {**points.by_source(), "total": points.total, "certain": shown or not held}
