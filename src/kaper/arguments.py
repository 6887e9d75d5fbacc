"""The words that the command line understands."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from kaper import registry
from kaper.kernel.driver import LONGEST

Parser = argparse.ArgumentParser
Command = Callable[[argparse.Namespace], int]
LANGUAGES = ("en", "pl")


def parser(commands: Mapping[str, Command]) -> Parser:
    """The words that every command takes; `commands` says what runs each, '' being none named."""
    top = Parser(prog="kaper", description="Pirate board games on one rules kernel.")
    top.add_argument("--version", action="store_true", help="print the version")
    top.add_argument("--lang", choices=LANGUAGES, default=_language(), help="en or pl")
    top.set_defaults(run=commands[""])
    # A default here would undo a language that was named before the command.
    lang = Parser(add_help=False)
    lang.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="en or pl")
    output = Parser(add_help=False, parents=[lang])
    output.add_argument("--json", action="store_true", help="print one JSON object")
    named = top.add_subparsers(metavar="COMMAND")

    def add(name: str, text: str, parent: Parser) -> Parser:
        command = named.add_parser(name, help=text, description=text, parents=[parent])
        command.set_defaults(run=commands[name])
        return command

    _play_words(add("play", "play in the browser, or in the terminal against bots", lang))
    _serve_words(add("serve", "host tables for others", lang))
    _move_words(add("move-database", "bring all tables from one database to another", output))
    add("games", "the games and their options", output)
    _new_game_words(add("new-game", "write a small game of your own to begin with", lang))
    _simulate_words(add("simulate", "let bots play many games", output))
    _arena_words(add("arena", "a tournament of bots: win rates, ratings, plots", output))
    _train_words(add("train", "learn to judge positions, from games against itself", output))
    _dataset_words(add("dataset", "bots' games as tables: Parquet or JSON Lines", output))
    _balance_words(add("balance", "compare sets of components by bots' games", output))
    _replay_words(add("replay", "play a record again and check it", output))
    _analyse_words(add("analyse", "what decided a game: chances, mistakes, luck", output))
    _puzzles_words(add("puzzles", "find positions with one best move that is not obvious", lang))
    _ledger_words(add("ledger", "the rules and the tests tied to each", output))
    components = add("components", "cards and tokens of a game", output)
    _game_word(components)
    _pieces_words(components)
    _bench_words(add("bench", "our speed beside other engines", output))
    _mutate_words(add("mutate", "break rules at random: do tests notice?", output))
    _attack_words(add("attack", "attack a server of one's own: does it stand?", output))
    _storm_words(add("storm", "kill servers while people play: is anything lost?", output))
    _screenshots_words(add("screenshots", "take pictures of the pages", lang))
    _site_words(add("site", "build a folder of files that needs no server", lang))
    return top


def _game_word(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help=f"one of {', '.join(registry.games())}")


def _table_words(command: Parser | argparse._ArgumentGroup) -> None:
    command.add_argument("--seats", type=int, help="how many players (default: the fewest)")
    _pieces_words(command)


def _pieces_words(command: Parser | argparse._ArgumentGroup) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game"
    )
    command.add_argument("--components", type=Path, metavar="FILE", help="your own tables")


def _play_words(command: Parser) -> None:
    _server_words(command)
    command.add_argument("--no-browser", action="store_true", help="only print the address")
    terminal = command.add_argument_group("in the terminal (any of these words)")
    terminal.add_argument("game", metavar="GAME", nargs="?")
    terminal.add_argument("--terminal", action="store_true", help="play here, against bots")
    terminal.add_argument("--seat", type=int, help="your seat, from 0")
    terminal.add_argument(
        "--bot", help="who plays the other seats: easy, medium, hard, expert (default: medium)"
    )
    terminal.add_argument("--seed", help="decides chance (default: a new one)")
    terminal.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved record")
    _table_words(terminal)


def _serve_words(command: Parser) -> None:
    _server_words(command)
    # Addresses with passwords, which no list of processes should show.
    command.set_defaults(database=os.environ.get("KAPER_DATABASE", ""))
    command.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a name this server goes by, beside its addresses; may be given several times",
    )
    command.add_argument(
        "--redis",
        default=os.environ.get("KAPER_REDIS", ""),
        metavar="URL",
        help="by which several processes hear of each other",
    )
    command.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes that serve (default: 1)"
    )
    command.add_argument(
        "--metrics", default="", metavar="[HOST:]PORT", help="where Prometheus finds numbers"
    )
    command.add_argument(
        "--telemetry",
        default="",
        metavar="URL",
        help="a collector of traces (OpenTelemetry: OTLP over HTTP)",
    )
    command.add_argument("--log-json", action="store_true", help="log one JSON object a line")
    command.add_argument(
        "--drain",
        type=float,
        default=0.0,
        metavar="SECONDS",
        help="say at /ready that the end has come, so long before nobody more is let in",
    )
    command.add_argument(
        "--webhook",
        default=os.environ.get("KAPER_WEBHOOK", ""),
        metavar="URL",
        help="told which tables wait for somebody who is not there",
    )
    command.add_argument(
        "--push-service",
        action="append",
        default=[],
        metavar="HOST",
        help="one more that browsers may take reminders from; may be given several times",
    )
    command.add_argument("--tls", action="store_true", help="TLS ends before this server")
    command.add_argument(
        "--bot-workers",
        type=int,
        help="processes for bots of each that serves (default: shares of the cores less one);"
        " with --redis 0 leaves bots to others",
    )


def _move_words(command: Parser) -> None:
    command.add_argument("source", metavar="FROM", help="a file or a URL; nobody may play there")
    command.add_argument("target", metavar="TO", help="a file or a URL, without tables yet")


def _server_words(command: Parser) -> None:
    command.add_argument("--host", default="127.0.0.1", help="the address to serve on")
    command.add_argument("--port", type=int, help="default: 8137, or any that is free")
    command.add_argument("--database", default="", metavar="FILE", help="a file or a URL")


def _simulate_words(command: Parser) -> None:
    _game_word(command)
    _table_words(command)
    command.add_argument("--games", type=int, default=1, help="how many games")
    command.add_argument(
        "--seed", type=int, default=0, help="of the first game; then one more each"
    )
    command.add_argument("--bots", default="random", metavar="A,B", help="one for all or for each")
    command.add_argument("--check", action="store_true", help="check every decision of every game")
    kept = command.add_mutually_exclusive_group()
    kept.add_argument("--record", metavar="FILE", help="the last record, or a folder for all")
    _resume_words(kept)
    _ray_word(command)
    command.add_argument("--workers", type=int, metavar="K", help="processes (default: as useful)")
    _length_words(command)


def _resume_words(command: Parser | argparse._ArgumentGroup) -> None:
    command.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="keep each game here as it ends, and leave out those kept before",
    )


def _ray_word(command: Parser) -> None:
    command.add_argument(
        "--ray", metavar="ADDRESS", help="share the games out by this Ray; local starts one here"
    )


def _length_words(command: Parser) -> None:
    command.add_argument(
        "--longest",
        type=int,
        default=LONGEST,
        metavar="N",
        help="a game not over after so many decisions is cut and left out (default: %(default)s)",
    )


def _arena_words(command: Parser) -> None:
    _game_word(command)
    _table_words(command)
    command.add_argument(
        "--bots",
        default="greedy:1,random",
        metavar="A,B,...",
        help="two or more; one for headroom (default: %(default)s)",
    )
    command.add_argument(
        "--games", type=int, default=100, help="at least so many: each deal with every line-up"
    )
    command.add_argument("--seed", type=int, default=0, help="of the first deal; then one more")
    command.add_argument("--workers", type=int, metavar="K", help="processes (default: the cores)")
    command.add_argument(
        "--cpu-time",
        action="store_true",
        help="budgets count the processor's time: for a machine that has other work",
    )
    _length_words(command)
    command.add_argument(
        "--headroom",
        action="store_true",
        help="each bot against greedy: how much does it win of what an oracle wins there?",
    )
    command.add_argument(
        "--oracle",
        metavar="BUDGET",
        help="headroom by an oracle that takes 5s or 2000 passes a decision"
        " (default: ten times the largest budget of the bots)",
    )
    _resume_words(command)
    _ray_word(command)
    command.add_argument("--plot", type=Path, metavar="FILE", help="a picture: png, svg or pdf")


def _train_words(command: Parser) -> None:
    _game_word(command)
    command.add_argument(
        "--games", type=int, default=1_000, help="to learn from (default: %(default)s)"
    )
    command.add_argument("--seed", type=int, default=1, help="decides chance (default: 1)")
    command.add_argument("--seconds", type=float, help="learn no longer than so many")
    command.add_argument(
        "--matches",
        type=int,
        default=200,
        help="games against the formula at the end, each deal from both sides (default: 200)",
    )
    command.add_argument(
        "--start", type=Path, metavar="FILE", help="weights to begin with (default: the formula)"
    )
    command.add_argument("--out", type=Path, metavar="FILE", help="default: GAME-weights.toml")
    command.add_argument("--plot", type=Path, metavar="FILE", help="a picture: png, svg or pdf")


def _dataset_words(command: Parser) -> None:
    _game_word(command)
    _table_words(command)
    command.add_argument("--games", type=int, default=100, help="how many (default: 100)")
    command.add_argument("--seed", type=int, default=0, help="of the first game; then one more")
    command.add_argument("--bots", default="random", metavar="A,B", help="one for all or for each")
    command.add_argument("--workers", type=int, metavar="K", help="processes (default: the cores)")
    _length_words(command)
    command.add_argument(
        "--format", default="parquet", metavar="FORM", help="parquet (the default) or jsonl"
    )
    command.add_argument(
        "--tables",
        metavar="A,B,...",
        help="some of results, moves, positions, outcomes (default: all)",
    )
    command.add_argument(
        "--games-a-file", type=int, default=100, metavar="N", help="default: %(default)s"
    )
    command.add_argument(
        "--out", type=Path, metavar="FOLDER", help="files that it has are kept (default: GAME-data)"
    )


def _balance_words(command: Parser) -> None:
    _game_word(command)
    _pieces_words(command)
    command.add_argument("--vary", metavar="NAME", help="compare the values of this option instead")
    command.add_argument(
        "--seats", metavar="N,N,...", help="how many players (default: each number from 2)"
    )
    command.add_argument(
        "--games", type=int, default=100, help="for each set and number of players (default: 100)"
    )
    command.add_argument("--seed", type=int, default=0, help="of the first game; then one more")
    command.add_argument(
        "--bot", default="greedy:1", help="who plays all seats (default: %(default)s)"
    )
    command.add_argument("--workers", type=int, metavar="K", help="processes (default: the cores)")
    _length_words(command)
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="a .html or .md file (default: GAME-balance.html)"
    )


def _replay_words(command: Parser) -> None:
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--verify", action="store_true", help="the seed gives every outcome")
    command.add_argument("--log", choices=LANGUAGES, help="tell the story in this language")


def _analyse_words(command: Parser) -> None:
    command.add_argument("file", type=Path, metavar="RECORD")
    budget = command.add_mutually_exclusive_group()
    budget.add_argument(
        "--passes", type=int, default=100, metavar="N", help="of each search (default: 100)"
    )
    budget.add_argument("--time", metavar="TIME", help="for each search instead: 100ms, 2s")
    command.add_argument("--seed", type=int, default=1, help="of the search (default: 1)")
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="the page (default: RECORD.html in this folder)"
    )


def _puzzles_words(command: Parser) -> None:
    _game_word(command)
    command.add_argument("--seats", type=int, help="how many players (default: the fewest)")
    command.add_argument("--count", type=int, default=8, help="how many (default: 8)")
    command.add_argument(
        "--passes", type=int, default=1_000, metavar="N", help="of a deep search (default: 1000)"
    )
    command.add_argument(
        "--gap", type=float, default=0.03, help="of the chance to win, to the next best (0.03)"
    )
    command.add_argument("--seed", type=int, default=1, help="of the first game; then one more")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="a TOML file")


def _ledger_words(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", nargs="?", help="default: all, and the kernel")
    command.add_argument("rule", metavar="RULE", nargs="?", help="one rule: its lines, its tests")
    command.add_argument("--missing", action="store_true", help="only rules without a test")


def _new_game_words(command: Parser) -> None:
    command.add_argument("name", metavar="NAME", help="such as treasure-hunt")
    command.add_argument(
        "folder", type=Path, metavar="FOLDER", nargs="?", help="a new one (default: NAME, here)"
    )


def _bench_words(command: Parser) -> None:
    command.add_argument(
        "--seconds", type=float, default=2.0, help="of a turn: of CPU time, with --server of play"
    )
    command.add_argument("--rounds", type=int, default=5, help="turns for each engine")
    command.add_argument("--no-peers", action="store_true", help="only our own games")
    command.add_argument(
        "--against",
        type=Path,
        metavar="FOLDER",
        help="beside another checkout of Kaper: each game here and there, in processes by turns",
    )
    command.add_argument(
        "--used",
        action="store_true",
        help="what simulate and the arena cost above the bare rules, with random bots",
    )
    command.add_argument("--server", action="store_true", help="moves a second of the server")
    command.add_argument("--tables", type=int, default=50, help="with --server: how many")


def _mutate_words(command: Parser) -> None:
    _game_word(command)
    command.add_argument("--count", type=int, default=100, help="how many breaks (default: 100)")
    command.add_argument("--seed", type=int, default=1, help="decides which (default: 1)")
    command.add_argument("--workers", type=int, metavar="K", help="processes (default: the cores)")


def _attack_words(command: Parser) -> None:
    command.add_argument(
        "parts",
        metavar="PART",
        nargs="*",
        help="access, requests, bytes, sockets or files (default: all)",
    )
    command.add_argument(
        "--count", type=int, default=5_000, help="hostile messages in all (default: %(default)s)"
    )
    command.add_argument(
        "--seconds", type=float, default=120.0, help="at most, for each part (default: 120)"
    )
    command.add_argument("--seed", type=int, default=1, help="decides what is sent (default: 1)")
    command.add_argument(
        "--database", default="", metavar="URL", help="an empty one (default: a file of its own)"
    )
    command.add_argument("--redis", default="", metavar="URL", help="for several workers")
    command.add_argument("--workers", type=int, default=1, metavar="N", help="default: 1")


def _storm_words(command: Parser) -> None:
    command.add_argument("--strikes", type=int, default=50, help="how many (default: 50)")
    command.add_argument("--seed", type=int, default=1, help="decides which (default: 1)")
    command.add_argument("--tables", type=int, default=10, help="at the beginning (default: 10)")
    command.add_argument(
        "--database",
        default="",
        metavar="WHICH",
        help="sqlite (the default) or postgresql, started for this; or an address of your own,"
        " which is cut off but never stopped",
    )
    command.add_argument(
        "--redis",
        default="",
        metavar="WHICH",
        help="own (the default with PostgreSQL), started for this, or an address as above",
    )
    command.add_argument(
        "--workers", type=int, metavar="N", help="processes (default: 2 with PostgreSQL)"
    )
    command.add_argument(
        "--only", action="append", default=[], metavar="KIND", help="this kind of fault, or these"
    )


def _language() -> str:
    """The language of the environment, in the order in which programs look it up."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "pl" if os.environ[name].startswith("pl") else "en"
    return "en"


def _site_words(command: Parser) -> None:
    command.add_argument("folder", type=Path, help="where the files go; made anew each time")


def _screenshots_words(command: Parser) -> None:
    folder = Path("docs/pictures")
    command.add_argument(
        "folder", type=Path, nargs="?", default=folder, help="default: %(default)s"
    )
