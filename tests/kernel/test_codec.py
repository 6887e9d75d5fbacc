from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaper.kernel.actions import Grammar, Verb
from kaper.kernel.codec import Codec, digest, encode, encode_fields
from kaper.kernel.state import State

SAY = Verb("say", "word")


@dataclass(frozen=True, slots=True)
class Pair:
    b: object
    other: object = None


CODEC = Codec((Pair,), Grammar(SAY))

_keys = st.sampled_from(["a", "()", "{}", "b", "!", "$"]) | st.text(max_size=3)
_leaves = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.binary(max_size=4).map(bytearray)
    | st.sampled_from(["boo", "ahoy"]).map(SAY)
)
values = st.recursive(
    _leaves,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(_keys, inner, max_size=3)
        | st.dictionaries(st.integers(0, 9) | _keys, inner, max_size=3)
        | st.builds(Pair, inner, inner)
    ),
    max_leaves=12,
)


@given(values)
def test_every_value_comes_back_from_json(value: object) -> None:
    back = CODEC.decode(json.loads(json.dumps(encode(value))))
    assert back == value
    assert type(back) is type(value)


@pytest.mark.parametrize("value", [1.5, {1, 2}, object(), b"fixed", range(3)])
def test_what_is_no_plain_data_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="cannot stand in a state"):
        encode(value)


@pytest.mark.parametrize(
    "data", [{"$": "Unknown"}, {"!": "shout boo"}, {"{}": [1]}, {"{}": [[1, 2, 3]]}]
)
def test_foreign_data_is_refused(data: dict[str, int]) -> None:
    with pytest.raises(TypeError):
        CODEC.decode(json.loads(json.dumps(data)))


def test_fields_are_read_from_an_object() -> None:
    with pytest.raises(TypeError, match="JSON object"):
        CODEC.decode_fields([])
    with pytest.raises(TypeError, match="is no record"):
        encode_fields(3)


def test_the_digest_is_of_the_position_and_not_of_the_generator() -> None:
    position = digest(State(2, [], 1, None))
    assert digest(State(2, [], 99, None)) == position
    assert digest(State(3, [], 1, None)) != position
