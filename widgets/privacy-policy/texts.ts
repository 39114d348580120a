/** Texts of the privacy-policy gate (spec S§2). */
export const privacyPolicyTexts = {
  'privacyPolicy.title': 'Privacy policy',
  'privacyPolicy.intro':
    'Please accept our current privacy policy to continue. If you reject it, you will be logged out.',
  'privacyPolicy.accept': 'Accept',
  'privacyPolicy.reject': 'Reject',
  'privacyPolicy.accepting': 'Your answer is being sent',
  'privacyPolicy.rejecting': 'You are being logged out',
} as const;
