"""The options of a decision, encoded: by far the most of what is sent.

The same actions come up at every table, and what they bring repeats itself within one decision. So
both are encoded once, and an option is put together from the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from kaper import registry
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Decision as KernelDecision
from kaper.kernel.prospects import Prospect as KernelProspect
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.messages import Choice, Form, FormField, Message, Prompt, Prospect, Value

K = TypeVar("K")

_ENCODER = msgspec.json.Encoder()
_NOTHING_BROUGHT = b'"brings":[]}'

# Games have some thousands of actions and fewer prospects; one with forms could have any number.
_KEPT = 20_000


class RenderedDecision(Message, frozen=True):
    """A `Decision` whose options are encoded already."""

    id: int
    seat: int
    prompt: Prompt
    options: msgspec.Raw
    form: Form | None


def rendered_decision(match: Match[State], asked: KernelDecision) -> RenderedDecision:
    return RenderedDecision(
        asked.id,
        asked.seat,
        Prompt(asked.prompt.key, dict(asked.prompt.args)),
        _options(match, asked),
        _form(asked),
    )


def _options(match: Match[State], asked: KernelDecision) -> msgspec.Raw:
    state, choice = match.state, _wordings(match.game.id).choice
    brought = state.stack[-1].bring(state, asked.seat, asked.options)
    told = [choice(action, brings) for action, brings in zip(asked.options, brought, strict=True)]
    return msgspec.Raw(b"[%b]" % b",".join(told))


def _form(asked: KernelDecision) -> Form | None:
    form = asked.form
    if form is None:
        return None
    return Form(
        form.verb,
        [FormField(f.name, [*f.choices], f.least, f.most, [*f.suggested]) for f in form.fields],
    )


class Wordings:
    """What was encoded of the options of one game."""

    def __init__(self, game: str) -> None:
        self._game = game
        # Of each action, all but what it brings; and what any of them may bring.
        self._heads: dict[str, bytes] = {}
        self._brought: dict[tuple[KernelProspect, ...], bytes] = {(): _NOTHING_BROUGHT}

    def choice(self, action: Action, brings: Sequence[KernelProspect]) -> bytes:
        """An option and where it leads, encoded."""
        found = tuple(brings)
        head = self._heads.get(action.text) or self._head(action)
        return head + (self._brought.get(found) or self._tail(found))

    def _head(self, action: Action) -> bytes:
        whole = _ENCODER.encode(plain_choice(self._game, action))
        return _kept(self._heads, action.text, whole.removesuffix(_NOTHING_BROUGHT))

    def _tail(self, brings: tuple[KernelProspect, ...]) -> bytes:
        told = [prospect(self._game, each) for each in brings]
        return _kept(self._brought, brings, b'"brings":%b}' % _ENCODER.encode(told))


_known: dict[str, Wordings] = {}


def _wordings(game: str) -> Wordings:
    if game not in _known:
        _known[game] = Wordings(game)
    return _known[game]


def _kept(known: dict[K, bytes], key: K, encoded: bytes) -> bytes:
    if len(known) >= _KEPT:
        known.clear()
    known[key] = encoded
    return encoded


def plain_choice(game: str, action: Action) -> Choice:
    """An action in words to be put together, without what it brings."""
    parameters = registry.game(game).grammar.verbs[action.verb].parameters
    args = dict(zip(parameters, action.args, strict=True))
    return Choice(action.text, action.verb, args, [])


def prospect(game: str, told: KernelProspect) -> Prospect:
    args = {name: value_of(value) for name, value in told.args.items()}
    return Prospect(told.kind, told.name, f"{game}-brings-{told.name}", args)


def value_of(value: object) -> Value:
    """What a message can carry of it."""
    if isinstance(value, (tuple, list)):
        return [str(item) for item in value]
    return value if isinstance(value, (int, str)) else str(value)
