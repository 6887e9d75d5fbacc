"""Ready phrases: whoever reads one does so in the own language."""

from __future__ import annotations

from typing import Literal

Phrase = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "well-played",
    "thanks",
    "sorry",
    "good-game",
]


def phrase_key(phrase: Phrase) -> str:
    """The key of its message."""
    return f"web-phrase-{phrase}"
