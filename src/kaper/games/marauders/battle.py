"""Naval battles: declaration, maneuvers, action, round after round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.marauders import doors
from kaper.games.marauders.actions import CHASE, DECLARATIONS
from kaper.games.marauders.aftermath import break_off, settle
from kaper.games.marauders.battle_events import (
    BattleBegan,
    BattleBrokenOff,
    ChasersFired,
    Declared,
    Escaped,
    Located,
    LongGunsFired,
    ManeuverTied,
    ManeuverWon,
    Sunk,
)
from kaper.games.marauders.crew_combat import begin_crew_combat
from kaper.games.marauders.damage import CHASED, GUNS, REROLLED, PlaceHits, strike
from kaper.games.marauders.missions import MissionCheck
from kaper.games.marauders.reactions import (
    BOARDING,
    FLEEING,
    LOCATION_ROLL,
    MANEUVER_ROLL,
    SHOOTING,
    contest,
    react,
)
from kaper.games.marauders.state import BOUNTIES, CAP, NPC, PER_SHIP, Marauders
from kaper.games.marauders.tables import (
    CANNONS,
    CHAIN_SHOT,
    CREW,
    HULL,
    MASTS,
    NONE,
    SEAMANSHIP,
)
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import DECLINE, Ask, Frame

DECLARATION_NAMES = ("shoot", "board", "flee")

# The stages of a battle round.
BEGIN, DECLARE, ANSWER, CHASE_FIRST, CHASE_SECOND, CHASERS, MANEUVER, ACT, FIRE, OUTCOME = range(10)
# From here on, by place: a side has got away by a card.
AWAY = 10


def begin_battle(state: Marauders, attacker: int, defender: int) -> None:
    """Starting combat with a non-pirate brings a bounty before the fighting."""
    if attacker < NPC:
        nation = _offended(state, defender)
        if nation != NONE:
            doors.set_bounty(state, attacker, nation)
    state.sides = [attacker, defender]
    state.battle_round = state.used = 0
    state.declared = [SHOOTING, SHOOTING]
    state.dice = [(), ()]
    state.hits = [(), ()]
    state.shot = [NONE, NONE]
    for side in state.sides:
        if side >= NPC:
            state.enemy = [state.full(side, location) for location in range(PER_SHIP)]
    doors.tell(state, BattleBegan(doors.who(attacker), doors.who(defender)))
    state.stack.append(MissionCheck())
    state.stack.append(Naval(BEGIN))


def _offended(state: Marauders, side: int) -> int:
    """The nation that an attack on a ship offends; NONE for a pirate."""
    if side < NPC:
        return NONE if state.is_pirate(side) else state.nation(side)
    return side - NPC if side - NPC < BOUNTIES else NONE


def controller(state: Marauders, side: int) -> int:
    """Who decides for a side: its player, or for an NPC the left neighbour of the one it fights."""
    if side < NPC:
        return side
    fighter = state.sides[0] if state.sides[1] == side else state.sides[1]
    return (fighter + 1) % state.seats


@dataclass(frozen=True, slots=True)
class Naval(Frame[Marauders]):
    """One battle; each step does one stage of a round and names the next."""

    stage: int

    def step(self, state: Marauders) -> bool:
        match self.stage:
            case 0:
                self._begin(state)
            case 1 | 2:
                self._declare(state)
            case 3 | 4:
                self._ask_chasers(state)
            case 5:
                self._fire_chasers(state)
            case 6:
                self._maneuver(state)
            case 7:
                self._act(state)
            case 8:
                self._fire(state)
            case 9:
                self._outcome(state)
            case _:
                self._escape(state, self.stage - AWAY)
        return False

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        (place,) = result
        return Naval(AWAY + place)

    def _go(self, state: Marauders, stage: int) -> None:
        state.stack[-1] = Naval(stage)

    def _begin(self, state: Marauders) -> None:
        if not any(can_go_on(state, place) for place in (0, 1)):
            state.stack.pop()
            doors.tell(state, BattleBrokenOff())
            break_off(state)
            return
        state.battle_round += 1
        self._go(state, DECLARE)
        state.shot = [NONE, NONE]
        state.hits = [(), ()]
        state.used &= ~(REROLLED | REROLLED << 1)
        if state.battle_round == 1:
            # The Long Guns may sink a ship before the first declaration.
            self._fire_long_guns(state)

    def _fire_long_guns(self, state: Marauders) -> None:
        volleys: list[tuple[int, int]] = []
        for place, side in enumerate(state.sides):
            if state.has_modification(side, "long-range") and state.cube(side, CANNONS):
                dice = doors.throw(state, "long-guns", state.cube(side, CANNONS))
                hits = doors.successes(dice)
                doors.tell(state, LongGunsFired(doors.who(side), doors.faces(dice), hits))
                volleys.append((place, hits))
        for place, hits in reversed(volleys):
            if hits:
                self._strike(state, place, hits)

    def _strike(self, state: Marauders, place: int, hits: int) -> None:
        target = state.sides[1 - place]
        dice = doors.throw(state, "location", hits)
        doors.tell(state, Located(doors.who(state.sides[place]), doors.faces(dice)))
        strike(state, target, controller(state, target), dice, GUNS)

    def _declare(self, state: Marauders) -> None:
        place = self.stage - DECLARE
        if place == 0 and self._sunk(state):
            return
        self._go(state, self.stage + 1)
        choices = declarations(state, place)
        if len(choices) == 1:
            declare(state, place, choices[0])
        else:
            state.stack.append(Declare(controller(state, state.sides[place]), place))

    def _ask_chasers(self, state: Marauders) -> None:
        place = self.stage - CHASE_FIRST
        self._go(state, self.stage + 1)
        side = state.sides[place]
        armed = state.has_modification(side, "chase")
        if armed and FLEEING in state.declared:
            fired = state.flipped[side] >> state.tables.power["chase"] & 1
            if not fired:
                state.stack.append(Chase(side, place))

    def _fire_chasers(self, state: Marauders) -> None:
        self._go(state, MANEUVER)
        for place in (1, 0):
            if state.used & CHASED << place:
                state.used &= ~(CHASED << place)
                doors.tell(state, ChasersFired(doors.who(state.sides[place])))
                self._strike(state, place, 1)

    def _maneuver(self, state: Marauders) -> None:
        if self._sunk(state):
            return
        self._go(state, ACT)
        contest(state, MANEUVER_ROLL, [maneuver_dice(state, place) for place in (0, 1)])

    def _act(self, state: Marauders) -> None:
        self._go(state, FIRE)
        winner = maneuver_winner(state)
        if winner == NONE:
            doors.tell(state, ManeuverTied())
        else:
            doors.tell(state, ManeuverWon(doors.who(state.sides[winner])))
        shooters = []
        for place, side in enumerate(state.sides):
            hits = volley(state, place, winner)
            state.hits[place] = doors.throw(state, "location", hits) if hits else ()
            if hits:
                doors.tell(state, Located(doors.who(side), doors.faces(state.hits[place])))
                shooters.append(side)
        # Where the deck has a card for it, dice may be answered by those at whom they are aimed.
        aimed_at = bool(shooters) and (LOCATION_ROLL, "reroll") in state.tables.answers
        react(state, LOCATION_ROLL, state.sides if aimed_at else shooters)

    def _fire(self, state: Marauders) -> None:
        """Both volleys were rolled before either is marked: damage is dealt together."""
        self._go(state, OUTCOME)
        for place in (1, 0):
            if state.hits[place]:
                land_volley(state, place)

    def _outcome(self, state: Marauders) -> None:
        if self._sunk(state):
            return
        self._go(state, BEGIN)
        winner = maneuver_winner(state)
        if winner == NONE:
            return
        side = state.sides[winner]
        if state.declared[winner] == BOARDING and state.crew(side) > 0:
            state.stack.pop()
            begin_crew_combat(state)
        elif state.declared[winner] == FLEEING and gets_away(state, winner):
            self._escape(state, winner)

    def _escape(self, state: Marauders, place: int) -> None:
        state.stack.pop()
        doors.tell(state, Escaped(doors.who(state.sides[place])))
        break_off(state)

    def _sunk(self, state: Marauders) -> bool:
        """A destroyed Hull ends the battle."""
        sunk = [place for place, side in enumerate(state.sides) if state.cube(side, HULL) == 0]
        if not sunk:
            return False
        state.stack.pop()
        for place in sunk:
            doors.tell(state, Sunk(doors.who(state.sides[place])))
        settle(state, NONE if len(sunk) == 2 else 1 - sunk[0], boarded=False)
        return True


def declarations(state: Marauders, place: int) -> list[int]:
    """What a side may declare."""
    side = state.sides[place]
    if state.battle_round == 1 or state.cube(side, MASTS) == 0:
        return [SHOOTING]
    found = [SHOOTING]
    if state.crew(side) > 0:
        found.append(BOARDING)
    if may_flee(state, place):
        found.append(FLEEING)
    return found


def may_flee(state: Marauders, place: int) -> bool:
    """An NPC flees only with fewer Cannons or less Crew than its enemy."""
    side, enemy = state.sides[place], state.sides[1 - place]
    return side < NPC or any(
        state.cube(side, location) < state.cube(enemy, location) for location in (CANNONS, CREW)
    )


def can_go_on(state: Marauders, place: int) -> bool:
    """Whether a side can still shoot, board or flee."""
    side = state.sides[place]
    if state.cube(side, CANNONS):
        return True
    return state.cube(side, MASTS) > 0 and (state.crew(side) > 0 or may_flee(state, place))


def declare(state: Marauders, place: int, choice: int) -> None:
    state.declared[place] = choice
    doors.tell(state, Declared(doors.who(state.sides[place]), DECLARATION_NAMES[choice]))


def declared_now(state: Marauders) -> list[int]:
    """What each side has declared for this round, NONE where it has not yet."""
    stage = asked = OUTCOME
    for frame in state.stack:
        if isinstance(frame, Naval):
            stage = frame.stage
        elif isinstance(frame, Declare):
            asked = frame.place
    return [
        choice if DECLARE + place < stage and place < asked else NONE
        for place, choice in enumerate(state.declared)
    ]


def maneuver_dice(state: Marauders, place: int) -> int:
    side, enemy = state.sides[place], state.sides[1 - place]
    if state.cube(side, MASTS) == 0:
        return 1
    nimble = state.maneuverability(side) >= state.maneuverability(enemy) + 2
    if side >= NPC:
        return state.tables.npc_skills[state.commander(side - NPC)][SEAMANSHIP] + nimble
    return state.skill(side, SEAMANSHIP) + nimble + state.ability(side, "maneuver-dice")


def maneuver_winner(state: Marauders) -> int:
    """The place of the side that outmaneuvers the other; NONE for a tie or no success at all."""
    first, second = state.dice
    if not doors.successes(first) and not doors.successes(second):
        return NONE
    one, other = ((doors.successes(dice), doors.pips(dice)) for dice in (first, second))
    return NONE if one == other else int(one < other)


def volley(state: Marauders, place: int, winner: int) -> int:
    """How many hits a side's Shoot deals: all Cannons for the winner, else one per success."""
    if state.declared[place] != SHOOTING:
        return 0
    cannons = guns(state, place)
    return cannons if place == winner else min(doors.successes(state.dice[place]), cannons)


