/** Texts of the search for a safety data sheet. */
export const sheetFinderTexts = {
  'sheetFinder.field': 'Name, Colour Index, CAS or product number',
  'sheetFinder.clear': 'Clear the field',
  'sheetFinder.suggestions': 'Products',
  'sheetFinder.suggested': '{count} products suggested',
  'sheetFinder.suggested.one': '1 product suggested',
  'sheetFinder.suggested.none': 'No product matches “{term}”.',
  'sheetFinder.suggested.failed': 'The products cannot be loaded. {reason}',
  'sheetFinder.noSheet': 'No safety data sheet',

  'sheetFinder.start.title': 'Which product?',
  'sheetFinder.start':
    'Enter a name, a Colour Index name (PR254) or constitution number (56110), a CAS number (84632-65-5) or a product number.',
  'sheetFinder.loading': 'Searching products',
  'sheetFinder.failed': 'The products could not be loaded',
  'sheetFinder.found': '{count} products match “{term}”',
  'sheetFinder.found.first': 'The first {shown} of {count} products that match “{term}”',
  'sheetFinder.found.all': 'Search all {count} products',
  'sheetFinder.none': 'No product matches “{term}”',
  'sheetFinder.none.try':
    'Check the spelling, or try another number: a Colour Index name (PR254), a constitution number (56110), a CAS number (84632-65-5), or the product number on the label.',
  'sheetFinder.none.didYouMean': 'Did you mean {term}?',
  'sheetFinder.unknown': 'This link leads to no product that you can see',
  'sheetFinder.unknown.try':
    'Search for the product by its name or a number. Some products are shown after a login only.',
  'sheetFinder.search': 'Search all products',

  'sheetFinder.chosen': 'Chosen: {name}. Now choose country and language.',
  'sheetFinder.page': 'Product page',
  'sheetFinder.country': 'Country of use',
  'sheetFinder.country.other': 'Another country',
  'sheetFinder.country.hint': 'The law of this country decides which sheet applies.',
  'sheetFinder.version': 'Version',
  'sheetFinder.date': 'Issued',
  'sheetFinder.phone': 'Emergency number',
  'sheetFinder.stated': '{title}: {value}',
  'sheetFinder.missing': 'There is no sheet of this type in {language}',
  'sheetFinder.missing.others': 'Choose one of its languages:',

  'sheetFinder.ask': 'Ask for the sheet',
  'sheetFinder.ask.title': 'Which safety data sheet do you need?',
  'sheetFinder.ask.message': 'I need the safety data sheet of: {name}',
} as const;
