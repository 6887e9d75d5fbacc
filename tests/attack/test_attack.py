"""`kaper attack`: a server that stands, faults that are found, and what is sent."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from kaper.attack import access
from kaper.attack.bending import Bender, Knowledge
from kaper.attack.command import Plan, attack
from kaper.attack.evidence import Evidence
from kaper.attack.files import LONGEST_WORD, read_file
from kaper.attack.report import MOST_GROWN, Verdict
from kaper.attack.target import alarm_in
from kaper.cli import main
from kaper.kernel.errors import BadRecord
from kaper.server.client_messages import ClientMessage
from kaper.words import Words
from tests.cli.running import refused

PLANTED = Path(__file__).with_name("planted.py")


def test_the_server_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["attack", "--count", "300", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["sound"] is True
    assert set(told["faults"].values()) == {0}
    assert set(told["parts"]) == {"warming", "access", "requests", "bytes", "sockets", "files"}
    assert told["sent"] >= 300
    # Not everything is refused before anybody looks at it.
    assert told["parts"]["sockets"]["answers"]["done"]
    assert told["parts"]["access"]["answers"]["allowed"]
    assert told["parts"]["requests"]["answers"]["2xx"]


def test_planted_faults_are_found() -> None:
    program = (sys.executable, str(PLANTED))
    verdict = attack(Plan(1, 120.0, 1, ("access",)), Words("en"), program)
    found = [(each.part, each.kind) for each in verdict.evidence.found]
    # Strangers play for others, by messages of which none was made for it.
    assert ("warming", "change") in found
    assert {("access", kind) for kind in ("failure", "change", "secret", "access")} <= {*found}
    told = "\n".join(each.detail for each in verdict.evidence.found)
    assert "GET /api/treasure" in told
    assert "ZeroDivisionError" in told
    assert "eyes of seat 0" in told
    assert verdict.to_json()["sound"] is False


def test_what_a_verdict_looks_at() -> None:
    evidence = Evidence()
    evidence.begin("access")
    verdict = Verdict(evidence, 1, before=100, after=100 + MOST_GROWN)
    verdict.judge(answers=True, alarms=[])
    assert evidence.sound
    verdict.after = 101 + MOST_GROWN
    verdict.judge(answers=False, alarms=["Traceback"])
    assert dict(evidence.counts) == {"memory": 1, "silent": 1, "exception": 1}
    evidence.guard(["sesame"])
    evidence.answered("x", 503, "open sesame")
    assert evidence.counts["failure"] == evidence.counts["secret"] == 1


def test_everything_is_in_the_table_of_access() -> None:
    offered = [*access.HTTP]
    assert access.missing(offered) == []
    assert access.missing([*offered, "GET /api/treasure"]) == ["GET /api/treasure"]
    assert access.missing(offered[1:]) == offered[:1]


def test_sly_messages_can_mostly_be_read_and_rude_ones_cannot() -> None:
    bender, known = Bender(Random(1)), Knowledge(4)
    decoder = msgspec.json.Decoder(ClientMessage)

    def readable(message: str | bytes) -> bool:
        try:
            decoder.decode(message)
        except (msgspec.MsgspecError, RecursionError):
            return False
        return True

    sly = sum(readable(bender.sly(known)) for _ in range(500))
    rude = sum(readable(bender.rude(known)) for _ in range(500))
    assert sly > 350
    assert rude < 150


@pytest.mark.parametrize(
    "text",
    [
        "loot = 1979-05-27",
        "[[loot]]\nid = 1979-05-27",
        "loot = " + "[" * 2_000 + "]" * 2_000,
        '[["' + "x" * 5_000 + '"]]',
    ],
)
def test_components_that_hold_nonsense_are_refused_in_words(text: str) -> None:
    assert read_file("components", "martinique", text) == ""


def test_wrong_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert "the parts are" in refused(capsys, 2, "attack", "tickling")
    assert "some messages" in refused(capsys, 2, "attack", "--count", "0")


def test_a_complaint_of_a_long_word_keeps_its_two_ends() -> None:
    told = str(BadRecord(7, f"{'9' * 9_000} is no seat"))
    assert told.startswith("line 7: 99")
    assert told.endswith("99 is no seat")
    assert len(told) < LONGEST_WORD


def test_alarms_of_a_log() -> None:
    trace = "Traceback (most recent call last):\n  somewhere\nZeroDivisionError: 1/0"
    assert alarm_in(json.dumps({"level": "info", "message": "fine"})) is None
    assert alarm_in(json.dumps({"level": "warning", "message": "hm"})) is None
    assert alarm_in("UserWarning: leaked semaphores") is None
    assert alarm_in("Traceback (most recent call last):") is not None
    assert alarm_in(json.dumps({"level": "error", "message": "broken"})) == "broken"
    told = alarm_in(json.dumps({"level": "error", "message": "failed", "trace": trace}))
    assert told == "failed\nZeroDivisionError: 1/0\n  somewhere"
