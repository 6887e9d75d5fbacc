"""What is asked on the way through a scene: whom, with which details, and with what choice."""

from __future__ import annotations

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
