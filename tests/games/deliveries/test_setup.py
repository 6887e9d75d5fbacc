"""Setting up: the draw pile, the open row, the first player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from kaper.games.deliveries.components.cards import NAMES
from kaper.games.deliveries.events import Began
from kaper.games.deliveries.game import GAME
from kaper.games.deliveries.state import Deliveries
from kaper.match import Match


@pytest.mark.rule(
    "deliveries:setup.base-example",
    "deliveries:setup.set-aside-deliveries",
    "deliveries:setup.three-piles",
    "deliveries:setup.pile-sizes",
    "deliveries:setup.open-row",
    "deliveries:setup.discard-space",
)
def test_the_table_at_the_start() -> None:
    match = Match.begin(GAME, 3, 1, {})
    view = match.view(None)
    assert view["pile"] == {
        "cards": 55 - 4,
        "parts": [
            {"cards": 18 - 4, "deliveries": 0},
            {"cards": 0, "deliveries": 1},
            {"cards": 17, "deliveries": 0},
            {"cards": 0, "deliveries": 1},
            {"cards": 17, "deliveries": 1},
        ],
        "least_until_delivery": 14,
        "most_until_delivery": 14,
    }
    row = view["row"]
    assert isinstance(row, list)
    assert len(row) == 4
    # The Delivery cards were set aside: all others lie in the row or come from the bag.
    assert sorted([*match.state.row, *match.state.bag]) == list(range(len(NAMES)))
    assert (view["discards"], view["deliveries"]) == ([], 0)
    rows = {tuple(Match.begin(GAME, 2, seed, {}).state.row) for seed in range(50)}
    assert len({card for cards in rows for card in cards}) > 40


@pytest.mark.rule(
    "deliveries:setup.delivery-under-each",
    "deliveries:setup.stack-piles",
    "deliveries:setup.base-example",
)
def test_where_the_delivery_cards_lie(
    deliveries_after: Callable[[int, dict[str, str]], list[int]],
) -> None:
    """Under the two upper piles, and anywhere in the lowest, which is shuffled with its own."""
    last = Counter[int]()
    for seed in range(360):
        first, second, third = deliveries_after(seed, {})
        assert (first, second) == (18, 35)
        last[third] += 1
    assert sorted(last) == list(range(35, 53))
    # 20 are expected of each; five standard deviations are 22.
    assert max(last.values()) <= 42


@pytest.mark.rule("deliveries:setup.no-starting-hand")
def test_nobody_starts_with_cards() -> None:
    view = Match.begin(GAME, 5, 1, {}).view(None)
    assert isinstance(view["seats"], list)
    for seat in view["seats"]:
        assert isinstance(seat, dict)
        assert (seat["cards"], seat["hand"], seat["wolves"], seat["delivered"]) == (0, [], 0, [])


def first_player(match: Match[Deliveries]) -> int:
    (seat,) = match.pending()
    began = [event.seat for event in match.events if isinstance(event, Began)]
    assert began[-1] == seat == match.state.first
    return seat


@pytest.mark.rule("deliveries:setup.first-player", "deliveries:setup.first-player-digital")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_first_player_is_random(seats: int) -> None:
    found = Counter(first_player(Match.begin(GAME, seats, seed, {})) for seed in range(200))
    assert sorted(found) == list(range(seats))
    assert min(found.values()) > 100 // seats


@pytest.mark.rule("deliveries:setup.first-player", "deliveries:setup.first-player-digital")
def test_or_sits_in_the_first_seat() -> None:
    options = {"first-player": "first-seat"}
    assert {first_player(Match.begin(GAME, 4, seed, options)) for seed in range(30)} == {0}


@pytest.mark.rule("deliveries:setup.first-player-digital")
@pytest.mark.parametrize("named", ["random", "first-seat"])
def test_later_games_of_a_series_draw_their_first_player(
    named: str, draw_out: Callable[[Match[Deliveries]], Iterator[Match[Deliveries]]]
) -> None:
    later = set()
    for seed in range(12):
        match = Match.begin(GAME, 3, seed, {"series": "100", "first-player": named})
        next(after for after in draw_out(match) if after.state.game == 2)
        later.add(first_player(match))
    assert later == {0, 1, 2}
