/**
 * Returns the address of the product sheets page, filtered by sheets changed since a time (spec S§2). Other query
 * parameters are kept.
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
