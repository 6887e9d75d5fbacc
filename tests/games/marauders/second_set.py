"""The game with the cards of the second set."""

from __future__ import annotations

from kaper.games.marauders.components.tables import tables_of
from kaper.games.marauders.game import MaraudersGame
from kaper.kernel.components import Components, read_components
from kaper.kernel.game import Options

SECOND = read_components(MaraudersGame.package, ("second",))
TABLES = tables_of(SECOND)


class SecondSet(MaraudersGame):
    def components(self, options: Options | None = None) -> Components:
        return SECOND


GAME = SecondSet()


class OtherCards(MaraudersGame):
    """The game with Glory cards in numbers of a test's own, by their ids."""

    def __init__(self, **copies: int) -> None:
        wanted = {name.replace("_", "-"): count for name, count in copies.items()}
        rows = [
            {**row, "copies": wanted[str(row["id"])]}
            for row in SECOND.tables["glory"]
            if row["id"] in wanted
        ]
        self._cards = Components({**SECOND.tables, "glory": tuple(rows)})

    def components(self, options: Options | None = None) -> Components:
        return self._cards
