"""What a seat knows in numbers; by captains, its own first and the others clockwise."""

from __future__ import annotations

from functools import lru_cache

from kaper.games.maracaibo.components.kinds import ALL_KINDS, KINDS, NONE
from kaper.games.maracaibo.components.layout import CARDS
from kaper.games.maracaibo.doors import level_two_left
from kaper.games.maracaibo.rules import fog
from kaper.games.maracaibo.rules.exploring import MoveExplorer
from kaper.games.maracaibo.rules.powers import Powers
from kaper.games.maracaibo.rules.raid import ChooseDie, SpendStrength
from kaper.games.maracaibo.state import NO_CARD, ROUNDS, Maracaibo, Player
from kaper.games.maracaibo.visibility.knowledge import remembers
from kaper.kernel.planes import Plane, around, bits, counts, hot, hots, number, small, tally

_ALL = 255
_DIE = 6
_VARIANTS = 8


def planes(state: Maracaibo) -> tuple[Plane, ...]:
    return (*_of_captains(state), *_of_the_table(state))


def _of_captains(state: Maracaibo) -> tuple[Plane, ...]:
    tables, captains = state.tables, len(state.players)
    kinds, quests = len(KINDS), len(tables.quests.names)
    figureheads, spots = len(tables.figureheads.names), tables.hideout.spots
    return (
        Plane("ship", (captains, len(state.chart().names))),
        Plane("explorer", (captains, len(tables.tracks[1].names))),
        Plane("doubloons", (captains,), 100),
        Plane("points", (captains, 2), _ALL),
        Plane("rivers", (captains,), 20),
        Plane("upgrades", (captains, len(tables.ship.names))),
        Plane("stored", (captains, kinds), 10),
        Plane("bonus-covered", (captains, kinds)),
        Plane("buried", (captains, kinds, spots)),
        Plane("buried-on-figurehead", (captains, kinds), 4),
        Plane("improvements", (captains, len(tables.cards.names))),
        Plane("figurehead", (captains, figureheads)),
        Plane("known-quests", (captains, quests)),
        Plane("quests", (captains,), 12),
        Plane("tiles", (captains, tables.market.size)),
        Plane("residences", (captains, CARDS)),
        Plane("rubies", (captains,), 10),
        Plane("retired", (captains,)),
        Plane("powers", (captains, 10), 20),
    )


def _of_the_table(state: Maracaibo) -> tuple[Plane, ...]:
    tables, captains = state.tables, len(state.players)
    kinds, quests = len(KINDS), len(tables.quests.names)
    raids = len(tables.raid_actions.names)
    return (
        Plane("round", (1,), ROUNDS),
        Plane("turn", (captains,)),
        Plane("first", (captains,)),
        Plane("ending", (1,)),
        Plane("raid-actions-used", (raids,)),
        Plane("cards", (CARDS, len(tables.cards.names))),
        Plane("face-down", (CARDS, 2)),
        Plane("doubloons-on-cards", (CARDS,), ROUNDS),
        Plane("value-tiles", (CARDS, kinds)),
        Plane("tiles-of", (CARDS, captains)),
        Plane("tiles-on-cards", (CARDS, tables.market.size)),
        Plane("sides-of-tiles", (tables.market.size,)),
        Plane("islands", (kinds,), 20),
        Plane("deck", (1,), 60),
        Plane("top-of-deck", (len(tables.cards.names),)),
        Plane("quest-deck", (1,), 40),
        Plane("quest-market", (quests,)),
        Plane("figureheads-for-sale", (len(tables.figureheads.names),)),
        Plane("ruby-market-taken", (len(tables.rubies.names),)),
        Plane("redbeard-seen", (len(tables.redbeard.names),)),
        Plane("redbeard-discards", (len(tables.redbeard.names),)),
        Plane("redbeard-step", (1,), 60),
        Plane("raid-kind", (kinds,)),
        Plane("raid-strength", (1,), 20),
        Plane("raid-dice", (kinds,), _DIE),
        Plane("rerolls", (1,), 4),
        Plane("explorer-spaces", (1,), 12),
        Plane("variants", (_VARIANTS,)),
        Plane("difficulty", (1,), 6),
        Plane("layout", (len(tables.caribbean.layouts),)),
    )


def tensor(state: Maracaibo, seat: int) -> bytearray:
    order = around(seat, len(state.players))
    players = [state.players[owner] for owner in order]
    row = bytearray()
    _places(row, state, players)
    _treasures(row, state, players)
    _belongings(row, state, order, players)
    _table(row, state, order)
    return row


def _places(row: bytearray, state: Maracaibo, players: list[Player]) -> None:
    """Where captains are, what they have counted up, and what their ships can do."""
    spaces, track = len(state.chart().names), len(state.tables.tracks[1].names)
    for player in players:
        row += hot(player.ship, spaces)
    for player in players:
        row += hot(player.explorer, track)
    row += bytes([small(player.doubloons) for player in players])
    for player in players:
        row += number(player.vp)
    row += bytes([small(player.rivers) for player in players])
    for player in players:
        row += bits(player.upgrades, len(state.tables.ship.names))


