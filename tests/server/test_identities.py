"""Who is who: only keys that the server gave out itself make somebody known."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest

from kaper.server.identities import OVER_TLS, PLAIN, cookies_of
from kaper.server.security import hashed
from kaper.server.settings import Settings, sqlite_url
from kaper.server.store import Store
from kaper.testing.visitors import PATIENCE, running

ORDER = {"game": "martinique", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
CHOSEN = "c" * 32


class Browser:
    """Shows the cookies that a test gives it, and keeps none."""

    def __init__(self, server: str) -> None:
        self.server = server

    def _ask(self, method: str, key: str, name: str) -> httpx.Response:
        return httpx.request(
            method,
            f"{self.server}/api/tables",
            headers={"x-kaper": "1", "cookie": f"{name}={key}"},
            json=ORDER if method == "POST" else None,
            timeout=PATIENCE,
            verify=False,
        )

    def make(self, key: str = "", name: str = PLAIN) -> tuple[str, Morsel[str] | None]:
        """Make a table; gives its id, and the cookie that is set."""
        answer = self._ask("POST", key, name)
        assert answer.status_code == 201
        found = SimpleCookie(answer.headers.get("set-cookie", ""))
        return str(answer.json()["id"]), next(iter(found.values()), None)

    def tables(self, key: str, name: str = PLAIN) -> list[str]:
        return [table["id"] for table in self._ask("GET", key, name).json()]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "kaper.sqlite3"


@pytest.fixture
def plain(database: Path) -> Iterator[Browser]:
    with running(Settings(database=sqlite_url(database))) as server:
        yield Browser(server)


@pytest.fixture
def over_tls(database: Path) -> Iterator[Browser]:
    with running(Settings(database=sqlite_url(database), secure_cookies=True)) as server:
        yield Browser(server)


def given(cookie: Morsel[str] | None) -> str:
    assert cookie is not None
    return cookie.value


def planted_before(database: Path, key: str, table: str) -> None:
    """Somebody with a key from before keys were signed was invited to a table."""
    with sqlite3.connect(database) as connection:
        connection.execute("insert into members values (?, ?, 0)", (table, hashed(key)))
    connection.close()


def test_nobody_can_choose_a_key(plain: Browser) -> None:
    for chosen in (CHOSEN, "c" * 20, f"{'c' * 40}.{'s' * 22}", "", "."):
        table, cookie = plain.make(chosen)
        assert given(cookie) != chosen
        assert plain.tables(chosen) == []
        assert plain.tables(given(cookie)) == [table]


def test_a_key_without_its_signature_is_nobody(plain: Browser) -> None:
    _, cookie = plain.make()
    key, _, signature = given(cookie).rpartition(".")
    for bare in (key, f"{key}.", f"{key}.{signature[:-1]}", f"x{key}.{signature}"):
        assert plain.tables(bare) == []


def test_a_planted_cookie_does_not_hide_the_right_one(plain: Browser) -> None:
    table, cookie = plain.make()
    assert plain.tables(f"{CHOSEN}; kaper={given(cookie)}") == [table]


def test_a_thousand_cookies_are_not_looked_up_each(
    plain: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, cookie = plain.make()
    asked: list[str] = []
    is_known = Store.is_known

    async def counted(store: Store, person: str) -> bool:
        asked.append(person)
        return await is_known(store, person)

    monkeypatch.setattr(Store, "is_known", counted)
    chosen = [f"{number:032}" for number in range(1000)]
    assert plain.tables("; kaper=".join([*chosen, given(cookie)])) == [table]
    assert len(asked) < 10


def test_a_key_is_known_after_a_restart(database: Path) -> None:
    settings = Settings(database=sqlite_url(database))
    with running(settings) as server:
        table, cookie = Browser(server).make()
    with running(settings) as server:
        assert Browser(server).tables(given(cookie)) == [table]
        assert Browser(server).make(given(cookie))[1] is None


def test_a_person_of_before_goes_on_and_gets_a_signed_key(database: Path, plain: Browser) -> None:
    table, _ = plain.make()
    planted_before(database, CHOSEN, table)
    assert plain.tables(CHOSEN) == [table]
    another, cookie = plain.make(CHOSEN)
    assert given(cookie).startswith(f"{CHOSEN}.")
    assert set(plain.tables(given(cookie))) == {table, another}


def test_over_tls_no_other_host_can_set_the_cookie(over_tls: Browser) -> None:
    table, cookie = over_tls.make()
    assert cookie is not None
    assert cookie.key == OVER_TLS
    assert cookie["secure"] is True
    assert (cookie["path"], cookie["domain"]) == ("/", "")
    assert over_tls.tables(cookie.value, OVER_TLS) == [table]
    # The same key, planted under the name that any neighbour can set.
    bare = cookie.value.rpartition(".")[0]
    assert over_tls.tables(cookie.value) == over_tls.tables(bare) == []


def test_who_came_before_tls_goes_on(database: Path) -> None:
    with running(Settings(database=sqlite_url(database))) as server:
        table, cookie = Browser(server).make()
    with running(Settings(database=sqlite_url(database), secure_cookies=True)) as server:
        browser = Browser(server)
        assert browser.tables(given(cookie)) == [table]
        _, renewed = browser.make(given(cookie))
    assert renewed is not None
    assert renewed.key == OVER_TLS


def test_all_processes_sign_with_one_secret(database: Path) -> None:
    async def noted() -> list[str]:
        stores = [Store(sqlite_url(database)) for _ in range(3)]
        for store in stores:
            await store.open()
        try:
            wanted = [store.note("secret", f"first-{n}") for n, store in enumerate(stores)]
            return await asyncio.gather(*wanted)
        finally:
            for store in stores:
                await store.close()

    assert len(set(asyncio.run(noted()))) == 1


def test_cookies_by_name() -> None:
    headers = [
        (b"cookie", b"a=b; kaper=1; c=d"),
        (b"host", b"x"),
        (b"cookie", b"kaper=2; kapers=3"),
    ]
    assert list(cookies_of(headers, PLAIN)) == ["1", "2"]
    assert list(cookies_of(headers, OVER_TLS)) == []
