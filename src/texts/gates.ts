/** Texts of all overlays that nobody gets past, and of overlays that are still loading. */
export const gateTexts = {
  /** Said while such an overlay is still being fetched. */
  'gates.wait': 'One moment, please',
  'gates.logout': 'Log out',
  'gates.logInAgain': 'Log in again',
  'gates.reload': 'Reload the page',
} as const;
