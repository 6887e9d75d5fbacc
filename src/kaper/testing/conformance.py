"""What every game has to pass, at every seat count, and with every value of every option.

    @pytest.mark.parametrize("table", tables_of(GAME), ids=str)
    def test_conformance(table):
        conform(GAME, table)

The game must be registered: its record is replayed by its id. What must hold in one position
stands in `checks`; here is what needs more than one: refusals, sealed answers in any order, windows
whose time is up, undo, going on from a saved match, replay without the generator, and an end.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import islice, permutations, product
from random import Random

from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.codec import Json, encode
from kaper.kernel.components import Components
from kaper.kernel.decisions import Decision
from kaper.kernel.errors import BadSetup, CannotUndo, IllegalAction
from kaper.kernel.frames import S, Sealed, Window
from kaper.kernel.game import Game
from kaper.kernel.record import Record
from kaper.kernel.state import State
from kaper.match import Match, TookBack
from kaper.replay import load, replay, verify_seed
from kaper.testing.checks import Checks, answers, check_load, check_replay, same_decision
from kaper.testing.faults import require
from kaper.testing.samples import check_setup_samples
from kaper.text import find_rule

# Slow checks are made only now and then, and try only some of the orders and actions.
OFTEN, SELDOM = 0.3, 0.05
ORDERS = 6
REFUSALS = 4


@dataclass(frozen=True, slots=True)
class Table:
    """A number of seats, and one option other than standard at most."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(f"{name}={value}" for name, value in self.options)])


