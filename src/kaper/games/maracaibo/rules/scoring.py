"""The end of the game: nine sources of points, and who wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.components.kinds import ALL_KINDS, IMPROVEMENT
from kaper.games.maracaibo.events import QuestsRevealed, Scored, Won
from kaper.games.maracaibo.rules.adventure_hunters import points_of_quest
from kaper.games.maracaibo.rules.counting import COUNTERS, SCORED_QUESTS
from kaper.games.maracaibo.state import REDBEARD, Maracaibo, Player
from kaper.kernel.game import Result, ranking_of

PER_RIVER = 4
DOUBLOONS_PER_POINT = 5
PER_BURIED = 2
MANY_QUESTS = 6
LAP = 50
FOR_MANY_QUESTS = 10
REDBEARD_PER_IMPROVEMENT = 6
REDBEARD_PER_RESIDENCE = 15
REDBEARD_PER_QUEST = 5
REDBEARD_PER_RUBY = 2


class Score(NamedTuple):
    """The score track and the nine sources of points. Bots count often: a tuple is quickly made."""

    track: int
    rivers: int
    doubloons: int
    improvements: int
    conditions: int
    residences: int
    treasures: int
    buried: int
    quests: int
    six_quests: int
    rubies: int  # only Redbeard's

    @property
    def total(self) -> int:
        return sum(self)

    def by_source(self) -> dict[str, int]:
        return self._asdict()


@dataclass(frozen=True, slots=True)
class EndScore:
    """Points at the end for each group of something: the grey scroll of an improvement."""

    what: str
    group: int
    vp: int


def score(state: Maracaibo, seat: int, quests: tuple[int, ...] | None = None) -> Score:
    """What a player would have if the game ended now, with these quests or all of the hand."""
    # Rule: solo.score-player
    if state.solo() and seat == REDBEARD:
        return redbeard_score(state)
    player, tables = state.players[seat], state.tables
    held = player.quests if quests is None else quests
    # Rule: end.quests-first
    from_quests = [quest_points(state, player, quest) for quest in held]
    # Rule: hunters.gaps
    scored = len([vp for vp in from_quests if vp > 0])
    buried = player.all_buried()
    return Score(
        track=player.vp,
        # Rule: end.rivers
        rivers=PER_RIVER * player.rivers,
        # Rule: end.doubloons
        doubloons=player.doubloons // DOUBLOONS_PER_POINT,
        # Rule: end.improvement-vp
        improvements=sum([tables.cards.vp[card] for card in player.improvements]),
        conditions=_conditions(state, player, scored),
        residences=_residences(state, player, scored),
        treasures=_treasures(state, player),
        # Rule: end.buried-bonus
        buried=PER_BURIED * buried,
        quests=sum(from_quests),
        # Rule: end.six-quests
        six_quests=FOR_MANY_QUESTS if scored >= MANY_QUESTS else 0,
        # Rule: rubies.not-treasure
        rubies=0,
    )


def redbeard_score(state: Maracaibo) -> Score:
    """Redbeard's improvements, residences and quests count by their number, whatever is on them."""
    player, types = state.players[REDBEARD], state.tables.cards.type
    # A location of level II may lie among his cards.
    # Rule: solo.acquire-location-any-card
    improvements = [card for card in player.improvements if types[card] == IMPROVEMENT]
    quests = len(player.quests)
    return Score(
        track=player.vp,
        # Rule: solo.score-rivers
        rivers=PER_RIVER * player.rivers,
        doubloons=0,
        # Rule: solo.score-improvements
        improvements=REDBEARD_PER_IMPROVEMENT * len(improvements),
        # Rule: solo.ignores-improvements
        conditions=0,
        # Rule: solo.score-residences
        residences=REDBEARD_PER_RESIDENCE * player.residences.bit_count(),
        # Rule: solo.score-treasures
        treasures=_treasures(state, player),
        buried=0,
        # Rule: solo.score-quests
        quests=REDBEARD_PER_QUEST * quests,
        # Rule: solo.score-six-quests
        six_quests=FOR_MANY_QUESTS if quests >= MANY_QUESTS else 0,
        # Rule: rubies.solo-score
        rubies=REDBEARD_PER_RUBY * player.rubies,
    )


