"""The command line: `kaper COMMAND`. What a command needs is imported when it runs."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from kaper import registry
from kaper.arguments import Command, parser
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadRecord, BadSetup, KaperError
from kaper.output import print_json, show, with_bar

if TYPE_CHECKING:
    from kaper.bench.report import Report
    from kaper.coverage import Coverage
    from kaper.kernel.components import Components
    from kaper.simulate import Failure, Plan, Tally
    from kaper.words import Words

T = TypeVar("T")

OK, FAULT, USAGE, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 where a fault was found, 2 for wrong use."""
    args = parser(_COMMANDS).parse_args(argv)
    command: Command = args.run
    try:
        code = command(args)
        sys.stdout.flush()
    except BadRecord as error:
        return _complain(str(error), FAULT)
    except KaperError as error:
        return _complain(str(error), USAGE)
    except BrokenPipeError:
        # The reader (head, less) has seen enough; Python must not complain when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        return _complain(str(error), USAGE)
    except KeyboardInterrupt:
        return _complain("stopped", INTERRUPTED)
    return code


def _complain(line: str, code: int) -> int:
    print(f"kaper: {' '.join(line.split())}", file=sys.stderr)
    return code


# --- Small things that commands share ------------------------------------------------------------


def _words(args: argparse.Namespace) -> Words:
    from kaper.words import Words

    return Words(args.lang)


def _last(items: Iterable[T], watch: Callable[[T], None]) -> T:
    """The last of some items, each shown to `watch` as it comes."""
    last: T | None = None
    for last in items:
        watch(last)
    assert last is not None
    return last


def _options(args: argparse.Namespace) -> dict[str, str]:
    options = {}
    for word in args.option:
        name, found, value = word.partition("=")
        if not found:
            raise BadSetup(f"an option is written NAME=VALUE, not {word!r}")
        options[name] = value
    return options


def _seats(args: argparse.Namespace) -> int:
    fewest: int = registry.game(args.game).seats[0]
    return fewest if args.seats is None else int(args.seats)


def _read(path: Path) -> str:
    data = path.read_bytes()
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadSetup(f"{path}: line {line}: no UTF-8 text") from error


def _own_components(args: argparse.Namespace) -> Components:
    game = registry.game(args.game)
    components = game.components(_options(args))
    if args.components is not None:
        components = components.replaced_by(_read(args.components))
        game.tables(components)
    return components


# --- The commands --------------------------------------------------------------------------------


def _welcome(args: argparse.Namespace) -> int:
    if args.version:
        from kaper.version import version

        print(f"kaper {version()}")
    else:
        print(_words(args).say("start"))
    return OK


def _games(args: argparse.Namespace) -> int:
    from kaper.reports import describe_game, list_games

    if args.json:
        print_json({"games": [describe_game(name) for name in registry.games()]})
        return OK
    words = _words(args)
    headings = [words.say(f"column-{name}") for name in ("game", "title", "seats", "options")]
    print(list_games(headings, args.lang))
    return OK


def _simulate(args: argparse.Namespace) -> int:
    from kaper.simulate import Plan

    plan = Plan(
        game=args.game,
        seats=_seats(args),
        games=args.games,
        seed=args.seed,
        options=tuple(_options(args).items()),
        bots=tuple(args.bots.split(",")),
        components=None if args.components is None else _read(args.components),
        check=args.check,
        record=args.record,
        longest=args.longest,
    )
    tally = _play_all(plan, args)
    failure = tally.failure
    if failure is not None:
        return _report_failure(plan, tally, failure, args)
    if tally.last_record:
        Path(args.record).write_text(tally.last_record, "utf-8")
    if args.json:
        print_json(tally.to_json(plan))
    else:
        from kaper import listings

        show(*listings.simulation(_words(args), plan, tally))
    return OK


def _play_all(plan: Plan, args: argparse.Namespace) -> Tally:
    from kaper.simulate import simulate

    tallies = simulate(plan, args.workers)
    *_, tally = with_bar(tallies, plan.game, plan.games, lambda tally: tally.games + tally.cut)
    return tally


