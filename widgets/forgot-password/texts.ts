/** Texts of the forgotten password (spec S§4, S§8). */
export const forgotPasswordTexts = {
  'forgotPassword.title': 'Forgot your password?',
  'forgotPassword.close': 'Close',
  'forgotPassword.intro': 'Tell us your email address. We will send you a link to choose a new password.',
  'forgotPassword.email': 'Email',
  'forgotPassword.submit': 'Send link',
  'forgotPassword.busy': 'Sending',
  'forgotPassword.login': 'Back to login',
  'forgotPassword.done.title': 'Check your email',
  'forgotPassword.done.sent': 'If there is an account for this address, a link is on its way to',
  'forgotPassword.done.next':
    'Open the link to choose a new password. If nothing has arrived, check your spam folder.',
  'forgotPassword.done.close': 'Close',
} as const;
