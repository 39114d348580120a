/** Texts around comparisons, by the keys of the specification (spec S§8). */
export const productComparisonTexts = {
  'productComparison.deleteComparisonWarning.headline': 'Delete this comparison?',
  'productComparison.deleteComparisonWarning.description':
    '“{title}” will be removed from your saved comparisons. This cannot be undone.',
} as const;
