"""Playing a record again, and going on with a saved match."""

from __future__ import annotations

from kaper import registry
from kaper.kernel.chance import RecordedFeed, WrongOutcome
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.errors import BadRecord, BadSetup, CannotUndo, IllegalAction
from kaper.kernel.events import Event
from kaper.kernel.record import Check, End, Entry, Header, Move, Undo, parse
from kaper.kernel.state import State
from kaper.match import Match, TookBack


def replay(text: str) -> Match[State]:
    """The match that a record tells, every action and digest checked."""
    header, setup, entries = parse(text)
    match = _begin(header, RecordedFeed(setup), len(header.lines()))
    for numbered in entries:
        try:
            _again(match, numbered.entry)
        except BadRecord as error:
            raise BadRecord(numbered.line, error.problem) from error
        except (IllegalAction, CannotUndo, WrongOutcome) as error:
            raise BadRecord(numbered.line, str(error)) from error
    return match


def _begin(header: Header, feed: RecordedFeed, last_line: int) -> Match[State]:
    try:
        game = registry.game(header.game)
        if header.rules != game.rules:
            raise BadSetup(f"rules {header.rules} of {game.id}; here are rules {game.rules}")
        components = Components.from_json(header.components) if header.components else None
        match = Match.begin(
            game, header.seats, header.seed, dict(header.options), components=components, feed=feed
        )
        feed.check_used_up()
    except (BadSetup, WrongOutcome, ValueError) as error:
        raise BadRecord(last_line, str(error)) from error
    return match


def _again(match: Match[State], entry: Entry) -> None:
    match entry:
        case Move():
            feed = RecordedFeed(entry.outcomes)
            match.play(entry.seat, entry.text, feed)
            feed.check_used_up()
        case Undo():
            match.undo(entry.seat, entry.count, consent=True)
        case Check():
            if entry.digest != match.digest():
                raise BadRecord(0, "the state is not the one that was recorded")
        case End():
            result = match.result
            if result is None or (entry.winners, entry.reason) != (result.winners, result.reason):
                raise BadRecord(0, f"the result is not the one that was recorded: {result}")


def verify_seed(text: str) -> None:
    """Check that chance was not touched: the seed alone gives every outcome of the record."""
    header, _, entries = parse(text)
    recorded = replay(text)
    game = registry.game(header.game)
    fresh = Match.begin(
        game, header.seats, header.seed, dict(header.options), components=recorded.components
    )
    if fresh.setup != recorded.setup:
        raise BadRecord(len(header.lines()) + 1, "the seed gives another set-up")
    for numbered in entries:
        match numbered.entry:
            case Move(seat, action, outcomes):
                fresh.play(seat, action)
                played = next(e for e in reversed(fresh.entries) if isinstance(e, Move))
                if played.outcomes != outcomes:
                    raise BadRecord(numbered.line, "the seed gives another outcome of chance")
            case Undo(seat, count):
                fresh.undo(seat, count, consent=True)


def load(data: dict[str, Json]) -> Match[State]:
    """A saved match: from its record, or from its snapshot where the rules have changed since."""
    record = data["record"]
    if not isinstance(record, str):
        raise BadRecord(1, "the saved match has no record")
    try:
        match = replay(record)
        if match.digest() == data["digest"]:
            match.state.rng = int(str(data["rng"]))
            match.resume_ids(_ids(data["ids"]))
            return match
    except BadRecord:
        # The rules have changed since, or the record is damaged: the snapshot still goes on.
        return _from_snapshot(record, data)
    return _from_snapshot(record, data)


def _from_snapshot(record: str, data: dict[str, Json]) -> Match[State]:
    header, setup, entries = parse(record)
    game = registry.game(header.game)
    components = game.components()
    if header.components:
        components = Components.from_json(header.components)
    match = Match(game, game.restore(data["state"], components), header, components)
    match.setup = setup
    match.entries = [numbered.entry for numbered in entries]
    match.events = _events(match, data["events"])
    match.resume_ids(_ids(data["ids"]))
    return match


def _ids(data: Json) -> list[int]:
    if not isinstance(data, list):
        raise BadRecord(1, "the saved match has no decision ids")
    return [item for item in data if isinstance(item, int)]


def _events(match: Match[State], data: Json) -> list[Event]:
    if not isinstance(data, list):
        raise BadRecord(1, "the saved match has no events")
    decoded = (match.game.codec(TookBack).decode(item) for item in data)
    return [event for event in decoded if isinstance(event, Event)]
