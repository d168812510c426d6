"""What each service gets, byte by byte, and that names stay names there."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from saqqara.kernel.errors import OptionError
from saqqara.server.notices.errors import NoticeError
from saqqara.server.notices.formats import FORMATS, safe_url, webhook_body
from saqqara.server.notices.notice import LONGEST_NAME, Notice, one_line, words
from saqqara.text import LANGUAGES, Texts
from server.notices.local import TURN

JAPANESE = replace(TURN, language="ja", name="花子", table_name="日曜の会", kind="over")
TEST = Notice("", "", 0, "Anna", "", "https://play.example.org/", "test", "en")
NASTY = replace(
    TURN,
    name="# <@123> @everyone *b* _i_ ~s~ `c` ||x|| [a](https://e.example)",
    table_name="<!channel> & <https://e.example|here>\n> q",
    url="https://play.example.org/t/1?a=b&c=d",
)
JSON_HEADERS = {"Content-Type": "application/json"}


def body_of(kind: str, notice: Notice) -> str:
    body, headers = webhook_body(kind, notice)
    assert headers == JSON_HEADERS
    return body.decode()


# ---- words


@pytest.mark.parametrize(
    ("notice", "title", "body"),
    [
        (TURN, "Your turn: Imhotep", "Anna, it is your turn at the table 'Sunday round'."),
        (
            replace(TURN, kind="over"),
            "Game over: Imhotep",
            "Anna, the game at the table 'Sunday round' is over.",
        ),
        (TEST, "A test from Saqqara", "Anna, this is what your notifications will look like."),
        (JAPANESE, "ゲーム終了: イムホテップ", "花子さん、卓「日曜の会」のゲームが終わりました。"),
        (
            replace(JAPANESE, kind="turn"),
            "あなたの手番です: イムホテップ",
            "花子さん、卓「日曜の会」はあなたの手番です。",
        ),
        (
            replace(JAPANESE, kind="test"),
            "Saqqaraからのテスト",
            "花子さん、通知はこのように届きます。",
        ),
    ],
)
def test_words(notice: Notice, title: str, body: str) -> None:
    assert words(notice) == (title, body)


def test_a_language_that_we_lack() -> None:
    with pytest.raises(OptionError):
        words(replace(TURN, language="xx"))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \r\n B\tC ", "Anna B C"),
        ("a\u2028b\u2029c", "a b c"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("\u202eabc\u202c\u2066d", "abcd"),
        ("\ud800x", "x"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("x" * (LONGEST_NAME + 1), "x" * (LONGEST_NAME - 2) + ".."),
    ],
)
def test_names_are_one_short_line(text: str, shown: str) -> None:
    assert one_line(text) == shown


# ---- golden bytes


def test_discord() -> None:
    assert body_of("discord", TURN) == (
        '{"content":"**Your turn: Imhotep**\\nAnna, it is your turn at the table '
        "'Sunday round'.\\n<https://play.example.org/t/t-17>\","
        '"allowed_mentions":{"parse":[]}}'
    )


def test_slack() -> None:
    assert body_of("slack", TURN) == (
        '{"text":"Your turn: Imhotep\\nAnna, it is your turn at the table '
        "'Sunday round'.\\n<https://play.example.org/t/t-17>\","
        '"mrkdwn":false,"parse":"none","link_names":false,'
        '"unfurl_links":false,"unfurl_media":false}'
    )


def test_json() -> None:
    assert body_of("json", TURN) == (
        '{"version":1,"kind":"turn","table":"t-17","table_name":"Sunday round",'
        '"game":"imhotep","ply":42,"name":"Anna","url":"https://play.example.org/t/t-17",'
        '"language":"en","title":"Your turn: Imhotep",'
        '"body":"Anna, it is your turn at the table \'Sunday round\'."}'
    )


def test_json_in_japanese() -> None:
    assert body_of("json", JAPANESE) == (
        '{"version":1,"kind":"over","table":"t-17","table_name":"日曜の会",'
        '"game":"imhotep","ply":42,"name":"花子","url":"https://play.example.org/t/t-17",'
        '"language":"ja","title":"ゲーム終了: イムホテップ",'
        '"body":"花子さん、卓「日曜の会」のゲームが終わりました。"}'
    )


def test_a_test_has_no_game() -> None:
    for kind in FORMATS:
        assert "A test from Saqqara" in body_of(kind, TEST)


# ---- names stay names


def test_discord_escapes() -> None:
    body = json.loads(body_of("discord", NASTY))
    assert body["allowed_mentions"] == {"parse": []}
    assert body["content"].split("\n") == [
        "**Your turn: Imhotep**",
        (
            r"\# \<\@123\> \@everyone \*b\* \_i\_ \~s\~ \`c\` \|\|x\|\| "
            r"\[a\]\(https\:\/\/e\.example\), it is your turn at the table "
            r"'\<\!channel\> & \<https\:\/\/e\.example\|here\> \> q'."
        ),
        "<https://play.example.org/t/1?a=b&c=d>",
    ]


def test_slack_escapes() -> None:
    body = json.loads(body_of("slack", NASTY))
    assert body["text"].split("\n") == [
        "Your turn: Imhotep",
        (
            "# &lt;@\u200b123&gt; @\u200beveryone *b* _i_ ~s~ `c` ||x|| [a](https://e.example), "
            "it is your turn at the table "
            "'&lt;!channel&gt; &amp; &lt;https://e.example|here&gt; &gt; q'."
        ),
        "<https://play.example.org/t/1?a=b&amp;c=d>",
    ]


NAMES = st.text(st.sampled_from("\\`*_~|<>#@:/.[]()-+!&\n ae1") | st.characters(), max_size=30)


@given(NAMES, NAMES)
def test_no_name_leaves_its_place_in_discord(name: str, table: str) -> None:
    content = json.loads(webhook_body("discord", replace(TURN, name=name, table_name=table))[0])
    lines = content["content"].split("\n")
    assert len(lines) == 3
    inside = lines[1].replace("\\\\", "")
    for char in "`*_~|<>#@:/[]":
        assert inside.count(char) == inside.count(f"\\{char}")


@given(NAMES, NAMES)
def test_no_name_leaves_its_place_in_slack(name: str, table: str) -> None:
    text = json.loads(webhook_body("slack", replace(TURN, name=name, table_name=table))[0])["text"]
    lines = text.split("\n")
    assert len(lines) == 3
    assert not set("<>") & set(lines[1])
    assert lines[1].count("@") == lines[1].count("@\u200b")
    assert lines[1].count("&") == sum(lines[1].count(x) for x in ("&amp;", "&lt;", "&gt;"))


@given(NAMES, NAMES)
def test_any_name_can_be_sent_to_a_program(name: str, table: str) -> None:
    body = json.loads(webhook_body("json", replace(TURN, name=name, table_name=table))[0])
    assert (body["name"], body["table_name"]) == (one_line(name), one_line(table))


def test_our_address_stays_in_its_brackets() -> None:
    assert safe_url("https://a.example/t/1?x=%20#p") == "https://a.example/t/1?x=%20#p"
    assert safe_url('https://a.example/>|<@1> \n"') == ("https://a.example/%3E%7C%3C@1%3E%20%0A%22")


def test_an_unknown_format() -> None:
    with pytest.raises(NoticeError) as caught:
        webhook_body("irc", TURN)
    assert caught.value.code == "error-notice-format"
    for language in LANGUAGES:
        assert "discord, slack, json" in Texts(language).error(caught.value)
