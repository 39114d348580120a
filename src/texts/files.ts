/** Texts of files that the backend makes, such as a PDF; `{name}` is “the PDF”. */
export const fileTexts = {
  'files.pdf': 'the PDF',
  'files.for': 'PDF and copies',
  'files.for.customer': 'For customers',
  'files.for.internal': 'Internal',
  'files.running': 'Preparing {name}…',
  'files.saved': '{file} is saved.',
  'files.shown': 'A new tab shows {name}.',
  'files.blocked': 'This file opens in a new tab only.',
  'files.inTab': 'Your browser shows or saves {name}. You can close this tab afterwards.',
  'files.openTab': 'Open in a new tab',
} as const;
