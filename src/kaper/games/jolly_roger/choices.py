"""What players choose while a special card acts.

Nothing else is played meanwhile; only the guard of the ship, who needs another's consent, may
offer gifts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.actions import (
    BEGS,
    BRIBE,
    CLAIMS,
    KILLS,
    LOOTS_FROM,
    POSTS,
    PRESSES,
    ROBS,
    STAND_IN,
    seat_of,
)
from kaper.games.jolly_roger.bribes import bribe_form, offer_bribe, suggest_bribes
from kaper.games.jolly_roger.card_events import (
    GuardPosted,
    LootClaimed,
    LootDugUp,
    LootGiven,
    StandInRefused,
)
from kaper.games.jolly_roger.cards import kinds_of, known_only_to, known_to, with_card, without_kind
from kaper.games.jolly_roger.events import LeaderKilled, Pressed
from kaper.games.jolly_roger.hands import Choice
from kaper.games.jolly_roger.reasons import why_no_action
from kaper.games.jolly_roger.state import NEUTRAL, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw
from kaper.kernel.decisions import Form, Prompt
from kaper.kernel.frames import DECLINE, DONE, Window

# Second Mate


@dataclass(frozen=True, slots=True)
class Rob(Choice):
    """Choose the next player to steal from; `robbed` is a mask of those before."""

    left: int
    robbed: int

    def _victims(self, state: JollyRoger) -> list[int]:
        others = state.others(self.seat)
        return [s for s in others if state.hands[s] and not self.robbed >> s & 1]

    def step(self, state: JollyRoger) -> bool:
        if self.left and self._victims(state):
            return True
        state.stack.pop()
        return False

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        return [ROBS[victim] for victim in self._victims(state)]

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        victim = seat_of(action)
        state.stack[-1] = Rob(seat, self.left - 1, self.robbed | 1 << victim)
        doors.steal_crew(state, seat, victim)

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-rob", (("count", self.left),))


# Bosun


@dataclass(frozen=True, slots=True)
class Post(Choice):
    """Choose who guards the ship."""

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        return [POSTS[other] for other in state.others(seat)]

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.guard = seat_of(action)
        state.stack[-1] = FindStandIn(state.guard, 0)
        doors.tell(state, GuardPosted(seat, state.guard))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-post")


@dataclass(frozen=True, slots=True)
class FindStandIn(Choice):
    """The guard may bribe another to guard instead; `asked` is a mask of those who refused."""

    asked: int

    def _left(self, state: JollyRoger) -> list[int]:
        return [s for s in state.others(self.seat) if not self.asked >> s & 1]

    def step(self, state: JollyRoger) -> bool:
        if self._left(state) and state.guard == self.seat:
            return True
        state.stack.pop()
        return False

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        return [*(BEGS[other] for other in self._left(state)), DONE()]

    def form(self, state: JollyRoger, seat: int) -> Form | None:
        return bribe_form(state, seat)

    def suggestions(self, state: JollyRoger, seat: int, count: int) -> Sequence[Action]:
        return suggest_bribes(state, seat, count)

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        if action == DONE():
            state.stack.pop()
        elif action.verb == BRIBE.name:
            offer_bribe(state, seat, action)
        else:
            other = seat_of(action)
            state.stack[-1] = replace(self, asked=self.asked | 1 << other)
            state.stack.append(StandIn(other, seat))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-find-stand-in")


@dataclass(frozen=True, slots=True)
class StandIn(Choice):
    """Guard the ship in another's place, or not."""

    guard: int

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        return (STAND_IN(), DECLINE())

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        if action == DECLINE():
            doors.tell(state, StandInRefused(seat, self.guard))
            return
        state.guard = seat
        doors.tell(state, GuardPosted(self.guard, seat))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-stand-in", (("owner", self.guard),))


# Cabin Boy


@dataclass(frozen=True, slots=True)
class DigUpFrom(Choice):
    """Choose whose buried loot to draw from."""

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        return [LOOTS_FROM[other] for other in state.others(seat) if state.buried[other]]

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        dig_up(state, seat, seat_of(action))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-dig-up")


