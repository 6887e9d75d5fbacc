"""What everybody sees, how choices are called, and how few cards of one's own will do."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from importlib.resources import files

import pytest

from kaper.games.maracaibo.components.kinds import ALL_KINDS, GOLD, KINDS, PEARL
from kaper.games.maracaibo.components.reading import tables_of
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.raid import FixedRaid, Raid
from kaper.games.maracaibo.rules.treasures import AddCubes, GainTreasures
from kaper.games.maracaibo.rules.words import Word
from kaper.kernel.errors import BadSetup
from kaper.match import Match
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

# What the raid actions cost that everybody has.
COSTS = {"vp": 1, "doubloons": 2, "treasure": 5}


@pytest.mark.rule("maracaibo:residence.marker-permanent")
def test_who_has_built_a_residence_is_seen_on_its_card(table: Table) -> None:
    s = table(
        seats=3,
        cards={"d4": "hacienda", "e1": "castle"},
        p0={"residences": ["hacienda"]},
        p2={"residences": ["castle", "hacienda"]},
    )
    shown = {row["square"]: row["residents"] for row in s.rows(1, "spaces")}
    assert (shown["d4"], shown["e1"], shown["c2"]) == ([0, 2], [2], [])


@pytest.mark.rule("maracaibo:symbol.explore-trade")
def test_how_far_an_explorer_may_go_is_seen(table: Table) -> None:
    s = table(
        cards={"d4": "bonaire"},
        p0={"ship": "c4", "explorer": "7", "improvements": ["rigging", "pathfinder"]},
    )
    s.expect(explore=None).play("p0 sail d4", "p0 decline")
    s.expect(asked="p0 explore", explore={"spaces": 3, "traded": []})
    s.play("p0 trade rigging").expect(explore={"spaces": 2, "traded": ["rigging"]})
    s.play("p0 explore 8").expect(explore=None)


@pytest.mark.rule("maracaibo:raid.choose-die", "maracaibo:raid.action-once-per-turn")
def test_a_raid_under_way_is_seen(table: Table) -> None:
    """First the dice and what each would be worth, then what is left and which actions are used."""
    s = table(
        cards={"d4": "tobago"},
        chance={"raid": [2, 6, 3]},
        p0={"ship": "c4", "upgrades": ["u3"]},
    )
    s.expect(raid=None).play("p0 sail d4", "p0 decline")
    unused = [{"action": name, "strength": cost, "used": False} for name, cost in COSTS.items()]
    assert s.part(1, "raid") == {
        "kind": None,
        "dice": {"gold": 2, "emerald": 6, "pearl": 3},
        "strengths": {"gold": 3, "emerald": 7, "pearl": 4},
        "rerolls": 1,
        "strength": None,
        "actions": unused,
    }
    s.play("p0 raid emerald")
    chosen = {"kind": "emerald", "dice": None, "strengths": None, "rerolls": None}
    assert s.part(1, "raid") == {**chosen, "strength": 7, "actions": unused}
    s.play("p0 spend vp")
    used = [{**unused[0], "used": True}, *unused[1:]]
    assert s.part(1, "raid") == {**chosen, "strength": 6, "actions": used}
    s.play("p0 spend doubloons").expect(raid=None)


@pytest.mark.rule("maracaibo:setup.black-market-same-sides")
def test_the_sides_of_tiles_are_those_that_chance_gave() -> None:
    for seed in range(4):
        match = Match.begin(GAME, 2, seed, {})
        (rolled,) = [found for found in match.setup if found.source == "market-side"]
        shown = match.view(None)["market_sides"]
        assert isinstance(shown, list)
        wanted = [f"{tile}{'ab'[int(side) - 1]}" for tile, side in enumerate(rolled.values, 1)]
        assert [str(name).partition("-")[0] for name in shown] == wanted


def test_nobody_starts_with_treasures() -> None:
    for player in Match.begin(GAME, 3, 1, {}).state.players:
        assert player.stored == player.buried == (0,) * len(KINDS)
        assert player.on_figurehead == ()


@pytest.mark.parametrize(
    ("word", "label"),
    [
        (AddCubes((GOLD,), 1), "cube-gold"),
        (AddCubes(ALL_KINDS, 2), "cubes-2-any"),
        (GainTreasures((PEARL,), 1), "treasure-pearl"),
        (GainTreasures(ALL_KINDS, 2), "treasures-2-any"),
        (Raid(ALL_KINDS, 0), "raid"),
        (Raid(ALL_KINDS, 2), "raid-plus-2"),
        (Raid((GOLD, PEARL), 0), "raid"),
        (Raid((PEARL,), 0), "raid-pearl"),
        (Raid((GOLD,), 1), "raid-gold-plus-1"),
        (FixedRaid(4), "raid-of-4"),
    ],
)
def test_effects_are_chosen_by_what_they_bring(word: Word, label: str) -> None:
    assert word.label() == label


@pytest.mark.rule("maracaibo:setup.components-checked")
def test_as_many_improvements_as_are_dealt_are_enough() -> None:
    source = files("kaper.games.maracaibo").joinpath("components.toml").read_text("utf-8")
    rows = tomllib.loads(source)["improvement"]
    of_level_one = [row for row in rows if row["level"] == 1]

    def with_level_one(number: int) -> str:
        levels = {row["id"]: 1 for row in of_level_one[:number]}
        return "\n".join(
            "\n".join(
                ["[[improvement]]", *(f"{field} = {json.dumps(row[field])}" for field in row)]
            )
            for row in ({**row, "level": levels.get(row["id"], 2)} for row in rows)
        )

    enough = tables_of(GAME.components().replaced_by(with_level_one(15)))
    assert len(enough.cards.level_one) == 15
    with pytest.raises(BadSetup, match="improvement: level I needs at least 15"):
        tables_of(GAME.components().replaced_by(with_level_one(14)))
