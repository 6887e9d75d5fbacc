"""What people write: names, and what they say at a table."""

from __future__ import annotations

import unicodedata

# Signs upon one letter: languages need up to three, and more would cover the lines around.
MOST_MARKS = 4


def legible(text: str) -> str:
    """A text without what cannot be seen, and without piles of signs upon its letters."""
    seen, marks = [], MOST_MARKS
    for letter in text:
        if not unicodedata.category(letter).startswith("M"):
            seen.append(letter if letter.isprintable() else " ")
            marks = 0
        elif marks < MOST_MARKS:
            seen.append(letter)
            marks += 1
    return "".join(seen).strip()
