// The wall of Murals, and the pieces of Return of the Pharaoh.

import { beforeAll, describe, expect, it } from "vitest";
import { has, say } from "../lib/texts.svelte";
import { speak } from "../testing/words";
import { CELLS, columnOf, hueOf, outline, pictureAt, rowOf } from "./murals/wall";
import { crewPieces, crewSum, inOrder, keyed, pieceName } from "./pharaoh/names";
import { CARDS, SITE_ABOUT, SITES } from "./imhotep/printed";

beforeAll(() => speak("en"));

describe("the wall", () => {
  it("has a hundred cells, by row and column", () => {
    expect(CELLS).toHaveLength(100);
    expect([CELLS[0], CELLS[7], CELLS[99]]).toEqual(["00", "07", "99"]);
    expect([rowOf("45"), columnOf("45")]).toEqual([4, 5]);
    expect(pictureAt("09")).toBe("100% 0%");
    expect(pictureAt("90")).toBe("0% 100%");
  });
  it("draws four edges round a single cell", () => {
    expect(outline(["00"])).toBe("M3.5 3.5H96.5M3.5 96.5H96.5M3.5 3.5V96.5M96.5 3.5V96.5");
  });
  it("draws no edge between cells of one area", () => {
    expect(outline(["00", "01"])).toBe(
      "M3.5 3.5H100M3.5 96.5H100M3.5 3.5V96.5M100 3.5H196.5M100 96.5H196.5M196.5 3.5V96.5",
    );
    expect(outline(["00", "01", "10", "11"]).match(/M/g)).toHaveLength(8);
  });
  it("steps round an inner corner", () => {
    // each seen from the cell in the middle, which has neighbours both ways
    expect(outline(["01", "11", "12"])).toContain("M196.5 100V103.5H200"); // above, right
    expect(outline(["01", "11", "10"])).toContain("M103.5 100V103.5H100"); // above, left
    expect(outline(["21", "11", "12"])).toContain("M196.5 200V196.5H200"); // below, right
    expect(outline(["21", "11", "10"])).toContain("M103.5 200V196.5H100"); // below, left
  });
  it("does not join the ends of two rows", () => {
    expect(outline(["09", "10"]).match(/M/g)).toHaveLength(8);
  });
  it("has a hue for every letter", () => {
    for (const letter of "ABCDEFGHJKLM?") expect(hueOf(letter)).toMatch(/^var\(--/);
  });
});

describe("pieces of the Pharaoh", () => {
  it("have names", () => {
    const pieces = ["crew 5f", "jar 2", "ankh 4", "coin 5", "pharaoh", "chip", "back"] as const;
    for (const piece of pieces) expect(pieceName(piece)).not.toMatch(/pharaoh-/);
    expect(pieceName("jar 2")).toBe(say("pharaoh-jar-2"));
    expect(pieceName("throne 1")).toBe(say("pharaoh-throne-1"));
    expect(pieceName("crew 2")).toBe(say("pharaoh-crew-2"));
    expect(pieceName("crew 6f")).toBe(say("pharaoh-flag-crew-6"));
  });
  it("of a crew add up, flags or not", () => {
    expect(crewSum(["1", "5f", "3"])).toBe(9);
    expect(crewPieces(["1", "5f"])).toEqual(["crew 1", "crew 5f"]);
  });
  it("are declared from small to large, those with a flag last", () => {
    expect(inOrder(["5f", "4", "1", "3f", "5"])).toEqual(["1", "4", "5", "3f", "5f"]);
  });
  it("that are alike keep apart", () => {
    expect(keyed(["jar 1", "jar 1", "coin 2"]).map(({ key }) => key)).toEqual([
      ...["jar 1#0", "jar 1#1", "coin 2#0"],
    ]);
  });
});

describe("what is printed on Imhotep's boards and cards", () => {
  it("has words", () => {
    const about = SITES.flatMap((site) => Object.values(SITE_ABOUT[site]));
    const cards = Object.values(CARDS).flatMap(({ name, effect }) => [name, effect]);
    const missing = [...about, ...cards].filter((id) => !has(id));
    expect(missing).toEqual([]);
  });
});
