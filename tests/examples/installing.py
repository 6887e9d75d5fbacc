"""Games in packages of their own, as if they were installed."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "wreck-bay"


@dataclass(frozen=True)
class Installed:
    """A project, and the folder where its wheel was unpacked."""

    project: Path
    site: Path

    @property
    def editable(self) -> list[str]:
        """A path on which its sources are found first, and by them its tests."""
        return [str(self.project), str(self.site)]


def own_tests(installed: Installed) -> str:
    """Run the tests of a project where it is installed; what they said if they failed."""
    environment = {**os.environ, "PYTHONPATH": str(installed.site)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "tests"]
    done = subprocess.run(
        command,
        check=False,
        cwd=installed.project,
        env=environment,
        capture_output=True,
        text=True,
    )
    return done.stdout if done.returncode else ""


def install(project: Path, folder: Path) -> Installed:
    """Build a project as an installer would, and unpack it."""
    builder = WheelBuilder(str(project))
    [wheel] = builder.build(directory=str(folder / "wheels"), versions=["standard"])
    site = folder / "site"
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    return Installed(project, site)
