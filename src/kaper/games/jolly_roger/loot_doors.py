"""The doors of loot: the only writers of what lies before players, is buried, or is in the lot."""

from __future__ import annotations

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.card_events import LootDugUp, LootShown
from kaper.games.jolly_roger.components.cards import (
    kind_of,
    kinds_of,
    known_only_to,
    known_to,
    shown_to,
    shown_to_all,
    with_card,
    with_shown,
    without_kind,
)
from kaper.games.jolly_roger.events import JewelsValued, LotSeen
from kaper.games.jolly_roger.state import NOBODY, JollyRoger
from kaper.games.jolly_roger.visibility import memory
from kaper.kernel.chance import draw


def draw_loot(state: JollyRoger, count: int) -> list[int]:
    """Loot from its pile, as far as it goes: it is never made anew."""
    # Rule: piles.loot-and-destinations-never
    return draw(state, "loot", state.loot_pile, min(count, len(state.loot_pile)))


def pass_loot(state: JollyRoger, owner: int, kind: int, seat: int) -> None:
    """An unburied loot card from one player to another."""
    before = state.loot[owner]
    rest = without_kind(before, kind)
    if state.hidden_loot:
        after = state.loot[owner] = known_only_to(rest, 1 << seat)
        state.loot[seat] = with_card(state.loot[seat], known_to(kind, 1 << owner))
        doors.pass_unseen(state.loot_adrift, kind, before, after, (owner, seat))
    else:
        state.loot[owner] = rest
        state.loot[seat] = with_card(state.loot[seat], kind)


def show_loot(state: JollyRoger, owner: int, kind: int, seat: int) -> None:
    """In the variant: let one other seat see an unburied loot card."""
    if state.hidden_loot:
        before = state.loot[owner]
        after = state.loot[owner] = with_shown(before, kind, seat)
        memory.shown(state.loot_adrift, kind, before, after)


def take_from_lot(state: JollyRoger, seat: int, kind: int, giver: int) -> None:
    """A card of the lot comes before a player. Where loot is hidden, only this player and the
    one who gave it know it, and only the giver still knows what is left of the lot."""
    if state.hidden_loot:
        memory.lose_lot(state, kind, seat, giver)
    state.lot = sorted(kinds_of(state.lot))
    state.lot.remove(kind)
    state.got[seat] += 1
    card = kind
    if state.hidden_loot:
        state.lot_seen = 1 << giver
        if giver != seat:
            card = known_to(kind, 1 << giver)
    state.loot[seat] = with_card(state.loot[seat], card)


def bury(state: JollyRoger, seat: int, kind: int) -> None:
    """Turn a loot card face down. Where loot is hidden, others lose track of which it was."""
    before = state.loot[seat]
    rest, card = without_kind(before, kind), kind
    if state.hidden_loot and rest:
        rest = known_only_to(rest, 0)
        memory.lose_track(state.loot_adrift, before, rest, 1 << seat)
    elif state.hidden_loot:
        # The only card: whoever knew it knows that it is buried.
        (card,) = before
    state.loot[seat] = rest
    state.buried[seat] = with_card(state.buried[seat], card)


def bury_all(state: JollyRoger, seat: int) -> None:
    state.buried[seat] = tuple(sorted((*state.buried[seat], *state.loot[seat])))
    state.loot[seat] = ()


def dig_up(state: JollyRoger, seat: int, owner: int) -> None:
    """Chance picks one of a player's buried cards, from whatever voyage; it lies unburied now."""
    # Rule: card.cabin-boy
    (kind,) = draw(state, "buried", sorted(kinds_of(state.buried[owner])))
    before = state.buried[owner]
    rest = without_kind(before, kind)
    card = kind
    if state.hidden_loot:
        rest = known_only_to(rest, 1 << seat)
        card = known_to(kind, 1 << owner)
        doors.pass_unseen(state.loot_adrift, kind, before, rest, (owner, seat))
    state.buried[owner] = rest
    # Rule: card.cabin-boy-stays-open
    state.loot[seat] = with_card(state.loot[seat], card)
    name = doors.loot_name(state, kind)
    doors.tell(state, LootDugUp(seat, owner, name, state.hidden_loot))


def gain_loot(state: JollyRoger, seat: int, cards: list[int]) -> None:
    for card in cards:
        state.loot[seat] = with_card(state.loot[seat], card)


def give_up(state: JollyRoger, seat: int, kind: int) -> None:
    """A loot card goes face up to the discards."""
    before = state.loot[seat]
    after = state.loot[seat] = without_kind(before, kind)
    memory.leave_openly(state.loot_adrift, kind, before, after, seat)
    state.loot_discards.append(kind)


def show_to_all(state: JollyRoger, seat: int, card: int, others: int) -> None:
    """Show a hidden loot card to everybody, who know of it from now on."""
    before, kind = state.loot[seat], kind_of(card)
    rest = list(before)
    rest.remove(card)
    after = state.loot[seat] = with_card(tuple(rest), shown_to_all(kind, others))
    memory.shown(state.loot_adrift, kind, before, after)
    doors.tell(state, LootShown(seat, doors.loot_name(state, kind)))


def value_jewels(state: JollyRoger, seat: int, fallback: int) -> None:
    """Each Jewels card draws its own loot card, which is worth nothing any more to anybody."""
    # Rule: score.jewels, score.jewels-special-draw
    if not state.loot_pile:
        state.jewels[seat] += fallback
        return
    (kind,) = draw(state, "jewels", state.loot_pile)
    state.loot_discards.append(kind)
    use = state.tables.use[kind]
    gold = fallback if use in ("jewels", "hostage") else state.tables.gold[kind]
    state.jewels[seat] += gold
    doors.tell(state, JewelsValued(seat, doors.loot_name(state, kind), gold))


# The lot


def lay_out_lot(state: JollyRoger, count: int) -> None:
    """The loot of an attack, to be shared."""
    state.lot = sorted(draw_loot(state, count))


def collect_lot(state: JollyRoger, losers: int) -> None:
    """The unburied loot of those who have lost a mutiny, to be shared."""
    for seat in range(state.seats):
        # Rule: mutiny.losers
        if losers >> seat & 1:
            # Where loot is hidden, whoever lost a card still knows that it is in the lot.
            lost = state.loot[seat]
            state.lot += [shown_to(c, seat) for c in lost] if state.hidden_loot else lost
            state.loot[seat] = ()
    state.lot.sort()


def begin_sharing(state: JollyRoger) -> None:
    state.got = [0] * state.seats
    state.lot_seen = 0
    state.cook = NOBODY


def look_at_lot(state: JollyRoger, seat: int) -> None:
    memory.look_at_lot(state, seat)
    state.lot_seen |= 1 << seat
    # By kind: the order must not tell who else knows a card.
    names = doors.loot_names(state, sorted(kinds_of(state.lot)))
    doors.tell(state, LotSeen(seat, names))
