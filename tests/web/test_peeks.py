"""Whatever lies on a table says its whole text: pointed at, focused, or pressed for long."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kaper import registry
from kaper.kernel.ledger import read_ledger
from kaper.testing.browser import DESKTOP, PHONE, Visitor
from tests.web.conftest import Guest

PLAYERS = {"deliveries": 3, "jolly-roger": 4, "maracaibo": 2, "marauders": 2, "martinique": 2}
# What each table shows soon; more may come.
SHOWN = {
    "deliveries": {"card"},
    "jolly-roger": {"card"},
    "maracaibo": {"card", "explore", "figurehead", "market", "quest", "space", "upgrade"},
    "marauders": {"captain", "demand", "location", "mission", "ship", "token", "zone"},
    "martinique": {"small-treasure", "tavern", "token"},
}
# Merchants & Marauders begins with captains, and goes on in ports.
BOARD = {"marauders": "[data-zone]"}
TURNS = 3
LOOKS = 3

# Time is a tenth of itself for what waits to be explained.
HURRY = """() => {
    const later = setTimeout;
    window.setTimeout = (what, time) => later(what, time / 10);
}"""

LOOK = """async kind => {
    const until = async sign => {
        for (let waits = 0; waits < 150 && !sign(); waits++)
            await new Promise(done => setTimeout(done, 200));
    };
    const told = () => document.querySelector('[data-testid=peek]')?.innerText ?? '';
    const seen = each => each.checkVisibility({ visibilityProperty: true })
        && each.getBoundingClientRect().width > 0;
    const all = () => [...document.querySelectorAll('[data-peek]')].filter(seen);
    const lying = place => all().find(each => each.dataset.peek === place);
    const mouse = type => new PointerEvent(type, { bubbles: true, pointerType: 'mouse' });
    const finger = type => new PointerEvent(type, { bubbles: true, pointerType: 'touch' });
    const point = each => {
        if (kind === 'hover') each.dispatchEvent(mouse('pointerover'));
        if (kind === 'press') each.dispatchEvent(finger('pointerdown'));
        if (kind === 'focus') {
            // What lies in a zone of a chart is told by the zone.
            const zone = each.closest('[data-in]')?.dataset.in;
            const near = zone
                ? document.querySelector(`[data-zone="${zone}"]`)
                : each.closest('button, [tabindex]:not(main, [role=toolbar])');
            near?.focus();
        }
    };
    const leave = each => {
        if (kind === 'hover') document.body.dispatchEvent(mouse('pointerover'));
        if (kind === 'press') {
            each.dispatchEvent(finger('pointerup'));
            each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            document.body.dispatchEvent(finger('pointerdown'));
        }
        if (kind === 'focus') document.activeElement?.blur();
    };
    const found = {};
    for (const place of new Set(all().map(each => each.dataset.peek))) {
        // Others' moves may still be shown: what lies there may be drawn anew, or go.
        for (let tries = 0; tries < 3 && !found[place]; tries++) {
            const each = lying(place);
            if (!each) break;
            point(each);
            await until(() => told() || !each.isConnected);
            found[place] = told();
            leave(each);
            await until(() => !told());
        }
        if (!found[place] && !lying(place)) delete found[place];
    }
    return found;
}"""


def texts_of(game: str, lang: str) -> list[str]:
    """All that components and rules say in a language."""
    plugin = registry.game(game)
    tables = plugin.components({}).tables.values()
    pieces = [str(row[f"text_{lang}"]) for rows in tables for row in rows]
    rules = read_ledger(plugin.package).rules.values()
    return pieces + [rule.en if lang == "en" else rule.pl for rule in rules]


def plain(text: str) -> str:
    return " ".join(text.split())


def look(page: Page, kind: str) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(LOOK, kind)
    return {place: plain(text) for place, text in found.items()}


def told_otherwise(pointed: dict[str, str], focused: dict[str, str]) -> list[str]:
    """Where the focus does not tell what the pointer does.

    The words come after the title, and under another where several lie together.
    """
    return [
        place
        for place, text in pointed.items()
        if not any(part in focused.get(place, "") for part in (text, text[-40:]))
    ]


def at_table(guest: Guest, game: str, size: tuple[int, int], lang: str) -> Visitor:
    ania = guest(size=size, lang=lang, seed=3)
    ania.new_table(game, players=PLAYERS[game])
    board = ania.page.locator(BOARD.get(game, "body")).first
    turns = 0
    while ania.wait_for_turn() and (turns < TURNS or not board.is_visible()):
        ania.act()
        turns += 1
    # A key was pressed last: whatever gets the focus now shows that it has it.
    ania.page.keyboard.press("Shift")
    ania.page.evaluate(HURRY)
    return ania


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", PLAYERS)
def test_all_that_lies_there_explains_itself(guest: Guest, game: str, lang: str) -> None:
    page = at_table(guest, game, DESKTOP, lang).page
    pointed = look(page, "hover")
    assert [
        kind for kind in SHOWN[game] if not any(each.startswith(kind) for each in pointed)
    ] == []
    assert [place for place, text in pointed.items() if not text] == []
    # It is the text of the component, whole; some places are told by sentences of the table.
    whole = [plain(text) for text in texts_of(game, lang)]
    known = [text for text in pointed.values() if any(each and each in text for each in whole)]
    assert len(known) > len(pointed) * 0.7
    # Others go on meanwhile, where all play at once: what lies there may be another thing.
    otherwise = told_otherwise(pointed, look(page, "focus"))
    for _ in range(LOOKS):
        if otherwise:
            otherwise = told_otherwise(look(page, "hover"), look(page, "focus"))
    assert otherwise == []


@pytest.mark.parametrize("game", PLAYERS)
def test_a_long_press_explains_and_chooses_nothing(guest: Guest, game: str) -> None:
    ania = at_table(guest, game, PHONE, "en")
    asked = ania.acts
    pressed = look(ania.page, "press")
    assert [place for place, text in pressed.items() if not text] == []
    assert pressed
    assert ania.acts == asked
    expect(ania.find("preview")).to_have_count(0)


def test_escape_puts_the_words_away(guest: Guest) -> None:
    ania = at_table(guest, "martinique", DESKTOP, "en")
    ania.page.locator("[data-square=b3]").focus()
    expect(ania.find("peek")).to_be_visible()
    ania.page.keyboard.press("Escape")
    expect(ania.find("peek")).to_have_count(0)
