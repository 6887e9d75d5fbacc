"""What a player can do. Players are written p0, p1 and so on; all else goes by its name."""

from __future__ import annotations

from functools import lru_cache

from kaper.games.marauders.components.ids import FLEETS, LOCATIONS, NATIONS, SHIPS, WEAPONS
from kaper.kernel.actions import Action, Grammar, Verb
from kaper.kernel.frames import DECLINE, DONE, PASS

SHIP = Verb("ship", "ship")
SAIL = Verb("sail", "zone")
ENTER = Verb("enter")
LEAVE = Verb("leave")
SCOUT = Verb("scout", "owner")
PORT = Verb("port")
END = Verb("end")
RETIRE = Verb("retire")
REDRAW = Verb("redraw")
KEEP = Verb("keep")
JETTISON = Verb("jettison", "good")
PLAY = Verb("play", "card", "target=", "seat=", "fleet=")
DISCARD = Verb("discard", "card")
SELL = Verb("sell", "good")
TRADE = Verb("trade")
MARKET = Verb("market")
BUY = Verb("buy", "good")
REPLACE = Verb("replace", "good")
SHOW = Verb("show", "seat")
YARD = Verb("yard")
REPAIR = Verb("repair", "location")
REFIT = Verb("refit")
MODIFY = Verb("modify")
ARM = Verb("arm", "weapon")
DISARM = Verb("disarm", "weapon")
PURCHASE = Verb("purchase", "ship")
CARRY = Verb("carry", "modification")
RETURN = Verb("return", "zone")
RECRUIT = Verb("recruit")
HIRE_CREW = Verb("hire-crew")
ASK_AROUND = Verb("ask-around")
CHECK = Verb("check")
CLAIM = Verb("claim", "mission")
NAME = Verb("name", "nation")
CHALLENGE = Verb("challenge", "seat")
PICK = Verb("pick", "reward")
HIRE = Verb("hire", "card")
STASH = Verb("stash")
WITHDRAW = Verb("withdraw")
AMOUNT = Verb("amount", "gold")
PARDON = Verb("pardon", "nation")
TOLL = Verb("toll")
PERSUADE = Verb("persuade")
PAPERS = Verb("papers")
PASSAGE = Verb("passage")
DELIVER = Verb("deliver", "good")
RAID = Verb("raid", "nation")
RELEASE = Verb("release")
PUT_BACK = Verb("put-back")
DRAW = Verb("draw")
THROW = Verb("throw", "card")
EXCHANGE = Verb("exchange", "card")
SPEND = Verb("spend", "weapon")
STOW = Verb("stow", "good")
SHOOT = Verb("shoot")
BOARD = Verb("board")
FLEE = Verb("flee")
CHASE = Verb("chase")
REROLL = Verb("reroll", "die")
OWN_DICE = Verb("own-dice")
FOES_DICE = Verb("foes-dice")
DEPLOY = Verb("deploy", "weapon")
SET = Verb("set", "die", "location")
PLACE = Verb("place", "location")
ABSORB = Verb("absorb", "location")
SHIFT = Verb("shift", "location", "to")
CLAIM_BOUNTY = Verb("claim-bounty", "nation")
CAPTURE = Verb("capture")
TAKE = Verb("take", "card")
FIGHT = Verb("fight")
SEND = Verb("send", "zone")

GRAMMAR = Grammar(
    SHIP, SAIL, ENTER, LEAVE, SCOUT, PORT, END, RETIRE, REDRAW, KEEP, JETTISON, PLAY,
    DISCARD, SELL, TRADE, MARKET, AMOUNT, BUY, REPLACE, SHOW, YARD, REPAIR, REFIT, MODIFY, ARM,
    DISARM, PURCHASE, CARRY, RETURN, RECRUIT, HIRE_CREW, ASK_AROUND, CHECK, CLAIM, NAME, HIRE,
    CHALLENGE, PICK,
    STASH, WITHDRAW, PARDON, TOLL, PERSUADE, PAPERS, PASSAGE, DELIVER, RAID, RELEASE, PUT_BACK,
    DRAW, THROW, EXCHANGE, SPEND, STOW, SHOOT, BOARD, FLEE, CHASE, REROLL, OWN_DICE, FOES_DICE,
    DEPLOY, SET, PLACE, ABSORB, SHIFT, CLAIM_BOUNTY, CAPTURE, TAKE, FIGHT, SEND,
    PASS, DONE, DECLINE,
)  # fmt: skip

# What a captain does not want to miss who lets everything stand until something happens.
STIRRING = frozenset(verb.name for verb in (PLAY, DEPLOY, REROLL, ABSORB, SHIFT))

# What is bought and sold, moved there and back, or lost with the ship it was done for.
UNDOES = {
    "buy": ("sell", "jettison"),
    "sell": ("buy",),
    "jettison": ("buy", "stow"),
    "arm": ("disarm",),
    "disarm": ("arm",),
    "purchase": ("repair", "refit", "modify"),
    "stash": ("withdraw",),
    "withdraw": ("stash",),
}

PASSING = PASS()
MERCHANT = "merchant"
SURE_MERCHANT = "spanish-merchant"
RUMOR_TARGET = "rumor"
MISSION_TARGET = "mission"

PLACEMENTS = tuple(PLACE(location) for location in LOCATIONS)
PURCHASES = tuple(PURCHASE(ship) for ship in SHIPS)
SHIP_CHOICES = tuple(SHIP(ship) for ship in SHIPS)
REPAIRS = tuple(REPAIR(location) for location in LOCATIONS)
ARMS = tuple(ARM(weapon) for weapon in WEAPONS)
DISARMS = tuple(DISARM(weapon) for weapon in WEAPONS)
SPENDS = tuple(SPEND(weapon) for weapon in WEAPONS)
USES = tuple(DEPLOY(weapon) for weapon in WEAPONS)
RAIDS = tuple(RAID(nation) for nation in NATIONS)
PARDONS = tuple(PARDON(nation) for nation in NATIONS)
CLAIMS = tuple(CLAIM_BOUNTY(nation) for nation in NATIONS)
SCOUT_FLEETS = tuple(SCOUT(fleet) for fleet in FLEETS)
SCOUT_SEATS = tuple(SCOUT(f"p{seat}") for seat in range(4))
SCOUT_MERCHANT, SCOUT_SURE = SCOUT(MERCHANT), SCOUT(SURE_MERCHANT)
SCOUT_RUMOR, SCOUT_MISSION = SCOUT(RUMOR_TARGET), SCOUT(MISSION_TARGET)
# A die is named by its face; both skulls are one.
FACES = ("", "1", "2", "3", "4", "skull", "skull")


@lru_cache(maxsize=64)
def each(verb: Verb, names: tuple[str, ...]) -> tuple[Action, ...]:
    """The actions of a verb with one argument, for all names of a table: made once."""
    return tuple(verb(name) for name in names)


def playing(card: str, target: str = "", seat: str = "", fleet: str = "") -> Action:
    """Play a Glory card: on a location, a nation or a weapon, on a player, or on an NPC."""
    return PLAY(card, target, seat, fleet)


def seat_of(word: str) -> int:
    """The player that p0, p1 and so on is."""
    return int(word[1:])


def face_of(word: str) -> int:
    return FACES.index(word)


def location_of(action: Action) -> int:
    """The location that the first argument names."""
    return LOCATIONS.index(action.args[0])
