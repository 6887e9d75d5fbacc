"""The second set of cards: what it shares with the first, its texts, and words that are refused."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from kaper.games.marauders.components.tables import tables_of
from kaper.games.marauders.components.vocabulary import alternatives
from kaper.games.marauders.game import GAME
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup

Row = Mapping[str, object]
FIRST, SECOND = (GAME.components({"cards": cards}) for cards in ("first", "second"))
TABLES = ("event", "rumor", "mission")
MOST_WORDS = 30
# Of these cards only a part is known; the fields named here are of the house.
PARTLY_KNOWN = {"the-queens-cousin": {"requires", "text_en", "text_pl"}}
NUMBERS = {
    "en": {"one": 1, "once": 1, "two": 2, "a": 1, "an": 1},
    "pl": {"jeden": 1, "jedna": 1, "jedną": 1, "dwóch": 2, "poziom": 1, "broń": 1, "karta": 1},
}


def rows(components: Components, table: str) -> dict[str, Row]:
    return {str(row["id"]): row for row in components.tables[table]}


def new_rows() -> list[tuple[str, Row]]:
    """What is not the same in the first set."""
    return [
        (table, row)
        for table in TABLES
        for name, row in rows(SECOND, table).items()
        if row != rows(FIRST, table).get(name)
    ]


@pytest.mark.rule("marauders:components.cards")
def test_the_set_has_as_many_cards() -> None:
    for table in TABLES:
        copies = [
            sum(int(str(row["copies"])) for row in rows(components, table).values())
            for components in (FIRST, SECOND)
        ]
        assert copies[0] == copies[1]
    shared = [
        name for name, row in rows(FIRST, "rumor").items() if rows(SECOND, "rumor").get(name) == row
    ]
    assert len(shared) == 14


@pytest.mark.parametrize("table", TABLES)
def test_what_is_known_of_the_printed_game_is_the_same(table: str) -> None:
    for components, others in ((FIRST, SECOND), (SECOND, FIRST)):
        known = [row for row in components.tables[table] if row["source"] != "house"]
        assert all(known_of(row) in map(known_of, others.tables[table]) for row in known)


def known_of(row: Row) -> Row:
    ours = PARTLY_KNOWN.get(str(row["id"]), set())
    return {field: value for field, value in row.items() if field not in ours}


@pytest.mark.parametrize("components", [FIRST, SECOND], ids=["first", "second"])
def test_few_cards_have_a_rule_of_their_own(components: Components) -> None:
    cards = [
        row for table in ("glory", "rumor", "mission", "event") for row in components.tables[table]
    ]
    special = [row for row in cards if "special " in str(row)]
    assert len(special) <= 0.15 * len(cards)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(
    ("table", "row"),
    new_rows(),
    ids=lambda each: str(each) if isinstance(each, str) else str(each["id"]),
)
def test_a_new_text_is_short_and_says_the_numbers_of_its_words(
    table: str, row: Row, lang: str
) -> None:
    text = str(row[f"text_{lang}"])
    assert len(text.split()) <= MOST_WORDS
    said = numbers_in(text, lang)
    for number in numbers_of(row):
        assert number in said, f"{row['id']}: {number} is not in: {text}"
    # What the text says beyond its words: the gold for a Specialist who cannot be had, the three
    # cards of a sale, the Glory of a raid, what a race and a test that fails leave.
    assert {n for n in said if n > 1} <= numbers_of(row) | {8, 3, 12}


def numbers_in(text: str, lang: str) -> set[int]:
    words = re.findall(r"\w+", text.lower())
    return {int(w) for w in words if w.isdecimal()} | {
        NUMBERS[lang][w] for w in words if w in NUMBERS[lang]
    }


def numbers_of(row: Row) -> set[int]:
    fields = ("effect", "goal", "reward", "consolation")
    values = [row.get(field, ()) for field in fields]
    words = [w for value in values for w in ([value] if isinstance(value, str) else list(value))]  # type: ignore[call-overload]
    found = {int(n) for word in words for n in re.findall(r"\d+", str(word))}
    turns = int(str(row.get("turns", 0)))
    return (found | {turns}) - {0, *_tacit(row)}


def _tacit(row: Row) -> set[int]:
    """A single sale goes without saying."""
    return {1} if row["goal" if "goal" in row else "id"] == "sales 1" else set()


def test_no_chain_of_rewards_goes_on_for_ever() -> None:
    """A reward may bring a Rumor or Glory cards, but none proves a Rumor or completes a Mission."""
    tables = tables_of(SECOND)
    finite = {"gold", "weapon", "weapons", "specialist", "cargo", "loot", "smuggle", "purchase"}
    finite |= {"pardon", "pardon-level", "bounty", "crew", "lose-crew", "repair", "glory-cards"}
    finite |= {"levy", "rumor", "modification", "papers", "passage", "special", "fight", "gale"}
    rewards = (
        *(rumor.reward for rumor in tables.rumors),
        *(mission.reward for mission in tables.missions),
        *(mission.consolation for mission in tables.missions),
    )
    assert {w.name for words in rewards for part in alternatives(words) for w in part} <= finite


# Files of a player's own


def changed(table: str, name: str, **fields: object) -> Components:
    cards = [{**row, **fields} if row["id"] == name else row for row in SECOND.tables[table]]
    return Components({**SECOND.tables, table: tuple(cards)})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("table", "name", "fields", "message"),
    [
        (
            "mission",
            "the-captains-cup",
            {"goal": "wager theft 5"},
            "takes one of sale, raid, defeat",
        ),
        ("mission", "an-old-debt", {"goal": "rival greet"}, "takes one of find, meet, beat"),
        ("mission", "the-salt-race", {"goal": "race utopia"}, "not 'utopia'"),
        ("mission", "through-the-blockade", {"goal": "land nassau guns 2"}, "not 'guns'"),
        ("mission", "timber-for-the-yard", {"goal": "deliver st-johns guns 2"}, "not 'guns'"),
        ("mission", "fever-ship", {"reward": ["fight 2 1", "or", "gold 1"]}, "tested by Scouting"),
        (
            "rumor",
            "widows-fortune",
            {"reward": ["fight 2 1", "or", "gold 1"]},
            "tested by Scouting",
        ),
        ("rumor", "sunken-galleon", {"reward": ["fight 2 1", "gold 9"]}, "without a fight"),
        ("rumor", "sunken-galleon", {"reward": ["gold 1", "or", "gold 1"]}, "different"),
        ("rumor", "sunken-galleon", {"reward": ["gold 1", "or"]}, "none is empty"),
        ("event", "head-money", {"effect": "prize mutiny 2"}, "takes one of sale, raid, defeat"),
    ],
)
def test_words_that_are_refused(
    table: str, name: str, fields: dict[str, object], message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        tables_of(changed(table, name, **fields))
