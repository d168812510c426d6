"""`saqqara backup`, `restore` and `ratings`: for whoever keeps a server."""

from pathlib import Path

from saqqara.cli.command import Given
from saqqara.cli.extras import require
from saqqara.cli.serve import NEEDED, settings_of
from saqqara.text import Texts


def run_backup(given: Given, texts: Texts) -> int:
    require(NEEDED, "server")
    from saqqara.server.backup import backup

    file = given.words[0]
    tables = backup(settings_of(given).database_url(), Path(file))
    print(texts.say("cli-backup-done", file=file, tables=tables))
    return 0


def run_restore(given: Given, texts: Texts) -> int:
    require(NEEDED, "server")
    from saqqara.server.backup import restore
    from saqqara.server.settings import prepare_folder

    settings = settings_of(given)
    prepare_folder(settings.data)
    file = given.words[0]
    tables = restore(Path(file), settings.database_url())
    print(texts.say("cli-restore-done", file=file, tables=tables))
    return 0


def run_ratings(given: Given, texts: Texts) -> int:
    """All ratings anew from the raw results."""
    require(NEEDED, "server")
    from saqqara.server.scoring import recompute
    from saqqara.server.store import Store

    store = Store(settings_of(given).database_url())
    try:
        games = store.write_now(recompute)
    finally:
        store.close()
    print(texts.say("cli-ratings-done", games=games))
    return 0
