"""What happened is seen and heard: the recap, announcements, the log, the end, speech."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kaper.testing.browser import DESKTOP, PHONE, Visitor
from kaper.testing.visitors import Object, json_object
from tests.web.telling import decide, tells

Guest = Callable[..., Visitor]
RESULT: Object = {"scores": [7, 7], "winners": [0], "ranking": [[0], [1]], "reason": "points"}
TURNS = 3
# All of the page but the card itself, and the title of its tab.
BESIDE_MOMENT = """() => document.querySelector("[data-testid=moment]")
    && [document.title, ...[...document.querySelectorAll(
        "header, [data-testid=prompt], [data-testid=action-bar], [data-testid=announcer], .seats, "
        + "[data-testid=log], dialog")].map(each => each.textContent)].join(" | ")"""
END: list[tuple[str, Object]] = [
    ("martinique-treasure-shown", {"square": "c3"}),
    ("martinique-treasure-found", {"seat": 0, "square": "c3"}),
    ("martinique-won", {"seat": 0, "reason": "loads"}),
]


def rival(visitor: Visitor, seat: int = 1) -> str:
    """The name of whoever sits there: bots are persons, drawn by lot."""
    seats = json_object(visitor.situations()[-1]["table"])["seats"]
    assert isinstance(seats, list)
    return str(json_object(seats[seat])["name"])


def play(visitor: Visitor, turns: int) -> None:
    for _ in range(turns):
        visitor.wait_for_turn()
        visitor.act()
    visitor.wait_for_turn()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_a_rival_did_is_told_from_the_log(guest: Guest, size: tuple[int, int]) -> None:
    ania = guest(size=size, seed=41)
    ania.new_table()
    play(ania, 2)
    strip = ania.find("recap-strip")
    expect(strip.locator("svg.seat").first).to_be_visible()
    strip.click()
    told = ania.find("recap").inner_text()
    assert "Ania" not in told
    assert told.count(rival(ania)) > 1
    assert ania.violations() == []
    ania.page.keyboard.press("Escape")
    expect(ania.find("recap")).not_to_be_visible()
    # On another device nothing is remembered but what the server tells.
    ania.page.evaluate("localStorage.clear()")
    ania.page.reload()
    ania.wait_for_turn()
    strip.click()
    assert ania.find("recap").inner_text() == told


def test_the_recap_stays_while_one_plays_a_turn_of_several_steps(guest: Guest) -> None:
    ania = guest(seed=42)
    ania.new_table("maracaibo")
    play(ania, 4)
    strip = ania.find("recap-strip")
    expect(strip).to_be_enabled()
    strip.click()
    expect(ania.find("recap").get_by_role("heading", level=3)).to_contain_text([rival(ania)])


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_result_waits_for_the_treasure(guest: Guest, motion: str) -> None:
    ania = guest(seed=43)
    ania.page.route_web_socket("**/ws/*", tells(END, RESULT))
    ania.new_table()
    ania.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    ania.wait_for_turn()
    decide(ania)
    moment = ania.find("moment")
    if motion != "reduce":
        # Who wins is not said while the treasure is being turned up.
        told = str(ania.page.wait_for_function(BESIDE_MOMENT).json_value())
        assert "One moment" in told
        assert "You win" not in told
    expect(moment).to_contain_text("C3: you dug it up")
    expect(ania.find("result")).not_to_be_visible()
    ania.page.keyboard.press("s")
    expect(ania.find("result")).to_be_visible()
    expect(moment).not_to_be_visible()
    # The end by points was a tie, and this broke it.
    expect(ania.find("result")).to_contain_text("more victory points; equal points, but more loads")


def test_the_log_opens_wide_with_headings(guest: Guest) -> None:
    ania = guest(seed=44)
    ania.new_table("deliveries")
    play(ania, 1)
    ania.find("widen-log").click()
    wide = ania.find("wide-log")
    expect(wide.get_by_role("heading", level=3).filter(has_text=rival(ania)).first).to_be_attached()
    expect(wide.locator(".round").filter(has_text="Game 1")).to_be_attached()
    assert ania.violations() == []
    ania.page.keyboard.press("Escape")
    expect(wide).not_to_be_visible()
    ania.page.keyboard.press("g")
    expect(wide).to_be_visible()


def test_letters_act_neither_behind_a_dialog_nor_when_switched_off(guest: Guest) -> None:
    ania = guest(seed=45)
    ania.new_table("deliveries")
    ania.wait_for_turn()
    page = ania.page
    page.keyboard.press("?")
    expect(ania.find("help")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("l")
    page.keyboard.press("Escape")
    expect(ania.find("help")).not_to_be_visible()
    expect(ania.find("moves")).not_to_be_visible()
    page.keyboard.press("l")
    expect(ania.find("moves")).to_be_visible()
    page.keyboard.press("Escape")
    ania.find("menu").click()
    ania.find("settings-here").click()
    page.get_by_role("group", name="Single letters as shortcuts").get_by_label("off").check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("l")
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_rivals_turn_is_spoken_in_order_and_then_the_question_once(guest: Guest) -> None:
    ania = guest(seed=46)
    ania.new_table("deliveries", players=3)
    said = ania.find("announcer").locator("p")
    asked: list[str] = []
    for turn in range(TURNS):
        ania.wait_for_turn()
        question = ania.find("prompt").locator("p").first.inner_text()
        asked.append(question)
        # Once in each turn: not again after it was answered.
        expect(said.filter(has_text=question)).to_have_count(asked.count(question))
        if turn + 1 < TURNS:
            decide(ania)
    words = " ".join(said.all_inner_texts())
    log = ania.find("log").locator("li span:last-child").all_inner_texts()
    # All that happened since the table was opened, in its order.
    mine = next(place for place, line in enumerate(log) if line.startswith("You "))
    place = 0
    # Of what was answered for her, what came of it is spoken.
    for line in (line for line in log[mine:] if not line.startswith("Answered for you")):
        place = words.find(line, place)
        assert place >= 0, line


def test_in_short_only_what_matters_is_spoken(guest: Guest) -> None:
    ania = guest(seed=47)
    ania.visit()
    ania.page.evaluate("localStorage.setItem('kaper-settings', JSON.stringify({spoken: 'short'}))")
    ania.new_table("deliveries")
    play(ania, 2)
    said = ania.find("announcer")
    expect(said).to_contain_text(rival(ania))
    expect(ania.find("log")).to_contain_text("New in the row")
    expect(said).not_to_contain_text("New in the row")


def test_the_standing_of_maracaibo_is_what_the_game_would_end_with(guest: Guest) -> None:
    ania = guest(seed=48)
    ania.new_table("maracaibo")
    play(ania, 3)
    seats = ania.view()["seats"]
    assert isinstance(seats, list)
    for seat, shown in enumerate(seats):
        score = json_object(json_object(shown)["score"])
        # The rival's quests are a secret: it may be more.
        words = f"{score['total']}" if score["certain"] else f"{score['total']}+"
        expect(ania.find(f"standing-{seat}")).to_have_text(words)
    assert json_object(json_object(seats[1])["score"])["certain"] is False
