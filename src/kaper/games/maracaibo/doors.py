"""The only writers of what players see change: each changes the state and tells what happened."""

from __future__ import annotations

from typing import Final

from kaper.games.maracaibo.components.kinds import KINDS, NONE
from kaper.games.maracaibo.components.layout import BAY, CARDS, START
from kaper.games.maracaibo.events import (
    REDBEARD_NAME,
    CardAcquired,
    CardDealt,
    CardLeft,
    CubesAdded,
    DoubloonsGained,
    EnteredBay,
    ExplorerMoved,
    FigureheadTaken,
    FillerLaid,
    IncomeTaken,
    PaidOpponent,
    PointsScored,
    ReachedMaracaibo,
    ResidenceBuilt,
    RiversCrossed,
    RoundBegan,
    Sailed,
    ShipUpgraded,
    StrengthSpent,
    TilePlaced,
    TreasureBuried,
    TreasureTaken,
)
from kaper.games.maracaibo.module_events import TopTurnedUp, Who
from kaper.games.maracaibo.redbeard_events import RedbeardPaid
from kaper.games.maracaibo.rules.powers import Powers
from kaper.games.maracaibo.state import NO_CARD, REDBEARD, Maracaibo
from kaper.kernel.chance import draw, roll
from kaper.kernel.events import Event

# What the first marker on a residence scores.
FIRST_MARKER: Final = 2
# What an opponent gets who is met, and the winner of a skirmish from each who lost.
# Rule: move.pay-opponents, skirmish.winner
TOLL: Final = 1
# On the backs of the cards that refill the Caribbean.
LEVEL_TWO: Final = 2


def tell(state: Maracaibo, event: Event) -> None:
    if state.trace is not None:
        state.trace.events.append(event)


def who(state: Maracaibo, seat: int) -> Who:
    """How events call a captain: Redbeard has no seat at the table."""
    return REDBEARD_NAME if seat == REDBEARD and state.seats == 1 else seat


# Rounds and turns


def begin_round(state: Maracaibo, seat: int) -> None:
    """All ships go back to the start; cards, cubes and explorers stay."""
    state.round += 1
    # Rule: round.reset-ships
    for player in state.players:
        player.ship = START
    tell(state, RoundBegan(who(state, seat), state.round))


def begin_last_turns(state: Maracaibo) -> None:
    """Somebody has reached Maracaibo in the last round."""
    state.ending = True


def begin_turn(state: Maracaibo, seat: int) -> None:
    """Every raid action may be performed again, and unspent strength is lost."""
    state.turn = seat
    # Rule: raid.action-once-per-turn
    state.used = 0
    # Rule: raid.unspent-lost
    state.closed_raids = ()


def spend_strength(state: Maracaibo, seat: int, action: int) -> None:
    """On a raid action, which cannot be performed again in this turn."""
    state.used |= 1 << action
    if state.trace is not None:
        table = state.tables.raid_actions
        state.trace.events.append(StrengthSpent(seat, table.names[action], table.costs[action]))


# Doubloons and points


def gain_doubloons(state: Maracaibo, seat: int, doubloons: int) -> None:
    """From the supply. Redbeard never has any."""
    # Rule: doubloons.gain, resources.unlimited
    state.players[seat].doubloons += doubloons
    if state.trace is not None and doubloons:
        state.trace.events.append(DoubloonsGained(who(state, seat), doubloons))


def leave_card(state: Maracaibo, seat: int, doubloons: int) -> None:
    """Doubloons instead of the card."""
    state.players[seat].doubloons += doubloons
    if state.trace is not None:
        state.trace.events.append(CardLeft(who(state, seat), doubloons))


def take_income(state: Maracaibo, seat: int, doubloons: int, vp: int) -> None:
    player = state.players[seat]
    # Rule: round.end-income-doubloons
    player.doubloons += doubloons
    # Rule: round.end-income-vp
    player.vp += vp
    if doubloons or vp:
        tell(state, IncomeTaken(seat, doubloons, vp))


def pay_opponent(state: Maracaibo, seat: int, opponent: int) -> None:
    """One doubloon; Redbeard's goes to the supply."""
    state.players[seat].doubloons -= TOLL
    # Rule: solo.redbeard-no-doubloons, solo.meet-redbeard
    if state.solo():
        tell(state, RedbeardPaid(seat, TOLL))
        return
    # Rule: move.pay-opponents
    state.players[opponent].doubloons += TOLL
    if state.trace is not None:
        state.trace.events.append(PaidOpponent(seat, opponent, TOLL))


