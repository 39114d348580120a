/** Texts that the overlays of a product share. */
export const requestTexts = {
  'request.close': 'Close',
  'request.login': 'Log in',
  'request.sessionOver': 'Your session has ended. Log in to go on; what you have entered is kept.',
  'request.product': '{name}, {prd}',
} as const;
