"""Every message stands in both languages, is used, and renders whatever happens in a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kaper
from kaper import registry
from kaper.games.deliveries import cards as deliveries_cards
from kaper.games.deliveries import events as deliveries_events
from kaper.games.deliveries.scoring import Points as DeliveriesPoints
from kaper.games.jolly_roger import card_events as jolly_roger_card_events
from kaper.games.jolly_roger import cards as jolly_roger_cards
from kaper.games.jolly_roger import events as jolly_roger_events
from kaper.games.jolly_roger.actions import ALL_LOOT, LEADERS, QUARTERMASTER_CARD
from kaper.games.jolly_roger.tables import built_in as jolly_roger_components
from kaper.games.jolly_roger.tables import tables_of as jolly_roger_tables
from kaper.games.maracaibo import events as maracaibo_events
from kaper.games.maracaibo import kinds as maracaibo_kinds
from kaper.games.maracaibo.reading import built_in as maracaibo_components
from kaper.games.maracaibo.reading import tables_of as maracaibo_tables
from kaper.games.maracaibo.scoring import Score as MaracaiboScore
from kaper.games.maracaibo.tables import Tables as MaracaiboTables
from kaper.games.maracaibo.words import BY_CHOICE, AnyOrder, AtMostOne, Word
from kaper.games.maracaibo.words import SOURCES as MARACAIBO_SOURCES
from kaper.games.marauders import battle_events as marauders_battle_events
from kaper.games.marauders import events as marauders_events
from kaper.games.marauders import glory_events as marauders_glory_events
from kaper.games.marauders import port_events as marauders_port_events
from kaper.games.marauders import tables as marauders_tables
from kaper.games.marauders.actions import (
    MERCHANT,
    MISSION_TARGET,
    RUMOR_TARGET,
    SURE_MERCHANT,
)
from kaper.games.marauders.rounds import REASONS
from kaper.games.marauders.vocabulary import GOODS_TO_DELIVER
from kaper.games.martinique import actions as martinique_actions
from kaper.games.martinique import events as martinique_events
from kaper.games.martinique.scoring import Points
from kaper.games.martinique.tokens import LOOT_NAMES, SYMBOLS, TREASURE_SIZES
from kaper.kernel import effects, frames
from kaper.kernel.actions import Action, Verb
from kaper.kernel.decisions import Decision, Prompt
from kaper.kernel.events import Event
from kaper.kernel.ledger import read_ledger
from kaper.kernel.state import State
from kaper.match import Match, TookBack
from kaper.text import LANGUAGES, UNKNOWN, Text, event_key, find_rule, locales

GAMES_PLAYED = 200
# Trying wrong actions costs more than playing, and so many games meet nearly every refusal.
GAMES_PROBED = 60
# Long games meet in fewer of them what can happen.
DECISIONS_PLAYED = 20_000
DECISIONS_PROBED = 4_000
NAMES = ("Ania", "Bartek", "Celina", "Darek", "Ewa", "Filip", "Gosia", "Hubert", "Iga", "Jan")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
POLISH_PLURALS = {"one", "few", "many", "other"}
NUMBERS = (1, 2, 5, 12, 22)

FILES = ("kernel", *registry.games())
# The words of the command line, the server's refusals and the browser.
INTERFACES = ("cli", "server", "web")
SOURCES = Path(kaper.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"

EVENTS: dict[str, tuple[type[Event], ...]] = {
    "kernel": (TookBack,),
    "martinique": martinique_events.ALL,
    "deliveries": deliveries_events.ALL,
    "jolly-roger": jolly_roger_events.ALL,
    "maracaibo": maracaibo_events.ALL,
    "marauders": marauders_events.ALL,
}
KERNEL_VERBS = {
    value.name
    for module in (frames, effects)
    for value in vars(module).values()
    if isinstance(value, Verb)
}


# Reading the messages


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
    return parse(locales() / lang / f"{name}.ftl")


# What the code asks for


def sources(name: str) -> Iterator[ast.Module]:
    """The modules of a game; for the kernel its own and those beside it, such as the match."""
    if name == "kernel":
        paths = [*SOURCES.glob("kernel/*.py"), *SOURCES.glob("*.py")]
    else:
        paths = [*(SOURCES / "games" / name.replace("-", "_")).glob("*.py")]
    for path in sorted(paths):
        yield ast.parse(path.read_text("utf-8"))


def prompts_in_code(name: str) -> set[str]:
    return {
        node.args[0].value
        for module in sources(name)
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Prompt"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def reasons_in_code(name: str) -> set[str]:
    """The rule ids that functions such as `why_not`, `not_asked` and `can` return."""
    found = {
        node.value
        for module in sources(name)
        for function in ast.walk(module)
        if isinstance(function, ast.FunctionDef)
        and re.match(r"_?why_no|not_asked|can$", function.name)
        for returned in ast.walk(function)
        if isinstance(returned, ast.Return) and returned.value is not None
        for node in branches(returned.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {reason if ":" in reason else f"{name}:{reason}" for reason in found}


def branches(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression can come to."""
    if isinstance(node, ast.IfExp):
        yield from branches(node.body)
        yield from branches(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from branches(value)
    else:
        yield node


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
    tables = jolly_roger_tables(jolly_roger_components())
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
    tables = maracaibo_tables(maracaibo_components())
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
    # A trade and the space of the track are resolved together.
    for effect in (*tables.track_effects, *tables.trades.effects):
        if isinstance(effect, AnyOrder):
            listed += effect.by_choice
        elif effect is not None and effect.turn_among_others() == BY_CHOICE:
            listed.append(effect)
    return {word.label() for word in listed}


def marauders_words() -> set[str]:
    tables = marauders_tables.tables_of(marauders_tables.built_in())
    cards = (*tables.glory_names, *tables.goods, *tables.cargo_names, *tables.rumor_names)
    names = {name.rstrip("0123456789").rstrip("-") for name in tables.event_names}
    words = [
        *product(("zone",), tables.zone_names),
        *product(("ship",), marauders_tables.SHIPS),
        *product(("captain",), tables.captain_names),
        *product(("npc",), tables.npc_names),
        *product(("event",), names),
        *product(("card",), (*cards, *tables.zone_names)),
        *product(("good",), (*tables.goods, *GOODS_TO_DELIVER, RUMOR_TARGET)),
        *product(("rumor",), tables.rumor_names),
        *product(("mission",), tables.mission_names),
        *product(("modification",), tables.modification_names),
        *product(("weapon",), marauders_tables.WEAPONS),
        *product(("nation", "target"), marauders_tables.NATIONS),
        *product(("fleet", "seat", "owner"), marauders_tables.FLEETS),
        *product(("owner",), (MERCHANT, SURE_MERCHANT, RUMOR_TARGET, MISSION_TARGET)),
        *product(("seat", "owner"), ("foe",)),
        *product(("location", "to", "target"), marauders_tables.LOCATIONS),
        *product(("skill",), marauders_tables.SKILLS),
        *product(("die", "dice"), ("skull",)),
        *product(("deed",), ("defeat", "sale", "raid", "mission", "rumor", "ship")),
        *product(("deck",), ("cargo", "glory", "mission")),
        *product(("declaration",), ("shoot", "board", "flee")),
        *product(("outcome",), ("escape", "damage", "sunk")),
        *product(("reason",), REASONS),
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


@cache
def interface_code() -> str:
    """All code that may ask for words of the interface, the browser's included."""
    paths = [*SOURCES.rglob("*.py"), *BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]
    return "\n".join(path.read_text("utf-8") for path in sorted(paths))


def is_asked_for(name: str, key: str) -> bool:
    """Whether code names a message, or begins its name and puts the rest to it."""
    code = interface_code()
    names = {key, key.removeprefix(f"{name}-")}
    begun = {
        f"{'-'.join(parts[:last])}-{opening}"
        for parts in (each.split("-") for each in names)
        for last in range(1, len(parts))
        for opening in ("{", "${")
    }
    quoted = (f"{quote}{name}{quote}" for name in names for quote in "\"'`")
    return any(each in code for each in (*quoted, *begun))


def expected(name: str) -> set[str]:
    """The ids that the code of the rules can ask for."""
    wanted = {event_key(name, event) for event in EVENTS[name]}
    wanted |= prompts_in_code(name) | WORDS[name]()
    if name == "kernel":
        return wanted
    game = registry.game(name)
    wanted |= {f"{name}-title", f"{name}-blurb"}
    wanted |= {f"{name}-do-{verb}" for verb in game.grammar.verbs if verb not in KERNEL_VERBS}
    for option in game.options:
        wanted.add(f"{name}-option-{option.name}")
        wanted |= {f"{name}-option-{option.name}-{value}" for value in option.values}
    if f"{name}-seat-0" in messages("en", name):
        wanted |= {f"{name}-seat-{seat}" for seat in range(game.seats[-1])}
    return wanted


# Random games


@dataclass
class Seen:
    """What random games of one kind came to, each thing once."""

    events: set[Event] = field(default_factory=set)
    hidden: set[Event] = field(default_factory=set)
    prompts: set[Prompt] = field(default_factory=set)
    actions: set[Action] = field(default_factory=set)
    texts: dict[str, list[str]] = field(default_factory=dict)
    reasons: set[str] = field(default_factory=set)
    decisions: int = 0

    def add(self, decision: Decision) -> None:
        self.decisions += 1
        self.prompts.add(decision.prompt)
        for action in decision.options:
            if action not in self.actions:
                self.actions.add(action)
                self.texts.setdefault(action.verb, []).append(action.text)


@cache
def seen(game: str) -> Seen:
    found = Seen()
    for number in range(GAMES_PLAYED):
        if found.decisions < DECISIONS_PLAYED:
            play_one(game, number, found)
    return found


def play_one(game: str, number: int, found: Seen) -> None:
    rng = Random(number)
    rules = registry.game(game)
    options = {option.name: rng.choice(option.values) for option in rules.options}
    seats = rules.seats[number % len(rules.seats)]
    match = kaper.new(game, seats=seats, seed=number, options=options)
    while not match.over:
        pending = match.pending()
        for decision in pending.values():
            found.add(decision)
        if number < GAMES_PROBED and found.decisions < DECISIONS_PROBED:
            probe(match, rng, found)
        seat = rng.choice(sorted(pending))
        match.play(seat, rng.choice(pending[seat].options))
        if rng.random() < 0.05 and match.can_undo(seat):
            match.undo(seat)
    probe(match, rng, found)
    found.events.update(match.events)
    for viewer in (None, *range(seats)):
        found.hidden.update(match.redacted(viewer))


def probe(match: Match[State], rng: Random, found: Seen) -> None:
    """Try wrong things: actions of other moments, the same with a slip, and nonsense."""
    verbs = sorted(found.texts)
    tries = [rng.choice(verbs), f"{rng.choice(verbs)} 9", "?"]
    for verb in verbs:
        text, other = rng.choices(found.texts[verb], k=2)
        tries += [text, slip(text, other, rng)]
    for decision in match.pending().values():
        texts = [action.text for action in decision.options]
        tries += [slip(rng.choice(texts), rng.choice(texts), rng) for _ in range(6)]
    for seat, text in product(range(match.seats), tries):
        found.reasons.add(match.why_not(seat, text) or "")
    for seat, count in product(range(match.seats), (1, 2)):
        found.reasons.add(match.why_no_undo(seat, count) or "")
    found.reasons.discard("")


def slip(text: str, other: str, rng: Random) -> str:
    """A text with one of its pieces taken from another, or doubled."""
    pieces = re.split(r"([ ,=-])", text)
    place = rng.randrange(0, len(pieces), 2)
    pieces[place] = rng.choice([*re.split(r"[ ,=-]", other), *pieces[::2]])
    return "".join(pieces)


def speakers(game: str, lang: str) -> tuple[Text, Text]:
    """With the names of players, and without."""
    return Text(game, lang, NAMES), Text(game, lang)


# The files


def test_every_file_is_checked() -> None:
    for lang in LANGUAGES:
        found = {path.stem for path in (locales() / lang).iterdir()}
        assert found == {*FILES, *INTERFACES}


@pytest.mark.parametrize("name", [*FILES, *INTERFACES])
def test_languages_have_the_same_messages(name: str) -> None:
    first, *others = LANGUAGES
    for lang in others:
        assert set(messages(lang, name)) == set(messages(first, name))
        for key, uses in messages(lang, name).items():
            assert uses.variables == messages(first, name)[key].variables, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_messages_are_those_that_the_code_asks_for(name: str, lang: str) -> None:
    of_the_rules = {key for key in messages(lang, name) if not key.startswith(f"{name}-ui-")}
    assert of_the_rules == expected(name)


@pytest.mark.parametrize("name", [*FILES, *INTERFACES])
def test_no_word_of_the_interface_is_unused(name: str) -> None:
    words = [key for key in messages("en", name) if name in INTERFACES or "-ui-" in key]
    assert [key for key in words if not is_asked_for(name, key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*FILES, *INTERFACES])
def test_messages_refer_to_messages_that_exist(name: str, lang: str) -> None:
    known = {*messages(lang, "kernel"), *messages(lang, name)}
    for key, uses in messages(lang, name).items():
        assert uses.messages <= known, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_event_messages_use_only_fields_of_the_event(name: str, lang: str) -> None:
    for event in EVENTS[name]:
        key = event_key(name, event)
        assert messages(lang, name)[key].variables <= {each.name for each in fields(event)}, key


@pytest.mark.parametrize("name", [*FILES, *INTERFACES])
def test_polish_plurals_are_complete(name: str) -> None:
    for key, uses in messages("pl", name).items():
        for variable, keys in uses.choices:
            if keys & (PLURALS - {"other"}):
                assert keys & PLURALS == POLISH_PLURALS, f"{key}: {variable}"


@pytest.mark.parametrize("name", [*FILES, *INTERFACES])
def test_a_number_with_plural_forms_has_them_in_both_languages(name: str) -> None:
    def counted(uses: Uses) -> set[str]:
        return {variable for variable, keys in uses.choices if "one" in keys}

    for key, uses in messages("en", name).items():
        assert counted(uses) == counted(messages("pl", name)[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_title_is_that_of_the_ledger(game: str, lang: str) -> None:
    titles = read_ledger(registry.game(game).package).titles
    assert Text(game, lang).message(f"{game}-title") == titles[lang]


# What games say


def assert_sentence(line: str) -> None:
    assert line.endswith("."), line
    assert_clean(line)


def assert_clean(line: str) -> None:
    assert not re.search(rf"[{{}}]|\b{UNKNOWN}\b|  | [.,:;]|\.\.", line), line
    assert line == line.strip() != ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_event_renders_for_every_viewer(game: str, lang: str) -> None:
    found = seen(game)
    assert found.events <= found.hidden, "some event reaches nobody in full"
    for text, event in product(speakers(game, lang), found.hidden):
        assert_sentence(text.event(event))


@pytest.mark.parametrize("game", registry.games())
def test_random_games_tell_of_nearly_everything(game: str) -> None:
    told = {type(event) for event in seen(game).events}
    rare = {martinique_events.Drawn, *map(type, RARE), *map(type, RARE_IN_MARAUDERS)}
    assert {*EVENTS["kernel"], *EVENTS[game]} - rare <= told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_prompt_renders(game: str, lang: str) -> None:
    for text, prompt in product(speakers(game, lang), seen(game).prompts):
        assert_sentence(text.prompt(prompt))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_button_renders(game: str, lang: str) -> None:
    for text, action in product(speakers(game, lang), seen(game).actions):
        label = text.action(action)
        assert_clean(label)
        assert not label.endswith("."), label


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_messages_without_variables_render(name: str, lang: str) -> None:
    text = Text(registry.games()[0] if name == "kernel" else name, lang)
    for key, uses in messages(lang, name).items():
        if not uses.variables:
            assert_clean(text.message(key))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_questions_and_buttons_that_random_games_miss_render(name: str, lang: str) -> None:
    text = Text(registry.games()[0] if name == "kernel" else name, lang)
    for (key, uses), number in product(messages(lang, name).items(), NUMBERS):
        if "-prompt-" in key:
            assert_sentence(text.message(key, dict.fromkeys(uses.variables, number)))
        elif "-do-" in key:
            assert_clean(text.message(key, dict.fromkeys(uses.variables, number)))


# What takes one special card at the right moment, a bribe, a rare ending, or an empty deck.
RARE: tuple[Event, ...] = (
    jolly_roger_card_events.CookFirst(1),
    jolly_roger_card_events.CaptaincyTaken(1),
    jolly_roger_card_events.OfficeTaken(1),
    jolly_roger_events.TotalChanged(0, "melee", 1),
    jolly_roger_events.TotalChanged(0, "gunnery", -1),
    jolly_roger_events.Pressed(0, 1),
    jolly_roger_events.LeaderKilled(0, 1),
    jolly_roger_card_events.GuardPosted(0, 1),
    jolly_roger_card_events.StandInRefused(1, 0),
    jolly_roger_card_events.LootClaimed(0, 1),
    jolly_roger_card_events.LootGiven(0, 1, "rum", False),
    jolly_roger_card_events.LootGiven(0, 1, "", True),
    jolly_roger_card_events.LootDugUp(0, 1, "gold-3", False),
    jolly_roger_card_events.LootDugUp(0, 1, "", True),
    jolly_roger_card_events.BribeOffered(0, 1, "n1c2", True),
    jolly_roger_card_events.BribeOffered(0, 1, "", True),
    jolly_roger_card_events.BribeTaken(1, 0, "gold-1", False),
    jolly_roger_card_events.BribeTaken(1, 0, "", True),
    jolly_roger_card_events.BribeRefused(1, 0),
    jolly_roger_events.LotSeen(1, ("rum", "gold-1")),
    jolly_roger_events.LootSold(1, "hostage", ("rum", "gold-1"), False),
    jolly_roger_events.LootSold(1, "hostage", ("",), True),
    jolly_roger_events.Buried(1, 2, ("rum", "gold-1"), False),
    jolly_roger_events.Buried(1, 2, ("",), True),
    jolly_roger_events.IslandShown(),
    jolly_roger_events.JewelsValued(1, "gold-2", 2),
    jolly_roger_events.CrewReshuffled(22),
    jolly_roger_events.LootDrawn(5, ("",)),
    maracaibo_events.FillerLaid("c2"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", RARE, ids=str)
def test_rare_events_render(lang: str, event: Event) -> None:
    game = type(event).__module__.split(".")[2].replace("_", "-")
    assert_sentence(Text(game, lang, NAMES).event(event))


RARE_IN_MARAUDERS = (
    marauders_events.Reshuffled("cargo"),
    marauders_events.TurnedAway(0, "port-royale"),
    marauders_events.PapersUsed(0, "havana"),
    marauders_events.PassageUsed(0),
    marauders_glory_events.Stashed(0, 12),
    marauders_glory_events.Stashed(0, 0),
    marauders_glory_events.Withdrew(0, 12),
    marauders_glory_events.Withdrew(0, 0),
    marauders_glory_events.GloryDiscarded(0, "glut"),
    marauders_glory_events.GloryCopied(0, "weather-gauge"),
    marauders_glory_events.GloryHeldBack(0, "weather-gauge"),
    marauders_glory_events.TargetReached(0, 11, 32),
    marauders_battle_events.ChasersFired("spain"),
    marauders_battle_events.ChasersFired(0),
    marauders_battle_events.BattleBrokenOff(),
    marauders_battle_events.BountyLifted(0, "spain", 1),
    marauders_battle_events.SwivelGunsFired(0, ("skull", "2"), 1),
    marauders_battle_events.LongGunsFired(0, ("skull", "2"), 1),
    marauders_battle_events.NobodyWon(),
    marauders_battle_events.CardsTaken(0, 1, 2, ("glut", "jury-rig")),
    marauders_battle_events.CardsTaken(0, 1, 5, ("",)),
    marauders_battle_events.HoldSearched(0, 1, ("rum", "wood")),
    marauders_battle_events.HoldSearched(0, 1, ("",)),
    marauders_battle_events.Escaped("pirate-sloop"),
    marauders_battle_events.Plundered(0, 1, 22),
    marauders_port_events.CargoSold(0, ("rum", "rum"), 12),
    marauders_port_events.Refitted(0),
    marauders_port_events.MissionAdvanced(0, "mapmakers-round"),
    marauders_port_events.MissionDone(0, "spy-aboard"),
    marauders_port_events.Delivered(0, ("sugar", "sugar", "sugar")),
    marauders_port_events.PlansSeen(0),
    marauders_port_events.RumorBought(0, 1, "castaway"),
    marauders_port_events.RumorBought(0, 1, ""),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", RARE_IN_MARAUDERS, ids=str)
def test_rare_events_of_marauders_render(lang: str, event: Event) -> None:
    assert_sentence(Text("marauders", lang, NAMES).event(event))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_endings_render(lang: str) -> None:
    text = Text("martinique", lang, NAMES)
    assert_sentence(text.event(martinique_events.Drawn()))
    assert_sentence(text.event(martinique_events.Won(1, "loads")))
    assert_sentence(text.event(martinique_events.Refilled(3, ())))
    tokens = ("rum-1", "rum-2")
    assert_sentence(text.event(martinique_events.Loaded(0, 2, tokens, (), 2, 3)))


def test_seat_without_a_name_of_its_own_has_a_number() -> None:
    assert Text("martinique", "en").message("kernel-seat", {"number": 3}) == "Player 3"
    assert Text("martinique", "pl").message("kernel-seat", {"number": 3}) == "Gracz 3"
    assert [Text("martinique", "pl").name(seat) for seat in (0, 1)] == ["Czarny", "Czerwony"]


# Words


@pytest.mark.parametrize(
    ("lang", "event", "line"),
    [
        (
            "en",
            martinique_events.MapTaken(0, "b3", ""),
            "Ania takes the map token from B3.",
        ),
        (
            "en",
            martinique_events.MapTaken(0, "b3", "A"),
            "Ania takes the map token from B3: coordinate A.",
        ),
        (
            "pl",
            martinique_events.BarMapTaken(0, 1, ""),
            "Ania bierze z baru żeton mapy nr 1.",
        ),
        (
            "pl",
            martinique_events.BarMapTaken(0, 1, "5"),
            "Ania bierze z baru żeton mapy nr 1: współrzędna 5.",
        ),
        (
            "pl",
            martinique_events.LootTaken(1, "a1", "skull-3"),
            "Bartek zabiera zdobycz z pola A1: czaszka 3.",
        ),
        (
            "pl",
            martinique_events.Loaded(0, 2, ("skull-3", "rum-2"), ("skull-1",), 1, 5),
            (
                "Ania ładuje Mały Skarb wielkości 2, wart 5 punktów: czaszka 3, rum 2. "
                "W zamian z łupów: czaszka 1, do tego 1 joker."
            ),
        ),
        (
            "en",
            martinique_events.Loaded(0, 2, ("skull-3", "rum-2"), ("skull-1", "rum-1"), 0, 5),
            (
                "Ania loads the Small Treasure of size 2, worth 5 points: skull 3, rum 2. "
                "Paid from the loot: skull 1, rum 1."
            ),
        ),
        (
            "pl",
            martinique_events.Scored(1, 24, 2, 2, 0, 20),
            (
                "Bartek zdobywa 24 punkty. Najwięcej ładunków: 2, cyfry w ładowni: 2, "
                "pary w łupach: 0, Zaginiony Skarb: 20."
            ),
        ),
    ],
)
def test_events_in_words(lang: str, event: Event, line: str) -> None:
    assert Text("martinique", lang, NAMES).event(event) == line


@pytest.mark.parametrize(
    ("lang", "action", "label"),
    [
        ("en", "load 2", "Load the Small Treasure of size 2"),
        (
            "en",
            "load 3 jokers=rum,skull",
            "Load the Small Treasure of size 3, joker for: rum, skull",
        ),
        ("pl", "load 2", "Załaduj Mały Skarb wielkości 2"),
        ("pl", "load 4 jokers=swords", "Załaduj Mały Skarb wielkości 4, joker zamiast: szable"),
        ("en", "take joker", "Take a joker"),
        ("pl", "take joker", "Weź jokera"),
        ("pl", "take map-2", "Weź żeton mapy nr 2"),
        ("pl", "decline", "Zrezygnuj"),
    ],
)
def test_buttons_in_words(lang: str, action: str, label: str) -> None:
    parsed = registry.game("martinique").grammar.parse(action)
    assert parsed is not None
    assert Text("martinique", lang).action(parsed) == label


@pytest.mark.parametrize(
    ("key", "variable", "forms"),
    [
        ("kernel-took-back", "count", ("1 akcję", "2 akcje", "5 akcji", "12 akcji", "22 akcje")),
        (
            "martinique-dusk-fell",
            "discarded",
            (
                "znika z wyspy 1 żeton",
                "znikają z wyspy 2 żetony",
                "znika z wyspy 5 żetonów",
                "znika z wyspy 12 żetonów",
                "znikają z wyspy 22 żetony",
            ),
        ),
        (
            "martinique-scored",
            "total",
            ("1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"),
        ),
        (
            "martinique-loaded",
            "jokers",
            ("1 joker", "2 jokery", "5 jokerów", "12 jokerów", "22 jokery"),
        ),
        (
            "martinique-prompt-load-with-jokers",
            "jokers",
            ("1 jokera", "2 jokery", "5 jokerów", "12 jokerów", "22 jokery"),
        ),
        (
            "martinique-prompt-turn-up",
            "times",
            (
                "1 żeton mapy",
                "2 żetony mapy",
                "5 żetonów mapy",
                "12 żetonów mapy",
                "22 żetony mapy",
            ),
        ),
        (
            "martinique-prompt-dig",
            "left",
            ("1 pirata", "2 piratów", "5 piratów", "12 piratów", "22 piratów"),
        ),
    ],
)
def test_polish_plural_forms(key: str, variable: str, forms: tuple[str, ...]) -> None:
    text = Text("martinique", "pl")
    others = dict.fromkeys(messages("pl", key.partition("-")[0])[key].variables, 0)
    for number, form in zip(NUMBERS, forms, strict=True):
        line = text.message(key, {**others, variable: number})
        assert re.search(rf"\b{form}\b", line), line


@pytest.mark.parametrize(
    ("number", "form"), [(1, "1 action."), (2, "2 actions."), (22, "22 actions.")]
)
def test_english_plural_forms(number: int, form: str) -> None:
    assert Text("martinique", "en", NAMES).event(TookBack(0, number)) == f"Ania takes back {form}"


# Reasons


@pytest.mark.parametrize("name", FILES)
def test_reasons_in_the_code_are_in_the_ledger(name: str) -> None:
    for reason in reasons_in_code(name):
        find_rule(reason)


@pytest.mark.parametrize("game", registry.games())
def test_reasons_given_in_random_games_are_in_the_ledger(game: str) -> None:
    reasons = seen(game).reasons
    by_game = {reason for reason in reasons if reason.startswith(f"{game}:")}
    # A reason that the code does not spell out would escape the test above.
    assert by_game <= reasons_in_code(game)
    assert len(by_game) > len(reasons_in_code(game)) // 2, "the random tries are too tame"
    for reason, lang in product(reasons, LANGUAGES):
        assert_sentence(Text(game, lang).rule(reason))
