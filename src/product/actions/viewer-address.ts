import { productAddress } from '../../domain/product-address.ts';
import type { Pigment } from '../../services/pigment.ts';

/**
 * Address that the QR code leads to: the mobile viewer's, else the page itself, percent-encoded (decision B8).
 *
 * @param template address of the mobile viewer, with `{id}` in it
 */
export function viewerAddress(
  template: string | undefined,
  { id, industry }: Pick<Pigment, 'id' | 'industry'>,
): string {
  const address = template ? productAddress(template, id, industry) : location.href.replace(/#.*$/, '');
  return new URL(address, location.href).href;
}
