"""A few events, buttons and numbers, word by word."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kaper import registry
from kaper.games.marauders import battle_events as marauders_events
from kaper.games.marauders import events as common_events
from kaper.games.marauders import port_events
from kaper.games.marauders.topics import TOPICS
from kaper.games.martinique import events as martinique_events
from kaper.kernel.events import Event
from kaper.match import TookBack
from kaper.text import Text, files_of, locales
from tests.text.lines import NAMES, NUMBERS
from tests.text.messages import messages


def test_seat_without_a_name_of_its_own_has_a_number() -> None:
    assert Text("martinique", "en").message("kernel-seat", {"number": 3}) == "Player 3"
    assert Text("martinique", "pl").message("kernel-seat", {"number": 3}) == "Gracz 3"
    assert [Text("martinique", "pl").name(seat) for seat in (0, 1)] == ["Czarny", "Czerwony"]


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
            "en",
            martinique_events.Moved(1, ("f8", "g8", "g7")),
            "Bartek moves a pirate: F8 → G8 → G7.",
        ),
        (
            "pl",
            martinique_events.LootTaken(1, "a1", "skull-3"),
            "Bartek zabiera zdobycz z pola A1: czaszka\xa03.",
        ),
        (
            "pl",
            martinique_events.Loaded(0, 2, ("skull-3", "rum-2"), ("skull-1",), 1, 5),
            (
                "Ania ładuje Mały Skarb wielkości 2, wart 5 punktów: czaszka\xa03, rum\xa02. "
                "Oddane łupy: czaszka\xa01, do tego 1 joker."
            ),
        ),
        (
            "en",
            martinique_events.Loaded(0, 2, ("skull-3", "rum-2"), ("skull-1", "rum-1"), 0, 5),
            (
                "Ania loads the Small Treasure of size 2, worth 5 points: skull\xa03, rum\xa02. "
                "Paid from the loot: skull\xa01, rum\xa01."
            ),
        ),
        (
            "pl",
            martinique_events.Scored(1, 24, 2, 2, 0, 20),
            (
                "Bartek zdobywa 24 punkty: za najwięcej ładunków 2, za cyfry w ładowni 2, "
                "za pary w łupach 0, za Zaginiony Skarb 20."
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
                "znika 1 pozostały żeton",
                "znikają 2 pozostałe żetony",
                "znika 5 pozostałych żetonów",
                "znika 12 pozostałych żetonów",
                "znikają 22 pozostałe żetony",
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
    assert Text("martinique", "en", NAMES).event(TookBack(0, number)) == f"Ania undoes {form}"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ania finds a merchant under the Dutch flag in the Caribbean Sea."),
        ("pl", "Ania odnajduje w akwenie Morze Karaibskie kupca pod banderą Holandii."),
    ],
)
def test_words_of_closed_lists_come_in_the_form_that_a_sentence_needs(lang: str, line: str) -> None:
    found = marauders_events.MerchantFound(0, "caribbean-sea", "netherlands")
    assert Text("marauders", lang, ("Ania", "Bartek")).event(found) == line


def test_what_is_named_several_times_is_counted_but_numbers_are_not() -> None:
    text = Text("marauders", "en", ("Ania", "Bartek"))
    sold = text.event(port_events.CargoSold(0, ("rum", "rum", "wood", "rum"), 18))
    assert sold == "Ania sells for 18 Ducats: 3 \N{MULTIPLICATION SIGN} Rum, Wood."
    rolled = text.event(common_events.Tested(0, "scouting", ("1", "1"), 0))
    assert "1, 1" in rolled


def test_a_word_that_lacks_a_form_is_found_out() -> None:
    text = Text("marauders", "pl")
    with pytest.raises(KeyError, match="nation_with"):
        text.message("marauders-why-reward-at-war", {"nation": "Prusy"})


def test_numbers_below_zero_have_a_real_minus() -> None:
    text = Text("deliveries", "pl")
    line = text.message("deliveries-ui-worth-end", {"points": -6})
    assert "\N{MINUS SIGN}6" in line
    assert "-6" not in line


def test_a_captains_turn_has_one_word_in_polish() -> None:
    game = files("kaper.games.marauders")
    told = [file.read_text("utf-8") for file in game.iterdir() if file.name.endswith(".toml")]
    told += [
        (locales() / "pl" / f"{file}.ftl").read_text("utf-8") for file in files_of("marauders")
    ]
    assert not re.findall(r"\bkolej(?:k\w+|ce|ek)\b", " ".join(told), re.IGNORECASE)


def test_who_may_answer_a_rumor_is_not_said_to_have_it() -> None:
    assert TOPICS["gossip"] == TOPICS["buy-rumor"] != TOPICS["check-rumor"]
