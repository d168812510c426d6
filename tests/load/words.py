"""What Redis takes to pass words on: python -m load.words [--servers 20]

A word of a beat's size is said to so many that listen, as servers do; told is the processor time of
Redis for each word delivered, and so how many a second one Redis delivers, as it uses one core.
Words that come one by one cost it most, as each is written to each server by itself.
"""

import argparse
import socket
import sys
import threading

import msgspec
import redis

from load.processes import cpu_of
from saqqara.server.bus import Alive
from services.redis_server import Redis
from services.server import HOST

CHANNEL = "load-words"


def listen(port: int, until: threading.Event) -> None:
    """Reads and throws away, so that what is measured is Redis."""
    with socket.create_connection((HOST, port)) as line:
        line.sendall(f"SUBSCRIBE {CHANNEL}\r\n".encode())
        line.settimeout(0.5)
        while not until.is_set():
            try:
                line.recv(1 << 20)
            except TimeoutError:
                continue


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--servers", type=int, default=20)
    parser.add_argument("--words", type=int, default=5_000)
    parser.add_argument("--together", type=int, default=1, help="said in one go")
    given = parser.parse_args()
    word = msgspec.json.encode(Alive("0" * 16, "10.0.0.1:8078", "host", "0" * 16, 1, True, 3))
    done = threading.Event()
    with Redis() as server, redis.Redis(port=server.port) as client:
        listeners = [
            threading.Thread(target=listen, args=(server.port, done)) for _ in range(given.servers)
        ]
        for each in listeners:
            each.start()
        while client.pubsub_numsub(CHANNEL)[0][1] < given.servers:
            pass
        assert server.process is not None
        before, delivered = cpu_of(server.process.pid), 0
        for _ in range(given.words // given.together):
            with client.pipeline(transaction=False) as many:
                for _ in range(given.together):
                    many.publish(CHANNEL, word)
                delivered += sum(many.execute())
        spent = cpu_of(server.process.pid) - before
        done.set()
        for each in listeners:
            each.join()
    each_us = 1e6 * spent / delivered
    sys.stdout.write(
        f"{delivered} words of {len(word)} bytes delivered to {given.servers}: {each_us:.2f} us of"
        f" Redis each, so {1e6 / each_us:.0f} a second\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
