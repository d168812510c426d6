import { expect, test } from "vitest";
import { GAMES } from "../games";
import { BOXES } from "./boxes";
import { thingsOf } from "./things";

const RULES = import.meta.glob<string>("./*/games/*/web_rules.ftl", {
  base: "../../../src/saqqara/locales",
  query: "?raw",
  import: "default",
  eager: true,
});

/** What a section says, up to the next message. */
function sectionIn(text: string, id: string): string {
  const [, ...rest] = text.split(`\n${id} =`);
  return rest[0]?.split(/\n[a-z]/)[0] ?? "";
}

test.each(BOXES)(
  "the rule of every thing of %s is in its section, in both languages",
  async (game) => {
    const outline = (await GAMES[game]?.rules())?.rules.outline ?? [];
    for (const { name, section, rule, look } of thingsOf(game)) {
      expect(outline, name).toContain(section);
      expect(Object.keys(look), name).toHaveLength(1);
      for (const language of ["en", "ja"]) {
        const text = RULES[`./${language}/games/${game}/web_rules.ftl`] ?? "";
        const found = sectionIn(`\n${text}`, section);
        expect(found, `${language} ${section}`).not.toBe("");
        if (rule) expect(found, `${language} ${name}`).toContain(` ${rule}: `);
      }
    }
  },
);

test("no two things of a game are called and drawn alike", () => {
  for (const game of BOXES) {
    const seen = thingsOf(game).map(({ name, look }) => JSON.stringify([name, look]));
    expect(new Set(seen).size).toBe(seen.length);
  }
});
