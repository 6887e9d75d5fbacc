"""Somebody who is led through a chapter of a voyage in a real browser.

learner = Learner(visitor, "martinique", chapter, way_of("martinique", chapter))
learner.set_out()
while not learner.at_end:
    learner.go_on()
"""

from __future__ import annotations

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooSlow

from kaper.testing.browser import Visitor
from kaper.testing.journeys import Way, every_way
from kaper.voyages import Chapter, Step, Words

# Each press comes a second after the one before: the page takes it as one that is meant.
UNHURRIED = """(() => {
    const now = performance.now.bind(performance);
    let calls = 0;
    performance.now = () => now() + 1000 * calls++;
})()"""
PASSED = """([step, stage]) => {
    const guide = document.querySelector("[data-testid=guide]");
    return !guide || guide.dataset.step !== step || guide.dataset.stage !== stage;
}"""
SETTLED = """() => {
    const guide = document.querySelector("[data-testid=guide]");
    return !guide || (guide.dataset.step && guide.dataset.stage !== "busy");
}"""
# A choice waits to be confirmed, or needs no more: then the guide has something else to say.
CHOSEN = """before => document.querySelector("[data-testid=confirm]")
    || document.querySelector("[data-testid=guide-words]")?.textContent !== before"""
# What is wrong with the rings, or nothing. A ring lies a few pixels off what it surrounds.
RINGS = """() => {
    const box = each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { left, top, right, bottom };
    };
    const cut = (a, b) => ({
        left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    });
    const meets = (a, b) => {
        const { left, top, right, bottom } = cut(a, b);
        return right - left > 9 && bottom - top > 9;
    };
    // Without a box of its own a frame hides nothing.
    const hides = frame => getComputedStyle(frame).overflowY !== "visible"
        && frame.getClientRects().length > 0;
    const seen = element => {
        let part = box(element);
        let frame = element;
        while ((frame = frame.parentElement) !== document.body)
            if (hides(frame)) part = cut(part, box(frame));
        return part;
    };
    const near = (ring, part, room) =>
        ring.left >= part.left - room && ring.top >= part.top - room &&
        ring.right <= part.right + room && ring.bottom <= part.bottom + room;
    const find = name => document.querySelector(`[data-testid=${name}]`);
    const [guide, bar, mark] = ["guide", "action-bar", "guide-mark"].map(find);
    if (meets(box(guide), box(bar))) return "the guide covers the action bar";
    if (!mark) return "nothing is pointed at";
    const targets = mark.dataset.selectors.split("\\n").map(each =>
        [...document.querySelectorAll(each)].find(found => found.getClientRects().length));
    if (!targets[0]) return `there is no ${mark.dataset.selectors}`;
    const rings = [...mark.querySelectorAll("[data-testid=guide-ring]")].map(box);
    if (!rings.length) return "there is no ring";
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const ring of rings) {
        const round = targets.find(each => each && near(seen(each), ring, 2)
            && near(ring, seen(each), 22));
        const where = JSON.stringify(ring);
        if (!round) return `the ring goes round something else: ${where}`;
        if (!near(ring, page, 9)) return `the ring is off the page: ${where}`;
        let top = document.elementFromPoint(
            (ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2);
        while (top && getComputedStyle(top).position !== "sticky") top = top.parentElement;
        if (top && !top.contains(round)) return `the hand covers what it points at: ${where}`;
        if (meets(ring, box(guide))) return `the guide covers what it points at: ${where}`;
        if (!bar.contains(round) && meets(ring, box(bar)))
            return `the action bar covers what it points at: ${where}`;
    }
    const shaft = mark.querySelector(".arrow path");
    for (const share of shaft ? [0, 0.2, 0.4, 0.6, 0.8] : []) {
        const spot = shaft.getPointAtLength(share * shaft.getTotalLength());
        const { x, y } = spot.matrixTransform(shaft.getScreenCTM());
        const top = document.elementFromPoint(x, y);
        const pressed = top?.closest("button, a, [role=button]");
        if (pressed && !pressed.contains(targets[0]))
            return `the arrow covers ${pressed.outerHTML}`;
        const text = document.caretPositionFromPoint(x, y)?.offsetNode;
        if (!(text instanceof Text) || targets[0].contains(text)) continue;
        const words = document.createRange();
        words.selectNodeContents(text);
        const at = { left: x - 2, top: y - 2, right: x + 2, bottom: y + 2 };
        const lies = ({ left, top, right, bottom }) =>
            left < at.right && right > at.left && top < at.bottom && bottom > at.top;
        if ([...words.getClientRects()].some(lies)) return `the arrow covers “${text.data}”`;
    }
    return "";
}"""
# What is chosen already needs no ring: it goes round what confirms it.
CONFIRMING = """() => document.querySelector("[data-testid=guide-mark]")
    ?.dataset.selectors.includes("confirm")"""
# Whether a ring goes round what is to be pressed, or round a part of it.
RINGED = """each => {
    const meets = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom
        && a.bottom > b.top;
    const box = each.getBoundingClientRect();
    return [...document.querySelectorAll("[data-testid=guide-ring]")]
        .some(ring => meets(ring.getBoundingClientRect(), box));
}"""
FOCUSED = "document.activeElement?.dataset?.testid ?? ''"
# Of these the Tab key stops at one.
GROUPS = ("choice-", "bribe-seat-", "bribe-card-")
# Rings follow what moves; so long a busy machine may take (milliseconds).
PATIENCE = 20_000
# More stops no page has for the Tab key.
MOST_STOPS = 300


def way_of(game: str, chapter: Chapter, *, last: bool = False) -> Way:
    """One way through a chapter: the first, or the last."""
    return every_way(game, chapter.id)[-1 if last else 0]


