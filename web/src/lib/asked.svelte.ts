// Something that a page asks the server for: on its way, here, or refused.

import { Refusal } from "./api";

export class Asked<T> {
  found = $state.raw<T | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  constructor(private readonly ask: () => Promise<T>) {
    void this.again();
  }

  async again(): Promise<void> {
    try {
      this.found = await this.ask();
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  }
}
