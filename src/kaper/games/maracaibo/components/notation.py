"""The words of effects as the components write them: `docs/maracaibo-effects.md` lists them all.

`;` joins effects that may be done in any order, `/` separates those of which one is chosen, and
`&` joins permanent effects. In a raid action or a trade everything behind `>` is its effect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kaper.games.maracaibo.components.kinds import ALL_KINDS, KINDS, TYPES
from kaper.games.maracaibo.quest_doors import SALE
from kaper.games.maracaibo.rules.acquiring import AcquireFromAfar, BuildResidence, surcharge_for
from kaper.games.maracaibo.rules.black_market import ActivateTile, PlaceTile
from kaper.games.maracaibo.rules.counting import COUNTERS, SAVED_NAMES, SCORED_QUESTS
from kaper.games.maracaibo.rules.exploring import Explore, ExploreHere
from kaper.games.maracaibo.rules.figureheads import COST, BuyFigurehead
from kaper.games.maracaibo.rules.powers import RANGE, Powers
from kaper.games.maracaibo.rules.quests import GainQuest, SellQuest
from kaper.games.maracaibo.rules.raid import FixedRaid, Raid
from kaper.games.maracaibo.rules.scoring import EndScore
from kaper.games.maracaibo.rules.treasures import AddCubes, Bury, GainTreasures, TakeOfDie
from kaper.games.maracaibo.rules.upgrades import Upgrade
from kaper.games.maracaibo.rules.words import (
    AtMostOne,
    Doubloons,
    DoubloonsIncome,
    Points,
    PointsIncome,
    PointsPer,
    Word,
    all_of,
)
from kaper.kernel.vocabulary import BadWord, Spelling, number, one_of, read_word

Args = Sequence[str]

_KIND: dict[str, int] = {name: kind for kind, name in enumerate(KINDS)}
_KINDS: dict[str, tuple[int, ...]] = {
    "any": ALL_KINDS,
    **{name: (kind,) for name, kind in _KIND.items()},
}
_TYPE: dict[str, int] = {name: kind for kind, name in enumerate(TYPES)}
_COUNTED = {name: SAVED_NAMES.get(name, name) for name in COUNTERS}
_COUNTED_AT_END = {name: name for name in (*COUNTERS, SCORED_QUESTS)}


def _printed(arg: str, rule: int) -> None:
    """A number that stands on the piece, though the rules set it."""
    if number(arg) != rule:
        raise BadWord(f"takes {rule}, as the rules say, not {arg}")


def _sell_quest(args: Args) -> Word:
    _printed(args[0], SALE)
    return SellQuest()


def _figurehead(args: Args) -> Word:
    _printed(args[0], COST)
    return BuyFigurehead()


def _acquire(args: Args) -> Word:
    kind = one_of(args[0], _TYPE)
    _printed(args[1], surcharge_for(kind))
    return AcquireFromAfar(kind)


def _points_per(args: Args) -> Word:
    return PointsPer(one_of(args[0], _COUNTED), number(args[1]), 0)


def _capped_points_per(args: Args) -> Word:
    return PointsPer(one_of(args[0], _COUNTED), number(args[1]), number(args[2]))


_WORDS: Mapping[str, Spelling[Word]] = {
    "doubloons": Spelling(1, lambda args: Doubloons(number(args[0]))),
    "points": Spelling(1, lambda args: Points(number(args[0]))),
    "upgrade": Spelling(0, lambda args: Upgrade()),
    "bury": Spelling(0, lambda args: Bury()),
    "quest": Spelling(0, lambda args: GainQuest()),
    "sell-quest": Spelling(1, _sell_quest),
    "treasure": Spelling(1, lambda args: GainTreasures(one_of(args[0], _KINDS), 1)),
    "treasures": Spelling(1, lambda args: GainTreasures(ALL_KINDS, number(args[0]))),
    "cube": Spelling(1, lambda args: AddCubes(one_of(args[0], _KINDS), 1)),
    "cubes": Spelling(1, lambda args: AddCubes(ALL_KINDS, number(args[0]))),
    "raid": Spelling(0, lambda args: Raid(ALL_KINDS, 0)),
    "raid-plus": Spelling(1, lambda args: Raid(ALL_KINDS, number(args[0]))),
    "raid-fixed": Spelling(1, lambda args: FixedRaid(number(args[0]))),
    "raid-die": Spelling(2, lambda args: Raid((one_of(args[0], _KIND),), number(args[1]))),
    "explore": Spelling(1, lambda args: Explore(number(args[0]))),
    "explorer-space": Spelling(0, lambda args: ExploreHere()),
    "place-tile": Spelling(1, lambda args: PlaceTile(number(args[0]))),
    "activate-tile": Spelling(0, lambda args: ActivateTile()),
    "figurehead": Spelling(1, _figurehead),
    "build": Spelling(0, lambda args: BuildResidence()),
    "acquire": Spelling(2, _acquire),
    "point-income": Spelling(0, lambda args: PointsIncome()),
    "doubloon-income": Spelling(0, lambda args: DoubloonsIncome()),
    "points-per": Spelling(2, _points_per),
    "capped-points-per": Spelling(3, _capped_points_per),
}


def effect_of(text: str) -> Word | None:
    """The effect that a text describes; None for none."""
    if not text:
        return None
    choices = [_all(part, _WORDS) for part in text.split("/")]
    return choices[0] if len(choices) == 1 else AtMostOne(tuple(choices))


def _all(text: str, words: Mapping[str, Spelling[Word]]) -> Word:
    return all_of([read_word(part, words) for part in text.split(";")])


def _raid_words(kind: int) -> Mapping[str, Spelling[Word]]:
    """In a raid action what is done with treasures is done with those of the die."""
    return {
        **_WORDS,
        "treasure-of-die": Spelling(0, lambda args: TakeOfDie(kind)),
        "bury": Spelling(0, lambda args: Bury((kind,))),
    }


def raid_effects(text: str) -> tuple[Word, ...]:
    """The effect of a raid action for each kind of die."""
    return tuple(_all(text, _raid_words(kind)) for kind in ALL_KINDS)


@dataclass(frozen=True, slots=True)
class Permanent:
    """A permanent effect: powers, or a raid action or trade that gets its number later."""

    powers: Powers = Powers()  # noqa: RUF009 - a frozen value
    raid_action: tuple[int, str] | None = None  # strength and effect
    trade: tuple[int, str] | None = None  # spaces and effect


def _more_die(args: Args) -> Permanent:
    of, more = one_of(args[0], _KIND), number(args[1])
    gold, emerald, pearl = (more if kind == of else 0 for kind in ALL_KINDS)
    return Permanent(Powers(dice=(gold, emerald, pearl)))


_PERMANENTS: Mapping[str, Spelling[Permanent]] = {
    "more-strength": Spelling(1, lambda args: Permanent(Powers(strength=number(args[0])))),
    "more-die": Spelling(2, _more_die),
    "more-rerolls": Spelling(1, lambda args: Permanent(Powers(rerolls=number(args[0])))),
    "more-spaces": Spelling(1, lambda args: Permanent(Powers(spaces=number(args[0])))),
    "discount": Spelling(1, lambda args: Permanent(Powers(discount=number(args[0])))),
    "range": Spelling(1, lambda args: Permanent(Powers(more_range=number(args[0]) - RANGE))),
    "refresh-quests": Spelling(0, lambda args: Permanent(Powers(refresh=1))),
}
# What strength or spaces are paid for; the effect stands behind `>`.
RAID_ACTION, TRADE = "raid-action", "trade"
_BOUGHT: Mapping[str, Spelling[int]] = {
    RAID_ACTION: Spelling(1, lambda args: number(args[0])),
    TRADE: Spelling(1, lambda args: number(args[0])),
}


def is_permanent(text: str) -> bool:
    """Whether a text that may be either is a permanent effect; they have words of their own."""
    return text.partition(" ")[0] in (*_PERMANENTS, *_BOUGHT)


def permanents_of(text: str) -> list[Permanent]:
    return [_permanent(part) for part in text.split("&")] if text else []


def _permanent(text: str) -> Permanent:
    paid, buys, effect = text.partition(">")
    if not buys:
        return read_word(text, _PERMANENTS)
    bought = (read_word(paid, _BOUGHT), effect.strip())
    is_trade = paid.split()[0] == TRADE
    return Permanent(trade=bought) if is_trade else Permanent(raid_action=bought)


_ENDS: Mapping[str, Spelling[EndScore]] = {
    # Rule: symbol.end-per-buried
    "points-per": Spelling(
        2, lambda args: EndScore(one_of(args[0], _COUNTED_AT_END), 1, number(args[1]))
    ),
    # Rule: symbol.end-three-treasures, symbol.end-three-quests
    "points-for-every": Spelling(
        3,
        lambda args: EndScore(one_of(args[1], _COUNTED_AT_END), number(args[0]), number(args[2])),
    ),
}


def end_score_of(text: str) -> EndScore | None:
    """The grey scroll that a text describes; None for none."""
    return read_word(text, _ENDS) if text else None