class Learner:
    """Somebody who is led through a chapter; unless `hasty`, no press comes too early."""

    def __init__(
        self, visitor: Visitor, game: str, chapter: Chapter, way: Way, *, hasty: bool = False
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.chapter = chapter
        self.left = list(way)
        if not hasty:
            self.page.add_init_script(UNHURRIED)

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
    def at_end(self) -> bool:
        return self.place[0] == self.chapter.steps[-1].id

    @property
    def acts(self) -> bool:
        """Whether an action is awaited."""
        step, stage = self.place
        return stage == "say" and bool(self.step(step).waits)

    def step(self, name: str) -> Step:
        return next(each for each in self.chapter.steps if each.id == name)

    def told(self, step: str, stage: str) -> Words:
        found = self.step(step).after if stage == "after" else self.step(step).say
        assert found is not None, f"nothing is told {stage} {step}"
        return found

    def check_rings(self) -> None:
        """What the guide speaks of can be seen, with a ring around it."""
        try:
            self.page.wait_for_function(f"() => !({RINGS})()", timeout=PATIENCE)
        except TooSlow as error:
            problem = self.page.evaluate(RINGS)
            raise AssertionError(f"{self.chapter.id}, {self.place}: {problem}") from error

    def wait_past(self, place: tuple[str, str]) -> None:
        self.page.wait_for_function(PASSED, arg=list(place))

    def to(self, step: str, stage: str = "say") -> None:
        while self.place != (step, stage):
            self.go_on()

    def go_on(self) -> None:
        """Read on, or do what is awaited."""
        place = self.place
        if self.acts:
            self._do(self.left.pop(0))
        else:
            self.visitor.find("guide-next").click()
        self.wait_past(place)

    def strays(self) -> bool:
        """Try something else that is legal here; False where there is nothing else."""
        if not self.acts or self.step(self.place[0]).free:
            return False
        self.page.keyboard.press("l")
        fitting = [f"choice-{each}" for each in self.step(self.place[0]).waits]
        moves = self.visitor.find("moves").locator("[data-testid^=choice-]")
        names = [each.get_attribute("data-testid") or "" for each in moves.all()]
        other = next((name for name in names if name not in fitting), None)
        if other is None:
            self.page.keyboard.press("Escape")
            return False
        self._choose(self.visitor.find("moves").get_by_test_id(other))
        self.visitor.confirm()
        return True

    def _do(self, action: str) -> None:
        if action.startswith("bribe "):
            self._bribe(*action.split()[1:])
            return
        choice = self._choice(action)
        # What is done with nothing else has one button; others may be chosen at several places.
        if " " not in action:
            assert choice.evaluate(RINGED), f"no ring leads to {action}"
        self._choose(choice)
        if self.visitor.find("confirm").is_visible():
            self.page.wait_for_function(CONFIRMING)
            self.check_rings()
        self.visitor.confirm()

    def _choice(self, action: str) -> Locator:
        """Where the table offers it, on a button, or in the list of all moves."""
        # Who shares chooses a card on the table, and then a player: the list tells both at once.
        shares = action.startswith("share ")
        for name in (f"pick-{action}", f"choice-{action}")[shares:]:
            if self.visitor.find(name).first.is_visible():
                return self.visitor.find(name).first
        self.visitor.find("all-moves").click()
        return self.visitor.find("moves").get_by_test_id(f"choice-{action}")

    def _choose(self, choice: Locator) -> None:
        before = self.words.text_content()
        # A mark on a chart may lie over a place, and hands the click on.
        choice.click(force=bool(choice.evaluate("each => each instanceof SVGElement")))
        self.page.wait_for_function(CHOSEN, arg=before)

    def _bribe(self, seat: str, card: str) -> None:
        self.visitor.find("bribe").click()
        self.visitor.find(f"bribe-seat-{seat[1:]}").click(force=True)
        self.visitor.find(f"bribe-card-{card}").click(force=True)
        self.visitor.find("bribe-offer").click()

    def go_on_by_keys(self) -> None:
        """Likewise, by the keyboard alone; after a move the focus is where one goes on."""
        place = self.place
        if self.acts:
            self._do_by_keys(self.left.pop(0))
        else:
            self.page.keyboard.press("Enter")
        self.wait_past(place)
        if not self.at_end and not self.acts:
            self._expect_focus("guide-next")

    def _do_by_keys(self, action: str) -> None:
        if action.startswith("bribe "):
            _, seat, card = action.split()
            self._press("bribe")
            self._press(f"bribe-seat-{seat[1:]}", key="Space")
            self._press(f"bribe-card-{card}", key="Space")
            self._press("bribe-offer")
            return
        if action.startswith("amount "):
            # A sum has no end of moves to be listed: the board suggests some.
            self._press(f"pick-{action}")
        else:
            self.page.keyboard.press("l")
            self.visitor.find("moves").wait_for()
            self._press(f"choice-{action}")
        self._expect_focus("confirm")
        self.page.keyboard.press("Enter")

    def _press(self, testid: str, key: str = "Enter") -> None:
        """From stop to stop of the Tab key, and by arrows where several share a stop."""
        for _ in range(MOST_STOPS):
            if self.page.evaluate(FOCUSED) == testid:
                self.page.keyboard.press(key)
                return
            self._step_on(testid)
        raise AssertionError(f"no key leads to {testid}")

    def _step_on(self, testid: str) -> None:
        group = next((each for each in GROUPS if testid.startswith(each)), None)
        within = group and str(self.page.evaluate(FOCUSED)).startswith(group)
        self.page.keyboard.press("ArrowDown" if within else "Tab")

    def _expect_focus(self, testid: str) -> None:
        self.page.wait_for_function(f"name => {FOCUSED} === name", arg=testid)
