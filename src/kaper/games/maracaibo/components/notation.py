"""Effects as the components write them: text to words, powers and end scores.

`;` joins effects that may be done in any order, `/` separates those of which one is chosen, and
` & ` joins permanent effects. In a raid action or a trade everything behind `>` is its effect.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from kaper.games.maracaibo.components.kinds import ALL_KINDS, CREW, EQUIPMENT, KIND_LETTERS, SHIP
from kaper.games.maracaibo.rules.acquiring import AcquireFromAfar, BuildResidence
from kaper.games.maracaibo.rules.black_market import ActivateTile, PlaceTile
from kaper.games.maracaibo.rules.counting import QUESTS_HELD, QUESTS_SCORED, RIVERS
from kaper.games.maracaibo.rules.exploring import Explore, ExploreHere
from kaper.games.maracaibo.rules.figureheads import BuyFigurehead
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

MARKET_MOST = 6

Match = re.Match[str]

# What points are given for: the word of the effect, that of the count, and points for each.
_COUNTED = {
    # Rule: symbol.per-buried, market-tile.per-buried
    "buried": ("buried:any", 1),
    # Rule: symbol.per-crew, market-tile.per-crew
    "crew": ("crew", 1),
    # Rule: symbol.per-equipment, market-tile.per-equipment
    "equip": ("equip", 1),
    # Rule: symbol.per-river, market-tile.per-river
    "river": (RIVERS, 2),
    # Rule: market-tile.per-quest
    "quest": (QUESTS_HELD, 1),
    # Rule: market-tile.per-gold
    "g": ("treasure:g", 1),
    # Rule: market-tile.per-emerald
    "e": ("treasure:e", 1),
    # Rule: market-tile.per-pearl
    "p": ("treasure:p", 1),
}


def _kind(letter: str) -> int:
    return KIND_LETTERS[letter]


def _per(what: str, most: int) -> Word:
    counted, vp = _COUNTED[what]
    return PointsPer(counted, vp, most)


_WORDS: tuple[tuple[str, Callable[[Match], Word]], ...] = (
    (r"D\+(\d+)", lambda m: Doubloons(int(m[1]))),
    (r"VP\+(\d+)", lambda m: Points(int(m[1]))),
    (r"UPG", lambda m: Upgrade()),
    (r"BURY", lambda m: Bury()),
    (r"QUEST", lambda m: GainQuest()),
    (r"QSELL", lambda m: SellQuest()),
    (r"TRE:([gep])", lambda m: GainTreasures((_kind(m[1]),), 1)),
    (r"TRE:any", lambda m: GainTreasures(ALL_KINDS, 1)),
    (r"TRE3:one", lambda m: GainTreasures(ALL_KINDS, 3)),
    (r"CUBE:([gep])", lambda m: AddCubes((_kind(m[1]),), 1)),
    (r"CUBE:any", lambda m: AddCubes(ALL_KINDS, 1)),
    (r"CUBE2", lambda m: AddCubes(ALL_KINDS, 2)),
    (r"RAID(?:\+(\d+))?", lambda m: Raid(ALL_KINDS, int(m[1] or 0))),
    (r"RAIDFIX:(\d+)", lambda m: FixedRaid(int(m[1]))),
    (r"RAIDDIE:([gep])\+(\d+)", lambda m: Raid((_kind(m[1]),), int(m[2]))),
    (r"EXP:(\d+)", lambda m: Explore(int(m[1]))),
    (r"EXPHERE", lambda m: ExploreHere()),
    (r"BMPLACE:(\d+)", lambda m: PlaceTile(int(m[1]))),
    (r"BMACT", lambda m: ActivateTile()),
    (r"FIGUREHEAD", lambda m: BuyFigurehead()),
    (r"RESBUILD", lambda m: BuildResidence()),
    (r"GETSHIP", lambda m: AcquireFromAfar(SHIP)),
    (r"GETCREW", lambda m: AcquireFromAfar(CREW)),
    (r"GETEQ", lambda m: AcquireFromAfar(EQUIPMENT)),
    (r"VPINC", lambda m: PointsIncome()),
    (r"DINC", lambda m: DoubloonsIncome()),
    # Rule: symbol.per-buried, symbol.per-crew, symbol.per-equipment, symbol.per-river
    (r"PER:(buried|crew|equip|river)", lambda m: _per(m[1], 0)),
    (r"PER6:(buried|crew|equip|river|quest|g|e|p)", lambda m: _per(m[1], MARKET_MOST)),
)


class BadEffect(ValueError):
    """A text that is no effect; the caller knows where it stands."""


def effect_of(text: str) -> Word | None:
    """The effect that a text describes; None for none."""
    if not text:
        return None
    choices = [_all(part) for part in text.split("/")]
    return choices[0] if len(choices) == 1 else AtMostOne(tuple(choices))


def _all(text: str) -> Word:
    return all_of([_word(part) for part in text.split(";")])


def _word(text: str) -> Word:
    for pattern, make in _WORDS:
        if found := re.fullmatch(pattern, text):
            return make(found)
    raise BadEffect(f"{text!r} is no effect")


def raid_effects(text: str) -> tuple[Word, ...]:
    """The effect of a raid action for each kind of die; what it does with treasures is of it."""
    return tuple(all_of([_raid_word(part, kind) for part in text.split(";")]) for kind in ALL_KINDS)


def _raid_word(text: str, kind: int) -> Word:
    if text == "TRE":
        return TakeOfDie(kind)
    return Bury((kind,)) if text == "BURY" else _word(text)


@dataclass(frozen=True, slots=True)
class Permanent:
    """A permanent effect: powers, or a raid action or trade that gets its number later."""

    powers: Powers = Powers()  # noqa: RUF009 - a frozen value
    raid_action: tuple[int, str] | None = None  # strength and effect
    trade: tuple[int, str] | None = None  # spaces and effect


def _die(m: Match) -> Permanent:
    gold, emerald, pearl = (int(m[2]) if kind == _kind(m[1]) else 0 for kind in ALL_KINDS)
    return Permanent(Powers(dice=(gold, emerald, pearl)))


_PERMANENTS: tuple[tuple[str, Callable[[Match], Permanent]], ...] = (
    (r"pRAID\+(\d+)", lambda m: Permanent(Powers(strength=int(m[1])))),
    (r"pDIE:([gep])\+(\d+)", _die),
    (r"pEXP\+(\d+)", lambda m: Permanent(Powers(spaces=int(m[1])))),
    (r"pDISC:(\d+)", lambda m: Permanent(Powers(discount=int(m[1])))),
    (r"pMOVE:(\d+)", lambda m: Permanent(Powers(more_range=int(m[1]) - RANGE))),
    (r"pREROLL\+(\d+)", lambda m: Permanent(Powers(rerolls=int(m[1])))),
    (r"pQREFRESH", lambda m: Permanent(Powers(refresh=1))),
    (r"pRA:(\d+)>(.+)", lambda m: Permanent(raid_action=(int(m[1]), m[2]))),
    (r"pSWAP:(\d+)>(.+)", lambda m: Permanent(trade=(int(m[1]), m[2]))),
)


def is_permanent(text: str) -> bool:
    """Permanent effects begin with a small p."""
    return text.startswith("p")


def permanents_of(text: str) -> list[Permanent]:
    return [_permanent(part) for part in text.split(" & ") if part]


def _permanent(text: str) -> Permanent:
    for pattern, make in _PERMANENTS:
        if found := re.fullmatch(pattern, text):
            return make(found)
    raise BadEffect(f"{text!r} is no permanent effect")


def end_score_of(text: str) -> EndScore | None:
    """The grey scroll that a text describes; None for none."""
    if not text:
        return None
    if found := re.fullmatch(r"eSET3:([gep])", text):
        # Rule: symbol.end-three-treasures
        return EndScore(f"treasure:{found[1]}", 3, 7)
    if found := re.fullmatch(r"eQ3:(\d+)", text):
        # Rule: symbol.end-three-quests
        return EndScore(QUESTS_SCORED, 3, int(found[1]))
    if found := re.fullmatch(r"eBUR:(\d+)", text):
        # Rule: symbol.end-per-buried
        return EndScore("buried:any", 1, int(found[1]))
    raise BadEffect(f"{text!r} is no score at the end")
