/** Texts of saving a formulation, in the list and on its page. */
export const formulationKeepingTexts = {
  'formulations.save': 'Save',
  'formulations.saved': 'Saved',
  'formulations.save.of': 'Save to My formulations: {name}',
  'formulations.saved.of': 'Saved to My formulations: {name}',
  'formulations.changed.true': 'Added to My formulations: {name}.',
  'formulations.changed.false': 'Removed from My formulations: {name}.',
  'formulations.undo': 'Undo',
  'formulations.failed.save': 'My formulations could not be changed. {reason}',
} as const;
