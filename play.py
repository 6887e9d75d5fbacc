#!/usr/bin/env python3
"""Sets Kaper up in this folder and runs it.

python3 play.py                  play in the browser
python3 play.py test [ARGS]      run every check; ARGS go to pytest
python3 play.py test quick       what tells most in two minutes; it says what it leaves out
python3 play.py setup [LEVEL]    only set up; LEVEL is run (the default), hosting,
                                 telemetry, dev or bench
python3 play.py compile          compile the rules: the same games at about twice the speed
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
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
TOOLS = ROOT / ".venv-tools"
LOCKS = ROOT / "requirements"
STAMP = VENV / "kaper-stamp"
CLIENT = ROOT / "src" / "kaper" / "server" / "static"
SCRIPTS, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
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
    traced = any(word.partition("=")[0] == "--telemetry" for word in words)
    return "telemetry" if words[0] == "serve" and traced else LEVEL_OF.get(words[0], "run")


class SetupError(Exception):
    """Says what to do next; `known` means that building .venv anew would not help."""

    def __init__(self, advice: str, known: bool = True) -> None:
        super().__init__(advice)
        self.known = known


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
    ensure(level_of([word, *rest]))
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


def compile_rules() -> int:
    say("Compiling the rules (a few minutes) ...")
    with only_one_setup():
        return subprocess.call([program("python"), "-m", "compiling"], cwd=ROOT)


def lock_versions(uv_args: list[str]) -> int:
    options = ["--universal", "--generate-hashes", "--python-version=3.11", "--no-emit-index-url"]
    options += ["--custom-compile-command=python3 play.py lock", "--quiet", *uv_args]
    jobs = {name: [f"requirements/{name}.in"] for name in ("tools", "pip", "build")}
    sources = ["pyproject.toml"]
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
    STAMP.write_text(f"{level} {PYTHON} {digest()}\n")


def install_kaper(uv: Path, environment: dict[str, str]) -> None:
    """The client is built along with it; uv would not notice that only that has changed."""
    itself = ["--no-deps", "--no-build-isolation", "--reinstall-package=kaper", "--editable"]
    run([uv, "pip", "install", "--quiet", f"--python={VENV}", *itself, str(ROOT)], environment)


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


# --- The installer -------------------------------------------------------------------------------


def install_uv() -> Path:
    wanted, present = LOCKS / "tools.txt", TOOLS / "tools.txt"
    uv = TOOLS / "bin" / f"uv{EXE}"
    if uv.exists() and present.exists() and present.read_bytes() == wanted.read_bytes():
        return uv
    say("  installer (uv)")
    if TOOLS.exists():
        shutil.rmtree(TOOLS)
    TOOLS.mkdir()
    # Either would make pip refuse --target, and neither is about a folder of our own.
    environment = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    options = ["--quiet", "--no-input", "--no-deps", "--require-hashes", "--only-binary=:all:"]
    options += [f"--target={TOOLS}", f"--requirement={wanted}"]
    run([*pip_command(), "install", *options], environment)
    if (TOOLS / "Scripts").exists():
        (TOOLS / "Scripts").rename(TOOLS / "bin")
    shutil.copyfile(wanted, present)
    return uv


def pip_command() -> list[str]:
    from importlib.util import find_spec

    if find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    bundle = find_spec("ensurepip")
    folder = Path(bundle.origin).parent if bundle and bundle.origin else TOOLS
    wheels = sorted(folder.glob("_bundled/pip-*.whl"))
    wheel = wheels[-1] if wheels else download_pip()
    return [sys.executable, str(wheel / "pip")]  # pip runs straight from its wheel


def download_pip() -> Path:
    """Tries every configured index; only the file whose hash is locked will do."""
    import ssl
    from html import unescape
    from urllib.parse import urljoin
    from urllib.request import urlopen

    settings = pip_settings()
    context = ssl.create_default_context(cafile=settings.get("cert"))
    lock = (LOCKS / "pip.txt").read_text()
    name = "pip-%s-py3-none-any.whl" % lock.partition("pip==")[2].split()[0]
    for index in f"{settings.get('index-url', '')} {settings.get('extra-index-url', '')}".split():
        page = index.rstrip("/") + "/pip/" + ("index.html" if index.startswith("file:") else "")
        try:
            with urlopen(page, timeout=60, context=context) as answer:
                links = re.findall(f'href="([^"]*{name}[^"]*)"', answer.read().decode())
            for link in links:
                address = urljoin(page, unescape(link)).partition("#")[0]
                with urlopen(address, timeout=60, context=context) as answer:
                    wheel = answer.read()
                if hashlib.sha256(wheel).hexdigest() in lock:
                    (TOOLS / "pip.whl").write_bytes(wheel)
                    return TOOLS / "pip.whl"
        except OSError as error:
            say(f"  {error}")
    raise SetupError(
        "This Python has no pip, and no package index configured here gave its wheel.\n"
        "Install pip (Debian, Ubuntu: sudo apt install python3-pip) or set PIP_INDEX_URL,"
        " then run this again."
    )


# --- What pip knows about package indexes --------------------------------------------------------


def pip_settings() -> dict[str, str]:
    """From pip's files and variables; the later ones win, as they do in pip."""
    from configparser import Error, RawConfigParser

    parser = RawConfigParser(strict=False)
    for path in pip_files():
        try:
            parser.read(path, encoding="utf-8")
        except (Error, UnicodeDecodeError):
            say(f"  {path} is not readable, going on without it")
    settings = {}
    for section in ("global", "install"):
        if parser.has_section(section):
            settings.update({k.replace("_", "-"): v for k, v in parser.items(section)})
    for name, value in os.environ.items():
        if name.startswith("PIP_"):
            settings[name[4:].lower().replace("_", "-")] = value
    return settings


