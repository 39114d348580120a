/** Texts of the button that leads back to the top. */
export const backToTopTexts = { 'backToTop.label': 'Back to top' } as const;
