"""Raiding: dice, the chosen die, and what its strength buys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import ClassVar, Final

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import RAID, RAIDS, REROLL, SPEND, kind_of
from kaper.games.maracaibo.components.kinds import ALL_KINDS, KINDS, NONE
from kaper.games.maracaibo.events import DieRolled, RaidAimed, RaidRolled
from kaper.games.maracaibo.rules.asking import Decide, other_kind
from kaper.games.maracaibo.rules.powers import Powers
from kaper.games.maracaibo.rules.words import Word, context_of, effect_brings
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.chance import roll
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.effects import Context, run_effect
from kaper.kernel.frames import DONE, Frame
from kaper.kernel.prospects import Prospect

# One reroll in every raid; a figurehead may give more.
REROLLS_OF_ALL = 1


@dataclass(frozen=True, slots=True)
class Raid(Word):
    """A raid with the dice of these kinds, all three or one, and some extra strength."""

    kinds: tuple[int, ...]
    more: int

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: symbol.raid-one-die-reroll, figurehead.e-lion
        rerolls = REROLLS_OF_ALL + state.players[context.seat].powers.rerolls
        state.stack.append(RollDice(context.seat, self.kinds, self.more, rerolls))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        if len(self.kinds) > 1:
            return [Prospect("gain", "raid", count=self.more)]
        return [Prospect("gain", "raid-die", kind=KINDS[self.kinds[0]], count=self.more)]

    def label(self) -> str:
        name = "raid" if len(self.kinds) > 1 else f"raid-{KINDS[self.kinds[0]]}"
        return f"{name}-plus-{self.more}" if self.more else name


@dataclass(frozen=True, slots=True)
class FixedRaid(Word):
    """A raid without dice: a fixed strength, for a kind of treasure of one's choice."""

    strength: int

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(AimRaid(context.seat, self.strength))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        strength = strength_without_dice(state, context.seat, self.strength)
        return [Prospect("gain", "raid-fixed", count=strength)]

    def label(self) -> str:
        return f"raid-of-{self.strength}"


@dataclass(frozen=True, slots=True)
class RollDice(Frame[Maracaibo]):
    """All dice of the raid are rolled together; `rerolls` are those left after this roll."""

    seat: int
    kinds: tuple[int, ...]
    more: int
    rerolls: int

    def step(self, state: Maracaibo) -> bool:
        # Rule: raid.roll-all, symbol.raid-one-die, effects.automatic
        dice = tuple(roll(state, "raid", 6, len(self.kinds)))
        if state.trace is not None:
            if len(self.kinds) == 1:
                doors.tell(state, DieRolled(self.seat, KINDS[self.kinds[0]], dice[0]))
            else:
                doors.tell(state, RaidRolled(self.seat, *dice))
        state.stack[-1] = ChooseDie(self.seat, self.kinds, self.more, self.rerolls, dice)
        return False


@dataclass(frozen=True, slots=True)
class ChooseDie(Decide):
    """Pick a die, or roll all of them again; the new roll counts for good."""

    asks: ClassVar[str] = "raid.choose-die"
    kinds: tuple[int, ...]
    more: int
    rerolls: int
    dice: tuple[int, ...]

    def step(self, state: Maracaibo) -> bool:
        # Rule: symbol.raid-one-die-reroll
        if len(self.kinds) > 1 or self.rerolls:
            return True
        self.pick(state, self.kinds[0])
        return False

    def deeds(self) -> Deeds[ChooseDie, Maracaibo]:
        return DICE

    def pick(self, state: Maracaibo, kind: int) -> None:
        aim(state, self.seat, kind, strength_of(state, self, kind))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-die", (("rerolls", self.rerolls),))


def dice(raid: ChooseDie, state: Maracaibo, seat: int) -> list[Action]:
    return [RAIDS[kind] for kind in raid.kinds]


