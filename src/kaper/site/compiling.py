"""Run by the interpreter that the site ships: archives of modules, compiled for it.

The same sources give the same bytes: files in the order of their names, with no times in them.
"""

from __future__ import annotations

import ast
import marshal
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

_EARLIEST = (1980, 1, 1, 0, 0, 0)
_CODE = ".py"
# It goes by a hash that nobody checks: its source is not there.
_UNCHECKED = (1).to_bytes(4, "little")


def archive(folder: str, out: str) -> None:
    """Pack a folder, with its modules compiled."""
    root = Path(folder)
    with zipfile.ZipFile(out, "w") as target:
        for path in sorted(root.rglob("*")):
            if path.is_file():
                name = path.relative_to(root).as_posix()
                for packed, content in _packed(name, path.read_bytes()):
                    # Not packed: the archive as a whole becomes much smaller than its parts.
                    target.writestr(zipfile.ZipInfo(packed, _EARLIEST), content)


def _packed(name: str, content: bytes) -> Iterator[tuple[str, bytes]]:
    if not name.endswith(_CODE):
        yield name, content
        return
    code = compile(_told_less(content), f"/{name}", "exec", dont_inherit=True, optimize=0)
    yield (
        f"{name}c",
        b"".join((MAGIC_NUMBER, _UNCHECKED, source_hash(content), marshal.dumps(code))),
    )


def _told_less(content: bytes) -> ast.Module:
    """A module without what functions say of themselves: nobody reads it there. What classes say
    stays, since data classes would make something up."""
    tree = ast.parse(content)
    for node in ast.walk(tree):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree
