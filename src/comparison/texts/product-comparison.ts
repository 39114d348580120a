/** Question before a comparison is deleted, by the keys of the specification (spec S§8). */
export const productComparisonTexts = {
  'productComparison.deleteComparisonWarning.headline': 'Delete this comparison?',
  'productComparison.deleteComparisonWarning.description':
    'The comparison “{title}” will be deleted permanently. Links to it will no longer open.',
} as const;
