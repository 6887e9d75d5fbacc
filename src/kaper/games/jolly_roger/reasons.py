"""Why an action is not allowed: the rule of the ledger that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from kaper.games.jolly_roger import cards
from kaper.games.jolly_roger.actions import LEADERS, QUARTERMASTER_CARD
from kaper.games.jolly_roger.cards import ISLAND, SPECIALS, TRAITOR, TYPES, kinds_of
from kaper.games.jolly_roger.state import NEUTRAL, NOBODY, NONE, JollyRoger
from kaper.kernel.actions import Action

Reason = Callable[[JollyRoger, int, Action], str]


def why_no_action(state: JollyRoger, seat: int, action: Action) -> str:
    """Why not, by the verb: whatever the question, the rule about the action forbids it."""
    find = _BY_VERB.get(action.verb)
    return find(state, seat, action) if find is not None else _why_not_so(action.verb)


def _why_not_so(verb: str) -> str:
    """Why not, for what needs no closer look."""
    match verb:
        case "recruit":
            return "appoint.free-card"
        case "reveal":
            return "attack.qm-reveals"
        case "assign":
            return "attack.multi-skill"
        case "take":
            return "loot.captain-first"
        case "swap":
            return "port.swap-loot"
        case "extra":
            return "mutiny.redeal-uneven"
        case "demand" | "waive":
            return "punish.captain-may-demand"
        case "discard":
            return "hand.discard-excess"
        case "accept" | "bribe":
            return "bribe.digital"
    return _why_no_choice(verb)


def _why_no_choice(verb: str) -> str:
    """Why not, for what only a special card brings about."""
    match verb:
        case "post":
            return "card.bosun-substitute-consent"
        case "beg" | "stand-in":
            return "card.bosun-substitute"
        case "kill":
            return "card.assassin"
        case "press":
            return "card.sea-wolf-details"
        case "dig-up":
            return "card.cabin-boy-target"
        case "rob":
            return "card.second-mate-one-target"
        case "give":
            return "card.shipwright-ask"
        case "claim":
            return "card.shipwright-demand"
    return "kernel:not-an-option"


def named_seat(state: JollyRoger, action: Action) -> int:
    """The player whom an action names; NOBODY where there is no such player."""
    words = [word for word in action.args if word[:1] == "p" and word[1:].isdecimal()]
    seat = int(words[0][1:]) if words else NOBODY
    return seat if seat < state.seats else NOBODY


def _why_no_appointment(state: JollyRoger, seat: int, action: Action) -> str:
    himself = named_seat(state, action) == state.captain
    return "appoint.not-himself" if himself else "appoint.captain-names-qm"


def _why_no_voyage(state: JollyRoger, seat: int, action: Action) -> str:
    if action.args[0] in TYPES:
        chosen = TYPES.index(action.args[0])
        if not state.piles[chosen]:
            return "voyage.empty-pile"
        if chosen == ISLAND and state.barred:
            return "island.not-reached"
    return "voyage.captain-chooses"


def _why_no_attack_card(state: JollyRoger, seat: int, action: Action) -> str:
    attacked = state.chosen not in (NONE, *range(3, len(TYPES)))
    return "attack.players-may-add" if attacked else "attack.which-destinations"


def _why_no_share(state: JollyRoger, seat: int, action: Action) -> str:
    other = named_seat(state, action)
    if other != NOBODY and state.lot and state.got[other] > min(state.got):
        return "loot.no-second-before-first"
    return "loot.qm-shares-rest"


def _why_no_sale(state: JollyRoger, seat: int, action: Action) -> str:
    kind = state.tables.loot_number.get(action.args[0], NONE)
    if kind != NONE and state.tables.use[kind] == "hostage":
        return "port.ransom"
    if kind != NONE and state.tables.use[kind] == "jewels":
        return "port.sell-jewels"
    return "port.order-and-limits"


def _why_no_showing(state: JollyRoger, seat: int, action: Action) -> str:
    hidden = state.hidden_loot
    return "variant.hidden-loot-showing-digital" if hidden else "variant.hidden-loot-showing"


def _why_no_burying(state: JollyRoger, seat: int, action: Action) -> str:
    return "card.bosun" if seat == state.guard else "island.bury"


def _why_no_punishment(state: JollyRoger, seat: int, action: Action) -> str:
    other = named_seat(state, action)
    if other in (NOBODY, state.captain, state.quartermaster) or state.hands[other]:
        return "punish.qm-chooses-victim"
    return "punish.empty-victims"


def _why_no_mutiny(state: JollyRoger, seat: int, action: Action) -> str:
    if seat == state.captain:
        return "mutiny.not-the-captain"
    if state.mutinied:
        return "mutiny.once-per-round"
    if action.args[0] == QUARTERMASTER_CARD:
        return "mutiny.role-cards-side"
    kind = state.tables.crew_number.get(action.args[0], NONE)
    held = kind in kinds_of(state.hands[seat])
    return "mutiny.windows" if held else "mutiny.start"


def _why_no_support(state: JollyRoger, seat: int, action: Action) -> str:
    if state.mutineer == NOBODY:
        return "mutiny.play-support"
    if action.args[0] in LEADERS and state.sides[seat] not in (
        NEUTRAL,
        LEADERS.index(action.args[0]),
    ):
        leads = seat in (state.captain, state.mutineer)
        return "mutiny.leaders-own-side" if leads else "mutiny.no-switching"
    by_office = action.args[1] == QUARTERMASTER_CARD
    return "mutiny.role-cards-side" if by_office else "mutiny.play-support"


def _why_no_betrayal(state: JollyRoger, seat: int, action: Action) -> str:
    if TRAITOR not in kinds_of(state.hands[seat]):
        return "card.traitor"
    own = named_seat(state, action) == seat or action.args[1] == QUARTERMASTER_CARD
    return "card.traitor-details" if own else "card.traitor-window"


def _why_no_play(state: JollyRoger, seat: int, action: Action) -> str:
    kind = state.tables.crew_number.get(action.args[0], NONE)
    if kind == NONE or kind >= len(SPECIALS) or kind not in kinds_of(state.hands[seat]):
        return "special.timing"
    return _why_no_power(state, seat, kind)


def _why_no_power(state: JollyRoger, seat: int, kind: int) -> str:
    """Why a special card that a player holds cannot act now."""
    match kind:
        case cards.SECOND_MATE:
            return why_no_theft(state, seat) or "special.any-time-digital"
        case cards.STOWAWAYS:
            return "special.any-time-digital"
        case cards.SURGEON:
            return why_no_office(state, seat) or "special.any-time-digital"
        case cards.LOOKOUT:
            return why_no_lookout(state) or "card.lookout-window"
        case cards.COOK:
            return why_no_first_pick(state, seat) or "card.cook-details"
    return _why_not_now(kind)


def _why_not_now(kind: int) -> str:
    match kind:
        case cards.BLOODY_PIRATE:
            return "island.map-window"
        case cards.TRAITOR:
            return "card.traitor"
        case cards.BOSUN:
            return "card.bosun"
        case cards.CABIN_BOY:
            return "card.cabin-boy"
        case cards.FIRST_MATE:
            return "card.first-mate"
        case cards.HELMSMAN:
            return "card.helmsman"
        case cards.SHARPSHOOTER:
            return "card.sharpshooter"
        case cards.ASSASSIN:
            return "card.assassin"
        case cards.SHIP_RATS:
            return "card.ship-rats"
        case cards.SHIPWRIGHT:
            return "card.shipwright-ask"
    return "card.sea-wolf"


def why_no_theft(state: JollyRoger, seat: int) -> str | None:
    """Second Mate: somebody else must hold a card."""
    others = any(state.hands[other] for other in state.others(seat))
    return None if others else "card.second-mate-one-target"


def why_no_office(state: JollyRoger, seat: int) -> str | None:
    """Surgeon: not the Captain, not the Quartermaster, and not a card that supports a side."""
    if seat == state.captain:
        return "card.surgeon-not-captain"
    if state.has_quartermaster():
        if state.quartermaster in (seat, NOBODY):
            return "card.surgeon-takes-over"
        return "card.surgeon-takes-over" if state.office != NEUTRAL else None
    return "variant.three-players-details" if state.mutineer != NOBODY else None


def why_no_lookout(state: JollyRoger) -> str | None:
    return "card.lookout-window" if state.destination != NONE else None


def why_no_first_pick(state: JollyRoger, seat: int) -> str | None:
    return "card.cook-details" if seat == state.captain or not state.lot else None


def why_no_digging(state: JollyRoger, seat: int) -> str | None:
    others = any(state.buried[other] for other in state.others(seat))
    return None if others else "card.cabin-boy-target"


def why_no_repairs(state: JollyRoger, seat: int) -> str | None:
    others = any(state.loot[other] for other in state.others(seat))
    return None if others else "card.shipwright-details"


def why_no_pressing(state: JollyRoger) -> str | None:
    neutral = (
        side == NEUTRAL and hand for side, hand in zip(state.sides, state.hands, strict=True)
    )
    return None if any(neutral) else "card.sea-wolf-details"


_BY_VERB: dict[str, Reason] = {
    "appoint": _why_no_appointment,
    "sail": _why_no_voyage,
    "add": _why_no_attack_card,
    "share": _why_no_share,
    "sell": _why_no_sale,
    "bury": _why_no_burying,
    "show": _why_no_showing,
    "punish": _why_no_punishment,
    "mutiny": _why_no_mutiny,
    "support": _why_no_support,
    "betray": _why_no_betrayal,
    "play": _why_no_play,
}
