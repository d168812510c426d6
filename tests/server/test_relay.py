"""The network of tests can stall and be cut, and heals."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from services.relay import Relay
from services.server import HOST

SOON = 0.2
PATIENCE = 20.0


@pytest.fixture
def line() -> Iterator[tuple[Relay, socket.socket, socket.socket]]:
    with ExitStack() as stack:
        listening = stack.enter_context(socket.create_server((HOST, 0)))
        relay = stack.enter_context(Relay(listening.getsockname()[1]))
        near = stack.enter_context(socket.create_connection((HOST, relay.port), PATIENCE))
        far, _ = listening.accept()
        with far:
            far.settimeout(PATIENCE)
            yield relay, near, far


def test_what_stalls_comes_later(line: tuple[Relay, socket.socket, socket.socket]) -> None:
    relay, near, far = line
    near.sendall(b"one")
    assert far.recv(9) == b"one"
    relay.stall()
    near.sendall(b"two")
    far.settimeout(SOON)
    with pytest.raises(TimeoutError):
        far.recv(9)
    far.settimeout(PATIENCE)
    relay.heal()
    assert far.recv(9) == b"two"


def test_what_is_cut_is_reset(line: tuple[Relay, socket.socket, socket.socket]) -> None:
    relay, near, far = line
    near.sendall(b"one")
    assert far.recv(9) == b"one"
    relay.cut()
    with pytest.raises(ConnectionResetError):
        near.recv(9)
    with (
        pytest.raises(ConnectionResetError),
        socket.create_connection((HOST, relay.port), PATIENCE) as again,
    ):
        again.recv(9)
    relay.heal()
    with socket.create_connection((HOST, relay.port), PATIENCE) as again:
        again.settimeout(SOON)
        with pytest.raises(TimeoutError):  # it is open, and nobody says anything
            again.recv(9)
