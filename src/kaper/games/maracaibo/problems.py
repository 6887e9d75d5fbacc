"""Everything that could be wrong with a state: cards lost or doubled, sums that do not fit."""

from __future__ import annotations

from collections.abc import Iterator

from kaper.games.maracaibo.components.kinds import ALL_KINDS, IMPROVEMENT, LOCATION, NONE, RESIDENCE
from kaper.games.maracaibo.components.layout import SPACES
from kaper.games.maracaibo.quest_doors import sold_from
from kaper.games.maracaibo.rules.acquiring import Refill
from kaper.games.maracaibo.rules.fog import hidden_spaces, waits_for_a_stop
from kaper.games.maracaibo.rules.powers import Powers
from kaper.games.maracaibo.rules.redbeard import DECK
from kaper.games.maracaibo.rules.retirement import Retire
from kaper.games.maracaibo.state import NO_CARD, REDBEARD, ROUNDS, Maracaibo, Player


def problems(state: Maracaibo) -> list[str]:
    if not state.round and not state.quest_market and state.cards[0] == NO_CARD:
        return []
    return [
        *_cards(state),
        *_quests(state),
        *_tiles(state),
        *_course(state),
        *_fog(state),
        *_modules(state),
        *_redbeard(state),
        *(fault for seat in range(len(state.players)) for fault in _player(state, seat)),
    ]


def _cards(state: Maracaibo) -> Iterator[str]:
    cards = state.tables.cards
    held = [card for player in state.players for card in player.improvements]
    laid = [card for card in state.cards if card not in (NO_CARD, cards.filler)]
    top = [] if state.deck_top == NONE else [state.deck_top]
    present = [*held, *laid, *state.deck, *top]
    if len(set(present)) != len(present):
        yield "a card of the Caribbean is there twice"
    if not set(cards.level_two) <= set(present):
        yield "a card of level II is missing"
    if not set(cards.locations) <= set(laid):
        yield "a location of level I has left the Caribbean"
    if sum(cards.type[card] == RESIDENCE for card in laid) != 4:
        yield "there are not four residences"
    if state.deck != sorted(state.deck):
        yield "the deck of level II is not in its canonical order"
    empty = [space for space, card in enumerate(state.cards) if card == NO_CARD]
    waiting = sorted(frame.space for frame in state.stack if isinstance(frame, Refill))
    if empty != waiting:
        yield f"spaces {empty} are empty, but {waiting} wait for a card"


def _quests(state: Maracaibo) -> Iterator[str]:
    held = [quest for player in state.players for quest in player.quests]
    present = sorted((*held, *state.quest_market, *state.quest_deck.items()))
    if present != list(range(len(state.tables.quests.names))):
        yield f"quests are not those of the game: {present}"
    for player in state.players:
        if len(player.known) != len(player.quests):
            yield "it is not told who knows each quest of a hand"
    for seat, strayed in enumerate(state.strayed):
        if not {*strayed} <= {*state.players[seat].quests, *_sold_from(state, seat)}:
            yield f"quests that strayed from the hand of p{seat} are elsewhere: {strayed}"


def _sold_from(state: Maracaibo, seat: int) -> Iterator[int]:
    """Quests in places where one lies that was sold from this hand."""
    hands = [(player.quests, player.known) for player in state.players]
    deck = [(part.items, part.known or ()) for part in state.quest_deck.segments]
    for quests, masks in (*hands, *deck):
        yield from (q for q, mask in zip(quests, masks, strict=False) if mask & sold_from(seat))


def _tiles(state: Maracaibo) -> Iterator[str]:
    tables = state.tables
    value_tiles = [kind for kind in state.value_tiles if kind != NONE]
    if sorted((*value_tiles, *state.value_tiles_left)) != list(tables.caribbean.value_tiles):
        yield "value tiles are not those of the game"
    for space, tile in enumerate(state.market_tiles):
        if tile == NONE:
            continue
        if tables.cards.type[state.cards[space]] != LOCATION:
            yield "a black market tile lies on no location"
        owner, number = divmod(tile, tables.market.size)
        if state.players[owner].tiles >> number & 1:
            yield f"seat {owner} has a black market tile twice"
    figureheads = [*state.figureheads, *(p.figurehead for p in state.players)]
    taken = [tile for tile in figureheads if tile != NONE]
    if len(set(taken)) != len(taken):
        yield "a figurehead is there twice"
    if min(state.islands) < 0:
        yield "an island has fewer than no cubes"


def _course(state: Maracaibo) -> Iterator[str]:
    if not 0 <= state.round <= ROUNDS:
        yield f"round {state.round} is none of the game"
    if state.ending and state.round < ROUNDS:
        yield "the game is ending before its last round"
    if any(raid.seat != state.turn or raid.strength <= 0 for raid in state.closed_raids):
        yield "a closed raid has no strength for this turn"


