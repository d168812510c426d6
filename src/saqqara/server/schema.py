"""The database, table by table. Times are seconds since the epoch.

`plies` is the truth of every game; what a table's row holds besides can be told from it
(ply, due_at) or is not part of the game (seats, clock, proposals). A table's row is also
its own job: `due_at` is when somebody has to look after it (a bot's turn, a deadline), and
`leased_until` keeps two workers from doing so at once.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

# Named constraints, so that migrations can name them too.
NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA: Final = MetaData(naming_convention=NAMES)


# Compared by their numbers, so that an index finds what begins with a text.
PLAIN: Final = String(192).with_variant(String(192, collation="C"), "postgresql")


def user_key(name: str = "user_id", primary: bool = False) -> Column[str]:
    return Column(name, String(32), ForeignKey("users.id"), primary_key=primary, nullable=False)


def table_key(primary: bool = False) -> Column[str]:
    return Column(
        "table_id", String(32), ForeignKey("tables.id"), primary_key=primary, nullable=False
    )


USERS: Final = Table(
    "users",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),  # lower case; null = a guest
    Column("password", String(256)),  # argon2
    Column("language", String(8), nullable=False, server_default="en"),
    Column("settings", Text, nullable=False, server_default="{}"),  # the client's own, JSON
    Column("created_at", Float, nullable=False),
    Column("banned_at", Float),  # null = welcome
    # The name in small letters, to be found by its beginning: letter after letter, whatever the
    # database's language. Null = not told yet; late.py
    Column("key", PLAIN),
    Index("ix_users_key", "key"),
    Index("ix_users_created_at_id", "created_at", "id"),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the holder shows
    user_key(),
    Column("kind", String(8), nullable=False),  # cookie | token
    Column("label", String(64), nullable=False, server_default=""),  # its program or browser
    Column("scope", String(8), nullable=False, server_default="all"),  # read | play | all
    Column("created_at", Float, nullable=False),
    Column("expires_at", Float, nullable=False),
    Index("ix_sessions_user_id", "user_id"),
    Index("ix_sessions_expires_at", "expires_at"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON, complete
    Column("seats", Text, nullable=False),  # JSON
    Column("pace", Text, nullable=False),  # JSON
    Column("status", String(8), nullable=False),  # open | running | over | void
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("substitute", String(32), nullable=False),
    Column("owner", String(32), nullable=False),
    Column(
        "origin", Text, nullable=False, server_default="{}"
    ),  # JSON: fork, import, rematch, family
    Column("secret", LargeBinary(32), nullable=False),  # of the sealed deal; told when over
    Column("salt", String(128), nullable=False, server_default=""),
    Column("deal", Text, nullable=False, server_default="{}"),  # JSON: how it is sealed
    Column("version", Integer, nullable=False),  # raised by every change
    Column("ply", Integer, nullable=False),
    Column("live", Text, nullable=False, server_default="{}"),  # JSON: clock, envelopes, ..
    Column("glance", Text, nullable=False, server_default="{}"),  # JSON; glance.py
    Column("scores", Text, nullable=False, server_default="[]"),  # JSON
    Column("winners", Text, nullable=False, server_default="[]"),
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("updated_at", Float, nullable=False),
    Column("due_at", Float),
    Column("leased_until", Float, nullable=False, server_default="0"),
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_lobby", "public", "status", "updated_at"),
    Index("ix_tables_public_game", "public", "game", "status", "updated_at"),
    Index("ix_tables_owner_status", "owner", "status"),
    Index("ix_tables_status_updated_at", "status", "updated_at", "id"),
)

PLIES: Final = Table(
    "plies",
    METADATA,
    table_key(primary=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # -1 = chance
    Column("word", String(64), nullable=False),
    Column("at", Float, nullable=False),
    # Of the table with this ply: tells who was away which plies were replaced meanwhile.
    Column("version", Integer, nullable=False),
    # What the client called its move, at the last ply of it: a retry finds it here.
    Column("move_id", String(80)),
    UniqueConstraint("table_id", "move_id"),
)

# Who has been at a table: sitting, watching, invited; and what is theirs alone.
VISITS: Final = Table(
    "visits",
    METADATA,
    table_key(primary=True),
    user_key(primary=True),
    Column("seat", Integer, nullable=False),  # -1 = watches
    Column("seen_ply", Integer, nullable=False, server_default="0"),
    Column("notes", Text, nullable=False, server_default=""),
    Column("updated_at", Float, nullable=False),
    Column("over_at", Float),  # of the game; null = not over. For one's own list, see finding.py
    Index("ix_visits_own", "user_id", "over_at", "table_id", "seat"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    table_key(),
    user_key(),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chat_table_id_id", "table_id", "id"),
    Index("ix_chat_user_id", "user_id"),
)

# Whom a person does not want to hear from, nor at the tables they open.
BLOCKS: Final = Table(
    "blocks",
    METADATA,
    user_key(primary=True),
    user_key("other_id", primary=True),
    Column("at", Float, nullable=False),
    Index("ix_blocks_other_id", "other_id"),
)

# What people told whoever runs the server of others; for them to read, nothing follows by itself.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    user_key(),  # who tells
    user_key("other_id"),  # of whom
    Column("table_id", String(32), nullable=False, server_default=""),  # where; may be gone since
    Column("line", Text, nullable=False, server_default=""),  # of the chat, as it was
    Column("text", Text, nullable=False, server_default=""),  # in their own words
    Column("at", Float, nullable=False),
    Index("ix_reports_other_id", "other_id"),
    Index("ix_reports_user_id", "user_id"),
)

UNTOLD: Final = text("box IS NULL")
PEOPLES: Final = text("user_id IS NOT NULL")

# Raw results, kept for good: ratings are computed from them and can be again.
RESULTS: Final = Table(
    "results",
    METADATA,
    table_key(primary=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("user_id", String(32)),  # null = a bot
    Column("bot", String(32), nullable=False, server_default=""),
    Column("place", Integer, nullable=False),  # 1 is best; equals share a place
    Column("score", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    # What follows from the table, so that people's pages need not look at thousands of tables.
    # Null = not told yet; late.py
    Column("box", String(32)),  # that was played: a game, or what is options of it; "" = a what-if
    Column("level", String(32)),  # of the weakest bot, if people were alone against bots; else ""
    Column("public", Boolean),
    Index("ix_results_user_id_at", "user_id", "at"),
    Index("ix_results_shown", "user_id", "public", "at"),
    Index(
        "ix_results_own",
        *("user_id", "box", "level", "game", "place", "score", "at", "table_id"),
        sqlite_where=PEOPLES,
        postgresql_where=PEOPLES,
    ),
    Index("ix_results_untold", "table_id", sqlite_where=UNTOLD, postgresql_where=UNTOLD),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    user_key(primary=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("strength", Float),  # mu - 3 sigma, by which people are told; null = not told yet
    Index("ix_ratings_game_strength", "game", "strength"),
    Index("ix_ratings_user_id", "user_id"),
)

WEBHOOKS: Final = Table(
    "webhooks",
    METADATA,
    user_key(primary=True),
    Column("kind", String(8), nullable=False),  # discord | slack | json
    Column("url", Text, nullable=False),
)

PUSH: Final = Table(
    "push_subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    user_key(),
    Column("subscription", Text, nullable=False),  # JSON
    Index("ix_push_subscriptions_user_id", "user_id"),
)

# Notices to be sent; a row goes when it is no longer true, or with the next turn.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    user_key(),
    table_key(),
    Column("ply", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("due_at", Float, nullable=False),
    Column("leased_until", Float, nullable=False, server_default="0"),
    Column("tries", Integer, nullable=False, server_default="0"),
    UniqueConstraint("user_id", "table_id", "ply"),
    Index("ix_notices_due_at", "due_at"),
)

# A finished game looked at again by the search, once: a job until it is done. review.py
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    table_key(primary=True),
    Column("asked_by", String(32), nullable=False),  # first
    Column("version", Integer, nullable=False),  # of what is found; an older one is made anew
    Column("simulations", Integer, nullable=False),  # for each decision
    Column("status", String(8), nullable=False),  # waiting | done | failed
    Column("looked", Integer, nullable=False, server_default="0"),  # at so many decisions
    Column("decisions", Integer, nullable=False),
    Column("found", Text, nullable=False, server_default="{}"),  # JSON, grows while it waits
    Column("created_at", Float, nullable=False),
    Column("due_at", Float),  # null = nothing is left to do
    Column("leased_until", Float, nullable=False, server_default="0"),
    Index("ix_reviews_due_at", "due_at"),
    Index("ix_reviews_asked_by_status", "asked_by", "status"),
    Index("ix_reviews_created_at", "created_at"),
)

# How far a person is with a chapter of the lessons.
LESSONS: Final = Table(
    "lessons",
    METADATA,
    user_key(primary=True),
    Column("course", String(32), primary_key=True),
    Column("chapter", String(32), primary_key=True),
    Column("step", Integer, nullable=False),  # to go on with
    Column("done_at", Float),  # null = never been through
    Column("updated_at", Float, nullable=False),
)

# Puzzles that a person has tried: the first answer counts.
PUZZLE_TRIES: Final = Table(
    "puzzle_tries",
    METADATA,
    user_key(primary=True),
    Column("puzzle", String(32), primary_key=True),
    Column("course", String(32), nullable=False),
    Column("solved", Boolean, nullable=False),  # at once
    Column("day", String(10), nullable=False, server_default=""),  # whose puzzle it was: a date
    Column("at", Float, nullable=False),
    Index("ix_puzzle_tries_user_id_day", "user_id", "day"),
)

PUZZLE_RATINGS: Final = Table(
    "puzzle_ratings",
    METADATA,
    user_key(primary=True),
    Column("course", String(32), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# What all servers on this database share: see deployment.py.
DEPLOYMENT: Final = Table(
    "deployment",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# What a backup holds: the deployment is its servers', not its people's.
BACKED_UP: Final = tuple(each for each in METADATA.sorted_tables if each is not DEPLOYMENT)
