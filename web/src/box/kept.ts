// What this section remembers on the device, under a name of its own for each thing.

const KEY = "saqqara-box-";

export function recall<Value>(name: string, usual: Value): Value {
  try {
    const text = localStorage.getItem(KEY + name);
    return text ? (JSON.parse(text) as Value) : usual;
  } catch {
    return usual; // a private window, or not ours
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(KEY + name, JSON.stringify(value));
  } catch {
    // then it is forgotten with the page
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(KEY + name);
  } catch {
    // nothing was kept
  }
}
