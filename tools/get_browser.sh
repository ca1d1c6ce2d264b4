#!/bin/sh
# Sees to it that there is a Chromium for the browser tests; says clearly what to do if there is none to be had.
set -eu

for name in ${LISBOA_CHROMIUM:-chromium chromium-browser google-chrome google-chrome-stable}; do
    if command -v "$name" >/dev/null 2>&1; then
        exit 0
    fi
done

as_root=
if [ "$(id -u)" != 0 ]; then
    as_root="sudo -n"
fi
if command -v apt-get >/dev/null 2>&1 && $as_root true >/dev/null 2>&1; then
    echo "installing Debian's chromium for the browser tests"
    if $as_root apt-get -qq update >/dev/null &&
        DEBIAN_FRONTEND=noninteractive $as_root apt-get -qq install -y --no-install-recommends chromium >/dev/null; then
        exit 0
    fi
fi

echo "error: the browser tests need Chromium or Chrome, and it could not be installed." >&2
echo "       Install it (Debian, Ubuntu: sudo apt install chromium), or name it: LISBOA_CHROMIUM=/path/to/chrome" >&2
exit 1
