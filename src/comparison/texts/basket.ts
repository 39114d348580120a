/** Texts of the basket's bar (spec S§4). */
export const basketTexts = {
  'basket.label': 'Comparison basket',
  'basket.count': '{count} of {limit} products',
  'basket.open': 'Show the products',
  'basket.close': 'Hide the products',
  'basket.compare': 'Compare',
  'basket.addMore': 'Add one more product to compare.',
} as const;
