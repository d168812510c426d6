// Names of things that the tools of this section list.

import { SITES, SITE_NAME } from "../games/imhotep/printed";
import { say } from "../lib/texts.svelte";
import type { MessageId } from "../messages";

export const PROPHECIES: Record<string, MessageId> = {
  osiris: "imhotep-prophecy-osiris",
  anubis: "imhotep-prophecy-anubis",
  isis: "imhotep-prophecy-isis",
  horus: "imhotep-prophecy-horus",
  set: "imhotep-prophecy-set",
  amun: "imhotep-prophecy-amun",
  ra: "imhotep-prophecy-ra",
};

export function prophecyName(prophecy: string): string {
  const id = PROPHECIES[prophecy];
  return id ? say(id) : prophecy;
}

export const playerName = (seat: number, names: readonly string[] = []): string =>
  names[seat]?.trim() || say("web-box-player", { number: seat + 1 });

/** "Market A, Pyramids B, .." */
export const sidesInWords = (sides: string): string =>
  SITES.map((site, nth) => `${say(SITE_NAME[site])} ${sides[nth] ?? "A"}`).join(", ");
