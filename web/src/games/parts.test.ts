// Every game brings all its parts, and each of them can be fetched.

import { describe, expect, it } from "vitest";
import { has, loadAlso } from "../lib/texts.svelte";
import { speak } from "../testing/words";
import { GAMES } from ".";
import { once } from "./parts";
import type { OptionParts } from "./parts";

describe.each(Object.entries(GAMES))("%s", (game, parts) => {
  it("has a board as text, and an outline whose sections are there", async () => {
    await speak("en");
    expect(Object.keys((await parts.text()).words.fields).length).toBeGreaterThan(5);
    const { rules } = await parts.rules();
    const ids = [`${game}-guide`, ...(rules.guide ?? []), ...rules.outline];
    expect(ids.filter((id) => !has(id))).toEqual([]);
    expect(rules.outline.length).toBeGreaterThan(5);
  });
  it("has words for all that it says of its options on any page", async () => {
    await speak("ja");
    const said = ({ chip, chips, note }: OptionParts): (string | undefined)[] => [
      ...[chip, note],
      ...Object.values(chips ?? {}),
    ];
    const ids = Object.values(parts.options).flatMap(said);
    expect(ids.filter((id) => id && !has(id))).toEqual([]);
    expect(parts.minutes).toBeGreaterThan(0);
  });
  it("is called as its folder", () => {
    expect(parts.id).toBe(game);
  });
});

it("knows no game that has no folder", async () => {
  expect(GAMES["mehen"]).toBeUndefined();
  await loadAlso(["mehen/table"], "en");
});

describe("what is fetched once", () => {
  it("is the same promise", () => {
    const load = once(() => Promise.resolve({}));
    expect(load()).toBe(load());
  });
  it("is fetched again after a failure", async () => {
    let tries = 0;
    const load = once(() => (tries++ ? Promise.resolve("there") : Promise.reject(new Error("no"))));
    await expect(load()).rejects.toThrow("no");
    expect(await load()).toBe("there");
  });
});
