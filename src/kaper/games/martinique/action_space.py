"""Every action of Martinique, by verb and arguments."""

from __future__ import annotations

from kaper.games.martinique import actions
from kaper.games.martinique.components.geography import SQUARES
from kaper.games.martinique.components.tokens import TREASURE_SIZES
from kaper.kernel.action_space import Shape
from kaper.kernel.actions import Action
from kaper.kernel.frames import DECLINE


def _words(*made: Action) -> tuple[str, ...]:
    return tuple(action.args[0] for action in made)


SHAPES = (
    Shape(actions.ENTER, (SQUARES,)),
    Shape(actions.MOVE, (_words(*actions.MOVE.made()),)),
    Shape(actions.REVEAL, (_words(*actions.REVEALS),)),
    Shape(DECLINE),
    Shape(actions.TAKE, (_words(actions.TAKE_JOKER, *actions.TAKE_MAPS),)),
    Shape(
        actions.LOAD,
        (
            tuple(str(size) for size in TREASURE_SIZES),
            tuple(
                action.args[1] for (treasure, _), action in actions.LOADS.items() if not treasure
            ),
        ),
    ),
    Shape(actions.SKIP),
    Shape(actions.SIT, (SQUARES,)),
    Shape(actions.DIG, (SQUARES,)),
)
