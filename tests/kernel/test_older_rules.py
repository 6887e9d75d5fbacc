"""Records and saved matches of older rules, by toys whose rules change."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

import kaper
from kaper import registry
from kaper.kernel.codec import Json, saved_records
from kaper.kernel.components import Components
from kaper.kernel.errors import BadRecord, BadSetup
from kaper.kernel.game import Option, Options, Result
from kaper.kernel.record import Check
from kaper.match import Match
from kaper.replay import verify_seed
from kaper.testing.toys.vote import VOTE, Crew, VoteGame
from kaper.testing.toys.vote.later import Ballot, RenamedVote, StricterVote, as_saved_at_first

pytestmark = pytest.mark.usefixtures("toys")

VOTES = ("p0 vote p1", "p1 vote p0", "p2 vote p1", "p0 vote p2")


def first_match(moves: Sequence[str] = VOTES) -> Match[Crew]:
    match = Match.begin(VoteGame(), 3, 1, {})
    for move in moves:
        seat, _, action = move.partition(" ")
        match.play(int(seat[1:]), action)
    return match


def finished() -> str:
    ballots = ("p0 vote p1", "p1 vote p0", "p2 vote p1")
    match = first_match(ballots * 3)
    assert match.over
    return match.record()


def saved(match: Match[Crew]) -> dict[str, Json]:
    data: dict[str, Json] = json.loads(json.dumps(match.to_json()))
    return as_saved_at_first(data)


def test_a_record_of_older_rules_is_played_by_the_rules_of_today() -> None:
    text = finished()
    registry.register(RenamedVote())
    match = kaper.replay(text)
    assert match.over
    # It is then a match of these rules, digests and all.
    assert match.header.rules == 2
    assert kaper.replay(match.record()).record() == match.record()
    verify_seed(text)


def test_the_digests_of_older_rules_are_not_compared_but_every_line_is_checked() -> None:
    match = first_match()
    match.entries.append(Check("of a state with other fields"))
    text = match.record()
    with pytest.raises(BadRecord, match="the state is not the one"):
        kaper.replay(text)
    registry.register(RenamedVote())
    assert kaper.replay(text).state == match.state
    with pytest.raises(BadRecord, match="the line was changed"):
        kaper.replay(text.replace("other fields", "more fields"))


def test_an_action_that_is_no_longer_legal_is_named_with_both_rules() -> None:
    text = first_match().record()
    registry.register(StricterVote())
    with pytest.raises(BadRecord) as caught:
        kaper.replay(text)
    assert text.splitlines()[caught.value.line - 1].startswith("p1 vote p0")
    assert "the record was made by rules 1, and these are rules 2" in caught.value.problem
    with pytest.raises(BadRecord, match="made by rules 1"):
        verify_seed(text)


def test_another_result_is_named_with_both_rules() -> None:
    class Otherwise(RenamedVote):
        def result(self, state: Crew) -> Result:
            found = super().result(state)
            return Result(found.scores, found.winners, found.ranking, "acclaimed")

    text = finished()
    registry.register(Otherwise())
    with pytest.raises(
        BadRecord, match=r"not the one that was recorded: .* made by rules 1"
    ) as caught:
        kaper.replay(text)
    assert caught.value.line == len(text.splitlines())


def test_a_record_of_newer_rules_is_refused() -> None:
    registry.register(RenamedVote())
    text = Match.begin(RenamedVote(), 3, 1, {}).record()
    registry.register(VoteGame())
    with pytest.raises(BadRecord, match="made by rules 2 of vote, and these are rules 1"):
        kaper.replay(text)
    with pytest.raises(BadSetup, match="made by rules 2 of vote, and these are rules 1"):
        kaper.load(Match.begin(RenamedVote(), 3, 1, {}).to_json())


def test_a_saved_match_whose_record_can_be_played_keeps_its_history() -> None:
    first = first_match()
    registry.register(RenamedVote())
    match = kaper.load(saved(first))
    assert match.state == first.state
    assert match.can_undo(0)
    match.play(1, "vote p2")
    again = kaper.load(match.to_json())
    assert again.state == match.state


def test_a_saved_match_whose_rules_were_mended_goes_on_from_its_snapshot() -> None:
    first = first_match()
    registry.register(StricterVote())
    match = kaper.load(saved(first))
    assert match.state.stack[-1] == Ballot((0, 1, 2), 2, answers=(VOTE("p2"), None, None))
    with pytest.raises(kaper.IllegalAction):
        match.play(2, "vote p1")
    match.play(2, "vote p0")
    # What is saved from now on needs no upgrade, though its record began by older rules.
    again = kaper.load(json.loads(json.dumps(match.to_json())))
    assert again.header.rules == 1
    assert again.state == match.state


def test_a_position_that_the_rules_no_longer_lead_to_stays_as_everybody_saw_it() -> None:
    class Generous(RenamedVote):
        def begin(self, seats: int, options: Options, components: Components, rng: int) -> Crew:
            state = super().begin(seats, options, components, rng)
            state.terms = [1] * seats
            return state

    first = first_match()
    registry.register(Generous())
    assert kaper.replay(first.record()).state != first.state
    assert kaper.load(saved(first)).state == first.state


def test_what_is_given_to_an_upgrade_is_a_copy() -> None:
    data = saved(first_match())
    before = json.dumps(data)
    registry.register(StricterVote())
    kaper.load(data)
    assert json.dumps(data) == before


def test_events_that_nobody_tells_any_more_are_left_out() -> None:
    first = first_match()
    data = saved(first)
    assert isinstance(data["events"], list)
    data["events"].append({"$": "Toasted", "seat": 1})
    registry.register(StricterVote())
    assert kaper.load(data).events == first.events
    registry.register(VoteGame())
    with pytest.raises(TypeError, match="Toasted"):
        kaper.load({**first.to_json(), "digest": "", "events": data["events"]})


def test_saved_records_are_found_wherever_they_stand() -> None:
    inner: dict[str, Json] = {"$": "Turn", "seat": 1}
    outer: dict[str, Json] = {"$": "Turn", "then": {"()": [inner]}}
    data: Json = {"stack": [outer, {"$": "Other"}], "seats": 2}
    assert list(saved_records(data, "Turn")) == [inner, outer]


class Optional(VoteGame):
    options = (*VoteGame.options, Option("speeches", ("long", "short", "none"), before="none"))


def test_an_option_that_a_record_does_not_name_stands_as_before_it_existed() -> None:
    text, data = finished(), first_match().to_json()
    registry.register(Optional())
    new = kaper.new("vote", 3, 1)
    assert dict(new.header.options) == {"ties": "captain", "speeches": "long"}
    for match in (kaper.replay(text), kaper.load(data)):
        assert dict(match.header.options) == {"ties": "captain", "speeches": "none"}
    assert "option speeches none" in kaper.replay(text).record()
