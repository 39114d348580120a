/** Texts that mean the same on every island. A page may replace one for a single island: `<island>:common.retry`. */
export const commonTexts = {
  'common.retry': 'Try again',
  'common.login': 'Log in',
} as const;
