"""What a storm may find to be wrong."""

from __future__ import annotations

from typing import NamedTuple


class Wrong(NamedTuple):
    """`kind` names the message `cli-storm-wrong-KIND`."""

    kind: str
    table: str = ""
    detail: str = ""
