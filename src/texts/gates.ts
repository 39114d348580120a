/** Texts of gates, and of overlays that are still loading. */
export const gateTexts = {
  /** Shown while a gate is loading. */
  'gates.wait': 'One moment, please',
  'gates.logout': 'Log out',
  'gates.logInAgain': 'Log in again',
  'gates.reload': 'Reload the page',
} as const;
