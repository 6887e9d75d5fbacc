"""What choices of several chapters lead to: payments, permanent effects, quests, points."""

from __future__ import annotations

from kaper.games.maracaibo.components.kinds import KINDS
from kaper.games.maracaibo.rules.counting import COUNTERS
from kaper.games.maracaibo.rules.powers import RANGE, Powers
from kaper.games.maracaibo.rules.scoring import EndScore, Score, points_of_lines
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.prospects import Prospect, ProspectKind, signed

# The score track moves at once, and doubloons are more likely to be spent than counted.
NOT_AT_THE_END = ("track", "doubloons")


def pays(state: Maracaibo, seat: int, doubloons: int) -> Prospect:
    return Prospect("cost", "pay", count=doubloons, left=state.players[seat].doubloons - doubloons)


def score_change(before: Score, after: Score) -> list[Prospect]:
    """What the end of the game would give more or less, source by source, if it came now."""
    told = []
    for source, had, has in zip(Score._fields, before, after, strict=True):
        if had != has and source not in NOT_AT_THE_END:
            kind: ProspectKind = "gain" if has > had else "cost"
            told.append(Prospect(kind, "end", score=source, gain=signed(has - had)))
    return told


def powers_bring(state: Maracaibo, seat: int, powers: Powers | None) -> list[Prospect]:
    """Permanent effects and income, one by one."""
    if powers is None:
        return []
    tables = state.tables
    dice = zip(KINDS, powers.dice, strict=True)
    return [
        *_some("more-strength", powers.strength),
        *(Prospect("gain", "more-die", kind=kind, count=more) for kind, more in dice if more),
        *_some("more-spaces", powers.spaces),
        *_some("discount", powers.discount),
        *_some("range", powers.more_range and RANGE + powers.more_range),
        *_some("more-rerolls", powers.rerolls),
        *([Prospect("gain", "refresh")] if powers.refresh else []),
        *_income(state, seat, powers),
        *(Prospect("gain", "action", action=tables.raid_actions.names[number])
          for number in powers.raid_actions),
        *(Prospect("gain", "trade", trade=tables.trades.names[number])
          for number in powers.trades),
    ]  # fmt: skip


def _some(name: str, count: int) -> list[Prospect]:
    return [Prospect("gain", name, count=count)] if count else []


def _income(state: Maracaibo, seat: int, powers: Powers) -> list[Prospect]:
    """What every round will pay more, by the quests held now where it hangs on them."""
    doubloons = powers.doubloons + powers.doubloons_per_quest * len(state.players[seat].quests)
    return [*_some("income-doubloons", doubloons), *_some("income-vp", powers.vp)]


def scroll_brings(end: EndScore | None) -> list[Prospect]:
    """The grey scroll of an improvement; what it counts now is a change of the score."""
    if end is None:
        return []
    return [Prospect("gain", "scroll", vp=end.vp, group=end.group, what=end.what)]


def quest_brings(state: Maracaibo, seat: int, quest: int) -> list[Prospect]:
    """A quest's conditions with what the player has of them, and what it can bring."""
    quests, player = state.tables.quests, state.players[seat]
    points = points_of_lines(state, quest)
    lines = zip(*quests.lines[quest][-len(points) :], strict=True)
    conditions = [
        Prospect(
            "note",
            "condition",
            what=what,
            have=COUNTERS[what](state, player),
            need="/".join(map(str, need)),
        )
        for what, need in zip(quests.conditions[quest], lines, strict=True)
    ]
    return [*conditions, Prospect("note", "quest-worth", vp="/".join(map(str, points)))]
