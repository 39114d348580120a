/**
 * Address of the product sheets that have changed since a time (spec S§2): the page's own, with its
 * other query kept.
 *
 * @param page payload `links.productSheetsPage`
 * @param since ISO 8601 in UTC
 */
export function changedSheetsAddress(page: string, since: string, base: string): string {
  const url = new URL(page, base);
  url.searchParams.set('tab', 'mysheets');
  url.searchParams.set('min_doc_date', since);
  return url.href;
}
