/** Texts of the search box's suggestions. */
export const suggestionTexts = {
  'listing.suggestions': 'Suggestions',
  'listing.suggestions.terms': 'Terms',
  'listing.suggestions.recent': 'Recent searches',
  'listing.suggestions.products': 'Products',
  'listing.suggestions.search': 'Search for “{term}”',
  'listing.suggestion.brand': 'Brand',
  'listing.suggestion.color_index': 'Colour Index',
  'listing.suggestion.chemistry': 'Chemistry',
  'listing.suggestion.product_group': 'Product group',
  'listing.suggestion.color_space': 'Colour',
  'listing.suggestion.asset_category': 'Documents',
  'listing.suggestion.asset_type': 'Document type',
} as const;
