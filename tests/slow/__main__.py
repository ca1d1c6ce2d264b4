"""`python -m tests.slow --positions N --seed S`: the slow checker looks at tight positions. `make oracle` calls it."""

from __future__ import annotations

import argparse
import secrets
import sys

from tests.slow.agreement import Disagreement, run_forced


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.slow", description=__doc__)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=None, help="repeats a run; the default is a fresh one")
    asked = parser.parse_args()
    seed = secrets.randbelow(10**9) if asked.seed is None else asked.seed
    print(f"{asked.positions} tight positions with seed {seed}", flush=True)
    try:
        print(run_forced(seed, asked.positions))
    except Disagreement as trouble:
        print(trouble)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
