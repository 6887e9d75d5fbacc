"""What the options of Jolly Roger are said to lead to, and how the table says things stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.components.cards import SKILLS, TYPES
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.codec import Json
from kaper.kernel.prospects import Prospect
from kaper.testing.scenario import Scenario
from tests.games.jolly_roger.mutinies import NO_TRAITOR, sailing
from tests.games.jolly_roger.test_lot import overthrown, won

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"


def brings(s: Scenario, seat: int, action: str) -> list[Prospect]:
    return list(s.match.brings(seat, action))


def span(least: int, most: int) -> str:
    return f"{least}\N{EN DASH}{most}"


def spent(crew: int) -> Prospect:
    return Prospect("cost", "crew-spent", crew=crew)


def read(card: str) -> Prospect:
    return Prospect("note", "reads-card", card=card)


# The voyage


@pytest.mark.rule("jolly-roger:voyage.captain-chooses", "jolly-roger:setup.help-card")
def test_a_course_tells_what_its_backs_tell(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, stage="choose")
    assert brings(s, 0, "sail fort") == [
        Prospect("note", "need", skill="navigation", need=span(1, 2)),
        Prospect("note", "need", skill="gunnery", need=span(3, 6)),
        Prospect("note", "need", skill="melee", need=span(3, 4)),
    ]
    assert brings(s, 0, "sail pirate-port") == [Prospect("note", "pirate-port")]
    assert brings(s, 0, "sail treasure-island") == [Prospect("note", "treasure-island")]


@pytest.mark.rule("jolly-roger:voyage.captain-chooses")
def test_a_target_that_everybody_has_seen_is_told_exactly(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, stage="choose")
    state = s.state(JollyRoger)
    state.tops[TYPES.index("fort")] = state.tables.destination_names.index("fort-4")
    assert [told.args["need"] for told in brings(s, 0, "sail fort")] == ["2", "4", "3"]
    assert [told.args["need"] for told in brings(s, 0, "sail settlement")] == [
        span(2, 3),
        span(1, 2),
        span(3, 6),
    ]


# The attack


def attacking(scenario: Arrange, *cards: str, **more: object) -> Scenario:
    """The Quartermaster p1 has added some cards against a Fort."""
    hands = {"p1": {"hand": [*cards, "m1c4", "n1c3"]}, "p3": {"hand": ["m1c1"]}, **more}
    s = scenario(GAME, seats=4, **{"crew_discards": NO_TRAITOR, **hands})
    s.play("p0 sail fort").pass_window()
    return s.play(*(f"p1 add {card}" for card in cards))


@pytest.mark.rule("jolly-roger:attack.sum-per-skill", "jolly-roger:attack.crew-card-parts")
@pytest.mark.parametrize(
    ("laid", "have", "verdict"),
    [(["n1c1"], 1, "short"), (["m1c1", "m1c2"], 3, "maybe"), (["m1c2", "m2c1"], 4, "sure")],
)
def test_a_card_added_tells_the_new_total(
    scenario: Arrange, laid: list[str], have: int, verdict: str
) -> None:
    """A Fort asks 3 to 4 of melee."""
    s = attacking(scenario, *laid, p3={"hand": ["m1c2"]})
    total = Prospect(
        "gain",
        "total",
        skill="melee",
        points=1,
        have=have,
        need=span(3, 4),
        verdict=verdict,
    )
    assert brings(s, 3, "add m1c2") == [total, spent(2)]


@pytest.mark.rule("jolly-roger:attack.qm-first-card", "jolly-roger:attack.special-as-crew")
def test_the_first_card_and_a_card_without_a_skill(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p1={"hand": ["g2c3", "ship-rats", "cook"]}, p3={"hand": ["n1c1"]})
    s.play("p0 sail fort").pass_window().expect(asked="p1 first-card")
    assert [told.name for told in brings(s, 1, "add g2c3")] == ["total", "crew-spent"]
    assert brings(s, 1, "add ship-rats") == [Prospect("cost", "no-skill"), spent(5)]
    assert brings(s, 1, "add cook") == [Prospect("cost", "no-skill"), spent(1)]


@pytest.mark.rule("jolly-roger:attack.multi-skill")
def test_a_card_of_any_skill_may_fill_each_gap(scenario: Arrange) -> None:
    """Of navigation 1 to 2 are asked, of gunnery 3 to 6, of melee 3 to 4."""
    cards = ("g1c1", "m2c1", "m2c2", "multi-1c1")
    s = attacking(scenario, *cards, p3={"hand": ["multi-1c1"]})
    tally = tally_of(s, 3)
    assert [line["verdict"] for line in lines_of(tally)] == ["maybe", "short", "sure"]
    assert tally["flexible"] == 1
    verdicts = ("maybe", "maybe", "sure")
    flexible = Prospect("gain", "flexible", points=1, verdicts=verdicts)
    assert brings(s, 3, "add multi-1c1") == [flexible, spent(1)]


@pytest.mark.rule("jolly-roger:attack.multi-skill")
def test_an_assigned_card_is_held_against_the_target(scenario: Arrange) -> None:
    """Fort 4 asks 2, 4 and 3."""
    cards = ["n2c1", "g2c1", "g1c1", "m1c1", "multi-1c1"]
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": cards},
        crew_discards=NO_TRAITOR,
        chance={"destination": ["fort-4"]},
    )
    s.play("p0 sail fort").pass_window()
    s.play(*(f"p1 add {card}" for card in cards), "p1 reveal").pass_on()
    s.expect(asked="p1 assign")
    assert brings(s, 1, "assign navigation") == [
        Prospect("cost", "assigned", skill="navigation", have=3, need=2)
    ]
    assert brings(s, 1, "assign gunnery") == [
        Prospect("gain", "assigned", skill="gunnery", have=4, need=4)
    ]
    assert brings(s, 1, "assign melee") == [
        Prospect("gain", "assigned", skill="melee", have=2, need=3)
    ]


def tally_of(s: Scenario, viewer: int | None) -> dict[str, Json]:
    tally = s.part(viewer, "voyage")["tally"]
    assert isinstance(tally, dict)
    return tally


def lines_of(tally: dict[str, Json]) -> list[dict[str, Json]]:
    lines = tally["lines"]
    assert isinstance(lines, list)
    return [line for line in lines if isinstance(line, dict)]


@pytest.mark.rule("jolly-roger:attack.sum-per-skill")
def test_the_table_tells_how_an_attack_stands(scenario: Arrange) -> None:
    s = attacking(scenario, "g2c1", "g2c2", "m2c1", p3={"hand": ["m2c3", "m1c1", "cook"]})
    spans = {"navigation": (1, 2), "gunnery": (3, 6), "melee": (3, 4)}
    have = {"navigation": (0, "short"), "gunnery": (4, "maybe"), "melee": (2, "short")}

    def lines(**hand: int) -> list[dict[str, Json]]:
        return [
            {
                "skill": skill,
                "have": have[skill][0],
                "hand": hand.get(skill, 0),
                "least": spans[skill][0],
                "most": spans[skill][1],
                "verdict": have[skill][1],
            }
            for skill in SKILLS
        ]

    assert lines_of(tally_of(s, 3)) == lines(melee=3)
    # Of another hand nobody learns anything.
    assert lines_of(tally_of(s, 1)) == lines(melee=1, navigation=1)
    assert lines_of(tally_of(s, None)) == lines()
    assert tally_of(s, None)["flexible"] == 0


@pytest.mark.rule("jolly-roger:attack.target-card-parts", "jolly-roger:card.first-mate")
def test_a_target_turned_up_is_exact_and_changes_count(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": ["m2c1"]},
        p2={"hand": ["first-mate"]},
        crew_discards=NO_TRAITOR,
        chance={"destination": ["fort-4"]},
    )
    s.play("p0 sail fort").pass_window()
    s.play("p1 add m2c1", "p1 reveal", "p2 play first-mate", "p2 choose more-melee")
    lines = lines_of(tally_of(s, None))
    assert [(line["have"], line["least"], line["most"]) for line in lines] == [
        (0, 2, 2),
        (0, 4, 4),
        (3, 3, 3),
    ]
    assert [line["verdict"] for line in lines] == ["short", "short", "sure"]


@pytest.mark.rule("jolly-roger:port.no-attack")
def test_in_a_port_there_is_no_attack(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p3={"hand": ["m1c1"]}).play("p0 sail pirate-port")
    assert s.part(0, "voyage")["tally"] is None


# The mutiny


@pytest.mark.rule("jolly-roger:mutiny.start", "jolly-roger:mutiny.losers")
def test_a_call_tells_its_crew_and_what_is_at_stake(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p1={"hand": ["n1c1"]},
        p2={"hand": ["n1c4", "ship-rats", "assassin"], "loot": ["rum", "gold-1"]},
    )
    stake = Prospect("risk", "stake", count=2)
    assert brings(s, 2, "mutiny n1c4") == [Prospect("note", "calls", crew=4), stake]
    assert brings(s, 2, "mutiny ship-rats") == [Prospect("note", "calls", crew=5), stake]
    assert brings(s, 2, "mutiny assassin") == [Prospect("gain", "kills")]
    assert brings(s, 1, "mutiny quartermaster") == [Prospect("note", "calls", crew=1)]


@pytest.mark.rule("jolly-roger:mutiny.winner", "jolly-roger:mutiny.tie-captain")
def test_support_tells_who_would_lead(scenario: Arrange) -> None:
    """The Captain card counts one, and 4 crew members stand for the First Mutineer."""
    s = sailing(
        scenario,
        p0={"hand": ["n1c1", "n1c2", "n1c3", "n2c3", "m1c4"]},
        p2={"hand": ["g1c4"]},
        p3={"hand": ["m1c1"], "loot": ["rum"]},
    )
    s.play("p2 mutiny g1c4").expect(asked="p3 mutiny")

    def leads(kind: str, side: str, by: int, crew: int) -> Prospect:
        assert kind in ("gain", "cost")
        return Prospect("gain" if kind == "gain" else "cost", "leads", side=side, by=by, crew=crew)

    assert brings(s, 0, "support captain n1c2") == [leads("cost", "mutineer", 1, 2)]
    assert brings(s, 0, "support captain n1c3") == [
        Prospect("gain", "draw", side="captain", crew=3)
    ]
    assert brings(s, 0, "support captain m1c4") == [leads("gain", "captain", 1, 4)]
    stake = Prospect("risk", "stake", count=1)
    assert brings(s, 3, "support mutineer m1c1") == [leads("gain", "mutineer", 4, 1), stake]
    assert brings(s, 1, "support captain quartermaster") == [leads("cost", "mutineer", 2, 1)]
    assert standing(s) == {
        "leader": "mutineer",
        "by": 3,
        "stakes": {"captain": 0, "mutineer": 0},
    }


def standing(s: Scenario) -> Json:
    return s.part(None, "mutiny")["standing"]


@pytest.mark.rule("jolly-roger:mutiny.tie-captain", "jolly-roger:mutiny.losers")
def test_a_draw_is_the_captains_and_stakes_are_of_those_who_take_part(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"hand": ["n1c1"], "loot": ["rum"]},
        p1={"hand": ["n1c2"], "loot": ["gold-1", "gold-2"]},
        p2={"hand": ["g2c2"], "loot": ["gold-3"], "buried": ["hostage"]},
        p3={"hand": ["m1c1"], "loot": ["jewels"]},
    )
    s.play("p2 mutiny g2c2")
    stakes = {"captain": 1, "mutineer": 1}
    assert standing(s) == {"leader": "mutineer", "by": 1, "stakes": stakes}
    s.play("p0 support captain n1c1")
    assert standing(s) == {"leader": "captain", "by": 0, "stakes": stakes}
    s.play("p1 support captain quartermaster")
    stakes = {"captain": 3, "mutineer": 1}
    assert standing(s) == {"leader": "captain", "by": 1, "stakes": stakes}


@pytest.mark.rule("jolly-roger:card.sea-wolf-details")
def test_whoever_is_pressed_is_told_what_the_card_does(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        p0={"hand": ["sea-wolf"]},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["m1c3"], "loot": ["rum"]},
    )
    s.play("p2 mutiny n1c4", "p0 support captain sea-wolf", "p0 press p3")
    s.expect(asked="p3 lay-pressed")
    # Bound without a card, nobody can lose.
    assert s.part(None, "mutiny")["sides"] == ["captain", None, "mutineer", "captain"]
    assert standing(s) == {"leader": "mutineer", "by": 2, "stakes": {"captain": 0, "mutineer": 0}}
    assert brings(s, 3, "support captain m1c3") == [
        Prospect("gain", "leads", side="captain", by=1, crew=3),
        Prospect("risk", "stake", count=1),
    ]


# Special cards


@pytest.mark.rule("jolly-roger:special.timing", "jolly-roger:card.traitor-window")
def test_a_special_card_is_read_and_missing_in_a_mutiny(scenario: Arrange) -> None:
    s = attacking(scenario, "g2c1", p2={"hand": ["traitor"]}, crew_discards=["traitor"])
    assert brings(s, 2, "betray p1 g2c1") == [read("traitor"), spent(1)]
    s = sailing(scenario, p2={"hand": ["lookout"]})
    assert brings(s, 2, "play lookout") == [read("lookout"), spent(1)]


# The lot


@pytest.mark.rule("jolly-roger:loot.even-share", "jolly-roger:loot.qm-shares-rest")
def test_five_cards_for_four_players(scenario: Arrange) -> None:
    s = won(scenario, ["gold-1", "gold-1", "gold-2", "gold-3", "rum"])
    s.expect(share={"least": 1, "most": 2}).pass_window()
    s.play("p0 take gold-3").expect(asked="p1 share", share={"least": 1, "most": 2})
    assert brings(s, 1, "share rum p2") == [Prospect("note", "share", share=span(1, 2))]


@pytest.mark.rule("jolly-roger:mutiny.share-loot", "jolly-roger:mutiny.share-loot-others")
@pytest.mark.parametrize(
    ("rum", "share", "least", "most"),
    [(0, span(0, 1), 0, 1), (1, "1", 1, 1), (2, span(1, 2), 1, 2)],
)
def test_after_a_mutiny_one_card_is_picked_and_three_players_share_the_rest(
    scenario: Arrange, rum: int, share: str, least: int, most: int
) -> None:
    s = overthrown(scenario, ["gold-1", "gold-2", "gold-3", *["rum"] * rum])
    s.expect(asked="p3 before-pick", share={"least": least, "most": most}).pass_window()
    s.play("p2 take gold-3").expect(asked="p3 share", share={"least": least, "most": most})
    assert brings(s, 3, "share gold-1 p0") == [Prospect("note", "share", share=share)]
