/** Texts of the hint about changed sheets (spec S§2). */
export const changedSheetsTexts = {
  'changedSheets.title': 'Your sheets have changed',
  'changedSheets.intro': 'Documents that you saved have new versions since your last login on {date}.',
  'changedSheets.version': 'Version {version}',
  'changedSheets.versions': 'Versions {versions}',
  'changedSheets.count.one': '1 document',
  'changedSheets.count': '{count} documents',
  'changedSheets.more.one': 'and one more product',
  'changedSheets.more': 'and {count} more products',
  'changedSheets.names.failed': 'The names of the documents could not be loaded.',
  /** Text of a notice shown instead of the hint. */
  'changedSheets.failed': 'We could not check for changed sheets. {reason}',
  'changedSheets.show': 'Show changed sheets',
  'changedSheets.close': 'Close',
} as const;
