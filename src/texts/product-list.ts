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
  'productList.error.offline':
    'We cannot reach the product search. Please check your connection and try again.',
  'productList.error.timeout': 'The product search takes too long to answer. Please try again in a moment.',
  'productList.error.busy': 'The product search has too much to do just now. Please try again in a moment.',
  'productList.error.generic': 'The products could not be loaded. Please try again later.',
} as const;
