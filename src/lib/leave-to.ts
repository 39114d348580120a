import { webUrl } from './safe-url.ts';

/**
 * Leaves the page for an address: the only way out of it. One that differs from the page's only behind `#` is
 * loaded anew, too. An address that is not of the web, such as `javascript:…`, is refused with an error in the console.
 */
export function leaveTo(address: string): void {
  const url = webUrl(address, location.href);
  if (!url) {
    console.error(`ce-widgets: the page was not left, since "${address}" is not an http or https address.`);
    return;
  }
  const [page] = url.split('#');
  if (page !== location.href.split('#')[0]) {
    location.assign(url);
    return;
  }
  history.replaceState(history.state, '', url);
  location.reload();
}
