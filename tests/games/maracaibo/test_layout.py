"""Where cards and islands lie, and how far a ship gets."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from itertools import pairwise

import pytest

from kaper.games.maracaibo.components.layout import (
    BAY,
    CARDS,
    MARACAIBO,
    MOST_STEPS,
    START,
    Layout,
    layouts_of,
)
from kaper.games.maracaibo.game import GAME
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup
from kaper.match import Match
from kaper.testing.scenario import Scenario

BUILT_IN = Components.from_toml(
    files("kaper.games.maracaibo").joinpath("components.toml").read_text("utf-8")
)
LAYOUTS = layouts_of(BUILT_IN)
MAIN = LAYOUTS["main"]
WORDS = 'source = "house"\nname_en = "Mine"\nname_pl = "Mój"\ntext_en = "Mine."\ntext_pl = "Mój."'
every_layout = pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)


def own(*rows: str, identity: str = "layout-mine") -> Layout:
    """A player's own layout, read from a file."""
    row = f'[[layout]]\nid = "{identity}"\ncopies = 1\nrows = {json.dumps(rows)}\n{WORDS}\n'
    (layout,) = layouts_of(BUILT_IN.replaced_by(row)).values()
    return layout


def stops(layout: Layout, start: str, steps: int) -> set[str]:
    return {layout.names[end] for end in layout.reach[steps][layout.number[start]]}


def walked(layout: Layout, start: int, steps: int) -> set[int]:
    """Where a ship can be after 1 to so many steps, found by walking every way on the grid."""
    places = {(layout.column[card], layout.row[card]): card for card in range(CARDS)}
    here, been = {start}, set()
    for _ in range(steps):
        after = set()
        for space in here:
            column, row = layout.column[space], layout.row[space]
            if space == START:
                after |= {card for (c, _), card in places.items() if c == 0}
            elif space < CARDS:
                around = [
                    (column - 1, row),
                    (column + 1, row),
                    (column, row - 1),
                    (column, row + 1),
                ]
                after |= {places[place] for place in around if place in places}
                after |= {BAY} if column == layout.columns - 1 else set()
        here = after
        been |= after
    return been


@pytest.mark.rule("maracaibo:setup.alternative-layouts", "maracaibo:setup.layouts-lost")
def test_there_are_four_layouts_of_27_cards_and_three_islands() -> None:
    assert list(LAYOUTS) == ["main", "two-channels", "long-islands", "southern-passage"]
    for layout in LAYOUTS.values():
        assert (layout.columns, layout.rows) == (9, 4)
        assert len(set(layout.names[:CARDS])) == CARDS == 27
        taken = {place for island in layout.islands for place in island}
        assert [len(island) for island in layout.islands] == [2, 2, 2]
        assert len(taken) == 6
        assert not taken & {(layout.column[card], layout.row[card]) for card in range(CARDS)}


@pytest.mark.rule("maracaibo:setup.deal-caribbean")
def test_cards_are_numbered_column_by_column_from_the_left() -> None:
    assert MAIN.names[:8] == ("a2", "a3", "a4", "b3", "b4", "c1", "c2", "c3")
    assert MAIN.names[-3:] == ("bay", "maracaibo", "start")


@pytest.mark.rule(
    "maracaibo:move.one-to-three", "maracaibo:move.must-advance", "maracaibo:figurehead.c-harpy"
)
@every_layout
def test_a_move_ends_where_a_walk_of_its_steps_comes_nearer_to_maracaibo(layout: Layout) -> None:
    for steps in range(1, MOST_STEPS + 1):
        for start in (*range(CARDS), START):
            nearer = {
                end
                for end in walked(layout, start, steps)
                if layout.column[end] > layout.column[start]
            }
            assert set(layout.reach[steps][start]) == nearer


@pytest.mark.rule("maracaibo:move.islands-blocked", "maracaibo:move.no-diagonal")
def test_a_ship_sails_around_islands_and_never_over_a_corner() -> None:
    # Gold covers b1 and b2: from a2 the way leads through a3 and b3.
    assert stops(MAIN, "a2", 1) == set()
    assert stops(MAIN, "a2", 2) == {"b3"}
    assert stops(MAIN, "a2", 3) == {"b3", "b4", "c3"}
    assert MAIN.distance[MAIN.number["a2"]][MAIN.number["b3"]] == 2


