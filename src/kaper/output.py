"""How commands print."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup

if TYPE_CHECKING:
    from rich.console import RenderableType

T = TypeVar("T")

PIPE_WIDTH = 240


def print_json(data: Mapping[str, Json]) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def show(*things: RenderableType) -> None:
    from rich.console import Console

    # Lines that go into a file or a pipe are not folded.
    console = Console(highlight=False, width=None if sys.stdout.isatty() else PIPE_WIDTH)
    for thing in things:
        console.print(thing)


def check_plot(file: Path) -> None:
    """Raise what is wrong with the file of a plot, before anything is done that takes long."""
    if file.suffix not in (".pdf", ".png", ".svg"):
        raise BadSetup(f"a plot is a .png, .svg or .pdf file, not {file.name!r}")
    if not file.absolute().parent.is_dir():
        raise BadSetup(f"there is no folder {file.parent} for the plot")


def with_bar(items: Iterable[T], title: str, total: int, done: Callable[[T], int]) -> Iterator[T]:
    """The items as they come, while a bar shows how much is `done` with each."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=total)
        for item in items:
            progress.update(task, completed=done(item))
            yield item
