/** Texts of keeping comparisons: questions, saving, loading, deleting (spec S§4, S§8). */
export const comparisonKeepingTexts = {
  'productComparison.discardUnsavedComparisonWarning.headline': 'Discard the unsaved comparison?',
  'productComparison.discardUnsavedComparisonWarning.description':
    'Your present comparison is not saved. If you go on, its products are lost.',
  'productComparison.deleteComparisonWarning.headline': 'Delete this comparison?',
  'productComparison.deleteComparisonWarning.description':
    'The comparison “{title}” is deleted for good. Links to it no longer open.',
  'productComparison.discardUnsavedComparisonWarning.confirm': 'Discard',
  'productComparison.deleteComparisonWarning.descriptionOfRest':
    'Without {name} there is too little left to compare: “{title}” is deleted for good, and links to it no longer open.',
  'productComparison.deleteComparisonWarning.confirm': 'Delete',
  'productComparison.keep': 'Keep it',
  'comparison.dropped': 'No longer available and taken out of “{title}”: {names}.',
  'comparison.dissolved': '“{title}” was deleted, since its other products are no longer available.',
  'comparison.gone':
    '“{title}” was deleted elsewhere. Its products are still here; save them again to keep them.',
  'comparison.saved': 'The comparison is saved as “{title}”.',
  'comparison.deleted': '“{title}” is deleted.',
  'comparison.error.offline': 'There is no connection. Your comparison is kept here; please try again.',
  'comparison.error.timeout':
    'The server takes too long to answer. Your comparison is kept here; please try again.',
  'comparison.error.sessionOver': 'Your session is over. Please log in again; your comparison is kept.',
  'comparison.error.tooMany': 'The server is busy. Your comparison is kept here; try again in a moment.',
  'comparison.error.unknown': 'That did not work. Your comparison is unchanged; please try again.',
} as const;
