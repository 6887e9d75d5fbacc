"""Every card and every space of a board, acquired or reached in play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

NOTHING = "sail"


def powers(**changed: object) -> dict[str, object]:
    return {"powers": changed}


def income(doubloons: int, vp: int) -> dict[str, object]:
    return {"income": {"doubloons": doubloons, "vp": vp}}


# Name, cost, printed VP, what it changes for good, and what is asked next.
IMPROVEMENTS: list[tuple[str, int, int, dict[str, object], str]] = [
    ("longboat", 5, 2, powers(spaces=1), NOTHING),
    ("deck-gun", 6, 2, powers(strength=1), NOTHING),
    ("cargo-hold", 6, 2, income(4, 0), NOTHING),
    ("dry-dock", 6, 3, {}, "upgrade"),
    ("crows-nest", 6, 3, {}, "explore"),
    ("black-flag", 6, 2, income(1, 2), NOTHING),
    ("tobacco", 8, 4, income(4, 0), NOTHING),
    ("rum", 5, 3, income(3, 0), NOTHING),
    ("sugar", 6, 1, income(5, 0), NOTHING),
    ("cocoa", 7, 2, income(0, 3), NOTHING),
    ("shovels", 4, 3, {}, "bury"),
    ("golden-sabre", 4, 2, powers(dice={"gold": 2, "emerald": 0, "pearl": 0}), NOTHING),
    ("emerald-dagger", 4, 2, powers(dice={"gold": 0, "emerald": 2, "pearl": 0}), NOTHING),
    ("pearl-pistol", 4, 2, powers(dice={"gold": 0, "emerald": 0, "pearl": 2}), NOTHING),
    ("klabautermann", 12, 1, powers(discount=3), NOTHING),
    ("cook", 4, 2, income(3, 0), NOTHING),
    ("gunner", 5, 2, powers(strength=1), NOTHING),
    ("scout", 4, 2, {}, "explore"),
    ("quartermaster", 4, 2, income(1, 0), "quest"),
    ("harpooner", 5, 1, {}, "aim"),
    ("shantyman", 4, 2, income(0, 2), NOTHING),
    ("bosun", 4, 2, income(1, 0), "upgrade"),
    ("captains-cabin", 6, 5, income(2, 1), NOTHING),
    ("reinforced-hull", 7, 7, {}, "upgrade"),
    ("gun-battery", 9, 4, powers(strength=2), NOTHING),
    ("mainmast", 8, 4, powers(spaces=2), NOTHING),
    ("armoury", 4, 4, powers(raid_actions=["armoury"]), NOTHING),
    ("stern-gallery", 7, 3, income(0, 1), "build"),
    ("rigging", 4, 4, {**powers(trades=["rigging"]), **income(2, 0)}, NOTHING),
    ("powder-magazine", 9, 3, {}, "aim"),
    ("ships-wheel", 8, 5, {}, "explore"),
    ("golden-idol", 5, 2, {}, NOTHING),
    ("emerald-necklace", 5, 2, {}, NOTHING),
    ("pearl-crown", 5, 2, {}, NOTHING),
    ("coffee", 6, 3, income(5, 0), NOTHING),
    ("spices", 8, 2, income(0, 4), NOTHING),
    ("cotton", 7, 4, income(3, 2), NOTHING),
    ("merchants-scales", 3, 3, income(2, 0), "acquire"),
    ("travel-chest", 3, 3, powers(trades=["travel-chest"]), NOTHING),
    ("indigo", 6, 3, income(3, 0), NOTHING),
    ("ciphered-map", 7, 3, {}, "next"),
    ("adventuress", 5, 1, {}, NOTHING),
    ("old-sea-dog", 9, 0, {}, NOTHING),
    ("gold-hunter", 9, 2, {}, "die"),
    ("fence", 4, 4, {}, "activate-tile"),
    ("navigator", 3, 3, powers(spaces=1), NOTHING),
    ("fencing-master", 7, 1, powers(strength=2), NOTHING),
    ("purser", 5, 2, powers(discount=2), NOTHING),
    ("carpenter", 0, 2, {}, "upgrade"),
    ("recruiter", 3, 3, income(1, 0), "acquire"),
    ("shipwright", 4, 4, {}, "acquire"),
    ("pathfinder", 3, 3, powers(trades=["pathfinder"]), NOTHING),
    ("pearl-hunter", 9, 2, {}, "die"),
    ("emerald-hunter", 9, 2, {}, "die"),
    ("bribed-governor", 7, 4, income(0, 3), NOTHING),
    ("grappling-hooks", 1, 3, powers(raid_actions=["grappling-hooks"]), NOTHING),
    ("book-of-adventures", 5, 2, {}, NOTHING),
    ("jewel-casket", 6, 3, {}, "next"),
    ("ebony-pipe", 6, 3, income(0, 2), NOTHING),
]

# Crew, equipment and a ship to be had from afar, a residence to be built, and a tile to activate.
AROUND = {"e1": "klabautermann", "e2": "tobacco", "e3": "mainmast", "f1": "hacienda", "f2": "aruba"}
RICH = {"ship": "c4", "explorer": "al3", "stored": {"gold": 2}}


def test_every_improvement_is_listed() -> None:
    assert len(IMPROVEMENTS) == len({name for name, *_ in IMPROVEMENTS}) == 59


@pytest.mark.rule("maracaibo:improvement.pay-cost")
@pytest.mark.rule("maracaibo:improvement.lightning")
@pytest.mark.rule("maracaibo:end.improvement-vp")
@pytest.mark.parametrize(
    ("name", "cost", "vp", "changed", "asked"), IMPROVEMENTS, ids=[row[0] for row in IMPROVEMENTS]
)
def test_improvements(
    table: Table, *, name: str, cost: int, vp: int, changed: dict[str, object], asked: str
) -> None:
    around = {square: card for square, card in AROUND.items() if card != name}
    s = table(
        cards={"d4": name, **around},
        market={"aruba": "p0 5b-gold"},
        p0={**RICH, "doubloons": cost + 40},
    )
    s.play("p0 sail d4", f"p0 acquire {name}")
    s.expect(
        events=[f"card-acquired p0 card={name} doubloons={cost}"],
        p0={"improvements": [name], "score": {"improvements": vp}, **changed},
        asked=f"p1 {asked}" if asked == NOTHING else f"p0 {asked}",
    )


@pytest.mark.parametrize(
    ("name", "types"),
    [
        ("merchants-scales", {"tobacco", "rum", "sugar", "cocoa", "shovels", "golden-sabre",
                              "emerald-dagger", "pearl-pistol"}),
        ("recruiter", {"klabautermann", "cook", "gunner", "scout", "quartermaster", "harpooner",
                       "shantyman", "bosun"}),
        ("shipwright", {"longboat", "deck-gun", "cargo-hold", "dry-dock", "crows-nest",
                        "black-flag", "mainmast"}),
    ],
)  # fmt: skip
def test_what_can_be_acquired_from_afar(table: Table, name: str, types: set[str]) -> None:
    s = table(cards={"d4": name, **AROUND}, p0={**RICH, "doubloons": 40})
    s.play("p0 sail d4", f"p0 acquire {name}")
    offered = {option.split()[1] for option in s.options(0)[:-1]}
    assert offered
    assert offered <= types


@pytest.mark.parametrize(("name", "spaces"), [("crows-nest", 4), ("scout", 3), ("ships-wheel", 4)])
def test_how_far_lightning_explores(table: Table, name: str, spaces: int) -> None:
    s = table(cards={"d4": name}, p0={"ship": "c4", "doubloons": 8, "explorer": "7"})
    s.play("p0 sail d4", f"p0 acquire {name}")
    assert s.options(0) == [*(f"explore {7 + step}" for step in range(1, spaces + 1)), "decline"]


@pytest.mark.parametrize(("name", "strength"), [("harpooner", 5), ("powder-magazine", 6)])
def test_how_strong_raids_without_dice_are(table: Table, name: str, strength: int) -> None:
    s = table(cards={"d4": name}, p0={"ship": "c4", "doubloons": 9})
    s.play("p0 sail d4", f"p0 acquire {name}", "p0 raid pearl")
    s.expect(events=[f"raid-aimed kind=pearl strength={strength}"])


@pytest.mark.parametrize(
    ("name", "kind"),
    [("gold-hunter", "gold"), ("emerald-hunter", "emerald"), ("pearl-hunter", "pearl")],
)
def test_hunters_roll_one_die(table: Table, name: str, kind: str) -> None:
    s = table(cards={"d4": name}, chance={"raid": [3]}, p0={"ship": "c4", "doubloons": 9})
    s.play("p0 sail d4", f"p0 acquire {name}", f"p0 raid {kind}")
    s.expect(events=[f"raid-aimed kind={kind} strength=7"])


@pytest.mark.parametrize(
    ("name", "count"),
    [("dry-dock", 2), ("bosun", 1), ("reinforced-hull", 1), ("carpenter", 1)],
)
def test_how_many_upgrades(table: Table, name: str, count: int) -> None:
    s = table(cards={"d4": name}, p0={"ship": "c4", "doubloons": 7})
    s.play("p0 sail d4", f"p0 acquire {name}")
    for upgrade in ("u3", "u4")[:count]:
        s.expect(asked="p0 upgrade").play(f"p0 upgrade {upgrade}")
    s.expect(asked="p1 sail")


@pytest.mark.rule("maracaibo:location.actions-any-order")
@pytest.mark.parametrize(
    ("name", "cubes", "asked"),
    [
        ("tobago", 1, ["die"]),
        ("trinidad", 1, ["bury", "bury"]),
        ("bonaire", 1, ["explore"]),
        ("curacao", 1, ["one"]),
        ("grenada", 1, ["next"]),
        ("barbados", 0, ["one"]),
        ("aruba", 1, ["quest"]),
        ("margarita", 0, ["one"]),
        ("jamaica", 0, ["bury"]),
        ("hispaniola", 0, ["die"]),
        ("cuba", 0, ["die"]),
        ("puerto-rico", 0, ["next"]),
    ],
)
def test_locations(table: Table, name: str, cubes: int, asked: list[str]) -> None:
    s = table(cards={"d4": name}, p0={**RICH, "doubloons": 20, "quests": ["gold"]})
    s.play("p0 sail d4")
    assert sum(type(event).__name__ == "CubesAdded" for event in s.events) == cubes
    s.expect(asked="p0 upgrade").play("p0 decline")
    for prompt in asked:
        s.expect(asked=f"p0 {prompt}")
        if "decline" in s.options(0):
            s.play("p0 decline")


# Space, and what it changes at once or for good, or what is asked.
UPGRADES: list[tuple[str, dict[str, object], str]] = [
    ("u1", {}, "figurehead"),
    ("u2", {}, "place-tile"),
    ("u3", powers(strength=1), NOTHING),
    ("u4", powers(spaces=1), NOTHING),
    ("u5", {"doubloons": 35}, NOTHING),
    ("u6", {}, "quest"),
    ("u7", powers(raid_actions=["u7"]), NOTHING),
    ("u8", powers(discount=1), NOTHING),
    ("u9", {}, "place-tile"),
    ("u10", {}, "bury"),
    ("u11", {}, "explore"),
    ("u12", powers(raid_actions=["u12"]), NOTHING),
    ("u13", powers(spaces=1), NOTHING),
    ("u14", {}, "place-tile"),
    ("u15", {"vp": 7}, "bury"),
    ("u16", powers(raid_actions=["u16"]), NOTHING),
    ("u17", {"vp": 14}, NOTHING),
    ("u18", {"doubloons": 34}, "build"),
]
# Nine that change no power, so that all sectors are open.
MADE = ["u1", "u2", "u5", "u6", "u9", "u10", "u11", "u14", "u15", "u17"]


@pytest.mark.rule("maracaibo:upgrade.once-effect")
@pytest.mark.rule("maracaibo:upgrade.permanent-effect")
@pytest.mark.parametrize(("name", "changed", "asked"), UPGRADES, ids=[row[0] for row in UPGRADES])
def test_upgrades(table: Table, name: str, changed: dict[str, object], asked: str) -> None:
    made = [other for other in MADE if other != name]
    s = table(p0={**RICH, "ship": "bay", "doubloons": 30, "upgrades": made})
    s.play(f"p0 upgrade {name}").expect(
        p0=changed, asked=f"p1 {asked}" if asked == NOTHING else f"p0 {asked}"
    )


@pytest.mark.parametrize(("name", "doubloons"), [("u2", 2), ("u9", 1), ("u14", 0)])
def test_what_placing_a_tile_costs(table: Table, name: str, doubloons: int) -> None:
    made = [other for other in MADE if other != name]
    s = table(p0={"ship": "bay", "doubloons": doubloons, "upgrades": made})
    s.play(f"p0 upgrade {name}", "p0 place 3a-quests aruba")
    s.expect(events=[f"tile-placed p0 tile=3a-quests card=aruba doubloons={doubloons}"])
    if doubloons:
        s = table(p0={"ship": "bay", "doubloons": doubloons - 1, "upgrades": made})
        s.play(f"p0 upgrade {name}").expect(asked="p1 sail")


# Where the explorer comes from, the space, what it gives at once, and what is asked.
TRACK: list[tuple[str, str, dict[str, object], str]] = [
    ("s", "1", {"doubloons": 2}, NOTHING),
    ("1", "2", {"vp": 1}, NOTHING),
    ("2", "au1", {}, "cube"),
    ("au1", "au2", {}, "upgrade"),
    ("au2", "au3", {"doubloons": 3}, NOTHING),
    ("2", "al1", {"doubloons": 2}, NOTHING),
    ("al1", "al2", {}, "treasure"),
    ("al2", "al3", {"doubloons": 3}, NOTHING),
    ("al3", "al4", {}, "bury"),
    ("al4", "7", {"rivers": 1}, "quest"),
    ("7", "8", {"doubloons": 4}, NOTHING),
    ("8", "9", {"vp": 3}, NOTHING),
    ("9", "10", {"doubloons": 1}, "cube"),
    ("10", "11", {"rivers": 2}, "upgrade"),
    ("11", "12", {"doubloons": 4}, NOTHING),
    ("12", "13", {}, "activate-tile"),
    ("13", "bu1", {}, "treasure"),
    ("bu1", "bu2", {"doubloons": 5}, NOTHING),
    ("bu2", "bu3", {}, "bury"),
    ("bu3", "bu4", {"vp": 4}, NOTHING),
    ("bu4", "bu5", {"vp": 3}, "cube"),
    ("13", "bl1", {}, "upgrade"),
    ("bl1", "bl2", {}, "aim"),
    ("bl2", "bl3", {"vp": 2}, "sell-quest"),
    ("bl3", "19", {"rivers": 3}, "quest"),
    ("19", "20", {"doubloons": 5}, NOTHING),
    ("20", "21", {}, "treasure"),
    ("21", "22", {"vp": 4}, NOTHING),
    ("22", "23", {"rivers": 4}, "upgrade"),
    ("23", "24", {}, "bury"),
    ("24", "25", {}, "quest"),
    ("25", "26", {"vp": 6}, NOTHING),
    ("26", "27", {"vp": 8}, NOTHING),
]


@pytest.mark.rule("maracaibo:explore.resolve-space")
@pytest.mark.parametrize(
    ("start", "space", "gives", "asked"), TRACK, ids=[f"{row[0]}-{row[1]}" for row in TRACK]
)
def test_exploration_spaces(
    table: Table, start: str, space: str, gives: dict[str, object], asked: str
) -> None:
    s = table(
        cards={"d4": "bonaire", "e4": "aruba"},
        market={"aruba": "p0 5b-gold"},
        p0={**RICH, "doubloons": 0, "explorer": start, "quests": ["gold"]},
    )
    s.play("p0 sail d4", "p0 decline", f"p0 explore {space}")
    prompt = f"p1 {asked}" if asked == NOTHING else f"p0 {asked}"
    s.expect(p0={"explorer": space, "doubloons": 0, "vp": 0, **gives}, asked=prompt)


@pytest.mark.parametrize(("space", "kind"), [("al2", "gold"), ("bu1", "emerald"), ("21", "pearl")])
def test_treasures_of_the_track(table: Table, space: str, kind: str) -> None:
    before = {"al2": "al1", "bu1": "13", "21": "20"}[space]
    s = table(cards={"d4": "bonaire"}, p0={"ship": "c4", "explorer": before})
    s.play("p0 sail d4", "p0 decline", f"p0 explore {space}")
    assert s.options(0) == [f"treasure {kind}", "decline"]


@pytest.mark.rule("maracaibo:treasure.storage-bonus")
@pytest.mark.parametrize(
    ("kind", "gives"),
    [
        ("gold", {"doubloons": 3, "vp": 0}),
        ("emerald", {"doubloons": 0, "vp": 2}),
        ("pearl", {"doubloons": 1, "vp": 1}),
    ],
)
def test_storage_bonuses(table: Table, kind: str, gives: dict[str, object]) -> None:
    s = table(
        cards={"d4": "tobago"},
        chance={"raid": [5, 5, 5]},
        p0={"ship": "c4", "doubloons": 0},
    )
    s.play("p0 sail d4", "p0 decline", f"p0 raid {kind}", "p0 spend treasure").expect(p0=gives)


@pytest.mark.rule("maracaibo:bury.bonus")
@pytest.mark.parametrize(
    ("kind", "spot", "gives", "asked"),
    [
        ("gold", "1", {}, "cube"),
        ("gold", "2", {"doubloons": 5}, "bury"),
        ("gold", "3", {"vp": 3}, "bury"),
        ("gold", "4", {}, "bury"),
        ("gold", "5", {}, "bury"),
        ("emerald", "1", {}, "cube"),
        ("emerald", "2", {}, "quest"),
        ("emerald", "3", {"vp": 3}, "bury"),
        ("emerald", "4", {}, "bury"),
        ("emerald", "5", {}, "bury"),
        ("pearl", "1", {}, "cube"),
        ("pearl", "2", {}, "upgrade"),
        ("pearl", "3", {"vp": 3}, "bury"),
        ("pearl", "4", {}, "bury"),
        ("pearl", "5", {}, "bury"),
    ],
)
def test_buried_spaces(
    table: Table, kind: str, spot: str, gives: dict[str, object], asked: str
) -> None:
    s = table(cards={"d4": "trinidad"}, p0={"ship": "c4", "doubloons": 0, "stored": {kind: 2}})
    s.play("p0 sail d4", "p0 decline", f"p0 bury {kind} {spot}")
    s.expect(p0={"doubloons": 0, "vp": 0, "buried": {kind: [spot]}, **gives}, asked=f"p0 {asked}")
    if asked == "cube":
        assert s.options(0) == [f"cube {kind}", "decline"]
