"""What is the same for everybody is sent packed, and not sent again to whoever has it."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass

# How a browser may take it, and how the build of the client names it; the smallest first.
CODINGS = {"br": ".br", "gzip": ".gz"}

_REFUSED = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")

Headers = Iterable[tuple[bytes, bytes]]


def taken(headers: Headers) -> frozenset[str]:
    """The codings that whoever asks can unpack."""
    found: set[str] = set()
    for name, value in headers:
        if name == b"accept-encoding":
            for part in value.decode("latin-1").lower().split(","):
                coding, _, weight = part.partition(";")
                if not _REFUSED.fullmatch(weight):
                    found.add(coding.strip())
    return frozenset(found)


def has(headers: Headers, tag: str) -> bool:
    """Whether whoever asks has exactly this already."""
    return (b"if-none-match", tag.encode()) in headers


def headers_of(tag: str, coding: str | None) -> dict[str, str]:
    headers = {"etag": tag, "vary": "accept-encoding"}
    return headers if coding is None else {**headers, "content-encoding": coding}


@dataclass(frozen=True, slots=True)
class Body:
    """What is sent, and by what name whoever has it knows it."""

    content: bytes
    tag: str


def packed(content: bytes, coding: str | None) -> Body:
    """`coding` is gzip or none: what is made while the server runs has no other."""
    if coding == "gzip":
        content = gzip.compress(content, mtime=0)
    return Body(content, f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"')
