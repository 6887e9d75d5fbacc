"""Deliveries in words."""

from __future__ import annotations

import re

import pytest

from kaper.games.deliveries import events
from kaper.games.deliveries.game import GAME
from kaper.kernel.events import Event
from kaper.text import Text

NAMES = ("Ania", "Bartek")


@pytest.mark.parametrize(
    ("lang", "event", "line"),
    [
        ("en", events.Drew(0, ""), "Ania draws a card, unseen."),
        ("en", events.Drew(0, "rats"), "Ania draws “Rats!”."),
        ("pl", events.Drew(0, ""), "Ania dobiera zakrytą kartę."),
        ("pl", events.Drew(1, "blue-4"), "Bartek dobiera niebieski statek 4."),
        ("pl", events.Discarded(0, "sea-wolf"), "Ania odkłada wilka morskiego."),
        (
            "pl",
            events.Delivered(0, ("yellow-1", "gold-5"), 6),
            "Ania dostarcza żółty statek 1, złoto 5 za 6 punktów.",
        ),
        (
            "en",
            events.Delivered(0, ("yellow-1", "gold-5"), 6),
            "Ania delivers yellow ship 1, gold 5 for 6 points.",
        ),
        (
            "pl",
            events.EventPlayed(1, "flu", "pink"),
            "Bartek wykłada wydarzenie „Świńska grypa”. Wszyscy tracą kartę koloru różowego.",
        ),
        (
            "en",
            events.HandShown(1, "blue", ()),
            "Bartek has no blue card and shows their hand: nothing.",
        ),
        (
            "en",
            events.GameEnded("all-kinds"),
            "The game ends: all four kinds of goods are delivered.",
        ),
        ("pl", events.Won(0, "pair"), "Ania wygrywa: tyle samo punktów, lecz cenniejsza dostawa."),
    ],
)
def test_events_in_words(lang: str, event: Event, line: str) -> None:
    assert Text("deliveries", lang, NAMES).event(event) == line


@pytest.mark.parametrize(
    ("lang", "action", "label"),
    [
        ("en", "deliver blue-4,fish-6", "Deliver blue ship 4, fish 6"),
        ("pl", "deliver blue-4,fish-6", "Dostarcz niebieski statek 4, ryby 6"),
        ("pl", "take flu", "Weź wydarzenie „Świńska grypa”"),
        ("en", "play mutiny", "Play: “Crew mutiny!”"),
        ("pl", "discard sea-wolf", "Odłóż wilka morskiego"),
        ("en", "decline", "Decline"),
    ],
)
def test_buttons_in_words(lang: str, action: str, label: str) -> None:
    parsed = GAME.grammar.parse(action)
    assert parsed is not None
    assert Text("deliveries", lang).action(parsed) == label


@pytest.mark.parametrize(
    "key", ["deliveries-scored", "deliveries-totalled", "deliveries-delivered"]
)
@pytest.mark.parametrize(
    ("number", "form"),
    [(1, "1 punkt"), (2, "2 punkty"), (5, "5 punktów"), (12, "12 punktów"), (22, "22 punkty")],
)
def test_polish_plural_forms(key: str, number: int, form: str) -> None:
    names = ("total", "points", "seat", "you", "cards", "deliveries", "hand", "wolves", "events")
    line = Text("deliveries", "pl").message(key, dict.fromkeys(names, number))
    assert re.search(rf"\b{form}\b", line), line


@pytest.mark.parametrize(
    ("lang", "cards", "deliveries", "line"),
    [
        ("pl", 17, 1, "17 kart potasowanych razem z 1 kartą dostawy"),
        ("pl", 22, 2, "22 karty potasowane razem z 2 kartami dostawy"),
        ("en", 17, 1, "17 cards shuffled together with 1 Delivery card"),
    ],
)
def test_a_shuffled_part_of_the_pile(lang: str, cards: int, deliveries: int, line: str) -> None:
    """The Delivery cards come on top of the others: they are not counted among them."""
    text = Text("deliveries", lang)
    key = "deliveries-ui-part-mixed"
    assert text.message(key, {"cards": cards, "deliveries": deliveries}) == line
