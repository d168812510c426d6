// A press while the stage plays: on the board it makes what is shown be over, and does nothing else,
// because it was not meant for what stands there a moment later. Anywhere else it does what it says.

import { isElsewhere } from "./keys";
import type { Playback } from "./playback.svelte";

const BOARD = ".room, [data-stage]";
const CONTROL = "button, a, [role=button], [role=tab], summary";
const PASS = /^(Tab|Shift|Control|Alt|Meta|CapsLock|Arrow\w+|Home|End|Page\w+|[tT?])$/;

export class Skipper {
  private isMeant = false; // for the stage: the click that follows this press

  constructor(private readonly stage: () => Playback) {}

  private isOnBoard(event: Event): boolean {
    return event.target instanceof Element && event.target.closest(BOARD) !== null;
  }

  private get isPlaying(): boolean {
    return !this.stage().ready;
  }

  onpointerdown = (event: Event): void => {
    this.isMeant = this.isPlaying && this.isOnBoard(event);
    // What one did oneself lands at once, and the press counts.
    if (!this.isPlaying && this.stage().playing && this.isOnBoard(event)) this.stage().skip();
  };

  /** Not on the way down: a finger that scrolls skips nothing. */
  onclick = (event: Event): void => {
    const isMeant = this.isMeant || (this.isPlaying && this.isOnBoard(event));
    this.isMeant = false;
    if (!isMeant) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.isPlaying) this.stage().skipTurn();
  };

  /** Whether the key was for the stage. */
  onkeydown = (event: KeyboardEvent): boolean => {
    const stage = this.stage();
    if (stage.quiet || PASS.test(event.key) || isElsewhere(event)) return false;
    const control = (event.target as Element | null)?.closest(CONTROL);
    const isPressed = event.key === "Enter" || event.key === " ";
    if (isPressed && control && !this.isOnBoard(event)) return false;
    if (stage.ready) {
      stage.skip();
      return false;
    }
    this.isMeant = isPressed && control !== null;
    if (event.key !== "Escape") event.preventDefault();
    stage.skipTurn();
    return true;
  };

  onkeyup = (): void => {
    // The browser presses a button after this, if at all.
    if (this.isMeant) setTimeout(() => (this.isMeant = false));
  };
}
