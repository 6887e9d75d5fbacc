"""Merchant raids: cards laid out, successes spent, hits, escape and loot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import deeds, doors, hands
from kaper.games.marauders.actions import (
    DONES,
    DRAW,
    EXCHANGE,
    FACES,
    PASSES,
    PLAY,
    PUT_BACK,
    RAID,
    RAIDS,
    RELEASE,
    REROLL,
    SPEND,
    SPENDS,
    THROW,
    face_of,
    playing,
)
from kaper.games.marauders.battle_events import (
    MerchantFound,
    MerchantPutBack,
    MerchantReleased,
    RaidBegan,
    RaidDrawn,
    RaidLost,
    RaidThrown,
    RaidWon,
    SuccessAdded,
)
from kaper.games.marauders.damage import MERCHANT, PlaceHits
from kaper.games.marauders.event_cards import scatter_merchant
from kaper.games.marauders.events import Rerolled, Tested
from kaper.games.marauders.missions import MissionCheck
from kaper.games.marauders.sinking import SinkIfHulled
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.stowing import lay_out
from kaper.games.marauders.tables import (
    ESCAPE,
    HULL,
    NATIONS,
    NONE,
    SEAMANSHIP,
    SKILLS,
    SPAIN,
    WEAPONS,
)
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask, Frame
from kaper.kernel.piles import EVERYBODY

CARDS = 3
GLORIOUS = 12


@dataclass(frozen=True, slots=True)
class FoundMerchant(Ask[Marauders]):
    """Attack the merchant under either flag, or let it go. `sure` is Spanish, whatever its flag."""

    sure: bool

    def _flags(self, state: Marauders) -> list[int]:
        zone = state.zones[self.seat]
        if self.sure:
            return [SPAIN]
        port = state.tables.zone_nation[zone]
        flags = [self._token(state)]
        return flags if port in (NONE, *flags) else [*flags, port]

    def _token(self, state: Marauders) -> int:
        zone = state.zones[self.seat]
        return state.merchants[zone] if self._keeps(state) else state.merchant_box[-1]

    def _keeps(self, state: Marauders) -> bool:
        """Whether this captain alone has looked at the token, which is still in its zone."""
        return state.has_ability(self.seat, "merchant-look")

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        options: list[Action] = []
        if not state.crippled(seat):
            options += [RAIDS[nation] for nation in self._flags(state)]
        options.append(RELEASE())
        return [*options, PUT_BACK()] if self._keeps(state) else options

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        zone = state.zones[seat]
        if action.verb == PUT_BACK.name:
            doors.tell(state, MerchantPutBack(seat, state.tables.zone_names[zone]))
            return
        if self._keeps(state):
            # The token is turned up only now that it leaves the sea.
            flag = NATIONS[state.merchants[zone]]
            doors.tell(state, MerchantFound(seat, state.tables.zone_names[zone], flag))
            scatter_merchant(state, zone)
        if action.verb == RELEASE.name:
            doors.tell(state, MerchantReleased(seat))
        else:
            begin_raid(state, seat, NATIONS.index(action.args[0]))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-merchant", (("nation", NATIONS[self._flags(state)[0]]),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        if action.verb == RAID.name:
            crippled = state.crippled(seat)
            return "raid.no-destroyed-location" if crippled else "merchant.nationality"
        return "merchant.attack-or-release"


def begin_raid(state: Marauders, seat: int, nation: int) -> None:
    """The attack brings a bounty at once, unless a letter of marque covers it."""
    letter = deeds.goal_of(state, seat).name == "raid"
    if not (letter and state.named[seat] == nation):
        doors.set_bounty(state, seat, nation)
    state.prize = nation
    doors.tell(state, RaidBegan(seat, NATIONS[nation]))
    zone = state.zones[seat]
    count = CARDS
    if state.tables.zone_nation[zone] == SPAIN:
        count += state.event_word("convoy")
    state.table = []
    state.table_known = EVERYBODY
    lay_card(state, seat, count)
    if "raid-fourth-card" in state.tables.zone_rule[zone]:
        (card,) = lay_card(state, seat, 1)
        if state.tables.symbol[card] == ESCAPE:
            throw_card(state, seat, card)
    state.stack.append(MissionCheck())
    state.stack.append(RaidRoll(seat, ()))


def lay_card(state: Marauders, seat: int, count: int) -> list[int]:
    cards = doors.draw_cargo(state, count)
    state.table = sorted((*state.table, *cards))
    names = tuple(state.tables.cargo_names[card] for card in cards)
    doors.tell(state, RaidDrawn(seat, names))
    return cards


def throw_card(state: Marauders, seat: int, card: int) -> None:
    state.table.remove(card)
    state.cargo_discards.append(card)
    doors.tell(state, RaidThrown(seat, (state.tables.cargo_names[card],)))


@dataclass(frozen=True, slots=True)
class RaidRoll(Ask[Marauders]):
    """The Seamanship roll, before successes are spent."""

    dice: tuple[int, ...]
    added: int = field(default=0, kw_only=True)
    rerolled: bool = field(default=False, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if not self.dice:
            dice = doors.throw(state, SKILLS[SEAMANSHIP], state.skill(self.seat, SEAMANSHIP))
            shown = (doors.faces(dice), doors.successes(dice))
            doors.tell(state, Tested(self.seat, SKILLS[SEAMANSHIP], *shown))
            state.stack[-1] = replace(self, dice=dice)
            return False
        if hands.may_hold(state, self.seat) or self._can_reroll(state):
            return True
        self._end(state)
        return False

    def _can_reroll(self, state: Marauders) -> bool:
        return not self.rerolled and state.ability(self.seat, "raid-reroll") > 0

    def _end(self, state: Marauders) -> None:
        state.last_card = NONE
        state.successes = doors.successes(self.dice) + self.added
        state.stack[-1] = RaidSpend(self.seat, self._fails())

    def _fails(self) -> int:
        return len(self.dice) - doors.successes(self.dice)

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        options = [
            playing(name)
            for name, word in hands.fitting(state, seat, "raid-roll")
            if word.name != "reroll" or self._fails()
        ]
        if self._can_reroll(state):
            options += [REROLL(FACES[face]) for face in dict.fromkeys(self.dice)]
        return [*options, PASSES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is PASSES:
            self._end(state)
        elif action.verb == PLAY.name:
            self._play(state, hands.play(state, seat, action))
        else:
            kept = list(self.dice)
            kept.remove(face_of(action.args[0]))
            state.stack[-1] = replace(self._throw(state, kept, 1), rerolled=True)

    def _play(self, state: Marauders, word: Word) -> None:
        if word.name == "successes":
            added = self.added + word.value
            doors.tell(state, SuccessAdded(self.seat, doors.successes(self.dice) + added))
            state.stack[-1] = replace(self, added=added)
        elif word.name == "dice":
            state.stack[-1] = self._throw(state, self.dice, word.value)
        else:
            kept = (doors.SKULL,) * doors.successes(self.dice)
            state.stack[-1] = self._throw(state, kept, self._fails())

    def _throw(self, state: Marauders, kept: Sequence[int], count: int) -> RaidRoll:
        """So many dice are thrown and laid beside those that are kept."""
        new = (*kept, *doors.throw(state, SKILLS[SEAMANSHIP], count))
        dice = tuple(sorted(new, reverse=True))
        doors.tell(state, Rerolled(self.seat, doors.faces(dice), doors.successes(dice)))
        return replace(self, dice=dice)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("dice", doors.shown(self.dice)), ("count", self.added))
        return Prompt("marauders-prompt-raid-roll", args)

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "raid.glory-cards"


@dataclass(frozen=True, slots=True)
class RaidSpend(Ask[Marauders]):
    """Successes are spent one at a time; a Special Weapon turns a failed die into one more."""

    fails: int

    def step(self, state: Marauders) -> bool:
        if state.successes or (self.fails and self._weapons(state)):
            return True
        self._end(state)
        return False

    def _weapons(self, state: Marauders) -> list[int]:
        return [w for w in range(len(WEAPONS)) if doors.has_weapon(state, self.seat, w)]

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        options: list[Action] = []
        names = state.tables.cargo_names
        if state.successes:
            options.append(DRAW())
            options += [THROW(names[card]) for card in state.table]
            options += [EXCHANGE(names[card]) for card in state.table]
        if self.fails:
            options += [SPENDS[weapon] for weapon in self._weapons(state)]
        return [*options, DONES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is DONES:
            self._end(state)
            return
        if action.verb == SPEND.name:
            doors.use_weapon(state, seat, WEAPONS.index(action.args[0]))
            state.successes += 1
            state.stack[-1] = RaidSpend(seat, self.fails - 1)
            return
        state.successes -= 1
        if action.verb != DRAW.name:
            throw_card(state, seat, state.tables.cargo_number[action.args[0]])
        if action.verb != THROW.name:
            lay_card(state, seat, 1)

    def _end(self, state: Marauders) -> None:
        symbols = [state.tables.symbol[card] for card in state.table]
        escaped = symbols.count(ESCAPE) >= state.maneuverability(self.seat)
        state.successes = 0
        state.stack[-1] = RaidEnd(self.seat, escaped)
        hits = tuple(symbol for symbol in symbols if symbol != ESCAPE)
        if hits:
            state.stack.append(PlaceHits(self.seat, self.seat, hits, 0, MERCHANT))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        cards = ",".join(state.tables.cargo_names[card] for card in state.table)
        return Prompt("marauders-prompt-raid", (("count", state.successes), ("cards", cards)))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "raid.weapons" if action.verb == SPEND.name else "raid.spend-successes"


@dataclass(frozen=True, slots=True)
class RaidEnd(Frame[Marauders]):
    """The damage is taken: has the raid succeeded?"""

    seat: int
    escaped: bool

    def step(self, state: Marauders) -> bool:
        seat = self.seat
        state.stack.pop()
        cards, state.table = state.table, []
        nation, state.prize = state.prize, NONE
        state.table_known = 0
        if state.crippled(seat) or self.escaped:
            state.cargo_discards += cards
            sunk = state.cube(seat, HULL) == 0
            outcome = "sunk" if sunk else "damage" if state.crippled(seat) else "escape"
            doors.tell(state, RaidLost(seat, outcome))
            state.stack.append(SinkIfHulled(seat))
            return False
        gold = sum(state.tables.loot[card] for card in cards)
        state.gold[seat] += gold
        doors.tell(state, RaidWon(seat, gold))
        if gold:
            deeds.raided(state, seat, nation)
        lay_out(state, seat, cards, EVERYBODY)
        if gold >= GLORIOUS:
            hands.gain_glory(state, seat, "raid")
        return False
