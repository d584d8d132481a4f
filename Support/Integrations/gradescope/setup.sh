#!/bin/bash
# Gradescope runs this once, when it builds the assignment's image. The zip holds this folder's files
# and a release archive of tutor for Linux (`make package`).
set -euo pipefail
source_folder=${AUTOGRADER_ROOT:-/autograder}/source
tar -xzf "$source_folder"/tutor-*.tar.gz -C "${PREFIX:-/usr/local}" --strip-components=1
