"""Commands that look into games: games, simulate, arena, train, components, ledger, bench."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from kaper import registry
from kaper.cli.shared import (
    FAULT,
    OK,
    components_of,
    options_of,
    plan_of,
    read,
    seats_of,
    words_of,
)
from kaper.kernel.errors import BadSetup
from kaper.machine import cores
from kaper.output import print_json, show, with_bar

if TYPE_CHECKING:
    from kaper.bench.report import Report
    from kaper.coverage import Coverage
    from kaper.simulate import Failure, Plan, Tally

T = TypeVar("T")


def games(args: argparse.Namespace) -> int:
    from kaper.reports import describe_game, list_games

    if args.json:
        print_json({"games": [describe_game(name) for name in registry.games()]})
        return OK
    words = words_of(args)
    headings = [words.say(f"column-{name}") for name in ("game", "title", "seats", "options")]
    print(list_games(headings, args.lang))
    return OK


def simulate(args: argparse.Namespace) -> int:
    plan = replace(plan_of(args), check=args.check, record=args.record)
    tally = _play_all(plan, args)
    failure = tally.failure
    if failure is not None:
        return _report_failure(plan, tally, failure, args)
    if args.json:
        print_json(tally.to_json(plan))
    else:
        from kaper import listings

        show(*listings.simulation(words_of(args), plan, tally))
    return OK


def _play_all(plan: Plan, args: argparse.Namespace) -> Tally:
    from kaper.simulate import simulate

    tallies = simulate(plan, args.workers, args.resume, args.ray)
    *_, tally = with_bar(tallies, plan.game, plan.games, lambda tally: tally.done)
    return tally


def _report_failure(plan: Plan, tally: Tally, failure: Failure, args: argparse.Namespace) -> int:
    path = Path(f"fault-{plan.game}-{failure.seed}-{failure.decision}.kaper")
    path.write_text(failure.record, "utf-8")
    if args.json:
        print_json(tally.to_json(plan) | {"record": str(path)})
    complaint = words_of(args).say(
        "fault",
        check=failure.check,
        detail=" ".join(failure.detail.split()),
        seed=str(failure.seed),
        decision=failure.decision,
        file=str(path),
    )
    print(complaint, file=sys.stderr)
    return FAULT


def arena(args: argparse.Namespace) -> int:
    from kaper.arena.command import run
    from kaper.arena.schedule import Plan

    plan = Plan(
        game=args.game,
        bots=tuple(args.bots.split(",")),
        seats=seats_of(args),
        games=args.games,
        seed=args.seed,
        options=tuple(options_of(args).items()),
        components=None if args.components is None else read(args.components),
        longest=args.longest,
        processor_time=args.cpu_time,
    )
    if args.headroom or args.oracle is not None:
        plan = plan.with_oracle(args.oracle)
    words, usable = words_of(args), cores()
    if args.workers is not None and args.workers > usable:
        print(words.say("arena-crowded", workers=args.workers, cores=usable), file=sys.stderr)
    run(
        plan,
        words,
        workers=args.workers,
        resume=args.resume,
        ray=args.ray,
        plot=args.plot,
        as_json=args.json,
    )
    return OK


def train(args: argparse.Namespace) -> int:
    from kaper.train.command import run
    from kaper.train.training import Plan

    plan = Plan(
        game=args.game,
        games=args.games,
        seed=args.seed,
        matches=args.matches,
        seconds=args.seconds,
        start=None if args.start is None else read(args.start),
        trials=args.plot is not None,
    )
    out = args.out or Path(f"{args.game}-weights.toml")
    run(plan, words_of(args), out=out, plot=args.plot, as_json=args.json)
    return OK


def ledger(args: argparse.Namespace) -> int:
    from kaper.coverage import coverage, tests_folder

    folder = tests_folder()
    ledgers = coverage(args.game, folder)
    if folder is None:
        print(words_of(args).say("no-tests"), file=sys.stderr)
    if args.rule is not None:
        return _one_rule(args, ledgers[0])
    if args.json:
        print_json({ledger.ledger.game: ledger.to_json() for ledger in ledgers})
        return OK
    from kaper import listings

    for ledger in ledgers:
        show(*listings.ledger(words_of(args), ledger, only_missing=args.missing))
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

    show(*listings.rule(words_of(args), found, rule))
    return OK


def components(args: argparse.Namespace) -> int:
    components = components_of(args)
    if args.json:
        from kaper.reports import describe_components

        print_json({"game": args.game} | describe_components(components))
        return OK
    from kaper import listings

    show(*listings.components(words_of(args), components))
    return OK


def bench(args: argparse.Namespace) -> int:
    if args.seconds <= 0 or args.rounds < 1:
        raise BadSetup("a bench needs some seconds and at least one round")
    if args.server:
        return _bench_server(args)
    if args.against is not None:
        return _bench_against(args)
    if args.used:
        return _bench_used(args)
    report = _measured(args)
    if report.absent:
        print(words_of(args).say("bench-absent", names=", ".join(report.absent)), file=sys.stderr)
    if args.json:
        print_json(report.to_json())
        return OK
    from kaper import listings

    show(*listings.bench(words_of(args), report))
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
        print(words_of(args).say("bench-no-server", why=contest.absent), file=sys.stderr)
    if args.json:
        print_json(contest.to_json())
        return OK
    from kaper import listings

    show(*listings.servers(words_of(args), contest))
    return OK


def _bench_against(args: argparse.Namespace) -> int:
    from kaper.bench.against import compare

    comparison = _with_dots(compare(args.against, args.seconds, args.rounds))
    if args.json:
        print_json(comparison.to_json())
        return OK
    from kaper import listings

    show(*listings.comparison(words_of(args), comparison))
    return OK


def _bench_used(args: argparse.Namespace) -> int:
    from kaper.bench.used import measure

    report = _with_dots(measure(args.seconds, args.rounds))
    if args.json:
        print_json(report.to_json())
        return OK
    from kaper import listings

    show(*listings.used_paths(words_of(args), report))
    return OK


def _with_dots(reports: Iterable[T]) -> T:
    dots = "." if sys.stderr.isatty() else ""
    report = _last(reports, lambda _: print(dots, end="", file=sys.stderr, flush=True))
    print(end="\n" if dots else "", file=sys.stderr)
    return report


def _last(items: Iterable[T], watch: Callable[[T], None]) -> T:
    """The last of some items, each shown to `watch` as it comes."""
    last: T | None = None
    for last in items:
        watch(last)
    assert last is not None
    return last
