/** Texts of the overlay that replaces an initial password (spec S§2, S§8). */
export const initialPasswordTexts = {
  'initialPassword.title': 'Choose your password',
  'initialPassword.intro': 'You logged in with an initial password. Please choose one that only you know.',
  'initialPassword.password': 'New password',
  'initialPassword.passwordConfirmation': 'Repeat new password',
  'initialPassword.submit': 'Save password',
  'initialPassword.busy': 'Your password is being saved',
  'initialPassword.done': 'Your password has been changed.',
  'initialPassword.error.refused': 'Your password did not meet the requirements, please try again.',
  'initialPassword.error.oldLogin':
    'You logged in too long ago. Please log in again to change your password.',
} as const;
