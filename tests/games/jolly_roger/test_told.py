"""What everybody is told and shown, and what can no longer be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.components.cards import kinds_of
from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario
from tests.games.jolly_roger.mutinies import GAME, NO_TRAITOR, sailing

Arrange = Callable[..., Scenario]
HIDDEN = {"loot": "hidden"}
ANY_TIME = ["second-mate", "stowaways", "surgeon"]
LEARNED = "kernel:undo-learned"


@pytest.mark.rule("jolly-roger:card.bosun")
def test_the_guard_is_told(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, crew_discards=NO_TRAITOR, p1={"hand": ["bloody-pirate", "bosun"]})
    s.play("p0 sail treasure-island").pass_window()
    s.play("p1 play bloody-pirate", "p1 play bosun", "p1 post p2")
    s.expect(events=["guard-posted p1 owner=2"])


@pytest.mark.rule("jolly-roger:punish.captain-may-demand")
@pytest.mark.parametrize(
    ("said", "told", "other"),
    [
        ("demand", "punishment-demanded p0", "punishment-waived"),
        ("waive", "punishment-waived p0", "punishment-demanded"),
    ],
)
def test_what_the_captain_says_about_punishment(
    scenario: Arrange, said: str, told: str, other: str
) -> None:
    s = scenario(GAME, seats=4, stage="punish", used=1, p2={"hand": ["n1c1"]})
    s.play(f"p0 {said}").expect(events=[told], no_events=[other])


@pytest.mark.rule("jolly-roger:mutiny.role-cards-count-one")
def test_the_quartermaster_card_is_told_as_one_crew_member(scenario: Arrange) -> None:
    s = sailing(scenario, p2={"hand": ["m1c1"]})
    s.play("p2 mutiny m1c1", "p1 support mutineer quartermaster")
    s.expect(events=["support-laid p1 leader=mutineer card=quartermaster crew=1"])


@pytest.mark.rule("jolly-roger:score.winner")
def test_more_gold_is_told_as_what_decided(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        stage="punish",
        used=10,
        p1={"loot": ["gold-2", "rum"]},
        p3={"loot": ["gold-1", "rum", "rum"]},
    )
    s.play("p0 waive").pass_on().expect(events=["won p1 reason=gold"], winners=[1])


def test_a_card_added_to_an_attack_cannot_be_taken_back(scenario: Arrange) -> None:
    s = sailing(scenario, p1={"hand": ["n1c1", "n1c2"]}).pass_window()
    s.play("p1 add n1c1")
    assert s.match.why_no_undo(1, 1, consent=True) == LEARNED


@pytest.mark.rule("jolly-roger:variant.hidden-loot-stays-hidden")
def test_gold_is_counted_for_those_who_see_the_loot(scenario: Arrange) -> None:
    people = {"p1": {"loot": ["gold-2"], "buried": ["gold-1"]}}
    s = scenario(GAME, seats=4, **people)
    assert [s.seen(viewer, 1)["gold"] for viewer in (0, 1, None)] == [3, 3, 3]
    s = scenario(GAME, seats=4, options=HIDDEN, **people)
    assert [s.seen(viewer, 1)["gold"] for viewer in (0, 1, None)] == [None, 3, None]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-stays-hidden", "jolly-roger:bribe.cards")
def test_hidden_loot_given_away_is_known_to_giver_and_receiver(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"loot": ["gold-3", "rum"]})
    s.play("p0 sail fort", "p2 bribe p1 gold-3", "p1 accept")
    seen = {viewer: s.seen(viewer, 1)["loot"] for viewer in (0, 1, 2, None)}
    assert seen == {0: [None], 1: ["gold-3"], 2: ["gold-3"], None: [None]}
    # What is left of the giver's loot, the receiver has not seen.
    assert s.seen(1, 2)["loot"] == [None]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-stays-hidden")
def test_samples_deal_out_hidden_loot_anew(scenario: Arrange) -> None:
    loot = ["gold-3", "gold-3", "rum"]
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"loot": loot, "buried": ["jewels", "gold-2"]})
    for viewer in (0, None):
        sampled = s.samples(JollyRoger, viewer)
        assert len({tuple(kinds_of(state.loot[2])) for state in sampled}) > 3
        assert len({tuple(kinds_of(state.buried[2])) for state in sampled}) > 3
    assert len({tuple(kinds_of(state.loot[2])) for state in s.samples(JollyRoger, 2)}) == 1


@pytest.mark.rule("jolly-roger:variant.hidden-loot-share")
def test_samples_deal_out_a_hidden_lot_anew(scenario: Arrange) -> None:
    enough = ["n1c4", "g1c4", "m1c4", "n2c3", "g2c3", "m2c3"]
    s = scenario(
        GAME,
        seats=4,
        options=HIDDEN,
        crew_discards=NO_TRAITOR,
        p1={"hand": enough},
        chance={"destination": ["merchant-ship-1"], "loot": ["gold-1", "gold-3", "rum"]},
    )
    s.play("p0 sail merchant-ship").pass_window()
    s.play(*(f"p1 add {card}" for card in enough), "p1 reveal").pass_on().expect(asked="p0 pick")
    lots = {
        viewer: {tuple(kinds_of(state.lot)) for state in s.samples(JollyRoger, viewer)}
        for viewer in (0, 2)
    }
    assert len(lots[0]) == 1
    assert len(lots[2]) > 3


@pytest.mark.rule("jolly-roger:card.traitor-details", "jolly-roger:mutiny.role-cards-side")
@pytest.mark.parametrize("office", [True, False])
def test_a_cancelled_card_frees_the_quartermaster_unless_the_office_is_laid(
    scenario: Arrange, office: bool
) -> None:
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": ["n1c2", "n1c3"]},
        p2={"hand": ["n1c1"]},
        p3={"hand": ["traitor"]},
    )
    s.play("p0 sail fort", "p2 mutiny n1c1").pass_window()
    if office:
        s.play("p1 support mutineer quartermaster")
    s.play("p1 support mutineer n1c2", "p3 betray p1 n1c2").pass_window()
    side = "mutineer" if office else None
    s.expect(mutiny={"sides": ["captain", side, "mutineer", None]})


@pytest.mark.rule("jolly-roger:card.traitor-window")
def test_answers_given_up_in_one_window_are_open_again_in_the_next(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p0={"hand": ["n1c1"]},
        p1={"hand": ["n1c2", "n1c3"]},
        p2={"hand": ["traitor"]},
        p3={"hand": ["m1c1", "m1c2"]},
        # Nobody can change a total any more: no other window lies between.
        crew_discards=["first-mate", "helmsman", "sharpshooter", *ANY_TIME],
        chance={"destination": ["fort-1"]},
    )
    s.play("p0 sail fort").pass_window()
    s.play("p1 add n1c2", "p0 add n1c1", "p2 pass", "p1 reveal")
    s.expect(asked="p0 punishment").play("p0 waive", "p3 mutiny m1c1").pass_window()
    s.play("p3 support mutineer m1c2")
    assert "betray p3 m1c2" in s.options(2)


@pytest.mark.rule("jolly-roger:island.not-reached")
def test_the_island_missed_is_open_again_after_the_next_voyage(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, crew_discards=NO_TRAITOR, chance={"destination": ["pirate-port-1"]})
    s.play("p0 sail treasure-island").pass_window().pass_window()
    s.refuse("p0 sail treasure-island", "island.not-reached")
    s.play("p0 sail pirate-port").pass_on().play("p0 waive").pass_on()
    s.play("p0 appoint p1").pass_on()
    s.expect(asked="p0 sail", round=2)
    assert "sail treasure-island" in s.options(0)
