"""Compiles lisboa.engine and lisboa.bots with mypyc where that is possible; everything else is in pyproject.toml.

LISBOA_COMPILE decides:
  auto  (default) compile if mypyc and a C compiler that can build Python extensions are there, else do not
  1     compile, and fail if something needed is missing
  0     do not compile
Once compiling has begun, an error is an error in every mode: an engine that silently stays 20 times slower,
or a binary of yesterday's source, costs more than a failed build.

A wheel holds the web client too, built with Node (see tools/build_web.py). LISBOA_WEB=0 builds one
without it.

LISBOA_OPT is the C optimisation level (default 3); `make clean compile LISBOA_OPT=0` builds quicker.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
COMPILED = [SOURCE / "lisboa" / "engine", SOURCE / "lisboa" / "bots"]
GROUP = "lisboa_engine"

# mypyc type-checks everything when it is called, so commands that only ask for metadata must not call it.
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


class BuildWithRules(build_py):
    """The server shows the rules: a wheel has the pages of docs/rules, an editable install finds them."""

    def run(self) -> None:
        """Copy them beside the modules."""
        super().run()
        if not self.editable_mode:
            pages = Path(self.build_lib) / "lisboa" / "rule_pages"
            shutil.copytree(ROOT / "docs" / "rules", pages, ignore=shutil.ignore_patterns("*.toml"), dirs_exist_ok=True)
            shutil.copy(ROOT / "docs" / "notation.md", pages)


COMMANDS = {"build_py": BuildWithRules}


class CannotCompileError(Exception):
    """Why the engine stays uncompiled, in words for the user."""


def compiled_modules() -> list[Path]:
    """All modules but the packages' __init__: the engine's can so say whether the rest is compiled."""
    return [path for folder in COMPILED for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]


def remove_binaries(keep: list[Path]) -> None:
    """Delete in-place binaries except those of the modules given: Python would prefer them to the sources."""
    for folder in COMPILED:
        for path in [*folder.rglob("*.so"), *folder.rglob("*.pyd")]:
            if path.with_name(path.name.split(".")[0] + ".py") not in keep:
                path.unlink()
    if not keep:
        for path in SOURCE.glob(f"{GROUP}__mypyc.*"):
            path.unlink()


def compiler_works(command: list[str]) -> bool:
    """Whether this compiler finds Python.h (Debian has it in a package of its own)."""
    includes = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint lisboa_probe(void) { return PY_VERSION_HEX != 0; }\n")
        search = [f"-I{path}" for path in sorted(includes)]
        build = [*command, *search, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(build, capture_output=True, check=False).returncode == 0


def choose_compiler() -> None:
    """Set $CC to a compiler that works, or raise CannotCompileError."""
    if os.name == "nt":
        return  # setuptools finds Visual C++ by itself
    asked = os.environ.get("CC")
    candidates = [asked] if asked else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    present = [name for name in candidates if shutil.which(shlex.split(name)[0])]
    if not present:
        raise CannotCompileError("no C compiler found")
    for name in present:
        if compiler_works(shlex.split(name)):
            os.environ["CC"] = name
            return
    raise CannotCompileError(
        f"the C compiler ({present[0]}) cannot build Python extensions (Debian, Ubuntu: install python3-dev)"
    )


def engine_extensions() -> list[Extension]:
    """The extension modules of the engine, or CannotCompileError."""
    if os.environ.get("LISBOA_COMPILE") == "0":
        raise CannotCompileError("LISBOA_COMPILE=0")
    if os.name == "nt" and os.environ.get("LISBOA_COMPILE") != "1":
        raise CannotCompileError("on Windows it is compiled only with LISBOA_COMPILE=1")
    choose_compiler()
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise CannotCompileError("mypyc is not installed") from error

    print("engine: compiling with mypyc, which takes a while", file=sys.stderr)
    # Strict checking is the business of `make types`. Here only the engine's own errors count: an isolated
    # build has none of the packages that the modules around it import.
    options = ["--config-file=", "--follow-imports=silent"]
    extensions: list[Extension] = mypycify(
        [*options, *(str(path.relative_to(ROOT)) for path in compiled_modules())],
        opt_level=os.environ.get("LISBOA_OPT", "3"),
        debug_level="0",
        group_name=GROUP,
    )
    return extensions


def build_web_client() -> None:
    """Build the client into the package; in the work tree `make web` does it."""
    if os.environ.get("LISBOA_WEB") == "0" or not {"bdist_wheel", "build", "install"}.intersection(sys.argv[1:]):
        return
    sys.path.insert(0, str(ROOT / "tools"))
    from build_web import CannotBuildError, build

    try:
        build()
    except CannotBuildError as reason:
        # pip hides what is printed, and a wheel without pages would be a surprise.
        sys.exit(f"web client: {reason} (LISBOA_WEB=0 builds a wheel without pages)")


def main() -> None:
    """Build with the engine compiled, or without and say so."""
    if not BUILD_COMMANDS.intersection(sys.argv[1:]):
        setup(cmdclass=COMMANDS)
        return
    os.chdir(ROOT)
    build_web_client()
    try:
        extensions = engine_extensions()
    except CannotCompileError as reason:
        if os.environ.get("LISBOA_COMPILE") == "1":
            sys.exit(f"engine: cannot be compiled, {reason}")
        remove_binaries(keep=[])
        print(f"engine: UNCOMPILED, {reason}: everything works, slower", file=sys.stderr)
        setup(cmdclass=COMMANDS)
        return
    except SystemExit:  # mypyc found errors and has printed them
        remove_binaries(keep=[])
        raise
    remove_binaries(keep=compiled_modules())
    try:
        setup(ext_modules=extensions, cmdclass=COMMANDS)
    except BaseException:
        remove_binaries(keep=[])
        raise


main()
