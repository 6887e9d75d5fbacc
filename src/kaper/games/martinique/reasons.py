"""Why an action is not allowed: the rule of the ledger that forbids it."""

from __future__ import annotations

from itertools import pairwise

from kaper.games.martinique.actions import DIG, ENTER, LOAD, MOVE, REACH, REVEAL, SIT, TAKE
from kaper.games.martinique.geography import BEACH, NUMBER, neighbours
from kaper.games.martinique.state import Martinique
from kaper.games.martinique.tokens import FIRST_MAP, STEPS, SYMBOLS, TREASURE_SIZES
from kaper.kernel.actions import Action


def why_no_entering_or_move(state: Martinique, seat: int, action: Action) -> str:
    if action.verb == ENTER.name:
        return _why_no_entering(state, seat, action.args[0])
    if action.verb == MOVE.name:
        return _why_no_move(state, seat, action.args[0])
    if action.verb == LOAD.name and state.entered(seat):
        return "load.check-after-move"
    if action.verb == DIG.name:
        return "dawn.ends"
    return "dawn.one-action"


def _why_no_entering(state: Martinique, seat: int, name: str) -> str:
    square = NUMBER.get(name)
    if square is None:
        return "components.island-grid"
    if not state.reserve[seat]:
        return "setup.colours"
    return "enter.on-beach" if square not in BEACH else "enter.free-square"


def _why_no_move(state: Martinique, seat: int, path: str) -> str:
    squares = [NUMBER.get(name, -1) for name in path.split("-")]
    if -1 in squares:
        return "components.island-grid"
    if state.standing[squares[0]] != 1 + seat:
        return "move.one-own-pirate"
    if state.entered(seat) < state.enter_first:
        return "move.three-entered-first" if state.enter_first == 3 else "variant.entry-number"
    if len(squares) == 1 and _is_blocked(state, squares[0]):
        return "move.blocked-pirate"
    for here, there in pairwise(squares):
        if there not in neighbours(here):
            return "move.orthogonal-only"
    if squares[0] in squares[1:]:
        return "move.start-square-counts"
    if len(set(squares)) < len(squares):
        return "move.no-square-twice"
    if len(squares) - 1 != STEPS[state.tokens[squares[0]]]:
        on_map = state.tokens[squares[0]] >= FIRST_MAP
        return "move.map-token-one-step" if on_map else "move.exact-steps"
    return "move.no-end-on-occupied"


def _is_blocked(state: Martinique, square: int) -> bool:
    ends = REACH[square][STEPS[state.tokens[square]]]
    return all(state.standing[end] for end, _ in ends)


def why_no_reveal(state: Martinique, seat: int, action: Action) -> str:
    if action.verb == REVEAL.name:
        slot = action.args[0]
        if slot.isdecimal() and 1 <= int(slot) <= len(state.maps[1 - seat]):
            return "move.revealed-map-stays-open"
        return "move.pass-enemy-reveals-map"
    return "move.pass-enemy-details"


def why_no_bonus(state: Martinique, action: Action) -> str:
    return "land.hook-bonus" if action.verb == TAKE.name else "land.bonus-details"


def why_no_load(state: Martinique, seat: int, action: Action) -> str:
    if action.verb != LOAD.name:
        return "load.check-after-move"
    size, jokers = action.args
    sizes = [str(each) for each in TREASURE_SIZES]
    if size not in sizes or any(j not in SYMBOLS for j in jokers.split(",") if jokers):
        return "setup.small-treasures"
    if jokers and len(jokers.split(",")) > state.jokers[seat]:
        return "load.joker-substitutes"
    if not state.treasures[sizes.index(size)]:
        return "load.bag-runs-short"
    return "load.symbols-only"


def why_no_stool(action: Action) -> str:
    return "move.one-own-pirate" if action.verb == SIT.name else "dawn.both-blocked"


def why_no_dig(action: Action) -> str:
    if action.verb != DIG.name:
        return "game.two-stages"
    return "dusk.place-on-empty-square" if action.args[0] in NUMBER else "components.island-grid"
