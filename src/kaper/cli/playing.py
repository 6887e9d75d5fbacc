"""Commands of those who play and host: play, serve, move-database, replay."""

from __future__ import annotations

import argparse

from kaper import registry
from kaper.cli.shared import (
    FAULT,
    OK,
    complain,
    components_of,
    options_of,
    read,
    words_of,
)
from kaper.extras import hosting_libraries, play_libraries, telemetry_libraries
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup, KaperError
from kaper.output import print_json, show, with_bar

# Any of these words means a game in the terminal.
_TERMINAL_WORDS = ("game", "seat", "bot", "seed", "resume", "seats", "components")


def play(args: argparse.Namespace) -> int:
    named = any(vars(args)[word] is not None for word in _TERMINAL_WORDS)
    if args.terminal or args.option or named:
        return _play_here(args)
    with play_libraries():
        from kaper.server import run
        from kaper.server.network import Network, is_loopback
        from kaper.server.settings import Settings, database_address

    settings = Settings(database=database_address(args.database))
    # Who names an address of the network has opened the tables to it already.
    network = Network() if is_loopback(args.host) else None
    run.serve(settings, args.host, args.port, browser=not args.no_browser, network=network)
    return OK


def _play_here(args: argparse.Namespace) -> int:
    from rich.console import Console

    from kaper.match import Match
    from kaper.replay import replay
    from kaper.terminal import Terminal

    if args.resume is not None:
        match = replay(read(args.resume))
    else:
        args.game = args.game or registry.games()[0]
        game = registry.game(args.game)
        components = components_of(args)
        match = Match.begin(game, args.seats, args.seed, options_of(args), components=components)
    seat = args.seat or 0
    if seat not in range(match.seats):
        raise BadSetup(f"the seats are 0 to {match.seats - 1}, not {seat}")
    Terminal(match, seat, args.bot or "medium", lang=args.lang, console=Console()).play()
    return OK


def serve(args: argparse.Namespace) -> int:
    with hosting_libraries():
        from kaper.server import run
        from kaper.server.settings import (
            PUSH_SERVICES,
            Settings,
            database_address,
            usual_bot_workers,
        )

    if args.workers < 1:
        raise BadSetup("somebody has to serve: --workers is at least 1")
    usual = usual_bot_workers(args.workers)
    bot_workers = usual if args.bot_workers is None else args.bot_workers
    if bot_workers < (0 if args.redis else 1):
        raise BadSetup("bots need at least one process")
    if args.webhook:
        with hosting_libraries():
            from kaper.server.hosting.webhook import check_webhook
        check_webhook(args.webhook)
    if args.telemetry:
        with telemetry_libraries():
            from kaper.server.hosting.tracing import check_telemetry
        check_telemetry(args.telemetry)
    settings = Settings(
        database=database_address(args.database),
        redis=args.redis,
        metrics=args.metrics,
        telemetry=args.telemetry,
        log_json=args.log_json,
        drain=args.drain,
        hosts=tuple(args.name),
        secure_cookies=args.tls,
        webhook=args.webhook,
        push_services=(*PUSH_SERVICES, *args.push_service),
        bot_workers=bot_workers,
    )
    run.serve(settings, args.host, args.port, workers=args.workers)
    return OK


def move_database(args: argparse.Namespace) -> int:
    with hosting_libraries():
        from kaper.server.relocation import relocate
        from kaper.server.settings import database_address

    steps = relocate(database_address(args.source), database_address(args.target))
    words = words_of(args)
    *_, end = with_bar(steps, words.say("moving"), 100, lambda step: step.percent)
    if args.json:
        print_json({**end.rows, "broken": list(end.broken)})
        return OK
    print(words.say("moved", tables=end.rows["tables"], facts=end.rows["entries"]))
    if end.broken:
        print(words.say("moved-broken", count=len(end.broken), ids=", ".join(end.broken)))
    return OK


def replay(args: argparse.Namespace) -> int:
    from kaper.replay import replay as played_again
    from kaper.replay import verify_seed
    from kaper.reports import describe_match

    try:
        text = read(args.file)
        match = played_again(text)
        if args.verify:
            verify_seed(text)
    except BadSetup as error:
        return complain(str(error), FAULT)
    except KaperError as error:
        return complain(f"{args.file}: {error}", FAULT)
    log = match.log(None, lang=args.log) if args.log else []
    if args.json:
        more: dict[str, Json] = {"log": list(log)} if args.log else {}
        print_json(describe_match(match) | {"verified": args.verify} | more)
        return OK
    from kaper import listings

    for line in log:
        print(line)
    show(*listings.replayed(words_of(args), match, verified=args.verify))
    return OK
