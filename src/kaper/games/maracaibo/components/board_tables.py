"""The tables of tiles and boards: black market, hideout, Caribbean, rubies and Redbeard."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.maracaibo.actions import SAIL, TO_BAY
from kaper.games.maracaibo.components import rows
from kaper.games.maracaibo.components.kinds import ALL_KINDS, KINDS, LOCATION
from kaper.games.maracaibo.components.layout import BAY, CARDS, Layout, layouts_of
from kaper.games.maracaibo.components.notation import effect_of
from kaper.games.maracaibo.components.redbeard_notation import extra_of, face_of, goal_of, word_of
from kaper.games.maracaibo.components.sheets import (
    check,
    must,
    named_rows,
    numbers,
    treasure_kind,
)
from kaper.games.maracaibo.components.tables import (
    Cards,
    Caribbean,
    Figureheads,
    Hideout,
    Market,
    Redbeard,
    RedbeardCard,
    Rubies,
)
from kaper.games.maracaibo.rules.redbeard import DECK
from kaper.games.maracaibo.rules.words import AnyOrder, Doubloons, Points, Word
from kaper.kernel.actions import Action
from kaper.kernel.components import Components
from kaper.kernel.vocabulary import read_field

SIDES = ("a", "b")


def read_market(components: Components) -> Market:
    found, names = named_rows(components, "market", rows.MarketRow)
    sides = [(tile, side) for tile in range(1, len(found) // 2 + 1) for side in SIDES]
    listed = [(row.tile, row.side) for row in found]
    check(listed == sides, "market: the rows are 1a, 1b, 2a and so on, in this order")
    size = len(sides) // 2
    return Market(
        size=size,
        all=(1 << size) - 1,
        names=names,
        number=numbers(names),
        effects=tuple(must(f"market {row.id}: field 'effect'", row.effect) for row in found),
    )


# The hideout


def read_hideout(components: Components, figureheads: Figureheads) -> Hideout:
    found, _ = named_rows(components, "hideout", rows.HideoutRow)
    areas: dict[tuple[int, str], list[Word | None]] = {}
    for row in found:
        check(row.area in ("storage", "buried"), f"hideout {row.id}: no area {row.area!r}")
        effect = read_field(f"hideout {row.id}: field 'effect'", row.effect, effect_of)
        kind = treasure_kind("hideout", row, row.kind)
        areas.setdefault((kind, row.area), []).append(effect)
    storage = tuple(_at_most_one(areas.get((kind, "storage"), [])) for kind in ALL_KINDS)
    buried = tuple(tuple(areas.get((kind, "buried"), [])) for kind in ALL_KINDS)
    spots = max(map(len, buried))
    names = (
        *(str(spot + 1) for spot in range(spots)),
        *(f"figurehead-{spot + 1}" for spot in range(max(map(len, figureheads.spots)))),
    )
    return Hideout(
        storage=storage,
        storage_waits=tuple(bonus is not None and not _is_plain(bonus) for bonus in storage),
        buried=buried,
        spots=spots,
        spot_names=names,
        spot_number=numbers(names),
    )


def _at_most_one(effects: Sequence[Word | None]) -> Word | None:
    check(len(effects) <= 1, "hideout: a storage area has one bonus space at most")
    return effects[0] if effects else None


def _is_plain(bonus: Word) -> bool:
    """Whether a bonus is only doubloons and points, which nobody puts off."""
    words = bonus.words() if isinstance(bonus, AnyOrder) else (bonus,)
    return all(isinstance(word, (Doubloons, Points)) for word in words)


# The Caribbean


def read_caribbean(components: Components, cards: Cards) -> Caribbean:
    layouts = layouts_of(components)
    spaces, space_names = named_rows(components, "space", rows.SpaceRow)
    check(space_names == ("bay", "maracaibo"), "space: the rows are the Bay and Maracaibo")
    bay, maracaibo = (must(f"space {r.id}: field 'actions'", r.actions) for r in spaces)
    islands, island_names = named_rows(components, "island", rows.IslandRow)
    check(island_names == KINDS, f"island: the rows are {', '.join(KINDS)}, in this order")
    for row, kind in zip(islands, KINDS, strict=True):
        check(row.kind == kind, f"{row.id}: field 'kind' is {kind}, not {row.kind!r}")
    return Caribbean(
        layouts=tuple(layouts.values()),
        layout_names=tuple(layouts),
        layout_number=numbers(tuple(layouts)),
        sails=tuple(_sails(layout) for layout in layouts.values()),
        bay=bay,
        maracaibo=maracaibo,
        island_cubes=tuple(row.cubes for row in islands),
        treasure_values=_treasure_values(components),
        value_tiles=_value_tiles(components, cards),
    )


def _value_tiles(components: Components, cards: Cards) -> tuple[int, ...]:
    """The kinds of all tiles: one for every location of level I with the symbol."""
    tiles = named_rows(components, "value-tile", rows.ValueTileRow)[0]
    kinds = [treasure_kind("value-tile", r, r.kind) for r in tiles for _ in range(r.copies)]
    shown = sum(cards.shows_value[card] for card in cards.locations)
    fault = f"value-tile: {shown} locations show the symbol, but there are {len(kinds)}"
    # Rule: setup.components-checked
    check(shown == len(kinds), fault)
    return tuple(sorted(kinds))


def _treasure_values(components: Components) -> tuple[int, ...]:
    found = named_rows(components, "treasure-value", rows.TreasureValueRow)[0]
    steps = [row.cubes for row in found]
    rising = steps == sorted(set(steps)) and steps[:1] == [0]
    check(rising, "treasure-value: field 'cubes' rises from 0")
    return tuple(
        next(row.vp for row in reversed(found) if row.cubes <= cubes)
        for cubes in range(steps[-1] + 1)
    )


def _sails(layout: Layout) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """The moves of a ship as actions, by steps and space: to cards, to the Bay if it is near."""
    return tuple(
        tuple(
            tuple(SAIL(layout.names[end]) for end in ends if end < CARDS)
            + ((TO_BAY,) if layout.distance[start][BAY] <= steps else ())
            for start, ends in enumerate(by_space)
        )
        for steps, by_space in enumerate(layout.reach)
    )


# Modules and the solo game


def read_rubies(components: Components, cards: Cards) -> Rubies:
    found, spaces = named_rows(components, "ruby", rows.RubyRow)
    delivery = components.row("ruby-delivery", rows.RubyDeliveryRow)
    names = [name.removeprefix("location-") for name in delivery.locations]
    for name in names:
        known = name in cards.number and cards.type[cards.number[name]] == LOCATION
        check(known, f"ruby-delivery: there is no location {name}")
    return Rubies(
        names=spaces,
        number=numbers(spaces),
        effects=tuple(must(f"ruby {row.id}: field 'effect'", row.effect) for row in found),
        locations=tuple(cards.number[name] for name in names),
    )


def read_redbeard(components: Components) -> Redbeard:
    found, names = named_rows(components, "redbeard", rows.RedbeardRow)
    upgrades = named_rows(components, "redbeard-upgrade", rows.RedbeardUpgradeRow)[0]
    track = named_rows(components, "redbeard-track", rows.RedbeardTrackRow)[0]
    check(bool(track), "redbeard-track: there is no space for the cube")
    die = components.row("redbeard-die", rows.RedbeardDieRow)
    check(len(die.faces) == 6, f"redbeard-die {die.id}: field 'faces' needs 6 of them")
    for letter in "AB":
        count = sum(row.deck == letter for row in found)
        # Rule: setup.components-checked
        check(count >= DECK, f"redbeard: there are only {count} cards {letter}, not {DECK}")
    return Redbeard(
        names=names,
        cards=tuple(map(_redbeard_card, found)),
        upgrades=tuple(
            read_field(f"redbeard-upgrade {row.id}: field 'effect'", row.effect, word_of)
            for row in sorted(upgrades, key=lambda row: row.column)
        ),
        track=track,
        die=tuple(
            read_field(f"redbeard-die {die.id}: field 'faces'", face, face_of) for face in die.faces
        ),
    )


def _redbeard_card(row: rows.RedbeardRow) -> RedbeardCard:
    where = f"redbeard {row.id}: field"
    return RedbeardCard(
        deck=row.deck,
        extra=read_field(f"{where} 'extra'", row.extra, extra_of),
        main=tuple(read_field(f"{where} 'main'", text, goal_of) for text in row.main),
    )
