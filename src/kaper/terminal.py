"""Playing in the terminal against bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from kaper.bots import Bot, Seen, check_bot, make_bot
from kaper.bots.advice import Adviser
from kaper.bots.mcts import USUAL
from kaper.kernel.actions import Action
from kaper.kernel.chance import seeded
from kaper.kernel.decisions import Decision
from kaper.kernel.deeds import Refusal
from kaper.kernel.errors import CannotUndo, IllegalAction
from kaper.kernel.frames import Window
from kaper.kernel.ledger import Rule, read_ledger, read_titles
from kaper.kernel.state import State
from kaper.match import Match
from kaper.terminal_boards import drawing
from kaper.terminal_hints import hint_lines
from kaper.text import Text, Value
from kaper.words import Words

PAGE = 30
RULES_SHOWN = 8
COMMANDS = ("help", "hint", "log", "rules", "why", "undo", "board", "more", "save", "quit")


class Terminal:
    """One person at the terminal, bots on all other seats."""

    def __init__(
        self,
        match: Match[State],
        seat: int,
        bot: str,
        *,
        lang: str,
        console: Console,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.seat = seat
        self._game = Text(match.game.id, lang, reader=seat)
        self._words = Words(lang)
        self._draw = drawing(match.game.id)
        self._console = console
        self._ask = ask
        self._told = 0
        # What bots said, each with the number of events before it, and how much was told.
        self._said: list[tuple[int, str]] = []
        self._heard = 0
        self._reasons: dict[int, str] = {}
        check_bot(bot, match.game)
        self._bots: dict[int, Bot] = {
            other: make_bot(bot, seeded(f"{match.header.seed} bot {other}"))
            for other in range(match.seats)
            if other != seat
        }
        self._adviser = Adviser(seat, seeded(f"{match.header.seed} hints"), USUAL)
        # In the player's language, and in English, as the documentation has them.
        self._commands = {"?": "help"} | {name: name for name in COMMANDS}
        self._commands |= {self._words.say(f"command-{name}"): name for name in COMMANDS}
        self._page = 0
        # The last chance to break in that was offered.
        self._let_be = 0
        self._left = False

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        self._say("welcome", game=self._title(), seat=self._game.name(self.seat))
        while not self.match.over and not self._left:
            pending = self.match.pending()
            if self.seat in pending:
                self._turn(pending[self.seat])
            elif not self._breaks_in():
                self._bots_act(pending)
        if self.match.over:
            self._finish()

    def _breaks_in(self) -> bool:
        """Ask, once for each offer, whether the player acts before a bot decides.

        Not in windows: there the player has had the say, and passed.
        """
        offered = self.match.interruption(self.seat)
        in_window = isinstance(self.match.state.stack[-1], Window)
        if offered is None or in_window or offered.id == self._let_be:
            return False
        self._let_be = offered.id
        self._turn(offered, optional=True)
        return self._left or not self._still_asked(offered)

    def _bots_act(self, pending: Mapping[int, Decision]) -> None:
        other = next(iter(pending))
        bot, seen = self._bots[other], Seen(self.match, other)
        action = bot.decide(seen)
        because = bot.because(seen, action)
        self.match.play(other, action)
        # Nobody says the same again and again.
        if because is not None and because.key != self._reasons.get(other):
            self._reasons[other] = because.key
            line = f"{self._game.name(other)}: {self._game.prompt(because)}"
            self._said.append((len(self.match.events), line))

    # The player's turn

    def _turn(self, decision: Decision, *, optional: bool = False) -> None:
        self._board()
        self._tell()
        self._page = 0
        self._options(decision)
        if optional:
            self._say("let-be")
        while self._still_asked(decision) and not self._left:
            line = self._read()
            if optional and not line:
                return
            self._answer(decision, line)

    def _still_asked(self, decision: Decision) -> bool:
        now = self.match.pending().get(self.seat) or self.match.interruption(self.seat)
        return now is not None and now.id == decision.id

    def _read(self) -> str:
        try:
            return self._ask("> ").strip()
        except EOFError:
            return "quit"

    def _answer(self, decision: Decision, line: str) -> None:
        word, _, rest = line.partition(" ")
        options = decision.answers()
        if line.isdecimal():
            if 1 <= int(line) <= len(options):
                self._act(options[int(line) - 1])
            else:
                self._say("no-such-number", most=len(options))
        elif self.match.game.grammar.parse(line) is not None:
            self._act(line)
        elif word.lower() in self._commands:
            self._command(self._commands[word.lower()], rest.strip(), decision)
        elif line:
            self._say("not-understood", line=line)

    def _act(self, action: str | Action) -> None:
        try:
            self.match.play(self.seat, action)
        except IllegalAction as error:
            self._refuse(error.refusal)

    def _refuse(self, refusal: Refusal) -> None:
        """The facts first; then the rule, for who likes to read it."""
        self._console.print(escape(self._game.refusal(refusal)), highlight=False)
        self._cite(refusal.rule)

    def _cite(self, rule: str) -> None:
        self._say("refused", rule=self._game.rule(rule), id=rule)

    def _command(self, name: str, rest: str, decision: Decision) -> None:
        match name:
            case "help":
                self._help()
            case "hint":
                self._hint()
            case "log":
                self._lines(self._log(0))
            case "rules":
                self._rules(rest)
            case "why":
                self._why(rest)
            case "undo":
                self._undo()
            case "board":
                self._board()
                self._options(decision)
            case "more":
                self._page += 1
                self._options(decision)
            case "save":
                self._save(rest)
            case "quit":
                self._left = True
                self._say("left")

    def _help(self) -> None:
        self._say("help-answer")
        for name in COMMANDS:
            word = self._words.say(f"command-{name}")
            self._console.print(f"  [bold]{word:<10}[/] {escape(self._words.say(f'help-{name}'))}")

    def _hint(self) -> None:
        if self.seat in self.match.pending():
            self._lines([*hint_lines(self._adviser.advise(self.match), self._game)])
        else:
            self._say("no-hint")

    def _rules(self, wanted: str) -> None:
        found = [rule for rule in self._ledger() if wanted.lower() in self._searched(rule)]
        if not wanted or not found:
            self._say("no-rules", wanted=wanted or "-")
            return
        for rule in found[:RULES_SHOWN]:
            self._console.print(f"[bold]{rule.id}[/] {escape(self._game.rule(rule.id))}")
        if len(found) > RULES_SHOWN:
            self._say("more-rules", count=len(found) - RULES_SHOWN)

    def _ledger(self) -> list[Rule]:
        own = read_ledger(self.match.game.package).rules
        return [*own.values(), *read_ledger("kaper.kernel").rules.values()]

    def _searched(self, rule: Rule) -> str:
        heading = rule.section.titles[self._game.lang]
        return f"{rule.id} {heading} {self._game.rule(rule.id)}".lower()

    def _why(self, action: str) -> None:
        if not action:
            self._say("why-what")
            return
        refusal = self.match.refusal(self.seat, action)
        if refusal is None:
            self._say("allowed", action=action)
        else:
            self._refuse(refusal)

    def _undo(self) -> None:
        """Bots always consent: go back to before the player's own last action."""
        steps = [played.step.seat for played in reversed(self.match.history)]
        count = steps.index(self.seat) + 1 if self.seat in steps else 1
        try:
            self.match.undo(self.seat, count, consent=True)
        except CannotUndo as error:
            self._cite(error.rule)
            return
        events = len(self.match.events)
        self._told = min(self._told, events - 1)
        self._said = [(at, line) for at, line in self._said if at < events]
        self._heard = min(self._heard, len(self._said))

    def _save(self, name: str) -> None:
        if not name:
            self._say("save-where")
            return
        try:
            Path(name).write_text(self.match.record(), "utf-8")
        except OSError as error:
            self._say("not-saved", problem=str(error))
            return
        self._say("saved", file=name)

    # What is shown

    def _board(self) -> None:
        self._console.print()
        view = self.match.view(self.seat)
        self._console.print(self._draw(view, self._game, self._words))

    def _tell(self) -> None:
        """What happened since the player was last told."""
        self._console.print()
        self._lines(self._log(self._told, self._heard))
        self._told, self._heard = len(self.match.events), len(self._said)

    def _log(self, since: int, heard: int = 0) -> list[str]:
        """The events, and what was said between them."""
        lines: list[str] = []
        for index in range(since, len(self.match.events) + 1):
            lines += [line for at, line in self._said[heard:] if at == index]
            events = self.match.redact(self.match.events[index : index + 1], self.seat)
            lines += [self._game.event(event) for event in events]
        return lines

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._console.print(f"  {escape(line)}", highlight=False)

    def _options(self, decision: Decision) -> None:
        options = decision.answers()
        pages = -(-len(options) // PAGE)
        first = self._page % max(1, pages) * PAGE
        self._console.print(f"\n[bold]{escape(self._game.prompt(decision.prompt))}[/]")
        width = len(str(len(options)))
        shown = [
            f"[bold cyan]{number:>{width}}[/] {escape(self._game.action(action))}"
            for number, action in enumerate(options[first : first + PAGE], first + 1)
        ]
        self._console.print(Columns(shown, padding=(0, 3), column_first=True))
        if pages > 1:
            self._say(
                "page", page=first // PAGE + 1, pages=pages, more=self._words.say("command-more")
            )
        self._say("hint")

    def _finish(self) -> None:
        self._board()
        self._tell()
        result = self.match.result
        assert result is not None
        self._console.print()
        self._say_winners(result.winners)
        for seat, score in enumerate(result.scores):
            self._say("score", seat=self._game.name(seat), score=score)

    def _say_winners(self, winners: Sequence[int]) -> None:
        others = [self._game.name(seat) for seat in winners if seat != self.seat]
        names = ", ".join(others)
        if self.seat not in winners:
            self._say("winners" if others else "no-winner", count=len(others), names=names)
        else:
            self._say("won-together" if others else "won", names=names)

    def _title(self) -> str:
        return read_titles(self.match.game.package)[self._game.lang]

    def _say(self, key: str, **args: Value) -> None:
        self._console.print(escape(self._words.say(key, **args)), highlight=False)
