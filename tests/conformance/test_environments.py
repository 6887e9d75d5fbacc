"""Every game as learners meet it: at every seat count, with every value of every option."""

from __future__ import annotations

import pytest

from kaper import registry
from kaper.kernel.game import Game
from kaper.kernel.planes import Plane
from kaper.kernel.state import State
from kaper.testing.conformance import Table, tables_of
from kaper.testing.environments import check_environment
from kaper.testing.faults import Fault

CASES = [(game, table) for game in registry.games() for table in tables_of(registry.game(game))]


@pytest.mark.parametrize(("game", "table"), CASES, ids=str)
def test_environments(game: str, table: Table) -> None:
    check_environment(registry.game(game), table)


def test_planes_that_tell_a_secret_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("deliveries")
    kind = type(game)
    honest = kind.tensor

    def telling(self: Game[State], state: State, seat: int) -> bytearray:
        row = honest(self, state, seat)
        hand: tuple[int, ...] = getattr(state, "hands")[1 - seat]  # noqa: B009
        row[0] = sum(hand) % 251
        return row

    monkeypatch.setattr(kind, "tensor", telling)
    with pytest.raises(Fault, match="row tells p"):
        check_environment(game, Table(2))


def test_an_action_that_no_shape_has_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("deliveries")
    shapes = game.shapes(game.components())
    monkeypatch.setattr(type(game), "shapes", lambda self, components: shapes[1:])
    with pytest.raises(Fault, match="no shape has take"):
        check_environment(game, Table(2))


def test_planes_that_are_shorter_than_told_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("martinique")
    planes = game.planes(game.start(2, 0, game.check_options({})))
    monkeypatch.setattr(type(game), "planes", lambda self, state: (*planes, Plane("more")))
    with pytest.raises(Fault, match="numbers for planes"):
        check_environment(game, Table(2))
