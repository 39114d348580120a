/** Texts of the list of countries while it is not loaded. */
export const countryTexts = {
  'countries.loading': 'Loading countries …',
  'countries.failed': 'The countries could not be loaded.',
} as const;
