// Words and figures in a drawing on a board are never smaller than 12 px on the screen, however small
// it is drawn. A small picture of a side, beside its name and words, is only a picture.

import type { Action } from "svelte/action";

const LEAST = 12; // pixels on the screen

/** Tells a drawing, as `--least`, how large its type has to be in its own measure. */
export const legible: Action<SVGSVGElement> = (svg) => {
  if (svg.closest("span.slab")) return undefined;
  const watcher = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    const own = svg.viewBox.baseVal;
    const scale = Math.min(width / own.width, height / own.height);
    if (scale > 0) svg.style.setProperty("--least", `${(LEAST / scale).toFixed(2)}px`);
  });
  watcher.observe(svg);
  return { destroy: () => watcher.disconnect() };
};
