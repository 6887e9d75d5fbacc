"""The server that is attacked: a process of its own on loopback, its log and its memory."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import httpx

from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup
from kaper.server.run import serve
from kaper.server.settings import Limits, Settings

PUSH_SERVICE = "push.invalid"
PATIENCE = 30.0  # seconds for an answer: a busy machine is no fault of the server's
NEVER = 86_400.0
# All attackers come from one address. What one socket and one talker may do is left as it is.
FREE = Limits(1_000_000, 1_000_000)
PROGRAM = (sys.executable, "-m", __name__)
ALARMING = ("error", "critical")


@dataclass(frozen=True)
class Where:
    """What the server serves from."""

    database: str
    redis: str = ""
    workers: int = 1


def settings_of(where: Where) -> Settings:
    """Those of everybody, but that nothing happens by itself, and the impatient end sooner."""
    return Settings(
        # Nobody outside hears of an attack: there is no such host.
        push_services=(PUSH_SERVICE,),
        database=where.database,
        redis=where.redis,
        log_json=True,
        bot_workers=1,
        bot_pause=NEVER,
        answer_pause=(0.0, 0.0),
        second_thoughts=NEVER,
        head_within=2.0,
        body_within=2.0,
        hello_within=2.0,
        idle_after=2.0,
        make_limit=FREE,
        join_limit=FREE,
        answer_limit=FREE,
    )


class Target:
    """The server while it is attacked."""

    def __init__(self, where: Where, program: Sequence[str] = PROGRAM) -> None:
        self.where = where
        self._program = program
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 - closed on leaving
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def __enter__(self) -> Self:
        words = [self.where.database, self.where.redis, str(self.where.workers)]
        self._process = subprocess.Popen(  # noqa: S603 - our own code
            [*self._program, *words], stdout=subprocess.PIPE, stderr=self._log, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http" not in line:
            self._end()
            raise BadSetup(f"the server did not start: {line}{self._written()[-1_000:]}")
        self.address = line[line.index("http") :].strip().rstrip("/")
        return self

    def __exit__(self, *_: object) -> None:
        self._end()
        self._log.close()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def stop(self) -> list[str]:
        """End the server, and give all that is alarming in its log."""
        self._end()
        found = [alarm_in(line) for line in self._written().splitlines()]
        return [alarm for alarm in found if alarm is not None]

    def _written(self) -> str:
        self._log.seek(0)
        return self._log.read()

    @property
    def answers(self) -> bool:
        """Whether the server is there and well."""
        if self._process is None or self._process.poll() is not None:
            return False
        try:
            return httpx.get(f"{self.address}/health", timeout=PATIENCE).status_code == 200
        except httpx.HTTPError:
            return False

    def memory(self) -> int | None:
        """Megabytes that all its processes hold; None where the system does not tell."""
        if self._process is None or not Path("/proc/self/status").exists():
            return None
        return sum(_resident(pid) for pid in _family(self._process.pid)) // 1024


def alarm_in(line: str) -> str | None:
    """What a line of the log tells of what nobody has handled; None where it tells of nothing."""
    try:
        told: Json = json.loads(line)
    except ValueError:
        # Written by Python itself, past every log: an exception, or a mere warning at the end.
        return line if any(word in line for word in ("Traceback", "Error", "Exception")) else None
    if not isinstance(told, dict):
        return line
    trace = str(told.get("trace", ""))
    if not trace and told.get("level") not in ALARMING:
        return None
    # The other way round, since what it was stands in its last line.
    return "\n".join([str(told.get("message")).strip(), *trace.splitlines()[:0:-1]])


def _family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += _family(int(child))
    return found


def _resident(pid: int) -> int:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
    return 0


def main() -> None:
    database, redis, workers = sys.argv[-3:]
    where = Where(database, redis, int(workers))
    serve(settings_of(where), port=0, workers=where.workers)


if __name__ == "__main__":
    main()
