"""One game at the terminal, from the greeting to the score sheet.

Bots and chance decide by themselves. A person is shown what happened since their last
decision, the board and the numbered choices, and is asked until something is decided.
"""

import shlex
from collections.abc import Sequence

from saqqara.bots import Bot, Observer
from saqqara.bots.judge import judge
from saqqara.kernel.dealer import Dealer
from saqqara.kernel.edition import OPTION as EDITION
from saqqara.kernel.edition import edition_name
from saqqara.kernel.errors import SaqqaraError
from saqqara.kernel.event import EVERYONE, SPECTATOR
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.terminal import commands, screen
from saqqara.terminal.boards import BOARDS
from saqqara.terminal.commands import Request
from saqqara.terminal.console import Console, Leave
from saqqara.terminal.hints import hint
from saqqara.terminal.keeper import Keeper
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import WIDTH, Theme
from saqqara.text import Texts, typed

LOG_LINES = 20
HINT_SEED = 1
ROWS = 40  # a board and its choices


class Session:
    def __init__(
        self,
        match: Match,
        dealer: Dealer,
        bots: dict[int, Bot],
        names: Sequence[str],
        texts: Texts,
        theme: Theme,
        console: Console,
        keeper: Keeper | None,
    ) -> None:
        self.match = match
        self.dealer = dealer
        self.bots = bots  # by seat; the other seats are people's
        self.names = names
        self.texts = texts
        self.theme = theme
        self.console = console
        self.keeper = keeper
        self.board = BOARDS[match.spec.id]
        self.known = {match.game.word(action): action for action in range(match.game.actions)}
        self.people = [seat for seat in range(match.game.players) if seat not in bots]
        # Whose eyes the screen is for: the last person who decided; nobody before that.
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        # Per seat: plies whose news were shown; of a game that is gone on with, all before.
        self.told = [len(match.plies)] * match.game.players
        self.told_spectator = len(match.plies)
        self.must_draw = True
        self.lacks_moves = False  # whether the record is behind the game

    # ---- the game

    def play(self) -> None:
        """To the end of the game, or until somebody leaves."""
        self.greet()
        self.step_until_over()
        self.finish()

    def step_until_over(self) -> None:
        while not self.match.state.over():
            seat = self.match.seat()
            if seat == CHANCE:
                self.match.deal(self.dealer)
                self.save()
            elif seat in self.bots:
                self.bot_decides(seat)
            else:
                self.person_decides(seat)

    def bot_decides(self, seat: int) -> None:
        observer = Observer(self.match.game, self.match.state, seat)
        self.match.play(seat, self.bots[seat].choose(observer))
        self.save()
        if len(self.people) <= 1 and self.match.seat() != seat:
            self.tell()  # as it happens: bots may think for a while

    def save(self) -> None:
        """A move that is shown has been written before; if it could not be, that is told once."""
        if self.keeper is None:
            return
        try:
            self.keeper.save(self.match)
            self.lacks_moves = False
        except OSError as error:
            if not self.lacks_moves:
                reason = error.strerror or str(error)
                self.say("play-save-failed", file=str(self.keeper.path), reason=reason)
            self.lacks_moves = True

    # ---- showing

    def say(self, id: str, **args: int | str) -> None:
        self.console.say(screen.paragraph(self.texts.say(id, **args)))

    def listed(self, seats: Sequence[int]) -> str:
        names = [self.texts.say("common-name", name=self.names[seat]) for seat in seats]
        return self.texts.listed(names)

    def greet(self) -> None:
        spec = self.match.spec
        self.console.say([screen.heading(self.texts.game_name(spec.id), self.theme)])
        options = self.match.game.options
        if EDITION in options:
            self.say("common-edition-used", name=edition_name(options) or "-")
        people, bots = self.listed(self.people), self.listed(sorted(self.bots))
        if not self.people:
            self.say("play-seats-none", bots=bots)
        elif len(self.people) == 1:
            self.say("play-seats-one", person=self.names[self.people[0]], bots=bots)
        elif self.bots:
            self.say("play-seats-many-bots", people=people, bots=bots)
        else:
            self.say("play-seats-many", people=people)
        if self.people:
            self.say("play-how")
        size = self.console.size()
        if size is not None and (size[0] <= WIDTH or size[1] < ROWS):
            self.say("play-small-window", columns=WIDTH + 1, rows=ROWS)
        if self.match.plies:
            self.say("play-resumed", ply=len(self.match.plies))
        if self.keeper is not None:
            self.say("play-recorded", file=str(self.keeper.path))

    def scene(self, full: bool = False) -> Scene:
        view = self.match.view(self.viewer)
        printed = self.match.game.voice.printed()
        return Scene(view, self.names, self.texts, self.theme, full, printed)

    def tell(self) -> None:
        """What happened since the viewer was last told."""
        begin = self.told_spectator if self.viewer == SPECTATOR else self.told[self.viewer]
        told = screen.events_for(self.match.plies[begin:], self.viewer)
        if any(screen.about(each) != self.viewer for each in told):
            self.must_draw = True
        if self.people:  # who only watches sees no board in between
            told = [each for each in told if each.event.message.id not in self.board.quiet]
        self.console.say(screen.news(told, self.board, self.texts, self.names))
        self.mark_told()

    def mark_told(self) -> None:
        if self.viewer == SPECTATOR:
            self.told_spectator = len(self.match.plies)
        else:
            self.told[self.viewer] = len(self.match.plies)

    # ---- a person's decision

    def person_decides(self, seat: int) -> None:
        legal = self.match.game.legal(self.match.state)
        if self.is_forced(seat, legal):
            self.play_forced(seat, legal[0])
            return
        if seat != self.viewer:
            self.change_viewer(seat)
        self.tell()
        if self.must_draw:
            self.console.say(["", *self.board.draw(self.scene())])
            self.must_draw = False
        else:
            self.console.say(self.board.aside(self.scene()))
        self.ask(seat, legal)

    def is_forced(self, seat: int, legal: Sequence[int]) -> bool:
        """One choice only, not even to take something back; and who is not asked tells nothing.

        Where several people share the screen, that somebody has one choice may tell what is in
        a hand: whoever has something to hide is asked like anybody else.
        """
        if len(legal) > 1 or self.match.undo_floor(seat) < len(self.match.plies):
            return False
        if len(self.people) == 1:
            return True
        return self.match.game.audience(self.match.state, legal[0]) == EVERYONE and (
            seat == self.viewer or self.sees_the_same(seat)
        )

    def sees_the_same(self, seat: int) -> bool:
        """Is there nothing to hide between who looks at the screen and this seat?"""
        return self.match.view(self.viewer)["board"] == self.match.view(seat)["board"]

    def play_forced(self, seat: int, action: int) -> None:
        if seat == self.viewer:
            self.tell()
        label = self.texts.render(self.match.game.voice.label(self.match.state, action), self.names)
        self.match.play(seat, action)
        self.save()
        self.say("play-forced", name=self.names[seat], label=label)

    def change_viewer(self, seat: int) -> None:
        """The next person looks at the screen; if there is nothing to hide, so may all."""
        if not self.sees_the_same(seat):
            self.hand_over(seat)
            return
        seen = self.told_spectator if self.viewer == SPECTATOR else self.told[self.viewer]
        self.told[seat] = max(self.told[seat], seen)
        self.viewer = seat
        self.must_draw = True

    def hand_over(self, seat: int) -> None:
        """Nobody sees the next player's hand, and they do not see the one before."""
        if self.viewer != SPECTATOR:  # before the first hand is shown there is only the greeting
            self.console.clear()
        self.say("play-hand-over", name=self.names[seat])
        line = self.console.ask(self.texts.say("play-hand-over-ready") + " ")
        if commands.read(line).verb == commands.QUIT:
            raise Leave
        self.console.clear()
        self.viewer = seat
        self.must_draw = True

    def ask(self, seat: int, legal: Sequence[int]) -> None:
        """Until something was decided or taken back."""
        self.show_choices(legal)
        prompt = self.texts.say("play-ask", name=self.names[seat]) + " "
        while True:
            request = commands.read(self.console.ask(prompt))
            try:
                if self.carry_out(seat, legal, request):
                    self.save()
                    return
            except SaqqaraError as error:
                self.console.say(screen.paragraph(self.texts.error(error, self.names)))

    def show_choices(self, legal: Sequence[int]) -> None:
        game, state = self.match.game, self.match.state
        self.console.say(screen.paragraph(self.texts.render(game.voice.prompt(state), self.names)))
        self.console.say(screen.choices(game, state, legal, self.texts, self.names))
        shortcuts = self.board.shortcuts(self.scene())
        self.console.say(screen.more_choices(shortcuts, len(legal)))

    def carry_out(self, seat: int, legal: Sequence[int], request: Request) -> bool:
        """Whether the game changed."""
        if request.verb == commands.CHOICE:
            return self.pick(seat, legal, request.number)
        if request.verb == commands.MOVES:
            return self.play_typed(seat, request.text)
        if request.verb == commands.UNDO:
            self.undo(seat)
            return True
        if request.verb == commands.QUIT:
            raise Leave
        self.explain(legal, request)
        return False

    def pick(self, seat: int, legal: Sequence[int], number: int) -> bool:
        shortcuts = self.board.shortcuts(self.scene())
        if not 1 <= number <= len(legal) + len(shortcuts):
            self.say("play-no-choice", number=number, count=len(legal) + len(shortcuts))
            return False
        if number > len(legal):
            return self.play_typed(seat, shortcuts[number - len(legal) - 1][1])
        self.match.play(seat, legal[number - 1])
        return True

    def play_typed(self, seat: int, text: str) -> bool:
        text = commands.SHOWN_GAP.join(self.in_notation(seat, text))
        words = commands.notation(text, self.known, self.board) or [text]
        words = self.board.meant(self.scene(), words)
        try:
            self.match.play_words(seat, words)
        except SaqqaraError as error:
            problem = self.board.objection(self.scene(), words)
            if not problem and error.code in {"error-not-yours", "error-over"} and len(words) > 1:
                problem = self.texts.say("play-composed-too-long")
            if not problem and error.code == "error-notation":
                how = self.texts.say("play-choices-how")
                problem = self.texts.join([self.texts.error(error, self.names), how])
            problem = problem or self.texts.error(error, self.names)
            if len(words) == 1:
                self.console.say(screen.paragraph(problem))
            else:
                self.say("play-composed-failed", problem=problem)
            return False
        return True

    def in_notation(self, seat: int, text: str) -> list[str]:
        """The parts of what was typed, as far as the board shows other words for them."""
        whole = typed.in_notation(self.match, seat, [text], self.names)
        if whole != [text]:
            return whole  # a label may have commas of its own
        parts = [part.strip() for part in commands.SEPARATORS.split(text)]
        longer = [self.board.long_form(part) or part for part in parts]
        return typed.in_notation(self.match, seat, longer, self.names)

    def undo(self, seat: int) -> None:
        """Take back one decision of this seat."""
        last = len(self.match.plies) - 1
        word = self.match.game.word(self.match.plies[last].action) if last >= 0 else ""
        self.match.undo(seat, last)
        self.told[seat] = min(self.told[seat], last)
        self.must_draw = True
        self.say("play-undone", word=word)

    def explain(self, legal: Sequence[int], request: Request) -> None:
        game, state = self.match.game, self.match.state
        if request.verb == commands.RULES:
            if request.number > len(legal):
                self.say("play-no-choice", number=request.number, count=len(legal))
                return
            lines = screen.rules(game, state, legal, request.number, self.texts, self.names)
            self.console.say(lines)
        elif request.verb == commands.HINT:
            seat = state.seat()
            judged = judge(Observer(game, state, seat), HINT_SEED)
            self.console.say(hint(game, state, seat, judged, self.texts, self.names))
        elif request.verb == commands.HELP:
            dynasty = "dynasty" in game.voice.view(state, self.viewer)
            lines = screen.help_page(game.id, self.texts, self.theme, dynasty=dynasty)
            self.console.page(lines, self.texts.say("play-more") + " ")
        elif request.verb == commands.LOG:
            told = screen.events_for(self.match.plies, self.viewer)
            lines = screen.news(told, self.board, self.texts, self.names)
            self.console.say(lines[-(request.number or LOG_LINES) :])
        else:  # the board, or an empty line: what is there to decide?
            if request.verb == commands.BOARD:
                self.console.say(["", *self.board.draw(self.scene(full=True))])
            self.show_choices(legal)

    # ---- the end

    def finish(self) -> None:
        self.tell()
        scene = self.scene()
        self.console.say(["", *self.board.draw(scene), ""])
        game, state = self.match.game, self.match.state
        sheets = [game.score_sheet(state, seat) for seat in range(game.players)]
        self.console.say([*screen.score_sheet(sheets, self.texts, self.names, self.theme), ""])
        self.announce(scene)
        self.say_where()

    def announce(self, scene: Scene) -> None:
        scores, winners = scene.view["scores"] or [], scene.view["winners"] or []
        best, game = scores[winners[0]], scene.view["game"]
        tied = [seat for seat, points in enumerate(scores) if points == best]
        if len(tied) > 1:
            self.console.say(screen.paragraph(self.board.tie(scene, tied)))
        if len(winners) == 1:
            self.say("play-winner", name=self.names[winners[0]], points=best, game=game)
        else:
            self.say("play-shared-win", names=self.listed(winners), points=best, game=game)

    def leave(self) -> None:
        """Politely: what was played is on disk already, if it was to be kept."""
        self.say("play-left" if self.keeper else "play-left-unrecorded")
        self.say_where()

    def say_where(self) -> None:
        if self.keeper is not None:
            self.say("play-saved-partly" if self.lacks_moves else "play-saved")
            # Not wrapped, however long: it is there to be copied.
            file = shlex.quote(str(self.keeper.path))
            self.console.say([f"  saqqara replay {file}"])
            if not self.match.state.over():
                self.say("play-saved-resume")
                self.console.say([f"  saqqara play --resume {file}"])
