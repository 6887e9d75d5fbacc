"""What players read of a game: there is a message for everything, in every language.

    def test_everything_that_players_read_has_words():
        check_words(GAME)

The game must be on offer: installed, or registered.
"""

from __future__ import annotations

from random import Random

from kaper.kernel.decisions import Decision
from kaper.kernel.driver import LONGEST
from kaper.kernel.frames import S
from kaper.kernel.game import Game
from kaper.kernel.ledger import read_ledger
from kaper.match import Match
from kaper.testing.faults import Fault, require
from kaper.text import LANGUAGES, Text

CHECK = "words"


def check_words(game: Game[S], games: int = 5) -> None:
    """Play at random, and put into words all that happens and is asked."""
    for lang in LANGUAGES:
        text = Text(game.id, lang)
        for verb in game.grammar.verbs:
            known = any(text.has(f"{prefix}-verb-{verb}") for prefix in (game.id, "kernel"))
            require(known, CHECK, f"there is no message {game.id}-verb-{verb} in {lang}")
        try:
            title = text.message(f"{game.id}-title")
            for seed in range(games):
                _tell(game, seed, text)
        except KeyError as error:
            raise Fault(CHECK, str(error.args[0])) from error
        heading = read_ledger(game.package).titles[lang]
        require(title == heading, CHECK, f"the title is {title}, and in the ledger {heading}")


def _tell(game: Game[S], seed: int, text: Text) -> None:
    random = Random(seed)  # noqa: S311 - play, not secrets
    match = Match.begin(game, game.seats[seed % len(game.seats)], seed, {})
    verbs = game.grammar.verbs.values()
    for _ in range(LONGEST):
        if match.over:
            break
        decisions = [*match.pending().values(), *match.interruptions().values()]
        for decision in decisions:
            _tell_question(match, decision, text)
        for verb in verbs:
            _tell_refusal(match, f"{verb.name} {' '.join('0' for _ in verb.parameters)}", text)
        decision = random.choice(decisions)
        match.play(decision.seat, random.choice(decision.answers()))
    for seat in (None, *range(match.seats)):
        reader = Text(game.id, text.lang, reader=seat)
        for event in match.redacted(seat):
            reader.event(event)
    if match.result is not None:
        text.message(f"{game.id}-reason-{match.result.reason}")


def _tell_question(match: Match[S], decision: Decision, text: Text) -> None:
    text.prompt(decision.prompt)
    for action in decision.answers():
        text.action(action)
        for prospect in match.brings(decision.seat, action):
            text.prospect(prospect)


def _tell_refusal(match: Match[S], action: str, text: Text) -> None:
    for seat in range(match.seats):
        refusal = match.refusal(seat, action)
        if refusal is not None:
            text.refusal(refusal)
