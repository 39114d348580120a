/** Texts of overlays that fail to load. Used without the translator, since every page loads them. */
export const overlayTexts = {
  'overlay.offline': 'You are offline. Connect and try again.',
} as const;
