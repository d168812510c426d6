#!/bin/sh
# Runs the tests: all on the installed, compiled package, those of the engine once more on the plain
# source folder. What is drawn at random is the same in every run; scripts/soak.sh draws anew.
# Arguments go to pytest. JOBS=n sets the number of processes.
set -eu
cd "$(dirname "$0")/.."

scripts/setup.sh tools
scripts/services.sh postgresql redis chromium
SAQQARA_REQUIRE_COMPILED=${SAQQARA_REQUIRE_COMPILED:-auto} scripts/setup.sh
# Servers and programs that tests start find their modules ready, whatever the environment says:
# otherwise every one of them would compile every library that it imports.
export PYTHONPYCACHEPREFIX="$PWD/build/pycache"
unset PYTHONPATH PYTHONDONTWRITEBYTECODE
ONCE="arena cli deploy mutants research server table terminal text training web web_contract"
failed=0

run() { .venv/bin/pytest -n "${JOBS:-auto}" --dist loadgroup --no-loadscope-reorder "$@"; }

if [ $# -eq 0 ]; then
    echo "test: the modules of the browser client"
    PATH="$PWD/.venv/bin:$PATH" npm test --silent --prefix web || failed=1
fi

compiled=$(.venv/bin/python -I -c 'from saqqara.build_info import compiled; print(compiled())')
if [ "$compiled" = True ]; then
    echo "test: everything, on the compiled package"
    export SAQQARA_EXPECT=compiled
    run "$@" || failed=1
    # Only the engine is ever compiled: all that plays through it is tested, and once is enough. Nor
    # does the contract need every option by itself twice: the source gets mixes of them, and a
    # third of what is drawn.
    for folder in $ONCE; do set -- "--ignore=tests/$folder" "$@"; done
    export SAQQARA_CASES=again
    echo "test: the engine, on the source folder, not compiled"
else
    echo "test: the compiled package is left out, because there is none (make setup tells why)"
    echo "test: everything, on the source folder, not compiled"
fi
export PYTHONPATH=src SAQQARA_EXPECT=pure
run "$@" || [ "$?$compiled" = 5True ] || failed=1 # 5: of what was asked for, nothing is of the engine
exit $failed
