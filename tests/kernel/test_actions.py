from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaper.kernel.actions import Action, Grammar, Verb

DEAL = Verb("deal", "partner", "give=", "get=")
WAIT = Verb("wait")
GRAMMAR = Grammar(DEAL, WAIT)
WORDS = st.from_regex(r"[a-z0-9][a-z0-9:,.+_-]{0,8}", fullmatch=True)


@given(WORDS, WORDS | st.just(""), WORDS | st.just(""))
def test_every_action_can_be_read_back_from_its_text(partner: str, give: str, get: str) -> None:
    action = DEAL(partner, give, get)
    parsed = GRAMMAR.parse(str(action))
    assert parsed is action
    assert parsed.args == (partner, give, get)


@given(st.text(max_size=30))
def test_any_text_is_read_as_itself_or_not_at_all(text: str) -> None:
    parsed = GRAMMAR.parse(text)
    assert parsed is None or parsed.text.split() == text.split()


def test_keyed_arguments_may_be_left_out() -> None:
    assert DEAL("p2", "", "rum").text == "deal p2 get=rum"
    assert DEAL("p2", 3, "").text == "deal p2 give=3"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "deal",
        "wait now",
        "deal p2 get=rum give=3",
        "deal p2 give=",
        "deal p2 rum",
        f"deal {'9' * 5000}",
    ],
)
def test_other_words_are_no_action(text: str) -> None:
    assert GRAMMAR.parse(text) is None


def test_the_same_words_are_the_same_object() -> None:
    assert DEAL("p2", 3, "") is DEAL("p2", "3", "")
    wait = WAIT()
    assert GRAMMAR.parse("wait") is wait


def test_reading_unknown_words_keeps_nothing() -> None:
    verb = Verb("say", "word")
    first = verb.parse(["boo"])
    assert first == verb.parse(["boo"])
    assert first is not verb.parse(["boo"])


def test_a_word_that_would_not_read_back_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot stand"):
        DEAL("two words", "", "")
    with pytest.raises(ValueError, match="deal takes partner give get"):
        DEAL("p2")


def test_actions_of_a_games_own_class_come_back_as_such() -> None:
    class Step(Action):
        __slots__ = ("length",)

        def __init__(self, length: int) -> None:
            super().__init__("step", (str(length),), f"step {length}")
            self.length = length

    step = Verb("step", "length")
    step.intern([Step(1), Step(2)])
    parsed = Grammar(step).parse("step 2")
    assert isinstance(parsed, Step)
    assert parsed.length == 2


def test_actions_are_equal_by_text() -> None:
    assert Action("wait", (), "wait") == WAIT()
    assert hash(Action("wait", (), "wait")) == hash(WAIT())
    assert WAIT() != "wait"
    assert repr(WAIT()) == "Action('wait')"
