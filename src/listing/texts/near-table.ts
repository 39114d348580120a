/** Texts of the copied table of nearest products. */
export const nearTableTexts = {
  'near.table.number': 'Number',
  'near.table.name': 'Colour Index name',
  'near.table.masstone': 'Masstone',
  'near.table.tint': 'Tint',
  'near.table.copy': 'Copy',
  'near.table.csv': 'CSV',
  'near.table.csv.of': 'Save the products shown as CSV',
  'near.table.file': 'Nearest to {name}',
} as const;