def why_not_that_die(
    raid: ChooseDie, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    return other_kind(raid.kinds, action.args[0], "raid.choose-die")


def pick(raid: ChooseDie, state: Maracaibo, seat: int, action: Action) -> None:
    raid.pick(state, kind_of(action))


def why_no_reroll(raid: ChooseDie, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    return None if raid.rerolls else Refusal("raid.reroll-once")


def reroll(raid: ChooseDie, state: Maracaibo, seat: int, action: Action) -> None:
    # Rule: raid.reroll-binding
    state.stack[-1] = RollDice(seat, raid.kinds, raid.more, raid.rerolls - 1)


def picking_brings(raid: ChooseDie, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    kind = kind_of(action)
    return strength_brings(state, seat, kind, strength_of(state, raid, kind))


def rerolling_brings(
    raid: ChooseDie, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    """How likely the strongest of the new dice beats the strongest of these."""
    best = max(strength_of(state, raid, kind) for kind in raid.kinds)
    rolls = list(product(range(1, 7), repeat=len(raid.kinds)))
    bests = [
        max(strength_of(state, replace(raid, dice=roll), kind) for kind in raid.kinds)
        for roll in rolls
    ]
    better, worse = (sum(test) for test in ([b > best for b in bests], [b < best for b in bests]))
    return [
        Prospect("gain", "reroll-better", chance=round(100 * better / len(rolls)), count=best),
        Prospect("risk", "reroll-worse", chance=round(100 * worse / len(rolls))),
    ]


DICE: Final = Deeds(
    Deed(RAID, why_not_that_die, pick, dice, prepared=True, brings=picking_brings),
    Deed(REROLL, why_no_reroll, reroll, brings=rerolling_brings),
)


def strength_of(state: Maracaibo, raid: ChooseDie, kind: int) -> int:
    """Pips, what the raid itself adds, and what permanent effects do, some for one die only."""
    powers = state.players[raid.seat].powers
    # Rule: raid.choose-die
    pips = raid.dice[raid.kinds.index(kind)]
    # Rule: raid.add-permanent-strength, symbol.raid-strength, symbol.die-colour-plus-two
    return pips + raid.more + powers.strength + powers.dice[kind]


@dataclass(frozen=True, slots=True)
class AimRaid(Decide):
    """Without dice: the kind that all treasures of this raid have."""

    asks: ClassVar[str] = "symbol.raid-fixed"
    strength: int

    def deeds(self) -> Deeds[AimRaid, Maracaibo]:
        return AIM

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-aim")


def kinds(raid: AimRaid, state: Maracaibo, seat: int) -> Sequence[Action]:
    return RAIDS


def why_not_that_kind(raid: AimRaid, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    return other_kind(ALL_KINDS, action.args[0], "symbol.raid-fixed")


def aim_without_dice(raid: AimRaid, state: Maracaibo, seat: int, action: Action) -> None:
    strength = strength_without_dice(state, seat, raid.strength)
    aim(state, seat, kind_of(action), strength)


def strength_without_dice(state: Maracaibo, seat: int, strength: int) -> int:
    # Rule: symbol.raid-fixed-no-dice
    return strength + state.players[seat].powers.strength


def aiming_brings(raid: AimRaid, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    strength = strength_without_dice(state, seat, raid.strength)
    return strength_brings(state, seat, kind_of(action), strength)


AIM: Final = Deeds(
    Deed(RAID, why_not_that_kind, aim_without_dice, kinds, prepared=True, brings=aiming_brings)
)


def strength_brings(state: Maracaibo, seat: int, kind: int, strength: int) -> list[Prospect]:
    """The strength for a kind of treasure, and each of the actions that it is enough for."""
    names = state.tables.raid_actions.names
    able = tuple(names[action] for action in SpendStrength(seat, kind, strength).able(state))
    told = [Prospect("gain", "strength", count=strength)]
    return [*told, Prospect("note", "buys", actions=able)] if able else told


def aim(state: Maracaibo, seat: int, kind: int, strength: int) -> None:
    """The raid has its kind and strength; the frame on top is over."""
    if state.trace is not None:
        doors.tell(state, RaidAimed(seat, KINDS[kind], strength))
    # Rule: raid.colour-fixes-treasure
    state.stack[-1] = SpendStrength(seat, kind, strength)


@dataclass(frozen=True, slots=True)
class SpendStrength(Decide):
    """Raid actions, each once a turn; what is left of the strength lasts to the end of the turn."""

    asks: ClassVar[str] = "raid.spend-within-raid"
    kind: int
    strength: int
    forgone: int = 0  # mask of the actions that were possible when the raid was closed

    def actions(self, state: Maracaibo) -> tuple[int, ...]:
        """The raid actions that the player has."""
        # Rule: raid.more-actions, raid.same-action-two-sources, raid.unlocked-mid-raid
        return (*state.tables.raid_actions.base, *state.players[self.seat].powers.raid_actions)

    def able(self, state: Maracaibo) -> list[int]:
        """Those of them that nothing forbids now, without saying why the others are: for speed."""
        table, used, strength = state.tables.raid_actions, state.used, self.strength
        context = context_of(self.seat, "raid")
        return [
            action
            for action in self.actions(state)
            if table.costs[action] <= strength
            and not used >> action & 1
            and table.effects[action][self.kind].refusal(state, context) is None
        ]

    def step(self, state: Maracaibo) -> bool:
        if self.able(state):
            return True
        self.close(state)
        return False

    def close(self, state: Maracaibo) -> None:
        state.stack.pop()
        if self.strength:
            forgone = sum(1 << action for action in self.able(state))
            state.closed_raids += (replace(self, forgone=forgone),)

    def can_go_on(self, state: Maracaibo) -> bool:
        """Whether a closed raid could now pay for an action that it could not perform before."""
        return any(not self.forgone >> action & 1 for action in self.able(state))

    def deeds(self) -> Deeds[SpendStrength, Maracaibo]:
        return SPENDING

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        args = (("strength", self.strength), ("kind", KINDS[self.kind]))
        return Prompt("maracaibo-prompt-spend", args)


def raid_actions(raid: SpendStrength, state: Maracaibo, seat: int) -> list[Action]:
    spends = state.tables.actions.spends
    return [spends[action] for action in raid.able(state)]


def why_no_spending(
    raid: SpendStrength, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    number = state.tables.raid_actions.number.get(action.args[0], NONE)
    if number not in raid.actions(state):
        return Refusal("raid.more-actions")
    return why_no_raid_action(raid, state, number)


def why_no_raid_action(raid: SpendStrength, state: Maracaibo, action: int) -> Refusal | None:
    """Why a raid action that the player has may not be performed now."""
    table = state.tables.raid_actions
    if state.used >> action & 1:
        return Refusal("raid.action-once-per-turn", action=table.names[action])
    if table.costs[action] > raid.strength:
        return Refusal("raid.spend-within-raid", have=raid.strength, cost=table.costs[action])
    return table.effects[action][raid.kind].refusal(state, context_of(raid.seat, "raid"))


def spend(raid: SpendStrength, state: Maracaibo, seat: int, action: Action) -> None:
    table = state.tables.raid_actions
    number = table.number[action.args[0]]
    cost = table.costs[number]
    state.stack[-1] = SpendStrength(seat, raid.kind, raid.strength - cost)
    doors.spend_strength(state, seat, number)
    run_effect(state, table.effects[number][raid.kind], context_of(seat, "raid"))


def close(raid: SpendStrength, state: Maracaibo, seat: int, action: Action) -> None:
    raid.close(state)


def spending_brings(
    raid: SpendStrength, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    table = state.tables.raid_actions
    number = table.number[action.args[0]]
    left = Prospect("cost", "strength-left", count=raid.strength - table.costs[number])
    effect = table.effects[number][raid.kind]
    return [left, *effect_brings(state, effect, context_of(seat, "raid"))]


def closing_brings(
    raid: SpendStrength, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    return [Prospect("cost", "unspent", count=raid.strength)]


# Listed ahead as just what is legal: a raid asks several times whether anything is left to do.
SPENDING: Final = Deeds(
    Deed(SPEND, why_no_spending, spend, raid_actions, prepared=True, brings=spending_brings),
    Deed(DONE, always, close, brings=closing_brings),
)


def go_on_with_raids(state: Maracaibo) -> bool:
    """Open the closed raids of this turn that have something new to spend strength on."""
    if not state.closed_raids:
        return False
    # Rule: raid.spend-within-raid, raid.two-raids-one-turn
    opened = [raid for raid in state.closed_raids if raid.can_go_on(state)]
    state.closed_raids = tuple(raid for raid in state.closed_raids if raid not in opened)
    state.stack += opened
    return bool(opened)


def gain_powers(state: Maracaibo, seat: int, powers: Powers | None) -> None:
    """What works permanently from now on; a new raid action may be paid by a closed raid."""
    doors.add_powers(state, seat, powers)
    go_on_with_raids(state)
