"""The ledger of a game: every rule once, with an id, in both languages."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup

KINDS = ("rule", "variant", "example", "clarification")


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of a ledger."""

    id: str
    kind: str
    section: str
    en: str
    pl: str


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rules of one game, in the order of its rulebook."""

    game: str
    titles: dict[str, str]
    rules: dict[str, Rule]


@cache
def read_ledger(package: str) -> Ledger:
    """The ledger that lies as `rules.toml` in a package."""
    data: Json = tomllib.loads(files(package).joinpath("rules.toml").read_text("utf-8"))
    if not isinstance(data, dict):
        raise BadSetup(f"{package}: rules.toml is no table")
    game, entries = data.get("game"), data.get("rule")
    if not isinstance(game, dict) or not isinstance(entries, list):
        raise BadSetup(f"{package}: rules.toml needs [game] and [[rule]]")
    name = str(game["id"])
    rules: dict[str, Rule] = {}
    for entry in entries:
        rule = _rule(package, name, entry)
        if rule.id in rules:
            raise BadSetup(f"{package}: the id {rule.id} stands twice")
        rules[rule.id] = rule
    return Ledger(name, {"en": str(game["title_en"]), "pl": str(game["title_pl"])}, rules)


def _rule(package: str, game: str, entry: Json) -> Rule:
    if not isinstance(entry, dict):
        raise BadSetup(f"{package}: a rule is a table")
    wanted = ("id", "kind", "section", "en", "pl")
    if set(entry) != set(wanted) or not all(isinstance(entry[key], str) for key in wanted):
        raise BadSetup(f"{package}: rule {entry.get('id')} needs exactly {', '.join(wanted)}")
    if entry["kind"] not in KINDS:
        raise BadSetup(f"{package}: rule {entry['id']} has an unknown kind {entry['kind']}")
    text = {key: str(entry[key]) for key in wanted}
    return Rule(f"{game}:{text['id']}", text["kind"], text["section"], text["en"], text["pl"])
