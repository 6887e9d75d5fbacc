"""A hint in words, as the terminal tells it."""

from __future__ import annotations

from collections.abc import Iterator

from kaper.bots.advice import Advice, Step
from kaper.text import Text, Value


def hint_lines(advice: Advice, text: Text) -> Iterator[str]:
    """What to do and why, how sure that is, what is next best, and the rest of the turn."""
    step, *rest = advice.steps
    best = step.best
    yield f"{text.action(best.action)}: {'; '.join(_reasons(step, text))}."
    yield text.message(f"kernel-ui-hint-{step.sure}", {"percent": round(100 * best.worth)})
    for other in step.others:
        gap = max(0, round(1000 * best.worth) - round(1000 * other.worth))
        whole, tenths = divmod(gap, 10)
        args: dict[str, Value] = {
            "action": text.action(other.action),
            "gap": gap,
            "whole": whole,
            "tenths": tenths,
        }
        yield text.message("kernel-ui-hint-next", args)
    if rest:
        planned = "; ".join(text.action(later.best.action) for later in rest)
        yield f"{text.message('kernel-ui-hint-then')}: {planned}."
    if advice.open:
        yield text.message("kernel-ui-hint-open")


def _reasons(step: Step, text: Text) -> list[str]:
    told = [text.prospect(reason) for reason in step.reasons]
    if all(reason.kind == "note" for reason in step.reasons):
        searched = {"options": step.options, "passes": step.best.passes}
        told.append(text.message("kernel-ui-hint-by-search", searched))
    return told
