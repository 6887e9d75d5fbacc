"""What server and browser say to each other over HTTP, typed (`GET` unless noted):

    /api/games                             GameInfo[]
    /api/rules/{game}                      RulesInfo; `kernel` has the rules of all games
    /api/books/{game}                      BookInfo
    /api/voyages/{game}                    VoyageInfo
    POST /api/voyages                      NewVoyage -> TableMade
    POST /api/tables                       NewTable -> TableMade
    /api/tables                            MyTable[], the most urgent first
    /api/tables/{id}                       TableInfo
    /api/listed-tables                     ListedTable[]
    /api/history[?page=]                   History: what whoever asks has finished
    /api/statistics                        GameStatistics[], the same by game
    /api/network                           NetworkInfo
    POST /api/network                      OpenNetwork -> NetworkInfo
    /api/push                              PushInfo
    POST /api/push                         SubscribePush -> PushInfo: reminders for this browser
    POST /api/push/forget                  ForgetPush -> PushInfo
    POST /api/tables/{id}/join             Join -> TableInfo
    POST /api/tables/{id}/invite           -> TableMade: one more invitation, for the host
    POST /api/tables/{id}/seats/{n}/link   -> SeatLink
    /api/tables/{id}/record                text, when the game is over
    /api/tables/{id}/export[?seat=]        TableExport
    /api/tables/{id}/replay                ReplayOutline, when the game is over
    /api/tables/{id}/replay/{step}[?seat=] ReplayStep, when the game is over
    /api/tables/{id}/analysis              AnalysisState, when the game is over
    POST /api/tables/{id}/analysis         -> AnalysisState: begins it, once
    POST /api/tables/{id}/try              TryMove -> TableMade: from a position of a finished game
    /api/puzzles                           PuzzleShelf[]
    /api/puzzles/{game}/{id}               PuzzleInfo
    POST /api/puzzles/{game}/{id}/answer   PuzzleAnswer -> PuzzleVerdict
    POST /api/puzzles/{game}/{id}/solution -> PuzzleSolution
    POST /api/puzzles/{game}/{id}/play     PlayPuzzle -> TableMade: a game from there, against bots
    POST /api/import                       ImportedRecord -> TableMade
    /t/{id}?k={secret}                     an invitation: 303 to /t/{id}, then one may join

Every POST needs the header `X-Kaper: 1`; its body is JSON. Any failure is answered with `Problem`.
What is said about whoever asks stands in `person_messages`, of analyses in `analysis_messages`, of
puzzles in `puzzle_messages`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

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
from kaper.server.pace import NO_LIMIT, Pace

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

    `styles` are what bots may have a liking for, behind a level: `hard-raider`. `voyage` are the
    chapters of the guided first voyage; none where there is none. `board` tells whether a game of
    another package brings a board of its own.
    """

    id: str
    titles: dict[str, str]
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    styles: list[str]
    clocks: list[int]
    voyage: list[LessonInfo]
    board: bool


class VoyageStep(Message, frozen=True):
    """What a guide tells at a step, by language; `point` and `after_point` name what of.

    `waits`: the actions of which it awaits one, and else until the learner goes on; where it is
    `free`, any other will do as well. `after` is told when all is done, `otherwise` of another
    legal action, `tips` as a list.
    """

    id: str
    point: str
    say: dict[str, str]
    waits: list[str]
    free: bool
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
    """The guided first voyage of a game, and the examples of its book, which are led alike."""

    game: str
    chapters: list[VoyageChapter]
    examples: list[VoyageChapter]


class NewVoyage(Message, frozen=True):
    """`chapter` is one of a voyage or an example of a book; `name` is the learner's."""

    game: str
    chapter: str
    name: str = ""


class NewSeat(Message, frozen=True):
    """`me`: the one who makes the table; `here`: another person on the same device."""

    kind: Literal["me", "here", "bot", "open"]
    name: str = ""
    bot: str = ""
    portrait: str = ""


class NewTable(Message, frozen=True):
    """`listed`: whoever reaches the server finds it, and may join and watch."""

    game: str
    seats: list[NewSeat]
    options: dict[str, str]
    clock: int = 0
    listed: bool = False
    pace: Pace = NO_LIMIT


class TableMade(Message, frozen=True):
    """`invite` is a link's path with a secret, for friends; it is told only to the host."""

    id: str
    invite: str


