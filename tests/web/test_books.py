"""The rules as a book: read in both languages, searched, followed to the exact rule, and tried."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kaper import registry
from kaper.book import Example, Paragraph, book
from kaper.testing.browser import DESKTOP, PHONE, Visitor

Guest = Callable[..., Visitor]

GAMES = registry.games()
EXAMPLES = [
    (game, example) for game in GAMES for example in list(book(game).examples.values())[-1:]
]
# Every position draws itself when somebody comes near. A browser without a window may draw no frame
# for a while: then the next page is turned all the same.
READ_ON = """async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise(done => {
            requestAnimationFrame(() => setTimeout(done));
            setTimeout(done, 500);
        });
    }
}"""
EMPTY = """() => [...document.querySelectorAll('[data-testid=position], [data-testid^=figure-]')]
    .filter(each => !each.querySelector('*')).length"""

# The meanings of icons that look the same.
AMBIGUOUS = """() => {
    const meanings = {};
    for (const each of document.querySelectorAll("[data-testid=icons] li")) {
        const [picture, meaning] = each.children;
        (meanings[picture.innerHTML] ??= []).push(meaning.textContent);
    }
    return Object.values(meanings).filter(each => each.length > 1);
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "pl")])
def test_a_book_is_read_from_the_first_page_to_the_last(
    guest: Guest, game: str, size: tuple[int, int], lang: str
) -> None:
    visitor = guest(size=size, lang=lang)
    visitor.visit(f"/rules/{game}")
    told = book(game)
    chapters = visitor.find("book").locator("section[data-testid^=chapter-]")
    expect(chapters).to_have_count(len(told.chapters))
    shown = chapters.all_text_contents()
    for chapter, text in zip(told.chapters, shown, strict=True):
        assert text.strip().startswith(chapter.title[lang])
        untold = [each.words[lang] for each in chapter.paragraphs if each.words[lang] not in text]
        assert untold == []
    drawn = visitor.page.locator("[data-testid^=figure-]")
    expect(drawn).to_have_count(sum(bool(each.figure) for each in paragraphs(game)))
    visitor.page.evaluate(READ_ON)
    visitor.page.wait_for_function(f"() => !({EMPTY})()")
    # A key instead of its words would begin so.
    expect(visitor.find("book")).not_to_contain_text(f"{game}-")
    assert visitor.violations() == []
    assert visitor.overflow()[1] == 0


@pytest.mark.parametrize(
    ("game", "example"),
    EXAMPLES,
    ids=[f"{game}-{example.script.id}" for game, example in EXAMPLES],
)
def test_an_example_is_tried_at_the_table(guest: Guest, game: str, example: Example) -> None:
    visitor = guest()
    visitor.visit(f"/rules/{game}")
    script = example.script
    visitor.find(f"try-{script.id}").click()
    words = visitor.find("guide-words")
    if script.steps[0] is not example.task:
        expect(words).to_have_text(script.steps[0].say["en"])
        visitor.page.wait_for_timeout(400)
        visitor.find("guide-next").click()
    expect(words).to_have_text(example.task.say["en"])
    choose(visitor, example.task.waits[0])
    visitor.confirm()
    end = visitor.find("guide-end")
    expect(end).to_contain_text(script.steps[-1].say["en"])
    assert visitor.violations() == []
    # An example is no lesson, and leads back to where it stands.
    expect(visitor.find("next-chapter")).to_have_count(0)
    end.get_by_role("link", name="Back to the book").click()
    expect(visitor.find(f"example-{script.id}")).to_be_in_viewport()


def paragraphs(game: str) -> list[Paragraph]:
    return [paragraph for chapter in book(game).chapters for paragraph in chapter.paragraphs]


def choose(visitor: Visitor, action: str) -> None:
    """From the buttons, or the list of all moves."""
    button = visitor.find(f"choice-{action}").first
    visitor.page.locator(
        f'[data-testid="choice-{action}"], [data-testid=all-moves]'
    ).first.wait_for()
    if not button.is_visible():
        visitor.find("all-moves").click()
        button = visitor.find("moves").get_by_test_id(f"choice-{action}")
    button.click()


def test_a_search_needs_no_marks_and_finds_both_languages(guest: Guest) -> None:
    visitor = guest(lang="pl")
    visitor.visit("/rules/martinique")
    search = visitor.find("rules-search")
    search.fill("ladownia nigdy")
    expect(visitor.find("found")).to_have_text(re.compile(r"^Znaleziono \d+ miejsc"))
    found = visitor.find("book").locator("p", has_text="Ładownia nigdy się nie przepełni")
    expect(found).to_be_visible()
    expect(visitor.find("chapter-story")).to_have_count(0)
    search.fill("never gets full")
    expect(found).to_be_visible()
    # The ledger is searched with the book.
    search.fill("dowolnie wiele ladunkow")
    expect(visitor.page.locator("[data-rule='martinique:load.hold-unlimited']")).to_be_visible()
    search.fill("zeppelin")
    expect(visitor.find("found")).to_have_text("Nic nie znaleziono.")
    assert visitor.violations() == []


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_has_one_meaning(guest: Guest, game: str) -> None:
    visitor = guest()
    visitor.visit(f"/rules/{game}")
    visitor.find("part-icons").click()
    visitor.find("icons").first.wait_for()
    assert visitor.page.evaluate(AMBIGUOUS) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_mark_opens_the_exact_rule_and_the_rule_leads_back(
    guest: Guest, size: tuple[int, int]
) -> None:
    visitor = guest(size=size)
    visitor.visit("/rules/martinique")
    chapter = visitor.find("chapter-walk")
    chapter.get_by_test_id("mark").first.click()
    rule = "martinique:move.exact-steps"
    expect(chapter.get_by_test_id("told-rules")).to_contain_text("neither more nor fewer")
    assert visitor.violations() == []
    visitor.find(f"to-rule-{rule}").click()
    entry = visitor.page.locator(f"[data-rule='{rule}']")
    expect(entry).to_be_focused()
    expect(entry).to_be_in_viewport()
    entry.get_by_role("button", name="In the book: Walking").click()
    expect(chapter.get_by_role("heading", name="Walking")).to_be_focused()
    expect(chapter.get_by_role("heading", name="Walking")).to_be_in_viewport()


def test_at_the_table_the_chapter_that_fits_lies_open(guest: Guest) -> None:
    visitor = guest()
    visitor.new_table()
    visitor.wait_for_turn()
    # Whoever is new begins at the beginning, and looks things up from then on.
    visitor.find("rules").click()
    expect(visitor.find("quick-rules")).to_have_attribute("open", "")
    visitor.page.keyboard.press("Escape")
    visitor.find("rules").click()
    turn = visitor.find("rules-dialog").get_by_role("heading", name="A turn at Dawn")
    expect(turn).to_be_focused()
    expect(turn).to_be_in_viewport()
    assert visitor.violations() == []
