#!/bin/sh
# Builds into dist/ what a release is made of, as far as this machine can: the sdist, with the
# browser client inside; from it the pure wheel, without npm or a compiler; and the compiled wheel
# for this system and Python. docs/releasing.md tells who builds the other ones.
# `dist.sh sdist` stops after the first.
#
# Environment, besides that of setup.sh:
#   SAQQARA_HOMEPAGE=...   the address of the repository, for the links of the packages
set -eu
cd "$(dirname "$0")/.."

me=build
log=build/dist.log
mkdir -p build
. scripts/common.sh

scripts/setup.sh build
scripts/web.sh
rm -rf dist build/dist
: >"$log"

# The pinned tools of .venv, which are those that pyproject.toml asks for.
build() {
    .venv/bin/python -m build --no-isolation "$@" >>"$log" 2>&1 </dev/null || {
        tail -n 30 "$log" >&2
        fail "building failed (all of it: $log)"
    }
}

say "the sdist"
build --sdist --outdir dist .
[ "${1:-}" != sdist ] || { ls dist && exit 0; }

say "the pure wheel, from the sdist"
mkdir -p build/dist/source
tar -xzf dist/*.tar.gz -C build/dist/source --strip-components=1
SAQQARA_PURE=1 build --wheel --outdir dist build/dist/source

# In this folder, not from the sdist: what was compiled before need not be compiled again.
say "the compiled wheel"
SAQQARA_REQUIRE_COMPILED=1 build --wheel --outdir build/dist .
case $(uname -s) in
    Linux) # says which systems it runs on: an index takes no wheel that does not
        PATH="$PWD/.venv/bin:$PATH" .venv/bin/auditwheel repair --wheel-dir dist build/dist/*.whl \
            >>"$log" 2>&1 || {
            tail -n 30 "$log" >&2
            fail "the wheel could not be made portable (all of it: $log)"
        } ;;
    *) cp build/dist/*.whl dist ;;
esac
ls dist
