"""Nobody learns what they may not know: not from views, not from logs, not from samples."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kaper.games.martinique.components.tokens import FIRST_MAP, MAP_NAMES
from kaper.games.martinique.events import BarMapTaken, MapTaken, MapTurnedUp, TreasureShown
from kaper.games.martinique.game import GAME
from kaper.games.martinique.state import GONE, Martinique
from kaper.kernel.codec import encode
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander
from tests.games.texts import texts_in

VIEWERS = (0, 1, None)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"lost-treasure": "points"},
    {"enter-first": "1"},
    {"enter-first": "4"},
)
GAMES = [(seed, OPTIONS[seed % len(OPTIONS)]) for seed in range(12)]


def games() -> Iterator[Match[Martinique]]:
    """Random games, at every decision and at their ends."""
    for seed, options in GAMES:
        match = Match.begin(GAME, 2, seed, options)
        for _ in wander(match, seed):
            yield match
        yield match


def retold(match: Match[Martinique], state: Martinique) -> Iterator[Event]:
    """The events of a match as they would have been with the map tokens of another state."""
    taken = [0, 0]
    for event in match.events:
        if isinstance(event, (MapTaken, BarMapTaken)):
            token = state.maps[event.seat][taken[event.seat]]
            taken[event.seat] += 1
            yield replace(event, coordinate=MAP_NAMES[token])
        elif isinstance(event, MapTurnedUp):
            token = state.maps[event.owner][event.slot - 1]
            yield replace(event, coordinate=MAP_NAMES[token])
        else:
            yield event


@pytest.mark.rule("martinique:loot.map-tokens-hidden", "martinique:dusk.bar-tokens")
def test_a_seat_cannot_tell_a_sample_from_the_truth() -> None:
    for number, match in enumerate(games()):
        pending = match.pending()
        assert list(retold(match, match.state)) == match.events
        for viewer in VIEWERS:
            sample = match.sample(viewer, number)
            assert sample.problems() == []
            assert sample.view(viewer) == match.view(viewer)
            asked = sample.pending()
            assert set(asked) == set(pending)
            for seat, decision in pending.items():
                assert asked[seat].prompt == decision.prompt
                assert asked[seat].options == decision.options
            told = match.redact(retold(match, sample.state), viewer)
            assert told == match.redacted(viewer)


def test_equal_seeds_give_equal_samples_whatever_the_truth() -> None:
    """Else a bot that samples would play on what it cannot know."""
    for number, match in enumerate(games()):
        for viewer in VIEWERS:
            other = match.sample(viewer, 1000 + number)
            one, two = (GAME.sample(m.state, viewer, number) for m in (match, other))
            assert encode(one) == encode(two)


@pytest.mark.rule("martinique:loot.map-tokens-hidden", "martinique:reveal.coordinates")
def test_hidden_coordinates_stand_nowhere_in_views_and_logs() -> None:
    hidden_seen = 0
    for match in games():
        if match.over:
            continue
        state = match.state
        for viewer in VIEWERS:
            down = {
                MAP_NAMES[token]
                for owner in (0, 1)
                if owner != viewer
                for slot, token in enumerate(state.maps[owner])
                if not state.turned_up[owner] >> slot & 1
            }
            hidden = down | {MAP_NAMES[token] for token in state.lost}
            hidden_seen += len(down)
            view = dict(match.view(viewer))
            book = view.pop("notebook")
            assert isinstance(book, dict)
            # The notebook names what is still possible, so it must name all that is hidden.
            assert hidden <= {*map(str, _list(book["letters"])), *map(str, _list(book["digits"]))}
            words = set(texts_in(json.loads(json.dumps(view))))
            words |= set(texts_in([encode(event) for event in match.redacted(viewer)]))
            assert not hidden & words
            assert not any(isinstance(event, TreasureShown) for event in match.redacted(viewer))
    assert hidden_seen > 500


def _list(data: object) -> list[object]:
    assert isinstance(data, list)
    return data


def test_own_coordinates_do_stand_in_the_own_view() -> None:
    """The search for hidden words above would find them."""
    match = Match.begin(GAME, 2, 2, {})
    found = 0
    for _ in wander(match, 2):
        for seat in (0, 1):
            own = {MAP_NAMES[token] for token in match.state.maps[seat]}
            view = dict(match.view(seat))
            del view["notebook"]
            assert own <= set(texts_in(view))
            assert own <= set(texts_in([encode(event) for event in match.redacted(seat)]))
            found += len(own)
    assert found


@pytest.fixture
def mid_game(scenario: type[Scenario]) -> Match[Martinique]:
    """Black knows A, B and C; red holds two hidden maps, of which the 5 comes from the bar."""
    s = scenario(
        "martinique",
        p0={"at": ["a1"], "maps": ["A", "B"]},
        p1={"at": ["h8"], "maps": ["D", "5", "C"], "open": ["C"]},
        bar={"maps": ["F"]},
        lost="g7",
    )
    match = s.match
    assert isinstance(match.state, Martinique)
    return Match(GAME, match.state, match.header, match.components)


def samples(match: Match[Martinique], seat: int | None, number: int) -> list[Martinique]:
    return [GAME.sample(match.state, seat, seed) for seed in range(number)]


@pytest.mark.rule("martinique:setup.lost-treasure-coordinates", "martinique:loot.map-unique")
def test_each_unseen_coordinate_is_as_likely_lost(mid_game: Match[Martinique]) -> None:
    dealt = samples(mid_game, 0, 400)
    letters = Counter(MAP_NAMES[state.lost[0]] for state in dealt)
    digits = Counter(MAP_NAMES[state.lost[1]] for state in dealt)
    assert sorted(letters) == list("DEFGH")
    assert sorted(digits) == list("12345678")
    # 80 and 50 are expected; five standard deviations are 40 and 33.
    assert all(40 <= number <= 120 for number in letters.values())
    assert all(17 <= number <= 83 for number in digits.values())


@pytest.mark.rule("martinique:setup.bar-map-tokens")
def test_samples_keep_a_letter_and_a_digit_in_the_bar(mid_game: Match[Martinique]) -> None:
    def kinds(state: Martinique) -> tuple[bool, bool]:
        letter, digit = (MAP_NAMES[token].isalpha() for token in state.from_bar)
        return letter, digit

    dealt = samples(mid_game, 0, 200)
    assert {kinds(state) for state in dealt} == {(True, False)}
    # Black knows neither the token left in the bar nor the one that red took from it.
    left = Counter(MAP_NAMES[state.bar_maps[0]].isalpha() for state in dealt)
    assert 60 <= left[True] <= 140
    assert all(state.bar_maps[1] == GONE for state in dealt)
    assert len({state.bar_maps[0] for state in dealt}) == 5 + 8


@pytest.mark.rule("martinique:setup.bar-map-tokens")
def test_who_saw_one_bar_token_knows_the_kind_of_the_other(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["d3", "a1"]},
        p1={"at": ["h8"]},
        tokens={"d3": "rum-1"},
        bar={"maps": ["F", "2"]},
    )
    s.play("p0 move d3-d4", "p0 take map-1")
    assert isinstance(s.match.state, Martinique)
    for seed in range(60):
        mine = GAME.sample(s.match.state, 0, seed)
        assert MAP_NAMES[mine.bar_maps[1]].isdecimal()
        theirs = GAME.sample(s.match.state, 1, seed)
        kinds = {MAP_NAMES[token].isalpha() for token in (theirs.maps[0][0], theirs.bar_maps[1])}
        assert kinds == {True, False}
    taken = {GAME.sample(s.match.state, 1, seed).maps[0][0] for seed in range(300)}
    assert len(taken) == 16


@pytest.mark.rule("martinique:loot.map-tokens-hidden")
def test_every_hidden_place_varies_and_every_seen_one_stays(mid_game: Match[Martinique]) -> None:
    dealt = samples(mid_game, 0, 300)
    assert {state.maps[0] for state in dealt} == {mid_game.state.maps[0]}
    for slot, possible in ((0, 13), (1, 13), (2, 1)):
        assert len({state.maps[1][slot] for state in dealt}) == possible
    for square, token in enumerate(mid_game.state.tokens):
        found = {state.tokens[square] for state in dealt}
        assert len(found) == (13 if token >= FIRST_MAP else 1)


def test_a_spectator_sees_only_what_lies_open(mid_game: Match[Martinique]) -> None:
    dealt = samples(mid_game, None, 300)
    assert len({state.maps[0][0] for state in dealt}) == 15
    assert {state.maps[1][2] for state in dealt} == {MAP_NAMES.index("C")}


def test_samples_do_not_foretell_chance(mid_game: Match[Martinique]) -> None:
    dealt = samples(mid_game, 0, 20)
    assert len({state.rng for state in dealt} | {mid_game.state.rng}) == 21


def test_a_sample_leaves_the_truth_alone(mid_game: Match[Martinique]) -> None:
    before = encode(mid_game.state)
    for seat in VIEWERS:
        sample = mid_game.sample(seat, 1)
        for _ in wander(sample, 1):
            pass
    assert encode(mid_game.state) == before


def test_after_which_events_nobody_takes_back() -> None:
    """By these somebody learns what was hidden."""
    records: tuple[type, ...] = GAME.records
    events = [record for record in records if issubclass(record, Event)]
    assert {event.__name__ for event in events if event.reveals} == {
        "BarMapTaken",
        "Dug",
        "MapTaken",
        "MapTurnedUp",
        "Refilled",
        "TreasureShown",
    }
    assert not any(event.public for event in events)
