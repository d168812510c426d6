// Messages from the same Fluent catalogues as the rest of the house.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Text } from "../wire";
import { preferences } from "./preferences.svelte";
import type { Language } from "./preferences.svelte";

// One module per catalogue, loaded when a language is first used.
const catalogues = import.meta.glob<string>("../../../src/saqqara/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});
// What only the terminal and the command line say.
const ELSEWHERE = new Set(["cli", "arena", "play"]);
// The rules in full are long: fetched with their page.
const RULES = "rules";

const bundles = $state<Partial<Record<Language, FluentBundle>>>({});

export async function loadLanguage(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(catalogues).filter(([path]) => {
    const name = path.split("/").pop()?.replace(".ftl", "") ?? "";
    return path.includes(`/${language}/`) && name !== RULES && !ELSEWHERE.has(name);
  });
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles[language] = bundle;
}

const withRules = new Set<Language>();

export async function loadRules(language: Language): Promise<void> {
  await loadLanguage(language);
  const load = catalogues[`../../../src/saqqara/locales/${language}/${RULES}.ftl`];
  if (withRules.has(language) || !load) return;
  const text = await load();
  bundles[language]?.addResource(new FluentResource(text));
  withRules.add(language);
}

export type Args = Record<string, FluentVariable>;

/** A message in the language of this viewer. */
export function say(id: string, args: Args = {}): string {
  const bundle = bundles[preferences.language];
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return bundle ? id : "";
  return bundle.formatPattern(pattern, args);
}

export function has(id: string): boolean {
  return bundles[preferences.language]?.hasMessage(id) ?? false;
}

/** A message of a game: seats become names, message ids among the arguments words. */
export function tell(text: Text, names: readonly string[]): string {
  return say(text.id, told(text, names));
}

/** A part of such a message, as `.head` of a table of choices; "" if it has none. */
export function tellPart(text: Text, part: string, names: readonly string[]): string {
  const bundle = bundles[preferences.language];
  const pattern = bundle?.getMessage(text.id)?.attributes[part];
  return bundle && pattern ? bundle.formatPattern(pattern, told(text, names)) : "";
}

function told(text: Text, names: readonly string[]): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(text.args)) {
    if (typeof value === "number") {
      const isSeat = key === "seat" || key.endsWith("_seat");
      args[key] = isSeat ? (names[value] ?? "?") : value;
    } else {
      args[key] = key === "rule" ? value : say(value);
    }
  }
  return args;
}

export const gameName = (game: string): string => say(`${game}-name`);
export const gameAbout = (game: string): string => say(`${game}-about`);
export const gameGuide = (game: string): string => say(`${game}-guide`);

const dashes = (text: string): string => text.replaceAll("_", "-");
export const optionName = (game: string, option: string): string =>
  say(`${game}-option-${dashes(option)}`);
export const optionValue = (game: string, option: string, value: string): string => {
  const id = `${game}-option-${dashes(option)}-${dashes(value)}`;
  return has(id) ? say(id) : value;
};
export const levelName = (level: string): string => say(`bot-name-${level}`);
export const levelAbout = (level: string): string => say(`bot-about-${level}`);
