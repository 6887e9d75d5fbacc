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
            "Ania wymierza karę: Bartek traci kartę: Zdrajca.",
        ),
        (
            events.LootShared(0, 1, "hostage", hidden=False),
            "Ania rozdziela łupy: Zakładniczka; dostaje tę kartę Bartek.",
        ),
        (
            events.MutinyCalled(1, "ship-rats"),
            "Bartek woła: „Bunt!” Zagrana karta: Szczury okrętowe.",
        ),
        (
            card_events.LootDugUp(0, 1, "hostage", hidden=False),
            "Ania wykopuje kartę: Zakładniczka; traci ją Bartek.",
        ),
        (
            card_events.LootGiven(0, 1, "hostage", hidden=False),
            "Bartek oddaje na naprawy kartę: Zakładniczka; zatrzymuje ją Ania.",
        ),
        (
            card_events.BribeTaken(0, 1, "bosun", hidden=True),
            "Ania przyjmuje łapówkę: Bosman; daje ją Bartek.",
        ),
    ],
)
def test_polish_sentences_name_cards_in_the_nominative(event: Event, line: str) -> None:
    assert Text("jolly-roger", "pl", NAMES).event(event) == line
