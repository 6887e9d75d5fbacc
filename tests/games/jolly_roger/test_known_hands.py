"""A card that others know of is as good as any other to whoever holds it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"


@pytest.mark.rule("jolly-roger:special.any-time-digital", "jolly-roger:bribe.digital")
@pytest.mark.parametrize(
    "hand", [["second-mate"], ["second-mate", "n1c1"], ["bosun", "second-mate"]]
)
def test_a_special_card_that_was_shown_can_still_be_played(
    scenario: Arrange, hand: list[str]
) -> None:
    s = scenario(GAME, seats=4, p0={"hand": hand}, p3={"hand": ["g1c1"]})
    assert "play second-mate" in s.options(0)
    s.play("p0 bribe p2 second-mate", "p2 decline")
    assert "play second-mate" in s.options(0)


@pytest.mark.rule("jolly-roger:card.traitor", "jolly-roger:bribe.digital")
def test_a_traitor_that_was_given_can_answer(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": ["n1c1", "traitor"]},
        p2={"hand": ["m1c1"]},
    )
    s.play("p0 sail fort", "p1 bribe p2 traitor", "p2 accept").pass_window()
    s.play("p1 add n1c1")
    assert "betray p1 n1c1" in s.options(2)
