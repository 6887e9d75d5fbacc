"""Nobody learns what they may not know: not from views, questions, logs or samples."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kaper.games.maracaibo.components.reading import tables_of
from kaper.games.maracaibo.events import (
    QuestDrawn,
    QuestsDealt,
    QuestsKept,
    QuestSold,
    QuestTaken,
)
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.quest_doors import (
    draw_quest,
    found_again,
    refresh_market,
    sell_quest,
    turn_up_quest,
)
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.codec import Json, encode_fields
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.checks import check_sample, viewers
from kaper.testing.samples import check_equal_samples
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
    quests = s.rows(viewer, "seats")[owner]["quests"]
    assert isinstance(quests, list)
    return [*quests]


def score_seen(s: Scenario, viewer: int | None, owner: int) -> dict[str, Json]:
    score = s.rows(viewer, "seats")[owner]["score"]
    assert isinstance(score, dict)
    return score


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
            other = match.sample(viewer, 1000 + number)
            check_equal_samples(match, other, viewer, number)


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
def test_a_quest_of_the_market_is_seen_when_taken_and_secret_afterwards(table: Table) -> None:
    s = table(
        cards={"d4": "aruba"},
        quest_market=["gold", "pearls"],
        p0={"ship": "c4", "quests": ["crew"]},
    )
    s.play("p0 sail d4", "p0 decline", "p0 take gold")
    assert quests_seen(s, 0, 0) == ["crew", "gold"]
    assert quests_seen(s, 1, 0) == quests_seen(s, None, 0) == [None, None]
    for viewer in (0, 1, None):
        taken = [event for event in s.match.redacted(viewer) if isinstance(event, QuestTaken)]
        assert [event.quest for event in taken] == ["gold"]
    # What all have seen is no secret to a bot's worlds.
    hands = sampled_quests(s, 1, 0)
    assert {hand[1] for hand in hands} == {QUESTS.index("gold")}
    assert len(hands) > 1


@pytest.mark.rule("maracaibo:symbol.sell-quest")
@pytest.mark.rule("maracaibo:quest.seen-in-market")
def test_after_a_sale_others_lose_track(table: Table) -> None:
    s = table(
        cards={"d4": "puerto-rico"},
        p0={"ship": "c4", "explorer": "27", "quests": ["gold", "crew"], "shown": ["gold"]},
    )
    s.play("p0 sail d4", "p0 decline")
    gold = QUESTS.index("gold")
    assert {hand[0] for hand in sampled_quests(s, 1, 0)} == {gold}
    s.play("p0 sell crew")
    assert quests_seen(s, 0, 0) == ["gold"]
    assert quests_seen(s, 1, 0) == [None]
    assert len(sampled_quests(s, 1, 0)) > 1
    for viewer, quest in ((0, "crew"), (1, ""), (None, "")):
        assert [e.quest for e in s.match.redacted(viewer) if isinstance(e, QuestSold)] == [quest]


def bottom_and_hand(s: Scenario, viewer: int | None) -> set[tuple[str, str]]:
    """The last quest of the deck and the only one in the hand of p0, as a viewer imagines them."""
    return {
        (QUESTS[state.quest_deck.segments[-1].items[-1]], QUESTS[state.players[0].quests[0]])
        for state in s.samples(Maracaibo, viewer)
    }


@pytest.mark.rule("maracaibo:symbol.sell-quest")
@pytest.mark.rule("maracaibo:quest.seen-in-market")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_after_a_sale_a_quest_is_in_the_hand_or_was_the_one_sold(
    table: Table, viewer: int | None
) -> None:
    hand = {"ship": "c4", "explorer": "27", "quests": ["gold", "crew"]}
    s = table(seats=3, cards={"d4": "puerto-rico"}, p0={**hand, "shown": ["gold"]})
    s.play("p0 sail d4", "p0 decline", "p0 sell crew")
    imagined = bottom_and_hand(s, viewer)
    assert all("gold" in pair for pair in imagined)
    assert {pair.index("gold") for pair in imagined} == {0, 1}
    # Whoever knew both is only in doubt which of them it was.
    s = table(seats=3, cards={"d4": "puerto-rico"}, p0={**hand, "shown": ["gold", "crew"]})
    s.play("p0 sail d4", "p0 decline", "p0 sell crew")
    assert bottom_and_hand(s, viewer) == {("gold", "crew"), ("crew", "gold")}


def test_a_strayed_quest_that_lies_open_is_found(table: Table) -> None:
    hand = {"ship": "c4", "explorer": "27", "quests": ["gold", "crew"], "shown": ["gold"]}
    s = table(seats=3, cards={"d4": "puerto-rico"}, p0=hand)
    s.play("p0 sail d4", "p0 decline", "p0 sell gold")
    state = s.state(Maracaibo)
    assert state.strayed == [(QUESTS.index("gold"),), (), ()]
    turn_up_all(state)
    assert state.strayed == [(), (), ()]


def turn_up_all(state: Maracaibo) -> None:
    for _ in range(len(state.quest_deck)):
        turn_up_quest(state, 0)


def test_a_quest_sold_by_who_drew_one_that_strayed_may_be_that_one(table: Table) -> None:
    """p1 has drawn what p0 sold, and sells it or another: nobody can follow it any further."""
    s = table(
        cards={"d4": "puerto-rico", "e4": "aruba"},
        quest_market=[],
        p0={"ship": "c4", "explorer": "27", "quests": ["gold", "crew"], "shown": ["gold"]},
        p1={"ship": "d4", "quests": [q for q in QUESTS if q not in ("gold", "crew")]},
    )
    s.play("p0 sail d4", "p0 decline", "p0 sell gold", "p1 sail e4", "p1 decline", "p1 draw")
    state = s.state(Maracaibo)
    for sample in s.samples(Maracaibo, None):
        assert QUESTS.index("gold") in (sample.players[0].quests[0], sample.players[1].quests[-1])
    sell_quest(state, 1, state.players[1].quests[0])
    assert state.strayed[0] == ()


def test_of_several_strayed_quests_one_that_lies_open_is_found(table: Table) -> None:
    hand = {"quests": ["gold", "crew"], "shown": ["gold", "crew"]}
    state = table(p0=hand).state(Maracaibo)
    gold, crew, pearls = map(QUESTS.index, ("gold", "crew", "pearls"))
    sell_quest(state, 0, gold)
    assert set(state.strayed[0]) == {gold, crew}
    found_again(state, pearls)
    assert set(state.strayed[0]) == {gold, crew}
    found_again(state, gold)
    assert state.strayed[0] == (crew,)


def test_a_strayed_quest_in_a_new_market_is_found(table: Table) -> None:
    hand = {"quests": ["gold", "crew"], "shown": ["gold"]}
    market = [quest for quest in QUESTS if quest not in ("gold", "crew")]
    s = table(quest_market=market[:1], p0=hand, p1={"quests": market[1:]})
    state = s.state(Maracaibo)
    sell_quest(state, 0, QUESTS.index("gold"))
    assert state.strayed[0] == (QUESTS.index("gold"),)
    refresh_market(state, 1)
    assert QUESTS.index("gold") in state.quest_market
    assert not state.strayed[0]


def test_a_sale_does_not_change_what_strayed_from_other_hands(table: Table) -> None:
    """Only whoever had drawn a quest sold by another may have sold that one on."""
    s = table(
        p0={"quests": ["gold", "crew"], "shown": ["gold"]},
        p1={"quests": ["pearls", "rivers"], "shown": ["pearls"]},
    )
    state = s.state(Maracaibo)
    sell_quest(state, 0, QUESTS.index("crew"))
    sell_quest(state, 1, QUESTS.index("rivers"))
    assert state.strayed == [(QUESTS.index("gold"),), (QUESTS.index("pearls"),)]


def test_two_strayed_quests_never_want_the_same_place(table: Table) -> None:
    """p1 sold the only quest of a hand, p0 one of two and then drew that of p1."""
    known = ("gold", "crew", "pearls")
    s = table(
        seats=3,
        quest_market=[],
        p0={"quests": ["gold", "crew"], "shown": ["gold"]},
        p1={"quests": ["pearls"], "shown": ["pearls"]},
        p2={"quests": [quest for quest in QUESTS if quest not in known]},
    )
    state, (gold, crew, pearls) = s.state(Maracaibo), map(QUESTS.index, known)
    sell_quest(state, 1, pearls)
    sell_quest(state, 0, crew)
    draw_quest(state, 0)
    assert state.players[0].quests == (gold, pearls)
    for sample in s.samples(Maracaibo, None):
        kept, drawn = sample.players[0].quests
        assert drawn == pearls
        assert gold in (kept, sample.quest_deck.segments[-1].items[-1])


def test_a_state_of_older_rules_has_no_strayed_quests(table: Table) -> None:
    s = table(seats=1)
    fields = encode_fields(s.state(Maracaibo))
    del fields["strayed"]
    assert GAME.restore(fields, s.match.components, 2).strayed == [(), ()]


def test_what_a_seat_sold_it_knows_when_another_draws_it(table: Table) -> None:
    """All quests but one are in hands, so the card sold to the bottom is drawn next but one."""
    s = table(
        cards={"d4": "puerto-rico", "e4": "aruba"},
        quest_market=[],
        p0={"ship": "c4", "explorer": "27", "quests": ["gold", "crew"]},
        p1={"ship": "d4", "quests": [q for q in QUESTS if q not in ("gold", "crew")]},
    )
    s.play("p0 sail d4", "p0 decline", "p0 sell crew", "p1 sail e4", "p1 decline", "p1 draw")
    assert quests_seen(s, 0, 1)[-1] is None
    assert {hand[-1] for hand in sampled_quests(s, 0, 1)} == {QUESTS.index("crew")}
    assert len({hand[-1] for hand in sampled_quests(s, None, 1)}) > 1
    drawn = [e.quest for e in s.match.redacted(None) if isinstance(e, QuestDrawn)]
    assert drawn == [""]


@pytest.mark.rule("maracaibo:quest.secret")
@pytest.mark.parametrize("shown", [[], ["gold"]])
def test_another_score_is_told_without_quests(table: Table, shown: list[str]) -> None:
    hand = {"quests": ["gold"], "shown": shown, "stored": {"gold": 5}}
    s = table(p0={"doubloons": 0, **hand}, p1={"quests": []})
    mine, seen = score_seen(s, 0, 0), score_seen(s, 1, 0)
    assert (mine["quests"], mine["certain"]) == (7, True)
    assert (seen["quests"], seen["certain"]) == (0, False)
    # Without quests there is no secret.
    assert score_seen(s, 0, 1)["certain"] is True


@pytest.mark.rule("maracaibo:quest.secret")
@pytest.mark.rule("maracaibo:end.quests")
def test_at_the_end_all_quests_lie_open(table: Table) -> None:
    last = {"ship": "bay", "upgrades": 9, "quests": ["gold", "crew"]}
    s = table(seats=1, turn="redbeard", round=3, p0={"quests": ["rivers"]}, redbeard=last)
    assert quests_seen(s, None, 0) == ["rivers"]
    assert s.part(0, "redbeard")["quests"] == ["gold", "crew"]
    s = table(seats=1, turn="redbeard", round=2, redbeard=last)
    assert s.part(0, "redbeard")["quests"] == [None, None]


def test_after_which_events_nobody_takes_back() -> None:
    """By these somebody learns what was hidden."""
    records: tuple[type, ...] = GAME.records
    events = [record for record in records if issubclass(record, Event)]
    assert {event.__name__ for event in events if event.reveals} == {
        "CardRevealed",
        "QuestDrawn",
        "QuestsDealt",
        "QuestsRevealed",
        "Scored",
    }
    # And these show to all what may be hidden again.
    assert {event.__name__ for event in events if event.public} == {"QuestsRevealed", "Scored"}


def test_what_strayed_from_hands_is_kept_when_a_table_of_these_rules_is_read() -> None:
    fields: dict[str, Json] = {"players": [{}, {}], "strayed": [[1], [2]]}
    assert GAME.upgrade(dict(fields), 3, GAME.components()) == fields
    assert GAME.upgrade(dict(fields), 2, GAME.components())["strayed"] != fields["strayed"]


@pytest.mark.rule("maracaibo:solo.setup-deck")
def test_nobody_knows_which_cards_are_left_in_redbeards_deck(table: Table) -> None:
    """Only how many of each letter, and those that were seen before the deck was made anew."""
    s = table(
        seats=1,
        options={"difficulty": "3"},
        redbeard={"discards": ["110"], "deck": ["109", "112", "115", "118", "120"]},
    )
    cards, names = (
        s.state(Maracaibo).tables.redbeard.cards,
        s.state(Maracaibo).tables.redbeard.names,
    )
    decks = []
    for sample in s.samples(Maracaibo, 0):
        assert [names[card] for card in sample.redbeard_discards] == ["110"]
        assert sorted(cards[card].deck for card in sample.redbeard_deck) == ["A"] * 2 + ["B"] * 3
        assert sample.redbeard_deck == sorted(set(sample.redbeard_deck))
        decks.append({names[card] for card in sample.redbeard_deck})
    assert not any("110" in deck for deck in decks)
    of_a, of_b = {"109", "111", "112", "113", "114"}, {"115", "116", "117", "118", "119", "120"}
    assert set().union(*decks) == of_a | of_b
    # What was seen stays in a deck that was made anew.
    state = s.state(Maracaibo)
    state.redbeard_deck, state.redbeard_discards = (
        sorted([*state.redbeard_deck, names.index("110")]),
        [],
    )
    assert all(names.index("110") in sample.redbeard_deck for sample in s.samples(Maracaibo, 0))


def test_in_a_sample_the_shuffled_deck_has_no_order(table: Table) -> None:
    """So that samples with the same quests in it are the same."""
    for sample in table(p1={"quests": ["gold"]}).samples(Maracaibo, 0):
        (bag,) = sample.quest_deck.segments
        assert bag.items == sorted(bag.items)
