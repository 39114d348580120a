/** Texts below the hits of a listing (decision B31). */
export const loadMoreTexts = {
  'loadMore.count.products': '{shown} of {total} products',
  'loadMore.count.documents': '{shown} of {total} documents',
  'loadMore.count.stacks': '{shown} of {total} image stacks',
  'loadMore.count.formulations': '{shown} of {total} formulations',
  'loadMore.count.sheets': 'Sheets of {shown} of {total} products',
  'loadMore.count.products.one': '1 product',
  'loadMore.count.documents.one': '1 document',
  'loadMore.count.stacks.one': '1 image stack',
  'loadMore.count.formulations.one': '1 formulation',
  'loadMore.count.sheets.one': 'Sheets of 1 product',
  'loadMore.more': 'Load {count} more',
  'loadMore.all': 'Load all {count}',
  'loadMore.first': 'Load the first {count}',
  'loadMore.next': 'Load the next {count}',
  'loadMore.full': 'A list shows {count} at most. Filter to find the others.',
  'loadMore.failed': 'More results could not be loaded.',
} as const;
