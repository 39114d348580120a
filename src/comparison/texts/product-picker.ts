/** Texts of the search for a product to compare. */
export const productPickerTexts = {
  'picker.hint': 'Name, number or Colour Index',
  'picker.list': 'Products of this industry',
  'picker.found': '{count} products found',
  'picker.found.one': '1 product found',
  'picker.none': 'No product of this industry is called that.',
  'picker.failed': 'Products could not be searched for. {reason}',
} as const;
