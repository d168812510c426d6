"""`saqqara admin`: people and tables, for whoever runs a server."""

import time
from typing import Any, Final

from saqqara.cli.command import Given
from saqqara.cli.extras import require
from saqqara.cli.keep import existing_database
from saqqara.cli.output import print_json, print_table, safe_line
from saqqara.cli.serve import NEEDED, settings_of
from saqqara.cli.values import bad_input, closest
from saqqara.text import Texts

LISTS: Final = ("list", "tables", "reports")
DEEDS: Final = ("ban", "unban", "reset-password", "delete", "close")


def run(given: Given, texts: Texts) -> int:
    require(NEEDED, "server")
    action = given.words[0]
    subject = given.words[1] if len(given.words) > 1 else ""
    if action not in (*LISTS, *DEEDS):
        near = closest(action, (*LISTS, *DEEDS)) or ", ".join((*LISTS, *DEEDS))
        raise bad_input("cli-error-admin-action", action=action, near=near)
    if action in DEEDS and not subject:
        raise bad_input("cli-error-admin-subject", action=action)
    from saqqara.server.migrate import migrate
    from saqqara.server.store import Store

    store = Store(existing_database(settings_of(given)))
    try:
        migrate(store.engine)
        if action in LISTS:
            found = listed(store, action, subject)
        else:
            found = done(store, action, subject)
    finally:
        store.close()
    if "--json" in given.flags:
        print_json(found)
    elif action == "list":
        show_people(found, texts)
    elif action == "tables":
        show_tables(found, texts)
    elif action == "reports":
        show_reports(found, texts)
    else:
        tell(action, found, texts)
    return 0


def listed(store: Any, action: str, text: str) -> Any:
    from saqqara.cli import administration

    units = {
        "list": administration.people,
        "tables": administration.tables,
        "reports": administration.reports,
    }
    return store.write_now(lambda c: units[action](c, text))


def done(store: Any, action: str, subject: str) -> dict[str, Any]:
    from saqqara.cli import administration
    from saqqara.server import leaving

    now = time.time()

    def unit(connection: Any) -> dict[str, Any]:
        if action == "close":
            administration.close(connection, subject, now)
            return {"table": subject}
        row = administration.person(connection, subject)
        found = {"id": row.id, "name": row.name, "login": row.login}
        if action == "ban":
            administration.ban(connection, row.id, now)
        elif action == "unban":
            administration.unban(connection, row.id)
        elif action == "delete":
            leaving.delete_person(connection, row.id, now)
        else:
            found["password"] = administration.reset_password(connection, row)
        return found

    result: dict[str, Any] = store.write_now(unit)
    return result


def tell(action: str, found: dict[str, Any], texts: Texts) -> None:
    if action == "close":
        print(texts.say("cli-admin-closed", table=found["table"]))
        return
    name = safe_line(found["name"])
    if action == "reset-password":
        print(texts.say("cli-admin-password", login=found["login"], password=found["password"]))
        return
    told = {
        "ban": "cli-admin-banned",
        "unban": "cli-admin-unbanned",
        "delete": "cli-admin-deleted",
    }
    print(texts.say(told[action], name=name, person=found["id"]))


def day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def show_people(found: list[dict[str, Any]], texts: Texts) -> None:
    if not found:
        print(texts.say("cli-admin-nobody"))
        return
    titles = (
        *("cli-admin-column-id", "cli-admin-column-login", "cli-admin-column-name"),
        *("cli-admin-column-since", "cli-admin-column-banned", "cli-admin-column-tables"),
    )
    head = [texts.say(title) for title in titles]
    rows = [
        [
            each["id"],
            each["login"] or "-",
            safe_line(each["name"]),
            day(each["created_at"]),
            texts.say("cli-admin-yes") if each["banned"] else "-",
            str(each["tables"]),
        ]
        for each in found
    ]
    print_table(head, rows, words=5)


def show_tables(found: list[dict[str, Any]], texts: Texts) -> None:
    if not found:
        print(texts.say("cli-admin-no-tables"))
        return
    titles = (
        *("cli-admin-column-id", "cli-admin-column-game", "cli-admin-column-status"),
        *("cli-admin-column-changed", "cli-admin-column-seats"),
    )
    head = [texts.say(title) for title in titles]
    status = {"open": "cli-admin-status-open", "running": "cli-admin-status-running"}
    rows = [
        [
            each["id"],
            each["game"],
            texts.say(status[each["status"]]),
            day(each["updated_at"]),
            safe_line(", ".join(name or "-" for name in each["seats"])),
        ]
        for each in found
    ]
    print_table(head, rows, words=5)


def show_reports(found: list[dict[str, Any]], texts: Texts) -> None:
    if not found:
        print(texts.say("cli-admin-no-reports"))
        return
    titles = (
        *("cli-admin-column-reported", "cli-admin-column-about", "cli-admin-column-by"),
        *("cli-admin-column-table", "cli-admin-column-line", "cli-admin-column-text"),
    )
    head = [texts.say(title) for title in titles]
    rows = [
        [
            day(each["at"]),
            safe_line(f"{each['about']['name']} ({each['about']['id']})"),
            safe_line(f"{each['by']['name']} ({each['by']['id']})"),
            each["table"] or "-",
            safe_line(each["line"]) or "-",
            safe_line(each["text"]) or "-",
        ]
        for each in found
    ]
    print_table(head, rows, words=6)
