# Shared by the scripts beside it, which source it from the root of the project.
# Whoever does sets `me`, the first word of every message, and `log`, a file.

say() { printf '%s: %s\n' "$me" "$*"; }

fail() {
    printf '%s: %s\n' "$me" "$*" >&2
    exit 1
}

# Only as root on a Debian-like system; everywhere else people install packages themselves.
can_apt() {
    [ "${SAQQARA_NO_APT:-}" != 1 ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null
}

apt_install() {
    can_apt || return 1
    say "installing $* with apt-get"
    apt-get update >>"$log" 2>&1 || true
    DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "$@" >>"$log" 2>&1 </dev/null
}
