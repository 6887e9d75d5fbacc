"""When each thing is done: the rule that tells so to somebody who tries it at another moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import actions
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.frames import Ask

_OF_MOMENTS: Final = {
    "turn.action-types": (
        actions.SAIL,
        actions.ENTER,
        actions.LEAVE,
        actions.SCOUT,
        actions.PORT,
    ),
    "turn.three-actions": (actions.END,),
    "retire.condition": (actions.RETIRE,),
    "cargo.jettison-and-trade": (actions.JETTISON,),
    "glory.play-own-turn": (actions.PLAY,),
    "glory.hand-limit": (actions.DISCARD,),
    "setup.starting-ship": (actions.SHIP,),
    "combat.attacker-declares-first": (actions.SHOOT, actions.BOARD, actions.FLEE),
    "mod.chasers-details": (actions.CHASE,),
    "combatcards.participants": (
        actions.REROLL,
        actions.OWN_DICE,
        actions.FOES_DICE,
        actions.SET,
        actions.SHIFT,
    ),
    "yard.special-weapons": (actions.ARM, actions.DISARM),
    "weapon.one-shot-per-volley": (actions.DEPLOY,),
    "damage.skull": (actions.PLACE,),
    "mod.reinforced-hull": (actions.ABSORB,),
    "merchant.attack-or-release": (actions.RAID, actions.RELEASE, actions.PUT_BACK),
    "raid.spend-successes": (actions.DRAW, actions.THROW, actions.EXCHANGE),
    "raid.weapons": (actions.SPEND,),
    "raid.keep-cargo": (actions.STOW,),
    "bounty.reward": (actions.CLAIM_BOUNTY,),
    "take.ship": (actions.CAPTURE,),
    "rumor.max-one": (actions.TAKE,),
    "rumor.place-and-test": (actions.CHECK,),
    "mission.rival-found": (actions.FIGHT,),
    "mission.rival": (actions.CHALLENGE,),
    "port.in-port-only": (
        actions.SELL,
        actions.TRADE,
        actions.DELIVER,
        actions.MARKET,
        actions.BUY,
        actions.YARD,
        actions.REPAIR,
        actions.REFIT,
        actions.MODIFY,
        actions.PURCHASE,
        actions.RECRUIT,
        actions.HIRE_CREW,
        actions.ASK_AROUND,
        actions.CLAIM,
        actions.HIRE,
        actions.PARDON,
    ),
    "stash.home-port-only": (actions.STASH, actions.WITHDRAW, actions.AMOUNT),
}
_RULES: Final = {verb.name: rule for rule, verbs in _OF_MOMENTS.items() for verb in verbs}


def rule_of_moment(action: Action, otherwise: str = "kernel:not-an-option") -> str:
    """The rule by which such a thing has a moment of its own; `otherwise` where it has none."""
    return _RULES.get(action.verb, otherwise)


@dataclass(frozen=True, slots=True)
class Asked(Ask[Marauders]):
    """One captain is asked; whatever else he tries has a moment of its own."""

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return rule_of_moment(action)
