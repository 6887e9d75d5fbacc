"""What a browser says on its socket, typed; what it is told is in `messages`."""

from __future__ import annotations

from kaper.server.messages import GuideStage, Message, Patience
from kaper.server.phrases import Phrase

# Never used twice by a person at a table, up to 64 letters: a command sent again is not done again.
CommandId = str


class Hello(Message, frozen=True, tag_field="type", tag="hello"):
    """The first message: what the browser has already, and whose eyes it wants.

    `events` is one more than the index of the last event it has, `talk` the number of the last
    line; both are 0 for none. Without a seat it gets the eyes of its own one; who has several (on
    one device) sees as a spectator does, until `Look`. Whoever wants `updates` is told all
    situations after the first by what is new in them.
    """

    events: int
    talk: int
    seat: int | None = None
    updates: bool = False


class Look(Message, frozen=True, tag_field="type", tag="look"):
    """See with the eyes of another of one's own seats (on one device), or of a spectator."""

    seat: int | None


class Act(Message, frozen=True, tag_field="type", tag="act"):
    id: CommandId
    seat: int
    decision: int
    action: str


class Why(Message, frozen=True, tag_field="type", tag="why"):
    """Why may this not be done?"""

    id: CommandId
    seat: int
    action: str


class AskHint(Message, frozen=True, tag_field="type", tag="ask-hint"):
    id: CommandId
    seat: int


class TakeBack(Message, frozen=True, tag_field="type", tag="take-back"):
    """Undo this seat's last action: at once where the rules of undo allow, else by consent."""

    id: CommandId
    seat: int


class Agree(Message, frozen=True, tag_field="type", tag="agree"):
    """Answer to a request to take back; one `no` ends it."""

    id: CommandId
    seat: int
    yes: bool


class Say(Message, frozen=True, tag_field="type", tag="say"):
    id: CommandId
    text: str


class SayPhrase(Message, frozen=True, tag_field="type", tag="say-phrase"):
    """Say something that everybody reads in their own language."""

    id: CommandId
    phrase: Phrase


class Resign(Message, frozen=True, tag_field="type", tag="resign"):
    id: CommandId
    seat: int


class SeatBot(Message, frozen=True, tag_field="type", tag="seat-bot"):
    """Put a bot on an open seat, or on that of a person who is away."""

    id: CommandId
    seat: int
    bot: str


class Rematch(Message, frozen=True, tag_field="type", tag="rematch"):
    """The same table again; its id stands in `TableInfo.next_table`."""

    id: CommandId


class Proceed(Message, frozen=True, tag_field="type", tag="proceed"):
    """What the guide tells at this place is read."""

    id: CommandId
    step: int
    stage: GuideStage


class LeaveVoyage(Message, frozen=True, tag_field="type", tag="leave-voyage"):
    """Play on without the guide."""

    id: CommandId


class AskAlways(Message, frozen=True, tag_field="type", tag="ask-always"):
    """Ask this seat even where there is only one answer, or no longer."""

    id: CommandId
    seat: int
    always: bool


class Stand(Message, frozen=True, tag_field="type", tag="stand"):
    """Pass until something happens; empty takes it back."""

    id: CommandId
    seat: int
    until: Patience


class TakeHoliday(Message, frozen=True, tag_field="type", tag="take-holiday"):
    """This seat's clock stands still for so many days; 0 ends that."""

    id: CommandId
    seat: int
    days: int


class HandOver(Message, frozen=True, tag_field="type", tag="hand-over"):
    """Make the person of a seat the host; one's own, where the host is away for long."""

    id: CommandId
    seat: int


class Ping(Message, frozen=True, tag_field="type", tag="ping"):
    id: CommandId


# What may change the table, decided in the moment.
Change = (
    Act
    | TakeBack
    | Agree
    | Resign
    | SeatBot
    | Proceed
    | LeaveVoyage
    | AskAlways
    | Stand
    | TakeHoliday
    | HandOver
)

ClientMessage = Hello | Look | Why | AskHint | Say | SayPhrase | Rematch | Ping | Change
