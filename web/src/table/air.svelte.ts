// What is in the air over a board.

import { untrack } from "svelte";
import { moves, preferences } from "../lib/preferences.svelte";
import { departures, plan } from "./flights";
import type { Box, Flight, Flyer } from "./flights";
import type { AnyEngine, EventOf, Wire } from "./told";

const LONGEST_QUEUE = 3000; // milliseconds

export interface Flown<Game extends AnyEngine = Wire> {
  root: () => HTMLElement | undefined;
  fresh: () => readonly EventOf<Game>[];
  landed?: () => void; // all that flew has arrived
}

export const isShown = (): boolean => moves() && !document.hidden;

export class Air<Game extends AnyEngine = Wire> {
  flights = $state.raw<readonly Flight<Game>[]>([]);
  private readonly running = new Map<number, Animation[]>();
  private free = 0; // when the air will be empty again
  private sent = 0; // when something last took off
  private left: (Box | null)[] = [];

  /** While a component is set up. */
  constructor(
    private readonly board: Flown<Game>,
    private readonly flyer: Flyer<Game>,
  ) {
    $effect.pre(() => {
      const fresh = board.fresh();
      untrack(() => {
        const root = board.root();
        this.left = root && fresh.length && isShown() ? departures(root, fresh, flyer) : [];
      });
    });
    $effect(() => {
      const fresh = board.fresh();
      untrack(() => {
        const root = board.root();
        if (root && fresh.length && isShown()) this.send(plan(root, fresh, this.left, this.flyer));
      });
    });
  }

  /** What is still on its way arrives first: an answer may come faster than a stone. */
  private send(planned: Flight<Game>[]): void {
    if (!planned.length) return;
    const now = (this.sent = performance.now());
    const late = Math.min(LONGEST_QUEUE, Math.max(0, this.free - now)) * preferences.speed;
    const queued = planned.map((flight) => ({ ...flight, delay: flight.delay + late }));
    const end = Math.max(...queued.map(({ delay, time }) => delay + time));
    this.free = now + end / preferences.speed;
    this.flights = [...this.flights, ...queued];
  }

  start(node: HTMLElement, flight: Flight<Game>, frames: Keyframe[]): () => void {
    const speed = Math.max(0.25, preferences.speed);
    const [delay, duration] = [flight.delay / speed, flight.time / speed];
    const easing = "cubic-bezier(.22,.8,.3,1)";
    const way = node.animate(frames, { delay, duration, easing, fill: "both" });
    const unseen = flight.hides?.animate({ opacity: [0, 0] }, { duration: delay + duration });
    const animations = unseen ? [way, unseen] : [way];
    this.running.set(flight.key, animations);
    way.onfinish = () => this.end(flight);
    return () => {
      this.running.delete(flight.key);
      for (const animation of animations) animation.cancel();
    };
  }

  private end(flight: Flight<Game>): void {
    this.flights = this.flights.filter((each) => each !== flight);
    if (!this.flights.length) this.board.landed?.();
  }

  /** Any press: everything is where it belongs, but for what this very press has sent. */
  land(pressed: Event): void {
    if (!this.flights.length || pressed.timeStamp <= this.sent) return;
    this.free = 0;
    this.flights = [];
    this.board.landed?.();
  }
}
