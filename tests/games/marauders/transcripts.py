"""Scenes written down: what is asked after each action, and what the log tells."""

from __future__ import annotations

import re
from dataclasses import fields

from kaper.kernel.events import Event
from kaper.testing.scenario import Scenario


def asked(s: Scenario) -> str:
    """The question: the seat, the end of the prompt's key with its details, and the options."""
    ((seat, decision),) = s.match.pending().items()
    details = [f"{key}={value}" for key, value in decision.prompt.args if key != "done"]
    words = [decision.prompt.key.removeprefix("marauders-prompt-"), *details]
    return f"p{seat} {' '.join(words)}: {' | '.join(s.options(seat))}"


def walk(s: Scenario, *lines: str) -> list[str]:
    """The question after each of these actions."""
    return [asked(s.play(line)) for line in lines]


def told(s: Scenario) -> list[str]:
    """The events of the last actions, with all that they tell."""
    return [line(event) for event in s.events]


def line(event: Event) -> str:
    words = [re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()]
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "seat" and isinstance(value, int):
            words.append(f"p{value}")
        else:
            shown = ",".join(map(str, value)) if isinstance(value, tuple) else value
            words.append(f"{field.name}={shown}")
    return " ".join(words)
