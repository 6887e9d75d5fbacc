"""Mutinies: calling one, taking sides, and who wins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.components.cards import COOK, KINDS, TRAITOR
from kaper.games.jolly_roger.doors import begin_mutiny
from kaper.games.jolly_roger.rules.answers import may_be_held
from kaper.games.jolly_roger.state import CAPTAIN, MUTINEER, NEUTRAL, JollyRoger
from kaper.testing.scenario import Scenario
from tests.games.jolly_roger.mutinies import NO_TRAITOR, sailing

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"


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


@pytest.mark.rule("jolly-roger:mutiny.call-window", "jolly-roger:mutiny.once-per-round")
@pytest.mark.parametrize("mutinied", [False, True])
def test_only_who_may_call_a_mutiny_is_asked_for_one(scenario: Arrange, mutinied: bool) -> None:
    """Not the Captain, and nobody in a round that has had its mutiny."""
    hands = {f"p{seat}": {"hand": ["n1c2" if seat < 3 else "n1c3"]} for seat in range(4)}
    s = scenario(GAME, seats=4, mutinied=mutinied, **hands).play("p0 sail fort")
    asked = {seat: d.prompt.key for seat, d in s.match.pending().items()}
    call = "after-decision" if mutinied else "mutiny-or-pass"
    assert asked == {
        seat: f"jolly-roger-prompt-{call if seat else 'after-decision'}" for seat in range(4)
    }
    for seat in range(4):
        calls = [option for option in s.options(seat) if option.startswith("mutiny")]
        assert bool(calls) == (seat > 0 and not mutinied)


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
    assert s.state(JollyRoger).hands[3] == ()


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


@pytest.mark.rule("jolly-roger:mutiny.start", "jolly-roger:card.sea-wolf-details")
def test_a_mutiny_begins_without_a_trace_of_the_one_before(scenario: Arrange) -> None:
    state = scenario(GAME, seats=4, captain="p0").state(JollyRoger)
    state.bound, state.barred, state.offered = 0b1000, True, [1, 2, 3, 4]
    state.sides = [MUTINEER] * 4
    begin_mutiny(state, 2)
    assert (state.mutineer, state.mutinied, state.bound, state.barred) == (2, True, 0, False)
    assert state.offered == [0] * 4
    assert state.sides == [CAPTAIN, NEUTRAL, MUTINEER, NEUTRAL]


@pytest.mark.rule("jolly-roger:special.windows")
def test_a_card_may_be_held_as_long_as_not_all_of_them_lie_open(scenario: Arrange) -> None:
    """On the discard pile, on the table, played and waiting, or laid in a mutiny."""
    state = scenario(GAME, seats=4, p1={"hand": ["n1c1"]}).state(JollyRoger)

    def may_be_held_with(discards: int, table: int, played: int, laid: int) -> bool:
        state.crew_discards, state.table = [TRAITOR] * discards, [TRAITOR] * table
        state.played, state.laid = [TRAITOR] * played, [3 * KINDS + TRAITOR] * laid
        return may_be_held(state, (TRAITOR,))

    assert may_be_held_with(0, 0, 0, 0)
    for seen in ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)):
        assert may_be_held_with(*seen)
    for seen in (
        (2, 0, 0, 0),
        (1, 1, 0, 0),
        (0, 1, 1, 0),
        (1, 0, 1, 0),
        (1, 0, 0, 1),
        (0, 1, 0, 1),
    ):
        assert not may_be_held_with(*seen)
    assert may_be_held(state, (TRAITOR, COOK))
    # Nobody holds anything where all hands are empty.
    state.hands = [()] * 4
    assert not may_be_held_with(0, 0, 0, 0)
