"""A learner is led through a voyage: by messages, over restarts, and nobody else is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from kaper.kernel.errors import KaperError
from kaper.server import guides
from kaper.server.facts import KeptFact, Proceeded, VoyageLeft
from kaper.server.hub import Hub
from kaper.server.kept import Stored
from kaper.server.rebuild import rebuild, snapshot_of
from kaper.server.refusals import CommandRefused
from kaper.server.settings import Settings, sqlite_url
from kaper.server.tables import Table
from kaper.server.voyages import make_voyage
from kaper.testing.hubs import with_hub
from kaper.testing.journeys import PERSON, Journey, every_way
from kaper.testing.visitors import Live, Object, Visitor, json_list, json_object
from kaper.voyages import voyage

CHAPTER = voyage("martinique")[0]
GUIDED = {"game": "martinique", "chapter": CHAPTER.id}


def set_out(learner: Visitor) -> str:
    made = learner.post("/api/voyages", {**GUIDED, "name": "Ania"})
    assert made["invite"] == ""
    return str(made["id"])


def guide(live: Live) -> Object:
    return json_object(live.now["guide"])


def place(live: Live) -> tuple[object, object]:
    return guide(live)["step"], guide(live)["stage"]


def go_on(live: Live) -> None:
    step, stage = place(live)
    answer = live.ask("proceed", step=step, stage=stage)
    assert answer["type"] == "done", answer
    live.until(lambda: live.now["guide"] is None or place(live) != (step, stage))


def to_the_first_action(live: Live) -> None:
    go_on(live)
    go_on(live)
    assert place(live) == (2, "say")


def test_a_game_tells_of_its_chapters_and_what_they_say(visitor: Callable[[], Visitor]) -> None:
    learner = visitor()
    games = {game["id"]: game for game in learner.http.get("/api/games").json()}
    (lesson,) = games["martinique"]["voyage"]
    assert (lesson["id"], lesson["steps"]) == (CHAPTER.id, len(CHAPTER.steps))
    told = learner.get("/api/voyages/martinique")
    (chapter,) = map(json_object, json_list(told["chapters"]))
    steps = [json_object(step) for step in json_list(chapter["steps"])]
    assert [step["id"] for step in steps] == [step.id for step in CHAPTER.steps]
    assert [step["waits"] for step in steps] == [list(step.waits) for step in CHAPTER.steps]
    assert learner.get("/api/voyages/chess", 404)["error"] == "server:no-such-game"


def test_a_chapter_that_is_not_there_is_refused(visitor: Callable[[], Visitor]) -> None:
    learner = visitor()
    wrong = {"game": "martinique", "chapter": "nowhere"}
    assert learner.post("/api/voyages", wrong, 404)["error"] == "server:no-such-chapter"
    other = {"game": "chess", "chapter": "nowhere"}
    assert learner.post("/api/voyages", other, 404)["error"] == "server:no-such-game"


def test_the_guide_leads_and_rivals_do_what_is_scripted(visitor: Callable[[], Visitor]) -> None:
    learner = visitor()
    with learner.sit(set_out(learner)) as live:
        assert live.seats("name") == ["Ania", "Anna"]
        assert live.log == {}
        to_the_first_action(live)
        live.play("enter a6")
        live.until(lambda: place(live) == (2, "after"))
        assert live.keys() == ["martinique-entered", "martinique-moved", "martinique-loot-taken"]
        go_on(live)
        assert place(live) == (3, "say")
        # What is told again is played again, on a table that shows it already.
        told = [message["happenings"] for message in live.heard if message["type"] == "situation"]
        assert sum(len(json_list(happenings)) for happenings in told) == len(live.log)


def test_a_whole_voyage_ends_and_the_game_goes_on(visitor: Callable[[], Visitor]) -> None:
    learner = visitor()
    left = list(every_way("martinique", CHAPTER.id)[0])
    with learner.sit(set_out(learner)) as live:
        while live.now["guide"] is not None:
            step, stage = place(live)
            if stage == "busy":
                live.read()
            elif stage == "say" and CHAPTER.steps[int(str(step))].waits:
                live.play(left.pop(0))
                live.until(lambda here=(step, stage): place(live) != here)  # type: ignore[misc]
            else:
                go_on(live)
        assert left == []
        live.play(live.options()[0])
        live.until(lambda: live.decision is not None)
        live.play(live.options()[0])
        live.until(lambda: live.over)


def test_another_legal_action_is_kindly_refused(visitor: Callable[[], Visitor]) -> None:
    learner = visitor()
    with learner.sit(set_out(learner)) as live:
        early = live.act("enter a6")
        assert early["rule"] == "server:voyage-otherwise"
        to_the_first_action(live)
        before = live.now
        assert live.act("enter a5")["rule"] == "server:voyage-otherwise"
        # What is against the rules is told by the rule.
        assert str(live.act("move e1-e2")["rule"]).startswith("martinique:")
        assert live.now == before
        assert live.ask("take-back", seat=0)["rule"] == "server:voyage-otherwise"


def test_the_hint_is_what_the_guide_waits_for(visitor: Callable[[], Visitor]) -> None:
    learner = visitor()
    with learner.sit(set_out(learner)) as live:
        assert live.ask("ask-hint", seat=0)["rule"] == "server:not-asked"
        to_the_first_action(live)
        assert live.ask("ask-hint", seat=0)["action"] == "enter a6"


def test_nobody_else_is_led_or_leads(visitor: Callable[[], Visitor]) -> None:
    learner, stranger = visitor(), visitor()
    table = set_out(learner)
    with learner.sit(table) as live, stranger.sit(table) as watching:
        assert watching.now["guide"] is None
        refused = watching.ask("proceed", step=0, stage="say")
        assert refused["rule"] == "server:not-your-seat"
        assert watching.ask("leave-voyage")["rule"] == "server:not-your-seat"
        assert place(live) == (0, "say")


def test_one_goes_on_from_where_one_is(visitor: Callable[[], Visitor]) -> None:
    learner = visitor()
    with learner.sit(set_out(learner)) as live:
        go_on(live)
        assert live.ask("proceed", step=0, stage="say")["rule"] == "server:too-late"
        go_on(live)
        skipping = live.ask("proceed", step=2, stage="say")
        assert skipping["rule"] == "server:voyage-otherwise"


def test_whoever_leaves_plays_on_with_bots(visitor: Callable[[], Visitor]) -> None:
    learner = visitor()
    with learner.sit(set_out(learner)) as live:
        assert live.ask("leave-voyage")["type"] == "done"
        live.until(lambda: live.now["guide"] is None)
        live.play("enter a5")
        told = live.keys
        live.until(lambda: live.decision is not None and "martinique-moved" in told())
        assert live.ask("leave-voyage")["rule"] == "server:too-late"


def test_a_voyage_is_listed_with_where_it_stands(visitor: Callable[[], Visitor]) -> None:
    learner = visitor()
    table = set_out(learner)
    with learner.sit(table) as live:
        go_on(live)
    (mine,) = learner.http.get("/api/tables").json()
    assert mine["id"] == table
    assert mine["guide"] == {**GUIDED, "step": 1, "stage": "say"}


def test_a_finished_voyage_can_be_downloaded_and_watched(visitor: Callable[[], Visitor]) -> None:
    learner = visitor()
    table = set_out(learner)
    with learner.sit(table) as live:
        live.ask("resign", seat=0)
        live.until(lambda: live.over)
        assert live.now["guide"] is None
    record = learner.http.get(f"/api/tables/{table}/record").text
    assert "\narrangement {" in record
    assert learner.post("/api/import", {"record": record})["id"]
    own = Journey("martinique", CHAPTER).match.record().replace('"reserve":1', '"reserve":0')
    assert learner.post("/api/import", {"record": own}, 400)["error"] == "server:bad-input"


# Without a server


def stored(journey: Journey, entries: list[KeptFact], snapshot: str | None = None) -> Stored:
    return Stored(journey.table.setup, entries, snapshot, len(entries) if snapshot else 0)


class Kept(Journey):
    """A journey that keeps what is on disk."""

    def __init__(self) -> None:
        self.facts: list[KeptFact] = []
        super().__init__("martinique", CHAPTER)
        record = self.table.record

        def keep(kept: KeptFact, *, carried_out: bool = False) -> None:
            self.facts.append(kept)
            record(kept, carried_out=carried_out)

        self.facts.append(KeptFact(1, self.table.start(), 0.0))
        self.table.record = keep  # type: ignore[method-assign]


def test_a_table_is_built_anew_at_every_place_of_a_voyage() -> None:
    kept = Kept()
    kept.go(every_way("martinique", CHAPTER.id)[0])
    guided = Table(kept.table.setup)
    for count, entry in enumerate(kept.facts, 1):
        guided.record(entry)
        again, mended = rebuild(stored(kept, kept.facts[:count]))
        assert not mended
        assert again.guide == guided.guide
    assert guided.guide is None


def test_a_script_that_fits_no_longer_lets_the_game_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept()
    kept.go(every_way("martinique", CHAPTER.id)[0][:2])
    steps = tuple(step for step in CHAPTER.steps if step.id != "walk")
    changed = voyage_with(steps=steps)
    monkeypatch.setattr(guides, "script_of", lambda *_: changed)
    again, mended = rebuild(stored(kept, kept.facts))
    assert (again.guide, mended) == (None, False)
    assert again.match is not None
    assert again.match.digest() == kept.match.digest()


def test_a_chapter_that_begins_elsewhere_now_leads_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept()
    monkeypatch.setattr(guides, "script_of", lambda *_: voyage_with(arrangement="{}"))
    assert rebuild(stored(kept, kept.facts))[0].guide is None
    monkeypatch.setattr(guides, "script_of", lambda *_: None)
    assert rebuild(stored(kept, kept.facts))[0].guide is None


def voyage_with(**changes: object) -> object:
    return replace(CHAPTER, **changes)  # type: ignore[arg-type]


def test_a_table_that_goes_on_from_its_snapshot_has_no_guide(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = Kept()
    kept.go(every_way("martinique", CHAPTER.id)[0][:1])
    snapshot = snapshot_of(kept.table)

    def refuse(*_: object) -> None:
        raise KaperError("the rules have changed")

    monkeypatch.setattr(Table, "_replay", refuse)
    again, mended = rebuild(stored(kept, kept.facts, snapshot))
    assert (again.guide, mended) == (None, True)


def test_rivals_who_cannot_follow_the_script_end_it() -> None:
    journey = Journey("martinique", CHAPTER)
    journey.go(())
    fact = journey.table.act(PERSON, 0, journey.table.pending[0].id, "enter a6")
    journey.table.record(KeptFact(9, fact, 0.0), carried_out=True)
    # Somebody else was moved meanwhile, as only another version of the rules would do it.
    journey.match.play(1, "move b8-b7-b6")
    journey.table.ask(0.0)
    assert journey.table.play_script() == VoyageLeft()


def test_a_killed_server_leads_on(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), bot_pause=0.0)
    found: list[str] = []

    async def begin(hub: Hub) -> None:
        room = await make_voyage(hub, "martinique", CHAPTER, "Ania", PERSON)
        found.append(room.table.id)
        for number in range(2):
            await room.change(lambda step=number: room.table.proceed(PERSON, step, "say"))  # type: ignore[misc]

    async def go_on(hub: Hub) -> None:
        room = await hub.room(found[0])
        assert room is not None
        table = room.table
        assert table.guide is not None
        assert (table.guide.number, table.guide.stage) == (2, "say")
        with pytest.raises(CommandRefused, match="server:voyage-otherwise"):
            await room.change(lambda: table.act(PERSON, 0, table.pending[0].id, "enter a5"))
        await room.change(lambda: table.act(PERSON, 0, table.pending[0].id, "enter a6"))

    with_hub(settings, begin)
    with_hub(settings, go_on)


def test_facts_of_a_voyage_are_read_as_they_were_written() -> None:
    for fact in (Proceeded(3, "after"), VoyageLeft()):
        entry = KeptFact(1, fact, 0.0)
        assert msgspec.json.decode(msgspec.json.encode(entry), type=KeptFact) == entry
