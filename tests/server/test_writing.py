"""What people write stays within its line, in any language."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from kaper.server.settings import Settings, sqlite_url
from kaper.server.writing import MOST_MARKS, legible
from kaper.testing.visitors import Visitor, running

PILE = "\u0300\u0316" * 50


@pytest.mark.parametrize(
    "text",
    [
        "Zażółć gęślą jaźń",
        unicodedata.normalize("NFD", "Zażółć gęślą jaźń"),
        unicodedata.normalize("NFD", "Việt ngữ, Ǭ, ṩ"),
        "בְּרֵאשִׁ֖ית",
        "السَّلَامُ عَلَيْكُمْ",
        "क्षत्रिय हिन्दी",
        "น้ำผึ้ง ที่นี่",
        "한국어",
        "1\ufe0f\u20e3 ❤\ufe0f",
    ],
)
def test_languages_are_left_as_they_are(text: str) -> None:
    assert legible(text) == text


def test_no_letter_carries_a_pile() -> None:
    assert legible(f"a{PILE}b{PILE}") == "a\u0300\u0316\u0300\u0316b\u0300\u0316\u0300\u0316"
    assert len(legible("ก" + "\u0e47" * 60)) == 1 + MOST_MARKS
    assert legible(f"{PILE}a") == "a"
    assert legible(PILE) == ""


def test_talk_and_names_carry_none(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"))
    with running(settings) as server, Visitor(server) as host:
        seats = [{"kind": "me", "name": f"Ż{PILE}"}, {"kind": "open"}]
        made = host.post("/api/tables", {"game": "martinique", "seats": seats, "options": {}})
        with host.sit(str(made["id"])) as live:
            assert live.ask("say", text=f"ahoj{PILE}")["type"] == "done"
            assert live.ask("say", text=PILE)["rule"] == "server:talk-length"
            live.until(lambda: bool(live.lines))
            assert len(str(live.seats("name")[0])) == 1 + MOST_MARKS
            assert len(str(live.lines[0]["text"])) == 4 + MOST_MARKS
