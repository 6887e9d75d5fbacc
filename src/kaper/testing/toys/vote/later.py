"""Later rules of the vote toy: what was recorded and saved by the first ones still goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.kernel.actions import Action
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.deeds import NOT_OFFERED, Deed, Deeds, Refusal
from kaper.kernel.game import Options
from kaper.testing.toys import vote
from kaper.testing.toys.vote import VOTE, Crew, VoteGame


def as_saved_at_first(data: dict[str, Json]) -> dict[str, Json]:
    """A saved match as the first rules saved it: a field had another name, and no number stood."""
    assert isinstance(data["state"], dict)
    state = {**data["state"], "leader": data["state"]["captain"]}
    del state["captain"]
    saved = {**data, "state": state, "digest": "of a state with that field"}
    del saved["rules"]
    return saved


class RenamedVote(VoteGame):
    """The same rules, with another name for what is saved."""

    rules = 2

    def upgrade(
        self, fields: dict[str, Json], rules: int, components: Components
    ) -> dict[str, Json]:
        fields["captain"] = fields.pop("leader")
        return fields


@dataclass(frozen=True, slots=True)
class Ballot(vote.Ballot):
    """Whoever is captain cannot be elected. A field that is new has a default."""

    recounts: int = 0

    def deeds(self) -> Deeds[vote.Ballot, Crew]:
        return VOTING


def why_no_vote(ballot: vote.Ballot, state: Crew, seat: int, action: Action) -> Refusal | None:
    if action == VOTE(f"p{state.captain}"):
        return NOT_OFFERED
    return vote.why_no_vote(ballot, state, seat, action)


VOTING: Final = Deeds(Deed(VOTE, why_no_vote, vote.Ballot.answer, vote.the_crew))


class StricterVote(RenamedVote):
    """Another rule, too."""

    records = (Ballot, *VoteGame.records[1:])

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Crew:
        state = super().begin(seats, options, components, rng)
        state.stack = [Ballot(tuple(range(seats)), 1)]
        return state
