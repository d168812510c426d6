// All of the family table, fetched as one file: most people need none of it.

export { default as BoardPage } from "./BoardPage.svelte";
export { default as HandChoices } from "./HandChoices.svelte";
export { default as HandPage } from "./HandPage.svelte";
export { default as HandSwitch } from "./HandSwitch.svelte";
export { default as HandWaiting } from "./HandWaiting.svelte";
export { default as Moved } from "./Moved.svelte";
export { default as StreamPage } from "./StreamPage.svelte";
