/** Texts in place of dialogs that are loading or missing. Used without the translator, since every page loads them. */
export const overlayTexts = {
  'overlay.wait': 'One moment, please',
  'overlay.failed': 'This could not be opened',
  'overlay.offline': 'You are offline. Connect and try again.',
  'overlay.missing': 'It could not be loaded. Try again, or reload the page.',
  'overlay.page': 'Open the page instead',
  'overlay.close': 'Close',
} as const;