def guns(state: Marauders, place: int) -> int:
    """The most hits that a side's Shoot can deal in this round."""
    side = state.sides[place]
    cannons = state.cube(side, CANNONS)
    if cannons and side < NPC and state.battle_round == 1:
        return min(cannons + state.ability(side, "first-broadside"), CAP)
    return cannons


def land_volley(state: Marauders, place: int) -> None:
    """Chain and Grape Shot turn every skull into damage to one location."""
    target = state.sides[1 - place]
    dice = state.hits[place]
    located = tuple(face for face in dice if face != doors.SKULL)
    skulls = len(dice) - len(located)
    shield = NONE
    if state.shot[place] != NONE:
        shield = MASTS if state.shot[place] == CHAIN_SHOT else CREW
        located, skulls = (*located, *[shield] * skulls), 0
    seat = controller(state, target)
    state.stack.append(PlaceHits(seat, target, located, skulls, GUNS, shield=shield))


def gets_away(state: Marauders, place: int) -> bool:
    return doors.successes(state.dice[1 - place]) <= slips_past(state, place)


def slips_past(state: Marauders, place: int) -> int:
    """Enemy successes despite which a side that has won can still flee."""
    side = state.sides[place]
    return state.ability(side, "flee-past") if side < NPC else 0


@dataclass(frozen=True, slots=True)
class Declare(Ask[Marauders]):
    """One side declares its combat action; the attacker first, openly."""

    place: int

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [DECLARATIONS[choice] for choice in declarations(state, self.place)]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        declare(state, self.place, DECLARATION_NAMES.index(action.verb))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        side = doors.who(state.sides[self.place])
        word = f"p{side}" if isinstance(side, int) else side
        return Prompt("marauders-prompt-declare", (("owner", word), ("round", state.battle_round)))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        side = state.sides[self.place]
        if action.verb == "board" and state.crew(side) == 0:
            return "damage.crew"
        if action.verb == "flee" and side >= NPC:
            return "npccombat.flee-limit"
        return "combat.actions"


@dataclass(frozen=True, slots=True)
class Chase(Ask[Marauders]):
    """Somebody has declared Flee: Chasers may deal one hit before the maneuvers."""

    place: int

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return CHASE(), DECLINE()

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb == CHASE.name:
            state.flipped[seat] |= 1 << state.tables.power["chase"]
            state.used |= CHASED << self.place

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-chase")

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "mod.chasers"
