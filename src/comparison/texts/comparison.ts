/** Texts of the comparison that every page with a product may need (spec P§2, P§4). */
export const comparisonTexts = {
  'comparison.add': 'Add to comparison',
  'comparison.listed': 'In comparison',
  'comparison.added': '{name} is in the comparison, {count} of {limit}.',
  'comparison.failed': 'Could not add {name}. Check your connection and try again.',
  'comparison.refused.limit': 'A comparison holds {limit} products at most. Remove one to add this one.',
  'comparison.refused.industry': 'Your comparison is for {industry}, and this product is not offered for it.',
  'comparison.refused.none': 'This product belongs to no industry, so it cannot be compared.',
} as const;

/** Question before a comparison is deleted, by the keys of the specification (spec S§8). */
export const productComparisonTexts = {
  'productComparison.deleteComparisonWarning.headline': 'Delete this comparison?',
  'productComparison.deleteComparisonWarning.description':
    'The comparison “{title}” will be deleted permanently. Links to it will no longer open.',
} as const;
