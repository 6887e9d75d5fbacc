"""What all may know a player is asked."""

from __future__ import annotations

_QUESTIONS: dict[str, tuple[str, ...]] = {
    "turn": ("turn",),
    "deliver": ("deliver",),
    "hire": ("hire",),
    "lose": ("lose",),
}
TOPICS = {question: topic for topic, questions in _QUESTIONS.items() for question in questions}
