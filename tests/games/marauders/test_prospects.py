"""What the options of Merchants & Marauders are said to lead to, exact to the number."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.kernel.prospects import Prospect
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
ENGLISH = "frances-wright"
SKULL = 6


def brings(s: Scenario, action: str, seat: int = 0) -> list[Prospect]:
    return list(s.match.brings(seat, action))


@pytest.mark.rule("marauders:sell.price-3", "marauders:sell.price-demand-6")
def test_goods_tell_their_price(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "in": "bridgetown", "cargo": ["rum", "rum", "rum", "wood"]}
    s = scenario(GAME, p0=person, zones={"bridgetown": {"demand": "rum"}})
    s.play("p0 port", "p0 trade")
    assert brings(s, "sell wood") == [Prospect("gain", "gains", count=3)]
    assert brings(s, "sell rum") == [Prospect("gain", "gains", count=6)]
    assert brings(s, "done") == []
    s.play("p0 sell rum", "p0 sell rum")
    assert brings(s, "done") == [Prospect("gain", "gains", count=12)]
    s.play("p0 sell rum")
    assert brings(s, "done") == [Prospect("gain", "gains", count=18), Prospect("gain", "glory")]


@pytest.mark.rule("marauders:yard.repair", "marauders:yard.sale-value")
def test_the_yard_tells_what_it_asks(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "gold": 40, "ship": "sloop", "locations": {"hull": 1}}
    s = scenario(GAME, p0=person | {"in": "bridgetown"}).play("p0 port", "p0 yard")
    assert brings(s, "repair hull") == [Prospect("cost", "costs", count=2)]
    assert brings(s, "purchase galleon") == [
        Prospect("cost", "costs", count=31),
        Prospect("note", "reads-ship", ship="galleon"),
    ]
    assert s.part(0, "port")["exchange"] == {"sloop": 6, "flute": 6, "frigate": 31, "galleon": 31}
    cheap = scenario(GAME, p0=person | {"in": "santo-domingo"}).play("p0 port", "p0 yard")
    assert brings(cheap, "repair hull") == [Prospect("cost", "costs", count=1)]


RAIDER = {"captain": "federico-de-silva", "at": "santo-domingo"}


def raid(scenario: Arrange, cards: list[str], **person: object) -> Scenario:
    chance = {"scouting": [SKULL, 1, 1], "seamanship": [SKULL, 1, 1], "cargo": cards}
    zones = {"santo-domingo": {"merchant": "netherlands"}}
    s = scenario(GAME, p0={**RAIDER, **person}, zones=zones, chance=chance)
    return s.play("p0 scout merchant")


def stands(s: Scenario) -> list[Prospect]:
    """What stopping brings, which everybody sees on the table as well."""
    told = brings(s, "done")
    seen = s.part(1, "raid")["stands"]
    assert isinstance(seen, list)
    names = [each["name"] for each in seen if isinstance(each, dict)]
    assert names == [prospect.name for prospect in told]
    return told


@pytest.mark.rule("marauders:glory.raid-12", "marauders:raid.hits")
@pytest.mark.parametrize(("third", "gold"), [("rum-2", 11), ("rum-3", 12)])
def test_loot_of_twelve_is_glorious(scenario: Arrange, third: str, gold: int) -> None:
    s = raid(scenario, ["rum-8", "tobacco-7", third]).play("p0 raid netherlands")
    glory = [Prospect("gain", "glory")] if gold == 12 else []
    assert stands(s) == [
        Prospect("gain", "gold", gold=gold),
        *glory,
        Prospect("note", "escapes", count=1, needed=4),
        Prospect("cost", "hits", locations=("masts", "hull")),
    ]


@pytest.mark.rule("marauders:raid.escape", "marauders:raid.spend-successes")
def test_a_merchant_escapes_by_as_many_symbols_as_the_ship_turns(scenario: Arrange) -> None:
    """Four for a Sloop; three for a ship that turns worse."""
    cards = ["rum-1", "rum-2", "wood-1"]
    s = raid(scenario, cards).play("p0 raid netherlands")
    assert stands(s)[0] == Prospect("gain", "gold", gold=4)
    assert brings(s, "throw rum-1") == [
        Prospect("gain", "gold", gold=3),
        Prospect("note", "escapes", count=2, needed=4),
    ]
    # Of 61 cards that nobody has seen 29 let it escape.
    after = [
        Prospect("note", "next", escape=48, hit=52),
        Prospect("gain", "loot", loot=3, tenths=1),
    ]
    assert brings(s, "draw") == after
    assert brings(s, "exchange rum-1") == [Prospect("note", "away", card="rum-1"), *after]
    slow = raid(scenario, cards, ship="frigate").play("p0 raid netherlands")
    assert stands(slow) == [
        Prospect("cost", "raid-escape"),
        Prospect("cost", "escapes", count=3, needed=3),
    ]


@pytest.mark.rule("marauders:maneuver.test", "marauders:flee.winner", "marauders:crew.round")
def test_declarations_tell_exact_chances(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": "joost-verhagen", "at": "nassau"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 4},
    )
    s.play("p0 scout p1")
    dice = Prospect("note", "dice", dice=2, foes=2, chance=37)
    volley = Prospect("note", "shoot", hits=0, tenths=6, most=1)
    assert brings(s, "shoot") == [dice, volley]
    assert brings(s, "flee") == [dice, Prospect("note", "flee", chance=25)]
    boarding = Prospect("note", "board", crew=2, dice=3, foes=2, foes_dice=2, chance=72)
    assert brings(s, "board") == [dice, boarding]
    s.play("p0 shoot")
    fire = Prospect("risk", "fire", hits=0, tenths=6, most=1)
    assert brings(s, "shoot", 1) == [dice, volley, fire]
    assert brings(s, "flee", 1) == [dice, Prospect("note", "flee", chance=25), fire]
