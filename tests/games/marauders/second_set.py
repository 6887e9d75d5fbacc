"""The game with the cards of the second set."""

from __future__ import annotations

from importlib.resources import files

from kaper.games.marauders import MaraudersGame
from kaper.games.marauders.tables import built_in, tables_of
from kaper.kernel.components import Components

TEXT = files("kaper.games.marauders").joinpath("components-second.toml").read_text("utf-8")
SECOND = built_in().replaced_by(TEXT)
TABLES = tables_of(SECOND)


class SecondSet(MaraudersGame):
    def components(self) -> Components:
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
        self._cards = Components({**SECOND.tables, "glory": tuple(rows)}, built_in=False)

    def components(self) -> Components:
        return self._cards
