"""Runs in a process of its own, in which only what `pip install kaper` brings can be imported."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec

# The four libraries, and what these need.
BROUGHT = {
    *("kaper", "fluent", "rich", "platformdirs"),
    *("attr", "attrs", "babel", "markdown_it", "mdurl", "pygments", "pytz", "typing_extensions"),
}


class Nothing:
    """Finds no other library, as if it were not installed."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        library = name.partition(".")[0]
        if library in sys.stdlib_module_names or library in BROUGHT:
            return None
        raise ModuleNotFoundError(f"No module named {name!r}", name=library)


def play_every_game() -> None:
    import kaper  # noqa: PLC0415 - not before other libraries are out of the way

    for game in kaper.games():
        match = kaper.new(game, seed=7)
        for _ in range(30):
            if match.over:
                break
            decision = match.decision()
            match.play(decision.seat, decision.answers()[0])
        assert match.log(None)
        assert str(match)


if __name__ == "__main__":
    sys.meta_path.insert(0, Nothing)
    from kaper.cli import main

    play_every_game()
    codes = [main(line.split()) for line in sys.argv[1:]]
    sys.exit(any(codes))
