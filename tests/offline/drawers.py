"""Drawers as the page of a browser offers them, kept in memory."""

from __future__ import annotations

import json


class MemoryDrawers:
    """`broken` is what all changes fail with from now on."""

    def __init__(self) -> None:
        self._kept: dict[str, dict[str, str]] = {}
        self.broken = ""

    async def change(self, changes: str) -> str:
        if self.broken:
            return self.broken
        wanted = [
            (kind, self._kept.setdefault(drawer, {}), json.dumps(key), text)
            for kind, drawer, key, text in json.loads(changes)
        ]
        if any(kind == "add" and key in drawer for kind, drawer, key, _ in wanted):
            return "taken"
        for kind, drawer, key, text in wanted:
            if kind == "drop":
                drawer.pop(key, None)
            else:
                drawer[key] = text
        return ""

    async def read(self, drawer: str, key: str) -> str | None:
        return self._kept.get(drawer, {}).get(json.dumps(key))

    async def after(self, drawer: str, key: str, number: int) -> str:
        rows = [(json.loads(name), text) for name, text in self._kept.get(drawer, {}).items()]
        found = sorted((n, text) for (name, n), text in rows if name == key and n > number)
        return f"[{','.join(text for _, text in found)}]"

    async def all(self, drawer: str) -> str:
        pairs = self._kept.get(drawer, {}).items()
        return json.dumps([(json.loads(key), text) for key, text in pairs])
