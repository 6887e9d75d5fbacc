"""Why an action is not allowed: the rule of the ledger that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from kaper.games.maracaibo.kinds import IMPROVEMENT, KINDS, LOCATION, NONE, RESIDENCE
from kaper.games.maracaibo.layout import BAY, CARDS, START
from kaper.games.maracaibo.state import Maracaibo, Player
from kaper.kernel.actions import Action

Reason = Callable[[Maracaibo, int, Action], str]


def why_no_action(state: Maracaibo, seat: int, action: Action) -> str:
    """Why not, by the verb: whatever the question, the rule about the action forbids it."""
    find = _BY_VERB.get(action.verb)
    return find(state, seat, action) if find is not None else _why_not_so(action.verb)


def _why_not_so(verb: str) -> str:
    """Why not, for what needs no closer look."""
    match verb:
        case "keep":
            return "setup.quest-draft"
        case "bay":
            return "bay.reached-from-last-column"
        case "pay":
            return "move.pay-opponents"
        case "reroll":
            return "raid.reroll-once"
        case "raid":
            return "raid.choose-die"
        case "trade":
            return "symbol.explore-trade"
        case "cube":
            return "symbol.cube-any"
        case "treasure":
            return "symbol.gain-treasure"
        case "store":
            return "treasure.storage-bonus"
        case "refresh":
            return "figurehead.d-whale"
        case "choose":
            return "location.slash-choose-one"
    return "turn.no-pass"


def _why_no_sailing(state: Maracaibo, seat: int, action: Action) -> str:
    chart, start = state.chart(), state.players[seat].ship
    end = chart.number.get(action.args[0], NONE)
    if end == NONE:
        return "move.spaces"
    if end >= CARDS:
        return "maracaibo.from-bay" if start == BAY else "bay.must-stop"
    if chart.column[end] <= chart.column[start]:
        return "move.must-advance"
    if start == START and not chart.column[end]:
        return "turn.move-then-action"
    return "move.one-to-three"


def _why_no_acquiring(state: Maracaibo, seat: int, action: Action) -> str:
    cards = state.tables.cards
    card = cards.number.get(action.args[0], NONE)
    if card == NONE or cards.type[card] != IMPROVEMENT:
        return "location.never-leaves"
    if _lies_face_up(state, card):
        return "doubloons.pay-in-full"
    owned = any(card in player.improvements for player in state.players)
    fog = state.fog_improvements and not owned
    return "fog-improvements.hidden-not-acquirable" if fog else "improvement.choose-one"


def _lies_face_up(state: Maracaibo, card: int) -> bool:
    """What lies face down must not be told from what is not there."""
    return card in state.cards and not state.hidden >> state.cards.index(card) & 1


def _why_no_leaving(state: Maracaibo, seat: int, action: Action) -> str:
    space = state.players[seat].ship
    if space < CARDS and state.tables.cards.type[state.cards[space]] == RESIDENCE:
        return "residence.no-five-doubloons"
    return "improvement.choose-one"


def _why_no_building(state: Maracaibo, seat: int, action: Action) -> str:
    card = state.tables.cards.number.get(action.args[0], NONE)
    if card == NONE or card not in state.cards:
        return "residence.build"
    if state.players[seat].residences >> state.cards.index(card) & 1:
        return "residence.one-per-player"
    return "doubloons.pay-in-full"


def _why_no_upgrade(state: Maracaibo, seat: int, action: Action) -> str:
    ship, made = state.tables.ship, state.players[seat].upgrades
    space = ship.number.get(action.args[0], NONE)
    if space == NONE or made >> space & 1:
        return "upgrade.place-cube"
    return "upgrade.lock-lines" if ship.needed[space] > made.bit_count() else "symbol.upgrade"


def _why_no_spending(state: Maracaibo, seat: int, action: Action) -> str:
    actions = state.tables.raid_actions
    number = actions.number.get(action.args[0], NONE)
    owned = (*actions.base, *state.players[seat].powers.raid_actions)
    if number not in owned:
        return "raid.more-actions"
    if state.used >> number & 1:
        return "raid.action-once-per-turn"
    return "raid.spend-within-raid"


def _why_no_exploring(state: Maracaibo, seat: int, action: Action) -> str:
    track = state.track()
    space = track.number.get(action.args[0], NONE)
    if space != NONE and space == track.discount:
        used = state.players[seat].retired
        return "retirement.once" if used else "retirement.cannot-pay"
    others = (player for other, player in enumerate(state.players) if other != seat)
    if any(player.explorer == space for player in others) and not track.shared >> space & 1:
        return "explore.skip-occupied"
    return "explore.up-to-value"


def _why_no_burying(state: Maracaibo, seat: int, action: Action) -> str:
    player, hideout = state.players[seat], state.tables.hideout
    spot = hideout.spot_number.get(action.args[1], NONE)
    if action.args[0] not in KINDS or spot == NONE:
        return "bury.one-per-shovel"
    kind = KINDS.index(action.args[0])
    if not player.stored[kind]:
        return "bury.one-per-shovel"
    return "bury.no-space" if _is_covered(state, player, kind, spot) else "bury.one-per-shovel"


def _is_covered(state: Maracaibo, player: Player, kind: int, spot: int) -> bool:
    """Whether a treasure is already buried in a spot, below the dig line or on the figurehead."""
    spots = state.tables.hideout.spots
    if spot < spots:
        return bool(player.buried[kind] >> spot & 1)
    held = player.on_figurehead
    return spot - spots < len(held) and held[spot - spots] != NONE


def _why_no_quest(state: Maracaibo, seat: int, action: Action) -> str:
    return "quest.gain" if state.quest_market or len(state.quest_deck) else "quest.deck-empty"


def _why_no_sale(state: Maracaibo, seat: int, action: Action) -> str:
    return "symbol.sell-quest"


def _why_no_figurehead(state: Maracaibo, seat: int, action: Action) -> str:
    owned = state.players[seat].figurehead != NONE
    return "figurehead.only-one" if owned else "figurehead.acquire"


def _why_no_tile(state: Maracaibo, seat: int, action: Action) -> str:
    cards, market = state.tables.cards, state.tables.market
    tile = market.number.get(action.args[0], NONE)
    card = cards.number.get(action.args[1], NONE)
    if card == NONE or cards.type[card] != LOCATION:
        return "black-market.place"
    if tile != NONE and state.effect_of_tile(tile // 2) != tile:
        return "black-market.never-flip"
    if not _lies_face_up(state, card):
        fog = state.fog_locations or state.fog_improvements
        return "fog-locations.no-black-market" if fog else "black-market.place"
    taken = state.market_tiles[state.cards.index(card)] != NONE
    return "black-market.one-per-location" if taken else "black-market.place"


def _why_no_activation(state: Maracaibo, seat: int, action: Action) -> str:
    return "symbol.activate-market"


def _why_no_stop(state: Maracaibo, seat: int, action: Action) -> str:
    return "fog-improvements.reveal-on-entry"


def _why_no_ruby(state: Maracaibo, seat: int, action: Action) -> str:
    return "rubies.sell"


def _why_no_exchange(state: Maracaibo, seat: int, action: Action) -> str:
    return "rubies.exchange"


_BY_VERB: dict[str, Reason] = {
    "sail": _why_no_sailing,
    "acquire": _why_no_acquiring,
    "leave": _why_no_leaving,
    "build": _why_no_building,
    "upgrade": _why_no_upgrade,
    "spend": _why_no_spending,
    "explore": _why_no_exploring,
    "bury": _why_no_burying,
    "draw": _why_no_quest,
    "take": _why_no_quest,
    "sell": _why_no_sale,
    "figurehead": _why_no_figurehead,
    "place": _why_no_tile,
    "activate": _why_no_activation,
    "stop": _why_no_stop,
    "ruby": _why_no_ruby,
    "exchange": _why_no_exchange,
}
