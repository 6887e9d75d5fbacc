"""What an option is said to lead to has words, and hangs on nothing that its seat cannot know."""

from __future__ import annotations

from random import Random

import pytest

from kaper import registry
from kaper.kernel import driver
from kaper.match import Match
from kaper.text import LANGUAGES, Text

DECISIONS = 300


@pytest.mark.parametrize("game", registry.games())
def test_prospects_have_words_and_tell_no_secret(game: str) -> None:
    random = Random(game)
    rules = registry.game(game)
    texts = [Text(game, lang) for lang in LANGUAGES]
    match = Match.begin(rules, random.choice(rules.seats), 1, {})
    for _ in range(DECISIONS):
        if match.over:
            match = Match.begin(rules, random.choice(rules.seats), random.getrandbits(32), {})
        seat = random.choice(driver.waiting(match.state))
        options = driver.options(match.state, seat)
        action = random.choice(options)
        prospects = match.brings(seat, action)
        for prospect in prospects:
            for text in texts:
                assert text.prospect(prospect)
        sample = match.sample(seat, random.getrandbits(32))
        assert sample.brings(seat, action) == prospects, f"{action} of p{seat}"
        match.play(seat, action)
