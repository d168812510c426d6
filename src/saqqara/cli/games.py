"""`saqqara games`: what there is to play."""

from saqqara.cli.command import Given
from saqqara.cli.help import WIDTH
from saqqara.cli.output import print_json
from saqqara.games import GAMES, VARIANTS, Variant
from saqqara.kernel.spec import Option, Spec
from saqqara.text import LANGUAGES, Texts
from saqqara.text.width import pad, wrap


def run(given: Given, texts: Texts) -> int:
    if "--json" in given.flags:
        print_json([as_data(spec) for spec in GAMES])
        return 0
    for place, spec in enumerate(GAMES):
        if place > 0:
            print()
        show(spec, texts)
        for variant in VARIANTS:
            if variant.game == spec.id:
                print()
                show_variant(variant, spec, texts)
    return 0


def as_data(spec: Spec) -> dict[str, object]:
    return {
        "id": spec.id,
        "name": {lang: Texts(lang).game_name(spec.id) for lang in LANGUAGES},
        "players": list(spec.players),
        "options": [
            {"id": option.id, "values": list(option.values), "default": option.default()}
            for option in spec.options
        ],
        "rules": spec.rules,
        "edition": spec.edition is not None,
    }


def show(spec: Spec, texts: Texts) -> None:
    players = f"{min(spec.players)}-{max(spec.players)}"
    print(texts.say("cli-games-head", game=spec.id, name=texts.game_name(spec.id), players=players))
    lines = wrap(texts.game_about(spec.id), WIDTH, "  ")
    for option in spec.options:
        lines += option_lines(spec, option, texts)
    if spec.edition is not None:
        lines += wrap(texts.say("cli-games-edition", game=spec.id), WIDTH, "    ")
    print("\n".join(lines))


def show_variant(variant: Variant, spec: Spec, texts: Texts) -> None:
    """A box of its own: its name, and the ways to play it as options of its game."""
    players = f"{min(spec.players)}-{max(spec.players)}"
    name = texts.say(variant.name)
    print(texts.say("cli-games-head", game=variant.id, name=name, players=players))
    lines = wrap(texts.say(variant.about), WIDTH, "  ")
    for place, preset in enumerate(variant.presets):
        about = texts.say(preset.name)
        if place == 0:
            about = texts.say("cli-games-default", about=about)
        options = " ".join([f"--option {id}={value}" for id, value in preset.options.items()])
        lines += wrap(about, WIDTH, "    ", " " * 6) + wrap(options, WIDTH, "      ", " " * 8)
    print("\n".join(lines))


def option_lines(spec: Spec, option: Option, texts: Texts) -> list[str]:
    """What the option decides, then a line for each value; the default is marked."""
    lines = wrap(f"{option.id}: {texts.option_name(spec.id, option.id)}", WIDTH, "    ", " " * 6)
    left = max(len(value) for value in option.values) + len(option.id) + 9
    for value in option.values:
        about = texts.option_value(spec.id, option.id, value)
        if value == option.default():
            about = texts.say("cli-games-default", about=about)
        lines += wrap(about, WIDTH, pad(f"      {option.id}={value}", left), " " * left)
    return lines
