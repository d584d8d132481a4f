# tutor: `make run` opens the session, `make test` runs all tests. Both install what is missing.

PREFIX ?= /usr/local
ROOT = $(DESTDIR)$(PREFIX)
SHARE = $(ROOT)/share
MANUALS = $(SHARE)/man/man1
BASH = $(SHARE)/bash-completion/completions
ZSH = $(SHARE)/zsh/site-functions
FISH = $(SHARE)/fish/vendor_completions.d
BUILD = swift build -c release $(STATIC)
ifeq ($(shell uname -s),Linux)
STATIC = --static-swift-stdlib
endif

.PHONY: help run build prepare test check format lint bench package install install-files uninstall clean-state

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

prepare: ## Install missing system packages
	@sh Support/Scripts/prepare

build: prepare ## Build the program in release
	$(BUILD) --product tutor

# Like `make test` it takes the debug configuration, in which what analyses and simulates is optimised
# too: a release build of the parser library takes three times as long.
run: prepare ## Build and open the session
	@swift build --product tutor
	@"$$(swift build --show-bin-path)/tutor"

test: prepare ## Run all tests
	@Support/Scripts/prepare-browser
	@Support/Scripts/readers > /dev/null
	@Support/Scripts/test

check: ## Check what one is changing: layout, build, scenarios, examples
	@Support/Scripts/check

# The scenario programs and the rules' sources keep the layout they were written in.
FORMATTED = find Package.swift Sources Support/Benchmarks Support/Calibration Support/Distribution Tests -name '*.swift' -not -path '*/Scenarios/*' -not -path '*/Programs/*' -not -path '*/RuleSources/*' \
	-not -path '*/Compiling/*'

lint: ## Check the formatting
	$(FORMATTED) -print0 | xargs -0 swift format lint --strict

format: ## Format the sources
	$(FORMATTED) -print0 | xargs -0 swift format format --in-place

bench: build ## Measure the analysis beside parsing and swift format lint, the session and the simulator
	$(BUILD) --product parse-only
	$(BUILD) --product analysis-bench
	$(BUILD) --product session-bench
	@bin="$$($(BUILD) --show-bin-path)"; "$$bin/analysis-bench" "$$bin/tutor" "$$bin/parse-only"
	@bin="$$($(BUILD) --show-bin-path)"; "$$bin/session-bench" "$$bin/tutor"
	@"$$($(BUILD) --show-bin-path)/tutor" bench

package: ## Build a release archive and a .deb of this system in .build/package
	@sh Support/Scripts/prepare libxml2-dev liblzma-dev zlib1g-dev
	@Support/Scripts/package

install: build ## Copy the program, its content, manual page and completions to PREFIX
	@$(MAKE) --no-print-directory install-files PROGRAM="$$($(BUILD) --show-bin-path)/tutor"

# Copies a program that is built already. DESTDIR goes before PREFIX, for packages.
install-files:
	install -d "$(ROOT)/bin" "$(SHARE)/tutor" "$(MANUALS)" "$(BASH)" "$(ZSH)" "$(FISH)"
	install -m 755 "$(PROGRAM)" "$(ROOT)/bin/tutor"
	cp -R Lessons Exercises $(wildcard Words) "$(SHARE)/tutor/"
	install -d "$(SHARE)/tutor/Support"
	cp -R Support/Interfaces Support/Schemas Support/Calibration "$(SHARE)/tutor/Support/"
	install -d "$(SHARE)/tutor/Tests/AnalysisTests" "$(SHARE)/tutor/Documentation"
	cp -R Tests/AnalysisTests/Scenarios "$(SHARE)/tutor/Tests/AnalysisTests/"
	cp -R Documentation/calibration Documentation/semantics.md "$(SHARE)/tutor/Documentation/"
	"$(PROGRAM)" manual > "$(MANUALS)/tutor.1"
	"$(PROGRAM)" --generate-completion-script bash > "$(BASH)/tutor"
	"$(PROGRAM)" --generate-completion-script zsh > "$(ZSH)/_tutor"
	"$(PROGRAM)" --generate-completion-script fish > "$(FISH)/tutor.fish"

uninstall: ## Remove what install copied; progress stays
	rm -f "$(ROOT)/bin/tutor" "$(MANUALS)/tutor.1" "$(BASH)/tutor" "$(ZSH)/_tutor" "$(FISH)/tutor.fish"
	rm -rf "$(SHARE)/tutor"
