"""Handlers are called without a framework as they are with one."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
import pytest

from kaper.server.framework.small import (
    Desk,
    FromPath,
    JSONBody,
    NamedDependency,
    NoSuchPage,
    QueryParameter,
    Request,
    Response,
    State,
    get,
    post,
)


class Order(msgspec.Struct):
    count: int


Page = Annotated[int, QueryParameter(name="page", required=False, ge=0)]


@get("/things/{name:str}/{number:int}")
async def thing(
    name: FromPath[str], number: FromPath[int], hub: NamedDependency[str], page: Page = 7
) -> Response[list[object]]:
    return Response([name, number, hub, page])


@post("/things")
def order(request: Request[object, object, State], data: JSONBody[Order]) -> str:
    return f"{request.scope['path']} {data.count}"


DESK = Desk([thing, order], {"hub": "harbour"})


def answer(method: str, address: str, body: bytes = b"") -> bytes:
    return asyncio.run(DESK.answer(method, address, body)).body()


def test_parts_of_the_address_and_the_body_come_in_their_types() -> None:
    assert answer("GET", "/things/a%20b/3?page=2") == b'["a b",3,"harbour",2]'
    assert answer("GET", "/things/a/3") == b'["a",3,"harbour",7]'
    assert answer("POST", "/things", b'{"count": 5}') == b"/things 5"


@pytest.mark.parametrize(
    ("method", "address"), [("GET", "/things"), ("POST", "/things/a/3"), ("GET", "/things/a/3/x")]
)
def test_what_nobody_answers_is_no_page(method: str, address: str) -> None:
    with pytest.raises(NoSuchPage):
        answer(method, address)


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("GET", "/things/a/three", b""),
        ("GET", "/things/a/3?page=-1", b""),
        ("POST", "/things", b'{"count": "many"}'),
        ("POST", "/things", b"{"),
    ],
)
def test_what_makes_no_sense_is_refused(method: str, address: str, body: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        answer(method, address, body)
