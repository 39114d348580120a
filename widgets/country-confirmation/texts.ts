/** Texts of the country gate (spec S§2). */
export const countryConfirmationTexts = {
  'countryConfirmation.title': 'Please confirm where you live',
  'countryConfirmation.intro': 'This page is for residents of these countries only:',
  'countryConfirmation.intro.one': 'This page is for residents of {country} only.',
  'countryConfirmation.question': 'Do you live in one of them?',
  'countryConfirmation.question.one': 'Do you live there?',
  'countryConfirmation.confirm': 'Confirm',
  'countryConfirmation.decline': 'Decline',
  'countryConfirmation.busy': 'The page is being loaded',
  'countryConfirmation.error':
    'Your browser has not kept your answer. Please allow cookies for this site and try again.',
} as const;
