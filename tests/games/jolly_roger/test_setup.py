"""The set-up: decks, the first Captain, hands, destination piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.components.cards import SPECIALS, TYPES
from kaper.games.jolly_roger.components.tables import tables_of
from kaper.games.jolly_roger.game import GAME
from kaper.games.jolly_roger.state import NEUTRAL, NOBODY, NONE, JollyRoger
from kaper.match import Match
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
TABLES = tables_of(GAME.components())
SEATS = range(3, 11)


def begin(seats: int, seed: int = 1) -> Match[JollyRoger]:
    return Match.begin(GAME, seats, seed, {})


@pytest.mark.rule("jolly-roger:components.decks", "jolly-roger:special.copies")
def test_the_cards_are_150() -> None:
    tables = GAME.components().tables
    copies = {name: sum(int(str(row["copies"])) for row in rows) for name, rows in tables.items()}
    assert copies == {
        "role": 2,
        "special": 19,
        "crew": 47,
        "destination": 35,
        "loot": 46,
        "help": 1,
    }
    assert sum(copies.values()) == 150
    by_type = Counter(TYPES[TABLES.type_of[kind]] for kind in TABLES.destination_deck)
    assert [by_type[name] for name in TYPES] == [8, 8, 8, 8, 3]
    several = {name: n for name, n in zip(SPECIALS, TABLES.copies, strict=False) if n > 1}
    assert several == {"bloody-pirate": 3, "traitor": 2}


@pytest.mark.rule("jolly-roger:setup.captain-revealed", "jolly-roger:setup.loot-pile")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_has_done_anything_before_the_first_decision(seats: int) -> None:
    state = begin(seats).state
    nothing = [()] * seats
    assert (state.loot, state.buried, state.lot, state.lot_seen) == (nothing, nothing, [], 0)
    assert (state.crew_discards, state.held, state.loot_discards) == ([], [], [])
    assert len(state.loot_pile) == 46
    assert (state.used, state.chosen, state.destination) == ([], NONE, NONE)
    assert state.tops == [NONE] * len(TYPES)
    assert (state.barred, state.demanded, state.mutinied) == (False, False, False)
    assert (state.table, state.changes, state.played, state.shown) == ([], [0, 0, 0], [], [])
    assert (state.mutineer, state.killed, state.laid, state.bound) == (NOBODY, NOBODY, [], 0)
    assert (state.office, state.sides) == (NEUTRAL, [NEUTRAL] * seats)
    assert (state.cook, state.guard) == (NOBODY, NOBODY)
    for counted in (state.since, state.got, state.offered, state.jewels):
        assert counted == [0] * seats


@pytest.mark.rule("jolly-roger:components.plain-crew-house")
def test_the_plain_crew_of_the_house() -> None:
    plain = [kind for kind in TABLES.crew_deck if kind >= len(SPECIALS)]
    cards = Counter((TABLES.skill[k], TABLES.value[k], TABLES.crew[k]) for k in plain)
    for skill in range(3):
        ones = sorted(
            Counter({c: n for (s, v, c), n in cards.items() if (s, v) == (skill, 1)}).elements()
        )
        twos = sorted(
            Counter({c: n for (s, v, c), n in cards.items() if (s, v) == (skill, 2)}).elements()
        )
        assert ones == [1, 2, 2, 2, 3, 3, 4]
        assert twos == [1, 1, 1, 2, 2, 3, 3]
    assert cards[3, 1, 1] == 5
    assert len(plain) == 47


@pytest.mark.rule("jolly-roger:components.loot-house", "jolly-roger:loot.kinds")
def test_the_loot_of_the_house() -> None:
    assert Counter(TABLES.loot_names[kind] for kind in TABLES.loot_deck) == {
        "gold-1": 14,
        "gold-2": 10,
        "gold-3": 6,
        "rum": 8,
        "jewels": 4,
        "hostage": 4,
    }
    worth = dict(zip(TABLES.loot_names, TABLES.gold, strict=True))
    assert (worth["gold-1"], worth["gold-2"], worth["gold-3"], worth["rum"]) == (1, 2, 3, 0)


@pytest.mark.rule(
    "jolly-roger:components.destinations-house",
    "jolly-roger:setup.help-card",
    "jolly-roger:attack.target-card-parts",
)
def test_destinations_stay_within_the_ranges_on_their_backs() -> None:
    piles = begin(4).view(None)["piles"]
    assert isinstance(piles, list)
    told = {pile["type"]: pile["ranges"] for pile in piles if isinstance(pile, dict)}
    assert told["fort"] == {"navigation": [1, 2], "gunnery": [3, 6], "melee": [3, 4]}
    assert told["merchant-ship"] == {"navigation": [3, 5], "gunnery": [1, 3], "melee": [1, 2]}
    assert told["settlement"] == {"navigation": [2, 3], "gunnery": [1, 2], "melee": [3, 6]}
    loot = [
        [TABLES.loot_of[k] for k in TABLES.destination_deck if TABLES.type_of[k] == t]
        for t in range(5)
    ]
    assert [(min(each), max(each)) for each in loot] == [(5, 8), (3, 6), (4, 7), (0, 0), (0, 0)]
    ports = sorted(TABLES.port_crew[k] for k in TABLES.destination_deck if TABLES.type_of[k] == 3)
    assert ports == [1, 1, 2, 2, 2, 2, 3, 3]
    flagged = {TABLES.type_of[k] for k in TABLES.destination_deck if TABLES.flags[k]}
    assert flagged == {0, 1, 2}


@pytest.mark.rule("jolly-roger:voyage.ranking")
@pytest.mark.parametrize("seats", SEATS)
def test_forts_are_hardest_and_richest_merchant_ships_easiest(seats: int) -> None:
    def mean(numbers: list[int]) -> float:
        return sum(numbers) / len(numbers)

    piles = TABLES.piles(seats)[:3]
    need = [mean([sum(TABLES.needs[kind]) for kind in pile]) for pile in piles]
    loot = [mean([TABLES.loot_of[kind] for kind in pile]) for pile in piles]
    assert need[1] < need[2] < need[0]
    assert loot[1] < loot[2] < loot[0]


@pytest.mark.rule(
    "jolly-roger:setup.sort-and-set-aside",
    "jolly-roger:setup.crew-pile",
    "jolly-roger:setup.loot-pile",
    "jolly-roger:setup.destination-piles",
)
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_not_dealt_lies_in_piles(seats: int) -> None:
    state = begin(seats).state
    held = sum(len(hand) for hand in state.hands)
    assert len(state.crew_pile) == 66 - held
    assert len(state.loot_pile) == 46
    assert state.loot == [()] * seats
    for number, pile in enumerate(state.piles):
        assert {TABLES.type_of[kind] for kind in pile} == {number}
    # Neither role card is in the deck.
    assert "captain" not in TABLES.crew_names
    assert "quartermaster" not in TABLES.crew_names


@pytest.mark.rule(
    "jolly-roger:setup.draw-captain",
    "jolly-roger:setup.captain-revealed",
    "jolly-roger:setup.captain-extra-card",
)
def test_chance_makes_the_captain_and_all_hands_are_equal() -> None:
    captains = {begin(5, seed).state.captain for seed in range(60)}
    assert captains == set(range(5))
    match = begin(5, 3)
    captain = match.state.captain
    for viewer in (*range(5), None):
        view = match.view(viewer)
        assert view["captain"] == captain
        seats = view["seats"]
        assert isinstance(seats, list)
        for owner, seat in enumerate(seats):
            assert isinstance(seat, dict)
            hand = seat["hand"]
            assert isinstance(hand, list)
            assert len(hand) == 6
            assert (None not in hand) == (owner == viewer)


@pytest.mark.rule(
    "jolly-roger:setup.extra-crew",
    "jolly-roger:setup.hand-size-example",
    "jolly-roger:hand.limit",
    "jolly-roger:variant.three-players-rules",
)
@pytest.mark.parametrize(
    ("seats", "hand", "limit"),
    [(3, 6, 7), (4, 6, 7), (5, 6, 7), (6, 5, 6), (7, 5, 6), (8, 4, 5), (9, 4, 5), (10, 4, 5)],
)
def test_hands_and_limits_by_number_of_players(seats: int, hand: int, limit: int) -> None:
    """b-R2, b-R2b."""
    match = begin(seats)
    assert [len(each) for each in match.state.hands] == [hand] * seats
    assert match.view(0)["hand_limit"] == limit


@pytest.mark.rule(
    "jolly-roger:setup.filter-destinations",
    "jolly-roger:setup.filter-example",
    "jolly-roger:setup.flag-misprint",
)
@pytest.mark.parametrize(
    ("seats", "flags"),
    [
        (3, {"", "5-", "7-"}),
        (5, {"", "5-", "7-"}),
        (6, {"", "7-", "6+"}),
        (7, {"", "7-", "6+"}),
        (8, {"", "6+", "8+"}),
        (10, {"", "6+", "8+"}),
    ],
)
def test_flags_filter_the_destinations(seats: int, flags: set[str]) -> None:
    """b-R1 with six players."""
    piles = begin(seats).state.piles
    assert {TABLES.flags[kind] for pile in piles[:3] for kind in pile} == flags
    assert [len(pile) for pile in piles] == [6 if seats in (6, 7) else 5] * 3 + [8, 3]


@pytest.mark.rule("jolly-roger:goal.most-gold")
def test_whoever_has_most_gold_wins(scenario: Arrange) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        stage="punish",
        used=10,
        p0={"loot": ["gold-1"]},
        p2={"loot": ["gold-3"], "buried": ["gold-2"]},
    )
    s.play("p0 waive").pass_on().expect(winners=[2])
    result = s.match.result
    assert result is not None
    assert result.scores == (1, 0, 5, 0)
