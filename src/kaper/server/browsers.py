"""What kind of browser somebody comes with, as far as it says so itself."""

from __future__ import annotations

import msgspec

# What each says of itself; most say that they are others, too, so the order matters.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
_BETWEEN = "/"


class Kind(msgspec.Struct, frozen=True):
    """The names of a browser and of the system it runs on; empty where they are not known."""

    browser: str = ""
    system: str = ""

    def __str__(self) -> str:
        return f"{self.browser}{_BETWEEN}{self.system}"


def kind_of(user_agent: str) -> Kind:
    return Kind(_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent))


def read_kind(text: str) -> Kind:
    """A kind as it is kept."""
    browser, _, system = text.partition(_BETWEEN)
    return Kind(browser, system)


def _first(known: tuple[tuple[str, str], ...], said: str) -> str:
    return next((name for sign, name in known if sign in said), "")