def _redbeard(state: Maracaibo) -> Iterator[str]:
    """His cards, boards and lack of doubloons; without him, nothing of it."""
    if not state.solo():
        if state.redbeard_deck or state.redbeard_discards or state.redbeard_step:
            yield "Redbeard plays, but nobody is alone"
        return
    tables, player = state.tables.redbeard, state.players[REDBEARD]
    held = [*state.redbeard_deck, *state.redbeard_discards]
    letters = sorted(tables.cards[card].deck for card in held)
    if len(set(held)) != len(held):
        yield "Redbeard has a card twice"
    if state.round and letters != ["A"] * (DECK - state.difficulty) + ["B"] * state.difficulty:
        yield f"Redbeard has the cards {held}"
    if state.redbeard_deck != sorted(state.redbeard_deck):
        yield "Redbeard's deck is not in its canonical order"
    if any(not state.redbeard_seen >> card & 1 for card in state.redbeard_discards):
        yield "a revealed card of Redbeard was never seen"
    if not 0 <= state.redbeard_step < len(tables.track):
        yield "the cube of Redbeard's track lies nowhere"
    if player.upgrades & (player.upgrades + 1) or player.upgrades >> len(tables.upgrades):
        yield "Redbeard has upgraded out of order"
    if player.doubloons:
        yield "Redbeard has doubloons"


def _fog(state: Maracaibo) -> Iterator[str]:
    cards, fogged = state.tables.cards, hidden_spaces(state)
    if any(state.market_tiles[space] != NONE for space in fogged):
        yield "a black market tile lies on a face-down card"
    if any(state.value_tiles[space] != NONE for space in fogged):
        yield "a value tile lies on a face-down card"
    for space in fogged:
        allowed = state.fog_locations if waits_for_a_stop(state, space) else state.fog_improvements
        if not allowed or state.cards[space] in (*cards.residences, cards.filler):
            yield f"space {space} lies face down, which no module allows"
    waiting = sum(
        waits_for_a_stop(state, space) and cards.shows_value[state.cards[space]] for space in fogged
    )
    if len(state.value_tiles_left) != waiting:
        yield f"{len(state.value_tiles_left)} value tiles are left for {waiting} locations"
    if not 0 <= state.deck_up <= len(state.deck):
        yield f"{state.deck_up} cards of the deck lie face up"
    if not state.fog_improvements and (state.deck_up or state.deck_top != NONE):
        yield "the deck lies face up without fog"


def _modules(state: Maracaibo) -> Iterator[str]:
    players, spaces = state.players, len(state.tables.rubies.effects)
    if not state.rubies and (state.ruby_market or any(player.rubies for player in players)):
        yield "there are rubies, which are not in play"
    if state.ruby_market >> spaces:
        yield "a ruby lies beside the ruby market"
    if any(player.retired and not player.residences for player in players):
        yield "somebody has retired without a residence"
    if any(player.explorer == state.track().discount for player in players) and not any(
        isinstance(frame, Retire) for frame in state.stack
    ):
        yield "an explorer stays on the residence discount tile"


def _player(state: Maracaibo, seat: int) -> Iterator[str]:
    player, tables = state.players[seat], state.tables
    if player.doubloons < 0 or player.vp < 0 or player.rubies < 0:
        yield f"seat {seat} owes something"
    if not 0 <= player.ship < SPACES:
        yield f"the ship of seat {seat} is nowhere"
    behind = state.track().rivers[player.explorer]
    if player.rivers < behind or (state.rivers_behind and player.rivers > behind):
        yield f"seat {seat} has crossed a river that does not count"
    for kind in ALL_KINDS:
        if player.stored[kind] < player.bonus >> kind & 1:
            yield f"seat {seat} has no treasure for the bonus space"
        if player.buried[kind] >> len(tables.hideout.buried[kind]):
            yield f"seat {seat} has buried where there is no space"
    types = [tables.cards.type[card] for card in player.improvements]
    if seat < state.seats and any(kind != IMPROVEMENT for kind in types):
        yield f"seat {seat} has acquired what is no improvement"
    if seat < state.seats and player.powers != powers_of(state, player):
        yield f"the permanent effects of seat {seat} are not those of cards and boards"


def powers_of(state: Maracaibo, player: Player) -> Powers:
    """The permanent effects of everything a player has, summed up from scratch."""
    tables = state.tables
    parts = [tables.cards.powers[card] for card in player.improvements]
    parts += [
        powers for space, powers in enumerate(tables.ship.powers) if player.upgrades >> space & 1
    ]
    if player.figurehead != NONE:
        parts.append(tables.figureheads.powers[player.figurehead])
    total = Powers()
    for powers in parts:
        if powers is not None:
            total += powers
    return total
