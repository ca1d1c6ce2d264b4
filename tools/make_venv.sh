#!/bin/sh
# Makes a virtual environment with the first Python >= 3.11 found: tools/make_venv.sh FOLDER
# PYTHON=/path/to/python chooses another one.
set -eu
folder=$1

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

python=
for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if new_enough "$name"; then
        python=$name
        break
    fi
done
if [ -z "$python" ]; then
    echo "error: no Python 3.11 or newer found (looked for: ${PYTHON:-python3, python3.11 to python3.14, python})." >&2
    echo "       Install one, or name it: make PYTHON=/path/to/python3.12 ..." >&2
    exit 1
fi

echo "making $folder with $("$python" --version)"
if "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    "$python" -m venv --clear "$folder"
elif "$python" -c 'import pip, venv' >/dev/null 2>&1; then
    # Debian splits ensurepip off into python3-venv; an installed pip can fill the environment as well.
    "$python" -m venv --clear --without-pip "$folder"
    "$python" -m pip --python "$folder/bin/python" install -qq --disable-pip-version-check pip
else
    echo "error: $("$python" --version) has neither ensurepip nor pip, so it cannot make a virtual environment." >&2
    echo "       On Debian or Ubuntu: sudo apt install python3-venv" >&2
    exit 1
fi
