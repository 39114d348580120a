/** Texts of the navigation between hits. */
export const hitNavigationTexts = {
  'hitNavigation.label': 'Results of the search',
  'hitNavigation.back': 'Back to results, {position} of {total}',
  'hitNavigation.previous': 'Previous',
  'hitNavigation.next': 'Next',
  /** Accessible names of both links. */
  'hitNavigation.previous.of': 'Previous: {name}',
  'hitNavigation.next.of': 'Next: {name}',
};
