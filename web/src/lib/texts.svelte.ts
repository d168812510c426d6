// Messages from the same Fluent catalogues as the rest of the house.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { MessageId } from "../messages";
import type { Text } from "../wire";
import { catalogueAt, isAtOnce } from "./catalogues";
import { preferences } from "./preferences.svelte";
import type { Language } from "./preferences.svelte";

// One module per catalogue, loaded when a language is first used. Left out is what only the
// terminal, the command line and edition files say.
const catalogues = Object.entries(
  import.meta.glob<string>(
    [
      "./**/*.ftl",
      "!./*/{admin,arena,cli,play}.ftl",
      "!./*/games/*/{edition,terminal,web_simple}.ftl",
    ],
    { base: "../../../src/saqqara/locales", query: "?raw", import: "default" },
  ),
).map(([path, load]) => ({ ...catalogueAt(path), load }));
const asked = new Set<string>(); // those that are not fetched at once, but needed by now
const fetched = new Set<(typeof catalogues)[number]>();

const making: Partial<Record<Language, FluentBundle>> = {};
const bundles = $state<Partial<Record<Language, FluentBundle>>>({});

export async function loadLanguage(language: Language): Promise<void> {
  const bundle = (making[language] ??= new FluentBundle(language, { useIsolating: false }));
  const isWanted = (name: string): boolean => isAtOnce(name) || asked.has(name);
  const missing = catalogues.filter(
    (each) => each.language === language && isWanted(each.name) && !fetched.has(each),
  );
  const loaded = missing.map(async (each) => ({ each, text: await each.load() }));
  for (const { each, text } of await Promise.all(loaded)) {
    if (!fetched.has(each)) bundle.addResource(new FluentResource(text));
    fetched.add(each);
  }
  bundles[language] = bundle;
}

/** Catalogues that few pages need; in other languages they come with the language. */
export function loadAlso(names: readonly string[], language: Language): Promise<void> {
  for (const name of names) asked.add(name);
  return loadLanguage(language);
}

const opened = new Map<string, Promise<void>>();

/** The words of a table of this game, fetched once. */
export function loadGame(game: string): Promise<void> {
  const names = [`${game}/table`, `${game}/web_board`, "learn"];
  const all = async (): Promise<void> => {
    await loadAlso(names, preferences.language);
    if (preferences.simple) await loadSimple();
  };
  const words = opened.get(game) ?? all();
  opened.set(game, words);
  return words;
}

const simpleOf = (game: string): string => `${game}/web_simple`;

/** Short plain words for the games that were opened, once somebody wants them. */
export async function loadSimple(): Promise<void> {
  const { simple } = await import("./simple");
  if (!catalogues.some((each) => each === simple[0])) catalogues.push(...simple);
  await loadAlso([...opened.keys()].map(simpleOf), preferences.language);
}

/** The message that says it in plain words, where they are wanted and there. */
function plainer(id: string): string {
  const plain = `${id}-simple`;
  return preferences.simple && has(plain) ? plain : id;
}

export const loadRules = (language: Language, game: string): Promise<void> =>
  loadAlso([`${game}/guide`, `${game}/web_rules`, `${game}/table`], language);

/** Something that is fetched when it is first shown, together with its words. */
export async function withWords<Part>(
  names: readonly string[],
  load: () => Promise<Part>,
): Promise<Part> {
  const [part] = await Promise.all([load(), loadAlso(names, preferences.language)]);
  return part;
}

export type Args = Record<string, FluentVariable>;

/** A message in the language of this viewer. */
export function say(id: MessageId, args: Args = {}): string {
  return sayAny(id, args);
}

/** A message whose id is only known at a table: composed of what the server says. */
export function sayAny(id: string, args: Args = {}): string {
  const bundle = bundles[preferences.language];
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return bundle ? id : "";
  return bundle.formatPattern(pattern, args);
}

export function has(id: string): id is MessageId {
  return bundles[preferences.language]?.hasMessage(id) ?? false;
}

/** A message of a game: seats become names, message ids among the arguments words. */
export function tell(text: Text, names: readonly string[]): string {
  return sayAny(plainer(text.id), told(text, names));
}

/** A part of such a message, as `.head` of a table of choices; "" if it has none. */
export function tellPart(text: Text, part: string, names: readonly string[]): string {
  const args = told(text, names);
  return sayPart(plainer(text.id), part, args) || sayPart(text.id, part, args);
}

/** A part of a message, as `.from` of a source of points; "" if it has none. */
export function sayPart(id: string, part: string, args: Args = {}): string {
  const bundle = bundles[preferences.language];
  const pattern = bundle?.getMessage(id)?.attributes[part];
  return bundle && pattern ? bundle.formatPattern(pattern, args) : "";
}

function told(text: Text, names: readonly string[]): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(text.args)) {
    if (typeof value === "number") {
      const isSeat = key === "seat" || key.endsWith("_seat");
      args[key] = isSeat ? (names[value] ?? "?") : value;
    } else {
      args[key] = key === "rule" ? value : sayAny(value);
    }
  }
  return args;
}

export const gameName = (game: string): string => sayAny(`${game}-name`);
export const gameAbout = (game: string): string => sayAny(`${game}-about`);
export const gameGuide = (game: string): string => sayAny(`${game}-guide`);

const dashes = (text: string): string => text.replaceAll("_", "-");
export const optionName = (game: string, option: string): string =>
  sayAny(`${game}-option-${dashes(option)}`);
export const optionValue = (game: string, option: string, value: string): string => {
  const id = `${game}-option-${dashes(option)}-${dashes(value)}`;
  return has(id) ? say(id) : value;
};
/** A bot of the host's own goes by the name that it was given. */
export const isOwnBot = (level: string): boolean => !has(`bot-name-${level}`);
export const levelName = (level: string): string => {
  const id = `bot-name-${level}`;
  return has(id) ? say(id) : level;
};
export const levelAbout = (level: string): string => {
  const id = `bot-about-${level}`;
  return has(id) ? say(id) : say("bot-about-own");
};
