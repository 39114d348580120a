/**
 * Address of the compare page for a saved comparison, by share id (decision 3); `undefined` if the site has no such
 * page.
 */
export function comparisonAddress(comparePage: string | undefined, shareId = ''): string | undefined {
  if (!comparePage || !URL.canParse(comparePage, location.href)) return undefined;
  const url = new URL(comparePage, location.href);
  if (shareId) url.searchParams.set('comparison', shareId);
  return url.href;
}
