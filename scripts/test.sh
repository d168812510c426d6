#!/bin/sh
# Runs the tests twice: on the installed, compiled package and on the plain source folder.
# Arguments go to pytest. JOBS=n sets the number of processes.
set -eu
cd "$(dirname "$0")/.."

scripts/setup.sh tools
scripts/services.sh postgresql redis chromium
SAQQARA_REQUIRE_COMPILED=${SAQQARA_REQUIRE_COMPILED:-auto} scripts/setup.sh
export PYTHONDONTWRITEBYTECODE=1
unset PYTHONPATH
failed=0

compiled=$(.venv/bin/python -I -c 'from saqqara.build_info import compiled; print(compiled())')
if [ "$compiled" = True ]; then
    echo "test: the compiled package"
    SAQQARA_EXPECT=compiled .venv/bin/pytest -n "${JOBS:-auto}" "$@" || failed=1
else
    echo "test: the compiled package is left out, because there is none (make setup tells why)"
fi

# Server, browser and research doors are never compiled: once is enough, if that was possible.
# Neither needs the contract every option by itself twice: the source gets mixes of them.
if [ "$compiled" = True ]; then
    set -- --ignore=tests/server --ignore=tests/web --ignore=tests/research "$@"
    export SAQQARA_CASES=few
fi
echo "test: the source folder, not compiled"
PYTHONPATH=src SAQQARA_EXPECT=pure .venv/bin/pytest -n "${JOBS:-auto}" "$@" || failed=1
exit $failed
