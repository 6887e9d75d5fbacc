"""What one person's finished games come to, game by game."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.server.endings import EndedTable
from kaper.server.facts import Person, Place
from kaper.server.http_messages import GameStatistics, Opponent, PastScore
from kaper.server.oblivion import is_gone

# How many scores are told, the last ones: more would not fit into a small plot.
SCORES = 40


def statistics(person: Person, tables: Sequence[EndedTable]) -> list[GameStatistics]:
    """By game, the one played most first. `tables` are in the order in which they ended.

    Who played several seats on one device neither won nor lost.
    """
    by_game: dict[str, list[tuple[EndedTable, int]]] = {}
    for table in tables:
        own = table.seats_of(person)
        if len(own) == 1:
            by_game.setdefault(table.game, []).append((table, own[0]))
    return sorted(
        (_of_game(game, played) for game, played in by_game.items()),
        key=lambda each: (-each.played, each.game),
    )


def _of_game(game: str, played: Sequence[tuple[EndedTable, int]]) -> GameStatistics:
    won = [seat in table.ending.result.winners for table, seat in played]
    # Nothing is counted where somebody resigned.
    scores = [
        PastScore(table.id, table.ending.at, table.ending.result.scores[seat], seat_won)
        for (table, seat), seat_won in zip(played, won, strict=True)
        if table.ending.result.scores
    ]
    points = [each.score for each in scores]
    streaks = _streaks(won)
    return GameStatistics(
        game,
        played=len(played),
        wins=sum(won),
        best=max(points, default=None),
        mean=sum(points) / len(points) if points else None,
        streak=streaks[-1],
        longest_streak=max(streaks),
        scores=scores[-SCORES:],
        opponents=_opponents(played),
    )


def _streaks(won: Sequence[bool]) -> list[int]:
    """After each game, how many in a row were won."""
    streaks = [0]
    for each in won:
        streaks.append(streaks[-1] + 1 if each else 0)
    return streaks


def _opponents(played: Sequence[tuple[EndedTable, int]]) -> list[Opponent]:
    """Against whom, the most frequent first; under the name that a person had last."""
    found: dict[tuple[str, str], Opponent] = {}
    for table, own in played:
        for seat, place in enumerate(table.ending.places):
            if seat == own:
                continue
            before = found.get(_identity(place))
            difference = table.place_of(own) - table.place_of(seat)
            found[_identity(place)] = Opponent(
                "" if place.kind == "bot" else place.name,
                place.bot,
                games=(before.games if before else 0) + 1,
                ahead=(before.ahead if before else 0) + (difference < 0),
                behind=(before.behind if before else 0) + (difference > 0),
            )
    return sorted(found.values(), key=lambda each: -each.games)


def _identity(place: Place) -> tuple[str, str]:
    """Bots of one strength are the same, whoever they play; persons are known by their key.

    Nobody knows any more which of those who are forgotten were one.
    """
    if place.kind == "bot":
        return ("bot", place.bot)
    owner = min(place.owners)
    return ("person", "" if is_gone(owner) else owner)
