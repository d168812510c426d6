"""Imhotep: what is asked in a turn, before a round and of blue cards, and the table of all that is
asked, by kind of frame (question.py)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import blue, harbour, opening, prophecies, refusals, rules, sites
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import PROPHECIES_ON
from saqqara.games.imhotep.names import SITE_NAME
from saqqara.games.imhotep.question import Question
from saqqara.games.imhotep.sites import burial, market, obelisks, pyramids, temple
from saqqara.games.imhotep.sites.pyramids import ab as bonus
from saqqara.games.imhotep.sites.pyramids import d as hallway
from saqqara.games.imhotep.state import SLED_STONE, ImhotepState, side_of
from saqqara.kernel.bits import has, members
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of, b_of, c_of, seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

# ---- before the first round, and before each


class ChooseSide(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        opening.list_sides(packed, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        opening.decide_side(s, packed, action)

    def sample(self, s: ImhotepState, packed: i64, rng: Rng) -> i64:
        return opening.side_action(a_of(packed), rng.below(b_of(packed)))

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        asked.args["site"] = SITE_NAME[a_of(packed)]
        return asked


class ChooseFirst(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        opening.list_first(s, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        opening.fill_sleds(s, action - do.FIRST)

    def sample(self, s: ImhotepState, packed: i64, rng: Rng) -> i64:
        return do.FIRST + rng.below(s.players)


class RevealFleet(Question):
    """A round card that is left, all equally likely."""

    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        rules.list_fleets(s, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        rules.decide_fleet(s, action)

    def sample(self, s: ImhotepState, packed: i64, rng: Rng) -> i64:
        fleet = rng.below(box.FLEETS)
        while not has(s.fleets, fleet):
            fleet = rng.below(box.FLEETS)
        return do.FLEET + fleet


class DrawProphecy(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        prophecies.list_cards(s, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        prophecies.decide(s, packed, action)

    def sample(self, s: ImhotepState, packed: i64, rng: Rng) -> i64:
        return prophecies.sample(s, rng)


# ---- turns


class Turn(Question):
    """Listed, decided and rated by game.py and hints.py themselves, which is quicker."""

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        asked.args["round"] = s.round
        return asked

    def label(self, s: ImhotepState, packed: i64, action: i64, told: Message) -> Message:
        if action in (do.GET, do.GET_AND_MOVE):
            told.args["stones"] = harbour.can_fetch(s, seat_of(packed), box.GET_STONES)
        if action == do.GET_AND_MOVE:
            told.args["square"] = hallway.figure_target(s) + 1
        return prophecies.label(s, told) if do.SCARAB <= action < do.COIN else told

    def also_tried(self, s: ImhotepState) -> list[int]:
        """The actions of A New Dynasty, where it is in use."""
        if not s.dynasty:
            return []
        found = [do.PLAY_NEW, do.PLAY_NEW + 1]
        if side_of(s, box.PYRAMIDS) == box.SIDE_D:
            found.append(do.GET_AND_MOVE)
        if s.figures[PROPHECIES_ON] == 1:
            for prophecy in range(box.PROPHECIES):
                if prophecies.number_of(s, prophecy) >= 0:
                    found.append(do.SCARAB + prophecy)
        return found

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return refusals.not_in_turn(s, packed, action)


class LoadStone(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        blue.list_load(s, packed, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        blue.decide_load(s, packed, action)

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        return Message("imhotep-prompt-load-first", {}) if b_of(packed) > 0 else asked

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return refusals.no_loading(s, packed, action - do.LOAD)


class LoadThenSail(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        blue.list_load_then_sail(s, seat_of(packed), out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        blue.decide_load_then_sail(s, packed, action)

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return refusals.no_loading(s, packed, action - do.LOAD)


class SailShip(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        rules.list_sailings(s, a_of(packed), out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        rules.sail(s, seat_of(packed), action - do.SAIL, b_of(packed) == 1)

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        if b_of(packed) == 1:
            return Message("imhotep-prompt-sail-lever", {})
        asked.args["ship"] = members(a_of(packed))[0] + 1
        return asked

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return refusals.no_sailing(s, packed, action - do.SAIL)


class SetOrder(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        rules.list_order(s, packed, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        rules.decide_order(s, packed, action)

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        asked.args = {"ship": a_of(packed) + 1, "site": SITE_NAME[c_of(packed)]}
        return asked

    def also_tried(self, s: ImhotepState) -> list[int]:
        """Only the players there are."""
        return list(range(do.NEXT, do.NEXT + s.players))

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return Message("imhotep-no-stone-aboard", {"other_seat": action - do.NEXT})

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        return 10 if action == do.NEXT + seat else 0


class RaftSite(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        blue.list_raft(s, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        rules.place(s, action - do.RAFT, seat_of(packed), SLED_STONE)

    def also_tried(self, s: ImhotepState) -> list[int]:
        return [do.RAFT + box.MARKET]

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return Message("imhotep-raft-market", {})

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        if action == do.RAFT + box.MARKET:
            return market.worth(s, seat, seat)
        return sites.worth(s, action - do.RAFT, seat)


class GangplankShip(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        blue.list_gangplank(s, packed, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        rules.sail(s, seat_of(packed), action - do.SAIL, False)

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return blue.no_gangplank(s, packed, seat_of(packed), action - do.SAIL)


class BonusLoad(Question):
    """Of pyramids B (IMH-8.7)."""

    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        harbour.list_spaces(s.free, out)
        out.add(do.NO_BONUS)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        if action == do.NO_BONUS:
            bonus.decline_bonus(s, seat_of(packed))
        else:
            bonus.bonus_load(s, seat_of(packed), action - do.LOAD)

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        return refusals.no_loading(s, packed, action - do.LOAD)


# ---- all of them

BY_KIND: Final[dict[int, Question]] = {
    do.CHOOSE_SIDE: ChooseSide(),
    do.CHOOSE_FIRST: ChooseFirst(),
    do.REVEAL_FLEET: RevealFleet(),
    do.TURN: Turn(),
    do.LOAD_STONE: LoadStone(),
    do.LOAD_THEN_SAIL: LoadThenSail(),
    do.SAIL_SHIP: SailShip(),
    do.SET_ORDER: SetOrder(),
    do.BONUS_LOAD: BonusLoad(),
    do.RAFT_SITE: RaftSite(),
    do.GANGPLANK_SHIP: GangplankShip(),
    do.DRAW_PROPHECY: DrawProphecy(),
    **market.QUESTIONS,
    **pyramids.QUESTIONS,
    **temple.QUESTIONS,
    **burial.QUESTIONS,
    **obelisks.QUESTIONS,
}
QUESTIONS: Final = vec[Question](
    [BY_KIND.get(kind, Question()) for kind in range(do.DRAW_PROPHECY + 1)]
)
