"""What pip knows about package indexes, for uv to know it too."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setting_up.running import say


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
