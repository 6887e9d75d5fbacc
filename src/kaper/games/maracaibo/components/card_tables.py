"""The tables of cards, figureheads and the ship board: what gives a player powers, and quests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from kaper.games.maracaibo.components import rows
from kaper.games.maracaibo.components.kinds import (
    FILLER,
    IMPROVEMENT,
    LOCATION,
    MOST_PEOPLE,
    NONE,
    RESIDENCE,
    TYPES,
)
from kaper.games.maracaibo.components.layout import CARDS, MOST_STEPS
from kaper.games.maracaibo.components.notation import (
    effect_of,
    end_score_of,
    is_permanent,
    permanents_of,
    raid_effects,
)
from kaper.games.maracaibo.components.sheets import (
    check,
    must,
    named_rows,
    numbers,
    single_rows,
)
from kaper.games.maracaibo.components.tables import (
    Cards,
    Figureheads,
    Quests,
    RaidActions,
    ShipBoard,
    Trades,
)
from kaper.games.maracaibo.rules.counting import COUNTERS, SCORED_QUESTS
from kaper.games.maracaibo.rules.powers import RANGE, Powers
from kaper.games.maracaibo.rules.setup import IMPROVEMENTS, MORE_FIGUREHEADS, RESIDENCES
from kaper.games.maracaibo.rules.words import Word
from kaper.kernel.components import Components
from kaper.kernel.vocabulary import read_field

T = TypeVar("T")

FILLER_NAME = "filler"
# Three for each player and the market, with the adventure hunters.
QUESTS_NEEDED = MOST_PEOPLE * 3 + 3


class Numbering:
    """Gives raid actions and trades of all sources their numbers as they are read."""

    def __init__(self) -> None:
        self._raid_actions: list[tuple[str, int, tuple[Word, ...]]] = []
        self._trades: list[tuple[str, int, Word]] = []
        self._base = 0

    def read_base(self, components: Components) -> None:
        """The raid actions that everybody has: they come first."""
        found, names = named_rows(components, "raid-action", rows.RaidActionRow)
        for row, name in zip(found, names, strict=True):
            where = f"raid-action {row.id}: field 'effect'"
            self._raid_action(where, name, row.strength, row.effect)
        self._base = len(found)

    def powers(self, where: str, name: str, text: str) -> Powers:
        """The permanent effects of a card, tile or space."""
        total = Powers()
        for permanent in read_field(where, text, permanents_of):
            total += permanent.powers
            if permanent.raid_action is not None:
                number = self._raid_action(where, name, *permanent.raid_action)
                total += Powers(raid_actions=(number,))
            if permanent.trade is not None:
                spaces, effect = permanent.trade
                self._trades.append((name, spaces, must(where, effect)))
                total += Powers(trades=(len(self._trades) - 1,))
        far = f"{where}: a ship moves at most {MOST_STEPS} spaces"
        check(RANGE + total.more_range <= MOST_STEPS, far)
        return total

    def _raid_action(self, where: str, name: str, strength: int, text: str) -> int:
        self._raid_actions.append((name, strength, read_field(where, text, raid_effects)))
        return len(self._raid_actions) - 1

    def raid_actions(self) -> RaidActions:
        names = tuple(name for name, _, _ in self._raid_actions)
        for name in names:
            check(names.count(name) == 1, f"{name} has two raid actions")
        return RaidActions(
            names=names,
            number=numbers(names),
            costs=tuple(strength for _, strength, _ in self._raid_actions),
            effects=tuple(effects for _, _, effects in self._raid_actions),
            base=tuple(range(self._base)),
        )

    def trades(self) -> Trades:
        names = tuple(name for name, _, _ in self._trades)
        for name in names:
            check(names.count(name) == 1, f"{name} has two trades of movement")
        return Trades(
            names=names,
            number=numbers(names),
            spaces=tuple(spaces for _, spaces, _ in self._trades),
            effects=tuple(effect for _, _, effect in self._trades),
        )


# Cards of the Caribbean


def read_cards(components: Components, numbering: Numbering) -> Cards:
    improvements, improvement_names = single_rows(components, "improvement", rows.ImprovementRow)
    locations, location_names = single_rows(components, "location", rows.LocationRow)
    residences, residence_names = single_rows(components, "residence", rows.ResidenceRow)
    names = (*improvement_names, *location_names, *residence_names, FILLER_NAME)
    for name in names:
        check(names.count(name) == 1, f"two cards have the name {name}")
    _check_fields(improvements, locations, residences)
    first_location = len(improvements)
    first_residence = first_location + len(locations)
    size = len(names)
    cards = Cards(
        names=names,
        number=numbers(names),
        type=(
            *[IMPROVEMENT] * len(improvements),
            *[LOCATION] * len(locations),
            *[RESIDENCE] * len(residences),
            FILLER,
        ),
        filler=size - 1,
        symbol=_column(size, NONE, 0, (TYPES.index(row.type) for row in improvements)),
        costs=(
            *(row.cost for row in improvements),
            *_column(size - first_location, 0, len(locations), (row.cost for row in residences)),
        ),
        vp=_column(size, 0, 0, (row.vp for row in improvements)),
        now=_column(
            size, None, 0,
            (
                read_field(f"improvement {row.id}: field 'now'", row.now, effect_of)
                for row in improvements
            ),
        ),
        powers=_column(
            size, None, 0,
            (
                _improvement_powers(numbering, row, name)
                for row, name in zip(improvements, improvement_names, strict=True)
            ),
        ),
        ends=_column(
            size, None, 0,
            (
                read_field(f"improvement {row.id}: field 'end'", row.end, end_score_of)
                for row in improvements
            ),
        ),
        actions={
            first_location + index: must(f"location {row.id}: field 'actions'", row.actions)
            for index, row in enumerate(locations)
        },
        shows_value=_column(
            size, False, first_location, (bool(row.value_tile) for row in locations)
        ),
        residence_scores={
            first_residence + index: (row.per, row.each, row.most)
            for index, row in enumerate(residences)
        },
        level_one=tuple(n for n, row in enumerate(improvements) if row.level == 1),
        locations=tuple(first_location + n for n, row in enumerate(locations) if row.level == 1),
        residences=tuple(range(first_residence, size - 1)),
        level_two=(
            *(n for n, row in enumerate(improvements) if row.level == 2),
            *(first_location + n for n, row in enumerate(locations) if row.level == 2),
        ),
    )  # fmt: skip
    _check_dealing(cards)
    return cards


def _column(size: int, default: T, first: int, values: Iterable[T]) -> tuple[T, ...]:
    """One value for each card: these from some number on, the default for all others."""
    column = [default] * size
    for number, value in enumerate(values, first):
        column[number] = value
    return tuple(column)


def _check_fields(
    improvements: Sequence[rows.ImprovementRow],
    locations: Sequence[rows.LocationRow],
    residences: Sequence[rows.ResidenceRow],
) -> None:
    for row in improvements:
        fault = f"improvement {row.id}: field 'type' is one of {', '.join(TYPES)}"
        check(row.type in TYPES, fault)
    levels = [(r.id, r.level) for r in improvements] + [(r.id, r.level) for r in locations]
    for card, level in levels:
        check(level in (1, 2), f"{card}: field 'level' is 1 or 2")
    for residence in residences:
        known = residence.per in COUNTERS or residence.per == SCORED_QUESTS
        check(known, f"residence {residence.id}: field 'per' counts nothing known")


def _improvement_powers(numbering: Numbering, row: rows.ImprovementRow, name: str) -> Powers | None:
    income = Powers(doubloons=row.income_doubloons, vp=row.income_vp)
    where = f"improvement {row.id}: field 'permanent'"
    powers = income + numbering.powers(where, name, row.permanent)
    return None if powers == Powers() else powers


def _check_dealing(cards: Cards) -> None:
    """The Caribbean can be dealt: all locations of level I, some residences and improvements."""
    places = CARDS - RESIDENCES - IMPROVEMENTS
    # Rule: setup.components-checked
    check(len(cards.locations) == places, f"location: level I needs exactly {places}")
    check(len(cards.residences) >= RESIDENCES, f"residence: at least {RESIDENCES} are needed")
    enough = len(cards.level_one) >= IMPROVEMENTS
    check(enough, f"improvement: level I needs at least {IMPROVEMENTS}")


# Quests, figureheads, the ship board


def read_quests(components: Components) -> Quests:
    found, names = single_rows(components, "quest", rows.QuestRow)
    check(len(found) >= QUESTS_NEEDED, f"quest: at least {QUESTS_NEEDED} are needed")
    for row in found:
        unknown = [what for what in row.conditions if what not in COUNTERS]
        check(not unknown, f"quest {row.id}: field 'conditions' counts nothing known")
        sizes = {len(row.conditions), len(row.easier), len(row.harder)}
        check(len(sizes) == 1, f"quest {row.id}: a number for each condition is missing")
        check(len(row.vp) == 2, f"quest {row.id}: field 'vp' is that of two lines")
    return Quests(
        names=names,
        number=numbers(names),
        conditions=tuple(row.conditions for row in found),
        lines=tuple((row.easier, row.harder) for row in found),
        vp=tuple((row.vp[0], row.vp[1]) for row in found),
    )


def read_figureheads(components: Components, numbering: Numbering) -> Figureheads:
    found, names = single_rows(components, "figurehead", rows.FigureheadRow)
    needed = MOST_PEOPLE + MORE_FIGUREHEADS
    check(len(found) >= needed, f"figurehead: at least {needed} are needed")
    powers = []
    for row, name in zip(found, names, strict=True):
        income = Powers(
            doubloons=row.income_doubloons,
            vp=row.income_vp,
            doubloons_per_quest=row.income_per_quest,
        )
        where = f"figurehead {row.id}: field 'permanent'"
        powers.append(income + numbering.powers(where, name, row.permanent))
    return Figureheads(
        names=names,
        number=numbers(names),
        powers=tuple(powers),
        now=tuple(read_field(f"figurehead {r.id}: field 'now'", r.now, effect_of) for r in found),
        spots=tuple(
            tuple(
                read_field(f"figurehead {row.id}: field 'bury_spaces'", text, effect_of)
                for text in row.bury_spaces
            )
            for row in found
        ),
    )


def read_ship(components: Components, numbering: Numbering) -> ShipBoard:
    found, names = named_rows(components, "upgrade", rows.UpgradeRow)
    # Rule: upgrade.lock-values
    locks = {row.sector: row.upgrades for row in named_rows(components, "lock", rows.LockRow)[0]}
    powers: list[Powers | None] = []
    effects: list[Word | None] = []
    for row, name in zip(found, names, strict=True):
        where = f"upgrade {row.id}: field 'effect'"
        permanent = is_permanent(row.effect)
        powers.append(numbering.powers(where, name, row.effect) if permanent else None)
        effects.append(None if permanent else must(where, row.effect))
    return ShipBoard(
        names=names,
        number=numbers(names),
        powers=tuple(powers),
        effects=tuple(effects),
        needed=tuple(locks.get(row.sector, 0) for row in found),
        all=(1 << len(found)) - 1,
    )
