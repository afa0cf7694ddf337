# Ayaz: everything a checkout needs, from a machine that has only Python >= 3.11 (with venv and pip) and make.
#
#   make play    the playground: the real bot in your browser, no account, no token; ARGS=--port=9000 or --fresh goes to it
#   make test    the test suite; ARGS="-k words" goes to pytest
#   make soak    a hundred kills under play, 10,000 forged presses, 1,000 rounds of every level at every table: hours
#   make run     the bot itself; wants DISCORD_TOKEN in the environment or in .env
#   make setup   what the three share: .venv with the locked packages
#   make lint    format, lint and type checks
#   make format  mend what format and lint can mend by themselves
#   make licences  the packages that the bot needs at run time, with their licences
#   make lock    after a change of pyproject.toml: uv.lock and the requirements files (wants uv)
#
# PYTHON=/path/to/python picks the interpreter. Paths here are relative on purpose: make cannot name a file whose path
# has spaces, so the folder that holds the checkout never appears. .venv's own scripts are not used for the same reason.

PYTHON ?=
VENV_PYTHON = .venv/bin/python

.DEFAULT_GOAL = help
.PHONY: help setup play run test soak lint format lock licences

help:
	@sed -n '/^#   make/s/^# *//p' Makefile

setup: .venv/ready
	@echo "ayaz: .venv is ready"

play: .venv/ready
	@exec $(VENV_PYTHON) bot.py --local $(ARGS)

run: .venv/ready
	@exec $(VENV_PYTHON) bot.py

test: .venv/ready
	@exec $(VENV_PYTHON) -m pytest -n auto --dist worksteal $(ARGS)

soak: .venv/ready
	@AYAZ_SOAK_KILLS=$${AYAZ_SOAK_KILLS:-100} $(VENV_PYTHON) -m pytest tests/unit/data/storage/test_crash_safety.py
	@AYAZ_SOAK_PRESSES=$${AYAZ_SOAK_PRESSES:-10000} $(VENV_PYTHON) -m pytest tests/stories/test_forged_presses.py
	@AYAZ_SOAK_ROUNDS=$${AYAZ_SOAK_ROUNDS:-1000} $(VENV_PYTHON) -m pytest -n auto tests/unit/engine/ai $(ARGS)

lint: .venv/ready-to-lint
	$(VENV_PYTHON) -m ruff format --check .
	$(VENV_PYTHON) -m ruff check .
	$(VENV_PYTHON) -m pyright --pythonpath $(VENV_PYTHON)

format: .venv/ready-to-lint
	$(VENV_PYTHON) -m ruff format .
	$(VENV_PYTHON) -m ruff check --fix .

licences: .venv/ready
	@exec $(VENV_PYTHON) -m ops.licences

lock:
	uv lock
	uv export --quiet --locked --no-default-groups --output-file requirements.txt
	uv export --quiet --locked --no-default-groups --extra local --group test --output-file requirements-local.txt
	uv export --quiet --locked --no-default-groups --extra local --group dev --output-file requirements-dev.txt

# Any Python >= 3.11 that has venv and pip. It is asked from / because pyenv and its like read the checkout's
# .python-version, where ">=3.11" means something to uv only.
$(VENV_PYTHON):
	@ask='import ensurepip, sys, venv; print(sys.executable) if sys.version_info >= (3, 11) else sys.exit(1)'; \
	set -- python3.13 python3.12 python3.11 python3.14 python3.15 python3 python; \
	if [ -n "$(PYTHON)" ]; then set -- "$(PYTHON)"; fi; \
	found=; \
	for name in "$$@"; do \
		found=$$( (cd / && "$$name" -c "$$ask") 2>/dev/null || "$$name" -c "$$ask" 2>/dev/null) && break; \
	done; \
	if [ -n "$$found" ]; then \
		echo "ayaz: making .venv with $$found"; \
		"$$found" -m venv --clear .venv; \
	elif [ -z "$(PYTHON)" ] && command -v uv >/dev/null 2>&1; then \
		echo "ayaz: making .venv with uv"; \
		uv venv --quiet --python 3.13 .venv; \
	else \
		echo "ayaz: no Python >= 3.11 with venv and pip among: $$* (Debian and Ubuntu: install python3-venv)" >&2; \
		exit 1; \
	fi

# The marks are written last, so that an interrupted set-up is done again. The interpreter stands beside the lock because
# a Python that was upgraded away leaves a dangling link in .venv.
.venv/ready: uv.lock requirements-local.txt $(VENV_PYTHON)
	@$(call install,--group test,requirements-local.txt)
	@touch .venv/ready

.venv/ready-to-lint: .venv/ready requirements-dev.txt
	@$(call install,--group dev,requirements-dev.txt)
	@touch .venv/ready-to-lint

# Puts the locked packages into .venv: $(1) for uv, $(2) for pip. A uv that is too old for the lock is no reason to stop.
define install
if command -v uv >/dev/null 2>&1; then \
	echo "ayaz: putting the packages of uv.lock into .venv with uv"; \
	if UV_PROJECT_ENVIRONMENT=.venv VIRTUAL_ENV= \
		uv sync --quiet --locked --no-default-groups --extra local $(1) --python $(VENV_PYTHON); \
	then exit 0; fi; \
	echo "ayaz: uv could not; now with pip"; \
fi; \
echo "ayaz: putting the packages of $(2) into .venv with pip; the first time takes a minute"; \
$(VENV_PYTHON) -m pip --version >/dev/null 2>&1 || $(VENV_PYTHON) -m ensurepip >/dev/null; \
$(VENV_PYTHON) -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r $(2)
endef
