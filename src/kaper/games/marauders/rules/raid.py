"""Merchants that are found: attacked under one of their flags, or let go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import board_doors, doors, raid_doors
from kaper.games.marauders.actions import PUT_BACK, RAID, RAIDS, RELEASE
from kaper.games.marauders.battle_events import (
    MerchantFound,
    MerchantPutBack,
    MerchantReleased,
)
from kaper.games.marauders.components.ids import (
    ESCAPE,
    LOCATIONS,
    NATION_NUMBER,
    NATIONS,
    NONE,
    SEAMANSHIP,
    SPAIN,
    Nation,
)
from kaper.games.marauders.rules import deeds
from kaper.games.marauders.rules.missions import MissionCheck
from kaper.games.marauders.rules.moments import Asked
from kaper.games.marauders.rules.odds import found as any_success
from kaper.games.marauders.rules.prospects import percent
from kaper.games.marauders.rules.raid_course import RaidRoll
from kaper.games.marauders.state import CAP, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.prospects import Prospect

CARDS = 3


@dataclass(frozen=True, slots=True)
class FoundMerchant(Asked):
    """Attack the merchant under either flag, or let it go. `sure` is Spanish, whatever its flag."""

    sure: bool

    def flags(self, state: Marauders) -> list[Nation]:
        """The nations that the merchant can be taken to belong to."""
        if self.sure:
            return [SPAIN]
        zone = state.captains[self.seat].zone
        port = state.tables.zones[zone].nation
        token = state.merchants[zone] if self.stays(state) else state.merchant_box[-1]
        assert token != NONE
        # Rule: merchant.nationality, merchant.nationality-no-port
        return [token] if port == NONE else [*dict.fromkeys((token, port))]

    def stays(self, state: Marauders) -> bool:
        """Whether this captain alone has looked at the token, which is still in its zone."""
        return state.captain_has(self.seat, "merchant-look")

    def in_the_open(self, state: Marauders, seat: int) -> bool:
        return True

    def deeds(self) -> Deeds[FoundMerchant, Marauders]:
        return MEETING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("nation", NATIONS[self.flags(state)[0]]),)
        if state.crippled(seat):
            return Prompt("marauders-prompt-merchant-crippled", args)
        return Prompt("marauders-prompt-merchant", args)


def lost_locations(state: Marauders, seat: int) -> tuple[str, ...]:
    """The destroyed locations of a ship, with which no merchant can be raided."""
    if not state.crippled(seat):
        return ()
    return tuple(name for at, name in enumerate(LOCATIONS) if not state.cube(seat, at))


def merchant_flags(found: FoundMerchant, state: Marauders, seat: int) -> list[Action]:
    return [RAIDS[nation] for nation in found.flags(state)]


def why_no_raid(
    found: FoundMerchant, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    # Rule: raid.crippled-ship
    lost = lost_locations(state, seat)
    if lost:
        return Refusal("raid.no-destroyed-location", locations=lost)
    flags = tuple(NATIONS[nation] for nation in found.flags(state))
    return None if action.args[0] in flags else Refusal("merchant.nationality", nations=flags)


def attack(found: FoundMerchant, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    leave_sea(found, state)
    begin_raid(state, seat, NATION_NUMBER[action.args[0]])


def release(found: FoundMerchant, state: Marauders, seat: int, action: Action) -> None:
    # Rule: merchant.attack-or-release
    state.stack.pop()
    leave_sea(found, state)
    doors.tell(state, MerchantReleased(seat))


def leave_sea(found: FoundMerchant, state: Marauders) -> None:
    """A token that only its finder has looked at is turned up now that it leaves the sea."""
    if found.stays(state):
        zone = state.captains[found.seat].zone
        flag = NATIONS[state.merchants[zone]]
        doors.tell(state, MerchantFound(found.seat, state.tables.zone_names[zone], flag))
        # Rule: merchant.box
        board_doors.scatter_merchant(state, zone)


def why_not_put_back(
    found: FoundMerchant, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    return None if found.stays(state) else Refusal("merchant.box")


def put_back(found: FoundMerchant, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.tell(state, MerchantPutBack(seat, state.tables.zone_names[state.captains[seat].zone]))


def attack_brings(
    found: FoundMerchant, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    nation, dice = NATION_NUMBER[action.args[0]], state.skill(seat, SEAMANSHIP)
    level = min(CAP, state.captains[seat].bounties[nation] + 1)
    bounty = Prospect("cost", "bounty", level=level)
    return [
        Prospect("gain", "letter") if has_letter(state, seat, nation) else bounty,
        Prospect("note", "raid", dice=dice, chance=percent(any_success(dice))),
        Prospect("note", "escape", count=state.maneuverability(seat)),
    ]


# Rule: merchant.attack-or-release
MEETING: Final = Deeds(
    Deed(RAID, why_no_raid, attack, merchant_flags, brings=attack_brings),
    Deed(RELEASE, always, release),
    Deed(PUT_BACK, why_not_put_back, put_back),
)


def has_letter(state: Marauders, seat: int, nation: Nation) -> bool:
    """Whether a letter of marque covers a raid."""
    return deeds.goal_of(state, seat).name == "raid" and state.captains[seat].named == nation


def begin_raid(state: Marauders, seat: int, nation: Nation) -> None:
    """The attack brings a bounty at once, unless a letter of marque covers it."""
    # Rule: bounty.start-combat
    if not has_letter(state, seat, nation):
        doors.set_bounty(state, seat, nation)
    raid_doors.begin_raid(state, seat, nation)
    zone = state.captains[seat].zone
    count = CARDS
    if state.tables.zones[zone].nation == SPAIN:
        count += state.event_word("convoy")
    # Rule: raid.draw-and-test
    raid_doors.draw_cards(state, seat, count)
    if "raid-fourth-card" in state.tables.zones[zone].rule:
        (card,) = raid_doors.draw_cards(state, seat, 1)
        if state.tables.cargo[card].symbol == ESCAPE:
            raid_doors.throw_card(state, seat, card)
    state.stack.append(MissionCheck())
    state.stack.append(RaidRoll(seat, ()))
