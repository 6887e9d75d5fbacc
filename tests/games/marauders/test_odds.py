"""Chances, compared with every roll that there is, and with battles played by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from math import prod, sqrt

import pytest

from kaper.games.marauders import doors
from kaper.games.marauders.battle_events import CrewCombatWon, NobodyWon, Sunk
from kaper.games.marauders.components.ids import CREW, MASTS, PIRATE_SLOOP
from kaper.games.marauders.evaluation import battle_odds
from kaper.games.marauders.evaluation.battle_odds import Ship, boarders, flight, odds, sailing
from kaper.games.marauders.evaluation.fighters import odds_now, ship_of_fleet, ship_of_player
from kaper.games.marauders.rules import battle, crew_combat, forces, gunnery
from kaper.games.marauders.rules.aftermath import Aftermath
from kaper.games.marauders.rules.crew_combat import BLOWS, CrewCombat
from kaper.games.marauders.rules.damage import PlaceHits
from kaper.games.marauders.rules.declaring import Declare
from kaper.games.marauders.rules.odds import (
    Boarders,
    duel,
    found,
    maneuvers,
    storming,
    successes,
)
from kaper.games.marauders.rules.reward_choices import MutinousFrigate
from kaper.games.marauders.state import FOE, NPC, SHOOTING, Marauders
from kaper.kernel import driver
from kaper.kernel.chance import seeded
from kaper.kernel.state import Trace
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
# Seamanship 2 and Leadership 3; 4 and 2, and she flees past a success; 3 and 2; 2 and 2.
ENGLISH, FRENCH, SPANISH, DUTCH = (
    "frances-wright",
    "margaux-tessier",
    "felipe-arriaga",
    "pepijn-van-avezaath",
)
FACES = {1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6, doors.SKULL: 1 / 3}


def throws(dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every roll of so many dice, one die after the other."""
    for roll in product(FACES, repeat=dice):
        yield roll, prod(FACES[face] for face in roll)


@pytest.mark.parametrize("dice", [0, 1, 4])
def test_successes(dice: int) -> None:
    counted = [0.0] * (dice + 1)
    for roll, chance in throws(dice):
        counted[doors.successes(roll)] += chance
    assert successes(dice) == pytest.approx(counted)
    assert found(dice) == pytest.approx(1 - counted[0])


# Maneuvers


@pytest.mark.rule(
    "marauders:maneuver.tie-pips",
    "marauders:maneuver.full-tie",
    "marauders:maneuver.no-success",
    "marauders:shoot.winner",
    "marauders:shoot.loser",
    "marauders:flee.winner",
)
@pytest.mark.parametrize(
    ("dice", "foes", "guns"), [(1, 1, 2), (1, 3, 1), (2, 2, 2), (3, 2, 3), (3, 3, 1), (4, 1, 5)]
)
def test_maneuvers_are_those_of_the_rules(
    scenario: Arrange, dice: int, foes: int, guns: int
) -> None:
    """Every pair of rolls is judged by the battle itself."""
    ship = {"ship": "ship-of-the-line", "locations": {"cannons": guns}}
    s = scenario(GAME, p0={"captain": FRENCH, **ship})
    state = s.state(Marauders)
    battle.begin_battle(state, 0, 1)
    state.battle.round = 2
    state.battle.declared = [SHOOTING, SHOOTING]
    won = lost = away = hits = 0.0
    for mine, chance in throws(dice):
        for theirs, likely in throws(foes):
            state.battle.dice = [mine, theirs]
            winner = forces.maneuver_winner(state)
            won += chance * likely * (winner == 0)
            lost += chance * likely * (winner == 1)
            away += chance * likely * (winner == 0 and forces.gets_away(state, 0))
            hits += chance * likely * gunnery.volley(state, 0, winner)
    slips = forces.slips_past(state, 0)
    assert slips == 1
    assert maneuvers(dice, foes, guns, slips) == pytest.approx((won, lost, away, hits))


@pytest.mark.rule("marauders:maneuver.extra-die", "marauders:damage.masts-exactly-one")
@pytest.mark.parametrize("own", [{}, {"modifications": ["sails-and-rigging"]}])
@pytest.mark.parametrize("ship", ["flute", "frigate", "galleon"])
def test_a_nimbler_ship_rolls_a_die_more(
    scenario: Arrange, own: dict[str, object], ship: str
) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "nassau", "ship": "flute", **own},
        p1={"captain": SPANISH, "at": "nassau", "ship": ship, "locations": {"masts": 0}},
        npcs={"pirate-sloop": ["jack-rackham", "nassau"]},
    )
    state = s.state(Marauders)
    ships = ship_of_player(state, 0), ship_of_player(state, 1)
    battle.begin_battle(state, 0, 1)
    assert sailing(*ships) == forces.maneuver_dice(state, 0)
    assert sailing(*reversed(ships)) == forces.maneuver_dice(state, 1) == 1
    # Before the battle as well as in it: a Sloop outsails a Flute.
    pirate = ship_of_fleet(state, PIRATE_SLOOP)
    battle.begin_battle(state, NPC + PIRATE_SLOOP, 0)
    assert sailing(pirate, ships[0]) == forces.maneuver_dice(state, 0)
    assert sailing(ships[0], pirate) == forces.maneuver_dice(state, 1)


