"""Breaks: which there are, what they are called, and what breaks.toml says about them."""

from __future__ import annotations

from types import FunctionType

import pytest

from kaper import registry
from kaper.testing.mutation import child
from kaper.testing.mutation.breaks import Break, Name, breaks_of, broken, chosen
from kaper.testing.mutation.checkout import checkout_of
from kaper.testing.mutation.child import Failed, Stage
from kaper.testing.mutation.memory import Measured
from kaper.testing.mutation.workers import Workers

SOURCE = '''
"""A module."""

from __future__ import annotations

LIMIT = 3


@remembered(maxsize=8)
def may_buy(gold: Literal[1], price: int = 2) -> bool:
    """Whether there is gold enough."""
    assert price > 0
    if not gold:
        return False
    return gold >= price and gold != LIMIT


class Purse:
    gold: int = 0

    def pay(self, price: int) -> None:
        due = price
        if self.gold - 1 > due:
            due = min(due, 4)
        self.gold -= due
'''


def told(source: str) -> set[tuple[str, str, str, str]]:
    names = [found.name for found in breaks_of("trade", source)]
    return {(name.function, name.kind, name.before, name.after) for name in names}


def test_every_break_of_a_module() -> None:
    wise = "return gold >= price and gold != LIMIT"
    assert told(SOURCE) == {
        ("", "number", "LIMIT = 3", "LIMIT = 4"),
        ("", "number", "LIMIT = 3", "LIMIT = 2"),
        ("may_buy", "number", "2", "3"),
        ("may_buy", "number", "2", "1"),
        ("may_buy", "condition", "not gold", "gold"),
        ("may_buy", "deletion", "return False", "pass"),
        ("may_buy", "truth", "return False", "return True"),
        ("may_buy", "and-or", wise, "return gold >= price or gold != LIMIT"),
        ("may_buy", "comparison", wise, "return gold > price and gold != LIMIT"),
        ("may_buy", "comparison", wise, "return gold >= price and gold == LIMIT"),
        ("Purse", "number", "gold: int = 0", "gold: int = 1"),
        ("Purse", "number", "gold: int = 0", "gold: int = -1"),
        ("Purse.pay", "condition", "self.gold - 1 > due", "not self.gold - 1 > due"),
        ("Purse.pay", "comparison", "self.gold - 1 > due", "self.gold - 1 >= due"),
        ("Purse.pay", "arithmetic", "self.gold - 1 > due", "self.gold + 1 > due"),
        ("Purse.pay", "number", "self.gold - 1 > due", "self.gold - 2 > due"),
        ("Purse.pay", "number", "self.gold - 1 > due", "self.gold - 0 > due"),
        ("Purse.pay", "deletion", "due = min(due, 4)", "pass"),
        ("Purse.pay", "function", "due = min(due, 4)", "due = max(due, 4)"),
        ("Purse.pay", "number", "due = min(due, 4)", "due = min(due, 5)"),
        ("Purse.pay", "number", "due = min(due, 4)", "due = min(due, 3)"),
        ("Purse.pay", "deletion", "self.gold -= due", "pass"),
        ("Purse.pay", "arithmetic", "self.gold -= due", "self.gold += due"),
    }


def test_conditions_of_comprehensions_and_cases() -> None:
    source = (
        "def f(x):\n    match x:\n        case 1 if x or x:\n            g([y for y in x if y])\n"
    )
    assert told(source) >= {
        ("f", "number", "1", "2"),
        ("f", "condition", "x or x", "not (x or x)"),
        ("f", "and-or", "x or x", "x and x"),
        ("f", "condition", "g([y for y in x if y])", "g([y for y in x if not y])"),
        ("f", "deletion", "g([y for y in x if y])", "pass"),
    }


def test_a_name_outlives_edits_elsewhere() -> None:
    before = {found.name for found in breaks_of("trade", SOURCE)}
    added = "def first(x):\n    return x > 3\n\n\n" + SOURCE.replace(
        "LIMIT = 3", "\n\n\nLIMIT = 30"
    )
    after = {found.name for found in breaks_of("trade", added)}
    assert {name for name in before if name.function} <= after


def test_breaks_that_read_the_same_are_numbered() -> None:
    same = "def f(a):\n    if a:\n        g(a)\n    g(a)\n    g(a)\n"
    numbers = [found.name.nth for found in breaks_of("m", same) if found.name.kind == "deletion"]
    assert numbers == [1, 2, 3]


def test_a_break_changes_one_place_and_no_line_number() -> None:
    name = Name("m", "f", "comparison", "return a < b", "return a <= b", 2)
    source = "def f(a, b):\n    if a:\n        return a < b\n    return a < b\n"
    names: dict[str, object] = {}
    exec(broken(name, source, "m.py"), names)
    function = names["f"]
    assert isinstance(function, FunctionType)
    assert function(0, 0) is True
    assert function(1, 1) is False
    assert function.__code__.co_firstlineno == 1
    with pytest.raises(LookupError, match="no such break"):
        broken(Name("m", "g", "comparison", "return a < b", "return a <= b"), source, "m.py")


def test_a_break_has_the_lines_of_its_statement() -> None:
    source = "def f(a):\n    if (\n        a\n        > 1\n    ):\n        g(\n            a)\n"
    lines = {found.name.kind: found.lines for found in breaks_of("m", source)}
    assert lines["comparison"] == range(2, 6)
    assert lines["deletion"] == range(6, 8)


def names_of(breaks: list[Break]) -> set[Name]:
    return {found.name for found in breaks}


def test_the_same_are_drawn_when_something_else_is_edited() -> None:
    breaks = breaks_of("trade", SOURCE)
    few, more = chosen(breaks, 5, seed=1), chosen(breaks, 9, seed=1)
    assert more[:5] == few
    assert names_of(chosen(breaks, 9, seed=2)) != names_of(more)
    rest = [found for found in breaks if found not in more or found in few]
    assert chosen(rest, 5, seed=1) == few


@pytest.mark.parametrize("game", registry.games())
def test_what_is_listed_is_still_there(game: str) -> None:
    """A line that was edited may have made a break harmful, or given it another name."""
    checkout = checkout_of(game)
    assert checkout.stale() == []
    assert len({harmless.name for harmless in checkout.listing.harmless}) == len(
        checkout.listing.harmless
    )


def test_the_tests_of_a_game_run_by_themselves_and_notice_a_break() -> None:
    """In a process without most plugins, under the settings of this very checkout."""
    checkout = checkout_of("martinique")
    file = "tests/games/martinique/test_arrangement.py"
    with Workers(1) as workers:
        measured = workers.ask(
            child.measure, checkout, file, "digest", True, patience=lambda _: 300.0
        )
        assert isinstance(measured, Measured)
        order = {test: place for place, test in enumerate(measured.tests)}
        assert order
        stage = Stage((file,), order, frozenset(order))
        [nothing_arranged] = [
            name for name in names_of(checkout.breaks()) if "Game.arrange: deletion" in str(name)
        ]
        answer = workers.ask(
            child.attempt, checkout, nothing_arranged, [stage], patience=lambda _: 300.0
        )
        assert isinstance(answer, Failed)
