/** Texts of the button that leads back to the top. */
export const backToTopTexts = {
  'backToTop.label': 'Back to top',
  /** Said by screen readers as one is there. */
  'backToTop.top': 'Top of page',
} as const;
