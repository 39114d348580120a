/** Texts of the copied table of nearest products. */
export const competitorTableTexts = {
  'competitor.table.number': 'Number',
  'competitor.table.name': 'Colour Index name',
  'competitor.table.theirs': 'Theirs',
  'competitor.table.depth': 'Masstone',
  'competitor.table.copy': 'Copy',
  'competitor.table.csv': 'CSV',
  'competitor.table.csv.of': 'Save the products shown as CSV',
  'competitor.table.file': 'Nearest to {name}',
} as const;
