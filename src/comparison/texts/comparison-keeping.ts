import { productComparisonTexts } from './comparison.ts';

/** Texts of keeping comparisons: questions, saving, loading, deleting (spec S§4, S§8). */
export const comparisonKeepingTexts = {
  'productComparison.discardUnsavedComparisonWarning.headline': 'Discard the unsaved comparison?',
  'productComparison.discardUnsavedComparisonWarning.description':
    'Your current comparison is not saved. If you continue, its products are lost.',
  ...productComparisonTexts,
  'productComparison.discardUnsavedComparisonWarning.confirm': 'Discard',
  'productComparison.deleteComparisonWarning.descriptionOfRest':
    'Without {name}, too few products are left to compare. “{title}” will be deleted permanently, and links to it will no longer open.',
  'productComparison.deleteComparisonWarning.confirm': 'Delete',
  'productComparison.keep': 'Keep it',
  'comparison.discardChanges.headline': 'Discard the latest changes?',
  'comparison.discardChanges.description':
    'The latest changes of “{title}” could not be saved. If you continue, they are lost.',
  'comparison.discardChanges.confirm': 'Discard',
  'comparison.dropped': 'No longer available, so removed from “{title}”: {names}.',
  'comparison.dissolved': '“{title}” was deleted, because its other products are no longer available.',
  'comparison.gone':
    '“{title}” was deleted elsewhere. Its products are still here; save them again to keep them.',
  'comparison.merged': '“{title}” was also changed elsewhere. The changes of both are kept.',
  'comparison.saved': 'The comparison is saved as “{title}”.',
  'comparison.deleted': '“{title}” is deleted.',
} as const;