def _treasures(state: Maracaibo, player: Player) -> int:
    return sum([player.treasures(kind) * value(state, kind) for kind in ALL_KINDS])


def score_track(vp: int) -> tuple[int, int]:
    """How often the marker has passed 50, and where it stands: one exactly there has not passed."""
    # Rule: vp.over-fifty, vp.exactly-fifty
    fifties = max(vp - 1, 0) // LAP
    return fifties, vp - LAP * fifties


def value(state: Maracaibo, kind: int) -> int:
    """What each treasure of a kind is worth, by the cubes on its island."""
    values = state.tables.caribbean.treasure_values
    # Rule: end.treasure-values
    return values[min(state.islands[kind], len(values) - 1)]


def quest_points(state: Maracaibo, player: Player, quest: int) -> int:
    """The harder condition if it is met, else the easier one, else nothing."""
    quests = state.tables.quests
    easier, harder = quests.lines[quest]
    easier_vp, harder_vp = quests.vp[quest]
    nearly = fully = True
    for what, few, many in zip(quests.conditions[quest], easier, harder, strict=True):
        # Rule: end.quests-share-items
        have = COUNTERS[what](state, player)
        nearly = nearly and have >= few
        fully = fully and have >= many
    if state.hunters:
        return points_of_quest(met=fully, vp=harder_vp)
    # Rule: end.quests, end.unmet-quests-free
    return harder_vp if fully else easier_vp if nearly else 0


def points_of_lines(state: Maracaibo, quest: int) -> tuple[int, ...]:
    """What a quest can bring: by its easier and its harder line, or by that which alone counts."""
    easier, harder = state.tables.quests.vp[quest]
    return (points_of_quest(met=True, vp=harder),) if state.hunters else (easier, harder)


def _count(state: Maracaibo, player: Player, what: str, scored: int) -> int:
    return scored if what == SCORED_QUESTS else COUNTERS[what](state, player)


def _conditions(state: Maracaibo, player: Player, scored: int) -> int:
    total = 0
    for card in player.improvements:
        end = state.tables.cards.ends[card]
        if end is not None:
            # Rule: end.improvement-conditions, symbol.end-sets-rounded
            total += _count(state, player, end.what, scored) // end.group * end.vp
    return total


def _residences(state: Maracaibo, player: Player, scored: int) -> int:
    """Each residence by its condition, up to what it gives at most."""
    total = 0
    # Rule: residence.scores-for-owners-only
    tables, left = state.tables, player.residences
    while left:
        card = state.cards[(left & -left).bit_length() - 1]
        left &= left - 1
        what, each, most = tables.cards.residence_scores[card]
        # Rule: end.residences
        total += min(each * _count(state, player, what, scored), most)
    return total


def end_game(state: Maracaibo) -> None:
    state.stack.clear()
    if state.trace is None:
        return
    for seat in range(state.seats):
        names = tuple(state.tables.quests.names[quest] for quest in state.players[seat].quests)
        doors.tell(state, QuestsRevealed(seat, names))
    for seat in range(len(state.players)):
        points = score(state, seat)
        doors.tell(state, Scored(doors.who(state, seat), points.total, **points.by_source()))
    ended = result(state)
    # Where nobody at the table wins, Redbeard does.
    for seat in ended.winners or (REDBEARD,):
        doors.tell(state, Won(doors.who(state, seat), ended.reason))


def result(state: Maracaibo) -> Result:
    """Most points win, then most buried treasures; who is still equal wins together."""
    if state.solo():
        return _solo_result(state)
    totals = tuple(score(state, seat).total for seat in range(state.seats))
    buried = [state.players[seat].all_buried() for seat in range(state.seats)]
    # Rule: end.winner, end.tie
    keys = list(zip(totals, buried, strict=True))
    ranking = ranking_of(keys)
    tied = totals.count(max(totals)) > 1
    reason = "shared" if len(ranking[0]) > 1 else "buried" if tied else "points"
    return Result(totals, ranking[0], ranking, reason)


def _solo_result(state: Maracaibo) -> Result:
    """Alone one wins with more points than Redbeard; as many are not enough."""
    own, his = score(state, 0).total, score(state, REDBEARD).total
    # Rule: solo.win, solo.tie-loses
    return Result((own,), (0,) if own > his else (), ((0,),), "equal" if own == his else "points")
