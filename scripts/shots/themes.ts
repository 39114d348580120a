/**
 * Brands by tokens alone, each at an end of the scale: dark luxury with a serif and no corners, playful with large corners
 * and spaces, dense corporate.
 */
export const THEMES = {
  luxury: `
    color-scheme: dark;
    --ce-font: Georgia, "DejaVu Serif", serif;
    --ce-heading-weight: 400;
    --ce-heading-tracking: 0;
    --ce-radius: 0px;
    --ce-accent: #d9b36c;
    --ce-on-accent: #1a1408;
    --ce-text: #efe9dd;
    --ce-muted: #b5ab98;
    --ce-surface: #16130f;
    --ce-ground: #16130f;
    --ce-subtle: #211d17;
    --ce-line: #3a3328;
    --ce-edge: #8d8068;
    --ground: #16130f;
    --ink: #efe9dd;`,
  playful: `
    --ce-heading-font: "Comic Neue", "DejaVu Sans", sans-serif;
    --ce-heading-weight: 600;
    --ce-radius: 20px;
    --ce-space: 5px;
    --ce-accent: light-dark(#c2185b, #ff9ac0);
    --ce-on-accent: light-dark(#fff, #3d0019);`,
  dense: `
    --ce-text-size: 13px;
    --ce-density: -1;
    --ce-space: 3px;
    --ce-radius: 2px;
    --ce-accent: light-dark(#00558c, #8fd0ff);
    --ce-on-accent: light-dark(#fff, #002338);`,
} as const;
