// Editions: the figures of somebody's own box, as the option `edition` of a table.

import { say } from "./texts.svelte";

const OPTION = "edition";
export const MOST_TEXT = 9_000; // characters, a little more than the server takes

/** As the server keeps it: JSON of the tables that are replaced, and a name. */
export const editionIn = (options: Record<string, string>): string | undefined => options[OPTION];

export function editionWords(option: string): string {
  const { name } = JSON.parse(option) as { name?: string };
  return name ? say("web-edition-chip", { name }) : say("web-edition-chip-unnamed");
}

/** The beginning of a file that may hold anything; one that is too long stays too long. */
export async function textOf(file: File): Promise<string> {
  return (await file.slice(0, 4 * MOST_TEXT).text()).slice(0, MOST_TEXT);
}
