# What an instructor sets for one assignment. The file is sourced by run_autograder.

# The exercise's number, such as 3; empty: each file by its name (exercise3.swift).
exercise=""

# Further options of `tutor grade`. Take --no-compile out where the image has Swift 6.2 or later.
options=(--no-compile --timeout 120)
