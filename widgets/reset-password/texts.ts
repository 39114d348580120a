/** Texts of the page where a forgotten password is replaced (spec S§7, S§8; `refused` is verbatim). */
export const resetPasswordTexts = {
  'resetPassword.password': 'New password',
  'resetPassword.passwordConfirmation': 'Repeat new password',
  'resetPassword.submit': 'Save new password',
  'resetPassword.busy': 'Saving',
  'resetPassword.refused': 'Your password did not meet the requirements, please try again.',
  'resetPassword.outdated': 'This link has been used, has expired or is incomplete.',
  'resetPassword.outdated.next': 'A link works once and for a short time. Ask for a new one.',
  'resetPassword.outdated.mayBeDone':
    'Your new password may have been saved already. Try to log in with it, or ask for a new link.',
  'resetPassword.outdated.again': 'Ask for a new link',
  'resetPassword.done': 'Your password is changed.',
  'resetPassword.done.next': 'Log in with your new password. You have been logged out everywhere.',
  'resetPassword.login': 'Log in',
} as const;
