"""The ship board: lock lines, one-time and permanent effects, the figurehead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.components.notation import permanents_of
from kaper.games.maracaibo.rules.powers import Powers
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

FIRST_SECTOR = [f"u{number}" for number in range(1, 7)]


def upgrading(table: Table, *upgrades: str, **p0: object) -> Scenario:
    """An upgrade in Maracaibo, with some already made."""
    arrangement = {
        key: p0.pop(key) for key in ("cards", "figureheads", "chance", "p1") if key in p0
    }
    return table(p0={"ship": "bay", "doubloons": 0, "upgrades": upgrades, **p0}, **arrangement)


@pytest.mark.rule("maracaibo:upgrade.place-cube")
@pytest.mark.rule("maracaibo:symbol.upgrade")
def test_an_empty_space(table: Table) -> None:
    s = upgrading(table, "u3").expect(asked="p0 upgrade")
    assert s.options(0) == [*(f"upgrade {u}" for u in FIRST_SECTOR if u != "u3"), "decline"]
    s.refuse("p0 upgrade u3", "upgrade.place-cube")


@pytest.mark.rule("maracaibo:example.upgrade.first-lock")
@pytest.mark.rule("maracaibo:upgrade.lock-lines")
@pytest.mark.rule("maracaibo:upgrade.lock-values")
@pytest.mark.parametrize(
    ("made", "first_open", "first_locked"),
    [
        (["u1"], "u2", "u7"),
        (["u1", "u2"], "u7", "u12"),
        (["u1", "u2", "u7", "u8"], "u9", "u12"),
        (["u1", "u2", "u7", "u8", "u9"], "u12", "u16"),
        ([*FIRST_SECTOR, "u7", "u8", "u9"], "u16", ""),
    ],
)
def test_lock_lines(table: Table, made: list[str], first_open: str, first_locked: str) -> None:
    s = upgrading(table, *made)
    assert f"upgrade {first_open}" in s.options(0)
    if first_locked:
        s.refuse(f"p0 upgrade {first_locked}", "upgrade.lock-lines")


@pytest.mark.rule("maracaibo:upgrade.once-effect")
def test_a_one_time_effect(table: Table) -> None:
    upgrading(table).play("p0 upgrade u5").expect(p0={"doubloons": 5, "upgrades": ["u5"]})


@pytest.mark.rule("maracaibo:upgrade.permanent-effect")
def test_a_permanent_effect(table: Table) -> None:
    upgrading(table).play("p0 upgrade u3").expect(p0={"powers": {"strength": 1}})


@pytest.mark.rule("maracaibo:upgrade.effect-may-be-forgone")
def test_a_space_whose_effect_cannot_be_paid(table: Table) -> None:
    s = upgrading(table).play("p0 upgrade u1")
    s.expect(p0={"upgrades": ["u1"], "figurehead": None}, asked="p1 sail")


@pytest.mark.rule("maracaibo:upgrade.none-left")
def test_a_full_ship_board(table: Table) -> None:
    s = upgrading(table, *(f"u{number}" for number in range(1, 19)))
    s.expect(asked="p1 sail", p0={"vp": 6})


@pytest.mark.rule("maracaibo:figurehead.acquire")
@pytest.mark.rule("maracaibo:symbol.figurehead")
@pytest.mark.rule("maracaibo:figurehead.no-discount")
def test_buying_a_figurehead(table: Table) -> None:
    s = upgrading(
        table, doubloons=3, improvements=["klabautermann"],
        figureheads=["a-mermaid", "f-sea-serpent"],
    )  # fmt: skip
    s.play("p0 upgrade u1")
    assert s.options(0) == ["figurehead a-mermaid", "figurehead f-sea-serpent", "decline"]
    s.play("p0 figurehead f-sea-serpent").expect(
        events=["figurehead-taken p0 figurehead=f-sea-serpent doubloons=3"]
    )
    s.expect(p0={"doubloons": 2, "figurehead": "f-sea-serpent"}, figureheads=["a-mermaid"])


@pytest.mark.rule("maracaibo:figurehead.f-sea-serpent")
def test_the_sea_serpent_has_income(table: Table) -> None:
    s = upgrading(table, figurehead="f-sea-serpent")
    s.expect(p0={"income": {"doubloons": 2, "vp": 2}})


@pytest.mark.rule("maracaibo:figurehead.only-one")
def test_only_one_figurehead(table: Table) -> None:
    s = upgrading(table, doubloons=9, figurehead="b-dragon").play("p0 upgrade u1")
    s.expect(p0={"figurehead": "b-dragon", "doubloons": 9}, asked="p1 sail")


@pytest.mark.rule("maracaibo:figurehead.effects-start")
@pytest.mark.rule("maracaibo:figurehead.i-hawk")
def test_the_hawk_brings_three_treasures(table: Table) -> None:
    s = upgrading(table, doubloons=3, figureheads=["i-hawk"])
    s.play("p0 upgrade u1", "p0 figurehead i-hawk")
    assert s.options(0) == ["treasure gold", "treasure emerald", "treasure pearl", "decline"]
    s.play("p0 treasure emerald")
    # The first one takes the bonus space.
    s.expect(
        p0={"stored": {"gold": 0, "emerald": 3, "pearl": 0}, "vp": 8},
        islands={"emerald": {"cubes": 1}},
    )


@pytest.mark.rule("maracaibo:figurehead.market-never-empty")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_figureheads_than_players(table: Table, seats: int) -> None:
    s = table(seats=seats, p0={"doubloons": 10})
    figureheads = s.match.view(0)["figureheads"]
    assert isinstance(figureheads, list)
    assert len(figureheads) == seats + 2


def test_powers_add_up() -> None:
    """Only of the ranges of a ship the farthest counts."""
    one = Powers(1, (2, 3, 4), 5, 6, 1, 7, 1, 8, 9, 10, (2, 5), (1,))
    other = Powers(10, (20, 30, 40), 50, 60, 0, 70, 1, 80, 90, 100, (3,), (0, 4))
    total = Powers(
        strength=11,
        dice=(22, 33, 44),
        spaces=55,
        discount=66,
        more_range=1,
        rerolls=77,
        refresh=2,
        doubloons=88,
        vp=99,
        doubloons_per_quest=110,
        raid_actions=(2, 3, 5),
        trades=(0, 1, 4),
    )
    assert one + other == other + one == total


@pytest.mark.rule("maracaibo:figurehead.d-whale")
def test_the_whale_refreshes_and_nothing_more() -> None:
    (whale,) = permanents_of("pQREFRESH")
    assert whale.powers == Powers(refresh=1)
