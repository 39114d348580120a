import { productAddress } from '../../../domain/product/product-address.ts';
import { pageUrl } from '../../../lib/address/page-address.ts';
import type { Pigment } from '../../../services/pigment.ts';

/**
 * Returns the address for the QR code: that of the mobile viewer, else of the page itself, percent-encoded (decision B8).
 *
 * @param template address of the mobile viewer, with `{id}` in it
 */
export function viewerAddress(
  template: string | undefined,
  { id, industry }: Pick<Pigment, 'id' | 'industry'>,
): string {
  const address = template ? productAddress(template, id, industry) : pageUrl().href.replace(/#.*$/, '');
  return new URL(address, pageUrl()).href;
}
