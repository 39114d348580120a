/** Regions in which products are offered, by code. */
export const regions: Readonly<Record<string, string>> = {
  europe: 'Europe',
  'north-america': 'North America',
  'latin-america': 'Latin America',
  'asia-pacific': 'Asia Pacific',
  'middle-east-africa': 'Middle East & Africa',
};
