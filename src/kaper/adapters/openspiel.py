"""The games in OpenSpiel: `import kaper.adapters.openspiel`, then `pyspiel.load_game`.

    pyspiel.load_game("kaper_jolly_roger", {"seats": 5})

Parameters: `seats`; `options`, written `name=value,name=value`; `chance`, either `deals` or
`explicit` (see `course`); `position`, an arrangement in JSON to begin with instead of the set-up;
`worlds`, how many deals of what is hidden in that position chance picks one from.

An information state is what a seat knows, with the question that is pending and what may be
answered. It does not recall what the seat could see earlier and has forgotten.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import blake2b

import kaper
from kaper import registry
from kaper.adapters.arrays import Arrays, Floats
from kaper.adapters.course import CHANCE_MODES, VALUES, ChanceMode, Course
from kaper.adapters.table import Rules, asked
from kaper.kernel import driver
from kaper.kernel.driver import LONGEST
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError("OpenSpiel is missing: pip install 'kaper[openspiel]'") from error

PREFIX = "kaper_"
_DEFAULTS: dict[str, str | int] = {
    "seats": 0,
    "options": "",
    "chance": "deals",
    "position": "",
    "worlds": 1,
}
# More than any bag or die has outcomes.
_MOST_OUTCOMES = VALUES


def name_of(game: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + game.replace("-", "_")


def register(game: str) -> None:
    """Offer a game to OpenSpiel: done for all that are installed when this module is imported."""
    alone = 1 in registry.facts(game).seats
    kind = _type_of(game, zero_sum=not alone)

    class Registered(KaperGame):
        """OpenSpiel makes games by calling a class; another callable it would free too late."""

        kaper_id = game

    pyspiel.register_game(kind, Registered)


def _type_of(game: str, *, zero_sum: bool) -> pyspiel.GameType:
    """Who plays alone wins from nobody."""
    seats = registry.facts(game).seats
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Kaper: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


@cache
def _rules(game: str, seats: int, options: str) -> Rules:
    pairs = (pair.partition("=") for pair in options.split(",") if pair)
    return Rules(game, seats or None, {name: value for name, _, value in pairs})


@cache
def _arrays(rules: Rules) -> Arrays:
    return Arrays(rules)


class KaperGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One of Kaper's games, with a number of seats, its options and a kind of chance."""

    kaper_id: str

    def __init__(self, params: Mapping[str, str | int] | None = None) -> None:
        game, params = self.kaper_id, params or {}
        chosen = {**_DEFAULTS, **params}
        self.rules = _rules(game, int(chosen["seats"]), str(chosen["options"]))
        self.mode = _mode(str(chosen["chance"]))
        position = str(chosen["position"])
        self.starts = _starts(self.rules, position, int(chosen["worlds"])) if position else []
        seats = self.rules.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.space.size,
            max_chance_outcomes=max(_MOST_OUTCOMES, len(self.starts)),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(game, zero_sum=seats > 1), info, dict(params))

    def new_initial_state(self) -> KaperState:
        return KaperState(self)

    def at(self, state: State) -> KaperState:
        """This position, for bots of OpenSpiel to think about."""
        other = self.new_initial_state()
        other.course.put(state)
        return other

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, object] | None = None,
    ) -> KaperObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return KaperObserver(self.rules, for_keys=kind.perfect_recall)


def _mode(word: str) -> ChanceMode:
    for mode in CHANCE_MODES:
        if mode == word:
            return mode
    raise BadSetup(f"chance is one of {', '.join(CHANCE_MODES)}, not {word!r}")


def _starts(rules: Rules, position: str, worlds: int) -> list[State]:
    """The position, or so many different deals of what nobody can know in it."""
    arranged = kaper.new(
        rules.game.id, rules.seats, 0, rules.options, arrangement=json.loads(position)
    ).state
    if worlds == 1:
        return [arranged]
    found: list[State] = []
    for seed in range(worlds * 64):
        world = rules.game.sample(arranged, None, seed)
        world.rng = arranged.rng
        if world not in found:
            found.append(world)
        if len(found) == worlds:
            return found
    raise BadSetup(f"of this position there are only {len(found)} worlds")


class KaperState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """OpenSpiel clones a state by copying its attributes: all that changes is in one."""

    def __init__(self, game: KaperGame) -> None:
        super().__init__(game)
        self.course = Course(game.rules, game.mode, game.starts)

    def current_player(self) -> int:
        if self.course.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.course.seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        course = self.course
        if course.state is None or course.seat != player:
            return []
        return course.rules.legal(course.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = self.course.chance
        assert chance is not None
        return [(place, float(share)) for place, (_, share) in enumerate(chance.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.course.chance is None:
            self.course.act(action)
        else:
            self.course.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = self.course.chance
        if player == pyspiel.PlayerId.CHANCE and chance is not None:
            return f"{chance.kind} {chance.source} {chance.outcomes[action][0]}"
        return self.course.rules.space.actions[action].text

    def is_terminal(self) -> bool:
        return self.course.over

    def returns(self) -> list[float]:
        course = self.course
        if course.state is None:
            return [0.0] * course.rules.seats
        return [*course.rules.returns(course.state)]

    def __str__(self) -> str:
        course = self.course
        if course.chance is not None:
            return f"{course.chance.kind} {course.chance.source}"
        assert course.state is not None
        return json.dumps(course.rules.game.view(course.state, None))

    def resample_from_infostate(
        self, player: int, sampler: pyspiel.UniformProbabilitySampler
    ) -> KaperState:
        """A state that the player cannot tell from this one, chance to come included."""
        other: KaperState = self.get_game().new_initial_state()
        other.course = self.course.resample(player, int(sampler() * 2**53))
        return other


class KaperObserver:
    """What a player knows: as planes, as a text to read, or as a key that tells states apart."""

    def __init__(self, rules: Rules, *, for_keys: bool) -> None:
        self._rules = rules
        self._arrays = _arrays(rules)
        self._for_keys = for_keys
        self.tensor: Floats = np.zeros(self._arrays.length, np.float32)
        self.dict = self._arrays.planes(self.tensor)

    def set_from(self, state: KaperState, player: int) -> None:
        course = state.course
        if course.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._arrays.observation(course.state, player)

    def string_from(self, state: KaperState, player: int) -> str:
        known = state.course.state
        if known is None:
            return f"p{player}: chance sets up the game"
        return self._key(known, player) if self._for_keys else self._text(known, player)

    def _key(self, state: State, player: int) -> str:
        """Short, since search trees ask for it at every step; alike for what is alike."""
        row = self._rules.observer.row(state, player)
        legal = self._rules.legal(state, player) if asked(state) == player else []
        known = blake2b(row, digest_size=16).hexdigest()
        return f"p{player} {known} {' '.join(map(str, legal))}"

    def _text(self, state: State, player: int) -> str:
        waits = player in driver.waiting(state)
        question = state.stack[-1].prompt(state, player) if waits else None
        options = [action.text for action in driver.options(state, player)] if waits else []
        return json.dumps(
            {
                "view": self._rules.game.view(state, player),
                "question": None if question is None else [question.key, *question.args],
                "options": options,
            }
        )


for _game in kaper.games():
    # A faulty package keeps nobody from all the others: `kaper games` names it.
    with suppress(BadSetup):
        register(_game)