def score(state: Maracaibo, seat: int, vp: int) -> None:
    """Points on the score track."""
    # Rule: vp.track
    state.players[seat].vp += vp
    if state.trace is not None and vp:
        state.trace.events.append(PointsScored(who(state, seat), vp))


# Ships and explorers


def move_ship(state: Maracaibo, seat: int, space: int) -> None:
    state.players[seat].ship = space
    if state.trace is None:
        return
    if space < CARDS:
        known = not state.hidden >> space & 1
        card = state.tables.cards.names[state.cards[space]] if known else ""
        tell(state, Sailed(who(state, seat), state.chart().names[space], card))
    elif space == BAY:
        tell(state, EnteredBay(who(state, seat)))
    else:
        tell(state, ReachedMaracaibo(who(state, seat)))


def move_explorer(state: Maracaibo, seat: int, space: int) -> None:
    """Rivers on the way stay crossed for good, unless only those behind the explorer count."""
    player, track = state.players[seat], state.track()
    player.explorer = space
    tell(state, ExplorerMoved(who(state, seat), track.names[space]))
    # Rule: explore.river-count
    behind = track.rivers[space]
    # Rule: retirement.rivers-kept, retirement.rivers-behind-option
    if behind > player.rivers or (state.rivers_behind and behind < player.rivers):
        player.rivers = behind
        tell(state, RiversCrossed(who(state, seat), player.rivers))


# Cubes and treasures


def add_cubes(state: Maracaibo, seat: int, kind: int, count: int) -> None:
    """From the supply to an island, whose top space holds any number."""
    # Rule: components.grey-cubes-universal, island.fill-upwards, resources.unlimited
    state.islands[kind] += count
    if state.trace is not None:
        cubes = state.islands[kind]
        state.trace.events.append(CubesAdded(who(state, seat), KINDS[kind], count, cubes))


def take_treasure(state: Maracaibo, seat: int, kind: int) -> None:
    """The island's top cube, or one of the supply where it has none, comes into the storage."""
    # Rule: treasure.take-from-top, treasure.empty-island
    if state.islands[kind]:
        state.islands[kind] -= 1
    player = state.players[seat]
    # Rule: treasure.storage-area
    player.stored = _changed(player.stored, kind, player.stored[kind] + 1)
    if state.trace is not None:
        state.trace.events.append(TreasureTaken(who(state, seat), KINDS[kind]))


def cover_bonus(state: Maracaibo, seat: int, kind: int) -> None:
    """The treasure just taken lies on the bonus space of its storage."""
    state.players[seat].bonus |= 1 << kind


def bury(state: Maracaibo, seat: int, kind: int, spot: int) -> None:
    """A stored treasure comes to a space of the hideout or, behind those, of the figurehead.

    The treasure on the bonus space goes first: an empty bonus space can be used again.
    """
    player, spots = state.players[seat], state.tables.hideout.spots
    player.stored = _changed(player.stored, kind, player.stored[kind] - 1)
    # Rule: effects.automatic, treasure.no-rearranging, treasure.storage-bonus-again
    player.bonus &= ~(1 << kind)
    if spot < spots:
        player.buried = _changed(player.buried, kind, player.buried[kind] | 1 << spot)
    else:
        held = list(player.on_figurehead)
        held[spot - spots] = kind
        player.on_figurehead = tuple(held)
    if state.trace is not None:
        name = state.tables.hideout.spot_names[spot]
        state.trace.events.append(TreasureBuried(who(state, seat), KINDS[kind], name))


def _changed(by_kind: tuple[int, int, int], kind: int, value: int) -> tuple[int, int, int]:
    gold, emerald, pearl = by_kind
    if kind == 0:
        return value, emerald, pearl
    return (gold, value, pearl) if kind == 1 else (gold, emerald, value)


# Cards, upgrades and tiles


def add_powers(state: Maracaibo, seat: int, powers: Powers | None) -> None:
    """What works permanently from now on."""
    if powers is not None:
        state.players[seat].powers += powers


