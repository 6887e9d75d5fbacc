"""Words of components: what they take, and how a misspelt one is told."""

from __future__ import annotations

import pytest

from kaper.kernel.errors import BadSetup
from kaper.kernel.vocabulary import BadWord, Spelling, number, one_of, read_field, read_word

GOODS = {"rum": 1, "fish": 2}
WORDS: dict[str, Spelling[tuple[str, int, int]]] = {
    "sail": Spelling(0, lambda args: ("sail", 0, 0)),
    "sell": Spelling(2, lambda args: ("sell", one_of(args[0], GOODS), number(args[1]))),
}


@pytest.mark.parametrize(
    ("text", "meaning"),
    [("sail", ("sail", 0, 0)), ("sell fish 3", ("sell", 2, 3)), (" sell  rum 0 ", ("sell", 1, 0))],
)
def test_a_word_means_something_with_its_arguments(
    text: str, meaning: tuple[str, int, int]
) -> None:
    assert read_word(text, WORDS) == meaning


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("sial", "unknown word 'sial'; the words are sail, sell"),
        ("", "unknown word ''"),
        ("sail 1", "sail takes 0 arguments, not 1"),
        ("sell rum", "sell takes 2 arguments, not 1"),
        ("sell tar 1", "sell takes one of rum, fish, not 'tar'"),
        ("sell rum -1", "sell takes a number, not '-1'"),
        ("sell rum many", "sell takes a number, not 'many'"),
    ],
)
def test_a_misspelt_word_is_told(text: str, fault: str) -> None:
    with pytest.raises(BadWord, match=fault):
        read_word(text, WORDS)
    with pytest.raises(BadSetup, match=f"^card parley: effect: {fault}"):
        read_field("card parley: effect", text, lambda text: read_word(text, WORDS))
