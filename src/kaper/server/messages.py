"""What server and browser say to each other, typed; the browser's types are made from these.

Nothing here is a sentence: events, prompts and actions travel as keys with arguments, and each
browser puts words to them in its own language.

The socket is `/ws/{table}`, each message a text of JSON. The browser says `Hello`; a
`Situation` and a `Talk` answer it; what changes later is told in the same way, or by an `Update`.
The server closes with 4404 where there is no such table, 4401 where this device was signed off,
1008 after too many bad messages, 1013 where a browser is too slow or a table too full, 1012 when it
stops. What the browser says is in `client_messages`; for what is said over HTTP see `http_messages`
and `person_messages`.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from kaper.server.pace import Pace, SeatTime

Scalar = int | str
Value = int | str | list[str]
ProspectKind = Literal["gain", "cost", "risk", "note"]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The base of everything on the wire."""


# Things that messages are made of


class Prompt(Message, frozen=True):
    """The question: a message key with arguments."""

    key: str
    args: dict[str, Scalar]


class Prospect(Message, frozen=True):
    """One thing that a choice leads to: the key of its message, and arguments.

    `name` is the last part of the key, for a picture beside it.
    """

    kind: ProspectKind
    name: str
    key: str
    args: dict[str, Value]


class Choice(Message, frozen=True):
    """One thing a seat may do: its canonical text, and verb and arguments to word it with.

    `brings` is what the rules say of where it leads, as far as the seat can know.
    """

    text: str
    verb: str
    args: dict[str, str]
    brings: list[Prospect]


class FormField(Message, frozen=True):
    """Words to choose from, or a number; `suggested` are those that somebody may well mean."""

    name: str
    choices: list[str]
    least: int
    most: int
    suggested: list[int]


class Form(Message, frozen=True):
    """An answer with blanks: `verb` and its fields."""

    verb: str
    fields: list[FormField]


class Decision(Message, frozen=True):
    """What a seat is asked. An answer names the decision's id."""

    id: int
    seat: int
    prompt: Prompt
    options: list[Choice]
    form: Form | None = None


class Happening(Message, frozen=True):
    """An event as this viewer may know it; `index` counts the events of the match.

    `at` is the second of its time, or 0 where that is not known.
    """

    index: int
    at: int
    key: str
    args: dict[str, Value]


SeatKind = Literal["person", "bot", "open"]


class Seat(Message, frozen=True):
    """Who sits where. `mine`: this viewer plays it; `online`: its person is connected.

    `former`: a bot stands in for this viewer, who may join to take the seat back. `portrait` is
    the name of a face, or nothing.
    """

    kind: SeatKind
    name: str
    bot: str
    mine: bool
    online: bool
    former: bool
    portrait: str


class MatchResult(Message, frozen=True):
    """How a game ended; `reason` is a word of the game, `resigned` or `time`.

    Then `scores` is empty, and whoever resigned, or whose time was up, stands last in `ranking`.
    """

    scores: list[int]
    winners: list[int]
    ranking: list[list[int]]
    reason: str


class Line(Message, frozen=True):
    """A line of talk; `number` counts from 1, `seat` is None for a spectator.

    It was said when so many `events` had happened. What a bot says, and a ready phrase
    (`web-phrase-…`), has no text but a message `key` with arguments.
    """

    number: int
    events: int
    seat: int | None
    name: str
    text: str
    at: float
    key: str
    args: dict[str, int | str]


TableStatus = Literal["waiting", "playing", "over"]


class TableInfo(Message, frozen=True):
    """What anybody at a table may know of it. `seed` is told when the game is over.

    `components` is what to ask the rules for to have those of this table: `cards=first`, or
    nothing for the standard ones. `clock` is how many seconds an open window has, 0 for no limit;
    `pace` is how much time seats have. `host`: this viewer leads the table, `host_seat` is where
    whoever does sits.
    """

    id: str
    game: str
    options: dict[str, str]
    components: str
    status: TableStatus
    seats: list[Seat]
    hot_seat: bool
    host: bool
    host_seat: int | None
    watchers: int
    seed_hash: str
    seed: str
    next_table: str
    clock: int
    pace: Pace


class UndoRequest(Message, frozen=True):
    """Somebody asks to take back `count` actions; `waiting` are the seats still to agree."""

    seat: int
    count: int
    waiting: list[int]


# A pass that stands: until a card is played, or until this window is over; empty for none.
Patience = Literal["", "card", "window"]


class Given(Message, frozen=True):
    """What a seat answered by itself, when so many `events` had happened: an option's words."""

    events: int
    verb: str
    args: dict[str, str]


GuideStage = Literal["say", "busy", "after"]


class GuideInfo(Message, frozen=True):
    """Where a voyage stands: `step` counts from 0 in the chapter.

    It tells something (`say`), lets others play (`busy`), then tells what came of it (`after`).
    What it tells stands in the `VoyageInfo` of the game.
    """

    game: str
    chapter: str
    step: int
    stage: GuideStage


# From server to browser


