"""A round: appointment, free cards, the choice of destination, punishment, what follows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.rules.attack import Attack
from kaper.games.jolly_roger.rules.voyage import Recruit
from kaper.games.jolly_roger.state import MUTINY_ENDING, JollyRoger
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"


def state(s: Scenario) -> JollyRoger:
    found = s.match.state
    assert isinstance(found, JollyRoger)
    return found


@pytest.mark.rule(
    "jolly-roger:round.three-phases",
    "jolly-roger:round.captain-announces",
    "jolly-roger:round.next",
)
def test_three_phases_and_the_next_round(scenario: Arrange) -> None:
    s = scenario(
        GAME, seats=4, stage="appoint", captain="p2", chance={"destination": ["pirate-port-1"]}
    )
    s.expect(stage="phase-1", round=1, asked="p2 appoint", events=["round-began p2 round=1"])
    s.play("p2 appoint p3").expect(stage="phase-1")
    s.play(*(f"p{seat} decline" for seat in (2, 0, 1))).pass_window()
    s.expect(stage="phase-2", asked="p2 sail")
    s.play("p2 sail pirate-port").pass_window().expect(stage="phase-3", asked="p2 punishment")
    s.play("p2 waive").pass_window()
    s.expect(stage="phase-1", round=2, asked="p2 appoint", events=["round-began p2 round=2"])


def test_the_new_quartermaster_is_not_named_to_themselves(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, stage="appoint", captain="p2")
    s.play("p2 appoint p3", *(f"p{seat} decline" for seat in (2, 0, 1)))
    asked = {seat: dict(s.match.decision(seat).prompt.args) for seat in (0, 3)}
    assert asked == {0: {"decided": "appointed", "owner": 3}, 3: {"decided": "you-appointed"}}


@pytest.mark.rule(
    "jolly-roger:appoint.captain-names-qm",
    "jolly-roger:appoint.not-himself",
    "jolly-roger:appoint.keep-or-change",
)
def test_the_captain_appoints_anybody_but_himself(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, stage="appoint", quartermaster="p1")
    assert s.options(0) == ["appoint p1", "appoint p2", "appoint p3"]
    s.refuse("p0 appoint p0", "appoint.not-himself")
    s.refuse("p1 appoint p2", "appoint.captain-names-qm")
    kept = scenario(GAME, seats=4, stage="appoint", quartermaster="p1").play("p0 appoint p1")
    kept.expect(quartermaster=1, events=["appointed p0 owner=1"])
    s.play("p0 appoint p3").expect(quartermaster=3)


@pytest.mark.rule("jolly-roger:appoint.free-card", "jolly-roger:appoint.free-card-order")
def test_empty_hands_draw_clockwise_from_the_captain_before_any_mutiny(
    scenario: Arrange,
) -> None:
    s = scenario(
        GAME,
        seats=4,
        stage="appoint",
        captain="p2",
        p0={"hand": ["n1c1"]},
        chance={"crew": ["g1c1", "m1c1"]},
    )
    s.play("p2 appoint p0").expect(asked="p2 recruit")
    s.refuse("p0 mutiny n1c1", "appoint.free-card")
    s.play("p2 recruit").expect(asked="p3 recruit", p2={"hand": ["g1c1"]})
    s.play("p3 decline").expect(asked="p1 recruit", p3={"hand": []})
    s.play("p1 recruit").expect(p1={"hand": ["m1c1"]}, p0={"hand": ["n1c1"]})
    assert set(s.match.pending()) == {0, 1, 2, 3}
    s.play("p0 mutiny n1c1")


@pytest.mark.rule("jolly-roger:attack.qm-empty-hand")
def test_an_empty_handed_quartermaster_must_draw(scenario: Arrange) -> None:
    hands = {f"p{seat}": {"hand": ["n1c2"]} for seat in (0, 2, 3)}
    s = scenario(GAME, seats=4, stage="appoint", chance={"crew": ["n2c1"]}, **hands)
    s.play("p0 appoint p1").expect(p1={"hand": ["n2c1"]}, events=["crew-drawn p1 count=1"])
    s = scenario(GAME, seats=4, captain="p0", quartermaster="p1", p2={"hand": ["n1c1"]})
    s.play("p0 sail fort").pass_window()
    # Without a card the duty lapses: the window is open and he may only reveal or wait.
    s.expect(asked="p1 attack")
    assert s.options(1) == ["reveal", "pass"]


@pytest.mark.rule("jolly-roger:voyage.captain-chooses", "jolly-roger:voyage.draw-face-down")
def test_the_captain_chooses_one_of_five_types(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"hand": ["n1c1"]})
    names = ["fort", "merchant-ship", "settlement", "pirate-port", "treasure-island"]
    assert s.options(0) == [f"sail {name}" for name in names]
    s.refuse("p1 sail fort", "voyage.captain-chooses")
    s.refuse("p0 sail havana", "voyage.captain-chooses")
    s.play("p0 sail fort")
    view = s.match.view(0)
    piles, voyage = view["piles"], view["voyage"]
    assert isinstance(piles, list)
    assert isinstance(piles[0], dict)
    assert isinstance(voyage, dict)
    assert (piles[0]["cards"], voyage["type"], voyage["destination"]) == (4, "fort", None)


@pytest.mark.rule("jolly-roger:voyage.empty-pile", "jolly-roger:piles.loot-and-destinations-never")
def test_an_empty_pile_cannot_be_chosen(scenario: Arrange) -> None:
    forts = [f"fort-{number}" for number in range(1, 6)]
    s = scenario(GAME, seats=4, used=forts)
    assert "sail fort" not in s.options(0)
    s.refuse("p0 sail fort", "voyage.empty-pile")
    s.expect(round=6)


@pytest.mark.rule("jolly-roger:punish.captain-may-demand", "jolly-roger:punish.random-card")
def test_a_punishment_costs_a_random_card(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        stage="punish",
        used=1,
        p2={"hand": ["n1c1", "g2c2", "cook"]},
        chance={"hand": ["g2c2"]},
    )
    assert s.options(0) == ["demand", "waive"]
    s.refuse("p2 waive", "punish.captain-may-demand")
    s.play("p0 demand").pass_window().expect(asked="p1 punish")
    s.play("p1 punish p2").expect(events=["punished p1 owner=2 card=g2c2"], crew_discards=["g2c2"])
    assert [len(hand) for hand in state(s).hands] == [0, 0, 2, 0]


@pytest.mark.rule("jolly-roger:punish.captain-may-demand")
def test_a_waived_punishment_costs_nothing(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, stage="punish", used=1, p2={"hand": ["n1c1"]})
    s.play("p0 waive").pass_window().expect(p2={"hand": ["n1c1"]}, asked="p0 appoint")


@pytest.mark.rule(
    "jolly-roger:punish.qm-must-obey",
    "jolly-roger:punish.qm-chooses-victim",
    "jolly-roger:setup.roles-example",
)
def test_the_quartermaster_punishes_neither_captain_nor_himself(scenario: Arrange) -> None:
    """b-R9: player 2 is Quartermaster, player 3 Captain."""
    hands = {f"p{seat}": {"hand": ["n1c2" if seat < 3 else "n1c3"]} for seat in range(4)}
    s = scenario(GAME, seats=4, stage="punish", used=1, captain="p2", quartermaster="p1", **hands)
    s.play("p2 demand").pass_window()
    assert s.options(1) == ["punish p0", "punish p3"]
    s.refuse("p1 punish p2", "punish.qm-chooses-victim")
    s.refuse("p1 punish p1", "punish.qm-chooses-victim")
    s.refuse("p1 decline", "punish.qm-must-obey")
    s.refuse("p2 punish p0", "punish.qm-chooses-victim")


@pytest.mark.rule("jolly-roger:punish.empty-victims")
def test_empty_hands_cannot_be_punished(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, stage="punish", used=1, p3={"hand": ["n1c1"]})
    s.play("p0 demand").pass_window()
    assert s.options(1) == ["punish p3"]
    s.refuse("p1 punish p2", "punish.empty-victims")
    s = scenario(GAME, seats=4, stage="punish", used=1, p0={"hand": ["n1c1"]})
    s.play("p0 demand").pass_window().expect(asked="p0 appoint", no_events=["punished"])


@pytest.mark.rule("jolly-roger:hand.discard-excess", "jolly-roger:hand.discard-own-choice")
def test_cards_over_the_limit_are_discarded_at_once(scenario: Arrange) -> None:
    """b-D10."""
    seven = ["n1c1", "n1c2", "n1c3", "n1c4", "g1c1", "g1c2", "stowaways"]
    s = scenario(
        GAME,
        seats=4,
        p0={"hand": seven},
        crew_discards=["traitor", "traitor"],
        chance={"crew": ["m1c1", "m1c2"]},
    )
    s.play("p0 play stowaways").expect(asked="p0 discard")
    s.refuse("p0 sail fort", "voyage.captain-chooses")
    s.refuse("p1 pass", "hand.discard-excess")
    s.play("p0 discard g1c1").expect(asked="p0 sail")
    s.expect(p0={"hand": ["n1c1", "n1c2", "n1c3", "n1c4", "g1c2", "m1c1", "m1c2"]})
    assert "g1c1" in str(s.match.view(None)["crew_discards"])


@pytest.mark.rule("jolly-roger:hand.discard-excess")
def test_two_cards_over_the_limit(scenario: Arrange) -> None:
    """b-D10: seven of seven, two drawn; the question tells how many are too many."""

    def too_many() -> dict[str, object]:
        return dict(s.match.pending()[0].prompt.args)

    seven = ["n1c1", "n1c2", "n1c3", "n1c4", "g1c1", "g1c2", "g1c3"]
    s = scenario(GAME, seats=4, p0={"hand": seven}, chance={"destination": ["pirate-port-2"]})
    s.play("p0 sail pirate-port").pass_on().expect(asked="p0 discard")
    assert too_many() == {"count": 2}
    s.play("p0 discard n1c1").expect(asked="p0 discard")
    assert too_many() == {"count": 1}
    s.play("p0 discard n1c2")
    assert len(state(s).hands[0]) == 7


def test_rounds_and_phases_by_the_stage(scenario: Arrange) -> None:
    """A voyage belongs to its round until its card lies among those used."""
    state = scenario("jolly-roger", seats=4).state(JollyRoger)
    state.used = [0, 1]
    seen = []
    for stage in range(MUTINY_ENDING + 1):
        state.stage = stage
        seen.append((state.round(), state.phase()))
    assert seen == [(3, 1)] * 3 + [(3, 2)] * 3 + [(2, 3)] * 4


@pytest.mark.rule("jolly-roger:appoint.free-card")
@pytest.mark.parametrize(
    ("hand", "cards_left", "asked"),
    [([], True, True), (["n1c1"], True, False), ([], False, False), (["n1c1"], False, False)],
)
def test_a_free_card_is_for_empty_hands_as_long_as_there_is_one(
    scenario: Arrange, hand: list[str], cards_left: bool, asked: bool
) -> None:
    """Whoever was given a card meanwhile is not asked any more."""
    s = scenario("jolly-roger", seats=4, captain="p0", quartermaster="p1", p2={"hand": hand})
    state = s.state(JollyRoger)
    if not cards_left:
        state.crew_pile, state.crew_discards = [], []
    below = len(state.stack)
    state.stack.append(Recruit(2))
    assert Recruit(2).step(state) is asked
    assert len(state.stack) == below + asked


@pytest.mark.rule("jolly-roger:attack.open-window")
def test_who_lets_time_run_out_passes_but_the_quartermaster_reveals(scenario: Arrange) -> None:
    state = scenario("jolly-roger", seats=4).state(JollyRoger)
    attack = Attack((2, 3, 0, 1), owner=1)
    assert [str(attack.lapse(state, seat)) for seat in range(4)] == [
        "pass",
        "reveal",
        "pass",
        "pass",
    ]
