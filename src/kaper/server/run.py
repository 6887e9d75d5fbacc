"""Starting the server: on this machine for play, or for hosting."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from kaper.kernel.errors import BadSetup, KaperError
from kaper.server.front import Front
from kaper.server.settings import Settings

PORT = 8137


def listen(host: str, port: int | None) -> socket.socket:
    """A socket to serve on: at this port, or at ours, or where it is taken at any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (PORT, 0) if port is None else (port,):
        server = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":
            server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            server.bind((host, wanted))
        except (OSError, OverflowError) as error:
            server.close()
            if port is not None:
                raise BadSetup(f"cannot serve on {host} port {port}: {error}") from error
        else:
            return server
    raise BadSetup(f"no port is free on {host}")


def address(server: socket.socket) -> str:
    host, port = server.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - compared
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def config(front: Front, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        front,
        ws="websockets-sansio",
        ws_max_size=settings.max_message * 4,
        # A message is small, and packing each would cost more than sending it.
        ws_per_message_deflate=False,
        # Addresses may hold secrets until they are exchanged: they go into no log.
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def tune() -> None:
    """Settings of the interpreter that suit a server; only for a process of its own."""
    # Positions are plain data without cycles: everybody waits while the collector looks for some.
    # It looks at few new things at a time, and very seldom at all that has lasted.
    gc.freeze()
    gc.set_threshold(5_000, 4, 2_500)
    # The thread that writes to disk must get its turn while others are served.
    sys.setswitchinterval(0.0005)


def serve(
    settings: Settings, host: str = "127.0.0.1", port: int | None = None, *, browser: bool = False
) -> None:
    """Serve until interrupted."""
    listening = listen(host, port)
    front = Front(settings)
    where = address(listening)

    def welcome() -> None:
        print(f"Kaper: {where}", flush=True)  # noqa: T201 - the one thing to know
        if browser and _has_browser():
            webbrowser.open(where)

    run(uvicorn.Server(config(front, settings)), front, listening, welcome)


def run(
    server: uvicorn.Server,
    front: Front,
    listening: socket.socket,
    welcome: Callable[[], None],
) -> None:
    """Serve in a process of its own until interrupted; `welcome` is called once it answers."""
    factory = server.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=factory) as runner:
        runner.run(_serve(server, front, listening, welcome))


async def _serve(
    server: uvicorn.Server, front: Front, listening: socket.socket, welcome: Callable[[], None]
) -> None:
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        await asyncio.to_thread(welcome)
        try:
            await front.ready()
            tune()
        except KaperError:
            server.should_exit = True
            await serving
            raise
    await serving


def _has_browser() -> bool:
    """Without a screen, the one found would be a text browser that takes the terminal over."""
    if os.environ.get("KAPER_NO_BROWSER"):
        return False
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in {"win32", "darwin"} or bool(screen)
