/** Texts of the search for a product to compare. */
export const productPickerTexts = {
  'picker.hint': 'Name, number or Colour Index',
  'picker.list': 'Products in this industry',
  'picker.found': '{count} products found',
  'picker.found.one': '1 product found',
  'picker.none': 'No product in this industry has that name.',
  'picker.failed': 'The product search failed. {reason}',
} as const;
