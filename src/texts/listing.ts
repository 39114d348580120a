/** Texts of a listing as a whole; the one for no results is verbatim (spec P§8). */
export const listingTexts = {
  'listing.term': 'Search term',
  'listing.search': 'Search',
  'listing.remove': 'Remove {filter}: {title}',
  'listing.loading': 'Loading results',
  'listing.empty': 'Sorry, there are no results for that search parameters.',
  'listing.count': '{shown} of {total} results',
  'listing.retry': 'Try again',
  'listing.failed': 'The results could not be loaded.',
} as const;
