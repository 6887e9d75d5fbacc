"""Setting up: the Caribbean, the markets, and the first quests."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import KEEP
from kaper.games.maracaibo.components.kinds import LOCATION, NONE
from kaper.games.maracaibo.components.layout import CARDS, START
from kaper.games.maracaibo.components.tables import Tables
from kaper.games.maracaibo.events import FirstPlayerChosen, QuestsDealt, QuestsKept
from kaper.games.maracaibo.quest_doors import market_size, turn_up_quest
from kaper.games.maracaibo.rules import fog
from kaper.games.maracaibo.rules.adventure_hunters import more_quests
from kaper.games.maracaibo.rules.location_groups import break_up_groups
from kaper.games.maracaibo.rules.powers import Powers
from kaper.games.maracaibo.rules.prospects import quest_brings
from kaper.games.maracaibo.rules.redbeard import set_up_redbeard
from kaper.games.maracaibo.rules.rounds import EndTurn, begin_round
from kaper.games.maracaibo.state import NO_CARD, Maracaibo, Player
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw, roll
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.errors import BadSetup
from kaper.kernel.frames import Frame, Sealed
from kaper.kernel.game import Options
from kaper.kernel.piles import NOBODY, Pile, bag_of
from kaper.kernel.prospects import Prospect

RESIDENCES = 4
IMPROVEMENTS = 15
FIRST_DOUBLOONS = 10
# Figureheads in the market beyond one for each player.
MORE_FIGUREHEADS = 2
DRAWN, KEPT = 2, 1


@dataclass(frozen=True, slots=True)
class SetUp(Frame[Maracaibo]):
    """Deals the Caribbean and the markets; then everybody chooses a quest."""

    first_games: bool  # groups of locations are broken up

    def step(self, state: Maracaibo) -> bool:
        deal_caribbean(state)
        if self.first_games:
            break_up_groups(state)
        fog.lay_face_down(state)
        place_value_tiles(state)
        sides = roll(state, "market-side", 2, state.tables.market.size)
        # Rule: setup.black-market-same-sides
        state.market_sides = sum(1 << tile for tile, side in enumerate(sides) if side == 2)
        figureheads = list(range(len(state.tables.figureheads.names)))
        # By those at the table, not by captains: against Redbeard there are three.
        # Rule: setup.figurehead-market, solo.setup-two-player
        state.figureheads = draw(state, "figureheads", figureheads, state.seats + MORE_FIGUREHEADS)
        choose_first(state)
        deal_quests(state)
        state.stack[-1] = KeepQuests(tuple(range(state.seats)))
        return False


def deal_caribbean(state: Maracaibo) -> None:
    """All locations, some residences and some improvements of level I, in one shuffled deck."""
    tables = state.tables
    # Rule: setup.level1-deck, setup.level1-unused-hidden
    residences = draw(state, "residences", list(tables.cards.residences), RESIDENCES)
    improvements = draw(state, "improvements", list(tables.cards.level_one), IMPROVEMENTS)
    deck = sorted((*tables.cards.locations, *residences, *improvements))
    # Rule: setup.deal-caribbean
    state.cards = draw(state, "level-one", deck, CARDS)


def place_value_tiles(state: Maracaibo) -> None:
    """One on every location with the symbol, by chance; in the fog they wait for its reveal."""
    spaces = [
        space
        for space, card in enumerate(state.cards)
        if state.tables.cards.type[card] == LOCATION
        and state.tables.cards.shows_value[card]
        # Rule: fog-locations.passing
        and not state.hidden >> space & 1
    ]
    # Rule: setup.treasure-value-tiles
    tiles = draw(state, "value-tiles", state.value_tiles_left, len(spaces))
    for space, kind in zip(spaces, tiles, strict=True):
        state.value_tiles[space] = kind


def choose_first(state: Maracaibo) -> None:
    """By chance; further players have more doubloons. Alone one always begins."""
    # Rule: solo.setup-order
    if not state.solo():
        # Rule: setup.first-player-random
        (face,) = roll(state, "first-player", state.seats)
        state.first = face - 1
    for seat in range(state.seats):
        turn = (seat - state.first) % state.seats
        # Rule: setup.starting-doubloons
        state.players[seat].doubloons = FIRST_DOUBLOONS + turn
    doors.tell(state, FirstPlayerChosen(state.first))


def deal_quests(state: Maracaibo) -> None:
    for seat in range(state.seats):
        # Rule: setup.quest-draft, hunters.setup
        quests = state.quest_deck.draw(state, DRAWN + more_quests(state))
        player = state.players[seat]
        player.quests = tuple(quests)
        player.known = (NOBODY,) * len(quests)
        if state.trace is not None:
            names = tuple(state.tables.quests.names[quest] for quest in quests)
            doors.tell(state, QuestsDealt(seat, len(quests), names))


@dataclass(frozen=True, slots=True)
class KeepQuests(Sealed[Maracaibo]):
    """Everybody keeps some of the quests dealt; the others are shuffled back into the deck."""

    def deeds(self) -> Deeds[KeepQuests, Maracaibo]:
        return DRAFT

    def resolve(self, state: Maracaibo, answers: tuple[Action, ...]) -> None:
        discarded: list[int] = []
        for seat, action in zip(self.asked, answers, strict=True):
            names = action.args[0].split(",")
            kept = tuple(state.tables.quests.number[name] for name in names)
            player = state.players[seat]
            discarded += (quest for quest in player.quests if quest not in kept)
            player.quests, player.known = kept, (NOBODY,) * len(kept)
            doors.tell(state, QuestsKept(seat, len(kept), tuple(names)))
        # Rule: setup.quest-draft
        state.quest_deck.shuffle_in(discarded)
        # Rule: setup.quest-market
        for place in range(market_size(state)):
            turn_up_quest(state, place)
        # Rule: solo.setup-order
        if state.solo():
            set_up_redbeard(state)
        state.stack.append(EndTurn())
        begin_round(state, state.first)

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-keep", (("count", kept_of(state)),))

    def not_now(self, state: Maracaibo, seat: int, action: Action) -> str:
        return "setup.quest-draft"

    def not_asked(self, state: Maracaibo, seat: int) -> str:
        return "setup.quest-draft"


def kept_of(state: Maracaibo) -> int:
    return KEPT + more_quests(state)


def dealt(state: Maracaibo, seat: int) -> tuple[str, ...]:
    return tuple(state.tables.quests.names[quest] for quest in state.players[seat].quests)


def hands(asked: KeepQuests, state: Maracaibo, seat: int) -> list[Action]:
    return [KEEP(",".join(kept)) for kept in combinations(dealt(state, seat), kept_of(state))]


def why_not_kept(asked: KeepQuests, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    names, count = tuple(action.args[0].split(",")), kept_of(state)
    if len(names) != count:
        return Refusal("setup.quest-draft", "quests-kept", have=len(names), need=count)
    # Quests are named in the order in which they were dealt.
    if names in combinations(dealt(state, seat), count):
        return None
    return Refusal("setup.quest-draft", quests=dealt(state, seat))


def keeping_brings(
    asked: KeepQuests, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    """Of several quests each says enough where it lies."""
    names = action.args[0].split(",")
    if len(names) > 1:
        return []
    return quest_brings(state, seat, state.tables.quests.number[names[0]])


DRAFT: Final = Deeds(Deed(KEEP, why_not_kept, KeepQuests.answer, hands, brings=keeping_brings))


def new_player(tables: Tables) -> Player:
    # Rule: setup.player-pieces, components.player
    return Player(
        ship=START,
        explorer=0,
        doubloons=0,
        vp=0,
        rivers=0,
        upgrades=0,
        stored=(0, 0, 0),
        bonus=0,
        buried=(0, 0, 0),
        on_figurehead=(),
        improvements=(),
        figurehead=NONE,
        quests=(),
        known=(),
        tiles=tables.market.all,
        residences=0,
        rubies=0,
        # Rule: retirement.setup
        retired=False,
        powers=Powers(),
    )


def empty_table(seats: int, tables: Tables, rng: int, options: Options) -> Maracaibo:
    """The table before the set-up."""
    # Rule: solo.opponent, solo.setup-two-player
    people = max(seats, 2)
    return Maracaibo(
        seats=seats,
        stack=[SetUp(first_games=options["location-groups"] == "broken-up")],
        rng=rng,
        trace=None,
        tables=tables,
        layout=_layout_number(tables, options["layout"]),
        fog_locations=options["fog-locations"] == "on",
        fog_improvements=options["fog-improvements"] == "on",
        skirmishes=options["skirmishes"] == "on",
        hunters=options["adventure-hunters"] == "on",
        rubies=options["rubies"] == "on",
        retirement=options["retirement"] == "on",
        paid_at_residences=options["residence-stop"] == "build-or-doubloons",
        rivers_behind=options["rivers"] == "behind",
        difficulty=int(options["difficulty"]),
        round=0,
        turn=0,
        first=0,
        ending=False,
        used=0,
        players=[new_player(tables) for _ in range(people)],
        cards=[NO_CARD] * CARDS,
        hidden=0,
        value_tiles=[NONE] * CARDS,
        value_tiles_left=list(tables.caribbean.value_tiles),
        market_tiles=[NONE] * CARDS,
        market_sides=0,
        # Rule: setup.islands-four-cubes
        islands=list(tables.caribbean.island_cubes),
        # Rule: setup.level2-deck
        deck=list(tables.cards.level_two),
        deck_top=NONE,
        deck_up=0,
        quest_deck=Pile("quests", [bag_of(range(len(tables.quests.names)))]),
        quest_market=[],
        strayed=[()] * people,
        figureheads=[],
        ruby_market=0,
        redbeard_deck=[],
        redbeard_discards=[],
        redbeard_seen=0,
        # Rule: solo.setup-boards
        redbeard_step=0,
    )


def _layout_number(tables: Tables, name: str) -> int:
    """Components of one's own may have only some of the layouts."""
    if name not in tables.caribbean.layout_number:
        names = ", ".join(tables.caribbean.layout_names)
        raise BadSetup(f"the components have no layout {name}, only {names}")
    return tables.caribbean.layout_number[name]
