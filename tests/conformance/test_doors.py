"""Doors are the only writers of what players see: checked over the source of every game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

import pytest

import kaper
from tests.conformance.state_writes import CALL, Shapes, writers, writes

GAMES = Path(kaper.__file__).parent / "games"
# Before anybody looks, or on a copy that nobody looks at.
NOT_SEEN = frozenset({"setup.py", "arrangement.py", "upgrade.py", "sampling.py"})


def is_door(path: Path) -> bool:
    return path.stem == "doors" or path.stem.endswith("_doors")


def modules(folder: Path) -> Iterator[Path]:
    """Those that must leave writing to doors."""
    for path in sorted(folder.rglob("*.py")):
        inside = "visibility" in path.relative_to(folder).parts
        if not inside and not is_door(path) and path.name not in NOT_SEEN:
            yield path


def watchers(folder: Path) -> list[Path]:
    """The modules of visibility."""
    return [path for path in (folder / "visibility").glob("*.py") if path.name not in NOT_SEEN]


def seen(folder: Path) -> set[str]:
    """Whatever the modules of visibility read, somebody may see."""
    return {
        node.attr
        for path in watchers(folder)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    }


def intruders(folder: Path) -> list[str]:
    fields, shapes = seen(folder), Shapes.of(folder)
    return [
        f"{path.relative_to(folder)}:{write.line} writes {write.field}"
        for path in modules(folder)
        for write in writes(path.read_text("utf-8"), shapes)
        if write.field in fields or write.field.endswith(CALL)
    ]


def keepers(folder: Path) -> set[str]:
    """Functions of visibility that write down what players know."""
    shapes = Shapes.of(folder)
    return {name for path in watchers(folder) for name in writers(path.read_text("utf-8"), shapes)}


def uses(source: str) -> set[str]:
    """All names that a module uses."""
    return {
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Name | ast.Attribute)
    }


each_game = pytest.mark.parametrize(
    "game", sorted(path.parent.name for path in GAMES.glob("*/game.py"))
)


@each_game
def test_only_doors_write_what_players_see(game: str) -> None:
    assert intruders(GAMES / game) == []


@each_game
def test_only_doors_write_down_what_players_know(game: str) -> None:
    kept = keepers(GAMES / game)
    strangers = {path.name: kept & uses(path.read_text("utf-8")) for path in modules(GAMES / game)}
    assert {name for name, used in strangers.items() if used} == set()


# The search for writes itself

SHAPES = Shapes(records=frozenset({"Captain", "State"}), lists=frozenset({"gold"}))


def found(body: str, parameters: str = "state, seat") -> list[str]:
    source = f"def rule({parameters}):\n" + indent(body, "    ")
    return [write.field for write in writes(source, SHAPES)]


@pytest.mark.parametrize(
    "line",
    [
        "state.gold[seat] += 3",
        "state.gold = []",
        "a, state.gold[seat] = 1, 2",
        "a, *state.gold = spent",
        "del state.gold[seat]",
        "state.gold.append(3)",
        "state.players[seat].gold -= 1",
        "kept = state.gold.pop()",
        "for state.gold in range(3): pass",
        "insort(state.gold, 3)",
        "drawn = draw(state, 'gold', state.gold, 1)",
    ],
)
def test_every_way_to_write_is_found(line: str) -> None:
    assert found(line) == ["gold"]


@pytest.mark.parametrize(
    "lines",
    [
        "captain = state.captains[seat]\ncaptain.gold -= 1",
        "captain: Captain = state.captains[seat]\ncaptain.gold -= 1",
        "captains = state.captains\ncaptain = captains[seat]\ncaptain.gold -= 1",
        "winner, loser = state.captains[0], state.captains[1]\nloser.gold = 0",
        "winner, loser = state.captains\nloser.gold = 0",
        "first, *others = state.captains\nothers[0].gold = 0",
        "if (captain := state.captains[seat]):\n    captain.gold = 0",
        "captain = state.captains[0] if seat else state.captains[1]\ncaptain.gold = 0",
        "for captain in state.captains:\n    captain.gold = 0",
        "for seat, captain in enumerate(state.captains):\n    captain.gold = 0",
        "for captain in state.captains[1:]:\n    captain.gold = 0",
        "for captain in sorted(state.captains):\n    captain.gold = 0",
        "[captain.gold.append(1) for captain in state.captains]",
        "rich = [each for each in state.captains if each.gold]\nrich[0].gold = 0",
        "poorest = min(state.captains, key=worth)\npoorest.gold = 0",
        "captain = next(each for each in state.captains)\ncaptain.gold = 0",
        "captain = state.by_name.get(seat)\ncaptain.gold = 0",
        "captain = captain_of(state, seat)\ncaptain.gold = 0",
        "gold = state.gold\ngold.append(3)",
        "gold = state.gold\ngold += [3]",
        "gold = state.gold\ngold[seat] += 3",
        "for pile in (state.gold, spent):\n    pile.remove(3)",
        "def later():\n    captain.gold = 0\ncaptain = state.captains[seat]",
    ],
)
def test_a_local_hides_no_write(lines: str) -> None:
    assert found(lines) == ["gold"]


def test_what_a_function_gives_of_the_state_is_not_written_to() -> None:
    assert found("purse_of(state, seat)[0] = 3") == ["purse_of()"]
    assert found("purse_of(state, seat).append(3)") == ["purse_of()"]


@pytest.mark.parametrize(
    "parameters", ["captain: Captain", "captain: Captain | None", "*, captain: Captain"]
)
def test_a_record_is_part_of_the_state_by_any_name(parameters: str) -> None:
    assert found("captain.gold = 0", parameters) == ["gold"]


def test_a_record_does_not_write_to_itself() -> None:
    method = "class Captain:\n    def pay(self):\n        self.gold -= 1"
    assert [write.field for write in writes(method, SHAPES)] == ["gold"]


@pytest.mark.parametrize(
    "lines",
    [
        "gold = state.gold[seat]",
        "gold.append(3)",
        "state.stack.pop()",
        "stack = state.stack\nstack.append(seat)",
        "gold = state.gold[seat]\ngold += 3",
        "left = list(state.gold)\nleft.remove(3)",
        "left = state.gold[1:]\nleft[0] = 3",
        "left = [3, *state.gold]\nleft.append(3)",
        "left = [each for each in state.gold]\nleft.append(3)",
        "options = listed(state, seat)\noptions.append(3)",
        "other = state.clone()\nother.gold = 3",
        "tokens = sorted(state.gold)\ndraw(state, 'gold', tokens, 1)",
    ],
)
def test_reading_is_no_writing(lines: str) -> None:
    assert found(lines) == []


def test_the_classes_of_a_game_are_found() -> None:
    shapes = Shapes.of(GAMES / "marauders")
    assert {"Marauders", "Captain", "Battle"} <= shapes.records
    assert "Fleet" not in shapes.records
    assert {"demand", "scouted"} <= shapes.lists
    assert "hand" not in shapes.lists
