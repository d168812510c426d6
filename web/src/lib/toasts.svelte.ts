// Short words at the edge of the screen: what went wrong, what was done.

import { Refusal } from "./api";

interface Toast {
  id: number;
  text: string;
  kind: "note" | "problem";
}

export const toasts = $state<Toast[]>([]);
let next = 0;

export function note(text: string, kind: Toast["kind"] = "note"): void {
  const id = next++;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), kind === "problem" ? 8000 : 4000);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** Do something that the server may refuse; a refusal is shown, and gives undefined. */
export async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    note(error.words, "problem");
    return undefined;
  }
}
