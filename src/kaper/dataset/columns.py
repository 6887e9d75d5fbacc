"""The tables of a data set and their columns. docs/datasets.md tells what stands in each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from kaper.kernel.codec import Json

Kind = Literal["whole", "number", "yes-or-no", "text", "texts"]
Row = Mapping[str, Json]

_GAME: dict[str, Kind] = {"game": "text", "seed": "whole"}
_STEP: dict[str, Kind] = {**_GAME, "step": "whole"}

TABLES: dict[str, dict[str, Kind]] = {
    "results": {
        **_GAME,
        "seats": "whole",
        "seat": "whole",
        "bot": "text",
        "decisions": "whole",
        "reason": "text",
        "score": "whole",
        "place": "whole",
        "winner": "yes-or-no",
        "share": "number",
    },
    "moves": {
        **_STEP,
        "seat": "whole",
        "bot": "text",
        "asked": "text",
        "options": "whole",
        "action": "text",
        "verb": "text",
    },
    "positions": {
        **_STEP,
        "seat": "whole",
        "view": "text",
        "options": "texts",
        "action": "text",
        "share": "number",
    },
    "outcomes": {
        **_STEP,
        "number": "whole",
        "kind": "text",
        "source": "text",
        "values": "texts",
    },
}
