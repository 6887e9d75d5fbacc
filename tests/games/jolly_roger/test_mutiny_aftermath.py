"""After a mutiny: offices, loot and crew are given anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.state import NEUTRAL, NOBODY, JollyRoger
from kaper.testing.scenario import Scenario
from tests.games.jolly_roger.mutinies import NO_TRAITOR, crew_number, sailing

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"


@pytest.mark.rule(
    "jolly-roger:mutiny.new-captain",
    "jolly-roger:mutiny.reappoint-qm",
    "jolly-roger:mutiny.present-qm",
    "jolly-roger:mutiny.winner",
)
def test_the_first_mutineer_becomes_captain_and_appoints(scenario: Arrange) -> None:
    s = sailing(scenario, p0={"loot": ["gold-1", "gold-2", "rum"]}, p2={"hand": ["g1c2", "n1c1"]})
    s.play("p2 mutiny g1c2").pass_window().expect(captain=2, asked="p2 reappoint")
    s.refuse("p0 appoint p1", "appoint.captain-names-qm")
    s.play("p2 appoint p3").expect(quartermaster=3, events=["loot-collected p3 count=3"])
    s.pass_window().expect(asked="p2 pick").play("p2 take gold-2").expect(asked="p3 share")


@pytest.mark.rule(
    "jolly-roger:mutiny.neutral-keeps-loot",
    "jolly-roger:mutiny.who-loses",
    "jolly-roger:island.buried-safe",
    "jolly-roger:mutiny.losers",
)
def test_only_losers_lose_and_only_what_is_not_buried(scenario: Arrange) -> None:
    """b-D3, b-D4. The Captain played no card and loses all the same."""
    s = sailing(
        scenario,
        p0={"loot": ["gold-1"], "buried": ["gold-3", "gold-3"]},
        p1={"loot": ["gold-2"], "hand": ["n1c1"]},
        p2={"hand": ["g1c4"]},
        p3={"loot": ["rum"]},
    )
    s.play("p2 mutiny g1c4", "p1 support captain n1c1").pass_window().play("p2 appoint p3")
    s.expect(
        lot=["gold-1", "gold-2"],
        p0={"loot": [], "buried": ["gold-3", "gold-3"]},
        p1={"loot": []},
        p3={"loot": ["rum"]},
    )


@pytest.mark.rule("jolly-roger:mutiny.share-loot", "jolly-roger:mutiny.share-loot-others")
def test_the_losers_loot_is_shared_among_all_but_the_captain(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"loot": ["gold-1", "gold-2", "gold-3", "rum", "jewels"]},
        p2={"hand": ["g1c4"], "loot": ["hostage"]},
    )
    s.play("p2 mutiny g1c4").pass_window().play("p2 appoint p3").pass_window().play(
        "p2 take gold-3"
    )
    s.expect(left_out=2)
    assert {option.split()[-1] for option in s.options(3)} == {"p0", "p1", "p3"}
    s.play("p3 share gold-2 p3", "p3 share rum p0", "p3 share gold-1 p1")
    # All have one by now, but the Captain's pick is all that he gets.
    assert s.options(3) == [f"share jewels p{seat}" for seat in (0, 1, 3)]
    s.refuse("p3 share jewels p2", "mutiny.share-loot-others")
    s.play("p3 share jewels p0").expect(
        p2={"loot": ["gold-3", "hostage"]}, p0={"loot": ["rum", "jewels"]}, left_out=None
    )


@pytest.mark.rule("jolly-roger:mutiny.share-loot-others", "jolly-roger:card.cook-details")
def test_the_cooks_pick_counts_among_the_others(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"loot": ["gold-1", "gold-2", "gold-3", "rum", "jewels"]},
        p2={"hand": ["g1c4"]},
        p3={"hand": ["cook"]},
    )
    s.play("p2 mutiny g1c4").pass_window().play("p2 appoint p1", "p3 play cook").pass_window()
    s.play("p3 take gold-3", "p2 take gold-2")
    assert {option.split()[-1] for option in s.options(1)} == {"p0", "p1"}
    s.play("p1 share rum p0", "p1 share gold-1 p1")
    assert s.options(1) == [f"share jewels p{seat}" for seat in (0, 1, 3)]


@pytest.mark.rule("jolly-roger:card.cook-details", "jolly-roger:card.shipwright-details")
def test_cook_and_shipwright_at_the_share_of_a_mutiny(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"loot": ["gold-1", "gold-3", "rum"]},
        p1={"hand": ["shipwright"]},
        p2={"hand": ["g1c4"]},
        p3={"hand": ["cook"]},
    )
    s.play("p2 mutiny g1c4").pass_window().play("p2 appoint p1", "p3 play cook").pass_window()
    s.expect(asked="p3 pick").play("p3 take gold-3").expect(asked="p2 pick")
    s.play("p2 take gold-1", "p1 share rum p0", "p1 play shipwright", "p0 pass", "p2 pass")
    # The Quartermaster himself plays it: he can claim from the Captain only.
    s.play("p3 pass")
    assert s.options(1) == ["claim p2", "decline"]
    s.play("p1 claim p2", "p2 give gold-1").expect(p1={"loot": ["gold-1"]}, p2={"loot": []})
    # Only then is the crew dealt again.
    s.pass_window().expect(asked="p1 extras")


@pytest.mark.rule(
    "jolly-roger:mutiny.redeal-crew",
    "jolly-roger:mutiny.redeal-exceptions",
    "jolly-roger:mutiny.redeal-uneven",
    "jolly-roger:card.ship-rats-always-five",
)
def test_crew_is_dealt_again_but_for_three_cards(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"hand": ["n1c1", "n1c2", "n1c3"]},
        p2={"hand": ["ship-rats", "cook", "sea-wolf", "assassin"]},
        chance={"mutiny": ["cook", "n1c1", "n1c2", "n1c3"]},
    )
    s.play("p2 mutiny ship-rats").expect(mutiny={"mutineers": 5})
    s.play(
        "p0 support captain n1c1",
        "p0 support captain n1c2",
        "p0 support captain n1c3",
        "p2 support mutineer cook",
    )
    s.play("p2 support mutineer sea-wolf", "p2 support mutineer assassin").pass_window()
    s.play("p2 appoint p1")
    # Four cards for four players: no extras to name.
    assert s.state(JollyRoger).crew_discards[2:] == [
        crew_number(s, name) for name in ("ship-rats", "sea-wolf", "assassin")
    ]
    s.expect(
        p2={"hand": ["cook"]},
        p3={"hand": ["n1c1"]},
        p0={"hand": ["n1c2"]},
        p1={"hand": ["n1c3"]},
        asked="p2 sail",
    )


@pytest.mark.rule("jolly-roger:mutiny.redeal-uneven", "jolly-roger:mutiny.redeal-crew")
def test_the_quartermaster_names_who_gets_more(scenario: Arrange) -> None:
    full = ["g1c2", "g1c3", "g1c4", "m1c1", "m1c2", "m1c3", "m1c4"]
    s = sailing(scenario, p0={"hand": ["n1c1"]}, p2={"hand": ["n1c2"]}, p3={"hand": full})
    s.play("p2 mutiny n1c2", "p0 support captain n1c1").pass_window().play("p0 appoint p1")
    s.expect(asked="p1 extras")
    s.refuse("p0 extra p0", "mutiny.redeal-uneven")
    s.play("p1 extra p3")
    s.refuse("p1 extra p3", "mutiny.redeal-uneven")
    s.play("p1 extra p1").expect(asked="p3 discard")
    s.play("p3 discard m1c1")
    assert [len(hand) for hand in s.state(JollyRoger).hands] == [0, 1, 0, 7]


@pytest.mark.rule("jolly-roger:special.any-time-digital", "jolly-roger:bribe.digital")
def test_before_naming_them_the_quartermaster_may_play_or_bribe(scenario: Arrange) -> None:
    """No card is being resolved then: it is a decision like any other."""
    s = sailing(
        scenario,
        p1={"hand": ["stowaways"], "loot": ["rum"]},
        p2={"hand": ["n1c2"]},
        chance={"crew": ["g1c1", "g1c2"]},
    )
    s.play("p2 mutiny n1c2").pass_window().play("p2 appoint p1").expect(asked="p1 extras")
    s.play("p1 play stowaways").expect(asked="p1 extras", p1={"hand": ["g1c1", "g1c2"]})
    s.play("p1 bribe p3 rum", "p3 accept").expect(asked="p1 extras", p3={"loot": ["rum"]})
    s.play("p1 extra p3").expect(asked="p2 sail", p3={"hand": ["n1c2"]})


@pytest.mark.rule("jolly-roger:mutiny.in-phase-three")
def test_a_mutiny_in_phase_three_opens_the_next_round(scenario: Arrange) -> None:
    """b-D18."""
    s = scenario(
        GAME,
        seats=4,
        stage="punish",
        used=2,
        crew_discards=NO_TRAITOR,
        p2={"hand": ["n1c2", "n1c3"]},
        p3={"hand": ["g1c1"]},
    )
    s.play("p0 demand", "p2 mutiny n1c2").pass_window().play("p2 appoint p3", "p3 extra p2")
    # The appointment counts as phase 1 of round 3: free cards, no window, then the destination.
    s.expect(round=3, asked="p0 recruit", no_events=["punished"]).play("p0 recruit", "p1 decline")
    s.expect(asked="p2 sail", mutiny_allowed=True).play("p2 sail fort")
    assert "mutiny g1c1" in s.options(3)


@pytest.mark.rule("jolly-roger:punish.captain-may-demand")
@pytest.mark.parametrize("mutiny", [False, True])
def test_a_demand_is_good_for_one_punishment(scenario: Arrange, mutiny: bool) -> None:
    s = scenario(
        GAME,
        seats=4,
        stage="punish",
        used=1,
        crew_discards=NO_TRAITOR,
        p2={"hand": ["n1c4", "n1c1"]},
    ).play("p0 demand")
    assert s.state(JollyRoger).demanded
    if mutiny:
        s.play("p2 mutiny n1c4").pass_window().play("p2 appoint p1")
    else:
        s.pass_window().expect(asked="p1 punish").play("p1 punish p2")
    assert not s.state(JollyRoger).demanded


@pytest.mark.rule("jolly-roger:card.assassin", "jolly-roger:mutiny.ends")
def test_nothing_of_a_mutiny_is_left_when_it_is_over(scenario: Arrange) -> None:
    s = sailing(
        scenario, p0={"hand": ["assassin"]}, p2={"hand": ["n1c4"]}, p3={"hand": ["n1c1", "n1c2"]}
    )
    s.play("p2 mutiny n1c4", "p3 support captain n1c1", "p1 support captain quartermaster")
    s.play("p0 play assassin").expect(asked="p0 reappoint")
    state = s.state(JollyRoger)
    assert (state.mutineer, state.killed, state.office) == (NOBODY, NOBODY, NEUTRAL)
    assert state.sides == [NEUTRAL] * 4
