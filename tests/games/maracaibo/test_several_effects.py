"""Several effects at once: what comes without a question, what is asked, and what can happen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.components.notation import effect_of
from kaper.games.maracaibo.events import EffectChosen
from kaper.games.maracaibo.rules.words import Word, context_of
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.driver import run
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]
HERE = context_of(0, "location")
EVERY_UPGRADE = [f"u{number}" for number in range(1, 19)]


def effect(text: str) -> Word:
    found = effect_of(text)
    assert found is not None
    return found


def begun(
    table: Table, text: str, *, options: dict[str, str] | None = None, **p0: object
) -> Scenario:
    """The first player has to do these effects before sailing."""
    s = table(options=options or {}, p0=p0)
    effect(text).start(s.state(Maracaibo), HERE)
    run(s.state(Maracaibo))
    s.match.restart_questions()
    return s


@pytest.mark.rule("maracaibo:symbol.vp-income-now", "maracaibo:location.actions-any-order")
def test_points_of_the_income_come_after_all_else_without_a_question(table: Table) -> None:
    s = begun(table, "upgrade; point-income", improvements=["shantyman"])
    s.expect(asked="p0 upgrade", p0={"vp": 0})
    s.play("p0 decline").expect(asked="p0 sail", p0={"vp": 2})


@pytest.mark.rule("maracaibo:location.actions-any-order")
def test_doubloons_and_points_come_first_without_a_question(table: Table) -> None:
    s = begun(table, "upgrade; doubloons 3; points 2", doubloons=1)
    s.expect(asked="p0 upgrade", p0={"doubloons": 4, "vp": 2})


@pytest.mark.rule("maracaibo:location.actions-any-order")
def test_points_for_what_can_only_grow_come_last(table: Table) -> None:
    s = begun(table, "upgrade; points-per crew 1", improvements=["cook", "gunner"])
    s.expect(asked="p0 upgrade", p0={"vp": 0})
    s.play("p0 decline").expect(asked="p0 sail", p0={"vp": 2})


@pytest.mark.rule("maracaibo:effects.resolve-fully-in-chosen-order")
def test_all_are_told_which_effect_comes_first(table: Table) -> None:
    """Two effects may bring the same question, which then does not tell them apart."""
    s = begun(table, "quest; explorer-space", explorer="8")
    s.play("p0 choose quest").expect(events=["effect-chosen p0 effect=quest"])
    told = [event for event in s.match.redact(s.events, 1) if isinstance(event, EffectChosen)]
    assert told == [EffectChosen(0, "quest")]


@pytest.mark.rule("maracaibo:retirement.rivers-behind-option")
@pytest.mark.parametrize(
    ("rivers", "retirement", "asked"),
    [
        ("behind", "on", "next"),
        ("behind", "off", "upgrade"),
        ("crossed", "on", "upgrade"),
        ("crossed", "off", "upgrade"),
    ],
)
def test_only_an_explorer_who_may_retire_makes_rivers_fewer(
    table: Table, rivers: str, retirement: str, asked: str
) -> None:
    """Then points for rivers may be wanted first, and the player is asked."""
    options = {"rivers": rivers, "retirement": retirement}
    begun(table, "upgrade; points-per rivers 2", options=options, explorer="8").expect(
        asked=f"p0 {asked}"
    )
    begun(table, "upgrade; points-per crew 1", options=options, explorer="8").expect(
        asked="p0 upgrade"
    )


@pytest.mark.rule("maracaibo:effects.optional", "maracaibo:upgrade.none-left")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        # All of them: one that can happen is enough, and income always can.
        ("upgrade; sell-quest 8", "upgrade.none-left"),
        ("upgrade; sell-quest 8; points 1", None),
        ("upgrade; sell-quest 8; point-income", None),
        ("upgrade; explore 1", None),
        # One of them.
        ("upgrade / sell-quest 8", "upgrade.none-left"),
        ("upgrade / points 1", None),
    ],
)
def test_effects_can_happen_as_soon_as_one_of_them_can(
    table: Table, text: str, why: str | None
) -> None:
    state = table(p0={"upgrades": EVERY_UPGRADE}).state(Maracaibo)
    assert effect(text).can(state, HERE) == why


@pytest.mark.rule("maracaibo:raid.action-once-per-turn", "maracaibo:raid.reroll-binding")
def test_a_raid_of_one_die_without_anything_left_to_buy_ends_by_itself(table: Table) -> None:
    s = table(p0={"ship": "c4"})
    state = s.state(Maracaibo)
    state.used = sum(1 << action for action in state.tables.raid_actions.base)
    effect("raid-die gold 4").start(state, HERE)
    run(state)
    s.match.restart_questions()
    s.expect(asked="p0 die").play("p0 reroll").expect(asked="p0 sail")
