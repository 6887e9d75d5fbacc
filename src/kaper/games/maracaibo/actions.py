"""What a player can do. Spaces go by their coordinates, cards and tiles by their names."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.maracaibo.components.kinds import KINDS, MOST_PEOPLE
from kaper.kernel.actions import Action, Grammar, Verb
from kaper.kernel.effects import CHOOSE
from kaper.kernel.frames import DECLINE, DONE

KEEP = Verb("keep", "quests")
SAIL = Verb("sail", "square")
BAY = Verb("bay")
PAY = Verb("pay", "seat")
ACQUIRE = Verb("acquire", "card")
LEAVE = Verb("leave")
BUILD = Verb("build", "card")
UPGRADE = Verb("upgrade", "upgrade")
REROLL = Verb("reroll")
RAID = Verb("raid", "kind")
SPEND = Verb("spend", "action")
EXPLORE = Verb("explore", "space")
TRADE = Verb("trade", "trade")
CUBE = Verb("cube", "kind")
TREASURE = Verb("treasure", "kind")
STORE = Verb("store")
BURY = Verb("bury", "kind", "spot")
DRAW = Verb("draw")
TAKE = Verb("take", "quest")
REFRESH = Verb("refresh")
SELL = Verb("sell", "quest")
FIGUREHEAD = Verb("figurehead", "figurehead")
PLACE = Verb("place", "tile", "card")
ACTIVATE = Verb("activate", "tile")
STOP = Verb("stop")
RUBY = Verb("ruby", "ruby")
EXCHANGE = Verb("exchange")

GRAMMAR = Grammar(
    KEEP, SAIL, BAY, PAY, ACQUIRE, LEAVE, BUILD, UPGRADE, REROLL, RAID, SPEND, EXPLORE, TRADE,
    CUBE, TREASURE, STORE, BURY, DRAW, TAKE, REFRESH, SELL, FIGUREHEAD, PLACE, ACTIVATE,
    STOP, RUBY, EXCHANGE,
    CHOOSE, DECLINE, DONE,
)  # fmt: skip

# Made once: the hot path needs them often.
TO_BAY = BAY()
PAYS = tuple(PAY(f"p{seat}") for seat in range(MOST_PEOPLE))
RAIDS = tuple(RAID(kind) for kind in KINDS)
CUBES = tuple(CUBE(kind) for kind in KINDS)
TREASURES = tuple(TREASURE(kind) for kind in KINDS)


def kind_of(action: Action) -> int:
    """The treasure that an action names first."""
    return KINDS.index(action.args[0])


class Actions:
    """The actions with the cards, tiles and spaces of some components, made once."""

    __slots__ = (
        "acquires",
        "activates",
        "builds",
        "buries",
        "explores",
        "figureheads",
        "places",
        "rubies",
        "sells",
        "spends",
        "takes",
        "trades",
        "upgrades",
    )

    def __init__(
        self,
        *,
        cards: Sequence[str],
        quests: Sequence[str],
        upgrades: Sequence[str],
        raid_actions: Sequence[str],
        trades: Sequence[str],
        track: Sequence[str],
        spots: Sequence[str],
        figureheads: Sequence[str],
        tiles: Sequence[str],
        rubies: Sequence[str],
    ) -> None:
        self.acquires = tuple(ACQUIRE(name) for name in cards)
        self.builds = tuple(BUILD(name) for name in cards)
        self.takes = tuple(TAKE(name) for name in quests)
        self.sells = tuple(SELL(name) for name in quests)
        self.upgrades = tuple(UPGRADE(name) for name in upgrades)
        self.spends = tuple(SPEND(name) for name in raid_actions)
        self.trades = tuple(TRADE(name) for name in trades)
        self.explores = tuple(EXPLORE(name) for name in track)
        self.buries = tuple(tuple(BURY(kind, spot) for spot in spots) for kind in KINDS)
        self.figureheads = tuple(FIGUREHEAD(name) for name in figureheads)
        # By tile, then by card.
        self.places = tuple(tuple(PLACE(tile, name) for name in cards) for tile in tiles)
        self.activates = tuple(ACTIVATE(tile) for tile in tiles)
        self.rubies = tuple(RUBY(name) for name in rubies)
