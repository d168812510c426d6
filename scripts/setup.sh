#!/bin/sh
# Makes .venv ready. `setup.sh` installs what building and playing takes, and Saqqara itself: the
# engine compiled where possible, all else as it stands in src (see package.py); `setup.sh tools`
# only the libraries, with those for checks and tests; `setup.sh build` only what packages are made
# with; `setup.sh site` what the website is built with. Does nothing when nothing has changed.
#
# Environment:
#   PYTHON=...                     the interpreter to use, 3.11 or newer
#   SAQQARA_PURE=1                 do not compile
#   SAQQARA_REQUIRE_COMPILED=1     fail rather than install uncompiled; "auto": where a compiler is
#   SAQQARA_NO_APT=1               never call apt-get
set -eu
cd "$(dirname "$0")/.."

what=${1:-package}
venv=.venv
me=setup
log=build/setup.log
mkdir -p build
. scripts/common.sh

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        is_new_enough "$PYTHON" && printf '%s\n' "$PYTHON"
        return
    fi
    for candidate in python3 python3.13 python3.12 python3.11 python3.14; do
        if is_new_enough "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    return 1
}

version_of() { "$1" -c 'import sys; print(sys.version)' 2>/dev/null; }

# A usable environment, and of the interpreter asked for if one was.
venv_fits() {
    current=$(version_of "$venv/bin/python") || return 1
    [ -f "$venv/made.stamp" ] || return 1
    [ -z "${PYTHON:-}" ] || [ "$(version_of "$PYTHON")" = "$current" ]
}

create_venv() { rm -rf "$venv" && "$python" -m venv "$venv" >>"$log" 2>&1; }

make_venv() {
    if [ -n "${PYTHON:-}" ]; then
        python=$(find_python) || fail "PYTHON=$PYTHON is not Python 3.11 or newer"
    else
        python=$(find_python) || { apt_install python3 python3-venv && python=$(find_python); } ||
            fail "Python 3.11 or newer was not found; install it, or name it with PYTHON=..."
    fi
    number=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    say "making an environment in $venv with Python $number"
    create_venv ||
        { { apt_install "python$number-venv" || apt_install python3-venv; } && create_venv; } || {
        rm -rf "$venv"
        fail "Python cannot make a virtual environment; on Debian or Ubuntu: apt-get install python3-venv"
    }
    touch "$venv/made.stamp"
}

pip_install() {
    "$venv/bin/python" -m pip install --no-input --disable-pip-version-check "$@" >>"$log" 2>&1
}

install_tools() {
    say "installing tools and libraries"
    for pause in 3 15 none; do # a registry may be out of reach for a moment
        PIP_DEFAULT_TIMEOUT=${PIP_DEFAULT_TIMEOUT:-60} \
            pip_install --retries 5 "$@" && return
        [ "$pause" = none ] || sleep "$pause"
    done
    tail -n 15 "$log" >&2
    fail "the libraries in requirements/ could not be installed (all of it: $log)"
}

# Two words: is there a C compiler, are there Python's C headers.
native_tools() {
    "$venv/bin/python" -I -c '
import os, shlex, shutil, sysconfig
compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
header = os.path.join(sysconfig.get_path("include"), "Python.h")
print(f"compiler={bool(shutil.which(compiler))} headers={os.path.exists(header)}")'
}

fetch_native_tools() {
    case $(native_tools) in
        "compiler=True headers=True") ;;
        "compiler=True headers=False") apt_install python3-dev || true ;;
        "compiler=False headers=True") apt_install gcc libc6-dev || true ;;
        *) apt_install gcc libc6-dev python3-dev || true ;;
    esac
}

package() { "$venv/bin/python" -I scripts/package.py "$@"; }

# Name, version, requirements and the command `saqqara`, as pip knows them.
install_metadata() {
    known=$(cksum <pyproject.toml)
    if [ "$known" = "$(cat "$venv/metadata.stamp" 2>/dev/null)" ] &&
        grep -qsxF "$PWD/$venv/package" "$venv"/lib/python3*/site-packages/__editable__.saqqara-*.pth; then
        return
    fi
    : >"$log"
    say "installing saqqara"
    rm -f "$venv/package.stamp" # of the time when all of it was copied
    pip_install --no-build-isolation --no-deps --editable . || {
        tail -n 15 "$log" >&2
        fail "saqqara could not be installed (all of it: $log)"
    }
    # pip leads Python to src, where nothing is compiled; package.py makes a folder where it is.
    for path in "$venv"/lib/python3*/site-packages/__editable__.saqqara-*.pth; do
        printf '%s\n' "$PWD/$venv/package" >"$path"
    done
    printf '%s\n' "$known" >"$venv/metadata.stamp"
}

venv_fits || make_venv

# Install the pins of a file, unless they are there.
need() {
    stamp=$venv/$(basename "$1").stamp
    pins=$(cksum <"$1")
    [ "$pins" != "$(cat "$stamp" 2>/dev/null)" ] || return 0
    : >"$log"
    install_tools -r "$1"
    printf '%s\n' "$pins" >"$stamp"
}

need requirements/play.txt
case $what in
    tools) need requirements/dev.txt && exit 0 ;;
    build) need requirements/build.txt && exit 0 ;;
    site) need requirements/site.txt && exit 0 ;;
esac

scripts/web.sh

install_metadata
package --check || [ "${SAQQARA_PURE:-}" = 1 ] || fetch_native_tools
package
