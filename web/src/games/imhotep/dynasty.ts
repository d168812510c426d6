// The sides and panels of A New Dynasty: fetched only for tables that use some part of it.

export { default as ArenaD } from "./ArenaD.svelte";
export { default as AvenueD } from "./AvenueD.svelte";
export { default as CardArt } from "./art/CardArtDynasty.svelte";
export { default as CryptD } from "./CryptD.svelte";
export { default as GiantC } from "./GiantC.svelte";
export { default as HallwayD } from "./HallwayD.svelte";
export { default as HillC } from "./HillC.svelte";
export { default as MarketC } from "./MarketC.svelte";
export { default as MarketD } from "./MarketD.svelte";
export { default as Prophecies } from "./Prophecies.svelte";
export { default as ScaffoldC } from "./ScaffoldC.svelte";
export { default as TempleC } from "./TempleC.svelte";
