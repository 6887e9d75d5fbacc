"""Small things that commands share."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from kaper import registry
from kaper.kernel.errors import BadSetup

if TYPE_CHECKING:
    from kaper.kernel.components import Components
    from kaper.simulate import Plan
    from kaper.words import Words

OK, FAULT, USAGE, INTERRUPTED = 0, 1, 2, 130


def complain(line: str, code: int) -> int:
    print(f"kaper: {' '.join(line.split())}", file=sys.stderr)
    return code


def words_of(args: argparse.Namespace) -> Words:
    from kaper.words import Words

    return Words(args.lang)


def options_of(args: argparse.Namespace) -> dict[str, str]:
    options = {}
    for word in args.option:
        name, found, value = word.partition("=")
        if not found:
            raise BadSetup(f"an option is written NAME=VALUE, not {word!r}")
        options[name] = value
    return options


def seats_of(args: argparse.Namespace) -> int:
    fewest: int = registry.game(args.game).seats[0]
    return fewest if args.seats is None else int(args.seats)


def read(path: Path) -> str:
    data = path.read_bytes()
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadSetup(f"{path}: line {line}: no UTF-8 text") from error


def plan_of(args: argparse.Namespace) -> Plan:
    """Which games of bots to play."""
    from kaper.simulate import Plan

    return Plan(
        game=args.game,
        seats=seats_of(args),
        games=args.games,
        seed=args.seed,
        options=tuple(options_of(args).items()),
        bots=tuple(args.bots.split(",")),
        components=None if args.components is None else read(args.components),
        longest=args.longest,
    )


def components_of(args: argparse.Namespace) -> Components:
    game = registry.game(args.game)
    components = game.components(options_of(args))
    if args.components is not None:
        components = components.replaced_by(read(args.components))
        game.tables(components)
    return components
