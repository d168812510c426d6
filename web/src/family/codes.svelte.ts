// The codes of the seats of a family table, for its board: new ones whenever a seat changes hands.

import { api } from "../lib/api";
import type { LiveTable } from "../lib/live.svelte";
import { person } from "../lib/person.svelte";

export class Codes {
  now = $state.raw<string[]>([]);

  /** While a component is set up. */
  constructor(live: LiveTable) {
    const holders = $derived(live.info?.seats.map((seat) => seat.user + seat.bot).join() ?? "");
    const isBoard = $derived(Boolean(live.info?.family) && live.info?.owner === person.me?.id);
    $effect(() => {
      void holders;
      void live.info?.status;
      if (!isBoard) return;
      void api.seatCodes(live.id).then(
        ({ codes }) => (this.now = codes),
        () => undefined, // it is asked for again with the next change
      );
    });
  }
}