def pip_files() -> list[Path]:
    extra = os.environ.get("PIP_CONFIG_FILE", "")
    if extra == os.devnull:
        return []
    home, support = Path.home(), "Library/Application Support"
    if os.name == "nt":
        folders = [os.environ.get("PROGRAMDATA", ""), os.environ.get("APPDATA", "")]
        files = [Path(folder, "pip/pip.ini") for folder in folders if folder]
        files += [home / "pip/pip.ini", Path(sys.prefix, "pip.ini")]
    else:
        shared = os.environ.get("XDG_CONFIG_DIRS", "/etc/xdg").split(os.pathsep)
        own = os.environ.get("XDG_CONFIG_HOME", str(home / ".config"))
        files = [Path(folder, "pip/pip.conf") for folder in (f"/{support}", *shared)]
        files += [Path("/etc/pip.conf"), home / ".pip/pip.conf"]
        files += [Path(folder, "pip/pip.conf") for folder in (own, home / support)]
        files += [Path(sys.prefix, "pip.conf")]
    return [*files, Path(extra)] if extra else files


def uv_environment() -> dict[str, str]:
    """uv does not read pip's settings, and behind a company's index it has to know them."""
    environment = dict(os.environ)
    environment.pop("UV_SYSTEM_PYTHON", None)
    environment["UV_PYTHON_DOWNLOADS"] = "never"
    names = {"cert": "SSL_CERT_FILE", "proxy": "ALL_PROXY", "trusted-host": "UV_INSECURE_HOST"}
    indexes = {"index-url": "UV_DEFAULT_INDEX", "extra-index-url": "UV_INDEX"}
    if not {"UV_DEFAULT_INDEX", "UV_INDEX_URL", "UV_INDEX", "UV_EXTRA_INDEX_URL"} & set(os.environ):
        names.update(indexes, **{"find-links": "UV_FIND_LINKS"})
        # As pip does it: any index may serve a file. The locked hashes say which file is right.
        environment.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")
    settings = pip_settings()
    for key, name in names.items():
        if settings.get(key):
            between = "," if name == "UV_FIND_LINKS" else " "
            environment.setdefault(name, between.join(settings[key].split()))
    return environment


# --- Running things and saying what went wrong ---------------------------------------------------

FULL = "The disk is full: free about 1 GB."
FORBIDDEN = "A file could not be written: put Kaper into a folder of your own."
ALTERED = (
    "A downloaded file is not the one that was locked: check the package index,"
    " or after changing a version run `python3 play.py lock`."
)
SILENT = (
    "The package index did not answer: check the network, or set PIP_INDEX_URL to another index."
)
ADVICE = {
    "no space left|not enough space|disk quota": FULL,
    "permission denied|read-only file system|access is denied": FORBIDDEN,
    "hash mismatch|do not match the hashes": ALTERED,
    "connect|timed? ?out|dns|resolution|unreachable|proxy|certificate": SILENT,
    "failed to fetch|could not find a version": SILENT,
}


def advice(output: str) -> str:
    found = [text for words, text in ADVICE.items() if re.search(words, output, re.IGNORECASE)]
    return f"{found[0]} Then run this again." if found else ""


def run(command: Sequence[str | Path], environment: dict[str, str]) -> None:
    code, output = capture(command, environment)
    if code:
        say(output[-2000:])
        known = advice(output)
        anew = "Setting up failed: delete .venv and .venv-tools, then run this again."
        raise SetupError(known or anew, known=bool(known))


def capture(
    command: Sequence[str | Path], environment: dict[str, str] | None = None
) -> tuple[int, str]:
    done = subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,
    )
    return done.returncode, done.stdout.strip()


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


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