class Join(Message, frozen=True):
    name: str
    seat: int | None = None
    portrait: str = ""


class MyTable(Message, frozen=True):
    """A table of mine, for the harbour; `guide` where a voyage is under way there.

    `result` is how it ended. Of one that is `broken` nothing is known but its id. `waiting` are the
    seats that all see to be asked; `time_left` is how many seconds I have, where I am asked and
    the table has a clock.
    """

    id: str
    game: str
    status: TableStatus | Literal["broken"]
    seats: list[Seat]
    my_turn: bool
    changed: float = 0.0
    guide: GuideInfo | None = None
    result: MatchResult | None = None
    waiting: list[int] = msgspec.field(default_factory=list)
    time_left: float | None = None


class ListedTable(Message, frozen=True):
    """A table that anybody may join while a seat is open, and watch."""

    id: str
    game: str
    status: TableStatus
    seats: list[Seat]
    made: float
    pace: Pace


class PastGame(Message, frozen=True):
    """A finished game of mine; `place` is mine, 1 for the best, or None where several seats were.

    `at` is when it ended.
    """

    id: str
    game: str
    at: float
    seats: list[Seat]
    result: MatchResult
    place: int | None


class History(Message, frozen=True):
    """A page of my finished games, the newest first; pages count from 0."""

    games: list[PastGame]
    page: int
    pages: int


class PastScore(Message, frozen=True):
    """What I had at the end of a game, and whether I won."""

    id: str
    at: float
    score: int
    won: bool


class Opponent(Message, frozen=True):
    """Somebody I played with: a person of this `name`, or bots of a strength.

    I was `ahead` of them at the end so many times, and `behind` so many.
    """

    name: str
    bot: str
    games: int
    ahead: int
    behind: int


class GameStatistics(Message, frozen=True):
    """My finished games of one title; `best` and `mean` of the scores, where there are any.

    `streak` is how many I won in a row, up to the last one.
    """

    game: str
    played: int
    wins: int
    best: int | None
    mean: float | None
    streak: int
    longest_streak: int
    scores: list[PastScore]
    opponents: list[Opponent]


class NetworkInfo(Message, frozen=True):
    """Whether this server's tables are open to the network it is in, at the addresses of `links`.

    `mine`: who asks sits at the machine that serves, and may change it.
    """

    mine: bool
    links: list[str]


class OpenNetwork(Message, frozen=True):
    open: bool


class PushInfo(Message, frozen=True):
    """The server's public key, for which a browser takes reminders; empty where there are none."""

    key: str


class SubscribePush(Message, frozen=True):
    """Send reminders to this browser: its address at its push service, and its own keys.

    They are in this `language`.
    """

    endpoint: str
    key: str
    secret: str
    language: Literal["en", "pl"]


class ForgetPush(Message, frozen=True):
    endpoint: str


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


class BookParagraph(Message, frozen=True):
    """A few sentences by language, and the rules that they tell; figure and example, or ''."""

    words: dict[str, str]
    rules: list[str]
    figure: str
    example: str


class BookChapter(Message, frozen=True):
    """`prompts` are keys of questions at the table that this chapter answers."""

    id: str
    titles: dict[str, str]
    prompts: list[str]
    paragraphs: list[BookParagraph]


class BookExample(Message, frozen=True):
    """A position as the learner sees it: `parts` of the table with these `components` are drawn.

    `say` is the one thing to do there.
    """

    id: str
    titles: dict[str, str]
    say: dict[str, str]
    names: list[str]
    view: dict[str, object]
    components: str
    parts: list[str]


class BookInfo(Message, frozen=True):
    """The rules of a game as a book; the ledger has them exactly."""

    game: str
    chapters: list[BookChapter]
    examples: list[BookExample]


class ReplayStep(Message, frozen=True):
    """A finished game after so many actions, through one seat's eyes."""

    step: int
    steps: int
    seat: int | None
    view: dict[str, object]
    action: str
    actor: int | None
    happenings: list[Happening]


class ReplayTurn(Message, frozen=True):
    """Where a seat begins to act: the step before its first action."""

    step: int
    seat: int


class ReplayOutline(Message, frozen=True):
    """How many steps a finished game has, and where the turns begin."""

    steps: int
    turns: list[ReplayTurn]


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
