import { pageUrl, replaceAddress } from './page-address.ts';
import { webUrl } from './safe-url.ts';

/**
 * Leaves the page for an address. No other code does. Reloads the page if the address differs only in its hash.
 * Refuses addresses that are not http or https, such as `javascript:…`, with an error in the console.
 */
export function leaveTo(address: string): void {
  const url = webUrl(address, pageUrl().href);
  if (!url) {
    console.error(`ce-widgets: the page was not left, since "${address}" is not an http or https address.`);
    return;
  }
  const [page] = url.split('#');
  if (page !== location.href.split('#')[0]) {
    location.assign(url);
    return;
  }
  replaceAddress(url);
  location.reload();
}
