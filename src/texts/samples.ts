/** Texts of the button that requests samples of several products. */
export const samplesTexts = {
  'samples.request': 'Request samples',
} as const;
