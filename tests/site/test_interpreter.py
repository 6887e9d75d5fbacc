"""In the interpreter of browsers the same modules do the same."""

from __future__ import annotations

import json
from pathlib import Path

from kaper.site.build import SOURCES, WEB, node, prepare
from tests.site.games import records

HERE = Path(__file__).parent


def test_the_same_seed_and_bots_give_the_same_record() -> None:
    told = node(
        HERE / "play.mjs",
        str(WEB / "node_modules" / "pyodide"),
        str(SOURCES / "src"),
        str(HERE / "games.py"),
    )
    there = json.loads(told)
    assert len(there) == 5
    assert there == json.loads(records())


def test_the_same_sources_give_the_same_files(tmp_path: Path) -> None:
    for name in ("once", "again"):
        (tmp_path / name).mkdir()
        prepare(tmp_path / name)
    once, again = (
        {path.name: path.read_bytes() for path in (tmp_path / name / "python").iterdir()}
        for name in ("once", "again")
    )
    assert once == again
    # Together with the client's own files no more than 8 MB go over the wire.
    assert sum(map(len, once.values())) < 8_100_000
