"""Bribes: gifts of crew cards and loot, offered, taken, refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.card_events import BribeOffered, BribeTaken
from kaper.games.jolly_roger.game import GAME as RULES
from kaper.games.jolly_roger.rules.bribes import bribe_form, suggest_bribes
from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"


@pytest.mark.rule("jolly-roger:bribe.cards", "jolly-roger:bribe.digital")
def test_a_crew_card_changes_hands(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p1={"hand": ["n1c1", "n1c2"]}, p2={"hand": ["g1c1"]})
    s.play("p0 sail fort", "p1 bribe p2 n1c2").expect(asked="p2 bribe")
    assert dict(s.match.pending()[2].prompt.args) == {"owner": 1, "card": "n1c2"}
    s.play("p2 accept").expect(p1={"hand": ["n1c1"]}, p2={"hand": ["n1c2", "g1c1"]})
    for viewer, name in ((1, "n1c2"), (2, "n1c2"), (0, ""), (None, "")):
        told = s.match.redacted(viewer)
        cards = [e.card for e in told if isinstance(e, (BribeOffered, BribeTaken))]
        assert cards == [name, name]


@pytest.mark.rule("jolly-roger:bribe.cards", "jolly-roger:bribe.digital")
def test_open_loot_changes_hands_and_buried_does_not(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"loot": ["gold-1"], "buried": ["gold-3"]})
    form = s.match.pending()[0].form
    assert form is not None
    assert [field.choices for field in form.fields] == [("p1", "p2", "p3"), ("gold-1",)]
    s.refuse("p0 bribe p3 gold-3", "bribe.cards")
    s.refuse("p0 bribe p0 gold-1", "bribe.digital")
    s.play("p0 bribe p3 gold-1", "p3 accept").expect(
        p3={"loot": ["gold-1"]}, p0={"loot": []}, asked="p0 sail"
    )


@pytest.mark.rule("jolly-roger:bribe.never-forced")
def test_a_bribe_may_be_refused(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"loot": ["gold-1"]}).play("p0 bribe p3 gold-1")
    s.refuse("p1 pass", "bribe.never-forced")
    assert s.options(3) == ["accept", "decline"]
    s.play("p3 decline").expect(
        p0={"loot": ["gold-1"]}, events=["bribe-refused p3 owner=0"], asked="p0 sail"
    )


@pytest.mark.rule("jolly-roger:bribe.digital", "jolly-roger:bribe.cards")
def test_an_offer_that_was_refused_can_be_raised(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"hand": ["n1c1"], "loot": ["gold-1", "gold-2"]})
    s.play("p0 bribe p3 gold-1", "p3 decline", "p0 bribe p3 gold-2").expect(asked="p3 bribe")
    s.play("p3 accept").expect(p3={"loot": ["gold-2"]})
    # One that was taken may be followed by more, of whatever kind.
    s.play("p0 bribe p3 n1c1", "p3 accept", "p0 bribe p3 gold-1", "p3 accept")
    s.expect(p0={"hand": [], "loot": []}, p3={"hand": ["n1c1"], "loot": ["gold-1", "gold-2"]})


@pytest.mark.rule("jolly-roger:bribe.digital", "jolly-roger:bribe.never-forced")
def test_who_has_refused_three_times_is_left_alone(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"loot": ["gold-1", "gold-2", "gold-3"]})
    s.play("p0 bribe p3 gold-1", "p3 decline", "p0 bribe p3 gold-2", "p3 decline")
    # Gifts that are taken do not count.
    s.play("p0 bribe p3 gold-1", "p3 accept", "p0 bribe p3 gold-2", "p3 decline")
    s.refuse("p0 bribe p3 gold-3", "bribe.digital")
    form = s.match.pending()[0].form
    assert form is not None
    assert form.fields[0].choices == ("p1", "p2")
    # Others may still be asked, and p3 by others; after the next decision everything is open again.
    s.play("p0 bribe p2 gold-2", "p2 decline", "p0 sail fort", "p3 bribe p0 gold-1", "p0 decline")
    s.play("p0 bribe p3 gold-3").expect(asked="p3 bribe")


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_a_mutiny_opens_all_ears_again(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=["traitor", "traitor"],
        p0={"loot": ["gold-1"]},
        p2={"hand": ["n1c1"]},
    )
    s.play("p0 sail fort", *(3 * ("p0 bribe p3 gold-1", "p3 decline")))
    s.refuse("p0 bribe p3 gold-1", "bribe.digital")
    s.play("p2 mutiny n1c1", "p0 bribe p3 gold-1").expect(asked="p3 bribe")


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_who_may_offer_when(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"hand": ["n1c1"]}, p2={"hand": ["n1c2"]})
    # Outside of windows only who has to decide; in a window everybody, and passes stand.
    s.refuse("p2 bribe p0 n1c2", "voyage.captain-chooses")
    s.play("p0 sail fort", "p1 pass", "p2 bribe p1 n1c2", "p1 accept")
    assert s.match.view(0)["passed"] == [1]


@pytest.mark.rule("jolly-roger:bribe.digital", "jolly-roger:hand.limit")
def test_the_hand_limit_applies_to_gifts(scenario: Arrange) -> None:
    full = ["g1c2", "g1c3", "g1c4", "m1c1", "m1c2", "m1c3", "m1c4"]
    s = scenario(GAME, seats=4, p0={"hand": ["n1c1"]}, p2={"hand": full}).play(
        "p0 bribe p2 n1c1", "p2 accept"
    )
    s.expect(asked="p2 discard").play("p2 discard m1c1").expect(asked="p0 sail")


@pytest.mark.rule("jolly-roger:bribe.promises", "jolly-roger:bribe.never-forced")
def test_promises_are_for_talk(scenario: Arrange) -> None:
    """Nothing in the game records a promise, so nothing can hold anybody to one."""
    assert not any("promise" in verb or "owe" in verb for verb in RULES.grammar.verbs)
    s = scenario(GAME, seats=4, p0={"hand": ["n1c1"]}, p2={"hand": ["n1c2"]}).play("p0 sail fort")
    assert "bribe" not in " ".join(s.options(2))
    assert s.options(2) == ["mutiny n1c2", "pass"]


def test_bots_are_suggested_few_gifts(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=["traitor", "traitor"],
        p0={"hand": ["n1c1"], "loot": ["gold-3", "rum"]},
        p2={"hand": ["n1c2"], "loot": ["gold-1"]},
        p3={"hand": ["n1c3"]},
    )
    assert suggested(s, 0) == []
    s.play("p0 sail fort", "p2 mutiny n1c2")
    # A leader bribes a neutral player who has cards, with the cheapest loot.
    assert suggested(s, 0) == ["bribe p3 rum"]
    # If that is refused, with the next dearer one; what is left is not worth a third offer.
    s.play("p0 bribe p3 rum", "p3 decline")
    assert suggested(s, 0) == ["bribe p3 gold-3"]
    s.play("p0 bribe p3 gold-3", "p3 decline")
    assert suggested(s, 0) == []


@pytest.mark.parametrize("leader", [0, 1])
def test_gifts_are_suggested_to_both_leaders_and_to_nobody_else(
    scenario: Arrange, leader: int
) -> None:
    """The neutral player with the most cards is asked first; those without a card are not."""
    captain = 1 - leader
    s = scenario(
        GAME,
        seats=5,
        captain=f"p{captain}",
        quartermaster="p2",
        crew_discards=["traitor", "traitor"],
        **{f"p{leader}": {"hand": ["n1c2"], "loot": ["rum"]}, f"p{captain}": {"loot": ["rum"]}},
        p2={"loot": ["rum"]},
        p3={"hand": ["n1c3"]},
        p4={"hand": ["n1c4", "g1c1"]},
    )
    s.play(f"p{captain} sail fort", f"p{leader} mutiny n1c2")
    state = s.state(JollyRoger)
    for seat in (0, 1):
        assert [str(gift) for gift in suggest_bribes(state, seat, 8)] == ["bribe p4 rum"]
        assert suggest_bribes(state, seat, 0) == ()
    for seat in (2, 3, 4):
        assert suggest_bribes(state, seat, 8) == ()


@pytest.mark.rule("jolly-roger:card.bosun")
def test_the_guard_is_suggested_a_gift_for_the_poorest(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=["traitor", "traitor"],
        p0={"loot": ["gold-1", "gold-2"]},
        p1={"hand": ["bloody-pirate", "bosun"], "loot": ["rum", "rum"]},
        p2={"loot": ["gold-3", "gold-1"]},
        p3={"loot": ["rum"]},
    )
    s.play("p0 sail treasure-island").pass_window()
    s.play("p1 play bloody-pirate", "p1 play bosun", "p1 post p2")
    assert suggested(s, 2) == ["bribe p3 gold-1"]
    assert suggest_bribes(s.state(JollyRoger), 0, 8) == ()


def test_bots_pay_once(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=5,
        crew_discards=["traitor", "traitor"],
        p0={"hand": ["n1c1"], "loot": ["gold-3", "gold-2", "gold-1", "rum"]},
        p2={"hand": ["n1c2"]},
        p3={"hand": ["n1c3", "n1c4"]},
        p4={"hand": ["g1c1"]},
    )
    s.play("p0 sail fort", "p2 mutiny n1c2", "p0 bribe p3 rum", "p3 accept")
    assert suggested(s, 0) == ["bribe p4 gold-1"]
    s.play("p0 bribe p4 gold-1", "p4 decline", "p0 bribe p4 gold-2", "p4 decline")
    s.play("p0 bribe p4 gold-3", "p4 decline")
    assert suggested(s, 0) == []


def suggested(s: Scenario, seat: int) -> list[str]:
    form = s.match.pending()[seat].form
    assert form is not None
    return [str(action) for action in form.suggest(8)]


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_every_decision_and_every_mutiny_forgets_what_was_refused(scenario: Arrange) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=["traitor", "traitor"],
        p0={"hand": ["n1c1"]},
        p2={"hand": ["n1c4"]},
    )
    refused = ("p0 bribe p1 n1c1", "p1 decline")
    s.play(*refused)
    assert s.state(JollyRoger).offered == [1 << 3, 0, 0, 0]
    s.play("p0 sail fort")
    assert s.state(JollyRoger).offered == [0, 0, 0, 0]
    s.play(*refused, "p2 mutiny n1c4")
    assert s.state(JollyRoger).offered == [0, 0, 0, 0]


@pytest.mark.rule("jolly-roger:bribe.digital", "jolly-roger:bribe.cards")
def test_who_has_something_to_give_has_a_form_for_it(scenario: Arrange) -> None:
    s = scenario(
        "jolly-roger", seats=3, p0={"hand": ["n1c1"]}, p1={"loot": ["rum"]}, p2={"buried": ["rum"]}
    )
    state = s.state(JollyRoger)
    forms = [bribe_form(state, seat) for seat in range(3)]
    assert [form is not None for form in forms] == [True, True, False]
    assert forms[0] is not None
    assert [field.choices for field in forms[0].fields] == [("p1", "p2"), ("n1c1",)]
    for other in (1, 2):
        for _ in range(3):
            s.play(f"p0 bribe p{other} n1c1", f"p{other} decline")
    assert bribe_form(s.state(JollyRoger), 0) is None
