// How the seats of a table are called.

import { FORMER } from "../lib/tables";
import { levelName, say } from "../lib/texts.svelte";
import type { SeatInfo } from "../wire";

/** By seat; bots of one level are told apart by a number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map((seat) => {
    if (seat.user === FORMER) return say("web-former-player");
    return seat.name || (seat.bot ? levelName(seat.bot) : "");
  });
  return plain.map((name, seat) => {
    const same = plain.filter((other) => other === name).length;
    const number = plain.slice(0, seat + 1).filter((other) => other === name).length;
    return same > 1 && name ? `${name} ${number}` : name;
  });
}

/** "Mei, Tomás and Ra" in the language of this viewer. */
export function listed(names: readonly string[]): string {
  const shown = names.map((name) => say("common-name", { name }));
  const last = shown.pop() ?? "";
  if (!shown.length) return last;
  return shown.join(say("common-list-gap")) + say("common-list-last-gap") + last;
}
