"""A TLS server on this machine with certificates of its own, and notices to send to it."""

import datetime
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from saqqara.server.notices.errors import NoticeError
from saqqara.server.notices.guard import IP
from saqqara.server.notices.notice import Notice

HOST = "hooks.example.org"
OK = b"HTTP/1.1 204 No Content\r\n\r\n"
Talk = Callable[[ssl.SSLSocket], object]
Send = Callable[..., int]

TURN = Notice(
    table_id="t-17",
    game="imhotep",
    ply=42,
    name="Anna",
    table_name="Sunday round",
    url="https://play.example.org/t/t-17",
    kind="turn",
    language="en",
)


def is_loopback(ip: IP) -> bool:
    """The only addresses of these tests."""
    return ip.is_loopback


# ---- certificates


class Authority:
    """Signs certificates that only a context of its own trusts."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Test authority")])
        constraint = x509.BasicConstraints(ca=True, path_length=None)
        builder = self.builder(self.name, self.key.public_key())
        self.certificate = builder.add_extension(constraint, critical=True).sign(
            self.key, hashes.SHA256()
        )

    def builder(
        self, subject: x509.Name, key: ec.EllipticCurvePublicKey
    ) -> x509.CertificateBuilder:
        now = datetime.datetime.now(datetime.UTC)
        return (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(self.name)
            .public_key(key)
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
        )

    def client_context(self) -> ssl.SSLContext:
        pem = self.certificate.public_bytes(Encoding.PEM).decode()
        return ssl.create_default_context(cadata=pem)

    def server_context(self, host: str, folder: Path) -> ssl.SSLContext:
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
        names = x509.SubjectAlternativeName([general_name(host)])
        builder = self.builder(subject, key.public_key()).add_extension(names, critical=False)
        certificate = builder.sign(self.key, hashes.SHA256())
        pem = folder / f"{host}.pem"
        pem.write_bytes(
            key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
            + certificate.public_bytes(Encoding.PEM)
        )
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(pem)
        return context


def general_name(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(host))
    except ValueError:
        return x509.DNSName(host)


# ---- the server


@dataclass
class Server:
    port: int
    requests: list[bytes] = field(default_factory=list)


@contextmanager
def serving(context: ssl.SSLContext, talk: Talk) -> Iterator[Server]:
    """Every connection's request is kept, then *talk* answers it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = Server(listener.getsockname()[1])
        thread = threading.Thread(target=serve, args=(listener, context, talk, server))
        thread.start()
        try:
            yield server
        finally:
            listener.shutdown(socket.SHUT_RDWR)
            thread.join()


def serve(listener: socket.socket, context: ssl.SSLContext, talk: Talk, server: Server) -> None:
    while True:
        try:
            plain, _ = listener.accept()
        except OSError:  # shut down
            return
        with plain:
            try:
                with context.wrap_socket(plain, server_side=True) as sock:
                    server.requests.append(read_request(sock))
                    talk(sock)
            except OSError:  # the client has had enough
                continue


def read_request(sock: ssl.SSLSocket) -> bytes:
    data = b""
    while b"\r\n\r\n" not in data:
        data += sock.recv(65536) or b"\r\n\r\n"
    head, _, body = data.partition(b"\r\n\r\n")
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            while len(body) < int(line.split(b":")[1]):
                body += sock.recv(65536)
    return head + b"\r\n\r\n" + body


def answer(data: bytes) -> Talk:
    def talk(sock: ssl.SSLSocket) -> None:
        sock.sendall(data)

    return talk


# ---- sending to it


def home(host: str) -> list[str]:
    assert host == HOST
    return ["127.0.0.1"]


def failure(send: Send, *args: object, **options: object) -> NoticeError:
    with pytest.raises(NoticeError) as caught:
        send(*args, **options)
    assert "/hook" not in str(caught.value)
    return caught.value