@pytest.mark.rule("maracaibo:move.from-start", "maracaibo:move.adjacent-steps")
def test_the_first_step_leads_into_the_first_column() -> None:
    assert stops(MAIN, "start", 1) == {"a2", "a3", "a4"}
    assert stops(MAIN, "start", 2) == {"a2", "a3", "a4", "b3", "b4"}


@pytest.mark.rule("maracaibo:move.leftward-steps")
def test_a_move_may_step_to_the_left_and_back_if_it_ends_nearer(
    table: Callable[..., Scenario],
) -> None:
    # It matters only in the fog: a card on the left is worth a look.
    s = table(
        options={"fog-improvements": "on"},
        p0={"ship": "b3"},
        cards={"a3": "cook", "b3": "gunner", "c3": "rum"},
        hidden=["a3"],
    )
    s.play("p0 sail a3").expect(events=["card-revealed card=cook"], p0={"ship": "a3"})
    s.refuse("p0 stop", "move.must-advance")
    s.play("p0 sail c3").expect(p0={"ship": "c3"}, no_events=["card-revealed"])


@pytest.mark.rule("maracaibo:bay.reached-from-last-column", "maracaibo:maracaibo.from-bay")
@every_layout
def test_the_bay_touches_the_whole_last_column_and_alone_leads_to_maracaibo(layout: Layout) -> None:
    touching = {space for space in range(CARDS) if BAY in layout.neighbours[space]}
    assert touching == {card for card in range(CARDS) if layout.column[card] == layout.columns - 1}
    assert layout.neighbours[BAY] == (MARACAIBO,)
    assert layout.reach[3][BAY] == (MARACAIBO,)
    assert not any(MARACAIBO in layout.reach[MOST_STEPS][card] for card in range(CARDS))


@pytest.mark.rule("maracaibo:move.board-space-ends-move", "maracaibo:bay.must-stop")
def test_no_way_leads_on_from_the_bay() -> None:
    # i2 and i3 both touch the Bay, but also each other; h1 has no short cut through it.
    layout = own("CCCCCCCCC", ".CGGEEPPC", "CCCCCCCCC", "CCCCCCC..")
    assert layout.distance[layout.number["i1"]][layout.number["i3"]] == 2
    layout = own("CCCCCCCCC", "CCGGEE.PP", "CCCCCCCCC", ".CCCCCCC.")
    assert layout.distance[layout.number["i1"]][layout.number["i3"]] > 2


@pytest.mark.rule("maracaibo:solo.way")
def test_the_way_is_a_shortest_one_and_the_topmost_of_several() -> None:
    start, end = MAIN.number["e3"], MAIN.number["f2"]
    assert [MAIN.names[space] for space in MAIN.way(start, end)] == ["e2", "f2"]
    start, end = MAIN.number["h4"], BAY
    assert [MAIN.names[space] for space in MAIN.way(start, end)] == ["h3", "i3", "bay"]


@every_layout
def test_every_way_is_a_walk_of_the_fewest_steps(layout: Layout) -> None:
    for start in (*range(CARDS), START):
        for end in layout.reach[MOST_STEPS][start]:
            way = (start, *layout.way(start, end))
            assert all(there in layout.neighbours[here] for here, there in pairwise(way))
            assert way[-1] == end
            assert len(way) - 1 == layout.distance[start][end]


@pytest.mark.rule("maracaibo:move.always-possible")
@every_layout
def test_every_card_of_the_house_layouts_has_a_move(layout: Layout) -> None:
    assert all(layout.reach[3][card] for card in range(CARDS))


@pytest.mark.rule("maracaibo:setup.custom-layout")
def test_players_may_give_a_layout_of_their_own() -> None:
    layout = own("CCCCCCC...", "CCCGGCCCC.", "CCCCCCEECC", ".PPCCC....", "...CC.....")
    assert (layout.columns, layout.rows) == (10, 5)
    assert layout.islands == (((3, 1), (4, 1)), ((6, 2), (7, 2)), ((1, 3), (2, 3)))
    assert stops(layout, "j3", 1) == {"bay"}
    assert stops(layout, "e5", 2) == {"f4"}


