"""What Rumors and Missions bring: one function for each word of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kaper.games.marauders import (
    board_doors,
    card_doors,
    cargo_doors,
    doors,
    rumor_doors,
    ship_doors,
)
from kaper.games.marauders.actions import PICK
from kaper.games.marauders.components.ids import (
    CREW,
    EVERY_NATION,
    EVERY_WEAPON,
    NATIONS,
    NONE,
    SPECIALIST_KINDS,
    SpecialistKind,
)
from kaper.games.marauders.components.vocabulary import (
    NATION,
    OR,
    REWARD_WORDS,
    SPECIALIST,
    TEXT,
    Word,
    alternatives,
)
from kaper.games.marauders.port_events import RewardChosen
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.buying import Market, draw_offer
from kaper.games.marauders.rules.crew_combat import begin_crew_fight
from kaper.games.marauders.rules.prospects_battle import fight_brings
from kaper.games.marauders.rules.reward_choices import (
    ChooseModification,
    ChoosePardon,
    ChooseVictim,
    ChooseWeapon,
    MutinousFrigate,
    Smuggle,
    levy,
)
from kaper.games.marauders.rules.rumor_slot import draw_rumors
from kaper.games.marauders.rules.specialists import employs
from kaper.games.marauders.rules.stowing import lay_out
from kaper.games.marauders.rules.weather import face_gale, gale_brings
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.effects import Context, Effect, Run
from kaper.kernel.frames import Ask, Frame
from kaper.kernel.piles import EVERYBODY
from kaper.kernel.prospects import Prospect

Doing: TypeAlias = Callable[[Marauders, int, Word], None]

SPECIALIST_GOLD = 8


@dataclass(frozen=True, slots=True)
class Reward(Effect[Marauders]):
    """One word of a card's reward."""

    word: Word
    rival: int = NONE  # whom the Mission has named

    def start(self, state: Marauders, context: Context) -> None:
        if state.captains[context.seat].status != IN_PLAY:
            return
        if self.word.name == "levy" and self.rival != NONE:
            levy(state, context.seat, self.rival, *self.word.args)
        else:
            _WORDS[self.word.name](state, context.seat, self.word)

    def label(self) -> str:
        return self.word.name


def effects_of(words: Sequence[Word], rival: int = NONE) -> tuple[Effect[Marauders], ...]:
    several = alternatives(words)
    if len(several) > 1:
        return (Alternatives(several, rival),)
    return tuple(Reward(word, rival) for word in words)


# Alternatives


@dataclass(frozen=True, slots=True)
class Alternatives(Effect[Marauders]):
    """One part of a reward, by choice."""

    parts: tuple[tuple[Word, ...], ...]
    rival: int = NONE

    def start(self, state: Marauders, context: Context) -> None:
        state.stack.append(ChooseReward(context.seat, context.source, self.parts, self.rival))

    def label(self) -> str:
        return OR


