// The painting is one drawing for all hundred cards. It is painted once into a bitmap as sharp as
// the screen; every card then shows its part of that, instead of drawing hundreds of shapes.

import drawing from "./mural.svg";

const LARGEST_WALL = 960; // CSS pixels
const SHARPEST = 2; // screen pixels for one of these; more is not seen

let painted = $state("");
let begun = false;

export const painting = {
  /** For `background-image`; until it is painted the drawing itself, which is slower. */
  get url(): string {
    if (!begun) void begin();
    return `url("${painted || drawing}")`;
  },
};

async function begin(): Promise<void> {
  begun = true;
  try {
    const bitmap = await paint(await loaded(drawing));
    await loaded(bitmap); // so that it does not flicker when it comes
    painted = bitmap;
  } catch {
    // A browser that cannot: it shows the same picture.
  }
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

async function paint(image: HTMLImageElement): Promise<string> {
  const side = LARGEST_WALL * Math.min(SHARPEST, Math.max(1, window.devicePixelRatio));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  canvas.getContext("2d")?.drawImage(image, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.93));
  return blob ? URL.createObjectURL(blob) : drawing;
}
