// Senet without words: what the sticks gave, and where a pawn goes.

import { TO, told, type Sign, type Signs, type Told } from "../../table/signs";
import type { Decision } from "../../wire";

const BACK: Sign = { icon: "back" };

function asked(decision: Decision, me: number): Sign[][] {
  const squares = Number(decision.prompt.args["squares"] ?? 0);
  const isBack = decision.choices.every(({ word }) => word.startsWith("back"));
  const isAgain = decision.prompt.id === "senet-prompt-turn-again";
  const pawn: Sign = { drawing: "pawn", seat: me };
  const move: Sign[] = isBack ? [BACK, pawn] : [pawn, TO];
  const rows: Sign[][] = [[{ drawing: "sticks", number: squares }], move];
  if (isAgain) rows.push([{ drawing: "sticks" }, { icon: "redo" }]);
  return rows;
}

function chosen(choice: Told, me: number): Sign[] {
  const pawn: Sign = { drawing: "pawn", seat: me, number: told(choice, "square") };
  const end: Sign = { number: told(choice, "to") };
  const id: string = choice.label.id;
  switch (id) {
    case "senet-label-off":
      return [pawn, TO, { drawing: "home" }];
    case "senet-label-water":
      return [pawn, TO, { drawing: "water" }, BACK, end];
    case "senet-label-back":
      return [pawn, BACK, end];
    case "senet-label-back-swap":
      return [pawn, BACK, { drawing: "pawn", seat: 1 - me, ...end }];
    case "senet-label-move-swap":
      return [pawn, TO, { drawing: "pawn", seat: 1 - me, ...end }];
    default:
      return [pawn, TO, end];
  }
}

export default { asked, chosen } satisfies Signs;
