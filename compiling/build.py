"""From sources to compiled modules: written out, translated to C by mypyc, compiled, put in place.

What is made on the way stays in `build/compiled`: of a game that has not changed, the C files are
the same, and are not compiled again.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType

from compiling.modules import KERNEL, SOURCES, groups, module_of
from compiling.records import Records

WORK = SOURCES.parent / "build" / "compiled"
# Half the time of the compiler's own standard, for code that is a tenth slower at the most.
OPTIMISE = "1"

Tell = Callable[[str], None]


class CannotCompile(Exception):
    """Says what is missing or wrong."""


def compile_rules(tell: Tell) -> None:
    """Compile what has changed; the package finds it from its next start on."""
    compiled = finder()
    wanted = {group: compiled.digest(group) for group in groups()}
    have = compiled.read_manifest(compiled.NATIVE)
    if {group: made.digest for group, made in have.items()} == wanted:
        tell("compiled rules are up to date")
        return
    tell("translating the rules to C ...")
    files = _write_out()
    with _inside(WORK / "sources"):
        _compile(files, tell)
    put_in_place(wanted, files, compiled)
    tell("the rules are compiled: KAPER_PURE=1 runs them as they are written")


def finder() -> ModuleType:
    """The module that finds what is compiled, alone: the package needs libraries that are not
    there where a wheel is built."""
    spec = spec_from_file_location("finding_compiled_rules", SOURCES / "kaper" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _write_out() -> dict[str, list[str]]:
    """A copy of the kernel and the games, records written out: what to compile of each group."""
    chosen = groups()
    records = Records(
        {module_of(path): path.read_text("utf-8") for paths in chosen.values() for path in paths}
    )
    copied = [SOURCES / "kaper" / "compiled_records.py"]
    for folder in ("kernel", "games"):
        copied += (SOURCES / "kaper" / folder).rglob("*.py")
    texts = {path.relative_to(SOURCES): path.read_text("utf-8") for path in copied}
    texts[Path("kaper/__init__.py")] = ""
    files: dict[str, list[str]] = {}
    for group, paths in chosen.items():
        files[group] = []
        for path in paths:
            if records.can_be_compiled(module_of(path)):
                own = path.relative_to(SOURCES)
                texts[own] = records.written_out(module_of(path), openly=group == KERNEL)
                files[group].append(own.as_posix())
    _write(WORK / "sources", texts)
    return files


def _write(folder: Path, texts: dict[Path, str]) -> None:
    """Make the folder hold these files alone; what is the same keeps its time."""
    for path in folder.rglob("*.py"):
        if path.relative_to(folder) not in texts:
            path.unlink()
    for name, text in texts.items():
        path = folder / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


@contextmanager
def _inside(folder: Path) -> Iterator[None]:
    """In this folder, and with the project's settings for the type checker out of sight."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def _compile(files: dict[str, list[str]], tell: Tell) -> None:
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - not there where nothing is compiled
        from setuptools import Distribution, Extension  # noqa: PLC0415
        from setuptools.command.build_ext import build_ext  # noqa: PLC0415
        from setuptools.errors import BaseError  # noqa: PLC0415
    except ImportError as error:
        raise CannotCompile(f"mypy and setuptools are needed: {error}") from error

    class Build(build_ext):
        """Says which group it has come to."""

        def build_extension(self, ext: Extension) -> None:
            group = ext.name.removeprefix("kaper_").removesuffix("__mypyc")
            if group in files:
                tell(f"compiling {group.replace('_', ' ')} ...")
            super().build_extension(ext)

    # What is not compiled is not checked: its records are no longer seen to be some.
    settings = "[mypy]\nexplicit_package_bases = True\nfollow_imports = silent\n"
    Path("mypy.ini").write_text(settings)
    try:
        extensions = mypycify(
            ["--config-file=mypy.ini", *(file for group in files.values() for file in group)],
            opt_level=OPTIMISE,
            debug_level="0",
            separate=[(group, f"kaper_{name}") for name, group in files.items()],
            target_dir="../c",
        )
    except SystemExit as error:
        raise CannotCompile("mypyc cannot take the sources: see above") from error
    command = Build(Distribution({"name": "kaper", "ext_modules": extensions}))
    command.build_lib, command.build_temp = "../made", "../objects"
    command.ensure_finalized()
    command.parallel = os.cpu_count()
    try:
        command.run()
    except BaseError as error:
        raise CannotCompile(
            f"{error}\nA C compiler is needed, and the headers of this Python"
            " (Debian, Ubuntu: sudo apt install gcc python3-dev)."
        ) from error


def put_in_place(
    digests: dict[str, str], files: dict[str, list[str]], compiled: ModuleType
) -> None:
    """What an earlier build left there, of other modules or for another Python, stays behind.

    The list of what there is comes last: without it nothing is found.
    """
    made, native = WORK / "made", compiled.NATIVE
    manifest = native / compiled.MANIFEST
    manifest.unlink(missing_ok=True)
    shutil.rmtree(native, ignore_errors=True)
    ending = str(get_config_var("EXT_SUFFIX"))
    modules: dict[str, dict[str, str]] = {group: {} for group in digests}
    for group, sources in files.items():
        for name in (f"kaper_{group}__mypyc", *(source.removesuffix(".py") for source in sources)):
            target = native / f"{name}{ending}"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(made / f"{name}{ending}", target)
            modules[group][name.replace("/", ".")] = f"{name}{ending}"
    text = {
        group: {"digest": digest, "modules": modules[group]} for group, digest in digests.items()
    }
    manifest.write_text(json.dumps(text, indent=1) + "\n", "utf-8")
