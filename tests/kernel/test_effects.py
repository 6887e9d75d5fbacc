"""Effects as data, shown by the chain toy."""

from __future__ import annotations

import pytest

from kaper.kernel.effects import Context, Effect, InOrder, OneOf
from kaper.testing.scenario import Scenario
from kaper.testing.toys.chain import ChainGame
from kaper.testing.toys.chain.cards import CARDS
from kaper.testing.toys.chain.voyage import Voyage
from kaper.testing.toys.chain.words import Everybody, Gain, Lose, RollFor, Tale

pytestmark = pytest.mark.usefixtures("toys")


def test_in_order_and_everybody_from_the_owner_on(scenario: type[Scenario]) -> None:
    s = scenario("chain", seats=3, chance={"d6": [5, 1]})
    s.play("p0 take galleon").expect(events=["gained p0 gold=3"], asked="p0 choose-effect")
    s.play("p0 choose lose-1").expect(asked="p1 choose-effect", gold=[6, 4, 4])
    s.play("p1 choose roll-5-gain-2").expect(
        events=["rolled p1 face=5", "gained p1 gold=2"], gold=[6, 6, 4]
    )
    s.play("p2 choose roll-5-gain-2").expect(gold=[6, 6, 4], asked="p1 take")


def test_effects_trigger_effects_three_deep(scenario: type[Scenario]) -> None:
    s = scenario("chain", seats=2, chance={"d6": [6]})
    s.play("p0 take raid").expect(asked="p0 choose-effect")
    # The six is lucky before it counts; then the raid goes on.
    s.play("p0 choose roll-4-gain-2+each-lose-1")
    s.expect(events=["rolled p0 face=6"], asked="p0 choose-effect")
    s.play("p0 choose gain-2").expect(
        events=["gained p0 gold=2", "gained p0 gold=2", "lost p0 gold=1", "lost p1 gold=1"],
        gold=[7, 3],
        asked="p1 take",
    )


def test_a_door_triggers_an_effect(scenario: type[Scenario]) -> None:
    s = scenario("chain", seats=2)
    s.play("p0 take wreck", "p0 choose lose-4")
    s.expect(events=["lost p0 gold=4", "gained p0 gold=1"], gold=[1, 4])


def test_what_may_happen_can_be_declined(scenario: type[Scenario]) -> None:
    s = scenario("chain", seats=2).play("p0 take raid", "p0 choose nothing")
    s.expect(no_events=["rolled"], asked="p1 take", gold=[4, 4])


def test_a_special_is_a_function_of_its_name(scenario: type[Scenario]) -> None:
    s = scenario("chain", seats=2).play("p0 take fever", "p0 choose nothing").expect(gold=[1, 4])
    s.play("p1 take storm").expect(gold=[1, 2])
    s.play("p0 take parley", "p0 choose swap-with-richest").expect(gold=[2, 1])


def at(gold: list[int]) -> Voyage:
    state = ChainGame().start(len(gold), 1, {})
    state.gold = gold
    return state


HERE = Context(0, "test")


@pytest.mark.parametrize(
    ("effect", "gold", "reason"),
    [
        (Gain(1), [0, 0], None),
        (Lose(1), [0, 0], "nothing-to-lose"),
        (InOrder((Lose(1), Gain(1))), [0, 0], None),
        (InOrder((Lose(1), Lose(2))), [0, 0], "nothing-to-lose"),
        (OneOf((Lose(1), Gain(1))), [0, 0], None),
        (OneOf((Lose(1), Lose(2))), [0, 0], "nothing-to-lose"),
        (Everybody(Lose(1)), [0, 3], None),
        (Everybody(Lose(1)), [0, 0], "nothing-to-lose"),
        (Tale("swap-with-richest"), [0, 0], None),
    ],
)
def test_an_effect_can_happen_if_part_of_it_can(
    effect: Effect[Voyage], gold: list[int], reason: str | None
) -> None:
    assert effect.can(at(gold), HERE) == reason


def test_what_cannot_happen_is_not_offered(scenario: type[Scenario]) -> None:
    s = scenario("chain", seats=2)
    state = s.match.state
    assert isinstance(state, Voyage)
    state.gold[0] = 0
    OneOf((Lose(1), Gain(1))).start(state, HERE)
    assert s.options(0) == ["choose gain-1"]
    s.refuse("p0 choose lose-1", "nothing-to-lose")
    s.refuse("p0 choose gain-9", "kernel:not-an-option")


def test_labels_name_what_happens() -> None:
    effect = Everybody(InOrder((Gain(1), OneOf((Lose(2), RollFor(3, Gain(4)))))))
    assert effect.label() == "each-gain-1+lose-2:roll-3-gain-4"


def specials(effect: object) -> int:
    parts = getattr(effect, "effects", (getattr(effect, "effect", None),))
    return isinstance(effect, Tale) + sum(specials(part) for part in parts if part is not None)


def test_specials_are_rare() -> None:
    assert sum(specials(card) > 0 for card in CARDS.values()) == 1
