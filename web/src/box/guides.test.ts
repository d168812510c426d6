import { expect, test } from "vitest";
import { BOXES } from "./boxes";
import { below, shuffled } from "./chance";
import { blankSheet, seat } from "./entries";
import { usualFigures } from "./figures";
import { addressOf, setUpOf, stepsOf } from "./guides";
import type { SetUp } from "./guides";

const NAMED = { first: "Ann", sides: "", prophecies: "" };
const asked = (address: string) => (name: string) =>
  new URL(address, "http://localhost").searchParams.get(name);

test("what was drawn reaches the guide", () => {
  const drawn: SetUp = {
    players: 4,
    sides: "ABCDA",
    isDynasty: true,
    hasProphecies: true,
    prophecies: ["ra", "set", "isis"],
    first: 3,
  };
  expect(setUpOf("imhotep", asked(addressOf("imhotep", drawn)))).toEqual(drawn);
});

test("an address that somebody changed is held to what is in the box", () => {
  const found = setUpOf("imhotep", asked("/?players=9&sides=XYZ&first=7&prophecies=thoth.ra"));
  expect(found).toMatchObject({ players: 3, sides: "AAAAA", first: -1, prophecies: ["ra"] });
});

test("every game can be set up for every number of players", () => {
  for (const game of BOXES) {
    for (const players of usualFigures(game).players) {
      const setUp = setUpOf(game, asked(`/?players=${String(players)}`));
      const steps = stepsOf(game, setUp, NAMED);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      expect(steps.flatMap(({ args }) => Object.values(args))).not.toContain(0);
    }
  }
});

test("only what lies on the table is set up", () => {
  const ids = (address: string): string[] =>
    stepsOf("imhotep", setUpOf("imhotep", asked(address)), NAMED).map(({ id }) => id);
  expect(ids("/?players=3&sides=AAAAA")).not.toContain("web-box-imhotep-coins");
  expect(ids("/?players=3&sides=CAAAA")).toContain("web-box-imhotep-coins");
  expect(ids("/?players=2&sides=CAAAA")).toContain("web-box-imhotep-second");
  expect(ids("/?players=2&sides=AADAA")).not.toContain("web-box-imhotep-width");
});

test("stones of players who leave are taken away", () => {
  const sheet = blankSheet("imhotep", 4);
  sheet.entry.chamber[0] = 3;
  sheet.entry.chamber[1] = 1;
  sheet.entry.avenue[0] = { owner: 3, stones: 2 };
  seat("imhotep", sheet, 2);
  expect(sheet.entry.chamber.slice(0, 2)).toEqual([-1, 1]);
  expect(sheet.entry.avenue.map(({ owner }) => owner)).not.toContain(3);
  expect(sheet.names).toHaveLength(2);
});

test("chance reaches everything and loses nothing", () => {
  expect(new Set(Array.from({ length: 300 }, () => below(4)))).toEqual(new Set([0, 1, 2, 3]));
  const things = [1, 2, 3, 4, 5, 6, 7];
  expect(shuffled(things).sort()).toEqual(things);
});

test("every step shows what it looks like", () => {
  const sides = ["AAAAA", "BBBBB", "CCCCC", "DDDDD"];
  for (const game of BOXES) {
    for (const players of usualFigures(game).players) {
      for (const side of game === "imhotep" ? sides : [""]) {
        for (const more of ["", "&cards=on&prophecies=on", "&first=1&prophecies=ra"]) {
          const address = `/?players=${String(players)}&sides=${side}${more}`;
          const steps = stepsOf(game, setUpOf(game, asked(address)), NAMED);
          const bare = steps.filter(({ id: _, args: __, ...shown }) => !Object.keys(shown).length);
          expect(bare, address).toEqual([]);
        }
      }
    }
  }
});
