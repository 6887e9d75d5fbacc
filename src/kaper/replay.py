"""Playing a record again, and going on with a saved match."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from kaper import registry
from kaper.kernel.arrangement import read_arrangement
from kaper.kernel.chance import Feed, Outcome, RecordedFeed, WrongOutcome
from kaper.kernel.codec import Json, digest
from kaper.kernel.components import Components
from kaper.kernel.errors import BadRecord, BadSetup, CannotUndo, IllegalAction
from kaper.kernel.events import Event
from kaper.kernel.frames import PASS
from kaper.kernel.record import Check, End, Entry, Header, Move, Numbered, Undo, parse
from kaper.kernel.state import State
from kaper.match import Match, TookBack


def replay(text: str) -> Match[State]:
    """The match that a record tells, every action and digest checked.

    What older rules recorded is played by the rules of today, and then is a match of today's: its
    digests are others, but every action has to be legal and the result the same.
    """
    return deque(replaying(*parse(text)), maxlen=1).pop()


def replaying(
    header: Header, setup: tuple[Outcome, ...], entries: Iterable[Numbered]
) -> Iterator[Match[State]]:
    """The same step by step: the match after its set-up and after each entry of a parsed record."""
    match = _begin(header, RecordedFeed(setup))
    yield match
    same_rules = header.rules == match.header.rules
    for numbered in entries:
        if isinstance(numbered.entry, Check) and not same_rules:
            continue
        try:
            _again(match, numbered.entry)
        except BadRecord as error:
            raise _fault(header, numbered.line, error.problem) from error
        except (IllegalAction, CannotUndo, WrongOutcome) as error:
            raise _fault(header, numbered.line, str(error)) from error
        yield match


def _begin(header: Header, feed: RecordedFeed) -> Match[State]:
    last_line = len(header.lines())
    try:
        game = registry.game(header.game)
        if header.rules > game.rules:
            raise BadSetup(game.too_new(header.rules))
    except BadSetup as error:
        raise BadRecord(last_line, str(error)) from error
    try:
        match = _set_up(header, feed)
        feed.check_used_up()
    except (BadSetup, WrongOutcome, ValueError) as error:
        raise _fault(header, last_line, str(error)) from error
    return match


def _set_up(header: Header, feed: Feed | None) -> Match[State]:
    game = registry.game(header.game)
    return Match.begin(
        game,
        header.seats,
        header.seed,
        game.recorded_options(dict(header.options)),
        components=components_of(header),
        feed=feed,
        arrangement=read_arrangement(header.arrangement) if header.arrangement else None,
    )


def components_of(header: Header) -> Components:
    """The components that a match was set up with."""
    game = registry.game(header.game)
    built_in = game.components(game.recorded_options(dict(header.options)))
    if not header.components:
        return built_in
    return game.upgrade_components(built_in.recorded(header.components), header.rules)


def _fault(header: Header, line: int, problem: str) -> BadRecord:
    """Where a record no longer follows the rules, perhaps because they are others now."""
    rules = registry.game(header.game).rules
    if header.rules < rules:
        problem += f" (the record was made by rules {header.rules}, and these are rules {rules})"
    return BadRecord(line, problem)


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


def moves_that_stood(match: Match[State]) -> list[Move]:
    """The actions of a match that were not taken back.

    A match that went on from a snapshot has more of them than its history.
    """
    moves: list[Move] = []
    for entry in match.entries:
        if isinstance(entry, Move):
            moves.append(entry)
        elif isinstance(entry, Undo):
            del moves[-entry.count :]
    return moves


def turns_of(match: Match[State]) -> list[tuple[int, int]]:
    """Where turns begin, and whose they are: whenever somebody else acts, and more than passes.

    Of a match that went on from a snapshot, those since then.
    """
    steps = len(match.history)
    turns: list[tuple[int, int]] = []
    for step, move in enumerate(moves_that_stood(match)[-steps:] if steps else []):
        acts = not turns or move.text != PASS.name
        if acts and (not turns or turns[-1][1] != move.seat):
            turns.append((step, move.seat))
    return turns


def verify_seed(text: str) -> None:
    """Check that chance was not touched: the seed alone gives every outcome of the record."""
    header, setup, entries = parse(text)
    replay(text)
    fresh = _set_up(header, None)
    if fresh.setup != setup:
        raise _fault(header, len(header.lines()) + 1, "the seed gives another set-up")
    for numbered in entries:
        match numbered.entry:
            case Move(seat, action, outcomes):
                fresh.play(seat, action)
                played = next(e for e in reversed(fresh.entries) if isinstance(e, Move))
                if played.outcomes != outcomes:
                    problem = "the seed gives another outcome of chance"
                    raise _fault(header, numbered.line, problem)
            case Undo(seat, count):
                fresh.undo(seat, count, consent=True)


def load(data: dict[str, Json]) -> Match[State]:
    """A saved match: from its record, or from its snapshot where the rules have changed since."""
    record = data["record"]
    if not isinstance(record, str):
        raise BadRecord(1, "the saved match has no record")
    try:
        match = replay(record)
        if match.digest() == saved_digest(data):
            match.state.rng = int(str(data["rng"]))
            match.resume_ids(_ids(data["ids"]))
            return match
    except BadRecord:
        # The rules have changed since, or the record is damaged: the snapshot still goes on.
        return _from_snapshot(record, data)
    return _from_snapshot(record, data)


def saved_digest(data: dict[str, Json]) -> str:
    """The digest of a saved position, as the rules of today have it."""
    header, _, _ = parse(str(data["record"]))
    if _saved_by(data, header) == registry.game(header.game).rules:
        return str(data["digest"])
    return digest(_restored(data, header))


def _saved_by(data: dict[str, Json], header: Header) -> int:
    """The rules that a match was saved by: it may have been begun by older ones."""
    return int(str(data.get("rules", header.rules)))


def _restored(data: dict[str, Json], header: Header) -> State:
    game = registry.game(header.game)
    return game.restore(data["state"], components_of(header), _saved_by(data, header))


def _from_snapshot(record: str, data: dict[str, Json]) -> Match[State]:
    header, setup, entries = parse(record)
    game = registry.game(header.game)
    match = Match(game, _restored(data, header), header, components_of(header))
    match.setup = setup
    match.entries = [numbered.entry for numbered in entries]
    same_rules = _saved_by(data, header) == game.rules
    match.events = _events(match, data["events"], same_rules=same_rules)
    match.resume_ids(_ids(data["ids"]))
    return match


def _ids(data: Json) -> list[int]:
    if not isinstance(data, list):
        raise BadRecord(1, "the saved match has no decision ids")
    return [item for item in data if isinstance(item, int)]


def _events(match: Match[State], data: Json, *, same_rules: bool) -> list[Event]:
    if not isinstance(data, list):
        raise BadRecord(1, "the saved match has no events")
    codec = match.game.codec(TookBack)
    events = []
    for item in data:
        try:
            event = codec.decode(item)
        except TypeError:
            # Of what older rules told the rules of today may know nothing; the game goes on.
            if same_rules:
                raise
        else:
            if isinstance(event, Event):
                events.append(event)
    return events
