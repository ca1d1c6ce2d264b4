# Everything works on a fresh machine with Python 3.11+, pip and make. A C compiler makes the engine fast. Node and a
# browser are used if they are there or can be had.

VENV          := .venv
BIN           := $(VENV)/bin
INSTALLED     := $(VENV)/.installed
ENGINE_LIST   := build/engine.list
ENGINE_BUILT  := build/engine.built
ENGINE        := src/lisboa/engine src/lisboa/bots
ENGINE_BINARY := $(shell find $(ENGINE) -name '*.so')
# Components are not compiled, but mypyc copies their constants into the engine.
WEB_LIST      := build/web.list
WEB_BUILT     := build/web.built
WEB_CHECKED   := build/web.checked
WEB_FILES     := $(sort $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/lisboa/text/*/*.ftl))
ENGINE_FILES  := $(sort $(shell find $(ENGINE) src/lisboa/components -name '*.py'))

# More than there are cores here: many tests wait for clocks, databases and browsers.
PYTEST_WORKERS ?= 3
PYTEST_ARGS    ?=
FUZZ_SECONDS   ?= 600
API_EXAMPLES   ?= 200
ORACLE_ARGS    ?=
CHAOS_ARGS     ?=
ATTACK_ARGS    ?=
AGAINST        ?=
BENCH_ARGS     ?=
LOAD_ARGS      ?=
GOLDEN_ARGS    ?=
PLAY_ARGS      ?=
WINDOWS_ARGS   ?=

export LISBOA_COMPILE ?= auto
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Two makes at once in one work tree wait for each other instead of building over each other.
LOCK := $(if $(shell command -v flock 2>/dev/null),flock -o .make.lock)

# The tests insist on the compiled engine wherever it was compiled.
PYTEST = if ls src/lisboa_engine__mypyc.*.so >/dev/null 2>&1; then export LISBOA_EXPECT_COMPILED=1; fi; \
         $(BIN)/python -m pytest -n $(PYTEST_WORKERS) --dist worksteal

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web browser test test-long test-fast fuzz fuzz-api oracle chaos attack golden rules-docs api-docs screenshots windows lint types imports format compile bench load install \
        clean distclean web-check \
        always

help: ## say what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

play: web compile ## play in the browser (PLAY_ARGS=--help)
	@$(BIN)/lisboa play $(PLAY_ARGS)

# What goes before the tests is done two things at a time, so that no core waits for the other's compiler.
TOGETHER = $(MAKE) --no-print-directory --jobs=2 --output-sync=target

test: install ## everything that must pass before a commit is merged
	@$(TOGETHER) lint types imports compile web-check web browser
	@$(PYTEST) -m "not long" $(PYTEST_ARGS)

test-long: compile web browser ## what takes long: whole games in browsers, databases that go away, thousands of solo games
	@$(PYTEST) -m long $(PYTEST_ARGS)

test-fast: install ## the same without import rules, browsers and slow tests, in about a minute and a half
	@$(TOGETHER) lint types compile web
	@$(PYTEST) -m "not slow" $(PYTEST_ARGS)

fuzz: compile ## play random games with all laws checked: make fuzz FUZZ_SECONDS=600
	@$(BIN)/python -m tests.fuzz.run --seconds $(FUZZ_SECONDS)

fuzz-api: compile ## every operation of the API with 200 requests that fit its description and 200 that do not (API_EXAMPLES=200)
	@LISBOA_API_EXAMPLES=$(API_EXAMPLES) $(BIN)/python -m pytest -n $(PYTEST_WORKERS) -q tests/server/test_fuzzed_api.py

oracle: compile ## compare the engine with an independent reading of the rules in 2,000 tight positions (ORACLE_ARGS=--help)
	@$(BIN)/python -m tests.slow $(ORACLE_ARGS)

chaos: compile ## kill servers, cut databases, fill disks while people play (CHAOS_ARGS=--help)
	@$(BIN)/python -m tests.chaos $(CHAOS_ARGS)

attack: compile ## what one stranger can do to a server, on loopback: make attack AGAINST=http://127.0.0.1:8000 (ATTACK_ARGS=--help)
	@$(BIN)/python -m tests.attack $(if $(AGAINST),--against $(AGAINST)) $(ATTACK_ARGS)

golden: compile ## record the golden games anew and say what changed (GOLDEN_ARGS=--help)
	@$(BIN)/python -m tools.golden $(GOLDEN_ARGS)

lint: install ## ruff: rules and format
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "not formatted: run make format"; exit 1; }

format: install ## let ruff put imports and layout right
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format --quiet .

types: install ## mypy --strict
	@$(BIN)/mypy --no-error-summary

imports: install ## who may import whom (import-linter)
	@$(BIN)/lint-imports > build/imports.log 2>&1 || { cat build/imports.log; exit 1; }

bench: compile ## speed: make bench BENCH_ARGS=--json
	@$(BIN)/lisboa bench $(BENCH_ARGS)

load: compile ## many tables at once on a server, measured: make load LOAD_ARGS="--database postgresql"
	@$(BIN)/python -m benchmarks.load $(LOAD_ARGS)

rules-docs: compile ## docs/rules: draw its pictures and fill in tables and examples anew
	@$(BIN)/python -m tools.make_rules

screenshots: compile web browser ## the pictures of the README anew
	@$(BIN)/python -m tools.screenshots

windows: compile web browser ## pictures of the table in every window (WINDOWS_ARGS="--all FOLDER")
	@$(BIN)/python -m tools.windows $(WINDOWS_ARGS)

api-docs: compile ## the API's description and examples, docs/api/openapi.json, tables of the guides, the client's types
	@$(BIN)/python -m tools.api_docs
	@$(BIN)/python tools/build_web.py api-types

clean: ## remove what was built (the engine's binaries, caches)
	@rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .benchmarks
	@rm -rf src/lisboa/server/client
	@rm -f src/lisboa_engine__mypyc.*.so
	@find $(ENGINE) -name '*.so' -delete
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove the virtual environment too
	@rm -rf $(VENV) web/node_modules .make.lock

# The work is done by a second make that starts only when it has the lock, and so sees what another one has built.
install: ## the virtual environment with everything in it
	@mkdir -p build
	@$(LOCK) $(MAKE) -s --no-print-directory $(INSTALLED)

compile: install ## compile the engine if a C compiler is there (LISBOA_COMPILE=0: remove the binaries)
	@$(LOCK) $(MAKE) -s --no-print-directory $(ENGINE_BUILT)
	@if [ -e $(ENGINE_BUILT) ]; then echo "engine: compiled (mypyc)"; fi

$(INSTALLED): pyproject.toml constraints.txt setup.py tools/make_venv.sh
	@[ -x $(BIN)/python ] && $(BIN)/python -m pip --version >/dev/null 2>&1 || tools/make_venv.sh $(VENV)
	@echo "installing what we need into $(VENV)"
	@rm -rf build/lib.* build/temp.* # objects of another compiler version or other flags look up to date
	@$(BIN)/python -m pip install -qq -c constraints.txt setuptools
	@LISBOA_COMPILE=0 $(BIN)/python -m pip install -qq -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

web: install ## build the web client into the package
	@$(LOCK) $(MAKE) -s --no-print-directory $(WEB_BUILT)

web-check: install ## the client's sources: types, lint, import order, unit tests, accessibility, layout
	@$(LOCK) $(MAKE) -s --no-print-directory $(WEB_CHECKED)

browser: ## a Chromium for the tests: that of the machine, else Debian's
	@tools/get_browser.sh

$(WEB_LIST): always
	@mkdir -p build
	@echo '$(WEB_FILES)' | cmp -s - $@ || echo '$(WEB_FILES)' > $@

$(WEB_BUILT): $(WEB_FILES) $(WEB_LIST) tools/build_web.py $(if $(wildcard src/lisboa/server/client/index.html),,always)
	@$(BIN)/python tools/build_web.py > build/web.log 2>&1 || { cat build/web.log; exit 1; }
	@touch $@
	@echo "web client: built"

$(WEB_CHECKED): $(WEB_FILES) $(WEB_LIST) docs/api/openapi.json
	@$(BIN)/python tools/build_web.py check > build/web-check.log 2>&1 || { cat build/web-check.log; exit 1; }
	@touch $@

# Changes when a source is added or removed, which the sources' dates do not show.
$(ENGINE_LIST): always
	@mkdir -p build
	@echo '$(ENGINE_FILES)' | cmp -s - $@ || echo '$(ENGINE_FILES)' > $@

# An uncompiled engine leaves no mark, so that the next make looks for a compiler again. setup.py says which it is, and
# removes binaries that no longer fit their sources.
$(ENGINE_BUILT): $(ENGINE_FILES) $(ENGINE_LIST) $(INSTALLED) setup.py $(if $(ENGINE_BINARY),,always) \
                 $(if $(filter 0,$(LISBOA_COMPILE)),always)
	@rm -f $@
	@$(BIN)/python setup.py --quiet build_ext --inplace > build/engine.log || { cat build/engine.log; exit 1; }
	@if ls src/lisboa_engine__mypyc.*.so >/dev/null 2>&1; then touch $@; fi
