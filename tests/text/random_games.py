"""What random games of each kind come to."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from random import Random

import kaper
from kaper import registry
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Decision, Prompt
from kaper.kernel.events import Event
from kaper.kernel.state import State
from kaper.match import Match

GAMES_PLAYED = 200
# Trying wrong actions costs more than playing, and so many games meet nearly every refusal.
GAMES_PROBED = 60
# Long games meet in fewer of them what can happen.
DECISIONS_PLAYED = 20_000
# At random some games never end.
LONGEST = 2_000
DECISIONS_PROBED = 4_000


@dataclass
class Seen:
    """What random games of one kind came to, each thing once."""

    events: set[Event] = field(default_factory=set)
    hidden: set[Event] = field(default_factory=set)
    prompts: set[Prompt] = field(default_factory=set)
    actions: set[Action] = field(default_factory=set)
    texts: dict[str, list[str]] = field(default_factory=dict)
    reasons: set[str] = field(default_factory=set)
    decisions: int = 0

    def add(self, decision: Decision) -> None:
        self.decisions += 1
        self.prompts.add(decision.prompt)
        for action in decision.options:
            if action not in self.actions:
                self.actions.add(action)
                self.texts.setdefault(action.verb, []).append(action.text)


@cache
def seen(game: str) -> Seen:
    found = Seen()
    for number in range(GAMES_PLAYED):
        if found.decisions < DECISIONS_PLAYED:
            play_one(game, number, found)
    return found


def play_one(game: str, number: int, found: Seen) -> None:
    rng = Random(number)
    rules = registry.game(game)
    options = {option.name: rng.choice(option.values) for option in rules.options}
    seats = rules.seats[number % len(rules.seats)]
    match = kaper.new(game, seats=seats, seed=number, options=options)
    for _ in range(LONGEST):
        if match.over:
            break
        pending = match.pending()
        for decision in pending.values():
            found.add(decision)
        if number < GAMES_PROBED and found.decisions < DECISIONS_PROBED:
            probe(match, rng, found)
        seat = rng.choice(sorted(pending))
        match.play(seat, rng.choice(pending[seat].options))
        if rng.random() < 0.05 and match.can_undo(seat):
            match.undo(seat)
    probe(match, rng, found)
    found.events.update(match.events)
    for viewer in (None, *range(seats)):
        found.hidden.update(match.redacted(viewer))


def probe(match: Match[State], rng: Random, found: Seen) -> None:
    """Try wrong things: actions of other moments, the same with a slip, and nonsense."""
    pending = match.pending()
    verbs = sorted(found.texts)
    tries = [rng.choice(verbs), f"{rng.choice(verbs)} 9"]
    for verb in verbs:
        text, other = rng.choices(found.texts[verb], k=2)
        tries += [text, slip(text, other, rng)]
    for decision in pending.values():
        texts = [action.text for action in decision.options]
        tries += [slip(rng.choice(texts), rng.choice(texts), rng) for _ in range(6)]
    parsed = map(match.game.grammar.parse, dict.fromkeys(tries))
    actions = [action for action in parsed if action is not None]
    # What is no action is refused alike, whoever tries it.
    answers = [match.why_not(0, "?")]
    for seat in range(match.seats):
        # And so is any action of a seat that is not asked.
        tried = actions if seat in pending else actions[:1]
        answers += [match.why_not(seat, action) for action in tried]
        answers += [match.why_no_undo(seat, count) for count in (1, 2)]
    found.reasons.update(reason for reason in answers if reason is not None)


def slip(text: str, other: str, rng: Random) -> str:
    """A text with one of its pieces taken from another, or doubled."""
    pieces = re.split(r"([ ,=-])", text)
    place = rng.randrange(0, len(pieces), 2)
    pieces[place] = rng.choice([*re.split(r"[ ,=-]", other), *pieces[::2]])
    return "".join(pieces)
