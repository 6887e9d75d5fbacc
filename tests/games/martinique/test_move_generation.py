"""Legal actions against a second, naive telling of the rules.

The second telling reads nothing but a view, walks step by step on letters and digits, and shares
no code with the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from kaper.games.martinique.game import GAME
from kaper.games.martinique.state import Martinique
from kaper.match import Match
from kaper.testing.machines import sequences
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

COLUMNS, ROWS = "abcdefgh", "12345678"
View = Mapping[str, Any]


def expected(view: View, seat: int, question: str) -> set[str]:
    """What a seat may answer to a question, by the rulebook alone."""
    if question in {"enter", "enter-or-move", "move"}:
        return set(entering(view, seat)) | set(moving(view, seat))
    if question == "turn-up":
        theirs = view["seats"][1 - seat]["maps"]
        return {f"reveal {n}" for n, each in enumerate(theirs, 1) if not each["open"]} | {"decline"}
    if question == "bonus":
        maps = {f"take map-{n}" for n, lies in enumerate(view["bar"]["maps"], 1) if lies}
        return maps | ({"take joker"} if view["bar"]["jokers"] else set())
    if question in {"load", "load-with-jokers"}:
        return loading(view["seats"][seat], view["treasures"])
    assert question == "dig"
    return {f"dig {c}{r}" for c in COLUMNS for r in ROWS if c + r not in view["pirates"]}


def entering(view: View, seat: int) -> Iterator[str]:
    if not view["reserve"][seat]:
        return
    shore = [c + r for c in COLUMNS for r in ROWS if c in "ah" or r in "18"]
    for square in shore:
        if square not in view["pirates"]:
            yield f"enter {square}"


def moving(view: View, seat: int) -> Iterator[str]:
    if 4 - view["reserve"][seat] < view["options"]["enter_first"]:
        return
    for square, owner in view["pirates"].items():
        if owner == seat:
            token = view["tokens"][square]
            steps = 1 if token == "map" else int(token.split("-")[1])
            for path in walking([square], steps):
                if path[-1] not in view["pirates"]:
                    yield f"move {'-'.join(path)}"


def walking(path: list[str], steps: int) -> Iterator[list[str]]:
    if steps == 0:
        yield path
        return
    column, row = COLUMNS.index(path[-1][0]), ROWS.index(path[-1][1])
    for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if column + right in range(8) and row + up in range(8):
            there = COLUMNS[column + right] + ROWS[row + up]
            if there not in path:
                yield from walking([*path, there], steps - 1)


def loading(seat: View, treasures: list[View]) -> set[str]:
    have = Counter(token.split("-")[0] for token in seat["loot"])
    plain, helped = set(), set()
    for treasure in treasures:
        symbols = [token.split("-")[0] for token in treasure["tokens"]]
        # Each token of the treasure is either matched by loot or by a joker.
        for by_joker in product((False, True), repeat=len(symbols)):
            pairs = list(zip(symbols, by_joker, strict=True))
            need = Counter(symbol for symbol, joker in pairs if not joker)
            jokers = [symbol for symbol, joker in pairs if joker]
            if not symbols or len(jokers) > seat["jokers"] or not need <= have:
                continue
            if jokers:
                helped.add((treasure["size"], tuple(sorted(jokers))))
            else:
                plain.add(treasure["size"])
    found = {f"load {size}" for size in plain}
    found |= {f"load {size} jokers={_in_order(jokers)}" for size, jokers in helped}
    return found if plain else found | {"skip"}


def _in_order(jokers: tuple[str, ...]) -> str:
    order = ("swords", "pistols", "skull", "chest", "parrot", "rum")
    return ",".join(sorted(jokers, key=order.index))


@pytest.mark.rule(
    "martinique:enter.on-beach",
    "martinique:enter.free-square",
    "martinique:move.exact-steps",
    "martinique:move.no-square-twice",
    "martinique:move.no-end-on-occupied",
    "martinique:move.through-pirate",
    "martinique:variant.entry-number",
    "martinique:dusk.place-on-empty-square",
)
@pytest.mark.parametrize("first", ["1", "2", "3", "4"])
def test_the_options_are_those_of_the_naive_rules(first: str) -> None:
    questions = Counter[str]()
    for seed in range(60):
        match = Match.begin(GAME, 2, seed, {"enter-first": first})
        for decision in wander(match, seed):
            question = decision.prompt.key.removeprefix("martinique-prompt-")
            questions[question] += 1
            options = [action.text for action in decision.options]
            assert len(set(options)) == len(options)
            assert set(options) == expected(match.view(decision.seat), decision.seat, question)
    assert questions.total() > 2000
    assert questions["turn-up"] > 5
    assert questions["bonus"] > 20


@pytest.mark.rule(
    "martinique:load.choose-if-several",
    "martinique:load.joker-substitutes",
    "martinique:load.compulsory-without-joker",
)
def test_the_loads_are_those_of_the_naive_rules(scenario: type[Scenario]) -> None:
    """Rich in loot and jokers, so that many ways to load come up."""
    ways = Counter[int]()
    for seed in range(40):
        match = Match.begin(GAME, 2, seed, {})
        for decision in wander(match, 7 * seed):
            if "load" in decision.prompt.key:
                view = match.view(decision.seat)
                offered = {action.text for action in decision.options}
                assert offered == expected(view, decision.seat, "load")
                ways[len(offered)] += 1
    assert sum(ways.values()) > 20
    s = scenario(
        "martinique",
        p0={"at": ["a1"], "jokers": 3, "loot": ["rum-1", "rum-2", "chest-1", "skull-1"]},
        p1={"at": ["h8"]},
        tokens={"a1": "parrot-1"},
        treasures={
            "2": ["rum-1", "rum-3"],
            "3": ["rum-1", "chest-1", "skull-2"],
            "4": ["rum-3", "rum-2", "chest-2", "swords-1"],
        },
    )
    s.play("p0 move a1-a2")
    options = s.options(0)
    assert set(options) == expected(s.match.view(0), 0, "load")
    # The smallest: none, one or both by jokers. The middle one: any subset of three symbols.
    # The largest: swords must be a joker, with up to two more of rum, rum and chest.
    assert len(options) == 3 + 8 + (1 + 2 + 2)


@pytest.mark.rule("martinique:move.orthogonal-only", "martinique:move.start-square-counts")
@pytest.mark.parametrize(
    ("square", "counts"),
    # An endless grid has 4, 12 and 36; from c3 two straight ways of three leave the island.
    [("c3", (4, 12, 36 - 2)), ("a4", (3, 7, 19)), ("a1", (2, 4, 10))],
)
def test_how_many_ways_lead_from_a_square(
    scenario: type[Scenario], square: str, counts: tuple[int, int, int]
) -> None:
    """Self-avoiding walks on a grid, along a wall and in a corner are known numbers."""
    for digit, ways in enumerate(counts, 1):
        s = scenario("martinique", p0={"at": [square]}, tokens={square: f"rum-{digit}"})
        assert len(s.options(0)) == ways


@pytest.mark.rule("martinique:enter.free-square", "martinique:dawn.alternate-turns")
def test_openings_are_counted() -> None:
    state = Match.begin(GAME, 2, 1, {}).state
    assert sequences(state, 1) == 28
    assert sequences(state, 2) == 28 * 27
    assert sequences(state, 3) == 28 * 27 * 26


@pytest.mark.rule("martinique:dusk.place-on-empty-square", "martinique:dusk.stool-order")
def test_digs_are_counted(scenario: type[Scenario]) -> None:
    state = scenario("martinique", stage="dusk").match.state
    assert isinstance(state, Martinique)
    assert sequences(state, 3) == 64 * 63 * 62


@pytest.mark.rule("martinique:move.exact-steps", "martinique:move.no-end-on-occupied")
def test_moves_two_deep_are_counted(scenario: type[Scenario]) -> None:
    """Black on a1, red on c1, both with two steps and nothing else to do.

    Black has four ways (a3, b2 twice, and c1, which red holds): three. Red from c1 has seven to
    a1, b2 (two ways), c3, d2 (two ways) and e1, less those that end on black's new square.
    """
    s = scenario(
        "martinique",
        p0={"at": ["a1"]},
        p1={"at": ["c1"]},
        tokens={"a1": "rum-2", "c1": "skull-2"},
    )
    assert len(s.options(0)) == 3
    assert isinstance(s.match.state, Martinique)
    assert sequences(s.match.state, 2) == 7 + 5 + 5
