"""Commands that need the tools of tests, or the sources: mutate, attack, screenshots, site."""

from __future__ import annotations

import argparse
import os
import sys

from kaper.cli.shared import FAULT, OK, words_of
from kaper.compiled import PURE
from kaper.kernel.errors import BadSetup
from kaper.output import show


def mutate(args: argparse.Namespace) -> int:
    try:
        from kaper.testing.mutation.command import run
    except ImportError as error:
        raise BadSetup("breaking rules needs the tools of tests: python3 play.py mutate") from error
    # Rules are broken in their sources; the processes that run tests must not find compiled ones.
    os.environ[PURE] = "1"
    sound = run(
        args.game,
        words_of(args),
        count=args.count,
        seed=args.seed,
        workers=args.workers,
        as_json=args.json,
    )
    return OK if sound else FAULT


def attack(args: argparse.Namespace) -> int:
    try:
        from kaper.attack.command import Plan, run
    except ImportError as error:
        raise BadSetup("attacks need the tools of tests: python3 play.py attack") from error
    from kaper.server.settings import database_address

    plan = Plan(
        args.count,
        args.seconds,
        args.seed,
        tuple(args.parts),
        database=database_address(args.database),
        redis=args.redis,
        workers=args.workers,
    )
    return OK if run(plan, words_of(args), as_json=args.json) else FAULT


def storm(args: argparse.Namespace) -> int:
    if sys.platform != "linux":
        raise BadSetup("a storm looks at processes as only Linux shows them")
    try:
        from kaper.storm.command import run
        from kaper.storm.stage import scene
        from kaper.storm.storm import Plan
    except ImportError as error:
        raise BadSetup("a storm needs the tools of tests: python3 play.py storm") from error
    plan = Plan(
        scene=scene(args.database, args.redis, args.workers),
        strikes=args.strikes,
        seed=args.seed,
        tables=args.tables,
        only=tuple(args.only),
    )
    return OK if run(plan, words_of(args), as_json=args.json) else FAULT


def screenshots(args: argparse.Namespace) -> int:
    try:
        from kaper.screenshots import take
    except ImportError as error:
        raise BadSetup("pictures need the tools of tests: python3 play.py screenshots") from error
    for path in take(args.folder):
        print(path)
    return OK


def site(args: argparse.Namespace) -> int:
    from kaper.site.build import build

    words = words_of(args)
    build(args.folder, lambda step: show(words.say(f"site-{step}")))
    show(words.say("site-done", folder=str(args.folder)))
    return OK
