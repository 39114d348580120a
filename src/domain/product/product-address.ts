/**
 * Address of a product's page for an industry.
 *
 * @param productPage with `{id}` in it
 * @param id with or without its result type
 */
export function productAddress(productPage: string, id: string, industry: string | null): string {
  const address = productPage.replace('{id}', encodeURIComponent(id.replace(/^.*::/, '')));
  return addressFor(address, industry);
}

/** Address of a page for an industry, such as that of the products to choose from. */
export function addressFor(address: string, industry: string | null): string {
  if (!industry) return address;
  return `${address}${address.includes('?') ? '&' : '?'}i=${encodeURIComponent(industry)}`;
}
