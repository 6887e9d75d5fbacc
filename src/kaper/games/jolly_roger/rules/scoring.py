"""The end of the game: what Jewels are worth, gold, and who wins."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.components.cards import KINDS
from kaper.games.jolly_roger.components.tables import ROUNDS
from kaper.games.jolly_roger.events import JewelsValued, Scored, Won
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.chance import draw
from kaper.kernel.game import Result, ranking_of

FALLBACK = 1  # what Jewels are worth without a gold card to value them


@dataclass(frozen=True, slots=True)
class Gold:
    """A player's gold by source, and the Rum that breaks ties."""

    gold: int
    jewels: int
    hostages: int
    rum: int

    @property
    def total(self) -> int:
        return self.gold + self.jewels + self.hostages


def end_game(state: JollyRoger) -> None:
    """Turn up all loot, value the Jewels, count."""
    # Rule: score.reveal-and-count
    state.stack.clear()
    for seat in state.clockwise(state.captain):
        for _ in range(count_of(state, seat, "jewels")):
            value_jewels(state, seat)
    if state.trace is None:
        return
    for seat in range(state.seats):
        gold = score(state, seat)
        doors.tell(state, Scored(seat, gold.total, gold.gold, gold.jewels, gold.hostages, gold.rum))
    ended = result(state)
    for seat in ended.winners:
        doors.tell(state, Won(seat, decided_by(state)))


def value_jewels(state: JollyRoger, seat: int) -> None:
    """Each Jewels card draws its own loot card, which is worth nothing any more to anybody."""
    # Rule: score.jewels, score.jewels-special-draw
    if not state.loot_pile:
        state.jewels[seat] += FALLBACK
        return
    (kind,) = draw(state, "jewels", state.loot_pile)
    state.loot_discards.append(kind)
    use = state.tables.use[kind]
    gold = FALLBACK if use in ("jewels", "hostage") else state.tables.gold[kind]
    state.jewels[seat] += gold
    doors.tell(state, JewelsValued(seat, doors.loot_name(state, kind), gold))


def loot_kinds(state: JollyRoger, seat: int) -> list[int]:
    """All loot of a player, buried or not."""
    return [card % KINDS for card in (*state.loot[seat], *state.buried[seat])]


def count_of(state: JollyRoger, seat: int, use: str) -> int:
    uses = state.tables.use
    return sum(uses[kind] == use for kind in loot_kinds(state, seat))


def score(state: JollyRoger, seat: int) -> Gold:
    uses, gold = state.tables.use, state.tables.gold
    # Rule: score.hostage, loot.kinds
    by_use = {"gold": 0, "hostage": 0, "rum": 0, "jewels": 0}
    for kind in loot_kinds(state, seat):
        use = uses[kind]
        by_use[use] += 1 if use == "rum" else gold[kind]
    return Gold(by_use["gold"], state.jewels[seat], by_use["hostage"], by_use["rum"])


def result(state: JollyRoger) -> Result:
    """Most gold wins, then most Rum; who is still equal wins together."""
    # Rule: score.winner, goal.most-gold
    golds = [score(state, seat) for seat in range(state.seats)]
    ranking = ranking_of([(gold.total, gold.rum) for gold in golds])
    reason = "rounds" if len(state.used) >= ROUNDS else "loot"
    return Result(tuple(gold.total for gold in golds), ranking[0], ranking, reason)


def decided_by(state: JollyRoger) -> str:
    """What decided between the first two: gold, Rum, or nothing."""
    golds = [score(state, seat) for seat in range(state.seats)]
    first, second = sorted(((gold.total, gold.rum) for gold in golds), reverse=True)[:2]
    if first == second:
        return "shared"
    return "rum" if first[0] == second[0] else "gold"
