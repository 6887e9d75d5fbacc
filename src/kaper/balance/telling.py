"""A report in words, tables and plots: sections that a page or a Markdown file is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite

from kaper import registry
from kaper.arena.intervals import Estimate
from kaper.balance.estimates import gap
from kaper.balance.games import Thing
from kaper.balance.plots import Row, lengths_plot, rows_plot
from kaper.balance.report import Piece, Report, Source
from kaper.kernel.ledger import read_ledger
from kaper.text import Text, Value

# A plot holds so many rows; the table beside it has them all.
_MOST_ROWS = 36
# What was asked or had fewer times says nothing.
_FEWEST = 5


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what stands under it."""

    title: str
    notes: list[str] = field(default_factory=list)
    plots: list[tuple[str, str]] = field(default_factory=list)  # what each shows, and its SVG
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


class Telling:
    """One report in one language."""

    def __init__(self, report: Report, lang: str) -> None:
        self.report = report
        self.lang = lang
        self._words = Text("balance", lang)
        self._game = Text(report.wanted.game, lang)
        self._series = [found.setting.label for found in report.findings]
        self._names = self._component_names()

    @property
    def title(self) -> str:
        game = registry.game(self.report.wanted.game)
        return self.say("of", game=read_ledger(game.package).titles[self.lang])

    @property
    def about(self) -> str:
        wanted = self.report.wanted
        return self.say(
            "about",
            games=wanted.games * len(wanted.seats) * len(wanted.settings),
            each=wanted.games,
            seats=", ".join(map(str, wanted.seats)),
            bot=wanted.bot,
            seed=str(wanted.seed),
        )

    @property
    def caution(self) -> str:
        return self.say("caution")

    def say(self, key: str, **args: Value) -> str:
        return self._words.message(f"balance-{key}", args)

    def sections(self) -> Iterator[Section]:
        yield self._lengths()
        yield self._places()
        if any(found.sources for found in self.report.findings):
            yield self._sources()
        if any(table.rivals for found in self.report.findings for table in found.tables):
            yield self._rivals()
        if self.report.things():
            yield self._pieces()

    # Length

    def _lengths(self) -> Section:
        told = [
            [row for table in found.tables for row in table.lengths]
            for found in self.report.findings
        ]
        plot = lengths_plot(self.say("length"), self._series, told, self.say("decisions"))
        rows = [
            [
                found.setting.label,
                str(table.seats),
                str(table.games),
                str(table.cut),
                name,
                interval(each, _number),
            ]
            for found in self.report.findings
            for table in found.tables
            for name, each in {self.say("decisions"): table.decisions, **table.figures}.items()
        ]
        head = self._heads("set", "players", "games", "cut", "figure", "mean")
        return Section(
            self.say("length"), [self.say("length-note")], [(self.say("length"), plot)], head, rows
        )

    # Seats

    def _places(self) -> Section:
        rows: list[Row] = []
        cells: list[list[str]] = []
        for number, seats in enumerate(self.report.wanted.seats):
            tables = [found.tables[number] for found in self.report.findings]
            for place in range(seats):
                label = self.say("place", place=place + 1, seats=seats)
                rows.append(Row(label, [table.places[place] for table in tables]))
                cells += self._by_set(
                    label,
                    [
                        [interval(t.places[place], _ratio), interval(t.scores[place], _number)]
                        for t in tables
                    ],
                )
        title = self.say("victories")
        plot = rows_plot(title, self._series, rows, _ratio, neutral=1.0)
        head = self._heads_by_set("seat", "victories", "score")
        return Section(self.say("seats"), [self.say("fair-note")], [(title, plot)], head, cells)

    # Where points come from

    def _sources(self) -> Section:
        names = dict.fromkeys(name for found in self.report.findings for name in found.sources)
        empty = Source(None, None, None, 0.0, None)
        found = {name: [f.sources.get(name, empty) for f in self.report.findings] for name in names}
        winners = [Row(self._source(n), [each.winners for each in row]) for n, row in found.items()]
        others = [Row(self._source(n), [each.others for each in row]) for n, row in found.items()]
        plots = []
        for key, rows in (("points-winners", winners), ("points-others", others)):
            title = self.say(key)
            plots.append((title, rows_plot(title, self._series, rows, _number)))
        cells: list[list[str]] = []
        for name, row in found.items():
            cells += self._by_set(self._source(name), [_source_cells(each) for each in row])
        head = self._heads_by_set(
            "source", "points-winners", "points-others", "stands-out", "victories"
        )
        return Section(self.say("points"), [self.say("points-note")], plots, head, cells)

    def _source(self, name: str) -> str:
        return self._game.message(f"{self._game.game}-score-{name}")

    # Who has no seat

    def _rivals(self) -> Section:
        rows: list[Row] = []
        for found in self.report.findings:
            for table in found.tables:
                rows += [Row(found.setting.label, [each, table.scores[0]]) for each in table.rivals]
        series = (self.say("rival"), self.say("bot"))
        plot = rows_plot(self.say("rivals"), series, rows, _number)
        cells = [
            [found.setting.label, self._source(name), interval(source.rivals, _number)]
            for found in self.report.findings
            for name, source in found.sources.items()
            if source.rivals is not None
        ]
        head = self._heads("set", "source", "rival")
        return Section(self.say("rivals"), [], [(self.say("rivals"), plot)], head, cells)

    # Cards and other components

    def _pieces(self) -> Section:
        pieces = {
            thing: [found.pieces.get(thing) for found in self.report.findings]
            for thing in self.report.things()
        }
        often = {thing: row for thing, row in pieces.items() if _often(row)}
        plots = []
        worth = self._telling_rows(
            often, lambda piece: piece.worth if piece.owned >= _FEWEST else None, 0.0
        )
        if worth:
            title = self.say("worth")
            plots.append((title, rows_plot(title, self._series, worth, _signed, neutral=0.0)))
        chosen = self._telling_rows(
            often, lambda piece: piece.chosen if piece.asked >= _FEWEST else None, 0.5
        )
        if chosen:
            title = self.say("chosen")
            plots.append((title, rows_plot(title, self._series, chosen, _percent)))
        head = self._heads_by_set("piece", "asked", "chosen", "owned", "worth", "victories")
        cells: list[list[str]] = []
        for thing, row in often.items():
            rows = self._by_set(self._thing(thing), [_piece_cells(piece) for piece in row])
            if len(row) == 2:
                rows = [[*rows[0], ""], [*rows[1], interval(_change(row), _signed)]]
            cells += rows
        if len(self._series) == 2:
            head.append(self.say("gap"))
        notes = [self.say("pieces-note"), self.say("many-note", count=len(often))]
        return Section(self.say("pieces"), notes, plots, head, cells)

    def _telling_rows(
        self,
        pieces: Mapping[Thing, Sequence[Piece | None]],
        what: Callable[[Piece], Estimate | None],
        usual: float,
    ) -> list[Row]:
        """Those that differ most surely between two sets, or from what is usual in one."""
        rows = []
        for thing, row in pieces.items():
            estimates = [None if piece is None else what(piece) for piece in row]
            if any(each is not None for each in estimates):
                rows.append(Row(self._thing(thing), estimates))
        rows.sort(key=lambda row: -_telling(row.estimates, usual))
        return sorted(rows[:_MOST_ROWS], key=lambda row: -_known(row.estimates)[0])

    def _thing(self, thing: Thing) -> str:
        verb, name = thing
        if verb:
            text = self.report.actions[thing]
            action = registry.game(self._game.game).grammar.parse(text)
            return text if action is None else self._game.action(action)
        key = f"{self._game.game}-had-{name}"
        if name not in self._names and self._game.has(key):
            return self._game.message(key)
        return self._names.get(name, name)

    def _component_names(self) -> dict[str, str]:
        wanted = self.report.wanted
        tables = [wanted.tables(number).tables for number in range(len(wanted.settings))]
        rows = (row for table in tables for rows in table.values() for row in rows)
        return {
            str(row.get("id")): str(row.get(f"name_{self.lang}", row.get("id"))) for row in rows
        }

    # Columns

    def _heads(self, *keys: str) -> list[str]:
        return [self.say(key) for key in keys]

    def _heads_by_set(self, what: str, *keys: str) -> list[str]:
        """Where there are several sets the second column names them."""
        return self._heads(what, *(() if len(self._series) == 1 else ("set",)), *keys)

    def _by_set(self, label: str, cells: Sequence[Sequence[str]]) -> list[list[str]]:
        if len(self._series) == 1:
            return [[label, *cells[0]]]
        return [[label, name, *row] for name, row in zip(self._series, cells, strict=True)]


