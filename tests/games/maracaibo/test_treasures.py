"""Islands, treasures in storage, and burying them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.components.kinds import ALL_KINDS
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.treasures import GainTreasures
from kaper.games.maracaibo.rules.words import context_of
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.components import Components
from kaper.kernel.driver import run
from kaper.match import Match
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]


def at_trinidad(table: Table, **p0: object) -> Scenario:
    """Two shovels."""
    s = table(
        cards={"d4": "trinidad"},
        value_tiles={"trinidad": "gold"},
        p0={"ship": "c4", "doubloons": 0, **p0},
    )
    return s.play("p0 sail d4", "p0 decline")


def raid(table: Table, islands: dict[str, int], **p0: object) -> Scenario:
    """Gold for five strength."""
    s = table(
        cards={"d4": "hispaniola"},
        islands=islands,
        chance={"raid": [5, 1, 1]},
        p0={"ship": "c4", "doubloons": 0, **p0},
    )
    return s.play("p0 sail d4", "p0 decline", "p0 raid gold", "p0 spend treasure")


@pytest.mark.rule("maracaibo:treasure.take-from-top")
@pytest.mark.rule("maracaibo:treasure.storage-area")
def test_the_cube_comes_from_the_island(table: Table) -> None:
    s = raid(table, {"gold": 3})
    s.expect(islands={"gold": {"cubes": 2, "value": 2}}, p0={"stored": {"gold": 1}})


@pytest.mark.rule("maracaibo:treasure.empty-island")
def test_from_an_empty_island_the_cube_comes_from_the_supply(table: Table) -> None:
    raid(table, {"gold": 0}).expect(islands={"gold": {"cubes": 0}}, p0={"stored": {"gold": 1}})


@pytest.mark.rule("maracaibo:treasure.storage-bonus")
@pytest.mark.rule("maracaibo:treasure.no-rearranging")
def test_the_bonus_space_only_when_it_is_empty(table: Table) -> None:
    raid(table, {}).expect(p0={"doubloons": 3, "bonus": ["gold"]})
    s = raid(table, {}, stored={"gold": 1}, bonus=["gold"])
    s.expect(p0={"doubloons": 0, "bonus": ["gold"], "stored": {"gold": 2}})


@pytest.mark.rule("maracaibo:treasure.storage-bonus-again")
def test_the_bonus_space_works_again_once_it_is_empty(table: Table) -> None:
    s = raid(table, {}, stored={"gold": 1})
    s.expect(p0={"doubloons": 3, "stored": {"gold": 2}, "bonus": ["gold"]})
    s = at_trinidad(table, stored={"gold": 2}, bonus=["gold"])
    s.play("p0 bury gold 4").expect(p0={"bonus": [], "stored": {"gold": 1}})


@pytest.mark.rule("maracaibo:example.bury.julia")
@pytest.mark.rule("maracaibo:bury.one-per-shovel")
@pytest.mark.rule("maracaibo:bury.bonus")
@pytest.mark.rule("maracaibo:bury.unused-shovels")
def test_julia_buries_her_only_emerald(table: Table) -> None:
    s = at_trinidad(table, stored={"emerald": 1})
    assert s.options(0) == [*(f"bury emerald {spot}" for spot in range(1, 6)), "decline"]
    s.play("p0 bury emerald 1", "p0 cube emerald")
    s.expect(islands={"emerald": {"cubes": 5}}, p0={"buried": {"emerald": ["1"]}})
    # The second shovel finds nothing to bury.
    s.expect(asked="p1 sail")


@pytest.mark.rule("maracaibo:bury.still-owned")
@pytest.mark.rule("maracaibo:treasure.cube-is-one-treasure")
def test_a_buried_treasure_is_still_owned(table: Table) -> None:
    s = at_trinidad(table, stored={"pearl": 1}).play("p0 bury pearl 4")
    # 4 cubes on the island: 3 VP, and 2 for burying.
    s.expect(p0={"score": {"treasures": 3, "buried": 2}, "stored": {"pearl": 0}})


@pytest.mark.rule("maracaibo:bury.no-space")
def test_no_space_left(table: Table) -> None:
    full = {"gold": ["1", "2", "3", "4", "5"]}
    s = at_trinidad(table, stored={"gold": 1, "pearl": 1}, buried=full)
    assert {option.split()[1] for option in s.options(0)[:-1]} == {"pearl"}
    s.refuse("p0 bury gold 1", "bury.no-space")
    at_trinidad(table, stored={"gold": 1}, buried=full).expect(asked="p1 sail")


@pytest.mark.rule("maracaibo:bury.mix-kinds")
def test_another_kind_with_each_shovel(table: Table) -> None:
    s = at_trinidad(table, stored={"gold": 1, "pearl": 1})
    s.play("p0 bury gold 3", "p0 bury pearl 3").expect(p0={"vp": 6}, asked="p1 sail")


@pytest.mark.rule("maracaibo:symbol.bury")
def test_burying_may_be_declined(table: Table) -> None:
    s = at_trinidad(table, stored={"gold": 1})
    s.play("p0 decline", "p0 decline").expect(asked="p1 sail", p0={"stored": {"gold": 1}})


@pytest.mark.rule("maracaibo:figurehead.g-poseidon")
@pytest.mark.rule("maracaibo:figurehead.g-details")
def test_poseidon(table: Table) -> None:
    full = {"gold": ["1", "2", "3", "4", "5"]}
    poseidon = {"figurehead": "g-poseidon", "stored": {"gold": 2}, "buried": full}
    s = at_trinidad(table, **poseidon)
    s.play("p0 bury gold figurehead-1").expect(
        p0={"doubloons": 5, "on_figurehead": ["gold", None, None, None]}
    )
    s.refuse("p0 bury gold figurehead-1", "bury.no-space")
    s.play("p0 bury gold figurehead-4", "p0 treasure pearl")
    s.expect(p0={"score": {"buried": 14}, "stored": {"gold": 0, "pearl": 1}})
    at_trinidad(table, **poseidon).play("p0 bury gold figurehead-2").expect(p0={"vp": 4})
    at_trinidad(table, **poseidon).play("p0 bury gold figurehead-3").expect(asked="p0 upgrade")


@pytest.mark.rule("maracaibo:symbol.cube-two")
@pytest.mark.rule("maracaibo:symbol.cube-any")
def test_two_cubes_on_one_island(table: Table) -> None:
    s = table(cards={"d4": "jewel-casket"}, p0={"ship": "c4", "doubloons": 6})
    s.play("p0 sail d4", "p0 acquire jewel-casket", "p0 cube pearl")
    s.expect(islands={"pearl": {"cubes": 6}, "gold": {"cubes": 4}})
    s = table(
        cards={"d4": "bonaire"},
        value_tiles={"bonaire": "pearl"},
        p0={"ship": "c4", "explorer": "2"},
    )
    s.play("p0 sail d4", "p0 decline", "p0 explore au1", "p0 cube gold")
    s.expect(islands={"gold": {"cubes": 5}})


@pytest.mark.rule("maracaibo:symbol.gain-treasure")
def test_a_treasure_of_the_track(table: Table) -> None:
    s = table(
        cards={"d4": "bonaire"},
        value_tiles={"bonaire": "pearl"},
        p0={"ship": "c4", "explorer": "al1"},
    )
    s.play("p0 sail d4", "p0 decline", "p0 explore al2")
    assert s.options(0) == ["treasure gold", "decline"]
    s.play("p0 treasure gold").expect(p0={"stored": {"gold": 1}}, islands={"gold": {"cubes": 3}})


def with_a_quest_for_storing_gold() -> Match[Maracaibo]:
    """Components of one's own; the first player is at c4, with an explorer at al1."""
    rows = [
        {**row, "effect": "QUEST"} if row["id"] == "hideout-gold-storage" else {**row}
        for row in GAME.components().tables["hideout"]
    ]
    own = Components({**GAME.components().tables, "hideout": tuple(rows)})
    match = Match.begin(GAME, 2, 1, {}, components=own)
    arrangement = {"cards": {"d4": "bonaire"}, "p0": {"ship": "c4", "explorer": "al1"}}
    GAME.arrange(match.state, arrangement)
    match.restart_questions()
    return match


