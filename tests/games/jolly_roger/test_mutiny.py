"""Mutinies: calling one, taking sides, who wins, and what is shared after it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
NO_TRAITOR = ["traitor", "traitor"]


def state(s: Scenario) -> JollyRoger:
    found = s.match.state
    assert isinstance(found, JollyRoger)
    return found


def sailing(scenario: Arrange, **more: object) -> Scenario:
    """The Captain p0 has chosen a Fort; p1 is Quartermaster; no Traitor is about."""
    return scenario(GAME, seats=4, **{"crew_discards": NO_TRAITOR, **more}).play("p0 sail fort")


@pytest.mark.rule(
    "jolly-roger:mutiny.windows",
    "jolly-roger:mutiny.call-window",
    "jolly-roger:mutiny.before-qm-acts",
)
def test_a_mutiny_after_each_decision_of_the_captain(scenario: Arrange) -> None:
    hands = {f"p{seat}": {"hand": ["n1c2" if seat < 3 else "n1c3"]} for seat in range(4)}
    rest: dict[str, object] = {"crew_discards": NO_TRAITOR, **hands}
    appointed = scenario(GAME, seats=4, stage="appoint", **rest).play("p0 appoint p1")
    appointed.play("p2 mutiny n1c2").expect(events=["mutiny-called p2", "mutiny-began p2 owner=0"])
    chosen = scenario(GAME, seats=4, **rest)
    chosen.refuse("p2 mutiny n1c2", "voyage.captain-chooses")
    chosen.play("p0 sail fort", "p2 mutiny n1c2").expect(
        events=["voyage-broken-off destination=fort", "mutiny-began p2"]
    )
    for decision in ("demand", "waive"):
        judged = scenario(GAME, seats=4, stage="punish", used=1, **rest).play(
            f"p0 {decision}", "p2 mutiny n1c2"
        )
        judged.expect(events=["mutiny-began p2"]).pass_on().play("p2 appoint p1")
        # Nobody is punished.
        assert "punished" not in str(judged.match.events).lower().replace("punishmentdemanded", "")


@pytest.mark.rule(
    "jolly-roger:mutiny.interrupted-card-returns",
    "jolly-roger:mutiny.then-destination",
    "jolly-roger:mutiny.in-phase-one-or-two",
)
def test_the_voyage_is_broken_off_and_may_be_confirmed(scenario: Arrange) -> None:
    s = sailing(scenario, p2={"hand": ["n1c1"]})
    s.play("p2 mutiny n1c1")
    piles = s.match.view(0)["piles"]
    assert isinstance(piles, list)
    assert isinstance(piles[0], dict)
    assert (piles[0]["cards"], s.match.view(0)["voyage"]) == (5, None)
    s.pass_on().play("p0 appoint p1", "p1 extra p1").expect(asked="p0 sail", round=1, used=[])
    assert "sail fort" in s.options(0)


@pytest.mark.rule(
    "jolly-roger:mutiny.once-per-round",
    "jolly-roger:mutiny.in-phase-one-or-two",
    "jolly-roger:mutiny.call-window",
)
def test_one_mutiny_a_round(scenario: Arrange) -> None:
    """b-D5."""
    s = sailing(scenario, mutinied=True, p2={"hand": ["n1c1"]})
    # The window opens although no mutiny is possible: an any-time card may be played.
    assert s.options(2) == ["pass"]
    s.refuse("p2 mutiny n1c1", "mutiny.once-per-round")


@pytest.mark.rule("jolly-roger:mutiny.not-the-captain", "jolly-roger:mutiny.start")
def test_anybody_but_the_captain_calls_with_a_crew_card(scenario: Arrange) -> None:
    s = sailing(scenario, p0={"hand": ["n1c1"]}, p1={"hand": ["g1c1"]}, p2={"hand": ["m1c1"]})
    s.refuse("p0 mutiny n1c1", "mutiny.not-the-captain")
    s.refuse("p3 mutiny n1c1", "mutiny.start")
    assert "mutiny g1c1" in s.options(1)
    s.play("p1 mutiny g1c1").expect(mutiny={"mutineer": 1, "mutineers": 1, "captain": 1})


@pytest.mark.rule("jolly-roger:mutiny.several-callers")
def test_the_first_to_declare_leads(scenario: Arrange) -> None:
    s = sailing(scenario, p2={"hand": ["n1c1"]}, p3={"hand": ["g1c1"]})
    assert list(s.match.pending()) == [1, 2, 3, 0]
    s.play("p3 mutiny g1c1").expect(mutiny={"mutineer": 3})
    s.refuse("p2 mutiny n1c1", "mutiny.once-per-round")
    s.play("p2 support mutineer n1c1").expect(mutiny={"mutineers": 2})


@pytest.mark.rule(
    "jolly-roger:mutiny.play-support",
    "jolly-roger:mutiny.open-window",
    "jolly-roger:mutiny.neutral-allowed",
    "jolly-roger:mutiny.ends",
    "jolly-roger:mutiny.ask-totals",
)
def test_everybody_may_support_either_leader_until_all_pass(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"hand": ["g1c2"]},
        p1={"hand": ["n1c2", "n1c3"]},
        p2={"hand": ["m1c1", "m1c2"]},
        p3={"hand": ["g1c1"]},
    )
    s.play("p2 mutiny m1c1")
    assert list(s.match.pending()) == [3, 0, 1, 2]
    s.play(
        "p1 support captain n1c2",
        "p0 support captain g1c2",
        "p2 support mutineer m1c2",
        "p1 support captain n1c3",
    )
    s.expect(
        mutiny={"captain": 8, "mutineers": 3, "sides": ["captain", "captain", "mutineer", None]}
    )
    assert dict(s.match.pending()[3].prompt.args) == {"captain": 8, "mutineer": 3}
    s.play("p0 pass", "p1 pass", "p2 pass")
    s.refuse("p2 support mutineer m1c2", "mutiny.open-window")
    s.play("p3 support mutineer g1c1")
    assert set(s.match.pending()) == {0, 1, 2, 3}
    s.pass_window().expect(asked="p0 reappoint", events=["mutiny-ended p0 captain=8 mutineer=4"])


@pytest.mark.rule("jolly-roger:mutiny.no-switching", "jolly-roger:mutiny.leaders-own-side")
def test_nobody_switches_sides(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"hand": ["g1c2"]},
        p2={"hand": ["m1c1", "m1c2"]},
        p3={"hand": ["g1c1", "g1c3"]},
    )
    s.play("p2 mutiny m1c1", "p3 support captain g1c1")
    s.refuse("p3 support mutineer g1c3", "mutiny.no-switching")
    s.refuse("p2 support captain m1c2", "mutiny.leaders-own-side")
    s.refuse("p0 support mutineer g1c2", "mutiny.leaders-own-side")
    assert "support mutineer g1c3" not in s.options(3)
    s.play("p3 pass").expect(mutiny={"sides": ["captain", None, "mutineer", "captain"]})


@pytest.mark.rule(
    "jolly-roger:mutiny.count-crew",
    "jolly-roger:mutiny.special-cards-count-one",
    "jolly-roger:card.ship-rats",
    "jolly-roger:special.as-plain-in-mutiny",
    "jolly-roger:special.as-plain-no-effect",
)
@pytest.mark.parametrize(
    ("card", "crew"),
    [
        ("n1c4", 4),
        ("n2c1", 1),
        ("g2c3", 3),
        ("cook", 1),
        ("stowaways", 1),
        ("assassin", 1),
        ("ship-rats", 5),
    ],
)
def test_crew_members_count_and_nothing_else(scenario: Arrange, card: str, crew: int) -> None:
    s = sailing(scenario, p2={"hand": ["m1c1"]}, p3={"hand": [card]})
    s.play("p2 mutiny m1c1", f"p3 support captain {card}")
    s.expect(mutiny={"captain": 1 + crew, "mutineers": 1}, events=[f"support-laid p3 crew={crew}"])
    assert state(s).hands[3] == ()


@pytest.mark.rule("jolly-roger:mutiny.role-cards-count-one", "jolly-roger:mutiny.role-cards-side")
def test_role_cards_count_one(scenario: Arrange) -> None:
    s = sailing(scenario, p2={"hand": ["m1c1"]})
    s.play("p2 mutiny m1c1").expect(mutiny={"captain": 1, "mutineers": 1})
    assert s.options(1) == [
        "support captain quartermaster",
        "support mutineer quartermaster",
        "pass",
    ]
    s.play("p1 support mutineer quartermaster").expect(
        mutiny={"mutineers": 2, "office": "mutineer"}
    )
    s.refuse("p1 support mutineer quartermaster", "mutiny.role-cards-side")
    s.pass_window().expect(events=["mutiny-ended p2"], asked="p2 reappoint", captain=2)


@pytest.mark.rule("jolly-roger:mutiny.role-cards-side", "jolly-roger:card.traitor-details")
def test_the_quartermaster_card_may_start_a_mutiny_and_cannot_be_answered(
    scenario: Arrange,
) -> None:
    s = scenario(GAME, seats=4, p2={"hand": ["traitor"]}).play("p0 sail fort")
    s.play("p1 mutiny quartermaster").expect(
        mutiny={"mutineer": 1, "mutineers": 1}, asked="p2 mutiny"
    )
    s.refuse("p2 betray p1 quartermaster", "card.traitor-details")


@pytest.mark.rule(
    "jolly-roger:mutiny.six-to-five-example",
    "jolly-roger:mutiny.winner",
    "jolly-roger:mutiny.losers",
)
def test_example_six_to_five(scenario: Arrange) -> None:
    """b-R6."""
    s = sailing(
        scenario,
        p0={"hand": ["n1c3", "n1c2"]},
        p2={"hand": ["g1c3", "g1c2"], "loot": ["gold-1"]},
        p3={"loot": ["gold-2"]},
    )
    s.play(
        "p2 mutiny g1c3",
        "p0 support captain n1c3",
        "p2 support mutineer g1c2",
        "p0 support captain n1c2",
    )
    s.expect(mutiny={"captain": 6, "mutineers": 5})
    s.pass_window().expect(
        captain=0, events=["mutiny-ended p0 captain=6 mutineer=5"], asked="p0 reappoint"
    )
    s.play("p0 appoint p1").expect(
        events=["loot-collected p1 count=1"], p2={"loot": []}, p3={"loot": ["gold-2"]}
    )


@pytest.mark.rule("jolly-roger:mutiny.tie-captain")
def test_a_tie_is_the_captains(scenario: Arrange) -> None:
    """b-R7."""
    s = sailing(scenario, p2={"hand": ["g1c1"]}).play("p2 mutiny g1c1")
    s.pass_window().expect(captain=0, events=["mutiny-ended p0 captain=1 mutineer=1"])


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


@pytest.mark.rule("jolly-roger:mutiny.share-loot", "jolly-roger:mutiny.share-loot-all-players")
def test_the_losers_loot_is_shared_among_all(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"loot": ["gold-1", "gold-2", "gold-3", "rum", "jewels"]},
        p2={"hand": ["g1c4"], "loot": ["hostage"]},
    )
    s.play("p2 mutiny g1c4").pass_window().play("p2 appoint p3").pass_window().play(
        "p2 take gold-3"
    )
    # What p2 holds already does not count, only this lot.
    assert {option.split()[-1] for option in s.options(3)} == {"p0", "p1", "p3"}
    s.play("p3 share gold-2 p3", "p3 share rum p0", "p3 share gold-1 p1")
    assert s.options(3) == [f"share jewels p{seat}" for seat in range(4)]
    s.play("p3 share jewels p2").expect(
        p2={"loot": ["gold-3", "jewels", "hostage"]}, p0={"loot": ["rum"]}
    )


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
    assert state(s).crew_discards[2:] == [
        s_kind(s, name) for name in ("ship-rats", "sea-wolf", "assassin")
    ]
    s.expect(
        p2={"hand": ["cook"]},
        p3={"hand": ["n1c1"]},
        p0={"hand": ["n1c2"]},
        p1={"hand": ["n1c3"]},
        asked="p2 sail",
    )


def s_kind(s: Scenario, name: str) -> int:
    return state(s).tables.crew_number[name]


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
    assert [len(hand) for hand in state(s).hands] == [0, 1, 0, 7]


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


@pytest.mark.rule(
    "jolly-roger:card.assassin",
    "jolly-roger:mutiny.assassin-start-example",
    "jolly-roger:card.assassin-details",
)
def test_example_the_assassin_starts_and_ends_a_mutiny(scenario: Arrange) -> None:
    """b-R8."""
    s = sailing(scenario, p0={"hand": ["n1c4"]}, p2={"hand": ["assassin"]})
    s.refuse("p2 play assassin", "card.assassin")
    s.play("p2 mutiny assassin").expect(
        captain=2, asked="p2 reappoint", events=["leader-killed p2 owner=0", "mutiny-ended p2"]
    )
    assert state(s).crew_discards[2:] == [s_kind(s, "assassin")]


@pytest.mark.rule("jolly-roger:card.assassin", "jolly-roger:card.assassin-details")
def test_the_assassins_own_player_may_lose(scenario: Arrange) -> None:
    """b-D14."""
    s = sailing(
        scenario,
        p1={"loot": ["gold-3"]},
        p2={"hand": ["n1c4"], "loot": ["rum"]},
        p3={"hand": ["n1c1", "assassin"], "loot": ["gold-2"]},
    )
    s.play("p2 mutiny n1c4", "p3 support mutineer n1c1", "p3 play assassin")
    assert s.options(3) == ["kill captain", "kill mutineer"]
    s.play("p3 kill mutineer").expect(
        captain=0, events=["leader-killed p3 owner=2", "mutiny-ended p0"]
    )
    s.play("p0 appoint p1").expect(lot=["gold-2", "rum"], p1={"loot": ["gold-3"]})


@pytest.mark.rule("jolly-roger:card.assassin-details")
def test_a_leader_cannot_kill_himself(scenario: Arrange) -> None:
    s = sailing(scenario, p0={"hand": ["assassin"]}, p2={"hand": ["n1c4"]})
    s.play("p2 mutiny n1c4", "p0 play assassin").expect(
        captain=0, events=["leader-killed p0 owner=2"]
    )


@pytest.mark.rule(
    "jolly-roger:card.sea-wolf",
    "jolly-roger:card.sea-wolf-details",
    "jolly-roger:card.ship-rats-always-five",
)
def test_a_sea_wolf_presses_a_neutral_player(scenario: Arrange) -> None:
    """b-D17."""
    s = sailing(
        scenario,
        p0={"hand": ["sea-wolf"]},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["ship-rats"], "loot": ["rum"]},
    )
    s.play("p2 mutiny n1c4", "p0 support captain sea-wolf").expect(
        asked="p0 press", mutiny={"captain": 2}
    )
    # Only neutral players with a card in hand.
    assert s.options(0) == ["press p3"]
    s.refuse("p0 press p2", "card.sea-wolf-details")
    s.play("p0 press p3").expect(asked="p3 lay-pressed")
    assert s.options(3) == ["support captain ship-rats"]
    s.play("p3 support captain ship-rats").expect(
        mutiny={"captain": 7, "sides": ["captain", None, "mutineer", "captain"]}
    )
    s.pass_window().play("p0 appoint p1", "p1 extra p1")
    assert state(s).crew_discards[2:] == [s_kind(s, name) for name in ("sea-wolf", "ship-rats")]


@pytest.mark.rule("jolly-roger:card.sea-wolf-details")
def test_a_sea_wolf_without_a_target_or_as_a_call_only_counts_one(scenario: Arrange) -> None:
    s = sailing(scenario, p2={"hand": ["sea-wolf"]}, p3={"hand": ["n1c1"]})
    s.play("p2 mutiny sea-wolf").expect(mutiny={"mutineers": 1}, asked="p3 mutiny")
    alone = sailing(scenario, p2={"hand": ["n1c1"]}, p3={"hand": ["sea-wolf"]})
    alone.play("p2 mutiny n1c1", "p3 support mutineer sea-wolf").expect(
        mutiny={"mutineers": 2}, asked="p0 mutiny"
    )


@pytest.mark.rule("jolly-roger:card.sea-wolf-details", "jolly-roger:card.traitor-details")
def test_pressed_players_stay_bound_even_if_their_card_is_cancelled(
    scenario: Arrange,
) -> None:
    s = scenario(
        GAME,
        seats=5,
        p0={"hand": ["sea-wolf"]},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["n1c1", "n1c2"]},
        p4={"hand": ["traitor"]},
    )
    s.play("p0 sail fort", "p2 mutiny n1c4").pass_window()
    s.play("p0 support captain sea-wolf").pass_window().play(
        "p0 press p3", "p3 support captain n1c1"
    )
    s.play("p4 betray p3 n1c1").pass_window().expect(
        mutiny={"captain": 2, "sides": ["captain", None, "mutineer", "captain", None]}
    )
    s.refuse("p3 support mutineer n1c2", "mutiny.no-switching")
