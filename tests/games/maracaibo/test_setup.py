"""Setting up the Caribbean, the markets and the first quests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kaper
from kaper.games.maracaibo.components.kinds import LOCATION, NONE, RESIDENCE
from kaper.games.maracaibo.components.layout import START
from kaper.games.maracaibo.events import FirstPlayerChosen, QuestsDealt, QuestsKept
from kaper.games.maracaibo.redbeard_events import RedbeardDealt
from kaper.games.maracaibo.rules.location_groups import group_of
from kaper.games.maracaibo.rules.powers import Powers
from kaper.games.maracaibo.rules.setup import KeepQuests
from kaper.games.maracaibo.state import Maracaibo, Player
from kaper.kernel.record import Move
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]


def new(seats: int = 3, seed: int = 5, **options: str) -> Match[State]:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return kaper.new("maracaibo", seats=seats, seed=seed, options=chosen)


def state_of(match: Match[State]) -> Maracaibo:
    assert isinstance(match.state, Maracaibo)
    return match.state


def drafted(match: Match[State]) -> Match[State]:
    """Everybody keeps the first quest."""
    for seat, decision in match.pending().items():
        match.play(seat, decision.options[0])
    return match


@pytest.mark.rule("maracaibo:setup.level1-deck")
@pytest.mark.rule("maracaibo:setup.deal-caribbean")
@pytest.mark.rule("maracaibo:setup.level1-unused-hidden")
@pytest.mark.parametrize("seed", range(5))
def test_what_lies_in_the_caribbean(seed: int) -> None:
    state = state_of(new(seed=seed))
    cards = state.tables.cards
    types = [cards.type[card] for card in state.cards]
    assert len(set(state.cards)) == 27
    assert types.count(LOCATION) == 8
    assert types.count(RESIDENCE) == 4
    assert all(cards.number[name] in state.cards for name in ("tobago", "aruba", "bonaire"))
    assert not set(state.cards) & set(cards.level_two)
    assert state.hidden == 0


def test_chance_is_told_by_the_names_of_things() -> None:
    """What was dealt, drawn and swapped stands in the record as players call it."""
    match = drafted(new(1, 3, location_groups="broken-up", difficulty="2"))
    tables = state_of(match).tables
    drawn = [*match.setup]
    for entry in match.entries:
        drawn += entry.outcomes if isinstance(entry, Move) else ()
    found: dict[str, set[str]] = {}
    for outcome in drawn:
        found.setdefault(outcome.source, set()).update(outcome.values)
    names = {
        "residences": tables.cards.names,
        "improvements": tables.cards.names,
        "level-one": tables.cards.names,
        "spaces": state_of(match).chart().names,
        "value-tiles": ("gold", "emerald", "pearl"),
        "figureheads": tables.figureheads.names,
        "quests": tables.quests.names,
        "redbeard": tables.redbeard.names,
    }
    for source, known in names.items():
        assert found[source] <= set(known)


@pytest.mark.rule("maracaibo:setup.level2-deck")
@pytest.mark.rule("maracaibo:components.shared")
def test_level_two() -> None:
    match = new()
    state = state_of(match)
    assert match.view(0)["deck"] == 41
    assert len(state.tables.quests.names) == 25
    assert len(state.tables.figureheads.names) == 12


@pytest.mark.rule("maracaibo:setup.islands-four-cubes")
def test_islands() -> None:
    islands = new().view(0)["islands"]
    assert islands == {kind: {"cubes": 4, "value": 3} for kind in ("gold", "emerald", "pearl")}


@pytest.mark.rule("maracaibo:setup.treasure-value-tiles")
def test_value_tiles() -> None:
    state = state_of(new())
    cards = state.tables.cards
    shown = [space for space, kind in enumerate(state.value_tiles) if kind != NONE]
    assert sorted(state.value_tiles[space] for space in shown) == [0, 0, 1, 1, 2, 2]
    assert all(cards.shows_value[state.cards[space]] for space in shown)
    others = {tuple(state_of(new(seed=seed)).value_tiles) for seed in range(6)}
    assert len(others) > 1


@pytest.mark.rule("maracaibo:setup.player-pieces")
@pytest.mark.rule("maracaibo:components.player")
def test_player_pieces() -> None:
    seat = new().view(0)["seats"]
    assert isinstance(seat, list)
    for player in seat:
        assert isinstance(player, dict)
        pieces = (player["ship"], player["explorer"], player["vp"], player["upgrades"])
        assert pieces == ("start", "s", 0, [])
        assert isinstance(player["tiles"], list)
        assert len(player["tiles"]) == 5


@pytest.mark.rule("maracaibo:setup.player-pieces")
@pytest.mark.rule("maracaibo:solo.setup-boards")
@pytest.mark.parametrize("seats", [1, 3])
def test_nobody_has_done_anything_before_the_first_turn(seats: int) -> None:
    match = new(seats)
    view = match.view(0)
    assert (view["stage"], view["round"], view["turn"], view["ending"]) == ("setup", 0, 0, False)
    state = state_of(drafted(match))
    assert (state.round, state.ending, state.used, state.closed_raids) == (1, False, 0, ())
    assert (state.hidden, state.deck_up, state.deck_top, state.ruby_market) == (0, 0, NONE, 0)
    assert (state.redbeard_seen, state.redbeard_step, state.redbeard_discards) == (0, 0, [])
    assert set(state.market_tiles) == {NONE}
    for seat, player in enumerate(state.players):
        assert player == Player(
            ship=START,
            explorer=0,
            doubloons=10 + (seat - state.first) % seats if seat < seats else 0,
            vp=0,
            rivers=0,
            upgrades=0,
            stored=(0, 0, 0),
            bonus=0,
            buried=(0, 0, 0),
            on_figurehead=(),
            improvements=(),
            figurehead=NONE,
            quests=player.quests,
            known=(0,),
            tiles=0b11111,
            residences=0,
            rubies=0,
            retired=False,
            powers=Powers(),
        )


@pytest.mark.rule("maracaibo:setup.black-market-same-sides")
def test_sides_by_chance_and_equal_for_all() -> None:
    views = [new(seed=seed).view(0) for seed in range(12)]
    assert len({str(view["market_sides"]) for view in views}) > 4
    for view in views:
        seats = view["seats"]
        assert isinstance(seats, list)
        for player in seats:
            assert isinstance(player, dict)
            assert player["tiles"] == view["market_sides"]


@pytest.mark.rule("maracaibo:setup.quest-draft")
def test_everybody_keeps_one_of_two_quests() -> None:
    match = new()
    pending = match.pending()
    assert set(pending) == {0, 1, 2}
    drawn = {seat: decision.options for seat, decision in pending.items()}
    assert all(len(options) == 2 for options in drawn.values())
    discarded = [options[1].args[0] for options in drawn.values()]
    drafted(match)
    state = state_of(match)
    names = state.tables.quests.names
    assert [[names[q] for q in player.quests] for player in state.players] == [
        [drawn[seat][0].args[0]] for seat in range(3)
    ]
    left = [*state.quest_deck.items(), *state.quest_market]
    assert all(names.index(name) in left for name in discarded)


@pytest.mark.rule("maracaibo:setup.first-player-random", "maracaibo:setup.quest-draft")
@pytest.mark.rule("maracaibo:solo.setup-quest")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_log_of_the_draft(seats: int) -> None:
    match = new(seats)
    names = state_of(match).tables.quests.names
    dealt = [tuple(names[quest] for quest in p.quests) for p in state_of(match).players[:seats]]
    assert match.events == [
        FirstPlayerChosen(state_of(match).first),
        *(QuestsDealt(seat, 2, quests) for seat, quests in enumerate(dealt)),
    ]
    drafted(match)
    told = match.events[1 + seats :]
    assert told[:seats] == [QuestsKept(seat, 1, dealt[seat][:1]) for seat in range(seats)]
    assert told.count(RedbeardDealt()) == (seats == 1)


@pytest.mark.rule("maracaibo:setup.quest-market")
def test_two_open_quests() -> None:
    match = drafted(new())
    assert len(state_of(match).quest_market) == 2
    assert match.view(0)["quest_deck"] == 25 - 3 - 2


@pytest.mark.rule("maracaibo:setup.figurehead-market")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_figureheads(seats: int) -> None:
    assert len(state_of(new(seats)).figureheads) == seats + 2


@pytest.mark.rule("maracaibo:setup.first-player-random")
@pytest.mark.rule("maracaibo:setup.starting-doubloons")
@pytest.mark.rule("maracaibo:setup.last-player-marker")
def test_the_first_player_and_doubloons_in_turn_order() -> None:
    firsts = set()
    for seed in range(12):
        state = state_of(drafted(new(4, seed)))
        firsts.add(state.first)
        order = [(state.first + step) % 4 for step in range(4)]
        assert [state.players[seat].doubloons for seat in order] == [10, 11, 12, 13]
        assert state.turn == state.first
        assert state.last() == order[-1]
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("maracaibo:setup.alternative-layouts")
@pytest.mark.parametrize("layout", ["main", "two-channels", "long-islands", "southern-passage"])
def test_layouts(layout: str) -> None:
    match = new(layout=layout)
    assert match.view(0)["layout"] == layout
    state = state_of(match)
    assert state.chart() is state.tables.caribbean.layouts[state.layout]


@pytest.mark.rule("maracaibo:setup.break-location-groups")
@pytest.mark.parametrize("layout", ["main", "two-channels", "long-islands", "southern-passage"])
def test_groups_of_locations_are_broken_up(layout: str) -> None:
    crowded = 0
    for seed in range(30):
        dealt, mended = (
            state_of(new(seed=seed, layout=layout)),
            new(seed=seed, layout=layout, location_groups="broken-up"),
        )
        crowded += largest_group(dealt) >= 4
        state = state_of(mended)
        assert largest_group(state) < 4
        # Cards only changed places, and only where there was a group; the rest lies as dealt.
        assert sorted(state.cards) == sorted(dealt.cards)
        residences = state.tables.cards.residences
        assert [card for card in state.cards if card in residences] == [
            card for card in dealt.cards if card in residences
        ]
        assert (state.cards == dealt.cards) == (largest_group(dealt) < 4)
    assert crowded


def largest_group(state: Maracaibo) -> int:
    types = state.tables.cards.type
    locations = [space for space, card in enumerate(state.cards) if types[card] == LOCATION]
    return max(len(group_of(state, space)) for space in locations)


def test_group_of() -> None:
    """Adjacent means side by side or one above the other, not across a corner or an island."""
    state = state_of(new())
    cards = list(state.cards)
    types = state.tables.cards.type
    number = state.chart().number
    locations = [card for card in cards if types[card] == LOCATION]
    others = [card for card in cards if types[card] != LOCATION]
    squares = ["c3", "c4", "d4", "e3", "b4", "i2", "i3", "a2"]
    for square, card in zip(squares, locations, strict=True):
        state.cards[number[square]] = card
    rest = [space for space in range(27) if state.chart().names[space] not in squares]
    for space, card in zip(rest, others, strict=True):
        state.cards[space] = card
    group = sorted(state.chart().names[space] for space in group_of(state, number["c4"]))
    assert group == ["b4", "c3", "c4", "d4"]


@pytest.mark.rule("maracaibo:setup.caribbean-area")
@pytest.mark.rule("maracaibo:setup.shared-area")
def test_everybody_shares_the_caribbean_and_the_boards() -> None:
    match = drafted(new())
    assert state_of(match).chart().names[-3:] == ("bay", "maracaibo", "start")
    common = ("spaces", "islands", "deck", "quest_market", "quest_deck", "figureheads")
    for key in common:
        assert match.view(0)[key] == match.view(1)[key] == match.view(None)[key]


@pytest.mark.rule("maracaibo:setup.modules-optional")
def test_modules_are_off_unless_chosen_and_any_number_may_be() -> None:
    modules = ("fog_locations", "fog_improvements", "skirmishes", "adventure_hunters", "rubies",
               "retirement")  # fmt: skip
    plain = new().view(0)["options"]
    assert isinstance(plain, dict)
    assert not any(plain[module] for module in modules)
    on = {module.replace("_", "-"): "on" for module in modules}
    everything = kaper.new("maracaibo", seats=2, seed=1, options=on).view(0)["options"]
    assert isinstance(everything, dict)
    assert all(everything[module] for module in modules)


@pytest.mark.rule("maracaibo:setup.quest-draft")
def test_what_others_have_kept_is_not_in_a_sample() -> None:
    """An answer that is sealed hangs on quests that only its seat has seen."""
    match = new()
    match.play(0, match.pending()[0].options[0])
    answers = set()
    for seed in range(30):
        sample = state_of(match.sample(1, seed))
        frame = sample.stack[-1]
        assert isinstance(frame, KeepQuests)
        answer, *others = frame.given()
        assert others == [None, None]
        assert answer in frame.options(sample, 0)
        answers.add(answer)
    assert len(answers) > 4
