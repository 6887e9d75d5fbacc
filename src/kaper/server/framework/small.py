"""Handlers called without a network: as much of a framework as they need where there is no server.

The names and what they take are Litestar's, since the same handlers are given to both.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Generic, TypeVar, get_args, get_type_hints
from urllib.parse import parse_qsl, unquote

import msgspec

T = TypeVar("T")
User = TypeVar("User")
Auth = TypeVar("Auth")
States = TypeVar("States")

NamedDependency = Annotated[T, "dependency"]
FromPath = Annotated[T, "path"]
JSONBody = Annotated[T, "body"]

Handler = Callable[..., object]


class State:
    """What a server's application keeps: nothing here."""


class MediaType(StrEnum):
    JSON = "application/json"
    TEXT = "text/plain"


@dataclass(frozen=True, slots=True)
class QueryParameter:
    """A part of an address behind its question mark."""

    name: str
    required: bool = True
    ge: int | None = None


@dataclass(frozen=True, slots=True)
class ResponseSpec:
    """What a schema would tell of an answer."""

    data_container: object
    description: str = ""
    generate_examples: bool = True


@dataclass(slots=True)
class Response(Generic[T]):
    content: T
    status_code: int = 200
    media_type: str = MediaType.JSON
    headers: Mapping[str, str] = field(default_factory=dict)
    cookies: Sequence[object] = ()

    def body(self) -> bytes:
        content: object = self.content
        if isinstance(content, bytes):
            return content
        return content.encode() if isinstance(content, str) else msgspec.json.encode(content)


class Request(Generic[User, Auth, States]):
    """What the page asks for."""

    client = None

    def __init__(self, method: str, address: str) -> None:
        path, _, query = address.partition("?")
        self.query_params = dict(parse_qsl(query))
        self.scope: dict[str, object] = {"path": path, "method": method, "headers": []}

    async def receive(self) -> Mapping[str, object]:
        """The page never goes before it is answered: nothing of it would be left."""
        gone: asyncio.Future[Mapping[str, object]] = asyncio.get_running_loop().create_future()
        return await gone


@dataclass(frozen=True, slots=True)
class Route:
    """A handler and what it is for."""

    method: str
    path: str
    handler: Handler

    def matched(self, method: str, path: str) -> dict[str, str] | None:
        """The parts of a path that have names, if it is this one."""
        wanted, given = self.path.split("/"), path.split("/")
        if method != self.method or len(wanted) != len(given):
            return None
        found = {}
        for pattern, part in zip(wanted, given, strict=True):
            if pattern.startswith("{"):
                found[pattern.strip("{}").partition(":")[0]] = unquote(part)
            elif pattern != part:
                return None
        return found


def get(path: str, **_: object) -> Callable[[Handler], Route]:
    return lambda handler: Route("GET", path, handler)


def post(path: str, **_: object) -> Callable[[Handler], Route]:
    return lambda handler: Route("POST", path, handler)


class NoSuchPage(LookupError):
    """No handler is for what was asked."""


class Desk:
    """Finds the handler of a question, and calls it."""

    def __init__(self, routes: Sequence[Route], dependencies: Mapping[str, object]) -> None:
        self._routes = routes
        self._dependencies = dependencies

    async def answer(self, method: str, address: str, body: bytes) -> Response[object]:
        """What a handler gives; whatever it refuses is raised."""
        request: Request[object, object, State] = Request(method, address)
        for route in self._routes:
            parts = route.matched(method, str(request.scope["path"]))
            if parts is not None:
                return await self._call(route.handler, request, parts, body)
        raise NoSuchPage(address)

    async def _call(
        self,
        handler: Handler,
        request: Request[object, object, State],
        parts: Mapping[str, str],
        body: bytes,
    ) -> Response[object]:
        words: dict[str, object] = {"request": request, **self._dependencies}
        given = {}
        for name, kind in get_type_hints(handler, include_extras=True).items():
            if name in words:
                given[name] = words[name]
            elif name == "data":
                given[name] = msgspec.json.decode(body, type=get_args(kind)[0])
            elif name in parts:
                given[name] = msgspec.convert(parts[name], get_args(kind)[0], strict=False)
            elif name != "return":
                given |= _asked_for(name, kind, request.query_params)
        found = handler(**given)
        answer = await found if inspect.isawaitable(found) else found
        return answer if isinstance(answer, Response) else Response(answer)


def _asked_for(name: str, kind: object, query: Mapping[str, str]) -> dict[str, object]:
    """A parameter behind the question mark, unless it is left out."""
    wanted, parameter = get_args(kind)
    assert isinstance(parameter, QueryParameter)
    if parameter.name not in query:
        return {}
    value = msgspec.convert(query[parameter.name], wanted, strict=False)
    if parameter.ge is not None and value < parameter.ge:
        raise msgspec.ValidationError(f"{parameter.name} is too small")
    return {name: value}
