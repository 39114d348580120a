/** What filters are called where formulations are listed, in place of their names among products. */
export const formulationFilterTexts = {
  'formulations.filter.c': 'Colour of the shade',
  'formulations.filter.ingredient': 'Ingredient',
} as const;
