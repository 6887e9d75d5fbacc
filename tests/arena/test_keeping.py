"""A tournament that was stopped goes on where it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kaper.arena import command, play
from kaper.arena.command import tournament
from kaper.arena.play import Played
from kaper.arena.schedule import Pairing, Plan
from kaper.kernel.errors import BadSetup

pytestmark = pytest.mark.usefixtures("toys")

PLAN = Plan("stall", ("random", "greedy"), 2, 6, seed=7)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many games each run had to play."""
    counts: list[int] = []
    play_all = play.play_all

    def counted(
        plan: Plan, pairings: list[Pairing], workers: int | None, ray: str | None
    ) -> object:
        counts.append(len(pairings))
        return play_all(plan, pairings, workers, ray)

    monkeypatch.setattr(command, "play_all", counted)
    return counts


def results(games: tuple[Played, ...]) -> list[tuple[int, int, tuple[int, ...]]]:
    return [(game.deal, game.number, game.scores) for game in games]


def test_only_what_is_missing_is_played(tmp_path: Path, played: list[int]) -> None:
    path = tmp_path / "games.jsonl"
    whole = tournament(PLAN, 1)
    first = tournament(PLAN, 1, path)
    lines = path.read_bytes().splitlines(keepends=True)
    # Stopped after two games, while the third was being written.
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    again = tournament(PLAN, 1, path)
    assert played == [6, 6, 4]
    assert results(whole.games) == results(first.games) == results(again.games)
    assert again.games[:2] == first.games[:2]
    more = tournament(replace(PLAN, games=8), 1, path)
    assert played[3:] == [2]
    assert results(more.games)[:6] == results(whole.games)
    fewer = tournament(replace(PLAN, games=4), 1, path)
    assert played[4:] == [0]
    assert results(fewer.games) == results(whole.games)[:4]


def test_games_that_were_cut_are_not_played_again(tmp_path: Path, played: list[int]) -> None:
    path = tmp_path / "games.jsonl"
    plan = replace(PLAN, longest=1)
    for _ in range(2):
        with pytest.raises(BadSetup, match="no game was over after 1 decisions"):
            tournament(plan, 1, path)
    assert played == [6, 0]


def test_games_of_another_arena_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    tournament(PLAN, 1, path)
    kept = path.read_bytes()
    with pytest.raises(BadSetup, match=r"seed was 7 and is now 8\. Use the words"):
        tournament(replace(PLAN, seed=8), 1, path)
    assert path.read_bytes() == kept


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a letter\n", "no file of games"),
        ("a line", "no file of games"),
        ("{}\n", "kaper was nothing"),
    ],
)
def test_other_files_are_left_alone(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(BadSetup, match=complaint):
        tournament(PLAN, 1, path)
    assert path.read_text("utf-8") == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    tournament(PLAN, 1, path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b'{"deal": 7}\n', *lines[3:]]))
    with pytest.raises(BadSetup, match="line 3 is no game"):
        tournament(PLAN, 1, path)
