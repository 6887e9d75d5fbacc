"""Games in packages of their own, as if they were installed."""

from __future__ import annotations

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


def install(project: Path, folder: Path) -> Installed:
    """Build a project as an installer would, and unpack it."""
    builder = WheelBuilder(str(project))
    [wheel] = builder.build(directory=str(folder / "wheels"), versions=["standard"])
    site = folder / "site"
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    return Installed(project, site)