@pytest.mark.parametrize(("dice", "foes"), [(1, 2), (2, 2), (3, 2)])
def test_a_duel_is_rolled_until_it_is_decided(dice: int, foes: int) -> None:
    won = lost = 0.0
    for mine, chance in throws(dice):
        for theirs, likely in throws(foes):
            won += chance * likely * (doors.successes(mine) > doors.successes(theirs))
            lost += chance * likely * (doors.successes(mine) < doors.successes(theirs))
    assert duel(dice, foes) == pytest.approx(won / (won + lost))


# Crew Combat


class CrewFight:
    """A Crew Combat of p0 against the foe of a card, in which every roll is judged by the rules."""

    def __init__(self, state: Marauders) -> None:
        self._state = state
        self._known: dict[tuple[int, int, int], float] = {}

    def wins(self, crew: int, foes: int, used: int = 0, *, first: bool = True) -> float:
        """The chance of p0 to win, with so many hands on either side."""
        if not crew or not foes:
            return float(crew > 0)
        if not first and (crew, foes, used) in self._known:
            return self._known[crew, foes, used]
        dice = forces.clash_dice(self._state, 0)
        dice += self._state.ability(0, "first-clash-dice") if first else 0
        won = idle = 0.0
        for mine, chance in throws(dice):
            for theirs, likely in throws(self._state.battle.foe_skill):
                after = self._clash((crew, foes, used), mine, theirs)
                if after == (crew, foes, used) and not first:
                    idle += chance * likely
                else:
                    result = self.wins(*after, first=False) if isinstance(after, tuple) else after
                    won += chance * likely * result
        if first:
            return won
        self._known[crew, foes, used] = won / (1 - idle)
        return self._known[crew, foes, used]

    def _clash(
        self, before: tuple[int, int, int], mine: tuple[int, ...], theirs: tuple[int, ...]
    ) -> tuple[int, int, int] | bool:
        """What is left after a clash, or whether p0 has won it by it."""
        state = self._state.clone()
        state.captains[0].cubes[CREW], state.battle.enemy[CREW], state.battle.used = before
        state.battle.dice, state.trace = [mine, theirs], Trace()
        CrewCombat(BLOWS).step(state)
        if FOE in state.battle.sides:
            return state.crew(0), state.crew(FOE), state.battle.used
        return CrewCombatWon(0) in state.trace.events


@pytest.mark.rule("marauders:crew.round", "marauders:crew.lose", "marauders:crew.double-loss")
@pytest.mark.parametrize(
    ("person", "own", "other"),
    [
        ({"captain": DUTCH}, Boarders(2, 2), Boarders(2, 2)),
        ({"captain": DUTCH}, Boarders(1, 2), Boarders(3, 1)),
        ({"captain": ENGLISH}, Boarders(2, 3), Boarders(3, 2)),
        (
            {"captain": DUTCH, "specialists": ["sawbones-a"]},
            Boarders(2, 2, surgeon=1),
            Boarders(2, 2),
        ),
        ({"captain": DUTCH, "specialists": ["veteran-a"]}, Boarders(1, 3), Boarders(2, 2)),
        ({"captain": "cornelis-baak"}, Boarders(1, 3, onset=1), Boarders(1, 1)),
    ],
)
def test_storming_is_that_of_the_rules(
    scenario: Arrange, person: dict[str, object], own: Boarders, other: Boarders
) -> None:
    ship = {"at": "nassau", "ship": "frigate", "locations": {"crew": own.crew}}
    state = scenario(GAME, p0=person | ship).state(Marauders)
    assert boarders(ship_of_player(state, 0), own.crew) == own
    state.stack.append(MutinousFrigate(0))
    crew_combat.begin_crew_fight(state, 0, other.crew, other.dice)
    chance = storming(own, other)
    assert chance == pytest.approx(CrewFight(state).wins(own.crew, other.crew))
    # Bots see the same in the middle of it.
    assert odds_now(state, 0) == (chance, chance, 0.0)


@pytest.mark.rule("marauders:mod.swivel-guns", "marauders:crew.double-loss")
def test_swivel_guns_fire_first() -> None:
    one, armed = Boarders(1, 1), Boarders(1, 1, swivel=2)
    # Either may fall alone, or both together, and then pips decide, or nobody wins.
    even = storming(one, one)
    assert even < 0.5
    assert storming(armed, one) == pytest.approx(found(2) + (1 - found(2)) * even)
    # Where both lose their last hand to these guns, nobody has won.
    both = found(2) * (1 - found(2)) + (1 - found(2)) ** 2 * even
    assert storming(armed, armed) == pytest.approx(both)
    assert storming(armed, one._replace(surgeon=1)) < storming(armed, one)


# Battles


