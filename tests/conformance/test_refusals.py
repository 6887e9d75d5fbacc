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

REFUSED = 300
TRIED = 4  # at each decision


def _tries(match: Match[State], random: Random) -> list[Action]:
    """Actions of any verb, as they were made in this game or before."""
    made = [verb.made() for verb in match.game.grammar.verbs.values()]
    return [random.choice(actions) for actions in random.choices(made, k=TRIED) if actions]


def _refused(game: str, random: Random) -> list[tuple[Match[State], int, Action, Refusal]]:
    found: list[tuple[Match[State], int, Action, Refusal]] = []
    rules = registry.game(game)
    while len(found) < REFUSED:
        match = Match.begin(rules, random.choice(rules.seats), random.getrandbits(32), {})
        for _ in range(400):
            if match.over:
                break
            for action in _tries(match, random):
                seat = random.randrange(match.seats)
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
    for match, seat, action, refusal in _refused(game, random):
        told = f"{action} of p{seat}: {refusal}"
        assert find_rule(refusal.rule).en, told
        for text in texts:
            assert text.refusal(refusal).endswith((".", "!")), told
        _check_facts(refusal, told)
        # The facts are such as the seat knows, so they are the same in every sample of its own.
        sample = match.sample(seat, random.getrandbits(32))
        assert sample.refusal(seat, action) == refusal, told


def _check_facts(refusal: Refusal, told: str) -> None:
    have, need = refusal.args.get("have"), refusal.args.get("need")
    if isinstance(have, int) and isinstance(need, int) and not refusal.fact.endswith("-steps"):
        assert have != need, told
    cost = refusal.args.get("cost")
    if isinstance(have, int) and isinstance(cost, int):
        assert have < cost, told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_verb_can_follow_you_may(game: str, lang: str) -> None:
    bundle = Text(game, lang)
    for verb in registry.game(game).grammar.verbs:
        assert any(bundle.has(f"{home}-verb-{verb}") for home in (game, "kernel")), verb
