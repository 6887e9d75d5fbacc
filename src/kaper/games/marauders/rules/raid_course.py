"""The course of a Merchant Raid: the roll, successes spent, damage, escape and loot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import card_doors, doors, raid_doors, ship_doors
from kaper.games.marauders.actions import (
    DRAW,
    EXCHANGE,
    PLAY,
    REROLL,
    SPEND,
    SPENDS,
    THROW,
)
from kaper.games.marauders.battle_events import (
    SuccessAdded,
)
from kaper.games.marauders.components.ids import (
    ESCAPE,
    EVERY_WEAPON,
    HULL,
    NONE,
    SEAMANSHIP,
    SKILLS,
    WEAPON_NUMBER,
)
from kaper.games.marauders.events import Tested
from kaper.games.marauders.rules import deeds, hands
from kaper.games.marauders.rules.damage import BY_MERCHANT, PlaceHits
from kaper.games.marauders.rules.moments import Asked
from kaper.games.marauders.rules.prospects import glory_card_reads
from kaper.games.marauders.rules.prospects_hits import next_card, raid_brings
from kaper.games.marauders.rules.rolls import lay_anew, no_such_die, one_anew, rerolls
from kaper.games.marauders.rules.shortages import no_such_weapon
from kaper.games.marauders.rules.sinking import SinkIfHulled
from kaper.games.marauders.rules.stowing import lay_out
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DONE, PASS, Frame
from kaper.kernel.piles import EVERYBODY
from kaper.kernel.prospects import Prospect

# The Seamanship roll


@dataclass(frozen=True, slots=True)
class RaidRoll(Asked):
    """The Seamanship roll, before successes are spent."""

    dice: tuple[int, ...]
    added: int = field(default=0, kw_only=True)
    rerolled: bool = field(default=False, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if not self.dice:
            # Rule: raid.draw-and-test, mod.most-not-in-raids
            dice = doors.throw(state, SKILLS[SEAMANSHIP], state.skill(self.seat, SEAMANSHIP))
            shown = (doors.faces(dice), doors.successes(dice))
            doors.tell(state, Tested(self.seat, SKILLS[SEAMANSHIP], *shown))
            state.stack[-1] = replace(self, dice=dice)
            return False
        if hands.may_hold(state, self.seat) or why_no_second_roll(self, state) is None:
            return True
        self.end(state)
        return False

    def end(self, state: Marauders) -> None:
        card_doors.forget_last_card(state)
        raid_doors.count_successes(state, doors.successes(self.dice) + self.added)
        state.stack[-1] = RaidSpend(self.seat, self.fails())

    def fails(self) -> int:
        return len(self.dice) - doors.successes(self.dice)

    def thrown(self, state: Marauders, kept: Sequence[int], count: int) -> RaidRoll:
        """So many dice are thrown and laid beside those that are kept."""
        new = (*kept, *doors.throw(state, SKILLS[SEAMANSHIP], count))
        return replace(self, dice=lay_anew(state, self.seat, new))

    def deeds(self) -> Deeds[RaidRoll, Marauders]:
        return MENDING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("dice", doors.shown(self.dice)), ("count", self.added))
        return Prompt("marauders-prompt-raid-roll", args)


def raid_cards(roll: RaidRoll, state: Marauders, seat: int) -> list[Action]:
    return hands.plays(state, seat, "raid-roll")


def why_no_raid_card(roll: RaidRoll, state: Marauders, seat: int, action: Action) -> Refusal | None:
    refusal = hands.why_no_card(state, seat, action, "raid-roll", "raid.glory-cards")
    if refusal:
        return refusal
    card = action.args[0]
    idle = hands.effect_of(state, card).name == "reroll" and not roll.fails()
    return hands.idle(card) if idle else None


def play_raid_card(roll: RaidRoll, state: Marauders, seat: int, action: Action) -> None:
    word = hands.play(state, seat, action)
    if word.name == "successes":
        added = roll.added + word.value
        doors.tell(state, SuccessAdded(seat, doors.successes(roll.dice) + added))
        state.stack[-1] = replace(roll, added=added)
    elif word.name == "dice":
        state.stack[-1] = roll.thrown(state, roll.dice, word.value)
    else:
        kept = (doors.SKULL,) * doors.successes(roll.dice)
        state.stack[-1] = roll.thrown(state, kept, roll.fails())


def dice_of_raid(roll: RaidRoll, state: Marauders, seat: int) -> list[Action]:
    return [] if why_no_second_roll(roll, state) else rerolls(roll.dice)


def why_no_second_roll(roll: RaidRoll, state: Marauders) -> Refusal | None:
    """A Specialist: one die, once a raid."""
    if not state.ability(roll.seat, "raid-reroll"):
        return Refusal("specialist.kinds", "no-reroll")
    return Refusal("specialist.kinds", "rerolled") if roll.rerolled else None


def why_no_reroll(roll: RaidRoll, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return why_no_second_roll(roll, state) or no_such_die(roll.dice, action)


def reroll(roll: RaidRoll, state: Marauders, seat: int, action: Action) -> None:
    dice = one_anew(state, SKILLS[SEAMANSHIP], roll.dice, action)
    state.stack[-1] = replace(roll, dice=lay_anew(state, seat, dice), rerolled=True)


def take_roll(roll: RaidRoll, state: Marauders, seat: int, action: Action) -> None:
    roll.end(state)


MENDING: Final = Deeds(
    Deed(PLAY, why_no_raid_card, play_raid_card, raid_cards, brings=glory_card_reads),
    Deed(REROLL, why_no_reroll, reroll, dice_of_raid),
    Deed(PASS, always, take_roll),
)


# Successes are spent


@dataclass(frozen=True, slots=True)
class RaidSpend(Asked):
    """Successes are spent one at a time; a Special Weapon turns a failed die into one more."""

    fails: int

    def step(self, state: Marauders) -> bool:
        if state.laid.successes or (self.fails and weapons(self, state, self.seat)):
            return True
        self.end(state)
        return False

    def end(self, state: Marauders) -> None:
        # Rule: raid.order-of-steps
        symbols = [state.tables.cargo[card].symbol for card in state.laid.cards]
        # Rule: raid.escape
        escaped = symbols.count(ESCAPE) >= state.maneuverability(self.seat)
        raid_doors.count_successes(state, 0)
        state.stack[-1] = RaidEnd(self.seat, escaped)
        # Rule: raid.hits
        hits = tuple(symbol for symbol in symbols if symbol != ESCAPE)
        if hits:
            state.stack.append(PlaceHits(self.seat, self.seat, hits, 0, BY_MERCHANT))

    def deeds(self) -> Deeds[RaidSpend, Marauders]:
        return SPENDING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        cards = ",".join(state.tables.cargo_names[card] for card in state.laid.cards)
        return Prompt("marauders-prompt-raid", (("count", state.laid.successes), ("cards", cards)))


def why_no_success(spend: RaidSpend, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return None if state.laid.successes else Refusal("raid.spend-successes")


def why_not_thrown(spend: RaidSpend, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if not state.laid.successes:
        return Refusal("raid.spend-successes")
    card = action.args[0]
    laid = state.tables.cargo_number.get(card, NONE) in state.laid.cards
    return None if laid else Refusal("raid.spend-successes", "card-not-laid", card=card)


def draw_more(spend: RaidSpend, state: Marauders, seat: int, action: Action) -> None:
    raid_doors.spend_success(state)
    raid_doors.draw_cards(state, seat, 1)


def to_throw(spend: RaidSpend, state: Marauders, seat: int) -> list[Action]:
    return [
        THROW(state.tables.cargo_names[card]) for card in state.laid.cards if state.laid.successes
    ]


def throw(spend: RaidSpend, state: Marauders, seat: int, action: Action) -> None:
    raid_doors.spend_success(state)
    raid_doors.throw_card(state, seat, state.tables.cargo_number[action.args[0]])


def to_exchange(spend: RaidSpend, state: Marauders, seat: int) -> list[Action]:
    return [
        EXCHANGE(state.tables.cargo_names[card])
        for card in state.laid.cards
        if state.laid.successes
    ]


def exchange(spend: RaidSpend, state: Marauders, seat: int, action: Action) -> None:
    throw(spend, state, seat, action)
    raid_doors.draw_cards(state, seat, 1)


def weapons(spend: RaidSpend, state: Marauders, seat: int) -> list[Action]:
    return [SPENDS[weapon] for weapon in EVERY_WEAPON if ship_doors.has_weapon(state, seat, weapon)]


def why_no_weapon(spend: RaidSpend, state: Marauders, seat: int, action: Action) -> Refusal | None:
    missing = no_such_weapon(state, seat, action.args[0], "raid.weapons")
    if missing is not None:
        return missing
    return None if spend.fails else Refusal("raid.weapons")


def use_weapon(spend: RaidSpend, state: Marauders, seat: int, action: Action) -> None:
    raid_doors.spend_weapon(state, seat, WEAPON_NUMBER[action.args[0]])
    state.stack[-1] = RaidSpend(seat, spend.fails - 1)


def stop(spend: RaidSpend, state: Marauders, seat: int, action: Action) -> None:
    spend.end(state)


def drawing_brings(spend: RaidSpend, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return next_card(state, seat)


def throwing_brings(
    spend: RaidSpend, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    thrown = state.tables.cargo_number[action.args[0]]
    return raid_brings(state, seat, [card for card in state.laid.cards if card != thrown])


def exchange_brings(
    spend: RaidSpend, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    return [Prospect("note", "away", card=action.args[0]), *next_card(state, seat)]


def weapon_brings(spend: RaidSpend, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("gain", "success")]


def stopping_brings(
    spend: RaidSpend, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    return raid_brings(state, seat, state.laid.cards)


# Cards are listed ahead as just what is legal: a captain looks at them after every success.
SPENDING: Final = Deeds(
    Deed(DRAW, why_no_success, draw_more, brings=drawing_brings),
    Deed(THROW, why_not_thrown, throw, to_throw, prepared=True, brings=throwing_brings),
    Deed(EXCHANGE, why_not_thrown, exchange, to_exchange, prepared=True, brings=exchange_brings),
    Deed(SPEND, why_no_weapon, use_weapon, weapons, brings=weapon_brings),
    Deed(DONE, always, stop, brings=stopping_brings),
)


# The outcome


@dataclass(frozen=True, slots=True)
class RaidEnd(Frame[Marauders]):
    """The damage is taken: has the raid succeeded?"""

    seat: int
    escaped: bool

    def step(self, state: Marauders) -> bool:
        seat = self.seat
        state.stack.pop()
        nation = state.laid.prize
        assert nation != NONE
        cards = raid_doors.end_raid(state)
        # Rule: raid.location-destroyed, raid.escape
        if state.crippled(seat) or self.escaped:
            sunk = state.cube(seat, HULL) == 0
            outcome = "sunk" if sunk else "damage" if state.crippled(seat) else "escape"
            raid_doors.lose_raid(state, seat, outcome, cards)
            # Rule: raid.sunk
            state.stack.append(SinkIfHulled(seat))
            return False
        # Rule: raid.success
        gold = sum(state.tables.cargo[card].loot for card in cards)
        raid_doors.win_raid(state, seat, gold)
        if gold:
            deeds.raided(state, seat, nation)
        # Rule: raid.keep-cargo
        lay_out(state, seat, cards, EVERYBODY)
        # Rule: glory.raid-12
        if gold >= deeds.GLORIOUS_RAID:
            hands.gain_glory(state, seat, "raid")
        return False
