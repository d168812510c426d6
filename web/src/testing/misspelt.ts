// What does not exist does not compile. svelte-check reads this file, and fails where something that is
// wrong here on purpose is no error any more. Nobody imports it.

import type { GameParts } from "../games/parts";
import type { Engine, Piece, Place, Prompt, Word } from "../games/imhotep/words";
import type { Engine as Murals } from "../games/murals/words";
import { say } from "../lib/texts.svelte";
import type { DecisionOf, EventOf, KindOf, VerbOf, ViewOf } from "../table/told";
import type { Flyer } from "../table/flights";
import type { Sheet } from "../table/summary";

const ship = 1 as number;
const game = "imhotep" as string;

/** Each line as it is right, and below it the same, misspelt. */
export function written(
  decision: DecisionOf<Engine>,
  event: EventOf<Engine>,
  view: ViewOf<Engine>,
): unknown[] {
  return [
    // words
    `sail ${ship} temple` satisfies Word,
    // @ts-expect-error: no such site
    `sail ${ship} tempel` satisfies Word,
    "get and move figure" satisfies Word,
    // @ts-expect-error: no such word
    "get and move figures" satisfies Word,
    // @ts-expect-error: outcomes of chance are nobody's to press
    "round 4-4-3-2" satisfies Word,
    decision.choices.find(({ word }) => word === "no bonus"),
    // @ts-expect-error: no choice is called so
    decision.choices.find(({ word }) => word === "nobonus"),
    "sail" satisfies VerbOf<Word>,
    // @ts-expect-error: no word begins so
    "sale" satisfies VerbOf<Word>,

    // places and pieces
    `market-${ship}` satisfies Place,
    // @ts-expect-error: no such place
    `markt-${ship}` satisfies Place,
    "card paved path" satisfies Piece,
    // @ts-expect-error: no such card
    "card paved paths" satisfies Piece,
    event.moves.some(([piece, from]) => piece === "stone-1" && from === "harbour"),
    // @ts-expect-error: no event moves it
    event.moves.some(([piece]) => piece === "pebble-1"),
    // @ts-expect-error: no event moves anything there
    event.moves.some(([, , to]) => to === "harbor"),
    "scarab" satisfies KindOf<Piece>,
    // @ts-expect-error: no such kind of piece
    { kinds: ["scrab"], stays: [] } satisfies Flyer<Engine>,

    // questions and messages
    "imhotep-prompt-keep-pile" satisfies Prompt,
    decision.prompt.id === "imhotep-prompt-turn",
    // @ts-expect-error: it is not asked
    decision.prompt.id === "imhotep-prompt-trun",
    event.text.id === "imhotep-event-arena-points",
    // @ts-expect-error: it is not told
    event.text.id === "imhotep-event-arena-point",
    say("web-nav-rules"),
    // @ts-expect-error: the catalogues do not say it
    say("web-nav-rule"),
    // @ts-expect-error: it could be anything
    say(`${game}-name`),
    { "imhotep-source-wrath": 1 } satisfies Sheet,
    // @ts-expect-error: no such source of points
    { "imhotep-source-wroth": 1 } satisfies Sheet,

    // views
    view.board.temple.stones,
    // @ts-expect-error: the temple has no such field
    view.board.temple.stone,
    view.board.market.side === "d",
    // @ts-expect-error: no such side
    view.board.market.side === "e",
    // @ts-expect-error: what was made for one game is not for another
    (parts: GameParts<Engine>): GameParts<Murals> => parts,
  ];
}
