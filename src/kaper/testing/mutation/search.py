"""The search for breaks that no test notices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from kaper.kernel.errors import BadSetup
from kaper.testing.mutation import child
from kaper.testing.mutation.breaks import Break, chosen
from kaper.testing.mutation.checkout import WITNESSES, Checkout, Witness
from kaper.testing.mutation.child import Failed, Lived, Stage
from kaper.testing.mutation.memory import Fate, How, Measured, Memory, Verdict
from kaper.testing.mutation.workers import Answer, Crashed, Hung, Workers

# Watching whole games would take minutes, and they run nearly everything.
UNWATCHED: Witness = "conformance"

# In the folder of the checkout: what earlier runs found.
MEMORY = ".mutate_cache"

# The seconds that a test may take unbroken; and broken, beside so many times what it took before.
UNBROKEN = 900.0
AT_LEAST = 20.0
TIMES = 10.0

_HOW: dict[type[Answer], How] = {Failed: "failed", Hung: "hung", Crashed: "crashed"}


@dataclass(frozen=True, slots=True)
class Result:
    """A break and what became of it."""

    broken: Break
    verdict: Verdict

    @property
    def name(self) -> str:
        return str(self.broken.name)


class Search:
    """Some breaks of a game, drawn by the seed. First `measure`, then `results`."""

    def __init__(self, checkout: Checkout, count: int, seed: int) -> None:
        self.checkout = checkout
        self.possible = checkout.breaks()
        self.breaks = chosen(self.possible, count, seed)
        self._memory = Memory(checkout.root / MEMORY, checkout.game)
        self._digests = checkout.digests()
        self._everything = sha256("".join(self._digests.values()).encode()).hexdigest()
        self._files = checkout.test_files()
        self._measured = {
            file: found
            for file, found in self._memory.measured().items()
            if self._digests.get(file) == found.digest
        }

    @property
    def unmeasured(self) -> list[str]:
        return [file for file in self._files if file not in self._measured]

    def measure(self, workers: Workers) -> Iterator[str]:
        """Find out which lines each test runs, file by file. Unbroken, every test has to pass."""

        def one(file: str) -> Measured:
            answer = workers.ask(
                child.measure,
                self.checkout,
                file,
                self._digests[file],
                self._files[file] != UNWATCHED,
                patience=lambda _: UNBROKEN,
            )
            if not isinstance(answer, Measured):
                problem = getattr(answer, "test", "") or file
                raise BadSetup(f"a test fails before anything is broken: {problem}")
            return answer

        for found in workers.each(one, self.unmeasured):
            self._memory.keep(found)
            self._measured[found.file] = found
            yield found.file

    def results(self, workers: Workers) -> Iterator[Result]:
        """What earlier runs found comes first."""
        known, waiting = self._memory.verdicts(), []
        for broken in self.breaks:
            verdict = known.get(str(broken.name))
            if verdict is not None and self._holds(verdict):
                yield Result(broken, verdict)
            else:
                waiting.append(broken)
        for result in workers.each(lambda broken: self._try(broken, workers), waiting):
            self._memory.keep(result.verdict)
            yield result

    def _holds(self, verdict: Verdict) -> bool:
        return verdict.digest == self._digest_for(verdict.fate, verdict.test)

    def _digest_for(self, fate: Fate, test: str) -> str:
        """A test of rules that fails is enough; any other verdict depends on all tests."""
        return self._digests.get(_file_of(test), "") if fate == "rule" else self._everything

    def _try(self, broken: Break, workers: Workers) -> Result:
        stages = {witness: self._stage(broken, witness) for witness in WITNESSES}
        wanted = [stage for stage in stages.values() if stage.order]
        is_run = any(stage.order for witness, stage in stages.items() if witness != UNWATCHED)
        answer: Answer = Lived()
        if wanted:
            answer = workers.ask(
                child.attempt, self.checkout, broken.name, wanted, patience=self._patience
            )
        return Result(broken, self._verdict(str(broken.name), answer, is_run=is_run))

    def _patience(self, test: str) -> float:
        return AT_LEAST + TIMES * self._measured[_file_of(test)].seconds(test)

    def _verdict(self, name: str, answer: Answer, *, is_run: bool) -> Verdict:
        match answer:
            case Failed(test) | Hung(test) | Crashed(test):
                fate = self._files[_file_of(test)]
                digest = self._digest_for(fate, test)
                return Verdict(name, digest, fate, test, _HOW[type(answer)])
        return Verdict(name, self._everything, "lived" if is_run else "never-run")

    def _stage(self, broken: Break, witness: Witness) -> Stage:
        """The tests that could notice a break: those that run its lines, the quickest first, then
        those of files that run them when they are loaded."""
        module, lines = broken.name.module, frozenset(broken.lines)
        ranks: list[tuple[bool, float, str]] = []
        files = [found for file, found in self._measured.items() if self._files[file] == witness]
        for found in files:
            is_loaded = not lines.isdisjoint(found.loaded.get(module, ()))
            for name, test in found.tests.items():
                runs = not found.is_watched or not lines.isdisjoint(test.lines.get(module, ()))
                if runs or is_loaded:
                    ranks.append((not runs, test.seconds, name))
        order = {name: rank for rank, (_, _, name) in enumerate(sorted(ranks))}
        wanted = sorted({_file_of(name) for name in order})
        known = frozenset(name for found in files for name in found.tests)
        return Stage(tuple(wanted), order, known)


def _file_of(test: str) -> str:
    return test.partition("::")[0]
