"""The words of the command line itself: `locales/<language>/cli.ftl`."""

from __future__ import annotations

from kaper.text import Text, Value


class Words(Text):
    """What the command line says, in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("cli", lang)

    def say(self, key: str, **args: Value) -> str:
        """The message `cli-<key>` with its variables."""
        return self.message(f"cli-{key}", args)
