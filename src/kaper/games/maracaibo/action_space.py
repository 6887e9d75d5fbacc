"""Every action of Pirates of Maracaibo, by verb and arguments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import permutations

from kaper.games.maracaibo import actions
from kaper.games.maracaibo.components.kinds import KINDS, MOST_PEOPLE
from kaper.games.maracaibo.components.tables import Tables
from kaper.games.maracaibo.rules.adventure_hunters import MORE
from kaper.games.maracaibo.rules.setup import KEPT
from kaper.games.maracaibo.rules.words import Word
from kaper.kernel.action_space import Shape
from kaper.kernel.components import Components
from kaper.kernel.effects import CHOOSE
from kaper.kernel.frames import DECLINE, DONE


def shapes_of(tables: Tables) -> tuple[Shape, ...]:
    cards, quests, spots = tables.cards.names, tables.quests.names, tables.hideout.spot_names
    tiles, layouts = tables.market.names, tables.caribbean.layouts
    squares = dict.fromkeys(name for layout in layouts for name in layout.names)
    plain = (
        actions.BAY, actions.LEAVE, actions.REROLL, actions.STORE, actions.DRAW, actions.REFRESH,
        actions.STOP, actions.EXCHANGE, DECLINE, DONE,
    )  # fmt: skip
    words = {
        actions.SAIL: tuple(squares),
        actions.PAY: tuple(f"p{seat}" for seat in range(MOST_PEOPLE)),
        actions.ACQUIRE: cards,
        actions.BUILD: cards,
        actions.UPGRADE: tables.ship.names,
        actions.RAID: KINDS,
        actions.SPEND: tables.raid_actions.names,
        # The longer track has all spaces of the shorter one.
        actions.EXPLORE: tables.tracks[1].names,
        actions.TRADE: tables.trades.names,
        actions.CUBE: KINDS,
        actions.TREASURE: KINDS,
        actions.TAKE: quests,
        actions.SELL: quests,
        actions.FIGUREHEAD: tables.figureheads.names,
        actions.ACTIVATE: tiles,
        actions.RUBY: tables.rubies.names,
        CHOOSE: tuple(sorted({word.label() for word in _words_in(tables)})),
    }
    return (
        *(Shape(verb) for verb in plain),
        *(Shape(verb, (choices,)) for verb, choices in words.items()),
        Shape(actions.KEEP, (_kept(quests),)),
        Shape(actions.BURY, (KINDS, spots)),
        Shape(actions.PLACE, (tiles, cards)),
    )


def _kept(quests: tuple[str, ...]) -> tuple[str, ...]:
    """Quests kept of those dealt, in the order in which they were dealt."""
    return tuple(
        ",".join(kept) for count in (KEPT, KEPT + MORE) for kept in permutations(quests, count)
    )


def _words_in(value: object) -> Iterator[Word]:
    """All effects that cards, tiles and spaces have, the parts of others included."""
    if isinstance(value, Word):
        yield value
    if isinstance(value, (tuple, list)):
        for item in value:
            yield from _words_in(item)
    elif isinstance(value, dict):
        yield from _words_in(list(value.values()))
    elif is_dataclass(value) and not isinstance(value, Components):
        for each in fields(value):
            yield from _words_in(getattr(value, each.name))
