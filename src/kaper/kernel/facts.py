"""What one may know of a game before its rules are read: enough to list it and to set up a table.

A game's rules take a while to load. A game that tells its facts in a module of its own, `facts.py`
in its folder, is listed without them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from kaper.kernel.errors import BadSetup

Options: TypeAlias = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Option:
    """A variant to agree on before the game: its name, and its values with the standard first.

    `before` is how the game was played before there was this option: what stands in records and
    saved tables that do not name it. Empty, that is the standard. `sets` are the values that bring
    components of their own, the tables of `components-VALUE.toml` in the game's folder.
    """

    name: str
    values: tuple[str, ...]
    before: str = ""
    sets: tuple[str, ...] = ()


class Facts:
    """A game's name and folder, the version of its rules, and who may play it in which variants."""

    id: str
    package: str
    rules: int
    seats: range
    options: tuple[Option, ...]

    def check_options(self, options: Options) -> dict[str, str]:
        """All options with their values, the standard where none is given."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.id} has no option {name!r}; its options: {names}")
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise BadSetup(f"option {name} is one of {values}, not {value!r}")
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def recorded_options(self, options: Options) -> dict[str, str]:
        """The same for a record or a saved table: what it does not name was no option yet."""
        before = {option.name: option.before for option in self.options if option.before}
        return self.check_options({**before, **options})

    def component_options(self, options: Options) -> dict[str, str]:
        """Those of all options that choose other components than the standard ones."""
        return {
            option.name: options[option.name]
            for option in self.options
            if option.sets and options[option.name] != option.values[0]
        }
