// What changed of a view, put into the view that was told before: docs/protocol.md, `patch`.

import type { Act, Patch, TableView, Update, ViewPatch } from "../wire";

/** The update that a patch stands for; null where it does not fit what we hold. */
export function patched(before: Update | null, patch: Patch): Update | null {
  if (!before?.view || before.version !== patch.base) return null;
  const { base: _, digest, ...rest } = patch;
  const acts: Act[] = [];
  let view: TableView = before.view;
  for (const act of patch.acts) {
    view = nextView(view, act.view);
    acts.push({ ply: act.ply, view });
  }
  view = nextView(view, patch.view);
  if (digestOf(view.board) !== digest) return null;
  return { ...rest, type: "update", view, acts };
}

/** Entries have paths: `row`, or `camps/2` of a list of objects. */
function nextView(view: TableView, { head, board, gone }: ViewPatch): TableView {
  const next: Record<string, unknown> = { ...view.board };
  const lists = new Map<string, unknown[]>(); // that are ours to change
  const listAt = (key: string): unknown[] => {
    const list = lists.get(key) ?? [...((next[key] as unknown[] | undefined) ?? [])];
    lists.set(key, list);
    next[key] = list;
    return list;
  };
  for (const path of gone) {
    const [key = "", at] = path.split("/");
    if (at === undefined) delete next[key];
    else {
      const list = listAt(key);
      list.length = Math.min(list.length, Number(at));
    }
  }
  for (const [path, value] of Object.entries(board)) {
    const [key = "", at] = path.split("/");
    if (at === undefined) next[key] = value;
    else listAt(key)[Number(at)] = value;
  }
  return { ...head, board: next };
}

function* entriesOf(board: object): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(board) as [string, unknown][]) {
    const first: unknown = Array.isArray(value) ? value[0] : null;
    if (first === null || typeof first !== "object" || Array.isArray(first)) yield [key, value];
    else for (const [at, each] of (value as unknown[]).entries()) yield [`${key}/${at}`, each];
  }
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The sum of the CRC-32 of each entry: its key, and its value as JSON. */
export function digestOf(board: object): number {
  const utf8 = new TextEncoder();
  let digest = 0;
  for (const [key, value] of entriesOf(board)) {
    let sum = ~0;
    for (const byte of utf8.encode(key + JSON.stringify(value)))
      sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
    digest = (digest + (~sum >>> 0)) % 2 ** 32;
  }
  return digest;
}
