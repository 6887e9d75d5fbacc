"""What special crew cards do, in a small vocabulary: each card is as long as its text.

A word that needs a choice pushes a frame of `choices`; a word that ends or changes a window writes
what it brought about into the state, and the window below sees it when it is on top again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.actions import MOST_SEATS
from kaper.games.jolly_roger.card_events import CaptaincyTaken, CookFirst
from kaper.games.jolly_roger.components.cards import (
    ASSASSIN,
    BLOODY_PIRATE,
    BOSUN,
    CABIN_BOY,
    COOK,
    FIRST_MATE,
    HELMSMAN,
    LOOKOUT,
    SEA_WOLF,
    SECOND_MATE,
    SHARPSHOOTER,
    SHIPWRIGHT,
    SKILLS,
    SPECIALS,
    STOWAWAYS,
    SURGEON,
)
from kaper.games.jolly_roger.rules import choices, guard, repairs
from kaper.games.jolly_roger.rules.hands import limit_hands
from kaper.games.jolly_roger.state import (
    CAPTAIN,
    MUTINEER,
    NEUTRAL,
    NOBODY,
    NONE,
    JollyRoger,
)
from kaper.kernel.effects import Context, Effect, InOrder, OneOf

Word = Effect[JollyRoger]


@dataclass(frozen=True, slots=True)
class DiscardItself(Word):
    """The card goes to the discards before the rest of its effect."""

    def start(self, state: JollyRoger, context: Context) -> None:
        doors.discard_played(state)

    def label(self) -> str:
        return "discard-itself"


@dataclass(frozen=True, slots=True)
class DrawCrew(Word):
    count: int

    def start(self, state: JollyRoger, context: Context) -> None:
        limit_hands(state, (context.seat,))
        doors.draw_crew(state, context.seat, self.count)

    def label(self) -> str:
        return f"draw-{self.count}"


@dataclass(frozen=True, slots=True)
class StealFrom(Word):
    """A random crew card from each of so many other players."""

    players: int

    def can(self, state: JollyRoger, context: Context) -> str | None:
        """Somebody else must hold a card."""
        others = any(state.hands[other] for other in state.others(context.seat))
        return None if others else "card.second-mate-one-target"

    def start(self, state: JollyRoger, context: Context) -> None:
        limit_hands(state, (context.seat,))
        state.stack.append(choices.Rob(context.seat, self.players, 0))

    def label(self) -> str:
        return f"steal-from-{self.players}"


@dataclass(frozen=True, slots=True)
class TakeOffice(Word):
    """Become Quartermaster; with three players Captain, for he does the Quartermaster's part."""

    def can(self, state: JollyRoger, context: Context) -> str | None:
        """Not the Captain, not the Quartermaster, and not a card that supports a side."""
        if context.seat == state.captain:
            return "card.surgeon-not-captain"
        if not state.has_quartermaster():
            return "variant.three-players-details" if state.mutineer != NOBODY else None
        held = state.quartermaster in (context.seat, NOBODY) or state.office != NEUTRAL
        return "card.surgeon-takes-over" if held else None

    def start(self, state: JollyRoger, context: Context) -> None:
        if state.has_quartermaster():
            doors.take_office(state, context.seat)
        else:
            # Rule: variant.three-players-details
            doors.make_captain(state, context.seat)
            doors.tell(state, CaptaincyTaken(context.seat))

    def label(self) -> str:
        return "take-office"


@dataclass(frozen=True, slots=True)
class TurnUpDestination(Word):
    def can(self, state: JollyRoger, context: Context) -> str | None:
        return "card.lookout-window" if state.destination != NONE else None

    def start(self, state: JollyRoger, context: Context) -> None:
        doors.turn_up(state)

    def label(self) -> str:
        return "turn-up-destination"


@dataclass(frozen=True, slots=True)
class ChangeTotal(Word):
    """One point of a skill more or less in this attack."""

    skill: int
    points: int

    def start(self, state: JollyRoger, context: Context) -> None:
        doors.change_total(state, context.seat, self.skill, self.points)

    def label(self) -> str:
        return f"{'more' if self.points > 0 else 'less'}-{SKILLS[self.skill]}"


@dataclass(frozen=True, slots=True)
class PickFirst(Word):
    """Pick a loot card before the Captain."""

    def can(self, state: JollyRoger, context: Context) -> str | None:
        is_captain = context.seat == state.captain
        return "card.cook-details" if is_captain or not state.lot else None

    def start(self, state: JollyRoger, context: Context) -> None:
        # Rule: card.cook-details
        state.cook = context.seat
        doors.tell(state, CookFirst(context.seat))

    def label(self) -> str:
        return "pick-first"


@dataclass(frozen=True, slots=True)
class StayOnTable(Word):
    """The card lies on the table until the attack or the burying is over."""

    def start(self, state: JollyRoger, context: Context) -> None:
        doors.add_to_table(state, doors.take_played(state))

    def label(self) -> str:
        return "stay-on-table"


