"""What server and browser say to each other over HTTP, typed (`GET` unless noted):

    /api/games                             GameInfo[]
    /api/rules/{game}                      RulesInfo; `kernel` has the rules of all games
    /api/voyages/{game}                    VoyageInfo
    POST /api/voyages                      NewVoyage -> TableMade
    POST /api/tables                       NewTable -> TableMade
    /api/tables                            MyTable[], the most urgent first
    /api/tables/{id}                       TableInfo
    POST /api/tables/{id}/join             Join -> TableInfo
    POST /api/tables/{id}/invite           -> TableMade: one more invitation, for the host
    POST /api/tables/{id}/seats/{n}/link   -> SeatLink
    /api/tables/{id}/record                text, when the game is over
    /api/tables/{id}/export[?seat=]        TableExport
    /api/tables/{id}/replay/{step}[?seat=] ReplayStep, when the game is over
    POST /api/import                       ImportedRecord -> TableMade
    /t/{id}?k={secret}                     an invitation: 303 to /t/{id}, then one may join

Every POST needs the header `X-Kaper: 1`; its body is JSON. Any failure is answered with `Problem`.
"""

from __future__ import annotations

from typing import Literal

from kaper.server.messages import (
    GuideInfo,
    Happening,
    Line,
    MatchResult,
    Message,
    Seat,
    TableInfo,
    TableStatus,
)

# What a component says of itself besides its names and texts.
Printed = int | str | list[int | str]


class OptionInfo(Message, frozen=True):
    name: str
    values: list[str]


class LessonInfo(Message, frozen=True):
    """A chapter of a guided voyage, of so many steps."""

    id: str
    titles: dict[str, str]
    minutes: int
    steps: int


class GameInfo(Message, frozen=True):
    """`clocks` are the seconds that a table may give an open window; none where there is none.

    `voyage` are the chapters of the guided first voyage; none where there is none.
    """

    id: str
    titles: dict[str, str]
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    clocks: list[int]
    voyage: list[LessonInfo]


class VoyageStep(Message, frozen=True):
    """What a guide tells at a step, by language; `point` and `after_point` name what of.

    `acts`: it waits for an action of the learner, and else until the learner goes on. `after` is
    told when all is done, `otherwise` of another legal action, `tips` as a list.
    """

    id: str
    point: str
    say: dict[str, str]
    acts: bool
    after: dict[str, str] | None
    after_point: str
    otherwise: dict[str, str] | None
    tips: list[dict[str, str]]


class VoyageChapter(Message, frozen=True):
    id: str
    titles: dict[str, str]
    minutes: int
    steps: list[VoyageStep]


class VoyageInfo(Message, frozen=True):
    """The guided first voyage of a game."""

    game: str
    chapters: list[VoyageChapter]


class NewVoyage(Message, frozen=True):
    """`name` is the learner's."""

    game: str
    chapter: str
    name: str = ""


class NewSeat(Message, frozen=True):
    """`me`: the one who makes the table; `here`: another person on the same device."""

    kind: Literal["me", "here", "bot", "open"]
    name: str = ""
    bot: str = ""


class NewTable(Message, frozen=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, str]
    clock: int = 0


class TableMade(Message, frozen=True):
    """`invite` is a link's path with a secret, for friends; it is told only to the host."""

    id: str
    invite: str


class Join(Message, frozen=True):
    name: str
    seat: int | None = None


class MyTable(Message, frozen=True):
    """A table of mine, for the harbour; `guide` where a voyage is under way there."""

    id: str
    game: str
    status: TableStatus
    seats: list[Seat]
    my_turn: bool
    changed: float
    guide: GuideInfo | None


class SectionInfo(Message, frozen=True):
    id: str
    titles: dict[str, str]


class ChapterInfo(Message, frozen=True):
    titles: dict[str, str]
    sections: list[SectionInfo]


class RuleInfo(Message, frozen=True):
    """A rule; `section` is the id of the one it stands in."""

    id: str
    kind: str
    section: str
    en: str
    pl: str


class PieceInfo(Message, frozen=True):
    """A component: for the glossary, and with what is `printed` on it for the table."""

    id: str
    table: str
    copies: int
    source: str
    name_en: str
    name_pl: str
    text_en: str
    text_pl: str
    printed: dict[str, Printed]


class RulesInfo(Message, frozen=True):
    game: str
    titles: dict[str, str]
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]
    pieces: list[PieceInfo]


class ReplayStep(Message, frozen=True):
    """A finished game after so many actions, through one seat's eyes."""

    step: int
    steps: int
    seat: int | None
    view: dict[str, object]
    action: str
    actor: int | None
    happenings: list[Happening]


class ImportedRecord(Message, frozen=True):
    record: str


class SeatLink(Message, frozen=True):
    """The path of a link by which a person goes on with a seat on another device."""

    path: str


class TableExport(Message, frozen=True):
    """All that a viewer may know of a table: through the eyes of `seat`."""

    table: TableInfo
    seat: int | None
    view: dict[str, object] | None
    happenings: list[Happening]
    talk: list[Line]
    result: MatchResult | None


class Problem(Message, frozen=True):
    """The answer with any status of 400 or more: `error` is `server:` and a word, or a rule."""

    error: str
    detail: str = ""


class Health(Message, frozen=True):
    status: Literal["ok"]
