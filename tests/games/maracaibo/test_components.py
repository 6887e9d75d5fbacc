"""The cards, tiles and boards, and a player's own in their place."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.resources import files

import pytest

from kaper.games.maracaibo.components.notation import effect_of
from kaper.games.maracaibo.components.reading import tables_of
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.exploring import doubloons_of
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.rules.words import is_plain
from kaper.kernel.components import SOURCES, Components
from kaper.kernel.errors import BadSetup
from kaper.kernel.ledger import read_ledger
from kaper.match import Match
from kaper.replay import replay
from kaper.testing.wander import wander
from kaper.text import LANGUAGES, Text

SOURCE = tomllib.loads(
    files("kaper.games.maracaibo").joinpath("components.toml").read_text("utf-8")
)


def table(name: str, place: int = 0, **changes: object) -> str:
    """A built-in table as TOML, with fields of one row changed."""
    rows = [dict(row) for row in SOURCE[name]]
    rows[place].update(changes)
    return toml(name, rows)


def toml(name: str, rows: list[dict[str, object]]) -> str:
    return "\n".join(
        "\n".join([f"[[{name}]]", *(f"{field} = {json.dumps(row[field])}" for field in row)])
        for row in rows
    )


def texts(row: dict[str, object]) -> list[str]:
    return [str(row["text_en"]), str(row["text_pl"])]


def numbers(text: str) -> set[int]:
    return set(map(int, re.findall(r"\d+", text)))


@pytest.mark.rule("maracaibo:components.shared")
def test_the_box_holds_what_the_book_counts() -> None:
    def of_level(name: str, level: int) -> int:
        return sum(row["copies"] for row in SOURCE[name] if row["level"] == level)

    residences = sum(row["copies"] for row in SOURCE["residence"])
    assert (of_level("location", 1), residences, of_level("improvement", 1)) == (8, 12, 22)
    assert of_level("location", 2) + of_level("improvement", 2) == 41
    counts = {name: sum(row["copies"] for row in rows) for name, rows in SOURCE.items()}
    assert (counts["quest"], counts["figurehead"], counts["island"]) == (25, 12, 3)
    assert counts["value-tile"] == 6
    cards = [
        row["number"]
        for name in ("improvement", "location", "residence", "quest", "redbeard")
        for row in SOURCE[name]
    ]
    assert cards == list(range(1, 121))


@pytest.mark.rule("maracaibo:components.player", "maracaibo:market-tile.pairs")
def test_every_player_has_five_black_market_tiles_of_two_sides() -> None:
    sides = [(row["tile"], row["side"]) for row in SOURCE["market"]]
    assert sides == [(tile, side) for tile in (1, 2, 3, 4, 5) for side in "ab"]
    assert all(row["copies"] == 4 for row in SOURCE["market"])
    assert len({row["effect"] for row in SOURCE["market"]}) == 10


@pytest.mark.rule("maracaibo:components.solo-and-modules", "maracaibo:solo.additional-list")
def test_redbeard_and_the_modules_have_their_cards_and_tiles() -> None:
    decks = [row["deck"] for row in SOURCE["redbeard"]]
    assert decks == ["A"] * 6 + ["B"] * 6
    extras = [row["extra"] for row in SOURCE["redbeard"]]
    assert extras == [""] * 6 + [
        "points 2",
        "cube-of-most",
        "explore 1",
        "points 3",
        "treasure-by-die",
        "upgrade",
    ]
    (delivery,) = SOURCE["ruby-delivery"]
    assert delivery["copies"] == 2
    assert delivery["locations"] == ["location-bonaire", "location-tobago"]
    assert len(SOURCE["ruby"]) == 6
    assert len(SOURCE["discount"]) == 1


def test_every_component_has_its_source_and_words_in_both_languages() -> None:
    for rows in GAME.components().tables.values():
        for row in rows:
            assert row["source"] in SOURCES
            assert all(row[f"{what}_{lang}"] for what in ("name", "text") for lang in ("en", "pl"))
    assert all(row["source"] == "house" for row in SOURCE["layout"])


@pytest.mark.rule("maracaibo:residence.name-matching", "maracaibo:figurehead.g-details")
@pytest.mark.rule("maracaibo:figurehead.d-discards-bottom", "maracaibo:figurehead.k-colour")
@pytest.mark.rule("maracaibo:market-tile.pairs")
def test_what_is_partly_ours_is_not_called_the_rulebooks() -> None:
    partly_ours = {
        "residence": {"palace", "townhouse", "lighthouse"},
        "figurehead": {"d-whale", "g-poseidon", "k-skull"},
        "market": {row["id"].removeprefix("market-") for row in SOURCE["market"]},
    }
    for table, names in partly_ours.items():
        by_source = {row["id"].removeprefix(f"{table}-"): row["source"] for row in SOURCE[table]}
        assert {name for name, source in by_source.items() if source == "inferred"} == names
        assert {by_source[name] for name in by_source.keys() - names} <= {"rulebook"}


@pytest.mark.parametrize("name", SOURCE)
def test_every_table_is_read(name: str) -> None:
    with pytest.raises(BadSetup, match=f"{name} .*: unknown field 'colour'"):
        tables_of(GAME.components().replaced_by(table(name, -1, colour="red")))


# What a card says is what it does


def test_the_text_of_an_improvement_tells_its_numbers() -> None:
    for row in SOURCE["improvement"]:
        told = {row["cost"], row["vp"], row["income_doubloons"], row["income_vp"]}
        for field in ("now", "permanent", "end"):
            told |= numbers(row[field].replace("bury; bury", "2").replace("upgrade; upgrade", "2"))
        for text in texts(row):
            assert told - {0} <= numbers(text), row["id"]


def test_the_text_of_a_quest_tells_its_conditions_and_points() -> None:
    for row in SOURCE["quest"]:
        for text in texts(row):
            assert {*row["easier"], *row["harder"], *row["vp"]} <= numbers(text), row["id"]
        assert all(e < h for e, h in zip(row["easier"], row["harder"], strict=True))


def test_the_text_of_a_residence_tells_its_cost_and_points() -> None:
    for row in SOURCE["residence"]:
        for text in texts(row):
            assert {row["cost"], row["each"], row["most"]} <= numbers(text), row["id"]


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("upgrade", "effect"),
        ("explore", "effect"),
        ("hideout", "effect"),
        ("raid-action", "effect"),
        ("ruby", "effect"),
        ("market", "effect"),
        ("location", "actions"),
        ("space", "actions"),
    ],
)
def test_the_text_of_a_space_tells_the_numbers_of_its_effect(name: str, field: str) -> None:
    for row in SOURCE[name]:
        told = numbers(row[field]) - {0}
        for text in texts(row):
            assert told <= numbers(text), row["id"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "noun"),
    [
        *((name, "card") for name in ("improvement", "location", "residence")),
        *((name, name) for name in ("quest", "figurehead", "upgrade", "ruby", "redbeard")),
        ("market", "tile"),
        ("explore", "space"),
    ],
)
def test_the_log_calls_it_by_its_name(name: str, noun: str, lang: str) -> None:
    text = Text("maracaibo", lang)
    told = {row["id"]: row[f"name_{lang}"] for row in SOURCE[name]}
    for full, called in told.items():
        key = f"maracaibo-{noun}-{full.removeprefix(f'{name}-')}"
        assert text.message(key) == called


# Numbers that the pictures of the book leave open


@pytest.mark.rule("maracaibo:upgrade.lock-values")
def test_lock_lines_open_with_2_5_and_9_upgrades() -> None:
    needed = tables_of(GAME.components()).ship.needed
    assert [needed.count(upgrades) for upgrades in (0, 2, 5, 9)] == [6, 5, 4, 3]


@pytest.mark.rule("maracaibo:quest-type.values-lost")
def test_the_readable_quests_are_as_printed() -> None:
    quests = {row["number"]: row for row in SOURCE["quest"]}
    assert (quests[91]["conditions"], quests[91]["easier"], quests[91]["harder"]) == (
        ["doubloon-income"],
        [6],
        [10],
    )
    assert (quests[92]["conditions"], quests[92]["easier"], quests[92]["harder"]) == (
        ["point-income"],
        [4],
        [7],
    )
    assert quests[101]["conditions"] == ["buried", "point-income"]
    assert (quests[101]["easier"][1], quests[101]["harder"][1]) == (3, 4)


@pytest.mark.rule("maracaibo:residence.name-matching")
def test_residences_have_the_conditions_of_their_numbers() -> None:
    per = {row["number"]: row["per"] for row in SOURCE["residence"]}
    assert [per[number] for number in (76, 77, 78)] == [
        "pearl-treasures",
        "gold-treasures",
        "emerald-treasures",
    ]
    assert [per[number] for number in (79, 80, 83)] == ["equip", "crew", "ship"]


# A player's own file


def test_a_replaced_card_counts_in_play() -> None:
    own = GAME.components().replaced_by(table("improvement", cost=0, now="points 9", vp=20))
    tables = tables_of(own)
    card = tables.cards.number["longboat"]
    assert (tables.cards.costs[card], tables.cards.vp[card]) == (0, 20)
    match = Match.begin(GAME, 2, 1, {}, components=own)
    for _ in wander(match, 1):
        pass
    assert replay(match.record()).digest() == match.digest()


@pytest.mark.rule("maracaibo:end.six-quests")
def test_a_quest_of_one_point_is_a_scored_quest() -> None:
    rows = [{**row, "vp": [1, 9]} for row in SOURCE["quest"]]
    for row in rows:
        row["easier"], row["harder"] = [0 for _ in row["easier"]], [99 for _ in row["harder"]]
    own = GAME.components().replaced_by(toml("quest", rows))
    state = Match.begin(GAME, 2, 1, {}, components=own).state
    for held, bonus in ((5, 0), (6, 10)):
        found = score(state, 0, tuple(range(held)))
        assert (found.quests, found.six_quests) == (held, bonus)


def test_a_replaced_layout_is_sailed() -> None:
    rows = ["CCCCCCCCC", "CCGGEEPPC", "CCCCCCCCC", "CCCCCC..."]
    own = GAME.components().replaced_by(table("layout", rows=rows))
    match = Match.begin(GAME, 2, 1, {}, components=own)
    assert match.state.chart().names[:4] == ("a1", "a2", "a3", "a4")


@pytest.mark.rule("maracaibo:treasure.storage-bonus", "maracaibo:symbol.explore-trade")
@pytest.mark.parametrize(
    ("text", "is_waiting", "doubloons"),
    [
        ("doubloons 2", False, 2),
        ("points 3", False, 0),
        ("doubloons 2; points 3; doubloons 4", False, 6),
        ("upgrade", True, 0),
        ("doubloons 2; upgrade", True, 0),
        ("points-per rivers 2", True, 0),
    ],
)
def test_only_doubloons_and_points_alone_come_at_once(
    text: str, is_waiting: bool, doubloons: int
) -> None:
    """Whatever else is among them, the whole may be put off: a storage bonus, or a trade."""
    hideout = tables_of(GAME.components().replaced_by(table("hideout", effect=text))).hideout
    assert hideout.storage_waits[0] is is_waiting
    effect = effect_of(text)
    assert effect is not None
    assert is_plain(effect) is not is_waiting
    assert doubloons_of(effect) == doubloons


def test_a_storage_area_without_a_bonus_has_nothing_to_wait_for() -> None:
    rows = [row for row in SOURCE["hideout"] if row["id"] != "hideout-gold-storage"]
    assert len(rows) == len(SOURCE["hideout"]) - 1
    hideout = tables_of(GAME.components().replaced_by(toml("hideout", rows))).hideout
    assert (hideout.storage[0], hideout.storage_waits[0]) == (None, False)


@pytest.mark.rule("maracaibo:setup.components-checked")
@pytest.mark.parametrize(
    ("name", "changes", "fault"),
    [
        ("improvement", {"type": "parrot"}, "improvement-longboat: field 'type' is one of"),
        ("improvement", {"level": 3}, "improvement-longboat: field 'level' is 1 or 2"),
        ("improvement", {"level": 0}, "improvement-longboat: field 'level' is 1 or 2"),
        ("improvement", {"id": "improvement-tobago"}, "two cards have the name tobago"),
        ("improvement", {"cost": "five"}, "longboat: field 'cost' must be a whole number"),
        ("improvement", {"now": "rum"}, "improvement-longboat: field 'now': unknown word 'rum'"),
        ("improvement", {"now": "quest; "}, "longboat: field 'now': unknown word ''"),
        ("improvement", {"now": "points"}, "field 'now': points takes 1 arguments, not 0"),
        ("improvement", {"now": "points many"}, "points takes a number, not 'many'"),
        ("improvement", {"now": "treasure rum"}, "treasure takes one of any, gold, emerald"),
        ("improvement", {"now": "points-per rum 1"}, "points-per takes one of"),
        ("improvement", {"now": "points-per scored-quests 1"}, "points-per takes one of"),
        ("improvement", {"now": "sell-quest 9"}, "sell-quest takes 8, as the rules say, not 9"),
        ("improvement", {"now": "figurehead 2"}, "figurehead takes 3, as the rules say, not 2"),
        ("improvement", {"now": "acquire crew 0"}, "acquire takes 3, as the rules say, not 0"),
        ("improvement", {"now": "acquire ship 3"}, "acquire takes 0, as the rules say, not 3"),
        ("improvement", {"now": "treasure-of-die"}, "unknown word 'treasure-of-die'"),
        ("improvement", {"permanent": "rum"}, "longboat: field 'permanent': unknown word 'rum'"),
        ("improvement", {"permanent": "points 3"}, "'permanent': unknown word 'points'"),
        ("improvement", {"permanent": "barter 1 > bury"}, "'permanent': unknown word 'barter'"),
        ("improvement", {"permanent": "trade 1 > rum"}, "'permanent': unknown word 'rum'"),
        ("improvement", {"permanent": "raid-action 1 > rum"}, "'permanent': unknown word 'rum'"),
        ("improvement", {"end": "rum"}, "improvement-longboat: field 'end': unknown word 'rum'"),
        ("improvement", {"id": "longboat"}, "longboat: the id begins with improvement-"),
        ("improvement", {"copies": 2}, "improvement-longboat: field 'copies' must be 1"),
        ("quest", {"id": SOURCE["quest"][1]["id"]}, "the id stands twice"),
        ("improvement", {"permanent": "range 5"}, "a ship moves at most 4 spaces"),
        (
            "improvement",
            {"permanent": "raid-action 1 > points 1 & raid-action 2 > points 2"},
            "longboat has two raid actions",
        ),
        (
            "improvement",
            {"permanent": "trade 1 > points 1 & trade 2 > points 2"},
            "longboat has two trades of movement",
        ),
        ("location", {"actions": ""}, "location-tobago: field 'actions' must not be empty"),
        ("location", {"level": 2}, "location: level I needs exactly 8"),
        ("location", {"level": 3}, "location-tobago: field 'level' is 1 or 2"),
        ("location", {"value_tile": 0}, "value-tile: 5 locations show the symbol"),
        ("residence", {"per": "rum"}, "residence-hacienda: field 'per' counts nothing known"),
        ("quest", {"conditions": ["rum"]}, "quest-treasures: field 'conditions' counts nothing"),
        ("quest", {"easier": [1, 2]}, "quest-treasures: a number for each condition is missing"),
        ("quest", {"vp": [3]}, "quest-treasures: field 'vp' is that of two lines"),
        ("quest", {"vp": [3, 4, 5]}, "quest-treasures: field 'vp' is that of two lines"),
        ("figurehead", {"bury_spaces": ["rum"]}, "mermaid: field 'bury_spaces': unknown word"),
        ("market", {"side": "b"}, "market: the rows are 1a, 1b, 2a"),
        ("upgrade", {"effect": "rum"}, "upgrade-u1: field 'effect': unknown word 'rum'"),
        ("hideout", {"kind": "rum"}, "hideout-gold-storage: field 'kind' is one of"),
        ("hideout", {"area": "cellar"}, "hideout-gold-storage: no area 'cellar'"),
        ("space", {"id": "space-rum"}, "space: the rows are the Bay and Maracaibo"),
        ("island", {"id": "island-rum"}, "island: the rows are gold, emerald, pearl"),
        ("treasure-value", {"cubes": 1}, "treasure-value: field 'cubes' rises from 0"),
        ("treasure-value", {"cubes": 3}, "treasure-value: field 'cubes' rises from 0"),
        ("ruby-delivery", {"locations": ["location-parrot"]}, "there is no location parrot"),
        ("ruby-delivery", {"locations": ["location-rum"]}, "there is no location rum"),
        ("redbeard", {"deck": "C"}, "redbeard: there are only 5 cards A, not 6"),
        ("redbeard", {"extra": "rum"}, "redbeard-109: field 'extra': unknown word 'rum'"),
        (
            "redbeard",
            {"main": ["improvement rum crew ship"]},
            "improvement takes one of ship, equip, crew",
        ),
        ("redbeard", {"main": ["crew"]}, "redbeard-109: field 'main': unknown word 'crew'"),
        ("redbeard-upgrade", {"effect": "rum"}, "redbeard-upgrade-1: field 'effect': unknown word"),
        ("redbeard-die", {"faces": ["gold"]}, "redbeard-die: field 'faces' needs 6 of them"),
        ("redbeard-die", {"faces": ["gold"] * 7}, "redbeard-die: field 'faces' needs 6 of them"),
        (
            "redbeard-die",
            {"faces": ["rum"] * 6},
            "redbeard-die: field 'faces': takes one of most, gold, emerald, pearl, not 'rum'",
        ),
    ],
)
def test_faults_are_told_by_row_and_field(
    name: str, changes: dict[str, object], fault: str
) -> None:
    with pytest.raises(BadSetup, match=fault):
        tables_of(GAME.components().replaced_by(table(name, 0, **changes)))


@pytest.mark.rule("maracaibo:setup.components-checked")
@pytest.mark.parametrize(
    ("name", "fewest", "fault"),
    [
        ("residence", 4, "residence: at least 4 are needed"),
        ("quest", 15, "quest: at least 15 are needed"),
        ("figurehead", 6, "figurehead: at least 6 are needed"),
        ("redbeard-track", 1, "redbeard-track: there is no space for the cube"),
    ],
)
def test_how_few_rows_will_do(name: str, fewest: int, fault: str) -> None:
    def with_only(count: int) -> Components:
        rows = toml(name, SOURCE[name][:count]) if count else f"{name} = []"
        return GAME.components().replaced_by(rows)

    tables_of(with_only(fewest))
    with pytest.raises(BadSetup, match=fault):
        tables_of(with_only(fewest - 1))


def test_the_values_of_treasures_rise_with_the_cubes() -> None:
    assert (
        tables_of(GAME.components()).caribbean.treasure_values[0]
        == SOURCE["treasure-value"][0]["vp"]
    )
    for cubes in (0, SOURCE["treasure-value"][2]["cubes"]):
        own = GAME.components().replaced_by(table("treasure-value", 1, cubes=cubes))
        with pytest.raises(BadSetup, match="treasure-value: field 'cubes' rises from 0"):
            tables_of(own)


def test_kinds_may_have_different_numbers_of_spaces_to_bury() -> None:
    rows = [row for row in SOURCE["hideout"] if row["kind"] != "pearl" or row["area"] == "storage"]
    last = next(row for row in reversed(rows) if row["area"] == "buried")
    rows.append({**last, "id": "hideout-pearl-1", "kind": "pearl"})
    hideout = tables_of(GAME.components().replaced_by(toml("hideout", rows))).hideout
    assert [len(spots) for spots in hideout.buried] == [hideout.spots, hideout.spots, 1]
    assert hideout.spot_names[: hideout.spots + 1] == (
        *(str(spot) for spot in range(1, hideout.spots + 1)),
        "figurehead-1",
    )


def test_a_storage_area_has_one_bonus_at_most() -> None:
    own = GAME.components().replaced_by(table("hideout", 1, kind="gold", area="storage"))
    with pytest.raises(BadSetup, match="a storage area has one bonus space at most"):
        tables_of(own)


def test_the_ledger_is_complete_in_both_languages() -> None:
    for rule in read_ledger("kaper.games.maracaibo").rules.values():
        assert rule.en.strip()
        assert rule.pl.strip()
        assert rule.en != rule.pl
