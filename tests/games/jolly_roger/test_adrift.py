"""Cards that somebody has seen and lost track of: until they come in sight again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.game import GAME as RULES
from kaper.games.jolly_roger.state import JollyRoger
from kaper.match import Match
from kaper.testing.scenario import Scenario
from tests.games.jolly_roger.memories import loot_adrift

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
HIDDEN = {"loot": "hidden"}
NO_TRAITOR = ["traitor", "traitor"]


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_everybody_and_the_spectators_begin_without_memories(seats: int) -> None:
    state = Match.begin(RULES, seats, 1, {}).state
    assert state.crew_adrift == [()] * (seats + 1)
    assert state.loot_adrift == [()] * (seats + 1)


@pytest.fixture
def burying(scenario: Arrange) -> Scenario:
    """p1 was shown p2's gold, and p2 may bury now."""
    s = scenario(
        GAME,
        seats=4,
        options=HIDDEN,
        crew_discards=NO_TRAITOR,
        p1={"hand": ["bloody-pirate", "n1c1"]},
        p2={"loot": ["gold-3", "hostage", "rum"]},
    )
    s.play("p0 sail treasure-island", "p2 bribe p1 gold-3", "p1 decline").pass_window()
    return s.play("p1 play bloody-pirate").pass_on().expect(asked="p2 bury")


@pytest.mark.rule("jolly-roger:variant.hidden-loot-mark-buried")
def test_who_saw_a_card_loses_track_when_another_may_have_been_it(burying: Scenario) -> None:
    assert burying.seen(1, 2)["loot"] == [None, None, "gold-3"]
    assert loot_adrift(burying) == [[], [], [], [], []]
    burying.play("p2 bury hostage")
    assert burying.seen(1, 2)["loot"] == [None, None]
    # Nobody else had seen it, and its owner knows where it is.
    assert loot_adrift(burying) == [[], ["gold-3"], [], [], []]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-mark-buried")
def test_the_first_seat_loses_track_like_any_other(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        options=HIDDEN,
        crew_discards=NO_TRAITOR,
        p1={"hand": ["bloody-pirate", "n1c1"]},
        p2={"loot": ["gold-3", "hostage"]},
    )
    s.play("p0 sail treasure-island", "p2 bribe p0 gold-3", "p0 decline").pass_window()
    s.play("p1 play bloody-pirate").pass_on().play("p2 bury hostage")
    assert s.seen(0, 2)["loot"] == [None]
    assert loot_adrift(s) == [["gold-3"], [], [], [], []]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-mark-buried", "jolly-roger:bribe.digital")
def test_loot_that_is_offered_again_is_adrift_no_more(burying: Scenario) -> None:
    burying.play("p2 bury hostage", "p2 bribe p1 gold-3")
    assert loot_adrift(burying) == [[], [], [], [], []]
    assert burying.seen(1, 2)["loot"] == [None, "gold-3"]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-mark-buried", "jolly-roger:bribe.digital")
def test_to_others_it_is_still_where_they_never_saw_it(burying: Scenario) -> None:
    burying.play("p2 bury hostage", "p2 bribe p3 gold-3", "p3 accept")
    # p1 does not learn who has it now.
    assert loot_adrift(burying) == [[], ["gold-3"], [], [], []]
    assert burying.seen(1, 3)["loot"] == [None]
    assert burying.seen(2, 3)["loot"] == ["gold-3"]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-share")
def test_a_new_lot_is_seen_by_nobody_before_the_picks(scenario: Arrange) -> None:
    """p1 has shared the lot of the attack, which was another one."""
    enough = ["n2c1", "n2c1", "n2c2", "g2c1", "g1c1", "m2c1"]
    s = scenario(
        GAME,
        seats=4,
        options=HIDDEN,
        crew_discards=NO_TRAITOR,
        p1={"hand": enough},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["m1c1"]},
        chance={"destination": ["merchant-ship-1"], "loot": ["gold-1", "gold-2", "gold-3"]},
    )
    s.play("p0 sail merchant-ship").pass_window()
    s.play(*(f"p1 add {card}" for card in enough), "p1 reveal").pass_on()
    s.play("p0 take gold-3", "p1 share gold-1 p1", "p1 share gold-2 p3").pass_on()
    s.play("p0 waive", "p2 mutiny n1c4").pass_window().play("p2 appoint p1")
    s.expect(asked="p1 before-pick")
    # Whoever lost a card knows that it is there.
    seen = [s.match.view(viewer)["lot"] for viewer in (0, 1, 2, 3, None)]
    assert seen == [["gold-3"], [None], [None], [None], [None]]


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_a_new_round_forgets_what_was_refused_in_the_last(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, stage="punish", used=1, p0={"loot": ["rum"]}).play("p0 waive")
    s.play(*(3 * ("p0 bribe p3 rum", "p3 decline")))
    s.refuse("p0 bribe p3 rum", "bribe.digital")
    s.pass_on().expect(asked="p0 appoint").play("p0 bribe p3 rum").expect(asked="p3 bribe")


@pytest.mark.parametrize("viewer", [0, 1, 3, 4])
def test_it_is_a_fault_to_remember_what_nobody_has(scenario: Arrange, viewer: int) -> None:
    """The fifth place is that of the spectators."""
    name = None if viewer == 4 else viewer
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"hand": ["cook"], "loot": ["jewels"]})
    state = s.state(JollyRoger)
    cook, jewels = state.tables.crew_number["cook"], state.tables.loot_number["jewels"]
    rum, bosun = state.tables.loot_number["rum"], state.tables.crew_number["bosun"]
    state.crew_adrift[viewer], state.loot_adrift[viewer] = (cook,), (jewels,)
    assert RULES.problems(state) == []
    state.crew_adrift[viewer], state.loot_adrift[viewer] = (bosun,), (rum,)
    assert RULES.problems(state) == [
        f"{name} remembers loot that nobody has",
        f"{name} remembers crew that nobody holds",
    ]


def test_it_is_a_fault_to_lose_track_of_what_one_sees(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"hand": ["cook"], "loot": ["jewels"]})
    s.play("p0 sail fort", "p2 bribe p1 cook", "p1 decline", "p2 bribe p1 jewels", "p1 decline")
    state = s.state(JollyRoger)
    cook, jewels = state.tables.crew_number["cook"], state.tables.loot_number["jewels"]
    # p2 has the cards, p1 was shown them; p3 may have seen them before.
    for viewer, faults in ((1, 2), (2, 2), (3, 0)):
        state.crew_adrift[viewer], state.loot_adrift[viewer] = (cook,), (jewels,)
        assert len(RULES.problems(state)) == faults
        state.crew_adrift[viewer], state.loot_adrift[viewer] = (), ()
