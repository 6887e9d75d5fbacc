from __future__ import annotations

from dataclasses import dataclass

import pytest

from kaper.kernel.components import Component, Components
from kaper.kernel.errors import BadSetup


@dataclass(frozen=True, slots=True)
class Card(Component):
    value: int
    tags: tuple[str, ...] = ()
    costs: tuple[int, ...] = ()


ROW = """
[[cards]]
id = "rum"
copies = 2
source = "house"
name_en = "Rum"
name_pl = "Rum"
text_en = ""
text_pl = ""
value = 3
"""


def read(text: str) -> tuple[Card, ...]:
    return Components.from_toml(text).rows("cards", Card)


def test_rows_are_records() -> None:
    card = Card("rum", 2, "house", "Rum", "Rum", "", "", 3, ("wet", "old"), (1, 2))
    assert read(ROW + 'tags = ["wet", "old"]\ncosts = [1, 2]') == (card,)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (ROW.replace("value = 3", ""), "cards rum: field 'value' is missing"),
        (ROW.replace("value = 3", 'value = "3"'), "cards rum: field 'value' must be a whole numb"),
        (ROW.replace("value = 3", "value = true"), "cards rum: field 'value' must be a whole num"),
        (ROW.replace('"Rum"', "7", 1), "cards rum: field 'name_en' must be a text, not 7"),
        (ROW + "tags = [1]", "cards rum: field 'tags' must be a list of texts"),
        (ROW + 'costs = ["x"]', "cards rum: field 'costs' must be a list of whole numbers"),
        (ROW + "price = 1", "cards rum: unknown field 'price'"),
        (ROW.replace('"house"', '"hearsay"'), "cards rum: field 'source' is one of rulebook, "),
        (ROW.replace('id = "rum"', ""), r"cards \(no id\): field 'id' is missing"),
        ("cards = 3", "cards must be an array of rows"),
        ("cards = [1]", "cards row 1 must be a table of fields"),
        ("cards = [", "the components are no TOML"),
        ("[[boards]]", "the components have no table 'cards'"),
    ],
)
def test_a_fault_is_told_by_row_and_field(text: str, problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        read(text)


def test_a_table_with_one_row() -> None:
    assert Components.from_toml(ROW).row("cards", Card).id == "rum"
    with pytest.raises(BadSetup, match="cards has 2 rows, not one"):
        Components.from_toml(ROW + ROW).row("cards", Card)


def test_a_file_replaces_whole_tables() -> None:
    own = Components.from_toml(ROW)
    other = own.replaced_by(ROW.replace("value = 3", "value = 5"))
    assert [card.value for card in other.rows("cards", Card)] == [5]
    assert other != own
    with pytest.raises(BadSetup, match="unknown table 'boards'; the tables are cards"):
        own.replaced_by("[[boards]]")


def test_components_travel_in_a_record() -> None:
    own = Components.from_toml(ROW)
    other = own.replaced_by(ROW.replace("value = 3", "value = 5"))
    again = own.recorded(other.to_json())
    assert again == other
    assert hash(again) == hash(other)
    with pytest.raises(BadSetup, match="tables of rows"):
        own.recorded("[]")


def test_a_table_that_a_record_does_not_know_is_the_built_in_one() -> None:
    before = Components.from_toml(ROW.replace("value = 3", "value = 5"))
    today = Components.from_toml(ROW + ROW.replace("cards", "boards"))
    again = today.recorded(before.to_json())
    assert [card.value for card in again.rows("cards", Card)] == [5]
    assert [card.value for card in again.rows("boards", Card)] == [3]
