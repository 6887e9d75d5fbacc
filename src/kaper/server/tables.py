"""One table: a match, those who sit at it, and their talk. No input or output, no clock.

Each command checks who asks and what for, and gives facts; `apply` carries a fact out, now and
when the table is built anew from what is kept.
"""

from __future__ import annotations

from urllib.parse import urlencode

import msgspec

from kaper import registry
from kaper.bots import STAND_IN
from kaper.kernel import driver
from kaper.kernel.arrangement import read_arrangement
from kaper.kernel.chance import Feed, RecordedFeed
from kaper.kernel.decisions import Decision, Prompt
from kaper.kernel.deeds import Refusal
from kaper.kernel.errors import IllegalAction
from kaper.kernel.frames import PASS, Window
from kaper.kernel.record import Move
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.facts import (
    Answered,
    AnyFact,
    Asked,
    AskedAlways,
    BotSeated,
    Flagged,
    Followed,
    Granted,
    HandedOver,
    HolidayTaken,
    Joined,
    KeptFact,
    Left,
    Moved,
    Person,
    Proceeded,
    Reread,
    Resigned,
    Said,
    Seated,
    Shared,
    Started,
    Stood,
    TableSetup,
    TookBack,
    VoyageLeft,
    outcomes_of,
    seated,
    seed_hash,
)
from kaper.server.guides import Guide, guide_of
from kaper.server.messages import GuideStage, Line, Patience, TableStatus, UndoRequest
from kaper.server.persons import introduce
from kaper.server.questions import Questions, may_stand
from kaper.server.refusals import CommandRefused, grounds_of, refuse
from kaper.server.timekeeping import Timekeeping
from kaper.server.undoing import UndoKind, must_agree, undo_count, undo_kind
from kaper.voyages import LEARNER


