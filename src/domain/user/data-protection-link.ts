/**
 * Returns the address of the data-protection page: the product's own, else the general one (spec S§3, decision 9).
 *
 * @param links the payload's `links`
 * @param productKey prefix of the product's own links
 */
export function dataProtectionLink(
  links: Readonly<Record<string, string>> = {},
  productKey = '',
): string | undefined {
  return links[`${productKey}DataProtectionPage`] ?? links.dataProtectionPage;
}
