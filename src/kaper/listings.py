"""What commands tell, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text as Line

from kaper.kernel.components import SOURCES, Components
from kaper.kernel.ledger import KINDS, Rule, read_titles
from kaper.kernel.state import State
from kaper.match import Match
from kaper.reports import decisions_in
from kaper.text import Text
from kaper.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from kaper.bench.against import Comparison
    from kaper.bench.contest import Times
    from kaper.bench.report import Report
    from kaper.bench.servers.report import Contest
    from kaper.bench.used import Report as UsedReport
    from kaper.coverage import Coverage
    from kaper.simulate import Plan, Tally

Cells = Sequence[object]


def table(words: Words, columns: Sequence[str], rows: Iterable[Cells], numbers: str = "") -> Table:
    """A table whose columns are named by messages; `numbers` names those set to the right."""
    made = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for column in columns:
        right = column in numbers.split()
        made.add_column(
            words.say(f"column-{column}"),
            justify="right" if right else "left",
            overflow="fold",
            no_wrap=right,
        )
    for row in rows:
        made.add_row(*(Line(str(cell)) for cell in row))
    return made


def simulation(words: Words, plan: Plan, tally: Tally) -> list[RenderableType]:
    game = Text(plan.game, words.lang)
    scores = tally.mean_scores(plan.seats)
    seats = table(
        words,
        ("seat", "bot", "wins", "share", "mean-score"),
        [
            (
                game.name(seat),
                plan.bot_of(seat),
                tally.wins[seat],
                f"{tally.wins[seat] / max(1, tally.games):.1%}",
                f"{scores[seat]:.2f}",
            )
            for seat in range(plan.seats)
        ],
        numbers="wins share mean-score",
    )
    reasons = table(words, ("reason", "games"), sorted(tally.reasons.items()), numbers="games")
    last = words.say(
        "simulated",
        games=tally.games,
        length=f"{tally.mean_length:.1f}",
        seconds=f"{tally.seconds:.2f}",
        speed=f"{tally.per_second:.0f}",
    )
    checked = [words.say("checked", count=tally.decisions)] if plan.check else []
    return [seats, "", reasons, "", last, *_cut(words, plan, tally), *checked]


def _cut(words: Words, plan: Plan, tally: Tally) -> list[str]:
    return [words.say("cut", count=tally.cut, longest=plan.longest)] if tally.cut else []


def replayed(words: Words, match: Match[State], *, verified: bool) -> list[RenderableType]:
    game = Text(match.game.id, words.lang)
    title = read_titles(match.game.package)[words.lang]
    count = decisions_in(match)
    lines: list[RenderableType] = [words.say("replayed", game=title, count=count)]
    result = match.result
    if result is None:
        lines.append(words.say("unfinished"))
    else:
        names = [game.name(seat) for seat in result.winners]
        won = words.say("winners", count=len(names), names=", ".join(names))
        lines.append(won if names else words.say("no-winner"))
        scores = enumerate(result.scores)
        lines += [words.say("score", seat=game.name(seat), score=score) for seat, score in scores]
    if verified:
        lines.append(words.say("verified"))
    return lines


def ledger(words: Words, found: Coverage, *, only_missing: bool) -> list[RenderableType]:
    rules = found.ledger.rules
    shown = found.missing if only_missing else list(rules)
    read = found.tests is not None
    rows = [
        (rule_id, rules[rule_id].kind, "\n".join(found.tests_of(rule_id)) or ("-" if read else "?"))
        for rule_id in shown
    ]
    kinds = ", ".join(
        f"{kind} {sum(rule.kind == kind for rule in rules.values())}" for kind in KINDS
    )
    covered = len(rules) - len(found.missing)
    title = found.ledger.titles[words.lang]
    lines: list[RenderableType] = [Line(title, style="bold")]
    if rows:
        lines.append(table(words, ("rule", "kind", "tests"), rows))
    if read:
        lines.append(words.say("covered", rules=len(rules), covered=covered, kinds=kinds))
    else:
        lines.append(words.say("not-covered", rules=len(rules), kinds=kinds))
    lines.append(words.say("without-line", count=len(found.without_line)))
    if found.unknown:
        lines.append(words.say("unknown-rules", rules=", ".join(found.unknown)))
    return [*lines, ""]


def rule(words: Words, found: Coverage, rule: Rule) -> list[RenderableType]:
    """One rule in both languages, the lines that enforce it or only name it, and its tests."""
    lines = [f"  {line}: {line.text}" for line in found.lines_of(rule.id)]
    names = [f"  {line}: {line.text}" for line in found.names_of(rule.id)]
    named = [Line(words.say("rule-named"), style="bold"), *map(Line, names)] if names else []
    tests = [f"  {test}" for test in found.tests_of(rule.id)]
    heading = f"{rule.id} ({rule.kind}; {rule.section.titles[words.lang]})"
    return [
        Line(heading, style="bold"),
        Line(f"  EN  {rule.en}"),
        Line(f"  PL  {rule.pl}"),
        Line(words.say("rule-lines"), style="bold"),
        *(Line(line) for line in lines or [f"  {rule.unenforced or words.say('rule-no-line')}"]),
        *named,
        Line(words.say("rule-tests"), style="bold"),
        *(Line(test) for test in tests or [f"  {words.say('rule-no-test')}"]),
    ]


def components(words: Words, found: Components) -> list[RenderableType]:
    rows = [
        (name, row["id"], row[f"name_{words.lang}"], row["copies"], row["source"])
        for name, listed in found.tables.items()
        for row in listed
    ]
    columns = ("table", "id", "name", "copies", "source")
    by_source = {source: [row for row in rows if row[-1] == source] for source in SOURCES}
    lines: list[RenderableType] = [table(words, columns, rows, numbers="copies"), ""]
    for source, of_source in by_source.items():
        if of_source:
            copies = sum(int(str(row[3])) for row in of_source)
            kinds = len(of_source)
            lines.append(words.say("source", source=source, kinds=kinds, copies=copies))
    return [*lines, words.say("house", house=len(by_source["house"]), all=len(rows))]


def bench(words: Words, report: Report) -> list[RenderableType]:
    return [
        words.say("bench-decisions"),
        _speeds(words, report.ours, report.pure, report.peers),
        "",
        words.say("bench-clones"),
        _speeds(words, report.clones, report.pure_clones, report.peer_clones),
        "",
        words.say("bench-note"),
    ]


def _speeds(
    words: Words, ours: dict[str, Times], pure: dict[str, Times], peers: dict[str, Times]
) -> Table:
    made = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    made.add_column(words.say("column-engine"))
    for column in ("median", "spread"):
        made.add_column(words.say(f"column-{column}"), justify="right")
    for name in ours:
        made.add_column(words.say("column-ratio", game=name), justify="right")
    for kind in (ours, pure, peers):
        for name, times in kind.items():
            cells = [times.title, f"{times.median:.2f}"]
            cells.append(f"{min(times.rounds):.2f}-{max(times.rounds):.2f}")
            for game, own in ours.items():
                # A peer is compared with every game of ours, a game as it is written with itself.
                compared = kind is peers or (kind is pure and game == name)
                cells.append(f"{times.median / own.median:.2f}" if compared else "")
            made.add_row(*cells)
    return made


def comparison(words: Words, compared: Comparison) -> list[RenderableType]:
    told: list[RenderableType] = []
    for heading, paces in (
        ("bench-decisions", compared.playouts),
        ("bench-clones", compared.copies),
    ):
        rows = (
            (game, f"{median(pace.here):.2f}", f"{median(pace.there):.2f}", f"{pace.ratio:.3f}")
            for game, pace in paces.items()
        )
        columns = ("game", "here", "there", "here-there")
        told += [words.say(heading), table(words, columns, rows, " ".join(columns[1:])), ""]
    return [*told, words.say("bench-against", folder=str(compared.folder))]


def used_paths(words: Words, report: UsedReport) -> list[RenderableType]:
    rows = []
    for game, times in report.times.items():
        _, *used = times
        cells = [f"{found.median:.2f}" for found in times.values()]
        rows.append((game, *cells, *(f"{report.ratio(game, path):.0%}" for path in used)))
    columns = ("game", "bare", "simulate", "arena", "simulate-pace", "arena-pace")
    return [
        words.say("bench-decisions"),
        table(words, columns, rows, " ".join(columns[1:])),
        "",
        words.say("bench-used-note"),
    ]


def servers(words: Words, contest: Contest) -> list[RenderableType]:
    rows = []
    for name, score in contest.scores.items():
        own = score is contest.ours
        ratio = None if own else contest.ratio
        cpu_ratio = None if own else contest.cpu_ratio
        rows.append(
            (
                words.say("server-ours") if own else name,
                f"{score.moves_per_second:.0f}",
                f"{min(score.rounds):.0f}-{max(score.rounds):.0f}",
                "" if ratio is None else f"{ratio:.2f}",
                f"{score.wait_ms(50):.1f}",
                f"{score.wait_ms(99):.1f}",
                f"{score.cpu_per_move:.0f}",
                "" if cpu_ratio is None else f"{cpu_ratio:.2f}",
                f"{score.server_cpu / score.seconds:.0%}",
                f"{score.generator_cpu / score.seconds:.0%}",
                f"{score.messages / score.moves:.1f}",
            )
        )
    columns = (
        "server", "moves", "moves-spread", "moves-ratio", "p50", "p99", "cpu-move", "cpu-ratio",
        "server-busy", "generator-busy", "messages",
    )  # fmt: skip
    numbers = " ".join(columns[1:])
    return [
        words.say("bench-servers", tables=contest.tables, sockets=contest.sockets),
        table(words, columns, rows, numbers),
        "",
        words.say("bench-servers-note"),
    ]
