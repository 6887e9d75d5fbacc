"""What came of gifts is counted for each giver and each receiver apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.rules.bribes import has_taken, refusals
from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"


def counts(s: Scenario, giver: int) -> list[tuple[int, bool]]:
    """Of each seat: how often it has refused this giver, and whether it took a gift."""
    state = s.state(JollyRoger)
    seats = range(state.seats)
    return [(refusals(state, giver, seat), has_taken(state, giver, seat)) for seat in seats]


@pytest.mark.rule("jolly-roger:bribe.digital", "jolly-roger:bribe.never-forced")
def test_refusals_and_gifts_taken_are_counted_seat_by_seat(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"loot": ["gold-1", "gold-2", "gold-3"]})
    s.play("p0 bribe p1 gold-1", "p1 accept")
    assert counts(s, 0) == [(0, False), (0, True), (0, False), (0, False)]
    s.play("p0 bribe p2 gold-2", "p2 decline", "p0 bribe p2 gold-2", "p2 decline")
    assert counts(s, 0) == [(0, False), (0, True), (2, False), (0, False)]
    s.play("p0 bribe p2 gold-2", "p2 decline", "p0 bribe p1 gold-2", "p1 decline")
    s.play("p0 bribe p3 gold-2", "p3 accept")
    assert counts(s, 0) == [(0, False), (1, True), (3, False), (0, True)]
    # Nobody else has offered anything.
    for giver in (1, 2, 3):
        assert counts(s, giver) == [(0, False)] * 4


@pytest.mark.rule("jolly-roger:bribe.digital")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1), (2, 3), (3, 2), (8, 9), (9, 8)])
def test_a_gift_taken_by_one_is_no_refusal_of_the_next(
    scenario: Arrange, first: int, second: int
) -> None:
    s = scenario(GAME, seats=10, p0={"loot": ["gold-1", "gold-2"]})
    s.play(f"p0 bribe p{first} gold-1", f"p{first} accept")
    for _ in range(3):
        s.play(f"p0 bribe p{second} gold-2", f"p{second} decline")
    s.refuse(f"p0 bribe p{second} gold-2", "bribe.digital")
    s.play(f"p0 bribe p{first} gold-2").expect(asked=f"p{first} bribe")


@pytest.mark.rule("jolly-roger:card.bosun-substitute")
@pytest.mark.parametrize(("loot", "poorest"), [((0, 1, 2), 0), ((2, 0, 1), 1), ((1, 2, 0), 3)])
def test_the_guard_is_suggested_the_poorest_wherever_they_sit(
    scenario: Arrange, loot: tuple[int, int, int], poorest: int
) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=["traitor", "traitor"],
        p0={"loot": ["gold-1"] * loot[0]},
        p1={"hand": ["bloody-pirate", "bosun"], "loot": ["gold-1"] * loot[1]},
        p2={"loot": ["rum"]},
        p3={"loot": ["gold-1"] * loot[2]},
    )
    s.play("p0 sail treasure-island").pass_window()
    s.play("p1 play bloody-pirate", "p1 play bosun", "p1 post p2")
    form = s.match.pending()[2].form
    assert form is not None
    assert [str(action) for action in form.suggest(8)] == [f"bribe p{poorest} rum"]
