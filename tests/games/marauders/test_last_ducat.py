"""Prices with the last Ducat and with one too few, and limits with the last place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"
MARKET = ["spices-1", "cocoa-1", "cocoa-2", "rum-1", "rum-2", "rum-3"]
ZONES = {"bridgetown": {"demand": "wood", "modification": "chasers"}}


def offered(s: Scenario, action: str) -> bool:
    return any(option.split()[: len(action.split())] == action.split() for option in s.options(0))


def in_yard(scenario: Arrange, person: Person, **table: object) -> Scenario:
    s = scenario(GAME, p0={"in": "bridgetown", **person}, zones=ZONES, **table)
    return s.play("p0 port", "p0 yard")


@pytest.mark.rule("marauders:yard.repair", "marauders:mod.price", "marauders:yard.special-weapons")
@pytest.mark.parametrize(
    ("action", "price", "person"),
    [
        ("repair masts", 2, {"locations": {"masts": 1}}),
        ("refit", 3, {"modifications": ["reinforced-hull"], "flipped": ["reinforced-hull"]}),
        ("modify", 3, {}),
        ("arm chain-shot", 3, {}),
        ("purchase flute", 5, {}),
        ("purchase frigate", 30, {}),
    ],
)
def test_services_of_the_yard(scenario: Arrange, action: str, price: int, person: Person) -> None:
    s = in_yard(scenario, person | {"gold": price - 1})
    assert not offered(s, action)
    s = in_yard(scenario, person | {"gold": price})
    s.play(f"p0 {action}").expect(p0={"gold": 0})
    assert not offered(s, action)


@pytest.mark.rule("marauders:yard.special-weapons")
def test_who_cannot_pay_for_a_weapon_is_refused(scenario: Arrange) -> None:
    in_yard(scenario, {"gold": 2}).refuse("p0 arm chain-shot", "yard.special-weapons")


@pytest.mark.rule("marauders:yard.services")
def test_a_weapon_is_sold_for_one(scenario: Arrange) -> None:
    s = in_yard(scenario, {"weapons": ["grape-shot"], "gold": 0})
    assert not offered(s, "disarm chain-shot")
    s.play("p0 disarm grape-shot").expect(
        events=["weapon-sold p0"], p0={"gold": 1, "weapons": {"grape-shot": 0}}
    )
    assert not offered(s, "disarm")


@pytest.mark.rule("marauders:yard.sale-value", "marauders:yard.trade-in-details")
@pytest.mark.parametrize(
    ("person", "value"),
    [
        ({"ship": "sloop"}, 5),
        ({"ship": "flute"}, 5),
        ({"ship": "galleon"}, 10),
        ({"ship": "frigate", "modifications": ["chasers"]}, 11),
        ({"ship": "frigate", "locations": {"hull": 1, "cannons": 2}}, 7),
        ({"ship": "frigate", "locations": {"crew": 0}}, 10),
        ({"ship": "sloop", "locations": {"hull": 1, "masts": 0, "hold": 0, "cannons": 0}}, 0),
        ({"ship": "ship-of-the-line", "modifications": ["chasers"]}, 0),
    ],
)
def test_what_the_old_ship_brings(scenario: Arrange, person: Person, value: int) -> None:
    s = in_yard(scenario, person | {"gold": 40})
    assert s.part(1, "port")["ship_value"] == value
    s.play("p0 purchase frigate").expect(
        events=[f"ship-sold p0 gold={value}", "ship-bought p0 ship=frigate gold=35"],
        p0={"ship": "frigate", "gold": 5 + value},
    )


@pytest.mark.rule("marauders:recruit.pay", "marauders:recruit.max")
def test_hands_are_hired_one_by_one(scenario: Arrange) -> None:
    person = {"in": "bridgetown", "captain": DUTCH, "ship": "frigate", "locations": {"crew": 1}}
    failed = {"leadership": [1, 1]}
    s = scenario(GAME, p0=person | {"gold": 5}, chance=failed).play("p0 port", "p0 recruit")
    s.expect(asked="p0 recruiting")
    assert s.match.pending()[0].prompt.args == (("count", 2),)
    s.play("p0 hire-crew").expect(p0={"gold": 3, "locations": {"crew": 2}}, asked="p0 recruiting")
    s.play("p0 hire-crew").expect(p0={"gold": 1, "locations": {"crew": 3}}, asked="p0 port")
    # With a single Ducat nobody is asked, and with two one hand is hired.
    s = scenario(GAME, p0=person | {"gold": 1}, chance=failed).play("p0 port", "p0 recruit")
    s.expect(asked="p0 port", p0={"gold": 1, "locations": {"crew": 1}})
    s = scenario(GAME, p0=person | {"gold": 2}, chance=failed).play("p0 port", "p0 recruit")
    s.refuse("p0 stash", "recruit.pay")
    s.play("p0 hire-crew").expect(p0={"gold": 0, "locations": {"crew": 2}}, asked="p0 port")
    s = scenario(GAME, p0=person, chance=failed).play("p0 port", "p0 recruit", "p0 done")
    s.expect(p0={"gold": 10, "locations": {"crew": 1}}, asked="p0 port")
    s.refuse("p0 recruit", "port.each-once")


@pytest.mark.rule("marauders:rumor.pay-and-test")
@pytest.mark.parametrize(("gold", "able"), [(1, False), (2, True)])
def test_the_price_of_a_rumor(scenario: Arrange, gold: int, able: bool) -> None:
    s = scenario(GAME, p0={"in": "tortuga", "captain": DUTCH, "gold": gold}).play("p0 port")
    assert offered(s, "ask-around") == able
    if able:
        s.play("p0 ask-around").expect(p0={"gold": 0})
    else:
        s.refuse("p0 ask-around", "rumor.pay-and-test")


@pytest.mark.rule("marauders:buy.pay-and-store", "marauders:buy.prices")
@pytest.mark.parametrize(
    ("gold", "goods"),
    [(0, []), (1, ["rum"]), (2, ["cocoa", "rum"]), (3, ["cocoa", "rum", "spices"])],
)
def test_what_can_be_paid_on_the_market(scenario: Arrange, gold: int, goods: list[str]) -> None:
    person = {"in": "bridgetown", "gold": gold}
    s = scenario(GAME, p0=person, zones=ZONES, chance={"cargo": MARKET})
    s.play("p0 port", "p0 market")
    assert [o.split()[1] for o in s.options(0) if o.startswith("buy")] == goods
    if "spices" not in goods:
        s.refuse("p0 buy spices", "buy.pay-and-store")


@pytest.mark.rule("marauders:buy.pay-and-store")
def test_a_purchase_is_told_as_a_whole(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "bridgetown"}, zones=ZONES, chance={"cargo": MARKET})
    s.play("p0 port", "p0 market", "p0 buy spices", "p0 buy cocoa", "p0 buy rum")
    assert dict(s.match.pending()[0].prompt.args)["paid"] == 6
    s.play("p0 done").expect(
        events=["cargo-bought p0 count=3 goods=cocoa,rum,spices gold=6", "cargo-discarded p0"],
        p0={"gold": 4},
    )
    s.expect(events=["discount-shown p0 owner=1 goods=cocoa,rum"])
    s = scenario(GAME, p0={"in": "bridgetown"}, zones=ZONES, chance={"cargo": MARKET})
    s.play("p0 port", "p0 market", "p0 done").expect(no_events=["cargo-bought", "discount-shown"])


@pytest.mark.rule("marauders:cargo.port-limit-6", "marauders:mission.card")
@pytest.mark.parametrize(("cards", "room"), [(4, True), (5, False)])
def test_freight_takes_a_place_in_port(scenario: Arrange, cards: int, room: bool) -> None:
    person = {"in": "bridgetown", "mission": "medicine-for-tortuga", "cargo": ["sugar"] * cards}
    s = scenario(GAME, p0=person, zones=ZONES, chance={"cargo": MARKET})
    s.play("p0 port", "p0 market")
    assert offered(s, "buy rum") == room
    assert offered(s, "jettison sugar") != room
    if not room:
        s.refuse("p0 buy rum", "cargo.port-limit-6")


@pytest.mark.rule("marauders:mission.card", "marauders:cargo.port-limit-6")
@pytest.mark.parametrize(
    ("captain", "hold", "cards", "able"),
    [
        ("cornelis-baak", 1, 0, True),
        ("cornelis-baak", 0, 0, False),
        # He finds a place even where the hold is destroyed.
        (DUTCH, 0, 0, True),
        ("cornelis-baak", 2, 5, True),
        ("cornelis-baak", 2, 6, False),
    ],
)
def test_freight_needs_a_place(
    scenario: Arrange, captain: str, hold: int, cards: int, able: bool
) -> None:
    """Muskets are freight, and nothing is asked of whoever takes them in Tortuga."""
    person = {"captain": captain, "in": "tortuga", "cargo": ["rum"] * cards}
    s = scenario(
        GAME, p0=person | {"locations": {"hold": hold}}, missions=["smuggled-muskets"]
    ).play("p0 port")
    assert offered(s, "claim smuggled-muskets") == able
    if not able:
        s.refuse("p0 claim smuggled-muskets", "mission.freight")


@pytest.mark.rule("marauders:cargo.leave-port-discard", "marauders:mission.card")
@pytest.mark.parametrize(("cards", "shed"), [(1, 0), (2, 1), (4, 3)])
def test_freight_takes_a_place_in_the_hold(scenario: Arrange, cards: int, shed: int) -> None:
    person = {"captain": "cornelis-baak", "in": "nassau", "mission": "smuggled-muskets"}
    s = scenario(GAME, p0=person | {"cargo": ["rum"] * cards}).play("p0 leave")
    for left in range(shed, 0, -1):
        s.expect(asked="p0 shed-cargo")
        assert s.match.pending()[0].prompt.args == (("count", left),)
        s.refuse("p0 end", "ship.hold")
        s.play("p0 jettison rum")
    s.expect(asked="p0 turn", p0={"mission": "smuggled-muskets"})
    assert len(s.state(Marauders).captains[0].cargo) == cards - shed


@pytest.mark.rule("marauders:mission.card")
@pytest.mark.parametrize("captain", ["cornelis-baak", DUTCH])
def test_freight_stays_behind_without_a_hold(scenario: Arrange, captain: str) -> None:
    person = {"captain": captain, "in": "nassau", "mission": "smuggled-muskets"}
    s = scenario(GAME, p0=person | {"locations": {"hold": 0}}).play("p0 leave")
    kept = "smuggled-muskets" if captain == DUTCH else None
    s.expect(p0={"mission": kept}, asked="p0 turn")


@pytest.mark.rule("marauders:access.port-royale-details", "marauders:access.port-royale")
@pytest.mark.parametrize(("gold", "able"), [(1, False), (2, True)])
def test_the_toll(scenario: Arrange, gold: int, able: bool) -> None:
    person = {"captain": DUTCH, "at": "port-royale", "gold": gold, "bounties": {"england": 1}}
    s = scenario(GAME, p0=person, chance={"influence": [1, 1, 1]}).play("p0 enter")
    assert s.options(0) == ["persuade", *["toll"] * able, "decline"]
    assert s.match.pending()[0].prompt.args == (("gold", 2),)
    s.play("p0 persuade")
    assert s.options(0) == [*["toll"] * able, "decline"]
    s.refuse("p0 persuade", "access.port-royale-details")
    if able:
        s.play("p0 toll").expect(events=["entered-port p0"], p0={"gold": 0, "in_port": True})
    else:
        s.play("p0 decline").expect(
            events=["turned-away p0 zone=port-royale"], p0={"in_port": False, "gold": gold}
        )
    s.expect(turn={"actions": 2})


@pytest.mark.rule("marauders:access.port-royale")
def test_port_royale_is_persuaded_by_one_success(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "at": "port-royale", "bounties": {"england": 1}}
    s = scenario(GAME, p0=person, chance={"influence": [SKULL, 1, 1]})
    s.play("p0 enter", "p0 persuade").expect(p0={"in_port": True, "gold": 10}, asked="p0 turn")


@pytest.mark.rule("marauders:bounty.stays")
@pytest.mark.parametrize(("gold", "able"), [(2, False), (3, True)])
def test_the_price_of_an_amnesty(scenario: Arrange, gold: int, able: bool) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "gold": gold, "bounties": {"spain": 2}}
    s = scenario(GAME, p0=person, event="royal-amnesty").play("p0 port")
    assert offered(s, "pardon spain") == able
    assert not offered(s, "pardon france")
    if able:
        s.play("p0 pardon spain").expect(p0={"gold": 0, "bounties": {"spain": 1}})


@pytest.mark.rule("marauders:specialist.hire")
@pytest.mark.parametrize(("gold", "able"), [(3, False), (4, True)])
def test_the_price_of_a_specialist(scenario: Arrange, gold: int, able: bool) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "gold": gold, "hand": ["steward-a", "glut"]}
    s = scenario(GAME, p0=person).play("p0 port")
    assert offered(s, "hire steward-a") == able
    s.refuse("p0 hire glut", "specialist.hire").refuse("p0 hire gunner-a", "specialist.hire")
    if able:
        s.play("p0 hire steward-a").expect(
            events=["hired p0"], p0={"gold": 0, "specialists": ["steward-a"], "hand": ["glut"]}
        )
    else:
        s.refuse("p0 hire steward-a", "specialist.hire")


@pytest.mark.rule("marauders:stash.home-port-only", "marauders:stash.details")
def test_the_last_ducat_is_stashed_and_withdrawn(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "curacao"}
    s = scenario(GAME, p0=person | {"gold": 0}).play("p0 port")
    assert not offered(s, "stash")
    assert not offered(s, "withdraw")
    s = scenario(GAME, p0=person | {"gold": 1}).play("p0 port", "p0 stash")
    s.expect(events=["chest-opened p0 purpose=stash"])
    for wrong in ("amount 0", "amount 2", "amount x"):
        s.refuse(f"p0 {wrong}", "stash.details")
    assert s.match.pending()[0].prompt.args == (("gold", 1),)
    s.play("p0 amount 1").expect(events=["stashed p0 gold=1"], p0={"gold": 0, "chest": 1})
    s.refuse("p0 stash", "port.each-once")
    s.play("p0 withdraw", "p0 amount 1").expect(
        events=["chest-opened p0 purpose=withdraw", "withdrew p0 gold=1"],
        p0={"gold": 1, "chest": 0},
    )
    assert not offered(s, "withdraw")
    s.refuse("p0 withdraw", "turn.nothing-there")


@pytest.mark.rule("marauders:stash.details")
def test_amounts_that_are_suggested(scenario: Arrange) -> None:
    for gold, amounts in ((35, [35, 10, 20, 30]), (10, [10]), (9, [9]), (11, [11, 10])):
        s = scenario(GAME, p0={"captain": DUTCH, "in": "curacao", "gold": gold})
        frame = s.play("p0 port", "p0 stash").state(Marauders).stack[-1]
        found = [action.text for action in frame.suggestions(s.state(Marauders), 0, 8)]
        assert found == [f"amount {amount}" for amount in amounts]
        assert len(frame.suggestions(s.state(Marauders), 0, 1)) == 1
        decision = s.match.decision(0)
        assert decision.form is not None
        (field,) = decision.form.fields
        assert (field.least, field.most) == (1, gold)
        assert field.suggested == tuple(sorted(amounts))


@pytest.mark.rule("marauders:yard.sale-value", "marauders:mod.lost-with-ship")
@pytest.mark.parametrize(
    "modification",
    [
        "extra-hammocks",
        "sails-and-rigging",
        "reinforced-hull",
        "spacious-hold",
        "chasers",
        "extra-gun-battery",
        "swivel-guns",
        "long-guns",
    ],
)
def test_every_modification_is_worth_a_ducat_and_stays_behind(
    scenario: Arrange, modification: str
) -> None:
    """A Sloop brings 5 Ducats, and 6 with a Modification: a Flute costs 10."""
    person: Person = {"modifications": [modification]}
    s = in_yard(scenario, person | {"gold": 3})
    assert s.part(1, "port")["ship_value"] == 6
    s.refuse("p0 purchase flute", "yard.never-shipless")
    s = in_yard(scenario, person | {"gold": 4})
    s.play("p0 purchase flute").expect(
        p0={"ship": "flute", "gold": 0, "modifications": [], "maneuverability": 2}
    )
    s.expect(p0={"full": {"hull": 3, "hold": 4, "masts": 3, "crew": 1, "cannons": 1}})
    assert s.state(Marauders).captains[0].fitted == 0
