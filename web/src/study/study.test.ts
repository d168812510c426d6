// A study as a table: what it asks of the server, and what it makes of the answers.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../lib/api";
import { asUpdate } from "../table/acts";
import { event, seat, table } from "../testing/wire";
import type { Study as Told, StudyMoves, TableView } from "../wire";
import { Study } from "./study.svelte";

const VIEW = { game: "imhotep", over: false } as unknown as TableView;
let asked: StudyMoves[] = [];
let refuses = false;

/** A server for which chance decides once, and then every word is a ply. */
function answer(wish: StudyMoves): Promise<{ study: Told }> {
  asked.push(wish);
  if (refuses) {
    return Promise.reject(new Refusal(400, { code: "error-illegal", args: {}, text: "no" }));
  }
  const ply = 1 + (wish.moves ?? []).flat().length;
  const kept = Math.min(wish.since ?? 0, ply);
  const events = Array.from({ length: ply - kept }, (_, nth) => event(kept + nth, 0, "deed"));
  const update = asUpdate({ ply, plies: ply, word: "", by: 0, view: VIEW, events });
  const preview = wish.preview ?? [];
  return Promise.resolve({
    study: {
      table: table({ game: "imhotep", seats: [seat({ name: "" }), seat({ name: "a" })] }),
      seat: 0,
      update: { ...update, kept, undo: ply > 1 ? 1 : -1 },
      printed: {},
      previewed: preview.length ? { type: "preview", ply, moves: preview, effects: [] } : null,
    },
  });
}

const begun = async (): Promise<Study> => {
  const study = new Study("s", { ask: answer, nameOf: (name) => name || "You" });
  await study.begin();
  return study;
};
const settled = (): Promise<void> => vi.waitFor(() => undefined);

beforeEach(() => {
  asked = [];
  refuses = false;
});

describe("a study", () => {
  it("begins at rest, with names", async () => {
    const study = await begun();
    expect(study.info?.seats.map(({ name }) => name)).toEqual(["You", "a"]);
    expect(study.log.length).toBe(1);
    expect(study.fresh).toEqual([]);
    expect(study.waiting).toBe(0);
  });
  it("tells all moves each time, and is told what is new", async () => {
    const study = await begun();
    study.play(["a", "b"]);
    expect(study.waiting).toBe(1);
    await vi.waitFor(() => expect(study.update?.ply).toBe(3));
    study.play(["c"]);
    await vi.waitFor(() => expect(study.update?.ply).toBe(4));
    expect(asked.at(-1)).toEqual({ moves: [["a", "b"], ["c"]], since: 3 });
    expect(study.fresh.map(({ ply }) => ply)).toEqual([3]);
    expect(study.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
  });
  it("goes back by leaving decisions out", async () => {
    const study = await begun();
    study.play(["a", "b"]);
    await vi.waitFor(() => expect(study.update?.ply).toBe(3));
    study.undo(2);
    await vi.waitFor(() => expect(study.update?.ply).toBe(2));
    expect(study.moves).toEqual([["a"]]);
    expect(study.log.length).toBe(2);
    study.undo(0); // not behind where it began
    await vi.waitFor(() => expect(study.update?.ply).toBe(1));
    expect(study.moves).toEqual([]);
    study.undo(0);
    await settled();
    expect(study.update?.ply).toBe(1);
  });
  it("keeps what it had when a move is refused", async () => {
    const study = await begun();
    refuses = true;
    study.play(["x"]);
    await vi.waitFor(() => expect(study.problem?.code).toBe("error-illegal"));
    expect(study.moves).toEqual([]);
    expect(study.waiting).toBe(0);
    expect(study.gone).toBeNull();
  });
  it("is gone if it never began", async () => {
    refuses = true;
    const study = new Study("s", { ask: answer, nameOf: (name) => name });
    expect(await study.begin()).toBe(false);
    expect(study.gone?.code).toBe("error-illegal");
  });
  it("asks what several decisions do, and plays none of them", async () => {
    const study = await begun();
    study.send({ type: "preview", ply: 1, moves: ["a", "b"] });
    await vi.waitFor(() => expect(study.previewed?.moves).toEqual(["a", "b"]));
    expect(study.update?.ply).toBe(1);
    study.send({ type: "seen", ply: 1 });
    expect(asked.length).toBe(2);
  });
});
