"""The command `kaper mutate`: breaks rules, and tells which breaks no test noticed."""

from __future__ import annotations

import sys
from time import perf_counter

from kaper.kernel.errors import BadSetup
from kaper.machine import cores
from kaper.output import print_json, show, with_bar
from kaper.testing.mutation.checkout import checkout_of
from kaper.testing.mutation.report import Report, tables
from kaper.testing.mutation.search import Result, Search
from kaper.testing.mutation.workers import Workers
from kaper.words import Words


def run(
    game: str, words: Words, *, count: int, seed: int, workers: int | None, as_json: bool
) -> bool:
    """Whether every break that was tried was noticed, or could not be."""
    if count < 1:
        raise BadSetup(f"at least one break has to be tried, not {count}")
    if workers is not None and workers < 1:
        raise BadSetup(f"breaking needs at least one process, not {workers}")
    search = Search(checkout_of(game), count, seed)
    try:
        report = _searched(search, words, seed, workers or cores())
    except KeyboardInterrupt:
        sys.stderr.write(f"{words.say('mutate-kept')}\n")
        raise
    if as_json:
        print_json(report.to_json())
    else:
        show(*tables(words, report))
    return report.is_sound


def _searched(search: Search, words: Words, seed: int, workers: int) -> Report:
    start, checkout = perf_counter(), search.checkout
    with Workers(workers) as crew:
        files = enumerate(search.measure(crew), 1)
        title = words.say("mutate-measuring")
        for _ in with_bar(files, title, len(search.unmeasured), lambda item: item[0]):
            pass
        tried = enumerate(search.results(crew), 1)
        title = words.say("mutate-breaking")
        bar = with_bar(tried, title, len(search.breaks), lambda item: item[0])
        results = [result for _, result in bar]
    return Report(
        checkout.game,
        seed,
        len(search.possible),
        sorted(results, key=_by_place),
        {str(harmless.name): harmless.reason for harmless in checkout.listing.harmless},
        checkout.stale(),
        perf_counter() - start,
    )


def _by_place(result: Result) -> tuple[str, int, str]:
    """By module and line; breaks of one line by what they are, whichever was tried first."""
    return result.broken.name.module, result.broken.first_line, result.name
