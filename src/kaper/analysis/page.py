"""An analysis as one page that needs nothing else: for a browser, a printer, a screen reader."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from kaper import registry
from kaper.analysis.parts import listed, paragraph, table, whole_page
from kaper.analysis.plot import plot
from kaper.analysis.report import Choice, Deed, Report, SeatReport, TurningPoint
from kaper.kernel.ledger import read_titles
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import turns_of
from kaper.text import Text, Value


def percent(chance: float) -> str:
    return f"{chance:.0%}"


def points(change: float) -> str:
    """A change of a chance, in percentage points with its sign."""
    number = round(100 * change)
    return f"\N{MINUS SIGN}{-number}" if number < 0 else f"+{number}"


def page(match: Match[State], report: Report, lang: str) -> str:
    """The page in one language."""
    return _Page(match, report, lang).html()


class _Page:
    def __init__(self, match: Match[State], report: Report, lang: str) -> None:
        self._match = match
        self._report = report
        self._lang = lang
        self._words = Text("analysis", lang)
        self._game = Text(report.game, lang)
        self._names = [self._game.name(seat) for seat in range(match.seats)]

    def html(self) -> str:
        title = read_titles(registry.package_of(self._report.game))[self._lang]
        head = self._say("of", game=title)
        sections = (self._plot(), self._turning(), self._moves(), self._luck())
        about = paragraph(f"{self._result()} {self._how()}")
        return whole_page(self._lang, head, (about, *sections))

    def _say(self, key: str, **args: Value) -> str:
        return self._words.message(f"analysis-{key}", args)

    def _result(self) -> str:
        result = self._match.result
        if result is None:
            return self._say("not-over")
        names = ", ".join(self._names[seat] for seat in result.winners)
        return self._say("who-won", count=len(result.winners), names=names)

    def _how(self) -> str:
        budget = self._report.budget
        if budget.isdecimal():
            return self._say("how-passes", passes=int(budget))
        return self._say("how-time", time=budget)

    def _action(self, deed: Deed) -> str:
        action = self._match.game.grammar.parse(deed.text)
        return deed.text if action is None else self._game.action(action)

    # The plot

    def _plot(self) -> str:
        chances = self._report.chances
        ends = zip(self._names, chances[0], chances[-1], strict=True)
        told = "; ".join(
            self._say("chance-of", name=name, start=percent(start), end=percent(end))
            for name, start, end in ends
        )
        label = self._say("chance-told", steps=len(chances) - 1, parts=told)
        drawn = plot(self._report, self._names, label, self._say("steps"))
        return self._section(
            "chance",
            paragraph(self._say("chance-note"), "second"),
            f'<div class="wide" tabindex="0">{drawn}</div>',
            self._table_of_chances(),
        )

    def _table_of_chances(self) -> str:
        rows = [
            [str(step), self._names[seat], *map(percent, self._report.chances[step])]
            for step, seat in turns_of(self._match)
        ]
        told = table((self._say("steps"), self._say("turn"), *self._names), rows)
        summary = escape(self._say("table"))
        return f"<details><summary>{summary}</summary>{told}</details>"

    # Turning points and moves

    def _turning(self) -> str:
        turns = [self._turning_point(turn) for turn in self._report.turns]
        told = listed("ol", turns) if turns else paragraph(self._say("turning-none"))
        return self._section("turning", told)

    def _turning_point(self, turn: TurningPoint) -> str:
        changes = ", ".join(
            self._say("turned", name=name, before=percent(before), after=percent(after))
            for name, before, after in zip(self._names, turn.before, turn.after, strict=True)
        )
        head = f"{self._names[turn.seat]} ({self._say('step', step=turn.at + 1)})"
        return (
            f"<strong>{escape(head)}</strong>: {escape(self._action(turn.deed))}<br>"
            f'{escape(changes)}. <span class="second">{escape(self._say("by", cause=turn.cause))}'
            "</span>"
        )

    def _moves(self) -> str:
        parts = [paragraph(self._say("moves-note"), "second")]
        for seat in self._report.seats:
            parts.append(f"<h3>{escape(self._names[seat.seat])}</h3>")
            parts.append(listed("ul", self._moves_of(seat)))
        return self._section("moves", *parts)

    def _moves_of(self, seat: SeatReport) -> Iterable[str]:
        if seat.best is None:
            yield escape(self._say("no-best"))
        else:
            yield self._choice("best", "next-best", seat.best)
        if not seat.worst:
            yield escape(self._say("no-worst"))
        for choice in seat.worst:
            yield self._choice("costly", "better", choice)

    def _choice(self, head: str, other: str, choice: Choice) -> str:
        played = self._say(
            "played", action=self._action(choice.played), chance=percent(choice.chance)
        )
        instead = self._say(
            other, action=self._action(choice.other), chance=percent(choice.otherwise)
        )
        off = self._say("give-or-take", points=percent(max(0.01, choice.error)))
        title = f"{self._say(head)} ({self._say('step', step=choice.step + 1)})"
        return (
            f"<strong>{escape(title)}</strong><br>{escape(played)}<br>{escape(instead)}"
            f' <span class="second">({escape(off)})</span>'
        )

    # Luck and skill

    def _luck(self) -> str:
        columns = ("player", "start", "luck", "choices", "rest", "end", "agreed")
        rows = [
            [
                self._names[seat.seat],
                percent(seat.start),
                points(seat.luck),
                points(seat.choices),
                points(seat.rest),
                percent(seat.end),
                self._say("agreed-of", agreed=seat.agreed, decisions=seat.decisions),
            ]
            for seat in self._report.seats
        ]
        told = table([self._say(column) for column in columns], rows)
        note = paragraph(self._say("luck-note"), "second")
        return self._section("luck-and-skill", note, told)

    def _section(self, key: str, *parts: str) -> str:
        body = "\n".join(parts)
        return (
            f'<section aria-labelledby="{key}"><h2 id="{key}">{escape(self._say(key))}</h2>\n'
            f"{body}\n</section>"
        )
