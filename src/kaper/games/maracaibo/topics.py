"""What all may know a player is asked."""

from __future__ import annotations

_QUESTIONS: dict[str, tuple[str, ...]] = {
    "keep": ("keep",),
    "sail": ("sail", "sail-on"),
    "pay": ("pay",),
    "acquire": ("improvement", "acquire"),
    "build": ("residence", "build", "retire"),
    "upgrade": ("upgrade",),
    "die": ("die", "aim"),
    "spend": ("spend",),
    "explore": ("explore",),
    "treasure": ("cube", "treasure", "store"),
    "bury": ("bury",),
    "quest": ("quest", "sell-quest"),
    "figurehead": ("figurehead",),
    "tile": ("place-tile", "activate-tile"),
    "next": ("next", "one"),
    "rubies": ("rubies",),
}
TOPICS = {question: topic for topic, questions in _QUESTIONS.items() for question in questions}
