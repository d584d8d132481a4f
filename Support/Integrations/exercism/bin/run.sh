#!/bin/bash
# Exercism's test runner: run.sh SLUG INPUT OUTPUT. INPUT is only read; OUTPUT gets results.json. Ends
# with 0 when the solution was graded, whatever its result. SLUG is an exercise, such as exercise3.
set -uo pipefail
if [ $# -ne 3 ]; then
  echo "usage: run.sh SLUG INPUT OUTPUT" >&2
  exit 64
fi
slug=$1 input=${2%/} output=${3%/}
# The image is read-only but for /tmp and OUTPUT.
export TUTOR_STATE=${TUTOR_STATE:-$(mktemp -d)}
solutions=()
for file in "$input"/*.swift; do
  [ -f "$file" ] && [ "$(basename "$file")" != Package.swift ] && solutions+=("$file")
done
if [ ${#solutions[@]} -eq 0 ]; then
  echo '{"version": 3, "status": "error", "message": "There is no file that ends in .swift."}' \
    > "$output/results.json"
  exit 0
fi
# Twenty seconds are all that the platform gives. The options are words: no quotes are needed.
# shellcheck disable=SC2086
"${TUTOR:-tutor}" grade "${solutions[@]}" --exercise "$slug" --format exercism --timeout 18 \
  --output "$output/results.json" ${TUTOR_OPTIONS:-}
