"""The list of chapters, by which a reader of the rules finds the one he looks for."""

from __future__ import annotations

import re
from pkgutil import iter_modules

from kaper.games.marauders import rules


def test_the_contents_name_every_chapter() -> None:
    named = set(re.findall(r"`(\w+)`", rules.__doc__ or ""))
    assert named == {module.name for module in iter_modules(rules.__path__)}
