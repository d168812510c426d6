// What is in the air over a board.

import { untrack } from "svelte";
import { moves } from "../lib/preferences.svelte";
import { boxAt, departures, plan } from "./flights";
import type { Box, Flight, Flyer } from "./flights";
import type { AnyEngine, EventOf, Wire } from "./told";

export interface Flown<Game extends AnyEngine = Wire> {
  root: () => HTMLElement | undefined;
  fresh: () => readonly EventOf<Game>[];
  landed?: () => void; // all that flew has arrived
  reveal?: (place: Game["place"]) => void; // points are about to rise there: where it may be out of sight
}

export const isShown = (): boolean => moves() && !document.hidden;

export class Air<Game extends AnyEngine = Wire> {
  flights = $state.raw<readonly Flight<Game>[]>([]);
  private readonly hidden = new WeakMap<Element, number>();
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
        const isSeen = root && fresh.length && isShown();
        this.send(isSeen ? plan(root, fresh, this.left, this.flyer) : []);
      });
    });
  }

  /** The stage goes on when all has landed, or was made to: only what rises may still be there. */
  private send(planned: Flight<Game>[]): void {
    const had = this.flights.length > 0;
    const rising = planned.length ? this.flights.filter(isRising) : [];
    this.flights = [...rising, ...planned];
    if (had && !this.flights.length) this.board.landed?.();
  }

  start(node: HTMLElement, flight: Flight<Game>, frames: Keyframe[]): () => void {
    const [delay, duration] = [flight.delay / flight.speed, flight.time / flight.speed];
    const easing = "cubic-bezier(.22,.8,.3,1)";
    const way = node.animate(frames, { delay, duration, easing, fill: "both" });
    const animations = [way];
    this.hide(flight.hides, 1);
    if (flight.unseen > 0) {
      const duration = flight.unseen / flight.speed;
      animations.push(node.animate({ opacity: [0, 0] }, { duration }));
    }
    way.onfinish = () => this.end(flight);
    const risen = isRising(flight) && this.board.reveal;
    const timer = risen && setTimeout(() => this.reveal(node, flight), delay);
    return () => {
      if (timer) clearTimeout(timer);
      this.hide(flight.hides, -1);
      for (const animation of animations) animation.cancel();
    };
  }

  /** What rises is measured when it begins: its place may have come into sight just for it. */
  private reveal(node: HTMLElement, flight: Flight<Game>): void {
    this.board.reveal?.(flight.place);
    const root = this.board.root();
    const box = root && boxAt(root, flight, this.flyer);
    if (!box) return;
    node.style.left = `${box.x}px`;
    node.style.top = `${box.y}px`;
  }

  /** Without an animation, which would paint the board anew in every frame. */
  private hide(thing: Element | null, by: 1 | -1): void {
    if (!(thing instanceof HTMLElement || thing instanceof SVGElement)) return;
    const count = (this.hidden.get(thing) ?? 0) + by; // several may come to lie on one
    this.hidden.set(thing, count);
    thing.style.opacity = count > 0 ? "0" : ""; // it can still be pressed and keeps the focus
  }

  private end(flight: Flight<Game>): void {
    this.flights = this.flights.filter((each) => each !== flight);
    if (!this.flights.length) this.board.landed?.();
  }
}

const isRising = (flight: Flight<AnyEngine>): boolean => flight.from === flight.to;
