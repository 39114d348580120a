/** Texts of the recently viewed products and recent searches. */
export const recentlyViewedTexts = {
  'recent.products': 'Recently viewed',
  'recent.searches': 'Recent searches',
  'recent.clear': 'Clear',
  /** Accessible name, by what is cleared. */
  'recent.clear.of': 'Clear recently viewed products and searches',
  'recent.cleared': 'Cleared. This browser no longer keeps what you viewed and searched for.',
} as const;
