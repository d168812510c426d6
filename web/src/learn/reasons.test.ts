// Reasons in words, in both languages.

import { afterEach, beforeEach, expect, it } from "vitest";
import { preferences } from "../lib/preferences.svelte";
import { loadAlso, loadLanguage } from "../lib/texts.svelte";
import { text } from "../testing/wire";
import type { ReasonInfo } from "../wire";
import { lossWins, lossWords, reasonWords } from "./reasons";

const NAMES = ["Ann", "Nefer"];
const reason = (given: Partial<ReasonInfo>): ReasonInfo => ({
  kind: "own",
  seat: 0,
  source: "imhotep-source-pyramids",
  points: 4.2,
  word: "",
  word_seat: -1,
  label: null,
  ...given,
});
const SAIL = text("imhotep-label-sail", { ship: 2, site: "imhotep-site-temple" });
const words = (given: Partial<ReasonInfo>, you = 0, game = "imhotep"): string =>
  reasonWords(reason(given), { names: NAMES, game, you });

async function speak(language: "en" | "ja"): Promise<void> {
  preferences.language = language;
  await loadLanguage(language);
  await loadAlso(["learn", "imhotep/table", "cleopatra/table"], language);
}
beforeEach(() => speak("en"));
afterEach(() => void (preferences.language = "en"));

it("are sentences about the game", () => {
  expect(words({})).toBe("You would get about 4 points fewer from the Pyramids.");
  expect(words({ kind: "other", seat: 1, points: 0.8 })).toBe(
    "Nefer would get about 1 point more from the Pyramids.",
  );
  expect(words({ kind: "reply", word: "sail 2 temple", word_seat: 1, label: SAIL })).toContain(
    "Nefer could answer: ",
  );
  expect(words({ kind: "ends", source: "common-effect-round" })).toBe("It ends the round at once.");
  expect(words({ source: "cleopatra-source-crocodile", points: 20 }, 0, "cleopatra")).toBe(
    "You would get about 20 Talents fewer because of the crocodile.",
  );
});

it("name who they are about, whoever reads them", () => {
  expect(words({}, 1)).toBe("Ann would get about 4 points fewer from the Pyramids.");
  expect(words({ kind: "other", seat: 1 }, 1)).toBe(
    "You would get about 4 points more from the Pyramids.",
  );
});

it("are said in Japanese too", async () => {
  await speak("ja");
  expect(words({})).toBe("ピラミッドで約4点損をします。");
  expect(words({ kind: "other", seat: 1 })).toBe("Neferさんはピラミッドで約4点得をします。");
});

it("losses are words first, then wins", () => {
  expect(lossWords("clear")).toBe("clearly worse");
  expect(lossWins(0.12)).toBe("about 12 wins fewer in 100 games");
  expect(lossWins(0.001)).toBe("");
});
