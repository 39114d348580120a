/** Texts of the way from hit to hit. */
export const hitNavigationTexts = {
  'hitNavigation.label': 'Results of the search',
  'hitNavigation.back': 'Back to results, {position} of {total}',
  'hitNavigation.previous': 'Previous',
  'hitNavigation.next': 'Next',
  /** What screen readers say of the two above. */
  'hitNavigation.previous.of': 'Previous: {name}',
  'hitNavigation.next.of': 'Next: {name}',
};
