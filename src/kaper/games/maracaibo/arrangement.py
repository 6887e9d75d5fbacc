"""Arrangements: states described in words, for tests and puzzles.

    turn="p0", round=1, first="p0"            whose turn begins; the round; the first player
    p0={"ship": "c2", "explorer": "al1",      ("start", "s"); also "bay" and "maracaibo"
        "doubloons": 10, "vp": 0,             (10, 0)
        "rivers": 1,                          (as many as lie before the explorer)
        "upgrades": ["u3"],                   (none)
        "stored": {"gold": 2},                treasures above the dig line (none)
        "bonus": ["gold"],                    kinds whose bonus space is covered (none)
        "buried": {"gold": ["1"]},            treasures below it, by space (none)
        "improvements": ["cook"], "figurehead": "e-lion",
        "on_figurehead": ["gold", None],      treasures buried on it (none)
        "quests": ["rivers"],                 (none), known to others where "shown" lists them too
        "tiles": ["1a-bury"],                 black market tiles not placed (those that are not)
        "residences": ["hacienda"], "rubies": 1, "retired": True}
    cards={"c2": "tobago"}                    what lies where; the rest as it was dealt
    hidden=["c2"]                             spaces whose card lies face down (none)
    deck_top="coffee", deck_up=20             level II in the fog: its top if that lies face up (it
                                              does not), and how many others do (half of them)
    value_tiles={"tobago": "pearl"}           (on face-up locations with the symbol, gold first)
    market={"tobago": "p1 1a-bury"}           black market tiles on locations (none, a-sides)
    islands={"gold": 5}                       cubes (4 each)
    quest_market=["gold", "pearls"]           (the first ones that are free)
    figureheads=["a-mermaid"]                 the market (the first ones that are free)
    ruby_market=[1, 2]                        spaces that are taken (none)
    redbeard={"ship": "c2",                   alone: much of the above, and
        "upgrades": 2,                        how many he has (none)
        "step": 1,                            of his raid and exploration track, from 1 (1)
        "discards": ["110"],                  his cards revealed (none)
        "deck": ["109", "115"]}               the others (the first A and B cards that are free)
    turn="redbeard"                           his turn is played at once

Everything else stays complete: a card that makes room goes back to its deck or to the box.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kaper.games.maracaibo.components.kinds import IMPROVEMENT, KINDS, NONE, RESIDENCE
from kaper.games.maracaibo.components.layout import CARDS
from kaper.games.maracaibo.problems import powers_of
from kaper.games.maracaibo.quest_doors import market_size
from kaper.games.maracaibo.rules.redbeard import DECK
from kaper.games.maracaibo.rules.rounds import EndTurn
from kaper.games.maracaibo.rules.setup import FIRST_DOUBLOONS, MORE_FIGUREHEADS, new_player
from kaper.games.maracaibo.rules.voyage import begin_turn
from kaper.games.maracaibo.state import REDBEARD, Maracaibo, Player
from kaper.kernel.arrangement import (
    Arrangement,
    read_list,
    read_number,
    read_table,
    refuse_unknown,
    take,
)
from kaper.kernel.errors import BadSetup
from kaper.kernel.piles import EVERYBODY, NOBODY, Pile, bag_of

_KNOWN = (
    "turn", "round", "first", "cards", "hidden", "deck_top", "deck_up", "value_tiles", "market",
    "islands", "quest_market", "figureheads", "ruby_market",
)  # fmt: skip
_PERSON = (
    "ship", "explorer", "doubloons", "vp", "rivers", "upgrades", "stored", "bonus", "buried",
    "improvements", "figurehead", "on_figurehead", "quests", "shown", "tiles", "residences",
    "rubies", "retired",
)  # fmt: skip

_REDBEARD = (
    "ship", "explorer", "vp", "rivers", "stored", "improvements", "figurehead", "quests", "shown",
    "residences", "rubies", "upgrades", "step", "discards", "deck",
)  # fmt: skip


def arrange(state: Maracaibo, arrangement: Arrangement) -> None:
    names = ["p0", "redbeard"] if state.solo() else [f"p{seat}" for seat in range(state.seats)]
    refuse_unknown(arrangement, (*_KNOWN, *names), "an arrangement")
    people = [read_table(arrangement.get(name, {})) for name in names]
    for name, person in zip(names, people, strict=True):
        refuse_unknown(person, _REDBEARD if name == "redbeard" else _PERSON, name)
    state.players = [new_player(state.tables) for _ in people]
    _arrange_cards(state, arrangement, people)
    _arrange_tiles(state, arrangement)
    for player, person in zip(state.players, people, strict=True):
        _arrange_captain(state, player, person)
    for player, person in zip(state.players[: state.seats], people, strict=False):
        _arrange_player(state, player, person)
    _arrange_quests(state, arrangement, people)
    _arrange_figureheads(state, arrangement, people)
    if state.solo():
        _arrange_redbeard(state, people[REDBEARD])
    islands = read_table(arrangement.get("islands", {}))
    state.islands = [read_number(islands.get(kind, 4)) for kind in KINDS]
    state.ruby_market = _mask(read_number(space) - 1 for space in _list(arrangement, "ruby_market"))
    state.round = read_number(arrangement.get("round", 1))
    state.first = _find(names, arrangement.get("first", "p0"), "a player")
    for player in state.players[: state.seats]:
        player.powers = powers_of(state, player)
    state.stack = [EndTurn()]
    begin_turn(state, _find(names, arrangement.get("turn", "p0"), "a player"))


# The Caribbean


def _arrange_cards(
    state: Maracaibo, arrangement: Arrangement, people: Sequence[Arrangement]
) -> None:
    """Acquired cards leave the Caribbean, described ones come to their places."""
    cards = state.tables.cards
    named = {
        _find(state.chart().names, square, "a space"): _find(cards.names, name, "a card")
        for square, name in read_table(arrangement.get("cards", {})).items()
    }
    owned = [
        [_find(cards.names, name, "an improvement") for name in _list(person, "improvements")]
        for person in people
    ]
    taken = [card for held in owned for card in held]
    free = [
        card for card in (*cards.level_one, *cards.level_two) if cards.type[card] == IMPROVEMENT
    ]
    free = [card for card in free if card not in (*taken, *named.values(), *state.cards)]
    for space, card in enumerate(state.cards):
        if card in taken:
            state.cards[space] = free.pop(0)
    for space, card in named.items():
        _lay(state, space, card, fixed=tuple(named))
    for player, held in zip(state.players, owned, strict=True):
        player.improvements = tuple(held)
    state.deck = sorted(
        card for card in cards.level_two if card not in state.cards and card not in taken
    )
    squares = state.chart().names
    state.hidden = _mask(_find(squares, name, "a space") for name in _list(arrangement, "hidden"))
    if state.fog_improvements:
        state.deck_top = NONE
        if "deck_top" in arrangement:
            state.deck_top = _find(cards.names, arrangement["deck_top"], "a card")
            state.deck.remove(state.deck_top)
        state.deck_up = read_number(arrangement.get("deck_up", len(state.deck) // 2))


def _lay(state: Maracaibo, space: int, card: int, fixed: tuple[int, ...]) -> None:
    """A card to its place; what lay there goes where the card was, or out of the game."""
    cards = state.cards
    if card not in cards:
        types = state.tables.cards.type
        kind = RESIDENCE if types[card] == RESIDENCE else IMPROVEMENT
        # What leaves the game is of the same sort, so that all locations and four residences stay.
        old = next(
            other
            for other in (space, *range(CARDS))
            if types[cards[other]] == kind and (other == space or other not in fixed)
        )
        cards[old] = card
    old = cards.index(card)
    cards[old], cards[space] = cards[space], cards[old]


def _arrange_tiles(state: Maracaibo, arrangement: Arrangement) -> None:
    cards, market = state.tables.cards, state.tables.market
    value_tiles = read_table(arrangement.get("value_tiles", {}))
    places = {_space_of(state, name): _find(KINDS, kind, "a treasure")
              for name, kind in value_tiles.items()}  # fmt: skip
    left = list(state.tables.caribbean.value_tiles)
    state.value_tiles = [NONE] * CARDS
    for space, kind in places.items():
        if kind not in left or not cards.shows_value[state.cards[space]]:
            raise BadSetup(f"there is no value tile for {cards.names[state.cards[space]]}")
        left.remove(kind)
        state.value_tiles[space] = kind
    for space, card in enumerate(state.cards):
        symbol = card in cards.locations and cards.shows_value[card]
        if symbol and space not in places and not state.hidden >> space & 1:
            state.value_tiles[space] = left.pop(0)
    state.value_tiles_left = left
    state.market_sides = 0
    state.market_tiles = [NONE] * CARDS
    for name, described in read_table(arrangement.get("market", {})).items():
        person, _, tile = str(described).partition(" ")
        owner = _find([f"p{seat}" for seat in range(len(state.players))], person, "a player")
        number, side = divmod(_find(market.names, tile, "a tile"), 2)
        state.market_sides |= side << number
        state.market_tiles[_space_of(state, name)] = owner * market.size + number
        state.players[owner].tiles &= ~(1 << number)


def _space_of(state: Maracaibo, name: object) -> int:
    card = _find(state.tables.cards.names, name, "a card")
    if card not in state.cards:
        raise BadSetup(f"{name} does not lie in the Caribbean")
    return state.cards.index(card)


# Players


def _arrange_captain(state: Maracaibo, player: Player, person: Arrangement) -> None:
    """What players and Redbeard have alike."""
    track = state.track()
    player.ship = _find(state.chart().names, person.get("ship", "start"), "a space")
    player.explorer = _find(track.names, person.get("explorer", track.names[0]), "a space")
    player.vp = read_number(person.get("vp", 0))
    player.rivers = read_number(person.get("rivers", track.rivers[player.explorer]))
    stored = read_table(person.get("stored", {}))
    gold, emerald, pearl = (read_number(stored.get(kind, 0)) for kind in KINDS)
    player.stored = (gold, emerald, pearl)
    player.residences = _mask(_space_of(state, name) for name in _list(person, "residences"))
    player.rubies = read_number(person.get("rubies", 0))


def _arrange_player(state: Maracaibo, player: Player, person: Arrangement) -> None:
    tables = state.tables
    player.doubloons = read_number(person.get("doubloons", FIRST_DOUBLOONS))
    player.upgrades = _mask(
        _find(tables.ship.names, name, "an upgrade") for name in _list(person, "upgrades")
    )
    player.bonus = _mask(_find(KINDS, kind, "a treasure") for kind in _list(person, "bonus"))
    buried = read_table(person.get("buried", {}))
    gold, emerald, pearl = (
        _mask(_find(tables.hideout.spot_names, spot, "a spot") for spot in _list(buried, kind))
        for kind in KINDS
    )
    player.buried = (gold, emerald, pearl)
    player.retired = bool(person.get("retired", False))
    if "tiles" in person:
        market = tables.market
        numbers = [_find(market.names, name, "a tile") for name in _list(person, "tiles")]
        state.market_sides |= _mask(number // 2 for number in numbers if number % 2)
        player.tiles = _mask(number // 2 for number in numbers)


def _arrange_quests(
    state: Maracaibo, arrangement: Arrangement, people: Sequence[Arrangement]
) -> None:
    numbers = state.tables.quests.number
    left = list(numbers.values())
    for player, person in zip(state.players, people, strict=True):
        shown = [str(name) for name in _list(person, "shown")]
        held = _list(person, "quests")
        player.quests = tuple(take(left, numbers, held))
        player.known = tuple(EVERYBODY if str(name) in shown else NOBODY for name in held)
    if "quest_market" in arrangement:
        state.quest_market = take(left, numbers, _list(arrangement, "quest_market"))
    else:
        size = market_size(state)
        state.quest_market, left = left[:size], left[size:]
    state.quest_deck = Pile("quests", [bag_of(left)] if left else [])


def _arrange_figureheads(
    state: Maracaibo, arrangement: Arrangement, people: Sequence[Arrangement]
) -> None:
    tables = state.tables.figureheads
    left = list(tables.number.values())
    for player, person in zip(state.players, people, strict=True):
        if "figurehead" in person:
            (player.figurehead,) = take(left, tables.number, [person["figurehead"]])
            held = [*_list(person, "on_figurehead"), *[None] * 4]
            player.on_figurehead = tuple(
                NONE if kind is None else _find(KINDS, kind, "a treasure")
                for kind, _ in zip(held, tables.spots[player.figurehead], strict=False)
            )
    if "figureheads" in arrangement:
        state.figureheads = take(left, tables.number, _list(arrangement, "figureheads"))
    else:
        state.figureheads = left[: state.seats + MORE_FIGUREHEADS]


def _arrange_redbeard(state: Maracaibo, person: Arrangement) -> None:
    cards, names = state.tables.redbeard.cards, state.tables.redbeard.names
    state.players[REDBEARD].upgrades = (1 << read_number(person.get("upgrades", 0))) - 1
    state.redbeard_step = read_number(person.get("step", 1)) - 1
    discards, deck = (
        [_find(names, name, "a card") for name in _list(person, key)]
        for key in ("discards", "deck")
    )
    for letter, count in (("A", DECK - state.difficulty), ("B", state.difficulty)):
        of_letter = [card for card in range(len(cards)) if cards[card].deck == letter]
        held = [card for card in of_letter if card in (*discards, *deck)]
        free = [card for card in of_letter if card not in held]
        deck += free[: count - len(held)]
    state.redbeard_deck, state.redbeard_discards = sorted(deck), discards
    state.redbeard_seen = _mask(discards)


# Reading


def _find(names: Sequence[str], name: object, what: str) -> int:
    if name not in names:
        raise BadSetup(f"{name!r} is not the name of {what}")
    return names.index(str(name))


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _list(described: Arrangement, key: str) -> Sequence[object]:
    return read_list(described.get(key, ()))