def gets_off(state: Marauders, seed: int, plan: str) -> bool:
    """A battle in which p0 flees from p1; once without Masts, p0 is lost to guns."""
    plans = ("flee", plan)
    state.rng, state.trace = seeded(seed), Trace()
    driver.run(state)
    while state.battle.sides and not isinstance(state.stack[-2], Aftermath):
        if plan == "shoot" and not state.cube(0, MASTS):
            return False
        frame = state.stack[-1]
        (seat,) = driver.waiting(state)
        options = {action.verb: action for action in driver.options(state, seat)}
        if isinstance(frame, Declare):
            action = options.get(plans[frame.place], options["shoot"])
        elif isinstance(frame, PlaceHits):
            cubes = tuple(state.cube(frame.side, location) for location in range(5))
            for location in frame.located:
                cubes = battle_odds.struck(cubes, location)
            flees = plans[state.battle.sides.index(frame.side)] == "flee"
            spared = battle_odds.FLEEING if flees else battle_odds.SHOOTING
            action = driver.options(state, seat)[battle_odds.spare(cubes, spared)]
        else:
            action = options.get("pass") or options["decline"]
        driver.apply(state, seat, action)
    told = state.trace.events
    return not {Sunk(0), CrewCombatWon(1), NobodyWon()} & set(told)


GAMES = 1500


@pytest.mark.rule("marauders:combat.first-round-shoot", "marauders:flee.winner")
@pytest.mark.parametrize(
    ("own", "other"),
    [
        ({"captain": ENGLISH}, {"captain": DUTCH, "ship": "frigate"}),
        ({"captain": FRENCH, "ship": "flute"}, {"captain": ENGLISH, "ship": "galleon"}),
        (
            {"captain": DUTCH, "locations": {"hull": 1, "crew": 1}},
            {"captain": "josiah-crake", "locations": {"hold": 0, "hull": 1}},
        ),
    ],
)
@pytest.mark.parametrize("plan", ["shoot", "board"])
def test_flight_is_that_of_battles_played(
    scenario: Arrange, own: dict[str, object], other: dict[str, object], plan: str
) -> None:
    """The share of those who come out alive, over many battles."""
    s = scenario(GAME, p0={"at": "nassau", **own}, p1={"at": "nassau", **other})
    start = s.state(Marauders)
    expected = flight(ship_of_player(start, 0), ship_of_player(start, 1), opening=True)
    chance = expected.from_guns if plan == "shoot" else expected.from_boarders
    battle.begin_battle(start, 0, 1)
    alive = sum(gets_off(start.clone(), seed, plan) for seed in range(GAMES)) / GAMES
    assert alive == pytest.approx(chance, abs=4 * sqrt(chance * (1 - chance) / GAMES))


@pytest.mark.parametrize("opening", [True, False])
def test_nobody_is_sunk_without_guns(opening: bool) -> None:
    frigate, sloop = Ship((4, 5, 4, 3, 0), 1, 2, 3), Ship((1, 1, 0, 2, 0), 4, 1, 2)
    chances = odds(frigate, sloop, opening=opening)
    assert chances.shooting < chances.boarding


@pytest.mark.parametrize("opening", [True, False])
def test_the_stronger_ship_wins_more_often(opening: bool) -> None:
    frigate, sloop = Ship((3, 3, 3, 3, 3), 3, 3, 3), Ship((2, 2, 2, 2, 1), 4, 2, 2)
    strong, weak = odds(frigate, sloop, opening=opening), odds(sloop, frigate, opening=opening)
    assert strong.win > 0.75 > 3 * weak.win
    # Without Masts nobody gets away.
    adrift = sloop._replace(cubes=(2, 2, 0, 2, 1))
    assert weak.escape > odds(adrift, frigate, opening=opening).escape == 0
    assert odds(sloop, frigate._replace(cubes=(0, 3, 3, 3, 3)), opening=opening) == (1, 1, 1)


def test_a_declaration_binds_for_the_round(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "ship": "frigate"},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={"scouting": [6, 1, 1], "seamanship": [1] * 5},
    )
    s.play("p0 scout p1").expect(asked="p0 declare")
    free = odds_now(s.state(Marauders), 0)
    assert min(free) > 0
    for plan, action in enumerate(driver.options(s.match.state, 0)):
        after = s.state(Marauders).clone()
        driver.apply(after, 0, action)
        assert odds_now(after, 0) == tuple(free[way] * (way == plan) for way in range(3))
        assert odds_now(after, 1) == odds_now(s.state(Marauders), 1)


def test_a_battle_that_is_won_is_no_risk_any_more(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "locations": {"hull": 1}},
        p1={"captain": DUTCH, "at": "nassau", "locations": {"crew": 1}},
        chance={"scouting": [6, 1, 1], "seamanship": [1, 1, 1, 1, 6, 1, 1, 1], "leadership": [6]},
    )
    s.play("p0 scout p1", "p0 board", "p1 board").expect(asked="p0 capture")
    assert odds_now(s.state(Marauders), 0) == (1, 1, 1)
    assert odds_now(s.state(Marauders), 1) == (0, 0, 0)
