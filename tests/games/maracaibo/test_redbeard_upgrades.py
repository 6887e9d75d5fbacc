"""Redbeard's upgrades: their order, and what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import pytest

from kaper.games.maracaibo.redbeard_events import RedbeardRolled
from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.scenario import Scenario

HisTurn: TypeAlias = Callable[..., Scenario]

# How many upgrades he has made before one of each kind.
QUEST, FIGUREHEAD, TRACK, RESIDENCE = 0, 1, 3, 5
SPACES = 9

RESIDENCES_AT = {"b3": "castle", "c2": "hacienda", "c4": "inn", "g1": "palace"}


def upgraded(
    his_turn: HisTurn, made: int, *, redbeard: Mapping[str, object] | None = None, **more: object
) -> Scenario:
    """Redbeard reaches Maracaibo and upgrades his ship once more."""
    return his_turn(ship="bay", redbeard={"upgrades": made, **(redbeard or {})}, **more)


@pytest.mark.rule("maracaibo:solo.upgrade.leftmost-column", "maracaibo:solo.upgrade.board")
def test_his_upgrades_fill_his_board_column_by_column(his_turn: HisTurn) -> None:
    columns = [
        ["quest", "figurehead", "quest"],
        ["track", "quest", "residence"],
        ["track", "residence", "track"],
    ]
    for made, deed in enumerate(deed for column in columns for deed in column):
        s = upgraded(his_turn, made, dice=[1])
        s.expect(redbeard={"upgrades": made + 1}, events=[f"redbeard-upgraded deed={deed}"])


@pytest.mark.rule("maracaibo:solo.upgrade.track")
def test_a_track_upgrade_moves_the_cube_one_space(his_turn: HisTurn) -> None:
    s = upgraded(his_turn, TRACK, redbeard={"step": 2})
    s.expect(redbeard={"step": 2}, events=["redbeard-advanced step=3"])


@pytest.mark.rule("maracaibo:solo.upgrade.figurehead")
@pytest.mark.parametrize(
    ("pips", "tile"),
    [
        (1, "a-mermaid"),
        (2, "a-mermaid"),
        (3, "e-lion"),
        (4, "e-lion"),
        (5, "f-sea-serpent"),
        (6, "f-sea-serpent"),
    ],
)
def test_a_figurehead_by_his_die(his_turn: HisTurn, pips: int, tile: str) -> None:
    market = ["a-mermaid", "e-lion", "f-sea-serpent"]
    s = upgraded(his_turn, FIGUREHEAD, dice=[pips], figureheads=market)
    left = [name for name in market if name != tile]
    s.expect(redbeard={"figurehead": tile}, figureheads=left)


@pytest.mark.rule("maracaibo:solo.upgrade.figurehead")
def test_no_figurehead_if_the_player_has_one(his_turn: HisTurn) -> None:
    s = upgraded(
        his_turn, FIGUREHEAD, p0={"figurehead": "e-lion"}, figureheads=["a-mermaid", "b-dragon"]
    )
    s.expect(
        redbeard={"figurehead": None, "upgrades": FIGUREHEAD + 1},
        figureheads=["a-mermaid", "b-dragon"],
        no_events=["redbeard-rolled"],
    )


@pytest.mark.rule("maracaibo:solo.upgrade.figurehead-no-effect")
def test_his_figurehead_does_nothing(his_turn: HisTurn) -> None:
    s = upgraded(
        his_turn, FIGUREHEAD, dice=[1], figureheads=["i-hawk", "b-dragon", "f-sea-serpent"]
    )
    s.expect(redbeard={"figurehead": "i-hawk", "stored": {"gold": 0, "emerald": 0, "pearl": 0}})
    s = upgraded(
        his_turn, FIGUREHEAD, dice=[6], figureheads=["i-hawk", "b-dragon", "f-sea-serpent"]
    )
    s.expect(redbeard={"figurehead": "f-sea-serpent", "vp": 6}, events=["round-ended"])


@pytest.mark.rule("maracaibo:solo.upgrade.quest")
def test_a_quest_upgrade_takes_the_rightmost_quest(his_turn: HisTurn) -> None:
    s = upgraded(his_turn, QUEST, quest_market=["gold", "pearls"], chance={"quests": ["rivers"]})
    s.expect(
        events=["quest-taken seat=redbeard quest=pearls"],
        redbeard={"quests": [None]},
        quest_market=["rivers", "gold"],
    )


@pytest.mark.rule("maracaibo:solo.upgrade.residence", "maracaibo:solo.upgrade.residence-numbers")
@pytest.mark.parametrize(
    ("pips", "residence"), [(1, "castle"), (2, "hacienda"), (3, "inn"), (4, "palace")]
)
def test_a_residence_by_his_die_numbered_from_the_left_and_in_a_column_from_the_top(
    his_turn: HisTurn, pips: int, residence: str
) -> None:
    without = {"e1": "rum", "d1": "cook", "d4": "gunner"}
    s = upgraded(his_turn, RESIDENCE, dice=[pips], reach=without | RESIDENCES_AT)
    s.expect(redbeard={"residences": [residence], "vp": 8})


@pytest.mark.rule("maracaibo:solo.upgrade.residence")
def test_numbers_without_a_free_residence_are_rolled_again(his_turn: HisTurn) -> None:
    without = {"e1": "rum", "d1": "cook", "d4": "gunner"}
    s = upgraded(
        his_turn,
        RESIDENCE,
        dice=[5, 6, 1, 3],
        reach=without | RESIDENCES_AT,
        redbeard={"residences": ["castle"]},
        p0={"residences": ["inn"]},
    )
    s.expect(redbeard={"residences": ["castle", "inn"], "vp": 6})
    assert sum(isinstance(event, RedbeardRolled) for event in s.events) == 4


@pytest.mark.rule("maracaibo:solo.upgrade.exhausted")
def test_an_upgrade_that_cannot_be_carried_out_is_skipped(his_turn: HisTurn) -> None:
    s = upgraded(his_turn, SPACES)
    s.expect(redbeard={"upgrades": SPACES}, no_events=["redbeard-upgraded"])
    s = upgraded(his_turn, TRACK, redbeard={"step": 4})
    s.expect(redbeard={"step": 3, "upgrades": TRACK + 1}, no_events=["redbeard-advanced"])
    without = {"e1": "rum", "d1": "cook", "d4": "gunner"}
    own = {"residences": list(RESIDENCES_AT.values())}
    s = upgraded(his_turn, RESIDENCE, reach=without | RESIDENCES_AT, redbeard=own)
    s.expect(redbeard={"upgrades": RESIDENCE + 1, "vp": 6}, no_events=["redbeard-rolled"])
    names = [*s.state(Maracaibo).tables.quests.names]
    s = upgraded(his_turn, QUEST, p0={"quests": names}, quest_market=[])
    s.expect(redbeard={"upgrades": QUEST + 1, "quests": []})


@pytest.mark.rule("maracaibo:solo.upgrade.quest", "maracaibo:hunters.setup")
def test_he_takes_the_rightmost_quest_and_a_new_one_lies_on_the_left(his_turn: HisTurn) -> None:
    s = upgraded(
        his_turn,
        QUEST,
        options={"adventure-hunters": "on"},
        quest_market=["gold", "pearls", "crew"],
        chance={"quests": ["rivers"]},
    )
    s.expect(quest_market=["rivers", "gold", "pearls"], events=["quest-taken quest=crew"])
