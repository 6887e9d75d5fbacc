"""Rumors: sought in port, checked where they lead, proven or false."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import card_doors, doors, rumor_doors, turn_doors
from kaper.games.marauders.actions import BUY, PASSING, PLAY
from kaper.games.marauders.components.ids import INFLUENCE, NONE, SCOUTING, SKILLS, Rumor, Skill
from kaper.games.marauders.marks import RUMOR_SOUGHT
from kaper.games.marauders.port_events import (
    RumorFalse,
    RumorProven,
)
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.prospects import dice_of_test, glory_card_reads, paid, rumor_reads
from kaper.games.marauders.rules.rewards import effects_of
from kaper.games.marauders.rules.rolls import AfterTest, SkillTest, put_to_test, talk_of_the_town
from kaper.games.marauders.rules.rumor_slot import draw_rumors, keep_one
from kaper.games.marauders.rules.shortages import too_dear
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.effects import Context, Run
from kaper.kernel.frames import DECLINE, PASS, Ask, Frame
from kaper.kernel.prospects import Prospect

RUMOR_PRICE = 2
PURCHASE = BUY("rumor")


def rumors_are_free(state: Marauders) -> bool:
    """An Event may spare both the price and the test."""
    return bool(state.event_word("free-rumors"))


def rumor_price(state: Marauders, seat: int) -> int:
    if rumors_are_free(state):
        return 0
    return state.tables.zones[state.captains[seat].zone].rule.get("rumor-price", RUMOR_PRICE)


def why_no_seeking(port: object, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if state.turn.done & RUMOR_SOUGHT:
        return Refusal("port.each-once")
    return too_dear(state, seat, rumor_price(state, seat), "rumor.pay-and-test")


def seek_rumor(state: Marauders, seat: int) -> None:
    """Pay first, then test Influence."""
    # Rule: rumor.pay-and-test
    doors.pay(state, seat, rumor_price(state, seat))
    if rumors_are_free(state):
        state.stack.append(Seek(seat, successes=1))
    else:
        # Rule: captain.skill-uses
        put_to_test(state, Seek(seat), INFLUENCE, talk_of_the_town(state, seat))


def seeking_brings(port: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    price = rumor_price(state, seat)
    told = [paid(price)] if price else []
    if rumors_are_free(state):
        return [*told, Prospect("gain", "free")]
    return [*told, dice_of_test(state, seat, INFLUENCE, talk_of_the_town(state, seat))]


@dataclass(frozen=True, slots=True)
class Seek(AfterTest):
    def judge(self, state: Marauders) -> None:
        if self.successes and state.decks.rumor:
            # Rule: glory.resolve-order
            others = tuple(state.clockwise(self.seat)[1:])
            state.stack.append(Gossip(self.seat, others))
            draw_rumors(state, self.seat)


@dataclass(frozen=True, slots=True)
class Gossip(Frame[Marauders]):
    """Others may look at the Rumor just drawn and buy it, or draw one of their own."""

    owner: int
    seats: tuple[int, ...]
    looking: bool = field(default=False, kw_only=True)
    price: int = field(default=0, kw_only=True)

    def step(self, state: Marauders) -> bool:
        # Rule: glory.gossip-kept-rumor, glory.house-sought-rumor
        if not self.seats or not state.captains[self.owner].rumors:
            state.stack.pop()
            card_doors.forget_last_card(state)
            return False
        if self.looking or hands.may_hold(state, self.seats[0]):
            return True
        state.stack[-1] = self.later()
        return False

    def later(self) -> Gossip:
        """The next is asked."""
        return Gossip(self.owner, self.seats[1:])

    def waiting(self, state: Marauders) -> tuple[int, ...]:
        return (self.seats[0],)

    def in_the_open(self, state: Marauders, seat: int) -> bool:
        return not self.looking and not hands.may_hold(state, seat)

    def passing(self, state: Marauders, seat: int) -> Action | None:
        return None if self.looking else PASSING

    def deeds(self) -> Deeds[Gossip, Marauders]:
        return LISTENING if self.looking else ANSWERING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        if self.looking:
            name = state.tables.rumor_names[state.captains[self.owner].rumors[0]]
            return Prompt("marauders-prompt-buy-rumor", (("rumor", name), ("gold", self.price)))
        return Prompt("marauders-prompt-gossip", (("owner", self.owner),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "glory.play-other-turn"


def answers(gossip: Gossip, state: Marauders, seat: int) -> list[Action]:
    return hands.plays(state, seat, "rumor-drawn")


def why_no_answer(gossip: Gossip, state: Marauders, seat: int, action: Action) -> Refusal | None:
    unfit = hands.why_no_card(state, seat, action, "rumor-drawn", "glory.play-other-turn")
    if unfit is not None:
        return unfit
    if hands.effect_of(state, action.args[0]).name == "rumor" and not state.decks.rumor:
        return Refusal("glory.house-no-effect", "no-rumors-left")
    return None


def answer_with_card(gossip: Gossip, state: Marauders, seat: int, action: Action) -> None:
    """Listen to the Rumor, or draw one of one's own."""
    word = hands.play(state, seat, action)
    if word.name == "rumor":
        state.stack[-1] = gossip.later()
        draw_rumors(state, seat)
    else:
        state.stack[-1] = replace(gossip, looking=True, price=word.value)
        rumor_doors.see_rumor(state, seat, gossip.owner)


