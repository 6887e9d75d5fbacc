"""Commands that count in bots' games: dataset."""

from __future__ import annotations

import argparse
from pathlib import Path

from kaper.cli.shared import OK, options_of, read, seats_of, words_of
from kaper.output import print_json, show, with_bar


def dataset(args: argparse.Namespace) -> int:
    from kaper.dataset.columns import TABLES
    from kaper.dataset.making import Wanted, make
    from kaper.simulate import Plan

    plan = Plan(
        game=args.game,
        seats=seats_of(args),
        games=args.games,
        seed=args.seed,
        options=tuple(options_of(args).items()),
        bots=tuple(args.bots.split(",")),
        components=None if args.components is None else read(args.components),
        longest=args.longest,
    )
    wanted = Wanted(
        plan,
        args.out or Path(f"{args.game}-data"),
        args.format,
        tuple(TABLES) if args.tables is None else tuple(args.tables.split(",")),
        args.games_a_file,
    )
    *_, games = with_bar(make(wanted, args.workers), plan.game, plan.games, lambda done: done)
    if args.json:
        print_json({"folder": str(wanted.folder), **wanted.about()})
    else:
        show(words_of(args).say("dataset-made", games=games, folder=str(wanted.folder)))
    return OK
