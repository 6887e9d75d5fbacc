"""Attacking a Fort, a Merchant Ship or a Settlement."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.actions import ASSIGNS, PASSES, REVEALS
from kaper.games.jolly_roger.cards import (
    ANY_SKILL,
    FIRST_MATE,
    HELMSMAN,
    SHARPSHOOTER,
    SKILLS,
)
from kaper.games.jolly_roger.events import (
    UNSEEN,
    AttackLost,
    AttackWon,
    CardAdded,
    LootDrawn,
    SkillAssigned,
)
from kaper.games.jolly_roger.powers import ANY_TIME
from kaper.games.jolly_roger.sharing import share_lot
from kaper.games.jolly_roger.state import JollyRoger
from kaper.games.jolly_roger.windows import (
    Decide,
    Open,
    QuartermasterDecides,
    kinds_in,
    may_be_held,
    open_window,
)
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Frame


def begin_attack(state: JollyRoger) -> None:
    """The Quartermaster plays the first card; without a card the duty lapses."""
    if state.hands[state.quartermaster]:
        state.stack.append(FirstCard(state.quartermaster))
    else:
        open_attack(state)


def open_attack(state: JollyRoger) -> None:
    seats = state.from_left_of(state.quartermaster)
    open_window(state, Attack(seats, owner=state.quartermaster))


def add_card(state: JollyRoger, seat: int, action: Action) -> None:
    """A crew card goes face up to the middle; a special one has no skill there."""
    kind = state.tables.crew_number[action.args[0]]
    doors.lay_down(state, seat, kind)
    state.table.append(kind)
    doors.show(state, seat, kind)
    doors.tell(state, CardAdded(seat, action.args[0]))


@dataclass(frozen=True, slots=True)
class FirstCard(QuartermasterDecides):
    """The Quartermaster must play the first card."""

    def asks(self, state: JollyRoger) -> bool:
        if state.hands[self.seat]:
            return True
        # Given away or stolen meanwhile, or a Surgeon was the last card.
        state.stack.pop()
        open_attack(state)
        return False

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        adds = state.tables.actions.adds
        return [adds[kind] for kind in kinds_in(state.hands[seat])]

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        open_attack(state)
        add_card(state, seat, action)

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-first-card")

    def why_not(self, state: JollyRoger, seat: int, action: Action) -> str:
        skips = action.verb in ("pass", "reveal")
        return "attack.qm-first-card" if skips else Decide.why_not(self, state, seat, action)

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "attack.qm-first-card"


@dataclass(frozen=True, slots=True)
class Attack(Open):
    """Everybody may add cards, until the Quartermaster, who owns the window, reveals the target."""

    def step(self, state: JollyRoger) -> bool:
        if self.owner != state.quartermaster:
            # A Surgeon has taken over; a first card already played is not owed again.
            state.stack[-1] = replace(self, owner=state.quartermaster)
            return False
        return Open.step(self, state)

    def own_plays(self, state: JollyRoger, seat: int) -> list[Action]:
        adds = state.tables.actions.adds
        plays = [adds[kind] for kind in kinds_in(state.hands[seat])]
        if seat == self.owner:
            plays.append(REVEALS)
        return plays

    def own_play(self, state: JollyRoger, seat: int, action: Action) -> None:
        if action is REVEALS:
            self.close(state)
        else:
            add_card(state, seat, action)

    def lapse(self, state: JollyRoger, seat: int) -> Action:
        return REVEALS if seat == self.owner else PASSES

    def resolve(self, state: JollyRoger) -> None:
        doors.turn_up(state)
        state.stack.append(Count())
        if may_be_held(state, Adjust.specials):
            open_window(state, Adjust(state.from_left_of(state.captain)))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-attack", (("count", len(state.table)),))

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "attack.open-window"


@dataclass(frozen=True, slots=True)
class Adjust(Open):
    """After the reveal, cards may change a total by one."""

    specials: ClassVar[tuple[int, ...]] = (FIRST_MATE, HELMSMAN, SHARPSHOOTER, *ANY_TIME)

    def resolve(self, state: JollyRoger) -> None:
        pass

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-adjust")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "attack.resolution-order"


@dataclass(frozen=True, slots=True)
class Count(Frame[JollyRoger]):
    """The Quartermaster, whoever it is by now, sums up the cards."""

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        skill = state.tables.skill
        flexible = tuple(state.tables.value[k] for k in state.table if skill[k] == ANY_SKILL)
        sums = tuple(
            max(0, total + change)
            for total, change in zip(totals(state), state.changes, strict=True)
        )
        state.stack.append(Assign(state.quartermaster, sums, flexible))
        return False


def totals(state: JollyRoger) -> list[int]:
    """The sum of each skill, multi-skill cards left out."""
    sums = [0] * len(SKILLS)
    skill, value = state.tables.skill, state.tables.value
    for kind in state.table:
        if skill[kind] < ANY_SKILL:
            sums[skill[kind]] += value[kind]
    return sums


@dataclass(frozen=True, slots=True)
class Assign(QuartermasterDecides):
    """The Quartermaster counts each multi-skill card for one skill, after summing the rest."""

    sums: tuple[int, ...]
    flexible: tuple[int, ...]  # the values of the multi-skill cards still to be assigned

    def asks(self, state: JollyRoger) -> bool:
        if self.flexible:
            return True
        state.stack.pop()
        end_attack(state, self.sums)
        return False

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        return list(ASSIGNS)

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        skill = ASSIGNS.index(action)
        sums = list(self.sums)
        sums[skill] += self.flexible[0]
        state.stack[-1] = Assign(seat, tuple(sums), self.flexible[1:])
        doors.tell(state, SkillAssigned(seat, action.args[0]))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        sums = zip(SKILLS, self.sums, strict=True)
        return Prompt("jolly-roger-prompt-assign", (*sums, ("count", len(self.flexible))))

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "attack.multi-skill"


def end_attack(state: JollyRoger, sums: tuple[int, ...]) -> None:
    """Every total must reach what the card asks; then there is loot to share."""
    needs = state.tables.needs[state.destination]
    won = all(total >= need for total, need in zip(sums, needs, strict=True))
    doors.tell(state, AttackWon(*sums) if won else AttackLost(*sums))
    doors.discard(state, state.table)
    state.table = []
    state.changes = [0] * len(SKILLS)
    if not won:
        return
    state.lot = sorted(doors.draw_loot(state, state.tables.loot_of[state.destination]))
    if state.trace is not None:
        names = UNSEEN if state.hidden_loot else doors.loot_names(state, state.lot)
        state.trace.events.append(LootDrawn(len(state.lot), names))
    if state.lot:
        share_lot(state, with_captain=True)
