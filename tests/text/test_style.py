"""Typography, and one name for one thing, in messages, voyages, books and on components."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from itertools import product

import pytest

from kaper import registry
from kaper.text import LANGUAGES, files_of, locales
from tests.text.messages import FILES, INTERFACES

TYPOGRAPHY = {
    r"\w'\w": "a straight apostrophe",
    r"\} %|\d %": "a blank before a percent sign",
    r" …|\.\.\.": "an ellipsis of dots, or one with a blank before it",
    r"(?:^|[ (])-(?:\d|\{)": "a hyphen for a minus",
}

# What was once called by two names, and the name that it kept.
TERMS = {
    ("martinique", "en"): {r"\bturn(?:s|ed)? up\b": "reveal", r"\bentered\b": "landed"},
    ("martinique", "pl"): {"krzesł": "stołek", r"żeton\w* map\b": "żeton mapy"},
    ("deliveries", "en"): {r"Discard it on your turn": "play an event"},
    ("deliveries", "pl"): {
        r"\bnająć": "wynająć",
        "rywal": "przeciwnik",
        r"\bkolej(?:k\w+|ce|ek)\b": "tura",
    },
    ("jolly-roger", "en"): {r"\bturn(?:s|ed)? up\b": "reveal"},
    ("jolly-roger", "pl"): {r"Por\w+ piratów": "Zatoka piratów", "wznie[cć]": "wszcząć"},
    ("maracaibo", "en"): {r"\bturned up\b": "revealed", "from afar": "from anywhere"},
    ("maracaibo", "pl"): {
        "[Ll]okacj": "miejsce",
        "odkrywc": "poszukiwacz",
        "żeton": "kafelek",
        r"plansz[aęy] okrętu": "planszetka okrętu",
        "o wartości": "do N pól",
        r"\bkaf(?:el|la|le|li)\b": "galion",
    },
    ("marauders", "en"): {r"\b[Ff]oe\b": "enemy", "throws? (?:away|out)": "discard"},
    ("marauders", "pl"): {
        r"\b[Ww]r(?:óg|oga|ogowi|ogiem)\b": "przeciwnik",
        r"akcj\w+ Portu": "akcja Port",
    },
}


def told(name: str, lang: str) -> list[str]:
    """The lines of a file of messages without their names, and what else a game says."""
    files = (locales() / lang / f"{file}.ftl" for file in files_of(name))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    lines = [re.sub(r"^[\w-]+ =", "", line) for line in text.splitlines() if line[:1] != "#"]
    if name in registry.games():
        folder = resources.files(f"kaper.games.{name.replace('-', '_')}")
        for file in folder.iterdir():
            if re.match(r"(voyage|book|components.*)\.toml$", file.name):
                lines += sayings(tomllib.loads(file.read_text(encoding="utf-8")), lang)
    return lines


def sayings(part: object, lang: str) -> list[str]:
    if isinstance(part, list):
        return [line for each in part for line in sayings(each, lang)]
    if not isinstance(part, dict):
        return []
    own = [value for key, value in part.items() if key == lang or key.endswith(f"_{lang}")]
    texts = [text for value in own for text in (value if isinstance(value, list) else [value])]
    return [*texts, *sayings(list(part.values()), lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*FILES, *INTERFACES])
def test_typography(name: str, lang: str) -> None:
    for line, (pattern, fault) in product(told(name, lang), TYPOGRAPHY.items()):
        assert not re.search(pattern, line), f"{fault}: {line}"


@pytest.mark.parametrize(("game", "lang"), TERMS)
def test_one_name_for_one_thing(game: str, lang: str) -> None:
    for line, (pattern, term) in product(told(game, lang), TERMS[game, lang].items()):
        assert not re.search(pattern, line), f"we say “{term}”: {line}"
