"""A guided voyage in the browser: each chapter to its end, and what may go wrong on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from kaper.testing.browser import DESKTOP, Visitor
from kaper.testing.journeys import every_way
from kaper.testing.local_server import LocalServer
from kaper.voyages import Chapter, voyage

Guest = Callable[..., Visitor]

GAMES = ("martinique",)
CHAPTERS = [(game, chapter) for game in GAMES for chapter in voyage(game)]
EVERY_CHAPTER = pytest.mark.parametrize(
    ("game", "chapter"), CHAPTERS, ids=[f"{game}-{chapter.id}" for game, chapter in CHAPTERS]
)
RING = "[data-testid=guide-mark] rect.line"
ARRIVED = """([step, stage]) => {
    const guide = document.querySelector("[data-testid=guide]");
    return !guide || guide.dataset.step !== step || guide.dataset.stage !== stage;
}"""
SETTLED = """() => {
    const guide = document.querySelector("[data-testid=guide]");
    return !guide || (guide.dataset.step && guide.dataset.stage !== "busy");
}"""
# What a ring goes round lies inside it, or at least what can be seen of it.
COVERED = """() => {
    const [guide, bar] = ["[data-testid=guide]", ".actionbar"].map(
        each => document.querySelector(each).getBoundingClientRect());
    return guide.bottom > bar.top && guide.top < bar.bottom;
}"""


class Learner:
    """Somebody who is led through a chapter."""

    def __init__(self, visitor: Visitor, game: str, chapter: Chapter) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.chapter = chapter
        self.left = list(every_way(game, chapter.id)[0])

    def set_out(self) -> None:
        self.visitor.visit(f"/rules/{self.game}")
        self.visitor.find(f"lesson-{self.chapter.id}").click()
        self.guide.wait_for()

    @property
    def guide(self) -> Locator:
        return self.visitor.find("guide")

    @property
    def words(self) -> Locator:
        return self.visitor.find("guide-words")

    @property
    def place(self) -> tuple[str, str]:
        """The step and its stage, once nobody else plays."""
        self.page.wait_for_function(SETTLED)
        step, stage = (self.guide.get_attribute(f"data-{name}") for name in ("step", "stage"))
        return step or "", stage or ""

    @property
    def acts(self) -> bool:
        step, stage = self.place
        return stage == "say" and any(each.waits for each in self.chapter.steps if each.id == step)

    def go_on(self) -> None:
        """Read on, or do what is awaited."""
        place = self.place
        if self.acts:
            self.do(self.left.pop(0))
        else:
            self.read_on()
        self.page.wait_for_function(ARRIVED, arg=list(place))

    def read_on(self) -> None:
        """Whoever presses before anybody can have read it stays where they are."""
        place = list(self.place)
        moved = f"() => ({ARRIVED})({place})"
        while not self.page.evaluate(moved):
            self.visitor.touch("guide-next")
            self.page.wait_for_timeout(60)

    def do(self, action: str) -> None:
        if action.startswith("bribe "):
            self.bribe(*action.split()[1:])
            return
        self.choose(action)
        self.visitor.confirm()

    def choose(self, action: str) -> None:
        """From the list of all moves, or the buttons, whichever there is."""
        button = self.visitor.find(f"choice-{action}").first
        if not button.is_visible():
            self.visitor.find("all-moves").click()
            button = self.visitor.find("moves").get_by_test_id(f"choice-{action}")
        button.click()

    def bribe(self, seat: str, card: str) -> None:
        self.visitor.find("bribe").click()
        self.visitor.find(f"bribe-seat-{seat[1:]}").click(force=True)
        self.visitor.find(f"bribe-card-{card}").click(force=True)
        self.visitor.find("bribe-offer").click()

    def to(self, step: str, stage: str = "say") -> None:
        while self.place != (step, stage):
            self.go_on()


def check_place(learner: Learner, lang: str) -> None:
    """What is said stands there, and what it speaks of is found."""
    step, stage = learner.place
    told = next(each for each in learner.chapter.steps if each.id == step)
    words = told.after if stage == "after" else told.say
    assert words is not None
    expect(learner.words).to_have_text(words[lang])
    expect(learner.page.locator(RING), f"{step} {stage} points at nothing").to_have_count(1)
    assert not learner.page.evaluate(COVERED)
    assert learner.visitor.overflow() == [0, 0]


@EVERY_CHAPTER
@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en")])
def test_a_chapter_is_led_to_its_end(
    guest: Guest, game: str, chapter: Chapter, size: tuple[int, int], lang: str
) -> None:
    visitor = guest(size=size, lang=lang)
    learner = Learner(visitor, game, chapter)
    learner.set_out()
    checked = 0
    while not visitor.find("guide-end").is_visible():
        check_place(learner, lang)
        # Each kind of place once: the rest is the game's own.
        if checked < 4:
            assert visitor.violations() == []
            checked += 1
        learner.go_on()
    assert visitor.violations() == []
    assert learner.left == []
    visitor.find("play-on").click()
    expect(learner.guide).to_have_count(0)
    visitor.wait_for_turn()
    visitor.act()


CHAPTER = voyage("martinique")[0]


@pytest.fixture
def learner(guest: Guest) -> Learner:
    found = Learner(guest(), "martinique", CHAPTER)
    found.set_out()
    return found


def test_the_keyboard_leads_through_it(learner: Learner) -> None:
    page = learner.page
    learner.page.wait_for_timeout(400)
    page.keyboard.press("Enter")
    page.wait_for_function(ARRIVED, arg=["goal", "say"])
    page.wait_for_timeout(400)
    page.keyboard.press("Enter")
    page.wait_for_function(ARRIVED, arg=["points", "say"])
    page.locator('[data-square="a6"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(600)
    page.keyboard.press("Enter")
    page.wait_for_function(ARRIVED, arg=["enter", "say"])
    assert learner.place == ("enter", "after")


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
