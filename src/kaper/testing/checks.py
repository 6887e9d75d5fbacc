"""What must hold at every decision of every game, and once it is over.

`simulate --check` and the conformance tests use these alike. `Checks(match)` follows one match:
call `step` before each decision and `end` when the match is over; a fault raises `Fault`. Behind
them stand `check_step` and `check_end`, and below those one function for each thing checked.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from random import Random
from typing import Generic

from kaper.kernel import driver
from kaper.kernel.actions import Action, Grammar
from kaper.kernel.chance import RecordedFeed, WrongOutcome
from kaper.kernel.codec import Json, encode_fields
from kaper.kernel.decisions import Decision, Form
from kaper.kernel.errors import KaperError
from kaper.kernel.events import Event
from kaper.kernel.frames import S
from kaper.kernel.state import State, Trace
from kaper.kernel.undo import Step
from kaper.match import Match
from kaper.replay import load, replay

# How many decisions a clone is played on while its original must stay as it is.
PLAY_ON = 3
SUGGESTIONS = 8
# Of more viewers than these, chance chooses some at each decision: all get their turn in a match,
# and a check of a large table costs no more than its share.
VIEWERS = 2


class Fault(KaperError):
    """A check that failed: which one, and what was found."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(check, detail)
        self.check = check
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.check}: {self.detail}"


def require(holds: bool, check: str, detail: str) -> None:
    if not holds:
        raise Fault(check, detail)


class Checks(Generic[S]):
    """The checks of one match, with the earlier positions that must stay what they were."""

    def __init__(self, match: Match[S], seed: int = 0) -> None:
        self._match = match
        self._random = Random(seed)  # noqa: S311 - play, not secrets
        self._kept: list[tuple[S, S]] = []

    def step(self) -> None:
        """Check the position before a decision."""
        if self._kept:
            check_kept(*self._kept[-1])
        clone = self._match.state.clone()
        self._kept.append((clone, check_step(self._match, self._random.getrandbits(64))))

    def end(self) -> None:
        """Check all positions once more, and the end of a match that was not cut before it."""
        for kept in self._kept:
            check_kept(*kept)
        if self._match.over:
            check_end(self._match)


def check_step(match: Match[S], seed: int = 0) -> S:
    """All that must hold at a decision; returns a copy of the state that shares nothing with it."""
    random = Random(seed)  # noqa: S311 - play, not secrets
    check_problems(match)
    copy = check_snapshot(match)
    pending = check_pending(match)
    breaking = match.interruptions()
    require(not pending.keys() & breaking, "pending", "somebody who is asked can break in")
    check_options(match, {**pending, **breaking})
    driver.playout(match.clone().state, random.randrange, PLAY_ON)
    check_clone(match, copy)
    decision = random.choice([*pending.values(), *breaking.values()])
    true = Branch(match.clone(), decision.seat, random.choice(answers(decision)))
    everybody = list(viewers(match))
    for viewer in random.sample(everybody, min(VIEWERS, len(everybody))):
        view = check_view(match, viewer)
        sample = match.sample(viewer, random.getrandbits(64))
        check_sample(match, sample, viewer, view, pending)
        if viewer is not None:
            check_evaluation(match, sample, viewer)
        check_log(true, sample, viewer)
    require_same("sample", "after samples were played on, the original", match.state, copy)
    return copy


def check_end(match: Match[S]) -> None:
    """All that must hold once a match is over."""
    require(match.over, "end", "the match is not over")
    check_problems(match)
    check_snapshot(match)
    for viewer in viewers(match):
        view = check_view(match, viewer)
        check_sample(match, match.sample(viewer, 0), viewer, view, {})
    check_result(match)
    check_replay(match)
    check_load(match)


def viewers(match: Match[S]) -> Iterator[int | None]:
    """Everybody who looks on: each seat, and the spectator."""
    yield from range(match.seats)
    yield None


def answers(decision: Decision) -> Sequence[Action]:
    """What bots choose from: the options and, of a form, some suggestions."""
    form = decision.form
    return decision.options if form is None else (*decision.options, *form.suggest(SUGGESTIONS))


def check_problems(match: Match[S]) -> None:
    problems = match.problems()
    require(not problems, "problems", "; ".join(problems))


def check_pending(match: Match[S]) -> dict[int, Decision]:
    pending = match.pending()
    require(bool(pending), "pending", "the game goes on and nobody is asked")
    return pending


