/** Titles of filters of formulations, in place of their titles for products. */
export const formulationFilterTexts = {
  'formulations.filter.c': 'Colour of the shade',
  'formulations.filter.ingredient': 'Ingredient',
} as const;
