"""The command line: `kaper COMMAND`. What a command needs is imported when it runs."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from kaper.arguments import Command, parser
from kaper.cli import analysing, data, looking, making, playing, tools
from kaper.cli.shared import FAULT, INTERRUPTED, OK, USAGE, complain, words_of
from kaper.kernel.errors import BadRecord, KaperError


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 where a fault was found, 2 for wrong use."""
    args = parser(_COMMANDS).parse_args(argv)
    command: Command = args.run
    try:
        code = command(args)
        sys.stdout.flush()
    except BadRecord as error:
        return complain(str(error), FAULT)
    except KaperError as error:
        return complain(str(error), USAGE)
    except BrokenPipeError:
        # The reader (head, less) has seen enough; Python must not complain when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        return complain(str(error), USAGE)
    except KeyboardInterrupt:
        return complain("stopped", INTERRUPTED)
    return code


def _welcome(args: argparse.Namespace) -> int:
    if args.version:
        from kaper.version import version

        print(f"kaper {version()}")
    else:
        print(words_of(args).say("start"))
    return OK


_COMMANDS: dict[str, Command] = {
    "": _welcome,
    "play": playing.play,
    "serve": playing.serve,
    "move-database": playing.move_database,
    "games": looking.games,
    "new-game": making.new_game,
    "simulate": looking.simulate,
    "arena": looking.arena,
    "train": looking.train,
    "dataset": data.dataset,
    "balance": data.balance,
    "replay": playing.replay,
    "analyse": analysing.analyse,
    "puzzles": analysing.puzzles,
    "ledger": looking.ledger,
    "components": looking.components,
    "bench": looking.bench,
    "mutate": tools.mutate,
    "attack": tools.attack,
    "storm": tools.storm,
    "screenshots": tools.screenshots,
    "site": tools.site,
}
