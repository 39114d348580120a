import { addressWith, pageUrl, replaceAddress } from '../../lib/address/page-address.ts';
/** Code of the industry in the page's address (`?i=`, spec P§2); `null` if there is none. */
export function readIndustry(): string | null {
  return new URLSearchParams(pageUrl().search).get('i') || null;
}

/**
 * Replaces the industry in the page's address without a new history entry (decision B3). Other parameters and the hash
 * stay unchanged.
 */
export function writeIndustry(industry: string): void {
  const others = pageUrl()
    .search.slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^i(=|$)/.test(pair));
  const search = [...others, `i=${encodeURIComponent(industry)}`].join('&');
  replaceAddress(addressWith(`?${search}`));
}
