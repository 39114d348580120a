/** Texts below the hits of a listing (decision B31). */
export const loadMoreTexts = {
  'loadMore.count.products': '{shown} of {total} products',
  'loadMore.count.documents': '{shown} of {total} documents',
  'loadMore.count.stacks': '{shown} of {total} image stacks',
  'loadMore.count.formulations': '{shown} of {total} formulations',
  'loadMore.count.sheets': 'Sheets of {shown} of {total} products',
  'loadMore.more': 'Load {count} more',
  'loadMore.all': 'Load all {count}',
  'loadMore.first': 'Load the first {count}',
  'loadMore.next': 'Load the next {count}',
  'loadMore.full': 'A list shows {count} at most. Filter to find the others.',
  'loadMore.failed': 'No more hits could be loaded',
  'loadMore.retry': 'Try again',
} as const;
