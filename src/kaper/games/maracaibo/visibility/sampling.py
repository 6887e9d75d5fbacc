"""A table that a seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kaper.games.maracaibo.components.kinds import NONE
from kaper.games.maracaibo.quest_doors import sold_from
from kaper.games.maracaibo.rules import fog
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.visibility.knowledge import remembers
from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.frames import reseal
from kaper.kernel.piles import NOBODY, Place, knows


def sample(state: Maracaibo, seat: int | None, seed: int) -> Maracaibo:
    """Deal anew the quests that a seat does not know; all else that is hidden is still to come."""
    other = state.clone()
    other.rng = seeded(seed)
    deal_fog_anew(other)
    deal_redbeard_anew(other)
    if not state.stack:
        return other
    _deal_quests(state, other, seat)
    reseal(other, seat)
    return other


def deal_fog_anew(other: Maracaibo) -> None:
    """Other cards face down, each of the kind that its back tells."""
    cards, spaces = other.tables.cards, fog.hidden_spaces(other)
    if not spaces:
        return
    at_locations = [space for space in spaces if fog.waits_for_a_stop(other, space)]
    of_two = [space for space in spaces if fog.level_of(other, space) == 2]
    elsewhere = {*at_locations, *of_two}
    at_improvements = [space for space in spaces if space not in elsewhere]
    known = {card for space, card in enumerate(other.cards) if space not in spaces}
    known.update(card for player in other.players for card in player.improvements)
    _lay_face_down(other, at_locations, [other.cards[space] for space in at_locations])
    _lay_face_down(other, at_improvements, [card for card in cards.level_one if card not in known])
    two = [*other.deck, *(other.cards[space] for space in of_two)]
    other.deck = _lay_face_down(other, of_two, two)


def _lay_face_down(other: Maracaibo, spaces: Sequence[int], cards: Sequence[int]) -> list[int]:
    """Cards by chance to these spaces; returns the others. Sorted: so nothing hangs on truth."""
    mixed = shuffled(other, sorted(cards))
    for space in spaces:
        other.cards[space] = mixed.pop()
    return sorted(mixed)


def deal_redbeard_anew(other: Maracaibo) -> None:
    """Which cards of each letter are in his deck is known only of those that were revealed."""
    cards = other.tables.redbeard.cards
    unseen = [card for card in range(len(cards)) if not other.redbeard_seen >> card & 1]
    kept = [card for card in other.redbeard_deck if card not in unseen]
    for letter in sorted({card.deck for card in cards}):
        of_letter = [card for card in unseen if cards[card].deck == letter]
        count = sum(card in of_letter for card in other.redbeard_deck)
        kept += shuffled(other, of_letter)[:count]
    other.redbeard_deck = sorted(kept)


def _deal_quests(state: Maracaibo, other: Maracaibo, seat: int | None) -> None:
    """Hands and deck are mixed, as far as a seat does not know them.

    A quest that was sold from a hand, or is still in it, comes to one of these places.
    """
    hands = [list(player.quests) for player in other.players]
    places = [(place, mask, NONE) for place, mask in _unknown_deck(other, seat)]
    for owner, hand in enumerate(hands):
        known = state.players[owner].known
        unseen = [place for place in range(len(hand)) if not remembers(state, owner, place, seat)]
        places += [((hand, place), known[place], owner) for place in unseen]
    quests = sorted(held[index] for (held, index), _, _ in places)
    while (dealt := _deal(other, places, quests)) is None:
        pass
    for ((held, index), _, _), quest in zip(places, dealt, strict=True):
        held[index] = quest
    other.quest_deck.settle()
    for player, hand in zip(other.players, hands, strict=True):
        player.quests = tuple(hand)


def _unknown_deck(other: Maracaibo, seat: int | None) -> Iterator[tuple[Place, int]]:
    """Places of the deck whose quest a seat does not know, with who knows it."""
    deck = other.quest_deck
    masks = [mask for part in deck.segments for mask in part.known or [NOBODY] * len(part.items)]
    unknown = (mask for mask in masks if not knows(mask, seat))
    return zip(deck.unknown_to(seat), unknown, strict=True)


def _deal(
    other: Maracaibo, places: Sequence[tuple[Place, int, int]], quests: Sequence[int]
) -> list[int] | None:
    """A quest for each place, by chance; None if a strayed one finds no place."""
    free = shuffled(other, range(len(places)))
    dealt: dict[int, int] = {}
    for owner, strayed in enumerate(other.strayed):
        sold = sold_from(owner)
        for quest in strayed:
            if quest not in quests:
                continue
            fits = (p for p in free if places[p][2] == owner or places[p][1] & sold)
            place = next(fits, None)
            if place is None:
                return None
            free.remove(place)
            dealt[place] = quest
    left = [quest for quest in quests if quest not in dealt.values()]
    dealt |= zip(free, left, strict=True)
    return [dealt[place] for place in range(len(places))]
