"""States as rules 4 saved them: flat, with lists by seat and by fleet."""

from __future__ import annotations

from kaper.games.marauders.state import Marauders
from kaper.kernel.codec import Json, encode, encode_fields


def flat_fields(state: Marauders) -> dict[str, Json]:
    """The saved fields of a state, before there were records in it."""
    fields = encode_fields(state)
    for record in ("captains", "fleets", "decks", "discards", "turn", "laid", "battle"):
        del fields[record]
    captains, fleets = state.captains, state.fleets
    lists: dict[str, object] = {
        "status": [captain.status for captain in captains],
        "captains": [captain.card for captain in captains],
        "zones": [captain.zone for captain in captains],
        "in_port": [int(captain.in_port) for captain in captains],
        "ships": [captain.ship for captain in captains],
        "cubes": [cube for captain in captains for cube in captain.cubes],
        "fitted": [captain.fitted for captain in captains],
        "flipped": [captain.flipped for captain in captains],
        "weapons": [count for captain in captains for count in captain.weapons],
        "gold": [captain.gold for captain in captains],
        "chest": [captain.chest for captain in captains],
        "chest_least": [captain.chest_least for captain in captains],
        "chest_most": [captain.chest_most for captain in captains],
        "glory": [captain.glory for captain in captains],
        "hands": [captain.hand for captain in captains],
        "hands_seen": [seen for captain in captains for seen in captain.hand_seen],
        "specialists": [captain.specialists for captain in captains],
        "cargo": [captain.cargo for captain in captains],
        "rumors": [captain.rumors for captain in captains],
        "kept": [captain.kept for captain in captains],
        "missions": [captain.mission for captain in captains],
        "progress": [captain.progress for captain in captains],
        "named": [captain.named for captain in captains],
        "rivals": [captain.rival for captain in captains],
        "deadline": [captain.deadline for captain in captains],
        "bounties": [level for captain in captains for level in captain.bounties],
        "ship_bought": [int(captain.ship_bought) for captain in captains],
        "market_before": [captain.market_before for captain in captains],
        "market_now": [captain.market_now for captain in captains],
        "legal_stay": [int(captain.legal_stay) for captain in captains],
        "slowed": [captain.slowed for captain in captains],
        "npc_zones": [fleet.zone for fleet in fleets],
        "npc_cards": [fleet.cards for fleet in fleets],
        "sides": list(state.battle.sides),
    }
    turn, laid, battle = state.turn, state.laid, state.battle
    fields |= {name: encode(value) for name, value in lists.items()}
    fields |= {f"{name}_deck": value for name, value in encode_fields(state.decks).items()}
    fields |= {f"{name}_discards": value for name, value in encode_fields(state.discards).items()}
    fields |= encode_fields(turn)
    fields |= {
        "table": encode(laid.cards),
        "table_known": laid.known,
        "market": encode(laid.copies),
        "successes": laid.successes,
        "prize": laid.prize,
        "npc_entering": fields.pop("entering"),
    }
    others = {"sides", "round"}
    saved = encode_fields(battle).items()
    return fields | {"battle_round": battle.round} | {n: v for n, v in saved if n not in others}
