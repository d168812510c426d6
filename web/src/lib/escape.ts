// Escape closes one thing at a time: whatever was opened last. What opens says so here, and takes
// it back when it is closed.

const opened: (() => void)[] = []; // ways to close, the newest last

/** Before anything else hears of the key; with nothing open it is the page's own. */
function onkeydown(event: KeyboardEvent): void {
  const close = opened.at(-1);
  if (event.key !== "Escape" || event.isComposing || !close) return;
  event.preventDefault(); // else the browser closes its uppermost dialog besides
  event.stopPropagation();
  if (event.repeat) return; // a key that is held is one press
  forget(close); // a dialog tells only later that it is closed: the next press is for what is below
  close();
}

function forget(close: () => void): void {
  const at = opened.lastIndexOf(close);
  if (at >= 0) opened.splice(at, 1);
  if (!opened.length) window.removeEventListener("keydown", onkeydown, true);
}

/** Something is open from now on; returns what to call once it is not. For an effect. */
export function onEscape(close: () => void): () => void {
  if (!opened.length) window.addEventListener("keydown", onkeydown, true);
  opened.push(close);
  return () => forget(close);
}
