"""Cards for any moment, played by those whom nobody asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.events import LotSeen
from kaper.kernel.errors import IllegalAction
from kaper.testing.scenario import Scenario
from tests.games.jolly_roger.mutinies import NO_TRAITOR, sailing

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
ANY_TIME = "jolly-roger:special.any-time-digital"


def quiet(scenario: Arrange, seats: int = 4, **more: object) -> Scenario:
    """An arrangement without Traitors: what is played acts at once."""
    return scenario(GAME, seats=seats, **{"crew_discards": NO_TRAITOR, **more})


@pytest.mark.rule(ANY_TIME, "jolly-roger:card.stowaways", "jolly-roger:special.timing")
def test_whoever_is_not_asked_may_break_in(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p0={"hand": ["n1c1"]},
        p1={"hand": ["lookout", "cook"]},
        p2={"hand": ["stowaways", "surgeon"]},
        chance={"crew": ["g1c1", "g1c2"]},
    )
    # Nobody waits for it, and nobody else is told.
    assert list(s.match.pending()) == [0]
    assert [s.interruptions(seat) for seat in range(4)] == [
        [],
        [],
        ["play stowaways", "play surgeon"],
        [],
    ]
    s.refuse("p1 play lookout", "voyage.captain-chooses")
    s.refuse("p3 play stowaways", "voyage.captain-chooses")
    s.refuse("p2 pass", "voyage.captain-chooses")
    s.play("p2 play stowaways").expect(asked="p0 answer", events=["card-played p2"])
    s.pass_window().expect(asked="p0 sail", p2={"hand": ["surgeon", "g1c1", "g1c2"]})


@pytest.mark.rule(ANY_TIME)
def test_what_has_been_begun_is_brought_to_its_end_first(scenario: Arrange) -> None:
    full = ["g1c2", "g1c3", "g1c4", "m1c1", "m1c2", "m1c3", "m1c4"]
    s = scenario(
        GAME,
        seats=4,
        p0={"hand": ["n1c1", "second-mate"]},
        p1={"hand": full},
        p2={"hand": ["stowaways"]},
    )
    s.play("p0 bribe p1 n1c1")
    assert s.interruptions(2) == []
    s.refuse("p2 play stowaways", "bribe.never-forced")
    s.play("p1 accept").expect(asked="p1 discard")
    assert s.interruptions(2) == []
    s.play("p1 discard m1c1", "p0 play second-mate").expect(asked="p1 answer")
    assert s.interruptions(2) == []
    s.pass_window().expect(asked="p0 rob")
    assert s.interruptions(2) == []


@pytest.mark.rule(ANY_TIME, "jolly-roger:attack.open-window")
def test_who_has_passed_may_still_break_in(scenario: Arrange) -> None:
    s = quiet(
        scenario,
        p1={"hand": ["n1c1", "n1c2"]},
        p2={"hand": ["stowaways"]},
        chance={"crew": ["g1c1", "g1c2"]},
    )
    s.play("p0 sail fort").pass_window().play("p1 add n1c1", "p2 pass", "p3 pass", "p0 pass")
    # The Quartermaster decides alone.
    assert list(s.match.pending()) == [1]
    assert s.interruptions(2) == ["play stowaways"]
    s.refuse("p2 add stowaways", "attack.open-window")
    s.play("p2 play stowaways").expect(passed=[], p2={"hand": ["g1c1", "g1c2"]})
    assert "add g1c1" in s.options(2)


@pytest.mark.rule(ANY_TIME, "jolly-roger:attack.qm-first-card", "jolly-roger:card.second-mate")
def test_the_first_card_can_be_stolen_before_it_is_played(scenario: Arrange) -> None:
    s = quiet(scenario, p1={"hand": ["n1c1"]}, p2={"hand": ["second-mate"]})
    s.play("p0 sail fort").pass_window().expect(asked="p1 first-card")
    s.play("p2 play second-mate", "p2 rob p1").expect(
        p2={"hand": ["n1c1"]}, voyage={"crew": []}, asked="p1 attack"
    )
    assert s.options(1) == ["reveal", "pass"]


# The Surgeon takes over what the Quartermaster still has to do

TAKES_OVER = (ANY_TIME, "jolly-roger:card.surgeon", "jolly-roger:card.surgeon-takes-over")


@pytest.mark.rule(*TAKES_OVER)
@pytest.mark.parametrize(("more", "asked"), [(["m1c1"], "first-card"), ([], "attack")])
def test_the_first_card_is_the_surgeons_to_play(
    scenario: Arrange, more: list[str], asked: str
) -> None:
    s = quiet(scenario, p1={"hand": ["n1c1"]}, p2={"hand": ["surgeon", *more]})
    s.play("p0 sail fort").pass_window().play("p2 play surgeon")
    s.expect(quartermaster=2, asked=f"p2 {asked}")
    if more:
        s.refuse("p1 add n1c1", "attack.qm-first-card")
    else:
        # With nothing to play, the first card is not owed: one attack, and then the next voyage.
        s.play("p2 reveal").pass_on().play("p0 waive").pass_window().expect(asked="p0 appoint")
        s.play("p0 appoint p1").expect(asked="p0 recruit")


@pytest.mark.rule(*TAKES_OVER)
def test_the_surgeon_assigns_shares_and_punishes(scenario: Arrange) -> None:
    crew = ["n2c1", "n2c1", "n1c1", "g1c1", "m2c1", "multi-1c1"]
    chance = {"destination": ["merchant-ship-1"], "loot": ["gold-1", "gold-3", "rum"]}

    def won() -> Scenario:
        s = quiet(
            scenario,
            p1={"hand": crew},
            p2={"hand": ["surgeon", "m1c1"]},
            p3={"hand": ["n1c2"]},
            chance=chance,
        )
        s.play("p0 sail merchant-ship").pass_window()
        s.play(*(f"p1 add {card}" for card in crew), "p1 reveal")
        return s.pass_window().expect(asked="p1 assign")

    won().play("p2 play surgeon").expect(asked="p2 assign")
    s = won().play("p1 assign melee").pass_window().play("p0 take gold-3", "p1 share gold-1 p1")
    s.play("p2 play surgeon").expect(asked="p2 share")
    s.refuse("p1 share rum p3", "loot.qm-shares-rest")
    s.play("p2 share rum p2").pass_on().play("p0 demand").pass_window().expect(asked="p2 punish")
    late = won().play("p1 assign melee").pass_window()
    late.play("p0 take gold-3", "p1 share gold-1 p1", "p1 share rum p3").pass_on()
    late.play("p0 demand").pass_window().expect(asked="p1 punish").play("p2 play surgeon")
    # The one who was Quartermaster can be punished by now, if he has cards.
    assert late.options(2) == ["punish p3"]


@pytest.mark.rule(*TAKES_OVER, "jolly-roger:variant.hidden-loot-share")
def test_whoever_takes_over_looks_at_the_hidden_lot(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        options={"loot": "hidden"},
        p0={"loot": ["gold-1", "gold-2", "gold-3", "rum"]},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["surgeon"]},
    )
    s.play("p2 mutiny n1c4").pass_window().play("p2 appoint p1").pass_window()
    s.play("p2 take gold-3", "p1 share rum p1")
    assert s.match.view(3)["lot"] == [None, None]
    s.play("p3 play surgeon").expect(asked="p3 share")
    assert [event.seat for event in s.events if isinstance(event, LotSeen)] == [3]
    assert s.match.view(3)["lot"] == ["gold-1", "gold-2"]
    # The Captain of the mutiny still has no share in the rest.
    assert {option.split()[-1] for option in s.options(3)} == {"p0", "p3"}


@pytest.mark.rule(*TAKES_OVER, "jolly-roger:mutiny.redeal-uneven")
def test_the_surgeon_names_who_gets_more_crew(scenario: Arrange) -> None:
    s = sailing(scenario, p2={"hand": ["n1c2"]}, p3={"hand": ["surgeon"]})
    s.play("p2 mutiny n1c2").pass_window().play("p2 appoint p1", "p3 play surgeon")
    s.expect(asked="p3 extras").play("p3 extra p3").expect(p3={"hand": ["n1c2"]}, asked="p2 sail")


# With three players the Surgeon makes its player Captain

THREE = (ANY_TIME, "jolly-roger:variant.three-players-details")


@pytest.mark.rule(*THREE)
def test_with_three_the_new_captain_chooses_and_demands(scenario: Arrange) -> None:
    s = quiet(scenario, 3, p1={"hand": ["surgeon"]}).play("p1 play surgeon")
    s.expect(captain=1, asked="p1 sail")
    s.refuse("p0 sail fort", "voyage.captain-chooses")
    s = quiet(scenario, 3, stage="punish", used=1, p1={"hand": ["surgeon"]}, p2={"hand": ["n1c1"]})
    s.play("p1 play surgeon").expect(asked="p1 punishment").play("p1 demand").pass_window()
    assert s.options(1) == ["punish p2"]


@pytest.mark.rule(*THREE, "jolly-roger:loot.captain-first", "jolly-roger:card.cook-details")
@pytest.mark.parametrize("cook", [False, True])
def test_with_three_the_new_captain_picks_once(scenario: Arrange, cook: bool) -> None:
    s = sailing_three(scenario, ["gold-1", "gold-2", "gold-3", "rum"])
    if cook:
        s.play("p2 play cook").pass_window().play("p2 take gold-3")
    else:
        s.pass_window()
    s.expect(asked="p1 pick").play("p2 play surgeon").expect(captain=2)
    if not cook:
        s.expect(asked="p2 pick").play("p2 take gold-3")
    # The pick is all that the Captain gets of a mutiny's loot.
    s.expect(asked="p2 share", p2={"loot": ["gold-3"]}, left_out=2)
    assert {option.split()[-1] for option in s.options(2)} == {"p0", "p1"}


@pytest.mark.rule(*THREE, "jolly-roger:mutiny.share-loot-others")
def test_with_three_who_has_picked_stays_left_out(scenario: Arrange) -> None:
    s = sailing_three(scenario, ["gold-1", "gold-2", "gold-3", "rum"]).pass_window()
    s.play("p1 take gold-3").expect(asked="p1 share").play("p2 play surgeon")
    s.expect(captain=2, asked="p2 share", left_out=1)
    assert {option.split()[-1] for option in s.options(2)} == {"p0", "p2"}


def sailing_three(scenario: Arrange, loot: list[str]) -> Scenario:
    """p1 has won a mutiny against p0, whose loot is to be shared."""
    s = quiet(
        scenario,
        3,
        p0={"loot": loot},
        p1={"hand": ["n1c4"]},
        p2={"hand": ["surgeon", "cook"]},
    )
    return s.play("p0 sail fort", "p1 mutiny n1c4").pass_window().expect(captain=1)


# Who is told, and when it is too late


@pytest.mark.rule(ANY_TIME)
def test_an_interruption_tells_nothing_and_comes_too_late_for_another_question(
    scenario: Arrange,
) -> None:
    s = quiet(
        scenario,
        p1={"hand": ["n1c1"]},
        p2={"hand": ["stowaways", "second-mate"]},
        chance={"crew": ["g1c1", "g1c2"]},
    )
    for viewer in (0, 1, 3, None):
        seen = s.match.sample(viewer, 5)
        assert seen.view(viewer) == s.match.view(viewer)
    offered = s.match.interruption(2)
    assert offered is not None
    asked = s.match.pending()[0]
    s.match.play(2, "play stowaways", decision=offered.id)
    # The Captain's question is the same, and so is what was meant as an answer.
    assert s.match.pending()[0].id == asked.id
    with pytest.raises(IllegalAction, match="late"):
        s.match.play(2, "play second-mate", decision=offered.id)
    again = s.match.interruption(2)
    assert again is not None
    s.play("p0 sail fort").pass_window().expect(asked="p1 first-card")
    with pytest.raises(IllegalAction, match="late"):
        s.match.play(2, "play second-mate", decision=again.id)
