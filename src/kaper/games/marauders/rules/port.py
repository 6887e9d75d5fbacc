"""The Port action and its activities, each once, selling first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import board_doors, card_doors, cargo_doors, doors, turn_doors
from kaper.games.marauders.actions import (
    ASK_AROUND,
    CHECK,
    CLAIM,
    DELIVER,
    HIRE,
    JETTISON,
    MARKET,
    PARDON,
    PARDONS,
    PLAY,
    RECRUIT,
    STASH,
    TRADE,
    WITHDRAW,
    YARD,
)
from kaper.games.marauders.components.ids import CREW, INFLUENCE, NATION_NUMBER, NONE
from kaper.games.marauders.events import TurnedAway
from kaper.games.marauders.marks import (
    BOUGHT,
    CALLED_OFF,
    INSIDE,
    MISSION_TRIED,
    RECRUITED,
    RUMOR_SOUGHT,
    SELLING_OVER,
    STASHED,
    TALKED,
    VISITED,
    YARD_VISITED,
    TurnMark,
)
from kaper.games.marauders.port_events import PortVisited
from kaper.games.marauders.rules.access import barred
from kaper.games.marauders.rules.buying import open_market
from kaper.games.marauders.rules.chest import open_chest
from kaper.games.marauders.rules.deeds import goal_of
from kaper.games.marauders.rules.delivery import hand_over_goods, why_no_goods_for_it
from kaper.games.marauders.rules.missions import (
    MissionCheck,
    arrive,
    claim,
    claim_brings,
    offered,
    why_no_claim,
)
from kaper.games.marauders.rules.port_cards import play_in_port, port_plays, why_no_port_card
from kaper.games.marauders.rules.prospects import costing, glory_card_reads, mission_reads
from kaper.games.marauders.rules.recruiting import fill_crew, recruits_brings
from kaper.games.marauders.rules.rolls import AfterTest, put_to_test
from kaper.games.marauders.rules.rumors import (
    check_brings,
    check_rumor,
    seek_rumor,
    seeking_brings,
    why_no_check,
    why_no_seeking,
)
from kaper.games.marauders.rules.selling import Sale
from kaper.games.marauders.rules.shipyard import Yard
from kaper.games.marauders.rules.shortages import not_wanted, too_dear
from kaper.games.marauders.rules.specialists import hire, in_hand, why_no_hiring
from kaper.games.marauders.rules.stowing import held, jettison, why_no_jettison
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DONE, Ask
from kaper.kernel.piles import EVERYBODY
from kaper.kernel.prospects import Prospect

_STASHES, _WITHDRAWALS = (STASH(),), (WITHDRAW(),)
# Made once: they are looked for at every step in a port.
DONE_ALREADY: Final = Refusal("port.each-once")
TOO_LATE_TO_SELL: Final = Refusal("port.sell-first")
NO_CARGO: Final = Refusal("turn.nothing-there", "no-cargo")


# Going ashore


def closed(state: Marauders, seat: int) -> bool:
    """Whether the port a captain is in is illegal for him."""
    captain = state.captains[seat]
    zone = captain.zone
    if zone in state.plague:
        return True
    haven = "haven" in state.tables.zones[zone].rule and not state.captain_has(seat, "any-port")
    return barred(state, seat, zone) and not haven and not captain.legal_stay


def why_no_visit(state: Marauders, seat: int) -> Refusal | None:
    """Why a captain cannot begin a Port action now, actions aside."""
    captain = state.captains[seat]
    if not captain.in_port:
        return Refusal("port.in-port-only")
    if state.turn.done & VISITED:
        return Refusal("port.once-per-turn")
    if not closed(state, seat):
        return None
    if state.captain_has(seat, "any-port"):
        return Refusal("captain.role", "talked") if state.turn.done & TALKED else None
    if captain.zone in state.plague:
        return Refusal("term.card-text-wins", "plague")
    return Refusal("access.caught-in-port")


def enter_business(state: Marauders, seat: int) -> None:
    """Where a port is closed, only a captain of `any-port` gets here (see `why_no_visit`).

    He moors everywhere, but has to talk his way in. To try that takes no action.
    """
    if closed(state, seat):
        card_doors.forget_last_card(state)
        turn_doors.note(state, TALKED)
        put_to_test(state, TalkIn(seat), INFLUENCE)
    else:
        open_port(state, seat)


@dataclass(frozen=True, slots=True)
class TalkIn(AfterTest):
    def judge(self, state: Marauders) -> None:
        if self.successes:
            open_port(state, self.seat)
        else:
            zone = state.tables.zone_names[state.captains[self.seat].zone]
            doors.tell(state, TurnedAway(self.seat, zone))


def open_port(state: Marauders, seat: int) -> None:
    """A Port action begins: the port's Modification is turned up, a Mission may end here."""
    turn_doors.spend_action(state)
    zone = state.captains[seat].zone
    turn_doors.note(state, INSIDE | VISITED)
    doors.tell(state, PortVisited(seat, state.tables.zone_names[zone]))
    if state.modifications[zone] != NONE and state.modifications_known[zone] != EVERYBODY:
        board_doors.turn_up_modification(state, zone)
    state.stack.append(Port(seat))
    arrive(state, seat)


