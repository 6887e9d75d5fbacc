"""Ready phrases: said as keys from a closed list, and no more often than anything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kaper.server.phrases import Phrase, phrase_key
from kaper.server.settings import Limits, Settings, sqlite_url
from kaper.testing.visitors import Visitor, running
from kaper.text import LANGUAGES, locales

Visitors = Callable[[], Visitor]


def test_a_phrase_is_told_as_a_key(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    table = host.make("me", "open")
    guest.accept(str(table["invite"]), "Bartek")
    with host.sit(str(table["id"])) as hers, guest.sit(str(table["id"])) as his:
        assert his.ask("say-phrase", phrase="good-luck")["type"] == "done"
        hers.until(lambda: bool(hers.lines))
        (line,) = hers.lines
        assert (line["seat"], line["name"], line["text"]) == (1, "Bartek", "")
        assert (line["key"], line["args"]) == ("web-phrase-good-luck", {})
        assert his.ask("say", text="and you")["type"] == "done"
        hers.until(lambda: len(hers.lines) == 2)
    # As any talk it is still there for whoever comes back.
    with host.sit(str(table["id"])) as again:
        assert [said["key"] for said in again.lines] == ["web-phrase-good-luck", ""]


def test_nothing_else_can_be_said_as_a_phrase(visitor: Visitors) -> None:
    host = visitor()
    table = str(host.make("me", "bot:random")["id"])
    with host.sit(table) as live:
        live.send(type="say-phrase", id="a", phrase="web-seed")
        live.until(lambda: bool(live.answers))
        assert next(iter(live.answers.values()))["rule"] == "server:bad-message"
        assert live.lines == []


def test_who_was_not_invited_says_no_phrase_either(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    table = str(host.make("me", "bot:random")["id"])
    with stranger.sit(table) as live:
        assert live.ask("say-phrase", phrase="hello")["rule"] == "server:not-invited"


def test_phrases_and_words_are_limited_together(quick: Settings, tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "limits.sqlite3")
    settings = replace(quick, database=database, talk_limit=Limits(2, 1e-6))
    with (
        running(settings) as address,
        Visitor(address) as host,
        host.sit(str(host.make("me", "bot:random")["id"])) as live,
    ):
        assert live.ask("say-phrase", phrase="hello")["type"] == "done"
        assert live.ask("say", text="hello")["type"] == "done"
        assert live.ask("say-phrase", phrase="sorry")["rule"] == "server:too-fast"
        assert live.ask("say", text="sorry")["rule"] == "server:too-fast"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_phrase_has_its_words(lang: str) -> None:
    resource = FluentParser().parse((locales() / lang / "web.ftl").read_text("utf-8"))
    keys = {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}
    assert {key for key in keys if key.startswith("web-phrase-")} == {
        phrase_key(phrase) for phrase in get_args(Phrase)
    }
