"""What happens in a process of its own: tests run, watched line by line or with one break made.

The break is made while the module is imported. The files on the disk are never touched, so there is
nothing to mend when all this is stopped.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Thread
from time import perf_counter
from types import CodeType, ModuleType

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, Phase, settings

from kaper.testing.conformance import Table
from kaper.testing.mutation.breaks import Name, broken
from kaper.testing.mutation.checkout import Checkout
from kaper.testing.mutation.memory import Lines, Measured, Test

# A break may make a game grow without end.
MEMORY = 4 << 30
# Of all numbers of seats the conformance suite is run with so many, the smallest.
SMALL_TABLES = 2
HARMLESS_CODES = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


@dataclass(frozen=True, slots=True)
class Stage:
    """Files of tests that run together. Of the tests known in them only those in `order` run."""

    files: tuple[str, ...]
    order: Mapping[str, int]
    known: frozenset[str]


@dataclass(frozen=True, slots=True)
class Loading:
    """Tests are being imported, this file's first."""

    file: str


@dataclass(frozen=True, slots=True)
class Running:
    test: str


@dataclass(frozen=True, slots=True)
class Failed:
    """A test failed, or a file of tests that could not even be imported."""

    test: str


@dataclass(frozen=True, slots=True)
class Lived:
    """All tests passed."""


Message = Loading | Running | Failed | Lived | Measured


def attempt(checkout: Checkout, name: Name, stages: Sequence[Stage], sender: Connection) -> None:
    """Make a break and run tests, stage by stage, until one fails."""
    _break_on_import(checkout, name)
    _prepare(checkout)
    for stage in stages:
        sender.send(Loading(stage.files[0]))
        plugin = _InOrder(checkout.game, stage, sender.send)
        if _run_tests(checkout, stage.files, plugin) not in HARMLESS_CODES:
            sender.send(Failed(plugin.failed or stage.files[0]))
            return
    sender.send(Lived())


def measure(
    checkout: Checkout, file: str, digest: str, is_watched: bool, sender: Connection
) -> None:
    """Run the tests of a file: how long each takes and, if watched, which lines it runs."""
    _prepare(checkout)
    sender.send(Loading(file))
    watch = _Watch(checkout) if is_watched else None
    plugin = _Measuring(checkout.game, watch, sender.send)
    if _run_tests(checkout, [file], plugin) in HARMLESS_CODES:
        lines = {} if watch is None else watch.lines()
        tests = {test: Test(time, lines.get(test, {})) for test, time in plugin.seconds.items()}
        sender.send(Measured(file, digest, is_watched, lines.get("", {}), tests))
    else:
        sender.send(Failed(plugin.failed or file))


class _Watch:
    """Writes down which test runs which lines of the game."""

    def __init__(self, checkout: Checkout) -> None:
        # Of the ways to watch, this one tells for every test again which lines it runs.
        os.environ["COVERAGE_CORE"] = "ctrace"
        self._checkout = checkout
        files = [f"{checkout.modules}/**/*.py"]
        self._coverage = Coverage(data_file=None, config_file=False, include=files)
        self._coverage.start()

    def begin(self, test: str) -> None:
        """What an earlier test left in a cache would hide lines that this one needs."""
        for name, module in list(sys.modules.items()):
            if name.startswith(self._checkout.package):
                for value in vars(module).values():
                    if callable(clear := getattr(value, "cache_clear", None)):
                        clear()
        self._coverage.switch_context(test)

    def end(self) -> None:
        self._coverage.switch_context("")

    def lines(self) -> dict[str, Lines]:
        """By the test; '' for what runs when the file is loaded."""
        self._coverage.stop()
        found: dict[str, Lines] = {}
        data = self._coverage.get_data()
        for path in data.measured_files():
            module = self._checkout.module_of(Path(path))
            for line, tests in data.contexts_by_lineno(path).items():
                for test in tests:
                    found.setdefault(test, {}).setdefault(module, []).append(line)
        return found


# --- The process ---------------------------------------------------------------------------------


