"""What most toys have in common: no cards or boards from a table, and no options."""

from __future__ import annotations

from kaper.kernel.components import Components
from kaper.kernel.frames import S
from kaper.kernel.game import Game, Option, Options


class Toy(Game[S]):
    rules = 1
    options: tuple[Option, ...] = ()

    def components(self, options: Options | None = None) -> Components:
        return Components({})

    def tables(self, components: Components) -> dict[str, object]:
        return {}
