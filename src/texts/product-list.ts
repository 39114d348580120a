/** Texts of the product list; the one for no results is verbatim (spec P§8). */
export const productListTexts = {
  'productList.label': 'Products',
  'productList.empty': 'Sorry, there are no results for that search parameters.',
  'productList.count': '{shown} of {total} products',
  'productList.loadMore': 'Load more',
  'productList.loading': 'Loading more products',
  'productList.loaded': '{count} more products loaded, {shown} of {total}',
  'productList.inactive': 'Discontinued',
  'productList.internal': 'Internal',
  'productList.retry': 'Try again',
  'productList.failed': 'The products could not be loaded.',
} as const;
