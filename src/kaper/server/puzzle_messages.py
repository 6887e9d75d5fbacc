"""What server and browser say about puzzles."""

from __future__ import annotations

from kaper.server.messages import Advice, Message, Situation


class PuzzleShelf(Message, frozen=True):
    """The ids of a game's puzzles, in the order in which days show them."""

    game: str
    puzzles: list[str]


class PuzzleInfo(Message, frozen=True):
    """A position through the eyes of the seat that is to move; nothing tells what is best."""

    id: str
    situation: Situation


class PuzzleAnswer(Message, frozen=True):
    action: str


class PuzzleVerdict(Message, frozen=True):
    """Whether a move is the best one; else how much of a chance of winning it gives away.

    `lost` is in thousandths. `obvious`: it is what looks best at once.
    """

    best: bool
    lost: int
    obvious: bool


class PuzzleSolution(Message, frozen=True):
    """What is best, why, and by how much."""

    advice: Advice


class PlayPuzzle(Message, frozen=True):
    """A table from the position of a puzzle; `name` is that of whoever plays on.

    Where there is an `action`, it is done before.
    """

    action: str = ""
    name: str = ""
