"""Who leads a learner through a voyage: where it stands, and what may be done there.

A guide is never changed: each fact of its table gives the next one, or none where the voyage is
over. So a table that is built anew is led on from where it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kaper.book import script_of
from kaper.kernel.chance import Outcome, ScriptedFeed
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.facts import (
    AnyFact,
    BotSeated,
    Moved,
    Proceeded,
    Resigned,
    TableSetup,
    TookBack,
    VoyageLeft,
    outcomes_of,
)
from kaper.server.messages import GuideInfo, GuideStage
from kaper.server.refusals import refuse
from kaper.voyages import LEARNER, Chapter, Step


@dataclass(frozen=True, slots=True)
class Guide:
    """A place in a chapter: the step, and how much of it is done.

    `begun`: what was said is read, or the learner's action done; `played` counts the moves of the
    rivals since then.
    """

    game: str
    chapter: Chapter
    number: int = 0
    begun: bool = False
    played: int = 0
    outcomes: tuple[Outcome, ...] = ()

    @property
    def step(self) -> Step:
        return self.chapter.steps[self.number]

    @property
    def stage(self) -> GuideStage:
        """`say` and `after` are told to the learner; meanwhile others are `busy`."""
        if not self.begun:
            return "say"
        return "after" if self.line is None else "busy"

    @property
    def info(self) -> GuideInfo:
        return GuideInfo(self.game, self.chapter.id, self.number, self.stage)

    @property
    def awaited(self) -> tuple[str, ...]:
        """The actions of which the learner may now do any."""
        return () if self.begun else self.step.waits

    @property
    def line(self) -> tuple[int, str] | None:
        """What is to be played now for a seat."""
        rivals = self.step.rivals
        return rivals[self.played] if self.begun and self.played < len(rivals) else None

    def lets_through(self, seat: int, action: str) -> bool:
        """Whether a legal action of a person fits here."""
        awaited = self.awaited
        return seat == LEARNER and bool(awaited) and (self.step.free or action in awaited)

    def check(self, match: Match[State], seat: int, action: str) -> None:
        """Refuse an action that does not fit here, unless the rules have their own say on it."""
        if match.refusal(seat, action) is not None:
            return
        if not self.lets_through(seat, match.parse(seat, action).text):
            refuse("voyage-otherwise")

    def hint(self, match: Match[State]) -> str:
        """An action that fits here."""
        legal = (action for action in self.awaited if match.refusal(LEARNER, action) is None)
        found = next(legal, None)
        if found is None:
            refuse("not-asked")
        return found

    def feed(self) -> ScriptedFeed:
        """What chance still has to give in this step."""
        taken: Counter[str] = Counter()
        for outcome in self.outcomes:
            taken[outcome.source] += len(outcome.values)
        script = self.step.chance.items()
        return ScriptedFeed({source: values[taken[source] :] for source, values in script})

    def check_proceeds(self, number: int, stage: GuideStage) -> None:
        """Refuse to go on from where nobody is any more, or where an action is awaited."""
        if (number, stage) != (self.number, self.stage):
            refuse("too-late")
        if stage == "busy" or self.awaited:
            refuse("voyage-otherwise")

    def follow(self, fact: AnyFact) -> Guide | None:
        """The guide after a fact; none where it ends the voyage, or no longer fits the script."""
        match fact:
            case Moved():
                return self._moved(fact)
            case Proceeded():
                return self._proceeded(fact)
            case VoyageLeft() | TookBack() | Resigned() | BotSeated():
                return None
            case _:
                return self

    def _moved(self, fact: Moved) -> Guide | None:
        outcomes = (*self.outcomes, *outcomes_of(fact.outcomes))
        if self.line == (fact.seat, fact.action):
            return replace(self, played=self.played + 1, outcomes=outcomes)._settled()
        if self.lets_through(fact.seat, fact.action):
            return replace(self, begun=True, outcomes=outcomes)._settled()
        return None

    def _proceeded(self, fact: Proceeded) -> Guide | None:
        if (fact.step, fact.stage) != (self.number, self.stage) or self.awaited:
            return None
        return self._next() if self.begun else replace(self, begun=True)._settled()

    def _settled(self) -> Guide | None:
        """On to the next step where nothing is left to do or to say in this one."""
        return self._next() if self.line is None and self.step.after is None else self

    def _next(self) -> Guide | None:
        number = self.number + 1
        return Guide(self.game, self.chapter, number) if self.chapter.steps[number:] else None


def guide_of(setup: TableSetup) -> Guide | None:
    """The guide of a new table, if a chapter leads there, and is still the one it was."""
    chapter = script_of(setup.game, setup.voyage) if setup.voyage else None
    if chapter is None or chapter.arrangement != setup.arrangement:
        return None
    return Guide(setup.game, chapter)


def shown_to(guide: Guide | None, own: Sequence[int]) -> GuideInfo | None:
    """What the learner's own browser is told, and nobody else."""
    return guide.info if guide is not None and LEARNER in own else None
