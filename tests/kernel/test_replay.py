"""Replaying, verifying the seed, and going on with a saved match."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kaper
from kaper import registry
from kaper.kernel.chance import ScriptedFeed
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadRecord
from kaper.match import Match
from kaper.replay import verify_seed
from kaper.testing.strategies import matches, moves
from kaper.testing.toys import TOYS, register_toys
from kaper.testing.toys.deck import DeckGame

pytestmark = pytest.mark.usefixtures("toys")


@settings(max_examples=30)
@given(st.data(), st.sampled_from(TOYS))
def test_a_saved_match_goes_on_as_the_one_that_was_not(data: st.DataObject, toy: str) -> None:
    with registry.only_for_now():
        register_toys()
        match = data.draw(matches(registry.game(toy)))
        saved: dict[str, Json] = json.loads(json.dumps(match.to_json()))
        loaded = kaper.load(saved)
        assert loaded.digest() == match.digest()
        assert {s: d.id for s, d in loaded.pending().items()} == {
            s: d.id for s, d in match.pending().items()
        }
        if not match.over:
            seat, action = data.draw(moves(match))
            match.play(seat, action)
            loaded.play(seat, action.text)
            assert loaded.record() == match.record()
            assert loaded.state == match.state


def test_the_seed_gives_every_outcome_of_an_honest_record() -> None:
    match = Match.begin(DeckGame(), 2, "open", {})
    match.play(0, "draw")
    match.play(1, "scout")
    match.play(1, "under")
    verify_seed(match.record())


def test_a_touched_draw_is_found() -> None:
    """The record follows the rules and its checks fit, but somebody drew what they liked."""
    honest = Match.begin(DeckGame(), 2, 5, {})
    held = honest.state.deck.segments[0].items
    honest.play(0, "draw")
    drawn = honest.state.hands[0].items[0]
    names = honest.state.item_names("deck")
    other = next(names[card] for card in held if card != drawn)
    touched = Match.begin(DeckGame(), 2, 5, {})
    touched.play(0, "draw", ScriptedFeed({"deck": [other]}))
    kaper.replay(touched.record())
    with pytest.raises(BadRecord, match="the seed gives another outcome of chance") as caught:
        verify_seed(touched.record())
    drawn_line = touched.record().splitlines()[caught.value.line - 1]
    assert drawn_line.startswith("p0 draw")


def test_a_touched_set_up_is_found() -> None:
    touched = Match.begin(DeckGame(), 2, 5, {}, feed=ScriptedFeed({"deck": ["1a", "2a", "3a"]}))
    kaper.replay(touched.record())
    with pytest.raises(BadRecord, match="the seed gives another set-up"):
        verify_seed(touched.record())


def test_undone_actions_are_verified_as_well() -> None:
    match = Match.begin(registry.game("vote"), 3, 1, {})
    match.play(0, "vote p1")
    match.undo(0)
    match.play(0, "vote p2")
    verify_seed(match.record())


@pytest.mark.parametrize(
    ("key", "problem"),
    [("record", "has no record"), ("ids", "has no decision ids"), ("events", "has no events")],
)
def test_a_save_with_a_part_missing_is_refused(key: str, problem: str) -> None:
    saved = Match.begin(DeckGame(), 2, 1, {}).to_json()
    with pytest.raises(BadRecord, match=problem):
        kaper.load({**saved, "digest": "", key: None})
