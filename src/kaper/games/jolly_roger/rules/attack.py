"""Attacking a Fort, a Merchant Ship or a Settlement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from kaper.games.jolly_roger import doors, loot_doors
from kaper.games.jolly_roger.actions import ADD, ASSIGN, ASSIGNS, PASSING, REVEAL, REVEALING
from kaper.games.jolly_roger.components.cards import (
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
from kaper.games.jolly_roger.rules.answers import may_be_held
from kaper.games.jolly_roger.rules.bribes import GIFT
from kaper.games.jolly_roger.rules.powers import ANY_TIME
from kaper.games.jolly_roger.rules.prospects import adding_brings, assigning_brings
from kaper.games.jolly_roger.rules.refusals import moment, why_no_crew
from kaper.games.jolly_roger.rules.sharing import share_lot
from kaper.games.jolly_roger.rules.tally import totals
from kaper.games.jolly_roger.rules.windows import (
    BETRAYAL,
    PLAY,
    Open,
    QuartermasterDecides,
    cards_to_play,
    kinds_in,
    open_window,
)
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import PASS, Frame


def begin_attack(state: JollyRoger) -> None:
    """The Quartermaster plays the first card; without a card the duty lapses."""
    # Rule: attack.qm-first-card, attack.qm-empty-hand
    if state.hands[state.quartermaster]:
        state.stack.append(FirstCard(state.quartermaster))
    else:
        open_attack(state)


def open_attack(state: JollyRoger) -> None:
    seats = state.from_left_of(state.quartermaster)
    # Rule: attack.open-window
    open_window(state, Attack(seats, owner=state.quartermaster))


def add_card(state: JollyRoger, seat: int, action: Action) -> None:
    """A crew card goes face up to the middle; a special one has no skill there."""
    kind = state.tables.crew_number[action.args[0]]
    doors.lay_down(state, seat, kind)
    doors.add_to_table(state, kind)
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

    def deeds(self) -> Deeds[FirstCard, JollyRoger]:
        return FIRST_CARD

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-first-card")

    def not_now(self, state: JollyRoger, seat: int, action: Action) -> str:
        skips = action.verb in (PASS.name, REVEAL.name)
        return "attack.qm-first-card" if skips else moment(state, seat, action)

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "attack.qm-first-card"


def cards_in_hand(asked: Frame[JollyRoger], state: JollyRoger, seat: int) -> list[Action]:
    adds = state.tables.actions.adds
    return [adds[kind] for kind in kinds_in(state.hands[seat])]


def why_no_card(
    asked: Frame[JollyRoger], state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    # Rule: attack.special-as-crew
    return why_no_crew(state, seat, action.args[0], "attack.players-may-add")


def add_first(asked: FirstCard, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    open_attack(state)
    add_card(state, seat, action)


FIRST_CARD: Final[Deeds[FirstCard, JollyRoger]] = Deeds(
    Deed(ADD, why_no_card, add_first, cards_in_hand, brings=adding_brings), PLAY, GIFT
)


@dataclass(frozen=True, slots=True)
class Attack(Open):
    """Everybody may add cards, until the Quartermaster, who owns the window, reveals the target."""

    def step(self, state: JollyRoger) -> bool:
        if self.owner != state.quartermaster:
            # A Surgeon has taken over; a first card already played is not owed again.
            # Rule: card.surgeon-takes-over
            state.stack[-1] = replace(self, owner=state.quartermaster)
            return False
        return Open.step(self, state)

    def lapse(self, state: JollyRoger, seat: int) -> Action:
        return REVEALING if seat == self.owner else PASSING

    def resolve(self, state: JollyRoger) -> None:
        """The Quartermaster has revealed the target, or all have passed."""
        # Rule: attack.qm-reveals
        doors.turn_up(state)
        # Rule: attack.resolution-order
        state.stack.append(Count())
        if may_be_held(state, Adjust.specials):
            open_window(state, Adjust(state.from_left_of(state.captain)))

    def deeds(self) -> Deeds[Attack, JollyRoger]:
        return ATTACK

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-attack", (("count", len(state.table)),))

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "attack.open-window"


def add(asked: Attack, state: JollyRoger, seat: int, action: Action) -> None:
    # Rule: attack.no-order
    add_card(state, seat, action)


def why_no_reveal(asked: Attack, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    owner = asked.owner
    if owner is None or seat == owner:
        return None
    return Refusal("attack.qm-reveals", owner=owner)


def reveal(asked: Attack, state: JollyRoger, seat: int, action: Action) -> None:
    asked.close(state)


def attack_plays(asked: Attack, state: JollyRoger, seat: int) -> list[Action]:
    found = cards_in_hand(asked, state, seat)
    if seat == asked.owner:
        found.append(REVEALING)
    found += cards_to_play(asked, state, seat)
    return found


ATTACK: Final[Deeds[Attack, JollyRoger]] = Deeds(
    Deed(ADD, why_no_card, add, brings=adding_brings),
    Deed(REVEAL, why_no_reveal, reveal),
    PLAY,
    BETRAYAL,
    GIFT,
    listing=attack_plays,
)


@dataclass(frozen=True, slots=True)
class Adjust(Open):
    """After the reveal, cards may change a total by one."""

    # Rule: card.first-mate, card.helmsman, card.sharpshooter
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

    def deeds(self) -> Deeds[Assign, JollyRoger]:
        return ASSIGNING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        sums = zip(SKILLS, self.sums, strict=True)
        return Prompt("jolly-roger-prompt-assign", (*sums, ("count", len(self.flexible))))

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "attack.multi-skill"


def every_skill(asked: Assign, state: JollyRoger, seat: int) -> Sequence[Action]:
    return ASSIGNS


def why_no_skill(asked: Assign, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    return None if action.args[0] in SKILLS else Refusal("attack.multi-skill", "no-skill")


def assign(asked: Assign, state: JollyRoger, seat: int, action: Action) -> None:
    skill = ASSIGNS.index(action)
    sums = list(asked.sums)
    sums[skill] += asked.flexible[0]
    state.stack[-1] = Assign(seat, tuple(sums), asked.flexible[1:])
    doors.tell(state, SkillAssigned(seat, action.args[0]))


ASSIGNING: Final[Deeds[Assign, JollyRoger]] = Deeds(
    Deed(ASSIGN, why_no_skill, assign, every_skill, brings=assigning_brings), PLAY, GIFT
)


def end_attack(state: JollyRoger, sums: tuple[int, ...]) -> None:
    """Every total must reach what the card asks; then there is loot to share."""
    needs = state.tables.needs[state.destination]
    # Rule: attack.success, attack.failure
    won = all(total >= need for total, need in zip(sums, needs, strict=True))
    doors.tell(state, AttackWon(*sums) if won else AttackLost(*sums))
    # Rule: attack.crew-discarded
    doors.clear_table(state)
    if not won:
        return
    # Rule: loot.draw, end.loot-short, variant.hidden-loot-draw
    loot_doors.lay_out_lot(state, state.tables.loot_of[state.destination])
    if state.trace is not None:
        names = UNSEEN if state.hidden_loot else doors.loot_names(state, state.lot)
        state.trace.events.append(LootDrawn(len(state.lot), names))
    if state.lot:
        share_lot(state, with_captain=True)
