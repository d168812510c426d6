// A picture of the finished board: it is drawn once more beside the page, as wide as on a desk, and
// becomes a PNG by way of an SVG that holds its elements, the styles of the page and all that they name.
// Nothing leaves the browser.

import { mount, tick, unmount } from "svelte";
import { gameName } from "../lib/texts.svelte";
import { preferences } from "../lib/preferences.svelte";
import type { ScoreSheet } from "../wire";
import type { Board } from "./board";
import { winOf } from "./ending";
import type { Session } from "./session.svelte";

const WIDTH = 1200;
const HEIGHT = 760; // of the board, at least
const SHARPNESS = 1.5; // pixels for each of them
const FONT_WAIT = 120; // milliseconds: fonts inside an image are there a little later than the image
const SVG = "http://www.w3.org/2000/svg";
const touched = window.matchMedia("(pointer: coarse)");

export async function pictureOf(board: Board, session: Session, sheet: ScoreSheet): Promise<Blob> {
  const sheetOfPaper = document.createElement("div");
  sheetOfPaper.inert = true;
  sheetOfPaper.style.cssText = `position:fixed;left:-${3 * WIDTH}px;top:0;width:${WIDTH}px;`;
  const paper = element("div", PAPER);
  const room = element(
    "div",
    `container:room / size;height:${HEIGHT}px;display:flex;flex-direction:column;`,
  );
  paper.append(headOf(session, sheet), room);
  sheetOfPaper.append(paper);
  document.body.append(sheetOfPaper);
  const drawn = mount(board, { target: room, props: propsOf(session) });
  try {
    await settled();
    room.style.height = `${Math.max(HEIGHT, room.scrollHeight)}px`;
    await settled();
    const { width, height } = paper.getBoundingClientRect();
    return await painted(await svgOf(paper, width, height), width, height);
  } finally {
    await unmount(drawn);
    sheetOfPaper.remove();
  }
}

