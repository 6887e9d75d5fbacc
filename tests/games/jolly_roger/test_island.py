"""Treasure Island: the map, the burying, Bosun and Cabin Boy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.card_events import LootDugUp
from kaper.games.jolly_roger.events import Buried
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
NO_TRAITOR = ["traitor", "traitor"]


def heading(scenario: Arrange, **more: object) -> Scenario:
    """The Captain p0 has chosen the Island and nobody mutinied: the map is asked for."""
    arrangement: dict[str, object] = {"crew_discards": NO_TRAITOR, **more}
    chance = arrangement.pop("chance", {})
    assert isinstance(chance, dict)
    s = scenario(GAME, seats=4, chance=chance, **arrangement)
    return s.play("p0 sail treasure-island").pass_window()


@pytest.mark.rule(
    "jolly-roger:island.needs-map",
    "jolly-roger:card.bloody-pirate",
    "jolly-roger:island.map-window",
    "jolly-roger:island.bloody-pirate-discarded",
)
def test_a_bloody_pirate_leads_to_the_island(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        p0={"hand": ["bloody-pirate"], "loot": ["gold-2"]},
        p2={"hand": ["bloody-pirate"]},
    )
    s.play("p0 sail treasure-island")
    s.refuse("p2 play bloody-pirate", "island.map-window")
    s.pass_window()
    assert list(s.match.pending()) == [1, 2, 3, 0]
    assert s.options(1) == ["pass"]
    assert s.options(0) == ["play bloody-pirate", "pass"]
    s.play("p2 play bloody-pirate").expect(events=["card-played p2", "island-shown"])
    # The first one is enough: no second may be played.
    s.refuse("p0 play bloody-pirate", "island.map-window")
    s.pass_window().expect(asked="p0 bury")
    assert "bloody-pirate" not in str(s.match.view(0)["crew_discards"])
    s.play("p0 bury all").pass_on().expect(asked="p0 punishment", used=["treasure-island"])
    assert "bloody-pirate" in str(s.match.view(0)["crew_discards"])


@pytest.mark.rule("jolly-roger:card.bloody-pirate", "jolly-roger:bribe.cards")
def test_a_bloody_pirate_got_as_a_bribe_leads_there_too(scenario: Arrange) -> None:
    """The lowest card, known to the first seat alone, is the first above those nobody knows."""
    s = scenario(
        GAME, seats=4, crew_discards=NO_TRAITOR, p0={"hand": ["bloody-pirate"]}, p2={"hand": []}
    )
    s.play("p0 bribe p2 bloody-pirate", "p2 accept", "p0 sail treasure-island").pass_window()
    assert s.options(2) == ["play bloody-pirate", "pass"]
    s.play("p2 play bloody-pirate").expect(events=["island-shown"])


@pytest.mark.rule("jolly-roger:island.not-reached", "jolly-roger:island.not-reached-card-returns")
def test_without_a_map_another_destination_must_be_chosen(scenario: Arrange) -> None:
    """b-D1."""
    s = heading(scenario, p1={"hand": ["n1c1"]}, p2={"hand": ["bloody-pirate"]}).pass_window()
    s.expect(events=["island-missed p0"], asked="p0 sail", used=[], round=1)
    assert "sail treasure-island" not in s.options(0)
    s.refuse("p0 sail treasure-island", "island.not-reached")
    piles = s.match.view(0)["piles"]
    assert isinstance(piles, list)
    assert isinstance(piles[4], dict)
    assert piles[4]["cards"] == 3
    # The new decision has its own window, with a mutiny.
    s.play("p0 sail pirate-port")
    assert "mutiny n1c1" in s.options(1)


@pytest.mark.rule("jolly-roger:island.bury", "jolly-roger:island.bury-subset")
def test_all_some_or_none_is_buried_clockwise(scenario: Arrange) -> None:
    s = heading(
        scenario,
        p0={"loot": ["gold-1"]},
        p1={"hand": ["bloody-pirate", "n1c1"], "loot": ["gold-1", "gold-2", "rum"]},
        p3={"loot": ["gold-3"]},
    )
    s.play("p1 play bloody-pirate").pass_window().expect(asked="p0 bury")
    s.refuse("p1 bury rum", "island.bury-subset")
    s.play("p0 bury gold-1").expect(asked="p1 bury", p0={"loot": [], "buried": ["gold-1"]})
    s.refuse("p1 bury gold-3", "island.bury")
    s.play("p1 bury rum", "p1 bury gold-2", "p1 done").expect(
        p1={"loot": ["gold-1"], "buried": ["gold-2", "rum"]}
    )
    s.expect(asked="p3 bury").play("p3 done").expect(p3={"loot": ["gold-3"], "buried": []})


@pytest.mark.rule("jolly-roger:island.buried-known")
def test_buried_loot_shows_its_back_but_the_log_tells(scenario: Arrange) -> None:
    s = heading(scenario, p1={"hand": ["bloody-pirate"], "loot": ["gold-2", "rum"]})
    s.play("p1 play bloody-pirate").pass_window().play("p1 bury all")
    for viewer, shown in ((1, ["gold-2", "rum"]), (0, [None, None]), (None, [None, None])):
        seats = s.match.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[1], dict)
        assert seats[1]["buried"] == shown
        told = [event for event in s.match.redacted(viewer) if isinstance(event, Buried)]
        assert [event.cards for event in told] == [("gold-2", "rum")]


@pytest.mark.rule("jolly-roger:card.bosun", "jolly-roger:card.bosun-substitute-consent")
def test_the_guard_may_not_bury(scenario: Arrange) -> None:
    s = heading(
        scenario,
        p1={"hand": ["bloody-pirate", "bosun"], "loot": ["gold-1"]},
        p2={"loot": ["gold-2"]},
    )
    s.refuse("p1 play bosun", "card.bosun")
    s.play("p1 play bloody-pirate", "p1 play bosun").expect(asked="p1 post")
    assert s.options(1) == ["post p2", "post p3", "post p0"]
    s.refuse("p1 post p1", "card.bosun-substitute-consent")
    s.play("p1 post p2").expect(guard=2, asked="p2 find-stand-in")
    s.play("p2 done").pass_window().expect(asked="p1 bury")
    s.refuse("p2 bury gold-2", "card.bosun")
    s.play("p1 bury all").pass_on().expect(
        p2={"loot": ["gold-2"], "buried": []}, p1={"buried": ["gold-1"]}, guard=None
    )


@pytest.mark.rule(
    "jolly-roger:card.bosun-substitute",
    "jolly-roger:card.bosun-substitute-consent",
    "jolly-roger:bribe.promises",
)
def test_a_bribed_stand_in_guards_instead(scenario: Arrange) -> None:
    s = heading(
        scenario,
        p1={"hand": ["bloody-pirate", "bosun"]},
        p2={"loot": ["gold-2", "rum"], "hand": ["n1c1"]},
        p3={"loot": ["gold-3"]},
    )
    s.play("p1 play bloody-pirate", "p1 play bosun", "p1 post p2")
    # Only the chosen one may look for a substitute, who must agree: for nothing but a promise ...
    s.play("p2 beg p0").expect(asked="p0 stand-in").play("p0 decline").expect(
        asked="p2 find-stand-in"
    )
    s.refuse("p2 beg p0", "card.bosun-substitute")
    # ... or for a gift.
    s.play("p2 bribe p3 rum", "p3 accept", "p2 beg p3", "p3 stand-in").expect(guard=3)
    s.pass_window().expect(asked="p2 bury")
    s.play("p2 bury all").pass_on().expect(
        p3={"loot": ["gold-3", "rum"], "buried": []}, p2={"buried": ["gold-2"]}
    )


@pytest.mark.rule(
    "jolly-roger:card.cabin-boy",
    "jolly-roger:card.cabin-boy-stays-open",
    "jolly-roger:card.cabin-boy-target",
)
def test_the_cabin_boy_digs_up_a_random_card(scenario: Arrange) -> None:
    s = heading(
        scenario,
        p1={"hand": ["bloody-pirate"]},
        p2={"loot": ["gold-2"], "buried": ["gold-3", "rum"]},
        p3={"hand": ["cabin-boy"], "buried": ["gold-1"]},
        chance={"buried": ["gold-3"]},
    )
    s.refuse("p3 play cabin-boy", "card.cabin-boy")
    s.play("p1 play bloody-pirate").pass_window().play("p2 bury all", "p3 play cabin-boy")
    s.expect(asked="p3 dig-up")
    assert s.options(3) == ["dig-up p2"]
    s.refuse("p3 dig-up p3", "card.cabin-boy-target")
    # Also cards of earlier voyages can be drawn.
    s.play("p3 dig-up p2").expect(
        events=["loot-dug-up p3 owner=2 card=gold-3"], p2={"buried": ["gold-2", "rum"]}
    )
    # It lies open, and nobody is asked to bury any more on this voyage.
    s.pass_on().expect(p3={"loot": ["gold-3"], "buried": ["gold-1"]}, asked="p0 punishment")


@pytest.mark.rule("jolly-roger:card.cabin-boy", "jolly-roger:variant.hidden-loot-stays-hidden")
def test_hidden_loot_dug_up_is_known_to_the_two(scenario: Arrange) -> None:
    s = heading(
        scenario,
        options={"loot": "hidden"},
        p1={"hand": ["bloody-pirate"]},
        p2={"buried": ["gold-3", "rum"]},
        p3={"hand": ["cabin-boy"]},
        chance={"buried": ["gold-3"]},
    )
    s.play("p1 play bloody-pirate").pass_window().play("p3 play cabin-boy", "p3 dig-up p2")
    seen = {viewer: s.seen(viewer, 3)["loot"] for viewer in (0, 1, 2, 3, None)}
    hidden: list[str | None] = [None]
    assert seen == {0: hidden, 1: hidden, 2: ["gold-3"], 3: ["gold-3"], None: hidden}
    # What is left of it, nobody else has seen.
    assert [s.seen(viewer, 2)["buried"] for viewer in (2, 3)] == [["rum"], hidden]
    told = {v: [e.card for e in s.match.redacted(v) if isinstance(e, LootDugUp)] for v in (1, 2)}
    assert told == {1: [""], 2: ["gold-3"]}


@pytest.mark.rule("jolly-roger:card.cabin-boy", "jolly-roger:variant.hidden-loot-mark-buried")
@pytest.mark.parametrize("card", ["gold-3", "rum"])
def test_only_who_digs_still_knows_what_was_shown_of_the_rest(scenario: Arrange, card: str) -> None:
    s = scenario(
        GAME,
        seats=4,
        options={"loot": "hidden"},
        crew_discards=NO_TRAITOR,
        p1={"hand": ["bloody-pirate"]},
        p2={"loot": ["gold-3", "rum", "jewels"]},
        p3={"hand": ["cabin-boy"]},
        chance={"buried": [card]},
    )
    s.play("p0 sail treasure-island")
    for other in (1, 3):
        s.play(f"p2 bribe p{other} rum", f"p{other} decline")
    s.pass_window().play("p1 play bloody-pirate").pass_window().play("p2 bury all")
    unknown: list[str | None] = [None, None]
    assert [s.seen(viewer, 2)["buried"] for viewer in (0, 1, 3)] == [
        [None, *unknown],
        [*unknown, "rum"],
        [*unknown, "rum"],
    ]
    s.play("p3 play cabin-boy", "p3 dig-up p2")
    left = unknown if card == "rum" else [None, "rum"]
    assert [s.seen(viewer, 2)["buried"] for viewer in (0, 1, 3)] == [unknown, unknown, left]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-mark-buried", "jolly-roger:island.bury-subset")
def test_others_lose_track_of_loot_of_which_some_is_buried(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        options={"loot": "hidden"},
        crew_discards=NO_TRAITOR,
        p1={"hand": ["bloody-pirate"]},
        p2={"loot": ["gold-3", "rum"]},
    )
    s.play("p0 sail treasure-island", "p2 bribe p1 rum", "p1 decline").pass_window()
    assert s.seen(1, 2)["loot"] == [None, "rum"]
    s.play("p1 play bloody-pirate").pass_window().play("p2 bury gold-3")
    assert [s.seen(viewer, 2)["loot"] for viewer in (1, 2)] == [[None], ["rum"]]
    assert [s.seen(viewer, 2)["buried"] for viewer in (1, 2)] == [[None], ["gold-3"]]


@pytest.mark.rule("jolly-roger:card.cabin-boy-target")
def test_nothing_to_dig_up(scenario: Arrange) -> None:
    s = heading(
        scenario, p1={"hand": ["bloody-pirate"]}, p3={"hand": ["cabin-boy"], "buried": ["gold-1"]}
    )
    s.play("p1 play bloody-pirate").pass_window()
    assert s.options(3) == ["pass"]


@pytest.mark.rule("jolly-roger:card.traitor-details", "jolly-roger:island.map-window")
def test_another_bloody_pirate_after_a_traitor(scenario: Arrange) -> None:
    """b-D16."""
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": ["bloody-pirate"]},
        p2={"hand": ["traitor"]},
        p3={"hand": ["bloody-pirate"]},
    )
    s.play("p0 sail treasure-island").pass_window()
    s.play("p1 play bloody-pirate", "p2 betray p1 bloody-pirate").pass_window()
    s.expect(
        events=["card-cancelled p1 card=bloody-pirate"], crew_discards=["bloody-pirate", "traitor"]
    )
    s.play("p3 play bloody-pirate").pass_window().expect(events=["island-shown"])
