"""A guided voyage in the browser: each chapter to its end, and what may go wrong on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from kaper.testing.browser import DESKTOP, PHONE, Visitor
from kaper.testing.journeys import every_way
from kaper.testing.local_server import LocalServer
from kaper.voyages import Chapter, voyage

Guest = Callable[..., Visitor]

NARROW = (320, 640)
GAMES = ("martinique", "deliveries", "jolly-roger")
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
@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "pl")])
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


def test_another_move_is_kindly_refused_and_forgotten(learner: Learner) -> None:
    visitor = learner.visitor
    learner.to("enter")
    learner.choose("enter a5")
    visitor.confirm()
    step = next(step for step in CHAPTER.steps if step.id == "enter")
    assert step.otherwise is not None
    expect(learner.words).to_have_text(step.otherwise["en"])
    expect(visitor.find("confirm")).to_have_count(0)
    learner.choose("enter a6")
    expect(learner.words).to_have_text(step.say["en"])
    visitor.confirm()
    assert learner.place == ("enter", "after")


def test_nothing_can_be_chosen_while_one_reads(learner: Learner) -> None:
    page = learner.page
    expect(page.locator("button[data-square].live")).to_have_count(0)
    expect(learner.visitor.find("all-moves")).to_have_count(0)
    learner.to("enter")
    expect(page.locator("button[data-square].live").first).to_be_visible()


def test_the_hint_is_the_awaited_move(learner: Learner) -> None:
    learner.to("enter")
    learner.visitor.find("hint").click()
    expect(learner.visitor.find("preview")).to_contain_text("A6")


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


def test_a_double_click_skips_nothing(learner: Learner) -> None:
    learner.page.wait_for_timeout(400)
    learner.visitor.find("guide-next").dblclick()
    learner.page.wait_for_timeout(500)
    assert learner.place == ("points", "say")


def test_who_leaves_plays_on_without_the_guide(learner: Learner) -> None:
    visitor = learner.visitor
    visitor.find("guide-leave").click()
    assert visitor.violations() == []
    visitor.find("leave-voyage").click()
    expect(learner.guide).to_have_count(0)
    visitor.wait_for_turn()
    visitor.act()
    visitor.wait_for_turn()


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


def test_a_finished_lesson_is_ticked_and_put_away(learner: Learner) -> None:
    visitor = learner.visitor
    learner.to("tips")
    visitor.find("guide-end").get_by_role("link").click()
    expect(visitor.find("voyage-martinique")).to_be_visible()
    expect(visitor.find("my-tables").get_by_role("link")).to_have_count(0)
    visitor.visit("/rules/martinique")
    expect(visitor.find("rules-voyage")).to_contain_text("done")


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


def test_the_guide_speaks_the_other_language_at_once(learner: Learner) -> None:
    expect(learner.words).to_have_text(CHAPTER.steps[0].say["en"])
    learner.visitor.find("language-pl").click()
    expect(learner.words).to_have_text(CHAPTER.steps[0].say["pl"])


def test_on_a_phone_the_part_spoken_of_comes_to_the_front(guest: Guest) -> None:
    learner = Learner(guest(size=PHONE), "martinique", CHAPTER)
    learner.set_out()
    tab = learner.page.locator("nav [aria-current=true]")
    expect(tab).to_have_attribute("data-testid", "tab-notes")
    learner.to("points")
    expect(tab).to_have_attribute("data-testid", "tab-island")
    # Small, it leaves the room to the table.
    learner.visitor.find("guide-fold").click()
    expect(learner.words).to_be_hidden()
    learner.visitor.find("guide-fold").click()
    expect(learner.words).to_be_visible()


def test_a_very_narrow_page_holds_it_all(guest: Guest) -> None:
    learner = Learner(guest(size=NARROW), "martinique", CHAPTER)
    learner.set_out()
    learner.to("enter")
    check_place(learner, "en")
    assert learner.visitor.violations() == []


def test_the_ring_follows_what_it_is_drawn_around(learner: Learner) -> None:
    page = learner.page
    learner.to("walk")
    ring = page.locator(RING)

    def apart() -> float:
        one, other = ring.bounding_box(), page.locator('[data-square="e1"]').bounding_box()
        assert one is not None
        assert other is not None
        return abs(one["x"] + one["width"] / 2 - other["x"] - other["width"] / 2)

    assert apart() < 2
    page.set_viewport_size({"width": 1700, "height": 950})
    page.wait_for_timeout(700)
    assert apart() < 2