/** Shared where a finger would look for it, else saved. */
export async function handOver(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (touched.matches && "canShare" in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((problem: unknown) => {
      if ((problem as Error).name !== "AbortError") throw problem; // thought better of it
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// ---- what is on it

const PAPER = `box-sizing:border-box;width:${WIDTH}px;padding:18px 22px;background:var(--bg);
  color:var(--ink);font:400 16px/1.5 var(--font-text);`;

function element(name: string, style: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.style.cssText = style;
  made.textContent = text;
  return made;
}

function propsOf(session: Session) {
  const { view, names, me, live } = session;
  if (!view) throw new Error("there is no board");
  const shown = { view, names, me, printed: live.printed, replay: true };
  const rest = { decision: null, answer: [], asked: [], selected: null, fresh: [], located: null };
  return { ...shown, ...rest, select: () => undefined, confirm: () => undefined };
}

/** Game, day, who won, and everybody's points. */
function headOf(session: Session, sheet: ScoreSheet): HTMLElement {
  const head = element("header", "display:grid;gap:6px;padding-bottom:12px;");
  const top = element("div", "display:flex;justify-content:space-between;align-items:baseline;");
  const ended = new Date(1000 * (session.live.info?.updated_at ?? 0) || Date.now());
  const day = ended.toLocaleDateString(preferences.language, { dateStyle: "long" });
  const title = gameName(session.view?.game ?? "");
  top.append(
    element("b", "font:400 30px/1.2 var(--font-head);", title),
    element("span", "color:var(--ink-2);", `Saqqara · ${day}`),
  );
  const line = element("div", "display:flex;flex-wrap:wrap;gap:6px 22px;align-items:center;");
  const order = sheet.places.map((place, seat) => ({ place, seat }));
  order.sort((one, two) => one.place - two.place || one.seat - two.seat);
  for (const { seat, place } of order) {
    const weight = place === 1 ? 700 : 400;
    const name = element("span", `display:flex;align-items:center;gap:8px;font-weight:${weight};`);
    const glyph = document.createElementNS(SVG, "svg");
    glyph.setAttribute("width", "24");
    glyph.setAttribute("height", "24");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#seat${seat % 5}`);
    glyph.append(use);
    const points = element("b", "font-variant-numeric:lining-nums;", String(sheet.scores[seat]));
    name.append(glyph, session.names[seat] ?? "", points);
    line.append(name);
  }
  const headline = session.view ? winOf(session.view, session.names) : "";
  head.append(top, element("div", "font-weight:600;font-size:18px;", headline), line);
  return head;
}

// ---- from elements to pixels

async function settled(): Promise<void> {
  await tick();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

async function svgOf(paper: HTMLElement, width: number, height: number): Promise<string> {
  const copy = paper.cloneNode(true) as HTMLElement;
  for (const image of copy.querySelectorAll("img")) image.src = await asData(image.src);
  for (const styled of copy.querySelectorAll("[style*='url(']")) {
    const style = styled.getAttribute("style") ?? "";
    styled.setAttribute("style", await withData(style, location.href));
  }
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  svg.setAttribute("class", `${document.documentElement.className} still`);
  svg.setAttribute("lang", preferences.language);
  svg.style.setProperty("--speed", "0");
  const styles = document.createElementNS(SVG, "style");
  styles.textContent = await stylesOfPage();
  const held = document.createElementNS(SVG, "foreignObject");
  held.setAttribute("width", "100%");
  held.setAttribute("height", "100%");
  held.append(copy);
  svg.append(styles, namedOutside(copy, styles.textContent), held);
  return new XMLSerializer().serializeToString(svg);
}

/** Symbols, gradients and filters that are named but stand elsewhere on the page. */
function namedOutside(copy: Element, styles: string): Element {
  const defs = document.createElementNS(SVG, "defs");
  const known = new Set<string>();
  const look = (text: string): void => {
    for (const [, id] of text.matchAll(/(?:href="#|url\(["']?(?:&quot;)?#)([\w-]+)/g)) {
      if (!id || known.has(id)) continue;
      known.add(id);
      const found = copy.querySelector(`[id="${id}"]`) ? null : document.getElementById(id);
      if (!found) continue;
      defs.append(found.cloneNode(true));
      look(found.outerHTML);
    }
  };
  look(copy.outerHTML);
  look(styles);
  return defs;
}

async function stylesOfPage(): Promise<string> {
  const rules: string[] = [];
  for (const sheet of document.styleSheets) {
    const base = sheet.href ?? location.href;
    const text = [...sheet.cssRules].map((rule) => rule.cssText).join("\n");
    rules.push(await withData(text, base));
  }
  return rules.join("\n");
}

/** Fonts and pictures are taken along: an image may fetch nothing. */
async function withData(text: string, base: string): Promise<string> {
  const named = new Set(
    [...text.matchAll(/url\(["']?([^"'#%)][^"')]*)/g)].map(([, url]) => url ?? ""),
  );
  let found = text;
  for (const url of named) {
    if (url.startsWith("data:")) continue;
    found = found.replaceAll(url, await asData(new URL(url, base).href));
  }
  return found;
}

const fetched = new Map<string, Promise<string>>();

function asData(url: string): Promise<string> {
  const known = fetched.get(url) ?? fetchData(url);
  fetched.set(url, known);
  return known;
}

async function fetchData(url: string): Promise<string> {
  if (url.startsWith("data:")) return url;
  if (url.startsWith("blob:")) return await painting(url);
  const blob = await (await fetch(url)).blob();
  return await new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(new Error(`${url} cannot be read`));
    reader.readAsDataURL(blob);
  });
}

/** A picture that the page has made itself: it may be shown, but not fetched. */
async function painting(url: string): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return canvas.toDataURL("image/jpeg", 0.9);
}

async function painted(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  await new Promise((done) => setTimeout(done, FONT_WAIT));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * SHARPNESS);
  canvas.height = Math.round(height * SHARPNESS);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture came out"))));
  });
}