@dataclass(frozen=True, slots=True)
class Port(Ask[Marauders]):
    """Any number of activities, of which selling can only be the first.

    Hiring, pardons and cards are none of them: they come at any point, before selling too.
    """

    def step(self, state: Marauders) -> bool:
        if state.captains[self.seat].status == IN_PLAY and state.ending == NONE:
            return True
        turn_doors.strike_out(state, INSIDE)
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[Port, Marauders]:
        return BUSINESS

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        zone = state.tables.zone_names[state.captains[seat].zone]
        args = (("zone", zone), ("gold", state.wealth(seat)), ("done", state.turn.done))
        return Prompt("marauders-prompt-port", args)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "port.activities"


def once(state: Marauders, mark: TurnMark) -> Refusal | None:
    return DONE_ALREADY if state.turn.done & mark else None


def begin(state: Marauders, mark: TurnMark = SELLING_OVER) -> None:
    """One of the activities begins, or what comes after selling like them."""
    card_doors.forget_last_card(state)
    turn_doors.note(state, mark | SELLING_OVER)


def step_aside(state: Marauders) -> None:
    """Something is done that is none of the activities: selling may still follow."""
    # Rule: port.cards-before-selling
    card_doors.forget_last_card(state)


# Sell goods, or deliver them for a Mission: first of all or not at all


def ordered(port: Port, state: Marauders, seat: int) -> tuple[Action, ...]:
    goal = goal_of(state, seat)
    return (DELIVER(goal.goods_name),) if goal.name == "deliver" else ()


