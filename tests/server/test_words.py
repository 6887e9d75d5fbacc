"""Every word of the server has a message in both languages; the browser's types are current."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import kaper.server.app
from kaper.server import messages, typescript
from kaper.server.choices import RenderedDecision
from kaper.server.news import News
from kaper.server.scenes import Scene
from kaper.text import LANGUAGES, locales

SOURCES = Path(kaper.server.__file__).parent


def words() -> set[str]:
    """What stands after `server:`, here or in the browser, and what is given to `refuse`."""
    found: set[str] = set()
    for path in SOURCES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^server:([a-z-]+)$", node.value))
            match node:
                case ast.Call(ast.Name("refuse"), [ast.Constant(str(word))]):
                    found.add(word)
    for path in (typescript.WEB / "lib").glob("*.ts"):
        found |= set(re.findall(r'"server:([a-z-]+)"', path.read_text("utf-8")))
    return found | set(kaper.server.app.WORDS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_word_has_its_message(lang: str) -> None:
    ids = ids_in(lang, "server")
    # What only these pages can hear of, others need not fetch.
    for file in ("analysis", "devices", "harbour", "history", "puzzles"):
        ids += [word for word in ids_in(lang, file) if word.startswith("server-")]
    assert len(ids) == len(set(ids))
    assert set(ids) == {f"server-{word}" for word in words()}


def ids_in(lang: str, file: str) -> list[str]:
    """The ids of a file's messages; those of the server stand in their order."""
    resource = FluentParser().parse((locales() / lang / f"{file}.ftl").read_text("utf-8"))
    assert not any(isinstance(entry, ftl.Junk) for entry in resource.body)
    ids = [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
    of_server = [word for word in ids if word.startswith("server-")]
    assert of_server == sorted(of_server)
    return ids


def test_the_types_of_the_browser_are_current() -> None:
    if not typescript.WEB.is_dir():
        pytest.skip("the sources of the browser client are not here")
    for path, text in typescript.files().items():
        assert path.read_text("utf-8") == text, f"{path} is not what Python says"


def test_types_are_told_apart_and_named_as_on_the_wire() -> None:
    text = typescript.messages.generate_live()
    assert 'export interface Situation {\n  type: "situation";\n' in text
    assert "  hotSeat: boolean;" in text
    assert "export interface Hello {" in text
    assert "  seat?: number | null;" in text
    assert "  form: Form | null;" in text
    assert 'export type TableStatus = "waiting" | "playing" | "over";' in text
    aliases = text.partition("export interface")[0].partition("\n\n")[2]
    assert not re.search(r"\w\(", aliases), "a type of Python"
    http = typescript.messages.generate_http()
    assert "export interface TableMade {" in http
    assert "interface Seat {" not in http, "said by one of the two files"


def test_what_is_rendered_has_the_shape_of_messages() -> None:
    decision, news, scene = RenderedDecision, News, Scene
    assert decision.__struct_encode_fields__ == messages.Decision.__struct_encode_fields__
    parts = {*news.__struct_encode_fields__, *scene.__struct_encode_fields__}
    assert parts == {*messages.Situation.__struct_encode_fields__}
    # Other eyes are told the whole.
    assert parts - {"seat"} == {*messages.Update.__struct_encode_fields__}
    always = {field.name for field in msgspec.structs.fields(messages.Update) if field.required}
    assert always == {*news.__struct_fields__}