class Situation(Message, frozen=True, tag_field="type", tag="situation"):
    """Everything a viewer sees now. `seat` is whose eyes these are, None for a spectator.

    `happenings` are the events from `since` on: all of them after (re)connecting with an unknown
    or no position, else those that are new; what the browser has from `since` on is void (an undo
    takes events away). `sequence` grows with every change of the table
    of which everybody may know. `waiting` names those who may act, and where it is secret who has
    passed, all who were asked but `seat` itself once it has passed.

    `asked` is the game's word for what the one seat in `waiting` is asked, where all may know it.
    `decision` is what `seat` is asked; `interruption` what it may do though it is not, before
    those who are asked act. Nobody else is told that it can.

    `undo` tells whether `seat` can take back its last action: `["own"]` at once, `["consent"]` if
    the others agree, `[]` not at all.

    `time_left` is how many seconds the open window still has, where it has a clock: when they are
    over, whoever has not passed passes. `times` are what each seat has, where the table has a pace.
    `may_talk`: this viewer may say something.

    What `seat` need not answer is answered by itself: `given` tells what was, since `since`. Then
    there is no `decision` though `seat` stands in `waiting`. `standing` is its pass that stands,
    `may_stand` the ways in which it may let things go by now, `always` whether it wants to be
    asked in any case.

    `guide` leads this viewer through a voyage. As long as it does, only what it waits for can be
    done; anything else is refused by `server:voyage-otherwise`.
    """

    sequence: int
    table: TableInfo
    seat: int | None
    view: dict[str, object] | None
    waiting: list[int]
    asked: str
    decision: Decision | None
    interruption: Decision | None
    since: int
    happenings: list[Happening]
    undo: list[str]
    request: UndoRequest | None
    result: MatchResult | None
    time_left: float | None
    times: list[SeatTime]
    may_talk: bool
    guide: GuideInfo | None
    given: list[Given]
    standing: Patience
    may_stand: list[Patience]
    always: bool


class Update(Message, frozen=True, tag_field="type", tag="update"):
    """What is not as in the situation that was told last on this socket, for browsers that said
    they know what to do with it.

    `happenings` and `given` are new, as in a `Situation`, and `time_left` and `times` count from
    now. Of
    `view` there are the members that differ, with all that is in them; whatever else is left out
    is as it was.
    """

    sequence: int
    since: int
    happenings: list[Happening]
    given: list[Given]
    time_left: float | None
    times: list[SeatTime]
    table: TableInfo | UnsetType = UNSET
    view: dict[str, object] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    asked: str | UnsetType = UNSET
    decision: Decision | UnsetType | None = UNSET
    interruption: Decision | UnsetType | None = UNSET
    undo: list[str] | UnsetType = UNSET
    request: UndoRequest | UnsetType | None = UNSET
    result: MatchResult | UnsetType | None = UNSET
    may_talk: bool | UnsetType = UNSET
    guide: GuideInfo | UnsetType | None = UNSET
    standing: Patience | UnsetType = UNSET
    may_stand: list[Patience] | UnsetType = UNSET
    always: bool | UnsetType = UNSET


class Talk(Message, frozen=True, tag_field="type", tag="talk"):
    """Lines of talk: all on connecting, later the new ones, and after an undo all once more."""

    lines: list[Line]


class Done(Message, frozen=True, tag_field="type", tag="done"):
    """The command of this id is carried out and on disk."""

    id: str
    sequence: int


class Grounds(Message, frozen=True):
    """What makes a rule forbid something now: a message key with arguments."""

    key: str
    args: dict[str, Value]


class Refused(Message, frozen=True, tag_field="type", tag="refused"):
    """The command of this id is refused; `rule` is a ledger id or `server:` and a word."""

    id: str
    rule: str
    grounds: Grounds | None


class Reason(Message, frozen=True, tag_field="type", tag="reason"):
    """The answer to `Why`: the rule that forbids it, or nothing where it is allowed."""

    id: str
    rule: str
    grounds: Grounds | None


class NextBest(Message, frozen=True):
    """Another choice, and by how many thousandths it is thought worse than the advised one."""

    choice: Choice
    gap: int


# How the advised choice stands beside the next best; the only one needs no comparison.
Sureness = Literal["clear", "slight", "even", "only"]


class Advice(Message, frozen=True):
    """What a search advises, and why.

    `reasons` are what the rules say of the choice that the next best does not bring, and what then
    looks better or worse. `worth` is the search's own estimate in thousandths, from 0 for lost to
    1000 for won, after `passes` through `options`. `plan` is what it would do in the rest of the
    turn; where that is `open`, it hangs on what will be known by then. `followed`: this was part of
    an earlier plan, and nothing new is known.
    """

    choice: Choice
    reasons: list[Prospect]
    sure: Sureness
    worth: int
    passes: int
    options: int
    others: list[NextBest]
    plan: list[Choice]
    open: bool
    followed: bool


class Hint(Message, frozen=True, tag_field="type", tag="hint"):
    """The answer to `AskHint`. In a guided voyage there is no advice: the guide knows its way."""

    id: str
    action: str
    advice: Advice | None


class Pong(Message, frozen=True, tag_field="type", tag="pong"):
    id: str


ServerMessage = Situation | Update | Talk | Done | Refused | Reason | Hint | Pong
