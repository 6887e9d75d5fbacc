"""One table, without sockets and disk; with more than two seats."""

from __future__ import annotations

import json

import pytest

from kaper.server.facts import AnyFact, KeptFact, Place, TableSetup
from kaper.server.refusals import CommandRefused
from kaper.server.renderings import Renderings, viewer_of
from kaper.server.tables import Table

pytestmark = pytest.mark.usefixtures("toys")


def seated(game: str, *persons: str) -> Table:
    places = [
        Place("open") if not name else Place("person", name.title(), "", [name]) for name in persons
    ]
    table = Table(TableSetup("t", game, {}, "seed", persons[0], places, 0.0))
    if table.ready:
        keep(table, table.start())
    return table


def keep(table: Table, fact: AnyFact, *, done: bool = False) -> None:
    table.record(KeptFact(table.sequence + 1, fact, float(table.sequence)), carried_out=done)


def vote(table: Table, seat: int, action: str) -> None:
    person = table.places[seat].owners[0]
    keep(table, table.act(person, seat, table.pending[seat].id, action), done=True)


def asked(table: Table) -> list[int]:
    """Who has still to agree to an undo."""
    return [] if table.request is None else table.request.waiting


def test_sealed_answers_wait_for_those_who_owe_one() -> None:
    table = seated("vote", "ania", "bartek", "celina")
    assert table.waiting() == [0, 1, 2]
    vote(table, 1, "vote p0")
    assert table.waiting() == [0, 2]
    with pytest.raises(CommandRefused, match="server:too-late"):
        table.act("bartek", 1, 1, "vote p2")
    shown = json.loads(Renderings(table, frozenset(), 0).situation(viewer_of(table, None, None), 0))
    assert shown["waiting"] == [0, 2]
    assert shown["decision"] is None


def test_whoever_is_not_asked_may_break_in_until_it_is_too_late() -> None:
    table = seated("vote", "ania", "bartek", "celina")
    for seat in range(3):
        vote(table, seat, f"vote p{(seat + 1) % 3}")
    # Ania has to break the tie: nobody waits for the others, who may withdraw.
    assert (table.waiting(), list(table.interruptions)) == ([0], [1, 2])
    offered = {seat: decision.id for seat, decision in table.interruptions.items()}
    with pytest.raises(CommandRefused, match="server:not-your-seat"):
        table.act("ania", 2, offered[2], "withdraw")
    with pytest.raises(CommandRefused, match="server:too-late"):
        table.act("celina", 2, offered[2] + 1, "withdraw")
    with pytest.raises(CommandRefused, match="kernel:not-asked"):
        table.act("celina", 2, offered[2], "break p2")
    keep(table, table.act("celina", 2, offered[2], "withdraw"), done=True)
    assert (table.waiting(), list(table.interruptions)) == ([0], [1])
    # Nothing was learned by it: she may take it back, and nobody has to agree.
    assert (table.undo_kind(0), table.undo_kind(2)) == ("", "own")
    vote(table, 0, "break p1")
    with pytest.raises(CommandRefused, match="server:too-late"):
        table.act("bartek", 1, offered[1], "withdraw")


def test_where_more_than_two_play_a_bot_takes_over() -> None:
    table = seated("vote", "ania", "bartek", "celina")
    keep(table, table.resign("bartek", 1))
    assert [place.kind for place in table.places] == ["person", "bot", "person"]
    assert not table.over
    assert not table.owns("bartek", 1)
    with pytest.raises(CommandRefused, match="server:seat-taken"):
        table.join("bartek", "Bartek", 1, member=True)


def test_every_event_has_its_time() -> None:
    """`keep` lets a second pass with every fact."""

    def told() -> list[int]:
        viewer = viewer_of(table, "ania", 0)
        shown = json.loads(Renderings(table, frozenset(), 0).situation(viewer, 0))
        return [event["at"] for event in shown["happenings"]]

    table = seated("martinique", "ania", "bartek")
    began = told()
    assert set(began) <= {0}
    keep(table, table.act("ania", 0, table.pending[0].id, "enter a1"), done=True)
    entered = told()[len(began) :]
    assert entered
    assert set(entered) == {1}
    keep(table, table.take_back("ania", 0))
    assert told() == [*began, 2]
    assert len(table.times) == table.events


def test_everybody_else_has_to_agree_to_an_undo() -> None:
    table = seated("vote", "ania", "bartek", "celina")
    for seat, action in enumerate(("vote p1", "vote p0")):
        vote(table, seat, action)
    assert (table.undo_kind(0), table.undo_kind(1), table.undo_kind(2)) == ("consent", "own", "")
    fact = table.take_back("ania", 0)
    keep(table, fact)
    assert asked(table) == [1, 2]
    keep(table, table.answer("bartek", 1, True))
    assert asked(table) == [2]
    with pytest.raises(CommandRefused, match="server:not-asked"):
        table.answer("bartek", 1, True)
    keep(table, table.answer("celina", 2, True))
    assert asked(table) == []
    assert table.waiting() == [0, 1, 2]


def test_a_bot_that_takes_over_agrees_to_an_undo() -> None:
    table = seated("vote", "ania", "bartek", "celina")
    for seat, action in enumerate(("vote p1", "vote p0")):
        vote(table, seat, action)
    keep(table, table.take_back("ania", 0))
    keep(table, table.answer("bartek", 1, True))
    keep(table, table.seat_bot("ania", 2, "random", away=True))
    assert table.request is None
    assert table.waiting() == [0, 1, 2]


def test_nobody_undoes_what_somebody_learned() -> None:
    table = seated("vote", "ania", "bartek", "celina")
    for seat, action in enumerate(("vote p1", "vote p0", "vote p0")):
        vote(table, seat, action)
    assert table.undo_kind(2) == ""
    with pytest.raises(CommandRefused, match="kernel:undo-learned"):
        table.take_back("celina", 2)


def test_a_waiting_table_has_no_situation_yet() -> None:
    table = seated("vote", "ania", "", "celina")
    assert table.status == "waiting"
    renderings = Renderings(table, frozenset({0}), 2)
    shown = json.loads(renderings.situation(viewer_of(table, "ania", 0), 0))
    assert (shown["view"], shown["decision"], shown["undo"]) == (None, None, [])
    assert shown["table"]["watchers"] == 2
    joined = table.join("bartek", "Bartek", None, member=True)
    assert joined is not None
    keep(table, joined)
    assert table.ready
    with pytest.raises(CommandRefused, match="server:seat-taken"):
        table.join("darek", "Darek", None, member=True)


def test_a_form_is_told_with_its_fields() -> None:
    table = seated("deal", "ania", "bartek", "celina")
    for _ in range(20):
        for seat in table.waiting():
            asked = table.pending[seat]
            if asked.form is not None:
                viewer = viewer_of(table, table.places[seat].owners[0], seat)
                shown = json.loads(Renderings(table, frozenset(), 0).situation(viewer, 0))
                form = shown["decision"]["form"]
                assert form["verb"] == asked.form.verb
                assert [field["name"] for field in form["fields"]] == [
                    field.name for field in asked.form.fields
                ]
                return
            vote(table, seat, asked.options[0].text)
    pytest.fail("no form was asked")


def test_a_rematch_begins_with_the_next_seat() -> None:
    table = seated("martinique", "ania", "bartek")
    keep(table, table.resign("bartek", 1))
    places = table.rematch("ania")
    assert [place.owners for place in places] == [["bartek"], ["ania"]]
    with pytest.raises(CommandRefused, match="server:not-seated"):
        table.rematch("celina")
