"""What forbids an action: refusals that several deeds share, and the moment of every verb."""

from __future__ import annotations

from typing import Final

from kaper.games.jolly_roger.actions import BURY, MOST_SEATS, MUTINY, SHOW
from kaper.games.jolly_roger.components.cards import kinds_of
from kaper.games.jolly_roger.state import NOBODY, NONE, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.deeds import Refusal

# The rule that says when a verb has its place.
MOMENTS: Final = {
    "appoint": "appoint.captain-names-qm",
    "recruit": "appoint.free-card",
    "sail": "voyage.captain-chooses",
    "add": "attack.players-may-add",
    "reveal": "attack.qm-reveals",
    "assign": "attack.multi-skill",
    "take": "loot.captain-first",
    "share": "loot.qm-shares-rest",
    "swap": "port.swap-loot",
    "sell": "port.order-and-limits",
    "bury": "island.bury",
    "demand": "punish.captain-may-demand",
    "waive": "punish.captain-may-demand",
    "punish": "punish.qm-chooses-victim",
    "mutiny": "mutiny.windows",
    "support": "mutiny.play-support",
    "extra": "mutiny.redeal-uneven",
    "play": "special.timing",
    "betray": "card.traitor",
    "rob": "card.second-mate",
    "post": "card.bosun",
    "beg": "card.bosun-substitute",
    "stand-in": "card.bosun-substitute",
    "kill": "card.assassin",
    "press": "card.sea-wolf",
    "dig-up": "card.cabin-boy",
    "give": "card.shipwright-ask",
    "claim": "card.shipwright-demand",
    "discard": "hand.discard-excess",
    "bribe": "bribe.digital",
    "show": "variant.hidden-loot-showing-digital",
    "accept": "bribe.digital",
}
_SEATS: Final = {f"p{seat}": seat for seat in range(MOST_SEATS)}


def moment(state: JollyRoger, seat: int, action: Action) -> str:
    """The rule by which what a frame has no deed for is done at another moment, or never."""
    if action.verb == BURY.name and seat == state.guard:
        return "card.bosun"
    if action.verb == SHOW.name and not state.hidden_loot:
        return "variant.hidden-loot-showing"
    if action.verb == MUTINY.name and state.mutinied:
        return "mutiny.once-per-round"
    return MOMENTS.get(action.verb, "kernel:not-an-option")


def named_seat(state: JollyRoger, word: str) -> int:
    """The player whom a word names; NOBODY where there is no such player."""
    seat = _SEATS.get(word, NOBODY)
    return seat if seat < state.seats else NOBODY


def why_not_another(
    state: JollyRoger, seat: int, word: str, rule: str, of_oneself: str = ""
) -> Refusal | None:
    """Somebody else has to be named; where it tells more, another rule says why not oneself."""
    other = named_seat(state, word)
    if other == NOBODY:
        return no_player(rule, word)
    return Refusal(of_oneself or rule, "not-yourself") if other == seat else None


def no_player(rule: str, word: str) -> Refusal:
    return Refusal(rule, "no-player", player=word)


def why_no_crew(state: JollyRoger, seat: int, name: str, rule: str) -> Refusal | None:
    """Only a crew card in hand can be laid."""
    kind = state.tables.crew_number.get(name, NONE)
    return None if kind in kinds_of(state.hands[seat]) else Refusal(rule, "not-held", card=name)


def why_no_loot(state: JollyRoger, seat: int, name: str, rule: str) -> Refusal | None:
    """Only loot that is not buried is within reach."""
    kind = state.tables.loot_number.get(name, NONE)
    return None if kind in kinds_of(state.loot[seat]) else Refusal(rule, "no-loot", loot=name)
