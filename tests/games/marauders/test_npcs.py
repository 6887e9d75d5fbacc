"""Independent captains: entry, movement, pursuit, scouting."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.components.ids import Zone
from kaper.games.marauders.rules import independent
from kaper.games.marauders.rules.independent import scouts
from kaper.games.marauders.rules.npc_scouting import scouting_dice
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
NASSAU = Zone(1)
NETHERLANDS, FRANCE = 3, 2
QUIET = {"p0": {"in": "nassau"}, "p1": {"in": "st-maarten"}}


def where(s: Scenario, fleet: str) -> object:
    return {npc["fleet"]: npc["zone"] for npc in s.rows(0, "npcs")}[fleet]


def command(s: Scenario, fleet: str) -> object:
    return {npc["fleet"]: npc["npc"] for npc in s.rows(0, "npcs")}[fleet]


def end_round(s: Scenario) -> None:
    s.play("p0 end", "p1 end")


@pytest.mark.rule(
    "marauders:npc.event-entry",
    "marauders:npc.placed-at-end",
    "marauders:event.first-player-draws",
    "marauders:round.order",
)
def test_an_admiral_enters_at_the_end_of_the_round(scenario: Arrange) -> None:
    s = scenario(
        GAME, **QUIET, begin="round", chance={"event": ["philips-van-almonde", "becalmed"]}
    )
    s.expect(events=["event-drawn p0 event=philips-van-almonde"], entering=["philips-van-almonde"])
    assert where(s, "netherlands") is None
    s.play("p0 end")
    assert where(s, "netherlands") is None
    s.play("p1 end").expect(events=["npc-entered npc=philips-van-almonde zone=curacao"])


@pytest.mark.rule(
    "marauders:example.npc-dutch-admirals",
    "marauders:npc.replacement",
    "marauders:npc.successor",
    "marauders:npc.details",
    "marauders:npc.limit",
)
def test_dutch_admirals(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "nassau"},
        p1={"in": "nassau"},
        begin="round",
        npcs={"netherlands": "philips-van-almonde"},
        chance={"event": ["abraham-crijnssen", "peace-1", "becalmed"]},
    )
    assert command(s, "netherlands") == "philips-van-almonde"
    end_round(s)
    # A round later the icon of the Peace has moved him on from St. Maarten.
    assert command(s, "netherlands") == "abraham-crijnssen"
    s.expect(events=["npc-entered npc=abraham-crijnssen zone=st-maarten"])
    independent.defeat(s.state(Marauders), NETHERLANDS)
    assert where(s, "netherlands") is None
    s.expect(event_discards=["abraham-crijnssen"])
    end_round(s)
    assert command(s, "netherlands") == "philips-van-almonde"
    s.expect(events=["npc-entered npc=philips-van-almonde zone=curacao"])


@pytest.mark.rule("marauders:npc.successor")
def test_one_of_several_is_drawn(scenario: Arrange) -> None:
    cards = ["abraham-crijnssen", "st-maarten", "philips-van-almonde", "jacob-binckes"]
    s = scenario(GAME, **QUIET, npcs={"netherlands": cards}, chance={"npc": ["jacob-binckes"]})
    independent.defeat(s.state(Marauders), NETHERLANDS)
    assert len(s.state(Marauders).entering) == 1
    assert len(s.state(Marauders).fleets[NETHERLANDS].cards) == 1


@pytest.mark.rule("marauders:npc.details", "marauders:npc.replacement")
def test_the_admiral_drawn_comes_in_on_top_of_those_beneath(scenario: Arrange) -> None:
    """Two Dutch admirals, one on the other, and a third is drawn; then the upper one is beaten."""
    s = scenario(
        GAME,
        **QUIET,
        begin="round",
        npcs={"netherlands": ["abraham-crijnssen", "st-maarten", "philips-van-almonde"]},
        chance={"event": ["jacob-binckes", "becalmed"]},
    )
    independent.defeat(s.state(Marauders), NETHERLANDS)
    s.expect(entering=["jacob-binckes"], event_discards=["abraham-crijnssen"])
    end_round(s)
    s.expect(
        events=["npc-entered npc=jacob-binckes"], no_events=["npc-entered npc=philips-van-almonde"]
    )
    (dutch,) = [npc for npc in s.rows(0, "npcs") if npc["fleet"] == "netherlands"]
    assert dutch["npc"] == "jacob-binckes"
    assert dutch["beneath"] == ["philips-van-almonde"]
    # And he is the one who takes over when the new one falls.
    independent.defeat(s.state(Marauders), NETHERLANDS)
    s.expect(entering=["philips-van-almonde"])


@pytest.mark.rule("marauders:npc.successor")
def test_an_admiral_of_another_nation_keeps_nobody_from_succeeding(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        **QUIET,
        begin="round",
        npcs={"netherlands": ["abraham-crijnssen", "st-maarten", "philips-van-almonde"]},
        chance={"event": ["blas-de-lezo"]},
    )
    independent.defeat(s.state(Marauders), NETHERLANDS)
    s.expect(entering=["blas-de-lezo", "philips-van-almonde"])


@pytest.mark.rule(
    "marauders:npcmove.icons", "marauders:event.npc-icons-first", "marauders:npcmove.absent"
)
def test_icons_move_fleets_in_order(scenario: Arrange) -> None:
    npcs = {"france": "jean-d-estrees", "spain": "fadrique-de-toledo"}
    s = scenario(GAME, **QUIET, begin="round", npcs=npcs, chance={"event": ["war-1"], "nation": []})
    # The card shows France north, Spain east, and the Dutch, who are not there.
    s.expect(
        events=[
            "npc-sailed fleet=france zone=st-maarten",
            "npc-sailed fleet=spain zone=tortuga",
            "war-declared",
        ]
    )


@pytest.mark.rule("marauders:npcmove.blocked", "marauders:board.zone-rules")
def test_a_closed_way_turns_clockwise(scenario: Arrange) -> None:
    s = scenario(GAME)
    tables = s.state(Marauders).tables
    ways = {
        name: [tables.zone_names[z] for z in tables.zones[zone].ways]
        for name, zone in tables.zone_number.items()
    }
    assert ways["nassau"] == ["tortuga", "tortuga", "havana", "tortuga"]
    assert ways["basse-terre"] == ["st-maarten", "bridgetown", "trinidad", "caribbean-sea"]
    assert ways["bridgetown"] == ["st-johns", "trinidad", "trinidad", "basse-terre"]
    assert ways["caribbean-sea"] == ["santo-domingo", "basse-terre", "curacao", "petit-goave"]


@pytest.mark.rule(
    "marauders:example.npc-hunt-port", "marauders:npcmove.hunt", "marauders:pursuit.flagships"
)
def test_a_flagship_hunts_into_a_port(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "bounties": {"england": 1}},
        npcs={"netherlands": ["jacob-binckes", "basse-terre"]},
    )
    independent.activate(s.state(Marauders), NETHERLANDS, 0)
    assert where(s, "netherlands") == "bridgetown"


@pytest.mark.rule(
    "marauders:example.npc-hunt-two", "marauders:npcmove.compare", "marauders:npcmove.degree"
)
def test_a_flagship_compares_captains(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "basse-terre", "bounties": {"spain": 2}},
        p1={"at": "caracas", "bounties": {"spain": 1, "netherlands": 1, "england": 1}},
        npcs={"france": "jean-d-estrees"},
    )
    independent.activate(s.state(Marauders), FRANCE, 2)
    assert where(s, "france") == "caracas"


@pytest.mark.rule("marauders:npcmove.compare")
def test_a_tie_is_drawn(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "bounties": {"england": 1}},
        p1={"in": "trinidad", "bounties": {"spain": 1}},
        npcs={"france": "jean-d-estrees"},
        begin="round",
        chance={"event": ["war-1"], "seat": ["p1"]},
    )
    s.expect(events=["npc-sailed fleet=france zone=trinidad"])


@pytest.mark.rule("marauders:pursuit.pirates", "marauders:pursuit.hostile")
def test_pirates_hunt_the_honest(scenario: Arrange) -> None:
    def degrees(**person: object) -> tuple[int, ...]:
        s = scenario(GAME, p0=person)
        return independent.degrees(s.state(Marauders), 4, 0) or ()

    assert degrees(bounties={"spain": 1}, gold=50) == ()
    assert degrees(gold=7) > degrees(gold=6, cargo=["rum"])
    assert degrees(gold=0, cargo=["rum"]) > degrees(gold=0)
    assert degrees(gold=0) != ()


@pytest.mark.rule("marauders:pursuit.flagships", "marauders:war.scope")
def test_flagships_hunt_enemies_in_war(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"captain": "nicolas-jaures"}, war=["spain", "france"])
    assert independent.degrees(s.state(Marauders), 0, 0) == (0, 0, 1)
    assert independent.degrees(s.state(Marauders), 1, 0) is None
    assert independent.degrees(s.state(Marauders), FRANCE, 0) is None


@pytest.mark.rule("marauders:npcscout.triggers", "marauders:npcscout.battle")
@pytest.mark.parametrize("way", ["enter the zone", "leave port", "start at sea"])
def test_when_npcs_scout(scenario: Arrange, way: str) -> None:
    place = {"enter the zone": {"at": "havana"}, "leave port": {"in": "nassau"}}
    s = scenario(
        GAME,
        p0=place.get(way, {"at": "nassau"}),
        npcs={"pirate-sloop": "jack-rackham"},
        begin="turn",
        chance={"scouting": [SKULL, 1, 1]},
    )
    if way == "enter the zone":
        s.play("p0 sail nassau")
    elif way == "leave port":
        s.play("p0 leave")
    s.expect(events=["tested skill=scouting", "found", "battle-began"])


@pytest.mark.rule("marauders:npcscout.no-other-moment")
def test_npcs_do_not_scout_when_they_arrive(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau"},
        p1={"in": "nassau"},
        begin="round",
        npcs={"pirate-sloop": ["jack-rackham", "havana"]},
        chance={"event": ["peace-1"], "scouting": [1, 1, 1]},
    )
    events = [type(event).__name__ for event in s.events]
    # He sails to his prey with the icons; he scouts only as its turn begins.
    assert events.index("NpcSailed") < events.index("TurnBegan") < events.index("Missed")
    assert "Found" not in events


@pytest.mark.rule("marauders:npcscout.no-other-moment")
def test_a_captain_in_port_is_left_alone(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau"}, npcs={"pirate-sloop": "jack-rackham"}, begin="turn")
    s.expect(no_events=["tested"], asked="p0 turn")


@pytest.mark.rule(
    "marauders:example.npcscout-dutch-5",
    "marauders:npcscout.flag-symbol",
    "marauders:npcscout.flag-which-nation",
)
def test_bounties_sharpen_admirals_eyes(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "curacao", "bounties": {"netherlands": 5}},
        p1={"at": "curacao", "bounties": {"spain": 4}},
        npcs={"netherlands": "philips-van-almonde"},
    )
    assert scouting_dice(s.state(Marauders), NETHERLANDS, 0) == 5
    assert scouting_dice(s.state(Marauders), NETHERLANDS, 1) == 4
    s = scenario(GAME, p0={"bounties": {"spain": 1}}, npcs={"netherlands": "philips-van-almonde"})
    assert scouting_dice(s.state(Marauders), NETHERLANDS, 0) == 2


@pytest.mark.rule(
    "marauders:npcscout.pirates-hold-back", "marauders:npcscout.ships-of-line-hold-back"
)
def test_who_holds_back(scenario: Arrange) -> None:
    fleets = {"spain": ["blas-de-lezo", "nassau"], "pirate-sloop": "jack-rackham"}
    s = scenario(GAME, npcs=fleets)
    assert scouts(s.state(Marauders), NASSAU) == [0]
    fleets = {"spain": ["blas-de-lezo", "nassau"], "france": ["jean-du-casse", "nassau"]}
    assert scouts(scenario(GAME, npcs=fleets).state(Marauders), NASSAU) == [0, 2]
    assert (
        scouts(scenario(GAME, npcs=fleets, war=["spain", "france"]).state(Marauders), NASSAU) == []
    )


@pytest.mark.rule("marauders:npcscout.many", "marauders:npcscout.one-at-a-time")
def test_several_scout_in_random_order(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "havana", "bounties": {"spain": 1}},
        npcs={"spain": ["blas-de-lezo", "nassau"], "france": ["jean-du-casse", "nassau"]},
        chance={"npc": ["jean-du-casse", "blas-de-lezo"], "scouting": [1, 1, 1, SKULL, 1]},
    )
    s.play("p0 sail nassau")
    s.expect(events=["missed seat=france", "found seat=spain", "battle-began seat=spain"])


@pytest.mark.rule("marauders:example.npc-frigate-cubes", "marauders:npccombat.cubes-and-repair")
def test_the_brown_cubes(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "curacao"},
        npcs={"netherlands": "philips-van-almonde"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 5},
    )
    s.play("p0 scout netherlands")
    full = {"hull": 3, "hold": 3, "masts": 3, "crew": 3, "cannons": 3}
    s.expect(battle={"enemy": full})


@pytest.mark.rule("marauders:npccombat.controller", "marauders:npccombat.details")
def test_the_left_neighbour_runs_the_npc(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        active="p2",
        p2={"at": "curacao"},
        npcs={"netherlands": "philips-van-almonde"},
        chance={"scouting": [SKULL, 1], "seamanship": [1] * 5},
    )
    s.play("p2 scout netherlands", "p2 shoot").expect(asked="p0 declare")


@pytest.mark.rule("marauders:npccombat.flee-limit")
def test_when_an_npc_may_flee(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "curacao"},
        npcs={"netherlands": "philips-van-almonde"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 5},
    )
    s.play("p0 scout netherlands", "p0 shoot").refuse("p1 flee", "npccombat.flee-limit")
    assert s.options(1) == ["shoot", "board"]
    for stronger in ({"crew": 3, "cannons": 5}, {"crew": 5, "cannons": 3}):
        s = scenario(
            GAME,
            p0={"at": "curacao", "ship": "ship-of-the-line", "locations": stronger},
            npcs={"netherlands": "philips-van-almonde"},
            chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 5},
        )
        s.play("p0 scout netherlands", "p0 shoot")
        assert s.options(1) == ["shoot", "board", "flee"]
