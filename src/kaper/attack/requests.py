"""Hostile requests that the server's own OpenAPI description leads to."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from kaper.attack.evidence import Evidence
from kaper.attack.fleet import Crew, Scene, Who
from kaper.attack.target import PATIENCE

ATTACKERS: tuple[Who, ...] = ("nobody", "forged", "old", "stranger")
Operation = APIOperation[Any, Any, Any, Any]
AnyCase = Case[Any]
HEADERS = ("content-security-policy", "x-content-type-options")


class Requests:
    """Asks for everything that the server describes, rightly and wrongly."""

    def __init__(
        self, address: str, crew: Crew, scenes: Sequence[Scene], evidence: Evidence, seed: int
    ) -> None:
        self._address = address
        self._crew = crew
        self._scenes = scenes
        self._evidence = evidence
        self._seed = seed
        self._random = Random(seed)  # noqa: S311 - hostile, not secret
        self._session = requests.Session()

    def attack(self, count: int, until: float) -> Iterator[int]:
        """About so many requests: what has nothing to vary is asked for once."""
        described = httpx.get(f"{self._address}/api/schema/openapi.json", timeout=PATIENCE).json()
        schema = schemathesis.openapi.from_dict(described)
        jobs = [
            (found.ok(), mode)
            for found in schema.get_all_operations()
            if isinstance(found, Ok)
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        ]
        for number, (operation, mode) in enumerate(jobs):
            share = (count - self._evidence.part.sent) // (len(jobs) - number)
            self._examine(operation, mode, max(1, share), until)
            yield self._evidence.part.sent
        self._session.close()

    def _examine(
        self, operation: Operation, mode: GenerationMode, share: int, until: float
    ) -> None:
        @seeded(self._seed)
        @settings(
            max_examples=share,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy(generation_mode=mode))
        def ask(case: AnyCase) -> None:
            if time.monotonic() < until:
                self._ask(case)

        try:
            ask()
        except Unsatisfiable:
            # It has nothing that could be wrong.
            return

    def _ask(self, case: AnyCase) -> None:
        random, evidence = self._random, self._evidence
        if "table_id" in case.path_parameters and random.random() < 0.7:
            case.path_parameters["table_id"] = random.choice(self._scenes).id
        cookie = self._crew.cookies[random.choice(ATTACKERS)]
        headers = {"x-kaper": "1", **({"cookie": f"kaper={cookie}"} if cookie else {})}
        evidence.part.sent += 1
        asked = f"{case.method} {case.path}"
        try:
            answer = case.call(
                base_url=self._address, session=self._session, headers=headers, timeout=PATIENCE
            )
        except requests.RequestException as error:
            evidence.fault("silent", f"{asked}: {error!r}")
            return
        finally:
            self._session.cookies.clear()
        told = "\n".join([*map(str, answer.headers.values()), answer.text])
        evidence.answered(asked, answer.status_code, told)
        for name in HEADERS:
            if name not in answer.headers:
                evidence.fault("access", f"{asked}: no {name}")
