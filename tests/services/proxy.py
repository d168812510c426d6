"""The reverse proxies that the documents name, in front of servers on this machine.

with Caddy([8077, 8078]) as proxy:
    httpx.get(proxy.url)

Each takes the very configuration that people copy: deploy/Caddyfile, and the one for nginx in
docs/operations.md. Only names, ports and TLS are those of a test.
"""

import json
import os
import re
import socket
import subprocess
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from services.postgres import another_user
from services.programs import need
from services.server import HOST, Server, ServerFailed

ROOT: Final = Path(__file__).parents[2]


class Proxy(Server):
    """`servers` are ports of this machine."""

    def __init__(self, name: str, servers: Iterable[int]) -> None:
        (self.program,) = need(name)
        super().__init__(name)
        self.servers = [f"{HOST}:{port}" for port in servers]
        self.url = f"http://{HOST}:{self.port}"

    def is_ready(self) -> bool:
        with suppress(OSError), socket.create_connection((HOST, self.port)):
            return True
        return False


class Caddy(Proxy):
    def __init__(self, servers: Iterable[int]) -> None:
        super().__init__("caddy", servers)

    def command(self) -> list[str]:
        """Without the port on which it takes orders: another Caddy here may have it."""
        settings = json.loads(self.adapted()) | {"admin": {"disabled": True}}
        path = self.folder / "caddy.json"
        path.write_text(json.dumps(settings), "utf-8")
        own = [f"XDG_{name}_HOME={self.folder}" for name in ("CONFIG", "DATA")]
        return ["env", *own, str(self.program), "run", "--config", str(path)]

    def adapted(self) -> str:
        told = subprocess.run(
            [self.program, "adapt", "--config", ROOT / "deploy" / "Caddyfile"],
            env=os.environ
            | {"SAQQARA_ORIGIN": self.url, "SAQQARA_SERVERS": " ".join(self.servers)},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if told.returncode != 0:
            raise ServerFailed(f"deploy/Caddyfile: {told.stderr}")
        return told.stdout


class Nginx(Proxy):
    def __init__(self, servers: Iterable[int]) -> None:
        super().__init__("nginx", servers)

    def command(self) -> list[str]:
        path = self.folder / "nginx.conf"
        path.write_text(self.settings(), "utf-8")
        return [str(self.program), "-c", str(path), "-p", str(self.folder), "-e", "stderr"]

    def settings(self) -> str:
        page = (ROOT / "docs" / "operations.md").read_text("utf-8")
        (written,) = re.findall(r"^```nginx\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
        here = written.replace("listen 443 ssl http2;", f"listen {HOST}:{self.port};")
        here = here.replace("http://127.0.0.1:8077;", "http://saqqara;")
        if here.count("http://saqqara;") < 2 or f":{self.port};" not in here:
            raise ServerFailed("docs/operations.md: the example for nginx is not as it was")
        user = another_user()
        servers = "".join(f"server {address};" for address in self.servers)
        return "\n".join(
            [
                f"user {user.pw_name};" if user else "",
                "daemon off; worker_processes 1; pid nginx.pid; events {}",
                "http { access_log off;",
                *(
                    f"{kind}_temp_path {kind};"
                    for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
                ),
                f"upstream saqqara {{ least_conn; {servers} }}",
                here,
                "}",
            ]
        )
