"""Nobody learns what they may not know: not from views, questions, logs or samples."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.events import QuestDrawn, QuestsDealt, QuestsKept, QuestSold
from kaper.games.maracaibo.reading import tables_of
from kaper.games.maracaibo.state import Maracaibo
from kaper.match import Match
from kaper.testing.checks import check_equal_samples, check_sample, viewers
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

Table = Callable[..., Scenario]

QUESTS = tables_of(GAME.components()).quests.names

FOG = {"fog-locations": "on", "fog-improvements": "on"}
OTHERS = {"adventure-hunters": "on", "rubies": "on", "skirmishes": "on", "retirement": "on"}
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (2, {}),
    (3, FOG),
    (4, OTHERS),
    (1, {**FOG, **OTHERS, "difficulty": "3"}),
)


def games(each: int) -> Iterator[Match[Maracaibo]]:
    """Random games with and without modules, at every so many decisions."""
    for seed, (seats, options) in enumerate(TABLES):
        match = Match.begin(GAME, seats, seed, options)
        for number, _ in enumerate(wander(match, seed)):
            if number % each == 0:
                yield match


def quests_seen(s: Scenario, viewer: int | None, owner: int) -> list[object]:
    seats = s.match.view(viewer)["seats"]
    assert isinstance(seats, list)
    seat = seats[owner]
    assert isinstance(seat, dict)
    quests = seat["quests"]
    assert isinstance(quests, list)
    return [*quests]


def sampled_quests(s: Scenario, viewer: int | None, owner: int) -> set[tuple[int, ...]]:
    hands = set()
    for seed in range(12):
        state = s.match.sample(viewer, seed).state
        assert isinstance(state, Maracaibo)
        hands.add(state.players[owner].quests)
    return hands


def test_a_seat_cannot_tell_a_sample_from_the_truth() -> None:
    for number, match in enumerate(games(7)):
        pending = match.pending()
        for viewer in viewers(match):
            sample = match.sample(viewer, number)
            check_sample(match, sample, viewer, match.view(viewer), pending)


def test_equal_seeds_give_equal_samples_whatever_the_truth() -> None:
    for number, match in enumerate(games(19)):
        for viewer in viewers(match):
            check_equal_samples(match, viewer, number)


@pytest.mark.rule("maracaibo:quest.secret")
def test_the_draft_is_secret() -> None:
    match = Match.begin(GAME, 3, 4, {})
    for seat, decision in match.pending().items():
        match.play(seat, decision.options[0])
    for viewer in (0, 1, 2, None):
        told = [e for e in match.redacted(viewer) if isinstance(e, (QuestsDealt, QuestsKept))]
        assert len(told) == 6
        assert all((event.quests != ("",)) == (event.seat == viewer) for event in told)


@pytest.mark.rule("maracaibo:quest.secret")
@pytest.mark.rule("maracaibo:quest.seen-in-market")
def test_a_quest_of_the_market_was_seen_and_one_of_the_deck_was_not(table: Table) -> None:
    s = table(
        cards={"d4": "aruba"},
        quest_market=["gold", "pearls"],
        p0={"ship": "c4", "quests": ["crew"]},
    )
    s.play("p0 sail d4", "p0 decline", "p0 take gold")
    assert quests_seen(s, 0, 0) == ["crew", "gold"]
    assert quests_seen(s, 1, 0) == quests_seen(s, None, 0) == [None, "gold"]
    gold = QUESTS.index("gold")
    hands = sampled_quests(s, 1, 0)
    assert all(hand[1] == gold for hand in hands)
    assert len(hands) > 1


@pytest.mark.rule("maracaibo:symbol.sell-quest")
@pytest.mark.rule("maracaibo:quest.seen-in-market")
def test_after_a_sale_others_lose_track(table: Table) -> None:
    s = table(
        cards={"d4": "puerto-rico"},
        p0={"ship": "c4", "explorer": "27", "quests": ["gold", "crew"], "shown": ["gold"]},
    )
    s.play("p0 sail d4", "p0 decline")
    assert quests_seen(s, 1, 0) == ["gold", None]
    s.play("p0 sell crew")
    assert quests_seen(s, 0, 0) == ["gold"]
    assert quests_seen(s, 1, 0) == [None]
    for viewer, quest in ((0, "crew"), (1, ""), (None, "")):
        assert [e.quest for e in s.match.redacted(viewer) if isinstance(e, QuestSold)] == [quest]


def test_what_a_seat_sold_it_knows_when_another_draws_it(table: Table) -> None:
    """All quests but one are in hands, so the card sold to the bottom is drawn next but one."""
    s = table(
        cards={"d4": "puerto-rico", "e4": "aruba"},
        quest_market=[],
        p0={"ship": "c4", "explorer": "27", "quests": ["gold", "crew"]},
        p1={"ship": "d4", "quests": [q for q in QUESTS if q not in ("gold", "crew")]},
    )
    s.play("p0 sail d4", "p0 decline", "p0 sell crew", "p1 sail e4", "p1 decline", "p1 draw")
    assert quests_seen(s, 0, 1)[-1] == "crew"
    assert quests_seen(s, None, 1)[-1] is None
    drawn = [e.quest for e in s.match.redacted(None) if isinstance(e, QuestDrawn)]
    assert drawn == [""]


@pytest.mark.rule("maracaibo:quest.secret")
def test_another_score_is_told_without_hidden_quests(table: Table) -> None:
    s = table(p0={"doubloons": 0, "quests": ["gold"], "stored": {"gold": 5}})
    own, other = s.match.view(0)["seats"], s.match.view(1)["seats"]
    assert isinstance(own, list)
    assert isinstance(other, list)
    assert isinstance(own[0], dict)
    assert isinstance(other[0], dict)
    mine, seen = own[0]["score"], other[0]["score"]
    assert isinstance(mine, dict)
    assert isinstance(seen, dict)
    assert (mine["quests"], mine["certain"]) == (7, True)
    assert (seen["quests"], seen["certain"]) == (0, False)
