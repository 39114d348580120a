/** Texts of the button that leads back to the top. */
export const backToTopTexts = {
  'backToTop.label': 'Back to top',
  /** Announced by screen readers at the top. */
  'backToTop.top': 'Top of page',
} as const;
