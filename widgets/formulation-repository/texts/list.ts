/** Texts of the list of formulations. */
export const formulationListTexts = {
  'formulations.list': 'Formulations',
  'formulations.head.shade': 'Shade',
  'formulations.head.title': 'Formulation, our pigments in it',
  'formulations.head.shadeName': 'Shade name',
  'formulations.head.industry': 'Industry',
  'formulations.head.date': 'Date',
} as const;

/** Titles of filters of formulations, in place of their titles for products. */
export const formulationFilterTexts = {
  'formulations.filter.c': 'Colour of the shade',
  'formulations.filter.ingredient': 'Ingredient',
} as const;
