/**
 * Texts of the consents of an account (spec S§3). The page may replace those that end with `.text`
 * by HTML, which is shown by `RichText` (decision 68); the titles are plain.
 */
export const consentTexts = {
  'consents.inquiries': 'Answers to my enquiries',
  'consents.inquiries.text': 'You may use my details to answer my enquiries by email or telephone.',
  'consents.personalizedTracking': 'Personalised statistics',
  'consents.personalizedTracking.text': 'You may use my activity on this portal to show me relevant content.',
  'consents.surveys': 'Surveys',
  'consents.surveys.text': 'You may invite me to surveys about your products and this portal.',
  'consents.onlineMarketing': 'Online marketing',
  'consents.onlineMarketing.text': 'You may send me news of products and events by email.',
} as const;
