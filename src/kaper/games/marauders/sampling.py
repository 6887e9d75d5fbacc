"""The sampler: everything that a seat cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.marauders.rumors import CheckRumor, Gossip, ProvenRumor
from kaper.games.marauders.specialists import Hiring
from kaper.games.marauders.state import UNSEEN, Marauders
from kaper.games.marauders.tables import NONE
from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.frames import reseal
from kaper.kernel.piles import knows


def sample(state: Marauders, seat: int | None, seed: int) -> Marauders:
    """A state that this seat cannot tell from the true one."""
    other = state.clone()
    other.rng = seeded(seed)
    if not state.stack:
        return other
    _deal_captains(other, seat)
    _deal_cargo(other, seat)
    _deal_glory(other, seat)
    _deal_rumors(other, seat)
    _deal_tokens(other, seat)
    _fill_chests(other, seat)
    reseal(other, seat)
    return other


def _deal(other: Marauders, held: Sequence[Sequence[int]], pile: list[int]) -> list[list[int]]:
    """As many cards as each holds, mixed with a pile; what is left is the pile.

    Sorted before they are shuffled: nothing hangs on the truth but what is hidden.
    """
    mixed = shuffled(other, sorted((*pile, *(card for cards in held for card in cards))))
    dealt = []
    for cards in held:
        dealt.append(sorted(mixed[: len(cards)]))
        del mixed[: len(cards)]
    pile[:] = sorted(mixed)
    return dealt


def _others(other: Marauders, seat: int | None) -> list[int]:
    return [owner for owner in range(other.seats) if owner != seat]


def _deal_captains(other: Marauders, seat: int | None) -> None:
    hidden = [owner for owner in _others(other, seat) if other.status[owner] == UNSEEN]
    held = [[other.captains[owner]] for owner in hidden]
    for owner, (captain,) in zip(hidden, _deal(other, held, other.captain_deck), strict=True):
        other.captains[owner] = captain


def _deal_cargo(other: Marauders, seat: int | None) -> None:
    owners = _others(other, seat)
    hidden_table = not knows(other.table_known, seat)
    held: list[Sequence[int]] = [other.cargo[owner] for owner in owners]
    dealt = _deal(other, [*held, other.table if hidden_table else ()], other.cargo_deck)
    for owner, cards in zip(owners, dealt, strict=False):
        other.cargo[owner] = tuple(cards)
    if hidden_table and other.table:
        other.table = dealt[-1]
        if any(other.market):
            other.market = [0] * len(other.market)
            for card in other.table:
                other.market[other.tables.good[card]] += 1


def _deal_glory(other: Marauders, seat: int | None) -> None:
    """A card that its owner is hiring has been shown."""
    shown = {frame.seat: frame.kind for frame in other.stack if isinstance(frame, Hiring)}
    owners = _others(other, seat)
    held = []
    for owner in owners:
        hand = list(other.hands[owner])
        if owner in shown:
            hand.remove(shown[owner])
        held.append(hand)
    for owner, kinds in zip(owners, _deal(other, held, other.glory_deck), strict=True):
        known = [shown[owner]] if owner in shown else []
        other.hands[owner] = tuple(sorted((*kinds, *known)))


def _deal_rumors(other: Marauders, seat: int | None) -> None:
    """A Rumor that is being checked has been shown to all, one looked at to one player."""
    shown: set[int] = set()
    for frame in other.stack:
        if isinstance(frame, (CheckRumor, ProvenRumor)):
            shown.add(frame.rumor)
        elif isinstance(frame, Gossip) and frame.looking and frame.seats[0] == seat:
            shown.update(other.rumors[frame.owner])
    owners = _others(other, seat)
    held = [[rumor for rumor in other.rumors[owner] if rumor not in shown] for owner in owners]
    for owner, rumors in zip(owners, _deal(other, held, other.rumor_deck), strict=True):
        known = [rumor for rumor in other.rumors[owner] if rumor in shown]
        other.rumors[owner] = tuple(sorted((*rumors, *known)))


def _deal_tokens(other: Marauders, seat: int | None) -> None:
    """Face-down Modifications and Merchant tokens are mixed among their places."""
    for tokens, known in (
        (other.modifications, other.modifications_known),
        (other.merchants, other.merchants_known),
    ):
        places = [
            zone
            for zone, token in enumerate(tokens)
            if token != NONE and not knows(known[zone], seat)
        ]
        mixed = shuffled(other, sorted(tokens[zone] for zone in places))
        for zone, token in zip(places, mixed, strict=True):
            tokens[zone] = token


def _fill_chests(other: Marauders, seat: int | None) -> None:
    """What others have is known only as a whole: how much of it is stashed is not."""
    for owner in _others(other, seat):
        if not other.stashed[owner] or other.announced >> owner & 1:
            continue
        wealth = other.gold[owner] + other.chest[owner]
        missing = other.target - other.glory[owner]
        most = wealth
        if missing <= other.target // 2:
            most = min(wealth, missing * 10 - 1)
        (chest, *_) = shuffled(other, range(most + 1))
        other.chest[owner], other.gold[owner] = chest, wealth - chest
