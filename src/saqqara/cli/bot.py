"""`saqqara bot`: begin a bot of your own, and watch it play."""

import json
import time
import traceback
from pathlib import Path
from typing import Final

from saqqara.api import Playthrough, start
from saqqara.bots import Bot, Observer, make_bot
from saqqara.bots.foreign import ForeignBot
from saqqara.cli.bot_project import class_of, files_of, is_usable
from saqqara.cli.command import Given
from saqqara.cli.help import WIDTH
from saqqara.cli.many import seed_of
from saqqara.cli.names import bot_names, names_in
from saqqara.cli.output import complain, safe_line
from saqqara.cli.values import bad_input, closest, game_options, player_count, spec_named
from saqqara.text import Texts
from saqqara.text.width import wrap

NEW: Final = "new"
TRY: Final = "try"
ACTIONS: Final = (NEW, TRY)
USUAL_GAME: Final = "pharaoh"
USUAL_OPPONENT: Final = "random"
FAULTY: Final = 1  # exit code, as of `saqqara arena --strict`


def run(given: Given, texts: Texts) -> int:
    action = given.words[0]
    if action == NEW:
        return run_new(given, texts)
    if action == TRY:
        return run_try(given, texts)
    near = closest(action, ACTIONS) or ", ".join(ACTIONS)
    raise bad_input("cli-bot-action", action=action, near=near)


# ---- a project


def run_new(given: Given, texts: Texts) -> int:
    folder = Path(given.words[1])
    if folder.exists():
        raise bad_input("cli-bot-exists", folder=str(folder))
    if not is_usable(folder.name):
        raise bad_input("cli-bot-name", name=folder.name)
    spec = spec_named(given.option("--game") or USUAL_GAME)
    files = files_of(folder.name, spec, texts)
    try:
        folder.mkdir(parents=True)
        for name, content in files.items():
            (folder / name).write_text(content, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise bad_input("cli-arena-folder", folder=str(folder), reason=reason) from error
    line = texts.say(
        "cli-bot-made", bot=class_of(folder.name), folder=str(folder), files=", ".join(files)
    )
    print("\n".join(wrap(safe_line(line), WIDTH)))
    return 0


# ---- one game, told decision by decision


def run_try(given: Given, texts: Texts) -> int:
    names = names_in(given.words[1])
    if len(names) != 1:
        raise bad_input("cli-bot-one", bots=given.words[1])
    spec = spec_named(given.option("--game") or USUAL_GAME)
    others = bot_names(given.option("--bots")) or [USUAL_OPPONENT]
    usual = len(others) + 1 if len(others) > 1 else min(spec.players)
    players = player_count(given.option("--players"), usual)
    options = game_options(spec, players, given.options.get("--option", []))
    if len(others) not in {1, players - 1}:
        raise bad_input("bot-count", bots=len(others), players=players - 1)
    seed = seed_of(given)
    bot = make_bot(names[0], seed, 1)
    seated = others * (players - 1) if len(others) == 1 else others
    game = start(
        spec.id,
        players=players,
        options=options,
        seed=seed,
        bots=dict(enumerate(seated, start=1)),
    )
    game.names[0] = safe_line(names[0])
    try:
        fault = play_out(game, bot, "--views" in given.flags, texts)
    finally:
        if isinstance(bot, ForeignBot):
            bot.close()
    if fault:
        complain(fault)
        return FAULTY
    show_result(game, texts)
    return 0


def play_out(game: Playthrough, bot: Bot, views: bool, texts: Texts) -> str:
    """To the end of the game, or to the first fault: what was wrong, or ""."""
    if isinstance(bot, ForeignBot):
        bot.names = game.names
    while not game.over:
        state = game.match.state
        observer = Observer(game.match.game, state, 0)
        legal, asked = observer.legal(), time.perf_counter()
        if len(legal) == 1:
            game.choose(game.choices[0])  # as in the arena: nobody is asked
            continue
        show_question(game, observer, views, texts)
        try:
            action = bot.choose(observer)
        except Exception:  # whatever somebody's own code may raise
            traceback.print_exc()
            return texts.say("cli-bot-failed", ply=state.ply)
        if isinstance(bot, ForeignBot) and bot.fault is not None:
            said = " ".join([bot.fault.said, *bot.fault.stderr[-3:]])
            return texts.say("cli-bot-fault", ply=state.ply, kind=bot.fault.kind, said=said)
        if action not in legal:
            return texts.say("cli-bot-illegal", ply=state.ply, choice=str(action))
        word = game.match.game.word(action)
        line = texts.say(
            "cli-bot-chose",
            word=word,
            about=game.describe(word, texts.lang),
            milliseconds=f"{1000 * (time.perf_counter() - asked):.1f}",
        )
        print("\n".join(wrap(safe_line(line), WIDTH, "  > ", "    ")))
        game.choose(word)
    return ""


def show_question(game: Playthrough, observer: Observer, views: bool, texts: Texts) -> None:
    prompt = texts.render(game.match.game.voice.prompt(game.match.state), game.names)
    print("\n".join(wrap(safe_line(f"{observer.ply}: {prompt}"), WIDTH)))
    if views:
        print(json.dumps(observer.view()["board"], ensure_ascii=False))
    print("\n".join(wrap(safe_line(" | ".join(game.choices)), WIDTH, "    ", "    ")))


def show_result(game: Playthrough, texts: Texts) -> None:
    scores = [f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True)]
    won = texts.say(
        "cli-replay-won",
        count=len(game.winners),
        names=texts.listed([game.names[seat] for seat in game.winners]),
    )
    print(safe_line(texts.say("common-list-gap").join(scores)))
    print(safe_line(won))
