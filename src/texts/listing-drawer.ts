/** Texts of the filters where they open over the page. */
export const drawerTexts = {
  'listing.drawer.close': 'Close',
  'listing.drawer.show': 'Show results',
} as const;
