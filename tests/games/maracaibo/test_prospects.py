"""What the options of Maracaibo are said to lead to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.skirmishes import chance_of
from kaper.kernel import driver
from kaper.kernel.prospects import Prospect
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.text import LANGUAGES, Text

Table = Callable[..., Scenario]


def brings(s: Scenario, action: str) -> list[Prospect]:
    return list(s.match.brings(0, action))


def named(s: Scenario, action: str, *names: str) -> list[Prospect]:
    return [told for told in brings(s, action) if told.name in names]


def steps(*way: str) -> Prospect:
    return Prospect("note", "steps", count=len(way), way=way)


def end(source: str, gain: int) -> Prospect:
    text = f"+{gain}" if gain > 0 else f"\N{MINUS SIGN}{-gain}"
    return Prospect("gain" if gain > 0 else "cost", "end", score=source, gain=text)


# Sailing


@pytest.mark.rule("maracaibo:improvement.choose-one", "maracaibo:improvement.pay-cost")
@pytest.mark.parametrize(("doubloons", "affordable"), [(3, False), (4, True)])
def test_an_improvement_is_told_by_its_price(
    table: Table, *, doubloons: int, affordable: bool
) -> None:
    s = table(cards={"d4": "quartermaster"}, p0={"ship": "c4", "doubloons": doubloons})
    if affordable:
        price = Prospect("note", "price", count=4, have=4)
        left = Prospect("note", "or-doubloons", count=5)
    else:
        price = Prospect("cost", "too-dear", count=4, have=3)
        left = Prospect("gain", "doubloons", count=5)
    assert brings(s, "sail d4") == [steps("d4"), price, left]


@pytest.mark.rule("maracaibo:move.pay-opponents", "maracaibo:move.pay-short")
@pytest.mark.parametrize(("doubloons", "toll"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_who_is_met_is_paid_as_far_as_the_doubloons_go(
    table: Table, doubloons: int, toll: int
) -> None:
    s = table(
        seats=3,
        cards={"d4": "tobago"},
        p0={"ship": "c4", "doubloons": doubloons},
        p1={"ship": "d4"},
        p2={"ship": "d4"},
    )
    paid = [Prospect("cost", "toll", count=toll, seat=("p1", "p2"))] if toll else []
    assert named(s, "sail d4", "toll") == paid
    assert named(s, "sail e4", "toll") == []


@pytest.mark.rule("maracaibo:location.ordered-steps", "maracaibo:location.raise-value")
@pytest.mark.rule("maracaibo:location.black-market")
def test_a_location_is_told_step_by_step(table: Table) -> None:
    market = {"bonaire": "p0 2b-crew"}
    s = table(
        cards={"d4": "bonaire"},
        market=market,
        p0={"ship": "c4", "improvements": ["cook", "gunner"]},
    )
    told = brings(s, "sail d4")
    assert told[0] == steps("d4")
    assert Prospect("gain", "vp", count=2) in told
    assert told[-2:] == [Prospect("gain", "upgrade"), Prospect("gain", "explore", count=3)]


@pytest.mark.rule("maracaibo:residence.one-per-player", "maracaibo:residence.first-bonus")
def test_a_residence_is_told_by_who_has_built_there(table: Table) -> None:
    people = {"p0": {"ship": "c4", "doubloons": 30}, "p1": {"residences": ["castle"]}}
    first = Prospect("gain", "first", count=2)
    free = table(cards={"d4": "castle"}, p0=people["p0"])
    assert first in brings(free, "sail d4")
    taken = table(cards={"d4": "castle"}, **people)
    assert first not in brings(taken, "sail d4")
    own = table(cards={"d4": "castle"}, p0={"ship": "c4", "residences": ["castle"]})
    assert brings(own, "sail d4")[1:] == [Prospect("cost", "own-residence")]


@pytest.mark.rule("maracaibo:bay.upgrade-first", "maracaibo:round.ends-at-maracaibo")
@pytest.mark.parametrize(("number", "last"), [(2, "no"), (3, "yes")])
def test_the_bay_offers_one_of_three_and_then_maracaibo(
    table: Table, number: int, last: str
) -> None:
    s = table(round=number, p0={"ship": "h3", "improvements": ["scout"]})
    told = brings(s, "bay")
    assert told[0] == steps("i3", "bay")
    assert told[1:4] == [
        Prospect("gain", "upgrade"),
        Prospect("note", "one-of", count=3),
        Prospect("gain", "raid", count=2),
    ]
    assert told[4].name == "explore"
    assert told[-1] == Prospect("note", "then-maracaibo", last=last)


# Skirmishes


@pytest.mark.rule("maracaibo:skirmish.winner")
@pytest.mark.parametrize(
    ("strengths", "first", "second"),
    [([0, 0], 15, 15), ([2, 0], 26, 6), ([0, 6], 0, 36), ([5, 0], 35, 0), ([3, 3, 3], 55, 55)],
)
def test_the_chances_of_a_skirmish_count_every_roll(
    strengths: list[int], first: int, second: int
) -> None:
    rolls = 6 ** len(strengths)
    assert chance_of(strengths, 0) == pytest.approx(first / rolls)
    assert chance_of(strengths, 1) == pytest.approx(second / rolls)


@pytest.mark.rule("maracaibo:skirmish.winner", "maracaibo:skirmish.with-normal-payment")
@pytest.mark.parametrize(("doubloons", "loss"), [(1, 0), (2, 1)])
def test_a_skirmish_is_foretold(scenario: Table, doubloons: int, loss: int) -> None:
    """Who has nothing left after paying whom they met has nothing to lose."""
    s = scenario(
        "maracaibo",
        seats=2,
        options={"skirmishes": "on"},
        cards={"d4": "castle"},
        p0={"ship": "c4", "doubloons": doubloons, "upgrades": ["u3"]},
        p1={"ship": "d4", "doubloons": 0},
    )
    assert named(s, "sail d4", "fight", "fight-won", "fight-lost") == [
        Prospect("note", "fight", own=1, others=("+0",)),
        Prospect("gain", "fight-won", chance=58, vp=2, doubloons=1),
        Prospect("risk", "fight-lost", chance=28, doubloons=loss),
    ]


@pytest.mark.rule("maracaibo:skirmish.solo")
def test_a_skirmish_with_redbeard_is_for_points_alone(scenario: Table) -> None:
    s = scenario(
        "maracaibo",
        seats=1,
        options={"skirmishes": "on"},
        round=2,
        cards={"d4": "castle"},
        p0={"ship": "c4"},
        redbeard={"ship": "d4"},
    )
    assert named(s, "sail d4", "toll", "fight", "fight-won", "fight-lost-alone") == [
        Prospect("cost", "toll", count=1, seat=("redbeard",)),
        Prospect("note", "fight", own=0, others=("+2",)),
        Prospect("gain", "fight-won", chance=17, vp=5, doubloons=0),
        Prospect("risk", "fight-lost-alone", chance=72, vp=5),
    ]
    redbeard = s.part(0, "redbeard")
    assert isinstance(redbeard, dict)
    assert redbeard["strength"] == 2


# Fog


@pytest.mark.rule("maracaibo:fog-locations.reveal", "maracaibo:fog-improvements.reveal-on-entry")
def test_cards_in_the_fog_are_told_by_what_is_known(scenario: Table) -> None:
    fog = {"fog-locations": "on", "fog-improvements": "on"}
    s = scenario(
        "maracaibo",
        seats=2,
        options=fog,
        round=2,
        cards={"d4": "tobago", "c3": "cook"},
        hidden=["d4", "c3"],
        p0={"ship": "c4"},
    )
    turned_up = Prospect("gain", "turned-up")
    assert brings(s, "sail d4") == [
        steps("d4"),
        Prospect("gain", "doubloons", count=2),
        turned_up,
    ]
    assert brings(s, "sail c3") == [steps("c3"), turned_up, Prospect("note", "sail-on", count=2)]


# Cards


@pytest.mark.rule("maracaibo:symbol.discount", "maracaibo:improvement.surcharge-and-discount")
def test_an_acquisition_tells_price_income_effects_and_points(table: Table) -> None:
    s = table(
        cards={"d4": "quartermaster"},
        p0={"ship": "c4", "doubloons": 10, "improvements": ["klabautermann"]},
    )
    s.play("p0 sail d4")
    assert brings(s, "acquire quartermaster") == [
        Prospect("cost", "pay", count=1, left=9),
        Prospect("gain", "income-doubloons", count=1),
        Prospect("gain", "quest"),
        end("improvements", 2),
    ]
    assert brings(s, "leave") == [Prospect("gain", "doubloons", count=5)]


@pytest.mark.rule("maracaibo:quest-type.improvements-of-kind", "maracaibo:end.quests")
@pytest.mark.parametrize(("held", "gain"), [(1, 0), (2, 3), (3, 0), (4, 4)])
def test_a_card_that_fulfils_a_quest_says_so(table: Table, held: int, gain: int) -> None:
    crew = ["cook", "gunner", "scout", "harpooner"][:held]
    s = table(
        cards={"d4": "quartermaster"},
        p0={"ship": "c4", "doubloons": 20, "improvements": crew, "quests": ["crew"]},
    )
    s.play("p0 sail d4")
    quests = [
        told for told in named(s, "acquire quartermaster", "end") if told != end("improvements", 2)
    ]
    assert quests == ([end("quests", gain)] if gain else [])


@pytest.mark.rule("maracaibo:residence.first-bonus", "maracaibo:end.residences")
def test_a_residence_tells_what_it_counts(table: Table) -> None:
    s = table(
        cards={"d4": "castle"},
        p0={"ship": "c4", "doubloons": 20, "stored": {"gold": 2, "emerald": 1, "pearl": 1}},
    )
    s.play("p0 sail d4")
    told = brings(s, "build castle")
    assert told[0].name == "pay"
    assert told[1] == Prospect("gain", "first", count=2)
    assert told[2].name == "residence"


# Raids


@pytest.mark.rule("maracaibo:raid.choose-die", "maracaibo:raid.reroll-once")
@pytest.mark.rule("maracaibo:raid.spend-within-raid")
def test_a_raid_tells_strength_and_what_it_buys(table: Table) -> None:
    s = table(
        cards={"d4": "tobago"},
        chance={"raid": [5, 4, 1]},
        p0={"ship": "c4"},
    )
    s.play("p0 sail d4", "p0 decline")
    assert brings(s, "raid gold") == [
        Prospect("gain", "strength", count=5),
        Prospect("note", "buys", actions=("vp", "doubloons", "treasure")),
    ]
    assert brings(s, "raid emerald") == [
        Prospect("gain", "strength", count=4),
        Prospect("note", "buys", actions=("vp", "doubloons")),
    ]
    assert brings(s, "raid pearl")[1] == Prospect("note", "buys", actions=("vp",))
    # A six among three dice: 91 of 216; nothing above four: 64.
    assert brings(s, "reroll") == [
        Prospect("gain", "reroll-better", chance=42, count=5),
        Prospect("risk", "reroll-worse", chance=30),
    ]
    s.play("p0 raid emerald")
    assert brings(s, "spend doubloons") == [
        Prospect("cost", "strength-left", count=2),
        Prospect("gain", "doubloons", count=3),
    ]
    assert brings(s, "done") == [Prospect("cost", "unspent", count=4)]


# Treasures


@pytest.mark.rule("maracaibo:end.treasure-values")
@pytest.mark.parametrize(("cubes", "before", "after"), [(3, 3, 3), (4, 3, 4)])
def test_a_cube_counts_for_all_treasures_of_its_kind(
    table: Table, cubes: int, before: int, after: int
) -> None:
    s = table(
        cards={"d4": "bonaire"},
        islands={"gold": cubes},
        p0={"ship": "c4", "explorer": "2", "stored": {"gold": 3}},
    )
    s.play("p0 sail d4", "p0 decline", "p0 explore au1")
    told = brings(s, "cube gold")
    if before == after:
        worth = [Prospect("note", "worth-still", cubes=cubes + 1, vp=after)]
    else:
        worth = [Prospect("note", "worth", cubes=cubes + 1, before=before, vp=after)]
    points = [end("treasures", 3 * (after - before))] if before != after else []
    assert told == [*worth, Prospect("note", "owned", count=3), *points]


# Exploring


@pytest.mark.rule("maracaibo:explore.river-count", "maracaibo:end.rivers")
def test_an_explorer_tells_way_effect_and_rivers(table: Table) -> None:
    s = table(cards={"d4": "bonaire"}, p0={"ship": "c4", "explorer": "s"})
    s.play("p0 sail d4", "p0 decline")
    told = brings(s, "explore 2")
    assert told[0] == Prospect("note", "spaces", count=2, way=("1", "2"))
    assert [each for each in told if each.name == "end"] == []
    s = table(cards={"d4": "bonaire"}, p0={"ship": "c4", "explorer": "au3"})
    s.play("p0 sail d4", "p0 decline")
    assert brings(s, "explore 7")[-1] == end("rivers", 4)


@pytest.mark.rule("maracaibo:symbol.explore-trade")
def test_a_trade_tells_what_is_left_and_what_it_gives(table: Table) -> None:
    s = table(cards={"d4": "bonaire"}, p0={"ship": "c4", "improvements": ["pathfinder"]})
    s.play("p0 sail d4", "p0 decline")
    told = brings(s, "trade pathfinder")
    assert [each.name for each in told] == ["spaces-left", "vp"]
    assert told[1] == Prospect("gain", "vp", count=3)


# Quests


@pytest.mark.rule("maracaibo:quest.gain", "maracaibo:symbol.sell-quest")
def test_quests_tell_their_conditions(table: Table) -> None:
    s = table(
        cards={"d4": "aruba"},
        quest_market=["crew", "rivers"],
        p0={"ship": "c4", "improvements": ["cook"]},
    )
    s.play("p0 sail d4", "p0 decline")
    told = brings(s, "take crew")
    assert told[0] == Prospect("note", "condition", what="crew", have=1, need="3/5")
    assert told[1:] == [Prospect("note", "quest-worth", vp="3/7")]
    assert brings(s, "draw")[0].name == "unseen"


# What the table shows all the time


@pytest.mark.rule("maracaibo:symbol.discount")
def test_prices_in_sight_are_the_viewers(table: Table) -> None:
    s = table(
        cards={"d4": "quartermaster", "e1": "castle", "c2": "tobago"},
        p0={"improvements": ["klabautermann"]},
    )
    for viewer, prices in ((0, (1, 15, None)), (1, (4, 18, None)), (None, (1, 15, None))):
        rows = s.match.view(viewer)["spaces"]
        assert isinstance(rows, list)
        shown = {row["square"]: row["price"] for row in rows if isinstance(row, dict)}
        assert (shown["d4"], shown["e1"], shown["c2"]) == prices


@pytest.mark.rule("maracaibo:upgrade.lock-lines")
@pytest.mark.parametrize(("made", "locked"), [(["u1"], True), (["u1", "u2"], False)])
def test_upgrades_behind_a_shut_lock_are_seen(
    table: Table, *, made: list[str], locked: bool
) -> None:
    s = table(p0={"upgrades": made})
    (mine, _) = s.rows(1, "seats")
    names = mine["locked"]
    assert isinstance(names, list)
    assert ("u7" in names, "u1" in names) == (locked, False)


@pytest.mark.rule("maracaibo:hunters.scoring", "maracaibo:end.quests")
@pytest.mark.parametrize(("hunters", "points"), [("off", [3, 7]), ("on", [14])])
def test_what_quests_can_bring_is_seen(scenario: Table, hunters: str, points: list[int]) -> None:
    s = scenario(
        "maracaibo",
        seats=2,
        options={"adventure-hunters": hunters},
        quest_market=["crew"],
        p1={"quests": ["rivers"]},
    )
    assert s.part(0, "quest_points") == {"crew": points}
    assert s.part(1, "quest_points") == {"crew": points, "rivers": points}


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["doubloons", "vp"])
def test_what_brings_nothing_now_is_said_in_words(name: str, lang: str) -> None:
    """An effect may pay an income that is still nothing."""
    text = Text("maracaibo", lang)
    assert "0" not in text.prospect(Prospect("gain", name, count=0))
    assert text.prospect(Prospect("gain", name, count=2)).startswith("+2")


# Modules


@pytest.mark.parametrize("seats", GAME.seats)
def test_with_all_modules_every_option_has_words_and_tells_no_secret(seats: int) -> None:
    random = Random(seats)
    texts = [Text("maracaibo", lang) for lang in LANGUAGES]
    match = Match.begin(GAME, seats, seats, {each.name: each.values[-1] for each in GAME.options})
    for _ in range(60):
        seat = random.choice(driver.waiting(match.state))
        sample = match.sample(seat, random.getrandbits(32))
        options = driver.options(match.state, seat)
        for action in options:
            told = match.brings(seat, action)
            assert sample.brings(seat, action) == told, action
            assert all(text.prospect(each) for each in told for text in texts)
        match.play(seat, random.choice(options))
