"""What is over when it is over: windows, shots, Missions, damaged ships; and what goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders import independent
from kaper.games.marauders.npc_scouting import scouting_dice
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.tables import NATIONS, WEAPONS
from kaper.games.marauders.upgrade import from_rules_1
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH, DUTCH, SPANISH = "frances-wright", "pepijn-van-avezaath", "felipe-arriaga"


def fight(scenario: Arrange, p0: Person, p1: Person, **chance: list[int]) -> Scenario:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", **p0},
        p1={"captain": DUTCH, "at": "nassau", **p1},
        chance={"scouting": [SKULL, 1, 1]} | chance,
    )
    return s.play("p0 scout p1")


# Battles


@pytest.mark.rule("marauders:weapon.one-shot-per-volley")
def test_a_shot_serves_for_one_volley(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"weapons": ["chain-shot", "grape-shot"]},
        {"ship": "galleon"},
        seamanship=[SKULL, 1, 1, 1, 1, SKULL, 1, 1, 1, 1],
        location=[SKULL, SKULL],
    )
    s.play("p0 deploy chain-shot").expect(events=["hit p1 location=masts left=3"])
    s.play("p0 shoot", "p1 shoot").expect(asked="p0 location-roll")
    assert s.options(0) == ["deploy grape-shot", "pass"]
    s.play("p0 pass").expect(asked="p1 place-hit")


@pytest.mark.rule("marauders:combatcards.chain", "marauders:glory.windows")
def test_a_card_against_one_volley_is_not_copied_against_the_other(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"hand": ["quick-learner"]},
        {"hand": ["glancing-blow"]},
        seamanship=[SKULL, 1, SKULL, 1],
        location=[2, 2],
    )
    s.play("p1 pass", "p0 pass", "p1 pass", "p0 pass").pass_window()
    while "play glancing-blow target=masts" not in s.options(1):
        s.pass_window()
    s.play("p1 play glancing-blow target=masts").expect(asked="p0 land-hits")
    assert s.options(0) == ["pass"]


@pytest.mark.rule("marauders:combat.actions")
def test_what_is_no_declaration(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 6},
    )
    s.play("p0 scout pirate-sloop").refuse("p0 chase", "combat.actions")
    s.play("p0 shoot").refuse("p1 chase", "combat.actions")
    s.refuse("p1 flee", "npccombat.flee-limit")


@pytest.mark.rule("marauders:plunder.player", "marauders:rumor.max-one")
def test_a_rumor_that_is_taken_is_known_to_the_two(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "rumor": "castaway"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
            "leadership": [SKULL, SKULL, SKULL, 1, 1],
        },
    )
    s.play("p0 scout p1", "p0 board", "p1 shoot", "p0 decline")
    s.expect(p0={"rumors": ["castaway"]})
    assert s.seen(2, 0)["rumors"] == s.seen(None, 0)["rumors"] == [None]
    rumor = s.state(Marauders).tables.rumor_number["castaway"]
    assert s.state(Marauders).rumors_known[rumor] & 0b111 == 0b001


# Ships that are given up


@pytest.mark.rule("marauders:yard.new-ship-state", "marauders:mod.lost-with-ship")
def test_a_new_ship_has_nothing_of_the_old_one(scenario: Arrange) -> None:
    hull = {"modifications": ["reinforced-hull"], "flipped": ["reinforced-hull"]}
    person = {"captain": DUTCH, "in": "bridgetown", "gold": 40, **hull}
    s = scenario(GAME, p0=person | {"locations": {"masts": 1}})
    s.play("p0 port", "p0 yard", "p0 purchase flute")
    s.expect(p0={"modifications": [], "flipped": [], "locations": {"masts": 3, "crew": 1}})
    assert s.state(Marauders).flipped[0] == 0


@pytest.mark.rule("marauders:take.ship", "marauders:mod.lost-with-ship")
def test_a_captured_frigate_has_no_modifications(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "santo-domingo", "rumor": "mutinous-frigate"}
        | {"modifications": ["long-guns"], "locations": {"masts": 1}, "cargo": ["rum"] * 3},
        zones={"nassau": {"modification": None}},
        chance={"scouting": [SKULL, 1], "leadership": [SKULL, SKULL, 1, 1, SKULL, 1, 1, 1]},
    )
    s.play("p0 scout rumor", "p0 fight", "p0 capture")
    s.expect(
        events=["ship-taken p0 ship=frigate", "modification-returned p0"],
        p0={"ship": "frigate", "modifications": [], "locations": {"masts": 3, "crew": 2}},
    )


@pytest.mark.rule("marauders:take.captured-state", "marauders:cargo.leave-port-discard")
@pytest.mark.parametrize(("cards", "shed"), [(4, False), (5, True)])
def test_a_captured_frigate_may_be_too_small(scenario: Arrange, cards: int, shed: bool) -> None:
    """A hold of 3, and the one card more that its captain always finds room for."""
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "santo-domingo", "rumor": "mutinous-frigate"}
        | {"ship": "galleon", "cargo": ["rum"] * cards},
        chance={"scouting": [SKULL, 1], "leadership": [SKULL, SKULL, 1, 1, SKULL, 1, 1, 1]},
    )
    s.play("p0 scout rumor", "p0 fight", "p0 capture")
    s.expect(asked="p0 shed-cargo" if shed else "p0 turn", p0={"locations": {"crew": 3}})


@pytest.mark.rule("marauders:rumor.fight")
@pytest.mark.parametrize(("actions", "gold"), [(("decline",), 16), (("fight", "decline"), 22)])
def test_mutineers_who_keep_their_frigate(
    scenario: Arrange, actions: tuple[str, ...], gold: int
) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "santo-domingo", "rumor": "mutinous-frigate"},
        chance={"scouting": [SKULL, 1], "leadership": [SKULL, SKULL, 1, 1, SKULL, 1, 1, 1]},
    )
    s.play("p0 scout rumor", *(f"p0 {action}" for action in actions))
    s.expect(p0={"ship": "sloop", "gold": gold, "glory": 1}, asked="p0 turn")


@pytest.mark.rule("marauders:rumor.fight")
def test_mutineers_who_win(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "santo-domingo", "rumor": "mutinous-frigate"},
        chance={"scouting": [SKULL, 1], "leadership": [1, 1, SKULL, SKULL]},
    )
    s.play("p0 scout rumor", "p0 fight").expect(
        events=["crew-combat-won seat=foe", "captain-died p0"],
        no_events=["glory-gained", "gold-gained", "ship-taken", "nobody-won"],
        asked="p1 turn",
        battle=None,
    )


# Missions


@pytest.mark.rule("marauders:mission.progress")
def test_a_mission_that_is_done_has_no_time_left(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "san-juan", "mission": "royal-dispatches", "turns": 3}
    s = scenario(GAME, p0=person).play("p0 port")
    s.expect(p0={"mission": None, "turns_left": 0, "gold": 25})
    assert s.state(Marauders).mission_discards != []


@pytest.mark.rule("marauders:mission.card")
@pytest.mark.parametrize(("turns", "left", "kept"), [(3, 2, True), (2, 1, True), (1, 0, False)])
def test_a_mission_runs_out_of_time(scenario: Arrange, turns: int, left: int, kept: bool) -> None:
    person = {"captain": DUTCH, "in": "nassau", "mission": "royal-dispatches", "turns": turns}
    s = scenario(GAME, p0=person, p1={"captain": ENGLISH}).play("p0 end")
    mission = "royal-dispatches" if kept else None
    s.expect(p0={"mission": mission, "turns_left": left})
    if not kept:
        s.expect(events=["mission-dropped p0 mission=royal-dispatches"])


@pytest.mark.rule("marauders:mission.card", "marauders:crew.round")
@pytest.mark.parametrize(("crew", "left"), [(3, 2), (2, 1), (1, 1)])
def test_a_duel_is_lost(scenario: Arrange, crew: int, left: int) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "santo-domingo", "ship": "frigate"}
        | {"locations": {"crew": crew}},
        missions=["affair-of-honour"],
        chance={"leadership": [SKULL, 1, 2, 1], "foe": [SKULL, 2, SKULL, 1]},
    )
    s.play("p0 port", "p0 claim affair-of-honour").expect(
        events=[
            "tested p0 skill=leadership dice=skull,1 successes=1",
            "tested seat=foe skill=leadership dice=skull,2 successes=1",
            "tested p0 skill=leadership dice=2,1 successes=0",
            "tested seat=foe skill=leadership dice=skull,1 successes=1",
            "mission-dropped p0",
        ],
        no_events=["mission-done"],
        p0={"mission": None, "locations": {"crew": left}, "glory": 0},
        asked="p0 port",
    )


@pytest.mark.rule("marauders:test.dice-count")
def test_dice_of_a_duel(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "nicolas-jaures", "in": "santo-domingo"},
        missions=["affair-of-honour"],
        chance={"leadership": [SKULL, 1, 1], "foe": [2, 1]},
    )
    s.play("p0 port", "p0 claim affair-of-honour").expect(
        events=["tested p0 dice=skull,1,1", "tested seat=foe dice=2,1", "mission-done p0"]
    )


@pytest.mark.rule("marauders:raid.success", "marauders:glory.raid-12")
def test_a_raid_that_brings_nothing(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "federico-de-silva", "at": "nassau"},
        zones={"nassau": {"merchant": "spain"}},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [SKULL, SKULL, SKULL],
            "cargo": ["rum-1", "rum-2", "rum-3"],
        },
    )
    s.play("p0 scout merchant", "p0 raid spain", "p0 throw rum-1", "p0 throw rum-2")
    s.play("p0 throw rum-3").expect(
        events=["raid-won p0 gold=0"], asked="p0 turn", p0={"gold": 10, "glory": 0}, raid=None
    )


@pytest.mark.rule("marauders:recruit.max")
def test_a_full_crew_takes_nobody_on(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "tortuga", "rumor": "deserters"},
        chance={"influence": [SKULL, 1, 1]},
    )
    s.play("p0 port", "p0 check").expect(no_events=["crew-recruited"], p0={"gold": 16})


# Pursuit


@pytest.mark.rule("marauders:npcmove.compare", "marauders:npcmove.degree")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_best_prey_is_no_matter_of_chance(scenario: Arrange, best: int) -> None:
    zones = ["bridgetown", "trinidad", "caracas"]
    people = {
        f"p{seat}": {"in": zone, "bounties": {"spain": 3 if seat == best else 2}}
        for seat, zone in enumerate(zones)
    }
    for drawn in ("p0", "p1", "p2"):
        s = scenario(
            GAME,
            seats=3,
            **people,
            npcs={"france": "jean-d-estrees"},
            begin="round",
            chance={"event": ["war-1"], "seat": [drawn]},
        )
        s.expect(events=[f"npc-sailed fleet=france zone={zones[best]}"])


@pytest.mark.rule("marauders:npcmove.compare")
@pytest.mark.parametrize("drawn", [0, 1])
def test_equal_prey_is_drawn(scenario: Arrange, drawn: int) -> None:
    zones = ["bridgetown", "trinidad", "caracas"]
    people = {
        f"p{seat}": {"in": zone, "bounties": {"spain": 2 if seat < 2 else 1}}
        for seat, zone in enumerate(zones)
    }
    s = scenario(
        GAME,
        seats=3,
        **people,
        npcs={"france": "jean-d-estrees"},
        begin="round",
        chance={"event": ["war-1"], "seat": [f"p{drawn}"]},
    )
    s.expect(events=[f"npc-sailed fleet=france zone={zones[drawn]}"])


@pytest.mark.rule("marauders:event.timing")
@pytest.mark.parametrize(
    ("prey", "nearer", "zone"),
    [
        # Two zones away, by the one way there is.
        ({"at": "santo-domingo", "bounties": {"spain": 1}}, None, "tortuga"),
        # Three zones away is too far, and whoever is near keeps the Flagship where it is.
        ({"at": "san-juan", "bounties": {"spain": 1}}, None, "nassau"),
        ({"at": "santo-domingo", "bounties": {"spain": 1}}, "havana", "nassau"),
        ({"at": "santo-domingo", "bounties": {"spain": 1}}, "nassau", "nassau"),
        # An honest captain is no prey.
        ({"at": "santo-domingo"}, None, "nassau"),
    ],
)
def test_a_pirate_hunt_brings_flagships_nearer(
    scenario: Arrange, prey: Person, nearer: str | None, zone: str
) -> None:
    other: Person = {"captain": ENGLISH, "in": "bridgetown"}
    if nearer is not None:
        other = {"captain": ENGLISH, "at": nearer, "bounties": {"spain": 1}}
    s = scenario(
        GAME, p0={"captain": DUTCH, **prey}, p1=other, npcs={"england": ["john-benbow", "nassau"]}
    )
    state = s.state(Marauders)
    independent.pirate_hunt(state, 1)
    assert state.tables.zone_names[state.npc_zones[1]] == zone
    # One that is not there hunts nobody.
    independent.pirate_hunt(state, 2)
    assert state.npc_zones[2] == -1


@pytest.mark.rule("marauders:event.timing")
@pytest.mark.parametrize(
    ("zone", "faced"),
    [
        ("curacao", True),
        ("caribbean-sea", True),
        ("caracas", True),
        ("cartagena", True),
        # Their neighbours by number, and zones further on.
        ("santo-domingo", False),
        ("san-juan", False),
        ("st-maarten", False),
        ("petit-goave", False),
        ("nassau", False),
    ],
)
def test_a_hurricane_strikes_a_zone_and_those_around(
    scenario: Arrange, zone: str, faced: bool
) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": zone},
        begin="round",
        chance={"event": ["hurricane"], "zone": ["curacao"], "seamanship": [SKULL, SKULL]},
    )
    names = [type(event).__name__ for event in s.events]
    assert ("StormFaced" in names) == faced
    s.expect(struck=["cartagena", "caribbean-sea", "curacao", "caracas"])


# Refusals


@pytest.mark.rule("marauders:specialist.hire")
def test_only_specialists_are_hired(scenario: Arrange) -> None:
    """The first card after the Specialists is none of them."""
    person = {"captain": DUTCH, "in": "bridgetown", "hand": ["crew-combat-reroll", "helmsman-b"]}
    s = scenario(GAME, p0=person).play("p0 port")
    s.refuse("p0 hire crew-combat-reroll", "specialist.hire")
    # His test is made in French ports.
    s.refuse("p0 hire helmsman-b", "specialist.hire")


def test_saved_states_that_are_none(scenario: Arrange) -> None:
    s = scenario(GAME)
    tables = s.state(Marauders).tables
    with pytest.raises(TypeError, match="no list: 5"):
        from_rules_1({"missions": 5, "stack": []}, tables)
    with pytest.raises(TypeError, match="no list: 'x'"):
        from_rules_1({"missions": [], "stack": "x"}, tables)


# Neighbours at the table


@pytest.mark.rule("marauders:term.pirate", "marauders:term.non-pirate", "marauders:bounty.track")
@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_what_one_has_done_is_not_held_against_another(scenario: Arrange, wanted: int) -> None:
    """Bounties, damage, weapons: each seat has its own."""
    captains = (DUTCH, ENGLISH, SPANISH)
    people = {f"p{seat}": {"captain": name, "at": "nassau"} for seat, name in enumerate(captains)}
    people[f"p{wanted}"] |= {
        "bounties": dict.fromkeys(("spain", "england", "france", "netherlands"), 5),
        "locations": {"cannons": 0, "hold": 0},
        "weapons": ["chain-shot"],
    }
    s = scenario(GAME, seats=3, **people, npcs={"spain": ["blas-de-lezo", "nassau"]})
    state = s.state(Marauders)
    for seat in range(3):
        guilty = seat == wanted
        seen = s.seen(None, seat)
        assert state.is_pirate(seat) == state.crippled(seat) == guilty
        assert seen["pirate"] == guilty
        assert seen["bounties"] == dict.fromkeys(NATIONS, 5 * guilty)
        assert seen["weapons"] == dict.fromkeys(WEAPONS, 0) | {"chain-shot": int(guilty)}
        assert seen["locations"] == {
            "hull": 2,
            "hold": 2 * (not guilty),
            "masts": 2,
            "crew": 2,
            "cannons": int(not guilty),
        }
        assert scouting_dice(state, 0, seat) == (5 if guilty else 2)
        assert independent.degrees(state, 0, seat) == ((5, 15, 0) if guilty else None)
        assert (independent.degrees(state, 4, seat) is None) == guilty


@pytest.mark.rule("marauders:death.redraw")
def test_a_captain_is_kept_despite_pirates(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "percival-whitewood", "status": "waiting"},
        begin="turn",
        npcs={"pirate-sloop": ["jack-rackham", "bridgetown"]},
    )
    s.expect(asked="p0 new-captain").refuse("p0 ship sloop", "death.redraw")
    s.play("p0 keep").expect(
        asked="p0 ship", p0={"captain": "percival-whitewood"}, no_events=["captain-refused"]
    )
    s.refuse("p0 ship galleon", "setup.starting-ship")
    s.play("p0 ship sloop").expect(p0={"zone": "bridgetown", "in_port": True}, asked="p0 turn")
    s.play("p0 end").expect(asked="p1 turn")


@pytest.mark.rule("marauders:damage.crew", "marauders:combat.actions")
def test_why_a_ship_without_crew_declares_nothing_else(scenario: Arrange) -> None:
    s = fight(scenario, {"locations": {"crew": 0}}, {}, seamanship=[1, 1, 1, 1])
    s.refuse("p0 board", "damage.crew").refuse("p0 chase", "combat.actions")
    s.play("p0 shoot").refuse("p1 chase", "combat.actions")


@pytest.mark.rule("marauders:stash.details")
def test_the_form_for_an_amount(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "curacao", "gold": 7, "chest": 4}
    for action, most in (("stash", 7), ("withdraw", 4)):
        s = scenario(GAME, p0=person).play("p0 port", f"p0 {action}")
        form = s.match.pending()[0].form
        assert form is not None
        (field,) = form.fields
        assert (field.least, field.most) == (1, most)
        assert s.match.why_not(0, f"amount {most}") is None
        s.refuse(f"p0 amount {most + 1}", "stash.details")


@pytest.mark.rule("marauders:event.treaty", "marauders:npc.details")
@pytest.mark.parametrize("fleet", ["spain", "netherlands"])
def test_a_nameless_admiral_leaves_nothing_behind(scenario: Arrange, fleet: str) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "in": "nassau"},
        p1={"captain": DUTCH, "in": "nassau"},
        npcs={"england": "john-benbow", "france": "jean-du-casse"},
        begin="round",
        chance={"event": ["war-1", "peace-2"], "nation": [fleet, "england"]},
    )
    s.expect(entering=[f"admiral-{fleet}"], war=sorted([fleet, "england"], key=NATIONS.index))
    s.play("p0 end", "p1 end").expect(events=["peace-made", f"npc-left fleet={fleet}"], war=[])
    held = {row["fleet"]: (row["npc"], row["beneath"]) for row in s.rows(0, "npcs")}
    assert held[fleet] == (None, [])
    assert held["england"] == ("john-benbow", [])
    assert held["france"] == ("jean-du-casse", [])
    assert s.state(Marauders).npc_cards[NATIONS.index(fleet)] == ()


def test_a_ship_that_was_chosen_in_secret_is_chosen_anew_in_samples() -> None:
    s = Scenario(GAME, seats=3, seed=5).play("p1 ship flute")
    for viewer in (0, 2, None):
        chosen = {repr(state.stack[-1]) for state in s.samples(Marauders, viewer)}
        assert len(chosen) > 1
    for state in s.samples(Marauders, 1):
        assert state.stack[-1] == s.state(Marauders).stack[-1]


# Prizes, and what a new captain does not inherit

DEEDS: dict[str, tuple[Person, tuple[str, ...], dict[str, list[object]]]] = {
    "sale": (
        {"in": "bridgetown", "cargo": ["rum"] * 3},
        ("port", "trade", "sell rum", "sell rum", "sell rum", "done"),
        {},
    ),
    "raid": (
        {"at": "tortuga"},
        ("scout merchant", "raid spain", "done"),
        {"scouting": [SKULL, 1], "seamanship": [1, 1], "cargo": ["rum-1", "rum-2", "fruit-1"]},
    ),
    "defeat": (
        {"at": "nassau", "ship": "ship-of-the-line"},
        ("scout p1",),
        {"scouting": [SKULL, 1], "seamanship": [SKULL, SKULL, 1, 1, 1], "location": [4] * 5},
    ),
}
# What the first three Ducats, the raid and the battle themselves bring.
USUALLY = {"sale": 18, "raid": 4, "defeat": 0}


@pytest.mark.rule("marauders:event.prize")
@pytest.mark.parametrize("deed", list(DEEDS))
@pytest.mark.parametrize(
    ("event", "wanted", "gold"),
    [
        ("head-money", "defeat", 10),
        ("prize-court", "raid", 6),
        ("hungry-garrison", "sale", 8),
        ("new-markets", "", 0),
        (None, "", 0),
    ],
)
def test_a_prize_is_for_one_kind_of_deed(
    scenario: Arrange, deed: str, event: str | None, wanted: str, gold: int
) -> None:
    person, actions, chance = DEEDS[deed]
    for winner in (None, "p1"):
        s = scenario(
            GAME,
            options={"cards": "second"},
            p0={"captain": DUTCH, **person},
            p1={"captain": ENGLISH, "at": "nassau"},
            event=event,
            prizewinner=winner,
            zones={"bridgetown": {"demand": "rum"}, "tortuga": {"merchant": "spain"}},
            chance=chance,
        )
        s.play(*(f"p0 {action}" for action in actions))
        won = deed == wanted and winner is None
        s.expect(p0={"gold": 10 + USUALLY[deed] + gold * won})
        if won:
            s.expect(events=[f"prize-taken p0 gold={gold}"], prizewinner=0)
        else:
            s.expect(no_events=["prize-taken"], prizewinner=None if winner is None else 1)


@pytest.mark.rule("marauders:death.setup-again", "marauders:glory.buy-ship")
def test_a_new_captain_begins_anew(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "in": "nassau", "chest": 45, "bought_at": "nassau"},
        p1={"captain": DUTCH},
        captains=["cornelis-baak"],
        events=["becalmed"],
    )
    state = s.state(Marauders)
    state.ship_bought[0] = state.legal_stay[0] = 1
    s.play("p0 retire", "p1 end").expect(asked="p0 ship", p0={"in_port": False, "zone": None})
    assert (state.ship_bought[0], state.legal_stay[0], state.market_before[0]) == (0, 0, -1)
    s.play("p0 ship sloop", "p0 port", "p0 withdraw", "p0 amount 45", "p0 yard")
    s.play("p0 purchase galleon").expect(events=["glory-gained p0 deed=ship"], p0={"glory": 1})


@pytest.mark.rule("marauders:end.announce-details", "marauders:end.several-at-target")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_player_announces_once(scenario: Arrange, seat: int) -> None:
    """Whoever else has announced makes no difference."""
    seller: Person = {"captain": DUTCH, "in": "bridgetown", "cargo": ["rum"] * 3, "glory": 9}
    others = {"p0": ENGLISH, "p1": SPANISH, "p2": "nicolas-jaures"}
    people: dict[str, Person] = {name: {"captain": captain} for name, captain in others.items()}
    people[f"p{seat}"] = seller
    for before in range(8):
        s = scenario(
            GAME,
            seats=3,
            active=f"p{seat}",
            **people,
            zones={"bridgetown": {"demand": "rum"}},
        )
        s.state(Marauders).announced = before
        s.play(*(f"p{seat} {action}" for action in DEEDS["sale"][1]))
        told = [type(event).__name__ for event in s.events].count("TargetReached")
        assert told == (not before >> seat & 1)
        assert s.state(Marauders).announced == before | 1 << seat