@dataclass(frozen=True, slots=True)
class ChooseReward(Ask[Marauders]):
    """A free choice, also of what can give nothing."""

    card: str
    parts: tuple[tuple[Word, ...], ...]
    rival: int

    def deeds(self) -> Deeds[ChooseReward, Marauders]:
        return CHOOSING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        if self.card in state.tables.rumor_number:
            return Prompt("marauders-prompt-rumor-reward", (("rumor", self.card),))
        return Prompt("marauders-prompt-mission-reward", (("mission", self.card),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "rumor.alternatives"


def parts_to_choose(asked: ChooseReward, state: Marauders, seat: int) -> list[Action]:
    # Rule: rumor.alternatives
    return [PICK(listed(part)) for part in asked.parts]


def why_not_chosen(
    asked: ChooseReward, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    offered = action in parts_to_choose(asked, state, seat)
    return None if offered else Refusal("rumor.alternatives")


def chosen_part(asked: ChooseReward, action: Action) -> tuple[Word, ...]:
    (part, *_) = [part for part in asked.parts if listed(part) == action.args[0]]
    return part


def choose(asked: ChooseReward, state: Marauders, seat: int, action: Action) -> None:
    part = chosen_part(asked, action)
    doors.tell(state, RewardChosen(seat, tuple(map(spelled, part))))
    state.stack[-1] = Run(effects_of(part, asked.rival), Context(seat, asked.card))


def dared(asked: ChooseReward, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    """What has to be dared for this part."""
    part = chosen_part(asked, action)
    told: list[Prospect] = []
    for word in part:
        if word.name == "fight":
            told += fight_brings(state, seat, *word.args[:2])
        elif word.name == "gale":
            told.append(gale_brings(state, seat))
    return told


CHOOSING: Final = Deeds(Deed(PICK, why_not_chosen, choose, parts_to_choose, brings=dared))


def listed(part: Sequence[Word]) -> str:
    """The words of a part as the action names them."""
    return ",".join(map(spelled, part))


def spelled(word: Word) -> str:
    """A word as actions and messages name it: `pardon-level-spain-2`."""
    parts = [word.name]
    for kind, arg in zip(REWARD_WORDS[word.name], word.args, strict=True):
        if kind == NATION:
            parts.append(NATIONS[arg])
        elif kind == SPECIALIST:
            parts.append(SPECIALIST_KINDS[arg])
        else:
            parts.append(word.text if kind == TEXT else str(arg))
    return "-".join(parts)


# The words


def _gold(state: Marauders, seat: int, word: Word) -> None:
    doors.gain_gold(state, seat, word.value)


def _weapon(state: Marauders, seat: int, word: Word) -> None:
    state.stack.append(ChooseWeapon(seat))


def _weapons(state: Marauders, seat: int, word: Word) -> None:
    for weapon in EVERY_WEAPON:
        armed = ship_doors.has_weapon(state, seat, weapon)
        if not armed and ship_doors.weapons_left(state, weapon):
            ship_doors.gain_weapon(state, seat, weapon)


def _specialist(state: Marauders, seat: int, word: Word) -> None:
    """A Specialist from the Glory deck or its discards; gold where there is none to be had."""
    tables, kind = state.tables, SpecialistKind(word.value)
    copies = [card for card in tables.every_specialist if tables.specialists[card].kind == kind]
    # Rule: specialist.promised
    for card in () if employs(state, seat, kind) else copies:
        if card_doors.hire_promised(state, seat, card):
            return
    doors.gain_gold(state, seat, SPECIALIST_GOLD)


def _cargo(state: Marauders, seat: int, word: Word) -> None:
    lay_out(state, seat, cargo_doors.draw_cargo(state, word.value), EVERYBODY)


def _loot(state: Marauders, seat: int, word: Word) -> None:
    cards = cargo_doors.draw_cargo(state, word.value)
    doors.gain_gold(state, seat, sum(state.tables.cargo[card].loot for card in cards))
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
    doors.lift_bounty(state, seat, EVERY_NATION[nation], levels)


def _bounty(state: Marauders, seat: int, word: Word) -> None:
    doors.set_bounty(state, seat, EVERY_NATION[word.value])


def _crew(state: Marauders, seat: int, word: Word) -> None:
    ship_doors.regain_crew(state, seat, state.full(seat, CREW))


def _lose_crew(state: Marauders, seat: int, word: Word) -> None:
    ship_doors.lose_crew(state, seat, word.value)


def _repair(state: Marauders, seat: int, word: Word) -> None:
    for location in ship_doors.damaged(state, seat):
        damage = state.full(seat, location) - state.cube(seat, location)
        ship_doors.repair(state, seat, location, damage)
    if state.is_flipped(seat, "absorb"):
        ship_doors.refit(state, seat)


def _glory_cards(state: Marauders, seat: int, word: Word) -> None:
    # The card of the Glory Point follows: the hand is cut once, after it.
    hands.draw_glory(state, seat, word.value, cut=False)


def _levy(state: Marauders, seat: int, word: Word) -> None:
    state.stack.append(ChooseVictim(seat, *word.args))


def _rumor(state: Marauders, seat: int, word: Word) -> None:
    draw_rumors(state, seat)


def _modification(state: Marauders, seat: int, word: Word) -> None:
    """The Modification of this port for free, or gold where it is of no use."""
    captain = state.captains[seat]
    kind = state.modifications[captain.zone]
    if kind == NONE or captain.fitted >> kind & 1:
        doors.gain_gold(state, seat, word.value)
    else:
        ship_doors.fit(state, seat, captain.zone)


def _keep(state: Marauders, seat: int, word: Word) -> None:
    """The proven Rumor stays with its owner, out of the Rumor slot."""
    rumor_doors.set_aside_rumor(state, seat)


def _special(state: Marauders, seat: int, word: Word) -> None:
    _SPECIALS[word.text](state, seat)


def _fight(state: Marauders, seat: int, word: Word) -> None:
    crew, leadership = word.args
    state.stack.append(Fought())
    # Rule: rumor.fight
    begin_crew_fight(state, seat, crew, leadership)


@dataclass(frozen=True, slots=True)
class Fought(Frame[Marauders]):
    """A fight for a reward is over. Lost, the captain is dead, and there is nobody to take it."""

    def step(self, state: Marauders) -> bool:
        state.stack.pop()
        return False

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return self


def _gale(state: Marauders, seat: int, word: Word) -> None:
    # Rule: rumor.gale
    face_gale(state, seat, word.value)


def _plans(state: Marauders, seat: int) -> None:
    board_doors.see_modifications(state, seat)
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
    "fight": _fight,
    "gale": _gale,
}
_SPECIALS: dict[str, Callable[[Marauders, int], None]] = {
    "plans": _plans,
    "mutinous-frigate": _mutinous_frigate,
}
