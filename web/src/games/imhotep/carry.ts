// Dragging with the mouse or a pen: a copy of the thing follows the pointer, and the place under
// it is told. Fingers tap instead, so that a swipe still scrolls.

import type { Action } from "svelte/action";
import type { Mark } from "./marks";
import type { Play } from "./play.svelte";

export interface Carrying {
  able: () => boolean;
  begin: () => void;
  over?: (place: Mark | null) => void;
  drop: (place: Mark) => void;
  play: Play;
}

const START = 6; // pixels before a press becomes a drag

export const carry: Action<HTMLElement, Carrying> = (node, carrying) => {
  let now = carrying;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let swallow = false; // the click that ends a drag

  function down(event: PointerEvent): void {
    if (event.pointerType === "touch" || event.button !== 0 || !now.able()) return;
    from = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < START) return;
      ghost = makeGhost(node);
      now.play.dragging = true;
      now.begin();
    }
    ghost.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px)`;
    now.over?.(placeAt(event));
  }
  function up(event: PointerEvent): void {
    if (ghost) {
      swallow = true;
      setTimeout(() => (swallow = false));
      const place = placeAt(event);
      if (place) now.drop(place);
    }
    stop();
  }
  function stop(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
    ghost?.remove();
    if (ghost) now.over?.(null);
    ghost = null;
    from = null;
    now.play.dragging = false;
  }
  function click(event: MouseEvent): void {
    if (swallow) event.stopImmediatePropagation();
    swallow = false;
  }
  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  return {
    update: (changed) => {
      now = changed;
    },
    destroy: () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
    },
  };
};

function placeAt(event: PointerEvent): Mark | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const place = under?.closest<HTMLElement>("[data-place]")?.dataset["place"];
  return (place as Mark | undefined) ?? null;
}

/** What is dragged is the picture beside the button, or the button itself. */
function makeGhost(node: HTMLElement): HTMLElement {
  const picture = node.querySelector("svg") ?? node.parentElement?.querySelector("svg") ?? node;
  const box = picture.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.append(picture.cloneNode(true));
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
    opacity: "0.85",
    zIndex: "80",
  });
  document.body.append(ghost);
  return ghost;
}
