"""Every action of Jolly Roger, by verb and arguments."""

from __future__ import annotations

from kaper.games.jolly_roger import actions
from kaper.games.jolly_roger.components.cards import SKILLS, TYPES
from kaper.games.jolly_roger.components.tables import Tables
from kaper.kernel.action_space import Shape
from kaper.kernel.effects import CHOOSE
from kaper.kernel.frames import DECLINE, DONE, PASS

_PLAYERS = tuple(f"p{seat}" for seat in range(actions.MOST_SEATS))
# What the Helmsman and the Sharpshooter do to the three totals.
_CHANGES = tuple(f"{way}-{skill}" for way in ("more", "less") for skill in SKILLS)


def shapes_of(tables: Tables) -> tuple[Shape, ...]:
    crew, loot = tables.crew_names, tables.loot_names
    of_mutiny = (*crew, actions.QUARTERMASTER_CARD)
    plain = (
        actions.RECRUIT, actions.REVEAL, actions.DEMAND, actions.WAIVE, actions.STAND_IN,
        actions.ACCEPT, PASS, DONE, DECLINE,
    )  # fmt: skip
    of_players = (
        actions.APPOINT, actions.PUNISH, actions.EXTRA, actions.ROB, actions.POST, actions.BEG,
        actions.PRESS, actions.LOOT_FROM, actions.CLAIM,
    )  # fmt: skip
    of_crew = (actions.ADD, actions.USE_CARD, actions.DISCARD)
    of_loot = (actions.TAKE, actions.SWAP, actions.SELL, actions.GIVE, actions.SHOW)
    return (
        *(Shape(verb) for verb in plain),
        *(Shape(verb, (_PLAYERS,)) for verb in of_players),
        *(Shape(verb, (crew,)) for verb in of_crew),
        *(Shape(verb, (loot,)) for verb in of_loot),
        Shape(actions.SAIL, (TYPES,)),
        Shape(actions.ASSIGN, (SKILLS,)),
        Shape(CHOOSE, (_CHANGES,)),
        Shape(actions.KILL, (actions.LEADERS,)),
        Shape(actions.BURY, ((*loot, actions.ALL_LOOT),)),
        Shape(actions.MUTINY, (of_mutiny,)),
        Shape(actions.SUPPORT, (actions.LEADERS, of_mutiny)),
        Shape(actions.BETRAY, (_PLAYERS, crew)),
        Shape(actions.SHARE, (loot, _PLAYERS)),
        Shape(actions.BRIBE, (_PLAYERS, (*crew, *loot))),
    )
