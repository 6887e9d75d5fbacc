"""Turns, rounds, income, and when the game ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

# Nobody is asked anything where a ship stops, and an upgrade can be declined.
QUIET = {"a2": "hacienda", "a3": "castle", "a4": "inn", "b3": "estate"}


def ending(
    table: Table,
    *,
    round: int,
    turn: int = 0,
    first: int = 0,
    ships: dict[int, str] | None = None,
    **p0: object,
) -> Scenario:
    """Three players; one is in the Bay and thus in Maracaibo, where an upgrade is offered."""
    people: dict[str, object] = {
        f"p{seat}": {"doubloons": 0, "ship": (ships or {}).get(seat, "start")} for seat in range(3)
    }
    people[f"p{turn}"] = {"doubloons": 0, "ship": "bay"}
    people["p0"] = {"doubloons": 0, "ship": "bay" if turn == 0 else "start", **p0}
    s = table(seats=3, round=round, turn=f"p{turn}", first=f"p{first}", cards=QUIET, **people)
    return s.expect(asked=f"p{turn} upgrade")  # fmt: skip


@pytest.mark.rule("maracaibo:turn.move-then-action")
@pytest.mark.rule("maracaibo:round.three-rounds")
def test_turns_go_clockwise(table: Table) -> None:
    poor = {"doubloons": 0}
    s = table(seats=3, cards=QUIET, turn="p1", p0=poor, p1=poor, p2=poor)
    s.play("p1 sail a2", "p2 sail a3", "p0 sail a4").expect(asked="p1 sail", round=1)


@pytest.mark.rule("maracaibo:round.ends-at-maracaibo")
@pytest.mark.rule("maracaibo:round.reset-ships")
@pytest.mark.rule("maracaibo:round.next-starter")
@pytest.mark.parametrize("number", [1, 2])
def test_a_round_ends_with_the_turn_in_maracaibo(table: Table, number: int) -> None:
    s = ending(table, round=number, turn=1, ships={2: "c4"})
    s.play("p1 decline")
    s.expect(
        events=[f"round-ended round={number}", f"round-began round={number + 1}"],
        round=number + 1,
        asked="p2 sail",
        p0={"ship": "start"},
        p1={"ship": "start"},
        p2={"ship": "start"},
    )


@pytest.mark.rule("maracaibo:round.third-finishes-lap")
def test_the_third_round_goes_on_to_the_last_player(table: Table) -> None:
    s = ending(table, round=3, turn=1).play("p1 decline")
    s.expect(asked="p2 sail", ending=True)
    s.play("p2 sail a2")
    assert s.match.over


@pytest.mark.rule("maracaibo:round.third-finishes-lap")
@pytest.mark.rule("maracaibo:setup.last-player-marker")
def test_the_last_player_sits_before_the_first(table: Table) -> None:
    """The second player began the game, so the first seat has the marker in Maracaibo."""
    s = ending(table, round=3, turn=1, first=1).expect(last=0)
    s.play("p1 decline", "p2 sail a2")
    assert not s.match.over
    s.play("p0 sail a3")
    assert s.match.over


@pytest.mark.rule("maracaibo:round.third-last-player-arrives")
def test_when_the_last_player_arrives_the_game_is_over(table: Table) -> None:
    s = ending(table, round=3, turn=2).play("p2 decline")
    assert s.match.over
    # Whoever gets there in the final lap has the reward, too.
    s = ending(table, round=3, turn=1, ships={2: "bay"}).play("p1 decline")
    s.expect(events=["reached-maracaibo p2", "points-scored p2 vp=6"], asked="p2 upgrade")


@pytest.mark.rule("maracaibo:example.income.three-cards")
@pytest.mark.rule("maracaibo:round.end-income-doubloons")
@pytest.mark.rule("maracaibo:round.end-income-vp")
def test_income_of_three_cards(table: Table) -> None:
    s = ending(table, round=1, turn=1, improvements=["sugar", "shantyman", "carpenter"])
    s.play("p1 decline")
    s.expect(events=["income-taken p0 doubloons=5 vp=2"], p0={"doubloons": 5, "vp": 2})


@pytest.mark.rule("maracaibo:round.end-income-doubloons")
@pytest.mark.rule("maracaibo:round.end-income-vp")
def test_income_of_cards_and_figurehead(table: Table) -> None:
    s = ending(table, round=1, turn=1, improvements=["shantyman"], figurehead="f-sea-serpent")
    s.play("p1 decline")
    s.expect(events=["income-taken p0 doubloons=2 vp=4"], p0={"doubloons": 2, "vp": 4})


@pytest.mark.rule("maracaibo:round.end-income-doubloons")
@pytest.mark.rule("maracaibo:round.end-income-vp")
@pytest.mark.parametrize(
    ("card", "doubloons", "vp"), [("sugar", 5, 0), ("shantyman", 0, 2), ("black-flag", 1, 2)]
)
def test_income_is_told_to_whoever_has_some_of_either_kind(
    table: Table, card: str, doubloons: int, vp: int
) -> None:
    s = ending(table, round=1, turn=1, improvements=[card]).play("p1 decline")
    s.expect(
        events=[f"income-taken p0 doubloons={doubloons} vp={vp}"],
        no_events=["income-taken p1", "income-taken p2"],
        p0={"doubloons": doubloons, "vp": vp},
    )


@pytest.mark.rule("maracaibo:income.current-value")
@pytest.mark.rule("maracaibo:figurehead.d-whale")
def test_income_by_what_one_has_at_that_moment(table: Table) -> None:
    s = ending(
        table,
        round=1,
        turn=1,
        figurehead="d-whale",
        quests=["gold", "pearls"],
        improvements=["rum"],
    )
    s.play("p1 decline").expect(p0={"doubloons": 5})


@pytest.mark.rule("maracaibo:end.after-third-income")
def test_income_comes_before_the_end(table: Table) -> None:
    s = ending(table, round=3, turn=2, improvements=["sugar", "shantyman"]).play("p2 decline")
    s.expect(p0={"doubloons": 5, "vp": 2, "score": {"track": 2, "doubloons": 1}})


@pytest.mark.rule("maracaibo:round.reset-ships")
def test_explorers_and_cards_stay(table: Table) -> None:
    s = ending(table, round=1, turn=1, explorer="au2", stored={"gold": 2})
    s.play("p1 decline").expect(p0={"explorer": "au2", "stored": {"gold": 2}})
