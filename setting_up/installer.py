"""The installer: uv, which pip fetches; and what pip itself fetches for browsers."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from pathlib import Path

from setting_up.indexes import pip_settings
from setting_up.running import ROOT, SetupError, run, say

TOOLS = ROOT / ".venv-tools"
LOCKS = ROOT / "requirements"
EXE = ".exe" if os.name == "nt" else ""
WHEELS = ROOT / "build" / "site-wheels"
# That of the package pyodide in web/package.json.
BROWSER_PYTHON = ("--python-version=3.14", "--platform=pyemscripten_2026_0_wasm32")


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


def fetch_for_browsers() -> None:
    """The one library that the interpreter of browsers needs, as it is locked for all systems."""
    locked = re.search(r"^msgspec==.*\n(?: .*\n)*", (LOCKS / "run.txt").read_text(), re.MULTILINE)
    wanted = locked.group() if locked else ""
    stamp = WHEELS / "requirements.txt"
    if stamp.exists() and stamp.read_text() == wanted and any(WHEELS.glob("*.whl")):
        return
    say("  a library for browsers")
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    stamp.write_text(wanted)
    options = ["--quiet", "--no-input", "--no-deps", "--require-hashes", "--only-binary=:all:"]
    options += [f"--dest={WHEELS}", f"--requirement={stamp}", *BROWSER_PYTHON]
    try:
        run([*pip_command(), "download", *options], dict(os.environ))
    except SetupError:
        stamp.unlink()
        raise
