"""Playing against the clock, over minutes or days."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import expect

from kaper.testing.browser import DESKTOP, PHONE, Visitor
from kaper.testing.layout import SIZES as EVERY_SIZE
from kaper.testing.layout import Inspector

Guest = Callable[..., Visitor]

ORDER = """async pace => {
    const seats = [{ kind: "me", name: "Ania" }, { kind: "open" }];
    const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "x-kaper": "1", "content-type": "application/json" },
        body: JSON.stringify({ game: "martinique", seats, options: {}, pace }),
    });
    return (await answer.json()).invite;
}"""


def order(visitor: Visitor, pace: Mapping[str, object]) -> None:
    """Make a table with a pace that the form does not offer, and go there."""
    visitor.visit("/")
    visitor.visit(visitor.page.evaluate(ORDER, pace))


def join(visitor: Visitor, link: str, name: str = "Bartek") -> None:
    visitor.visit(link)
    visitor.find("join-name").fill(name)
    visitor.find("join").click()


def choose_pace(visitor: Visitor, words: str) -> None:
    """Fill in the form of a new table with a friend."""
    visitor.visit("/")
    visitor.find("new-table").click()
    visitor.find("start-table").wait_for()
    visitor.tell_name()
    visitor.find("seat-1").select_option("open")
    visitor.find("pace").select_option(label=words)


def open_people(visitor: Visitor) -> None:
    visitor.find("menu").click()
    visitor.find("people-here").click()
    expect(visitor.find("people")).to_be_visible()


SIZES = [(DESKTOP, "en"), (PHONE, "pl")]
DAYS = {"en": "3 days for each move", "pl": "3 dni na każdy ruch"}
LEFT = {"en": "2 days 23 h", "pl": "2 dni 23 godz."}


@pytest.mark.parametrize(("size", "lang"), SIZES)
def test_a_table_of_days_is_made_and_its_clock_is_seen(
    guest: Guest, size: tuple[int, int], lang: str
) -> None:
    ania, bartek = guest(size=size, lang=lang), guest(size=size, lang=lang)
    choose_pace(ania, DAYS[lang])
    ania.find("flag-bot").check()
    ania.find("holiday-14").check()
    assert ania.violations() == []
    assert ania.overflow()[1] == 0
    ania.find("start-table").click()
    expect(ania.find("pace-here")).to_contain_text(DAYS[lang])
    join(bartek, ania.find("invite-link").input_value())
    assert ania.wait_for_turn()
    for each in (ania, bartek):
        expect(each.find("countdown")).to_have_text(LEFT[lang])
        assert each.violations() == []
        assert each.overflow() == [0, 0]
    open_people(ania)
    expect(ania.find("time-0")).to_contain_text(LEFT[lang])
    expect(ania.find("pace-here")).to_contain_text(DAYS[lang])
    assert ania.violations() == []
    ania.page.keyboard.press("Escape")
    ania.visit("/")
    expect(ania.find("my-tables")).to_contain_text(LEFT[lang])
    bartek.visit("/")
    expect(bartek.find("my-tables")).to_contain_text("Ania")
    expect(bartek.find("my-tables")).not_to_contain_text(LEFT[lang])


def test_the_last_choice_of_a_pace_is_offered_again(guest: Guest) -> None:
    ania = guest()
    choose_pace(ania, "20 min each for the whole game, plus 15 s a turn")
    ania.find("flag-lose").check()
    ania.find("start-table").click()
    expect(ania.find("pace-here")).to_contain_text("When your time is up, you lose.")
    ania.visit("/")
    ania.find("new-table").click()
    expect(ania.find("flag-lose")).to_be_checked()
    expect(ania.find("holiday-7")).to_have_count(0)
    chosen = ania.find("pace").locator("option:checked")
    expect(chosen).to_have_text("20 min each for the whole game, plus 15 s a turn")


def test_the_clock_runs_and_at_the_flag_a_bot_makes_the_move(guest: Guest) -> None:
    ania, bartek = guest(), guest()
    order(ania, {"kind": "move", "seconds": 4, "added": 0, "flag": "move", "holiday": 0})
    join(bartek, ania.find("invite-link").input_value())
    assert ania.wait_for_turn()
    expect(ania.find("countdown")).to_have_text(re.compile(r"^0:0[0-3]$"))
    expect(ania.find("hurry")).not_to_be_empty()
    for each in (ania, bartek):
        expect(each.find("notice").first).to_contain_text("Ania ran out of time: a bot makes")
    expect(ania.page.locator("[data-testid=log] [data-testid=notice]")).not_to_have_count(0)
    assert ania.violations() == []


def test_at_the_flag_a_bot_takes_over_and_the_seat_is_taken_back(guest: Guest) -> None:
    ania, bartek = guest(), guest()
    order(ania, {"kind": "move", "seconds": 3, "added": 0, "flag": "bot", "holiday": 0})
    join(bartek, ania.find("invite-link").input_value())
    expect(ania.find("seat-back")).to_be_visible()
    expect(bartek.find("notice").first).to_contain_text("a bot plays on")
    ania.find("seat-back").get_by_role("button").click()
    expect(ania.find("seat-back")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "mine"), [("en", "You ran out of time."), ("pl", "Twój czas minął.")]
)
def test_at_the_flag_one_of_two_has_lost(guest: Guest, lang: str, mine: str) -> None:
    ania, bartek = guest(lang=lang), guest()
    order(ania, {"kind": "game", "seconds": 2, "added": 0, "flag": "lose", "holiday": 0})
    join(bartek, ania.find("invite-link").input_value())
    expect(ania.find("result")).to_contain_text(mine)
    expect(bartek.find("result")).to_contain_text("Ania ran out of time.")
    expect(bartek.find("result")).to_contain_text("You win!")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_holiday_stops_the_clock_for_all_to_see(guest: Guest, size: tuple[int, int]) -> None:
    ania, bartek = guest(size=size), guest(size=size)
    choose_pace(ania, "1 day for each move")
    ania.find("start-table").click()
    join(bartek, ania.find("invite-link").input_value())
    assert ania.wait_for_turn()
    open_people(ania)
    ania.find("holiday").click()
    dialog = ania.find("holiday-dialog")
    expect(dialog).to_contain_text("You have 7 days left")
    assert ania.violations() == []
    dialog.get_by_role("combobox").select_option("3")
    ania.find("take-holiday").click()
    for each in (ania, bartek):
        expect(each.find("on-holiday")).to_contain_text("on holiday for another")
        expect(each.find("countdown")).to_have_count(0)
        assert each.overflow() == [0, 0]
    open_people(ania)
    ania.find("holiday").click()
    ania.find("end-holiday").click()
    expect(bartek.find("countdown")).to_have_text("23 h 59 min")


def test_the_host_hands_the_table_over(guest: Guest) -> None:
    ania, bartek = guest(), guest()
    ania.new_table(others=["open"])
    join(bartek, ania.find("invite-link").input_value())
    assert ania.wait_for_turn()
    open_people(ania)
    ania.find("hand-over").click()
    assert ania.violations() == []
    ania.find("hand-over-1").click()
    expect(ania.find("hand-over-dialog")).to_have_count(0)
    open_people(bartek)
    expect(bartek.find("hand-over")).to_be_visible()
    open_people(ania)
    expect(ania.find("hand-over")).to_have_count(0)


def test_a_table_whose_host_is_gone_is_led_by_somebody_else(guest: Guest) -> None:
    ania, bartek = guest(), guest(size=PHONE)
    ania.new_table("deliveries", others=["open", "open"], players=3)
    join(bartek, ania.find("invite-link").input_value())
    expect(bartek.find("take-over")).to_have_count(0)
    ania.visit("/")
    expect(bartek.find("take-over")).to_be_visible()
    assert bartek.violations() == []
    bartek.find("take-over").click()
    # Now there is a link to send, and a bot to be seated.
    expect(bartek.find("invite-link")).to_be_visible()
    bartek.page.get_by_role("button", name="Seat a bot").click()
    expect(bartek.find("prompt")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_size_of_a_table_of_days(guest: Guest, lang: str) -> None:
    ania, bartek = guest(lang=lang), guest()
    order(ania, {"kind": "move", "seconds": 604_800, "added": 0, "flag": "bot", "holiday": 30})
    inspector = Inspector(ania)
    found: list[str] = []

    def look(where: str) -> None:
        for size in EVERY_SIZE:
            inspector.resize(size)
            found.extend(f"{where}, {size}: {fault}" for fault in inspector.look())

    ania.find("pace-here").wait_for()
    look("waiting")
    join(bartek, ania.find("invite-link").input_value())
    assert ania.wait_for_turn()
    expect(ania.find("countdown")).to_be_visible()
    look("asked")
    inspector.resize(DESKTOP)
    open_people(ania)
    look("people")
    inspector.resize(DESKTOP)
    ania.find("holiday").click()
    look("holiday")
    ania.find("take-holiday").click()
    expect(ania.find("on-holiday")).to_be_visible()
    look("on holiday")
    assert found == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_size_of_the_form_of_a_pace(guest: Guest, lang: str) -> None:
    ania = guest(lang=lang)
    choose_pace(ania, DAYS[lang])
    inspector = Inspector(ania)
    found: list[str] = []
    for size in EVERY_SIZE:
        inspector.resize(size)
        ania.find("flag-lose").scroll_into_view_if_needed()
        found += [f"{size}: {fault}" for fault in inspector.look()]
    assert found == []
