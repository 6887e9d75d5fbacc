"""Running other programs, and saying what went wrong and what to do about it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

FULL = "The disk is full: free about 1 GB."
FORBIDDEN = "A file could not be written: put Kaper into a folder of your own."
ALTERED = (
    "A downloaded file is not the one that was locked: check the package index,"
    " or after changing a version run `python3 play.py lock`."
)
SILENT = (
    "The package index did not answer: check the network, or set PIP_INDEX_URL to another index."
)
ADVICE = {
    "no space left|not enough space|disk quota": FULL,
    "permission denied|read-only file system|access is denied": FORBIDDEN,
    "hash mismatch|do not match the hashes": ALTERED,
    "connect|timed? ?out|dns|resolution|unreachable|proxy|certificate": SILENT,
    "failed to fetch|could not find a version": SILENT,
}


class SetupError(Exception):
    """Says what to do next; `known` means that building .venv anew would not help."""

    def __init__(self, advice: str, known: bool = True) -> None:
        super().__init__(advice)
        self.known = known


def advice(output: str) -> str:
    found = [text for words, text in ADVICE.items() if re.search(words, output, re.IGNORECASE)]
    return f"{found[0]} Then run this again." if found else ""


def run(command: Sequence[str | Path], environment: dict[str, str]) -> None:
    code, output = capture(command, environment)
    if code:
        say(output[-2000:])
        known = advice(output)
        anew = "Setting up failed: delete .venv and .venv-tools, then run this again."
        raise SetupError(known or anew, known=bool(known))


def capture(
    command: Sequence[str | Path], environment: dict[str, str] | None = None
) -> tuple[int, str]:
    done = subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,
    )
    return done.returncode, done.stdout.strip()


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
