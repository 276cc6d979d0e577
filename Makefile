# make demo: install what is missing, build, turn bundled recordings into entries and toasts
# make test: the same set-up, then all tests
# make deb: a Debian package in .build/deb, with binary, model and units
# make check: format, build, tests: what a commit must pass
# make sanitize: all tests with ThreadSanitizer, then with AddressSanitizer and LeakSanitizer; FILTER=Daemon runs some

SHELL := /bin/bash
.DEFAULT_GOAL := help
PACKAGES := libpocketsphinx-dev libasound2-dev libsqlite3-dev libsndfile1-dev libsamplerate0-dev libical-dev libespeak-ng-dev espeak-ng-data libseccomp-dev libsystemd-dev libblas-dev pkg-config
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
RECORDINGS := Tests/AlbertVoiceTests/Recordings

.PHONY: help demo test check format setup deb sanitize

help:
	@sed -n 's/^# //p' Makefile

setup:
	@command -v swift >/dev/null || { echo "Swift 6.2 or newer is missing: https://www.swift.org/install/linux has it for Debian 12."; exit 3; }
	@missing=$$(for p in $(PACKAGES); do dpkg -s $$p >/dev/null 2>&1 || echo $$p; done); \
	if [ -n "$$missing" ]; then echo "Installing:" $$missing; \
	$(SUDO) apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq --no-install-recommends $$missing >/tmp/albert-apt-$$$$.log 2>&1 \
	|| { echo "apt-get could not install:" $$missing; exit 3; }; fi

demo: setup
	@swift build -c release
	@Scripts/demo .build/release/albert-voiced $(RECORDINGS)

test: setup
	@swift test

deb: setup
	@swift build -c release --product albert-voiced --static-swift-stdlib
	@Service/make-deb .build/release .build/deb

check: setup
	@swift format lint --strict --recursive Sources Tests Package.swift
	@swift test

sanitize: setup
	@Tests/Sanitizers/sanitize $(if $(FILTER),'$(FILTER)')

format:
	@swift format --in-place --recursive Sources Tests Package.swift
