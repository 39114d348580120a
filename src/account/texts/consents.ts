/**
 * Texts of the consents of an account (spec S§3). The page may replace those that end with `.text`
 * by HTML, which is shown by `RichText` (decision 68); the titles are plain.
 */
export const consentTexts = {
  'consents.inquiries': 'Answers to my enquiries',
  'consents.inquiries.text': 'You may use my details to answer what I ask you, by email or telephone.',
  'consents.personalizedTracking': 'Personalised statistics',
  'consents.personalizedTracking.text':
    'You may link how I use this portal with my account, to show me what fits my work.',
  'consents.surveys': 'Surveys',
  'consents.surveys.text': 'You may invite me to surveys about your products and this portal.',
  'consents.onlineMarketing': 'Online marketing',
  'consents.onlineMarketing.text': 'You may send me news of products and events by email.',
} as const;
