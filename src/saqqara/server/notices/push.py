"""A notice for a browser: encrypted for the subscription (RFC 8291) and signed with the
server's own key (VAPID, RFC 8292).

Only the request is made here. It is sent by `sender.post` like any other: a browser's word
for where its push service is must not be trusted more than a webhook.
"""

import hashlib
import hmac
import os
import tempfile
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Final

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from py_vapid import Vapid02, VapidException

from saqqara.server.notices.errors import NoticeError
from saqqara.server.notices.guard import Address, check_url
from saqqara.server.notices.notice import Notice, words

KEY_FILE: Final = "vapid.pem"
TOKEN_SECONDS: Final = 12 * 3600  # push services refuse more than a day
KEPT_SECONDS: Final = 24 * 3600  # how long a push service tries to reach a browser that is off
TOPIC_CHARACTERS: Final = 32  # the most that RFC 8030 allows
AUTH_BYTES: Final = 16


class VapidKeys:
    """The server's key pair. Browsers subscribe to the public one, so losing it loses them."""

    def __init__(self, private_key: ec.EllipticCurvePrivateKey) -> None:
        self.private_key = private_key


class PushKeys(msgspec.Struct, frozen=True):
    """Of a browser, in base64url."""

    p256dh: str
    auth: str


class PushSubscription(msgspec.Struct, frozen=True):
    """As `PushSubscription.toJSON()` gives it in a browser."""

    endpoint: str
    keys: PushKeys


# ---- the server's keys


def load_or_make_keys(folder: Path) -> VapidKeys:
    """From a file that only the server's user can read; made if there is none."""
    path = folder / KEY_FILE
    if not path.exists():
        make_key_file(path)
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)
    return load_keys(path)


def load_keys(path: Path) -> VapidKeys:
    """From a file that is there; a NoticeError if it holds none."""
    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except (TypeError, ValueError):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        text = f"{path} holds no key for web push"
        raise NoticeError(text, "error-notice-keys", {"file": str(path)})
    return VapidKeys(key)


def make_key_file(path: Path) -> None:
    """Complete or not at all; if another process was faster, its file stays."""
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".vapid-")  # with mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(pem)
        os.link(draft, path)
    except FileExistsError:
        return
    finally:
        Path(draft).unlink()


def webhook_key(keys: VapidKeys, user: str) -> str:
    """With which the notices to a person's program are signed: made of the key of the server,
    so that there is nothing to keep, and all its servers sign alike."""
    secret = keys.private_key.private_numbers().private_value.to_bytes(32, "big")
    return hmac.new(secret, f"webhook|{user}".encode(), hashlib.sha256).hexdigest()


def public_key(keys: VapidKeys) -> str:
    """What a page passes to `pushManager.subscribe` as applicationServerKey."""
    return to_base64(point_of(keys.private_key.public_key()))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# ---- the request


def check_subscription(subscription: PushSubscription) -> Address:
    """Where it leads, if a notice could be sent there. For use when a browser subscribes."""
    receiver_of(subscription)
    address = check_url(subscription.endpoint)
    if address.ip:  # push services have names
        raise unusable()
    return address


def push_request(
    subscription: PushSubscription,
    notice: Notice,
    keys: VapidKeys,
    subject: str,
    *,
    now: float | None = None,
) -> tuple[str, bytes, dict[str, str]]:
    """Address, body and headers for `post`. *subject* is how a push service reaches whoever
    runs this server: mailto:.. or https://.."""
    address = check_subscription(subscription)
    receiver, auth = receiver_of(subscription)
    body = http_ece.encrypt(
        push_payload(notice),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=receiver,
        auth_secret=auth,
        version="aes128gcm",
    )
    expires = int(time.time() if now is None else now) + TOKEN_SECONDS
    headers = {
        "Authorization": vapid_header(keys, address.origin, subject, expires),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Topic": topic_of(notice),
        "Urgency": "normal",
    }
    return subscription.endpoint, body, headers


def push_payload(notice: Notice) -> bytes:
    """For the service worker. Notices with the same tag replace each other on the screen."""
    title, body = words(notice)
    payload = {
        "title": title,
        "body": body,
        "url": notice.url,
        "tag": topic_of(notice),
        "kind": notice.kind,
        "language": notice.language,
    }
    return msgspec.json.encode(payload)


def topic_of(notice: Notice) -> str:
    """One per table: of what waits for a browser that is off, the newest is enough."""
    digest = hashlib.sha256(notice.table_id.encode()).digest()
    return to_base64(digest)[:TOPIC_CHARACTERS]


def vapid_header(keys: VapidKeys, audience: str, subject: str, expires: int) -> str:
    claims = {"aud": audience, "exp": expires, "sub": subject}
    try:
        return str(Vapid02(keys.private_key).sign(claims)["Authorization"])
    except VapidException:
        text = f"{subject!r} is no contact for push services"
        raise NoticeError(text, "error-notice-subject", {"subject": subject}) from None


def receiver_of(subscription: PushSubscription) -> tuple[bytes, bytes]:
    """The browser's public key and its secret."""
    try:
        point = from_base64(subscription.keys.p256dh)
        auth = from_base64(subscription.keys.auth)
        receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise unusable() from None
    if len(auth) != AUTH_BYTES:
        raise unusable()
    return point_of(receiver), auth


def unusable() -> NoticeError:
    return NoticeError("the subscription is not valid", "error-notice-subscription", {})


def to_base64(data: bytes) -> str:
    """Without padding, as browsers want it."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
