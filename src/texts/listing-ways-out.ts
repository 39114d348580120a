/** Texts of what leads on from a search without results. */
export const waysOutTexts = {
  'listing.waysOut': 'Ways to find more',
  'listing.waysOut.without': 'Without {filter} {title}',
  'listing.waysOut.termOnly': 'Only {term}, without any filter',
  'listing.waysOut.all': 'Without any filter',
  'listing.waysOut.ask': 'Describe what you need: our colourists answer',
  'listing.waysOut.ask.title': 'What are you looking for?',
} as const;
