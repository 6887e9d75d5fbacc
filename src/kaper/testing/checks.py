"""What must hold at every decision of every game, and once it is over.

`simulate --check` and the conformance tests use these alike. `Checks(match)` follows one match:
call `step` before each decision and `end` when the match is over; a fault raises `Fault`. Behind
them stand `check_step` and `check_end`, and below those one function for each thing checked.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Generic

from kaper.kernel import driver
from kaper.kernel.actions import Action, Grammar
from kaper.kernel.chance import seeded
from kaper.kernel.codec import Json, encode_fields
from kaper.kernel.decisions import Decision, Form
from kaper.kernel.errors import KaperError
from kaper.kernel.frames import S
from kaper.match import Match
from kaper.replay import load, replay
from kaper.testing.faults import Fault, name, require, require_same
from kaper.testing.samples import Branch, check_alike, check_equal_samples, check_log
from kaper.testing.shapes import misfits

# How many decisions a clone is played on while its original must stay as it is.
PLAY_ON = 3
SUGGESTIONS = 8
# How many actions that are not offered are tried at each decision.
GUARDED = 6
# Of more viewers than these, chance chooses some at each decision: all get their turn in a match,
# and a check of a large table costs no more than its share.
VIEWERS = 2


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
    check_guards(match, pending, Random(seed))  # noqa: S311 - play, not secrets
    driver.playout(match.state.clone(), random.randrange, PLAY_ON)
    check_clone(match, copy)
    true, otherwise = _branches(match, [*pending.values(), *breaking.values()], random)
    everybody = list(viewers(match))
    for viewer in random.sample(everybody, min(VIEWERS, len(everybody))):
        view = check_view(match, viewer)
        sample = match.sample(viewer, random.getrandbits(64))
        check_sample(match, sample, viewer, view, pending)
        if viewer is not None:
            check_evaluation(match, sample, viewer)
        check_equal_samples(match, sample, viewer, random.getrandbits(64))
        # With one seed for both, the true branch needs but one sample.
        seed_after = random.getrandbits(64)
        check_alike(true, otherwise, viewer, seed_after)
        there = true.followed_by(sample)
        if there is not None:
            check_log(true, there, viewer)
            check_alike(true, there, viewer, seed_after)
    require_same("sample", "after samples were played on, the original", match.state, copy)
    return copy


def _branches(
    match: Match[S], decisions: Sequence[Decision], random: Random
) -> tuple[Branch[S], Branch[S]]:
    """One seat's move, and another of the same seat; or the same, decided otherwise by chance."""
    decision = random.choice(decisions)
    seat, options = decision.seat, answers(decision)
    copy, other = match.clone(), match.clone()
    other.state.rng = seeded(random.getrandbits(64))
    return Branch(copy, seat, random.choice(options)), Branch(other, seat, random.choice(options))


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
    return decision.answers(SUGGESTIONS)


def check_problems(match: Match[S]) -> None:
    problems = match.problems()
    require(not problems, "problems", "; ".join(problems))


def check_pending(match: Match[S]) -> dict[int, Decision]:
    pending = match.pending()
    require(bool(pending), "pending", "the game goes on and nobody is asked")
    return pending


def check_options(match: Match[S], pending: dict[int, Decision]) -> None:
    """Options: some, none twice, the same when asked again, and true to their text.

    A clone is asked again: that asking leaves the original as it is, `check_clone` finds out.
    """
    clone = match.clone()
    again = {**clone.interruptions(), **clone.pending()}
    for seat, decision in pending.items():
        options = answers(decision)
        require(bool(options), "options", f"p{seat} has nothing to choose from")
        require(len(set(options)) == len(options), "options", f"p{seat} has an option twice")
        same = same_decision(decision, again.get(seat))
        require(same, "options", f"p{seat} has other options when asked again")
        for action in options:
            fault = text_fault(match.game.grammar, type(action).__name__, action.text)
            require(not fault, "action text", fault)
        if decision.form is not None:
            check_suggestions(decision.form)


def check_guards(match: Match[S], pending: dict[int, Decision], random: Random) -> None:
    """Options and guards tell the same: nothing forbids what is offered, something all else."""
    frame = match.state.stack[-1]
    verbs = list(match.game.grammar.verbs.values())
    for seat, decision in pending.items():
        for action in decision.options:
            refusal = frame.refusal(match.state, seat, action)
            require(refusal is None, "guards", f"p{seat} is offered {action}: {refusal}")
        made = [verb.made() for verb in random.choices(verbs, k=GUARDED)]
        for action in [random.choice(actions) for actions in made if actions]:
            if action in decision.options or (decision.form and decision.form.verb == action.verb):
                continue
            refusal = frame.refusal(match.state, seat, action)
            require(refusal is not None, "guards", f"p{seat} is not offered {action}")


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


def check_view(match: Match[S], viewer: int | None) -> Mapping[str, object]:
    view = match.view(viewer)
    try:
        back: Json = json.loads(json.dumps(view, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise Fault("view", f"the view of {name(viewer)} is no JSON: {error}") from error
    require(back == view, "view", f"the view of {name(viewer)} changes on its way through JSON")
    if match.game.view_type is not None:
        for misfit in misfits(view, match.game.view_type, "view"):
            raise Fault("view", f"for {name(viewer)} it is not as its type says: {misfit}")
    return view


def check_sample(
    match: Match[S],
    sample: Match[S],
    viewer: int | None,
    view: Mapping[str, object],
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
    own = () if viewer is None else (viewer,)
    seen, waiting = (driver.seen_waiting(each.state, own) for each in (match, sample))
    require(seen == waiting, "sample pending", f"{who} sees others waiting: {waiting}")
    if viewer is None:
        return
    if viewer in pending:
        same = same_decision(pending[viewer], sample.decision(viewer))
    else:
        breaking, here = match.interruption(viewer), sample.interruption(viewer)
        same = here is None if breaking is None else same_decision(breaking, here)
    require(same, "sample pending", f"{who} is asked something else in the sample")


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


def check_clone(match: Match[S], copy: S) -> None:
    """A clone that was played on has left the original alone, and a clone is equal."""
    require_same("clone", "after a clone was played on, the original", match.state, copy)
    require_same("clone", "a clone", match.state.clone(), copy)


def check_kept(kept: S, copy: S) -> None:
    require_same("old clone", "after the match went on, a clone made before", kept, copy)


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
