"""Web push: keys, encryption and signature, and the way through the guard."""

import json
import os
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, rsa, utils
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from msgspec.structs import replace

from saqqara.server.notices import push, sender
from saqqara.server.notices.errors import GoneError, NoticeError
from saqqara.server.notices.push import (
    KEY_FILE,
    PushKeys,
    PushSubscription,
    VapidKeys,
    check_subscription,
    load_or_make_keys,
    public_key,
    push_request,
)
from saqqara.server.notices.sender import post
from server.notices.local import HOST, TURN, answer, serving

SUBJECT = "mailto:host@example.org"
NOW = 1_800_000_000
BROWSER = ec.generate_private_key(ec.SECP256R1())
SECRET = bytes(range(16))


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


SUBSCRIPTION = PushSubscription(
    f"https://{HOST}/push/abc?d=e", PushKeys(encoded(point(BROWSER)), encoded(SECRET))
)


@pytest.fixture
def keys(tmp_path: Path) -> VapidKeys:
    return load_or_make_keys(tmp_path)


# ---- the server's keys


def test_keys_are_made_once(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    made = load_or_make_keys(folder)
    path = folder / KEY_FILE
    assert path.stat().st_mode & 0o777 == 0o600
    assert os.listdir(folder) == [KEY_FILE]
    before = path.read_bytes()
    assert public_key(load_or_make_keys(folder)) == public_key(made)
    assert path.read_bytes() == before
    assert public_key(load_or_make_keys(tmp_path)) != public_key(made)


def test_keys_are_made_private_again(tmp_path: Path) -> None:
    made = load_or_make_keys(tmp_path)
    (tmp_path / KEY_FILE).chmod(0o644)
    assert public_key(load_or_make_keys(tmp_path)) == public_key(made)
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o777 == 0o600


def test_the_faster_process_wins(tmp_path: Path) -> None:
    first = load_or_make_keys(tmp_path)
    push.make_key_file(tmp_path / KEY_FILE)
    assert public_key(load_or_make_keys(tmp_path)) == public_key(first)
    assert os.listdir(tmp_path) == [KEY_FILE]


def pem_of(key: ec.EllipticCurvePrivateKey | rsa.RSAPrivateKey) -> bytes:
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"nonsense",
        pem_of(ec.generate_private_key(ec.SECP384R1())),
        pem_of(rsa.generate_private_key(65537, 2048)),
    ],
    ids=["empty", "nonsense", "curve", "rsa"],
)
def test_a_broken_key_file_is_not_replaced(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / KEY_FILE
    path.write_bytes(content)
    with pytest.raises(NoticeError) as caught:
        load_or_make_keys(tmp_path)
    assert caught.value.code == "error-notice-keys"
    assert path.read_bytes() == content


def test_the_public_key_is_a_point(keys: VapidKeys) -> None:
    data = decoded(public_key(keys))
    assert "=" not in public_key(keys)
    assert len(data) == 65
    assert data == point(keys.private_key)


# ---- the request


def test_the_browser_can_read_it(keys: VapidKeys) -> None:
    url, body, headers = push_request(SUBSCRIPTION, TURN, keys, SUBJECT)
    assert url == SUBSCRIPTION.endpoint
    assert headers["Content-Encoding"] == "aes128gcm"
    assert b"Anna" not in body
    plain = http_ece.decrypt(body, private_key=BROWSER, auth_secret=SECRET, version="aes128gcm")
    assert json.loads(plain) == {
        "title": "Your turn: Imhotep",
        "body": "Anna, it is your turn at the table 'Sunday round'.",
        "url": TURN.url,
        "tag": headers["Topic"],
        "kind": "turn",
        "language": "en",
    }


def test_nobody_else_can_read_it(keys: VapidKeys) -> None:
    _, body, _ = push_request(SUBSCRIPTION, TURN, keys, SUBJECT)
    other = ec.generate_private_key(ec.SECP256R1())
    for key, secret in ((other, SECRET), (BROWSER, bytes(16))):
        with pytest.raises(http_ece.ECEException):
            http_ece.decrypt(body, private_key=key, auth_secret=secret, version="aes128gcm")


def test_no_two_requests_are_alike(keys: VapidKeys) -> None:
    bodies = {push_request(SUBSCRIPTION, TURN, keys, SUBJECT)[1] for _ in range(3)}
    assert len(bodies) == 3


def verified(header: str) -> tuple[dict[str, object], dict[str, object], str]:
    """Head and claims of the token, and the key that it names and that has signed it."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    fields = dict(field.strip().split("=", 1) for field in rest.split(","))
    head, claims, signature = fields["t"].split(".")
    raw = decoded(signature)
    assert len(raw) == 64
    halves = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(fields["k"]))
    key.verify(
        utils.encode_dss_signature(*halves),
        f"{head}.{claims}".encode(),
        ec.ECDSA(hashes.SHA256()),
    )
    return json.loads(decoded(head)), json.loads(decoded(claims)), fields["k"]


def test_the_signature_is_ours(keys: VapidKeys) -> None:
    _, _, headers = push_request(SUBSCRIPTION, TURN, keys, SUBJECT, now=NOW)
    head, claims, key = verified(headers["Authorization"])
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims == {"aud": f"https://{HOST}", "exp": NOW + 12 * 3600, "sub": SUBJECT}
    assert key == public_key(keys)


def test_a_changed_token_is_noticed(keys: VapidKeys) -> None:
    _, _, headers = push_request(SUBSCRIPTION, TURN, keys, SUBJECT, now=NOW)
    header = headers["Authorization"]
    claims = header.split(".")[1]
    other = encoded(decoded(claims).replace(b"host@", b"hast@"))
    assert other != claims
    with pytest.raises(InvalidSignature):
        verified(header.replace(claims, other))


def test_the_audience_names_an_odd_port(keys: VapidKeys) -> None:
    there = replace(SUBSCRIPTION, endpoint=f"https://{HOST}:8443/x")
    _, _, headers = push_request(there, TURN, keys, SUBJECT, now=NOW)
    assert verified(headers["Authorization"])[1]["aud"] == f"https://{HOST}:8443"


def test_one_topic_for_each_table(keys: VapidKeys) -> None:
    def topic(table: str, ply: int) -> str:
        notice = replace(TURN, table_id=table, ply=ply)
        return push_request(SUBSCRIPTION, notice, keys, SUBJECT)[2]["Topic"]

    assert topic("a", 1) == topic("a", 2) != topic("b", 1)
    assert len(topic("a", 1)) == 32


@pytest.mark.parametrize("subject", ["", "host@example.org", "http://example.org", "tel:1"])
def test_a_bad_subject(keys: VapidKeys, subject: str) -> None:
    with pytest.raises(NoticeError) as caught:
        push_request(SUBSCRIPTION, TURN, keys, subject)
    assert caught.value.code == "error-notice-subject"


# ---- subscriptions


def test_a_browser_s_json_is_understood() -> None:
    text = (
        '{"endpoint": "https://push.example.org/a", "expirationTime": null,'
        ' "keys": {"p256dh": "BA", "auth": "AA"}}'
    )
    found = msgspec.json.decode(text, type=PushSubscription)
    assert found == PushSubscription("https://push.example.org/a", PushKeys("BA", "AA"))


def test_padding_is_allowed(keys: VapidKeys) -> None:
    padded = PushKeys(*(urlsafe_b64encode(data).decode() for data in (point(BROWSER), SECRET)))
    address = check_subscription(replace(SUBSCRIPTION, keys=padded))
    assert (address.host, address.path) == (HOST, "/push/abc?d=e")


@pytest.mark.parametrize(
    "bad",
    [
        PushKeys("", encoded(SECRET)),
        PushKeys("A", encoded(SECRET)),
        PushKeys("日本", encoded(SECRET)),
        PushKeys(encoded(point(BROWSER)[:-1]), encoded(SECRET)),
        PushKeys(encoded(b"\x04" + bytes(64)), encoded(SECRET)),
        PushKeys(encoded(b"\x04" + b"\xff" * 64), encoded(SECRET)),
        PushKeys(encoded(b"\x00"), encoded(SECRET)),
        PushKeys(encoded(point(BROWSER)), ""),
        PushKeys(encoded(point(BROWSER)), encoded(SECRET[:-1])),
        PushKeys(encoded(point(BROWSER)), encoded(SECRET + b"x")),
    ],
)
def test_bad_keys(keys: VapidKeys, bad: PushKeys) -> None:
    with pytest.raises(NoticeError) as caught:
        push_request(replace(SUBSCRIPTION, keys=bad), TURN, keys, SUBJECT)
    assert caught.value.code == "error-notice-subscription"


@pytest.mark.parametrize(
    ("endpoint", "code"),
    [
        ("http://push.example.org/", "error-notice-https"),
        ("https://127.0.0.1/", "error-notice-range"),
        ("https://[::1]/", "error-notice-range"),
        ("https://169.254.169.254/latest", "error-notice-range"),
        ("https://push.example.org:22/", "error-notice-port"),
        ("https://a@push.example.org/", "error-notice-credentials"),
        ("https://93.184.216.34/", "error-notice-subscription"),
    ],
)
def test_bad_endpoints(keys: VapidKeys, endpoint: str, code: str) -> None:
    with pytest.raises(NoticeError) as caught:
        push_request(replace(SUBSCRIPTION, endpoint=endpoint), TURN, keys, SUBJECT)
    assert caught.value.code == code


# ---- on the wire


@pytest.mark.parametrize("status", [201, 404, 410])
def test_it_is_sent_like_any_other(
    keys: VapidKeys,
    client_context: ssl.SSLContext,
    server_context: ssl.SSLContext,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
) -> None:
    request = push_request(SUBSCRIPTION, TURN, keys, SUBJECT)
    real = sender.open_socket
    with serving(server_context, answer(b"HTTP/1.1 %d X\r\n\r\n" % status)) as server:
        monkeypatch.setattr(sender, "open_socket", lambda *_: real("127.0.0.1", server.port, 5.0))
        options: dict[str, Any] = {
            "resolver": lambda _: ["93.184.216.34"],
            "context": client_context,
        }
        if status == 201:
            assert post(*request, **options) == 201
        else:
            with pytest.raises(GoneError):
                post(*request, **options)
    head, _, body = server.requests[0].partition(b"\r\n\r\n")
    assert body == request[1]
    assert head.startswith(b"POST /push/abc?d=e HTTP/1.1\r\n")
    assert b"\r\nTTL: 86400\r\n" in head
    assert b"\r\nUrgency: normal\r\n" in head
