import { pageUrl } from '../../../src/lib/address/page-address.ts';
/**
 * Address of the compare page for a saved comparison, by share id (decision 3); `undefined` if the site has no such
 * page.
 */
export function comparisonAddress(comparePage: string | undefined, shareId = ''): string | undefined {
  if (!comparePage || !URL.canParse(comparePage, pageUrl().href)) return undefined;
  const url = new URL(comparePage, pageUrl());
  if (shareId) url.searchParams.set('comparison', shareId);
  return url.href;
}
