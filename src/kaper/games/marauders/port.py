"""The Port action and its activities, each once, selling first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import doors
from kaper.games.marauders.actions import (
    ASK_AROUND,
    CHECK,
    CLAIM,
    DELIVER,
    DONES,
    HIRE,
    HIRE_CREW,
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
    each,
)
from kaper.games.marauders.chest import CALLED_OFF, Amount
from kaper.games.marauders.deeds import goal_of
from kaper.games.marauders.delivery import can_deliver, hand_over_goods
from kaper.games.marauders.goods import Sale, open_market
from kaper.games.marauders.missions import MissionCheck, arrive, claim, why_no_claim
from kaper.games.marauders.movement import barred
from kaper.games.marauders.port_cards import play_in_port, port_plays
from kaper.games.marauders.port_events import ModificationShown, PortVisited
from kaper.games.marauders.reasons import why_no_business
from kaper.games.marauders.rolls import AfterTest, SkillTest, put_to_test
from kaper.games.marauders.rumors import (
    RUMOR_SOUGHT,
    check_rumor,
    rumor_here,
    rumor_price,
    seek_rumor,
)
from kaper.games.marauders.shipyard import Yard
from kaper.games.marauders.specialists import hire, hireable
from kaper.games.marauders.state import BOUNTIES, IN_PLAY, Marauders
from kaper.games.marauders.stowing import jettison
from kaper.games.marauders.tables import CREW, INFLUENCE, LEADERSHIP, NATIONS, NONE
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask, Frame
from kaper.kernel.piles import EVERYBODY

CREW_PRICE = 2
# Bits of `done`.
INSIDE, VISITED, SELLING_OVER, BOUGHT, REPAIRED, RECRUITED = 1, 2, 4, 8, 16, 32
STASHED, TALKED = 1 << 8, 1 << 9
# What may still be followed by a sale: it is none of the activities, or is part of selling.
BEFORE_SELLING = frozenset(
    {
        TRADE.name,
        DELIVER.name,
        JETTISON.name,
        PLAY.name,
        HIRE.name,
        PARDON.name,
        DONES.verb,
    }
)


def closed(state: Marauders, seat: int) -> bool:
    """Whether the port a captain is in is illegal for him."""
    zone = state.zones[seat]
    if zone in state.plague:
        return True
    haven = "haven" in state.tables.zone_rule[zone] and not state.has_ability(seat, "any-port")
    return barred(state, seat, zone) and not haven and not state.legal_stay[seat]


def can_visit(state: Marauders, seat: int) -> bool:
    """Whether a captain in port may begin a Port action now."""
    if state.done & VISITED:
        return False
    talker = state.has_ability(seat, "any-port") and not state.done & TALKED
    return talker or not closed(state, seat)


def enter_business(state: Marauders, seat: int) -> None:
    if closed(state, seat):
        # Only a captain whom every port lets in gets here: he has to talk his way through.
        state.done |= TALKED
        put_to_test(state, TalkIn(seat), INFLUENCE)
    else:
        open_port(state, seat)


@dataclass(frozen=True, slots=True)
class TalkIn(AfterTest):
    def judge(self, state: Marauders) -> None:
        if self.successes:
            open_port(state, self.seat)
        else:
            # The test costs no action.
            state.actions += 1


def open_port(state: Marauders, seat: int) -> None:
    """A Port action begins: the port's Modification is turned up, a Mission may end here."""
    zone = state.zones[seat]
    names = state.tables.zone_names
    state.done |= INSIDE | VISITED
    doors.tell(state, PortVisited(seat, names[zone]))
    if state.modifications[zone] != NONE and state.modifications_known[zone] != EVERYBODY:
        state.modifications_known[zone] = EVERYBODY
        kind = state.tables.modification_names[state.modifications[zone]]
        doors.tell(state, ModificationShown(names[zone], kind))
    state.stack.append(Port(seat))
    arrive(state, seat)


