"""Every message and every reason that the code asks for is there, and no other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from itertools import product

import pytest

from kaper import registry
from kaper.games.deliveries.components import cards as deliveries_cards
from kaper.games.deliveries.rules.scoring import Points as DeliveriesPoints
from kaper.games.jolly_roger.actions import ALL_LOOT, LEADERS, QUARTERMASTER_CARD
from kaper.games.jolly_roger.components import cards as jolly_roger_cards
from kaper.games.jolly_roger.components.tables import tables_of as jolly_roger_tables
from kaper.games.jolly_roger.game import GAME as JOLLY_ROGER
from kaper.games.maracaibo import events as maracaibo_events
from kaper.games.maracaibo.components import kinds as maracaibo_kinds
from kaper.games.maracaibo.components.reading import tables_of as maracaibo_tables
from kaper.games.maracaibo.components.tables import Tables as MaracaiboTables
from kaper.games.maracaibo.game import GAME as MARACAIBO
from kaper.games.maracaibo.rules.counting import RIVERS
from kaper.games.maracaibo.rules.scoring import Score as MaracaiboScore
from kaper.games.maracaibo.rules.words import BY_CHOICE, AnyOrder, AtMostOne, PointsPer, Word
from kaper.games.maracaibo.rules.words import SOURCES as MARACAIBO_SOURCES
from kaper.games.marauders.actions import (
    MERCHANT,
    MISSION_TARGET,
    RUMOR_TARGET,
    SURE_MERCHANT,
)
from kaper.games.marauders.components import ids as marauders_ids
from kaper.games.marauders.components import tables as marauders_tables
from kaper.games.marauders.components.vocabulary import GOODS_TO_DELIVER, alternatives
from kaper.games.marauders.evaluation.account import WAYS
from kaper.games.marauders.game import GAME as MARAUDERS
from kaper.games.marauders.rules.rewards import spelled
from kaper.games.marauders.rules.rounds import REASONS
from kaper.games.martinique import actions as martinique_actions
from kaper.games.martinique.components.tokens import LOOT_NAMES, SYMBOLS, TREASURE_SIZES
from kaper.games.martinique.rules.scoring import Points
from kaper.kernel import effects, frames
from kaper.kernel.actions import Verb
from kaper.kernel.components import read_components
from kaper.testing.conformance import component_sets
from kaper.text import LANGUAGES, event_key, find_rule
from tests.text.messages import EVENTS, FILES, INTERFACES, messages
from tests.text.source_code import (
    facts_in_code,
    openings,
    prompts_in_code,
    prospects_in_code,
    reasons_in_code,
    strings_in_code,
    words_in_quotes,
)

KERNEL_VERBS = {
    value.name
    for module in (frames, effects)
    for value in vars(module).values()
    if isinstance(value, Verb)
}


# What the code asks for


def kernel_words() -> set[str]:
    return {"kernel-seat", "kernel-nothing", *(f"kernel-do-{verb}" for verb in KERNEL_VERBS)}


def martinique_words() -> set[str]:
    bonuses = (martinique_actions.TAKE_JOKER, *martinique_actions.TAKE_MAPS)
    points = (*(each.name for each in fields(Points)), "total")
    words = [
        *product(("token", "spent"), LOOT_NAMES),
        *product(("symbol", "joker"), SYMBOLS),
        *(("bonus", action.args[0]) for action in bonuses),
        *(("treasure", str(size)) for size in TREASURE_SIZES),
        *product(("reason",), ("treasure", "points", "loads", "draw")),
        *product(("stage",), ("dawn", "dusk", "over")),
        *product(("score",), points),
    ]
    return {f"martinique-{noun}-{word}" for noun, word in words}


def deliveries_words() -> set[str]:
    points = (*(each.name for each in fields(DeliveriesPoints)), "total")
    words = [
        *product(("card",), (*deliveries_cards.NAMES, deliveries_cards.WOLF_NAME)),
        *product(("colour",), deliveries_cards.COLOURS),
        *product(("event",), deliveries_cards.EVENTS),
        *product(("cause",), ("third-delivery", "all-kinds")),
        *product(("reason",), ("points", "pair", "hundred", "games", "shared")),
        *product(("stage",), ("turn", "delivery", "wolf", "event", "over")),
        *product(("score",), points),
    ]
    return {f"deliveries-{noun}-{word}" for noun, word in words}


def jolly_roger_words() -> set[str]:
    tables = jolly_roger_tables(JOLLY_ROGER.components())
    skills = jolly_roger_cards.SKILLS
    words = [
        *product(("card",), (*tables.crew_names, *tables.loot_names, QUARTERMASTER_CARD)),
        *product(("loot",), (*tables.loot_names, ALL_LOOT)),
        *product(("leader",), LEADERS),
        *product(("skill",), skills),
        *product(("effect",), (f"{more}-{skill}" for more in ("more", "less") for skill in skills)),
        *product(("source",), ("first-mate", "helmsman", "sharpshooter")),
        *product(("destination",), jolly_roger_cards.TYPES),
        *product(("reason",), ("gold", "rum", "shared", "rounds", "loot")),
        *product(("stage",), ("phase-1", "phase-2", "phase-3", "over")),
    ]
    return {f"jolly-roger-{noun}-{word}" for noun, word in words}


def maracaibo_words() -> set[str]:
    tables = maracaibo_tables(MARACAIBO.components())
    words = [
        *product(("card",), tables.cards.names),
        *product(("quest",), tables.quests.names),
        *product(("figurehead",), tables.figureheads.names),
        *product(("tile",), tables.market.names),
        *product(("upgrade",), tables.ship.names),
        *product(("space",), tables.tracks[1].names),
        *product(("spot",), tables.hideout.spot_names),
        *product(("action",), tables.raid_actions.names),
        *product(("trade",), tables.trades.names),
        *product(("ruby",), tables.rubies.names),
        *product(("effect",), maracaibo_choices(tables)),
        *product(("what",), maracaibo_conditions(tables)),
        *product(("source",), MARACAIBO_SOURCES),
        *product(("kind",), maracaibo_kinds.KINDS),
        *product(("type",), maracaibo_kinds.TYPES),
        *product(("seat",), (maracaibo_events.REDBEARD_NAME,)),
        *product(("reason",), ("points", "buried", "shared", "equal")),
        *product(("stage",), ("setup", "play", "over")),
        *product(("redbeard",), tables.redbeard.names),
        *product(("deed",), (deed.label() for deed in tables.redbeard.upgrades)),
        *product(("deed",), (card.extra.label() for card in tables.redbeard.cards if card.extra)),
        *product(("deed",), (goal.label() for c in tables.redbeard.cards for goal in c.main)),
        *product(("score",), (*MaracaiboScore._fields, "total")),
    ]
    return {f"maracaibo-{noun}-{word}" for noun, word in words}


def maracaibo_conditions(tables: MaracaiboTables) -> set[str]:
    """What quests, residences and the scrolls of improvements count."""
    cards = tables.cards
    counted = [what for quest in tables.quests.conditions for what in quest]
    counted += [what for what, _, _ in cards.residence_scores.values()]
    counted += [end.what for end in cards.ends if end is not None]
    return set(counted)


def maracaibo_choices(tables: MaracaiboTables) -> set[str]:
    """The labels of effects that can stand in a list to choose from."""
    effects: list[Word | None] = [
        *tables.cards.now,
        *tables.cards.actions.values(),
        *tables.figureheads.now,
        *(effect for spots in tables.figureheads.spots for effect in spots),
        *tables.market.effects,
        *tables.ship.effects,
        *tables.hideout.storage,
        *(effect for spots in tables.hideout.buried for effect in spots),
        *(effect for by_kind in tables.raid_actions.effects for effect in by_kind),
        tables.caribbean.bay,
        tables.caribbean.maracaibo,
        *tables.rubies.effects,
    ]
    listed: list[Word] = []
    for effect in effects:
        if isinstance(effect, AtMostOne):
            listed += effect.choices
        elif isinstance(effect, AnyOrder) and len(set(effect.by_choice)) > 1:
            listed += effect.by_choice
        if isinstance(effect, AnyOrder):
            # By an option rivers can be lost, and are then counted in the player's order.
            rivers = [w for w in effect.at_last if isinstance(w, PointsPer) and w.what == RIVERS]
            listed += rivers
    # A trade and the space of the track are resolved together.
    for effect in (*tables.track_effects, *tables.trades.effects):
        if isinstance(effect, AnyOrder):
            listed += effect.by_choice
        elif effect is not None and effect.turn_among_others() == BY_CHOICE:
            listed.append(effect)
    return {word.label() for word in listed}


def marauders_words() -> set[str]:
    sets = {*component_sets(MARAUDERS), read_components(MARAUDERS.package, ("second",))}
    return set().union(*map(marauders_words_of, map(marauders_tables.tables_of, sets)))


def marauders_alternatives(tables: marauders_tables.Tables) -> set[str]:
    """What a card lets its owner choose from."""
    rewards = (
        *(rumor.reward for rumor in tables.rumors),
        *(mission.reward for mission in tables.missions),
        *(mission.consolation for mission in tables.missions),
    )
    parted = [alternatives(words) for words in rewards]
    chosen = [word for parts in parted if len(parts) > 1 for part in parts for word in part]
    return {spelled(word) for word in chosen}


def marauders_words_of(tables: marauders_tables.Tables) -> set[str]:
    cards = (*tables.glory_names, *tables.good_names, *tables.cargo_names, *tables.rumor_names)
    names = {name.rstrip("0123456789").rstrip("-") for name in tables.event_names}
    words = [
        *product(("zone",), tables.zone_names),
        *product(("ship",), marauders_ids.SHIPS),
        *product(("captain",), tables.captain_names),
        *product(("npc",), tables.npc_names),
        *product(("event",), names),
        *product(("card",), (*cards, *tables.zone_names)),
        *product(("good",), (*tables.good_names, *GOODS_TO_DELIVER, RUMOR_TARGET)),
        *product(("rumor",), tables.rumor_names),
        *product(("mission",), tables.mission_names),
        *product(("reward",), marauders_alternatives(tables)),
        *product(("modification",), tables.modification_names),
        *product(("weapon", "target"), marauders_ids.WEAPONS),
        *product(("nation", "target"), marauders_ids.NATIONS),
        *product(("fleet", "seat", "owner"), marauders_ids.FLEETS),
        *product(("owner",), (MERCHANT, SURE_MERCHANT, RUMOR_TARGET, MISSION_TARGET)),
        *product(("seat", "owner"), ("foe",)),
        *product(("location", "to", "target"), marauders_ids.LOCATIONS),
        *product(("skill",), marauders_ids.SKILLS),
        *product(("die", "dice"), ("skull",)),
        *product(("deed",), ("defeat", "sale", "raid", "mission", "rumor", "ship")),
        *product(("score",), (*WAYS, "stash")),
        *product(("had",), ("raid", "no-raid")),
        *product(("deck",), ("cargo", "glory", "mission")),
        *product(("declaration",), ("shoot", "board", "flee")),
        *product(("outcome",), ("escape", "damage", "sunk")),
        *product(("reason",), (*REASONS, "track", "chest", "shared")),
        *product(("stage",), ("setup", "event", "turns", "end", "over")),
    ]
    return {f"marauders-{noun}-{word}" for noun, word in words}


WORDS: dict[str, Callable[[], set[str]]] = {
    "kernel": kernel_words,
    "martinique": martinique_words,
    "deliveries": deliveries_words,
    "jolly-roger": jolly_roger_words,
    "maracaibo": maracaibo_words,
    "marauders": marauders_words,
}


def is_asked_for(name: str, key: str) -> bool:
    """Whether code names a message, or begins its name and puts the rest to it."""
    names = {key, key.removeprefix(f"{name}-")}
    begun = tuple(
        "-".join(parts[:last])
        for parts in (each.split("-") for each in names)
        for last in range(1, len(parts))
    )
    return not names.isdisjoint(words_in_quotes()) or any(
        opening.endswith(begun) for opening in openings()
    )


def expected(name: str) -> set[str]:
    """The ids that the code of the rules can ask for."""
    wanted = {event_key(name, event) for event in EVENTS[name]}
    wanted |= prompts_in_code(name) | WORDS[name]()
    if name == "kernel":
        return wanted
    game = registry.game(name)
    wanted |= {f"{name}-title", f"{name}-blurb"}
    wanted |= {f"{name}-do-{verb}" for verb in game.grammar.verbs if verb not in KERNEL_VERBS}
    wanted |= {f"{name}-asked-{topic}" for topic in game.topics.values()}
    for option in game.options:
        wanted.add(f"{name}-option-{option.name}")
        wanted |= {f"{name}-option-{option.name}-{value}" for value in option.values}
    if f"{name}-seat-0" in messages("en", name):
        wanted |= {f"{name}-seat-{seat}" for seat in range(game.seats[-1])}
    return wanted


# What is there


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_messages_are_those_that_the_code_asks_for(name: str, lang: str) -> None:
    others = tuple(f"{name}-{part}-" for part in ("ui", "why", "brings"))
    of_the_rules = {key for key in messages(lang, name) if not key.startswith(others)}
    assert of_the_rules == expected(name) | verbs_of(name)


def verbs_of(name: str) -> set[str]:
    """What one may do, after "you may"; verbs of the kernel are told by the kernel."""
    if name == "kernel":
        return {f"kernel-verb-{verb}" for verb in KERNEL_VERBS}
    own = set(registry.game(name).grammar.verbs)
    told = {verb for verb in own if f"{name}-verb-{verb}" in messages("en", name)}
    assert own - told <= KERNEL_VERBS
    return {f"{name}-verb-{verb}" for verb in told}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_facts_and_prospects_in_the_code_have_words(name: str, lang: str) -> None:
    assert {*facts_in_code(name), *prospects_in_code(name)} <= {
        key for file in (name, "kernel") for key in messages(lang, file)
    }


@pytest.mark.parametrize("name", FILES)
def test_no_fact_and_no_prospect_is_told_for_nothing(name: str) -> None:
    told = {
        key for key in messages("en", name) if key.startswith((f"{name}-why-", f"{name}-brings-"))
    }
    by_rule = {f"{name}-why-{word.replace('.', '-')}" for word in strings_in_code(name)}
    named = {f"{name}-why-{word}" for word in strings_in_code(name)}
    brought = {f"{name}-brings-{word}" for word in strings_in_code(name)}
    assert told <= by_rule | named | brought | facts_in_code("kernel") | facts_in_code(name)


@pytest.mark.parametrize("name", [*FILES, *INTERFACES])
def test_no_word_of_the_interface_is_unused(name: str) -> None:
    words = [key for key in messages("en", name) if name in INTERFACES or "-ui-" in key]
    assert [key for key in words if not is_asked_for(name, key)] == []


@pytest.mark.parametrize("name", FILES)
def test_reasons_in_the_code_are_in_the_ledger(name: str) -> None:
    for reason in reasons_in_code(name):
        find_rule(reason)
