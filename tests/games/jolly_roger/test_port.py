"""The Pirate Port: crew, swaps, sales."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.components.tables import tables_of
from kaper.games.jolly_roger.doors import deal_crew, draw_crew
from kaper.games.jolly_roger.events import CrewDrawn
from kaper.games.jolly_roger.game import GAME as RULES
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.state import Trace
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
TABLES = tables_of(RULES.components())


def state(s: Scenario) -> JollyRoger:
    found = s.match.state
    assert isinstance(found, JollyRoger)
    return found


def port(scenario: Arrange, crew: int = 1, **more: object) -> Scenario:
    chance: dict[str, list[str]] = {"destination": [f"pirate-port-{crew}"]}
    extra = more.pop("chance", {})
    assert isinstance(extra, dict)
    options = more.pop("options", {})
    assert isinstance(options, dict)
    s = scenario(GAME, seats=4, stage="choose", chance={**chance, **extra}, options=options, **more)
    return s.play("p0 sail pirate-port").pass_window()


@pytest.mark.rule(
    "jolly-roger:port.no-attack", "jolly-roger:port.crew-for-all", "jolly-roger:port.same-card"
)
@pytest.mark.parametrize("crew", [1, 2, 3])
def test_everybody_gets_crew_without_a_fight(scenario: Arrange, crew: int) -> None:
    s = port(scenario, crew)
    s.expect(
        events=[f"port-shown crew={crew}"], asked="p0 punishment", used=[f"pirate-port-{crew}"]
    )
    assert [len(hand) for hand in state(s).hands] == [crew] * 4
    for seat in range(4):
        told = [event for event in s.match.redacted(seat) if isinstance(event, CrewDrawn)]
        shown = [event.seat for event in told[-4:] if event.cards != ("",)]
        assert shown == [seat]
    piles = s.match.view(0)["piles"]
    assert isinstance(piles, list)
    assert isinstance(piles[3], dict)
    assert piles[3]["cards"] == 7


@pytest.mark.rule(
    "jolly-roger:port.swap-loot",
    "jolly-roger:port.rum-example",
    "jolly-roger:port.order-and-limits",
)
def test_loot_for_crew_once_each_clockwise_from_the_captain(scenario: Arrange) -> None:
    """b-R11."""
    s = port(
        scenario,
        captain="p0",
        p0={"loot": ["gold-1"]},
        p3={"loot": ["rum", "rum"], "buried": ["gold-3"]},
    )
    s.expect(asked="p0 swap").play("p0 decline").expect(asked="p3 swap")
    assert s.options(3) == ["swap rum", "decline"]
    s.refuse("p3 swap gold-3", "port.swap-loot")
    s.play("p3 swap rum").expect(loot_discards=["rum"], p3={"loot": ["rum"]}, asked="p0 punishment")
    assert [len(hand) for hand in state(s).hands] == [1, 1, 1, 2]


@pytest.mark.rule(
    "jolly-roger:port.ransom", "jolly-roger:port.sell-jewels", "jolly-roger:port.order-and-limits"
)
def test_hostages_and_jewels_are_sold_last(scenario: Arrange) -> None:
    """b-D2."""
    s = port(
        scenario,
        p1={"loot": ["hostage", "jewels"]},
        p2={"loot": ["rum", "hostage"], "buried": ["jewels"]},
        chance={"loot": ["gold-1", "jewels", "gold-2", "gold-3", "rum"]},
    )
    s.refuse("p1 sell hostage", "port.order-and-limits")
    s.play("p1 decline", "p2 swap rum").expect(asked="p1 sell")
    s.refuse("p2 sell hostage", "port.order-and-limits")
    s.refuse("p1 sell rum", "port.order-and-limits")
    s.play("p1 sell hostage").expect(p1={"loot": ["gold-1", "jewels", "jewels"]})
    # Freshly drawn Jewels may be sold as well.
    s.play("p1 sell jewels", "p1 sell jewels").expect(
        p1={"loot": ["gold-1", "gold-2", "gold-3"]}, asked="p2 sell"
    )
    s.refuse("p2 sell jewels", "port.sell-jewels")
    s.play("p2 done").expect(
        asked="p0 punishment",
        p2={"loot": ["hostage"]},
        loot_discards=["rum", "jewels", "jewels", "hostage"],
    )


@pytest.mark.rule("jolly-roger:piles.loot-and-destinations-never", "jolly-roger:end.loot-any-cause")
def test_the_last_loot_at_a_port_makes_the_last_round(scenario: Arrange) -> None:
    s = port(scenario, p1={"loot": ["hostage"]}, loot_pile=["gold-1"])
    s.play("p1 decline", "p1 sell hostage").expect(p1={"loot": ["gold-1"]}, loot_pile=0)
    s.play("p0 waive").pass_on()
    assert s.match.over
    result = s.match.result
    assert result is not None
    assert result.reason == "loot"


@pytest.mark.rule("jolly-roger:piles.loot-and-destinations-never")
def test_nothing_is_sold_for_an_empty_pile(scenario: Arrange) -> None:
    s = port(scenario, p1={"loot": ["hostage", "jewels"]}, loot_pile=["gold-1"])
    s.play("p1 decline", "p1 sell hostage").expect(
        asked="p0 punishment", p1={"loot": ["gold-1", "jewels"]}
    )


@pytest.mark.rule("jolly-roger:piles.crew-reshuffled")
def test_the_discards_make_a_new_crew_pile(scenario: Arrange) -> None:
    s = port(scenario, 2, crew_pile=["n1c1", "n1c2", "n1c3"])
    s.expect(events=["crew-drawn p0 count=2", "crew-reshuffled count=63", "crew-drawn p3 count=2"])
    assert len(state(s).crew_pile) == 66 - 8
    assert state(s).crew_discards == []


@pytest.mark.rule("jolly-roger:piles.crew-still-short")
def test_too_few_crew_cards_are_dealt_one_by_one(scenario: Arrange) -> None:
    deck = [TABLES.crew_names[kind] for kind in TABLES.crew_deck]
    hands = {f"p{seat}": {"hand": deck[5 * seat : 5 * seat + 5]} for seat in range(10)}
    s = scenario(GAME, seats=10, captain="p8", chance={"destination": ["pirate-port-2"]}, **hands)
    # Sixteen cards are left for twenty: six players get a second one.
    s.play("p8 sail pirate-port").pass_window().expect(asked="p8 discard")
    drawn = [event.seat for event in s.match.events if isinstance(event, CrewDrawn)][-16:]
    assert drawn == [8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3]
    assert state(s).crew_pile == []


@pytest.mark.rule("jolly-roger:piles.crew-still-short")
def test_a_single_player_draws_as_many_as_there_are(scenario: Arrange) -> None:
    table = state(scenario(GAME, seats=4, stage="choose")).clone()
    # All other cards are in play.
    table.crew_pile, table.crew_discards = table.crew_pile[:1], []
    draw_crew(table, 2, 2)
    assert ([len(hand) for hand in table.hands], table.crew_pile) == ([0, 0, 1, 0], [])


@pytest.mark.rule("jolly-roger:piles.crew-still-short")
def test_a_pile_that_runs_out_is_made_anew_at_once(scenario: Arrange) -> None:
    table = state(scenario(GAME, seats=4, stage="choose")).clone()
    first, second, third, *_ = table.crew_pile
    table.crew_pile, table.crew_discards = [first], [third, second]
    draw_crew(table, 2, 1)
    assert table.hands[2] == (first,)
    assert (table.crew_pile, table.crew_discards) == ([second, third], [])
    assert table.held == [first]


@pytest.mark.rule("jolly-roger:port.crew-for-all", "jolly-roger:piles.crew-still-short")
@pytest.mark.parametrize(("left", "each"), [(8, [2]), (7, [1, 1])])
def test_cards_are_dealt_one_by_one_only_where_there_are_too_few(
    scenario: Arrange, left: int, each: list[int]
) -> None:
    table = state(scenario(GAME, seats=4, stage="choose")).clone()
    table.crew_pile, table.crew_discards = table.crew_pile[:left], []
    table.trace = Trace()
    deal_crew(table, (0, 1, 2, 3), 2)
    drawn = [event for event in table.trace.events if isinstance(event, CrewDrawn)]
    assert [event.count for event in drawn if event.seat == 0] == each
    assert sum(event.count for event in drawn) == left


@pytest.mark.rule("jolly-roger:variant.captains-gold", "jolly-roger:variant.captains-gold-scope")
def test_captains_gold(scenario: Arrange) -> None:
    gold = {"captains-gold": "on"}
    full = ["n1c1", "n1c2", "n1c3", "n1c4", "g1c1", "g1c2"]
    s = port(
        scenario,
        options=gold,
        p0={"loot": ["rum", "hostage"]},
        p2={"loot": ["rum"]},
        p3={"hand": full},
    )
    s.play("p0 swap rum")
    # The hand limit applies to everybody.
    s.expect(asked="p3 discard").play("p3 discard n1c1")
    assert [len(hand) for hand in state(s).hands] == [2, 2, 2, 7]
    s.play("p2 swap rum")
    assert [len(hand) for hand in state(s).hands] == [2, 2, 3, 7]
    s.play("p0 sell hostage")
    assert [len(hand) for hand in state(s).hands] == [2, 2, 3, 7]
    plain = port(scenario, p0={"loot": ["rum"]}).play("p0 swap rum")
    assert [len(hand) for hand in state(plain).hands] == [2, 1, 1, 1]
