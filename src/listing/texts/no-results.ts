/** Texts of a listing without hits and of what leads on from there; the one for no results is verbatim (spec P§8). */
export const noResultsTexts = {
  'listing.empty': 'Sorry, there are no results for that search parameters.',
  'listing.empty.mysheets': 'Nothing saved yet. Products that you save with the heart appear here.',
  'listing.empty.mine': 'Nothing saved yet. Formulations that you save with the heart appear here.',
  'listing.empty.company': 'Nobody in your company has saved a product yet.',
  'listing.empty.all': 'Choose from all product sheets',
  'listing.empty.all.formulations': 'Choose from all formulations',
  'listing.waysOut': 'Ways to find more',
  'listing.waysOut.without': 'Without {filter} {title}',
  'listing.waysOut.withoutTerm': 'Without the term {term}',
  'listing.waysOut.termOnly': 'Only {term}, without any filter',
  'listing.waysOut.all': 'Without any filter',
  'listing.waysOut.ask': 'Describe what you need and our colourists will answer',
  'listing.waysOut.ask.title': 'What are you looking for?',
  'listing.waysOut.ask.found': 'My search found nothing.',
  'listing.waysOut.ask.term': 'Search term: {term}',
  'listing.waysOut.ask.filter': '{filter}: {titles}',
  'listing.waysOut.ask.need': 'What I need:',
  'listing.waysOut.competitors': 'Find our match for a competitor’s product',
  'listing.noCompany': 'Your account is not linked to a company yet.',
  'listing.noCompany.why': 'Company sheets are the sheets that you and your colleagues save.',
  'listing.noCompany.profile': 'Enter your company in your profile',
} as const;

/** Texts of the ways out of a search without results, by key. */
export type NoResultsTexts = typeof noResultsTexts;
