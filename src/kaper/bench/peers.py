"""Other engines as contenders, those that are installed.

Each plays at random through its own Python face: legal actions, one of them by chance, apply.
None of them is needed to run Kaper, and none has types, so `Any` stays within this module.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import Any

from kaper.bench.contest import Contender, Work

COPIES = 100
# Random chess shuffles pieces for long; nobody's speed hangs on where it is stopped.
CHESS_PLIES = 200
CATAN_TURNS = 1000
CATAN_MIDDLE = 200


def peers() -> tuple[list[Contender], list[str]]:
    """The peers that are installed, and the names of those that are not."""
    found, absent = [], []
    for name, (module, package, make) in _PEERS.items():
        if find_spec(module) is None:
            absent.append(name)
        else:
            found.append(Contender(name, f"{name} ({package} {version(package)})", make()))
    return found, absent


def peer_clones() -> list[Contender]:
    if find_spec("catanatron") is None:
        return []
    title = f"catanatron ({version('catanatron')}), 2 players"
    return [Contender("catanatron", title, _catan_copies())]


def _new_catan(seed: int) -> Any:
    catan: Any = import_module("catanatron")
    players = [catan.RandomPlayer(catan.Color.RED), catan.RandomPlayer(catan.Color.BLUE)]
    return catan.Game(players, seed=seed)


def _catan() -> Work:
    def work(random: Random) -> int:
        game = _new_catan(random.getrandbits(32))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            game.play_tick()
            decisions += 1
        return decisions

    return work


def _catan_copies() -> Work:
    game = _new_catan(1)
    for _ in range(CATAN_MIDDLE):
        game.play_tick()

    def work(random: Random) -> int:
        for _ in range(COPIES):
            game.copy()
        return COPIES

    return work


def _chess() -> Work:
    chess: Any = import_module("chess")

    def work(random: Random) -> int:
        board = chess.Board()
        plies = 0
        while plies < CHESS_PLIES and board.halfmove_clock < 100:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[random.randrange(len(moves))])
            plies += 1
        return plies

    return work


def _rlcard_uno() -> Work:
    rlcard: Any = import_module("rlcard")
    env = rlcard.make("uno", config={"seed": 1})

    def work(random: Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[random.randrange(len(actions))])
            decisions += 1
        return decisions

    return work


def _open_spiel(name: str) -> Callable[[], Work]:
    def make() -> Work:
        spiel: Any = import_module("pyspiel")
        game = spiel.load_game(name)

        def work(random: Random) -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[random.randrange(len(actions))])
                    decisions += 1
            return decisions

        return work

    return make


# By name: the module, the package that brings it, and what makes the work.
_PEERS: dict[str, tuple[str, str, Callable[[], Work]]] = {
    "catanatron": ("catanatron", "catanatron", _catan),
    "python-chess": ("chess", "chess", _chess),
    "rlcard-uno": ("rlcard", "rlcard", _rlcard_uno),
    "open_spiel-gin_rummy": ("pyspiel", "open_spiel", _open_spiel("gin_rummy")),
    "open_spiel-backgammon": ("pyspiel", "open_spiel", _open_spiel("backgammon")),
}
