"""Opening this machine's tables to the network it is in, and closing them, while it serves."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Sequence

import uvicorn

from kaper.server.refusals import refuse

# Nothing is sent there: the system only says from which address it would.
_FAR = ("10.255.255.255", "172.31.255.255", "192.168.255.255", "192.0.2.1")
_DISCARD = 9


def home_addresses() -> list[str]:
    """The addresses of this machine in private networks, as a home has one."""
    found: dict[str, None] = {}
    for far in _FAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((far, _DISCARD))
            except OSError:
                # There is no way there from here.
                continue
            found[asking.getsockname()[0]] = None
    return [text for text in found if _is_at_home(ipaddress.ip_address(text))]


def _is_at_home(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    # An address of the whole internet would let everybody in, not a household.
    return address.is_private and not address.is_loopback and not address.is_link_local


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class Network:
    """The doors of a running server besides the one on its own machine: none until it is opened."""

    def __init__(self, addresses: Callable[[], Sequence[str]] = home_addresses) -> None:
        self._addresses = addresses
        self._server: uvicorn.Server | None = None
        self._port = 0
        self._doors: dict[tuple[str, int], asyncio.Server] = {}
        self._lock = asyncio.Lock()

    def attach(self, server: uvicorn.Server, port: int) -> None:
        """The server whose doors these are; `port` is the one it has on this machine."""
        self._server, self._port = server, port

    @property
    def links(self) -> list[str]:
        """Where others reach it."""
        return [f"http://{host}:{port}" for host, port in self._doors]

    def is_local(self, client: str, reached: str) -> bool:
        """Whether who asks sits at this machine, by where they come from and what they reached."""
        through_a_door = any(reached == host for host, _ in self._doors)
        return is_loopback(client) and not through_a_door

    async def open(self) -> None:
        assert self._server is not None
        async with self._lock:
            known = {host for host, _ in self._doors}
            for host in self._addresses():
                if host not in known:
                    await self._open_at(host, self._server)
        if not self._doors:
            refuse("no-network")

    async def _open_at(self, host: str, server: uvicorn.Server) -> None:
        config = server.config

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg] # as uvicorn makes its own
                config=config,
                server_state=server.server_state,
                app_state=server.lifespan.state,
            )

        loop = asyncio.get_running_loop()
        for port in (self._port, 0):
            try:
                door = await loop.create_server(protocol, host, port, backlog=config.backlog)
            except OSError:
                # Something else has the port there, or the address is gone.
                continue
            self._doors[host, door.sockets[0].getsockname()[1]] = door
            # It closes them all when it ends.
            server.servers.append(door)
            return

    async def close(self) -> None:
        """Let nobody in any more, and see those out who came in."""
        assert self._server is not None
        async with self._lock:
            for door in self._doors.values():
                door.close()
                self._server.servers.remove(door)
            for connection in list(self._server.server_state.connections):
                transport = connection.transport
                if transport.get_extra_info("sockname")[:2] in self._doors:
                    connection.shutdown()
            self._doors.clear()
