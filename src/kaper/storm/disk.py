"""A small disk of one's own, which can be filled up."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from pathlib import Path


class SmallDisk:
    """A folder in memory; only root can make one."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"
        self._megabytes = megabytes

    def mount(self) -> bool:
        """Whether there is such a disk now; else it is a folder like any other."""
        self.folder.mkdir()
        mount = shutil.which("mount")
        if os.geteuid() != 0 or mount is None:
            return False
        words = ["-t", "tmpfs", "-o", f"size={self._megabytes}m", "tmpfs", str(self.folder)]
        return subprocess.run([mount, *words], check=False, capture_output=True).returncode == 0

    def fill(self) -> None:
        taken = 0
        with self._ballast.open("wb") as file:
            while free := self._free():
                try:
                    os.posix_fallocate(file.fileno(), taken, free)
                    taken += free
                except OSError as error:
                    # Others have written something since we looked: there is less than that.
                    if error.errno != errno.ENOSPC:
                        raise

    def _free(self) -> int:
        space = os.statvfs(self.folder)
        return space.f_bavail * space.f_frsize

    def free(self) -> None:
        self._ballast.unlink(missing_ok=True)

    def unmount(self) -> None:
        umount = shutil.which("umount")
        if umount is not None:
            subprocess.run([umount, "--lazy", str(self.folder)], check=False, capture_output=True)
