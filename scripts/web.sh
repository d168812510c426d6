#!/bin/sh
# Builds the browser client into the package, with the Node that pip brought into .venv.
# Does nothing when nothing has changed.
set -eu
cd "$(dirname "$0")/.."

me=setup
log=build/web.log
mkdir -p build
. scripts/common.sh

PATH="$PWD/.venv/bin:$PATH"
export PATH

# All that the client is made of.
fingerprint() {
    find web src/saqqara/locales -type f \
        ! -path 'web/node_modules/*' ! -path 'web/src/styles/fonts/*' -print0 |
        LC_ALL=C sort -z | xargs -0 cksum | cksum
}

stamp=.venv/web.stamp
before=$(fingerprint)
if [ -f src/saqqara/server/web/client/index.html ] && [ "$before" = "$(cat "$stamp" 2>/dev/null)" ]; then
    exit 0
fi

say "building the browser client"
: >"$log"
# Not `npm ci`: it refuses a lock that leaves out the native parts for other systems.
install_packages() {
    for pause in 3 15 none; do # a registry may be out of reach for a moment
        npm install --prefix web --no-save --no-audit --no-fund >>"$log" 2>&1 </dev/null && return
        [ "$pause" = none ] || sleep "$pause"
    done
    tail -n 15 "$log" >&2
    fail "the packages of web/package-lock.json could not be installed (all of it: $log)"
}
packages=$(cksum <web/package-lock.json)
if [ "$packages" != "$(cat .venv/web-packages.stamp 2>/dev/null)" ] || [ ! -d web/node_modules ]; then
    install_packages
    printf '%s\n' "$packages" >.venv/web-packages.stamp
fi
npm run --prefix web build >>"$log" 2>&1 </dev/null || {
    tail -n 30 "$log" >&2
    fail "the browser client could not be built (all of it: $log)"
}
printf '%s\n' "$before" >"$stamp"
