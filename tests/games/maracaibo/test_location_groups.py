"""For first games: large groups of locations are broken up, as far as that is possible."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kaper.games.maracaibo.components.kinds import IMPROVEMENT, LOCATION, RESIDENCE
from kaper.games.maracaibo.components.layout import CARDS
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.location_groups import break_up_groups, group_of
from kaper.games.maracaibo.state import Maracaibo
from kaper.match import Match


def caribbean(locations: Sequence[str], improvements: Sequence[str]) -> Maracaibo:
    """Locations and improvements on these spaces, and residences on all others."""
    state = Match.begin(GAME, 2, 1, {}).state
    cards, names = state.tables.cards, state.chart().names
    first = {kind: cards.type.index(kind) for kind in (LOCATION, IMPROVEMENT, RESIDENCE)}
    for space in range(CARDS):
        listed = LOCATION if names[space] in locations else RESIDENCE
        state.cards[space] = first[IMPROVEMENT if names[space] in improvements else listed]
    return state


def squares(state: Maracaibo, kind: int) -> set[str]:
    """Where cards of a type lie."""
    types, names = state.tables.cards.type, state.chart().names
    return {names[space] for space in range(CARDS) if types[state.cards[space]] == kind}


@pytest.mark.rule("maracaibo:setup.break-location-groups")
def test_three_locations_side_by_side_stay_and_a_fourth_does_not() -> None:
    state = caribbean(["e1", "e2", "e3"], ["a2", "i2"])
    break_up_groups(state)
    assert squares(state, LOCATION) == {"e1", "e2", "e3"}
    state = caribbean(["e1", "e2", "e3", "e4"], ["a2"])
    break_up_groups(state)
    after = squares(state, LOCATION)
    assert "a2" in after
    assert len(after & {"e1", "e2", "e3", "e4"}) == 3
    assert len(squares(state, IMPROVEMENT)) == 1


@pytest.mark.rule("maracaibo:setup.break-location-groups")
def test_a_location_goes_only_where_it_makes_no_other_large_group() -> None:
    # c1 would be the fourth with c2, c3 and c4; i2 is far from all.
    state = caribbean(["e1", "e2", "e3", "e4", "c2", "c3", "c4"], ["c1", "i2"])
    break_up_groups(state)
    assert "i2" in squares(state, LOCATION)
    assert "c1" in squares(state, IMPROVEMENT)
    # a2 touches only a3: with two others it would be three.
    state = caribbean(["e1", "e2", "e3", "e4", "a3", "a4"], ["a2"])
    break_up_groups(state)
    assert "a2" in squares(state, LOCATION)


@pytest.mark.rule("maracaibo:setup.break-location-groups")
def test_without_a_place_to_go_a_group_stays() -> None:
    for improvements in ([], ["c1"]):
        state = caribbean(["e1", "e2", "e3", "e4", "c2", "c3", "c4"], improvements)
        before = list(state.cards)
        break_up_groups(state)
        assert state.cards == before
        names = state.chart().names
        group = group_of(state, state.chart().number["e1"])
        assert {names[space] for space in group} == {"e1", "e2", "e3", "e4"}
