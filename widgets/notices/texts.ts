/** Texts around the notices, which have their own texts. */
export const noticeTexts = {
  'notices.label': 'Notifications',
  'notices.dismiss': 'Dismiss',
} as const;
