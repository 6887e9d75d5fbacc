"""A line to the server on which more is told than happened: for scenes that are rare in play."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from playwright.sync_api import WebSocketRoute

from kaper.server.scenes import Listener
from kaper.testing.browser import Visitor
from kaper.testing.visitors import Object, json_int, json_list, json_object


def decide(visitor: Visitor) -> None:
    """Choose something at random and confirm it, however long that takes."""
    if visitor.select():
        visitor.find("confirm").click()


def tells(
    events: Sequence[tuple[str, Object]], over: Object | None = None
) -> Callable[[WebSocketRoute], None]:
    """After the first action these events are told too, and from then on nothing more.

    `over` is the result with which the game ends there.
    """

    def follow(page: WebSocketRoute) -> None:
        acted = told = False
        listener = Listener()
        server = page.connect_to_server()

        def say(message: str | bytes) -> None:
            nonlocal acted
            acted = acted or '"type":"act"' in str(message)
            server.send(message)

        def hear(message: str | bytes) -> None:
            nonlocal told
            # An update as what it comes to: what is added here would not be known to the next one.
            heard = listener.hear(message)
            if heard["type"] == "situation":
                if told:
                    return
                if acted and heard["happenings"]:
                    told = True
                    _add(heard, events, over)
            page.send(json.dumps(heard))

        page.on_message(say)
        server.on_message(hear)

    return follow


def _add(situation: Object, events: Sequence[tuple[str, Object]], over: Object | None) -> None:
    happenings = json_list(situation["happenings"])
    first = json_int(json_object(happenings[-1])["index"]) + 1
    happenings += [
        {"index": first + place, "at": 0, "key": key, "args": args}
        for place, (key, args) in enumerate(events)
    ]
    if over is not None:
        situation.update(result=over, decision=None, waiting=[])
