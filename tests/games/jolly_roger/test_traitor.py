"""The Traitor: what it answers, how long, and chains of answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.doors import unshow
from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"


@pytest.mark.rule(
    "jolly-roger:card.traitor",
    "jolly-roger:card.traitor-window",
    "jolly-roger:special.discard-after-use",
)
def test_a_card_with_an_effect_waits_for_answers(scenario: Arrange) -> None:
    s = scenario(
        GAME, seats=4, p0={"hand": ["stowaways"]}, p1={"hand": ["n1c1"]}, p2={"hand": ["traitor"]}
    )
    s.play("p0 play stowaways")
    # Everybody else is asked, Traitor or not, and nothing else is played meanwhile.
    assert list(s.match.pending()) == [1, 2, 3]
    assert (s.options(1), s.options(2), s.options(3)) == (
        ["pass"],
        ["betray p0 stowaways", "pass"],
        ["pass"],
    )
    s.refuse("p1 mutiny n1c1", "card.traitor-window")
    s.refuse("p0 sail fort", "card.traitor-window")
    s.refuse("p1 betray p0 stowaways", "card.traitor")
    assert s.match.view(1)["passed"] == []
    s.play("p2 betray p0 stowaways").pass_window()
    s.expect(
        events=["card-cancelled p0 card=stowaways"],
        crew_discards=["traitor", "stowaways"],
        p0={"hand": []},
        asked="p0 sail",
    )


@pytest.mark.rule("jolly-roger:card.traitor-window")
def test_it_acts_when_all_have_passed(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p0={"hand": ["stowaways"]},
        p2={"hand": ["traitor"]},
        chance={"crew": ["n1c1", "n1c2"]},
    )
    s.play("p0 play stowaways").pass_window().expect(
        p0={"hand": ["n1c1", "n1c2"]}, p2={"hand": ["traitor"]}
    )


@pytest.mark.rule("jolly-roger:card.traitor-details")
def test_a_traitor_against_a_traitor(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p0={"hand": ["stowaways", "traitor"]},
        p2={"hand": ["traitor"]},
        chance={"crew": ["n1c1", "n1c2"]},
    )
    s.play("p0 play stowaways", "p2 betray p0 stowaways")
    # The player of a card may answer the Traitor, but not the own card.
    assert list(s.match.pending()) == [3, 0, 1]
    s.play("p0 betray p2 traitor")
    # No third Traitor exists: it acts at once, and so does the first card, which nobody can answer.
    s.expect(
        events=["card-cancelled p2 card=traitor", "crew-drawn p0"],
        p0={"hand": ["n1c1", "n1c2"]},
        crew_discards=["traitor", "traitor", "stowaways"],
        asked="p0 sail",
    )


@pytest.mark.rule("jolly-roger:card.traitor-window", "jolly-roger:special.windows")
def test_nobody_is_asked_once_both_traitors_are_discarded(scenario: Arrange) -> None:
    """The second Traitor comes to the discards while a card waits: by the hand limit."""
    full = ["g1c2", "g1c3", "g1c4", "m1c1", "m1c2", "m1c3", "traitor"]
    s = scenario(
        GAME,
        seats=4,
        crew_discards=["traitor"],
        p0={"hand": ["stowaways", "n1c3"]},
        p1={"hand": ["n2c1"]},
        p2={"hand": full},
        chance={"crew": ["n1c1", "n1c2"]},
    )
    s.play("p0 play stowaways", "p1 bribe p2 n2c1", "p2 accept").expect(asked="p2 discard")
    s.play("p2 discard traitor")
    s.expect(p0={"hand": ["n1c1", "n1c2", "n1c3"]}, asked="p0 sail")


@pytest.mark.rule(
    "jolly-roger:card.traitor",
    "jolly-roger:card.traitor-window",
    "jolly-roger:card.traitor-details",
)
def test_plain_cards_in_an_attack_can_be_answered_until_one_acts(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p0={"hand": ["g1c1"]},
        p1={"hand": ["n1c1", "n1c2"]},
        p2={"hand": ["traitor", "m1c1"]},
    )
    s.play("p0 sail fort").pass_window().play("p1 add n1c1", "p0 add g1c1")
    assert "betray p0 g1c1" in s.options(2)
    assert "betray p1 n1c1" in s.options(2)
    s.play("p2 add m1c1")
    assert "betray p0 g1c1" not in s.options(2)
    s.refuse("p2 betray p0 g1c1", "card.traitor-window")
    s.refuse("p2 betray p2 m1c1", "card.traitor-details")
    s.play("p1 add n1c2", "p2 betray p1 n1c2").pass_window()
    s.expect(voyage={"crew": ["n1c1", "g1c1", "m1c1"]}, crew_discards=["traitor", "n1c2"])


@pytest.mark.rule("jolly-roger:card.traitor-details")
def test_the_duty_of_the_first_card_is_done_even_if_it_is_cancelled(
    scenario: Arrange,
) -> None:
    s = scenario(GAME, seats=4, p1={"hand": ["n1c1", "n1c2"]}, p2={"hand": ["traitor"]})
    s.play("p0 sail fort").pass_window().play("p1 add n1c1", "p2 betray p1 n1c1").pass_window()
    s.expect(voyage={"crew": []}, asked="p1 attack")
    assert "reveal" in s.options(1)


@pytest.mark.rule("jolly-roger:card.traitor-window")
def test_a_pass_gives_up_the_answer(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p1={"hand": ["n1c1", "n1c2"]}, p2={"hand": ["traitor"]})
    s.play("p0 sail fort").pass_window().play("p1 add n1c1", "p2 pass", "p1 add n1c2")
    assert s.options(2) == [*(f"add {card}" for card in ["traitor"]), "betray p1 n1c2", "pass"]


@pytest.mark.rule("jolly-roger:card.traitor-window")
def test_a_cancelled_card_takes_no_other_answer_away(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p0={"hand": ["g1c1"]},
        p1={"hand": ["n1c1"]},
        p2={"hand": ["traitor"]},
        p3={"hand": ["traitor"]},
    )
    s.play("p0 sail fort").pass_window().play("p1 add n1c1", "p3 pass", "p0 add g1c1")
    s.play("p2 betray p1 n1c1").pass_window()
    # p3 gave up the first card, which is gone, but not the second.
    assert [option for option in s.options(3) if "betray" in option] == ["betray p0 g1c1"]


@pytest.mark.rule("jolly-roger:card.traitor-details", "jolly-roger:card.ship-rats")
def test_ship_rats_cancelled(scenario: Arrange) -> None:
    """b-D11."""
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": ["traitor"]},
        p2={"hand": ["n1c1"]},
        p3={"hand": ["ship-rats", "n1c2"]},
    )
    s.play("p0 sail fort", "p2 mutiny n1c1").pass_window()
    s.play("p3 support mutineer ship-rats").expect(mutiny={"mutineers": 6})
    s.play("p1 betray p3 ship-rats").pass_window()
    s.expect(
        mutiny={"mutineers": 1, "sides": ["captain", None, "mutineer", None]},
        crew_discards=["traitor", "ship-rats"],
    )
    # The card counts as not played: p3 may still choose a side. The Traitor took none either.
    assert "support captain n1c2" in s.options(3)


@pytest.mark.rule("jolly-roger:card.traitor-details", "jolly-roger:mutiny.once-per-round")
def test_a_cancelled_call_is_no_mutiny(scenario: Arrange) -> None:
    """b-D15."""
    s = scenario(
        GAME, seats=4, p1={"hand": ["traitor"]}, p2={"hand": ["n1c1"]}, p3={"hand": ["n1c2"]}
    )
    s.play("p0 sail fort", "p2 mutiny n1c1", "p1 betray p2 n1c1").pass_window()
    s.expect(mutiny=None, mutiny_allowed=True, no_events=["mutiny-began"], voyage={"type": "fort"})
    assert "mutiny n1c2" in s.options(3)
    s.play("p3 mutiny n1c2").expect(mutiny={"mutineer": 3})


@pytest.mark.rule("jolly-roger:card.traitor", "jolly-roger:special.timing")
def test_a_traitor_needs_a_card_to_answer(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p2={"hand": ["traitor"]}).play("p0 sail fort")
    assert s.options(2) == ["mutiny traitor", "pass"]
    s.refuse("p2 betray p0 n1c1", "card.traitor-window")
    s.refuse("p2 play traitor", "card.traitor")
    s.refuse("p2 play n1c1", "special.timing")


@pytest.mark.rule("jolly-roger:card.traitor-details")
def test_cards_merely_discarded_cannot_be_answered(scenario: Arrange) -> None:
    punished = scenario(
        GAME, seats=4, stage="punish", used=1, p2={"hand": ["n1c1"]}, p3={"hand": ["traitor"]}
    )
    punished.play("p0 demand").pass_window().play("p1 punish p2")
    punished.refuse("p3 betray p2 n1c1", "appoint.captain-names-qm")
    full = ["g1c2", "g1c3", "g1c4", "m1c1", "m1c2", "m1c3", "m1c4"]
    over = scenario(
        GAME, seats=4, p0={"hand": ["n1c1"]}, p2={"hand": full}, p3={"hand": ["traitor"]}
    )
    over.play("p0 sail fort", "p0 bribe p2 n1c1", "p2 accept", "p2 discard m1c1")
    assert "betray" not in " ".join(over.options(3))
    over.refuse("p3 betray p2 m1c1", "card.traitor-window")


@pytest.mark.rule("jolly-roger:special.any-time-digital")
def test_no_any_time_card_while_another_card_waits(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p0={"hand": ["stowaways"]},
        p1={"hand": ["n1c1"]},
        p2={"hand": ["second-mate", "n1c2"]},
    )
    s.play("p0 sail fort", "p0 play stowaways")
    assert s.options(2) == ["pass"]
    s.refuse("p2 play second-mate", "card.traitor-window")
    s.pass_window()
    assert "play second-mate" in s.options(2)


@pytest.mark.rule("jolly-roger:card.traitor-window", "jolly-roger:card.traitor-details")
def test_a_cancelled_card_leaves_the_others_to_be_answered_as_before(scenario: Arrange) -> None:
    """Each seat can still answer the cards laid since its last move; of cards alike the last one
    counts as cancelled."""
    state = scenario(GAME, seats=4).state(JollyRoger)
    state.shown, state.since = [7, 8, 7, 9], [0, 2, 3, 4]
    unshow(state, 7)
    assert (state.shown, state.since) == ([7, 8, 9], [0, 2, 2, 3])
    unshow(state, 7)
    assert (state.shown, state.since) == ([8, 9], [0, 1, 1, 2])
