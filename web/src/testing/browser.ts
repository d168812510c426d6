// The little of a browser that pure modules ask for when they are loaded. Runs before each file of
// unit tests.

import { beforeEach, vi } from "vitest";

export class Storage {
  private readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  clear = (): void => this.kept.clear();
}

const storage = new Storage();
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("navigator", { language: "en-GB" });
vi.stubGlobal("CSS", { escape: (text: string) => text });

beforeEach(() => storage.clear());
