from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaper.kernel.chance import (
    Outcome,
    RecordedFeed,
    ScriptedFeed,
    WrongOutcome,
    draw,
    roll,
    seeded,
    shuffled,
)
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State, Trace

NAMES = ("ant", "bee", "cat", "dog", "eel")


@dataclass(slots=True)
class Plain(State):
    def item_names(self, pile: str) -> Sequence[str]:
        return NAMES


def state(seed: int = 1, trace: Trace | None = None) -> Plain:
    return Plain(2, [], seeded(seed), trace)


def chi_square(counts: Sequence[int], kinds: int) -> float:
    expected = sum(counts) / kinds
    missing = kinds - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts) + missing * expected


def test_dice_are_fair() -> None:
    counts = Counter(roll(state(), "d6", 6, 60_000))
    # 5 degrees of freedom: above 20.5 once in a thousand seeds.
    assert chi_square(list(counts.values()), 6) < 20.5


def test_single_throws_are_as_fair_as_many() -> None:
    plain = state()
    counts = Counter(roll(plain, "d6", 6)[0] for _ in range(6_000))
    assert chi_square(list(counts.values()), 6) < 20.5


def test_every_order_is_as_likely() -> None:
    plain = state()
    counts = Counter(tuple(draw(plain, "zoo", [0, 1, 2, 3], 4)) for _ in range(24_000))
    # 23 degrees of freedom: above 49.7 once in a thousand seeds.
    assert chi_square(list(counts.values()), 24) < 49.7
    shuffles = Counter(tuple(shuffled(plain, range(4))) for _ in range(24_000))
    assert chi_square(list(shuffles.values()), 24) < 49.7


@given(st.integers(0, 2**64), st.lists(st.integers(0, 4), max_size=8), st.data())
def test_a_draw_divides_the_bag(seed: int, items: list[int], data: st.DataObject) -> None:
    bag = sorted(items)
    count = data.draw(st.integers(0, len(bag)))
    drawn = draw(state(seed), "zoo", bag, count)
    assert len(drawn) == count
    assert sorted([*drawn, *bag]) == sorted(items)
    assert bag == sorted(bag)


def test_a_bag_gives_no_more_than_it_holds() -> None:
    with pytest.raises(BadSetup, match="zoo holds 2, not 3"):
        draw(state(), "zoo", [0, 1], 3)


def test_the_seed_decides() -> None:
    assert roll(state(1), "d6", 6, 20) == roll(state(1), "d6", 6, 20)
    assert roll(state(1), "d6", 6, 20) != roll(state(2), "d6", 6, 20)
    assert seeded(7) == seeded("7")


def test_outcomes_are_traced_by_name() -> None:
    trace = Trace()
    plain = state(trace=trace)
    faces = roll(plain, "d6", 6, 2)
    items = draw(plain, "zoo", [0, 1, 2], 2)
    assert trace.outcomes == [
        Outcome("roll", "d6", tuple(map(str, faces))),
        Outcome("draw", "zoo", tuple(NAMES[item] for item in items)),
    ]
    for outcome in trace.outcomes:
        assert Outcome.parse(str(outcome)) == outcome


@pytest.mark.parametrize("text", ["", "roll", "toss d6 1"])
def test_other_texts_are_no_outcome(text: str) -> None:
    assert Outcome.parse(text) is None


def fed(*outcomes: Outcome) -> Plain:
    return state(trace=Trace(feed=RecordedFeed(outcomes)))


def test_recorded_outcomes_happen_again_and_the_generator_goes_on_alike() -> None:
    plain = fed(Outcome("roll", "d6", ("6", "1")), Outcome("draw", "zoo", ("dog", "ant")))
    free = state()
    assert roll(plain, "d6", 6, 2) == [6, 1]
    bag = [0, 1, 3]
    assert draw(plain, "zoo", bag, 2) == [3, 0]
    assert bag == [1]
    roll(free, "d6", 6, 2)
    draw(free, "zoo", [0, 1, 3], 2)
    assert plain.rng == free.rng


@pytest.mark.parametrize(
    ("outcome", "problem"),
    [
        (Outcome("roll", "d6", ("7",)), "d6 has no face 7"),
        (Outcome("roll", "d6", ("0",)), "d6 has no face 0"),
        (Outcome("roll", "d6", ("x",)), "d6 has no face x"),
        (Outcome("roll", "d6", ("1", "2")), "not for roll d6 1 2"),
        (Outcome("roll", "d8", ("1",)), "not for roll d8 1"),
        (Outcome("draw", "zoo", ("ant",)), "not for draw zoo ant"),
    ],
)
def test_impossible_rolls_are_refused(outcome: Outcome, problem: str) -> None:
    with pytest.raises(WrongOutcome, match=problem):
        roll(fed(outcome), "d6", 6)


@pytest.mark.parametrize("names", [("eel", "ant"), ("ant", "ant"), ("fox", "ant")])
def test_impossible_draws_are_refused(names: tuple[str, ...]) -> None:
    bag = [0, 1]
    with pytest.raises(WrongOutcome, match="zoo holds no"):
        draw(fed(Outcome("draw", "zoo", names)), "zoo", bag, 2)
    assert bag == [0, 1]


def test_a_record_must_tell_all_and_no_more() -> None:
    with pytest.raises(WrongOutcome, match="does not tell"):
        roll(fed(), "d6", 6)
    feed = RecordedFeed([Outcome("roll", "d6", ("1",))])
    with pytest.raises(WrongOutcome, match="does not ask for roll d6 1"):
        feed.check_used_up()


def test_a_script_decides_what_it_names_and_chance_the_rest() -> None:
    feed = ScriptedFeed({"d6": [6], "zoo": ["cat"]})
    plain = state(trace=Trace(feed=feed))
    assert roll(plain, "d6", 6, 2)[0] == 6
    drawn = draw(plain, "zoo", [0, 1, 2], 3)
    assert drawn[0] == 2
    assert sorted(drawn) == [0, 1, 2]
