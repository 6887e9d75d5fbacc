"""Parts of a page that needs nothing else: for a browser, a printer, a screen reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources


def whole_page(lang: str, title: str, parts: Iterable[str], style: str = "") -> str:
    """A page of its own, in our colours, with its title as the heading."""
    house = resources.files(__package__).joinpath("style.css").read_text("utf-8")
    head = escape(title)
    return "\n".join(
        (
            f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{head}</title>\n<style>\n{house}{style}</style>\n</head>\n<body>\n<main>",
            f"<h1>{head}</h1>",
            *parts,
            "</main>\n</body>\n</html>\n",
        )
    )


def paragraph(text: str, kind: str = "") -> str:
    attribute = f' class="{kind}"' if kind else ""
    return f"<p{attribute}>{escape(text)}</p>"


def listed(tag: str, items: Iterable[str]) -> str:
    return f"<{tag}>{''.join(f'<li>{item}</li>' for item in items)}</{tag}>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    columns = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    lines = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide" tabindex="0"><table><thead><tr>{columns}</tr></thead>'
        f"<tbody>{lines}</tbody></table>"
        "</div>"
    )
