/** Texts of the industry choice; the product page's title is verbatim (spec P§2). */
export const industryChoiceTexts = {
  'industryChoice.basket.title': 'Choose an industry for your comparison',
  'industryChoice.basket.intro': 'All products of a comparison are of one industry.',
  'industryChoice.pending.intro':
    '{name} is offered for several industries. All products of a comparison are of one.',
  'industryChoice.product.title': 'Choose your industry',
  'industryChoice.label': 'Industry',
  'industryChoice.error': 'Please choose an industry.',
  'industryChoice.choose': 'Choose',
  'industryChoice.add': 'Add to comparison',
  'industryChoice.cancel': 'Cancel',
} as const;
