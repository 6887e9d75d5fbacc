"""A balance report as a page of its own, or as Markdown with its plots beside it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from kaper.analysis.parts import paragraph, table, whole_page
from kaper.balance.plots import alone, style
from kaper.balance.telling import Section, Telling
from kaper.kernel.errors import BadSetup

# What nobody reads in a text is left to the page, which folds it away.
_LONGEST_TABLE = 400
KINDS = (".html", ".md")


def check_page(file: Path) -> None:
    """Raise what is wrong with the file, before anything is done that takes long."""
    if file.suffix not in KINDS:
        raise BadSetup(f"a balance page is a .html or .md file, not {file.name!r}")
    if not file.absolute().parent.is_dir():
        raise BadSetup(f"there is no folder {file.parent} for the page")


def write(telling: Telling, file: Path, command: str) -> None:
    if file.suffix == ".md":
        _write_markdown(telling, file, command)
    else:
        file.write_text(_page(telling, command), "utf-8")


def _page(telling: Telling, command: str) -> str:
    about = paragraph(telling.about), paragraph(telling.caution, "second")
    made = f"<pre><code>{escape(command)}</code></pre>"
    sections = [_section(telling, section, n) for n, section in enumerate(telling.sections())]
    return whole_page(telling.lang, telling.title, (*about, made, *sections), style())


def _section(telling: Telling, section: Section, number: int) -> str:
    parts = [paragraph(note, "second") for note in section.notes]
    for title, svg in section.plots:
        parts.append(f'<h3>{escape(title)}</h3><div class="wide" tabindex="0">{svg}</div>')
    if section.rows:
        summary = escape(telling.say("table"))
        made = table(section.head, section.rows)
        parts.append(f"<details><summary>{summary}</summary>{made}</details>")
    body = "\n".join(parts)
    return (
        f'<section aria-labelledby="part-{number}">'
        f'<h2 id="part-{number}">{escape(section.title)}</h2>\n{body}\n</section>'
    )


def _write_markdown(telling: Telling, file: Path, command: str) -> None:
    pictures = file.parent / "pictures"
    pictures.mkdir(exist_ok=True)
    number = 0
    lines = [f"# {telling.title}", "", telling.about, "", f"    {command}", "", telling.caution]
    for section in telling.sections():
        lines += ["", f"## {section.title}"]
        for note in section.notes:
            lines += ["", note]
        for title, svg in section.plots:
            number += 1
            picture = pictures / f"{file.stem}-{number}.svg"
            picture.write_text(alone(svg), "utf-8")
            lines += ["", f"![{title}](pictures/{picture.name})"]
        if len(section.rows) > _LONGEST_TABLE:
            lines += ["", telling.say("long-table", rows=len(section.rows))]
        elif section.rows:
            lines += ["", *_markdown_table(section)]
    file.write_text("\n".join(lines) + "\n", "utf-8")


def _markdown_table(section: Section) -> Iterator[str]:
    yield f"| {' | '.join(section.head)} |"
    yield "|---" * len(section.head) + "|"
    for row in section.rows:
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"
