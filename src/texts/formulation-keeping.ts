/** Texts of saving a formulation, in the list and on its page. */
export const formulationKeepingTexts = {
  'formulations.save': 'Save',
  'formulations.saved': 'Saved',
  'formulations.save.of': 'Save {name}',
  'formulations.changed.true': 'Saved to your formulations: {name}',
  'formulations.changed.false': 'No longer in your formulations: {name}',
  'formulations.undo': 'Undo',
  'formulations.failed.save': 'Your formulations could not be changed. {reason}',
} as const;
