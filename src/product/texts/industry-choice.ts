/** Texts of the industry choice; the product page's title is verbatim (spec P§2). */
export const industryChoiceTexts = {
  'industryChoice.basket.title': 'Choose an industry for your comparison',
  'industryChoice.basket.intro': 'You can only compare products from one industry.',
  'industryChoice.pending.intro':
    '{name} is offered for several industries. You can only compare products from one industry.',
  'industryChoice.product.title': 'Choose your industry',
  'industryChoice.label': 'Industry',
  'industryChoice.error': 'Please choose an industry.',
  'industryChoice.choose': 'Choose',
  'industryChoice.add': 'Add to comparison',
  'industryChoice.cancel': 'Cancel',
} as const;
