#!/usr/bin/env python3
"""Sets Kaper up in this folder and runs it.

python3 play.py                  play in the browser
python3 play.py test [ARGS]      run every check; ARGS go to pytest
python3 play.py test quick       what tells most in two minutes; it says what it leaves out
python3 play.py setup [LEVEL]    only set up; LEVEL is run (the default), hosting,
                                 telemetry, dev, docs or bench
python3 play.py compile          compile the rules: the same games at about twice the speed
python3 play.py site FOLDER      build a folder of files that needs no server
python3 play.py docs [serve]     build the documentation site into build/docs, or show it
python3 play.py add FOLDER       add a game of another package, from its folder
python3 play.py lock [ARGS]      write requirements/*.txt anew; ARGS go to uv (--upgrade ...)
python3 play.py WORDS ...        any other words are a kaper command: games, simulate ...
"""

# An old Python has to parse this file to get as far as the message: no newer syntax here.
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Kaper needs Python 3.11 or newer, and this is Python %d.%d.\n"
        "Install a newer one and run this file with it, for example: python3.12 play.py"
        % sys.version_info[:2]
    )

import hashlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from setting_up.indexes import uv_environment
from setting_up.installer import EXE, LOCKS, fetch_for_browsers, install_uv
from setting_up.running import ROOT, SetupError, advice, run, say

VENV = ROOT / ".venv"
STAMP = VENV / "kaper-stamp"
ADDED = ROOT / ".kaper-games"  # folders of games that were added, one a line
CLIENT = ROOT / "src" / "kaper" / "server" / "static"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PYTHON = ".".join(map(str, sys.version_info[:3]))

LEVELS = ("run", "hosting", "telemetry", "dev", "docs", "bench")  # each contains the one before
EXTRAS = ("hosting", "telemetry")  # of the package, for those who install it from an index
LEVEL_OF = {
    **dict.fromkeys(("serve", "move-database"), "hosting"),
    **dict.fromkeys(("arena", "train", "test", "mutate", "attack", "screenshots", "storm"), "dev"),
    "compile": "dev",
    "dataset": "dev",
    "bench": "bench",
}


def level_of(words: Sequence[str]) -> str:
    named = {word.partition("=")[0] for word in words}
    if words[0] == "serve" and "--telemetry" in named:
        return "telemetry"
    return "dev" if "--ray" in named else LEVEL_OF.get(words[0], "run")


def main(words: Sequence[str]) -> int:
    word, *rest = words or ["play"]
    if word in ("-h", "--help"):
        print(__doc__, flush=True)
        return launch(["--help"]) if ready("run") else 0
    if word == "lock":
        return lock_versions(rest)
    if word == "setup":
        ensure(rest[0] if rest else "run")
        say("Kaper is ready: python3 play.py")
        return 0
    if word == "add":
        return add_game(rest)
    if word == "docs":
        ensure("docs")
        return build_docs(rest or ["build"])
    ensure(level_of([word, *rest]))
    if word in ("site", "test"):
        fetch_for_browsers()
    if word == "compile":
        return compile_rules()
    return run_checks(rest) if word == "test" else launch([word, *rest])


def launch(words: list[str]) -> int:
    """Becomes the kaper command, where the system can do that."""
    command = [str(program("kaper")), *words]
    if os.name == "nt":
        return subprocess.call(command)
    try:
        os.execv(command[0], command)
    except OSError:
        # The stamp was right and yet it does not start: copied from another machine, perhaps.
        shutil.rmtree(VENV)
        ensure(level_of(words))
        os.execv(command[0], command)


def run_checks(words: list[str]) -> int:
    return subprocess.call([program("python"), "-m", "kaper.testing.every_check", *words], cwd=ROOT)


def build_docs(words: list[str]) -> int:
    """Warnings are faults: a dead link, a page without its place."""
    # What comes after MkDocs 1 is nothing that somebody who builds this can act on.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [str(program("mkdocs")), words[0], "--strict", *words[1:]]
    code = subprocess.call(command, cwd=ROOT, env=environment)
    if words == ["build"] and not code:
        say("The documentation site: build/docs/index.html")
    return code


def compile_rules() -> int:
    say("Compiling the rules (a few minutes) ...")
    with only_one_setup():
        return subprocess.call([program("python"), "-m", "compiling"], cwd=ROOT)


def lock_versions(uv_args: list[str]) -> int:
    options = ["--universal", "--generate-hashes", "--python-version=3.11", "--no-emit-index-url"]
    options += ["--custom-compile-command=python3 play.py lock", "--quiet", *uv_args]
    jobs = {name: [f"requirements/{name}.in"] for name in ("tools", "pip", "build")}
    sources = ["pyproject.toml", "--extra=play"]
    for below, level in zip(("", *LEVELS), LEVELS, strict=False):
        sources += [f"--extra={level}"] if level in EXTRAS else [f"requirements/{level}.in"]
        # The larger sets keep to the versions of the smaller one.
        jobs[level] = [*sources, *([f"--constraint=requirements/{below}.txt"] if below else [])]
    environment = uv_environment()
    # A partial mirror beside the main index would lend hashes for one platform only.
    for variable in ("UV_INDEX", "UV_FIND_LINKS"):
        environment.pop(variable, None)
    with only_one_setup():
        uv = install_uv()
        for name, inputs in jobs.items():
            output = f"requirements/{name}.txt"
            say(f"  {output}")
            run([uv, "pip", "compile", *options, "--output-file", output, *inputs], environment)
    return 0


# --- What is installed ---------------------------------------------------------------------------


