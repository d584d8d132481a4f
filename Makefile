# tutor: `make run` opens the session, `make test` runs all tests. Both install what is missing.

PREFIX ?= /usr/local
BUILD = swift build -c release $(STATIC)
ifeq ($(shell uname -s),Linux)
STATIC = --static-swift-stdlib
endif

.PHONY: help run build prepare test format lint bench install clean-state

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

prepare: ## Install missing system packages
	@sh scripts/prepare

build: prepare ## Build the program in release
	$(BUILD) --product tutor

run: build ## Build and open the session
	@"$$($(BUILD) --show-bin-path)/tutor"

test: prepare ## Run all tests
	swift test

# The scenario programs and the rules' sources keep the layout they were written in.
FORMATTED = find Package.swift Sources Benchmarks Tests -name '*.swift' -not -path '*/Scenarios/*' -not -path '*/Programs/*' -not -path '*/RuleSources/*' \
	-not -path '*/Compiling/right/*' -not -path '*/Compiling/wrong/*'

lint: ## Check the formatting
	$(FORMATTED) -print0 | xargs -0 swift format lint --strict

format: ## Format the sources
	$(FORMATTED) -print0 | xargs -0 swift format format --in-place

bench: build ## Measure the analysis beside parsing and swift format lint, then the simulator
	$(BUILD) --product parse-only
	$(BUILD) --product analysis-bench
	@bin="$$($(BUILD) --show-bin-path)"; "$$bin/analysis-bench" "$$bin/tutor" "$$bin/parse-only"
	@"$$($(BUILD) --show-bin-path)/tutor" bench

install: build ## Copy the program and its content to PREFIX
	install -d "$(PREFIX)/bin" "$(PREFIX)/share/tutor"
	install -m 755 "$$($(BUILD) --show-bin-path)/tutor" "$(PREFIX)/bin/tutor"
	cp -R Lessons Exercises Interfaces "$(PREFIX)/share/tutor/"