def asked_of(match: Match[Maracaibo]) -> str:
    (decision,) = match.pending().values()
    return decision.prompt.key.removeprefix("maracaibo-prompt-")


@pytest.mark.rule("maracaibo:treasure.storage-bonus")
def test_a_storage_bonus_that_may_be_kept_for_later() -> None:
    """Where the bonus is no plain gain, its use is asked."""
    for answer, asked, covered in (("store", "quest", 1), ("decline", "sail", 0)):
        match = with_a_quest_for_storing_gold()
        for action in ("sail d4", "decline", "explore al2", "treasure gold", answer):
            match.play(0, action)
        assert asked_of(match) == asked
        assert match.state.players[0].bonus == covered
        assert match.state.players[0].stored == (1, 0, 0)


@pytest.mark.rule("maracaibo:treasure.storage-bonus")
def test_of_three_treasures_taken_together_one_covers_the_bonus_space() -> None:
    def taken(*answers: str) -> Match[Maracaibo]:
        match = with_a_quest_for_storing_gold()
        GainTreasures(ALL_KINDS, 3).start(match.state, context_of(0, "figurehead"))
        run(match.state)
        match.restart_questions()
        for answer in ("treasure gold", *answers):
            match.play(0, answer)
        assert match.state.players[0].stored == (3, 0, 0)
        return match

    assert asked_of(taken("decline")) == "store"
    assert asked_of(taken("decline", "decline")) == "store"
    assert asked_of(taken("decline", "decline", "decline")) == "sail"
    assert asked_of(taken("store")) == "quest"
    assert asked_of(taken("store", "decline")) == "sail"
