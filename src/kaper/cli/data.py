"""Commands that count in bots' games: dataset, balance."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from kaper import registry
from kaper.cli.shared import OK, options_of, plan_of, read, words_of
from kaper.kernel.driver import LONGEST
from kaper.kernel.errors import BadSetup
from kaper.output import print_json, show, with_bar


def dataset(args: argparse.Namespace) -> int:
    from kaper.dataset.columns import TABLES
    from kaper.dataset.making import Wanted, make

    plan = plan_of(args)
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


def balance(args: argparse.Namespace) -> int:
    from kaper.balance.command import run
    from kaper.balance.games import Wanted, settings_of

    options = tuple(options_of(args).items())
    mine = None if args.components is None else (args.components.name, read(args.components))
    wanted = Wanted(
        args.game,
        settings_of(args.game, options, mine, args.vary),
        _sizes(args),
        args.games,
        args.seed,
        args.bot,
        args.longest,
    )
    out = args.out or Path(f"{args.game}-balance.html")
    command = shlex.join(_words_again(args, wanted.seats))
    run(wanted, words_of(args), out=out, command=command, workers=args.workers, as_json=args.json)
    return OK


def _sizes(args: argparse.Namespace) -> tuple[int, ...]:
    if args.seats is None:
        return tuple(seats for seats in registry.game(args.game).seats if seats > 1)
    try:
        return tuple(int(word) for word in args.seats.split(","))
    except ValueError as error:
        raise BadSetup(f"--seats takes numbers such as 2,3, not {args.seats!r}") from error


def _words_again(args: argparse.Namespace, seats: tuple[int, ...]) -> list[str]:
    """The command that makes the page anew, with all that decides what it tells."""
    words = ["kaper", "balance", args.game, "--seats", ",".join(map(str, seats))]
    words += ["--games", str(args.games), "--seed", str(args.seed), "--bot", args.bot]
    if args.longest != LONGEST:
        words += ["--longest", str(args.longest)]
    for option in args.option:
        words += ["--option", option]
    if args.components is not None:
        words += ["--components", args.components.name]
    return [*words, "--vary", args.vary] if args.vary is not None else words
