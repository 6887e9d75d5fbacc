"""The documentation: every page has its place, every command is one, every example runs."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from html.parser import HTMLParser
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kaper.arguments import parser
from kaper.cli import _COMMANDS, main

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = (*sorted(DOCS.glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md")
# Words of play.py that are no commands of Kaper.
OWN_WORDS = ("docs", "lock", "setup", "test")
# Examples there are parts of files, with the rest left out: they only have to be Python.
PARTS_OF_FILES = ("adding-a-game.md", "bots.md", "architecture.md")
# What stands for words of one's own.
STANDS_FOR = {"GAME": "martinique", "N": "2"}
RUN_WHOLE = ("games", "ledger", "components")
# With few games.
RUN_SHORT = ("simulate", "dataset", "balance", "arena")


@dataclass(frozen=True)
class Command:
    page: str
    line: str

    @property
    def words(self) -> list[str]:
        """After `kaper` or `python3 play.py`, with something for what stands for it."""
        words = shlex.split(self.line, comments=True)
        rest = words[1:] if words[0] == "kaper" else words[2:]
        return [_filled(word) for word in rest]

    def __str__(self) -> str:
        return f"{self.page}: {self.line}"


def _filled(word: str) -> str:
    if word in STANDS_FOR:
        return STANDS_FOR[word]
    return re.sub(r"\bGAME\b", "martinique", word)


def commands() -> Iterator[Command]:
    """Those that stand in blocks of code, a command a line."""
    for page in PAGES:
        for block in blocks(page.read_text("utf-8")):
            for line in block.replace("\\\n", " ").splitlines():
                for part in line.split(" && "):
                    found = re.search(r"(?:^| )((?:python3 play\.py|kaper)( .*)?)$", part.strip())
                    if found and not part.strip().startswith("#") and _is_command(found.group(1)):
                        yield Command(page.name, found.group(1))


def _is_command(line: str) -> bool:
    return not re.match(r"kaper(?! [a-z]|$)", line) and "kaper 1" not in line


def blocks(text: str) -> Iterator[str]:
    """Indented blocks, and fenced ones that are no Python."""
    for kind, body in re.findall(r"^```(\w*)\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        if kind in {"", "sh", "shell", "bash", "console"}:
            yield body
    bare = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    for body in re.findall(r"(?:^    .*\n?)+", bare, re.MULTILINE):
        yield re.sub(r"^    ", "", body, flags=re.MULTILINE)


COMMANDS = list(commands())


def test_commands_are_found_where_they_stand() -> None:
    told = {command.line.split("#")[0].strip() for command in COMMANDS}
    assert "python3 play.py" in told
    assert "python3 play.py simulate martinique --games 100 --check" in told
    assert len(COMMANDS) > 40


@pytest.mark.parametrize("command", COMMANDS, ids=str)
def test_every_command_is_one(command: Command) -> None:
    words = command.words
    if words[:1] and words[0] in OWN_WORDS and command.line.startswith("python3 play.py"):
        return
    # `--help` and the like leave at once; what is no command leaves with another code.
    with suppress_success():
        parser(_COMMANDS).parse_args(words)


@contextmanager
def suppress_success() -> Iterator[None]:
    try:
        yield
    except SystemExit as left:
        if left.code:
            raise


def cheap() -> Iterator[Command]:
    seen = set()
    for command in COMMANDS:
        words = tuple(command.words)
        own = "--ray" not in words and "--resume" not in words and "--oracle" not in words
        if words[:1] and words[0] in (*RUN_WHOLE, *RUN_SHORT) and own and words not in seen:
            seen.add(words)
            yield command


@pytest.mark.parametrize("command", list(cheap()), ids=str)
def test_cheap_commands_do_what_they_are_there_for(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text("")
    words = command.words
    if words[0] in RUN_SHORT:
        words = [*shortened(words), "--workers", "1"]
    assert main(words) == 0


def shortened(words: list[str]) -> list[str]:
    """The same with few games among bots that need no time, and no picture of it."""
    told = list(words)
    if "--plot" in told:
        plot = told.index("--plot")
        del told[plot : plot + 2]
    for place, (before, word) in enumerate(pairwise(told), 1):
        if before == "--games":
            told[place] = "2"
        elif before in {"--bots", "--bot"}:
            told[place] = ",".join("random" for _ in word.split(","))
    few = {"--games": "2", "--bot": "random"} if words[0] == "balance" else {"--games": "2"}
    for word, value in few.items():
        told += [] if word in told else [word, value]
    return told


def examples() -> Iterator[tuple[str, str]]:
    for page in PAGES:
        text = re.sub(
            r"<!-- datasets-snippet -->\n```python.*?```",
            "",
            page.read_text("utf-8"),
            flags=re.DOTALL,
        )
        blocks_of_code = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
        # What is told with its answers is run in tests/kernel/test_face.py.
        found = [code for code in blocks_of_code if not code.startswith(">>>")]
        if page.name in PARTS_OF_FILES:
            yield from ((page.name, code) for code in found)
        elif found:
            # Examples of a page go on from each other, as a reader tries them.
            yield page.name, "\n".join(found)


@pytest.mark.parametrize(("page", "code"), list(examples()))
def test_every_example_runs(
    page: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = compile(code, page, "exec")
    if page not in PARTS_OF_FILES:
        monkeypatch.chdir(tmp_path)
        exec(made, {"__name__": "example"})


# The site


def places() -> list[str]:
    """The pages that the site's contents name."""
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    return re.findall(r"\S+\.md$", config.partition("\nnav:\n")[2], re.MULTILINE)


