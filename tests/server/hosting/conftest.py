"""Tests of hosting need PostgreSQL and Redis: without them they are skipped aloud, and with
SERVICES=required they fail."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from kaper.server.settings import Settings, database_address, sqlite_url
from kaper.testing import services

T = TypeVar("T")


def started(stack: ExitStack, service: AbstractContextManager[T]) -> T:
    try:
        return stack.enter_context(service)
    except services.NoService as error:
        if os.environ.get("SERVICES") == "required":
            pytest.fail(str(error))
        pytest.skip(f"TESTS OF HOSTING ARE NOT RUN: {error}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with ExitStack() as stack:
        yield started(stack, services.postgres())


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    with ExitStack() as stack:
        yield started(stack, services.redis())


def order(server: str, statement: str) -> None:
    async def run() -> None:
        engine = create_async_engine(database_address(server), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """A new database of a test's own."""
    name = services.new_name()
    order(postgres, f"create database {name}")
    yield database_address(postgres.rpartition("/")[0] + f"/{name}")
    order(postgres, f"drop database {name} with (force)")


@pytest.fixture
def settings(quick: Settings, redis: str, tmp_path: Path) -> Settings:
    """A database of any kind will do: what is told does not hang on it. Nobody looks for lost
    messages unless a test wants it."""
    return replace(
        quick,
        database=sqlite_url(tmp_path / "kaper.sqlite3"),
        redis=redis,
        poll_every=1000.0,
    )


@pytest.fixture
def own_redis() -> Iterator[services.RedisServer]:
    """A Redis that may be stopped."""
    with ExitStack() as stack:
        yield started(stack, services.own_redis())
