"""The solo game: setting up Redbeard, his turn, and where he sails."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

import pytest

from kaper.games.maracaibo.events import EnteredBay, ReachedMaracaibo, Sailed
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.redbeard_events import RedbeardIgnored, RedbeardRevealed
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

HisTurn: TypeAlias = Callable[..., Scenario]

# From c2 a ship reaches e1, d1 and d4, in the order of Redbeard's priority.
RESIDENCES = {"e1": "castle", "d1": "hacienda", "d4": "inn"}


def state_of(s: Scenario) -> Maracaibo:
    state = s.match.state
    assert isinstance(state, Maracaibo)
    return state


def begin(difficulty: int = 0, seed: int = 1) -> Match[Maracaibo]:
    match = Match.begin(GAME, 1, seed, {"difficulty": str(difficulty)})
    match.play(0, match.pending()[0].options[0])
    return match


# Setting up


@pytest.mark.rule("maracaibo:solo.opponent", "maracaibo:solo.setup-two-player")
def test_one_plays_against_redbeard_as_with_two_players_but_three_figureheads() -> None:
    state = begin().state
    assert state.seats == 1
    assert len(state.players) == 2
    assert len(state.figureheads) == 3
    assert [len(state.cards), len(state.deck), len(state.quest_market)] == [27, 41, 2]


@pytest.mark.rule("maracaibo:solo.setup-order", "maracaibo:solo.setup-quest")
def test_the_player_drafts_a_quest_and_redbeard_gets_one_that_nobody_sees() -> None:
    match = Match.begin(GAME, 1, 1, {})
    assert len(match.pending()[0].options) == 2
    match.play(0, match.pending()[0].options[0])
    state, view = match.state, match.view(0)
    assert state.players[0].doubloons == 10
    assert len(state.players[0].quests) == 1
    assert len(state.players[REDBEARD].quests) == 1
    redbeard = view["redbeard"]
    assert isinstance(redbeard, dict)
    assert redbeard["quests"] == [None]
    assert (view["first"], view["last"]) == (0, "redbeard")


@pytest.mark.rule("maracaibo:solo.setup-boards")
def test_his_cube_starts_on_the_first_space_and_his_ship_board_is_empty() -> None:
    Scenario("maracaibo", seats=1, turn="p0").expect(redbeard={"step": 0, "upgrades": 0})
    state = begin().state
    assert (state.redbeard_step, state.players[REDBEARD].upgrades) == (0, 0)


@pytest.mark.rule("maracaibo:solo.setup-deck")
@pytest.mark.parametrize("difficulty", range(7))
def test_his_deck_has_six_cards_with_as_many_b_cards_as_agreed(difficulty: int) -> None:
    decks = set()
    for seed in range(12):
        state = begin(difficulty, seed).state
        cards = state.tables.redbeard.cards
        letters = [cards[card].deck for card in state.redbeard_deck]
        assert letters == ["A"] * (6 - difficulty) + ["B"] * difficulty
        decks.add(tuple(state.redbeard_deck))
    assert len(decks) > 1 or difficulty in (0, 6), "chance chooses the cards"


# The course of his turns


@pytest.mark.rule("maracaibo:solo.alternate-turns")
def test_turns_alternate_and_the_player_begins() -> None:
    match = begin()
    assert match.view(0)["turn"] == 0
    assert not any(isinstance(event, RedbeardRevealed) for event in match.events)
    for _ in wander(match, 1):
        pass
    moves = (Sailed, EnteredBay, ReachedMaracaibo)
    captains = [event.seat for event in match.events if isinstance(event, moves)]
    assert captains[0] == 0
    assert all(one != other for one, other in pairwise(captains)), "whatever ends a round"
    assert match.state.round == 3


@pytest.mark.rule("maracaibo:solo.redbeard-no-doubloons")
def test_redbeard_never_has_a_doubloon() -> None:
    match = begin(6)
    for _ in wander(match, 3):
        assert match.state.players[REDBEARD].doubloons == 0


@pytest.mark.rule("maracaibo:solo.meet-redbeard")
def test_whoever_meets_redbeard_pays_the_supply() -> None:
    s = Scenario(
        "maracaibo",
        seats=1,
        p0={"ship": "c2", "doubloons": 3},
        redbeard={"ship": "d1"},
        cards=RESIDENCES,
    )
    s.play("p0 sail d1").expect(p0={"doubloons": 2}, events=["redbeard-paid p0"])
    assert state_of(s).players[REDBEARD].doubloons == 0


@pytest.mark.rule("maracaibo:solo.meet-redbeard")
def test_who_has_no_doubloon_pays_nothing_to_meet_him() -> None:
    s = Scenario(
        "maracaibo",
        seats=1,
        p0={"ship": "c2", "doubloons": 0},
        redbeard={"ship": "d1"},
        cards=RESIDENCES,
    )
    s.play("p0 sail d1").expect(p0={"doubloons": 0}, no_events=["redbeard-paid"])


@pytest.mark.rule("maracaibo:solo.meet-redbeard")
def test_whom_redbeard_meets_takes_a_doubloon_from_the_supply(his_turn: HisTurn) -> None:
    s = his_turn("111", reach={"e1": "aruba"}, p0={"ship": "e1", "doubloons": 3})
    s.expect(p0={"doubloons": 4}, events=["sailed square=e1", "redbeard-met p0"])


@pytest.mark.rule("maracaibo:solo.meet-redbeard")
def test_nobody_meets_redbeard_in_the_bay(his_turn: HisTurn) -> None:
    s = his_turn("109", ship="i2", p0={"ship": "bay", "doubloons": 3}, dice=[1])
    s.expect(redbeard={"ship": "bay"}, no_events=["redbeard-met"])


# His cards


@pytest.mark.rule("maracaibo:solo.turn-reveal")
def test_he_reveals_the_top_card_of_his_deck(his_turn: HisTurn) -> None:
    s = his_turn("111", reach={"e1": "aruba"})
    s.expect(redbeard={"deck": 5, "discards": ["111"]}, events=["redbeard-revealed redbeard=111"])


@pytest.mark.rule("maracaibo:solo.turn-reveal")
def test_an_empty_deck_is_made_anew_of_all_six_cards() -> None:
    used = ["109", "110", "111", "112", "113", "114"]
    s = Scenario(
        "maracaibo",
        seats=1,
        turn="redbeard",
        chance={"redbeard": ["111"]},
        redbeard={"ship": "c2", "discards": used},
        cards=RESIDENCES | {"e1": "aruba"},
    )
    s.expect(
        redbeard={"deck": 5, "discards": ["111"], "seen": used},
        events=["redbeard-shuffled", "redbeard-revealed redbeard=111"],
    )


@pytest.mark.rule("maracaibo:solo.turn-order", "maracaibo:solo.additional-after-check")
def test_he_moves_then_adds_what_a_b_card_says_and_then_acts(his_turn: HisTurn) -> None:
    s = his_turn("115", reach={"e1": "tobago"}, options={"difficulty": "1"}, dice=[2])
    s.expect(
        events=[
            "redbeard-revealed redbeard=115",
            "sailed seat=redbeard square=e1",
            "redbeard-added deed=vp",
            "points-scored seat=redbeard vp=2",
            "redbeard-acted deed=raid",
            "treasure-taken seat=redbeard kind=emerald",
        ]
    )


@pytest.mark.rule("maracaibo:solo.first-possible-action")
def test_he_performs_only_the_topmost_action_that_he_can(his_turn: HisTurn) -> None:
    # 110: a quest, else an improvement, else explore.
    s = his_turn("110", reach={"e1": "bonaire", "d1": "longboat", "d4": "aruba"})
    s.expect(
        redbeard={"ship": "d4", "improvements": []},
        events=["redbeard-acted deed=take-quest"],
        no_events=["redbeard-acted deed=explore"],
    )
    s = his_turn("110", reach={"d4": "longboat", "e1": "bonaire"})
    s.expect(redbeard={"ship": "d4"}, events=["redbeard-acted deed=improvement"])


@pytest.mark.rule("maracaibo:solo.card-impossible", "maracaibo:solo.additional-after-check")
def test_a_card_of_which_nothing_is_possible_is_ignored_with_its_additional_action(
    his_turn: HisTurn,
) -> None:
    # 119: a card of level II, a raid or an improvement; nothing of it is in reach.
    s = his_turn("119", "110", reach={"d4": "bonaire"}, options={"difficulty": "1"})
    s.expect(
        redbeard={"ship": "d4", "discards": ["119", "110"]},
        events=[
            "redbeard-revealed redbeard=119",
            "redbeard-ignored redbeard=119",
            "redbeard-revealed redbeard=110",
            "redbeard-acted deed=explore",
        ],
        no_events=["redbeard-added", "treasure-taken", "redbeard-rolled"],
    )


@pytest.mark.rule("maracaibo:solo.no-card-possible")
def test_when_no_card_is_possible_he_only_sails_on(his_turn: HisTurn) -> None:
    s = his_turn(redbeard={"upgrades": 0, "discards": ["109"]})
    s.expect(
        redbeard={"ship": "e1", "upgrades": 0, "vp": 0, "residences": []},
        events=["redbeard-shuffled", "redbeard-drifted", "sailed square=e1 seat=redbeard"],
        no_events=["redbeard-acted", "redbeard-upgraded"],
        asked="p0 sail",
    )
    ignored = {event.redbeard for event in s.events if isinstance(event, RedbeardIgnored)}
    assert ignored == {"109", "110", "111", "112", "113", "114"}


# Where he sails


@pytest.mark.rule("maracaibo:solo.priority")
def test_he_prefers_the_column_nearest_to_maracaibo_and_then_the_topmost_space(
    his_turn: HisTurn,
) -> None:
    # 114: crew before ships and equipment.
    s = his_turn("114", reach={"e1": "cook", "d1": "gunner", "d4": "scout"})
    s.expect(redbeard={"improvements": ["cook"]})
    s = his_turn("114", reach={"d1": "gunner", "d4": "scout"})
    s.expect(redbeard={"improvements": ["gunner"]})


@pytest.mark.rule("maracaibo:solo.range-obeys-move-rules")
def test_his_reach_is_that_of_a_legal_move(his_turn: HisTurn) -> None:
    # c1 touches c2, but is no nearer to Maracaibo; e2 is four steps away, around an island.
    s = his_turn("114", reach={"c1": "cook", "e2": "gunner", "d4": "scout"})
    s.expect(redbeard={"ship": "d4", "improvements": ["scout"]})
    s = his_turn("114", ship="start", reach={"c4": "gunner", "d4": "scout", "c3": "longboat"})
    assert state_of(s).chart().column[state_of(s).players[REDBEARD].ship] <= 2


@pytest.mark.rule("maracaibo:solo.bay-preferred")
@pytest.mark.parametrize(("card", "deed"), [("109", "raid"), ("112", "explore")])
def test_with_the_bay_in_reach_he_raids_and_explores_there(
    his_turn: HisTurn, card: str, deed: str
) -> None:
    near = {"i2": "tobago", "i3": "bonaire", "h2": "castle", "h4": "inn"}
    s = his_turn(card, ship="h3", reach=near, dice=[1])
    s.expect(redbeard={"ship": "bay"}, events=["entered-bay", f"redbeard-acted deed={deed}"])


@pytest.mark.rule("maracaibo:solo.from-bay")
def test_from_the_bay_he_reaches_maracaibo_without_a_card(his_turn: HisTurn) -> None:
    s = his_turn(ship="bay", redbeard={"upgrades": 3})
    s.expect(
        redbeard={"vp": 6, "upgrades": 4, "step": 1, "deck": 6},
        events=["reached-maracaibo seat=redbeard", "redbeard-upgraded deed=track", "round-ended"],
        no_events=["redbeard-revealed"],
    )


# Rounds


@pytest.mark.rule("maracaibo:solo.round-end")
def test_whoever_reaches_maracaibo_ends_the_round_and_the_other_side_begins(
    his_turn: HisTurn,
) -> None:
    s = his_turn(ship="bay", p0={"ship": "f2"})
    s.expect(round=2, turn=0, redbeard={"ship": "start"}, p0={"ship": "start"})
    s = Scenario(
        "maracaibo",
        seats=1,
        p0={"ship": "bay", "upgrades": ["u3"]},
        redbeard={"ship": "f2"},
        chance={"redbeard": ["109"]},
    )
    s.expect(asked="p0 upgrade")
    s.play("p0 decline").expect(
        round=2, events=["round-ended round=1", "round-began seat=redbeard", "redbeard-revealed"]
    )


@pytest.mark.rule("maracaibo:solo.round-end", "maracaibo:solo.last-turn")
def test_in_round_3_redbeard_has_the_last_turn(his_turn: HisTurn) -> None:
    s = Scenario("maracaibo", seats=1, round=3, p0={"ship": "bay"}, redbeard={"ship": "f2"})
    s.play("p0 decline").expect(
        stage="over", events=["redbeard-revealed", "redbeard-acted", "round-ended round=3"]
    )
    s = his_turn(ship="bay", round=3, p0={"ship": "f2"})
    s.expect(stage="over", events=["reached-maracaibo seat=redbeard", "round-ended round=3"])