def check_options(match: Match[S], pending: dict[int, Decision]) -> None:
    """Options: some, none twice, the same when asked again, and true to their text."""
    clone = match.clone()
    again = {**match.interruptions(), **match.pending()}
    cloned = {**clone.interruptions(), **clone.pending()}
    for seat, decision in pending.items():
        options = answers(decision)
        require(bool(options), "options", f"p{seat} has nothing to choose from")
        require(len(set(options)) == len(options), "options", f"p{seat} has an option twice")
        for other in (again, cloned):
            same = same_decision(decision, other.get(seat))
            require(same, "options", f"p{seat} has other options when asked again")
        for action in options:
            fault = text_fault(match.game.grammar, type(action).__name__, action.text)
            require(not fault, "action text", fault)
        if decision.form is not None:
            check_suggestions(decision.form)


def check_suggestions(form: Form) -> None:
    """A form takes what it suggests."""
    for action in form.suggest(SUGGESTIONS):
        rule = form.validate(action)
        require(rule is None, "form", f"it suggests {action} and refuses it: {rule}")


@cache
def text_fault(grammar: Grammar, kind: str, text: str) -> str:
    """What is wrong with the text of an action. Cached: it hangs on the grammar alone."""
    parsed = grammar.parse(text)
    if parsed is None:
        return f"{text!r} cannot be read back"
    if str(parsed) != text or type(parsed).__name__ != kind:
        return f"{text!r} is read back as {parsed!r}, a {type(parsed).__name__}"
    return ""


def check_snapshot(match: Match[S]) -> S:
    """The state survives being saved as JSON, frames and generator included."""
    saved: Json = json.loads(json.dumps(encode_fields(match.state)))
    state = match.game.restore(saved, match.components, match.game.rules)
    require_same("snapshot", "the state restored from JSON", state, match.state)
    return state


