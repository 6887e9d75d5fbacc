"""What one game brings to each table."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaper.dataset.columns import TABLES, Row
from kaper.kernel.codec import Json, compact
from kaper.kernel.game import Result
from kaper.kernel.record import Move
from kaper.kernel.state import State
from kaper.match import Match
from kaper.simulate import Plan
from kaper.watching import Answer, watch

# The reason of a game that was not over in time.
CUT = "cut"


def rows_of(
    plan: Plan, seed: int, tables: Collection[str] = tuple(TABLES)
) -> Iterator[tuple[str, Row]]:
    """The rows of one game, each with its table's name; those of a table stand in their order."""
    return (row for row in _rows_of(plan, seed, "positions" in tables) if row[0] in tables)


def _rows_of(plan: Plan, seed: int, with_positions: bool) -> Iterator[tuple[str, Row]]:
    match = plan.begin(seed)
    key: dict[str, Json] = {"game": plan.game, "seed": seed}
    answers: list[Answer] = []
    views: list[str] = []
    for answer in watch(plan, match, seed):
        answers.append(answer)
        if with_positions:
            views.append(compact(match.view(answer.seat)))
    shares = [_share(match.result, seat) for seat in range(plan.seats)]
    for seat in range(plan.seats):
        yield "results", key | _result(plan, match, seat, len(answers))
    for step, answer in enumerate(answers, 1):
        at = key | {"step": step, "seat": answer.seat}
        yield "moves", at | _move(plan, answer)
        if with_positions:
            # What a position came to is known only now.
            yield "positions", at | _position(answer, views[step - 1], shares[answer.seat])
    yield from (("outcomes", key | row) for row in _outcomes(match))


def _result(plan: Plan, match: Match[State], seat: int, decisions: int) -> dict[str, Json]:
    result = match.result
    over: dict[str, Json] = dict.fromkeys(("score", "place", "winner"))
    if result is not None:
        over = {
            "score": result.scores[seat],
            "place": next(n for n, group in enumerate(result.ranking, 1) if seat in group),
            "winner": seat in result.winners,
        }
    return {
        "seats": plan.seats,
        "seat": seat,
        "bot": plan.bot_of(seat),
        "decisions": decisions,
        "reason": CUT if result is None else result.reason,
        **over,
        "share": _share(result, seat),
    }


def _share(result: Result | None, seat: int) -> float | None:
    """Of the victory: a win counts 1, shared by all who won together."""
    if result is None:
        return None
    return 1 / len(result.winners) if seat in result.winners else 0.0


def _move(plan: Plan, answer: Answer) -> dict[str, Json]:
    return {
        "bot": plan.bot_of(answer.seat),
        "asked": answer.prompt.key,
        "options": len(answer.options),
        "action": answer.action.text,
        "verb": answer.action.verb,
    }


def _position(answer: Answer, view: str, share: float | None) -> dict[str, Json]:
    return {
        "view": view,
        "options": [option.text for option in answer.options],
        "action": answer.action.text,
        "share": share,
    }


def _outcomes(match: Match[State]) -> Iterator[dict[str, Json]]:
    moves = (entry.outcomes for entry in match.entries if isinstance(entry, Move))
    for step, outcomes in enumerate((match.setup, *moves)):
        for number, outcome in enumerate(outcomes, 1):
            yield {
                "step": step,
                "number": number,
                "kind": outcome.kind,
                "source": outcome.source,
                "values": list(outcome.values),
            }
