"""The command that writes a game: new-game."""

from __future__ import annotations

import argparse
from pathlib import Path

from kaper.cli.shared import OK, words_of


def new_game(args: argparse.Namespace) -> int:
    from kaper.new_game import write_game

    folder = args.folder or Path(args.name)
    write_game(args.name, folder)
    print(words_of(args).say("new-game", name=args.name, folder=str(folder)))
    return OK
