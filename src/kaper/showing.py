"""A match as text: the table as the terminal draws it, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from rich.console import Console

from kaper.kernel import driver
from kaper.kernel.frames import S
from kaper.kernel.ledger import read_ledger
from kaper.match import Match
from kaper.terminal_boards import drawing
from kaper.text import Text
from kaper.words import Words

WIDTH = 100


def shown(match: Match[S], seat: int | None, lang: str, names: Sequence[str] | None) -> str:
    """The table as a seat sees it; None is a spectator."""
    game, words = Text(match.game.id, lang, names, reader=seat), Words(lang)
    paper = StringIO()
    console = Console(file=paper, width=WIDTH, color_system=None, highlight=False)
    console.print(read_ledger(match.game.package).titles[lang])
    console.print(drawing(match.game.id)(match.view(seat), game, words))
    console.print(_standing(match, seat, game, words))
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


def _standing(match: Match[S], seat: int | None, game: Text, words: Words) -> str:
    """Who won, what this seat is asked, or who is asked."""
    result = match.result
    if result is not None:
        winners = [game.name(winner) for winner in result.winners]
        if not winners:
            return words.say("no-winner")
        return words.say("winners", count=len(winners), names=", ".join(winners))
    if seat in match.pending():
        return game.prompt(match.decision(seat).prompt)
    asked = driver.seen_waiting(match.state, () if seat is None else (seat,))
    names = ", ".join(game.name(each) for each in asked)
    return words.say("asked", count=len(asked), names=names)
