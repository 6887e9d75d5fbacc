"""Over HTTP, what is one's own: devices, and all that is kept of whoever asks."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from kaper.server.belongings import my_data
from kaper.server.browsers import Kind, kind_of
from kaper.server.devices import Device
from kaper.server.farewell import delete_person, withdraw_seat_links
from kaper.server.http import NO_STORE, Asked, Limited, address_of
from kaper.server.hub import Hub
from kaper.server.kept import Identity
from kaper.server.pairing import Pairing
from kaper.server.person_messages import (
    CarriedSettings,
    DataDeleted,
    DeleteMyData,
    DeviceJoined,
    DeviceLink,
    DeviceOffer,
    DeviceSecret,
    MyDevice,
    MyDevices,
    NameDevice,
)
from kaper.server.persons import portrait
from kaper.server.refusals import refuse
from kaper.server.serving import Serving


def _kind(request: Asked) -> Kind:
    return kind_of(request.headers.get("user-agent", ""))


def _shown(device: Device, who: Identity | None) -> MyDevice:
    here = who is not None and device.key_hash == who.device
    return MyDevice(
        device.id,
        device.kind.browser,
        device.kind.system,
        device.name,
        here,
        device.since,
        device.seen,
    )


async def _devices(request: Asked, hub: Hub, who: Identity | None) -> list[MyDevice]:
    kept = [] if who is None else await hub.store.devices.of(who.person)
    shown = [_shown(device, who) for device in kept if not device.shut_out]
    if not any(device.here for device in shown):
        kind = _kind(request)
        shown.append(MyDevice("", kind.browser, kind.system, "", here=True, since=0.0, seen=0.0))
    return shown


async def _all_devices(request: Asked, hub: Hub, who: Identity | None) -> Response[MyDevices]:
    link = None if who is None else await Pairing(hub.store.engine).pending(who.person)
    told = MyDevices(await _devices(request, hub, who), link)
    return Response(told, status_code=HTTP_200_OK, headers=NO_STORE)


async def _known(request: Asked, hub: Hub) -> Identity:
    who = await hub.identities.identity(request.scope)
    if who is None:
        refuse("no-such-device")
    return who


# Devices


@get("/api/devices")
async def my_devices(request: Asked, hub: Serving) -> Response[MyDevices]:
    return await _all_devices(request, hub, await hub.identities.identity(request.scope))


@post("/api/devices/{device_id:str}/name")
async def name_device(
    request: Asked,
    device_id: FromPath[str],
    data: JSONBody[NameDevice],
    hub: Serving,
    limiter: Limited,
) -> Response[MyDevices]:
    await limiter.join(address_of(request))
    who = await _known(request, hub)
    await hub.store.devices.rename(who.person, device_id, hub.name(data.name))
    return await _all_devices(request, hub, who)


@post("/api/devices/{device_id:str}/shut-out")
async def shut_out_device(
    request: Asked, device_id: FromPath[str], hub: Serving, limiter: Limited
) -> Response[MyDevices]:
    """At once, wherever it is connected; with all links that it may have kept."""
    await limiter.join(address_of(request))
    who = await _known(request, hub)
    await hub.store.devices.shut_out(who, device_id)
    await hub.devices_changed()
    await withdraw_seat_links(hub, who.person)
    # It may have been this one.
    still = await hub.identities.identity(request.scope)
    answer = await _all_devices(request, hub, still)
    for cookie in [] if still else hub.identities.forgetting(request.scope):
        answer.set_cookie(cookie)
    return answer


# Links


@post("/api/device-link")
async def make_device_link(
    request: Asked, data: JSONBody[CarriedSettings], hub: Serving, limiter: Limited
) -> Response[DeviceLink]:
    await limiter.make(address_of(request))
    portrait(data.portrait)
    visitor = await hub.identities.visitor(request.scope)
    pairing = Pairing(hub.store.engine)
    secret, expires = await pairing.make(visitor.identity, _kind(request), data)
    link = DeviceLink(f"/d#{secret}", expires)
    return Response(link, cookies=visitor.cookies, headers=NO_STORE)


@post("/api/device-link/withdraw")
async def withdraw_device_link(request: Asked, hub: Serving) -> Response[MyDevices]:
    who = await _known(request, hub)
    await Pairing(hub.store.engine).withdraw(who.person)
    return await _all_devices(request, hub, who)


@post("/api/device-link/look", status_code=HTTP_200_OK)
async def look_at_device_link(
    request: Asked, data: JSONBody[DeviceSecret], hub: Serving, limiter: Limited
) -> Response[DeviceOffer]:
    await limiter.join(address_of(request))
    pairing = Pairing(hub.store.engine)
    offer = await pairing.look(data.secret)
    who = await hub.identities.identity(request.scope)
    person = None if who is None else who.person
    if person == offer.person:
        refuse("same-person")
    own = await pairing.holdings(person)
    told = DeviceOffer(
        hub.name(offer.settings.name),
        offer.settings.portrait,
        offer.games,
        [_shown(device, None) for device in offer.devices],
        own.games,
        own.devices,
        offer.expires,
    )
    return Response(told, headers=NO_STORE)


@post("/api/device-link/follow", status_code=HTTP_200_OK)
async def follow_device_link(
    request: Asked, data: JSONBody[DeviceSecret], hub: Serving, limiter: Limited
) -> Response[DeviceJoined]:
    await limiter.join(address_of(request))
    visitor = await hub.identities.visitor(request.scope)
    pairing = Pairing(hub.store.engine)
    settings, rereads = await pairing.follow(data.secret, visitor.identity, _kind(request))
    await hub.persons_changed(rereads)
    return Response(DeviceJoined(settings), cookies=visitor.cookies, headers=NO_STORE)


# Data


@get("/api/my-data")
async def export_my_data(request: Asked, hub: Serving, limiter: Limited) -> Stream:
    """Everything as one JSON, which may be long: it is written while it is read."""
    await limiter.make(address_of(request))
    who = await _known(request, hub)
    devices = await _devices(request, hub, who)
    disposition = {"content-disposition": 'attachment; filename="kaper.json"'}
    return Stream(
        my_data(hub, who, devices),
        media_type="application/json",
        headers={**NO_STORE, **disposition},
    )


@post("/api/my-data/delete", status_code=HTTP_200_OK)
async def delete_my_data(
    request: Asked, data: JSONBody[DeleteMyData], hub: Serving, limiter: Limited
) -> Response[DataDeleted]:
    await limiter.make(address_of(request))
    who = await _known(request, hub)
    if not data.sure:
        refuse("not-sure")
    deleted = await delete_person(hub, who)
    return Response(deleted, cookies=hub.identities.forgetting(request.scope), headers=NO_STORE)


ROUTES = (
    my_devices,
    name_device,
    shut_out_device,
    make_device_link,
    withdraw_device_link,
    look_at_device_link,
    follow_device_link,
    export_my_data,
    delete_my_data,
)
