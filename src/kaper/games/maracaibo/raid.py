"""Raiding: dice, the chosen die, and what its strength buys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import NO_MORE, RAIDS, REROLLS, kind_of
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.events import DieRolled, RaidAimed, RaidRolled, StrengthSpent
from kaper.games.maracaibo.kinds import KINDS
from kaper.games.maracaibo.powers import Powers
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.words import Word, context_of
from kaper.kernel.actions import Action
from kaper.kernel.chance import roll
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, run_effect
from kaper.kernel.frames import Frame

# One reroll in every raid; a figurehead may give more.
REROLLS_OF_ALL = 1


@dataclass(frozen=True, slots=True)
class Raid(Word):
    """A raid with the dice of these kinds, all three or one, and some extra strength."""

    kinds: tuple[int, ...]
    more: int

    def start(self, state: Maracaibo, context: Context) -> None:
        rerolls = REROLLS_OF_ALL + state.players[context.seat].powers.rerolls
        state.stack.append(RollDice(context.seat, self.kinds, self.more, rerolls))

    def label(self) -> str:
        name = "raid" if len(self.kinds) > 1 else f"raid-{KINDS[self.kinds[0]]}"
        return f"{name}-plus-{self.more}" if self.more else name


@dataclass(frozen=True, slots=True)
class FixedRaid(Word):
    """A raid without dice: a fixed strength, for a kind of treasure of one's choice."""

    strength: int

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(AimRaid(context.seat, self.strength))

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

    kinds: tuple[int, ...]
    more: int
    rerolls: int
    dice: tuple[int, ...]

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        options = [RAIDS[kind] for kind in self.kinds]
        if self.rerolls:
            options.append(REROLLS)
        return options

    def step(self, state: Maracaibo) -> bool:
        if len(self.kinds) > 1 or self.rerolls:
            return True
        self._pick(state, self.kinds[0])
        return False

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        if action is REROLLS:
            state.stack[-1] = RollDice(seat, self.kinds, self.more, self.rerolls - 1)
        else:
            self._pick(state, kind_of(action))

    def _pick(self, state: Maracaibo, kind: int) -> None:
        aim(state, self.seat, kind, strength_of(state, self, kind))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-die", (("rerolls", self.rerolls),))


def strength_of(state: Maracaibo, raid: ChooseDie, kind: int) -> int:
    """Pips, what the raid itself adds, and what permanent effects do, some for one die only."""
    powers = state.players[raid.seat].powers
    pips = raid.dice[raid.kinds.index(kind)]
    return pips + raid.more + powers.strength + powers.dice[kind]


@dataclass(frozen=True, slots=True)
class AimRaid(Decide):
    """Without dice: the kind that all treasures of this raid have."""

    strength: int

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        return RAIDS

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        aim(state, seat, kind_of(action), self.strength + state.players[seat].powers.strength)

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-aim")


def aim(state: Maracaibo, seat: int, kind: int, strength: int) -> None:
    """The raid has its kind and strength; the frame on top is over."""
    if state.trace is not None:
        doors.tell(state, RaidAimed(seat, KINDS[kind], strength))
    state.stack[-1] = SpendStrength(seat, kind, strength)


@dataclass(frozen=True, slots=True)
class SpendStrength(Decide):
    """Raid actions, each once a turn; what is left of the strength lasts to the end of the turn."""

    kind: int
    strength: int
    forgone: int = 0  # mask of the actions that were possible when the raid was closed

    def able(self, state: Maracaibo) -> list[int]:
        """The raid actions that a player has, can pay, and has not performed this turn."""
        tables, used, strength = state.tables, state.used, self.strength
        costs = tables.raid_actions.costs
        context = context_of(self.seat, "raid")
        actions = (*tables.raid_actions.base, *state.players[self.seat].powers.raid_actions)
        return [
            action
            for action in actions
            if costs[action] <= strength
            and not used >> action & 1
            and tables.raid_actions.effects[action][self.kind].can(state, context) is None
        ]

    def step(self, state: Maracaibo) -> bool:
        if self.able(state):
            return True
        self._close(state)
        return False

    def _close(self, state: Maracaibo) -> None:
        state.stack.pop()
        if self.strength:
            forgone = sum(1 << action for action in self.able(state))
            state.closed_raids += (replace(self, forgone=forgone),)

    def can_go_on(self, state: Maracaibo) -> bool:
        """Whether a closed raid could now pay for an action that it could not perform before."""
        return any(not self.forgone >> action & 1 for action in self.able(state))

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        spends = state.tables.actions.spends
        return [*(spends[action] for action in self.able(state)), NO_MORE]

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        if action is NO_MORE:
            self._close(state)
            return
        tables = state.tables
        number = tables.raid_actions.number[action.args[0]]
        cost = tables.raid_actions.costs[number]
        state.used |= 1 << number
        state.stack[-1] = SpendStrength(seat, self.kind, self.strength - cost)
        if state.trace is not None:
            doors.tell(state, StrengthSpent(seat, tables.raid_actions.names[number], cost))
        run_effect(state, tables.raid_actions.effects[number][self.kind], context_of(seat, "raid"))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        args = (("strength", self.strength), ("kind", KINDS[self.kind]))
        return Prompt("maracaibo-prompt-spend", args)


def go_on_with_raids(state: Maracaibo) -> bool:
    """Open the closed raids of this turn that have something new to spend strength on."""
    if not state.closed_raids:
        return False
    opened = [raid for raid in state.closed_raids if raid.can_go_on(state)]
    state.closed_raids = tuple(raid for raid in state.closed_raids if raid not in opened)
    state.stack += opened
    return bool(opened)


def gain_powers(state: Maracaibo, seat: int, powers: Powers | None) -> None:
    """What works permanently from now on; a new raid action may be paid by a closed raid."""
    doors.add_powers(state, seat, powers)
    go_on_with_raids(state)
