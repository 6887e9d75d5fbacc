"""Libraries that only adapters need: without them tests are skipped aloud, or fail."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest


def need(library: str) -> None:
    """At the top of a test module: with ADAPTERS=required a missing library is a fault."""
    if find_spec(library) is None and os.environ.get("ADAPTERS") != "required":
        reason = f"TESTS OF ADAPTERS ARE NOT RUN: {library} is missing"
        pytest.skip(reason, allow_module_level=True)
