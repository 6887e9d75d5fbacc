"""Commands that search what was played: analyse, puzzles."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from kaper.cli.shared import FAULT, OK, complain, read, seats_of, words_of
from kaper.kernel.errors import BadSetup, KaperError
from kaper.output import print_json, with_bar

if TYPE_CHECKING:
    from kaper.analysis import Report
    from kaper.kernel.state import State
    from kaper.match import Match


def analyse(args: argparse.Namespace) -> int:
    from kaper.replay import replay

    budget = _budget(args)
    try:
        match = replay(read(args.file))
    except BadSetup as error:
        return complain(str(error), FAULT)
    except KaperError as error:
        return complain(f"{args.file}: {error}", FAULT)
    report = _report(match, budget, args)
    if args.json:
        from dataclasses import asdict

        print_json(asdict(report))
    if args.out is not None or not args.json:
        from kaper.analysis.page import page

        path = args.out or Path(args.file.name).with_suffix(".html")
        path.write_text(page(match, report, args.lang), "utf-8")
        if not args.json:
            print(words_of(args).say("analysed", file=str(path)))
    return OK


def puzzles(args: argparse.Namespace) -> int:
    from itertools import islice

    from kaper.analysis.puzzles import Puzzle, write_puzzles
    from kaper.analysis.puzzling import Wanted, finding

    if args.count < 1 or args.passes < 1:
        raise BadSetup("a puzzle needs at least one pass, and there is at least one to be found")
    # What cannot be written is better known before an hour's search than after it.
    args.out.write_text("", "utf-8")
    wanted = Wanted(args.passes, args.gap)
    found = islice(finding(args.game, seats_of(args), wanted, args.seed), args.count)
    written: list[Puzzle] = []
    for puzzle in with_bar(found, args.game, args.count, lambda _: len(written) + 1):
        written.append(puzzle)
        args.out.write_text(write_puzzles(written), "utf-8")
    print(words_of(args).say("puzzles-found", count=len(written), file=str(args.out)))
    return OK


def _budget(args: argparse.Namespace) -> str:
    from kaper.bots.mcts import Budget

    if args.time is None:
        budget = str(args.passes)
    elif args.time[-1:] == "s":
        budget = args.time
    else:
        raise BadSetup(f"--time takes 100ms or 2s, not {args.time!r}")
    Budget.parse(budget)
    return budget


def _report(match: Match[State], budget: str, args: argparse.Namespace) -> Report:
    from kaper.analysis.analysing import reviewed, reviewing
    from kaper.analysis.report import sum_up

    found = reviewing(match, budget, args.seed)
    steps = len(match.history)
    moments = list(with_bar(found, args.file.name, steps, lambda moment: moment.step + 1))
    return sum_up(match, reviewed(match, moments), budget, args.seed)
