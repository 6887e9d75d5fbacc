"""Files and rules are sent packed to whoever can unpack them, and once."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable

import httpx
import pytest

from kaper.server.packing import taken
from kaper.server.settings import Settings
from kaper.testing.visitors import Visitor

Visitors = Callable[[], Visitor]
SCRIPT = b"go()" * 100


def get(http: httpx.Client, path: str, accept: str, **headers: str) -> httpx.Response:
    return http.get(path, headers={"accept-encoding": accept, **headers})


def raw(http: httpx.Client, path: str, accept: str) -> bytes:
    """What is sent, still packed."""
    with http.stream("GET", path, headers={"accept-encoding": accept}) as answer:
        return b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("accept", "codings"),
    [
        ("gzip, deflate, br", {"gzip", "deflate", "br"}),
        ("GZIP;q=1.0, br;q=0", {"gzip"}),
        ("br; q=0.000, gzip;q=0.5", {"gzip"}),
        ("identity", {"identity"}),
    ],
)
def test_what_can_be_unpacked(accept: str, codings: set[str]) -> None:
    assert taken([(b"host", b"x"), (b"accept-encoding", accept.encode())]) == codings


def test_without_a_word_of_it_nothing_is_packed() -> None:
    assert taken([(b"host", b"x")]) == frozenset()


def test_the_clients_files(visitor: Visitors, quick: Settings) -> None:
    assets = quick.static / "assets"
    assets.mkdir(parents=True)
    (assets / "app.js").write_bytes(SCRIPT)
    (assets / "app.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "app.js.br").write_bytes(b"packed better")
    (assets / "lone.js").write_bytes(SCRIPT)
    http = visitor().http
    assert raw(http, "/assets/app.js", "gzip, br") == b"packed better"
    assert raw(http, "/assets/app.js", "gzip, br;q=0") == gzip.compress(SCRIPT)
    assert raw(http, "/assets/app.js", "identity") == SCRIPT
    assert raw(http, "/assets/lone.js", "gzip, br") == SCRIPT
    tags = set()
    for accept in ("gzip", "identity"):
        answer = get(http, "/assets/app.js", accept)
        assert answer.content == SCRIPT
        assert answer.headers["vary"] == "accept-encoding"
        assert "javascript" in answer.headers["content-type"]
        tag = answer.headers["etag"]
        assert get(http, "/assets/app.js", accept, **{"if-none-match": tag}).status_code == 304
        tags.add(tag)
    assert len(tags) == 2


def test_rules(visitor: Visitors) -> None:
    http = visitor().http
    packed = get(http, "/api/rules/marauders", "gzip")
    plain = get(http, "/api/rules/marauders", "identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert json.loads(packed.content) == json.loads(plain.content)
    assert len(raw(http, "/api/rules/marauders", "gzip")) < len(plain.content) / 3
    for answer, accept in ((packed, "gzip"), (plain, "identity")):
        assert answer.headers["content-type"] == "application/json"
        tag = answer.headers["etag"]
        again = get(http, "/api/rules/marauders", accept, **{"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
    assert packed.headers["etag"] != plain.headers["etag"]
