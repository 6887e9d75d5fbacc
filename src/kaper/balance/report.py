"""What the games of a setting came to, as numbers with their intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from kaper.arena.intervals import Estimate
from kaper.balance.estimates import mean_of, share, times
from kaper.balance.games import Played, Seat, Setting, Thing, Wanted
from kaper.kernel.codec import Json


@dataclass(frozen=True, slots=True)
class Table:
    """The games with one number of seats."""

    seats: int
    games: int
    cut: int
    decisions: Estimate | None
    lengths: tuple[int, ...]
    places: tuple[Estimate | None, ...]  # of the fair share of victories, in turn order
    scores: tuple[Estimate | None, ...]
    rivals: tuple[Estimate | None, ...]  # the scores of those who have no seat
    figures: dict[str, Estimate | None]


@dataclass(frozen=True, slots=True)
class Source:
    """Mean points from one source, and how those do in whose game it stands out."""

    winners: Estimate | None
    others: Estimate | None
    rivals: Estimate | None
    stands_out: float  # in the games of this share of the players
    victories: Estimate | None  # of the fair share


@dataclass(frozen=True, slots=True)
class Piece:
    """How often something is chosen, and how those do who chose or had it."""

    asked: int
    chosen: Estimate | None
    owned: int  # by so many players
    worth: Estimate | None  # in points, beside the mean at tables of that size
    victories: Estimate | None  # of the fair share


@dataclass(frozen=True, slots=True)
class Findings:
    """All about one setting."""

    setting: Setting
    tables: tuple[Table, ...]
    sources: dict[str, Source]
    pieces: dict[Thing, Piece]


@dataclass(frozen=True, slots=True)
class Report:
    wanted: Wanted
    findings: tuple[Findings, ...]
    actions: dict[Thing, str]  # an example of each thing that can be chosen

    @classmethod
    def of(cls, wanted: Wanted, games: Iterable[Played]) -> Report:
        """The games may come in any order."""
        played = sorted(games, key=lambda game: (game.job.setting, game.job.seats, game.job.seed))
        actions: dict[Thing, str] = {}
        for game in played:
            actions = dict(game.actions) | actions
        found = tuple(
            _findings(wanted, setting, [game for game in played if game.job.setting == number])
            for number, setting in enumerate(wanted.settings)
        )
        return cls(wanted, found, actions)

    def things(self) -> list[Thing]:
        """All that was had or could be chosen: what was had first, then by verb and name."""
        return sorted({thing for found in self.findings for thing in found.pieces})

    def to_json(self) -> dict[str, Json]:
        wanted = self.wanted
        return {
            "game": wanted.game,
            "seats": list(wanted.seats),
            "games": wanted.games,
            "seed": wanted.seed,
            "bot": wanted.bot,
            "settings": [_findings_json(found) for found in self.findings],
        }


def _findings(wanted: Wanted, setting: Setting, games: Sequence[Played]) -> Findings:
    by_size = {seats: [g for g in games if g.job.seats == seats] for seats in wanted.seats}
    return Findings(
        setting,
        tuple(_table(wanted, seats, group) for seats, group in by_size.items()),
        _sources(games),
        _pieces(games),
    )


def _table(wanted: Wanted, seats: int, games: Sequence[Played]) -> Table:
    told = [game.figures for game in games]
    # Of what only some games tell, such as of those who were dealt a card, pieces say more.
    names = [name for name in (told[0] if told else ()) if all(name in each for each in told)]
    rivals = len(games[0].rivals) if games else 0
    return Table(
        seats,
        len(games),
        wanted.games - len(games),
        mean_of([game.decisions for game in games]),
        tuple(game.decisions for game in games),
        tuple(
            times(share([(game.seats[place].share, 1) for game in games]), seats)
            for place in range(seats)
        ),
        tuple(mean_of([game.seats[place].score for game in games]) for place in range(seats)),
        tuple(mean_of([game.rivals[number].score for game in games]) for number in range(rivals)),
        {name: mean_of([each[name] for each in told]) for name in names},
    )


def _per_game(
    games: Sequence[Played], value: Callable[[Played, Seat], float | None]
) -> list[float]:
    """A number of each game in which some seat has one, the mean of those that do."""
    found = ([value(game, seat) for seat in game.seats] for game in games)
    known = ([each for each in row if each is not None] for row in found)
    return [fmean(row) for row in known if row]


def _victories(games: Sequence[Played], who: Callable[[Seat], bool]) -> Estimate | None:
    """Of some of those who played, in shares of the fair share at their tables."""
    some = [[seat for seat in game.seats if who(seat)] for game in games]
    fair = sum(len(row) / len(game.seats) for game, row in zip(games, some, strict=True))
    found = share((sum(seat.share for seat in row), len(row)) for row in some)
    return times(found, sum(map(len, some)) / fair) if fair else None


def _sources(games: Sequence[Played]) -> dict[str, Source]:
    people = [(game, seat) for game in games for seat in game.seats]
    names = dict.fromkeys(name for _, seat in people for name in seat.points)
    marked = _what_stands_out(people, tuple(names))
    return {name: _source(games, name, marked) for name in names}


def _source(games: Sequence[Played], name: str, marked: dict[int, str]) -> Source:
    def points(won: bool) -> Callable[[Played, Seat], float | None]:
        return lambda _, seat: seat.points.get(name, 0.0) if bool(seat.share) == won else None

    stands_out = [found == name for found in marked.values()]
    rivals = [
        rival.points.get(name, 0.0) for game in games for rival in game.rivals if rival.points
    ]
    return Source(
        mean_of(_per_game(games, points(won=True))),
        mean_of(_per_game(games, points(won=False))),
        mean_of(rivals),
        fmean(stands_out) if stands_out else 0.0,
        _victories(games, lambda seat: marked.get(id(seat)) == name),
    )


def _what_stands_out(people: Sequence[tuple[Played, Seat]], names: Sequence[str]) -> dict[int, str]:
    """Of each seat the source that brought it more than usual, measured by how that varies."""
    usual: dict[str, tuple[float, float]] = {}
    for name in names:
        column = [seat.points.get(name, 0.0) for _, seat in people]
        spread = pstdev(column)
        if spread:
            usual[name] = (fmean(column), spread)
    if not usual:
        return {}
    return {
        id(seat): max(
            usual, key=lambda name: (seat.points.get(name, 0.0) - usual[name][0]) / usual[name][1]
        )
        for _, seat in people
    }


def _pieces(games: Sequence[Played]) -> dict[Thing, Piece]:
    had = {thing for game in games for seat in game.seats for thing in seat.things}
    asked = {thing for game in games for thing in game.asked}
    sizes = {len(game.seats) for game in games}
    usual = {
        size: fmean(s.score for game in games if len(game.seats) == size for s in game.seats)
        for size in sizes
    }
    return {thing: _piece(games, thing, usual) for thing in sorted(had | asked)}


def _piece(games: Sequence[Played], thing: Thing, usual: dict[int, float]) -> Piece:
    def worth(game: Played, seat: Seat) -> float | None:
        return seat.score - usual[len(game.seats)] if thing in seat.things else None

    return Piece(
        sum(game.asked.get(thing, 0) for game in games),
        share([(game.chosen.get(thing, 0), game.asked.get(thing, 0)) for game in games]),
        sum(thing in seat.things for game in games for seat in game.seats),
        mean_of(_per_game(games, worth)),
        _victories(games, lambda seat: thing in seat.things),
    )


def _findings_json(found: Findings) -> Json:
    return {
        "label": found.setting.label,
        "options": dict(found.setting.options),
        "tables": [
            {
                "seats": table.seats,
                "games": table.games,
                "cut": table.cut,
                "decisions": _json(table.decisions),
                "victories_by_place": [_json(each) for each in table.places],
                "scores_by_place": [_json(each) for each in table.scores],
                "rivals": [_json(each) for each in table.rivals],
                "figures": {name: _json(each) for name, each in table.figures.items()},
            }
            for table in found.tables
        ],
        "sources": {
            name: {
                "winners": _json(source.winners),
                "others": _json(source.others),
                "rivals": _json(source.rivals),
                "stands_out": round(source.stands_out, 4),
                "victories": _json(source.victories),
            }
            for name, source in found.sources.items()
        },
        "pieces": [
            {
                "verb": verb,
                "id": name,
                "asked": piece.asked,
                "chosen": _json(piece.chosen),
                "owned": piece.owned,
                "worth": _json(piece.worth),
                "victories": _json(piece.victories),
            }
            for (verb, name), piece in found.pieces.items()
        ],
    }


def _json(estimate: Estimate | None) -> Json:
    """An interval without bounds is left out: JSON knows no infinity."""
    if estimate is None:
        return None
    if estimate.high - estimate.low == float("inf"):
        return {"value": round(estimate.value, 4), "interval": None}
    bounds: list[Json] = [round(estimate.low, 4), round(estimate.high, 4)]
    return {"value": round(estimate.value, 4), "interval": bounds}
