#!/bin/sh
# Installs what tests run against, unless it is there: `services.sh postgresql redis chromium`.
# tests/services/programs.py knows where to look and what to install. Needs .venv.
# SAQQARA_NO_APT=1 never calls apt-get.
set -eu
cd "$(dirname "$0")/.."

me=services
log=build/services.log
mkdir -p build
. scripts/common.sh

programs() { .venv/bin/python -I tests/services/programs.py "$@"; }

# Debian would start what it installs, and make a database nobody asked for. The two files that
# keep it from that are removed again: what is installed later is not our business.
forbid_daemons() {
    policy=/usr/sbin/policy-rc.d
    cluster=/etc/postgresql-common/createcluster.d/saqqara-tests.conf
    [ ! -e "$policy" ] || policy=
    trap 'rm -f "$cluster" ${policy:+"$policy"}' EXIT
    trap 'exit 1' HUP INT TERM
    mkdir -p "$(dirname "$cluster")"
    echo 'create_main_cluster = false' >"$cluster"
    [ -z "$policy" ] || { printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy"; }
}

packages=$(programs packages "$@")
[ -n "$packages" ] || exit 0
: >"$log"
if can_apt; then
    forbid_daemons
    on_older_systems=$(echo "$packages" | sed 's/chromium-headless-shell/chromium/')
    # One word each.
    # shellcheck disable=SC2086
    apt_install $packages || apt_install $on_older_systems ||
        say "apt-get failed; $log tells why"
fi
programs check "$@"
