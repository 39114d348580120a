/** Texts of the list of formulations. */
export const formulationListTexts = {
  'formulations.list': 'Formulations',
  'formulations.head.shade': 'Shade',
  'formulations.head.title': 'Formulation, our pigments in it',
  'formulations.head.shadeName': 'Shade name',
  'formulations.head.industry': 'Industry',
  'formulations.head.date': 'Date',
} as const;
