# Every target sets up what it needs in .venv; run it again at any time, nothing is done twice.

.DEFAULT_GOAL := help
.PHONY: help setup play test soak mutants check bench load faults pictures films site build ship image cluster clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo 'ARGS="..." passes arguments on. PYTHON=... names the interpreter (3.11 or newer).'
	@echo 'SAQQARA_PURE=1 does not compile. SAQQARA_NO_APT=1 never calls apt-get.'

setup: ## Make .venv with all tools and Saqqara, compiled where possible
	@scripts/setup.sh
	@.venv/bin/python -I -c 'from saqqara.build_info import version_line; print(version_line())'

play: ## Open the table server here; GAME=imhotep plays that game in the terminal instead
	@scripts/setup.sh
	@.venv/bin/saqqara $(if $(GAME),play $(GAME),serve) $(ARGS)

test: ## Run all tests, on the compiled package and on the plain source
	@scripts/test.sh $(ARGS)

mutants: ## Plant mistakes in the rules, one at a time, and see which test notices each
	@scripts/setup.sh tools
	@.venv/bin/python scripts/mutants.py $(ARGS)

soak: ## Test at length what is drawn at random, with other seeds in every run (hours)
	@scripts/soak.sh $(ARGS)

check: site ## Check style and types, of the browser client too; links and pages by building the website
	@scripts/setup.sh tools
	@scripts/web.sh
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/python scripts/shell.py
	@find src -name '*.py' | xargs wc -l | awk '$$2 != "total" && $$1 > 450 { print "long: " $$2 " has " $$1 " lines: is it about one thing?" }'
	PATH="$$PWD/.venv/bin:$$PATH" npm run --silent --prefix web check

bench: ## Measure the speed of the engine
	@scripts/setup.sh
	@.venv/bin/saqqara bench $(ARGS)

load: ## Measure the table server under load, beside boardgame.io (needs node and npm)
	@scripts/setup.sh tools
	@scripts/setup.sh
	@PYTHONPATH=tests .venv/bin/python -m load.run $(ARGS)

faults: ## Take every part of a server away in turn while games run: is anything lost?
	@scripts/setup.sh tools
	@scripts/services.sh postgresql redis faketime
	@scripts/setup.sh
	@PYTHONPATH=tests .venv/bin/python -m load.faults $(ARGS)

pictures: ## Take pictures of every page of the browser client into build/pictures
	@scripts/setup.sh tools
	@scripts/services.sh chromium
	@scripts/setup.sh
	@PYTHONPATH=tests .venv/bin/python -m web.screenshots

films: ## Film all games in a browser: sheets into docs/pictures/stage; ARGS=--play, docs/pictures/films
	@scripts/setup.sh tools
	@scripts/services.sh chromium
	@scripts/setup.sh
	@PYTHONPATH=tests .venv/bin/python scripts/filmstrip.py $(ARGS)

site: ## Build the website of docs/ into build/site; warnings are errors
	@scripts/setup.sh site
	@scripts/web.sh
	@PYTHONPATH=src NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict >build/site.log 2>&1 || { cat build/site.log; exit 1; }
	@echo "site: build/site/index.html"

build: ## Build the packages of a release into dist/: sdist, pure wheel, compiled wheel
	@scripts/dist.sh $(ARGS)

ship: build ## Install the built wheel where there is nothing but Python, play and serve
	@.venv/bin/python -I scripts/ship.py $(ARGS)
	@.venv/bin/python -I scripts/ship_debian.py

image: ## Build the image of a server and play there in a browser (needs podman; deploy/try-image.sh tells more)
	@scripts/setup.sh tools
	@scripts/services.sh chromium
	@deploy/try-image.sh

cluster: ## Play one game on two servers behind a proxy, killing each in turn; PROXY=nginx, usually caddy
	@scripts/setup.sh tools
	@scripts/services.sh postgresql redis $(or $(PROXY),caddy)
	@scripts/setup.sh
	@PYTHONPATH=tests .venv/bin/python scripts/cluster.py --proxy $(or $(PROXY),caddy)

clean: ## Remove everything the other targets made, .venv too
	rm -rf .venv build dist src/*.egg-info src/saqqara/server/web/client web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +
