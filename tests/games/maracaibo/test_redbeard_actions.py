"""What Redbeard does: his main actions and his additional actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from kaper.games.maracaibo.redbeard_events import RedbeardRolled
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.testing.scenario import Scenario

HisTurn: TypeAlias = Callable[..., Scenario]

EVEN = {"gold": 4, "emerald": 4, "pearl": 4}
ONE_B_CARD = {"difficulty": "1"}


def islands(s: Scenario) -> list[int]:
    return s.state(Maracaibo).islands


# At a location


@pytest.mark.rule("maracaibo:solo.location-steps")
@pytest.mark.parametrize(
    ("card", "location"), [("109", "tobago"), ("110", "bonaire"), ("111", "aruba")]
)
def test_at_a_location_come_the_cube_of_its_tile_an_upgrade_and_then_the_action(
    his_turn: HisTurn, card: str, location: str
) -> None:
    s = his_turn(
        card,
        reach={"e1": location},
        value_tiles={location: "pearl"},
        redbeard={"upgrades": 3},
        dice=[1],
    )
    s.expect(
        redbeard={"ship": "e1", "upgrades": 4, "step": 1},
        events=[
            "redbeard-acted",
            "cubes-added seat=redbeard kind=pearl count=1 cubes=5",
            "redbeard-upgraded deed=track",
        ],
    )


@pytest.mark.rule("maracaibo:solo.location-steps")
def test_a_location_without_a_tile_adds_no_cube(his_turn: HisTurn) -> None:
    s = his_turn("113", reach={"e1": "barbados"}, redbeard={"upgrades": 2})
    s.expect(events=["redbeard-upgraded deed=quest"], no_events=["cubes-added"])


@pytest.mark.rule("maracaibo:solo.ignores-location-points")
def test_the_points_of_locations_of_level_two_are_nothing_for_him(his_turn: HisTurn) -> None:
    s = his_turn("109", reach={"e1": "hispaniola"}, redbeard={"improvements": ["cook"]}, dice=[1])
    s.expect(redbeard={"ship": "e1", "vp": 0}, events=["redbeard-acted deed=raid"])


# Raids


@pytest.mark.rule("maracaibo:solo.raid.target")
@pytest.mark.parametrize("location", ["tobago", "curacao", "hispaniola", "cuba"])
def test_he_raids_at_locations_that_show_a_raid(his_turn: HisTurn, location: str) -> None:
    s = his_turn("109", reach={"d4": location, "e1": "barbados"}, dice=[1])
    s.expect(redbeard={"ship": "d4"}, events=["redbeard-acted deed=raid"])


@pytest.mark.parametrize(
    ("step", "vp", "treasures"),
    [
        pytest.param(1, 0, 1, marks=pytest.mark.rule("maracaibo:solo.raid.level1")),
        pytest.param(2, 2, 1, marks=pytest.mark.rule("maracaibo:solo.raid.level2")),
        pytest.param(3, 2, 1, marks=pytest.mark.rule("maracaibo:solo.raid.level3")),
        pytest.param(4, 3, 2, marks=pytest.mark.rule("maracaibo:solo.raid.level4")),
    ],
)
def test_his_raids_grow_with_his_track(
    his_turn: HisTurn, step: int, vp: int, treasures: int
) -> None:
    s = his_turn(
        "109",
        reach={"e1": "hispaniola"},
        redbeard={"step": step},
        p0={"stored": {"emerald": 5}},
        dice=[2],
    )
    s.expect(redbeard={"vp": vp, "stored": {"gold": 0, "emerald": treasures, "pearl": 0}})
    assert islands(s) == [4, 4 - treasures, 4]
    assert sum(isinstance(event, RedbeardRolled) for event in s.events) == 1


@pytest.mark.rule("maracaibo:solo.raid.level3", "maracaibo:solo.raid.level4")
@pytest.mark.parametrize(("step", "taken"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_on_later_steps_a_cube_follows_if_he_then_has_more_than_the_player(
    his_turn: HisTurn, step: int, taken: int
) -> None:
    for held, buried, leads in ((taken - 1, 0, True), (taken, 0, False), (taken - 1, 1, False)):
        s = his_turn(
            "109",
            reach={"e1": "hispaniola"},
            redbeard={"step": step},
            p0={"stored": {"gold": held}, "buried": {"gold": ["1"] if buried else []}},
            dice=[1],
        )
        assert islands(s)[0] == 4 - taken + (leads and step > 2)


@pytest.mark.rule("maracaibo:solo.raid.die-low")
@pytest.mark.parametrize(("pips", "kind"), [(1, "gold"), (2, "emerald"), (3, "pearl")])
def test_low_numbers_of_his_die_name_the_treasure(his_turn: HisTurn, pips: int, kind: str) -> None:
    fullest = {"gold": 2, "emerald": 2, "pearl": 2}
    s = his_turn("109", reach={"e1": "hispaniola"}, dice=[pips], islands=fullest)
    s.expect(events=[f"redbeard-rolled pips={pips}", f"treasure-taken seat=redbeard kind={kind}"])


@pytest.mark.rule("maracaibo:solo.raid.die-high")
@pytest.mark.parametrize("pips", [4, 5, 6])
@pytest.mark.parametrize(
    ("cubes", "kind"),
    [
        ({"pearl": 5}, "pearl"),
        ({"emerald": 5, "pearl": 5}, "emerald"),
        ({"gold": 5, "pearl": 5}, "gold"),
        (EVEN, "gold"),
    ],
)
def test_high_numbers_mean_the_fullest_island_gold_before_emerald_before_pearl(
    his_turn: HisTurn, pips: int, cubes: dict[str, int], kind: str
) -> None:
    s = his_turn("109", reach={"e1": "hispaniola"}, dice=[pips], islands=cubes)
    s.expect(events=[f"treasure-taken seat=redbeard kind={kind}"])


@pytest.mark.rule("maracaibo:solo.treasure-plain")
def test_his_treasures_come_from_the_supply_too_and_give_no_bonus(his_turn: HisTurn) -> None:
    s = his_turn(
        "109", reach={"e1": "hispaniola"}, dice=[2], islands={"emerald": 0, "gold": 0, "pearl": 0}
    )
    s.expect(redbeard={"stored": {"gold": 0, "emerald": 1, "pearl": 0}, "vp": 0})
    assert islands(s) == [0, 0, 0]
    assert s.state(Maracaibo).players[REDBEARD].all_buried() == 0


@pytest.mark.rule("maracaibo:solo.raid.bay-bonus")
def test_the_bay_makes_his_raid_no_stronger(his_turn: HisTurn) -> None:
    s = his_turn("109", ship="i2", dice=[3], redbeard={"step": 2})
    s.expect(
        redbeard={"ship": "bay", "vp": 2, "stored": {"gold": 0, "emerald": 0, "pearl": 1}},
        no_events=["raid-rolled", "raid-aimed", "strength-spent"],
    )


# Exploring


@pytest.mark.rule("maracaibo:solo.explore.target")
@pytest.mark.parametrize(
    ("location", "space"), [("bonaire", "al1"), ("grenada", "2"), ("puerto-rico", "al1")]
)
def test_he_explores_as_far_as_the_location_shows(
    his_turn: HisTurn, location: str, space: str
) -> None:
    s = his_turn("110", reach={"d4": location, "e1": "tobago"})
    s.expect(redbeard={"ship": "d4", "explorer": space})


@pytest.mark.rule("maracaibo:solo.explore.target")
def test_in_the_bay_he_explores_four_spaces(his_turn: HisTurn) -> None:
    his_turn("110", ship="i2").expect(redbeard={"ship": "bay", "explorer": "al2"})


@pytest.mark.parametrize(
    ("step", "space", "vp"),
    [
        pytest.param(1, "9", 3, marks=pytest.mark.rule("maracaibo:solo.explore.level1")),
        pytest.param(2, "10", 3, marks=pytest.mark.rule("maracaibo:solo.explore.level2")),
        pytest.param(3, "11", 4, marks=pytest.mark.rule("maracaibo:solo.explore.level3")),
        pytest.param(4, "11", 6, marks=pytest.mark.rule("maracaibo:solo.explore.level4")),
    ],
)
def test_his_explorations_grow_with_his_track(
    his_turn: HisTurn, step: int, space: str, vp: int
) -> None:
    s = his_turn(
        "110", reach={"e1": "grenada"}, redbeard={"step": step, "explorer": "7"}, p0={"ship": "f2"}
    )
    s.expect(redbeard={"explorer": space, "vp": vp})


@pytest.mark.rule("maracaibo:solo.explore.longer-path", "maracaibo:explore.skip-occupied")
def test_he_takes_the_longer_path_and_skips_the_players_explorer(his_turn: HisTurn) -> None:
    s = his_turn("110", reach={"e1": "bonaire"}, redbeard={"explorer": "13"})
    s.expect(redbeard={"explorer": "bu3"})
    s = his_turn("110", reach={"e1": "bonaire"}, redbeard={"explorer": "2"}, p0={"explorer": "al2"})
    s.expect(redbeard={"explorer": "al4"})


@pytest.mark.rule("maracaibo:solo.explore.ignores-space")
def test_the_space_reached_gives_him_nothing(his_turn: HisTurn) -> None:
    # Two spaces from 7 on lie 3 VP; his track gives him 3 VP as well.
    s = his_turn("110", reach={"e1": "grenada"}, redbeard={"explorer": "7"})
    s.expect(redbeard={"explorer": "9", "vp": 3})


@pytest.mark.rule("maracaibo:solo.explore.at-end")
def test_at_the_end_of_the_track_he_still_scores(his_turn: HisTurn) -> None:
    s = his_turn("110", reach={"e1": "bonaire"}, redbeard={"explorer": "27"})
    s.expect(
        redbeard={"explorer": "27", "vp": 3, "rivers": 4},
        events=["redbeard-acted deed=explore"],
        no_events=["explorer-moved"],
    )


# Quests


@pytest.mark.rule("maracaibo:solo.quest-action", "maracaibo:solo.quest-market-slide")
def test_at_aruba_he_takes_the_rightmost_quest_and_the_others_slide(his_turn: HisTurn) -> None:
    s = his_turn(
        "111",
        reach={"d4": "aruba", "e1": "tobago"},
        quest_market=["gold", "pearls"],
        chance={"quests": ["rivers"]},
    )
    s.expect(
        redbeard={"ship": "d4", "quests": [None]},
        quest_market=["rivers", "gold"],
        events=["quest-taken seat=redbeard quest=pearls", "quest-turned-up quest=rivers"],
    )
    state = s.state(Maracaibo)
    assert [state.tables.quests.names[quest] for quest in state.players[1].quests] == ["pearls"]


@pytest.mark.rule("maracaibo:solo.reach-suffices")
def test_he_sails_to_aruba_even_if_no_quest_is_left(his_turn: HisTurn) -> None:
    everything = [*his_turn("111").state(Maracaibo).tables.quests.names]
    s = his_turn(
        "111",
        reach={"d4": "aruba", "e1": "tobago"},
        quest_market=[],
        value_tiles={"aruba": "gold"},
        p0={"quests": everything},
    )
    s.expect(redbeard={"ship": "d4", "quests": []}, events=["cubes-added kind=gold"])


# Cards


@pytest.mark.rule("maracaibo:solo.acquire-location")
def test_where_players_acquire_from_afar_he_takes_the_top_card_of_level_two(
    his_turn: HisTurn,
) -> None:
    s = his_turn(
        "113",
        reach={"e1": "margarita", "d4": "barbados", "d1": "cook"},
        chance={"level-two": ["coffee"]},
    )
    s.expect(
        redbeard={"ship": "e1", "improvements": ["coffee"]},
        deck=40,
        events=["redbeard-kept card=coffee"],
        no_events=["card-acquired"],
    )


@pytest.mark.rule("maracaibo:solo.acquire-location-any-card")
@pytest.mark.rule("maracaibo:solo.score-improvements")
def test_a_location_lies_with_his_cards_and_scores_nothing(his_turn: HisTurn) -> None:
    drawn = {"level-two": ["cuba"]}
    cards = {"improvements": ["coffee"]}
    s = his_turn("113", reach={"e1": "barbados"}, redbeard=cards, chance=drawn)
    s.expect(redbeard={"improvements": ["coffee", "cuba"], "score": {"improvements": 6}})


@pytest.mark.rule("maracaibo:solo.acquire-location-any-card", "maracaibo:solo.reach-suffices")
def test_with_an_empty_deck_he_gets_nothing_there(his_turn: HisTurn) -> None:
    cards = his_turn("113").state(Maracaibo).tables.cards
    everything = [cards.names[card] for card in cards.level_two]
    s = his_turn("113", reach={"e1": "barbados"}, redbeard={"improvements": everything})
    s.expect(redbeard={"ship": "e1", "improvements": everything}, no_events=["redbeard-kept"])


@pytest.mark.rule("maracaibo:solo.improvement-action", "maracaibo:improvement.refill")
def test_he_takes_an_improvement_of_the_first_type_in_reach(his_turn: HisTurn) -> None:
    # 114: crew, else ships, else equipment.
    s = his_turn(
        "114",
        reach={"e1": "rum", "d1": "longboat", "d4": "cook"},
        chance={"level-two": ["coffee"]},
    )
    s.expect(
        redbeard={"ship": "d4", "improvements": ["cook"], "upgrades": 9},
        events=["card-acquired seat=redbeard card=cook doubloons=0", "card-dealt square=d4"],
    )
    his_turn("114", reach={"e1": "rum", "d1": "longboat"}).expect(
        redbeard={"ship": "d1", "improvements": ["longboat"]}
    )
    his_turn("114", reach={"e1": "rum"}).expect(redbeard={"ship": "e1", "improvements": ["rum"]})


@pytest.mark.rule("maracaibo:solo.improvement-action-none")
def test_without_an_improvement_in_reach_he_goes_on_to_the_next_action(his_turn: HisTurn) -> None:
    s = his_turn("114", reach={"d4": "tobago"}, dice=[1])
    s.expect(redbeard={"ship": "d4"}, events=["redbeard-acted deed=raid"])


@pytest.mark.rule("maracaibo:improvement.filler-card")
def test_a_filler_is_no_improvement_for_him(his_turn: HisTurn) -> None:
    s = his_turn("114", reach={"e1": "filler", "d4": "tobago"}, dice=[1])
    s.expect(redbeard={"ship": "d4", "improvements": []}, events=["redbeard-acted deed=raid"])


@pytest.mark.rule("maracaibo:solo.ignores-improvements")
def test_what_is_printed_on_his_cards_is_ignored(his_turn: HisTurn) -> None:
    s = his_turn(
        "114",
        reach={"e1": "bosun"},
        redbeard={"improvements": ["sugar", "golden-idol", "gunner"], "stored": {"gold": 3}},
        p0={"ship": "bay"},
        round=1,
    )
    s.expect(redbeard={"upgrades": 9, "score": {"improvements": 24, "conditions": 0}})
    s.play("p0 decline").expect(no_events=["income-taken seat=redbeard"])
    assert s.state(Maracaibo).players[REDBEARD].doubloons == 0


# Additional actions


@pytest.mark.rule("maracaibo:solo.additional-list")
@pytest.mark.parametrize(("card", "vp"), [("115", 2), ("118", 3)])
def test_points_as_an_additional_action(his_turn: HisTurn, card: str, vp: int) -> None:
    s = his_turn(card, reach={"e1": "cook"}, options=ONE_B_CARD)
    s.expect(redbeard={"vp": vp, "improvements": ["cook"]}, events=["redbeard-added deed=vp"])


@pytest.mark.rule("maracaibo:solo.additional-list")
@pytest.mark.parametrize(
    ("stored", "kind"),
    [
        ({}, "gold"),
        ({"emerald": 1, "pearl": 1}, "emerald"),
        ({"gold": 1, "pearl": 2}, "pearl"),
    ],
)
def test_a_cube_for_what_he_has_most_of(
    his_turn: HisTurn, stored: dict[str, int], kind: str
) -> None:
    s = his_turn("116", reach={"e1": "cook"}, redbeard={"stored": stored}, options=ONE_B_CARD)
    s.expect(events=["redbeard-added deed=cube", f"cubes-added seat=redbeard kind={kind} cubes=5"])


@pytest.mark.rule("maracaibo:solo.additional-list")
def test_his_explorer_moves_a_space_without_points(his_turn: HisTurn) -> None:
    s = his_turn("117", reach={"e1": "cook"}, options=ONE_B_CARD, p0={"explorer": "1"})
    s.expect(redbeard={"explorer": "2", "vp": 0}, events=["redbeard-added deed=march"])


@pytest.mark.rule("maracaibo:solo.additional-list")
def test_a_treasure_by_his_die(his_turn: HisTurn) -> None:
    s = his_turn("119", reach={"e1": "cook"}, options=ONE_B_CARD, dice=[3])
    s.expect(
        redbeard={"stored": {"gold": 0, "emerald": 0, "pearl": 1}, "vp": 0},
        events=["redbeard-added deed=treasure"],
    )


@pytest.mark.rule("maracaibo:solo.additional-list")
def test_an_upgrade_as_an_additional_action(his_turn: HisTurn) -> None:
    s = his_turn("120", reach={"e1": "cook"}, options=ONE_B_CARD, redbeard={"upgrades": 3})
    s.expect(
        redbeard={"upgrades": 4, "step": 1, "improvements": ["cook"]},
        events=["redbeard-added deed=upgrade", "redbeard-upgraded deed=track"],
    )
