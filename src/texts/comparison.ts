/** Texts of the comparison: basket, questions, saving (shell specification §4, §8). */
export const comparisonTexts = {
  'comparison.add': 'Add to comparison',
  'comparison.listed': 'In comparison',
  'comparison.added': '{name} is in the comparison, {count} of {limit}.',
  'comparison.refused.limit': 'A comparison holds {limit} products at most. Take one out to add this one.',
  'comparison.refused.industry': 'Your comparison is for {industry}, and this product is not offered for it.',
  'comparison.refused.none': 'This product belongs to no industry, so it cannot be compared.',
  'productComparison.discardUnsavedComparisonWarning.headline': 'Discard the unsaved comparison?',
  'productComparison.discardUnsavedComparisonWarning.description':
    'Your present comparison is not saved. If you go on, its products are lost.',
  'productComparison.deleteComparisonWarning.headline': 'Delete this comparison?',
  'productComparison.deleteComparisonWarning.description':
    'The comparison “{title}” is deleted for good. Links to it no longer open.',
  'comparison.dropped': 'No longer available and taken out of “{title}”: {names}.',
  'comparison.dissolved': '“{title}” was deleted, since its other products are no longer available.',
  'comparison.gone':
    '“{title}” was deleted elsewhere. Its products are still here; save them anew to keep them.',
  'comparison.saved': 'The comparison is saved as “{title}”.',
  'comparison.deleted': '“{title}” is deleted.',
  'comparison.error.offline': 'There is no connection. Your comparison is kept here; please try again.',
  'comparison.error.signedOut': 'Your session is over. Please log in again; your comparison is kept.',
  'comparison.error.generic': 'That did not work. Your comparison is unchanged; please try again.',
} as const;
