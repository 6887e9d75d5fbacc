"""What all may know a player is asked."""

from __future__ import annotations

_QUESTIONS: dict[str, tuple[str, ...]] = {
    "enter": ("enter",),
    "move": ("enter-or-move", "move"),
    "turn-up": ("turn-up",),
    "bonus": ("bonus",),
    "load": ("load", "load-with-jokers"),
    "stool": ("take-stool",),
    "dig": ("dig",),
}
TOPICS = {question: topic for topic, questions in _QUESTIONS.items() for question in questions}
