"""What is in deploy/: it can be read, and names only what there is: options, paths, metrics."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import yaml

from saqqara.cli.commands import COMMANDS
from saqqara.cli.parse import check_positionals, parse
from saqqara.server.parts import Parts
from saqqara.server.settings import PORT, Settings
from saqqara.server.web.app import make_app
from saqqara.server.web.measures import Totals

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = ("saqqara.service", "saqqara-backup.service", "saqqara-backup.timer")
USER = 10001


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def manifests() -> list[dict[str, Any]]:
    names = ("kubernetes/saqqara.yaml", "kubernetes/secret.example.yaml")
    return [each for name in names for each in yaml.safe_load_all(read(name))]


def of_kind(kind: str) -> list[dict[str, Any]]:
    return [each for each in manifests() if each["kind"] == kind]


def compose(name: str) -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load(read(name))["services"]
    return services


def everything() -> list[Path]:
    return [path for path in sorted(DEPLOY.rglob("*")) if path.is_file()]


def check_command(words: list[str]) -> None:
    """`saqqara WORDS` is a call that the command line takes."""
    (command,) = [each for each in COMMANDS if each.name == words[0]]
    check_positionals(command, parse(words[1:], command))


def paths_of_the_server() -> set[str]:
    class Unbuilt:
        settings = Settings(Path("nowhere"))

    return {route.path for route in make_app(cast(Parts, Unbuilt())).routes}


# ---- everywhere


def test_settings_in_the_environment_exist() -> None:
    options = {option.name for command in COMMANDS for option in command.options}
    known = {"SAQQARA_" + name[2:].upper().replace("-", "_") for name in options}
    known |= {
        "SAQQARA_SERVERS",  # of the Caddyfile, set in compose.cluster.yaml
        "SAQQARA_REQUIRE_COMPILED",  # of setup.py
    }
    for path in everything():
        assert set(re.findall(r"SAQQARA_[A-Z_]+", path.read_text("utf-8"))) <= known, path


def test_what_proxies_and_probes_ask_for_is_served() -> None:
    told = {word for path in everything() for word in re.findall(r"/\w+z\b", path.read_text())}
    assert told == {"/healthz", "/readyz"}
    assert told | {"/metrics"} <= paths_of_the_server()


def test_the_page_about_hosting_names_what_there_is() -> None:
    page = (DEPLOY.parent / "docs" / "hosting.md").read_text("utf-8")
    named = set(re.findall(r"\bdeploy/[\w./-]*\w", page))
    assert len(named) >= 5
    assert [name for name in sorted(named) if not (DEPLOY.parent / name).exists()] == []
    assert set(re.findall(r"`(saqqara_\w+)`", page)) == metrics_of_the_server()


# ---- the image


def test_the_image_does_not_run_as_root() -> None:
    text = read("Containerfile")
    _, last = text.rsplit("\nFROM ", 1)
    assert f"\nUSER {USER}:{USER}\n" in last
    assert "HEALTHCHECK" in last
    assert f"\nEXPOSE {PORT}\n" in last
    assert "SAQQARA_REQUIRE_COMPILED=1" in text
    for call in ("ENTRYPOINT", "CMD"):
        assert re.search(rf'^{call} \["', last, re.MULTILINE)
    check_command(["serve"])


def test_nothing_of_this_machine_gets_into_the_image() -> None:
    ignored = (DEPLOY.parent / ".dockerignore").read_text("utf-8").splitlines()
    assert {".git", ".venv", "build", "saqqara-data", "**/node_modules"} <= set(ignored)


# ---- compose


@pytest.mark.parametrize("name", ["compose.yaml", "compose.cluster.yaml"])
def test_servers_of_compose(name: str) -> None:
    for service in compose(name).values():
        if service["image"] != "saqqara":
            continue
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert (DEPLOY / service["build"]["context"]).resolve() == DEPLOY.parent
        assert (DEPLOY.parent / service["build"]["dockerfile"]).is_file()
        check_command(service.get("command", ["serve"]))


def test_the_cluster_of_compose() -> None:
    services = compose("compose.cluster.yaml")
    servers = [name for name in services if name.startswith("server")]
    assert len(servers) == 2
    assert services["proxy"]["environment"]["SAQQARA_SERVERS"].split() == [
        f"{name}:{PORT}" for name in servers
    ]
    for name in servers:
        assert services[name]["environment"]["SAQQARA_PROXIES"] == "1"
        assert services[name]["environment"]["SAQQARA_NO_WORKER"] == "1"
    assert services["worker"]["environment"]["SAQQARA_NO_WORKER"] == "0"
    asked = set(re.findall(r"\$\{(\w+):\?", read("compose.cluster.yaml")))
    given = set(re.findall(r"^(\w+)=", read("cluster.env.example"), re.MULTILINE))
    assert asked == given
    for mounted in services["proxy"]["volumes"]:
        if mounted.startswith("./"):
            assert (DEPLOY / mounted.split(":")[0]).is_file()


def test_the_proxy_keeps_metrics_inside() -> None:
    text = read("Caddyfile")
    assert "respond /metrics 404" in text
    assert "reverse_proxy {$SAQQARA_SERVERS}" in text
    assert text.count("{") == text.count("}")


# ---- systemd


def unit(name: str) -> dict[str, list[str]]:
    """The values of each key, in order; sections do not matter to us."""
    found: dict[str, list[str]] = {}
    for line in read(f"systemd/{name}").splitlines():
        if line and not line.startswith(("#", "[")):
            key, equals, value = line.partition("=")
            assert equals, line
            found.setdefault(key, []).append(value)
    return found


@pytest.mark.parametrize("name", UNITS)
def test_units_say_what_they_are(name: str) -> None:
    text = read(f"systemd/{name}")
    assert text.startswith(f"# /etc/systemd/system/{name}: ")
    assert unit(name)["Description"]


def test_the_server_of_systemd() -> None:
    (start,) = unit("saqqara.service")["ExecStart"]
    program, *words = shlex.split(start)
    assert program.endswith("/bin/saqqara")
    check_command(words)


def test_the_backup_of_systemd() -> None:
    first = unit("saqqara-backup.service")["ExecStart"][0]
    shell, flag, script = shlex.split(first)
    assert (shell, flag) == ("/bin/sh", "-c")
    words = shlex.split(script.replace("%%", "%"))
    assert words[:2] == ["exec", unit("saqqara.service")["ExecStart"][0].split()[0]]
    check_command(["backup", "".join(words[3:])])
    folder = unit("saqqara-backup.service")["StateDirectory"][0]
    assert f"/var/lib/{folder}/" in script


def test_both_services_are_hardened_alike() -> None:
    server, backup = unit("saqqara.service"), unit("saqqara-backup.service")
    for key in server:
        if key.startswith(("Protect", "Private", "Restrict", "SystemCall", "Memory", "Lock", "No")):
            assert server[key] == backup[key], key
    assert server["User"] == backup["User"] == ["saqqara"]
    assert "u saqqara " in read("systemd/saqqara.sysusers")


# ---- Kubernetes


def containers(deployment: dict[str, Any]) -> Iterator[dict[str, Any]]:
    pod = deployment["spec"]["template"]["spec"]
    yield from [*pod["initContainers"], *pod["containers"]]


def test_every_manifest_has_a_name_of_its_own() -> None:
    names = [(each["kind"], each["metadata"]["name"]) for each in manifests()]
    assert len(names) == len(set(names))
    assert all(each["apiVersion"] for each in manifests())
    kinds = {"ConfigMap", "Secret", "Deployment", "Service", "Ingress", "PodDisruptionBudget"}
    assert {kind for kind, _ in names} == kinds


def test_deployments() -> None:
    servers, workers = of_kind("Deployment")
    assert servers["spec"]["replicas"] == 2
    for deployment, component in ((servers, "server"), (workers, "worker")):
        labels = deployment["spec"]["template"]["metadata"]["labels"]
        assert deployment["spec"]["selector"]["matchLabels"] == labels
        assert labels["app.kubernetes.io/component"] == component
        pod = deployment["spec"]["template"]["spec"]
        assert pod["securityContext"]["runAsNonRoot"] is True
        assert pod["securityContext"]["runAsUser"] == USER
        volumes = {volume["name"] for volume in pod["volumes"]}
        for container in containers(deployment):
            assert container["securityContext"]["readOnlyRootFilesystem"] is True
            assert container["securityContext"]["allowPrivilegeEscalation"] is False
            assert {mount["name"] for mount in container["volumeMounts"]} <= volumes
        (main,) = pod["containers"]
        check_command(main["args"])


def test_probes() -> None:
    (server,) = of_kind("Deployment")[0]["spec"]["template"]["spec"]["containers"]
    asked = {
        kind: server[f"{kind}Probe"]["httpGet"]["path"]
        for kind in ("startup", "liveness", "readiness")
    }
    assert asked == {"startup": "/healthz", "liveness": "/healthz", "readiness": "/readyz"}
    (port,) = server["ports"]
    assert (port["name"], port["containerPort"]) == ("http", PORT)


def test_everything_that_is_referred_to_is_there() -> None:
    known = {(each["kind"], each["metadata"]["name"]) for each in manifests()}
    for deployment in of_kind("Deployment"):
        pod = deployment["spec"]["template"]["spec"]
        for source in pod["containers"][0]["envFrom"]:
            ((kind, named),) = source.items()
            assert (
                {"configMapRef": "ConfigMap", "secretRef": "Secret"}[kind],
                named["name"],
            ) in known
        secrets = [
            volume["secret"]["secretName"] for volume in pod["volumes"] if "secret" in volume
        ]
        assert [("Secret", name) in known for name in secrets] == [True]
    (ingress,) = of_kind("Ingress")
    (rule,) = ingress["spec"]["rules"]
    for path in rule["http"]["paths"]:
        assert ("Service", path["backend"]["service"]["name"]) in known
    (settings,) = of_kind("ConfigMap")
    assert settings["data"]["SAQQARA_ORIGIN"] == f"https://{rule['host']}"
    assert all(isinstance(value, str) for value in settings["data"].values())
    service = next(each for each in of_kind("Service") if "selector" in each["spec"])
    labels = of_kind("Deployment")[0]["spec"]["template"]["metadata"]["labels"]
    assert service["spec"]["selector"] == labels


# ---- Grafana


def metrics_of_the_server() -> set[str]:
    """The names in measures.py; of counters with the ending that Prometheus sees."""
    from saqqara.server.web import measures

    source = Path(measures.__file__).read_text("utf-8")
    assert Totals.__name__ in source
    gauges = set(re.findall(r'Gauge\("(saqqara_\w+)"', source))
    counters = set(re.findall(r'\("(saqqara_\w+)", "', source)) - gauges
    assert len(gauges) >= 3
    assert len(counters) >= 4
    return gauges | {f"{name}_total" for name in counters}


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    dashboard = json.loads(read("grafana/saqqara.json"))
    shown = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"saqqara_\w+", target["expr"])
    }
    assert shown == metrics_of_the_server()
    (asked,) = [each for each in dashboard["templating"]["list"] if each["type"] == "query"]
    assert set(re.findall(r"saqqara_\w+", asked["query"]["query"])) <= shown


def test_panels_do_not_lie_on_each_other() -> None:
    taken: set[tuple[int, int]] = set()
    panels = json.loads(read("grafana/saqqara.json"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    for panel in panels:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken
        assert max(x for x, _ in cells) < 24
        taken |= cells
