import { pageUrl } from '../../../lib/address/page-address.ts';
import { addressWithView } from '../../rules/content/comparison-view.ts';

/** Whether an address is that of the current page, ignoring the hash and what a comparison's page keeps in its address. */
export function isThisPage(address: string): boolean {
  const plain = (url: string) => addressWithView(url, {}).split('#', 1)[0];
  return plain(new URL(address, pageUrl()).href) === plain(pageUrl().href);
}
