"""What is announced over the board and aloud, and how long motion takes."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kaper.testing.browser import Visitor
from kaper.testing.visitors import Object
from tests.web.telling import decide, tells

Guest = Callable[..., Visitor]
Told = list[tuple[str, Object]]

# Long enough for a button to skip it, and at half the speed not so long that nobody waits for it.
LENGTHY: Told = [("martinique-map-taken", {"seat": 1, "square": "c3", "coordinate": ""})] * 4
STEP = 50  # milliseconds
MOMENTS: dict[str, tuple[Told, list[str]]] = {
    "marauders": (
        [
            ("marauders-event-drawn", {"seat": 0, "event": "war"}),
            ("marauders-war-declared", {"nations": ["spain", "france"]}),
        ],
        ["draws the Event", "War! The nations: Spain"],
    ),
    "maracaibo": (
        [
            ("maracaibo-round-ended", {"round": 1}),
            ("maracaibo-income-taken", {"seat": 0, "doubloons": 7, "vp": 2}),
            ("maracaibo-income-taken", {"seat": 1, "doubloons": 4, "vp": 3}),
        ],
        ["Round 1 is over.", "7 doubloons and 2 VP", "4 doubloons and 3 VP"],
    ),
    "jolly-roger": (
        [
            ("jolly-roger-mutiny-ended", {"seat": 1, "captain": 4, "mutineer": 6}),
            ("jolly-roger-loot-collected", {"seat": 1, "count": 2}),
        ],
        ["The mutiny ends 4 to 6.", "collects 2 loot cards"],
    ),
    "deliveries": (
        [
            ("deliveries-delivery-came", {"seat": 1, "number": 3}),
            ("deliveries-game-ended", {"cause": "third-delivery"}),
        ],
        ["The game ends: the third delivery is done."],
    ),
}


def with_motion(visitor: Visitor, told: Told, speed: float = 1) -> None:
    """At a table where all this is told once the choice that is selected now is confirmed."""
    visitor.page.route_web_socket("**/ws/*", tells(told))
    visitor.visit()
    kept = json.dumps(json.dumps({"speed": speed, "name": "Ania"}))
    visitor.page.evaluate(f"localStorage.setItem('kaper-settings', {kept})")
    visitor.new_table()
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.wait_for_turn()
    assert visitor.select()
    # From here on time passes only where the test says so.
    visitor.page.clock.install()
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now()") / 1000 + 1)


@pytest.mark.parametrize("way", ["letter", "button"])
def test_what_takes_long_can_be_skipped(guest: Guest, way: str) -> None:
    ania = guest(seed=51)
    with_motion(ania, LENGTHY)
    ania.find("confirm").click()
    expect(ania.find("skip")).to_be_visible()
    if way == "letter":
        ania.page.keyboard.press("s")
    else:
        ania.find("skip").click()
    expect(ania.find("skip")).not_to_be_visible()


def test_motion_is_as_fast_as_it_was_set(guest: Guest) -> None:
    taken: dict[float, int] = {}
    for speed in (0.5, 1):
        ania = guest(seed=52)
        with_motion(ania, LENGTHY, speed)
        ania.find("confirm").click()
        expect(ania.find("skip")).to_be_visible()
        taken[speed] = 0
        while ania.find("skip").is_visible():
            ania.page.clock.run_for(STEP)
            taken[speed] += STEP
    assert taken[0.5] > 1.5 * taken[1]


def test_without_motion_all_is_there_at_once(guest: Guest) -> None:
    ania = guest(seed=53)
    with_motion(ania, LENGTHY, speed=0)
    ania.find("confirm").click()
    expect(ania.find("log").locator("li").filter(has_text="map")).not_to_have_count(0)
    expect(ania.find("skip")).not_to_be_visible()


@pytest.mark.parametrize("game", MOMENTS)
def test_what_matters_for_all_is_announced(guest: Guest, game: str) -> None:
    told, words = MOMENTS[game]
    ania = guest(seed=54)
    ania.page.route_web_socket("**/ws/*", tells(told))
    ania.new_table(game, players=3)
    ania.wait_for_turn()
    decide(ania)
    for each in words:
        expect(ania.find("moment")).to_contain_text(each)
    # And aloud, with whatever came before it.
    for each in [*words, *(["the harbour bell rings"] if game == "deliveries" else [])]:
        expect(ania.find("announcer")).to_contain_text(each)


def test_whose_ship_is_hit_is_spoken(guest: Guest) -> None:
    hit: Told = [("marauders-hit", {"seat": 0, "location": "hull", "left": 1})]
    ania = guest(seed=55)
    ania.page.route_web_socket("**/ws/*", tells(hit))
    ania.new_table("marauders")
    ania.wait_for_turn()
    decide(ania)
    expect(ania.find("announcer")).to_contain_text("You are hit.")


# Everything that was ever read aloud: the page keeps the last lines alone.
HEAR = """() => {
    const announcer = document.querySelector('[data-testid=announcer]');
    window.heard = [...announcer.children].map(each => each.textContent);
    new MutationObserver(changes => changes.forEach(
        change => change.addedNodes.forEach(each => heard.push(each.textContent))
    )).observe(announcer, { childList: true });
}"""
# The question as it stands there; others' acts may bring another in any moment.
ASKED = "document.querySelector('[data-testid=prompt] p').innerText"
READ_ALOUD = f"() => heard.some(words => words.includes({ASKED}))"


def test_a_pass_does_not_read_the_question_again(guest: Guest) -> None:
    ania = guest(seed=56)
    ania.new_table("jolly-roger", players=3)
    ania.find("announcer").wait_for(state="attached")
    ania.page.evaluate(HEAR)
    ania.wait_for_turn()
    while not ania.find("stand-card").is_visible():
        ania.act()
        ania.wait_for_turn()
    ania.page.wait_for_function(READ_ALOUD)
    question: str = ania.page.evaluate(ASKED)

    def read_aloud() -> int:
        heard: list[str] = ania.page.evaluate("heard")
        return sum(question in words for words in heard)

    before = read_aloud()
    assert ania.pass_on()
    ania.wait_for_turn()
    # Longer than the pause before anything is read aloud.
    ania.page.wait_for_timeout(1000)
    if ania.page.evaluate(ASKED) == question:
        assert read_aloud() <= before
