/** Additional texts of the cookie modal if the browser sends Global Privacy Control. */
export const privacyControlTexts = {
  'cookies.privacyControl':
    'Your browser asks sites not to share your data (Global Privacy Control). We respect that: optional cookies stay off. To allow them, switch the setting off for this site in your browser.',
  'cookies.privacyControl.close': 'OK',
} as const;
