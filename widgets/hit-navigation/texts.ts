/** Texts of the navigation between hits. */
export const hitNavigationTexts = {
  'hitNavigation.label': 'Results of the search',
  'hitNavigation.back': 'Back to results, {position} of {total}',
  /** Where the hits are those of something with a name, such as a catalogue. A long name gives way to the position. */
  'hitNavigation.label.of': 'Products of {name}',
  'hitNavigation.back.to': 'Back to {name}',
  'hitNavigation.position': '· {position} of {total}',
  /** Accessible name of both. */
  'hitNavigation.back.of': 'Back to {name}, {position} of {total}',
  'hitNavigation.previous': 'Previous',
  'hitNavigation.next': 'Next',
  /** Accessible names of both links. */
  'hitNavigation.previous.of': 'Previous: {name}',
  'hitNavigation.next.of': 'Next: {name}',
};
