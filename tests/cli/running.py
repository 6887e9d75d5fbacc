"""Commands in process: what they print, and with what they refuse."""

from __future__ import annotations

import json

import pytest

from kaper.cli import main
from kaper.kernel.codec import Json

GAME = "martinique"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command that succeeds prints."""
    assert main(words) == 0
    return capsys.readouterr().out


def run_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Json]:
    data: dict[str, Json] = json.loads(run(capsys, *words, "--json"))
    return data


def refused(capsys: pytest.CaptureFixture[str], code: int, *words: str) -> str:
    """The one line with which a command fails."""
    assert main(words) == code
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("kaper: ")
    assert captured.err.count("\n") == 1
    return captured.err


def dig(data: Json, *keys: str) -> Json:
    for key in keys:
        assert isinstance(data, dict)
        data = data[key]
    return data
