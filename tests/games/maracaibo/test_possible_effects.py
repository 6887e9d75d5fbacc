"""When an effect can happen, and the rule that says why it cannot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.components.kinds import CREW, GOLD, LOCATION, PEARL, SHIP
from kaper.games.maracaibo.rules.acquiring import AcquireFromAfar, BuildResidence
from kaper.games.maracaibo.rules.black_market import ActivateTile, PlaceTile
from kaper.games.maracaibo.rules.figureheads import BuyFigurehead
from kaper.games.maracaibo.rules.quests import GainQuest, SellQuest
from kaper.games.maracaibo.rules.treasures import Bury
from kaper.games.maracaibo.rules.upgrades import Upgrade
from kaper.games.maracaibo.rules.words import Word, context_of
from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]
RICH = {"doubloons": 40}
RESIDENCES = {"c1": "castle", "d1": "hacienda", "e1": "inn", "f1": "townhouse"}


def why_not(table: Table, word: Word, **arrangement: object) -> str | None:
    return word.can(table(**arrangement).state(Maracaibo), context_of(0, "location"))


@pytest.mark.rule("maracaibo:residence.one-per-player", "maracaibo:doubloons.pay-in-full")
def test_a_residence(table: Table) -> None:
    own = {"residences": [*RESIDENCES.values()]}
    some = {"residences": [*RESIDENCES.values()][1:]}
    word = BuildResidence()
    assert why_not(table, word, cards=RESIDENCES, p0={**RICH, **own}) == "residence.one-per-player"
    assert why_not(table, word, cards=RESIDENCES, p0={**RICH, **some}) is None
    poor = {"doubloons": 0, **some}
    assert why_not(table, word, cards=RESIDENCES, p0=poor) == "doubloons.pay-in-full"


@pytest.mark.rule("maracaibo:symbol.activate-market", "maracaibo:doubloons.pay-in-full")
def test_a_tile_of_the_black_market(table: Table) -> None:
    s = table(p0={"doubloons": 4})
    state, context = s.state(Maracaibo), context_of(0, "location")
    assert PlaceTile(4).can(state, context) is None
    assert PlaceTile(5).can(state, context) == "doubloons.pay-in-full"
    assert ActivateTile().can(state, context) == "symbol.activate-market"
    state.players[0].tiles &= ~1
    assert PlaceTile(4).can(state, context) is None
    assert ActivateTile().can(state, context) is None
    state.players[0].tiles = 0
    assert PlaceTile(4).can(state, context) == "black-market.no-target"
    state.players[0].tiles = 1
    types = state.tables.cards.type
    state.market_tiles = [0 if types[card] == LOCATION else -1 for card in state.cards]
    assert PlaceTile(4).can(state, context) == "black-market.no-target"


@pytest.mark.rule("maracaibo:figurehead.only-one", "maracaibo:doubloons.pay-in-full")
def test_a_figurehead(table: Table) -> None:
    word = BuyFigurehead()
    assert why_not(table, word, p0={"doubloons": 3}) is None
    assert why_not(table, word, p0={"doubloons": 2}) == "doubloons.pay-in-full"
    bought = {"doubloons": 3, "figurehead": "c-harpy"}
    assert why_not(table, word, p0=bought) == "figurehead.only-one"


@pytest.mark.rule("maracaibo:quest.deck-empty", "maracaibo:symbol.sell-quest")
def test_quests(table: Table) -> None:
    names = table().state(Maracaibo).tables.quests.names
    held = {"quests": [*names]}
    assert why_not(table, GainQuest(), p1=held, quest_market=[]) == "quest.deck-empty"
    most = {"quests": [*names[1:]]}
    assert why_not(table, GainQuest(), p1=most, quest_market=[names[0]]) is None
    assert why_not(table, GainQuest(), p1=most, quest_market=[]) is None
    assert why_not(table, SellQuest(), p0={"quests": []}) == "symbol.sell-quest"
    assert why_not(table, SellQuest(), p0={"quests": [names[0]]}) is None


@pytest.mark.rule("maracaibo:bury.one-per-shovel", "maracaibo:bury.no-space")
def test_burying(table: Table) -> None:
    gold = {"stored": {"gold": 1}}
    assert why_not(table, Bury(), p0={}) == "bury.one-per-shovel"
    assert why_not(table, Bury((GOLD,)), p0=gold) is None
    assert why_not(table, Bury((PEARL,)), p0=gold) == "bury.one-per-shovel"
    state, context = table(p0=gold).state(Maracaibo), context_of(0, "location")
    spots = len(state.tables.hideout.buried[GOLD])
    full = (1 << spots) - 1
    state.players[0].buried = (full, 0, 0)
    assert Bury((GOLD,)).can(state, context) == "bury.no-space"
    state.players[0].buried = (full - 1, 0, 0)
    assert Bury((GOLD,)).can(state, context) is None


@pytest.mark.rule("maracaibo:upgrade.none-left")
def test_an_upgrade(table: Table) -> None:
    every = [f"u{number}" for number in range(1, 19)]
    assert why_not(table, Upgrade(), p0={"upgrades": every}) == "upgrade.none-left"
    assert why_not(table, Upgrade(), p0={"upgrades": every[:-1]}) is None


@pytest.mark.rule("maracaibo:doubloons.pay-in-full", "maracaibo:effects.optional")
def test_an_improvement_from_afar(table: Table) -> None:
    """Crew costs three more than where it lies, a ship does not."""
    tables = table().state(Maracaibo).tables
    for kind, more in ((CREW, 3), (SHIP, 0)):
        word = AcquireFromAfar(kind)
        state = table(p0=RICH).state(Maracaibo)
        shown = [card for card in state.cards if tables.cards.symbol[card] == kind]
        cheapest = min(tables.cards.costs[card] for card in shown) + more
        for doubloons, why in ((cheapest, None), (cheapest - 1, "doubloons.pay-in-full")):
            state.players[0].doubloons = doubloons
            assert word.can(state, context_of(0, "location")) == why


@pytest.mark.rule("maracaibo:effects.optional")
@pytest.mark.parametrize(
    "word", [AcquireFromAfar(CREW), BuildResidence(), PlaceTile(0), ActivateTile(), GainQuest()]
)
def test_nobody_has_to_use_what_is_offered(table: Table, word: Word) -> None:
    s = table(p0={**RICH, "ship": "c4"}, cards=RESIDENCES)
    state = s.state(Maracaibo)
    state.players[0].tiles &= ~1
    word.start(state, context_of(0, "location"))
    options = state.stack[-1].options(state, 0)
    assert [str(option) for option in options][-1] == "decline"
    assert len(options) > 1
    depth = len(state.stack)
    state.stack[-1].answer(state, 0, options[-1])
    assert len(state.stack) == depth - 1