def why_no_delivery(port: Port, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if state.turn.done & SELLING_OVER:
        # Rule: port.sell-first
        return TOO_LATE_TO_SELL
    return why_no_goods_for_it(state, seat, action.args[0])


def deliver(port: Port, state: Marauders, seat: int, action: Action) -> None:
    step_aside(state)
    hand_over_goods(state, seat, goal_of(state, seat))


def delivery_brings(port: Port, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return mission_reads(state, state.captains[seat].mission)


def why_no_sale(port: Port, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if state.turn.done & SELLING_OVER:
        # Rule: sell.none-after-swap, port.sell-first
        return TOO_LATE_TO_SELL
    return None if state.captains[seat].cargo else NO_CARGO


def sell(port: Port, state: Marauders, seat: int, action: Action) -> None:
    begin(state, SELLING_OVER)
    cargo_doors.lay_out_cargo(state, (), 1 << seat)
    state.stack.append(MissionCheck())
    state.stack.append(Sale(seat))


# Buy goods


def why_no_market(port: Port, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return once(state, BOUGHT)


def buy(port: Port, state: Marauders, seat: int, action: Action) -> None:
    begin(state, BOUGHT)
    open_market(state, seat)


# Visit the shipyard


def why_no_yard(port: Port, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return once(state, YARD_VISITED)


def visit_yard(port: Port, state: Marauders, seat: int, action: Action) -> None:
    begin(state, YARD_VISITED)
    state.stack.append(Yard(seat))


# Recruit


def why_no_recruits(port: Port, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if state.crew(seat) >= state.full(seat, CREW):
        return Refusal("recruit.max", count=state.crew(seat))
    return once(state, RECRUITED)


def recruit(port: Port, state: Marauders, seat: int, action: Action) -> None:
    begin(state, RECRUITED)
    fill_crew(state, seat)


# Seek a Rumor; check one that leads here


def ask_around(port: Port, state: Marauders, seat: int, action: Action) -> None:
    begin(state, RUMOR_SOUGHT)
    seek_rumor(state, seat)


def check(port: Port, state: Marauders, seat: int, action: Action) -> None:
    begin(state)
    check_rumor(state, seat)


# Take a Mission


def take_mission(port: Port, state: Marauders, seat: int, action: Action) -> None:
    begin(state, MISSION_TRIED)
    claim(state, seat, state.tables.mission_number[action.args[0]])


# Stash Ducats, and take them out again


def why_no_stash(port: Port, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if not state.at_home(seat):
        return away_from_home(state, seat, "stash.home-port-only")
    nothing = None if state.captains[seat].gold else Refusal("turn.nothing-there", "no-gold")
    return once(state, STASHED) or nothing


def stashes(port: Port, state: Marauders, seat: int) -> tuple[Action, ...]:
    return _STASHES if state.at_home(seat) else ()


def withdrawals(port: Port, state: Marauders, seat: int) -> tuple[Action, ...]:
    return _WITHDRAWALS if state.at_home(seat) else ()


def away_from_home(state: Marauders, seat: int, rule: str) -> Refusal:
    home = state.tables.zone_names[state.tables.captains[state.captains[seat].card].home]
    return Refusal(rule, "not-home", zone=home)


def stash(port: Port, state: Marauders, seat: int, action: Action) -> None:
    begin(state, STASHED)
    open_chest(state, seat, stashing=True)


def why_no_withdrawal(port: Port, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if not state.at_home(seat):
        return away_from_home(state, seat, "stash.withdraw")
    if not state.chest_open(seat):
        return Refusal("end.chest-shut")
    if not state.captains[seat].chest:
        return Refusal("turn.nothing-there", "empty-chest")
    return Refusal("stash.details", "called-off") if state.turn.done & CALLED_OFF else None


def withdraw(port: Port, state: Marauders, seat: int, action: Action) -> None:
    begin(state)
    open_chest(state, seat, stashing=False)


# None of the activities: hiring, pardons, cards, cargo thrown out


def take_on(port: Port, state: Marauders, seat: int, action: Action) -> None:
    step_aside(state)
    hire(state, seat, action)


def pardons(port: Port, state: Marauders, seat: int) -> tuple[Action, ...]:
    return PARDONS if state.pardon_price() else ()


def why_no_pardon(port: Port, state: Marauders, seat: int, action: Action) -> Refusal | None:
    """An amnesty or a treaty sells single levels of Bounties this round."""
    nation, cost = action.args[0], state.pardon_price()
    if not cost:
        return Refusal("bounty.stays")
    return not_wanted(state, seat, nation) or too_dear(state, seat, cost, "event.treaty")


def buy_pardon(port: Port, state: Marauders, seat: int, action: Action) -> None:
    step_aside(state)
    doors.pay(state, seat, state.pardon_price())
    doors.lift_bounty(state, seat, NATION_NUMBER[action.args[0]], 1)


def pardon_price(state: Marauders, seat: int) -> int:
    return state.pardon_price()


def play(port: Port, state: Marauders, seat: int, action: Action) -> None:
    if play_in_port(state, seat, action).name == "purchase":
        # As with goods from the market: what is bought is not sold at once.
        turn_doors.note(state, SELLING_OVER)


def throw_out(port: Port, state: Marauders, seat: int, action: Action) -> None:
    step_aside(state)
    jettison(port, state, seat, action)


def finish(port: Port, state: Marauders, seat: int, action: Action) -> None:
    step_aside(state)
    turn_doors.strike_out(state, INSIDE)
    state.stack.pop()


# PLAY and JETTISON are prepared: what they list was already looked through for what is legal.
# Rule: port.activities
BUSINESS: Final = Deeds(
    Deed(DELIVER, why_no_delivery, deliver, ordered, brings=delivery_brings),
    Deed(TRADE, why_no_sale, sell),
    Deed(MARKET, why_no_market, buy),
    Deed(YARD, why_no_yard, visit_yard),
    Deed(RECRUIT, why_no_recruits, recruit, brings=recruits_brings),
    Deed(ASK_AROUND, why_no_seeking, ask_around, brings=seeking_brings),
    Deed(CHECK, why_no_check, check, brings=check_brings),
    Deed(CLAIM, why_no_claim, take_mission, offered, brings=claim_brings),
    Deed(HIRE, why_no_hiring, take_on, in_hand, brings=glory_card_reads),
    Deed(PARDON, why_no_pardon, buy_pardon, pardons, brings=costing(pardon_price)),
    Deed(STASH, why_no_stash, stash, stashes),
    Deed(WITHDRAW, why_no_withdrawal, withdraw, withdrawals),
    Deed(PLAY, why_no_port_card, play, port_plays, prepared=True, brings=glory_card_reads),
    Deed(JETTISON, why_no_jettison, throw_out, held, prepared=True),
    Deed(DONE, always, finish),
)
