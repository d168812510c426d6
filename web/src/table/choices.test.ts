import { beforeAll, describe, expect, it } from "vitest";
import { tell, tellPart } from "../lib/texts.svelte";
import { choice, decision } from "../testing/wire";
import { speak } from "../testing/words";
import { actsOf, rowsOf, waysOf } from "./choices";

beforeAll(() => speak("en"));

const NAMES = ["Ann", "Bo"];
const stalls = (count: number): ReturnType<typeof choice>[] =>
  Array.from({ length: count }, (_, nth) =>
    choice(`stall ${nth + 1}`, "cleopatra-label-stall", { stall: nth + 1, cards: 2, down: 1 }),
  );
const characters = ["beggar", "courtesan", "envoy", "vizier"].map((each) =>
  choice(`play ${each}`, `cleopatra-label-${each}`),
);
const loads = [1, 2].flatMap((ship) =>
  [1, 2, 3].map((space) => choice(`load ${ship} ${space}`, "imhotep-label-load", { ship, space })),
);

describe("acts", () => {
  it("are buttons of their own while there are few", () => {
    const choices = [...stalls(3), choice("play beggar", "cleopatra-label-beggar")];
    const acts = actsOf(decision(choices), NAMES);
    expect(acts.map(({ key }) => key)).toEqual(["stall 1", "stall 2", "stall 3", "play beggar"]);
    expect(acts.map(({ label }) => label)).toEqual(choices.map(({ label }) => tell(label, NAMES)));
    expect(acts.every((act) => act.choices.length === 1)).toBe(true);
  });
  it("fold the kind with most choices first, and no more than it takes", () => {
    const pays = [1, 2].map((nth) =>
      choice(`turn ${nth}`, "cleopatra-label-orient", { number: nth }),
    );
    const acts = actsOf(decision([...stalls(5), ...pays]), NAMES);
    expect(acts.map((act) => act.choices.length)).toEqual([5, 1, 1]);
    expect(acts[0]?.label).toBe(tellPart(stalls(1)[0]!.label, "fold", NAMES));
    expect(acts[0]?.label).not.toBe("");
  });
  it("that begin alike share a button where too many kinds are left", () => {
    const choices = [...characters, ...stalls(1), choice("done", "cleopatra-label-end-turn")];
    const acts = actsOf(decision(choices), NAMES);
    expect(acts.map((act) => act.choices.length)).toEqual([4, 1, 1]);
    expect(acts[0]?.key).toBe("play");
    expect(acts[1]?.label).toBe(tell(stalls(1)[0]!.label, NAMES)); // alone: in its own words
    expect(acts[0]?.label).toBe(tellPart(characters[0]!.label, "fold", NAMES));
  });
  it("share no button while there is room for all", () => {
    const five = [...characters, ...stalls(1)];
    expect(actsOf(decision(five), NAMES)).toHaveLength(5);
  });
  it("fold the many, though the few are told first", () => {
    const turns = [1, 2].map((number) =>
      choice(`turn ${number}`, "cleopatra-label-orient", { number }),
    );
    const acts = actsOf(decision([...turns, ...stalls(5)]), NAMES);
    expect(acts.map((act) => act.choices.length)).toEqual([1, 1, 5]);
    const kinds = ["a x", "a y", "b x", "b y", "b z", "c x"].map((word) =>
      choice(word, `no-${word}`),
    );
    const shared = actsOf(decision(kinds), NAMES);
    expect(shared.map(({ key }) => key)).toEqual(["a x", "a y", "b", "c x"]);
  });
  it("keep every choice, each once", () => {
    const choices = [...stalls(6), ...characters, ...loads];
    const acts = actsOf(decision(choices), NAMES);
    const words = acts.flatMap((act) => act.choices.map(({ word }) => word));
    expect([...words].sort()).toEqual(choices.map(({ word }) => word).sort());
  });
  it("say nothing of their own where the messages of what is folded differ", () => {
    const odd = ["a", "b", "c", "d", "e", "f"].map((word) => choice(`x ${word}`, `no-${word}`));
    const [folded] = actsOf(decision(odd), NAMES);
    expect([folded?.label, folded?.choices.length]).toEqual(["", 6]);
  });
  it("with a table stand behind one button, however few, without the notation", () => {
    const acts = actsOf(decision([...loads.slice(0, 2), ...stalls(1)]), NAMES);
    expect(acts.map((act) => act.choices.length)).toEqual([2, 1]);
    expect(acts[0]?.label).toMatch(/\w/);
    expect(acts[0]?.label).not.toMatch(/\[/);
  });
  it("of nothing are none", () => expect(actsOf(decision([]), NAMES)).toEqual([]));
});

describe("what one can do, in short", () => {
  it("is each kind once, in the order of the question", () => {
    const get = choice("get", "imhotep-label-get", { stones: 3 });
    expect(waysOf(decision([get, ...loads]), NAMES)).toEqual([
      "Take 3 stones from the quarry",
      "Load one stone",
    ]);
    expect(waysOf(decision([...stalls(2), ...characters]), NAMES)).toEqual([
      "Visit a stall",
      "Play a character",
    ]);
  });
  it("is left to the question where it is of one kind", () => {
    expect(waysOf(decision(loads), NAMES)).toEqual([]);
  });
});

describe("a table of choices", () => {
  it("has a row for each ship and a cell for each space", () => {
    const rows = rowsOf(loads, NAMES);
    expect(rows?.map((row) => row.cells.map((cell) => cell.choice.word))).toEqual([
      ["load 1 1", "load 1 2", "load 1 3"],
      ["load 2 1", "load 2 2", "load 2 3"],
    ]);
    expect(new Set(rows?.map((row) => row.name)).size).toBe(2);
  });
  it("is none where a message does not tell rows", () => {
    expect(rowsOf([...loads, ...stalls(1)], NAMES)).toBeNull();
  });
});
