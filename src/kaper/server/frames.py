"""Frames of a WebSocket. Nearly all carry a whole text: those are read and made here, at a tenth of
what it costs a library that has to be ready for everything. All others are left to it."""

from __future__ import annotations

# The first byte of a frame that is a whole text; from this length on it is told by more bytes.
_WHOLE_TEXT = 0x81
_SHORT = 126
# What the second byte holds beside the length: every browser masks what it sends.
_MASKED = 0x80
_MASK = 4


def framed(text: bytes) -> bytes:
    """A frame that carries a text: without extensions it is a head and the text."""
    size = len(text)
    if size < _SHORT:
        return bytes((_WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, _SHORT)) + size.to_bytes(2, "big") + text
    return bytes((_WHOLE_TEXT, _SHORT + 1)) + size.to_bytes(8, "big") + text


def measured(data: bytes) -> tuple[int, int] | None:
    """Where the head of the first frame ends, and where the frame does; None where that is not
    known yet."""
    if len(data) < 2:
        return None
    size, head = data[1] & ~_MASKED, 2
    if size >= _SHORT:
        head = 4 if size == _SHORT else 10
        if len(data) < head:
            return None
        size = int.from_bytes(data[2:head], "big")
    if data[1] & _MASKED:
        head += _MASK
    return head, head + size


def carries_text(frame: bytes) -> bool:
    """Whether it carries a whole text, as a browser sends it."""
    return frame[0] == _WHOLE_TEXT and bool(frame[1] & _MASKED)


def unmasked(frame: bytes, head: int) -> bytes:
    """What a masked frame carries."""
    mask, carried = frame[head - _MASK : head], frame[head:]
    size = len(carried)
    repeated = (mask * (size // _MASK + 1))[:size]
    bits = int.from_bytes(carried, "big") ^ int.from_bytes(repeated, "big")
    return bits.to_bytes(size, "big")
