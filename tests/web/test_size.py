"""How much script the page of a table loads before anybody can play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kaper.server
from kaper import registry

STATIC = Path(kaper.server.__file__).parent / "static"
ASSETS = STATIC / "assets"
TABLES = Path(__file__).parents[2] / "web" / "src" / "games"
MOST = 170_000
# Fetched by every page in the language of its reader, and by a table with the words of its game.
WORDS = ("web", "kernel", "server")


def text_of(script: str) -> str:
    return (ASSETS / script).read_text("utf-8")


def with_imports(first: set[str]) -> set[str]:
    """Scripts with all that they import statically, in whatever number of steps."""
    found: set[str] = set()
    waiting = set(first)
    while waiting:
        script = waiting.pop()
        found.add(script)
        named = re.findall(r"\b(?:from|import)\s*[\"'`]\./([\w.-]+\.js)[\"'`]", text_of(script))
        waiting |= set(named) - found
    return found


def fetched(scripts: set[str], key: str) -> str | None:
    """The script that one of these fetches when it is asked for this."""
    imported = re.compile(rf"\"?{re.escape(key)}\"?:\(\)=>\w+\(\(\)=>import\([\"'`]\./([^\"'`]+)")
    hits = [hit[1] for script in sorted(scripts) if (hit := imported.search(text_of(script)))]
    return hits[0] if hits else None


def scripts_of_table(game: str, lang: str) -> set[str]:
    page = (STATIC / "index.html").read_text("utf-8")
    entry = with_imports(
        set(re.findall(r"<script type=\"module\"[^>]* src=\"/assets/([^\"]+)", page))
    )
    table = fetched(entry, "table")
    assert table is not None
    scripts = with_imports(entry | {table})
    words = [fetched(scripts, f"../../../locales/{lang}/{file}.ftl") for file in (*WORDS, game)]
    assert None not in words
    # A game without a table of its own is shown on the common one.
    own = fetched(scripts, f"./{game}/index.ts")
    return with_imports(scripts | {script for script in (own, *words) if script is not None})


@pytest.mark.skipif(not ASSETS.exists(), reason="the browser client is not built")
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", registry.games())
def test_the_page_of_a_table_stays_small(game: str, lang: str) -> None:
    sizes = {
        script: (ASSETS / f"{script}.gz").stat().st_size for script in scripts_of_table(game, lang)
    }
    assert sum(sizes.values()) <= MOST, sorted(sizes.items(), key=lambda item: -item[1])[:12]


@pytest.mark.skipif(not ASSETS.exists(), reason="the browser client is not built")
def test_every_table_of_the_client_is_counted() -> None:
    """A bundler that wrote its imports in another way would leave the sums too small."""
    tables = {path.parent.name for path in TABLES.glob("*/index.ts")}
    assert tables
    for game in tables:
        own = {script for script in scripts_of_table(game, "en") if script.startswith(f"{game}-")}
        # The table and its words.
        assert len(own) == 2, own
