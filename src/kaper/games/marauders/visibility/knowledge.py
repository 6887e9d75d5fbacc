"""What players know of each other's hidden things: cards that were shown, and the chests.

Glory cards of a kind are alike, so a viewer remembers kinds: so many of them are in that hand. Each
Cargo card and Rumor is there once and remembers who knows where it is. When a deck runs out, all
of its cards that do not lie open are in hands or holds, and everybody knows it. Gold gained and
spent is public, so what a player has in all is known, but not how much of it lies in the chest:
only that it is at least `chest_least` and at most `chest_most`, which is 0 for a chest not in use.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from kaper.games.marauders.components.ids import GloryKind
from kaper.games.marauders.state import Marauders
from kaper.kernel.piles import EVERYBODY, NOBODY

# Masks of knowing seats have more to tell above the seats. Of a Cargo card: that it was in no deck
# when the deck was made anew. Of a face-down token: the lot with which it was laid down. Everybody
# had seen the tokens of a lot, so only which of them lies where is unknown.
ABOVE_SEATS = 8
HELD = 1 << ABOVE_SEATS

# Glory cards


def hand_as_seen(state: Marauders, owner: int, viewer: int | None) -> tuple[GloryKind, ...]:
    """The kinds of Glory cards that a viewer knows to be in another's hand."""
    return state.captains[owner].hand_seen[state.seats if viewer is None else viewer]


def see_glory(state: Marauders, owner: int, kinds: Sequence[GloryKind], seats: int) -> None:
    """Cards come into a hand before the eyes of some seats, given as a mask."""
    captain = state.captains[owner]
    captain.hand_seen = tuple(
        tuple(sorted((*seen, *kinds))) if viewer != owner and seats >> viewer & 1 else seen
        for viewer, seen in enumerate(captain.hand_seen)
    )


def show_glory(state: Marauders, owner: int, kind: GloryKind) -> None:
    """A card is shown to all and stays in its hand."""
    for viewer, seen in enumerate(state.captains[owner].hand_seen):
        if viewer != owner and kind not in seen:
            see_glory(state, owner, (kind,), 1 << viewer)


def return_glory(state: Marauders, owner: int, kind: GloryKind) -> None:
    """A card that lay open comes into a hand before all eyes."""
    see_glory(state, owner, (kind,), EVERYBODY)
    insort(state.glory_held, kind)


def leave_hand(state: Marauders, owner: int, kind: GloryKind) -> None:
    """A card leaves a hand in the open: nobody can tell which of several copies it is."""
    if kind in state.glory_held:
        state.glory_held.remove(kind)
    captain = state.captains[owner]
    captain.hand_seen = tuple(
        _without(seen, kind) if kind in seen else seen for seen in captain.hand_seen
    )


def _without(kinds: Sequence[GloryKind], kind: GloryKind) -> tuple[GloryKind, ...]:
    left = list(kinds)
    left.remove(kind)
    return tuple(left)


def hand_over(state: Marauders, loser: int, winner: int, kinds: Sequence[GloryKind]) -> None:
    """A whole hand changes its owner: the two know all of it, the others what they knew before."""
    for viewer, seen in enumerate(state.captains[loser].hand_seen):
        if viewer not in (winner, loser):
            see_glory(state, winner, seen, 1 << viewer)
    see_glory(state, winner, kinds, 1 << loser)
    lose_hand(state, loser)


def forget_private_hands(state: Marauders, viewer: int | None) -> None:
    """Everybody but one viewer remembers only what a spectator has seen."""
    kept = state.seats if viewer is None else viewer
    for owner, captain in enumerate(state.captains):
        public = hand_as_seen(state, owner, None)
        captain.hand_seen = tuple(
            seen if other in (owner, kept) else public
            for other, seen in enumerate(captain.hand_seen)
        )


def glory_reshuffled(state: Marauders, drawn: Sequence[GloryKind]) -> None:
    """The discards are the deck: all else is in hands, with the cards drawn just before."""
    state.glory_held = sorted(
        (*drawn, *(kind for captain in state.captains for kind in captain.hand))
    )


def lose_hand(state: Marauders, owner: int) -> None:
    state.captains[owner].hand_seen = ((),) * (state.seats + 1)


# Cargo and tokens


def cargo_reshuffled(state: Marauders) -> None:
    """The discards are the deck: all else is in holds or on the table."""
    for card in range(len(state.cargo_known)):
        state.cargo_known[card] |= HELD
    for card in state.discards.cargo:
        state.cargo_known[card] = NOBODY


def lot_of(mask: int) -> int:
    return mask >> ABOVE_SEATS


def next_lot(known: Sequence[int]) -> int:
    """A number for tokens that are about to be laid face down together."""
    return max(0, *map(lot_of, known)) + 1


def laid_in(lot: int) -> int:
    """The mask of a token that chance has just laid down with others of a lot."""
    return lot << ABOVE_SEATS


# Chests


def gold_spent(state: Marauders, seat: int) -> None:
    """After a payment: nobody can have stashed more than there is left in all."""
    captain = state.captains[seat]
    wealth = captain.gold + captain.chest
    captain.chest_least = min(captain.chest_least, wealth)
    if captain.chest_most:
        # A price hangs on hidden cards: paying it must not tell that the chest is empty now.
        captain.chest_most = max(1, min(captain.chest_most, wealth))


def gold_counted(state: Marauders, seat: int) -> None:
    """The gold aboard was counted in the open: so all know the rest, which is the chest."""
    captain = state.captains[seat]
    captain.chest_least = captain.chest_most = captain.chest


def gold_stashed(state: Marauders, seat: int) -> None:
    """At least one Ducat, at most all."""
    captain = state.captains[seat]
    captain.chest_least += 1
    captain.chest_most = captain.gold + captain.chest


def gold_withdrawn(state: Marauders, seat: int) -> None:
    captain = state.captains[seat]
    captain.chest_least = 0
    captain.chest_most -= 1
