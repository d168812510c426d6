// What Stylelint asks of the client's styles; README.md says why and how to run it.
import { ART, PALETTES } from "./scripts/art.mjs";

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  plugins: ["./scripts/stylelint-tokens.mjs"],
  ignoreFiles: ["src/styles/fonts/**"],
  reportNeedlessDisables: true,
  rules: {
    "saqqara/breakpoints": true,
    "saqqara/known-properties": true,
    "saqqara/token-colours": true,
    "saqqara/token-values": true,

    // Components are small: their rules stand close together.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,

    // As it has always been written here.
    "alpha-value-notation": "number",
    "color-function-alias-notation": null,
    "color-function-notation": "legacy",
    "media-feature-range-notation": "prefix",
    "value-keyword-case": [
      "lower",
      { ignoreKeywords: ["currentColor"], ignoreProperties: ["/^--font-/"] },
    ],

    "declaration-block-no-redundant-longhand-properties": [
      true,
      { ignoreShorthands: ["grid-template"] }, // harder to read than its three parts
    ],
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }], // Safari

    // Styles are scoped to their component, and states are written after what they change.
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    { files: [...ART, ...PALETTES], rules: { "saqqara/token-colours": null } },
    {
      files: ["src/styles/fonts.css"], // names the fonts that the tokens use
      rules: { "saqqara/token-values": null },
    },
  ],
};
