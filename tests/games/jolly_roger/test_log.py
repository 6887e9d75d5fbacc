"""What each step of a round tells everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.components.tables import Destination
from kaper.games.jolly_roger.events import CaptainDrawn, CrewDrawn, CrewRedealt
from kaper.games.jolly_roger.game import GAME as RULES
from kaper.kernel.codec import Json
from kaper.match import Match
from kaper.testing.scenario import Scenario
from tests.games.jolly_roger.mutinies import GAME, NO_TRAITOR, sailing

Arrange = Callable[..., Scenario]
STRONG = ["n1c4", "g1c4", "m1c4", "n2c3", "g2c3", "m2c3"]


@pytest.mark.rule("jolly-roger:setup.captain-revealed", "jolly-roger:setup.extra-crew")
@pytest.mark.parametrize("seed", range(4))
def test_the_set_up(seed: int) -> None:
    match = Match.begin(RULES, 5, seed, {})
    drawn, *dealt, began, appointing = [*match.events, None]
    assert drawn == CaptainDrawn(match.state.captain)
    names = match.state.tables.crew_names
    assert dealt == [
        CrewDrawn(seat, 6, tuple(names[kind] for kind in hand))
        for seat, hand in enumerate(match.state.hands)
    ]
    assert "RoundBegan" in repr(began)
    assert appointing is None


@pytest.mark.rule("jolly-roger:voyage.captain-chooses", "jolly-roger:attack.open-window")
def test_an_attack_and_its_loot(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        p1={"hand": STRONG},
        p3={"hand": ["m1c1"]},
        chance={"destination": ["merchant-ship-1"], "loot": ["gold-1", "gold-3", "rum"]},
    )
    s.play("p0 sail merchant-ship")
    s.expect(events=["destination-chosen p0 destination=merchant-ship"]).pass_window()
    s.play("p1 add n1c4", "p3 add m1c1")
    s.expect(events=["card-added p1 card=n1c4", "card-added p3 card=m1c1"])
    s.play(*(f"p1 add {card}" for card in STRONG[1:]), "p1 reveal")
    tables = RULES.components().rows("destination", Destination)
    (ship,) = [row for row in tables if row.id == "destination-merchant-ship-1"]
    needs = f"navigation={ship.navigation} gunnery={ship.gunnery} melee={ship.melee}"
    shown = f"destination-shown destination=merchant-ship {needs} loot={ship.loot}"
    s.expect(events=[shown])
    s.pass_window().expect(events=["attack-won navigation=3 gunnery=3 melee=4"])
    s.expect(events=["loot-drawn count=3 cards=gold-1,gold-3,rum"])
    s.pass_window().play("p0 take gold-3").expect(events=["loot-picked p0 card=gold-3"])
    s.play("p1 share rum p2").expect(events=["loot-shared p1 owner=2 card=rum"])


@pytest.mark.rule("jolly-roger:port.swap-loot", "jolly-roger:hand.discard-excess")
def test_a_swap_and_a_card_too_many(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        p0={"hand": ["n1c1", *STRONG], "loot": ["rum"]},
        chance={"destination": ["pirate-port-1"]},
    )
    s.play("p0 sail pirate-port").pass_window().expect(
        events=["port-shown crew=1"], asked="p0 discard"
    )
    assert dict(s.match.pending()[0].prompt.args)["count"] == 1
    s.play("p0 discard n1c1").expect(events=["crew-discarded p0 card=n1c1"], asked="p0 swap")
    s.play("p0 swap rum").expect(events=["loot-swapped p0 card=rum", "crew-drawn p0 count=1"])


@pytest.mark.rule("jolly-roger:card.second-mate", "jolly-roger:card.traitor")
def test_a_theft_and_a_traitor(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p0={"hand": ["second-mate"]},
        p2={"hand": ["traitor", "n1c1"]},
        p3={"hand": ["n1c2"]},
    )
    s.play("p0 play second-mate", "p2 betray p0 second-mate")
    s.expect(events=["card-betrayed p2 owner=0 card=second-mate"])
    s = scenario(
        GAME, seats=4, crew_discards=NO_TRAITOR, p0={"hand": ["second-mate"]}, p3={"hand": ["n1c2"]}
    )
    s.play("p0 play second-mate", "p0 rob p3").expect(
        events=["card-played p0 card=second-mate", "crew-stolen p0 owner=3 card=n1c2"]
    )


@pytest.mark.rule("jolly-roger:card.bosun")
def test_who_will_not_stand_in(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, crew_discards=NO_TRAITOR, p1={"hand": ["bloody-pirate", "bosun"]})
    s.play("p0 sail treasure-island").pass_window()
    s.play("p1 play bloody-pirate", "p1 play bosun", "p1 post p2", "p2 beg p3", "p3 decline")
    s.expect(events=["stand-in-refused p3 owner=2"], asked="p2 find-stand-in")
    assert s.options(2) == ["beg p0", "beg p1", "done"]
    s.play("p2 beg p0", "p0 stand-in").expect(events=["guard-posted p2 owner=0"], guard=0)


@pytest.mark.rule("jolly-roger:card.sea-wolf", "jolly-roger:mutiny.redeal-crew")
def test_a_mutiny_and_the_crew_dealt_again(scenario: Arrange) -> None:
    s = sailing(
        scenario, p0={"hand": ["sea-wolf"]}, p2={"hand": ["n1c4"]}, p3={"hand": ["n1c1", "n1c2"]}
    )
    s.play("p2 mutiny n1c4").expect(events=["mutiny-called p2 card=n1c4"])
    s.play("p0 support captain sea-wolf", "p0 press p3").expect(events=["pressed p0 owner=3"])
    s.play("p3 support captain n1c1").expect(
        events=["support-laid p3 leader=captain card=n1c1 crew=1"]
    )
    s.pass_window().play("p2 appoint p1", "p1 extra p1", "p1 extra p3")
    dealt = [event for event in s.events if isinstance(event, CrewRedealt)]
    assert [(event.seat, event.count, len(event.cards)) for event in dealt] == [
        (3, 1, 1),
        (1, 1, 1),
    ]
    assert sorted(card for event in dealt for card in event.cards) == ["n1c1", "n1c4"]


@pytest.mark.rule("jolly-roger:card.shipwright-demand")
def test_a_claim_of_the_shipwright(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"loot": ["gold-1", "gold-2", "rum"]},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["shipwright"]},
    )
    s.play("p2 mutiny n1c4").pass_window().play("p2 appoint p1").pass_window()
    s.play("p2 take gold-2", "p1 share rum p1", "p1 share gold-1 p0")
    s.play("p3 play shipwright").pass_window().play("p3 claim p1")
    s.expect(events=["loot-claimed p3 owner=1"], asked="p1 hand-over")
    s.play("p1 give rum").expect(events=["loot-given p3 owner=1 card=rum"], p3={"loot": ["rum"]})
    # One card is all that it brings.
    assert not any("claim" in str(s.options(seat)) for seat in s.match.pending())


@pytest.mark.rule("jolly-roger:card.shipwright-demand")
def test_only_an_officer_with_loot_can_be_asked_for_it(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"loot": ["gold-1"]},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["shipwright"], "loot": ["gold-3"]},
    )
    s.play("p2 mutiny n1c4").pass_window().play("p2 appoint p1").pass_window()
    s.play("p3 play shipwright").pass_window()
    assert s.options(3) == ["claim p2", "decline"]
    s.play("p3 decline").expect(no_events=["loot-claimed"], p3={"loot": ["gold-3"]})
    assert not any("claim" in str(s.options(seat)) for seat in s.match.pending())


@pytest.mark.parametrize(
    ("rules", "left"), [(2, [0, 0, 0, 0]), (3, [1, 0, 5, 0]), (4, [1, 0, 5, 0])]
)
def test_gifts_of_an_older_table_are_forgotten(rules: int, left: list[int]) -> None:
    """By rules 2 nobody could be asked twice until the next decision.

    Before rules 4 nobody, the spectators among them, remembered cards out of sight.
    """
    fields: dict[str, Json] = {"offered": [1, 0, 5, 0], "stage": 1}
    upgraded = RULES.upgrade({**fields}, rules, RULES.components())
    nothing: Json = [{"()": []}] * 5
    adrift = {"crew_adrift": nothing, "loot_adrift": nothing} if rules < 4 else {}
    assert upgraded == {"offered": left, "stage": 1, **adrift}
