/** Texts of a document's version history; the one of a failure is verbatim (spec P§8). */
export const historyTexts = {
  'history.title': 'Versions of {name}',
  'history.close': 'Close',
  'history.loading': 'Loading the versions',
  'history.failed': 'Failed with message {message}',
  'history.none': 'There are no other versions.',
  'history.changes': 'Changes',
} as const;
