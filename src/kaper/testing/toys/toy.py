"""What the toys have in common: no cards or boards from a table, and no options."""

from __future__ import annotations

from kaper.kernel.components import Components
from kaper.kernel.frames import S
from kaper.kernel.game import Game, Option


class Toy(Game[S]):
    rules = 1
    options: tuple[Option, ...] = ()

    def components(self) -> Components:
        return Components({}, built_in=True)

    def tables(self, components: Components) -> dict[str, object]:
        return {}
