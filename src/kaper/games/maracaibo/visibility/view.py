"""What a seat sees, ready for JSON: only what changes; what is printed is in the components."""

from __future__ import annotations

from kaper.games.maracaibo.components.kinds import KINDS, NONE
from kaper.games.maracaibo.components.layout import CARDS
from kaper.games.maracaibo.doors import level_two_left, who
from kaper.games.maracaibo.rules import fog
from kaper.games.maracaibo.rules.acquiring import price
from kaper.games.maracaibo.rules.exploring import MoveExplorer
from kaper.games.maracaibo.rules.figureheads import COST
from kaper.games.maracaibo.rules.raid import ChooseDie, SpendStrength, strength_of
from kaper.games.maracaibo.rules.rubies import has_delivery
from kaper.games.maracaibo.rules.scoring import points_of_lines, value
from kaper.games.maracaibo.rules.stops import doubloons_at
from kaper.games.maracaibo.state import NO_CARD, ROUNDS, Maracaibo
from kaper.games.maracaibo.visibility.captains import named, player_view
from kaper.games.maracaibo.visibility.knowledge import sees_quests
from kaper.games.maracaibo.visibility.redbeard_view import redbeard_view
from kaper.games.maracaibo.visibility.shapes import (
    ExploreView,
    MaracaiboView,
    PlacedTile,
    RaidActionView,
    RaidView,
    SpaceView,
)


def view(state: Maracaibo, seat: int | None) -> MaracaiboView:
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
        "figurehead_price": COST,
        "market_sides": [
            tables.market.names[state.effect_of_tile(tile)] for tile in range(tables.market.size)
        ],
        "ruby_market": named(tables.rubies.names, state.ruby_market),
        "raid": _raid(state),
        "explore": _explore(state),
        "seats": [player_view(state, owner, seat) for owner in range(state.seats)],
        "redbeard": redbeard_view(state, seat),
    }


def _space(state: Maracaibo, space: int, viewer: int | None) -> SpaceView:
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


def _quest_points(state: Maracaibo, viewer: int | None) -> dict[str, list[int]]:
    """What each quest that the viewer sees can bring, line by line of those that count."""
    hands = [player.quests for owner, player in enumerate(state.players)
             if sees_quests(state, owner, viewer)]  # fmt: skip
    seen = {*state.quest_market, *(quest for hand in hands for quest in hand)}
    names = state.tables.quests.names
    return {names[quest]: [*points_of_lines(state, quest)] for quest in sorted(seen)}


def _name_of(state: Maracaibo, card: int) -> str | None:
    return None if card in (NO_CARD, NONE) else state.tables.cards.names[card]


def _tile(state: Maracaibo, tile: int) -> PlacedTile:
    owner, number = divmod(tile, state.tables.market.size)
    return {"seat": owner, "tile": state.tables.market.names[state.effect_of_tile(number)]}


# A raid or an exploration under way


def _raid(state: Maracaibo) -> RaidView | None:
    """The topmost raid: before a die is chosen its dice, afterwards what is left to spend."""
    for frame in reversed(state.stack):
        if isinstance(frame, SpendStrength):
            return {
                "kind": KINDS[frame.kind],
                "dice": None,
                "strengths": None,
                "rerolls": None,
                "strength": frame.strength,
                "actions": _raid_actions(state, frame.seat),
            }
        if isinstance(frame, ChooseDie):
            return {
                "kind": None,
                "dice": {KINDS[k]: pips for k, pips in zip(frame.kinds, frame.dice, strict=True)},
                "strengths": {KINDS[kind]: strength_of(state, frame, kind) for kind in frame.kinds},
                "rerolls": frame.rerolls,
                "strength": None,
                "actions": _raid_actions(state, frame.seat),
            }
    return None


def _raid_actions(state: Maracaibo, seat: int) -> list[RaidActionView]:
    actions = state.tables.raid_actions
    return [
        {
            "action": actions.names[number],
            "strength": actions.costs[number],
            "used": bool(state.used >> number & 1),
        }
        for number in (*actions.base, *state.players[seat].powers.raid_actions)
    ]


def _explore(state: Maracaibo) -> ExploreView | None:
    for frame in reversed(state.stack):
        if isinstance(frame, MoveExplorer):
            traded = [state.tables.trades.names[trade] for trade in frame.traded]
            return {"spaces": frame.spaces, "traded": traded}
    return None
