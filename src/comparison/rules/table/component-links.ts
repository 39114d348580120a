import { productAddress } from '../../../domain/product/product-address.ts';
import { sameOriginUrl } from '../../../lib/address/safe-url.ts';

/** A product of an advanced comparison (spec P§3). */
interface Component {
  uid: string;
  productName: string;
  link?: string | undefined;
}

/**
 * Links to the products of an advanced comparison: the editors' own if they stay on this site, else to the product's
 * page (decision B25).
 *
 * @param page address of the current page
 */
export function componentLinks(
  components: readonly Component[],
  { productPage, industry, page }: { productPage: string; industry: string | null; page: string },
): { key: string; href: string; title: string }[] {
  return components.map(({ uid, productName, link }) => ({
    key: uid,
    href: sameOriginUrl(link, page) ?? productAddress(productPage, uid, industry),
    title: productName,
  }));
}