@pytest.mark.rule("maracaibo:setup.layout-checks", "maracaibo:move.always-possible")
@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ([], "has 0 rows, not 1 to 6"),
        (["CCC"] * 7, "has 7 rows, not 1 to 6"),
        (["CCC", "CC"], "needs rows of one length, 1 to 12 columns"),
        (["C" * 13], "needs rows of one length, 1 to 12 columns"),
        (["", ""], "needs rows of one length, 1 to 12 columns"),
        # The fewest and the most rows and columns: what is wrong is the number of cards.
        (["C" * 12], "has 12 cards, not 27"),
        (["C"] * 6, "has 6 cards, not 27"),
        ([".GCCCCCX."], "has 'X'; places are C, G, E, P or ."),
        ([".GYCCCCX."], "has 'X'; places are C, G, E, P or ."),
        (["CCCCCCCCC", "CCGGEEPPC", "CCCCCCCCC", "CCCCCCC.."], "has 28 cards, not 27"),
        (["CCCCCCCCC", "CGGEEPPCC", "CCCCCCCCC"], "has 21 cards, not 27"),
        ([".CCCCCCCCC", ".CCGGEEPPC", ".CCCCCCCCC", ".CCCCCC..."], "no card in the first column"),
        (["CCCCCCCCC.", "CCGGEEPPC.", "CCCCCCCCC.", "CCCCCC...."], "no card in the last column"),
        (["CCCCCCCCC", "CCGGEEPCC", "CCCCCCCCC", "CCCCC...."], "the island P needs two places"),
        (["CCCCCCCCC", "CCGGEEPCP", "CCCCCCCCC", "CCCCCC..."], "the island P needs two places"),
        (["CCCCCCCCC", "CCGGEECCP", "CCCCCCCPC", "CCCCCC..."], "the island P needs two places"),
        (
            ["CCCCCCCCCCCC", "CCCCCCCCCCC.", "..GGEEPP....", "..CCC......C"],
            "no ship can ever stop at c4",
        ),
        (["CCCCC.C", "CCCGG.C", "CCCEECC", "CCCPPCC", "CCCCCCC"], "a ship at e1 has no move"),
        # Four steps would do, but not every ship makes them.
        ([".CCCC.CC.", "CCCCCPCGG", "CCCCCPCEE", "CCCCCCCCC"], "a ship at e1 has no move"),
    ],
)
def test_a_faulty_layout_is_told_by_row_and_field(rows: list[str], fault: str) -> None:
    with pytest.raises(BadSetup, match=f"layout layout-mine: field 'rows'.*{fault}"):
        own(*rows)


def test_layouts_go_by_different_names() -> None:
    with pytest.raises(BadSetup, match="layout mine: the id begins with layout-"):
        own("C", identity="mine")
    two = "".join(
        f'[[layout]]\nid = "layout-a"\ncopies = 1\nrows = {json.dumps(rows)}\n{WORDS}\n'
        for rows in [["CCCCCCCCC", "CCGGEEPPC", "CCCCCCCCC", "CCCCCC..."]] * 2
    )
    with pytest.raises(BadSetup, match="layout layout-a: the id stands twice"):
        layouts_of(BUILT_IN.replaced_by(two))


@pytest.mark.rule("maracaibo:setup.custom-layout")
def test_only_a_layout_that_the_components_have_can_be_chosen() -> None:
    rows = ["CCCCCCCCC", "CCGGEEPPC", "CCCCCCCCC", "CCCCCC..."]
    only = f'[[layout]]\nid = "layout-main"\ncopies = 1\nrows = {json.dumps(rows)}\n{WORDS}\n'
    components = BUILT_IN.replaced_by(only)
    Match.begin(GAME, 2, 1, {"layout": "main"}, components=components)
    with pytest.raises(BadSetup, match="the components have no layout two-channels, only main"):
        Match.begin(GAME, 2, 1, {"layout": "two-channels"}, components=components)
