/** Texts of the copied table of nearest products. */
export const nearTableTexts = {
  'near.table.number': 'Number',
  'near.table.name': 'Colour Index name',
  'near.table.masstone': 'Masstone',
  'near.table.tint': 'Tint',
  'near.table.assumed': '{value} (assumed)',
  'near.table.formula': 'Formula',
  'near.table.formula.value': 'CIEDE2000 (1:1:1)',
  'near.table.tolerance': 'Largest ΔE00',
  'near.table.light': 'Light fastness',
  'near.table.chemistry': 'Chemistry',
  'near.table.transparency': 'Transparency',
  'near.table.copy': 'Copy',
  'near.table.csv': 'CSV',
  'near.table.csv.of': 'Save the products shown as CSV',
  'near.table.file': 'Nearest to {name}',
} as const;
