/** Texts of the choice of a CSV file's format. */
export const csvFormatTexts = {
  'csvFormat.title': 'Format of CSV files',
  'csvFormat.about': 'For all of them. The decimal sign is for copied tables, too.',
  'csvFormat.separator': 'Separator',
  'csvFormat.separator.comma': 'Comma',
  'csvFormat.separator.semicolon': 'Semicolon',
  'csvFormat.separator.tab': 'Tab',
  'csvFormat.decimal': 'Decimal sign',
  'csvFormat.decimal.point': 'Point',
  'csvFormat.decimal.comma': 'Comma',
  'csvFormat.done': 'Done',
} as const;
