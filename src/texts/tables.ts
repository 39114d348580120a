/** Texts for copying tables; the one of a failed copy is verbatim (spec P§8). */
export const tableTexts = {
  'tables.copy': 'Copy table',
  'tables.csv': 'CSV',
  'tables.csv.label': 'CSV: save the table as a file',
  'tables.copyRow': 'Copy row: {name}',
  'tables.copied': 'The table is copied.',
  'tables.copiedRow': 'The row is copied.',
  'tables.failed': 'We are sorry, but your browser does not support this feature.',
  'tables.none': 'no value supplied',
  'tables.notTested': 'not tested',
  'tables.notRecommended': 'not recommended',
} as const;
