"""Jolly Roger in words: cards are named in the nominative; no sentence may ask for another case."""

from __future__ import annotations

import pytest

from kaper.games.jolly_roger import card_events, events
from kaper.kernel.events import Event
from kaper.text import Text

NAMES = ("Ania", "Bartek")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            events.Punished(0, 1, "traitor"),
            "Ania wymierza karę; Bartek traci kartę: Zdrajca.",
        ),
        (
            events.LootShared(0, 1, "hostage", hidden=False),
            "Ania dzieli łupy; Bartek dostaje kartę: Zakładniczka.",
        ),
        (
            events.LootShared(0, 0, "hostage", hidden=False),
            "Ania zatrzymuje kartę: Zakładniczka.",
        ),
        (
            events.MutinyCalled(1, "ship-rats"),
            "Bartek woła „Bunt!” i zagrywa: Szczury okrętowe.",
        ),
        (
            card_events.LootDugUp(0, 1, "hostage", hidden=False),
            "Ania wykopuje kartę Łupów gracza Bartek: Zakładniczka.",
        ),
        (
            card_events.LootGiven(0, 1, "hostage", hidden=False),
            "Bartek oddaje graczowi Ania na naprawy kartę Łupów: Zakładniczka.",
        ),
        (
            card_events.BribeTaken(0, 1, "bosun", hidden=True),
            "Ania przyjmuje łapówkę od gracza Bartek: Bosman.",
        ),
    ],
)
def test_polish_sentences_name_cards_in_the_nominative(event: Event, line: str) -> None:
    assert Text("jolly-roger", "pl", NAMES).event(event) == line


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.LootShared(0, 1, "", hidden=True), "Ania gives Bartek a loot card."),
        (events.LootShared(1, 1, "", hidden=True), "Bartek keeps a loot card."),
        (events.LootShared(1, 1, "gold-2", hidden=False), "Bartek keeps Gold 2."),
    ],
)
def test_nobody_gives_loot_to_themselves(event: Event, line: str) -> None:
    assert Text("jolly-roger", "en", NAMES).event(event) == line
