// Escape closes one thing at a time.

import { afterEach, expect, it, vi } from "vitest";
import { onEscape } from "./escape";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("closes what was opened last, and leaves the key alone when nothing is open", () => {
  let listener: ((event: KeyboardEvent) => void) | null = null;
  vi.stubGlobal("window", {
    addEventListener: (_: string, heard: typeof listener) => (listener = heard),
    removeEventListener: () => (listener = null),
  });
  const closed: string[] = [];
  function press(more: Partial<KeyboardEvent> = {}): boolean {
    let taken = false;
    const stopPropagation = (): void => void (taken = true);
    const preventDefault = (): void => undefined;
    const event = { key: "Escape", preventDefault, stopPropagation, ...more };
    listener?.(event as unknown as KeyboardEvent);
    return taken;
  }
  function open(name: string): void {
    const done = onEscape(() => {
      closed.push(name);
      done();
    });
  }
  open("pick");
  open("sheet");
  const later = onEscape(() => closed.push("window")); // tells only later that it is closed
  const gone = onEscape(() => closed.push("gone"));
  open("dialog");
  gone(); // closed by its own button, below the dialog
  expect(press({ key: "Enter" })).toBe(false);
  expect(press({ isComposing: true })).toBe(false);
  expect(press()).toBe(true);
  expect(closed).toEqual(["dialog"]);
  expect(press({ repeat: true })).toBe(true);
  expect(closed).toEqual(["dialog"]);
  press();
  press();
  later();
  press();
  expect(closed).toEqual(["dialog", "window", "sheet", "pick"]);
  expect(press()).toBe(false);
  expect(listener).toBeNull();
});
