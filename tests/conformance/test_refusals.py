"""Whatever is refused is refused by a rule, with facts that hold, in words of both languages."""

from __future__ import annotations

from random import Random

import pytest

from kaper import registry
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.deeds import Refusal
from kaper.kernel.state import State
from kaper.match import Match
from kaper.text import LANGUAGES, Text, find_rule
from tests.conformance.facts import CHECKS, Claim

REFUSED = 300
TRIED = 4  # at each decision
# How many of a hundred refusals tell what the view can confirm.
CONFIRMED = 70


def _tries(match: Match[State], random: Random) -> list[tuple[int, Action]]:
    """Actions as they were made in this game or before: by anybody of any verb, and by whoever is
    asked, of those that the question knows."""
    asked = random.choice(driver.waiting(match.state))
    known = [deed.verb for deed in match.state.stack[-1].deeds()]
    verbs = [*match.game.grammar.verbs.values()]
    who = [(random.randrange(match.seats), verb) for verb in random.choices(verbs, k=TRIED // 2)]
    who += [(asked, verb) for verb in random.choices(known, k=TRIED)]
    return [(seat, random.choice(made)) for seat, verb in who if (made := verb.made())]


def _refused(game: str, random: Random) -> list[tuple[Match[State], int, Action, Refusal]]:
    found: list[tuple[Match[State], int, Action, Refusal]] = []
    rules = registry.game(game)
    while len(found) < REFUSED:
        match = Match.begin(rules, random.choice(rules.seats), random.getrandbits(32), {})
        for _ in range(400):
            if match.over:
                break
            for seat, action in _tries(match, random):
                refusal = match.refusal(seat, action)
                if refusal is not None and random.random() < 0.2:
                    found.append((match.clone(), seat, action, refusal))
            seat = random.choice(driver.waiting(match.state))
            match.play(seat, random.choice(driver.options(match.state, seat)))
    return found


@pytest.mark.parametrize("game", registry.games())
def test_a_refusal_names_a_rule_and_facts_that_hold(game: str) -> None:
    random = Random(game)
    texts = [Text(game, lang) for lang in LANGUAGES]
    refused, confirmed = _refused(game, random), 0
    for match, seat, action, refusal in refused:
        told = f"{action} of p{seat}: {refusal}"
        assert find_rule(refusal.rule).en, told
        for text in texts:
            assert text.refusal(refusal).endswith((".", "!")), told
        _check_numbers(refusal, told)
        if refusal.fact in CHECKS:
            assert CHECKS[refusal.fact](Claim(match, seat, action, refusal.args)), told
            confirmed += 1
        # The facts are such as the seat knows, so they are the same in every sample of its own.
        sample = match.sample(seat, random.getrandbits(32))
        assert sample.refusal(seat, action) == refusal, told
    assert confirmed * 100 >= CONFIRMED * len(refused), confirmed


def _check_numbers(refusal: Refusal, told: str) -> None:
    have, need, cost = (refusal.args.get(name) for name in ("have", "need", "cost"))
    if isinstance(have, int) and isinstance(need, int):
        assert have != need, told
    if isinstance(have, int) and isinstance(cost, int):
        assert have < cost, told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_verb_can_follow_you_may(game: str, lang: str) -> None:
    bundle = Text(game, lang)
    for verb in registry.game(game).grammar.verbs:
        assert any(bundle.has(f"{home}-verb-{verb}") for home in (game, "kernel")), verb
