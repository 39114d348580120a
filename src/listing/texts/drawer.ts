/** Texts of the filter drawer. */
export const drawerTexts = {
  'listing.drawer.close': 'Close',
  'listing.drawer.show': 'Show results',
} as const;