def _report_failure(plan: Plan, tally: Tally, failure: Failure, args: argparse.Namespace) -> int:
    path = Path(f"fault-{plan.game}-{failure.seed}-{failure.decision}.kaper")
    path.write_text(failure.record, "utf-8")
    if args.json:
        print_json(tally.to_json(plan) | {"record": str(path)})
    complaint = _words(args).say(
        "fault",
        check=failure.check,
        detail=" ".join(failure.detail.split()),
        seed=str(failure.seed),
        decision=failure.decision,
        file=str(path),
    )
    print(complaint, file=sys.stderr)
    return FAULT


def _arena(args: argparse.Namespace) -> int:
    from kaper.arena.command import run
    from kaper.arena.schedule import Plan

    plan = Plan(
        game=args.game,
        bots=tuple(args.bots.split(",")),
        seats=_seats(args),
        games=args.games,
        seed=args.seed,
        options=tuple(_options(args).items()),
        components=None if args.components is None else _read(args.components),
        longest=args.longest,
    )
    run(plan, _words(args), workers=args.workers, plot=args.plot, as_json=args.json)
    return OK


def _replay(args: argparse.Namespace) -> int:
    from kaper.replay import replay, verify_seed
    from kaper.reports import describe_match

    try:
        text = _read(args.file)
        match = replay(text)
        if args.verify:
            verify_seed(text)
    except BadSetup as error:
        return _complain(str(error), FAULT)
    except KaperError as error:
        return _complain(f"{args.file}: {error}", FAULT)
    log = match.log(None, lang=args.log) if args.log else []
    if args.json:
        more: dict[str, Json] = {"log": list(log)} if args.log else {}
        print_json(describe_match(match) | {"verified": args.verify} | more)
        return OK
    from kaper import listings

    for line in log:
        print(line)
    show(*listings.replayed(_words(args), match, verified=args.verify))
    return OK


def _ledger(args: argparse.Namespace) -> int:
    from kaper.coverage import coverage, tests_folder

    folder = tests_folder()
    ledgers = coverage(args.game, folder)
    if folder is None:
        print(_words(args).say("no-tests"), file=sys.stderr)
    if args.rule is not None:
        return _one_rule(args, ledgers[0])
    if args.json:
        print_json({ledger.ledger.game: ledger.to_json() for ledger in ledgers})
        return OK
    from kaper import listings

    for ledger in ledgers:
        show(*listings.ledger(_words(args), ledger, only_missing=args.missing))
    return OK


def _one_rule(args: argparse.Namespace, found: Coverage) -> int:
    rule = found.rule(args.rule)
    if args.json:
        print_json(
            {
                "id": rule.id,
                "en": rule.en,
                "pl": rule.pl,
                "lines": [str(line) for line in found.lines_of(rule.id)],
                "named": [str(line) for line in found.names_of(rule.id)],
                "tests": list(found.tests_of(rule.id)),
            }
        )
        return OK
    from kaper import listings

    show(*listings.rule(_words(args), found, rule))
    return OK


def _components(args: argparse.Namespace) -> int:
    components = _own_components(args)
    if args.json:
        from kaper.reports import describe_components

        print_json({"game": args.game} | describe_components(components))
        return OK
    from kaper import listings

    show(*listings.components(_words(args), components))
    return OK


def _bench(args: argparse.Namespace) -> int:
    if args.seconds <= 0 or args.rounds < 1:
        raise BadSetup("a bench needs some seconds and at least one round")
    if args.server:
        return _bench_server(args)
    if args.against is not None:
        return _bench_against(args)
    report = _measured(args)
    if report.absent:
        print(_words(args).say("bench-absent", names=", ".join(report.absent)), file=sys.stderr)
    if args.json:
        print_json(report.to_json())
        return OK
    from kaper import listings

    show(*listings.bench(_words(args), report))
    return OK


def _measured(args: argparse.Namespace) -> Report:
    from kaper.bench.report import measure

    return _with_dots(measure(args.seconds, args.rounds, with_peers=not args.no_peers))