def program(name: str) -> Path:
    return VENV / SCRIPTS / (name + EXE)


def digest() -> str:
    """Changes when .venv is out of date: other versions, another project file, a moved folder."""
    total = hashlib.sha256(str(ROOT).encode())
    for path in (ROOT / "pyproject.toml", *sorted(LOCKS.glob("*.txt"))):
        total.update(path.read_bytes())
    return total.hexdigest()


def client_digest() -> str:
    """Changes with the browser client's sources, which the messages belong to."""
    total = hashlib.sha256()
    web = ROOT / "web"
    folders = (web / "src", web / "public", web / "plugins", ROOT / "locales")
    files = [path for path in web.glob("*.*") if path.is_file()]
    for folder in folders:
        for parent, _, names in os.walk(folder):
            files += [Path(parent, name) for name in names]
    for path in sorted(files):
        total.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest()


def read_stamp() -> tuple[str, str, str]:
    try:
        level, python, mark = STAMP.read_text().split()
    except (OSError, ValueError):
        level = python = mark = ""
    return (level, python, mark) if level in LEVELS else ("", "", "")


def ready(level: str) -> bool:
    return libraries_ready(level) and client_ready()


def libraries_ready(level: str) -> bool:
    have, python, mark = read_stamp()
    return (
        have in LEVELS[LEVELS.index(level) :]
        and python == PYTHON
        and mark == digest()
        and program("python").exists()
        and program("kaper").exists()
    )


def client_ready() -> bool:
    """The build writes this stamp last (hatch_build.py)."""
    try:
        return (CLIENT / ".stamp").read_text() == client_digest()
    except OSError:
        return False


def ensure(level: str) -> None:
    if level not in LEVELS:
        raise SetupError("setup takes one of these words: " + ", ".join(LEVELS))
    if ready(level):
        return
    with only_one_setup():
        if ready(level):
            return
        if libraries_ready(level):
            say("Building the browser client ...")
            install_kaper(install_uv(), uv_environment())
            return
        new = "Setting up Kaper (once, about a minute) ..."
        say("Updating Kaper ..." if VENV.exists() else new)
        uv = install_uv()
        try:
            fill_venv(uv, level)
        except SetupError as error:
            if error.known or not VENV.exists():
                raise
            say("  that did not work: once more, from an empty .venv")
            shutil.rmtree(VENV)
            fill_venv(uv, level)


def fill_venv(uv: Path, wanted: str) -> None:
    environment = uv_environment()
    have, python, _ = read_stamp()
    level = max(wanted, have or wanted, key=LEVELS.index)
    if python != PYTHON or not program("python").exists():
        base = getattr(sys, "_base_executable", None) or sys.executable
        run([uv, "venv", "--quiet", "--clear", "--no-project", "--python", base, VENV], environment)
    STAMP.unlink(missing_ok=True)
    say(f"  libraries ({level})")
    there = f"--python={VENV}"
    locked = [f"--build-constraints={LOCKS / 'build.txt'}", str(LOCKS / f"{level}.txt")]
    run([uv, "pip", "sync", "--quiet", there, "--require-hashes", *locked], environment)
    if not client_ready():
        say("  browser client")
    install_kaper(uv, environment)
    for folder in added():
        # What was moved away is no longer offered.
        if Path(folder, "pyproject.toml").is_file():
            install_game(uv, environment, folder)
    STAMP.write_text(f"{level} {PYTHON} {digest()}\n")


def install_kaper(uv: Path, environment: dict[str, str]) -> None:
    """The client is built along with it; uv would not notice that only that has changed."""
    itself = ["--no-deps", "--no-build-isolation", "--reinstall-package=kaper", "--editable"]
    run([uv, "pip", "install", "--quiet", f"--python={VENV}", *itself, str(ROOT)], environment)


def add_game(words: Sequence[str]) -> int:
    if len(words) != 1 or not Path(words[0], "pyproject.toml").is_file():
        raise SetupError("add takes the folder of a game: one with a pyproject.toml")
    ensure("run")
    folder = str(Path(words[0]).resolve())
    with only_one_setup():
        install_game(install_uv(), uv_environment(), folder)
        ADDED.write_text("".join(f"{each}\n" for each in {**dict.fromkeys(added()), folder: None}))
    say("The game is added: python3 play.py games")
    return 0


def added() -> list[str]:
    return ADDED.read_text().splitlines() if ADDED.exists() else []


def install_game(uv: Path, environment: dict[str, str], folder: str) -> None:
    """It is played from its folder, so that changes count at once."""
    there = ["--no-deps", "--no-build-isolation", f"--python={VENV}", "--editable", folder]
    run([uv, "pip", "install", "--quiet", *there], environment)


@contextmanager
def only_one_setup() -> Iterator[None]:
    """The system drops the lock with the last process that holds it, so it is never stale."""
    with (ROOT / ".venv-lock").open("a") as handle:
        # Inherited, so that a child outliving a killed setup still keeps the next one out.
        os.set_inheritable(handle.fileno(), True)
        waiting = False
        while not take_lock(handle.fileno()):
            if not waiting:
                say("Another setup is under way in this folder: waiting for it ...")
            waiting = True
            time.sleep(0.2)
        yield


def take_lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True  # this file system has no locks: better unguarded than not at all
    return True


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        say(f"\n{error}")
        sys.exit(1)
    except OSError as error:
        say(f"\n{error}\n{advice(str(error)) or 'Put that right, then run this again.'}")
        sys.exit(1)
    except KeyboardInterrupt:
        say("\nStopped. Run it again to go on.")
        sys.exit(130)
