/** Texts that gates share. */
export const gateTexts = {
  'gates.logout': 'Log out',
  'gates.logInAgain': 'Log in again',
  'gates.reload': 'Reload the page',
} as const;