def _bench_server(args: argparse.Namespace) -> int:
    from kaper.bench.servers.report import measure

    contest = _with_dots(
        measure(args.tables, args.seconds, args.rounds, with_peer=not args.no_peers)
    )
    if contest.absent:
        print(_words(args).say("bench-no-server", why=contest.absent), file=sys.stderr)
    if args.json:
        print_json(contest.to_json())
        return OK
    from kaper import listings

    show(*listings.servers(_words(args), contest))
    return OK


def _bench_against(args: argparse.Namespace) -> int:
    from kaper.bench.against import compare

    comparison = _with_dots(compare(args.against, args.seconds, args.rounds))
    if args.json:
        print_json(comparison.to_json())
        return OK
    from kaper import listings

    show(*listings.comparison(_words(args), comparison))
    return OK


def _with_dots(reports: Iterable[T]) -> T:
    dots = "." if sys.stderr.isatty() else ""
    report = _last(reports, lambda _: print(dots, end="", file=sys.stderr, flush=True))
    print(end="\n" if dots else "", file=sys.stderr)
    return report


# Any of these words means a game in the terminal.
_TERMINAL_WORDS = ("game", "seat", "bot", "seed", "resume", "seats", "components")


def _play(args: argparse.Namespace) -> int:
    named = any(vars(args)[word] is not None for word in _TERMINAL_WORDS)
    if args.terminal or args.option or named:
        return _play_here(args)
    from kaper.server.run import serve
    from kaper.server.settings import Settings, database_address

    settings = Settings(database=database_address(args.database))
    serve(settings, args.host, args.port, browser=not args.no_browser)
    return OK


def _serve(args: argparse.Namespace) -> int:
    from kaper.server.run import serve
    from kaper.server.settings import Settings, database_address, usual_bot_workers

    bot_workers = usual_bot_workers() if args.bot_workers is None else args.bot_workers
    if bot_workers < 1:
        raise BadSetup("bots need at least one process")
    settings = Settings(
        database=database_address(args.database),
        hosts=tuple(args.name),
        secure_cookies=args.tls,
        bot_workers=bot_workers,
    )
    serve(settings, args.host, args.port)
    return OK


def _play_here(args: argparse.Namespace) -> int:
    from rich.console import Console

    from kaper.match import Match
    from kaper.replay import replay
    from kaper.terminal import Terminal

    if args.resume is not None:
        match = replay(_read(args.resume))
    else:
        args.game = args.game or registry.games()[0]
        game = registry.game(args.game)
        seed = args.seed if args.seed is not None else _new_seed()
        components = _own_components(args)
        match = Match.begin(game, _seats(args), seed, _options(args), components=components)
    seat = args.seat or 0
    if seat not in range(match.seats):
        raise BadSetup(f"the seats are 0 to {match.seats - 1}, not {seat}")
    Terminal(match, seat, args.bot or "greedy", lang=args.lang, console=Console()).play()
    return OK


def _new_seed() -> str:
    from secrets import randbits

    return str(randbits(64))


def _mutate(args: argparse.Namespace) -> int:
    try:
        from kaper.testing.mutation.command import run
    except ImportError as error:
        raise BadSetup("breaking rules needs the tools of tests: python3 play.py mutate") from error
    sound = run(
        args.game,
        _words(args),
        count=args.count,
        seed=args.seed,
        workers=args.workers,
        as_json=args.json,
    )
    return OK if sound else FAULT


def _screenshots(args: argparse.Namespace) -> int:
    try:
        from kaper.screenshots import take
    except ImportError as error:
        raise BadSetup("pictures need the tools of tests: python3 play.py screenshots") from error
    for path in take(args.folder):
        print(path)
    return OK


_COMMANDS: dict[str, Command] = {
    "": _welcome,
    "play": _play,
    "serve": _serve,
    "games": _games,
    "simulate": _simulate,
    "arena": _arena,
    "replay": _replay,
    "ledger": _ledger,
    "components": _components,
    "bench": _bench,
    "mutate": _mutate,
    "screenshots": _screenshots,
}
