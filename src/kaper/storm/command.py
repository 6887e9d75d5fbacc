"""The command `kaper storm`: faults strike while people play, and nothing may be lost."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from kaper.kernel.errors import BadSetup
from kaper.output import print_json, show, with_bar
from kaper.storm.faults import FAULTS
from kaper.storm.report import Report, left_out, listing
from kaper.storm.storm import Plan, Storm
from kaper.storm.wrongs import Wrong
from kaper.words import Words


def run(plan: Plan, words: Words, *, as_json: bool) -> bool:
    """Whether nothing was wrong after it."""
    if plan.strikes < 1 or plan.tables < 1:
        raise BadSetup("a storm needs at least one strike and one table")
    for kind in plan.only:
        if kind not in FAULTS:
            raise BadSetup(f"{kind} is no kind of fault; there are {', '.join(FAULTS)}")
    minutes = round(plan.limit / 60)
    sys.stderr.write(f"{words.say('storm-limit', minutes=minutes)}\n")
    folder = Path(tempfile.mkdtemp(prefix="kaper-storm-"))
    # A service that may not run as root has its folder inside.
    folder.chmod(0o711)
    # However it is ended, it puts away what it has started.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    wrongs: Sequence[Wrong] = ()
    try:
        report = _weathered(plan, folder, words)
        wrongs = report.wrongs
    finally:
        if not wrongs:
            shutil.rmtree(folder, ignore_errors=True)
    if as_json:
        print_json(report.to_json())
    else:
        show(*listing(words, report))
    if wrongs:
        sys.stderr.write(f"{words.say('storm-kept', folder=str(folder))}\n")
    return not wrongs


def _weathered(plan: Plan, folder: Path, words: Words) -> Report:
    with asyncio.Runner() as runner:
        storm = Storm(plan, folder)
        try:
            runner.run(storm.open())
            for line in left_out(words, storm.stage.missing):
                sys.stderr.write(f"{line}\n")
            bar = with_bar(_strikes(runner, storm, plan.strikes), "storm", plan.strikes, int)
            for _ in bar:
                pass
            runner.run(storm.calm())
            return runner.run(storm.report())
        finally:
            runner.run(storm.close())


def _strikes(runner: asyncio.Runner, storm: Storm, count: int) -> Iterator[int]:
    """Players go on only while a step runs, and between two there is next to no time."""
    for number in range(1, count + 1):
        if not runner.run(storm.strike()):
            return
        yield number
