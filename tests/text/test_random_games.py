"""Whatever random games come to, and whatever they refuse, is told in both languages."""

from __future__ import annotations

from itertools import product

import pytest

from kaper import registry
from kaper.text import LANGUAGES, Text
from tests.text.lines import assert_clean, assert_sentence, speakers
from tests.text.random_games import seen
from tests.text.source_code import reasons_in_code


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_event_renders_for_every_viewer(game: str, lang: str) -> None:
    found = seen(game)
    assert found.events <= found.hidden, "some event reaches nobody in full"
    for text, event in product(speakers(game, lang), found.hidden):
        assert_sentence(text.event(event))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_prompt_renders(game: str, lang: str) -> None:
    for text, prompt in product(speakers(game, lang), seen(game).prompts):
        assert_sentence(text.prompt(prompt))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_button_renders(game: str, lang: str) -> None:
    for text, action in product(speakers(game, lang), seen(game).actions):
        label = text.action(action)
        assert_clean(label)
        assert not label.endswith("."), label


@pytest.mark.parametrize("game", registry.games())
def test_reasons_given_in_random_games_are_in_the_ledger(game: str) -> None:
    reasons = seen(game).reasons
    by_game = {reason for reason in reasons if reason.startswith(f"{game}:")}
    # A reason that the code does not spell out would escape the test above.
    assert by_game <= reasons_in_code(game)
    assert len(by_game) > len(reasons_in_code(game)) // 2, "the random tries are too tame"
    for reason, lang in product(reasons, LANGUAGES):
        assert_sentence(Text(game, lang).rule(reason))