@dataclass(frozen=True, slots=True)
class PostGuard(Word):
    """Another player guards the ship and may not bury."""

    def start(self, state: JollyRoger, context: Context) -> None:
        state.stack.append(guard.Post(context.seat))

    def label(self) -> str:
        return "post-guard"


@dataclass(frozen=True, slots=True)
class DigUp(Word):
    """A random loot card that another player has buried."""

    def can(self, state: JollyRoger, context: Context) -> str | None:
        others = any(state.buried[other] for other in state.others(context.seat))
        return None if others else "card.cabin-boy-target"

    def start(self, state: JollyRoger, context: Context) -> None:
        state.stack.append(guard.DigUpFrom(context.seat))

    def label(self) -> str:
        return "dig-up"


@dataclass(frozen=True, slots=True)
class AskForLoot(Word):
    """A gift of loot from anybody; failing that, one claimed from Captain or Quartermaster."""

    def can(self, state: JollyRoger, context: Context) -> str | None:
        others = any(state.loot[other] for other in state.others(context.seat))
        return None if others else "card.shipwright-details"

    def start(self, state: JollyRoger, context: Context) -> None:
        others = tuple(seat for seat in state.others(context.seat) if state.loot[seat])
        # Rule: card.shipwright-ask
        state.stack.append(repairs.Repairs(others, context.seat))

    def label(self) -> str:
        return "ask-for-loot"


@dataclass(frozen=True, slots=True)
class KillLeader(Word):
    """The leader loses the mutiny, which ends at once. A leader cannot kill himself."""

    def start(self, state: JollyRoger, context: Context) -> None:
        if context.seat == state.captain:
            choices.kill(state, context.seat, MUTINEER)
        elif context.seat == state.mutineer:
            choices.kill(state, context.seat, CAPTAIN)
        else:
            state.stack.append(choices.Kill(context.seat))

    def label(self) -> str:
        return "kill-leader"


@dataclass(frozen=True, slots=True)
class PressNeutral(Word):
    """A neutral player must lay a crew card for the leader of this card's player."""

    def can(self, state: JollyRoger, context: Context) -> str | None:
        return None if choices.neutrals(state) else "card.sea-wolf-details"

    def start(self, state: JollyRoger, context: Context) -> None:
        state.stack.append(choices.Press(context.seat))

    def label(self) -> str:
        return "press-neutral"


def _one_point(skill: str) -> Word:
    number = SKILLS.index(skill)
    return InOrder((StayOnTable(), OneOf((ChangeTotal(number, 1), ChangeTotal(number, -1)))))


# The Traitor answers cards (see `answers`), and Ship Rats only have many crew members.
POWERS: dict[int, Word] = {
    BLOODY_PIRATE: StayOnTable(),
    BOSUN: PostGuard(),
    SECOND_MATE: StealFrom(2),  # Rule: card.second-mate
    # Rule: card.stowaways
    STOWAWAYS: InOrder((DiscardItself(), DrawCrew(2))),
    LOOKOUT: TurnUpDestination(),  # Rule: card.lookout
    COOK: PickFirst(),
    CABIN_BOY: DigUp(),  # Rule: card.cabin-boy
    SURGEON: TakeOffice(),  # Rule: card.surgeon
    FIRST_MATE: _one_point("melee"),  # Rule: card.first-mate
    HELMSMAN: _one_point("navigation"),  # Rule: card.helmsman
    SHARPSHOOTER: _one_point("gunnery"),  # Rule: card.sharpshooter
    ASSASSIN: KillLeader(),  # Rule: card.assassin
    SHIPWRIGHT: AskForLoot(),  # Rule: card.shipwright-ask
    SEA_WOLF: PressNeutral(),  # Rule: card.sea-wolf
}

ANY_TIME = (SECOND_MATE, STOWAWAYS, SURGEON)

# By kind: the rule that says when a special card acts.
MOMENTS: Final = (
    "island.map-window",
    "card.traitor",
    "card.bosun",
    "special.any-time-digital",
    "special.any-time-digital",
    "card.lookout-window",
    "card.cook-details",
    "card.cabin-boy",
    "special.any-time-digital",
    "card.first-mate",
    "card.helmsman",
    "card.sharpshooter",
    "card.assassin",
    "card.ship-rats",
    "card.shipwright-ask",
    "card.sea-wolf",
)

_CONTEXTS = {
    (seat, kind): Context(seat, name)
    for seat in range(MOST_SEATS)
    for kind, name in enumerate(SPECIALS)
}


def context_of(seat: int, kind: int) -> Context:
    """Who plays which card."""
    return _CONTEXTS[seat, kind]


def why_no_power(state: JollyRoger, seat: int, kind: int) -> str | None:
    """The rule by which no part of a card's effect can happen; None where some can."""
    # Rule: special.impossible-effect
    return POWERS[kind].can(state, _CONTEXTS[seat, kind])
