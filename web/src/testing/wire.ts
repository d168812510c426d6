// Small things as the server sends them.

import type { ChoiceInfo, Decision, EventInfo, SeatInfo, TableInfo, Text } from "../wire";

type Args = Text["args"];

export const text = (id: string, args: Args = {}): Text => ({ id, args });

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
): EventInfo {
  return { ply, seat, text: text(id, args), moves };
}

export function seat(given: Partial<SeatInfo>): SeatInfo {
  return { user: "", name: "", bot: "", ...given } as unknown as SeatInfo;
}

export function table(given: Partial<TableInfo>): TableInfo {
  return { id: "t1", options: {}, seats: [], status: "open", ...given } as unknown as TableInfo;
}
