/** Texts of what downloads a safety data sheet (spec P§5). */
export const safetySheetTexts = {
  'safetySheet.title': 'Safety data sheet',
  'safetySheet.region': 'Types for your region, {region}, come first.',
  'safetySheet.language': 'Language',
  'safetySheet.type': 'Type',
  'safetySheet.search': 'Type to search',
  'safetySheet.noMatches': 'No matches',
  'safetySheet.languages': 'Available in {languages}.',
  'safetySheet.missing': 'There is no sheet in this language. Choose from {languages}.',
  'safetySheet.loading': 'Loading languages and types',
  'safetySheet.none': 'There is no safety data sheet of this product that you can download here.',
  'safetySheet.failed.title': 'The sheet could not be loaded',
  'safetySheet.unavailable': 'The sheet is not available',
  'safetySheet.cancel': 'Cancel',
  'safetySheet.submit': 'Download',
  'safetySheet.busy': 'Downloading the safety data sheet',
  'safetySheet.saved': 'Downloaded {file}.',
} as const;
