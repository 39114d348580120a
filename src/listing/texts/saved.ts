/** Texts of saving a search. */
export const savedSearchTexts = {
  'saved.save': 'Save search',
  'saved.saved': 'Saved',
  'saved.saved.of': 'Saved: show your saved searches',
  'saved.new': 'Show the {count} new',
  'saved.new.one': 'Show the new one',
  'saved.dialog': 'Save this search',
  'saved.dialog.intro': 'Your saved searches say how many hits are new since you last opened them.',
  'saved.name': 'Name',
  'saved.submit': 'Save',
  'saved.busy': 'Saving',
  'saved.cancel': 'Cancel',
  'saved.close': 'Close',
  'saved.done': 'Saved: {name}',
  'saved.done.list': 'Show saved searches',
} as const;
