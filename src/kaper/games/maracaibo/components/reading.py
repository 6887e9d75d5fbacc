"""The components of Pirates of Maracaibo, from `components.toml` or from a player's own file."""

from __future__ import annotations

import copyreg
from functools import lru_cache

from kaper.games.maracaibo.actions import Actions
from kaper.games.maracaibo.components.board_tables import (
    read_caribbean,
    read_hideout,
    read_market,
    read_redbeard,
    read_rubies,
)
from kaper.games.maracaibo.components.card_tables import (
    Numbering,
    read_cards,
    read_figureheads,
    read_quests,
    read_ship,
)
from kaper.games.maracaibo.components.notation import effect_of
from kaper.games.maracaibo.components.old_words import refuse_old_words
from kaper.games.maracaibo.components.tables import Tables
from kaper.games.maracaibo.components.track import track_of
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup
from kaper.kernel.vocabulary import read_field


@lru_cache(maxsize=8)
def tables_of(components: Components) -> Tables:
    """The checked tables of some components."""
    try:
        return _read(components)
    except BadSetup:
        refuse_old_words(components)
        raise


# Copies and pickles of a state refer to the tables by what they were made of.
copyreg.pickle(Tables, lambda tables: (tables_of, (tables.components,)))


def _read(components: Components) -> Tables:
    numbering = Numbering()
    numbering.read_base(components)
    cards = read_cards(components, numbering)
    quests = read_quests(components)
    ship = read_ship(components, numbering)
    figureheads = read_figureheads(components, numbering)
    market = read_market(components)
    hideout = read_hideout(components, figureheads)
    rubies = read_rubies(components, cards)
    raid_actions, trades = numbering.raid_actions(), numbering.trades()
    track, longer_track = (track_of(components, discount=tile) for tile in (False, True))
    return Tables(
        components=components,
        cards=cards,
        quests=quests,
        figureheads=figureheads,
        market=market,
        ship=ship,
        hideout=hideout,
        raid_actions=raid_actions,
        trades=trades,
        tracks=(track, longer_track),
        track_effects=tuple(
            read_field(f"explore explore-{name}: field 'effect'", text, effect_of)
            for name, text in zip(longer_track.names, longer_track.effects, strict=True)
        ),
        caribbean=read_caribbean(components, cards),
        rubies=rubies,
        redbeard=read_redbeard(components),
        actions=Actions(
            cards=cards.names,
            quests=quests.names,
            upgrades=ship.names,
            raid_actions=raid_actions.names,
            trades=trades.names,
            track=longer_track.names,
            spots=hideout.spot_names,
            figureheads=figureheads.names,
            tiles=market.names,
            rubies=rubies.names,
        ),
    )
