"""Who may know what: the one answer behind views, logs and samples.

Hidden are the piles and others' hands; with hidden loot also others' loot, buried or not, and the
lot until it is shared. A card that a seat gave away, lost, or was shown, it knows: see `cards`.
Of some cards everybody knows that they are in hands, but not in whose: see `held` in the state.
Without the variant, buried loot lay open before: views show its back, but it is no secret.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from kaper.games.jolly_roger import mutiny_doors
from kaper.games.jolly_roger.actions import LEADERS
from kaper.games.jolly_roger.card_events import (
    BribeOffered,
    BribeTaken,
    CrewStolen,
    LootDugUp,
    LootGiven,
)
from kaper.games.jolly_roger.components.cards import (
    ANY_SKILL,
    KINDS,
    PORT,
    SKILLS,
    TYPES,
    kind_of,
    kinds_of,
    knowers,
    known_by,
    known_to,
)
from kaper.games.jolly_roger.components.tables import ROUNDS
from kaper.games.jolly_roger.events import (
    UNSEEN,
    Buried,
    CrewDrawn,
    CrewRedealt,
    LootPicked,
    LootShared,
    LootSold,
    LotSeen,
)
from kaper.games.jolly_roger.rules.aftermath import NameExtras
from kaper.games.jolly_roger.rules.answers import Answer
from kaper.games.jolly_roger.rules.bribes import Offer
from kaper.games.jolly_roger.rules.scoring import Gold, score
from kaper.games.jolly_roger.rules.sharing import left_out
from kaper.games.jolly_roger.rules.tally import (
    attack_lines,
    even_share,
    hand_points,
    leading,
    points_of,
    stake,
    totals,
)
from kaper.games.jolly_roger.state import (
    CAPTAIN,
    LEAST_WITH_QUARTERMASTER,
    MUTINEER,
    NEUTRAL,
    NOBODY,
    NONE,
    JollyRoger,
)
from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.codec import Json
from kaper.kernel.events import Event
from kaper.kernel.frames import Window, reseal
from kaper.kernel.piles import Place


def redact(event: Event, seat: int | None) -> Event:
    """The names of cards that only the seats of an event know are taken out for all others."""
    if isinstance(event, (CrewDrawn, CrewRedealt, LotSeen)):
        return event if event.seat == seat else replace(event, cards=UNSEEN)
    if isinstance(event, (Buried, LootSold)):
        return replace(event, cards=UNSEEN) if event.hidden and event.seat != seat else event
    if isinstance(event, LootPicked):
        return replace(event, card="") if event.hidden and event.seat != seat else event
    if isinstance(event, CrewStolen):
        return event if seat in (event.seat, event.owner) else replace(event, card="")
    if isinstance(event, (LootShared, LootGiven, LootDugUp, BribeOffered, BribeTaken)):
        secret = event.hidden and seat not in (event.seat, event.owner)
        return replace(event, card="") if secret else event
    return event


def sees(card: int, owner: int, viewer: int | None) -> bool:
    """Whether a viewer knows a card that lies face down before its owner."""
    return viewer == owner or known_by(knowers(card), viewer)


def sees_lot(state: JollyRoger, card: int, viewer: int | None) -> bool:
    if not state.hidden_loot:
        return True
    return known_by(state.lot_seen | knowers(card), viewer)


# The view


def view(state: JollyRoger, seat: int | None) -> dict[str, Json]:
    over = not state.stack
    tables = state.tables
    least, most = even_share(state, left_out(state))
    return {
        "stage": "over" if over else f"phase-{state.phase()}",
        "round": min(state.round(), ROUNDS),
        "rounds": ROUNDS,
        "captain": state.captain,
        "quartermaster": state.quartermaster if _has_office(state) else None,
        "mutiny_allowed": not state.mutinied,
        "hand_limit": state.hand_limit(),
        "piles": [_pile(state, kind) for kind in range(len(TYPES))],
        "crew_pile": len(state.crew_pile),
        "crew_discards": [tables.crew_names[kind] for kind in sorted(state.crew_discards)],
        "loot_pile": len(state.loot_pile),
        "loot_discards": [tables.loot_names[kind] for kind in sorted(state.loot_discards)],
        "used": [tables.destination_names[kind] for kind in state.used],
        "voyage": _voyage(state, seat),
        "mutiny": _mutiny(state),
        "played": [tables.crew_names[kind] for kind in state.played],
        "shown": _laid(state, state.shown),
        "lot": _cards(
            tables.loot_names,
            state.lot,
            [card for card in state.lot if over or sees_lot(state, card, seat)],
        ),
        "got": [*state.got],
        "left_out": _somebody(left_out(state)),
        "share": {"least": least, "most": most},
        "window": _window(state),
        "passed": _passed(state),
        "guard": _somebody(state.guard),
        "seats": [_seat(state, owner, seat, over=over) for owner in range(state.seats)],
        "options": {"loot_hidden": state.hidden_loot, "captains_gold": state.captains_gold},
    }


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _has_office(state: JollyRoger) -> bool:
    return state.seats >= LEAST_WITH_QUARTERMASTER and state.quartermaster != NOBODY


def _pile(state: JollyRoger, kind: int) -> dict[str, Json]:
    top = state.tops[kind]
    ranges = state.tables.ranges[kind]
    drawn = state.chosen == kind and state.destination == NONE
    return {
        "type": TYPES[kind],
        # The card of the voyage under way lies before the Captain, face down.
        "cards": len(state.piles[kind]) - drawn,
        "top": None if top == NONE else state.tables.destination_names[top],
        "ranges": {skill: [*span] for skill, span in zip(SKILLS, ranges, strict=True)},
    }


def _voyage(state: JollyRoger, viewer: int | None) -> dict[str, Json] | None:
    if state.chosen == NONE:
        return None
    tables, kind = state.tables, state.destination
    card: dict[str, Json] | None = None
    if kind != NONE:
        needs: dict[str, Json] = dict(zip(SKILLS, tables.needs[kind], strict=True))
        card = {
            "card": tables.destination_names[kind],
            "needs": needs,
            "loot": tables.loot_of[kind],
            "crew": tables.port_crew[kind],
        }
    return {
        "type": TYPES[state.chosen],
        "destination": card,
        "crew": [tables.crew_names[each] for each in state.table],
        "totals": dict(zip(SKILLS, totals(state), strict=True)),
        "changes": dict(zip(SKILLS, state.changes, strict=True)),
        "tally": _tally(state, viewer) if state.chosen < PORT else None,
    }


def _tally(state: JollyRoger, viewer: int | None) -> dict[str, Json]:
    """How an attack stands, and what the viewer's own hand could add to it."""
    lines: list[Json] = [
        {
            "skill": SKILLS[skill],
            "have": line.have,
            "hand": 0 if viewer is None else hand_points(state, viewer, skill),
            "least": line.least,
            "most": line.most,
            "verdict": line.verdict,
        }
        for skill, line in enumerate(attack_lines(state))
    ]
    return {"lines": lines, "flexible": points_of(state, state.table, ANY_SKILL)}


