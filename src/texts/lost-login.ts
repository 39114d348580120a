/** Texts for a login that has succeeded, but not on the page that it leads to. */
export const lostLoginTexts = {
  'login.lost':
    'You have logged in, but this page still shows you as a visitor. Reload it; if that does not help, please contact us.',
  'login.lost.reload': 'Reload',
} as const;