def dig_up(state: JollyRoger, seat: int, owner: int) -> None:
    """Chance picks one of a player's buried cards, from whatever voyage; it lies unburied now."""
    (kind,) = draw(state, "buried", sorted(kinds_of(state.buried[owner])))
    before = state.buried[owner]
    rest = without_kind(before, kind)
    card = kind
    if state.hidden_loot:
        rest = known_only_to(rest, 1 << seat)
        card = known_to(kind, 1 << owner)
        doors.pass_unseen(state.loot_adrift, kind, before, rest, (owner, seat))
    state.buried[owner] = rest
    state.loot[seat] = with_card(state.loot[seat], card)
    name = doors.loot_name(state, kind)
    doors.tell(state, LootDugUp(seat, owner, name, state.hidden_loot))


# Shipwright


@dataclass(frozen=True, slots=True)
class Repairs(Window[JollyRoger]):
    """Everybody with loot may give a card for the repairs; the first gift is taken."""

    shipwright: int

    def plays(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        gives = state.tables.actions.gives
        return [gives[kind] for kind in sorted(set(kinds_of(state.loot[seat])))]

    def play(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        give_loot(state, seat, state.tables.loot_number[action.args[0]], self.shipwright)

    def resolve(self, state: JollyRoger) -> None:
        state.stack.append(Claim(self.shipwright))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-repairs", (("owner", self.shipwright),))

    def why_not(self, state: JollyRoger, seat: int, action: Action) -> str:
        return why_no_action(state, seat, action)


def give_loot(state: JollyRoger, owner: int, kind: int, seat: int) -> None:
    doors.pass_loot(state, owner, kind, seat)
    name = doors.loot_name(state, kind)
    doors.tell(state, LootGiven(seat, owner, name, state.hidden_loot))


@dataclass(frozen=True, slots=True)
class Claim(Choice):
    """All have refused: claim a card from the Captain or the Quartermaster, or let it be."""

    def _debtors(self, state: JollyRoger) -> list[int]:
        officers = dict.fromkeys((state.captain, state.quartermaster))
        return [seat for seat in officers if seat != self.seat and state.loot[seat]]

    def step(self, state: JollyRoger) -> bool:
        if self._debtors(state):
            return True
        state.stack.pop()
        return False

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        return [*(CLAIMS[debtor] for debtor in self._debtors(state)), DECLINE()]

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        if action != DECLINE():
            debtor = seat_of(action)
            doors.tell(state, LootClaimed(seat, debtor))
            state.stack.append(HandOver(debtor, seat))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-claim")


@dataclass(frozen=True, slots=True)
class HandOver(Choice):
    """The one it was claimed from chooses the card."""

    shipwright: int

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        gives = state.tables.actions.gives
        return [gives[kind] for kind in sorted(set(kinds_of(state.loot[seat])))]

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        give_loot(state, seat, state.tables.loot_number[action.args[0]], self.shipwright)

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-hand-over", (("owner", self.shipwright),))


# Assassin


@dataclass(frozen=True, slots=True)
class Kill(Choice):
    """Choose the leader to kill."""

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        return KILLS

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        kill(state, seat, KILLS.index(action))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-kill")


def kill(state: JollyRoger, seat: int, side: int) -> None:
    state.killed = side
    doors.tell(state, LeaderKilled(seat, state.leader(side)))


# Sea Wolf


@dataclass(frozen=True, slots=True)
class Press(Choice):
    """Choose the neutral player who has to take this side."""

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        return [PRESSES[other] for other in neutrals(state)]

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        other = seat_of(action)
        state.sides[other] = state.sides[seat]
        state.bound |= 1 << other
        state.stack[-1] = LayPressed(other)
        doors.tell(state, Pressed(seat, other))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-press")


def neutrals(state: JollyRoger) -> list[int]:
    """Neutral players with a crew card in hand."""
    return [s for s in range(state.seats) if state.sides[s] == NEUTRAL and state.hands[s]]


@dataclass(frozen=True, slots=True)
class LayPressed(Choice):
    """The pressed player lays a crew card of their choice, which has no effect but its crew."""

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        supports = state.tables.actions.supports[state.sides[seat]]
        return [supports[kind] for kind in sorted(set(kinds_of(state.hands[seat])))]

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        doors.lay_support(state, seat, state.sides[seat], state.tables.crew_number[action.args[1]])

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-lay-pressed")
