"""Whether what a refusal tells is so: read from the player's own view, never from the guard.

A claim is named by the key of its message. What no view shows, such as whether a card fits the
moment, has no check here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.prospects import Fact
from kaper.kernel.state import State
from kaper.match import Match


@dataclass(frozen=True)
class Claim:
    """The facts told to a seat that tried an action."""

    match: Match[State]
    seat: int
    action: Action
    args: Mapping[str, Fact]

    def __getitem__(self, name: str) -> Fact:
        return self.args[name]

    def of(self, *path: str) -> object:
        """A part of the view."""
        found: object = self.match.view(self.seat)
        for key in path:
            found = _part(found, key)
        return found

    def own(self, *path: str) -> object:
        """A part of what the view says of the seat itself."""
        return self.of("seats", str(self.seat), *path)

    def all_of(self, name: str) -> tuple[str, ...]:
        fact = self[name]
        return fact if isinstance(fact, tuple) else (str(fact),)


def _part(whole: object, key: str) -> object:
    if isinstance(whole, Mapping):
        return whole[key]
    assert isinstance(whole, list), whole
    return whole[int(key)]


def _among(name: str, *path: str) -> Callable[[Claim], bool]:
    """Some of what is named lies there."""
    return lambda claim: any(word in _names(claim.own(*path)) for word in claim.all_of(name))


def _missing(name: str, *path: str) -> Callable[[Claim], bool]:
    """None of what is named lies there."""
    return lambda claim: not _among(name, *path)(claim)


def _not_on_the_table(name: str, *path: str) -> Callable[[Claim], bool]:
    return lambda claim: not set(claim.all_of(name)) & set(_names(claim.of(*path)))


def _own(path: str, value: object) -> Callable[[Claim], bool]:
    return lambda claim: claim.own(path) == value


def _names(value: object) -> list[str]:
    """The names in a part of a view, as far as there is any of each."""
    if isinstance(value, Mapping):
        return [str(name) for name, count in value.items() if count]
    assert isinstance(value, list), value
    return [str(name) for name in value]


def _asked(claim: Claim) -> bool:
    waiting = driver.seen_waiting(claim.match.state, (claim.seat,))
    return claim.seat not in waiting and claim["owner"] == tuple(f"p{seat}" for seat in waiting)


def _offered(claim: Claim) -> bool:
    decision = claim.match.pending()[claim.seat]
    verbs = {option.verb for option in decision.options}
    verbs |= {decision.form.verb} if decision.form else set()
    return claim.action not in decision.options and set(claim.all_of("verbs")) <= verbs


def _may_break_in(claim: Claim) -> bool:
    decision = claim.match.interruption(claim.seat)
    assert decision is not None
    verbs = {option.verb for option in decision.options}
    return _asked(claim) and set(claim.all_of("verbs")) == verbs


def _not_held_in_deliveries(claim: Claim) -> bool:
    hand = [*_names(claim.own("hand")), *(["sea-wolf"] if claim.own("wolves") else [])]
    return any(card not in hand for card in claim.all_of("card"))


def _own_pirates(claim: Claim) -> list[str]:
    pirates = claim.of("pirates")
    assert isinstance(pirates, Mapping)
    return [square for square, owner in pirates.items() if owner == claim.seat]


def _in_the_way(claim: Claim) -> bool:
    return claim.of("pirates", str(claim["square"])) == claim["owner"]


def _steps(claim: Claim) -> bool:
    path = claim.action.args[0].split("-")
    return path[0] == claim["square"] and len(path) - 1 == claim["have"] != claim["need"]


def _no_such_seat(claim: Claim) -> bool:
    return int(str(claim["player"])[1:]) >= claim.match.seats


def _lies_at_its_card(claim: Claim) -> bool:
    spaces = claim.of("spaces")
    assert isinstance(spaces, list)
    cards = [space["card"] for space in spaces if space["square"] == claim.own("ship")]
    return cards == [claim["card"]]


def _not_my_trade(claim: Claim) -> bool:
    return claim.action.args[0] not in _names(claim.own("powers", "trades"))


def _raid_actions(claim: Claim) -> list[str]:
    return _names(claim.own("powers", "raid_actions"))


def _upgrades(claim: Claim) -> bool:
    return len(_names(claim.own("upgrades"))) == claim["have"]


def _ship_lies_there(claim: Claim) -> bool:
    return claim.own("ship") == claim["square"]


def _own_ducats(claim: Claim) -> bool:
    """Those aboard, and where it lies open those in the chest."""
    gold, chest = claim.own("gold"), claim.own("chest")
    assert isinstance(gold, int)
    assert isinstance(chest, int)
    return claim["have"] in (gold, gold + chest)


def _crew_is_complete(claim: Claim) -> bool:
    return claim.own("locations", "crew") == claim.own("full", "crew")


def _is_whole(claim: Claim) -> bool:
    location = str(claim["location"])
    return claim.own("locations", location) == claim.own("full", location)


CHECKS: dict[str, Callable[[Claim], bool]] = {
    "kernel-why-asked": _asked,
    "kernel-why-offered": _offered,
    "kernel-why-break-in": _may_break_in,
    "martinique-why-move-one-own-pirate": lambda c: c["square"] not in _own_pirates(c),
    "martinique-why-setup-colours": lambda c: c.of("reserve", str(c.seat)) == 0,
    "martinique-why-enter-on-beach": lambda c: not set(str(c["square"])) & set("ah18"),
    "martinique-why-occupied": _in_the_way,
    "martinique-why-steps": _steps,
    "martinique-why-load-joker-substitutes": lambda c: c.own("jokers") == c["have"],
    "deliveries-why-not-held": _not_held_in_deliveries,
    "deliveries-why-turn-take-open": _not_on_the_table("card", "row"),
    "deliveries-why-event-show-hand": _among("card", "hand"),
    "jolly-roger-why-not-held": _missing("card", "hand"),
    "jolly-roger-why-no-player": _no_such_seat,
    "jolly-roger-why-no-loot": _missing("loot", "loot"),
    "jolly-roger-why-loot-draw": _not_on_the_table("loot", "lot"),
    "jolly-roger-why-mutiny-not-the-captain": lambda c: c.of("captain") == c.seat,
    "jolly-roger-why-mutiny-role-cards-side": lambda c: c.of("quartermaster") != c.seat,
    "jolly-roger-why-mutiny-once-per-round": lambda c: c.of("mutiny_allowed") is False,
    "jolly-roger-why-variant-hidden-loot-showing": lambda c: not c.of("options", "loot_hidden"),
    "maracaibo-why-turn-move-then-action": _ship_lies_there,
    "maracaibo-why-here-already": _ship_lies_there,
    "maracaibo-why-upgrade-lock-lines": _upgrades,
    "maracaibo-why-upgrade-place-cube": _among("upgrade", "upgrades"),
    "maracaibo-why-symbol-sell-quest": _missing("quest", "quests"),
    "maracaibo-why-none-stored": _missing("kind", "stored"),
    "maracaibo-why-quest-gain": _not_on_the_table("quest", "quest_market"),
    "maracaibo-why-figurehead-acquire": _not_on_the_table("figurehead", "figureheads"),
    "maracaibo-why-figurehead-d-whale": lambda c: not c.own("powers", "refresh"),
    "maracaibo-why-doubloons-pay-in-full": lambda c: c.own("doubloons") == c["have"],
    "maracaibo-why-black-market-never-flip": lambda c: c["tile"] in _names(c.of("market_sides")),
    "maracaibo-why-move-one-to-three": lambda c: c.own("powers", "range") == c["have"],
    "maracaibo-why-bay-reached-from-last-column": lambda c: c.own("powers", "range") == c["have"],
    "maracaibo-why-symbol-explore-trade": _not_my_trade,
    "maracaibo-why-raid-more-actions": lambda c: c.action.args[0] not in _raid_actions(c),
    "maracaibo-why-not-here": _lies_at_its_card,
    "maracaibo-why-residence-one-per-player": _among("card", "residences"),
    "marauders-why-not-aboard": _missing("good", "cargo"),
    "marauders-why-no-cargo": _own("cargo", []),
    "marauders-why-card-not-held": _missing("card", "hand"),
    "marauders-why-scout-at-sea-only": _own("in_port", True),
    "marauders-why-move-no-shortcut": _own("in_port", True),
    "marauders-why-in-port": _own("in_port", True),
    "marauders-why-at-sea": _own("in_port", False),
    "marauders-why-port-in-port-only": _own("in_port", False),
    "marauders-why-no-weapon": _missing("weapon", "weapons"),
    "marauders-why-weapon-not-aboard": _missing("weapon", "weapons"),
    "marauders-why-no-rumor": _own("rumors", []),
    "marauders-why-no-gold": _own("gold", 0),
    "marauders-why-empty-chest": _own("chest", 0),
    "marauders-why-gold": _own_ducats,
    "marauders-why-recruit-max": _crew_is_complete,
    "marauders-why-full-crew": _crew_is_complete,
    "marauders-why-yard-repair": _is_whole,
    "marauders-why-not-wanted": _missing("nation", "bounties"),
    "marauders-why-wanted": _among("nation", "bounties"),
}
