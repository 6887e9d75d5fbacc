"""`kaper play` in the terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

import kaper
from kaper.terminal import Terminal
from kaper.terminal_boards import drawing
from kaper.testing.scenario import Scenario
from kaper.text import Text
from kaper.words import Words
from tests.cli.running import GAME, run


def play(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    answers: list[str],
    *words: str,
) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(answers)))
    return run(capsys, "play", "--seed", "7", *words)


def test_a_whole_game_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang, end in (("en", "Game over"), ("pl", "Koniec gry")):
        text = play(capsys, monkeypatch, ["1"] * 200, "--bot", "random", "--lang", lang)
        assert end in text


def test_commands_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers = [
        "?",
        "hint",
        "enter a1",
        "why move a1-a2",
        "rules joker",
        "log",
        "0",
        "dance",
        "undo",
    ]
    answers += ["undo", "enter b1", "more", "board", "save game.kaper", "quit", "enter c1"]
    text = play(capsys, monkeypatch, answers, GAME, "--terminal", "--bot", "random")
    for shown in (
        "this list",
        "% (0 is lost, 100 is won).",
        "Next best: Land on",
        "You land a pirate on A1.",
        "martinique:move.three-entered-first",
        "martinique:setup.bar-jokers",
        "The numbers go from 1",
        "“dance” is neither",
        "You undo 2 actions.",
        "kernel:undo-nothing",
        "Saved.",
        "Fair winds!",
    ):
        assert shown in text
    match = kaper.replay((tmp_path / "game.kaper").read_text())
    assert match.view(0)["reserve"] == [3, 3]
    text = play(capsys, monkeypatch, ["quit"], "--resume", "game.kaper")
    assert "You land a pirate on B1." in text


@pytest.mark.parametrize(
    ("lang", "offer", "played"),
    [
        ("en", "You may step in before Player 1 decides.", "You play Stowaways."),
        ("pl", "Możesz się wtrącić, zanim zdecyduje Gracz 1.", "Zagrywasz kartę"),
    ],
)
def test_breaking_in_while_a_bot_decides(lang: str, offer: str, played: str) -> None:
    def told(*answers: str) -> str:
        s = Scenario(
            "jolly-roger",
            seats=4,
            crew_discards=["traitor", "traitor"],
            p2={"hand": ["stowaways"]},
            chance={"crew": ["n1c1", "n1c2"]},
        )
        lines = iter((*answers, "quit"))
        console = Console(file=io.StringIO(), width=100)
        Terminal(s.match, 2, "random", lang=lang, console=console, ask=lambda _: next(lines)).play()
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()

    declined = told("")
    assert offer in declined
    # Once is enough: in the window that follows the player is asked anyway.
    assert declined.count(offer) == 1
    assert played not in declined
    assert played in told("1")
    assert offer not in told("play stowaways", "").partition(played)[2]


def test_polish_commands_and_the_end_of_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = play(capsys, monkeypatch, ["pomoc", "zasady joker", "zapisz"], "--lang", "pl")
    assert "ta lista" in text
    assert "Podaj plik" in text
    assert text.rstrip().endswith("Pomyślnych wiatrów!")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_caribbean_is_drawn(lang: str) -> None:
    table = Scenario(
        "marauders",
        options={"cards": "first"},
        p0={"at": "nassau", "gold": 7, "cargo": ["rum"], "hand": ["fog-bank"]},
        p1={"in": "nassau", "gold": 8, "chest": 12, "cargo": ["wood"], "bounties": {"spain": 2}},
        npcs={"pirate-sloop": "jack-rackham"},
        missions=["spy-aboard"],
        war=["spain", "france"],
        event="storm-1",
    )
    paper = io.StringIO()
    text, words = Text("marauders", lang), Words(lang)
    view = table.match.view(0)
    Console(width=200, file=paper).print(drawing("marauders")(view, text, words))
    drawn = paper.getvalue()
    for key in ("zone-nassau", "card-fog-bank", "good-rum", "mission-spy-aboard", "event-storm"):
        assert text.message(f"marauders-{key}") in drawn
    (nassau,) = [line for line in drawn.splitlines() if line.startswith("Nassau")]
    assert f"{text.name(0)} ({text.name(1)})" in nassau
    assert text.message("marauders-fleet-pirate-sloop") in nassau
    # Another's gold, chest and cargo stay hidden.
    (cargo,) = [
        line for line in drawn.splitlines() if line.startswith(words.say("marauders-cargo"))
    ]
    assert cargo.split()[-2:] == ["Rum", "?"]
    assert "12" not in drawn


def test_a_game_without_a_drawing_is_shown_as_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaper.terminal_boards._DRAWINGS", {})
    text = play(capsys, monkeypatch, ["quit"])
    assert "treasures" in text
    assert "Black" in text
