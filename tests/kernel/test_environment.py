"""What learners and solvers ask of the kernel: numbered actions, planes, listed chance, returns."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import deepcopy
from fractions import Fraction

import pytest

import kaper
from kaper import registry
from kaper.kernel import driver, listing
from kaper.kernel.action_space import ActionSpace, Shape
from kaper.kernel.actions import Verb
from kaper.kernel.chance import WrongOutcome
from kaper.kernel.codec import digest
from kaper.kernel.components import Components
from kaper.kernel.game import Result
from kaper.kernel.listing import Chance
from kaper.kernel.planes import Plane, bits, counts, hot, number, tally

GO, TAKE, WAIT = Verb("go", "square"), Verb("take", "card", "from="), Verb("wait")
SHAPES = (
    Shape(GO, (("a", "b", "c"),)),
    Shape(TAKE, (("rum", "gold"), ("", "p0", "p1"))),
    Shape(WAIT),
)


def test_numbers_run_through_shapes_and_words() -> None:
    space = ActionSpace(SHAPES)
    assert space.size == 3 + 6 + 1
    assert [space.actions[n].text for n in (0, 2, 3, 4, 6, 9)] == [
        "go a", "go c", "take rum", "take rum from=p0", "take gold", "wait",
    ]  # fmt: skip
    assert space.number(TAKE("gold", "p1")) == 8
    assert space.factors(8) == (1, 1, 2)
    assert space.numbered([WAIT(), GO("b"), WAIT()]) == [1, 9]


def test_factors_and_numbers_belong_together() -> None:
    space = ActionSpace(SHAPES)
    factors = [space.factors(number) for number in range(space.size)]
    assert [space.joined(each) for each in factors] == [*range(space.size)]
    with pytest.raises(ValueError, match="take has no word 3 here"):
        space.joined((1, 0, 3))


def test_what_no_shape_has_is_refused() -> None:
    with pytest.raises(ValueError, match="no shape of the game has the action go z"):
        ActionSpace(SHAPES).number(GO("z"))
    with pytest.raises(ValueError, match="in common"):
        ActionSpace((*SHAPES, Shape(GO, (("c", "d"),))))


@pytest.mark.parametrize("game", kaper.games())
def test_numbers_give_the_actions_of_the_game(game: str) -> None:
    """The very objects that its rules compare with."""
    own = registry.game(game)
    space = own.action_space(own.components())
    for action in space.actions[:: max(1, space.size // 200)]:
        assert own.grammar.parse(action.text) is action


def test_rows_of_planes() -> None:
    assert hot(2, 4) == bytes([0, 0, 1, 0])
    assert hot(-1, 2) == bytes(2)
    assert bits(0b101, 4) == bytes([1, 0, 1, 0])
    assert counts([1, 3, 1], 4) == bytes([0, 2, 0, 1]) == tally((1, 3, 1), 4)
    assert [number(value) for value in (7, 255, 300)] == [
        bytes(both) for both in ((7, 0), (255, 0), (255, 45))
    ]
    assert Plane("board", (3, 8, 8)).size == 192


def test_what_may_come_of_a_draw_is_listed_with_its_probability() -> None:
    """Taking the card that lies on top of the pile of Deliveries."""
    state = kaper.new("deliveries", 2, seed=4).state
    draw = next(a for a in driver.options(state, driver.waiting(state)[0]) if a.text == "draw")
    (seat,) = driver.waiting(state)
    found = [*listing.outcomes(state, seat, draw)]
    assert sum(share for share, _ in found) == 1
    assert len({digest(position) for _, position in found}) == len(found)
    bag = Counter(getattr(state, "bag"))  # noqa: B009
    first = listing.after(state, seat, draw)
    assert isinstance(first, Chance)
    while first.source == "top":
        first = listing.after(state, seat, draw, ["card"])
        assert isinstance(first, Chance)
    names = state.item_names(first.source)
    assert dict(first.outcomes) == {
        names[card]: Fraction(copies, bag.total()) for card, copies in bag.items()
    }


@pytest.mark.parametrize("game", kaper.games())
def test_a_set_up_is_decided_step_by_step(game: str) -> None:
    """Whoever decides as a match did comes to the same position."""
    match = kaper.new(game, 3 if game == "jolly-roger" else 2, seed=9)
    words = [word for outcome in match.setup for word in outcome.values]
    own, options = registry.game(game), dict(match.header.options)
    for length in (0, len(words) // 2, len(words) - 1):
        chance = listing.begun(own, match.seats, options, decided=words[:length])
        assert isinstance(chance, Chance)
        shares = dict(chance.outcomes)
        assert sum(shares.values()) == 1
        assert shares[words[length]] > 0
    state = listing.begun(own, match.seats, options, decided=words)
    assert not isinstance(state, Chance)
    assert digest(state) == match.digest()
    with pytest.raises(WrongOutcome):
        listing.begun(own, match.seats, options, decided=["no such thing"])
    with pytest.raises(WrongOutcome):
        listing.begun(own, match.seats, options, decided=[*words, words[-1]])


@pytest.mark.parametrize(
    ("ranking", "returns"),
    [
        (((1,), (0,)), (-1, 1)),
        (((0, 1),), (0, 0)),
        (((2,), (0,), (1,)), (0, -1, 1)),
        (((0, 1), (2,)), (0.5, 0.5, -1)),
        (((3,), (0, 1, 2)), (-1 / 3, -1 / 3, -1 / 3, 1)),
    ],
)
def test_returns(ranking: tuple[tuple[int, ...], ...], returns: tuple[float, ...]) -> None:
    result = Result((0,) * len(returns), ranking[0], ranking, "points")
    assert result.returns() == pytest.approx(returns)


def test_who_plays_alone_wins_or_loses() -> None:
    assert Result((5,), (0,), ((0,),), "points").returns() == (1,)
    assert Result((5,), (), ((0,),), "points").returns() == (-1,)


@pytest.mark.parametrize("game", kaper.games())
def test_copies_and_pickles_are_small(game: str) -> None:
    match = kaper.new(game, 3 if game == "jolly-roger" else 2, seed=9)
    assert len(pickle.dumps(match.state)) < 4_000
    assert len(pickle.dumps(match)) < 8_000
    again = pickle.loads(pickle.dumps(match))
    assert again.digest() == match.digest()
    assert again.game is match.game
    assert again.record() == match.record()
    copy = deepcopy(match)
    assert copy.components is match.components
    seat, decision = min(copy.pending().items())
    copy.play(seat, decision.options[0])
    assert match.digest() == again.digest()


def test_components_of_a_players_own_are_pickled_whole() -> None:
    text = '[[joker]]\nid = "token-joker"\ncopies = 3\nsource = "house"\n'
    text += 'name_en = "Monkey"\nname_pl = "Ma\u0142pa"\ntext_en = ""\ntext_pl = ""\n'
    own = registry.game("martinique").components().replaced_by(text)
    again = pickle.loads(pickle.dumps(own))
    assert isinstance(again, Components)
    assert again == own
    assert again.tables["joker"][0]["name_en"] == "Monkey"
