#!/bin/sh
# Builds the image of deploy/Containerfile and tries the server in it the way it is meant to run:
# not as root, on a root file system that is read-only; then somebody plays there with a browser
# (scripts/smoke.py). `make image` calls it, and makes ready what that takes.
#
# Environment:
#   BASE=debian          make a base image of Debian's packages here, as root and with debootstrap,
#                        where no registry can be reached; any other word is the name of an image
#   ENGINE="podman"      or "docker", with flags of its own ("podman --runtime runc")
#   BUILD_FLAGS, RUN_FLAGS   more flags for `podman build` and `podman run`
#   PORT=8177            a free port on 127.0.0.1
set -eu
cd "$(dirname "$0")/.."

ENGINE=${ENGINE:-podman}
PORT=${PORT:-8177}
IMAGE=${IMAGE:-localhost/saqqara}
BASE=${BASE:-python:3.13-slim}
MOST=200 # MB, as it lies there unpacked
name=saqqara-try-$$

say() { printf 'image: %s\n' "$*"; }

fail() {
    say "$*" >&2
    exit 1
}

end() {
    $ENGINE rm --force "$name" >/dev/null 2>&1 || true
    $ENGINE volume rm --force "$name" >/dev/null 2>&1 || true
}

# Much like python:3.13-slim: a small Debian with Python.
make_base() {
    folder=$(mktemp -d)
    debian=$folder/debian
    debootstrap --variant=minbase --include=python3,python3-venv,ca-certificates trixie "$debian" >"$folder/log" ||
        { tail -n 5 "$folder/log" >&2 && fail "debootstrap failed"; }
    rm -rf "$debian"/var/cache/apt/* "$debian"/var/lib/apt/lists/* \
        "$debian"/usr/share/doc/* "$debian"/usr/share/man/* "$debian"/usr/share/locale/*
    tar -C "$debian" -c . | $ENGINE import --change 'ENV PATH=/usr/sbin:/usr/bin' - localhost/saqqara-base >/dev/null
    rm -rf "$folder"
}

build_flags="--build-arg BASE=$BASE"
if [ "$BASE" = debian ]; then
    $ENGINE image inspect localhost/saqqara-base >/dev/null 2>&1 || { say "making a base image" && make_base; }
    build_flags="--build-arg BASE=localhost/saqqara-base"
    packages="gcc libc6-dev python3-dev"
fi
case $ENGINE in podman*) build_flags="$build_flags --format docker" ;; esac # others know no HEALTHCHECK

say "building $IMAGE"
# shellcheck disable=SC2086  # flags are words
$ENGINE build $build_flags ${packages:+--build-arg BUILD_PACKAGES="$packages"} ${BUILD_FLAGS:-} \
    --file deploy/Containerfile --tag "$IMAGE" .
size=$($ENGINE image inspect --format '{{.Size}}' "$IMAGE" | awk '{ printf "%.0f", $1 / 1e6 }')
say "$IMAGE takes $size MB"
[ "$size" -lt $MOST ] || fail "it should be smaller than $MOST MB"

trap end EXIT
# shellcheck disable=SC2086
start() {
    $ENGINE run --name "$name" --network host --read-only --tmpfs /tmp --cap-drop ALL \
        --security-opt no-new-privileges --volume "$name:/data" \
        --env SAQQARA_HOST=127.0.0.1 --env SAQQARA_PORT="$PORT" ${RUN_FLAGS:-} "$@"
}

get() { python3 -c 'import sys, urllib.request as web; print(web.urlopen(sys.argv[1], timeout=10).read().decode())' "http://127.0.0.1:$PORT$1"; }

say "starting it"
start --detach "$IMAGE" >/dev/null
tries=0
until get /healthz >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ "$tries" -lt 120 ] || { $ENGINE logs "$name" >&2 && fail "it does not answer"; }
    sleep 0.5
done
get /healthz | grep -q '"ok":true' || fail "/healthz is not well"
get /readyz | grep -q '"ok":true' || fail "/readyz is not well"
get / | grep -q '<script type="module"' || fail "the browser client is not there"
get /health | grep -q '(compiled' || fail "the engine is not compiled"
# There is no shell inside. Nothing that was left out may be missed.
inside() { $ENGINE exec "$name" python -c "$1"; }
inside 'import os; assert os.getuid() == 10001 and not os.access("/", os.W_OK) and not os.access("/opt/saqqara", os.W_OK)' ||
    fail "it may do too much"
inside 'import ssl; assert ssl.create_default_context().get_ca_certs()' || fail "it trusts nobody"
inside '
from importlib import import_module as take
from pkgutil import walk_packages
import saqqara.cli, saqqara.server, sqlalchemy.dialects.postgresql.psycopg
for package in (saqqara.cli, saqqara.server):
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if "migrations" not in module.name:
            take(module.name)' || fail "something is missing in it"
$ENGINE exec "$name" saqqara doctor || fail "saqqara doctor finds something wrong"
case $ENGINE in podman*) $ENGINE healthcheck run "$name" || fail "HEALTHCHECK is not well" ;; esac

say "playing there"
PYTHONPATH=src:tests .venv/bin/python scripts/smoke.py "http://127.0.0.1:$PORT" || fail "nobody can play there"

say "ending it"
$ENGINE stop --time 20 "$name" >/dev/null
[ "$($ENGINE inspect --format '{{.State.ExitCode}}' "$name")" = 0 ] || fail "it did not end in good order"
$ENGINE logs "$name" 2>&1 | grep -q "Everything is saved" || fail "it did not say that all is saved"
say "all is well"
