/** Texts of the region, for screen readers. Notices bring their own texts. */
export const noticeTexts = {
  'notices.label': 'Notifications',
  'notices.dismiss': 'Dismiss',
} as const;