def _source_cells(source: Source) -> list[str]:
    return [
        interval(source.winners, _number),
        interval(source.others, _number),
        _percent(source.stands_out),
        interval(source.victories, _ratio),
    ]


def _piece_cells(piece: Piece | None) -> list[str]:
    if piece is None:
        return [""] * 5
    return [
        str(piece.asked),
        interval(piece.chosen, _percent),
        str(piece.owned),
        interval(piece.worth, _signed),
        interval(piece.victories, _ratio),
    ]


def _often(row: Sequence[Piece | None]) -> bool:
    return any(piece is not None and max(piece.asked, piece.owned) >= _FEWEST for piece in row)


def _change(row: Sequence[Piece | None]) -> Estimate | None:
    before, after = (None if piece is None else piece.worth for piece in row)
    return gap(before, after)


def _known(estimates: Sequence[Estimate | None]) -> list[float]:
    return [each.value for each in estimates if each is not None]


def _telling(estimates: Sequence[Estimate | None], usual: float) -> float:
    """How much a row has to say: its distance in widths of its interval."""
    known = [each for each in estimates if each is not None]
    if len(known) == 2:
        change = gap(*known)
        assert change is not None
        return abs(change.value) / (change.high - change.low)
    return max(abs(each.value - usual) / (each.high - each.low) for each in known)


def interval(estimate: Estimate | None, told: Callable[[float], str]) -> str:
    if estimate is None:
        return ""
    if not isfinite(estimate.low):
        return f"{told(estimate.value)} (?)"
    return f"{told(estimate.value)} ({told(estimate.low)} … {told(estimate.high)})"


def _number(value: float) -> str:
    return _minus(f"{value:.0f}" if abs(value) >= 100 else f"{value:.1f}")


def _signed(value: float) -> str:
    return _minus(f"{value:+.1f}")


def _ratio(value: float) -> str:
    return _minus(f"{value:.2f}")


def _percent(value: float) -> str:
    return f"{value:.0%}"


def _minus(text: str) -> str:
    """With a real minus, and none before what is rounded to nothing."""
    return text.replace("-", "\N{MINUS SIGN}" if float(text) else "")
