"""Each of the six fleets in battle: attacked and boarded, attacking, fleeing, sinking."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
# Seamanship 2, Leadership 2, one card more in the hold.
DUTCH = "pepijn-van-avezaath"
ENGLISH = "frances-wright"


@dataclass(frozen=True)
class Foe:
    fleet: str
    npc: str
    seamanship: int
    leadership: int
    scouting: int

    @property
    def is_flagship(self) -> bool:
        return not self.fleet.startswith("pirate")

    @property
    def ship(self) -> str:
        return "sloop" if self.fleet == "pirate-sloop" else "frigate"

    @property
    def cannons(self) -> int:
        return 1 if self.ship == "sloop" else 3

    @property
    def crew(self) -> int:
        return 2 if self.ship == "sloop" else 3

    @property
    def hull(self) -> int:
        return 2 if self.ship == "sloop" else 3


FOES = [
    Foe("spain", "blas-de-lezo", 4, 2, 2),
    Foe("england", "john-benbow", 3, 4, 2),
    Foe("france", "jean-du-casse", 3, 2, 3),
    Foe("netherlands", "jacob-binckes", 2, 3, 3),
    Foe("pirate-sloop", "jack-rackham", 4, 2, 3),
    Foe("pirate-frigate", "edward-teach", 3, 4, 2),
]
each_foe = pytest.mark.parametrize("foe", FOES, ids=[foe.fleet for foe in FOES])


def meet(scenario: Arrange, foe: Foe, person: Person, **chance: object) -> Scenario:
    """The Dutch captain finds the fleet near Nassau."""
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "nassau", **person},
        p1={"captain": ENGLISH, "in": "bridgetown"},
        npcs={foe.fleet: [foe.npc, "nassau"]},
        chance={"scouting": [SKULL, 1], **chance},
    )
    return s.play(f"p0 scout {foe.fleet}")


@each_foe
@pytest.mark.rule(
    "marauders:bounty.start-combat",
    "marauders:bounty.defeat-flagship",
    "marauders:maneuver.extra-die",
    "marauders:npccombat.controller",
    "marauders:npccombat.flee-limit",
    "marauders:plunder.flagship",
    "marauders:bounty.npc-reward",
    "marauders:take.ship",
)
def test_a_fleet_is_boarded(scenario: Arrange, foe: Foe) -> None:
    # A Galleon is so slow that every other ship has a die more.
    first = [1, 1, *[1] * (foe.seamanship + 1)]
    second = [SKULL, 1, *[1] * (foe.seamanship + 1)]
    clash = [SKULL, SKULL, *[1] * foe.leadership]
    s = meet(
        scenario,
        foe,
        {"ship": "galleon", "locations": {"crew": 2}, "modifications": ["long-guns"]},
        seamanship=first + second,
        leadership=clash * 2,
        cargo=["rum-1", "wood-2", "fruit-3"],
        **{"long-guns": [1, 1]},
    )
    began = ["bounty-set p0"] * foe.is_flagship
    dice = ",".join(["1"] * (foe.seamanship + 1))
    s.expect(
        events=[
            f"found p0 owner={foe.fleet}",
            *began,
            "battle-began",
            "declared p0 declaration=shoot",
            f"declared seat={foe.fleet} declaration=shoot",
            "tested p0 dice=1,1",
            f"tested seat={foe.fleet} dice={dice}",
            "maneuver-tied",
        ],
        p0={"pirate": foe.is_flagship},
        asked="p0 declare",
    )
    s.play("p0 board").expect(asked="p1 declare")
    # Fewer Cannons than the Galleon's 2, or less Crew than its 2.
    assert s.options(1) == ["shoot", "board", *["flee"] * (foe.cannons < 2)]
    rounds = 1 if foe.crew == 2 else 2
    s.play("p1 shoot").expect(
        events=[
            "maneuver-won p0",
            "crew-combat-began",
            *[f"tested seat={foe.fleet} skill=leadership"] * rounds,
            "crew-combat-won p0",
            f"npc-defeated p0 fleet={foe.fleet} npc={foe.npc}",
            "glory-gained p0 deed=defeat",
        ],
        asked="p0 capture",
    )
    levels = {foe.fleet: 2} if foe.is_flagship else {}
    reward = 0 if foe.is_flagship else 5 if foe.ship == "sloop" else 15
    s.expect(p0={"bounties": levels, "gold": 10 + reward, "glory": 1})
    s.play("p0 capture").expect(
        p0={"ship": foe.ship, "modifications": [], "maneuverability": 4 if foe.crew == 2 else 3}
    )
    crew = {"crew": 2, "hull": foe.hull, "masts": foe.hull, "cannons": foe.cannons}
    s.expect(p0={"locations": crew})
    if foe.is_flagship:
        s.expect(asked="p0 stow", p0={"gold": 16}, table=["fruit-3", "rum-1", "wood-2"])
        s.play("p0 done")
    s.expect(
        events=[f"npc-left fleet={foe.fleet} npc={foe.npc}"],
        asked="p0 turn",
        battle=None,
        event_discards=[foe.npc],
    )
    assert all(row["zone"] is None for row in s.rows(0, "npcs"))


@each_foe
@pytest.mark.rule("marauders:shoot.winner", "marauders:damage.skull", "marauders:combat.both-sink")
def test_a_fleet_sinks_with_its_enemy(scenario: Arrange, foe: Foe) -> None:
    """Five Cannons against its Hull; a single hit of its own is enough."""
    s = meet(
        scenario,
        foe,
        {"ship": "ship-of-the-line", "locations": {"hull": 1, "hold": 0}, "gold": 7},
        # A Sloop outmaneuvers a Ship of the Line: it has a die more.
        seamanship=[SKULL, SKULL, SKULL, *[1] * (foe.seamanship - (foe.ship != "sloop"))],
        location=[*[SKULL] * foe.hull, *[2] * (5 - foe.hull), 1],
    )
    # The left neighbour places skulls for an independent captain.
    s.expect(asked="p1 place-hit")
    s.play(*["p1 place hull"] * foe.hull).expect(
        events=[
            "sunk p0",
            f"sunk seat={foe.fleet}",
            "nobody-won",
            "captain-died p0",
            f"npc-left fleet={foe.fleet} npc={foe.npc}",
        ],
        no_events=["glory-gained", "npc-defeated", "crew-combat-won"],
        p0={"status": "waiting", "glory": 0},
        event_discards=[foe.npc],
        battle=None,
    )
    assert all(row["zone"] is None for row in s.rows(0, "npcs"))


@each_foe
@pytest.mark.rule("marauders:plunder.only-crew-combat", "marauders:npccombat.cubes-and-repair")
def test_a_fleet_is_sunk(scenario: Arrange, foe: Foe) -> None:
    s = meet(
        scenario,
        foe,
        {"ship": "ship-of-the-line"},
        seamanship=[SKULL, SKULL, *[1] * (foe.seamanship + (foe.ship == "sloop"))],
        location=[*[SKULL] * foe.hull, *[2] * (5 - foe.hull)],
    )
    s.play(*["p1 place hull"] * foe.hull).expect(
        events=[f"sunk seat={foe.fleet}", "npc-defeated p0", "glory-gained p0"],
        no_events=["crew-combat-began", "sunk p0", "raid-drawn"],
        p0={"ship": "ship-of-the-line", "glory": 1},
        asked="p0 turn",
        battle=None,
    )


@each_foe
@pytest.mark.rule("marauders:npccombat.cubes-and-repair", "marauders:flee.winner")
def test_a_fleet_that_is_fled_from_is_whole_again(scenario: Arrange, foe: Foe) -> None:
    again = [1, 1, *[1] * foe.seamanship]
    s = meet(
        scenario,
        foe,
        {},
        seamanship=[SKULL, 1, *[1] * foe.seamanship, SKULL, 1, *[1] * foe.seamanship, *again],
        location=[3],
    )
    enemy = s.part(0, "battle")["enemy"]
    assert isinstance(enemy, dict)
    assert enemy["crew"] == foe.crew - 1
    s.play("p0 flee", "p1 shoot").expect(
        events=["escaped p0"], no_events=["escaped p1"], asked="p0 turn", battle=None
    )
    assert s.state(Marauders).fleets[FOES.index(foe)].cards
    s.refuse(f"p0 scout {foe.fleet}", "scout.once-per-target")
    assert s.state(Marauders).battle.enemy == [0] * 5


@each_foe
@pytest.mark.rule(
    "marauders:npcscout.triggers",
    "marauders:npcscout.battle",
    "marauders:npcscout.flag-symbol",
    "marauders:bounty.defender-free",
    "marauders:npccombat.controller",
    "marauders:combat.attacker-declares-first",
)
@pytest.mark.parametrize("attacker", [0, 2])
def test_a_fleet_attacks(scenario: Arrange, foe: Foe, attacker: int) -> None:
    """A wanted captain for the Flagships, an honest one for the pirates."""
    seat, left = f"p{attacker}", f"p{(attacker + 1) % 3}"
    prey: Person = {"captain": DUTCH, "at": "havana"}
    if foe.is_flagship:
        prey["bounties"] = {"france" if foe.fleet == "spain" else "spain": 1}
    dice = [*[1] * foe.seamanship, 1, 1]
    s = scenario(
        GAME,
        seats=3,
        active=seat,
        first=seat,
        **{"p0": {"captain": ENGLISH}, "p2": {"captain": "nicolas-jaures"}, seat: prey},
        npcs={foe.fleet: [foe.npc, "nassau"]},
        chance={
            "scouting": [SKULL, *[1] * (foe.scouting - 1)],
            "seamanship": [*dice, *[SKULL] * foe.seamanship, 1, 1],
            "leadership": [SKULL] * foe.leadership + [1, 1],
        },
    )
    s.play(f"{seat} sail nassau").expect(
        events=[
            f"tested seat={foe.fleet} skill=scouting",
            f"found seat={foe.fleet} owner={attacker}",
            f"battle-began seat={foe.fleet} owner={attacker}",
            f"declared seat={foe.fleet}",
            f"declared seat={attacker}",
        ],
        no_events=["bounty-set"],
        asked=f"{left} declare",
    )
    s.play(f"{left} board", f"{seat} shoot").expect(
        events=[f"maneuver-won seat={foe.fleet}", f"crew-combat-won seat={foe.fleet}"],
        no_events=["glory-gained", "npc-left", "npc-defeated", "gold-gained", "nobody-won"],
        battle=None,
    )
    s.expect(events=[f"captain-died {seat}"])
    assert s.seen(0, int(seat[1:]))["status"] == "waiting"
    assert s.state(Marauders).fleets[FOES.index(foe)].cards


@each_foe
@pytest.mark.rule("marauders:npccombat.flee-limit")
@pytest.mark.parametrize(("cannons", "crew"), [(0, 0), (-1, 0), (0, -1), (1, 0), (0, 1)])
def test_a_fleet_flees_from_more_cannons_or_crew(
    scenario: Arrange, foe: Foe, cannons: int, crew: int
) -> None:
    """A Ship of the Line with as many of both, and one more or less."""
    nothing = [1, 1, *[1] * (foe.seamanship + (foe.ship == "sloop"))]
    places = {"cannons": foe.cannons + cannons, "crew": foe.crew + crew}
    person: Person = {"ship": "ship-of-the-line", "locations": places}
    s = meet(scenario, foe, person, seamanship=nothing).play("p0 shoot")
    flees = cannons > 0 or crew > 0
    assert ("flee" in s.options(1)) == flees
    if not flees:
        s.refuse("p1 flee", "npccombat.flee-limit")


@each_foe
@pytest.mark.rule("marauders:mod.swivel-guns", "marauders:mod.long-guns")
def test_guns_of_a_player_on_a_fleet(scenario: Arrange, foe: Foe) -> None:
    """Long Guns before the first round, Swivel Guns before the first clash."""
    s = meet(
        scenario,
        foe,
        {"ship": "frigate", "modifications": ["long-guns", "swivel-guns"]},
        seamanship=[
            *[1, 1, *[1] * foe.seamanship],
            *[SKULL, 1, *[1] * foe.seamanship],
        ],
        location=[SKULL],
        leadership=[SKULL, SKULL, *[1] * foe.leadership],
        **{"long-guns": [SKULL, 1, 1], "swivel-guns": [1, SKULL]},
        cargo=["rum-1", "wood-2", "fruit-3"],
    )
    s.expect(events=["long-guns-fired p0 hits=1"], asked="p1 place-hit")
    s.play("p1 place hold").expect(events=[f"hit seat={foe.fleet} location=hold"])
    s.play("p0 board", "p1 shoot").expect(
        events=[
            "swivel-guns-fired p0 hits=1",
            f"hit seat={foe.fleet} location=crew left={foe.crew - 1}",
            f"crew-hit seat={foe.fleet} left=0",
            "crew-combat-won p0",
        ]
    )