def _prepare(checkout: Checkout) -> None:
    # Ctrl-C is for the command, which then ends its processes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not everywhere

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(checkout.root)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _end_with(sentinel: int) -> None:
    """A game that hangs would go on for ever when the command is killed."""
    wait([sentinel])
    os._exit(1)


def _break_on_import(checkout: Checkout, name: Name) -> None:
    if checkout.package in sys.modules:
        raise RuntimeError(f"{checkout.package} was imported before it was broken")
    path = checkout.file_of(name.module)
    code = broken(name, checkout.source_of(name.module), str(path))
    package = checkout.package
    sys.meta_path.insert(
        0, _Breaking(package if name.module == "__init__" else f"{package}.{name.module}", code)
    )


class _Breaking(MetaPathFinder):
    """Finds one module, and gives it other code than its file has."""

    def __init__(self, name: str, code: CodeType) -> None:
        self._name = name
        self._code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = _Broken(fullname, spec.origin, self._code)
        return spec


class _Broken(SourceFileLoader):
    def __init__(self, fullname: str, path: str, code: CodeType) -> None:
        super().__init__(fullname, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


# --- pytest --------------------------------------------------------------------------------------


def _run_tests(checkout: Checkout, files: Sequence[str], plugin: _Plugin) -> int:
    # Other plugins take long to load; one of them reads a setting of the project.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    words = ["-p", "kaper.testing.plugin", "-p", "pytest_timeout", "-p", "no:cacheprovider"]
    place = [f"--rootdir={checkout.root}", f"--config-file={checkout.root / 'pyproject.toml'}"]
    return pytest.main(
        [*words, *place, "--assert=plain", "--tb=no", "--maxfail=1", *files], plugins=[plugin]
    )


class _Plugin:
    """Runs the tests of one game and tells which is running."""

    def __init__(self, game: str, send: Callable[[Message], None]) -> None:
        self._game = game
        self._send = send
        self.failed = ""

    def pytest_configure(self) -> None:
        # The same examples every time; the first that fails is enough.
        settings.register_profile(
            "breaks",
            derandomize=True,
            database=None,
            deadline=None,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        )
        settings.load_profile("breaks")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = self.chosen(self._of_game(items))

    def chosen(self, items: list[pytest.Item]) -> list[pytest.Item]:
        return items

    def _of_game(self, items: list[pytest.Item]) -> list[pytest.Item]:
        """Of the suite that every game has to pass, tables of this game with few seats: larger
        ones take minutes."""
        tables = {item: table for item in items if (table := _table(item)) is not None}
        seats = sorted({table.seats for game, table in tables.values() if game == self._game})
        few = [(self._game, number) for number in seats[:SMALL_TABLES]]
        return [
            item
            for item in items
            if item not in tables or (tables[item][0], tables[item][1].seats) in few
        ]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._send(Running(nodeid))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


def _table(item: pytest.Item) -> tuple[str, Table] | None:
    """The game and the table of a test that every game has to pass."""
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    match parameters:
        case {"game": str() as game, "table": Table() as table}:
            return game, table
    return None


class _InOrder(_Plugin):
    def __init__(self, game: str, stage: Stage, send: Callable[[Message], None]) -> None:
        super().__init__(game, send)
        self._stage = stage

    def chosen(self, items: list[pytest.Item]) -> list[pytest.Item]:
        """Tests that only the break brings about run as well, in the end."""
        order, known = self._stage.order, self._stage.known
        wanted = [item for item in items if item.nodeid in order or item.nodeid not in known]
        return sorted(wanted, key=lambda item: order.get(item.nodeid, len(order)))


class _Measuring(_Plugin):
    def __init__(self, game: str, watch: _Watch | None, send: Callable[[Message], None]) -> None:
        super().__init__(game, send)
        self._watch = watch
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        start = perf_counter()
        if self._watch is not None:
            self._watch.begin(item.nodeid)
        result = yield
        if self._watch is not None:
            self._watch.end()
        self.seconds[item.nodeid] = perf_counter() - start
        return result
