"""What browsers send, however it is cut up on its way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from kaper.server.frames import carries_text, framed, measured, unmasked
from kaper.testing.visitors import Visitor

HELLO = b'{"type":"hello","events":0,"talk":0}'


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_are_what_the_library_makes_of_a_text(size: int) -> None:
    text = bytes(number % 251 for number in range(size))
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    found = measured(frame + b"more")
    assert found is not None
    head, end = found
    assert (end, unmasked(frame, head), carries_text(frame)) == (len(frame), text, True)
    assert [measured(frame[:length]) for length in range(head - 4)] == [None] * (head - 4)


def test_what_is_no_whole_text_of_a_browser_is_left_to_the_library() -> None:
    part = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
    others = [Frame(kind, b"x").serialize(mask=True) for kind in (Opcode.PING, Opcode.BINARY)]
    bare = Frame(Opcode.TEXT, b"x").serialize(mask=False)
    assert not any(map(carries_text, [part, *others, bare]))


@contextmanager
def dialled(server: str) -> Iterator[ClientConnection]:
    with Visitor(server) as host, host.dial(str(host.make("me", "here")["id"])) as socket:
        yield socket


def answers(socket: ClientConnection, count: int) -> list[str]:
    """The kinds of the next answers, without what is told of the table."""
    found: list[str] = []
    while len(found) < count:
        kind = json.loads(socket.recv())["type"]
        found += [kind] if kind in {"pong", "refused"} else []
    return found


def ping(name: str) -> bytes:
    return b'{"type":"ping","id":"%b"}' % name.encode()


def test_texts_come_in_pieces_and_together(server: str) -> None:
    with dialled(server) as socket:
        line = socket.socket
        for byte in Frame(Opcode.TEXT, HELLO).serialize(mask=True):
            line.sendall(bytes((byte,)))
        first, second, third = (
            Frame(Opcode.TEXT, ping(name)).serialize(mask=True) for name in "abc"
        )
        line.sendall(first + second + third[:9])
        assert answers(socket, 2) == ["pong", "pong"]
        line.sendall(third[9:])
        assert answers(socket, 1) == ["pong"]


def test_a_text_may_be_cut_into_frames_with_others_between(server: str) -> None:
    with dialled(server) as socket:
        socket.send(HELLO.decode())
        begun = Frame(Opcode.TEXT, ping("a")[:9], fin=False).serialize(mask=True)
        asked = Frame(Opcode.PING, b"there?").serialize(mask=True)
        ended = Frame(Opcode.CONT, ping("a")[9:]).serialize(mask=True)
        socket.socket.sendall(begun + asked + ended)
        assert answers(socket, 1) == ["pong"]
        socket.socket.sendall(Frame(Opcode.BINARY, b"x").serialize(mask=True))
        assert answers(socket, 1) == ["refused"]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, bytes(1 << 20)).serialize(mask=True)[:100], 1009),
        (Frame(Opcode.TEXT, HELLO).serialize(mask=False), 1002),
        (Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True) * 2, 1002),
    ],
    ids=["no text", "too large", "not masked", "begun twice"],
)
def test_what_no_browser_sends_ends_the_connection(server: str, frame: bytes, code: int) -> None:
    with dialled(server) as socket:
        socket.socket.sendall(frame)
        with pytest.raises(ConnectionClosedError) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