def acquire(state: Maracaibo, seat: int, space: int, doubloons: int) -> int:
    """An improvement leaves the Caribbean for a price; its place stays empty for now."""
    card = state.cards[space]
    state.cards[space] = NO_CARD
    player = state.players[seat]
    player.doubloons -= doubloons
    # Rule: improvement.placed-beside-ship
    player.improvements = (*player.improvements, card)
    if state.trace is not None:
        name = state.tables.cards.names[card]
        state.trace.events.append(CardAcquired(who(state, seat), name, doubloons))
    return card


def refill(state: Maracaibo, space: int) -> None:
    """The top card of level II; an unused card, face down, when there is none left."""
    square = state.chart().names[space]
    # Rule: improvement.level2-exhausted
    if not level_two_left(state):
        state.cards[space] = state.tables.cards.filler
        tell(state, FillerLaid(square))
        return
    card, face_up = take_level_two(state)
    # Rule: improvement.refill, acquire.refill
    state.cards[space] = card
    # Rule: fog-improvements.refilled-under-ship, fog-improvements.keep-facing
    if not face_up:
        state.hidden |= 1 << space
    name = state.tables.cards.names[card] if face_up else ""
    tell(state, CardDealt(square, name, LEVEL_TWO))
    turn_to_top(state)


def level_two_left(state: Maracaibo) -> int:
    """How many cards the deck of level II holds."""
    return len(state.deck) + (state.deck_top != NONE)


def take_level_two(state: Maracaibo) -> tuple[int, bool]:
    """The top card of level II, and whether it lies face up; `turn_to_top` follows."""
    if state.deck_top != NONE:
        card, state.deck_top = state.deck_top, NONE
        return card, True
    # Rule: setup.level2-deck
    (card,) = draw(state, "level-two", state.deck)
    return card, not state.fog_improvements


def turn_to_top(state: Maracaibo) -> None:
    """With fog over the improvements everybody sees the top card of level II if it lies face up."""
    if not state.fog_improvements or not state.deck:
        return
    (place,) = roll(state, "facing", len(state.deck))
    # Rule: fog-improvements.setup
    if place <= state.deck_up:
        state.deck_up -= 1
        (state.deck_top,) = draw(state, "level-two", state.deck)
        tell(state, TopTurnedUp(state.tables.cards.names[state.deck_top]))


def build(state: Maracaibo, seat: int, space: int, doubloons: int) -> None:
    """A marker on a residence; the first one there scores."""
    first = not any(player.residences >> space & 1 for player in state.players)
    player = state.players[seat]
    player.doubloons -= doubloons
    # Rule: residence.marker-permanent
    player.residences |= 1 << space
    if state.trace is not None:
        name = state.tables.cards.names[state.cards[space]]
        state.trace.events.append(ResidenceBuilt(who(state, seat), name, doubloons))
    # Rule: residence.first-bonus
    if first:
        score(state, seat, FIRST_MARKER)


def place_upgrade(state: Maracaibo, seat: int, upgrade: int) -> None:
    state.players[seat].upgrades |= 1 << upgrade
    if state.trace is not None:
        name = state.tables.ship.names[upgrade]
        state.trace.events.append(ShipUpgraded(who(state, seat), name))


def take_figurehead(state: Maracaibo, seat: int, figurehead: int, doubloons: int) -> None:
    # Rule: figurehead.market-never-empty
    state.figureheads.remove(figurehead)
    player, tables = state.players[seat], state.tables
    player.doubloons -= doubloons
    player.figurehead = figurehead
    player.on_figurehead = (NONE,) * len(tables.figureheads.spots[figurehead])
    if state.trace is not None:
        name = tables.figureheads.names[figurehead]
        state.trace.events.append(FigureheadTaken(who(state, seat), name, doubloons))


def place_tile(state: Maracaibo, seat: int, tile: int, space: int, doubloons: int) -> None:
    player, tables = state.players[seat], state.tables
    player.doubloons -= doubloons
    player.tiles &= ~(1 << tile)
    # Rule: black-market.one-per-location
    state.market_tiles[space] = seat * tables.market.size + tile
    if state.trace is not None:
        name = tables.market.names[state.effect_of_tile(tile)]
        card = tables.cards.names[state.cards[space]]
        state.trace.events.append(TilePlaced(who(state, seat), name, card, doubloons))
