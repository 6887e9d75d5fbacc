"""Run by the interpreter that the site ships: archives of modules, compiled for it.

The same sources give the same bytes: files in the order of their names, with no times in them.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from importlib import _bootstrap_external as bootstrap  # type: ignore[attr-defined] # its writer of compiled modules
from importlib.util import source_hash
from pathlib import Path

_EARLIEST = (1980, 1, 1, 0, 0, 0)
_CODE = ".py"


def archive(folder: str, out: str) -> None:
    """Pack a folder, with its modules compiled."""
    root = Path(folder)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for path in sorted(root.rglob("*")):
            if path.is_file():
                name = path.relative_to(root).as_posix()
                for packed, content in _packed(name, path.read_bytes()):
                    info = zipfile.ZipInfo(packed, _EARLIEST)
                    info.compress_type = zipfile.ZIP_DEFLATED
                    target.writestr(info, content)


def _packed(name: str, content: bytes) -> Iterator[tuple[str, bytes]]:
    if not name.endswith(_CODE):
        yield name, content
        return
    code = compile(content, f"/{name}", "exec", dont_inherit=True, optimize=0)
    # By a hash that nobody checks: its source is not there.
    yield (
        f"{name}c",
        bytes(bootstrap._code_to_hash_pyc(code, source_hash(content), checked=False)),
    )
