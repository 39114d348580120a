/** Texts around the notices; the notices bring their own. */
export const noticeTexts = {
  'notices.label': 'Notifications',
  'notices.dismiss': 'Dismiss',
} as const;
