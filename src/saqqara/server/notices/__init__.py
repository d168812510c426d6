"""Telling people that it is their turn: the outgoing side, without database or web framework.

notice    what is told, and its words
errors    why a notice could not be sent
guard     which addresses we send to: https, public, looked up once
sender    one POST to such an address
formats   a notice for Discord, Slack or a program
push      a notice for a browser (web push)

    post(url, *webhook_body("discord", notice))
    post(*push_request(subscription, notice, keys, "mailto:host@example.org"))

Both block for up to ten seconds: call them in a thread. Who is to be told, and when, is up
to the caller.
"""

from saqqara.server.notices.errors import GoneError, NoticeError
from saqqara.server.notices.formats import FORMATS, webhook_body
from saqqara.server.notices.guard import check_url
from saqqara.server.notices.notice import Notice, words
from saqqara.server.notices.push import (
    PushKeys,
    PushSubscription,
    VapidKeys,
    check_subscription,
    load_or_make_keys,
    public_key,
    push_request,
)
from saqqara.server.notices.sender import post

__all__ = [
    "Notice",
    "words",
    "NoticeError",
    "GoneError",
    "FORMATS",
    "webhook_body",
    "check_url",
    "post",
    "PushKeys",
    "PushSubscription",
    "VapidKeys",
    "check_subscription",
    "load_or_make_keys",
    "public_key",
    "push_request",
]
