"""`saqqara backup`, `restore` and `ratings`: for whoever keeps a server."""

import sys
from pathlib import Path

from saqqara.cli.command import Given
from saqqara.cli.extras import require
from saqqara.cli.output import complain
from saqqara.cli.serve import NEEDED, settings_of
from saqqara.cli.values import bad_input
from saqqara.server.settings import Settings
from saqqara.text import Texts

PIPE = "-"  # as a FILE: standard input or output


def existing_database(settings: Settings) -> str:
    """Its address; a mistyped --data must not look like a server that is out of order."""
    url = settings.database_url()
    if settings.is_sqlite() and not Path(url.removeprefix("sqlite:///")).exists():
        raise bad_input("cli-error-no-database", place=url.removeprefix("sqlite:///"))
    return url


def run_backup(given: Given, texts: Texts) -> int:
    require(NEEDED, "server")
    from saqqara.server.backup import backup, backup_to

    file = given.words[0]
    database = existing_database(settings_of(given))
    if file == PIPE:
        tables = backup_to(database, sys.stdout.buffer)
        complain(texts.say("cli-backup-streamed", tables=tables))
        return 0
    tables = backup(database, Path(file))
    print(texts.say("cli-backup-done", file=file, tables=tables))
    return 0


def run_restore(given: Given, texts: Texts) -> int:
    require(NEEDED, "server")
    from saqqara.server.backup import check_backup, restore, restore_from
    from saqqara.server.settings import prepare_folder

    file = given.words[0]
    if file != PIPE:
        check_backup(Path(file))
    settings = settings_of(given)
    prepare_folder(settings.data)
    if file == PIPE:
        tables = restore_from(sys.stdin.buffer, settings.database_url())
        print(texts.say("cli-restore-streamed", tables=tables))
        return 0
    tables = restore(Path(file), settings.database_url())
    print(texts.say("cli-restore-done", file=file, tables=tables))
    return 0


def run_ratings(given: Given, texts: Texts) -> int:
    """All ratings anew from the raw results."""
    require(NEEDED, "server")
    from saqqara.server.scoring import recompute
    from saqqara.server.store import Store

    store = Store(existing_database(settings_of(given)))
    try:
        games = store.write_now(recompute)
    finally:
        store.close()
    print(texts.say("cli-ratings-done", games=games))
    return 0
