"""The service worker as it is sent: with every build of the client, and of the page that it keeps, it is a new one."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

from lisboa.server.client_files import ClientFile, client_files, packed, page
from lisboa.server.offline_page import offline_page
from lisboa.server.problems import no_such
from lisboa.text.catalogue import LOCALES

NAME: Final = "service-worker.js"
PLACEHOLDER: Final = b"__BUILD__"


@cache
def service_worker() -> ClientFile:
    """With the name of this build, which becomes that of its cache. All files of the client are named in its page."""
    file = client_files().get(NAME)
    if file is None:
        raise no_such("file")
    parts = [page().tag, file.tag, *(offline_page(language)[0].tag for language in LOCALES)]
    build = hashlib.sha256("".join(parts).encode()).hexdigest()[:12]
    return packed(file.content.replace(PLACEHOLDER, build.encode()), ".js")
