/** Texts in place of parts of a page whose code is loading or missing. */
export const partTexts = {
  'parts.loading': 'Loading …',
  'parts.missing': 'This part of the page could not be loaded.',
  'parts.offline': 'This part of the page could not be loaded: you are offline.',
} as const;
