"""Rounds, the end of the game, and ties."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.game import GAME as RULES
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"


@pytest.mark.rule("marauders:end.event-deck", "marauders:event.no-reshuffle")
def test_no_event_left(scenario: Arrange) -> None:
    s = scenario(
        GAME, active="p1", p0={"glory": 2}, p1={"in": "nassau", "glory": 1, "chest": 30}, events=[]
    )
    s.play("p1 end").expect(winners=[1], events=["game-ended reason=no-events"])
    assert s.match.result is not None
    assert s.match.result.scores == (2, 4)


@pytest.mark.rule("marauders:end.captain-deck", "marauders:end.most-points-details")
def test_no_captain_left(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "frances-wright", "at": "nassau", "locations": {"hull": 1}},
        p1={"glory": 1},
        captains=[],
        zones={"nassau": {"merchant": "spain"}},
        chance={
            "scouting": [6, 1, 1],
            "seamanship": [1, 1],
            "cargo": ["sugar-8", "rum-1", "rum-2"],
        },
    )
    s.play("p0 scout merchant", "p0 raid spain")
    s.expect(winners=[1], events=["captain-died p0", "game-ended reason=no-captains"])


@pytest.mark.rule("marauders:end.captain-deck")
def test_nobody_is_asked_anything_after_the_last_captain(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "frances-wright", "at": "nassau", "locations": {"hull": 1}}
        | {"modifications": ["long-guns"]},
        captains=[],
        zones={"nassau": {"merchant": "spain"}},
        chance={
            "scouting": [6, 1, 1],
            "seamanship": [1, 1],
            "cargo": ["sugar-8", "rum-1", "rum-2"],
        },
    )
    s.play("p0 scout merchant", "p0 raid spain").expect(events=["game-ended reason=no-captains"])


@pytest.mark.rule(
    "marauders:end.target", "marauders:end.finish-round", "marauders:end.announce-details"
)
def test_the_target_is_announced_and_the_round_played_out(scenario: Arrange) -> None:
    s = scenario(GAME, seats=3, p0={"in": "nassau", "gold": 30, "glory": 7}, p1={"in": "trinidad"})
    s.play("p0 port", "p0 stash", "p0 amount 30")
    s.expect(events=["target-reached p0 total=10 gold=30"], announced=[0], asked="p0 port")
    s.play("p0 done", "p0 end", "p1 end").expect(active=2)
    s.play("p2 end").expect(winners=[0], events=["game-ended reason=target"])


@pytest.mark.rule("marauders:end.chest-shut")
def test_nothing_comes_out_of_the_chest_after_the_announcement(scenario: Arrange) -> None:
    person = {"in": "nassau", "captain": "frances-wright", "glory": 7, "chest": 25, "gold": 5}
    s = scenario(GAME, p0=person, p1={"in": "trinidad", "glory": 9})
    s.play("p0 port").expect(announced=[])
    assert "withdraw" in s.options(0)
    s.play("p0 stash", "p0 amount 5").expect(announced=[0], p0={"chest": 30, "total": 10})
    s.refuse("p0 withdraw", "end.chest-shut")
    # Neither is anything paid from it: a Rumor costs 2, a Special Weapon 3.
    assert not {"withdraw", "ask-around"} & set(s.options(0))
    s.play("p0 yard")
    assert s.options(0) == ["done"]
    s.play("p0 done", "p0 done", "p0 end", "p1 end").expect(winners=[0])
    assert s.match.result is not None
    assert s.match.result.scores == (10, 9)


@pytest.mark.rule("marauders:end.chest-shut")
def test_more_may_be_stashed_after_the_announcement(scenario: Arrange) -> None:
    """The sale brings the tenth point; what it paid still goes into the open chest."""
    person = {"in": "nassau", "captain": "frances-wright", "glory": 8, "chest": 10, "gold": 0}
    s = scenario(GAME, p0=person | {"cargo": ["rum"] * 3}, zones={"nassau": {"demand": "rum"}})
    s.play("p0 port", "p0 trade", *["p0 sell rum"] * 3, "p0 done")
    s.expect(announced=[0], p0={"gold": 18, "glory": 9}).refuse("p0 withdraw", "end.chest-shut")
    s.play("p0 stash", "p0 amount 18").expect(p0={"gold": 0, "chest": 28, "total": 11})
    # The chest lies open: everybody sees what is in it, and no sample doubts it.
    assert (s.seen(1, 0)["chest"], s.seen(1, 0)["total"]) == (28, 11)
    for seed in range(5):
        imagined = RULES.sample(s.state(Marauders), 1, seed)
        assert (imagined.captains[0].chest, imagined.captains[0].gold) == (28, 0)


@pytest.mark.rule("marauders:end.chest-shut", "marauders:stash.withdraw")
def test_a_rival_at_the_target_shuts_only_the_own_chest(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "nassau", "captain": "frances-wright", "glory": 9, "chest": 9, "gold": 1},
        p1={"captain": "felipe-arriaga", "glory": 2, "chest": 20},
    )
    s.play("p0 port", "p0 stash", "p0 amount 1", "p0 done", "p0 end").expect(announced=[0])
    s.play("p1 port", "p1 withdraw", "p1 amount 20").expect(p1={"chest": 0, "gold": 30})


@pytest.mark.rule("marauders:end.target", "marauders:board.glory-track-overflow")
def test_points_beyond_the_target_count(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau", "gold": 5, "glory": 12})
    s.play("p0 port", "p0 stash", "p0 amount 1")
    s.expect(events=["target-reached p0 total=12 gold=1"], announced=[0], p0={"glory": 12})


def at_target(scenario: Arrange, *players: tuple[int, int]) -> tuple[int, ...]:
    """Track and chest of each; the last reaches the target with the last Ducat of the chest."""
    people: dict[str, object] = {
        f"p{n}": {"glory": track, "chest": chest} for n, (track, chest) in enumerate(players)
    }
    last, (track, chest) = f"p{len(players) - 1}", players[-1]
    people[last] = {"glory": track, "chest": chest - 1, "gold": 1}
    s = scenario(GAME, seats=len(players), active=last, **people)
    s.play(f"{last} port", f"{last} stash", f"{last} amount 1", f"{last} done", f"{last} end")
    assert s.match.result is not None
    assert s.match.result.reason == "target"
    return s.match.result.winners


def without_events(scenario: Arrange, *players: tuple[int, int]) -> tuple[int, ...]:
    people = {f"p{n}": {"glory": track, "chest": chest} for n, (track, chest) in enumerate(players)}
    last = f"p{len(players) - 1}"
    s = scenario(GAME, seats=len(players), active=last, events=[], **people).play(f"{last} end")
    assert s.match.result is not None
    assert s.match.result.reason == "no-events"
    return s.match.result.winners


@pytest.mark.rule(
    "marauders:end.several-at-target", "marauders:end.tie-break", "marauders:end.track-beats-total"
)
def test_ties_at_the_target(scenario: Arrange) -> None:
    assert at_target(scenario, (9, 10), (7, 50)) == (0,)
    assert at_target(scenario, (9, 0), (7, 30)) == (1,)
    assert at_target(scenario, (9, 19), (9, 10)) == (0,)
    assert at_target(scenario, (9, 10), (9, 10)) == (0, 1)


@pytest.mark.rule("marauders:end.several-at-target", "marauders:end.tie-break")
def test_the_table_is_told_what_decided(scenario: Arrange) -> None:
    people = {"p0": {"glory": 8, "chest": 20}, "p1": {"glory": 7, "chest": 29, "gold": 1}}
    s = scenario(GAME, active="p1", **people).play("p1 port", "p1 stash", "p1 amount 1")
    s.expect(announced=[1], decided=None)
    s.play("p1 done", "p1 end").expect(winners=[0], decided="track")


@pytest.mark.rule("marauders:end.most-points", "marauders:end.most-points-details")
def test_totals_decide_another_end(scenario: Arrange) -> None:
    assert without_events(scenario, (5, 0), (3, 30)) == (1,)
    assert without_events(scenario, (5, 0), (3, 20)) == (0,)
    assert without_events(scenario, (5, 1), (5, 9)) == (1,)
    assert without_events(scenario, (5, 9), (5, 9), (1, 0)) == (0, 1)


@pytest.mark.rule("marauders:variant.game-length", "marauders:variant.stash-cap")
def test_longer_games(scenario: Arrange) -> None:
    s = scenario(GAME, options={"length": "15"}, p0={"glory": 1, "chest": 99})
    s.expect(target=15, p0={"chest_points": 7, "total": 8})
    s = scenario(GAME, options={"length": "12"}, p0={"glory": 1, "chest": 99})
    s.expect(target=12, p0={"total": 7})


@pytest.mark.rule(
    "marauders:setup.captain",
    "marauders:setup.starting-ship",
    "marauders:setup.placement",
    "marauders:setup.starting-goods",
    "marauders:captain.role",
    "marauders:captain.nationality",
)
def test_set_up_in_secret() -> None:
    s = Scenario(GAME, seats=3, seed=5)
    captains = [str(s.seen(seat, seat)["captain"]) for seat in range(3)]
    assert len(set(captains)) == 3
    assert [seat["captain"] for seat in s.rows(0, "seats")] == [captains[0], None, None]
    assert s.options(1) == ["ship sloop", "ship flute"]
    s.play("p1 ship flute")
    assert s.seen(0, 1)["ship"] is None
    s.play("p0 ship sloop", "p2 ship sloop")
    seats = s.rows(None, "seats")
    assert [seat["captain"] for seat in seats] == captains
    assert [seat["ship"] for seat in seats] == ["sloop", "flute", "sloop"]
    state = s.state(Marauders)
    tables = state.tables
    for seat in range(3):
        home = tables.captains[tables.captain_number[captains[seat]]].home
        assert (state.captains[seat].zone, state.captains[seat].in_port) == (home, 1)
        assert state.nation(seat) == tables.zones[home].nation
        assert state.captains[seat].gold == 10
        assert len(state.captains[seat].hand) == 1 + (captains[seat] == "dominique-de-richery")


@pytest.mark.rule("marauders:example.setup-sloop-cubes", "marauders:setup.location-cubes")
def test_cubes_of_a_sloop() -> None:
    s = Scenario(GAME, seats=2, seed=5).play("p0 ship sloop", "p1 ship flute")
    seats = s.rows(None, "seats")
    assert seats[0]["locations"] == {"hull": 2, "hold": 2, "masts": 2, "crew": 2, "cannons": 1}
    assert seats[1]["locations"] == {"hull": 3, "hold": 4, "masts": 3, "crew": 1, "cannons": 1}


@pytest.mark.rule(
    "marauders:setup.demand",
    "marauders:setup.modifications",
    "marauders:setup.merchants",
    "marauders:setup.missions",
    "marauders:setup.shuffle",
    "marauders:setup.cubes",
    "marauders:board.zones",
)
def test_the_board_at_the_start() -> None:
    s = Scenario(GAME, seats=4, seed=1)
    zones = s.rows(None, "zones")
    ports = [zone for zone in zones if zone["zone"] != "caribbean-sea"]
    (sea,) = [zone for zone in zones if zone["zone"] == "caribbean-sea"]
    assert len(ports) == 16
    assert all(zone["demand"] is not None for zone in ports)
    assert all(zone["modification"] == "unknown" for zone in ports)
    assert all(zone["merchant"] == "unknown" for zone in zones)
    assert (sea["demand"], sea["modification"]) == (None, None)
    assert len(s.state(Marauders).demand_pool) == 8
    assert len(s.rows(None, "missions")) == 2
    assert [seat["glory"] for seat in s.rows(None, "seats")] == [0, 0, 0, 0]
    assert Scenario(GAME, seats=4, seed=2).rows(None, "zones") != zones


@pytest.mark.rule("marauders:setup.first-player", "marauders:setup.turn-order-fixed")
def test_the_first_player_is_drawn() -> None:
    firsts = set()
    for seed in range(12):
        s = Scenario(GAME, seats=3, seed=seed)
        state = s.play(*(f"p{seat} ship sloop" for seat in range(3))).state(Marauders)
        assert state.turn.active == state.first
        firsts.add(state.first)
    assert firsts == {0, 1, 2}


@pytest.mark.rule("marauders:components.player-count", "marauders:setup.color")
def test_two_to_four_players() -> None:
    assert list(RULES.seats) == [2, 3, 4]


@pytest.mark.rule("marauders:round.start-sequence", "marauders:event.discard")
def test_the_start_of_a_round(scenario: Arrange) -> None:
    zones = ["havana", "nassau", "tortuga", "port-royale", "old-providence", "petit-goave"]
    zones += ["cartagena", "santo-domingo"]
    s = scenario(
        GAME,
        p0={"in": "st-maarten"},
        p1={"in": "st-maarten"},
        zones={zone: {"merchant": None} for zone in zones},
        begin="round",
        chance={"event": ["becalmed"]},
    )
    s.expect(events=["round-began", "merchants-returned count=8", "event-drawn event=becalmed"])
    s.expect(event="becalmed", event_discards=[])
    s.play("p0 end", "p1 end")
    s.expect(event_discards=["becalmed"])


@pytest.mark.rule("marauders:round.end-sequence")
def test_npcs_enter_in_order(scenario: Arrange) -> None:
    s = scenario(GAME, active="p1", p1={"in": "nassau"}, chance={"event": ["becalmed"]})
    numbers = s.state(Marauders).tables.npc_number
    for name in ("jacob-binckes", "blas-de-lezo"):
        s.state(Marauders).entering.append(numbers[name])
        s.state(Marauders).decks.event.remove(s.state(Marauders).tables.event_number[name])
    s.play("p1 end")
    s.expect(events=["npc-entered npc=jacob-binckes", "npc-entered npc=blas-de-lezo"])
