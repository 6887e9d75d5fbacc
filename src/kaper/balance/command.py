"""The command `kaper balance`: plays the games and writes the page."""

from __future__ import annotations

from pathlib import Path

from kaper.balance.games import Played, Wanted, play_all
from kaper.balance.pages import check_page, write
from kaper.balance.report import Report
from kaper.balance.telling import Telling
from kaper.kernel.errors import BadSetup
from kaper.output import print_json, show, with_bar
from kaper.words import Words


def run(
    wanted: Wanted, words: Words, *, out: Path, command: str, workers: int | None, as_json: bool
) -> None:
    check_page(out)
    report = Report.of(wanted, compared(wanted, workers))
    write(Telling(report, words.lang), out, command)
    if as_json:
        print_json(report.to_json())
    else:
        show(words.say("balance-made", file=str(out)))


def compared(wanted: Wanted, workers: int | None = None) -> list[Played]:
    """All games, with a bar where somebody watches."""
    total = len(wanted.jobs())
    ended = enumerate(play_all(wanted, workers), 1)
    games = [game for _, (_, game) in with_bar(ended, wanted.game, total, lambda item: item[0])]
    played = [game for game in games if game is not None]
    if not played:
        raise BadSetup(f"no game was over after {wanted.longest} decisions: nothing to compare")
    return played
