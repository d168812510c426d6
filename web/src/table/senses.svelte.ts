// What a table gives ears and hands: sounds of what the stage shows, two knocks and a short buzz when
// it is one's turn, a touch when a move was accepted. For whoever wants it (preferences).

import { untrack } from "svelte";
import { GAMES } from "../games";
import { preferences } from "../lib/preferences.svelte";
import type { EventInfo } from "../wire";
import { soundOf } from "./sound";
import type { Sound } from "./sound";
import type { Speaker } from "./speaker";

let speaker: Speaker | null = null; // none before somebody has pressed something
let coming: Promise<Speaker> | null = null;
const YOUR_TURN = [30, 60, 30]; // milliseconds: on, off, on
const ACCEPTED = 15;

/** Whether this device has anything to buzz with. */
export const canBuzz = (): boolean =>
  "vibrate" in navigator && window.matchMedia("(pointer: coarse)").matches;

function buzz(pattern: number | number[]): void {
  if (preferences.vibration && canBuzz()) navigator.vibrate(pattern);
}

function sound(name: Sound): void {
  if (preferences.sound) speaker?.play(name, preferences.volume);
}

async function wakeUp(): Promise<void> {
  coming ??= import("./speaker").then((made) => new made.Speaker());
  speaker = await coming;
  speaker.wake();
}

/** So that whoever sets the volume hears it; a press, so sound is allowed. */
export async function tryOut(): Promise<void> {
  await wakeUp();
  sound("lay");
}

/** Browsers allow sound once somebody has pressed something. */
function wakeByPress(): () => void {
  const wake = (): void => {
    if (preferences.sound) void wakeUp();
  };
  window.addEventListener("pointerdown", wake);
  window.addEventListener("keydown", wake);
  return () => {
    window.removeEventListener("pointerdown", wake);
    window.removeEventListener("keydown", wake);
  };
}

/** The events that are shown are heard, each once. Called while a component is set up. */
export function hearEvents(game: () => string | undefined, told: () => readonly EventInfo[]): void {
  const known = new WeakSet<EventInfo>();
  $effect(wakeByPress);
  $effect(() => {
    const special = GAMES[game() ?? ""]?.sounds;
    const news = told().filter((event) => !known.has(event));
    for (const event of news) known.add(event);
    if (document.hidden) return;
    untrack(() => {
      for (const event of news) {
        const name = soundOf(event, special);
        if (name) sound(name);
      }
    });
  });
}

/** One's turn, and moves that were accepted. *askedAfter*: the last ply that somebody else decided,
    while it is one's turn; null while it is not. So nothing rings between one's own decisions. */
export function feelTurns(
  askedAfter: () => number | null,
  isBusy: () => boolean,
  failed: () => boolean,
): void {
  let known: number | null = null; // nothing rings when one comes
  let wasBusy = false;
  $effect(() => {
    const ply = askedAfter();
    if (ply === null) {
      known ??= -1;
      return;
    }
    if (known !== null && ply > known) {
      untrack(() => sound("turn"));
      buzz(YOUR_TURN);
    }
    known = ply;
  });
  $effect(() => {
    const busy = isBusy();
    if (wasBusy && !busy && !untrack(failed)) buzz(ACCEPTED);
    wasBusy = busy;
  });
}
