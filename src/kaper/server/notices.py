"""Where whoever asks wants to be reminded, over HTTP: a browser's address at its push service."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from kaper.server.http import NO_STORE, Asked, Limited, address_of, person_asking
from kaper.server.http_messages import ForgetPush, PushInfo, SubscribePush
from kaper.server.refusals import refuse
from kaper.server.serving import Serving
from kaper.server.subscriptions import Subscription


@get("/api/push")
async def push_info(hub: Serving) -> Response[PushInfo]:
    push = hub.herald.push
    return Response(PushInfo("" if push is None else push.key), headers=NO_STORE)


@post("/api/push", status_code=HTTP_200_OK)
async def subscribe_push(
    request: Asked, data: JSONBody[SubscribePush], hub: Serving, limiter: Limited
) -> Response[PushInfo]:
    await limiter.make(address_of(request))
    push = hub.herald.push
    if push is None:
        refuse("no-such-page")
    wanted = Subscription(data.endpoint, data.key, data.secret, data.language)
    if not push.fits(wanted):
        refuse("bad-message")
    visitor = await hub.identities.visitor(request.scope)
    await hub.store.subscriptions.add(visitor.identity, wanted)
    return Response(PushInfo(push.key), cookies=visitor.cookies, headers=NO_STORE)


@post("/api/push/forget", status_code=HTTP_200_OK)
async def forget_push(
    request: Asked, data: JSONBody[ForgetPush], hub: Serving, limiter: Limited
) -> Response[PushInfo]:
    await limiter.make(address_of(request))
    person = await person_asking(request, hub)
    if person is not None:
        await hub.store.subscriptions.forget(data.endpoint, person)
    return Response(PushInfo(""), headers=NO_STORE)


ROUTES = (push_info, subscribe_push, forget_push)
