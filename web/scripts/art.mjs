// Which files are drawings: those in a folder `art`, the covers of the boxes and what these are made
// of. A drawing has the colours of its own picture; everything else takes colours from tokens.

export const ART = ["src/**/art/**", "src/covers/**", "src/games/*/Cover.svelte"];
/** Where colours are declared: for everybody, and for the things of one game. */
export const PALETTES = ["src/styles/tokens.css", "src/games/*/palette.css"];
