#!/bin/sh
# Draws anew, and at length, what `make test` draws once and always alike: every mix of sides and
# set of options, many more examples of hypothesis, games of the naive twins, requests and records
# of the fuzzers, other deals in browsers. Takes hours. Arguments go to pytest.
#
# Environment:
#   SAQQARA_SEED=n    repeats the soak that printed it; with ROUNDS, the first of them
#   ROUNDS=n          so many soaks, each with the next seed
#   JOBS=n            the number of processes
set -eu
cd "$(dirname "$0")/.."

scripts/setup.sh tools
scripts/services.sh postgresql redis chromium
SAQQARA_REQUIRE_COMPILED=${SAQQARA_REQUIRE_COMPILED:-auto} scripts/setup.sh
export PYTHONPYCACHEPREFIX="$PWD/build/pycache" SAQQARA_SOAK=1
unset PYTHONPATH PYTHONDONTWRITEBYTECODE
seed=${SAQQARA_SEED:-$(od -An -N3 -tu4 /dev/urandom | tr -d ' ')}
last=$((seed + ${ROUNDS:-1} - 1))
failed=""

while [ "$seed" -le "$last" ]; do
    echo "soak: SAQQARA_SEED=$seed"
    SAQQARA_SEED=$seed .venv/bin/pytest -n "${JOBS:-auto}" --dist loadgroup --no-loadscope-reorder \
        --timeout 7200 "--hypothesis-seed=$seed" "$@" || failed="$failed $seed"
    seed=$((seed + 1))
done

[ -z "$failed" ] && exit 0
for seed in $failed; do
    echo "soak: failed; to see it again: SAQQARA_SEED=$seed make soak ARGS=\"$*\"" >&2
done
exit 1