def _mutiny(state: JollyRoger) -> dict[str, Json] | None:
    if state.mutineer == NOBODY:
        return None
    ahead, lead = leading(state)
    return {
        "mutineer": state.mutineer,
        "captain": mutiny_doors.support(state, CAPTAIN),
        "mutineers": mutiny_doors.support(state, MUTINEER),
        "sides": [None if side == NEUTRAL else LEADERS[side] for side in state.sides],
        "laid": _laid(state, state.laid),
        "office": None if state.office == NEUTRAL else LEADERS[state.office],
        "standing": {
            "leader": LEADERS[ahead],
            "by": lead,
            "stakes": {LEADERS[side]: stake(state, side) for side in (CAPTAIN, MUTINEER)},
        },
    }


def _laid(state: JollyRoger, entries: Sequence[int]) -> list[Json]:
    """Cards that lie open, with whoever laid them."""
    names = state.tables.crew_names
    return [{"seat": entry // KINDS, "card": names[entry % KINDS]} for entry in entries]


def _window(state: JollyRoger) -> str | None:
    """Whether everybody may act now, or whether a card waits for answers."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Window):
        return None
    return "answer" if isinstance(top, Answer) else "open"


def _passed(state: JollyRoger) -> list[Json]:
    """Who has passed in the open window; on a card that waits, nobody is told who still thinks."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Window) and not top.secret:
        return [*sorted(top.passed)]
    return []


def _seat(state: JollyRoger, owner: int, viewer: int | None, *, over: bool) -> dict[str, Json]:
    names, loot_names = state.tables.crew_names, state.tables.loot_names
    hand, loot, buried = state.hands[owner], state.loot[owner], state.buried[owner]
    # Rule: loot.kept-open, variant.hidden-loot-stays-hidden
    open_loot = over or not state.hidden_loot
    return {
        "hand": _cards(names, hand, [c for c in hand if sees(c, owner, viewer)]),
        "loot": _cards(loot_names, loot, [c for c in loot if open_loot or sees(c, owner, viewer)]),
        "buried": _cards(loot_names, buried, [c for c in buried if over or sees(c, owner, viewer)]),
        "gold": score(state, owner).total if open_loot or viewer == owner else None,
        "score": _score(score(state, owner)) if over else None,
    }


def _cards(names: Sequence[str], cards: Sequence[int], seen: Iterable[int]) -> list[Json]:
    """Cards of which some are seen, the others first: their order must not tell who knows them."""
    known = [names[kind] for kind in sorted(kinds_of(seen))]
    return [*[None] * (len(cards) - len(known)), *known]


def _score(gold: Gold) -> dict[str, Json]:
    return {"gold": gold.gold, "jewels": gold.jewels, "hostages": gold.hostages, "rum": gold.rum}


# The sample


def sample(state: JollyRoger, seat: int | None, seed: int) -> JollyRoger:
    """Deal anew every crew card, and with hidden loot every loot card, that a seat cannot know.

    What others have seen of each other in private is theirs to know, and no rule asks for it: in a
    sample they know only what everybody does. So it hangs on nothing but what its seat knows.
    """
    other = state.clone()
    other.rng = seeded(seed)
    if not state.stack:
        return other
    _deal_crew(other, seat)
    if state.hidden_loot:
        _deal_loot(other, seat)
    _decide_anew(state, other, seat)
    reseal(other, seat)
    return other


def _decide_anew(state: JollyRoger, other: JollyRoger, seat: int | None) -> None:
    """Who is to get cards over is known only to who names them, and a gift only to the two."""
    for place, frame in enumerate(state.stack):
        if isinstance(frame, NameExtras) and frame.seat != seat:
            named = shuffled(other, range(other.seats))[: frame.named.bit_count()]
            other.stack[place] = replace(frame, named=sum(1 << each for each in named))
        elif isinstance(frame, Offer) and (frame.crew or state.hidden_loot):
            other.stack[place] = replace(frame, place=_gift(state, other, frame, seat))


def _gift(state: JollyRoger, other: JollyRoger, offer: Offer, seat: int | None) -> int:
    """Where a gift lies in a sample: the same card for the two, any for everybody else."""
    cards, dealt = (
        (each.hands if offer.crew else each.loot)[offer.giver] for each in (state, other)
    )
    if seat in (offer.seat, offer.giver):
        return kinds_of(dealt).index(kind_of(cards[offer.place]))
    return shuffled(other, range(len(dealt)))[0]


def _deal_crew(other: JollyRoger, seat: int | None) -> None:
    kinds = [[kind_of(card) for card in hand] for hand in other.hands]
    places: list[Place] = []
    seen: list[int] = []
    for owner, hand in enumerate(other.hands):
        for index, card in enumerate(hand):
            if sees(card, owner, seat):
                seen.append(kind_of(card))
            else:
                places.append((kinds[owner], index))
    adrift = _recall(other.crew_adrift, seat)
    held: list[int] = []
    if other.held or adrift:
        in_hands = (Counter(other.held) - Counter(seen)) | Counter(adrift)
        held = [*in_hands.elements()]
    _deal(other, places, other.crew_pile, held)
    other.hands = [
        _masked(new, old, seat) if owner != seat else old
        for owner, (new, old) in enumerate(zip(kinds, other.hands, strict=True))
    ]


def _recall(adrift: list[tuple[int, ...]], seat: int | None) -> tuple[int, ...]:
    """What a viewer knows to be in no pile; in a sample the others do not remember theirs."""
    own = len(adrift) - 1 if seat is None else seat
    for place in range(len(adrift) - 1):
        if place != own:
            adrift[place] = ()
    return adrift[own]


def _without(kinds: Sequence[int], seen: Sequence[int]) -> list[int]:
    left = list(kinds)
    for kind in seen:
        if kind in left:
            left.remove(kind)
    return left


def _deal(
    other: JollyRoger, places: list[Place], pile: list[int], held: Sequence[int] = ()
) -> None:
    """Mix what lies in these places with a pile; some cards are known to be in no pile.

    The same seed gives the same deal in all states that the seat cannot tell apart: the cards are
    sorted before they are shuffled, so nothing hangs on the truth.
    """
    hidden = sorted((*(cards[index] for cards, index in places), *pile))
    mixed = shuffled(other, _without(hidden, held))
    free = len(places) - len(held)
    pile[:] = sorted(mixed[free:])
    dealt = shuffled(other, sorted((*held, *mixed[:free]))) if held else mixed
    for (cards, index), kind in zip(places, dealt, strict=False):
        cards[index] = kind


def _deal_loot(other: JollyRoger, seat: int | None) -> None:
    """Loot, buried loot and the lot are mixed with the pile, each as far as a seat knows them."""
    kinds: list[list[int]] = []
    places: list[Place] = []
    groups = [(cards, o) for held in (other.loot, other.buried) for o, cards in enumerate(held)]
    for cards, owner in groups:
        kinds.append([kind_of(card) for card in cards])
        places += [(kinds[-1], i) for i, card in enumerate(cards) if not sees(card, owner, seat)]
    lot = [kind_of(card) for card in other.lot]
    places += [(lot, i) for i, card in enumerate(other.lot) if not sees_lot(other, card, seat)]
    _deal(other, places, other.loot_pile, _recall(other.loot_adrift, seat))
    dealt = [
        _masked(new, old, seat) if owner != seat else old
        for new, (old, owner) in zip(kinds, groups, strict=True)
    ]
    other.loot, other.buried = dealt[: other.seats], dealt[other.seats :]
    other.lot = list(_masked(lot, tuple(other.lot), seat))


def _masked(kinds: list[int], cards: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """Other kinds in the places of some cards, known there to everybody, to the seat or nobody."""
    own = 0 if seat is None else 1 << seat
    masks = [knowers(card) for card in cards]
    masks = [mask if known_by(mask, None) else mask & own for mask in masks]
    return tuple(sorted(known_to(new, mask) for new, mask in zip(kinds, masks, strict=True)))
