// Small things as the server sends them.

import type { MessageId } from "../messages";
import type { AnyEngine, EventOf } from "../table/told";
import type { ChoiceInfo, Decision, EventInfo, SeatInfo, TableInfo, Text } from "../wire";

type Args = Text["args"];

/** Whatever game a test says that it is. */
export type AnyGame = Record<keyof AnyEngine, never>;

/** Of any id: tests have messages of their own. */
export const text = (id: string, args: Args = {}): Text => ({ id: id as MessageId, args });

export function choice(word: string, id: string, args: Args = {}): ChoiceInfo {
  return { word, label: text(id, args), rule: text("rule"), effects: [], light: false };
}

export function decision(choices: ChoiceInfo[]): Decision {
  return { choices } as unknown as Decision;
}

export function event(
  ply: number,
  seat: number,
  id: string,
  args: Args = {},
  moves: [string, string, string][] = [],
  role: EventInfo["role"] = "deed",
): EventOf<AnyGame> {
  return { ply, seat, text: text(id, args), moves: moves as [never, never, never][], role };
}

export function seat(given: Partial<SeatInfo>): SeatInfo {
  return { user: "", name: "", bot: "", ...given } as unknown as SeatInfo;
}

export function table(given: Partial<TableInfo>): TableInfo {
  return { id: "t1", options: {}, seats: [], status: "open", ...given } as unknown as TableInfo;
}