def check_view(match: Match[S], viewer: int | None) -> dict[str, Json]:
    view = match.view(viewer)
    try:
        back: Json = json.loads(json.dumps(view, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise Fault("view", f"the view of {name(viewer)} is no JSON: {error}") from error
    require(back == view, "view", f"the view of {name(viewer)} changes on its way through JSON")
    return view


def check_sample(
    match: Match[S],
    sample: Match[S],
    viewer: int | None,
    view: dict[str, Json],
    pending: dict[int, Decision],
) -> None:
    """The viewer cannot tell the sample from the truth."""
    who = name(viewer)
    problems = sample.problems()
    require(not problems, "sample", f"the sample of {who}: {'; '.join(problems)}")
    require(sample.state is not match.state, "sample", f"the sample of {who} is the truth itself")
    require(sample.state.rng != match.state.rng, "sample", f"the sample of {who} foretells chance")
    sampled = sample.view(viewer)
    if sampled != view:
        keys = sorted(key for key in view.keys() | sampled if view.get(key) != sampled.get(key))
        raise Fault("sample view", f"{who} can tell the sample by its view: {', '.join(keys)}")
    waiting = driver.waiting(sample.state)
    require(waiting == tuple(pending), "sample pending", f"{who} sees others waiting: {waiting}")
    if viewer is None:
        return
    if viewer in pending:
        same = same_decision(pending[viewer], sample.decision(viewer))
    else:
        own, here = match.interruption(viewer), sample.interruption(viewer)
        same = here is None if own is None else same_decision(own, here)
    require(same, "sample pending", f"{who} is asked something else in the sample")


def check_equal_samples(match: Match[S], viewer: int | None, seed: int) -> None:
    """Equal seeds give equal samples whatever the truth: else a bot that samples would play on
    what it cannot know."""
    one = match.sample(viewer, seed)
    again = one.sample(viewer, seed)
    require_same("equal samples", f"a sample of {name(viewer)}'s sample", again.state, one.state)


def check_evaluation(match: Match[S], sample: Match[S], seat: int) -> None:
    """A seat's prospects lie between 0 and 1, and hang on nothing that the seat cannot know."""
    worth = match.game.evaluate(match.state, seat)
    require(0 <= worth <= 1, "evaluate", f"p{seat} stands at {worth}")
    sampled = match.game.evaluate(sample.state, seat)
    require(worth == sampled, "evaluate", f"p{seat} stands at {worth}, in a sample {sampled}")


def same_decision(one: Decision, other: Decision | None) -> bool:
    """Whether two decisions ask the same; ids and callables aside."""
    if other is None or (one.prompt, one.options) != (other.prompt, other.options):
        return False
    return _shape(one.form) == _shape(other.form)


def _shape(form: Form | None) -> object:
    return form and (form.verb, form.fields, tuple(form.suggest(SUGGESTIONS)))


class Branch(Generic[S]):
    """A copy of a match in which one action was played, and what it brought."""

    def __init__(self, match: Match[S], seat: int, action: Action) -> None:
        self.match = match
        self.seat = seat
        self.action = action
        self.trace = _apply(match, seat, action, None)
        self._views: dict[int | None, dict[str, Json]] = {}

    def view(self, viewer: int | None) -> dict[str, Json]:
        if viewer not in self._views:
            self._views[viewer] = self.match.view(viewer)
        return self._views[viewer]

    @property
    def silent(self) -> bool:
        """Whether nobody learned anything: chance decided nothing, and nothing was revealed."""
        return not Step.of(self.seat, self.trace).learned


def _apply(match: Match[S], seat: int, action: Action, feed: RecordedFeed | None) -> Trace:
    state = match.state
    state.trace = Trace(feed=feed)
    trace = state.trace
    driver.apply(state, seat, action)
    state.trace = None
    return trace


def check_log(true: Branch[S], sample: Match[S], viewer: int | None) -> None:
    """The viewer's log tells no more than the viewer may know.

    The same action is played in the sample, chance deciding as it did in truth. What the viewer
    then reads in the log may differ from the truth only where the viewer's view differs as well;
    and after an action by which nobody learned anything, neither may.
    """
    if true.action not in _answers_of(sample, true.seat):
        return
    try:
        trace = _apply(sample, true.seat, true.action, RecordedFeed(true.trace.outcomes))
    except WrongOutcome:
        return
    told = _told(true.match, true.trace, viewer)
    told_here = _told(sample, trace, viewer)
    if told == told_here and not true.silent:
        return
    same_view = true.view(viewer) == sample.view(viewer)
    after = f"after {true.action} of p{true.seat}"
    if told != told_here:
        detail = f"the log of {name(viewer)} {after} tells what the view hides: {told}"
        require(not same_view, "log", detail)
        require(not true.silent, "log", f"the log of {name(viewer)} {after} reveals: {told}")
    elif not true.match.over:
        detail = f"{name(viewer)} learned by the view {after}, and no event reveals anything"
        require(same_view, "log", detail)


def _told(match: Match[S], trace: Trace, viewer: int | None) -> list[Event]:
    """What the viewer reads of it, without what was shown to everybody."""
    return [event for event in match.redact(trace.events, viewer) if not event.public]


def _answers_of(match: Match[S], seat: int) -> Sequence[Action]:
    if seat in driver.waiting(match.state):
        return driver.options(match.state, seat)
    decision = match.interruption(seat)
    return () if decision is None else decision.options


def check_clone(match: Match[S], copy: S) -> None:
    """A clone that was played on has left the original alone, and a clone is equal."""
    require_same("clone", "after a clone was played on, the original", match.state, copy)
    require_same("clone", "a clone", match.state.clone(), copy)


def check_kept(kept: S, copy: S) -> None:
    require_same("old clone", "after the match went on, a clone made before", kept, copy)


def require_same(check: str, what: str, one: State, other: State) -> None:
    if one != other:
        names = (field.name for field in fields(one))
        unequal = [name for name in names if getattr(one, name) != getattr(other, name, None)]
        raise Fault(check, f"{what} differs in {', '.join(unequal)}")


def check_result(match: Match[S]) -> None:
    result = match.result
    assert result is not None
    seats = list(range(match.seats))
    require(len(result.scores) == match.seats, "result", f"scores of {len(result.scores)} seats")
    ranked = sorted(seat for group in result.ranking for seat in group)
    require(ranked == seats, "result", f"the ranking is not of all seats: {result.ranking}")
    known = set(result.winners) <= set(seats)
    require(known and bool(result.reason), "result", f"no proper result: {result}")


def check_replay(match: Match[S]) -> None:
    """The record gives the same match again."""
    record = match.record()
    try:
        again = replay(record)
    except KaperError as error:
        raise Fault("replay", str(error)) from error
    require(again.digest() == match.digest(), "replay", "the record leads to another state")
    require(again.result == match.result, "replay", f"the record's result is {again.result}")
    require(again.record() == record, "replay", "the replay has another record")
    require(again.events == match.events, "replay", "the replay has other events")


def check_load(match: Match[S]) -> None:
    """A saved match goes on, from its record and from its snapshot."""
    saved: dict[str, Json] = json.loads(json.dumps(match.to_json()))
    # With a digest that does not fit, the snapshot has to do.
    for data in (saved, saved | {"digest": ""}):
        again = load(data)
        again_saved: Json = json.loads(json.dumps(again.to_json()))
        require(again_saved == saved, "load", "the match loaded is not the one saved")
        require(again.result == match.result, "load", f"the loaded result is {again.result}")


def name(viewer: int | None) -> str:
    return "the spectator" if viewer is None else f"p{viewer}"
