"""The end of the game: nine sources of points, and who wins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.rules.scoring import result
from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

SHIPS = ["longboat", "deck-gun", "cargo-hold", "dry-dock", "crows-nest", "black-flag"]
EQUIPMENT = ["tobacco", "rum", "sugar", "cocoa", "shovels", "golden-sabre", "emerald-dagger"]
CREW = ["cook", "gunner", "scout", "quartermaster", "harpooner", "shantyman", "bosun"]


def standing(table: Table, **p0: object) -> Scenario:
    """What the first player would have if the game ended now."""
    islands = p0.pop("islands", {})
    cards = p0.pop("cards", {})
    poor = {"doubloons": 0}
    return table(p0={"doubloons": 0, **p0}, p1=poor, islands=islands, cards=cards)


def points(s: Scenario, source: str) -> object:
    seats = s.match.view(0)["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    score = seats[0]["score"]
    assert isinstance(score, dict)
    return score[source]


@pytest.mark.rule("maracaibo:end.rivers")
def test_rivers(table: Table) -> None:
    assert points(standing(table, rivers=3), "rivers") == 12


@pytest.mark.rule("maracaibo:end.doubloons")
@pytest.mark.parametrize(("doubloons", "vp"), [(4, 0), (5, 1), (9, 1), (23, 4)])
def test_doubloons(table: Table, doubloons: int, vp: int) -> None:
    assert points(standing(table, doubloons=doubloons), "doubloons") == vp


@pytest.mark.rule("maracaibo:end.improvement-vp")
def test_printed_points(table: Table) -> None:
    s = standing(table, improvements=["tobacco", "rum", "old-sea-dog"])
    assert points(s, "improvements") == 7


@pytest.mark.parametrize(
    ("card", "has", "vp"),
    [
        pytest.param("golden-idol", {"stored": {"gold": 5}}, 7,
                     marks=pytest.mark.rule("maracaibo:symbol.end-three-treasures")),
        pytest.param("golden-idol", {"stored": {"gold": 2, "pearl": 4}}, 0,
                     marks=pytest.mark.rule("maracaibo:symbol.end-three-treasures")),
        pytest.param("emerald-necklace",
                     {"stored": {"emerald": 4}, "buried": {"emerald": ["1", "2"]}}, 14,
                     marks=pytest.mark.rule("maracaibo:symbol.end-sets-rounded")),
        pytest.param("pearl-crown", {"stored": {"pearl": 3}}, 7,
                     marks=pytest.mark.rule("maracaibo:symbol.end-three-treasures")),
        pytest.param("old-sea-dog", {"buried": {"gold": ["1", "5"], "pearl": ["1"]}}, 6,
                     marks=pytest.mark.rule("maracaibo:symbol.end-per-buried")),
        pytest.param("adventuress", {"rivers": 4, "quests": ["rivers", "crew", "residences"]}, 0,
                     marks=pytest.mark.rule("maracaibo:symbol.end-three-quests")),
        pytest.param("adventuress", {"rivers": 4, "stored": {"gold": 5, "pearl": 3},
                                     "quests": ["rivers", "gold", "pearls", "crew"]}, 5,
                     marks=pytest.mark.rule("maracaibo:symbol.end-three-quests")),
        pytest.param("book-of-adventures", {"rivers": 4, "stored": {"gold": 5, "pearl": 3},
                                            "quests": ["rivers", "gold", "pearls"]}, 6,
                     marks=pytest.mark.rule("maracaibo:symbol.end-three-quests")),
    ],
)  # fmt: skip
@pytest.mark.rule("maracaibo:end.improvement-conditions")
def test_grey_scrolls(table: Table, card: str, has: dict[str, object], vp: int) -> None:
    assert points(standing(table, improvements=[card], **has), "conditions") == vp


@pytest.mark.parametrize(
    ("residence", "has", "vp"),
    [
        pytest.param("hacienda", {"improvements": ["cook", "rum"]}, 12,
                     marks=pytest.mark.rule("maracaibo:residence.hacienda")),
        pytest.param("hacienda", {"improvements": ["sugar", "tobacco", "coffee"]}, 24,
                     marks=pytest.mark.rule("maracaibo:residence.hacienda")),
        pytest.param("castle", {"improvements": ["cocoa", "spices"]}, 21,
                     marks=pytest.mark.rule("maracaibo:residence.castle")),
        pytest.param("hidden-harbour", {"rivers": 3}, 18,
                     marks=pytest.mark.rule("maracaibo:residence.hidden-harbour")),
        pytest.param("fortress", {"stored": {"gold": 3, "emerald": 2, "pearl": 4}}, 16,
                     marks=pytest.mark.rule("maracaibo:residence.fortress")),
        pytest.param("lighthouse", {"stored": {"pearl": 2, "gold": 1}}, 8,
                     marks=pytest.mark.rule("maracaibo:residence.lighthouse")),
        pytest.param("palace", {"stored": {"gold": 7}}, 24,
                     marks=pytest.mark.rule("maracaibo:residence.palace")),
        pytest.param("townhouse", {"stored": {"emerald": 1}, "buried": {"emerald": ["5"]}}, 8,
                     marks=pytest.mark.rule("maracaibo:residence.townhouse")),
        pytest.param("citadel", {"improvements": EQUIPMENT[:3]}, 12,
                     marks=pytest.mark.rule("maracaibo:residence.citadel")),
        pytest.param("inn", {"improvements": CREW}, 24,
                     marks=pytest.mark.rule("maracaibo:residence.inn")),
        pytest.param("estate", {"rivers": 4, "quests": ["rivers", "crew"]}, 4,
                     marks=pytest.mark.rule("maracaibo:residence.estate")),
        # Either line of a quest counts.
        pytest.param("estate", {"rivers": 4, "stored": {"gold": 3}, "quests": ["rivers", "gold"]},
                     8, marks=pytest.mark.rule("maracaibo:end.quests-first")),
        pytest.param("hacienda", {"figurehead": "d-whale", "improvements": ["cook"],
                                  "quests": ["crew", "gold"]}, 10,
                     marks=pytest.mark.rule("maracaibo:income.current-value")),
        pytest.param("pirate-cove", {"buried": {"gold": ["1", "2"], "pearl": ["3"]}}, 9,
                     marks=pytest.mark.rule("maracaibo:residence.pirate-cove")),
        pytest.param("sea-fort", {"improvements": SHIPS}, 25,
                     marks=pytest.mark.rule("maracaibo:residence.sea-fort")),
    ],
)  # fmt: skip
@pytest.mark.rule("maracaibo:end.residences")
@pytest.mark.rule("maracaibo:residence.scores-for-owners-only")
def test_residences(table: Table, residence: str, has: dict[str, object], vp: int) -> None:
    lies = {"cards": {"c4": residence}}
    assert points(standing(table, **lies, **has, residences=[residence]), "residences") == vp
    assert points(standing(table, **lies, **has), "residences") == 0


@pytest.mark.rule("maracaibo:end.treasure-values")
@pytest.mark.parametrize(
    ("cubes", "value"), [(0, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (12, 5)]
)
def test_treasures_by_the_cubes_of_their_island(table: Table, cubes: int, value: int) -> None:
    s = standing(
        table, islands={"gold": cubes, "pearl": 0},
        stored={"gold": 2, "pearl": 1}, buried={"gold": ["4"]},
    )  # fmt: skip
    assert points(s, "treasures") == 3 * value + 2


@pytest.mark.rule("maracaibo:end.buried-bonus")
def test_two_more_for_each_buried_treasure(table: Table) -> None:
    s = standing(table, buried={"gold": ["1", "4"], "emerald": ["2"]}, stored={"gold": 5})
    assert points(s, "buried") == 6


@pytest.mark.rule("maracaibo:end.quests")
@pytest.mark.rule("maracaibo:end.unmet-quests-free")
@pytest.mark.parametrize(("gold", "vp"), [(2, 0), (3, 3), (4, 3), (5, 7), (8, 7)])
def test_the_harder_line_or_the_easier_one(table: Table, gold: int, vp: int) -> None:
    assert points(standing(table, quests=["gold"], stored={"gold": gold}), "quests") == vp


@pytest.mark.rule("maracaibo:example.end.crew-quests")
@pytest.mark.rule("maracaibo:end.quests-share-items")
def test_crew_counts_for_every_quest(table: Table) -> None:
    quests = ["crew", "crew-rivers", "equipment-crew"]
    s = standing(table, quests=quests, improvements=[*CREW[:5], *EQUIPMENT[:3]], rivers=3)
    assert points(s, "quests") == 21


@pytest.mark.rule("maracaibo:end.six-quests")
@pytest.mark.rule("maracaibo:end.quests-first")
def test_ten_points_for_six_scored_quests(table: Table) -> None:
    six = ["gold", "emeralds", "pearls", "treasures", "rivers", "crew"]
    rich = {"stored": {"gold": 3, "emerald": 3, "pearl": 3}, "rivers": 2, "improvements": CREW[:3]}
    assert points(standing(table, quests=six, **rich), "six_quests") == 10
    # A seventh that is not met does not help those who score only five.
    assert (
        points(standing(table, quests=[*six[:5], "ships", "upgrades"], **rich), "six_quests") == 0
    )


@pytest.mark.parametrize(
    ("quest", "easier", "harder"),
    [
        pytest.param("treasures", {"stored": {"gold": 4, "pearl": 4}},
                     {"stored": {"gold": 6, "pearl": 3}, "buried": {"emerald": ["1", "2"]}},
                     marks=[pytest.mark.rule("maracaibo:quest-type.treasures"),
                            pytest.mark.rule("maracaibo:quest-type.any-kind")]),
        pytest.param("emeralds", {"stored": {"emerald": 3}}, {"stored": {"emerald": 5}},
                     marks=pytest.mark.rule("maracaibo:quest-type.treasures")),
        pytest.param("buried-gold", {"buried": {"gold": ["1", "2"]}},
                     {"buried": {"gold": ["1", "2", "3", "4"]}},
                     marks=pytest.mark.rule("maracaibo:quest-type.buried")),
        pytest.param("buried", {"buried": {"gold": ["1", "2"], "pearl": ["1", "2", "3"]}},
                     {"buried": {"gold": ["1", "2", "3", "4"], "pearl": ["1", "2", "3", "4"]}},
                     marks=pytest.mark.rule("maracaibo:quest-type.any-kind")),
        pytest.param("ships", {"improvements": SHIPS[:2]}, {"improvements": SHIPS[:3]},
                     marks=pytest.mark.rule("maracaibo:quest-type.improvements-of-kind")),
        pytest.param("equipment", {"improvements": EQUIPMENT[:3]}, {"improvements": EQUIPMENT[:5]},
                     marks=pytest.mark.rule("maracaibo:quest-type.improvements-of-kind")),
        pytest.param("crew", {"improvements": CREW[:3]}, {"improvements": CREW[:5]},
                     marks=pytest.mark.rule("maracaibo:quest-type.improvements-of-kind")),
        pytest.param("doubloon-income", {"improvements": ["cook", "rum"]},
                     {"improvements": ["cook", "tobacco", "rum"]},
                     marks=pytest.mark.rule("maracaibo:quest-type.doubloon-income")),
        pytest.param("doubloon-income",
                     {"figurehead": "d-whale", "improvements": ["sugar"]},
                     {"figurehead": "d-whale", "improvements": ["sugar", "tobacco"]},
                     marks=pytest.mark.rule("maracaibo:income.current-value")),
        pytest.param("vp-income", {"improvements": ["shantyman", "black-flag"]},
                     {"improvements": ["cocoa", "spices"]},
                     marks=pytest.mark.rule("maracaibo:quest-type.vp-income")),
        pytest.param("improvements-residences", {"improvements": CREW[:6], "residences": ["inn"]},
                     {"improvements": [*CREW, *SHIPS[:2]], "residences": ["inn"]},
                     marks=pytest.mark.rule("maracaibo:quest-type.improvements-and-residences")),
        pytest.param("rivers", {"rivers": 2}, {"rivers": 4},
                     marks=pytest.mark.rule("maracaibo:quest-type.rivers")),
        pytest.param("each-kind", {"improvements": [SHIPS[0], CREW[0], EQUIPMENT[0]]},
                     {"improvements": [*SHIPS[:2], *CREW[:2], *EQUIPMENT[:2]]},
                     marks=pytest.mark.rule("maracaibo:quest-type.each-kind")),
        pytest.param("residences", {"residences": ["inn"]}, {"residences": ["inn", "castle"]},
                     marks=pytest.mark.rule("maracaibo:quest-type.residences")),
        pytest.param("buried-vp-income",
                     {"buried": {"gold": ["1", "2", "3"]}, "improvements": ["cocoa"]},
                     {"buried": {"gold": ["1", "2", "3"], "pearl": ["1", "2"]},
                      "improvements": ["spices"]},
                     marks=pytest.mark.rule("maracaibo:quest-type.buried-and-vp-income")),
        pytest.param("lightning", {"improvements": ["scout", "bosun", "shovels"]},
                     {"improvements": ["scout", "bosun", "shovels", "dry-dock", "crows-nest"]},
                     marks=pytest.mark.rule("maracaibo:quest-type.lightning")),
        pytest.param("upgrades", {"upgrades": [f"u{n}" for n in range(1, 13)]},
                     {"upgrades": [f"u{n}" for n in range(1, 17)]},
                     marks=pytest.mark.rule("maracaibo:quest-type.upgrades")),
        pytest.param("crew-rivers", {"improvements": CREW[:2], "rivers": 2},
                     {"improvements": CREW[:4], "rivers": 3},
                     marks=pytest.mark.rule("maracaibo:quest-type.crew-and-rivers")),
        pytest.param("equipment-rivers", {"improvements": EQUIPMENT[:2], "rivers": 2},
                     {"improvements": EQUIPMENT[:4], "rivers": 3},
                     marks=pytest.mark.rule("maracaibo:quest-type.equipment-and-rivers")),
        pytest.param("equipment-crew", {"improvements": [*EQUIPMENT[:2], *CREW[:2]]},
                     {"improvements": [*EQUIPMENT[:3], *CREW[:3]]},
                     marks=pytest.mark.rule("maracaibo:quest-type.equipment-and-crew")),
        pytest.param("ship-residences", {"improvements": SHIPS[:1], "residences": ["inn"]},
                     {"improvements": SHIPS[:2], "residences": ["inn", "castle"]},
                     marks=pytest.mark.rule("maracaibo:quest-type.ship-and-residences")),
        pytest.param("buried-rivers",
                     {"buried": {"gold": ["1", "2"], "pearl": ["1", "2"]}, "rivers": 2},
                     {"buried": {"gold": ["1", "2", "3"], "pearl": ["1", "2", "3"]}, "rivers": 3},
                     marks=pytest.mark.rule("maracaibo:quest-type.buried-and-rivers")),
    ],
)  # fmt: skip
def test_conditions_of_quests(
    table: Table, quest: str, easier: dict[str, object], harder: dict[str, object]
) -> None:
    cards = {"c4": "inn", "c3": "castle"}
    assert points(standing(table, cards=cards, quests=[quest]), "quests") == 0
    assert points(standing(table, cards=cards, quests=[quest], **easier), "quests") == 3
    assert points(standing(table, cards=cards, quests=[quest], **harder), "quests") == 7


def last_turn(table: Table, p0: dict[str, object], p1: dict[str, object]) -> Scenario:
    """The second player reaches Maracaibo and ends the game."""
    s = table(
        round=3, turn="p1", p0={"doubloons": 0, **p0}, p1={"doubloons": 0, "ship": "bay", **p1}
    )
    return s.play("p1 decline")


@pytest.mark.rule("maracaibo:end.winner")
@pytest.mark.rule("maracaibo:vp.track")
def test_most_points_win(table: Table) -> None:
    s = last_turn(table, {"vp": 20, "quests": ["gold"]}, {"vp": 15})
    s.expect(
        winners=[1],
        events=["quests-revealed p0 quests=gold", "scored p0 total=20", "scored p1 total=21",
                "won p1 reason=points"],
    )  # fmt: skip


@pytest.mark.rule("maracaibo:end.tie")
def test_a_tie_goes_to_more_buried_treasures(table: Table) -> None:
    # A buried pearl: 3 for it and 2 for burying.
    s = last_turn(table, {"vp": 11, "buried": {"pearl": ["4"]}}, {"vp": 10})
    s.expect(winners=[0], events=["won p0 reason=buried"])
    s = last_turn(table, {"vp": 16}, {"vp": 10})
    s.expect(winners=[0, 1], events=["won p0 reason=shared", "won p1 reason=shared"])


@pytest.mark.rule("maracaibo:end.winner", "maracaibo:end.tie")
def test_a_tie_of_others_does_not_decide_who_wins(table: Table) -> None:
    ahead, behind = {"vp": 30}, {"vp": 10}
    found = result(table(seats=3, p0=behind, p1=ahead, p2=behind).state(Maracaibo))
    assert (found.winners, found.ranking, found.reason) == ((1,), ((1,), (0, 2)), "points")
    # A buried pearl: 3 for it and 2 for burying. The last one has nothing to do with it.
    buried = {"vp": 25, "buried": {"pearl": ["4"]}}
    found = result(table(seats=3, p0=ahead, p1=buried, p2=behind).state(Maracaibo))
    assert (found.winners, found.ranking, found.reason) == ((1,), ((1,), (0,), (2,)), "buried")
    found = result(table(seats=3, p0=ahead, p1=behind, p2=ahead).state(Maracaibo))
    assert (found.winners, found.ranking, found.reason) == ((0, 2), ((0, 2), (1,)), "shared")


@pytest.mark.rule("maracaibo:doubloons.public")
def test_what_lies_open(table: Table) -> None:
    s = table(p0={"doubloons": 7, "quests": ["gold"]}, p1={"doubloons": 9, "quests": ["crew"]})
    s.expect(p1={"doubloons": 9, "quests": ["crew"]})
    seats = s.match.view(0)["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[1], dict)
    assert (seats[1]["doubloons"], seats[1]["quests"]) == (9, [None])


@pytest.mark.rule("maracaibo:symbol.per-buried")
@pytest.mark.rule("maracaibo:symbol.per-crew")
@pytest.mark.rule("maracaibo:symbol.per-equipment")
@pytest.mark.rule("maracaibo:symbol.per-river")
@pytest.mark.parametrize(
    ("card", "has", "vp"),
    [
        ("jamaica", {"buried": {"gold": ["1", "2", "3", "4"], "pearl": ["1", "2", "3"]}}, 7),
        ("hispaniola", {"improvements": CREW}, 7),
        ("cuba", {"improvements": EQUIPMENT}, 7),
        ("puerto-rico", {"rivers": 4, "explorer": "27"}, 8),
    ],
)
def test_points_of_level_two_locations(
    table: Table, card: str, has: dict[str, object], vp: int
) -> None:
    s = table(cards={"d4": card}, p0={"ship": "c4", "doubloons": 0, **has},
              chance={"raid": [1, 1, 1]})  # fmt: skip
    s.play("p0 sail d4", "p0 decline")
    if card in ("hispaniola", "cuba"):
        s.play("p0 raid gold", "p0 done")
    s.expect(p0={"vp": vp}, asked="p1 sail")
