"""The words by which components.toml tells the engine what zones, captains, cards and tokens do.

Each field has its own words (see `kernel.vocabulary`); a word fixes the kinds of its arguments, so
that a player's own file is checked on load.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias, TypeVar, get_args

from kaper.games.marauders.components.ids import Good, Nation, SpecialistKind, Zone
from kaper.kernel import vocabulary
from kaper.kernel.errors import BadSetup
from kaper.kernel.vocabulary import Spelling, number, one_of, read_field

NUMBER, ZONE, NATION, GOOD, SPECIALIST, GOODS, DEED, ENCOUNTER, TEXT, PREY, WHEN = range(11)

# Words that rules ask for by name are types too: mypy refuses a name that is none of them.
Known = TypeVar("Known", bound=str)

# What a zone or a port does.
ZoneWord: TypeAlias = Literal[
    "raid-fourth-card",
    "base-price",
    "free-recruits",
    "haven",
    "hidden-from-flagships",
    "rumor-price",
    "sure-merchant",
    "repair-price",
    "modification-price",
    "sell-price",
    "hidden-from-pirates",
    "redraw",
    "draw",
    "weapon-price",
    "carry-modifications",
    "influence-dice",
    "merchant-dice",
]
ZONE_WORDS: Mapping[ZoneWord, tuple[int, ...]] = {
    "raid-fourth-card": (),
    "base-price": (NUMBER,),
    "free-recruits": (),
    "haven": (NUMBER,),
    "hidden-from-flagships": (),
    "rumor-price": (NUMBER,),
    "sure-merchant": (),
    "repair-price": (NUMBER,),
    "modification-price": (NUMBER,),
    "sell-price": (NUMBER,),
    "hidden-from-pirates": (),
    "redraw": (NUMBER,),
    "draw": (NUMBER,),
    "weapon-price": (NUMBER,),
    "carry-modifications": (),
    "influence-dice": (NUMBER,),
    "merchant-dice": (NUMBER,),
}

# What either a zone or a captain may make cheaper in the shipyard.
PriceWord: TypeAlias = Literal["repair-price", "modification-price", "weapon-price"]

# What a captain or a hired Specialist can do.
AbilityWord: TypeAlias = Literal[
    "scouting-reroll",
    "rumor-draw",
    "repair-price",
    "modification-price",
    "merchant-look",
    "any-port",
    "mission-dice",
    "starting-glory",
    "flee-past",
    "move-hit",
    "weapon-price",
    "weapon-limit",
    "first-broadside",
    "demand-price",
    "extra-hold",
    "market-cards",
    "free-recruits",
    "first-clash-dice",
    "elusive",
    "start-repair",
    "raid-reroll",
    "location-reroll",
    "surgeon",
    "scouting-dice",
    "clash-dice",
    "maneuver-dice",
]
ABILITY_WORDS: Mapping[AbilityWord, tuple[int, ...]] = {
    "scouting-reroll": (),
    "rumor-draw": (NUMBER,),
    "repair-price": (NUMBER,),
    "modification-price": (NUMBER,),
    "merchant-look": (),
    "any-port": (),
    "mission-dice": (NUMBER,),
    "starting-glory": (NUMBER,),
    "flee-past": (NUMBER,),
    "move-hit": (),
    "weapon-price": (NUMBER,),
    "weapon-limit": (NUMBER,),
    "first-broadside": (NUMBER,),
    "demand-price": (NUMBER,),
    "extra-hold": (NUMBER,),
    "market-cards": (NUMBER,),
    "free-recruits": (),
    "first-clash-dice": (NUMBER,),
    "elusive": (NUMBER,),
    "start-repair": (NUMBER,),
    "raid-reroll": (NUMBER,),
    "location-reroll": (NUMBER,),
    "surgeon": (NUMBER,),
    "scouting-dice": (NUMBER,),
    "clash-dice": (NUMBER,),
    "maneuver-dice": (NUMBER,),
}

EventWord: TypeAlias = Literal[
    "war",
    "peace",
    "storm",
    "hurricane",
    "plague",
    "amnesty",
    "new-markets",
    "extra-moves",
    "actions",
    "convoy",
    "pirate-hunt",
    "free-rumors",
    "treaty",
    "prize",
]
EVENT_WORDS: Mapping[EventWord, tuple[int, ...]] = {
    "war": (),
    "peace": (),
    "storm": (NUMBER,),
    "hurricane": (NUMBER,),
    "plague": (NUMBER,),
    "amnesty": (NUMBER,),
    "new-markets": (),
    "extra-moves": (NUMBER,),
    "actions": (NUMBER,),
    "convoy": (NUMBER,),
    "pirate-hunt": (NUMBER,),
    "free-rumors": (),
    "treaty": (NUMBER,),
    "prize": (DEED, NUMBER),
}

# What a Glory card does, and at which moment it may do that.
GLORY_WORDS: Mapping[str, tuple[int, ...]] = {
    "reroll": (),
    "copy": (),
    "retry": (),
    "succeed": (),
    "set-location": (),
    "repair": (NUMBER,),
    "recruit": (NUMBER,),
    "moves": (NUMBER,),
    "demanded": (NUMBER,),
    "price": (NUMBER,),
    "pardon": (NUMBER,),
    "hide": (),
    "gossip": (NUMBER,),
    "steal": (NUMBER,),
    "successes": (NUMBER,),
    "ignore": (),
    "dice": (NUMBER,),
    "beckon": (NUMBER,),
    "slow": (NUMBER,),
    "salvage": (),
    # As in rewards.
    "weapon": (),
    "cargo": (NUMBER,),
    "smuggle": (NUMBER, NUMBER),
    "purchase": (NUMBER, NUMBER),
    "glory-cards": (NUMBER,),
    "levy": (NUMBER, NUMBER),
    "rumor": (),
    "modification": (NUMBER,),
}
MOMENTS: Mapping[str, tuple[str, ...]] = {
    "turn": (
        "repair",
        "recruit",
        "moves",
        "steal",
        "beckon",
        "slow",
        "salvage",
        "weapon",
        "cargo",
        "smuggle",
    ),
    "port": ("pardon", "levy", "rumor", "modification", "purchase", "glory-cards"),
    "sale": ("demanded", "price"),
    "market": ("price", "cargo", "retry"),
    "rumor-drawn": ("gossip", "rumor"),
    "rumor-test": ("dice", "successes"),
    "failed-scouting": ("retry", "succeed"),
    "failed-influence": ("retry", "succeed"),
    "found": ("hide", "moves"),
    "raid-roll": ("successes", "dice", "reroll"),
    "maneuver-roll": ("reroll", "successes", "dice", "hide"),
    "location-roll": ("set-location", "reroll"),
    "hit": ("ignore", "set-location"),
    "crew-roll": ("reroll", "successes", "dice", "ignore"),
    "card-played": ("copy",),
}

ModificationWord: TypeAlias = Literal[
    "crew",
    "maneuverability",
    "absorb",
    "hold",
    "chase",
    "cannons",
    "swivel",
    "long-range",
]
# None of them takes an argument.
MODIFICATION_WORDS: Mapping[ModificationWord, tuple[int, ...]] = dict.fromkeys(
    get_args(ModificationWord), ()
)

# Parts a reward into alternatives.
OR = "or"
# What a proven Rumor or a completed Mission brings, besides the Glory Point.
REWARD_WORDS: Mapping[str, tuple[int, ...]] = {
    "gold": (NUMBER,),
    "weapon": (),
    "weapons": (),
    "specialist": (SPECIALIST,),
    "cargo": (NUMBER,),
    "loot": (NUMBER,),
    "smuggle": (NUMBER, NUMBER),
    "purchase": (NUMBER, NUMBER),
    "pardon": (NUMBER,),
    "pardon-level": (NATION, NUMBER),
    "bounty": (NATION,),
    "crew": (),
    "lose-crew": (NUMBER,),
    "repair": (),
    "glory-cards": (NUMBER,),
    "levy": (NUMBER, NUMBER),
    "rumor": (),
    "modification": (NUMBER,),
    "papers": (NUMBER,),
    "passage": (NUMBER,),
    "special": (TEXT,),
    "fight": (NUMBER, NUMBER),
    "gale": (NUMBER,),
    OR: (),
}
SPECIALS = ("plans", "mutinous-frigate")

REQUIREMENT_WORDS: Mapping[str, tuple[int, ...]] = {
    "no-bounty": (NATION,),
    "no-pirate": (),
    "pirate": (),
    "influence": (),
    "freight": (),
    "name": (),
}
GOAL_WORDS: Mapping[str, tuple[int, ...]] = {
    "visit": (ZONE,),
    "visit-or-scout": (ZONE,),
    "visit-test": (ZONE,),
    "deliver": (ZONE, GOODS, NUMBER),
    "land": (ZONE, GOODS, NUMBER),
    "scout": (ZONE,),
    "scout-both": (ZONE, ZONE),
    "scout-fight": (ZONE, NUMBER, NUMBER, WHEN),
    "defeat": (PREY,),
    "raid": (NATION,),
    "duel": (NUMBER,),
    "sales": (NUMBER,),
    "nations": (NUMBER,),
    "rival": (ENCOUNTER,),
    "race": (ZONE,),
    "wager": (DEED, NUMBER),
}
# What can be done first, and how a rival can be met.
SALE, RAID, DEFEAT = "sale", "raid", "defeat"
FIND, MEET, BEAT = "find", "meet", "beat"
# Goods to deliver that are no kind of their own: any cards, or all of different goods.
ANY_GOOD, DIFFERENT_GOODS = -1, -2
GOODS_TO_DELIVER = {"any": ANY_GOOD, "different": DIFFERENT_GOODS}
# Arguments that rules ask for by their text.
SAID = (GOODS, DEED, ENCOUNTER, TEXT, PREY, WHEN)
# What stands in `args` for a text that is no name.
_NO_NUMBER = -3


@dataclass(frozen=True, slots=True)
class Names:
    """The names that arguments may be: their numbers are what the engine uses."""

    zones: Mapping[str, Zone]
    nations: Mapping[str, Nation]
    goods: Mapping[str, Good]
    specialists: Mapping[str, SpecialistKind]


@dataclass(frozen=True, slots=True)
class Word:
    """A word with its arguments: numbers, or the numbers of names; texts stand in `text`."""

    name: str
    args: tuple[int, ...] = ()
    text: str = ""

    @property
    def value(self) -> int:
        """The first argument; 1 for a word without any."""
        return self.args[0] if self.args else 1


def read_word(where: str, text: str, words: Mapping[Known, tuple[int, ...]], names: Names) -> Word:
    """One word of a field, checked; `where` names row and field for the error."""
    spellings = {
        str(name): Spelling(len(kinds), partial(_word, name, kinds, names))
        for name, kinds in words.items()
    }
    return read_field(where, text, lambda text: vocabulary.read_word(text, spellings))


def _word(name: str, kinds: tuple[int, ...], names: Names, args: Sequence[str]) -> Word:
    said = [a for kind, a in zip(kinds, args, strict=True) if kind in SAID]
    numbers = tuple(_number(kind, arg, names) for kind, arg in zip(kinds, args, strict=True))
    return Word(name, numbers, said[-1] if said else "")


def _number(kind: int, arg: str, names: Names) -> int:
    if kind == TEXT:
        return _NO_NUMBER
    if kind == NUMBER:
        return number(arg)
    known: dict[int, Mapping[str, int]] = {
        ZONE: names.zones,
        NATION: names.nations,
        GOOD: names.goods,
        SPECIALIST: names.specialists,
        GOODS: {**GOODS_TO_DELIVER, **names.goods},
        DEED: {SALE: 0, RAID: 1, DEFEAT: 2},
        ENCOUNTER: {FIND: 0, MEET: 1, BEAT: 2},
        PREY: dict.fromkeys(("flagship", "pirate"), _NO_NUMBER),
        # When a reward is paid: at once, or in the port of the Mission.
        WHEN: dict.fromkeys(("now", "later"), _NO_NUMBER),
    }
    return one_of(arg, known[kind])


def read_words(
    where: str, texts: Sequence[str], words: Mapping[Known, tuple[int, ...]], names: Names
) -> tuple[Word, ...]:
    return tuple(read_word(where, text, words, names) for text in texts)


def read_reward(
    where: str,
    texts: Sequence[str],
    names: Names,
    *,
    fights: bool = False,
    field: str = "reward",
) -> tuple[Word, ...]:
    """What a card brings; only where `fights` says so may a captain have to fight for it."""
    words = read_words(f"{where}: {field}", texts, REWARD_WORDS, names)
    for word in words:
        if word.name == "special" and word.text not in SPECIALS:
            raise BadSetup(f"{where}: unknown special {word.text!r}")
        if word.name == "fight" and not fights:
            raise BadSetup(f"{where}: only a Rumor tested by Scouting has a fight")
    parts = alternatives(words)
    if len(parts) > 1 and (() in parts or len(set(parts)) < len(parts)):
        raise BadSetup(f"{where}: the alternatives of a reward are different, and none is empty")
    if all(any(word.name == "fight" for word in part) for part in parts):
        raise BadSetup(f"{where}: there is always an alternative without a fight")
    return words


def alternatives(words: Sequence[Word]) -> tuple[tuple[Word, ...], ...]:
    """A reward as the owner may choose it: parted where a word says so."""
    parts: list[tuple[Word, ...]] = [()]
    for word in words:
        if word.name == OR:
            parts.append(())
        else:
            parts[-1] = (*parts[-1], word)
    return tuple(parts)


def values_of(words: Sequence[Word], known: Iterable[Known]) -> dict[Known, int]:
    """Words with at most one number, by name: a word that is none of the known cannot be asked."""
    return {name: word.value for name in known for word in words if word.name == name}
