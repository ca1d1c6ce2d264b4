"""What a passing run has to say: seeds to repeat it and how often each branch was reached, printed at its end.

The order of the tests, and a language for tests of what is said in the reader's.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.dealing import dealt, worth_reading
from tests.marked_language import marked_language

Tell = Callable[[str], None]


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Tell:
    """Say something at the end of the run; it also gets there from the worker processes of pytest-xdist."""
    return lambda text: record_property("told", text)


@pytest.fixture(scope="module")
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A language in which every text begins with a mark."""
    with marked_language(tmp_path_factory.mktemp("language")) as name:
        yield name


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where no test would be taken from."""
    return None if worth_reading(collection_path, config.getoption("markexpr")) else True


@pytest.hookimpl(trylast=True)  # when it is known which tests are slow and which are left out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Several processes share the work fairly."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = dealt(items, workers)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            for name, text in report.user_properties:
                if name == "told":
                    terminalreporter.section(report.nodeid.split("::")[-1], sep="-")
                    terminalreporter.write_line(str(text))
