/** Texts of the page where a forgotten password is replaced (spec S§7, S§8; `refused` is verbatim). */
export const resetPasswordTexts = {
  'resetPassword.password': 'New password',
  'resetPassword.passwordConfirmation': 'Repeat new password',
  'resetPassword.submit': 'Save new password',
  'resetPassword.busy': 'Saving',
  'resetPassword.refused': 'Your password did not meet the requirements, please try again.',
  'resetPassword.outdated': 'This link was used already, is too old, or is not complete.',
  'resetPassword.outdated.next':
    'Links work once and for a short time. A new one is sent to you in a moment.',
  'resetPassword.outdated.again': 'Ask for a new link',
  'resetPassword.done': 'Your password is changed.',
  'resetPassword.done.next': 'Log in with it from now on. Wherever you were logged in, you are logged out.',
  'resetPassword.login': 'Log in',
} as const;
