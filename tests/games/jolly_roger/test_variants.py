"""Hidden loot and the game for three. Captain's gold stands with the Port."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.card_events import LootShown
from kaper.games.jolly_roger.components.cards import kinds_of, knowers
from kaper.games.jolly_roger.events import LootDrawn, LootPicked, LootSold, LotSeen
from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
HIDDEN = {"loot": "hidden"}
ENOUGH = ["n2c1", "n2c1", "n2c2", "g2c1", "g1c1", "m2c1"]
NO_TRAITOR = ["traitor", "traitor"]


def loot_seen(s: Scenario, viewer: int | None, owner: int, what: str = "loot") -> list[str | None]:
    seats = s.match.view(viewer)["seats"]
    assert isinstance(seats, list)
    seat = seats[owner]
    assert isinstance(seat, dict)
    cards = seat[what]
    assert isinstance(cards, list)
    return [None if card is None else str(card) for card in cards]


def lot_seen(s: Scenario, viewer: int | None) -> bool:
    lot = s.match.view(viewer)["lot"]
    assert isinstance(lot, list)
    return bool(lot) and None not in lot


def won(scenario: Arrange, **more: object) -> Scenario:
    chance = {"destination": ["merchant-ship-1"], "loot": ["gold-1", "gold-3", "rum"]}
    arrangement: dict[str, object] = {
        "p1": {"hand": ENOUGH},
        "p3": {"hand": ["m1c1"]},
        "crew_discards": NO_TRAITOR,
        **more,
    }
    s = scenario(GAME, seats=4, options=HIDDEN, chance=chance, **arrangement)
    s.play("p0 sail merchant-ship").pass_window()
    return s.play(*(f"p1 add {card}" for card in ENOUGH), "p1 reveal").pass_window()


@pytest.mark.rule("jolly-roger:variant.hidden-loot-draw", "jolly-roger:variant.hidden-loot-share")
def test_captain_and_quartermaster_alone_see_the_lot(scenario: Arrange) -> None:
    s = won(scenario)
    assert [lot_seen(s, viewer) for viewer in (0, 1, 2, None)] == [False] * 4
    s.pass_window().expect(asked="p0 pick")
    assert [lot_seen(s, viewer) for viewer in (0, 1, 2, None)] == [True, False, False, False]
    s.play("p0 take gold-3")
    for viewer, card in ((0, "gold-3"), (1, ""), (2, ""), (None, "")):
        picked = [event for event in s.match.redacted(viewer) if isinstance(event, LootPicked)]
        assert [(event.seat, event.card) for event in picked] == [(0, card)]
    assert [lot_seen(s, viewer) for viewer in (0, 1, 2, None)] == [True, True, False, False]
    s.play("p1 share rum p2", "p1 share gold-1 p3").pass_on()
    assert [loot_seen(s, viewer, 2) for viewer in (2, 1, 0, 3, None)] == [
        ["rum"],
        ["rum"],
        [None],
        [None],
        [None],
    ]
    assert [loot_seen(s, viewer, 0) for viewer in (0, 1, 2)] == [["gold-3"], [None], [None]]
    for viewer in (2, None):
        drawn = [event for event in s.match.redacted(viewer) if isinstance(event, LootDrawn)]
        assert [event.cards for event in drawn] == [("",)]
        assert all(e.cards == ("",) for e in s.match.redacted(viewer) if isinstance(e, LotSeen))


@pytest.mark.rule("jolly-roger:variant.hidden-loot-share")
def test_each_looks_at_the_lot_once_whatever_is_played_meanwhile(scenario: Arrange) -> None:
    s = won(scenario, p2={"hand": ["stowaways", "second-mate"]}).pass_window()
    s.play("p2 play stowaways").expect(asked="p0 pick", no_events=["lot-seen"])
    s.play("p0 take gold-3", "p1 share rum p2").expect(asked="p1 share")
    assert [event.seat for event in s.match.events if isinstance(event, LotSeen)] == [0, 1]


@pytest.mark.rule(
    "jolly-roger:variant.hidden-loot-stays-hidden", "jolly-roger:variant.hidden-loot-mark-buried"
)
def test_hidden_loot_is_seen_by_its_owner_until_the_end(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        options=HIDDEN,
        stage="punish",
        used=10,
        p2={"loot": ["gold-3"], "buried": ["rum"]},
    )
    assert (loot_seen(s, 2, 2), loot_seen(s, 2, 2, "buried")) == (["gold-3"], ["rum"])
    # Others see how many cards are buried and how many are not, but none of them.
    assert (loot_seen(s, 0, 2), loot_seen(s, 0, 2, "buried")) == ([None], [None])
    s.play("p0 waive").pass_on()
    assert s.match.over
    assert (loot_seen(s, 0, 2), loot_seen(s, None, 2, "buried")) == (["gold-3"], ["rum"])


@pytest.mark.rule("jolly-roger:variant.hidden-loot-showing-digital")
def test_of_loot_cards_alike_each_is_shown_once(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"loot": ["rum", "rum"], "buried": ["gold-3"]})
    s.play("p0 sail fort")
    s.refuse("p2 show gold-3", "variant.hidden-loot-showing-digital")
    s.play("p2 show rum", "p2 show rum")
    s.refuse("p2 show rum", "variant.hidden-loot-showing-digital")


@pytest.mark.rule("jolly-roger:variant.hidden-loot-showing-digital")
def test_a_bribe_shows_loot_to_one_player_alone(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"loot": ["gold-3"]})
    s.play("p0 sail fort", "p2 bribe p1 gold-3", "p1 decline")
    assert [loot_seen(s, viewer, 2) for viewer in (1, 0, None)] == [["gold-3"], [None], [None]]


@pytest.mark.rule(
    "jolly-roger:variant.hidden-loot-showing", "jolly-roger:variant.hidden-loot-showing-digital"
)
def test_a_player_may_show_loot_and_must_at_a_swap(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        options=HIDDEN,
        p2={"loot": ["gold-3", "rum"]},
        p1={"loot": ["rum"]},
        chance={"destination": ["pirate-port-1"]},
    )
    s.play("p0 sail pirate-port", "p1 pass")
    assert [option for option in s.options(2) if "show" in option] == ["show gold-3", "show rum"]
    s.play("p2 show gold-3")
    assert s.match.view(0)["passed"] == [1]
    assert loot_seen(s, 0, 2) == [None, "gold-3"]
    assert any(isinstance(event, LootShown) for event in s.match.redacted(None))
    s.refuse("p2 show gold-3", "variant.hidden-loot-showing-digital")
    s.pass_window().play("p1 swap rum").expect(loot_discards=["rum"])
    open_loot = scenario(GAME, seats=4, p2={"loot": ["rum"]}).play("p0 sail fort")
    open_loot.refuse("p2 show rum", "variant.hidden-loot-showing")


@pytest.mark.rule("jolly-roger:variant.hidden-loot-port")
def test_loot_drawn_at_a_port_is_hidden_too(scenario: Arrange) -> None:
    chance = {"destination": ["pirate-port-1"], "loot": ["gold-2", "gold-3"]}
    s = scenario(
        GAME, seats=4, options=HIDDEN, p1={"loot": ["hostage"]}, p2={"loot": ["rum"]}, chance=chance
    )
    s.play("p0 sail pirate-port").pass_window().play("p1 decline", "p2 decline")
    s.expect(asked="p1 sell").play("p1 sell hostage")
    assert (loot_seen(s, 1, 1), loot_seen(s, 0, 1)) == (["gold-2", "gold-3"], [None, None])
    sold = [event.cards for event in s.match.redacted(0) if isinstance(event, LootSold)]
    assert sold == [("",)]
    # Whoever has loot is asked, goods to sell or not: else the question would tell.
    s.play("p1 done").expect(asked="p2 sell")
    assert s.options(2) == ["done"]


@pytest.mark.rule(
    "jolly-roger:variant.hidden-loot-unburied", "jolly-roger:variant.hidden-loot-draw"
)
def test_unburied_loot_is_what_the_rules_call_face_up(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        options=HIDDEN,
        crew_discards=NO_TRAITOR,
        p0={"loot": ["gold-1", "gold-2", "rum"], "buried": ["gold-3"]},
        p2={"hand": ["n1c2"]},
        p3={"hand": ["cook"]},
    )
    s.play("p0 sail fort", "p2 mutiny n1c2").pass_window().play("p2 appoint p1")
    assert loot_seen(s, 0, 0, "buried") == ["gold-3"]
    # The Cook's player looks before the Captain; the former owner remembers what he lost.
    assert [lot_seen(s, viewer) for viewer in (0, 1, 2, 3)] == [True, False, False, False]
    s.play("p3 play cook").pass_window().expect(asked="p3 pick")
    assert [lot_seen(s, viewer) for viewer in (1, 2, 3)] == [False, False, True]
    s.play("p3 take gold-2").expect(asked="p2 pick")
    assert [lot_seen(s, viewer) for viewer in (0, 1, 2, 3)] == [False, False, True, True]


@pytest.mark.rule(
    "jolly-roger:variant.three-players-no-qm", "jolly-roger:variant.three-players-phase-one"
)
def test_three_players_have_no_quartermaster(scenario: Arrange) -> None:
    s = scenario(
        GAME, seats=3, stage="appoint", p0={"hand": ["n1c1", "n1c2"]}, p1={"hand": ["g1c1"]}
    )
    # No appointment and no window after it, but free cards.
    s.expect(asked="p2 recruit", quartermaster=None).play("p2 decline").expect(asked="p0 sail")
    s.play("p0 sail fort").pass_window().expect(asked="p0 first-card")
    s.play("p0 add n1c1")
    assert "reveal" in s.options(0)
    assert "reveal" not in s.options(1)
    assert "mutiny quartermaster" not in s.options(0)


@pytest.mark.rule(
    "jolly-roger:variant.three-players-no-qm", "jolly-roger:variant.three-players-details"
)
def test_the_captain_of_three_shares_and_punishes(scenario: Arrange) -> None:
    s = scenario(
        GAME, seats=3, stage="punish", used=1, p1={"hand": ["g1c1"]}, p2={"hand": ["m1c1"]}
    )
    s.play("p0 demand").pass_window().expect(asked="p0 punish")
    assert s.options(0) == ["punish p1", "punish p2"]
    m = scenario(
        GAME,
        seats=3,
        crew_discards=NO_TRAITOR,
        p0={"loot": ["gold-1", "gold-2"]},
        p2={"hand": ["n1c2"]},
    )
    m.play("p0 sail fort", "p2 mutiny n1c2").pass_window().expect(captain=2).pass_window()
    m.play("p2 take gold-2").expect(asked="p2 share")


@pytest.mark.rule(
    "jolly-roger:variant.three-players-cards",
    "jolly-roger:variant.three-players-details",
    "jolly-roger:card.surgeon-not-captain",
)
def test_cards_about_the_quartermaster_are_about_the_captain(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        crew_discards=NO_TRAITOR,
        p0={"loot": ["gold-3"]},
        p1={"hand": ["surgeon"]},
        p2={"hand": ["n1c1"]},
    )
    s.play("p0 sail fort", "p1 play surgeon").expect(
        captain=1, events=["captaincy-taken p1"], p0={"loot": ["gold-3"]}
    )
    m = scenario(
        GAME, seats=3, crew_discards=NO_TRAITOR, p1={"hand": ["surgeon"]}, p2={"hand": ["n1c1"]}
    )
    m.play("p0 sail fort", "p2 mutiny n1c1")
    m.refuse("p1 play surgeon", "variant.three-players-details")
    own = scenario(GAME, seats=3, p0={"hand": ["surgeon"]})
    own.refuse("p0 play surgeon", "card.surgeon-not-captain")


@pytest.mark.rule("jolly-roger:variant.three-players-details")
def test_the_shipwright_of_three_claims_from_the_captain(scenario: Arrange) -> None:
    chance = {"destination": ["merchant-ship-1"], "loot": ["gold-1", "gold-3", "rum"]}
    s = scenario(
        GAME,
        seats=3,
        crew_discards=NO_TRAITOR,
        p0={"hand": ENOUGH},
        p1={"hand": ["shipwright"]},
        chance=chance,
    )
    s.play("p0 sail merchant-ship").pass_window().play(
        *(f"p0 add {card}" for card in ENOUGH), "p0 reveal"
    ).pass_window()
    s.pass_window().play(
        "p0 take gold-3",
        "p0 share gold-1 p1",
        "p0 share rum p2",
        "p1 play shipwright",
        "p2 pass",
        "p0 pass",
    )
    assert s.options(1) == ["claim p0", "decline"]


@pytest.mark.rule(
    "jolly-roger:variant.three-players-details", "jolly-roger:loot.no-second-before-first"
)
@pytest.mark.parametrize("before_the_pick", [True, False])
def test_the_cook_of_three_who_becomes_captain_picks_once(
    scenario: Arrange, before_the_pick: bool
) -> None:
    chance = {"destination": ["merchant-ship-1"], "loot": ["gold-1", "gold-3", "rum"]}
    s = scenario(
        GAME,
        seats=3,
        crew_discards=NO_TRAITOR,
        p0={"hand": ENOUGH},
        p1={"hand": ["cook", "surgeon"]},
        chance=chance,
    )
    s.play("p0 sail merchant-ship").pass_window().play(
        *(f"p0 add {card}" for card in ENOUGH), "p0 reveal"
    ).pass_window()
    s.play("p1 play cook")
    if before_the_pick:
        s.play("p1 play surgeon")
    s.pass_window()
    if not before_the_pick:
        s.play("p1 play surgeon")
    s.expect(captain=1, asked="p1 pick")
    # The Cook's pick was the new Captain's own: the rest is shared.
    s.play("p1 take gold-3").expect(asked="p1 share")
    assert {option.split()[-1] for option in s.options(1)} == {"p0", "p2"}


def loot_sampled(s: Scenario, viewer: int | None, owner: int) -> set[tuple[int, ...]]:
    return {tuple(kinds_of(state.loot[owner])) for state in s.samples(JollyRoger, viewer)}


@pytest.mark.rule("jolly-roger:variant.hidden-loot-showing-digital")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_loot_that_was_shown_everybody_remembers(scenario: Arrange, viewer: int | None) -> None:
    """Spectators have seen it, too."""
    s = scenario(GAME, seats=3, options=HIDDEN, p2={"loot": ["gold-3"]})
    s.play("p0 sail fort", "p2 show gold-3")
    assert loot_seen(s, viewer, 2) == ["gold-3"]
    assert len(loot_sampled(s, viewer, 2)) == 1


@pytest.mark.rule("jolly-roger:variant.hidden-loot-showing-digital")
def test_loot_that_each_was_shown_alone_is_no_public_knowledge(scenario: Arrange) -> None:
    s = scenario(GAME, seats=3, options=HIDDEN, p2={"loot": ["gold-3"]})
    s.play("p0 sail fort", "p2 bribe p0 gold-3", "p0 decline", "p2 bribe p1 gold-3", "p1 decline")
    assert loot_seen(s, None, 2) == [None]
    assert len(loot_sampled(s, None, 2)) > 1
    # Nor does one of them know what the other was shown.
    for state in s.samples(JollyRoger, 0):
        assert [knowers(card) for card in state.loot[2]] == [1 << 0]
