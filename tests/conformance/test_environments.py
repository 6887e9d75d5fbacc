"""Every game as learners meet it: at every seat count, with every value of every option."""

from __future__ import annotations

import pytest

from kaper import registry
from kaper.kernel.action_space import Shape
from kaper.kernel.components import Components
from kaper.kernel.frames import PASS
from kaper.kernel.planes import Plane, counts
from kaper.testing.conformance import Table, tables_of
from kaper.testing.environments import check_environment
from kaper.testing.faults import Fault
from kaper.testing.toys.auction import AuctionGame
from kaper.testing.toys.auction.flow import BID, CHALLENGE, KNOCK
from kaper.testing.toys.auction.sale import CARDS, COINS, Sale

CASES = [(game, table) for game in registry.games() for table in tables_of(registry.game(game))]


@pytest.mark.parametrize(("game", "table"), CASES, ids=str)
def test_environments(game: str, table: Table) -> None:
    check_environment(registry.game(game), table)


class ToyForLearners(AuctionGame):
    """The auction, whose own hand and the sizes of all hands a learner is shown."""

    def shapes(self, components: Components) -> tuple[Shape, ...]:
        coins = tuple(str(coin) for coin in range(COINS + 1))
        return Shape(BID, (coins,)), Shape(KNOCK), Shape(CHALLENGE), Shape(PASS)

    def planes(self, state: Sale) -> tuple[Plane, ...]:
        return Plane("own", (len(CARDS),)), Plane("cards", (state.seats,), len(CARDS))

    def tensor(self, state: Sale, seat: int) -> bytearray:
        return counts(state.hands[seat], len(CARDS)) + bytes(map(len, state.hands))


def test_an_honest_toy_passes() -> None:
    check_environment(ToyForLearners(), Table(3))


def test_planes_that_tell_a_secret_are_found() -> None:
    class Telling(ToyForLearners):
        def tensor(self, state: Sale, seat: int) -> bytearray:
            return super().tensor(state, (seat + 1) % state.seats)

    def play(games: int) -> None:
        for seed in range(games):
            check_environment(Telling(), Table(3), seed)

    with pytest.raises(Fault, match="own tells p"):
        play(20)


def test_an_action_that_no_shape_has_is_found() -> None:
    class Silent(ToyForLearners):
        def shapes(self, components: Components) -> tuple[Shape, ...]:
            return super().shapes(components)[:-1]

    with pytest.raises(Fault, match="no shape has pass"):
        check_environment(Silent(), Table(3))


def test_planes_that_are_shorter_than_told_are_found() -> None:
    class Long(ToyForLearners):
        def planes(self, state: Sale) -> tuple[Plane, ...]:
            return (*super().planes(state), Plane("more"))

    with pytest.raises(Fault, match="numbers for planes"):
        check_environment(Long(), Table(3))
