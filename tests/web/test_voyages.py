"""Guided voyages in the browser: each chapter to its end, and what may go wrong on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from kaper import registry
from kaper.testing.browser import DESKTOP, PHONE, Visitor
from kaper.testing.learners import Learner, way_of
from kaper.testing.local_server import LocalServer
from kaper.voyages import Chapter, voyage

Guest = Callable[..., Visitor]
Size = tuple[int, int]

CHAPTERS = [(game, chapter) for game in registry.games() for chapter in voyage(game)]
FIRST = dict(reversed(CHAPTERS))


def sittings() -> Iterator[object]:
    """Each chapter twice, once a language: at the desk in one, with the phone in the other."""
    for number, (game, chapter) in enumerate(CHAPTERS):
        languages = ("en", "pl") if number % 2 else ("pl", "en")
        for size, device, lang in zip((DESKTOP, PHONE), ("desk", "phone"), languages, strict=True):
            name = f"{game}-{chapter.id}-{device}-{lang}"
            yield pytest.param(game, chapter, size, lang, id=name)


def check_place(learner: Learner, lang: str) -> None:
    """What is said stands there, what it speaks of can be seen, and nothing covers anything."""
    step, stage = learner.place
    words = learner.told(step, stage)
    expect(learner.words).to_have_text(words[lang])
    learner.check_rings()
    assert learner.visitor.overflow() == [0, 0], f"{step} {stage}"


@pytest.mark.parametrize(("game", "chapter", "size", "lang"), list(sittings()))
def test_a_chapter_is_led_to_its_end(
    guest: Guest, game: str, chapter: Chapter, size: Size, lang: str
) -> None:
    visitor = guest(size=size, lang=lang)
    learner = Learner(visitor, game, chapter, way_of(game, chapter, last=size == PHONE))
    learner.set_out()
    looked_at: set[tuple[str, bool]] = set()
    while not learner.at_end:
        check_place(learner, lang)
        kind = (learner.place[1], learner.acts)
        if kind not in looked_at:
            assert visitor.violations() == []
            looked_at.add(kind)
        learner.go_on()
    assert visitor.violations() == []
    assert learner.left == []
    following = voyage(game)[voyage(game).index(chapter) + 1 :]
    if following and size == PHONE:
        visitor.find("next-chapter").click()
        expect(learner.words).to_have_text(following[0].steps[0].say[lang])
        return
    visitor.find("play-on").click()
    expect(learner.guide).to_have_count(0)
    visitor.wait_for_turn()
    # On the phone the last step may have left another tab than the board's open.
    if size == DESKTOP:
        visitor.act()


@pytest.mark.parametrize("game", FIRST)
def test_the_keyboard_alone_leads_through_a_chapter(guest: Guest, game: str) -> None:
    learner = Learner(guest(), game, FIRST[game], way_of(game, FIRST[game]))
    learner.set_out()
    while not learner.at_end:
        learner.go_on_by_keys()
    expect(learner.page.locator("[data-first]:focus")).to_have_count(1)


def test_after_a_move_by_enter_on_the_board_the_same_key_goes_on(guest: Guest) -> None:
    chapter = FIRST["maracaibo"]
    learner = Learner(guest(), "maracaibo", chapter, way_of("maracaibo", chapter))
    learner.set_out()
    learner.to("sail")
    place = learner.visitor.find("pick-sail b3")
    place.focus()
    place.press("Enter")
    learner.visitor.find("confirm").wait_for()
    place.press("Enter")
    learner.wait_past(("sail", "say"))
    assert learner.place == ("sail", "after")
    expect(learner.visitor.find("guide-next")).to_be_focused()


@pytest.mark.parametrize("game", FIRST)
def test_another_move_is_told_of_and_not_played(guest: Guest, game: str) -> None:
    learner = Learner(guest(), game, FIRST[game], way_of(game, FIRST[game]))
    learner.set_out()
    while not learner.strays():
        learner.go_on()
    place = learner.place
    otherwise = learner.step(place[0]).otherwise
    assert otherwise is not None
    expect(learner.words).to_have_text(otherwise["en"])
    assert learner.visitor.violations() == []
    assert learner.place == place
    learner.go_on()


@pytest.fixture
def learner(guest: Guest) -> Learner:
    chapter = FIRST["martinique"]
    found = Learner(guest(), "martinique", chapter, way_of("martinique", chapter))
    found.set_out()
    return found


def test_a_hasty_second_press_does_not_turn_a_page_that_nobody_has_seen(guest: Guest) -> None:
    visitor, chapter = guest(), FIRST["martinique"]
    sent: list[str] = []
    visitor.page.on(
        "websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text)))
    )
    learner = Learner(visitor, "martinique", chapter, way_of("martinique", chapter), hasty=True)
    learner.set_out()

    def press(now: float) -> None:
        visitor.page.evaluate("now => { performance.now = () => now; }", now)
        visitor.find("guide-next").click()

    press(1e6)
    learner.wait_past(("goal", "say"))
    press(1e6)
    press(2e6)
    learner.wait_past(("points", "say"))
    assert learner.place == ("enter", "say")
    assert sum('"type":"proceed"' in text for text in sent) == 2


def test_a_lesson_is_taken_up_again_where_it_was_left(
    learner: Learner, server: LocalServer
) -> None:
    visitor = learner.visitor
    learner.to("walk")
    server.kill()
    server.start()
    visitor.visit()
    link = visitor.find("my-tables").get_by_role("link").first
    expect(link).to_contain_text("step 4 of 15")
    # The card leads back there, too.
    visitor.find("voyage-martinique").click()
    learner.guide.wait_for()
    assert learner.place == ("walk", "say")
    learner.go_on()
    assert learner.place == ("walk", "after")
    # The browser complains of the server that was away.
    visitor.faults.clear()


def test_a_newcomer_is_offered_a_voyage(guest: Guest) -> None:
    visitor = guest()
    visitor.visit()
    visitor.find("first-voyage").wait_for()
    assert visitor.violations() == []
    visitor.find("first-voyage-start").click()
    visitor.find("guide").wait_for()
    visitor.visit()
    expect(visitor.find("my-tables").get_by_role("link")).to_have_count(1)
    expect(visitor.find("first-voyage")).to_have_count(0)
