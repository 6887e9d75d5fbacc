"""What all may know a player is asked."""

from __future__ import annotations

_QUESTIONS: dict[str, tuple[str, ...]] = {
    "appoint": ("appoint", "reappoint"),
    "recruit": ("recruit",),
    "sail": ("sail",),
    "first-card": ("first-card",),
    "adjust": ("adjust",),
    "pick": ("pick",),
    "share": ("share",),
    "port": ("swap", "sell"),
    "bury": ("bury",),
    "punishment": ("punishment",),
    "punish": ("punish",),
    "post": ("post",),
    "stand-in": ("find-stand-in", "stand-in"),
    "dig-up": ("dig-up",),
    "claim": ("claim",),
    "hand-over": ("hand-over",),
    "kill": ("kill",),
    "press": ("press",),
    "lay-pressed": ("lay-pressed",),
    "discard": ("discard",),
    "extras": ("extras",),
    "assign": ("assign",),
    "rob": ("rob",),
    "bribe": ("bribe",),
}
TOPICS = {question: topic for topic, questions in _QUESTIONS.items() for question in questions}
