"""Nobody learns what they may not know: not from views, not from logs, not from samples."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from kaper.games.deliveries.components.cards import COLOURS, NAMES, NUMBER
from kaper.games.deliveries.doors import discard
from kaper.games.deliveries.events import (
    Began,
    CardLost,
    Delivered,
    Discarded,
    Drew,
    EventPlayed,
    HandShown,
    HandVouched,
    TookOpen,
)
from kaper.games.deliveries.game import GAME
from kaper.games.deliveries.state import Deliveries
from kaper.games.deliveries.visibility.sampling import sample
from kaper.kernel.codec import encode
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander
from tests.games.texts import texts_in

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"visibility": "poor"},
    {"proof": "vouched"},
    {"proof": "vouched", "visibility": "poor"},
)
GAMES = [(seed, 2 + seed % 4, OPTIONS[seed // 4 % len(OPTIONS)]) for seed in range(16)]


def games() -> Iterator[Match[Deliveries]]:
    """Random games, at every third decision and at their ends."""
    for seed, seats, options in GAMES:
        match = Match.begin(GAME, seats, seed, options)
        for number, _ in enumerate(wander(match, seed)):
            if number % 3 == 0:
                yield match
        yield match


def viewers(match: Match[Deliveries]) -> tuple[int | None, ...]:
    return (*range(match.seats), None)


def secret(state: Deliveries, owner: int) -> list[int]:
    return list((Counter(state.hands[owner]) - Counter(state.known[owner])).elements())


@pytest.mark.rule("deliveries:turn.take-top")
def test_a_seat_cannot_tell_a_sample_from_the_truth() -> None:
    for number, match in enumerate(games()):
        pending = match.pending()
        for viewer in viewers(match):
            sample = match.sample(viewer, number)
            assert sample.problems() == []
            assert sample.view(viewer) == match.view(viewer)
            asked = sample.pending()
            assert set(asked) == set(pending)
            for seat, decision in pending.items():
                assert asked[seat].prompt == decision.prompt
                if seat == viewer:
                    assert asked[seat].options == decision.options


def test_equal_seeds_give_equal_samples_whatever_the_truth() -> None:
    """Else a bot that samples would play on what it cannot know."""
    for number, match in enumerate(games()):
        for viewer in viewers(match):
            other = match.sample(viewer, 1000 + number)
            one, two = (GAME.sample(m.state, viewer, number) for m in (match, other))
            assert encode(one) == encode(two)


@pytest.mark.rule("deliveries:turn.take-top")
def test_hidden_cards_stand_nowhere_in_views_and_logs() -> None:
    """Every card is there once: a hidden one is named by no view, and by no log of this game."""
    hidden_seen = 0
    for match in games():
        state = match.state
        for viewer in viewers(match):
            hidden = {NAMES[card] for card in state.bag}
            for owner in range(match.seats):
                if owner != viewer:
                    hidden |= {NAMES[card] for card in secret(state, owner)}
            hidden_seen += len(hidden)
            words = set(texts_in(json.loads(json.dumps(match.view(viewer)))))
            words |= set(texts_in([encode(event) for event in match.redacted(viewer)]))
            assert not hidden & words
    assert hidden_seen > 10_000


class Observer:
    """Knows of each hand what the log of a spectator tells, kept by the letter.

    For the unseen cards it keeps every history of exclusions that is still possible: a set of
    tuples, one mask of excluded colours for each card in the order of drawing.
    """

    def __init__(self, seats: int, colour: tuple[int, ...]) -> None:
        self.colour = colour
        self.known = [Counter[str]() for _ in range(seats)]
        self.worlds: list[set[tuple[int, ...]]] = [{()} for _ in range(seats)]

    def hear(self, event: object) -> None:
        match event:
            case TookOpen(seat, card):
                self.known[seat][card] += 1
            case Drew(seat, ""):
                self.worlds[seat] = {(*world, 0) for world in self.worlds[seat]}
            case Discarded(seat, "sea-wolf"):
                pass
            case Discarded(seat, card) | CardLost(seat, card) | EventPlayed(seat, card, _):
                self.leave(seat, card)
            case Delivered(seat, cards, _):
                for card in cards:
                    self.leave(seat, card)
            case HandShown(seat, _, cards):
                self.known[seat] = Counter(cards)
                self.worlds[seat] = {()}
            case HandVouched(seat, colour):
                mask = 1 << ("blue", "red", "pink", "yellow").index(colour)
                worlds = self.worlds[seat]
                self.worlds[seat] = {tuple(each | mask for each in world) for world in worlds}

    def leave(self, seat: int, card: str) -> None:
        if self.known[seat][card]:
            self.known[seat][card] -= 1
            return
        colour = self.colour[NUMBER[card]]
        self.worlds[seat] = {
            world[:place] + world[place + 1 :]
            for world in self.worlds[seat]
            for place, excluded in enumerate(world)
            if not excluded >> colour & 1
        }

    def may_be(self, seat: int, cards: list[int]) -> bool:
        """Whether these can be the unseen cards of a hand."""
        return any(
            all(not m >> self.colour[c] & 1 for m, c in zip(world, order, strict=True))
            for world in self.worlds[seat]
            for order in permutations(cards)
        )


@pytest.mark.rule("deliveries:event.show-hand-digital", "deliveries:event.show-hand")
@pytest.mark.parametrize("proof", ["shown", "vouched"])
def test_samples_fit_all_that_the_log_has_told(proof: str) -> None:
    """Against a second bookkeeping that forgets nothing: what was seen or proven stays so."""
    proven = 0
    for seed in range(30):
        match = Match.begin(GAME, 3, seed, {"proof": proof})
        observer = Observer(3, match.state.tables.colour)
        heard = 0
        for number, _ in enumerate(wander(match, seed)):
            for event in match.redacted(None)[heard:]:
                observer.hear(event)
                proven += isinstance(event, (HandShown, HandVouched))
            heard = len(match.events)
            for owner in range(3):
                known = Counter(NAMES[card] for card in match.state.known[owner])
                assert known == +observer.known[owner]
                unseen = secret(match.state, owner)
                assert {len(unseen)} == {len(world) for world in observer.worlds[owner]}
                if number % 5 == 0 and 0 < len(unseen) < 6:
                    assert observer.may_be(owner, unseen)
                    sample = GAME.sample(match.state, None, number)
                    assert observer.may_be(owner, secret(sample, owner))
    assert proven > 30


@pytest.mark.rule("deliveries:event.show-hand-digital")
def test_what_was_vouched_for_bounds_the_samples_and_nothing_else(
    scenario: type[Scenario],
) -> None:
    """Two cards without blue, then one more, then no red: which card leaves is not told."""
    s = scenario(
        "deliveries",
        options={"proof": "vouched"},
        p0={"hand": ["rats", "mutiny"]},
        p1={"hand": ["gold-3", "yellow-2"]},
        chance={"pile": ["fish-1"]},
    )
    s.play("p0 play rats", "p0 show", "p1 show", "p1 draw", "p0 play mutiny", "p1 show")
    s.expect(p1={"unseen": [["blue", "red"], ["blue", "red"], ["red"]]})
    s.play("p1 discard gold-3").expect(p1={"unseen": [["blue", "red"], ["red"]]})
    state = s.match.state
    assert isinstance(state, Deliveries)
    colours = Counter[int]()
    for seed in range(300):
        hand = GAME.sample(state, 0, seed).hands[1]
        of_hand = [state.tables.colour[card] for card in hand]
        assert 1 not in of_hand
        assert of_hand.count(0) <= 1
        colours.update(of_hand)
    assert set(colours) == {0, 2, 3}


@pytest.mark.rule("deliveries:turn.take-open", "deliveries:turn.take-top")
def test_every_hidden_card_varies_and_every_seen_one_stays(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["blue-1"]},
        p1={"hand": ["red-1", "gold-2"], "known": ["gold-2"]},
        row=["fish-1", "fish-2", "fish-3", "fish-4"],
    )
    state = s.match.state
    assert isinstance(state, Deliveries)
    dealt = [GAME.sample(state, 0, seed) for seed in range(800)]
    assert {each.hands[0] for each in dealt} == {(NUMBER["blue-1"],)}
    assert {tuple(each.row) for each in dealt} == {tuple(state.row)}
    drawn = Counter(next(iter(secret(each, 1))) for each in dealt)
    # All but p0's card, the known one and the row: 46, about 17 times each.
    assert len(drawn) == 46
    assert max(drawn.values()) < 45
    spectator = [GAME.sample(state, None, seed) for seed in range(300)]
    assert len({each.hands[0] for each in spectator}) > 40


def test_samples_do_not_foretell_chance_and_leave_the_truth_alone() -> None:
    match = Match.begin(GAME, 3, 5, {"visibility": "poor"})
    for number, _ in enumerate(wander(match, 5)):
        if number == 20:
            break
    before = encode(match.state)
    dealt = [GAME.sample(match.state, 1, seed) for seed in range(20)]
    assert len({each.rng for each in dealt} | {match.state.rng}) == 21
    for _ in wander(match.sample(0, 1), 1):
        pass
    assert encode(match.state) == before


def test_at_the_end_all_hands_lie_open() -> None:
    for seed in range(5):
        match = Match.begin(GAME, 3, seed, {})
        for _ in wander(match, seed):
            pass
        assert isinstance(match.events[0], Began)
        assert match.view(0) == match.view(1) == match.view(None)


@pytest.mark.parametrize(
    ("played", "options"),
    [
        (["p0 play rats"], {}),
        (["p0 play rats", "p0 lose blue-1"], {}),
        (["p0 play rats", "p0 lose blue-1", "p1 show"], {}),
        (["p0 play rats", "p0 lose blue-1", "p1 show"], {"proof": "vouched"}),
        (["p0 discard fish-2"], {}),
    ],
)
def test_a_card_that_was_shown_cannot_be_taken_back(
    scenario: type[Scenario], played: list[str], options: dict[str, str]
) -> None:
    hands = {"p0": {"hand": ["rats", "blue-1", "fish-2"]}, "p1": {"hand": ["gold-3"]}}
    s = scenario("deliveries", options=options, p0=hands["p0"], p1=hands["p1"]).play(*played)
    seat = int(played[-1][1])
    assert s.match.why_no_undo(seat, 1, consent=True) == "kernel:undo-learned"


def test_a_delivery_cannot_be_taken_back_and_a_refusal_to_deliver_can(
    scenario: type[Scenario],
) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["blue-1", "fish-1"]},
        p1={"hand": ["red-1", "gold-1"]},
        pile=["delivery", 15, "delivery", [15, 1]],
    )
    s.play("p0 deliver blue-1,fish-1")
    assert s.match.why_no_undo(0, 1, consent=True) == "kernel:undo-learned"
    s.play("p1 done")
    assert s.match.why_no_undo(1, 1, consent=False) is None


def test_after_which_events_nobody_takes_back() -> None:
    """By these somebody learns what was hidden."""
    records: tuple[type, ...] = GAME.records
    events = [record for record in records if issubclass(record, Event)]
    assert {event.__name__ for event in events if event.reveals} == {
        "CardLost",
        "Delivered",
        "DeliveryCame",
        "Discarded",
        "Drew",
        "EventPlayed",
        "HandShown",
        "HandVouched",
        "RowFilled",
        "Scored",
    }
    # And these show to all what may be hidden again.
    assert {event.__name__ for event in events if event.public} == {"Scored"}


def proven(*colours: str) -> int:
    """The mask of a card that has none of these colours."""
    return sum(1 << COLOURS.index(colour) for colour in colours)


def test_the_oldest_card_that_may_have_the_colour_is_the_one_that_left(
    scenario: type[Scenario],
) -> None:
    state = scenario("deliveries", p0={"hand": ["blue-1", "gold-1", "red-1"]}).state(Deliveries)
    state.known[0] = ()
    state.unseen[0] = (proven("blue"), proven("red"), 0)
    discard(state, 0, NUMBER["blue-1"])
    assert state.unseen[0] == (proven("blue"), 0)
    discard(state, 0, NUMBER["gold-1"])
    assert list(state.unseen[0]) == [0]


def test_samples_find_the_only_deal_that_fits(scenario: type[Scenario]) -> None:
    """Not every shuffle does: one card may take what only another could have been."""
    state = scenario("deliveries", p1={"hand": ["blue-1", "red-1"]}).state(Deliveries)
    state.known[1] = ()
    state.unseen[1] = (proven("pink", "yellow"), proven("blue", "yellow"))
    state.bag = []
    for seed in range(12):
        assert sample(state, 0, seed).hands[1] == (NUMBER["blue-1"], NUMBER["red-1"])
