/** How far changes that save themselves are saved. */
export const saveTexts = {
  'saving.unsaved': 'Not saved',
  'saving.idle': 'Saved',
  'saving.saving': 'Saving …',
  'saving.offline':
    'We cannot reach the server. Your changes are kept here and saved as soon as it can be reached.',
  'saving.failed': 'Your changes are kept here, but could not be saved.',
  'saving.signed-out': 'Your session has ended. Your changes are kept here and saved when you log in.',
} as const;
