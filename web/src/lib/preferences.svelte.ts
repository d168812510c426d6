// What this browser remembers: language, theme, motion. The server keeps a copy for accounts.

export type Language = "en" | "ja";
export type Theme = "auto" | "light" | "dark";
export type Marks = "quiet" | "strong";
export type TypeSize = "normal" | "larger" | "largest";

interface Kept {
  language: Language;
  theme: Theme;
  speed: number; // of animations: 0 off, 1 usual, 2 quick
  sound: boolean;
  volume: number; // from 0 to 1
  vibration: boolean; // where a device has it
  confirm: boolean; // ask before a move is sent that costs something
  confirmAll: boolean; // ... and before every other
  forced: boolean; // a single choice plays itself
  type: TypeSize; // of letters
  marks: Marks; // of what can be pressed, is chosen, gains or costs
  furigana: boolean; // readings over kanji, in Japanese
  simple: boolean; // what is asked and what can be chosen in short plain words
  pictures: boolean; // ... and in pictures, where a game can be played without reading
  coach: boolean | null; // against bots; null = in the first games of a kind
  coachTable: string; // the table with other people at which there is a coach, "" = none
}

const KEY = "saqqara";

function usualLanguage(): Language {
  return navigator.language.toLowerCase().startsWith("ja") ? "ja" : "en";
}

function load(): Kept {
  const usual: Kept = {
    language: usualLanguage(),
    theme: "auto",
    speed: 1,
    sound: !window.matchMedia("(pointer: coarse)").matches, // phones are in company
    volume: 0.6,
    vibration: true,
    confirm: true,
    confirmAll: false,
    forced: true,
    type: "normal",
    marks: "quiet",
    furigana: false,
    simple: false,
    pictures: false,
    coach: null,
    coachTable: "",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const preferences = $state<Kept>(load());

const darkScheme = window.matchMedia("(prefers-color-scheme: dark)");
const lessMotion = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move at all. */
export function moves(): boolean {
  return preferences.speed > 0 && !lessMotion.matches;
}

/** Whether kanji have their readings. */
export function hasFurigana(): boolean {
  return preferences.furigana && preferences.language === "ja";
}

function apply(): void {
  const root = document.documentElement;
  const dark = preferences.theme === "dark" || (preferences.theme === "auto" && darkScheme.matches);
  root.classList.toggle("dark", dark);
  root.classList.toggle("still", !moves());
  root.style.setProperty("--speed", String(moves() ? 1 / preferences.speed : 0));
  root.dataset.type = preferences.type;
  root.dataset.marks = preferences.marks;
  root.toggleAttribute("data-furigana", hasFurigana());
  root.lang = preferences.language;
  localStorage.setItem(KEY, JSON.stringify(preferences));
}

export function watchPreferences(): void {
  darkScheme.addEventListener("change", apply);
  lessMotion.addEventListener("change", apply);
  $effect(apply);
}
