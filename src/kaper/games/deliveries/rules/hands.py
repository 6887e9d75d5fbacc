"""What forbids a card: refusals that several deeds share."""

from __future__ import annotations

from kaper.kernel.deeds import Refusal


def no_such_card(name: str) -> Refusal:
    return Refusal("components.cards", card=name)


def not_held(rule: str, *names: str) -> Refusal:
    return Refusal(rule, "not-held", card=names)
