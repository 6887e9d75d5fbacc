"""What Rumors and Missions bring: one function for each word of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from kaper.games.marauders import doors, hands
from kaper.games.marauders.goods import Market, draw_offer
from kaper.games.marauders.port_events import Hired, PlansSeen, Refitted
from kaper.games.marauders.reward_choices import (
    ChooseModification,
    ChoosePardon,
    ChooseVictim,
    ChooseWeapon,
    MutinousFrigate,
    Smuggle,
)
from kaper.games.marauders.rumor_slot import draw_rumors
from kaper.games.marauders.shipyard import take_modification
from kaper.games.marauders.state import IN_PLAY, KINDS_OF_WEAPONS, PER_SHIP, Marauders
from kaper.games.marauders.stowing import lay_out
from kaper.games.marauders.tables import NONE
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.effects import Context, Effect
from kaper.kernel.piles import EVERYBODY

Doing: TypeAlias = Callable[[Marauders, int, Word], None]

SPECIALIST_GOLD = 8


@dataclass(frozen=True, slots=True)
class Reward(Effect[Marauders]):
    """One word of a card's reward."""

    word: Word

    def start(self, state: Marauders, context: Context) -> None:
        if state.status[context.seat] == IN_PLAY:
            _WORDS[self.word.name](state, context.seat, self.word)

    def label(self) -> str:
        return self.word.name


def _gold(state: Marauders, seat: int, word: Word) -> None:
    doors.gain_gold(state, seat, word.value)


def _weapon(state: Marauders, seat: int, word: Word) -> None:
    state.stack.append(ChooseWeapon(seat))


def _weapons(state: Marauders, seat: int, word: Word) -> None:
    for weapon in range(KINDS_OF_WEAPONS):
        if not doors.has_weapon(state, seat, weapon) and doors.weapons_left(state, weapon):
            doors.gain_weapon(state, seat, weapon)


def _specialist(state: Marauders, seat: int, word: Word) -> None:
    """A Specialist from the Glory deck or its discards; gold where there is none to be had."""
    kinds = state.tables.specialist_kind
    copies = [kind for kind, each in enumerate(kinds) if each == word.value]
    hired = any(state.specialists[seat] >> kind & 1 for kind in copies)
    for kind in () if hired else copies:
        for pile in (state.glory_deck, state.glory_discards):
            if kind in pile:
                pile.remove(kind)
                state.specialists[seat] |= 1 << kind
                doors.tell(state, Hired(seat, state.tables.glory_names[kind]))
                return
    doors.gain_gold(state, seat, SPECIALIST_GOLD)


def _cargo(state: Marauders, seat: int, word: Word) -> None:
    lay_out(state, seat, doors.draw_cargo(state, word.value), EVERYBODY)


def _loot(state: Marauders, seat: int, word: Word) -> None:
    cards = doors.draw_cargo(state, word.value)
    doors.gain_gold(state, seat, sum(state.tables.loot[card] for card in cards))
    lay_out(state, seat, cards, EVERYBODY)


def _smuggle(state: Marauders, seat: int, word: Word) -> None:
    state.stack.append(Smuggle(seat, *word.args))


def _purchase(state: Marauders, seat: int, word: Word) -> None:
    """An extra purchase at a fixed price: no part of the activity of buying goods."""
    count, price = word.args
    draw_offer(state, seat, count)
    state.stack.append(Market(seat, extra=True, fixed=price))


def _pardon(state: Marauders, seat: int, word: Word) -> None:
    if state.is_pirate(seat):
        state.stack.append(ChoosePardon(seat))
    else:
        doors.gain_gold(state, seat, word.value)


def _pardon_level(state: Marauders, seat: int, word: Word) -> None:
    nation, levels = word.args
    doors.lift_bounty(state, seat, nation, levels)


def _bounty(state: Marauders, seat: int, word: Word) -> None:
    doors.set_bounty(state, seat, word.value)


def _crew(state: Marauders, seat: int, word: Word) -> None:
    doors.regain_crew(state, seat, PER_SHIP)


def _lose_crew(state: Marauders, seat: int, word: Word) -> None:
    doors.lose_crew(state, seat, word.value)


def _repair(state: Marauders, seat: int, word: Word) -> None:
    for location in doors.damaged(state, seat):
        damage = state.full(seat, location) - state.cube(seat, location)
        doors.repair(state, seat, location, damage)
    absorber = 1 << state.tables.power["absorb"]
    if state.flipped[seat] & absorber:
        state.flipped[seat] &= ~absorber
        doors.tell(state, Refitted(seat))


def _glory_cards(state: Marauders, seat: int, word: Word) -> None:
    # The card of the Glory Point follows: the hand is cut once, after it.
    hands.draw_glory(state, seat, word.value, cut=False)


def _levy(state: Marauders, seat: int, word: Word) -> None:
    state.stack.append(ChooseVictim(seat, *word.args))


def _rumor(state: Marauders, seat: int, word: Word) -> None:
    draw_rumors(state, seat)


def _modification(state: Marauders, seat: int, word: Word) -> None:
    """The Modification of this port for free, or gold where it is of no use."""
    kind = state.modifications[state.zones[seat]]
    if kind == NONE or state.fitted[seat] >> kind & 1:
        doors.gain_gold(state, seat, word.value)
    else:
        take_modification(state, seat, state.zones[seat])


def _keep(state: Marauders, seat: int, word: Word) -> None:
    """The proven Rumor stays with its owner, out of the Rumor slot."""
    (rumor,) = state.rumors[seat]
    state.rumors[seat] = ()
    state.kept[seat] = (*state.kept[seat], rumor)


def _special(state: Marauders, seat: int, word: Word) -> None:
    _SPECIALS[word.text](state, seat)


def _plans(state: Marauders, seat: int) -> None:
    doors.tell(state, PlansSeen(seat))
    for zone in state.tables.ports:
        state.modifications_known[zone] |= 1 << seat
    state.stack.append(ChooseModification(seat))


def _mutinous_frigate(state: Marauders, seat: int) -> None:
    state.stack.append(MutinousFrigate(seat))


_WORDS: dict[str, Doing] = {
    "gold": _gold,
    "weapon": _weapon,
    "weapons": _weapons,
    "specialist": _specialist,
    "cargo": _cargo,
    "loot": _loot,
    "smuggle": _smuggle,
    "purchase": _purchase,
    "pardon": _pardon,
    "pardon-level": _pardon_level,
    "bounty": _bounty,
    "crew": _crew,
    "lose-crew": _lose_crew,
    "repair": _repair,
    "glory-cards": _glory_cards,
    "levy": _levy,
    "rumor": _rumor,
    "modification": _modification,
    "papers": _keep,
    "passage": _keep,
    "special": _special,
}
_SPECIALS: dict[str, Callable[[Marauders, int], None]] = {
    "plans": _plans,
    "mutinous-frigate": _mutinous_frigate,
}


def effects_of(words: Sequence[Word]) -> tuple[Effect[Marauders], ...]:
    return tuple(Reward(word) for word in words)