def let_it_be(gossip: Gossip, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = gossip.later()


ANSWERING: Final = Deeds(
    Deed(PLAY, why_no_answer, answer_with_card, answers, brings=glory_card_reads),
    Deed(PASS, always, let_it_be),
)


def the_rumor(gossip: Gossip, state: Marauders, seat: int) -> tuple[Action, ...]:
    return (PURCHASE,)


def why_no_purchase(gossip: Gossip, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if action is not PURCHASE:
        return Refusal("glory.gossip-kept-rumor", "rumor-alone")
    # On another's turn no chest lies open: the price is paid from aboard.
    return too_dear(state, seat, gossip.price, "glory.gossip-kept-rumor")


def buy_rumor(gossip: Gossip, state: Marauders, seat: int, action: Action) -> None:
    """The seller may seek another Rumor in this Port action."""
    state.stack[-1] = gossip.later()
    rumor_doors.buy_rumor(state, seat, gossip.owner, gossip.price)
    turn_doors.strike_out(state, RUMOR_SOUGHT)
    keep_one(state, seat)


def rumor_brings(gossip: Gossip, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [paid(gossip.price), *rumor_reads(state, gossip.owner)]


LISTENING: Final = Deeds(
    Deed(BUY, why_no_purchase, buy_rumor, the_rumor, brings=rumor_brings),
    Deed(DECLINE, always, let_it_be),
)


# Checking


def why_no_rumor_here(state: Marauders, seat: int, skill: Skill) -> Refusal | None:
    """A Rumor is checked in the zone it names, by the skill it shows."""
    captain = state.captains[seat]
    if not captain.rumors:
        return Refusal("rumor.place-and-test", "no-rumor")
    (rumor, *_), tables = captain.rumors, state.tables
    zone = tables.rumors[rumor].zone
    if zone == captain.zone and tables.rumors[rumor].skill == skill:
        return None
    shown = SKILLS[tables.rumors[rumor].skill]
    return Refusal("rumor.place-and-test", zone=tables.zone_names[zone], skill=shown)


def why_no_check(port: object, state: Marauders, seat: int, action: Action) -> Refusal | None:
    # Rule: rumor.check-timing
    return why_no_rumor_here(state, seat, INFLUENCE)


def check_rumor(state: Marauders, seat: int) -> None:
    """The card is shown to all before its test."""
    rumor = state.captains[seat].rumors[0]
    rumor_doors.show_rumor(state, seat, rumor)
    state.stack.append(CheckRumor(seat, rumor))


@dataclass(frozen=True, slots=True)
class CheckRumor(Ask[Marauders]):
    """Before the roll, cards may add dice or spare it; after it the Rumor is true or false."""

    rumor: Rumor
    extra: int = field(default=0, kw_only=True)
    successes: int = field(default=NONE, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if self.successes != NONE:
            self._judge(state)
            return False
        if hands.may_hold(state, self.seat):
            return True
        self.test(state)
        return False

    def test(self, state: Marauders) -> None:
        card_doors.forget_last_card(state)
        extra = extra_dice(state, self.seat, self.rumor) + self.extra
        state.stack.append(SkillTest(self.seat, state.tables.rumors[self.rumor].skill, extra))

    def _judge(self, state: Marauders) -> None:
        seat, name = self.seat, state.tables.rumor_names[self.rumor]
        state.stack.pop()
        # Rule: rumor.outcome
        if not self.successes:
            doors.tell(state, RumorFalse(seat, name))
            rumor_doors.put_back_rumor(state, seat, self.rumor)
            return
        doors.tell(state, RumorProven(seat, name))
        state.stack.append(ProvenRumor(seat, self.rumor))
        state.stack.append(
            Run(effects_of(state.tables.rumors[self.rumor].reward), Context(seat, name))
        )

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, successes=result[0])

    def deeds(self) -> Deeds[CheckRumor, Marauders]:
        return CHECKING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        name = state.tables.rumor_names[self.rumor]
        return Prompt("marauders-prompt-check-rumor", (("rumor", name), ("count", self.extra)))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "rumor.place-and-test"


def extra_dice(state: Marauders, seat: int, rumor: Rumor) -> int:
    if state.tables.rumors[rumor].skill == SCOUTING:
        return state.ability(seat, "scouting-dice")
    return talk_of_the_town(state, seat)


def check_brings(frame: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    """The Rumor that a captain holds is put to the test."""
    rumor = state.captains[seat].rumors[0]
    skill, extra = state.tables.rumors[rumor].skill, extra_dice(state, seat, rumor)
    return [dice_of_test(state, seat, skill, extra), *rumor_reads(state, seat)]


def roll_brings(check: CheckRumor, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    extra = extra_dice(state, seat, check.rumor) + check.extra
    return [dice_of_test(state, seat, state.tables.rumors[check.rumor].skill, extra)]


def helps(check: CheckRumor, state: Marauders, seat: int) -> list[Action]:
    return hands.plays(state, seat, "rumor-test")


def why_no_help(check: CheckRumor, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return hands.why_no_card(state, seat, action, "rumor-test", "glory.play-own-turn")


def help_with_card(check: CheckRumor, state: Marauders, seat: int, action: Action) -> None:
    word = hands.play(state, seat, action)
    if word.name == "dice":
        state.stack[-1] = replace(check, extra=check.extra + word.value)
    else:
        card_doors.forget_last_card(state)
        state.stack[-1] = replace(check, successes=word.value)


def roll(check: CheckRumor, state: Marauders, seat: int, action: Action) -> None:
    check.test(state)


CHECKING: Final = Deeds(
    Deed(PLAY, why_no_help, help_with_card, helps, brings=glory_card_reads),
    Deed(PASS, always, roll, brings=roll_brings),
)


@dataclass(frozen=True, slots=True)
class ProvenRumor(Frame[Marauders]):
    """The reward is taken: Glory, unless a fight for it was lost with the captain's life."""

    seat: int
    rumor: Rumor

    def step(self, state: Marauders) -> bool:
        state.stack.pop()
        captain = state.captains[self.seat]
        # Rule: rumor.glory-needs-effect
        if captain.status != IN_PLAY:
            return False
        if self.rumor in captain.rumors:
            rumor_doors.put_back_rumor(state, self.seat, self.rumor)
        # Rule: glory.rumor, rumor.glory-needs-effect
        hands.gain_glory(state, self.seat, "rumor")
        return False
