"""Whoever reads a line is spoken to as “you”, and never called by name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kaper import registry
from kaper.games.jolly_roger.events import LootShared
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Refusal
from kaper.kernel.events import Event
from kaper.kernel.prospects import Prospect
from kaper.text import LANGUAGES, SEAT_FIELDS, Text, event_key
from tests.text.lines import NAMES, assert_sentence
from tests.text.messages import EVENTS, FILES, messages
from tests.text.random_games import seen
from tests.text.test_rare import RARE, RARE_IN_MARAUDERS


def players(event: Event) -> Iterator[tuple[str, int]]:
    """The seats that an event names; fleets and the like have none."""
    for name in sorted(SEAT_FIELDS):
        match = re.fullmatch(r"p?(\d+)", str(getattr(event, name, "")))
        if match:
            yield name, int(match[1])


def events_of(game: str) -> Iterator[Event]:
    """All kinds of events, in every version that somebody reads."""
    yield from seen(game).hidden
    own = {*EVENTS["kernel"], *EVENTS[game]}
    yield from (event for event in (*RARE, *RARE_IN_MARAUDERS) if type(event) in own)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_nobody_reads_the_own_name(game: str, lang: str) -> None:
    readers = [Text(game, lang, NAMES, reader=seat) for seat in range(len(NAMES))]
    told = set()
    for event in events_of(game):
        for field, seat in players(event):
            line = readers[seat].event(event)
            assert_sentence(line)
            assert NAMES[seat] not in line, line
            told.add((type(event), field))
    # An event that is never met here would escape the test.
    for kind in EVENTS[game]:
        named = messages(lang, game)[event_key(game, kind)].variables & SEAT_FIELDS
        assert {(kind, field) for field in named} <= told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_the_others_are_called_by_name(game: str, lang: str) -> None:
    spectator = Text(game, lang, NAMES)
    readers = [Text(game, lang, NAMES, reader=seat) for seat in range(len(NAMES))]
    for event in events_of(game):
        named = {seat for _, seat in players(event)}
        line = spectator.event(event)
        assert line == readers[min({*range(len(NAMES))} - named)].event(event)
        assert all(NAMES[seat] in line for seat in named), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_messages_ask_who_reads_them_in_words_that_come(name: str, lang: str) -> None:
    for key, uses in messages(lang, name).items():
        for variable, words in uses.choices:
            if variable == "you":
                assert words <= {"seat", "owner", "other"}, key


def test_who_gives_to_himself_is_spoken_to_once() -> None:
    own = LootShared(2, 2, "rum", False)
    assert Text("jolly-roger", "en", NAMES, reader=2).event(own) == "You keep Rum."
    assert Text("jolly-roger", "pl", NAMES, reader=2).event(own) == "Zatrzymujesz kartę: Rum."
    assert Text("jolly-roger", "en", NAMES, reader=1).event(own) == "Celina keeps Rum."


def test_questions_and_refusals_speak_to_the_reader() -> None:
    declare = Prompt("marauders-prompt-declare", (("owner", 0), ("round", 2)))
    own, other = (Text("marauders", "en", NAMES, reader=seat) for seat in (0, 1))
    assert own.prompt(declare) == "Battle round 2: declare your action."
    assert "Ania" in other.prompt(declare)
    prey = Prospect("risk", "prey", owner=0)
    assert own.prospect(prey) == "hunts you there"
    occupied = Refusal("enter.free-square", "occupied", owner=0, square="b3")
    text = Text("martinique", "pl", NAMES, reader=0)
    assert text.refusal(occupied.of("martinique")) == "Na polu B3 stoi twój pirat."


@pytest.mark.parametrize(("lang", "label"), [("en", "Rum for yourself"), ("pl", "Rum dla siebie")])
def test_buttons_speak_to_the_reader(lang: str, label: str) -> None:
    share = registry.game("jolly-roger").grammar.parse("share rum p0")
    assert share is not None
    assert Text("jolly-roger", lang, NAMES, reader=0).action(share) == label
    assert "Ania" in Text("jolly-roger", lang, NAMES, reader=1).action(share)