@dataclass(frozen=True, slots=True)
class Port(Ask[Marauders]):
    """Any number of activities; extra steps such as hiring come at any point after selling."""

    def step(self, state: Marauders) -> bool:
        if state.status[self.seat] == IN_PLAY and state.ending == NONE:
            return True
        state.done &= ~INSIDE
        state.stack.pop()
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        done, tables = state.done, state.tables
        options: list[Action] = []
        if not done & SELLING_OVER:
            options += [DELIVER(word) for word in can_deliver(state, seat)]
            if state.cargo[seat]:
                options.append(TRADE())
        if not done & BOUGHT:
            options.append(MARKET())
        if not done & REPAIRED:
            options.append(YARD())
        if not done & RECRUITED and state.crew(seat) < state.full(seat, CREW):
            options.append(RECRUIT())
        if not done & RUMOR_SOUGHT and state.wealth(seat) >= rumor_price(state, seat):
            options.append(ASK_AROUND())
        if rumor_here(state, seat, INFLUENCE):
            options.append(CHECK())
        options += [
            CLAIM(tables.mission_names[mission])
            for mission in state.offered
            if why_no_claim(state, seat, mission) is None
        ]
        options += hireable(state, seat)
        options += self._pardons(state, seat)
        options += self._chest(state, seat)
        options += port_plays(state, seat)
        jettisons = each(JETTISON, tables.goods)
        options += [jettisons[good] for good in doors.goods_held(state, seat)]
        return [*options, DONES]

    def _pardons(self, state: Marauders, seat: int) -> list[Action]:
        """An amnesty sells single levels of bounties this round."""
        cost = state.pardon_price()
        if not cost or state.wealth(seat) < cost:
            return []
        return [PARDONS[nation] for nation in range(BOUNTIES) if state.bounty(seat, nation)]

    def _chest(self, state: Marauders, seat: int) -> list[Action]:
        options: list[Action] = []
        if state.at_home(seat) and state.gold[seat] and not state.done & STASHED:
            options.append(STASH())
        if state.chest_open(seat) and state.chest[seat] and not state.done & CALLED_OFF:
            options.append(WITHDRAW())
        return options

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        verb = action.verb
        if verb != PLAY.name:
            state.last_card = NONE
        if verb not in BEFORE_SELLING:
            state.done |= SELLING_OVER
        match verb:
            case TRADE.name:
                state.done |= SELLING_OVER
                state.table, state.table_known = [], 1 << seat
                state.stack.append(MissionCheck())
                state.stack.append(Sale(seat))
            case DELIVER.name:
                hand_over_goods(state, seat, goal_of(state, seat))
            case MARKET.name:
                state.done |= BOUGHT
                open_market(state, seat)
            case YARD.name:
                state.done |= REPAIRED
                state.stack.append(Yard(seat))
            case RECRUIT.name:
                state.done |= RECRUITED
                recruit(state, seat)
            case PLAY.name:
                if play_in_port(state, seat, action).name == "purchase":
                    # As with goods from the market: what is bought is not sold at once.
                    state.done |= SELLING_OVER
            case PARDON.name:
                doors.pay(state, seat, state.pardon_price())
                doors.lift_bounty(state, seat, NATIONS.index(action.args[0]), 1)
            case _:
                self._other(state, seat, action)

    def _other(self, state: Marauders, seat: int, action: Action) -> None:
        match action.verb:
            case ASK_AROUND.name:
                seek_rumor(state, seat)
            case CHECK.name:
                check_rumor(state, seat)
            case CLAIM.name:
                claim(state, seat, state.tables.mission_number[action.args[0]])
            case HIRE.name:
                hire(state, seat, action)
            case STASH.name:
                state.done |= STASHED
                state.stack.append(Amount(seat, stashing=True))
            case WITHDRAW.name:
                state.stack.append(Amount(seat, stashing=False))
            case JETTISON.name:
                jettison(state, seat, action)
            case _:
                state.done &= ~INSIDE
                state.stack.pop()

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        zone = state.tables.zone_names[state.zones[seat]]
        args = (("zone", zone), ("gold", state.wealth(seat)), ("done", state.done))
        return Prompt("marauders-prompt-port", args)

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return why_no_business(state, seat, action)


def recruits_freely(state: Marauders, seat: int) -> bool:
    """Some ports and captains need no test."""
    free = "free-recruits" in state.tables.zone_rule[state.zones[seat]]
    return free or state.has_ability(seat, "free-recruits")


def recruit(state: Marauders, seat: int) -> None:
    if recruits_freely(state, seat):
        doors.regain_crew(state, seat, state.full(seat, CREW))
        return
    state.stack.append(Recruiting(seat))
    state.stack.append(SkillTest(seat, LEADERSHIP))


@dataclass(frozen=True, slots=True)
class Recruiting(Ask[Marauders]):
    """A success fills the Crew for free; after a failure hands may be hired for gold."""

    successes: int = field(default=NONE, kw_only=True)

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, successes=result[0])

    def step(self, state: Marauders) -> bool:
        missing = state.full(self.seat, CREW) - state.crew(self.seat)
        if self.successes:
            doors.regain_crew(state, self.seat, missing)
        elif missing and state.wealth(self.seat) >= CREW_PRICE:
            return True
        state.stack.pop()
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return HIRE_CREW(), DONES

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is DONES:
            state.stack.pop()
        else:
            doors.pay(state, seat, CREW_PRICE)
            doors.regain_crew(state, seat, 1)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        missing = state.full(seat, CREW) - state.crew(seat)
        return Prompt("marauders-prompt-recruiting", (("count", missing),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "recruit.pay"
