"""What was compiled is put where the package looks for it."""

from __future__ import annotations

from pathlib import Path
from sysconfig import get_config_var

import pytest

from compiling import build
from kaper import compiled
from kaper.compiled import read_manifest

ENDING = str(get_config_var("EXT_SUFFIX"))


def test_what_an_earlier_build_left_is_not_put_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Modules that are compiled no longer, and those of another Python."""
    made, native = tmp_path / "made", tmp_path / "native"
    built = [f"kaper_pearls__mypyc{ENDING}", f"kaper/games/pearls/rules{ENDING}"]
    for name in (*built, f"kaper/games/pearls/gone{ENDING}", "kaper/games/pearls/rules.zzz.so"):
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text("")
    monkeypatch.setattr(build, "WORK", tmp_path)
    monkeypatch.setattr(compiled, "NATIVE", native)
    build.put_in_place({"pearls": "digest"}, {"pearls": ["kaper/games/pearls/rules.py"]}, compiled)
    group = read_manifest(native)["pearls"]
    assert group.digest == "digest"
    assert group.modules == dict(
        zip(("kaper_pearls__mypyc", "kaper.games.pearls.rules"), built, strict=True)
    )
    there = {path.relative_to(native).as_posix() for path in native.rglob("*") if path.is_file()}
    assert there == {*built, "manifest.json"}
