"""Special cards of any time and of single moments: windows, effects, what is discarded when."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.components.cards import SPECIALS
from kaper.games.jolly_roger.rules.powers import POWERS
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.effects import Special
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
NO_TRAITOR = ["traitor", "traitor"]


def state(s: Scenario) -> JollyRoger:
    found = s.match.state
    assert isinstance(found, JollyRoger)
    return found


def test_every_special_card_is_made_of_words() -> None:
    assert not any(isinstance(effect, Special) for effect in POWERS.values())
    without = {SPECIALS[kind] for kind in range(len(SPECIALS)) if kind not in POWERS}
    assert without == {"traitor", "ship-rats"}


@pytest.mark.rule("jolly-roger:card.second-mate", "jolly-roger:special.any-time-digital")
def test_the_second_mate_steals_from_two(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        p0={"hand": ["second-mate"]},
        p1={"hand": ["n1c1", "n1c2"]},
        p2={"hand": ["g1c1"]},
        p3={"hand": ["m1c1"]},
        chance={"hand": ["n1c2", "m1c1"]},
    )
    # Outside of windows a player who has to decide something may play it.
    assert "play second-mate" in s.options(0)
    s.play("p0 play second-mate").expect(asked="p0 rob")
    s.play("p0 rob p1")
    s.refuse("p0 rob p1", "card.second-mate-one-target")
    s.refuse("p0 rob p0", "card.second-mate-one-target")
    s.play("p0 rob p3").expect(
        p0={"hand": ["n1c2", "m1c1"]}, p1={"hand": ["n1c1"]}, p3={"hand": []}, asked="p0 sail"
    )
    assert state(s).crew_discards[2:] == [SPECIALS.index("second-mate")]


@pytest.mark.rule(
    "jolly-roger:card.second-mate-one-target", "jolly-roger:special.impossible-effect"
)
def test_the_second_mate_with_one_victim_or_none(scenario: Arrange) -> None:
    s = scenario(
        GAME, seats=4, crew_discards=NO_TRAITOR, p0={"hand": ["second-mate"]}, p2={"hand": ["g1c1"]}
    )
    s.play("p0 play second-mate")
    assert s.options(0) == ["rob p2"]
    s.play("p0 rob p2").expect(p0={"hand": ["g1c1"]}, asked="p0 sail")
    none = scenario(GAME, seats=4, p0={"hand": ["second-mate"]})
    assert "play second-mate" not in none.options(0)
    none.refuse("p0 play second-mate", "card.second-mate-one-target")


@pytest.mark.rule(
    "jolly-roger:card.stowaways",
    "jolly-roger:special.impossible-effect",
    "jolly-roger:special.any-time-digital",
)
def test_stowaways_are_discarded_before_the_draw(scenario: Arrange) -> None:
    # The only cards to draw: the pile's one, and then the discards with the Stowaways themselves.
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": ["stowaways"]},
        crew_pile=["n1c1"],
        chance={"crew": ["n1c1", "stowaways"]},
    )
    s.play("p0 sail fort", "p1 play stowaways").pass_window()
    s.expect(
        p1={"hand": ["stowaways", "n1c1"]}, events=["crew-reshuffled", "crew-drawn p1 count=2"]
    )


@pytest.mark.rule("jolly-roger:special.any-time-digital", "jolly-roger:special.as-plain-no-effect")
def test_any_time_cards_in_a_mutiny_take_no_side(scenario: Arrange) -> None:
    s = scenario(
        GAME, seats=4, crew_discards=NO_TRAITOR, p2={"hand": ["n1c1"]}, p3={"hand": ["stowaways"]}
    )
    s.play("p0 sail fort", "p2 mutiny n1c1", "p3 play stowaways")
    s.expect(mutiny={"captain": 1, "mutineers": 1, "sides": ["captain", None, "mutineer", None]})
    assert len(state(s).hands[3]) == 2


@pytest.mark.rule("jolly-roger:card.lookout", "jolly-roger:card.lookout-window")
def test_the_lookout_turns_up_the_destination(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        p1={"hand": ["n1c1"]},
        p2={"hand": ["lookout"]},
        chance={"destination": ["fort-4"]},
    )
    s.play("p0 sail fort", "p2 play lookout").expect(
        voyage={
            "destination": {
                "card": "fort-4",
                "needs": {"navigation": 2, "gunnery": 4, "melee": 3},
                "loot": 5,
                "crew": 0,
            }
        }
    )
    s.pass_window().play("p1 add n1c1")
    # The Quartermaster still ends the playing of cards.
    assert "reveal" in s.options(1)
    s.play("p1 reveal").pass_on().expect(events=["attack-lost"], used=["fort-4"])


@pytest.mark.rule(
    "jolly-roger:card.lookout-window",
    "jolly-roger:special.impossible-effect",
    "jolly-roger:mutiny.interrupted-card-returns",
)
def test_the_card_seen_by_the_lookout_goes_back_face_down(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        p2={"hand": ["lookout", "n1c1"]},
        p3={"hand": ["n1c2"]},
        chance={"destination": ["fort-4"]},
    )
    s.play("p0 sail fort", "p2 play lookout", "p3 mutiny n1c2")
    piles = s.match.view(0)["piles"]
    assert isinstance(piles, list)
    assert isinstance(piles[0], dict)
    assert (piles[0]["cards"], piles[0]["top"]) == (5, "fort-4")
    s.pass_window().play("p3 appoint p1", "p1 extra p1", "p3 sail fort").expect(
        voyage={"destination": None}
    )
    s.pass_window().play(*(["p1 add n1c2"] if state(s).hands[1] else []), "p1 reveal")
    s.expect(
        voyage={
            "destination": {
                "card": "fort-4",
                "needs": {"navigation": 2, "gunnery": 4, "melee": 3},
                "loot": 5,
                "crew": 0,
            }
        }
    )


@pytest.mark.rule("jolly-roger:card.lookout-window")
def test_the_lookout_only_after_the_choice(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, stage="punish", used=1, p2={"hand": ["lookout"]}).play("p0 waive")
    assert "play lookout" not in s.options(2)
    s.refuse("p2 play lookout", "card.lookout-window")
    port = scenario(GAME, seats=4, crew_discards=NO_TRAITOR, p2={"hand": ["lookout"]})
    port.play("p0 sail pirate-port", "p2 play lookout").expect(events=["port-shown"])


@pytest.mark.rule("jolly-roger:card.surgeon", "jolly-roger:card.surgeon-takes-over")
def test_the_surgeon_takes_over_in_the_middle_of_an_attack(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        p1={"hand": ["n1c1", "n1c2"]},
        p2={"hand": ["surgeon", "g1c1"]},
    )
    s.play("p0 sail fort").pass_window().play("p1 add n1c1", "p2 play surgeon").expect(
        quartermaster=2, events=["office-taken p2"]
    )
    # The first card is not owed again, and only the new Quartermaster reveals.
    assert s.options(2) == ["add g1c1", "reveal", "pass"]
    s.refuse("p1 reveal", "attack.qm-reveals")
    s.play("p2 reveal").pass_on().play("p0 demand").pass_window().expect(asked="p2 punish")


@pytest.mark.rule("jolly-roger:card.surgeon")
def test_the_surgeon_holds_the_office_until_the_next_appointment(scenario: Arrange) -> None:
    s = scenario(
        GAME, seats=4, stage="punish", used=1, crew_discards=NO_TRAITOR, p2={"hand": ["surgeon"]}
    )
    s.play("p0 waive", "p2 play surgeon").pass_window().expect(quartermaster=2, asked="p0 appoint")
    s.play("p0 appoint p3").expect(quartermaster=3)


@pytest.mark.rule("jolly-roger:card.surgeon-not-captain", "jolly-roger:card.surgeon-takes-over")
def test_who_cannot_use_the_surgeon(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"hand": ["surgeon"]})
    assert "play surgeon" not in s.options(0)
    s.refuse("p0 play surgeon", "card.surgeon-not-captain")
    q = scenario(GAME, seats=4, p1={"hand": ["surgeon"]}).play("p0 sail fort")
    q.refuse("p1 play surgeon", "card.surgeon-takes-over")
    m = scenario(
        GAME, seats=4, crew_discards=NO_TRAITOR, p2={"hand": ["n1c1"]}, p3={"hand": ["surgeon"]}
    )
    m.play("p0 sail fort", "p2 mutiny n1c1")
    assert "play surgeon" in m.options(3)
    m.play("p1 support captain quartermaster")
    assert "play surgeon" not in m.options(3)
    assert "support captain surgeon" in m.options(3)
    m.refuse("p3 play surgeon", "card.surgeon-takes-over")


@pytest.mark.rule("jolly-roger:special.windows", "jolly-roger:attack.resolution-order")
def test_a_window_is_left_out_only_by_open_information(scenario: Arrange) -> None:
    any_time = ["second-mate", "stowaways", "surgeon"]
    changers = ["first-mate", "helmsman", "sharpshooter"]
    for discarded, opens in (
        ([*any_time, *changers], False),
        (any_time, True),
        ([*changers, "surgeon"], True),
    ):
        s = scenario(
            GAME,
            seats=4,
            crew_discards=[*discarded, *NO_TRAITOR],
            p1={"hand": ["n1c1"]},
            p2={"hand": ["g1c1"]},
        )
        s.play("p0 sail fort").pass_window().play("p1 add n1c1", "p1 reveal")
        assert ("p2" in str([f"p{seat}" for seat in s.match.pending()])) == opens
        if opens:
            s.expect(asked="p2 adjust")


@pytest.mark.rule("jolly-roger:special.windows", "jolly-roger:special.timing")
def test_the_windows_of_a_round(scenario: Arrange) -> None:
    """Every window there is, in the order of a round with an attack, whatever the hands hold."""
    enough = ["n2c1", "n2c1", "n2c2", "g2c1", "g1c1", "m2c1"]
    s = scenario(
        GAME,
        seats=4,
        stage="appoint",
        p0={"hand": ["n1c1"]},
        p1={"hand": enough},
        p2={"hand": ["n1c2"]},
        p3={"hand": ["n1c3"]},
        chance={"destination": ["merchant-ship-1"]},
    )
    seen = []

    def look() -> None:
        pending = s.match.pending()
        if len(pending) > 1:
            seen.append(next(iter(pending.values())).prompt.key.removeprefix("jolly-roger-prompt-"))
            s.pass_window()

    s.play("p0 appoint p1")
    look()
    s.play("p0 sail merchant-ship")
    look()
    s.play(*(f"p1 add {card}" for card in enough))
    assert len(s.match.pending()) == 4
    s.play("p1 reveal")
    look()
    look()
    s.play(s.options(0)[0].join(["p0 ", ""]))
    while s.options(1) and s.options(1)[0].startswith("share"):
        s.play(f"p1 {s.options(1)[0]}")
    look()
    s.play("p0 waive")
    look()
    assert seen == [
        "mutiny-or-pass",
        "mutiny-or-pass",
        "adjust",
        "before-pick",
        "after-share",
        "mutiny-or-pass",
    ]


@pytest.mark.rule("jolly-roger:special.timing")
@pytest.mark.parametrize(
    "card",
    [name for name in SPECIALS if name not in ("second-mate", "stowaways", "surgeon", "lookout")],
)
def test_most_cards_act_only_in_their_moment(scenario: Arrange, card: str) -> None:
    s = scenario(GAME, seats=4, p2={"hand": [card, "n1c1"]}, p3={"hand": ["n1c2"]}).play(
        "p0 sail fort"
    )
    assert f"play {card}" not in s.options(2)
    why = s.match.why_not(2, f"play {card}")
    assert why is not None
    assert why.startswith("jolly-roger:")
