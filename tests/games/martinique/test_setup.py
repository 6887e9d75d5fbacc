"""Set-up: what lies where before the first turn, and what is left to chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from kaper.games.martinique.components.geography import NUMBER
from kaper.games.martinique.components.tokens import FIRST_MAP, MAP_NAMES
from kaper.games.martinique.events import Refilled
from kaper.games.martinique.game import GAME
from kaper.games.martinique.state import Martinique
from kaper.kernel.codec import Json
from kaper.match import Match
from kaper.testing.scenario import Scenario

SEEDS = range(120)
HOOK = {"d4", "d5", "e4", "e5"}
MAP_SQUARES = {"b3", "b5", "c4", "c7", "d2", "d6", "e3", "e7", "f2", "f5", "g4", "g6"}
ISLAND = {column + row for column in "abcdefgh" for row in "12345678"}
SYMBOLS = {"swords", "pistols", "skull", "chest", "parrot", "rum"}


def begin(seed: int = 1) -> Match[Martinique]:
    return Match.begin(GAME, 2, seed, {})


def tokens(match: Match[Martinique], seat: int | None = None) -> Mapping[str, Json]:
    laid = match.view(seat)["tokens"]
    assert isinstance(laid, dict)
    return laid


def draws(match: Match[Martinique], pile: str) -> list[tuple[str, ...]]:
    return [outcome.values for outcome in match.setup if outcome.source == pile]


@pytest.mark.rule("martinique:setup.split-map-tokens", "martinique:setup.bar-map-tokens")
def test_letters_and_digits_are_drawn_from_piles_of_their_own() -> None:
    for seed in SEEDS:
        match = begin(seed)
        letters, digits = draws(match, "letters"), draws(match, "digits")
        # Of each pile, one token for the Lost Treasure and one for the bar.
        assert [len(drawn) for drawn in (*letters, *digits)] == [1, 1, 1, 1]
        assert {name for drawn in letters for name in drawn} < set("ABCDEFGH")
        assert {name for drawn in digits for name in drawn} < set("12345678")
        assert letters[0] != letters[1]
        assert digits[0] != digits[1]
        assert sorted(draws(match, "bar")[0]) == sorted((*letters[1], *digits[1]))


@pytest.mark.rule("martinique:setup.lost-treasure-coordinates")
def test_lost_treasure_is_a_random_letter_and_digit_that_nobody_sees() -> None:
    squares = Counter[str]()
    for seed in range(640):
        match = begin(seed)
        ((letter,), _), ((digit,), _) = draws(match, "letters"), draws(match, "digits")
        squares[letter.lower() + digit] += 1
        assert all(match.view(seat)["lost"] is None for seat in (0, 1, None))
    assert set(squares) <= ISLAND
    # Ten of each square are expected.
    assert len(squares) == 64
    assert max(squares.values()) < 30


@pytest.mark.rule("martinique:setup.lost-treasure-coordinates", "martinique:reveal.coordinates")
def test_the_two_tokens_name_the_square(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        lost="c5",
        stage="dusk",
        dug={"p0": ["a1", "a2", "a3", "a4"], "p1": ["h1", "h2", "h3"]},
    )
    s.play("p1 dig c5").expect(events=["treasure-shown square=c5"], lost="c5", winners=[1])


@pytest.mark.rule("martinique:setup.bar-map-tokens")
def test_bar_holds_a_letter_and_a_digit_face_down_in_no_order() -> None:
    letter_first = 0
    for seed in SEEDS:
        match = begin(seed)
        assert match.view(0)["bar"] == {"jokers": 3, "maps": [True, True]}
        (first, second) = (MAP_NAMES[token] for token in match.state.bar_maps)
        assert first.isalpha() != second.isalpha()
        letter_first += first.isalpha()
    assert 35 < letter_first < 85


@pytest.mark.rule("martinique:setup.bar-jokers")
def test_all_jokers_lie_in_the_bar(scenario: type[Scenario]) -> None:
    s = scenario("martinique")
    s.expect(bar={"jokers": 3}, p0={"jokers": 0})
    assert s.match.view(1)["bar"] == s.match.view(0)["bar"]


@pytest.mark.rule("martinique:setup.map-squares")
def test_twelve_map_tokens_lie_mixed_and_face_down_on_the_marked_squares() -> None:
    letters_on_b3 = 0
    for seed in SEEDS:
        match = begin(seed)
        for seat in (0, 1, None):
            laid = tokens(match, seat)
            assert {square for square, token in laid.items() if token == "map"} == MAP_SQUARES
        mixed = under_the_marks(match)
        assert len(mixed) == 12
        assert sum(name.isalpha() for name in mixed.values()) == 6
        letters_on_b3 += mixed["b3"].isalpha()
    assert 35 < letters_on_b3 < 85


def under_the_marks(match: Match[Martinique]) -> dict[str, str]:
    """What lies under the marked squares."""
    laid = match.state.tokens
    return {name: MAP_NAMES[laid[NUMBER[name]] - FIRST_MAP] for name in MAP_SQUARES}


@pytest.mark.rule("martinique:setup.loot-on-island", "martinique:setup.no-loot-on-hook")
def test_loot_lies_face_up_everywhere_else_but_not_on_the_hook() -> None:
    match = begin()
    for seat in (0, 1, None):
        laid = tokens(match, seat)
        loot = {square: token for square, token in laid.items() if token != "map"}
        assert set(loot) == ISLAND - MAP_SQUARES - HOOK
        assert all(
            str(token)[:-2] in SYMBOLS and str(token)[-1] in "123" for token in loot.values()
        )
    assert not HOOK & set(tokens(match))


@pytest.mark.rule("martinique:setup.loot-on-island", "martinique:setup.loot-bag")
def test_loot_is_mixed() -> None:
    on_a1 = Counter(str(tokens(begin(seed))["a1"])[:-2] for seed in range(240))
    # Forty of each symbol are expected.
    assert set(on_a1) == SYMBOLS
    assert max(on_a1.values()) < 75


@pytest.mark.rule("martinique:setup.loot-bag")
def test_the_bag_begins_with_all_loot_and_keeps_the_rest() -> None:
    match = begin()
    drawn = [name for values in draws(match, "loot") for name in values]
    assert len(drawn) == 48 + 9
    bag = Counter({f"{s}-{d}": n for s in SYMBOLS for d, n in ((1, 5), (2, 6), (3, 5))})
    bag.subtract(drawn)
    assert min(bag.values()) >= 0
    assert bag.total() == match.view(None)["bag"] == len(match.state.bag)
    assert +bag == Counter(match.state.item_names("loot")[kind] for kind in match.state.bag)


@pytest.mark.rule("martinique:setup.small-treasures", "martinique:setup.bag-count")
def test_small_treasures_hold_two_three_and_four(scenario: type[Scenario]) -> None:
    """a-R1."""
    s = scenario("martinique")
    s.expect(bag=39)
    treasures = s.match.view(0)["treasures"]
    assert isinstance(treasures, list)
    assert [_size(treasure) for treasure in treasures] == [(2, 2), (3, 3), (4, 4)]
    assert sum(token != "map" for token in tokens(begin()).values()) == 48


def _size(treasure: Json) -> tuple[Json, int]:
    assert isinstance(treasure, dict)
    laid = treasure["tokens"]
    assert isinstance(laid, list)
    return treasure["size"], len(laid)


@pytest.mark.rule("martinique:setup.small-treasures-open")
def test_small_treasures_their_refills_and_the_holds_are_open(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"], "loot": ["skull-1"]},
        tokens={"a1": "rum-1"},
        treasures={"2": ["skull-3", "rum-2"]},
        chance={"loot": ["chest-1", "parrot-2"]},
    )
    s.play("p0 move a1-a2")
    for seat in (0, 1, None):
        view = s.match.view(seat)
        treasures, seats = view["treasures"], view["seats"]
        assert isinstance(treasures, list)
        assert treasures[0]["tokens"] == ["chest-1", "parrot-2"]
        assert (treasures[0]["size"], treasures[0]["points"]) == (2, 3)
        assert isinstance(seats, list)
        assert isinstance(seats[0], dict)
        assert seats[0]["hold"] == [["skull-3", "rum-2"]]
    assert Refilled(2, ("chest-1", "parrot-2")) in s.match.redacted(1)


@pytest.mark.rule("martinique:setup.colours")
def test_each_captain_has_four_pirates_off_the_island(scenario: type[Scenario]) -> None:
    s = scenario("martinique")
    s.expect(reserve=[4, 4], pirates={}, stools=[])
    assert s.match.view(0)["pirates"] == {}
    for square in ("1", "2", "3", "4"):
        s.play(f"p0 enter a{square}", f"p1 enter h{square}")
    s.expect(reserve=[0, 0])
    s.refuse("p0 enter a5", "setup.colours")


@pytest.mark.rule("martinique:setup.black-starts")
def test_black_starts() -> None:
    for seed in range(10):
        match = begin(seed)
        assert list(match.pending()) == [0]
        assert match.why_not(1, "enter a1") == "martinique:dawn.alternate-turns"


@pytest.mark.rule("martinique:setup.loot-on-island")
def test_the_island_has_64_squares_and_nobody_stands_on_it() -> None:
    state = Match.begin(GAME, 2, 1, {}).state
    assert (len(state.tokens), len(state.standing), any(state.standing)) == (64, 64, False)
    assert (state.pirates, state.stools, state.loot, state.hold) == (
        [(), ()],
        [],
        [(), ()],
        [(), ()],
    )
    assert (state.bundles, state.jokers, state.turned_up) == ([0, 0], [0, 0], [0, 0])
    assert (state.spent, state.discarded_maps, state.maps) == ([], [], [(), ()])
