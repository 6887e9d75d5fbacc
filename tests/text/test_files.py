"""The files of both languages hold the same messages, and whole ones."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from kaper import registry
from kaper.kernel.ledger import read_ledger
from kaper.text import FORMS, LANGUAGES, SEAT_FIELDS, Text, event_key, files_of, locales
from tests.text.messages import EVENTS, FILES, INTERFACES, Uses, messages, parse

PLURALS = {"zero", "one", "two", "few", "many", "other"}
POLISH_PLURALS = {"one", "few", "many", "other"}


def plain(variables: set[str]) -> set[str]:
    """The variables whose words are used, in whichever form: languages need different ones."""
    return {re.sub(rf"_({'|'.join(FORMS)})$", "", variable) for variable in variables}


def test_every_file_is_checked() -> None:
    for lang in LANGUAGES:
        found = {path.stem for path in (locales() / lang).iterdir()}
        assert found == {file for name in (*FILES, *INTERFACES) for file in files_of(name)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_what_is_said_only_of_refusals_is_fetched_apart(game: str, lang: str) -> None:
    openings = (f"{game}-why-", f"{game}-verb-")
    own, refusals = (parse(locales() / lang / f"{file}.ftl") for file in files_of(game))
    assert all(key.startswith(openings) for key in refusals)
    assert not any(key.startswith(openings) for key in own)


@pytest.mark.parametrize("name", [*FILES, *INTERFACES])
def test_languages_have_the_same_messages(name: str) -> None:
    first, *others = LANGUAGES
    for lang in others:
        assert set(messages(lang, name)) == set(messages(first, name))
        for key, uses in messages(lang, name).items():
            assert plain(uses.variables) == plain(messages(first, name)[key].variables), key


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
        known = {each.name for each in fields(event)}
        if known >= SEAT_FIELDS:
            known.add("self")
        if known & SEAT_FIELDS:
            known.add("you")
        assert plain(messages(lang, name)[key].variables) <= known


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
