"""Records and component files bent out of shape, for those who read them: no crash, a clear word,
and an end within seconds."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures import TimeoutError as TooLong
from dataclasses import replace
from importlib.resources import files
from random import Random
from typing import Literal

import httpx

from kaper import registry
from kaper.attack.evidence import Evidence
from kaper.attack.fleet import Scene
from kaper.attack.target import PATIENCE
from kaper.kernel.errors import KaperError
from kaper.kernel.record import Check, End, Entry, Header, Move, Record, Undo, parse
from kaper.replay import replay

WITHIN = 10.0  # seconds of work for one file: a whole game is replayed in less
AT_LAST = 60.0  # seconds after which nobody waits any more, however busy the machine is
LONGEST_WORD = 2_000  # letters of a complaint that anybody still reads
SHOWN = 0.2  # how many records are shown to the server as well

Kind = Literal["record", "components"]
Problem = str

LETTERS = "\0\t\r #~=p0123456789-aż\u202e\U0001f3f4"
NUMBERS = ("-1", "0", "999999999", "9" * 30, "1e9", "0x1", "٣", "")
WORDS = (
    "",
    "pass",
    "undo 1",
    "undo 999999999",
    "x" * 5_000,
    "p0 p0",
    "\0",
    "=",
    "#0000",
    "kaper 1",
    "a b c d e f g",
    "draw",
    "a=b",
)
VALUES = (
    "0",
    "-1",
    "999999999999999999999999",
    "1.5",
    "nan",
    "true",
    '""',
    "[]",
    "{}",
    "[[[[]]]]",
    "1979-05-27",
    '"x"',
    '["x", 1]',
    "[" * 500 + "]" * 500,
    '"' + "x" * 3_000 + '"',
    '"\\u0000"',
)


# What is made of real ones


def bent_record(random: Random, text: str) -> str:
    """A record that is wrong somewhere, mostly with checks that are right."""
    header, setup, numbered = parse(text)
    entries: list[Entry] = [each.entry for each in numbered]
    for _ in range(random.randrange(1, 4)):
        header = _bent_header(random, header) if random.random() < 0.3 else header
        _bend_entries(random, entries)
    if random.random() < 0.2:
        setup = tuple(random.sample(setup, random.randrange(len(setup) + 1)))
    bent = str(Record(header, setup, entries))
    return _scratched(random, bent) if random.random() < 0.3 else bent


def _bent_header(random: Random, header: Header) -> Header:
    fields: Sequence[Callable[[], Header]] = (
        lambda: replace(header, game=random.choice((*registry.games(), *WORDS))),
        lambda: replace(header, rules=random.choice((-1, 0, 1, 999_999_999, 10**30))),
        lambda: replace(header, seats=random.choice((-1, 0, 1, 99, 999_999_999))),
        lambda: replace(header, seed=random.choice(WORDS)),
        lambda: replace(header, options=((random.choice(WORDS), random.choice(WORDS)),) * 3),
        lambda: replace(header, components=random.choice(("{}", "[]", "{", '{"x":[{}]}', "1"))),
        lambda: replace(header, arrangement=random.choice(("{}", "[", '{"turn":"p9"}', "null"))),
    )
    return random.choice(fields)()


def _bend_entries(random: Random, entries: list[Entry]) -> None:
    place = random.randrange(len(entries))
    entry = entries[place]
    bend = random.randrange(6)
    if bend == 0:
        del entries[place]
    elif bend == 1:
        entries.insert(place, random.choice(entries))
    elif bend == 2:
        other = random.randrange(len(entries))
        entries[place], entries[other] = entries[other], entry
    elif bend == 3:
        entries.insert(
            place, random.choice((Undo(0, 999), Check("00"), End((9,), "x"), Undo(9, 1)))
        )
    elif isinstance(entry, Move):
        outcomes = entry.outcomes[: random.randrange(3)]
        text = random.choice((entry.text, *WORDS, f"{entry.text} {random.choice(NUMBERS)}"))
        entries[place] = Move(random.choice((entry.seat, 0, 9)), text, outcomes)
    if not entries:
        entries.append(entry)


def bent_components(random: Random, text: str) -> str:
    """A file of components that is wrong somewhere."""
    lines = text.splitlines(keepends=True)
    for _ in range(random.randrange(1, 5)):
        place = random.randrange(len(lines))
        name, is_field, _ = lines[place].partition("=")
        bend = random.randrange(6)
        if bend == 0:
            lines[place] = ""
        elif bend == 1:
            lines[place] *= 2
        elif bend == 2:
            lines.insert(place, random.choice(lines))
        elif bend == 3 and is_field:
            lines[place] = f"{name}= {random.choice(VALUES)}\n"
        elif bend == 4 and is_field:
            lines[place] = f"x{name}= {random.choice(VALUES)}\n"
        else:
            other = random.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
    bent = "".join(lines)
    return _scratched(random, bent) if random.random() < 0.2 else bent


def _scratched(random: Random, text: str) -> str:
    """Some letters are others now, and an end may be missing."""
    letters = list(text)
    for _ in range(random.randrange(1, 6)):
        letters[random.randrange(len(letters))] = random.choice(LETTERS)
    cut = random.randrange(len(letters)) if random.random() < 0.2 else len(letters)
    return "".join(letters[:cut])


# Those who read them


def read_file(kind: Kind, game: str, text: str) -> Problem:
    """What is wrong with how a file was read; nothing where it was read, or refused in words."""
    start = time.process_time()
    try:
        _read(kind, game, text)
    except KaperError as refusal:
        words = str(refusal)
        if not 0 < len(words) <= LONGEST_WORD:
            return f"refused in {len(words)} letters"
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        return f"{type(error).__name__}: {error}"
    return "" if time.process_time() - start < WITHIN else "it took too long"


def _read(kind: Kind, game: str, text: str) -> None:
    """As the commands do that take such a file."""
    if kind == "record":
        replay(text)
    else:
        own = registry.game(game)
        own.tables(own.components({}).replaced_by(text))


class Files:
    """Gives files to those who read them, in a process that may be ended."""

    def __init__(
        self, address: str, scenes: Sequence[Scene], evidence: Evidence, seed: int
    ) -> None:
        self._evidence = evidence
        self._random = Random(seed)  # noqa: S311 - hostile, not secret
        self._records = {
            scene.table.setup.game: scene.record for scene in scenes if scene.stage == "over"
        }
        self._components: Mapping[str, str] = {
            game: files(registry.game(game).package).joinpath("components.toml").read_text("utf-8")
            for game in registry.games()
        }
        self._browser = httpx.Client(
            base_url=address,
            headers={"x-kaper": "1"},
            timeout=PATIENCE,
            verify=False,  # noqa: S501 - loopback without TLS
        )

    def attack(self, count: int, until: float) -> Iterator[int]:
        readers = _readers()
        try:
            for _ in range(count):
                if time.monotonic() > until:
                    break
                kind, game, text = self._file()
                self._evidence.part.sent += 1
                try:
                    problem = readers.submit(read_file, kind, game, text).result(AT_LAST)
                except TooLong:
                    problem = f"not read within {AT_LAST:.0f} seconds"
                    _end(readers)
                    readers = _readers()
                self._evidence.part.answers["faulty" if problem else kind] += 1
                if problem:
                    self._evidence.fault("reader", f"{kind} of {game}: {problem}")
                if kind == "record" and self._random.random() < SHOWN:
                    self._show(text)
                yield self._evidence.part.sent
        finally:
            _end(readers)
            self._browser.close()

    def _file(self) -> tuple[Kind, str, str]:
        random = self._random
        if random.random() < 0.5:
            game = random.choice(sorted(self._records))
            return "record", game, bent_record(random, self._records[game])
        game = random.choice(sorted(self._components))
        return "components", game, bent_components(random, self._components[game])

    def _show(self, record: str) -> None:
        self._evidence.part.sent += 1
        try:
            answer = self._browser.post("/api/import", json={"record": record})
        except httpx.HTTPError as error:
            self._evidence.fault("silent", f"import: {error!r}")
            return
        self._browser.cookies.clear()
        self._evidence.answered("import", answer.status_code, answer.text)


def _readers() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))


def _end(readers: ProcessPoolExecutor) -> None:
    """One that reads for ever would not end otherwise."""
    processes = list((readers._processes or {}).values())
    readers.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
