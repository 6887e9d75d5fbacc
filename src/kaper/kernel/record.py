"""The record of a match: a text from which the whole match can be played again.

    kaper 1
    game martinique
    rules 1
    seats 2
    seed 7
    option lost-treasure wins
    arrangement {"turn":"p1"}            where another position was begun from than the set-up's
    ~ draw loot skull-3 rum-1            what chance decided
    p0 enter a1                          what a seat did
    p0 undo 1                            a seat took back its last action
    = 0f3a...                            the digest of the state after the line above
    end p0 treasure-found                the result

Each line ends with ` #` and a check over all lines so far, so that a damaged record is refused at
the damaged line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b

from kaper.kernel.chance import Outcome
from kaper.kernel.errors import BadRecord

FORMAT = "kaper 1"
LONGEST_NUMBER = 9


@dataclass(frozen=True, slots=True)
class Header:
    """What a match was set up with."""

    game: str
    rules: int
    seats: int
    seed: str
    options: tuple[tuple[str, str], ...]
    components: str = ""
    arrangement: str = ""

    def lines(self) -> list[str]:
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"seats {self.seats}",
            f"seed {self.seed}",
        ]
        lines += [f"option {name} {value}" for name, value in self.options]
        if self.components:
            lines.append(f"components {self.components}")
        if self.arrangement:
            lines.append(f"arrangement {self.arrangement}")
        return lines


@dataclass(frozen=True, slots=True)
class Move:
    """A seat's action and what chance decided in it."""

    seat: int
    text: str
    outcomes: tuple[Outcome, ...] = ()

    def lines(self) -> list[str]:
        return [f"p{self.seat} {self.text}", *(f"~ {outcome}" for outcome in self.outcomes)]


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat took back the last `count` actions."""

    seat: int
    count: int

    def lines(self) -> list[str]:
        return [f"p{self.seat} undo {self.count}"]


@dataclass(frozen=True, slots=True)
class Check:
    """The digest of the state at this point."""

    digest: str

    def lines(self) -> list[str]:
        return [f"= {self.digest}"]


@dataclass(frozen=True, slots=True)
class End:
    """The result: the winners and how it came about."""

    winners: tuple[int, ...]
    reason: str

    def lines(self) -> list[str]:
        names = ",".join(f"p{seat}" for seat in self.winners) or "nobody"
        return [f"end {names} {self.reason}"]


Entry = Move | Undo | Check | End


@dataclass(slots=True)
class Record:
    """Header, outcomes of the set-up, and everything that happened since."""

    header: Header
    setup: tuple[Outcome, ...]
    entries: list[Entry] = field(default_factory=list)

    def __str__(self) -> str:
        lines = self.header.lines()
        lines += [f"~ {outcome}" for outcome in self.setup]
        for entry in self.entries:
            lines += entry.lines()
        return _with_checks(lines)


def _with_checks(lines: Sequence[str]) -> str:
    checked = []
    running = blake2b(digest_size=2)
    for line in lines:
        running.update(line.encode() + b"\n")
        checked.append(f"{line} #{running.hexdigest()}\n")
    return "".join(checked)


@dataclass(frozen=True, slots=True)
class Numbered:
    """An entry and the line of the text where it stands."""

    line: int
    entry: Entry


def parse(text: str) -> tuple[Header, tuple[Outcome, ...], list[Numbered]]:
    """Header, outcomes of the set-up and numbered entries of a record's text."""
    lines = _checked_lines(text)
    header, position = _header(lines)
    setup, after = _outcomes(lines, position)
    entries: list[Numbered] = []
    while after < len(lines):
        line = after + 1
        entry = _entry(lines[after], line)
        outcomes, after = _outcomes(lines, line)
        if outcomes and not isinstance(entry, Move):
            raise BadRecord(line + 1, "an outcome of chance follows an action")
        if isinstance(entry, Move):
            entry = replace(entry, outcomes=outcomes)
        entries.append(Numbered(line, entry))
    return header, setup, entries


def _outcomes(lines: Sequence[str], place: int) -> tuple[tuple[Outcome, ...], int]:
    """The outcomes of chance that stand from a place on, and the place after them."""
    found: list[Outcome] = []
    while place < len(lines) and lines[place].startswith("~ "):
        outcome = Outcome.parse(lines[place][2:])
        place += 1
        if outcome is None:
            raise BadRecord(place, f"no outcome of chance: {lines[place - 1]}")
        found.append(outcome)
    return tuple(found), place


def _checked_lines(text: str) -> list[str]:
    lines = []
    running = blake2b(digest_size=2)
    # Not splitlines(): a damaged line end, or one within a component's name, is no line end.
    for number, line in enumerate(text.replace("\r\n", "\n").removesuffix("\n").split("\n"), 1):
        body, found, check = line.rpartition(" #")
        if not found:
            raise BadRecord(number, "the line's check is missing")
        running.update(body.encode() + b"\n")
        if check != running.hexdigest():
            raise BadRecord(number, "the line was changed: its check does not fit")
        lines.append(body)
    return lines


def _header(lines: Sequence[str]) -> tuple[Header, int]:
    if lines[0] != FORMAT:
        raise BadRecord(1, f"a record begins with {FORMAT!r}")
    values: dict[str, str] = {}
    options: list[tuple[str, str]] = []
    position = 1
    while position < len(lines):
        key, _, value = lines[position].partition(" ")
        if key == "option":
            name, _, chosen = value.partition(" ")
            options.append((name, chosen))
        elif key in {"game", "rules", "seats", "seed", "components", "arrangement"}:
            values[key] = value
        else:
            break
        position += 1
    for key in ("game", "rules", "seats", "seed"):
        if not values.get(key):
            raise BadRecord(position + 1, f"the header has no {key}")
    for key in ("rules", "seats"):
        if not _is_number(values[key]):
            raise BadRecord(position + 1, f"the header's {key} must be a number")
    header = Header(
        values["game"],
        int(values["rules"]),
        int(values["seats"]),
        values["seed"],
        tuple(options),
        values.get("components", ""),
        values.get("arrangement", ""),
    )
    return header, position


def _entry(line: str, number: int) -> Entry:
    word, _, rest = line.partition(" ")
    if word == "=":
        return Check(rest)
    if word == "end":
        names, _, reason = rest.partition(" ")
        winners = () if names == "nobody" else tuple(_seat(n, number) for n in names.split(","))
        return End(winners, reason)
    seat = _seat(word, number)
    if rest.startswith("undo "):
        count = rest.removeprefix("undo ")
        if not _is_number(count):
            raise BadRecord(number, "undo takes a number of actions")
        return Undo(seat, int(count))
    return Move(seat, rest)


def _is_number(word: str) -> bool:
    """Whether it can be read as one; Python refuses to read thousands of digits."""
    return word.isdecimal() and len(word) <= LONGEST_NUMBER


def _seat(word: str, number: int) -> int:
    if not word.startswith("p") or not _is_number(word[1:]):
        raise BadRecord(number, f"{word!r} is no seat")
    return int(word[1:])
