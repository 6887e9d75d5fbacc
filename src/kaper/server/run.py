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
from dataclasses import replace
from functools import partial

import uvicorn

from kaper.extras import hosting_libraries
from kaper.kernel.errors import BadSetup, KaperError
from kaper.server.connections import protocols, room_for
from kaper.server.front import Front, load
from kaper.server.logs import set_up_logs
from kaper.server.metrics import start_telling
from kaper.server.network import Network
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


def config(app: Front | Callable[[], Front], settings: Settings) -> uvicorn.Config:
    http, sockets = protocols(settings)
    return uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        ws_max_size=settings.max_message * 4,
        # A message is small, and packing each would cost more than sending it.
        ws_per_message_deflate=False,
        # Addresses may hold secrets until they are exchanged: they go into no log.
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def tune() -> None:
    """Settings of the interpreter that suit a server; only for a process of its own."""
    # Positions are plain data without cycles: everybody waits while the collector looks for some.
    # It looks at few new things at a time, and very seldom at all that has lasted.
    gc.freeze()
    gc.set_threshold(10_000, 0, 5_000)
    # The thread that writes to disk must get its turn while others are served.
    sys.setswitchinterval(0.0005)


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    browser: bool = False,
    network: Network | None = None,
    workers: int = 1,
) -> None:
    """Serve until interrupted; with a `network`, whoever sits here may open the tables to it."""
    set_up_logs(as_json=settings.log_json)
    settings = replace(settings, connections=room_for(settings.connections))
    if workers > 1:
        return _serve_with_several(workers, settings, host, port)
    start_telling(settings)
    listening = listen(host, port)

    def welcome() -> None:
        _welcome(listening)
        if browser and _has_browser():
            webbrowser.open(address(listening))

    front = Front(settings, partial(load, network=network))
    server = uvicorn.Server(config(front, settings))
    if network is not None:
        network.attach(server, listening.getsockname()[1])
    return run(server, front, listening, welcome)


def _serve_with_several(workers: int, settings: Settings, host: str, port: int | None) -> None:
    with hosting_libraries():
        from kaper.server.hosting.workers import check, supervise  # noqa: PLC0415
    check(settings)
    listening = listen(host, port)
    supervise(settings, workers, listening, partial(_welcome, listening))


def _welcome(listening: socket.socket) -> None:
    print(f"Kaper: {address(listening)}", flush=True)  # noqa: T201 - the one thing to know


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
