"""What happens at a table, as it is kept: one record for each change.

A move carries what chance decided, so that a table can be built anew without its generator. Of what
is kept nothing is ever changed but who somebody was (see `rewriting`).
"""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

from kaper.kernel.chance import Outcome, WrongOutcome
from kaper.server.messages import GuideStage, Line, Patience
from kaper.server.pace import NO_LIMIT, AtFlag, Pace

Person = str  # the hash of the key in a person's cookie


class Fact(msgspec.Struct, frozen=True, tag_field="kind"):
    """The base of all facts."""


class Started(Fact, frozen=True, tag="start"):
    setup: list[str]


class Moved(Fact, frozen=True, tag="move"):
    """`by_itself`: the only answer, or a pass that stands, so its person was not asked."""

    seat: int
    action: str
    outcomes: list[str]
    by_itself: bool = False


class TookBack(Fact, frozen=True, tag="undo"):
    seat: int
    count: int


class Asked(Fact, frozen=True, tag="ask"):
    """A seat asks everybody whether it may take back."""

    seat: int
    count: int
    waiting: list[int]


class Answered(Fact, frozen=True, tag="answer"):
    seat: int
    yes: bool


class Said(Fact, frozen=True, tag="talk"):
    """A person's `text`, or a message with arguments: a ready phrase, or what a bot says."""

    seat: int | None
    name: str
    text: str
    key: str = ""
    args: dict[str, int | str] = {}

    def line(self, number: int, events: int, at: float) -> Line:
        """The same as a line of talk, said when so many events had happened."""
        return Line(number, events, self.seat, self.name, self.text, at, self.key, self.args)


class Joined(Fact, frozen=True, tag="join"):
    seat: int
    person: Person
    name: str
    portrait: str = ""


class Shared(Fact, frozen=True, tag="share"):
    """A person goes on with a seat on another device, which has a key of its own."""

    seat: int
    person: Person


class BotSeated(Fact, frozen=True, tag="bot"):
    seat: int
    bot: str


class Left(Fact, frozen=True, tag="leave"):
    """A person gave up a seat before the game began: it is open again."""

    seat: int


class Resigned(Fact, frozen=True, tag="resign"):
    """Where more than two play, `bot` takes the seat over."""

    seat: int
    bot: str


class Followed(Fact, frozen=True, tag="next"):
    table: str


class Proceeded(Fact, frozen=True, tag="proceed"):
    """The learner of a voyage has read what was told at this place, and went on."""

    step: int
    stage: GuideStage


class VoyageLeft(Fact, frozen=True, tag="leave-voyage"):
    """The game goes on without its guide."""


class AskedAlways(Fact, frozen=True, tag="always"):
    """Whether a seat wants to be asked even where there is only one answer."""

    seat: int
    always: bool


class Stood(Fact, frozen=True, tag="stand"):
    """A seat passes until something happens, or no longer."""

    seat: int
    until: Patience


class Flagged(Fact, frozen=True, tag="flag"):
    """A seat's time was up, and what then happened; `bot` plays on, or makes this one move."""

    seat: int
    then: AtFlag
    bot: str

    def line(self, number: int, events: int, at: float, name: str) -> Line:
        """The same as a line of talk."""
        return Line(number, events, self.seat, name, "", at, f"pace-flag-{self.then}", {})


class HolidayTaken(Fact, frozen=True, tag="holiday"):
    """A seat's clock stands still for so many days; 0 ends that."""

    seat: int
    days: int


class Granted(Fact, frozen=True, tag="grant"):
    """Nobody could answer for so many seconds: they do not count."""

    seconds: float


class HandedOver(Fact, frozen=True, tag="host"):
    """The person of this seat is the table's host from here on."""

    seat: int


class Reread(Fact, frozen=True, tag="reread"):
    """What the facts before tell of persons is no longer what it was: read them again."""


AnyFact = (
    Started
    | Moved
    | TookBack
    | Asked
    | Answered
    | Said
    | Joined
    | Shared
    | BotSeated
    | Left
    | Resigned
    | Followed
    | Proceeded
    | VoyageLeft
    | AskedAlways
    | Stood
    | Flagged
    | HolidayTaken
    | Granted
    | HandedOver
    | Reread
)

Seated = Joined | Shared | BotSeated | Left | Resigned


class Place(msgspec.Struct):
    """A seat: who plays it. `former` may take it back from the bot that stands in."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    owners: list[Person] = []
    former: list[Person] = []
    portrait: str = ""


def seated(place: Place, fact: Seated) -> Place:
    """A seat after somebody took it, came to share it, or gave it up."""
    match fact:
        case Joined():
            owners = place.former if fact.person in place.former else [fact.person]
            return Place("person", fact.name, "", owners, portrait=fact.portrait)
        case Shared():
            # Two who shared a seat may have become one person since.
            owners = list(dict.fromkeys((*place.owners, fact.person)))
            return msgspec.structs.replace(place, owners=owners)
        case BotSeated():
            return stood_in(place, fact.bot)
        case Left():
            return Place("open")
        case Resigned() if fact.bot:
            return Place("bot", place.name, fact.bot, portrait=place.portrait)
        case Resigned():
            return place


def flagged(place: Place, fact: Flagged) -> Place:
    """A seat after its time was up."""
    if fact.then == "bot":
        return stood_in(place, fact.bot)
    return seated(place, Resigned(fact.seat, fact.bot)) if fact.then == "lose" else place


def stood_in(place: Place, bot: str) -> Place:
    """A seat that a bot plays until its person is back."""
    return Place("bot", place.name, bot, [], place.owners, place.portrait)


class TableSetup(msgspec.Struct, frozen=True):
    """What a table was made with."""

    id: str
    game: str
    options: dict[str, str]
    seed: str
    host: Person
    places: list[Place]
    made: float
    clock: int = 0  # seconds for every open window, or no clock
    arrangement: str = ""  # the position it began in, as a record has it
    voyage: str = ""  # the chapter that leads there
    listed: bool = False  # in the harbour, for whoever likes to join or watch
    pace: Pace = NO_LIMIT


class KeptFact(msgspec.Struct, frozen=True):
    """A fact in its place. `command` is the id of the command that brought it about."""

    seq: int
    fact: AnyFact
    at: float
    command: str | None = None


def outcomes_of(texts: list[str]) -> list[Outcome]:
    """The outcomes of chance as a fact tells them."""
    outcomes = [Outcome.parse(text) for text in texts]
    for outcome, text in zip(outcomes, texts, strict=True):
        if outcome is None:
            raise WrongOutcome(f"no outcome of chance: {text}")
    return [outcome for outcome in outcomes if outcome is not None]


def seed_hash(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()