class Table(Timekeeping):
    """The state of one table, after all its facts so far."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__(setup)
        self.game = registry.game(setup.game)
        self.options = self.game.recorded_options(setup.options)
        self.components = urlencode(self.game.component_options(self.options))
        self.seed_hash = seed_hash(setup.seed)
        introduce(self.places, self.seed_hash)
        self.sequence = 0
        # Counts the changes of which everybody may know: all but secret passes.
        self.told = 0
        self.changed = setup.made
        # Since when the match has waited for those it waits for.
        self.asked_at = setup.made
        self.asked_from = 0  # the number of the fact that brought it about
        self.talk: list[Line] = []
        self.request: UndoRequest | None = None
        self.next_table = ""
        self.times: list[float] = []  # of the events of the match
        # The lowest index of an event that an undo ever took away.
        self.floor = 1 << 60
        self.commands: dict[str, int] = {}
        # What those may do who are not asked: each may be told of the own one only.
        self.interruptions: dict[int, Decision] = {}
        self.questions = Questions(setup.seed)
        self.guide = guide_of(setup)

    # What can be known of it

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def over(self) -> bool:
        return self.resigned is not None or (self.match is not None and self.match.over)

    @property
    def status(self) -> TableStatus:
        if self.match is None:
            return "waiting"
        return "over" if self.over else "playing"

    @property
    def ready(self) -> bool:
        """Whether the game can start: nobody is missing."""
        return self.match is None and all(place.kind != "open" for place in self.places)

    @property
    def events(self) -> int:
        return 0 if self.match is None else len(self.match.events)

    def waiting(self) -> list[int]:
        """The seats that may or must act."""
        return [] if self.over else list(self.pending)

    def seen_waiting(self, own: tuple[int, ...]) -> list[int]:
        """The same, as far as one may know who plays these seats."""
        if self.match is None or self.over:
            return []
        return list(driver.seen_waiting(self.match.state, own))

    def _secret_window(self) -> Window[State] | None:
        """The open window in which nobody may tell who has passed."""
        top = None if self.match is None or self.over else self.match.state.stack[-1]
        return top if isinstance(top, Window) and top.secret else None

    @property
    def is_secretive(self) -> bool:
        """Whether others may not know who has answered."""
        return self._secret_window() is not None

    def is_secret(self, fact: AnyFact) -> bool:
        """Whether only its seat may know of what was just done: a pass, or a wish."""
        if isinstance(fact, (AskedAlways, Stood)):
            return True
        window = self._secret_window()
        # What a guide leads through is a script, and the learner sees it go on.
        if window is None or not isinstance(fact, Moved) or self.guide is not None:
            return False
        return fact.action == PASS.name and fact.seat in window.passed

    def playing(self) -> Match[State]:
        """The match, where it goes on."""
        if self.match is None:
            refuse("not-started")
        if self.over:
            raise CommandRefused("kernel:game-over")
        return self.match

    # Commands: each gives the facts to keep

    def start(self) -> Started:
        return Started([str(outcome) for outcome in self._new_match().setup])

    def _new_match(self, feed: Feed | None = None) -> Match[State]:
        text = self.setup.arrangement
        return Match.begin(
            self.game,
            len(self.places),
            self.setup.seed,
            self.options,
            feed=feed,
            arrangement=read_arrangement(text) if text else None,
        )

    def act(self, person: Person | None, seat: int, decision: int, action: str) -> Moved:
        """A person's move; chance decides here, and the match goes on at once."""
        self._own(person, seat)
        if self.guide is not None:
            self.guide.check(self.playing(), seat, action)
        return self.move(seat, decision, action)

    def move(self, seat: int, decision: int, action: str) -> Moved:
        match = self.playing()
        asked = self.pending.get(seat) or self.interruptions.get(seat)
        if asked is None or asked.id != decision:
            refuse("too-late")
        try:
            match.play(seat, action, None if self.guide is None else self.guide.feed())
        except IllegalAction as error:
            raise CommandRefused(error.rule, grounds_of(error.refusal)) from error
        played = next(entry for entry in reversed(match.entries) if isinstance(entry, Move))
        return Moved(seat, played.text, [str(outcome) for outcome in played.outcomes])

    def by_itself(self, seat: int) -> str | None:
        """What a person's seat answers without being asked; None where it has to be."""
        asked = self.pending.get(seat)
        # As long as somebody wants to take back, or a guide leads, nothing goes on by itself.
        if asked is None or self.request is not None or self.guide is not None:
            return None
        if self.places[seat].kind != "person" or self.questions.is_for_person(asked):
            return None
        return self.questions.answer(self.playing().state, asked, watched=self.hot_seat)

    def answer_by_itself(self, seat: int) -> Moved | None:
        action = self.by_itself(seat)
        if action is None:
            return None
        return msgspec.structs.replace(
            self.move(seat, self.pending[seat].id, action), by_itself=True
        )

    def ask_always(self, person: Person | None, seat: int, always: bool) -> AskedAlways | None:
        self._own(person, seat)
        return None if (seat in self.questions.always) is always else AskedAlways(seat, always)

    def stand(self, person: Person | None, seat: int, until: Patience) -> Stood:
        self._own(person, seat)
        if until and (seat not in self.pending or until not in self.may_stand(seat)):
            refuse("too-late")
        return Stood(seat, until)

    def may_stand(self, seat: int) -> list[Patience]:
        """How a seat that is asked may pass from here on."""
        match = self.playing()
        return may_stand(match.state, seat) if match.game.stirring and not self.guide else []

    def lapse(self) -> Moved | None:
        """What is played for the next seat whose time is up."""
        lapsed = None if self.match is None or self.over else self.clock.lapse(self.match)
        if lapsed is None:
            return None
        seat, action = lapsed
        return self.move(seat, self.pending[seat].id, action)

    def play_script(self) -> Moved | VoyageLeft | None:
        """What the guide lets others do now; where they cannot, the game goes on without it."""
        line = None if self.guide is None or self.over else self.guide.line
        if line is None:
            return None
        seat, action = line
        try:
            return self.move(seat, self.pending[seat].id if seat in self.pending else -1, action)
        except CommandRefused:
            return VoyageLeft()

    def proceed(self, person: Person | None, step: int, stage: GuideStage) -> Proceeded:
        self._led(person).check_proceeds(step, stage)
        return Proceeded(step, stage)

    def leave_voyage(self, person: Person | None) -> VoyageLeft:
        self._led(person)
        return VoyageLeft()

    def _led(self, person: Person | None) -> Guide:
        self._own(person, LEARNER)
        if self.guide is None:
            refuse("too-late")
        return self.guide

    def refusal(self, person: Person | None, seat: int, action: str) -> Refusal | None:
        self._own(person, seat)
        return self.playing().refusal(seat, action)

    def undo_kind(self, seat: int) -> UndoKind:
        """Whether this seat can take back its last action: at once, or if the others agree."""
        if self.match is None or self.over or self.guide is not None:
            return ""
        own = self.questions.own_actions()
        return undo_kind(self.match, self.places, seat, own, self.clocks.late)

    def take_back(self, person: Person | None, seat: int) -> TookBack | Asked:
        """Undo this seat's last action, and what came after it."""
        self._own(person, seat)
        match = self.playing()
        if self.guide is not None:
            refuse("voyage-otherwise")
        wanted = undo_count(match, seat, self.questions.own_actions())
        rule = match.why_no_undo(seat, wanted, consent=True)
        if rule is not None:
            raise CommandRefused(rule)
        if self.request is not None:
            refuse("already-asked")
        asked = must_agree(match, self.places, seat, wanted, self.clocks.late)
        return Asked(seat, wanted, asked) if asked else TookBack(seat, wanted)

    def answer(self, person: Person | None, seat: int, yes: bool) -> Answered:
        self._own(person, seat)
        self.playing()
        if self.request is None or seat not in self.request.waiting:
            refuse("not-asked")
        return Answered(seat, yes)

    def say(self, person: Person | None, text: str, *, member: bool, key: str = "") -> Said:
        own = self.seats_of(person)
        if not own and not member:
            refuse("not-invited")
        return Said(own[0] if own else None, self.places[own[0]].name if own else "", text, key)

    def explain(self, seat: int, because: Prompt) -> Said | None:
        """What a bot says of its move, unless it is what it said last."""
        last = next((line for line in reversed(self.talk) if line.seat == seat), None)
        if last is not None and last.key == because.key:
            return None
        return Said(seat, self.places[seat].name, "", because.key, dict(because.args))

    def resign(self, person: Person | None, seat: int) -> Resigned:
        self._own(person, seat)
        self.playing()
        return Resigned(seat, STAND_IN if len(self.places) > 2 else "")

    # Carrying facts out

    def record(self, kept: KeptFact, *, carried_out: bool = False) -> None:
        """Take a fact into account; a move just made is carried out already."""
        self._settle(kept)
        if not carried_out:
            self.apply(kept.fact)
        self._time(kept)
        before = len(self.times)
        self.times += [kept.at] * (self.events - before)
        if isinstance(kept.fact, Moved) and self.match is not None:
            self.questions.moved(self.match, kept.fact, before)
        if isinstance(kept.fact, Said):
            said = kept.fact
            self.talk.append(said.line(len(self.talk) + 1, self.events, kept.at))
        elif isinstance(kept.fact, Flagged):
            name = self.places[kept.fact.seat].name
            self.talk.append(kept.fact.line(len(self.talk) + 1, self.events, kept.at, name))
        if isinstance(kept.fact, (Moved, TookBack, Resigned, Flagged)):
            # The question was about a situation that is no more.
            self.request = None
        self.sequence = kept.seq
        self.guide = self.guide and self.guide.follow(kept.fact)
        if not self.is_secret(kept.fact):
            self.told += 1
            self.changed = kept.at
        if kept.command is not None:
            self.commands[kept.command] = self.told
        if not isinstance(kept.fact, (Said, AskedAlways, Stood, HandedOver, Reread)):
            self.ask(kept.at, kept.fact if isinstance(kept.fact, Moved) else None)

    def go_on_from(self, match: Match[State], at: float) -> None:
        """Take a position as it is; when its events happened is not known."""
        self.match = match
        self.times = [0.0] * self.events
        self.clocks.forget()
        self.ask(at)

    def ask(self, at: float, moved: Moved | None = None) -> None:
        """Find out whom the match waits for, and until when; `moved` where somebody has acted."""
        self.asked_at, self.asked_from = at, self.sequence
        match = None if self.over else self.match
        self.pending = {} if match is None else match.pending()
        self.interruptions = {} if match is None else match.interruptions()
        self._follow_time(at, moved)
        self.questions.follow(match, self.pending, at, self.sequence)

    def apply(self, fact: AnyFact) -> None:
        match fact:
            case Started():
                self._begin(fact)
            case Moved():
                self._replay(fact)
            case TookBack():
                self._undo(fact.seat, fact.count)
            case Asked():
                self.request = UndoRequest(fact.seat, fact.count, fact.waiting)
            case Answered():
                self._answered(fact)
            case Resigned():
                self._give_up(fact)
            case Flagged():
                self._flagged(fact)
            case HandedOver():
                self._handed_over(fact)
            case Followed():
                self.next_table = fact.table
            case Joined() | Shared() | BotSeated() | Left():
                self._seated(fact)
            case AskedAlways() | Stood():
                self.questions.change(fact, None if self.match is None else self.match.state)
            case Said() | Proceeded() | VoyageLeft() | Reread() | HolidayTaken() | Granted():
                pass

    def _begin(self, fact: Started) -> None:
        feed = RecordedFeed(outcomes_of(fact.setup))
        self.match = self._new_match(feed)
        feed.check_used_up()

    def _replay(self, fact: Moved) -> None:
        assert self.match is not None
        feed = RecordedFeed(outcomes_of(fact.outcomes))
        self.match.play(fact.seat, fact.action, feed)
        feed.check_used_up()

    def _undo(self, seat: int, count: int) -> None:
        assert self.match is not None
        actions = len(self.match.history)
        self.match.undo(seat, count, consent=True)
        self.clocks.take_back(seat, len(self.match.history), actions)
        # It puts an event of its own in the place of those it takes away.
        place = len(self.match.events) - 1
        del self.times[place:]
        self.questions.taken_back(self.match)
        self.floor = min(self.floor, place)
        # What was said of events that are no more was said before they were taken back.
        self.talk = [
            msgspec.structs.replace(line, events=min(line.events, place)) for line in self.talk
        ]

    def _answered(self, fact: Answered) -> None:
        request = self.request
        if request is None:
            return
        waiting = [seat for seat in request.waiting if seat != fact.seat]
        self.request = UndoRequest(request.seat, request.count, waiting) if fact.yes else None
        if fact.yes and not waiting:
            self.request = None
            # A snapshot that the table goes on from has taken it back already.
            if self.match is not None:
                self._undo(request.seat, request.count)

    def _seated(self, fact: Seated) -> None:
        self.places[fact.seat] = seated(self.places[fact.seat], fact)
        introduce(self.places, self.seed_hash)
        asked = self.request is not None and fact.seat in self.request.waiting
        if asked and isinstance(fact, BotSeated):
            # Bots always agree.
            self._answered(Answered(fact.seat, yes=True))
