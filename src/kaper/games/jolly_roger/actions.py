"""What a player can do. Players are written p0, p1 and so on, cards by their names."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from kaper.games.jolly_roger.components.cards import SKILLS, TYPES
from kaper.games.jolly_roger.facts import FACTS
from kaper.kernel.actions import Action, Grammar, Verb
from kaper.kernel.effects import CHOOSE
from kaper.kernel.frames import DECLINE, DONE, PASS

MOST_SEATS = FACTS.seats[-1]

APPOINT = Verb("appoint", "seat")
RECRUIT = Verb("recruit")
SAIL = Verb("sail", "destination")
ADD = Verb("add", "card")
REVEAL = Verb("reveal")
ASSIGN = Verb("assign", "skill")
TAKE = Verb("take", "loot")
SHARE = Verb("share", "loot", "seat")
SWAP = Verb("swap", "loot")
SELL = Verb("sell", "loot")
BURY = Verb("bury", "loot")
DEMAND = Verb("demand")
WAIVE = Verb("waive")
PUNISH = Verb("punish", "seat")
MUTINY = Verb("mutiny", "card")
SUPPORT = Verb("support", "leader", "card")
EXTRA = Verb("extra", "seat")
USE_CARD = Verb("play", "card")
BETRAY = Verb("betray", "seat", "card")
ROB = Verb("rob", "seat")
POST = Verb("post", "seat")
BEG = Verb("beg", "seat")
STAND_IN = Verb("stand-in")
KILL = Verb("kill", "leader")
PRESS = Verb("press", "seat")
LOOT_FROM = Verb("dig-up", "seat")
GIVE = Verb("give", "loot")
CLAIM = Verb("claim", "seat")
DISCARD = Verb("discard", "card")
BRIBE = Verb("bribe", "seat", "card")
SHOW = Verb("show", "loot")
ACCEPT = Verb("accept")

GRAMMAR = Grammar(
    APPOINT, RECRUIT, SAIL, ADD, REVEAL, ASSIGN, TAKE, SHARE, SWAP, SELL, BURY, DEMAND, WAIVE,
    PUNISH, MUTINY, SUPPORT, EXTRA, USE_CARD, BETRAY, ROB, POST, BEG, STAND_IN, KILL, PRESS,
    LOOT_FROM, GIVE, CLAIM, DISCARD, BRIBE, SHOW, ACCEPT, PASS, DONE, DECLINE, CHOOSE,
)  # fmt: skip

# What nobody who waits for something to happen wants to miss: cards that are played or offered.
STIRRING = frozenset(
    verb.name for verb in (ADD, MUTINY, SUPPORT, USE_CARD, BETRAY, BRIBE, SHOW, GIVE, KILL, PRESS)
)

# In a mutiny: the Captain, or the First Mutineer.
Leader: TypeAlias = Literal["captain", "mutineer"]
LEADERS: tuple[Leader, ...] = get_args(Leader)
QUARTERMASTER_CARD = "quartermaster"
ALL_LOOT = "all"

PASSING = PASS()
REVEALING = REVEAL()
SAILS = tuple(SAIL(name) for name in TYPES)
ASSIGNS = tuple(ASSIGN(skill) for skill in SKILLS)
KILLS = tuple(KILL(leader) for leader in LEADERS)
MUTINY_BY_OFFICE = MUTINY(QUARTERMASTER_CARD)
SUPPORTS_BY_OFFICE = tuple(SUPPORT(leader, QUARTERMASTER_CARD) for leader in LEADERS)
BURY_ALL = BURY(ALL_LOOT)


def players(verb: Verb) -> tuple[Action, ...]:
    """An action for each player."""
    return tuple(verb(f"p{seat}") for seat in range(MOST_SEATS))


APPOINTS, PUNISHES, EXTRAS = players(APPOINT), players(PUNISH), players(EXTRA)
ROBS, POSTS, BEGS, PRESSES = players(ROB), players(POST), players(BEG), players(PRESS)
LOOTS_FROM, CLAIMS = players(LOOT_FROM), players(CLAIM)


def seat_of(action: Action) -> int:
    """The player that an action names: its only argument, or the one before the card."""
    word = action.args[-1] if action.verb == SHARE.name else action.args[0]
    return int(word[1:])


class Actions:
    """The actions with the cards of some components, made once: by kind of card."""

    __slots__ = (
        "adds",
        "betrays",
        "buries",
        "discards",
        "gives",
        "mutinies",
        "plays",
        "sells",
        "shares",
        "shows",
        "supports",
        "swaps",
        "takes",
    )

    def __init__(self, crew: tuple[str, ...], loot: tuple[str, ...]) -> None:
        self.adds = tuple(ADD(name) for name in crew)
        self.plays = tuple(USE_CARD(name) for name in crew)
        self.mutinies = tuple(MUTINY(name) for name in crew)
        self.supports = tuple(tuple(SUPPORT(side, name) for name in crew) for side in LEADERS)
        self.discards = tuple(DISCARD(name) for name in crew)
        self.betrays = tuple(
            tuple(BETRAY(f"p{seat}", name) for name in crew) for seat in range(MOST_SEATS)
        )
        self.takes = tuple(TAKE(name) for name in loot)
        self.gives = tuple(GIVE(name) for name in loot)
        self.shows = tuple(SHOW(name) for name in loot)
        self.swaps = tuple(SWAP(name) for name in loot)
        self.sells = tuple(SELL(name) for name in loot)
        self.buries = tuple(BURY(name) for name in loot)
        self.shares = tuple(
            tuple(SHARE(name, f"p{seat}") for seat in range(MOST_SEATS)) for name in loot
        )