def test_every_page_has_its_place() -> None:
    named = places()
    assert {page.name for page in DOCS.glob("*.md")} <= set(named)
    assert len(named) == len(set(named))


def test_the_site_asks_nobody_else_for_anything() -> None:
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert re.search(r"^  font: false$", config, re.MULTILINE)
    assert not re.search(r"analytics|extra_javascript|https?:", config)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if find_spec("mkdocs") is None:
        if os.environ.get("DOCS") == "required":
            pytest.fail("mkdocs is missing: python3 play.py setup docs")
        pytest.skip("SKIPPED: no mkdocs here, so the site is not built: python3 play.py setup docs")
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return folder


class Links(HTMLParser):
    """What a page loads, where it leads, and where one can be led to in it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.led: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, Any]]) -> None:
        named = dict(attrs)
        if "id" in named:
            self.anchors.add(named["id"])
        if tag in {"img", "script", "iframe", "source"} and named.get("src"):
            self.loaded.append(named["src"])
        if tag == "link" and named.get("rel") not in {"canonical", "prev", "next"}:
            self.loaded.append(named["href"])
        if tag == "a" and named.get("href"):
            self.led.append(named["href"])


def test_the_built_site_leads_nowhere_that_is_not(site: Path) -> None:
    pages = {page: Links(page) for page in site.glob("*.html") if page.name != "404.html"}
    assert len(pages) >= len(list(DOCS.glob("*.md")))
    for page, links in pages.items():
        for address in links.loaded:
            assert not re.match(r"https?:|//", address), f"{page.name} loads {address}"
            assert (site / address.split("?")[0]).is_file(), f"{page.name}: {address}"
        for address in links.led:
            path, _, anchor = address.partition("#")
            if re.match(r"https?:|mailto:", address) or not (path or anchor):
                continue
            target = (page.parent / path).resolve() if path not in {"", "."} else page
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), f"{page.name}: {address}"
            if anchor and target in pages and not anchor.startswith("__"):
                assert anchor in pages[target].anchors, f"{page.name}: {address}"


def test_the_reference_tells_what_docstrings_say(site: Path) -> None:
    text = re.sub(r"<[^>]+>", "", (site / "reference.html").read_text("utf-8"))
    assert "Carry out an action and return what happened; an illegal one changes nothing." in text
    assert "The game of this id" not in text


def test_style_and_scripts_fetch_no_fonts(site: Path) -> None:
    for file in site.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*[\"']?(https?:)?//", file.read_text("utf-8")), file
