"""The messages of each file, and what each of them makes use of."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kaper import registry
from kaper.games.deliveries import events as deliveries_events
from kaper.games.jolly_roger import events as jolly_roger_events
from kaper.games.maracaibo import events as maracaibo_events
from kaper.games.marauders import events as marauders_events
from kaper.games.martinique import events as martinique_events
from kaper.kernel.events import Event
from kaper.match import TookBack
from kaper.text import files_of, locales

FILES = ("kernel", *registry.games())
# The words of the command line, of pages, of the server's refusals and of the browser.
INTERFACES = (
    "analysis",
    "balance",
    "cli",
    "devices",
    "site",
    "glossary",
    "harbour",
    "history",
    "pace",
    "puzzles",
    "server",
    "site",
    "web",
)

EVENTS: dict[str, tuple[type[Event], ...]] = {
    "kernel": (TookBack,),
    "martinique": martinique_events.ALL,
    "deliveries": deliveries_events.ALL,
    "jolly-roger": jolly_roger_events.ALL,
    "maracaibo": maracaibo_events.ALL,
    "marauders": marauders_events.ALL,
}


@dataclass
class Uses(Visitor):
    """What one message makes use of."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    # The keys of each choice, by the variable it depends on.
    choices: list[tuple[str, frozenset[str]]] = field(default_factory=list)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = (variant.key for variant in node.variants)
        words = (key.name if isinstance(key, ftl.Identifier) else key.value for key in keys)
        self.choices.append((node.selector.id.name, frozenset(words)))
        self.generic_visit(node)


def parse(path: Path) -> dict[str, Uses]:
    """The messages of a file, each with what it uses."""
    found: dict[str, Uses] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            uses = found[entry.id.name] = Uses()
            uses.visit(entry)
    return found


@cache
def messages(lang: str, name: str) -> dict[str, Uses]:
    found: dict[str, Uses] = {}
    for file in files_of(name):
        read = parse(locales() / lang / f"{file}.ftl")
        assert found.keys().isdisjoint(read), f"{file}: a message stands twice"
        found |= read
    return found