def _treasures(row: bytearray, state: Maracaibo, players: list[Player]) -> None:
    kinds, spots = len(KINDS), state.tables.hideout.spots
    for player in players:
        row += bytes(player.stored)
    for player in players:
        row += bits(player.bonus, kinds)
    for player in players:
        for mask in player.buried:
            row += bits(mask, spots)
    for player in players:
        row += bytes([player.on_figurehead.count(kind) for kind in ALL_KINDS])


def _belongings(row: bytearray, state: Maracaibo, order: list[int], players: list[Player]) -> None:
    tables = state.tables
    for player in players:
        row += tally(player.improvements, len(tables.cards.names))
    for player in players:
        row += hot(player.figurehead, len(tables.figureheads.names))
    for owner in order:
        row += tally(_known_quests(state, owner, order[0]), len(tables.quests.names))
    row += bytes([len(player.quests) for player in players])
    for player in players:
        row += bits(player.tiles, tables.market.size)
    for player in players:
        row += bits(player.residences, CARDS)
    row += bytes([player.rubies for player in players])
    row += bytes([player.retired for player in players])
    for player in players:
        row += _powers(player.powers)


def _known_quests(state: Maracaibo, owner: int, seat: int) -> tuple[int, ...]:
    quests = state.players[owner].quests
    if owner == seat:
        return quests
    known = [quest for p, quest in enumerate(quests) if remembers(state, owner, p, seat)]
    return tuple(known)


@lru_cache(maxsize=1024)
def _powers(powers: Powers) -> bytes:
    numbers = (
        powers.strength, *powers.dice, powers.spaces, powers.discount, powers.more_range,
        powers.rerolls, powers.doubloons, powers.vp,
    )  # fmt: skip
    return bytes(map(small, numbers))


def _table(row: bytearray, state: Maracaibo, order: list[int]) -> None:
    tables, captains = state.tables, len(order)
    cards, quests = len(tables.cards.names), len(tables.quests.names)
    row.append(state.round)
    row += hot((state.turn - order[0]) % captains, captains)
    row += hot((state.first - order[0]) % captains, captains)
    row.append(state.ending)
    row += bits(state.used, len(tables.raid_actions.names))
    _spaces(row, state, order)
    row += bits(state.market_sides, tables.market.size)
    row += bytes(map(small, state.islands))
    row.append(small(level_two_left(state)))
    row += hot(-1 if state.deck_top == NO_CARD else state.deck_top, cards)
    row.append(small(len(state.quest_deck)))
    row += counts(state.quest_market, quests)
    row += counts(state.figureheads, len(tables.figureheads.names))
    row += bits(state.ruby_market, len(tables.rubies.names))
    row += bits(state.redbeard_seen, len(tables.redbeard.names))
    row += counts(state.redbeard_discards, len(tables.redbeard.names))
    row.append(small(state.redbeard_step))
    _under_way(row, state)
    row += bytes(
        (
            state.fog_locations, state.fog_improvements, state.skirmishes, state.hunters,
            state.rubies, state.retirement, state.paid_at_residences, state.rivers_behind,
            state.difficulty,
        )
    )  # fmt: skip
    row += hot(state.layout, len(tables.caribbean.layouts))


def _spaces(row: bytearray, state: Maracaibo, order: list[int]) -> None:
    hidden, cards = state.hidden, len(state.tables.cards.names)
    row += _cards(tuple(state.cards), hidden, cards)
    if hidden:
        for space in range(CARDS):
            # The back tells the level of what lies face down.
            row += hot(fog.level_of(state, space) - 1 if hidden >> space & 1 else -1, 2)
        row += bytes([fog.doubloons_on(state, space) for space in range(CARDS)])
    else:
        row += bytes(3 * CARDS)
    row += hots(tuple(state.value_tiles), len(KINDS))
    tiles, size = tuple(state.market_tiles), state.tables.market.size
    row += _owners(tiles, size, order[0], len(order))
    row += hots(tuple([tile % size if tile != NONE else NONE for tile in tiles]), size)


@lru_cache(maxsize=1024)
def _cards(cards: tuple[int, ...], hidden: int, size: int) -> bytes:
    """The card of each space that lies face up."""
    row = bytearray()
    for space, card in enumerate(cards):
        row += hot(-1 if hidden >> space & 1 or card == NO_CARD else card, size)
    return bytes(row)


@lru_cache(maxsize=1024)
def _owners(tiles: tuple[int, ...], size: int, seat: int, captains: int) -> bytes:
    """Whose market tile lies on each space."""
    owners = [-1 if tile == NONE else (tile // size - seat) % captains for tile in tiles]
    return hots(tuple(owners), captains)


def _under_way(row: bytearray, state: Maracaibo) -> None:
    """The topmost raid and the topmost walk of an explorer."""
    kind, strength, rerolls, dice, spaces = -1, 0, 0, [0] * len(KINDS), 0
    for frame in state.stack:
        if isinstance(frame, SpendStrength):
            kind, strength = frame.kind, frame.strength
        elif isinstance(frame, ChooseDie):
            rerolls, dice = frame.rerolls, [0] * len(KINDS)
            for die, pips in zip(frame.kinds, frame.dice, strict=True):
                dice[die] = pips
        elif isinstance(frame, MoveExplorer):
            spaces = frame.spaces
    row += hot(kind, len(KINDS))
    row.append(small(strength))
    row += bytes(dice)
    row += bytes((rerolls, spaces))