def tables_of(game: Game[S]) -> list[Table]:
    """Every seat count with the standard options; each other value with few seats and with more."""
    few, more = game.seats[0], game.seats[len(game.seats) // 2]
    variants = [((o.name, value),) for o in game.options for value in o.values[1:]]
    return [
        *(Table(seats) for seats in game.seats),
        *(Table(seats, variant) for seats in sorted({few, more}) for variant in variants),
    ]


def component_sets(game: Game[S]) -> list[Components]:
    """All built-in sets of components of a game, the standard first."""
    choices = [[(o.name, value) for value in o.values] for o in game.options if o.sets]
    return [game.components(dict(choice)) for choice in product(*choices)]


def check_sets(game: Game[S]) -> None:
    """Every set can be played with, and what has one id has one name: logs name cards by id."""
    names: dict[tuple[str, Json], tuple[Json, Json]] = {}
    for components in component_sets(game):
        game.tables(components)
        for table, rows in components.tables.items():
            for row in rows:
                name = row["name_en"], row["name_pl"]
                known = names.setdefault((table, row["id"]), name)
                require(known == name, "sets", f"{table} {row['id']}: {known} and {name}")


def conform(
    game: Game[S], table: Table, seed: int = 0, longest: int = 5_000, *, ends: bool = True
) -> Match[S]:
    """Play a whole match at random and check all the way; a fault raises `Fault`.

    A match that is not over after `longest` decisions is a fault, too, unless the caller knows
    that at random it may never end: then it is cut there, and only its end is not checked.
    """
    random = Random(f"{game.id} {table} {seed}")  # noqa: S311 - play, not secrets
    check_words(game)
    check_sets(game)
    match = Match.begin(game, table.seats, random.getrandbits(64), dict(table.options))
    check_setup_samples(match, seed)
    checks = Checks(match, seed)
    seen: dict[str, Action] = {}
    saved: Match[State] | None = None
    for _ in range(longest):
        if match.over:
            break
        checks.step()
        check_apart(match.state)
        pending, breaking = match.pending(), match.interruptions()
        for decision in (*pending.values(), *breaking.values()):
            check_form(game, decision)
            seen.update((action.text, action) for action in answers(decision))
        check_refusals(match, {**pending, **breaking}, list(seen.values()), random)
        if isinstance(match.state.stack[-1], Sealed) and random.random() < OFTEN:
            check_sealed(match, random)
        if isinstance(match.state.stack[-1], Window) and random.random() < SELDOM:
            check_lapse(match)
        interrupts = bool(breaking) and random.random() < OFTEN
        decision = random.choice(list((breaking if interrupts else pending).values()))
        action = random.choice(answers(decision))
        if saved is None and random.random() < SELDOM:
            saved = reloaded(match)
        play_and_check(match, decision, action, random)
        if saved is not None:
            saved.play(decision.seat, action.text)
            same = saved.state == match.state
            require(same, "load", "a loaded match goes on otherwise than the one saved")
    require(match.over or not ends, "length", f"not over after {longest} decisions")
    checks.end()
    check_events(match)
    check_outcomes(match)
    check_other_seed(match)
    verify_seed(match.record())
    return match


def check_words(game: Game[S]) -> None:
    """No verb can be taken for a line of the record's own, and the codec knows each record once."""
    require("undo" not in game.grammar.verbs, "grammar", "the record needs the word undo")
    names = [record.__name__ for record in game.records]
    require(len(set(names)) == len(names), "records", f"one name for two classes: {names}")


def check_apart(state: S) -> None:
    """A clone has every field, and shares nothing that can change."""
    shared = list(_shared(state, state.clone(), "state", state.transient))
    require(not shared, "clone", f"shared with the original: {', '.join(shared)}")
    for name in sorted(state.transient - {"trace"}):
        same = getattr(state.clone(), name) is getattr(state, name)
        require(same, "clone", f"{name} never changes, so clones are to share it")


def _shared(one: object, other: object, path: str, skipped: frozenset[str]) -> Iterator[str]:
    """Where two values hold the same changeable object."""
    match one, other:
        case (list() | tuple(), list() | tuple()):
            parts = [(f"{path}[{i}]", *pair) for i, pair in enumerate(zip(one, other, strict=True))]
        case (dict(), dict()):
            parts = [(f"{path}[{key!r}]", value, other[key]) for key, value in one.items()]
        case (bytearray(), _):
            parts = []
        case _ if is_dataclass(one):
            names = [field.name for field in fields(one) if field.name not in skipped]
            parts = [(f"{path}.{n}", getattr(one, n), getattr(other, n)) for n in names]
            if _frozen(one):
                return
        case _:
            return
    if one is other and not isinstance(one, tuple):
        yield path
        return
    for name, left, right in parts:
        yield from _shared(left, right, name, frozenset())


def _frozen(record: object) -> bool:
    """A frozen record holds nothing that can change: it has a hash, and all its fields have."""
    return type(record).__hash__ is not None and hash(record) is not None


def check_form(game: Game[S], decision: Decision) -> None:
    """The blanks of a form are the parameters of its verb."""
    if decision.form is not None:
        verb = game.grammar.verbs[decision.form.verb]
        names = tuple(field.name for field in decision.form.fields)
        require(names == verb.parameters, "form", f"{names} are not the parameters of {verb.name}")


def check_refusals(
    match: Match[S], open_to: dict[int, Decision], seen: Sequence[Action], random: Random
) -> None:
    """What is not legal now is refused with a rule that exists, and changes nothing."""
    before = match.state.clone()
    tried: list[str | Action] = [
        "",
        "no such-action",
        *random.sample(seen, min(REFUSALS, len(seen))),
    ]
    for seat in (*range(match.seats), match.seats):
        for action in tried:
            rule = match.why_not(seat, action)
            if rule is None:
                legal = seat in open_to
                require(legal, "refusal", f"p{seat} is not asked and may {action}")
                continue
            _check_rule(rule)
            try:
                match.play(seat, action)
            except IllegalAction as error:
                require(error.rule == rule, "refusal", f"{action}: {error.rule}, then {rule}")
            else:
                require(False, "refusal", f"{action} is forbidden by {rule} and can be played")
    require(match.state == before, "refusal", "an action that was refused changed the state")


def _check_rule(rule: str) -> None:
    try:
        find_rule(rule)
    except BadSetup as error:
        require(False, "refusal", str(error))


def check_sealed(match: Match[S], random: Random) -> None:
    """Sealed answers lead to the same state in whatever order they come."""
    pending = match.pending()
    chosen = [(seat, random.choice(answers(decision))) for seat, decision in pending.items()]
    digests = []
    for order in islice(permutations(chosen), ORDERS):
        copy = match.clone()
        for seat, action in order:
            copy.play(seat, action)
        digests.append(copy.digest())
    require(len(set(digests)) == 1, "sealed", f"the order of the answers matters: {chosen}")


def check_lapse(match: Match[S]) -> None:
    """A window ends when what the clock plays is played for each seat in turn."""
    state, depth = match.state.clone(), len(match.state.stack)
    for _ in range(2 * match.seats):
        window = state.stack[-1]
        assert isinstance(window, Window)
        seat = window.waiting(state)[0]
        action = window.lapse(state, seat)
        legal = action in window.options(state, seat)
        require(legal, "lapse", f"p{seat} may not {action} when the time is up")
        driver.apply(state, seat, action)
        top = state.stack[-1] if len(state.stack) == depth else None
        if not isinstance(top, Window) or replace(top, passed=()) != replace(window, passed=()):
            return
    require(False, "lapse", "the window is still open when everybody's time is up")


def play_and_check(match: Match[S], decision: Decision, action: Action, random: Random) -> None:
    """Play an action; now and then take it back first, which must restore everything."""
    seat = decision.seat
    tried = random.random() < OFTEN
    before = _seen(match) if tried else None
    match.play(seat, action, decision=decision.id)
    if match.over or before is None:
        return
    after = match.digest()
    if not match.can_undo(seat):
        try:
            match.undo(seat)
        except CannotUndo as error:
            _check_rule(error.rule)
        require(match.digest() == after, "undo", "an undo that was refused changed the state")
        return
    match.undo(seat)
    same = _seen(match) == before
    require(same, "undo", f"after taking back {action} the state is another one")
    again = match.interruption(seat) or match.decision(seat)
    require(again.id > decision.id, "undo", "the same question came back with its old id")
    require(same_decision(decision, again), "undo", "another question came back")
    match.play(seat, action)
    require(match.digest() == after, "undo", f"{action} does something else the second time")


def _seen(match: Match[S]) -> tuple[str, int, list[Mapping[str, object]]]:
    """The position, and what everybody sees of it."""
    views = [match.view(seat) for seat in range(match.seats)]
    return match.digest(), match.state.rng, views


def reloaded(match: Match[S]) -> Match[State]:
    """The match saved and loaded, as it is and as if the rules had changed since."""
    check_replay(match)
    check_load(match)
    saved: dict[str, Json] = json.loads(json.dumps(match.to_json()))
    newer = Record(replace(match.header, rules=match.header.rules + 1), match.setup, match.entries)
    return load({**saved, "record": str(newer)})


def check_events(match: Match[S]) -> None:
    """Events survive being saved, and redacting them twice takes no more away."""
    codec = match.game.codec(TookBack)
    for event in match.events:
        saved: Json = json.loads(json.dumps(encode(event)))
        require(codec.decode(saved) == event, "event", f"{event} is not the same once saved")
    for seat in (*range(match.seats), None):
        told = match.redacted(seat)
        require(match.redact(told, seat) == told, "event", f"p{seat}: redacted events change again")


def check_outcomes(match: Match[S]) -> None:
    """Items go by different names, each one word: a record tells them apart."""
    moves = [getattr(entry, "outcomes", ()) for entry in match.entries]
    drawn = {o.source for outcomes in (match.setup, *moves) for o in outcomes if o.kind == "draw"}
    for source in sorted(drawn):
        names = match.state.item_names(source)
        require(len(set(names)) == len(names), "names", f"{source}: a name stands twice")
        require(all(len(name.split()) == 1 for name in names), "names", f"{source}: not one word")


def check_other_seed(match: Match[S]) -> None:
    """A record tells all that chance decided: with another seed it gives the same match."""
    other = Record(replace(match.header, seed="another"), match.setup, match.entries)
    again = replay(str(other))
    require(again.digest() == match.digest(), "replay", "the record hangs on the generator")
    require(again.result == match.result, "replay", "with another seed the result is another")
